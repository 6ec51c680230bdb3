// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/dwarf_types.h"

#include <dwarf.h>

namespace warpbench::simulator::dwarf {

std::optional<Dwarf_Word> number(Dwarf_Die* die, unsigned name) {
  Dwarf_Attribute attribute;
  Dwarf_Word value = 0;
  if (dwarf_attr_integrate(die, name, &attribute) == nullptr || dwarf_formudata(&attribute, &value) != 0)
    return std::nullopt;
  return value;
}

std::optional<Dwarf_Die> typeOf(Dwarf_Die* die) {
  Dwarf_Attribute attribute;
  Dwarf_Die type;
  if (dwarf_formref_die(dwarf_attr_integrate(die, DW_AT_type, &attribute), &type) == nullptr) return std::nullopt;
  return dwarf_peel_type(&type, &type) == 0 ? std::optional(type) : std::nullopt;
}

std::optional<std::uint64_t> threadLocalOffset(Dwarf_Die* die) {
  Dwarf_Attribute attribute;
  Dwarf_Op* operations = nullptr;
  std::size_t count = 0;
  if (dwarf_attr(die, DW_AT_location, &attribute) == nullptr ||
      dwarf_getlocation(&attribute, &operations, &count) != 0 || count != 2)
    return std::nullopt;
  const bool isThreadLocal =
      operations[1].atom == DW_OP_GNU_push_tls_address || operations[1].atom == DW_OP_form_tls_address;
  const bool isConstant =
      operations[0].atom == DW_OP_const8u || operations[0].atom == DW_OP_const4u || operations[0].atom == DW_OP_addr;
  return isThreadLocal && isConstant ? std::optional<std::uint64_t>(operations[0].number) : std::nullopt;
}

ArrayShape shapeOf(Dwarf_Die type) {
  ArrayShape shape;
  if (dwarf_tag(&type) != DW_TAG_array_type) {
    Dwarf_Word bytes = 0;
    if (dwarf_aggregate_size(&type, &bytes) == 0) shape.elementBytes = bytes;
    return shape;
  }
  int dimensions = 0;
  std::int64_t last = 0;
  Dwarf_Die child;
  for (int found = dwarf_child(&type, &child); found == 0; found = dwarf_siblingof(&child, &child)) {
    if (dwarf_tag(&child) != DW_TAG_subrange_type) continue;
    ++dimensions;
    if (const auto bound = number(&child, DW_AT_upper_bound))
      last = static_cast<std::int64_t>(*bound) + 1;
    else if (const auto count = number(&child, DW_AT_count))
      last = static_cast<std::int64_t>(*count);
  }
  if (dimensions > 1) shape.columns = last;
  std::optional<Dwarf_Die> element = typeOf(&type);
  Dwarf_Word bytes = 0;
  if (element && dwarf_aggregate_size(&*element, &bytes) == 0) shape.elementBytes = bytes;
  return shape;
}

}  // namespace warpbench::simulator::dwarf
