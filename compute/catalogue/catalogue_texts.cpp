// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue_texts.h"

#include <set>
#include <utility>

#include "catalogue/catalogue.h"
#include "catalogue/family.h"

namespace warpbench {

namespace {

class Collector {
 public:
  void add(const std::string& text, const std::string& place) {
    if (!text.empty() && m_known.insert(text).second) m_texts.push_back({text, place});
  }

  void add(const std::vector<ParameterSpec>& specs, const std::string& owner) {
    for (const ParameterSpec& spec : specs) {
      const std::string place = owner + ", parameter " + spec.id;
      add(spec.title, place + ": title");
      add(spec.unit, place + ": unit");
      add(spec.meaning, place + ": meaning");
    }
  }

  std::vector<CatalogueText> take() { return std::move(m_texts); }

 private:
  std::set<std::string> m_known;
  std::vector<CatalogueText> m_texts;
};

Parameters initialParameters(const Family& family, const Variant& variant) {
  Parameters parameters;
  for (const ParameterSpec& spec : specsOf(family, variant)) parameters.set(spec.id, spec.initialValue(true));
  return parameters;
}

}  // namespace

std::vector<CatalogueText> catalogueTexts() {
  Collector texts;
  for (const Family& family : catalog()) {
    texts.add(family.title, family.id + ": title");
    texts.add(family.shows, family.id + ": what it shows");
    texts.add(family.figureFormula, family.id + ": formula");
    texts.add(family.items, family.id + ": what is counted");
    texts.add(family.parameters, family.id);
    for (const Variant& variant : family.variants) {
      const std::string place = family.id + ", variant " + variant.id;
      texts.add(variant.title, place + ": title");
      texts.add(variant.idea, place + ": idea");
      texts.add(variant.launch.why, place + ": why it is not simulated");
      texts.add(variant.parameters, place);
      if (variant.arithmetic)
        for (const Fact& fact : variant.arithmetic(initialParameters(family, variant)))
          texts.add(fact.name, place + ": name of a fact");
    }
    for (const Preset& preset : family.presets) {
      texts.add(preset.title, family.id + ", preset " + preset.id + ": title");
      texts.add(preset.source, family.id + ", preset " + preset.id + ": source");
    }
  }
  return texts.take();
}

}  // namespace warpbench
