<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Matrix transpose</source>
        <extracomment>transpose: title</extracomment>
        <translation>Transponovanje matrice</translation>
    </message>
    <message>
        <source>Shows what coalescing and bank conflicts cost: the same elements move in different orders.</source>
        <extracomment>transpose: what it shows</extracomment>
        <translation>Pokazuje koliko koštaju nespojeni pristupi i kolizije u bankama: isti elementi premeštaju se raznim redosledom.</translation>
    </message>
    <message>
        <source>2 x width x height x element size x repetitions / time</source>
        <extracomment>transpose: formula</extracomment>
        <translation>2 x širina x visina x veličina elementa x ponavljanja / vreme</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>transpose, parameter width: title</extracomment>
        <translation>Širina</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>transpose, parameter width: unit</extracomment>
        <translation>elemenata</translation>
    </message>
    <message>
        <source>Columns of the input, rows of the output.</source>
        <extracomment>transpose, parameter width: meaning</extracomment>
        <translation>Kolone ulaza, vrste izlaza.</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>transpose, parameter height: title</extracomment>
        <translation>Visina</translation>
    </message>
    <message>
        <source>Rows of the input, columns of the output.</source>
        <extracomment>transpose, parameter height: meaning</extracomment>
        <translation>Vrste ulaza, kolone izlaza.</translation>
    </message>
    <message>
        <source>Data type</source>
        <extracomment>transpose, parameter type: title</extracomment>
        <translation>Tip podataka</translation>
    </message>
    <message>
        <source>Data type of the elements.</source>
        <extracomment>transpose, parameter type: meaning</extracomment>
        <translation>Tip podataka svakog elementa.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>transpose, variant copy: title</extracomment>
        <translation>Kopiranje</translation>
    </message>
    <message>
        <source>Does not transpose: shows what the same loads and stores reach in order.</source>
        <extracomment>transpose, variant copy: idea</extracomment>
        <translation>Ne transponuje: pokazuje koliko ista učitavanja i upisi postižu kad idu redom.</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <extracomment>transpose, variant copy, parameter repetitions: title</extracomment>
        <translation>Ponavljanja</translation>
    </message>
    <message>
        <source>How many times the kernel repeats its work in one launch.</source>
        <extracomment>transpose, variant copy, parameter repetitions: meaning</extracomment>
        <translation>Koliko puta kernel ponavlja svoj posao u jednom pokretanju.</translation>
    </message>
    <message>
        <source>Naive</source>
        <extracomment>transpose, variant naive: title</extracomment>
        <translation>Naivno</translation>
    </message>
    <message>
        <source>Reads rows and writes columns: each lane stores to its own sector.</source>
        <extracomment>transpose, variant naive: idea</extracomment>
        <translation>Čita vrste i upisuje kolone: svaka nit warp-a upisuje u svoj sektor.</translation>
    </message>
    <message>
        <source>Shared tile</source>
        <extracomment>transpose, variant coalesced: title</extracomment>
        <translation>Deljena pločica</translation>
    </message>
    <message>
        <source>A tile in shared memory coalesces loads and stores, but each tile column lies in one bank.</source>
        <extracomment>transpose, variant coalesced: idea</extracomment>
        <translation>Pločica u deljenoj memoriji spaja učitavanja i upise, ali svaka njena kolona leži u jednoj banci.</translation>
    </message>
    <message>
        <source>Shared tile, padded</source>
        <extracomment>transpose, variant conflict-free: title</extracomment>
        <translation>Deljena pločica sa dopunom</translation>
    </message>
    <message>
        <source>One padding column spreads the 32 words of a tile column over 32 banks.</source>
        <extracomment>transpose, variant conflict-free: idea</extracomment>
        <translation>Jedna kolona dopune raspoređuje 32 reči kolone pločice u 32 banke.</translation>
    </message>
    <message>
        <source>Shared tile, custom padding</source>
        <extracomment>transpose, variant chosen-padding: title</extracomment>
        <translation>Deljena pločica, dopuna po izboru</translation>
    </message>
    <message>
        <source>You choose the padding: the greatest common divisor of row length and bank count decides the conflicts.</source>
        <extracomment>transpose, variant chosen-padding: idea</extracomment>
        <translation>Dopunu birate vi: kolizije zavise od najvećeg zajedničkog delioca dužine vrste i broja banaka.</translation>
    </message>
    <message>
        <source>Padding</source>
        <extracomment>transpose, variant chosen-padding, parameter padding: title</extracomment>
        <translation>Dopuna</translation>
    </message>
    <message>
        <source>Padding columns of the tile in shared memory.</source>
        <extracomment>transpose, variant chosen-padding, parameter padding: meaning</extracomment>
        <translation>Kolone dopune pločice u deljenoj memoriji.</translation>
    </message>
    <message>
        <source>Padded, 32x8 threads</source>
        <extracomment>transpose, variant four-rows: title</extracomment>
        <translation>Sa dopunom, 32x8 niti</translation>
    </message>
    <message>
        <source>Each thread moves four elements: four loads are in flight, and more blocks fit a multiprocessor.</source>
        <extracomment>transpose, variant four-rows: idea</extracomment>
        <translation>Svaka nit premešta četiri elementa: četiri učitavanja su u toku, a na multiprocesor staje više blokova.</translation>
    </message>
    <message>
        <source>Swizzled, 32x8 threads</source>
        <extracomment>transpose, variant swizzled: title</extracomment>
        <translation>Permutovane kolone, 32x8 niti</translation>
    </message>
    <message>
        <source>Each row permutes the tile&apos;s columns, so lanes never share a bank and the tile needs no padding.</source>
        <extracomment>transpose, variant swizzled: idea</extracomment>
        <translation>Svaka vrsta permutuje kolone pločice, pa dve niti warp-a nikad ne dele banku i dopuna nije potrebna.</translation>
    </message>
    <message>
        <source>16 bytes per access</source>
        <extracomment>transpose, variant vectorised: title</extracomment>
        <translation>16 bajtova po pristupu</translation>
    </message>
    <message>
        <source>Threads move 16 bytes at a time and transpose small squares in registers.</source>
        <extracomment>transpose, variant vectorised: idea</extracomment>
        <translation>Niti premeštaju po 16 bajtova i transponuju male kvadrate u registrima.</translation>
    </message>
    <message>
        <source>16 bytes, columns first</source>
        <extracomment>transpose, variant columns-first: title</extracomment>
        <translation>16 bajtova, prvo niz kolone</translation>
    </message>
    <message>
        <source>Uses taller tiles and goes down the columns first, so concurrent blocks write adjacent memory.</source>
        <extracomment>transpose, variant columns-first: idea</extracomment>
        <translation>Koristi više pločice i ide prvo niz kolone, pa blokovi koji rade istovremeno upisuju susednu memoriju.</translation>
    </message>
    <message>
        <source>cudaMemcpy</source>
        <extracomment>transpose, variant memcpy: title</extracomment>
        <translation>cudaMemcpy</translation>
    </message>
    <message>
        <source>The library&apos;s device-to-device copy: the practical ceiling.</source>
        <extracomment>transpose, variant memcpy: idea</extracomment>
        <translation>Bibliotečko kopiranje unutar uređaja: praktična granica.</translation>
    </message>
    <message>
        <source>cudaMemcpy is a library call, not a kernel</source>
        <extracomment>transpose, variant memcpy: why it is not simulated</extracomment>
        <translation>cudaMemcpy je poziv biblioteke, a ne kernel</translation>
    </message>
    <message>
        <source>CPU, one thread</source>
        <extracomment>transpose, variant cpu-one-thread: title</extracomment>
        <translation>CPU, jedna nit</translation>
    </message>
    <message>
        <source>The textbook loop over the rows of the output.</source>
        <extracomment>transpose, variant cpu-one-thread: idea</extracomment>
        <translation>Udžbenička petlja po vrstama izlaza.</translation>
    </message>
    <message>
        <source>CPU, all threads</source>
        <extracomment>transpose, variant cpu-all-threads: title</extracomment>
        <translation>CPU, sve niti</translation>
    </message>
    <message>
        <source>The course&apos;s values</source>
        <extracomment>transpose, preset course: title</extracomment>
        <translation>Vrednosti sa kursa</translation>
    </message>
    <message>
        <source>Bandwidths of 2048 x 2048 elements on a C1060: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>transpose, preset course: source</extracomment>
        <translation>Propusni opsezi za 2048 x 2048 elemenata na C1060: kurs &quot;GPU programming in CUDA&quot;, dan 2</translation>
    </message>
    <message>
        <source>The report&apos;s values</source>
        <extracomment>transpose, preset report: title</extracomment>
        <translation>Vrednosti iz izveštaja</translation>
    </message>
    <message>
        <source>Bandwidths of 16384 x 16384 elements: the report on an H200 of 2026-11-20</source>
        <extracomment>transpose, preset report: source</extracomment>
        <translation>Propusni opsezi za 16384 x 16384 elemenata: izveštaj o H200 od 2026-11-20</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <extracomment>matmul: title</extracomment>
        <translation>Množenje matrica</translation>
    </message>
    <message>
        <source>Shows what shared-memory reuse gains: each tile element is loaded once and used tile-width times.</source>
        <extracomment>matmul: what it shows</extracomment>
        <translation>Pokazuje šta donosi ponovna upotreba u deljenoj memoriji: svaki element pločice učita se jednom, a koristi onoliko puta kolika je širina pločice.</translation>
    </message>
    <message>
        <source>2 x rows x inner x columns / time</source>
        <extracomment>matmul: formula</extracomment>
        <translation>2 x vrste x unutrašnja dimenzija x kolone / vreme</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>matmul, parameter rows: title</extracomment>
        <translation>Vrste</translation>
    </message>
    <message>
        <source>Rows of M and of P.</source>
        <extracomment>matmul, parameter rows: meaning</extracomment>
        <translation>Vrste matrica M i P.</translation>
    </message>
    <message>
        <source>Inner</source>
        <extracomment>matmul, parameter inner: title</extracomment>
        <translation>Unutrašnja dimenzija</translation>
    </message>
    <message>
        <source>Columns of M, rows of N.</source>
        <extracomment>matmul, parameter inner: meaning</extracomment>
        <translation>Kolone matrice M, vrste matrice N.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>matmul, parameter columns: title</extracomment>
        <translation>Kolone</translation>
    </message>
    <message>
        <source>Columns of N and of P.</source>
        <extracomment>matmul, parameter columns: meaning</extracomment>
        <translation>Kolone matrica N i P.</translation>
    </message>
    <message>
        <source>Tile width</source>
        <extracomment>matmul, parameter tile: title</extracomment>
        <translation>Širina pločice</translation>
    </message>
    <message>
        <source>A block has tile x tile threads, and a tiled kernel&apos;s tiles have the same width.</source>
        <extracomment>matmul, parameter tile: meaning</extracomment>
        <translation>Blok ima pločica x pločica niti; pločice kernela sa popločavanjem iste su širine.</translation>
    </message>
    <message>
        <source>Thread indices only</source>
        <extracomment>matmul, variant one-block: title</extracomment>
        <translation>Samo indeksi niti</translation>
    </message>
    <message>
        <source>Correct for one block only: every block computes the first tile, and nothing writes the rest.</source>
        <extracomment>matmul, variant one-block: idea</extracomment>
        <translation>Tačno samo za jedan blok: svaki blok računa prvu pločicu, a ostatak niko ne upisuje.</translation>
    </message>
    <message>
        <source>threads per block</source>
        <extracomment>matmul, variant one-block: name of a fact</extracomment>
        <translation>niti po bloku</translation>
    </message>
    <message>
        <source>bytes of global memory per flop</source>
        <extracomment>matmul, variant one-block: name of a fact</extracomment>
        <translation>bajtova globalne memorije po operaciji</translation>
    </message>
    <message>
        <source>Naive, uncoalesced</source>
        <extracomment>matmul, variant uncoalesced: title</extracomment>
        <translation>Naivno, nespojeni pristupi</translation>
    </message>
    <message>
        <source>Neighbouring threads take neighbouring rows, so each lane loads its own sector of M.</source>
        <extracomment>matmul, variant uncoalesced: idea</extracomment>
        <translation>Susedne niti uzimaju susedne vrste, pa svaka nit warp-a učitava zaseban sektor iz M.</translation>
    </message>
    <message>
        <source>Naive, accumulating in P</source>
        <extracomment>matmul, variant naive-in-p: title</extracomment>
        <translation>Naivno, akumulacija u P</translation>
    </message>
    <message>
        <source>Keeps the sum in global memory and stores it at every step.</source>
        <extracomment>matmul, variant naive-in-p: idea</extracomment>
        <translation>Zbir drži u globalnoj memoriji i upisuje ga u svakom koraku.</translation>
    </message>
    <message>
        <source>Each thread reads its row and its column from global memory, element by element.</source>
        <extracomment>matmul, variant naive: idea</extracomment>
        <translation>Svaka nit čita svoju vrstu i svoju kolonu iz globalne memorije, element po element.</translation>
    </message>
    <message>
        <source>Tiled, barrier left out</source>
        <extracomment>matmul, variant without-barrier: title</extracomment>
        <translation>Popločano, bez barijere</translation>
    </message>
    <message>
        <source>Warps do not wait for the tile and use the data of the previous phase.</source>
        <extracomment>matmul, variant without-barrier: idea</extracomment>
        <translation>Warp-ovi ne čekaju pločicu i koriste podatke iz prethodne faze.</translation>
    </message>
    <message>
        <source>Tiled</source>
        <extracomment>matmul, variant tiled: title</extracomment>
        <translation>Popločano</translation>
    </message>
    <message>
        <source>The block loads a tile of M and one of N into shared memory and uses each element tile times.</source>
        <extracomment>matmul, variant tiled: idea</extracomment>
        <translation>Blok učitava pločicu iz M i pločicu iz N u deljenu memoriju i svaki element koristi onoliko puta kolika je širina pločice.</translation>
    </message>
    <message>
        <source>Tiled, dynamic shared memory</source>
        <extracomment>matmul, variant tiled-dynamic: title</extracomment>
        <translation>Dinamička deljena memorija</translation>
    </message>
    <message>
        <source>The launch sets the tile size, so one kernel serves all widths, but the compiler unrolls no loop.</source>
        <extracomment>matmul, variant tiled-dynamic: idea</extracomment>
        <translation>Veličina pločice zadaje se pri pokretanju: jedan kernel služi za sve širine, ali kompajler ne razmotava nijednu petlju.</translation>
    </message>
    <message>
        <source>Tiled, through sub-matrices</source>
        <extracomment>matmul, variant sub-matrices: title</extracomment>
        <translation>Popločano, preko podmatrica</translation>
    </message>
    <message>
        <source>The same product, written with sub-matrices: width, height, stride and elements.</source>
        <extracomment>matmul, variant sub-matrices: idea</extracomment>
        <translation>Isti proizvod, zapisan preko podmatrica: širina, visina, korak i elementi.</translation>
    </message>
    <message>
        <source>Tiled, on padded input</source>
        <extracomment>matmul, variant padded-input: title</extracomment>
        <translation>Popločano, dopunjen ulaz</translation>
    </message>
    <message>
        <source>First copies M and N to multiples of the tile size: no edge checks, but the copies cost time.</source>
        <extracomment>matmul, variant padded-input: idea</extracomment>
        <translation>Najpre kopira M i N i dopunjuje ih do umnoška pločice: ivice se ne proveravaju, ali kopiranje košta.</translation>
    </message>
    <message>
        <source>Register-tiled</source>
        <extracomment>matmul, variant register-tiled: title</extracomment>
        <translation>Popločano u registrima</translation>
    </message>
    <message>
        <source>A thread computes 8 x 8 elements: each value that it reads from shared memory serves eight products.</source>
        <extracomment>matmul, variant register-tiled: idea</extracomment>
        <translation>Nit računa 8 x 8 elemenata: svaka vrednost pročitana iz deljene memorije služi za osam proizvoda.</translation>
    </message>
    <message>
        <source>Register-tiled, with loads and stores of 16 bytes in global and shared memory.</source>
        <extracomment>matmul, variant vectorised: idea</extracomment>
        <translation>Popločano u registrima, sa učitavanjima i upisima od 16 bajtova u globalnoj i deljenoj memoriji.</translation>
    </message>
    <message>
        <source>Double-buffered</source>
        <extracomment>matmul, variant double-buffered: title</extracomment>
        <translation>Dvostruki bafer</translation>
    </message>
    <message>
        <source>Loads the next tiles through registers while the block multiplies.</source>
        <extracomment>matmul, variant double-buffered: idea</extracomment>
        <translation>Učitava naredne pločice kroz registre dok blok množi.</translation>
    </message>
    <message>
        <source>Warp-tiled</source>
        <extracomment>matmul, variant warp-tiled: title</extracomment>
        <translation>Popločano po warp-u</translation>
    </message>
    <message>
        <source>A warp computes 64 x 64 elements and reads shared memory one step ahead.</source>
        <extracomment>matmul, variant warp-tiled: idea</extracomment>
        <translation>Warp računa 64 x 64 elementa i čita deljenu memoriju jedan korak unapred.</translation>
    </message>
    <message>
        <source>Packed, asynchronous copies</source>
        <extracomment>matmul, variant packed: title</extracomment>
        <translation>Prepakovano, asinhrono kopiranje</translation>
    </message>
    <message>
        <source>First packs the tiles, then copies them to shared memory two tiles ahead, bypassing registers.</source>
        <extracomment>matmul, variant packed: idea</extracomment>
        <translation>Prvo pakuje pločice, a zatim ih mimo registara kopira u deljenu memoriju, dve pločice unapred.</translation>
    </message>
    <message>
        <source>Packed, bulk copies</source>
        <extracomment>matmul, variant bulk: title</extracomment>
        <translation>Prepakovano, bulk kopiranje</translation>
    </message>
    <message>
        <source>One thread requests whole tiles from the copy engine, and the others wait until the bytes arrive.</source>
        <extracomment>matmul, variant bulk: idea</extracomment>
        <translation>Jedna nit od jedinice za kopiranje traži cele pločice, a ostale čekaju da bajtovi stignu.</translation>
    </message>
    <message>
        <source>Stream-K</source>
        <extracomment>matmul, variant stream-k: title</extracomment>
        <translation>Stream-K</translation>
    </message>
    <message>
        <source>Blocks take equal shares of all steps instead of whole tiles, and the copies transpose M.</source>
        <extracomment>matmul, variant stream-k: idea</extracomment>
        <translation>Blokovi dobijaju jednake udele svih koraka umesto celih pločica; kopiranje usput transponuje M.</translation>
    </message>
    <message>
        <source>Split-K</source>
        <extracomment>matmul, variant split-k: title</extracomment>
        <translation>Split-K</translation>
    </message>
    <message>
        <source>If P has few tiles, blocks share the inner dimension, as do a block&apos;s warps; a second kernel adds the parts.</source>
        <extracomment>matmul, variant split-k: idea</extracomment>
        <translation>Ako P ima malo pločica, blokovi dele unutrašnju dimenziju, kao i warp-ovi bloka; drugi kernel sabira delove.</translation>
    </message>
    <message>
        <source>cuBLAS</source>
        <extracomment>matmul, variant cublas: title</extracomment>
        <translation>cuBLAS</translation>
    </message>
    <message>
        <source>cuBLAS is a library, not a kernel</source>
        <extracomment>matmul, variant cublas: why it is not simulated</extracomment>
        <translation>cuBLAS je biblioteka, a ne kernel</translation>
    </message>
    <message>
        <source>The textbook triple loop, with the innermost over a row of N.</source>
        <extracomment>matmul, variant cpu-one-thread: idea</extracomment>
        <translation>Udžbenička trostruka petlja, sa unutrašnjom po vrsti matrice N.</translation>
    </message>
    <message>
        <source>Blocks of 256 and of 1024 threads compared: course &quot;CUDA programming&quot;, practice 2</source>
        <extracomment>matmul, preset course: source</extracomment>
        <translation>Poređenje blokova od 256 i od 1024 niti: kurs &quot;CUDA programming&quot;, vežba 2</translation>
    </message>
    <message>
        <source>GFLOP/s of 4096 x 4096 elements with tiles of 8, 16 and 32: the report on an H200 of 2026-11-20</source>
        <extracomment>matmul, preset report: source</extracomment>
        <translation>GFLOP/s za 4096 x 4096 elemenata sa pločicama od 8, 16 i 32: izveštaj o H200 od 2026-11-20</translation>
    </message>
    <message>
        <source>Reduction</source>
        <extracomment>reduction: title</extracomment>
        <translation>Redukcija</translation>
    </message>
    <message>
        <source>Shows how dependent threads cooperate, and how the order of additions changes a sum.</source>
        <extracomment>reduction: what it shows</extracomment>
        <translation>Pokazuje kako zavisne niti sarađuju i kako redosled sabiranja menja zbir.</translation>
    </message>
    <message>
        <source>elements x element size / time</source>
        <extracomment>reduction: formula</extracomment>
        <translation>elementi x veličina elementa / vreme</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>reduction, parameter elements: title</extracomment>
        <translation>Elementi</translation>
    </message>
    <message>
        <source>Elements of the array to reduce.</source>
        <extracomment>reduction, parameter elements: meaning</extracomment>
        <translation>Broj elemenata niza koji se redukuje.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <extracomment>reduction, parameter block: title</extracomment>
        <translation>Niti po bloku</translation>
    </message>
    <message>
        <source>Threads of a block; the trees need a power of two.</source>
        <extracomment>reduction, parameter block: meaning</extracomment>
        <translation>Niti u bloku; za stabla je potreban stepen dvojke.</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>reduction, parameter operation: title</extracomment>
        <translation>Operacija</translation>
    </message>
    <message>
        <source>How to combine two elements.</source>
        <extracomment>reduction, parameter operation: meaning</extracomment>
        <translation>Operacija koja spaja dva elementa.</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>reduction, parameter values: title</extracomment>
        <translation>Vrednosti</translation>
    </message>
    <message>
        <source>Random whole numbers have an exact sum in every order. The sum of random fractions, or of 2^332 + 1 - 2^332 + 2 repeated, depends on the order.</source>
        <extracomment>reduction, parameter values: meaning</extracomment>
        <translation>Zbir slučajnih celih brojeva tačan je u svakom redosledu. Zbir slučajnih razlomaka, ili niza 2^332 + 1 - 2^332 + 2 koji se ponavlja, zavisi od redosleda.</translation>
    </message>
    <message>
        <source>Atomic</source>
        <extracomment>reduction, variant atomic: title</extracomment>
        <translation>Atomično</translation>
    </message>
    <message>
        <source>Every thread adds its element to one address, so the additions queue.</source>
        <extracomment>reduction, variant atomic: idea</extracomment>
        <translation>Svaka nit dodaje svoj element na istu adresu, pa sabiranja čekaju u redu.</translation>
    </message>
    <message>
        <source>Interleaved, divergent</source>
        <extracomment>reduction, variant interleaved: title</extracomment>
        <translation>Isprepleteno, divergentno</translation>
    </message>
    <message>
        <source>A tree in shared memory in which every second, then every fourth, then every eighth thread works.</source>
        <extracomment>reduction, variant interleaved: idea</extracomment>
        <translation>Stablo u deljenoj memoriji u kojem radi svaka druga, četvrta, osma nit.</translation>
    </message>
    <message>
        <source>Interleaved, bank conflicts</source>
        <extracomment>reduction, variant interleaved-strided: title</extracomment>
        <translation>Isprepleteno, kolizije u bankama</translation>
    </message>
    <message>
        <source>Neighbouring threads work on words that move further apart, in fewer and fewer banks.</source>
        <extracomment>reduction, variant interleaved-strided: idea</extracomment>
        <translation>Susedne niti rade na rečima koje su sve dalje jedna od druge, u sve manje banaka.</translation>
    </message>
    <message>
        <source>Sequential</source>
        <extracomment>reduction, variant sequential: title</extracomment>
        <translation>Sekvencijalno</translation>
    </message>
    <message>
        <source>The lower half of the threads adds the upper half: no bank conflicts, and whole warps idle.</source>
        <extracomment>reduction, variant sequential: idea</extracomment>
        <translation>Donja polovina niti dodaje gornju: nema kolizija u bankama, a celi warp-ovi miruju.</translation>
    </message>
    <message>
        <source>First add on load</source>
        <extracomment>reduction, variant first-add: title</extracomment>
        <translation>Prvo sabiranje pri učitavanju</translation>
    </message>
    <message>
        <source>Each thread combines two elements while it loads them.</source>
        <extracomment>reduction, variant first-add: idea</extracomment>
        <translation>Svaka nit spoji dva elementa već dok ih učitava.</translation>
    </message>
    <message>
        <source>Warp shuffle</source>
        <extracomment>reduction, variant shuffle: title</extracomment>
        <translation>Warp shuffle</translation>
    </message>
    <message>
        <source>Lanes exchange values in registers, with little shared memory and two barriers.</source>
        <extracomment>reduction, variant shuffle: idea</extracomment>
        <translation>Niti warp-a razmenjuju vrednosti kroz registre, uz malo deljene memorije i dve barijere.</translation>
    </message>
    <message>
        <source>Grid-stride, 16 bytes</source>
        <extracomment>reduction, variant vectorised: title</extracomment>
        <translation>Grid-stride, 16 bajtova</translation>
    </message>
    <message>
        <source>One launch with only as many blocks as fit the GPU: loads 16 bytes at a time, and the last block finishes.</source>
        <extracomment>reduction, variant vectorised: idea</extracomment>
        <translation>Jedno pokretanje, samo sa onoliko blokova koliko staje na GPU: učitava po 16 bajtova, a poslednji blok završava posao.</translation>
    </message>
    <message>
        <source>CUB</source>
        <extracomment>reduction, variant cub: title</extracomment>
        <translation>CUB</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library of parallel primitives.</source>
        <extracomment>reduction, variant cub: idea</extracomment>
        <translation>NVIDIA-ina biblioteka paralelnih primitiva.</translation>
    </message>
    <message>
        <source>CUB is a library, not a kernel</source>
        <extracomment>reduction, variant cub: why it is not simulated</extracomment>
        <translation>CUB je biblioteka, a ne kernel</translation>
    </message>
    <message>
        <source>CPU, sorted</source>
        <extracomment>reduction, variant cpu-sorted: title</extracomment>
        <translation>CPU, sortirano</translation>
    </message>
    <message>
        <source>One thread adds small magnitudes first, so that large ones do not absorb them.</source>
        <extracomment>reduction, variant cpu-sorted: idea</extracomment>
        <translation>Jedna nit prvo sabira brojeve male apsolutne vrednosti, da se ne bi izgubili pored velikih.</translation>
    </message>
    <message>
        <source>CPU, pairwise</source>
        <extracomment>reduction, variant cpu-pairwise: title</extracomment>
        <translation>CPU, po parovima</translation>
    </message>
    <message>
        <source>One thread adds halves of halves: errors grow only with the height of the tree.</source>
        <extracomment>reduction, variant cpu-pairwise: idea</extracomment>
        <translation>Jedna nit sabira polovine polovina: greška raste samo sa visinom stabla.</translation>
    </message>
    <message>
        <source>CPU, Kahan</source>
        <extracomment>reduction, variant cpu-kahan: title</extracomment>
        <translation>CPU, Kahan</translation>
    </message>
    <message>
        <source>One thread carries each addition&apos;s rounding error to the next.</source>
        <extracomment>reduction, variant cpu-kahan: idea</extracomment>
        <translation>Jedna nit grešku zaokruživanja svakog sabiranja prenosi u sledeće.</translation>
    </message>
    <message>
        <source>One thread adds in order.</source>
        <extracomment>reduction, variant cpu-one-thread: idea</extracomment>
        <translation>Jedna nit sabira redom.</translation>
    </message>
    <message>
        <source>Each thread adds its part in order.</source>
        <extracomment>reduction, variant cpu-all-threads: idea</extracomment>
        <translation>Svaka nit redom sabira svoj deo.</translation>
    </message>
    <message>
        <source>10^100 + 1 - 10^100 + 2, whose sum depends on the order: course &quot;Programming on the graphics card&quot;</source>
        <extracomment>reduction, preset course: source</extracomment>
        <translation>10^100 + 1 - 10^100 + 2, čiji zbir zavisi od redosleda: kurs &quot;Programiranje na grafičkoj kartici&quot;</translation>
    </message>
    <message>
        <source>Bandwidths of 2^28 elements: the report on an H200 of 2026-11-20</source>
        <extracomment>reduction, preset report: source</extracomment>
        <translation>Propusni opsezi za 2^28 elemenata: izveštaj o H200 od 2026-11-20</translation>
    </message>
    <message>
        <source>Offset access</source>
        <extracomment>offset: title</extracomment>
        <translation>Pristup sa pomerajem</translation>
    </message>
    <message>
        <source>Shows what misaligned access costs: the same elements at an offset.</source>
        <extracomment>offset: what it shows</extracomment>
        <translation>Pokazuje koliko košta neporavnat pristup: isti elementi sa pomerajem.</translation>
    </message>
    <message>
        <source>2 x MiB / time</source>
        <extracomment>offset: formula</extracomment>
        <translation>2 x MiB / vreme</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>offset, parameter mib: title</extracomment>
        <translation>Veličina</translation>
    </message>
    <message>
        <source>MiB</source>
        <extracomment>offset, parameter mib: unit</extracomment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Size of the incremented part of the array.</source>
        <extracomment>offset, parameter mib: meaning</extracomment>
        <translation>Veličina dela niza koji se uvećava.</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>offset, parameter offset: title</extracomment>
        <translation>Pomeraj</translation>
    </message>
    <message>
        <source>Elements between the start of the array and the first incremented one.</source>
        <extracomment>offset, parameter offset: meaning</extracomment>
        <translation>Broj elemenata od početka niza do prvog koji se uvećava.</translation>
    </message>
    <message>
        <source>a[i+s] += 1</source>
        <extracomment>offset, variant increment: title</extracomment>
        <translation>a[i+s] += 1</translation>
    </message>
    <message>
        <source>Each warp reads and writes 32 neighbouring elements, s elements after a sector&apos;s start.</source>
        <extracomment>offset, variant increment: idea</extracomment>
        <translation>Svaki warp čita i upisuje 32 susedna elementa, s elemenata posle početka sektora.</translation>
    </message>
    <message>
        <source>The same loop on the CPU.</source>
        <extracomment>histogram, variant cpu-one-thread: idea</extracomment>
        <translation>Ista petlja na CPU-u.</translation>
    </message>
    <message>
        <source>The course&apos;s own loop, over offsets 0 to 32: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>offset, preset course: source</extracomment>
        <translation>Petlja sa samog kursa, za pomeraje od 0 do 32: kurs &quot;GPU programming in CUDA&quot;, dan 2</translation>
    </message>
    <message>
        <source>Bandwidths of 2^26 elements of 4 bytes: the report on an H200 of 2026-11-20</source>
        <extracomment>offset, preset report: source</extracomment>
        <translation>Propusni opsezi za 2^26 elemenata od 4 bajta: izveštaj o H200 od 2026-11-20</translation>
    </message>
    <message>
        <source>Strided access</source>
        <extracomment>stride: title</extracomment>
        <translation>Pristup sa korakom</translation>
    </message>
    <message>
        <source>Shows what gaps between elements cost: memory moves whole sectors, used or not.</source>
        <extracomment>stride: what it shows</extracomment>
        <translation>Pokazuje koliko koštaju praznine između elemenata: memorija prenosi cele sektore, iskorišćene ili ne.</translation>
    </message>
    <message>
        <source>2 x MiB / time, counting the used elements</source>
        <extracomment>stride: formula</extracomment>
        <translation>2 x MiB / vreme, samo iskorišćeni elementi</translation>
    </message>
    <message>
        <source>Size of the incremented elements; the array is larger by the factor of the stride.</source>
        <extracomment>stride, parameter mib: meaning</extracomment>
        <translation>Veličina elemenata koji se uvećavaju; niz je onoliko puta veći koliki je korak.</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>stride, parameter stride: title</extracomment>
        <translation>Korak</translation>
    </message>
    <message>
        <source>Elements from one incremented element to the next.</source>
        <extracomment>stride, parameter stride: meaning</extracomment>
        <translation>Broj elemenata od jednog uvećanog do sledećeg.</translation>
    </message>
    <message>
        <source>a[i*s] += 1</source>
        <extracomment>stride, variant increment: title</extracomment>
        <translation>a[i*s] += 1</translation>
    </message>
    <message>
        <source>Each warp reads and writes 32 elements that lie s apart, in up to 32 sectors.</source>
        <extracomment>stride, variant increment: idea</extracomment>
        <translation>Svaki warp čita i upisuje 32 elementa na razmaku s, u najviše 32 sektora.</translation>
    </message>
    <message>
        <source>The course&apos;s own loop, over strides 1 to 32: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>stride, preset course: source</extracomment>
        <translation>Petlja sa samog kursa, za korake od 1 do 32: kurs &quot;GPU programming in CUDA&quot;, dan 2</translation>
    </message>
    <message>
        <source>Bandwidths of 2^23 threads, elements of 4 bytes: the report on an H200 of 2026-11-20</source>
        <extracomment>stride, preset report: source</extracomment>
        <translation>Propusni opsezi za 2^23 niti, elementi od 4 bajta: izveštaj o H200 od 2026-11-20</translation>
    </message>
    <message>
        <source>Colour to grey</source>
        <extracomment>grayscale: title</extracomment>
        <translation>Iz boje u nijanse sive</translation>
    </message>
    <message>
        <source>Shows what narrow loads cost: three bytes in and one out for each pixel.</source>
        <extracomment>grayscale: what it shows</extracomment>
        <translation>Pokazuje koliko koštaju uska učitavanja: za svaki piksel tri bajta ulaze, jedan izlazi.</translation>
    </message>
    <message>
        <source>(3 + 1) x width x height bytes / time</source>
        <extracomment>grayscale: formula</extracomment>
        <translation>(3 + 1) x širina x visina bajtova / vreme</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>grayscale, parameter image: title</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>Picture to convert; without one, Warpbench generates a picture.</source>
        <extracomment>grayscale, parameter image: meaning</extracomment>
        <translation>Slika koju treba pretvoriti; ako je nema, Warpbench je generiše.</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>grayscale, parameter width: unit</extracomment>
        <translation>piksela</translation>
    </message>
    <message>
        <source>Width of the generated picture; a loaded picture has its own.</source>
        <extracomment>grayscale, parameter width: meaning</extracomment>
        <translation>Širina generisane slike; učitana slika ima svoju.</translation>
    </message>
    <message>
        <source>Height of the generated picture; a loaded picture has its own.</source>
        <extracomment>grayscale, parameter height: meaning</extracomment>
        <translation>Visina generisane slike; učitana slika ima svoju.</translation>
    </message>
    <message>
        <source>One thread per pixel, byte by byte: a warp&apos;s load uses a third of each sector that it requests.</source>
        <extracomment>grayscale, variant naive: idea</extracomment>
        <translation>Po jedna nit za svaki piksel, bajt po bajt: učitavanje warp-a koristi trećinu svakog traženog sektora.</translation>
    </message>
    <message>
        <source>Four pixels, 4-byte words</source>
        <extracomment>grayscale, variant four-pixels: title</extracomment>
        <translation>Četiri piksela, reči od 4 bajta</translation>
    </message>
    <message>
        <source>Three words hold four pixels, so the same number of loads moves four times the data.</source>
        <extracomment>grayscale, variant four-pixels: idea</extracomment>
        <translation>Tri reči drže četiri piksela: isti broj učitavanja prenosi četiri puta više podataka.</translation>
    </message>
    <message>
        <source>Sixteen pixels, 16-byte words</source>
        <extracomment>grayscale, variant sixteen-pixels: title</extracomment>
        <translation>16 piksela, reči od 16 bajtova</translation>
    </message>
    <message>
        <source>Uses the widest loads: each thread has 48 bytes in flight.</source>
        <extracomment>grayscale, variant sixteen-pixels: idea</extracomment>
        <translation>Koristi najšira učitavanja: svaka nit ima 48 bajtova u toku.</translation>
    </message>
    <message>
        <source>Sixteen pixels through shared memory</source>
        <extracomment>grayscale, variant through-shared: title</extracomment>
        <translation>16 piksela kroz deljenu memoriju</translation>
    </message>
    <message>
        <source>Each load of a warp reads 512 contiguous bytes, and shared memory hands each lane its 48 bytes.</source>
        <extracomment>grayscale, variant through-shared: idea</extracomment>
        <translation>Svako učitavanje warp-a čita 512 uzastopnih bajtova, a deljena memorija svakoj niti predaje njenih 48.</translation>
    </message>
    <message>
        <source>cudaMemcpy, equal bytes</source>
        <extracomment>grayscale, variant memcpy: title</extracomment>
        <translation>cudaMemcpy, isto toliko bajtova</translation>
    </message>
    <message>
        <source>Two copies of one byte per pixel read and write as much as the conversion.</source>
        <extracomment>grayscale, variant memcpy: idea</extracomment>
        <translation>Dva kopiranja po jednog bajta za svaki piksel čitaju i upisuju koliko i pretvaranje.</translation>
    </message>
    <message>
        <source>The textbook loop over the pixels.</source>
        <extracomment>grayscale, variant cpu-one-thread: idea</extracomment>
        <translation>Udžbenička petlja po pikselima.</translation>
    </message>
    <message>
        <source>Bandwidths of 16384 x 16384 pixels: the report on an H200 of 2026-11-20</source>
        <extracomment>grayscale, preset report: source</extracomment>
        <translation>Propusni opsezi za 16384 x 16384 piksela: izveštaj o H200 od 2026-11-20</translation>
    </message>
    <message>
        <source>Vector addition</source>
        <extracomment>vector-add: title</extracomment>
        <translation>Sabiranje vektora</translation>
    </message>
    <message>
        <source>A first kernel: one thread per element, and how wide an access should be.</source>
        <extracomment>vector-add: what it shows</extracomment>
        <translation>Prvi kernel: jedna nit po elementu, i koliko širok treba da bude pristup.</translation>
    </message>
    <message>
        <source>3 x elements x element size / time</source>
        <extracomment>vector-add: formula</extracomment>
        <translation>3 x elementi x veličina elementa / vreme</translation>
    </message>
    <message>
        <source>Elements of each vector.</source>
        <extracomment>vector-add, parameter elements: meaning</extracomment>
        <translation>Elementi svakog vektora.</translation>
    </message>
    <message>
        <source>Threads of a block.</source>
        <extracomment>vector-add, parameter block: meaning</extracomment>
        <translation>Niti u bloku.</translation>
    </message>
    <message>
        <source>One thread per element</source>
        <extracomment>vector-add, variant naive: title</extracomment>
        <translation>Jedna nit po elementu</translation>
    </message>
    <message>
        <source>Each thread adds one pair, so a warp accesses neighbouring elements.</source>
        <extracomment>vector-add, variant naive: idea</extracomment>
        <translation>Svaka nit sabira jedan par, pa warp pristupa susednim elementima.</translation>
    </message>
    <message>
        <source>Grid-stride</source>
        <extracomment>vector-add, variant grid-stride: title</extracomment>
        <translation>Grid-stride</translation>
    </message>
    <message>
        <source>A fixed number of threads loops over the vectors with the stride of the grid.</source>
        <extracomment>vector-add, variant grid-stride: idea</extracomment>
        <translation>Stalan broj niti prolazi kroz vektore u petlji, sa korakom od celog grid-a.</translation>
    </message>
    <message>
        <source>Each thread moves 16 bytes at a time: a quarter of the instructions for the same bytes.</source>
        <extracomment>vector-add, variant vectorised: idea</extracomment>
        <translation>Svaka nit premešta po 16 bajtova: četvrtina instrukcija za iste bajtove.</translation>
    </message>
    <message>
        <source>The library copies as many bytes as the addition moves: all of a and half of b.</source>
        <extracomment>vector-add, variant memcpy: idea</extracomment>
        <translation>Biblioteka kopira onoliko bajtova koliko sabiranje prenosi: ceo a i polovinu b.</translation>
    </message>
    <message>
        <source>Dot product</source>
        <extracomment>dot: title</extracomment>
        <translation>Skalarni proizvod</translation>
    </message>
    <message>
        <source>A reduction with arithmetic: it reads two vectors and returns one number.</source>
        <extracomment>dot: what it shows</extracomment>
        <translation>Redukcija sa računanjem: čita dva vektora i vraća jedan broj.</translation>
    </message>
    <message>
        <source>2 x elements x element size / time</source>
        <extracomment>scan: formula</extracomment>
        <translation>2 x elementi x veličina elementa / vreme</translation>
    </message>
    <message>
        <source>Shared-memory tree</source>
        <extracomment>dot, variant tree: title</extracomment>
        <translation>Stablo u deljenoj memoriji</translation>
    </message>
    <message>
        <source>A block multiplies, adds in shared memory, and adds its sum to the result.</source>
        <extracomment>dot, variant tree: idea</extracomment>
        <translation>Blok množi, sabira u deljenoj memoriji i svoj zbir dodaje rezultatu.</translation>
    </message>
    <message>
        <source>The tree in registers: lanes exchange their sums.</source>
        <extracomment>dot, variant shuffle: idea</extracomment>
        <translation>Stablo u registrima: niti warp-a razmenjuju zbirove.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library.</source>
        <extracomment>dot, variant cublas: idea</extracomment>
        <translation>NVIDIA-ina biblioteka.</translation>
    </message>
    <message>
        <source>Pi from random points</source>
        <extracomment>pi: title</extracomment>
        <translation>Pi pomoću slučajnih tačaka</translation>
    </message>
    <message>
        <source>Counts the hits of an unpredictable branch in global memory, shared memory or registers.</source>
        <extracomment>pi: what it shows</extracomment>
        <translation>Broji pogotke grananja koje se ne može predvideti, u globalnoj memoriji, deljenoj memoriji ili registrima.</translation>
    </message>
    <message>
        <source>points / time</source>
        <extracomment>pi: formula</extracomment>
        <translation>tačke / vreme</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>pi: what is counted</extracomment>
        <translation>tačaka</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>pi, parameter points: title</extracomment>
        <translation>Tačke</translation>
    </message>
    <message>
        <source>Random points in the unit square.</source>
        <extracomment>pi, parameter points: meaning</extracomment>
        <translation>Slučajne tačke u jediničnom kvadratu.</translation>
    </message>
    <message>
        <source>Counter in global memory</source>
        <extracomment>pi, variant global-counter: title</extracomment>
        <translation>Brojač u globalnoj memoriji</translation>
    </message>
    <message>
        <source>Each hit is an atomic addition to one address in global memory.</source>
        <extracomment>pi, variant global-counter: idea</extracomment>
        <translation>Svaki pogodak je atomično sabiranje na istoj adresi u globalnoj memoriji.</translation>
    </message>
    <message>
        <source>Counter in shared memory</source>
        <extracomment>pi, variant shared-counter: title</extracomment>
        <translation>Brojač u deljenoj memoriji</translation>
    </message>
    <message>
        <source>Each block counts hits in shared memory and adds its count once.</source>
        <extracomment>pi, variant shared-counter: idea</extracomment>
        <translation>Svaki blok broji pogotke u deljenoj memoriji i svoj broj dodaje jednom.</translation>
    </message>
    <message>
        <source>Counters in registers</source>
        <extracomment>pi, variant register-counter: title</extracomment>
        <translation>Brojači u registrima</translation>
    </message>
    <message>
        <source>Each thread counts in a register, and shuffles add the counts.</source>
        <extracomment>pi, variant register-counter: idea</extracomment>
        <translation>Svaka nit broji u registru; shuffle instrukcije sabiraju brojače.</translation>
    </message>
    <message>
        <source>Each thread counts its part.</source>
        <extracomment>pi, variant cpu-all-threads: idea</extracomment>
        <translation>Svaka nit broji u svom delu.</translation>
    </message>
    <message>
        <source>Shared counter</source>
        <extracomment>counter: title</extracomment>
        <translation>Zajednički brojač</translation>
    </message>
    <message>
        <source>Shows what happens when all threads change one value, and how to do it correctly.</source>
        <extracomment>counter: what it shows</extracomment>
        <translation>Pokazuje šta se dešava kad sve niti menjaju istu vrednost i kako se to radi ispravno.</translation>
    </message>
    <message>
        <source>blocks x threads / time</source>
        <extracomment>counter: formula</extracomment>
        <translation>blokovi x niti / vreme</translation>
    </message>
    <message>
        <source>increments</source>
        <extracomment>counter: what is counted</extracomment>
        <translation>uvećanja</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>counter, parameter blocks: title</extracomment>
        <translation>Blokovi</translation>
    </message>
    <message>
        <source>Blocks of the grid.</source>
        <extracomment>counter, parameter blocks: meaning</extracomment>
        <translation>Blokovi grid-a.</translation>
    </message>
    <message>
        <source>Threads of a block; each adds one.</source>
        <extracomment>counter, parameter threads: meaning</extracomment>
        <translation>Niti u bloku; svaka dodaje jedan.</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <extracomment>counter, variant unprotected: title</extracomment>
        <translation>Nezaštićeno</translation>
    </message>
    <message>
        <source>Threads load, add and store without synchronisation, so increments are lost.</source>
        <extracomment>counter, variant unprotected: idea</extracomment>
        <translation>Niti učitavaju, sabiraju i upisuju bez sinhronizacije, pa se uvećanja gube.</translation>
    </message>
    <message>
        <source>Memory performs the additions one after another.</source>
        <extracomment>counter, variant atomic: idea</extracomment>
        <translation>Memorija obavlja sabiranja jedno za drugim.</translation>
    </message>
    <message>
        <source>Atomic per block</source>
        <extracomment>counter, variant atomic-per-block: title</extracomment>
        <translation>Atomično po bloku</translation>
    </message>
    <message>
        <source>Blocks count in shared memory and add their count once.</source>
        <extracomment>counter, variant atomic-per-block: idea</extracomment>
        <translation>Blokovi broje u deljenoj memoriji i svoj zbir dodaju jednom.</translation>
    </message>
    <message>
        <source>One thread increments a counter in memory.</source>
        <extracomment>counter, variant cpu-one-thread: idea</extracomment>
        <translation>Jedna nit uvećava brojač u memoriji.</translation>
    </message>
    <message>
        <source>All threads increment one counter with atomic additions.</source>
        <extracomment>counter, variant cpu-all-threads: idea</extracomment>
        <translation>Sve niti uvećavaju isti brojač atomičnim sabiranjem.</translation>
    </message>
    <message>
        <source>100 blocks of 100 threads, which print 1 or 10000: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>counter, preset course: source</extracomment>
        <translation>100 blokova po 100 niti, što ispisuje 1 ili 10000: kurs &quot;GPU programming in CUDA&quot;, dan 2</translation>
    </message>
    <message>
        <source>Memory kinds</source>
        <extracomment>memory-kinds: title</extracomment>
        <translation>Tipovi memorije</translation>
    </message>
    <message>
        <source>Compares where to keep a few numbers that every thread needs: one polynomial, coefficients in different memories.</source>
        <extracomment>memory-kinds: what it shows</extracomment>
        <translation>Poredi gde držati nekoliko brojeva potrebnih svakoj niti: isti polinom, koeficijenti u različitim memorijama.</translation>
    </message>
    <message>
        <source>2 x elements x 4 bytes / time</source>
        <extracomment>memory-kinds: formula</extracomment>
        <translation>2 x elementi x 4 bajta / vreme</translation>
    </message>
    <message>
        <source>Numbers at which the polynomial is evaluated.</source>
        <extracomment>memory-kinds, parameter elements: meaning</extracomment>
        <translation>Brojevi za koje se polinom izračunava.</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <extracomment>memory-kinds, parameter coefficients: title</extracomment>
        <translation>Koeficijenti</translation>
    </message>
    <message>
        <source>Number of coefficients: the polynomial&apos;s degree plus one.</source>
        <extracomment>memory-kinds, parameter coefficients: meaning</extracomment>
        <translation>Broj koeficijenata: stepen polinoma plus jedan.</translation>
    </message>
    <message>
        <source>Constant memory, an address per lane</source>
        <extracomment>memory-kinds, variant constant-per-lane: title</extracomment>
        <translation>Konstantna memorija, adresa po niti</translation>
    </message>
    <message>
        <source>Lanes begin with different coefficients: the constant cache serves one address after another.</source>
        <extracomment>memory-kinds, variant constant-per-lane: idea</extracomment>
        <translation>Niti warp-a počinju od različitih koeficijenata: konstantni keš uslužuje adrese jednu po jednu.</translation>
    </message>
    <message>
        <source>flops per byte</source>
        <extracomment>convolution, variant naive: name of a fact</extracomment>
        <translation>operacija po bajtu</translation>
    </message>
    <message>
        <source>addresses that the constant cache serves per load</source>
        <extracomment>memory-kinds, variant constant-per-lane: name of a fact</extracomment>
        <translation>adresa koje konstantni keš usluži po učitavanju</translation>
    </message>
    <message>
        <source>Local memory</source>
        <extracomment>memory-kinds, variant local: title</extracomment>
        <translation>Lokalna memorija</translation>
    </message>
    <message>
        <source>A thread&apos;s private array, indexed at run time, lies off chip behind L1.</source>
        <extracomment>memory-kinds, variant local: idea</extracomment>
        <translation>Privatni niz niti, indeksiran pri izvršavanju, leži van čipa, iza L1 keša.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <extracomment>memory-kinds, variant global: title</extracomment>
        <translation>Globalna memorija</translation>
    </message>
    <message>
        <source>All lanes load the same word: one sector per request, repeated for every element.</source>
        <extracomment>memory-kinds, variant global: idea</extracomment>
        <translation>Sve niti warp-a učitavaju istu reč: jedan sektor po zahtevu, ponovo za svaki element.</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <extracomment>memory-kinds, variant shared: title</extracomment>
        <translation>Deljena memorija</translation>
    </message>
    <message>
        <source>Each block copies the coefficients once; all lanes then read one word, in one wavefront.</source>
        <extracomment>memory-kinds, variant shared: idea</extracomment>
        <translation>Svaki blok jednom kopira koeficijente; zatim sve niti warp-a čitaju istu reč, u jednom wavefront-u.</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <extracomment>memory-kinds, variant constant: title</extracomment>
        <translation>Konstantna memorija</translation>
    </message>
    <message>
        <source>All lanes read one address, and the constant cache broadcasts the word to the warp.</source>
        <extracomment>memory-kinds, variant constant: idea</extracomment>
        <translation>Sve niti warp-a čitaju istu adresu, a konstantni keš predaje reč celom warp-u.</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>memory-kinds, variant registers: title</extracomment>
        <translation>Registri</translation>
    </message>
    <message>
        <source>Loops unrolled at compile time put each element of the thread&apos;s private array into a register.</source>
        <extracomment>memory-kinds, variant registers: idea</extracomment>
        <translation>Petlje razmotane pri kompajliranju smeštaju svaki element privatnog niza niti u registar.</translation>
    </message>
    <message>
        <source>Horner&apos;s rule for one element after another.</source>
        <extracomment>memory-kinds, variant cpu-one-thread: idea</extracomment>
        <translation>Hornerova šema, element po element.</translation>
    </message>
    <message>
        <source>Load patterns</source>
        <extracomment>load-patterns: title</extracomment>
        <translation>Obrasci učitavanja</translation>
    </message>
    <message>
        <source>The words that a warp requests decide how many sectors move: order is free, gaps are not.</source>
        <extracomment>load-patterns: what it shows</extracomment>
        <translation>Reči koje warp traži određuju koliko se sektora prenosi: redosled je besplatan, praznine nisu.</translation>
    </message>
    <message>
        <source>4 bytes x (distinct elements read + elements written) / time</source>
        <extracomment>load-patterns: formula</extracomment>
        <translation>4 bajta x (različiti pročitani elementi + upisani elementi) / vreme</translation>
    </message>
    <message>
        <source>Elements to read in the pattern and write in order.</source>
        <extracomment>load-patterns, parameter elements: meaning</extracomment>
        <translation>Elementi koji se čitaju po obrascu, a upisuju redom.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <extracomment>load-patterns, parameter pattern: title</extracomment>
        <translation>Obrazac</translation>
    </message>
    <message>
        <source>Words that the lanes of a warp request.</source>
        <extracomment>load-patterns, parameter pattern: meaning</extracomment>
        <translation>Reči koje traže niti warp-a.</translation>
    </message>
    <message>
        <source>Cached loads</source>
        <extracomment>load-patterns, variant cached: title</extracomment>
        <translation>Keširana učitavanja</translation>
    </message>
    <message>
        <source>Loads through L1, in lines of 128 bytes; since Volta only their missing sectors move.</source>
        <extracomment>load-patterns, variant cached: idea</extracomment>
        <translation>Učitavanja kroz L1 keš, u linijama od 128 bajtova; od arhitekture Volta prenose se samo sektori koji nedostaju.</translation>
    </message>
    <message>
        <source>bus utilisation in lines of 128 bytes</source>
        <extracomment>load-patterns, variant cached: name of a fact</extracomment>
        <translation>iskorišćenje magistrale u linijama od 128 bajtova</translation>
    </message>
    <message>
        <source>Uncached loads</source>
        <extracomment>load-patterns, variant uncached: title</extracomment>
        <translation>Nekeširana učitavanja</translation>
    </message>
    <message>
        <source>Loads that bypass L1, in sectors of 32 bytes.</source>
        <extracomment>load-patterns, variant uncached: idea</extracomment>
        <translation>Učitavanja mimo L1 keša, u sektorima od 32 bajta.</translation>
    </message>
    <message>
        <source>bus utilisation in sectors of 32 bytes</source>
        <extracomment>load-patterns, variant uncached: name of a fact</extracomment>
        <translation>iskorišćenje magistrale u sektorima od 32 bajta</translation>
    </message>
    <message>
        <source>The same reads, one after the other.</source>
        <extracomment>load-patterns, variant cpu-one-thread: idea</extracomment>
        <translation>Ista čitanja, jedno za drugim.</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <extracomment>bank-stride: title</extracomment>
        <translation>Kolizije u bankama</translation>
    </message>
    <message>
        <source>Shows which strides in shared memory cost: those that share a divisor with the number of banks.</source>
        <extracomment>bank-stride: what it shows</extracomment>
        <translation>Pokazuje koji koraci u deljenoj memoriji koštaju: oni koji sa brojem banaka imaju zajednički delilac.</translation>
    </message>
    <message>
        <source>elements x reads x word / time, read from shared memory</source>
        <extracomment>bank-stride: formula</extracomment>
        <translation>elementi x čitanja x reč / vreme, čitano iz deljene memorije</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>bank-stride, parameter elements: title</extracomment>
        <translation>Niti</translation>
    </message>
    <message>
        <source>Threads that read; each writes one element at the end.</source>
        <extracomment>bank-stride, parameter elements: meaning</extracomment>
        <translation>Niti koje čitaju; svaka na kraju upisuje jedan element.</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>bank-stride, parameter stride: unit</extracomment>
        <translation>reči</translation>
    </message>
    <message>
        <source>Distance from one lane&apos;s word to the next lane&apos;s, in words.</source>
        <extracomment>bank-stride, parameter stride: meaning</extracomment>
        <translation>Razmak u rečima od jedne do sledeće niti warp-a.</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>bank-stride, parameter word: title</extracomment>
        <translation>Reč</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>bank-stride, parameter word: unit</extracomment>
        <translation>bajtova</translation>
    </message>
    <message>
        <source>Bytes that a lane reads at a time.</source>
        <extracomment>bank-stride, parameter word: meaning</extracomment>
        <translation>Bajtovi koje nit čita odjednom.</translation>
    </message>
    <message>
        <source>Reads of each thread; each read moves one word on.</source>
        <extracomment>bank-stride, parameter reads: meaning</extracomment>
        <translation>Čitanja svake niti, svako za jednu reč dalje.</translation>
    </message>
    <message>
        <source>Strided read</source>
        <extracomment>bank-stride, variant read: title</extracomment>
        <translation>Čitanje sa korakom</translation>
    </message>
    <message>
        <source>Each lane reads a word that lies stride words after its neighbour&apos;s.</source>
        <extracomment>bank-stride, variant read: idea</extracomment>
        <translation>Svaka nit warp-a čita reč koja je za jedan korak posle reči susedne niti.</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <extracomment>bank-stride, variant read: name of a fact</extracomment>
        <translation>kolizija u bankama</translation>
    </message>
    <message>
        <source>The same reads and sums from an array in the cache.</source>
        <extracomment>bank-stride, variant cpu-one-thread: idea</extracomment>
        <translation>Ista čitanja i zbirovi iz niza u kešu.</translation>
    </message>
    <message>
        <source>Warp divergence</source>
        <extracomment>divergence: title</extracomment>
        <translation>Divergencija warp-a</translation>
    </message>
    <message>
        <source>Shows what a branch that splits a warp costs: both paths run, one after the other.</source>
        <extracomment>divergence: what it shows</extracomment>
        <translation>Pokazuje koliko košta grananje koje deli warp: izvršavaju se obe putanje, jedna za drugom.</translation>
    </message>
    <message>
        <source>2 x elements x work / time</source>
        <extracomment>divergence: formula</extracomment>
        <translation>2 x elementi x posao / vreme</translation>
    </message>
    <message>
        <source>Elements, one per thread.</source>
        <extracomment>divergence, parameter elements: meaning</extracomment>
        <translation>Elementi, po jedan za svaku nit.</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>divergence, parameter work: title</extracomment>
        <translation>Posao</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>divergence, parameter work: unit</extracomment>
        <translation>koraka</translation>
    </message>
    <message>
        <source>Steps on either path; each is one load and two flops.</source>
        <extracomment>divergence, parameter work: meaning</extracomment>
        <translation>Koraci na svakoj putanji; svaki je jedno učitavanje i dve operacije (flop).</translation>
    </message>
    <message>
        <source>Lanes that branch together</source>
        <extracomment>divergence, parameter group: title</extracomment>
        <translation>Niti koje se zajedno granaju</translation>
    </message>
    <message>
        <source>lanes</source>
        <extracomment>divergence, parameter group: unit</extracomment>
        <translation>niti</translation>
    </message>
    <message>
        <source>Neighbouring threads that take the same path; from 32 on, no warp splits.</source>
        <extracomment>divergence, parameter group: meaning</extracomment>
        <translation>Susedne niti koje idu istom putanjom; od 32 nadalje nijedan warp nije podeljen.</translation>
    </message>
    <message>
        <source>Branch by lane</source>
        <extracomment>divergence, variant by-lane: title</extracomment>
        <translation>Grananje po nitima</translation>
    </message>
    <message>
        <source>Groups of lanes take different paths: the warp runs both, with some lanes idle on each.</source>
        <extracomment>divergence, variant by-lane: idea</extracomment>
        <translation>Grupe niti idu različitim putanjama: warp izvršava obe, a na svakoj deo niti miruje.</translation>
    </message>
    <message>
        <source>paths per warp</source>
        <extracomment>divergence, variant by-lane: name of a fact</extracomment>
        <translation>putanja po warp-u</translation>
    </message>
    <message>
        <source>active lanes on a path</source>
        <extracomment>divergence, variant by-lane: name of a fact</extracomment>
        <translation>aktivnih niti na putanji</translation>
    </message>
    <message>
        <source>Branch by warp</source>
        <extracomment>divergence, variant by-warp: title</extracomment>
        <translation>Grananje po warp-ovima</translation>
    </message>
    <message>
        <source>Every other warp takes the other path: the same work with all lanes active.</source>
        <extracomment>divergence, variant by-warp: idea</extracomment>
        <translation>Svaki drugi warp ide drugom putanjom: isti posao, a sve niti su aktivne.</translation>
    </message>
    <message>
        <source>The same branches, which a CPU predicts.</source>
        <extracomment>divergence, variant cpu-one-thread: idea</extracomment>
        <translation>Ista grananja, koja CPU predviđa.</translation>
    </message>
    <message>
        <source>Latency hiding</source>
        <extracomment>latency: title</extracomment>
        <translation>Sakrivanje kašnjenja</translation>
    </message>
    <message>
        <source>Shows how many loads must be in flight to keep memory busy.</source>
        <extracomment>latency: what it shows</extracomment>
        <translation>Pokazuje koliko učitavanja mora biti u toku da memorija ne bi mirovala.</translation>
    </message>
    <message>
        <source>Elements to copy.</source>
        <extracomment>latency, parameter elements: meaning</extracomment>
        <translation>Elementi koji se kopiraju.</translation>
    </message>
    <message>
        <source>Warps per multiprocessor</source>
        <extracomment>latency, parameter warps: title</extracomment>
        <translation>Warp-ova po multiprocesoru</translation>
    </message>
    <message>
        <source>warps</source>
        <extracomment>latency, parameter warps: unit</extracomment>
        <translation>warp-ova</translation>
    </message>
    <message>
        <source>One block with this many warps on each multiprocessor; above 32, two blocks with half as many.</source>
        <extracomment>latency, parameter warps: meaning</extracomment>
        <translation>Jedan blok od toliko warp-ova na svakom multiprocesoru; iznad 32 dva bloka od po pola.</translation>
    </message>
    <message>
        <source>One load in flight</source>
        <extracomment>latency, variant one-load: title</extracomment>
        <translation>Jedno učitavanje u toku</translation>
    </message>
    <message>
        <source>Each thread waits for every element: only other warps hide the latency.</source>
        <extracomment>latency, variant one-load: idea</extracomment>
        <translation>Svaka nit čeka svaki element: kašnjenje sakrivaju samo drugi warp-ovi.</translation>
    </message>
    <message>
        <source>launched warps per multiprocessor</source>
        <extracomment>latency, variant one-load: name of a fact</extracomment>
        <translation>pokrenutih warp-ova po multiprocesoru</translation>
    </message>
    <message>
        <source>bytes in flight per multiprocessor, all warps resident</source>
        <extracomment>latency, variant one-load: name of a fact</extracomment>
        <translation>bajtova u toku po multiprocesoru, ako su svi warp-ovi rezidentni</translation>
    </message>
    <message>
        <source>Two loads in flight</source>
        <extracomment>latency, variant two-loads: title</extracomment>
        <translation>Dva učitavanja u toku</translation>
    </message>
    <message>
        <source>Each thread requests two elements before it waits.</source>
        <extracomment>latency, variant two-loads: idea</extracomment>
        <translation>Svaka nit traži dva elementa pre nego što počne da čeka.</translation>
    </message>
    <message>
        <source>Four loads in flight</source>
        <extracomment>latency, variant four-loads: title</extracomment>
        <translation>Četiri učitavanja u toku</translation>
    </message>
    <message>
        <source>Each thread requests four elements before it waits.</source>
        <extracomment>latency, variant four-loads: idea</extracomment>
        <translation>Svaka nit traži četiri elementa pre nego što počne da čeka.</translation>
    </message>
    <message>
        <source>Eight loads in flight</source>
        <extracomment>latency, variant eight-loads: title</extracomment>
        <translation>Osam učitavanja u toku</translation>
    </message>
    <message>
        <source>Each thread requests eight elements before it waits: few warps are enough.</source>
        <extracomment>latency, variant eight-loads: idea</extracomment>
        <translation>Svaka nit traži osam elemenata pre nego što počne da čeka: dovoljno je malo warp-ova.</translation>
    </message>
    <message>
        <source>A loop over the elements.</source>
        <extracomment>latency, variant cpu-one-thread: idea</extracomment>
        <translation>Petlja po elementima.</translation>
    </message>
    <message>
        <source>Pitched rows</source>
        <extracomment>pitch: title</extracomment>
        <translation>Poravnate vrste</translation>
    </message>
    <message>
        <source>Shows what rows of odd width cost, and what aligning each row gains.</source>
        <extracomment>pitch: what it shows</extracomment>
        <translation>Pokazuje koliko koštaju vrste neparne širine i šta donosi poravnanje svake vrste.</translation>
    </message>
    <message>
        <source>2 x width x rows x element size / time</source>
        <extracomment>pitch: formula</extracomment>
        <translation>2 x širina x vrste x veličina elementa / vreme</translation>
    </message>
    <message>
        <source>Elements of a row; an odd number shows the largest effect.</source>
        <extracomment>pitch, parameter width: meaning</extracomment>
        <translation>Elementi jedne vrste; kod neparnog broja efekat je najveći.</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>spmv, parameter rows: unit</extracomment>
        <translation>vrsta</translation>
    </message>
    <message>
        <source>Rows of the matrix.</source>
        <extracomment>pitch, parameter rows: meaning</extracomment>
        <translation>Vrste matrice.</translation>
    </message>
    <message>
        <source>Rows end to end</source>
        <extracomment>pitch, variant plain: title</extracomment>
        <translation>Vrste jedna za drugom</translation>
    </message>
    <message>
        <source>A row begins where the previous one ends, so a warp&apos;s 32 elements straddle one more sector.</source>
        <extracomment>pitch, variant plain: idea</extracomment>
        <translation>Vrsta počinje tamo gde se prethodna završila: 32 elementa warp-a zahvataju jedan sektor više.</translation>
    </message>
    <message>
        <source>bytes from row to row</source>
        <extracomment>pitch, variant plain: name of a fact</extracomment>
        <translation>bajtova od vrste do vrste</translation>
    </message>
    <message>
        <source>spare memory</source>
        <extracomment>pitch, variant plain: name of a fact</extracomment>
        <translation>rezervna memorija</translation>
    </message>
    <message>
        <source>Rows of cudaMallocPitch</source>
        <extracomment>pitch, variant pitched: title</extracomment>
        <translation>Vrste iz cudaMallocPitch</translation>
    </message>
    <message>
        <source>Padding after each row aligns the next row to 512 bytes.</source>
        <extracomment>pitch, variant pitched: idea</extracomment>
        <translation>Dopuna posle svake vrste poravnava sledeću na 512 bajtova.</translation>
    </message>
    <message>
        <source>The same loop over rows end to end.</source>
        <extracomment>pitch, variant cpu-one-thread: idea</extracomment>
        <translation>Ista petlja po vrstama jednoj za drugom.</translation>
    </message>
    <message>
        <source>Host transfers</source>
        <extracomment>transfer: title</extracomment>
        <translation>Prenosi sa domaćinom</translation>
    </message>
    <message>
        <source>Shows what transfers between host and GPU cost: often more than the kernel itself.</source>
        <extracomment>transfer: what it shows</extracomment>
        <translation>Pokazuje koliko košta prenos između domaćina i GPU-a: često više od samog kernela.</translation>
    </message>
    <message>
        <source>MiB / time, each byte counted once</source>
        <extracomment>transfer: formula</extracomment>
        <translation>MiB / vreme, svaki bajt računa se jednom</translation>
    </message>
    <message>
        <source>Size of the array to copy.</source>
        <extracomment>transfer, parameter mib: meaning</extracomment>
        <translation>Veličina niza koji se kopira.</translation>
    </message>
    <message>
        <source>To the GPU, pageable</source>
        <extracomment>transfer, variant to-device-pageable: title</extracomment>
        <translation>Na GPU, straničena memorija</translation>
    </message>
    <message>
        <source>From memory allocated by malloc: the driver copies it through its own locked pages.</source>
        <extracomment>transfer, variant to-device-pageable: idea</extracomment>
        <translation>Iz memorije dobijene funkcijom malloc: drajver je kopira kroz sopstvene zaključane stranice.</translation>
    </message>
    <message>
        <source>the simulator has no bus between host and GPU</source>
        <extracomment>transfer, variant to-device-pageable: why it is not simulated</extracomment>
        <translation>simulator nema magistralu između domaćina i GPU-a</translation>
    </message>
    <message>
        <source>To the GPU, page-locked</source>
        <extracomment>transfer, variant to-device-pinned: title</extracomment>
        <translation>Na GPU, zaključana memorija</translation>
    </message>
    <message>
        <source>From page-locked memory: the GPU reads it directly, and the CPU stays free.</source>
        <extracomment>transfer, variant to-device-pinned: idea</extracomment>
        <translation>Iz zaključane memorije: GPU je čita direktno, a CPU ostaje slobodan.</translation>
    </message>
    <message>
        <source>To the host, pageable</source>
        <extracomment>transfer, variant to-host-pageable: title</extracomment>
        <translation>Na domaćina, straničena memorija</translation>
    </message>
    <message>
        <source>Copies the results back into memory allocated by malloc.</source>
        <extracomment>transfer, variant to-host-pageable: idea</extracomment>
        <translation>Kopira rezultate nazad u memoriju dobijenu funkcijom malloc.</translation>
    </message>
    <message>
        <source>To the host, page-locked</source>
        <extracomment>transfer, variant to-host-pinned: title</extracomment>
        <translation>Na domaćina, zaključana memorija</translation>
    </message>
    <message>
        <source>Copies the results back into page-locked memory.</source>
        <extracomment>transfer, variant to-host-pinned: idea</extracomment>
        <translation>Kopira rezultate nazad u zaključanu memoriju.</translation>
    </message>
    <message>
        <source>Within the GPU, by a kernel</source>
        <extracomment>transfer, variant within-device: title</extracomment>
        <translation>Unutar GPU-a, kernelom</translation>
    </message>
    <message>
        <source>Copies the same elements within GPU memory: shows what keeping data there saves.</source>
        <extracomment>transfer, variant within-device: idea</extracomment>
        <translation>Kopira iste elemente unutar memorije GPU-a: pokazuje koliko se štedi ako podaci tamo ostanu.</translation>
    </message>
    <message>
        <source>A copy within host memory: no transfer to a GPU is faster.</source>
        <extracomment>transfer, variant cpu-one-thread: idea</extracomment>
        <translation>Kopiranje unutar memorije domaćina: nijedan prenos do GPU-a nije brži.</translation>
    </message>
    <message>
        <source>Copy, 32x8 threads</source>
        <extracomment>transpose, variant copy-four-rows: title</extracomment>
        <translation>Kopiranje, 32x8 niti</translation>
    </message>
    <message>
        <source>The copy with four elements per thread: four loads are in flight, and more blocks fit a multiprocessor.</source>
        <extracomment>transpose, variant copy-four-rows: idea</extracomment>
        <translation>Kopiranje sa četiri elementa po niti: četiri učitavanja su u toku, a na multiprocesor staje više blokova.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library: fp64 on tensor cores if the GPU has them, fp32 never as TF32.</source>
        <extracomment>matmul, variant cublas: idea</extracomment>
        <translation>NVIDIA-ina biblioteka: fp64 na tenzorskim jezgrima ako ih GPU ima, fp32 nikad kao TF32.</translation>
    </message>
    <message>
        <source>Whole sectors, any size</source>
        <extracomment>transpose, variant stepped: title</extracomment>
        <translation>Celi sektori, bilo koja veličina</translation>
    </message>
    <message>
        <source>Aligns each row&apos;s part of a tile to a sector, so that rows of any length store whole sectors.</source>
        <extracomment>transpose, variant stepped: idea</extracomment>
        <translation>Poravnava deo pločice u svakoj vrsti sa sektorom, pa se vrste bilo koje dužine upisuju celim sektorima.</translation>
    </message>
    <message>
        <source>Few rows or few columns</source>
        <extracomment>transpose, variant thin: title</extracomment>
        <translation>Malo vrsta ili malo kolona</translation>
    </message>
    <message>
        <source>A tile as thin as the matrix: if a side has at most 8 elements, a tile of 32 x 32 is nearly empty.</source>
        <extracomment>transpose, variant thin: idea</extracomment>
        <translation>Pločica tanka koliko i matrica: ako strana ima najviše 8 elemenata, pločica od 32 x 32 je skoro prazna.</translation>
    </message>
    <message>
        <source>Matrix product on tensor cores</source>
        <extracomment>tensor-matmul: title</extracomment>
        <translation>Množenje matrica na tenzorskim jezgrima</translation>
    </message>
    <message>
        <source>Shows the tiled product on units that multiply whole tiles, and how to feed them.</source>
        <extracomment>tensor-matmul: what it shows</extracomment>
        <translation>Pokazuje popločano množenje na jedinicama koje množe cele pločice, i kako ih snabdevati podacima.</translation>
    </message>
    <message>
        <source>Width of the square blocks and tiles of the kernels without tensor cores.</source>
        <extracomment>tensor-matmul, parameter tile: meaning</extracomment>
        <translation>Širina kvadratnih blokova i pločica kernela bez tenzorskih jezgara.</translation>
    </message>
    <message>
        <source>One thread per element, 16-bit numbers, a sum in fp32: half the bytes of the fp32 product.</source>
        <extracomment>tensor-matmul, variant naive: idea</extracomment>
        <translation>Jedna nit po elementu, 16-bitni brojevi, zbir u fp32: upola manje bajtova nego proizvod u fp32.</translation>
    </message>
    <message>
        <source>Tiles in shared memory, as in the fp32 product: each element is used tile-width times.</source>
        <extracomment>tensor-matmul, variant tiled: idea</extracomment>
        <translation>Pločice u deljenoj memoriji, kao kod proizvoda u fp32: svaki element koristi se onoliko puta kolika je širina pločice.</translation>
    </message>
    <message>
        <source>Tensor cores (wmma)</source>
        <extracomment>tensor-matmul, variant wmma: title</extracomment>
        <translation>Tenzorska jezgra (wmma)</translation>
    </message>
    <message>
        <source>A warp multiplies 16 x 16 by 16 x 16 in one instruction, straight from global memory.</source>
        <extracomment>tensor-matmul, variant wmma: idea</extracomment>
        <translation>Warp množi 16 x 16 sa 16 x 16 jednom instrukcijom, pravo iz globalne memorije.</translation>
    </message>
    <message>
        <source>Pipeline (mma, cp.async)</source>
        <extracomment>tensor-matmul, variant pipeline: title</extracomment>
        <translation>Protočna obrada (mma, cp.async)</translation>
    </message>
    <message>
        <source>Loads tiles into swizzled shared memory several steps ahead, while warps multiply.</source>
        <extracomment>tensor-matmul, variant pipeline: idea</extracomment>
        <translation>Učitava pločice nekoliko koraka unapred u ispremeštanu (swizzle) deljenu memoriju dok warp-ovi množe.</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>tensor-matmul, variant pipeline, parameter stages: title</extracomment>
        <translation>Faze</translation>
    </message>
    <message>
        <source>Pairs of tiles in shared memory; all but one are still loading.</source>
        <extracomment>tensor-matmul, variant pipeline, parameter stages: meaning</extracomment>
        <translation>Parovi pločica u deljenoj memoriji; svi osim jednog još se učitavaju.</translation>
    </message>
    <message>
        <source>Warp groups (wgmma, TMA)</source>
        <extracomment>tensor-matmul, variant groups: title</extracomment>
        <translation>Grupe warp-ova (wgmma, TMA)</translation>
    </message>
    <message>
        <source>Four warps together multiply 64 x 256 from shared memory, and the copy engine loads whole tiles.</source>
        <extracomment>tensor-matmul, variant groups: idea</extracomment>
        <translation>Četiri warp-a zajedno množe 64 x 256 iz deljene memorije, a jedinica za kopiranje učitava cele pločice.</translation>
    </message>
    <message>
        <source>the simulator has no warp groups and no copy engine (compute capability 9.0)</source>
        <extracomment>tensor-matmul, variant groups: why it is not simulated</extracomment>
        <translation>simulator nema grupe warp-ova ni jedinicu za kopiranje (compute capability 9.0)</translation>
    </message>
    <message>
        <source>Warp groups with roles</source>
        <extracomment>tensor-matmul, variant roles: title</extracomment>
        <translation>Grupe warp-ova sa ulogama</translation>
    </message>
    <message>
        <source>One group only requests tiles, two multiply; persistent blocks go through P in bands.</source>
        <extracomment>tensor-matmul, variant roles: idea</extracomment>
        <translation>Jedna grupa samo traži pločice, dve množe; trajni blokovi prolaze kroz P u pojasevima.</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>tensor-matmul, variant clusters: title</extracomment>
        <translation>Klasteri</translation>
    </message>
    <message>
        <source>Two blocks share the tiles of N that both need: the copy engine writes each tile to both.</source>
        <extracomment>tensor-matmul, variant clusters: idea</extracomment>
        <translation>Dva bloka dele pločice matrice N koje obama trebaju: jedinica za kopiranje svaku upisuje u oba.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library, with sums in fp32.</source>
        <extracomment>tensor-matmul, variant cublas: idea</extracomment>
        <translation>NVIDIA-ina biblioteka, sa zbirovima u fp32.</translation>
    </message>
    <message>
        <source>The textbook triple loop, with the innermost over a row of N and its sums in fp32.</source>
        <extracomment>tensor-matmul, variant cpu-one-thread: idea</extracomment>
        <translation>Udžbenička trostruka petlja, sa unutrašnjom po vrsti matrice N i zbirovima u fp32.</translation>
    </message>
    <message>
        <source>Last warp without barriers</source>
        <extracomment>reduction, variant unrolled-warp: title</extracomment>
        <translation>Poslednji warp bez barijera</translation>
    </message>
    <message>
        <source>The last six steps stay within one warp, which needs no barrier of the block.</source>
        <extracomment>reduction, variant unrolled-warp: idea</extracomment>
        <translation>Poslednjih šest koraka ostaje u jednom warp-u, kome barijera bloka ne treba.</translation>
    </message>
    <message>
        <source>One atomic per block</source>
        <extracomment>reduction, variant atomic-per-block: title</extracomment>
        <translation>Jedna atomična operacija po bloku</translation>
    </message>
    <message>
        <source>Each block combines its value with the result, without a second launch.</source>
        <extracomment>reduction, variant atomic-per-block: idea</extracomment>
        <translation>Svaki blok spaja svoju vrednost sa rezultatom, bez drugog pokretanja.</translation>
    </message>
    <message>
        <source>One instruction per warp</source>
        <extracomment>reduction, variant warp-at-once: title</extracomment>
        <translation>Jedna instrukcija po warp-u</translation>
    </message>
    <message>
        <source>One instruction combines the whole numbers of 32 lanes; other types use shuffles.</source>
        <extracomment>reduction, variant warp-at-once: idea</extracomment>
        <translation>Jedna instrukcija spaja cele brojeve 32 niti; drugi tipovi koriste shuffle.</translation>
    </message>
    <message>
        <source>One piece per block, 16 bytes</source>
        <extracomment>reduction, variant pieces: title</extracomment>
        <translation>Jedan deo po bloku, 16 bajtova</translation>
    </message>
    <message>
        <source>Each block keeps 64 KiB in flight and makes one atomic: the GPU reads one region at a time.</source>
        <extracomment>reduction, variant pieces: idea</extracomment>
        <translation>Svaki blok drži 64 KiB u toku i ima jednu atomičnu operaciju: GPU čita jednu oblast odjednom.</translation>
    </message>
    <message>
        <source>Scan (prefix sums)</source>
        <extracomment>scan: title</extracomment>
        <translation>Scan (prefiksne sume)</translation>
    </message>
    <message>
        <source>Shows how threads share the work when each needs a different part of one sum.</source>
        <extracomment>scan: what it shows</extracomment>
        <translation>Pokazuje kako niti dele posao kad svakoj treba drugi deo istog zbira.</translation>
    </message>
    <message>
        <source>Elements of the array to scan.</source>
        <extracomment>scan, parameter elements: meaning</extracomment>
        <translation>Elementi niza čije se prefiksne sume računaju.</translation>
    </message>
    <message>
        <source>Threads of a block; the tree needs a power of two.</source>
        <extracomment>scan, parameter block: meaning</extracomment>
        <translation>Niti u bloku; za stablo je potreban stepen dvojke.</translation>
    </message>
    <message>
        <source>Hillis and Steele</source>
        <extracomment>scan, variant hillis-steele: title</extracomment>
        <translation>Hillis i Steele</translation>
    </message>
    <message>
        <source>Each step doubles the distance to the sum that a thread adds: few steps, much work.</source>
        <extracomment>scan, variant hillis-steele: idea</extracomment>
        <translation>Svaki korak udvostručuje rastojanje do zbira koji nit dodaje: malo koraka, mnogo posla.</translation>
    </message>
    <message>
        <source>Blelloch, bank conflicts</source>
        <extracomment>scan, variant blelloch: title</extracomment>
        <translation>Blelloch, kolizije u bankama</translation>
    </message>
    <message>
        <source>Goes up and down a tree of sums: little work, but the nodes lie in fewer and fewer banks.</source>
        <extracomment>scan, variant blelloch: idea</extracomment>
        <translation>Ide naviše pa naniže kroz stablo zbirova: malo posla, ali čvorovi leže u sve manje banaka.</translation>
    </message>
    <message>
        <source>Blelloch, padded</source>
        <extracomment>scan, variant blelloch-padded: title</extracomment>
        <translation>Blelloch, sa dopunom</translation>
    </message>
    <message>
        <source>A padding word after every 32 puts nodes that lie a power of two apart into different banks.</source>
        <extracomment>scan, variant blelloch-padded: idea</extracomment>
        <translation>Reč dopune posle svake 32 stavlja čvorove razmaknute za stepen dvojke u različite banke.</translation>
    </message>
    <message>
        <source>Hillis and Steele in registers: lanes exchange sums, and each warp writes one word.</source>
        <extracomment>scan, variant shuffle: idea</extracomment>
        <translation>Hillis i Steele u registrima: niti warp-a razmenjuju zbirove, a svaki warp upisuje jednu reč.</translation>
    </message>
    <message>
        <source>32 elements per thread</source>
        <extracomment>scan, variant coarsened: title</extracomment>
        <translation>32 elementa po niti</translation>
    </message>
    <message>
        <source>Threads scan their elements in registers: a thirty-second of the barriers and totals.</source>
        <extracomment>scan, variant coarsened: idea</extracomment>
        <translation>Niti računaju prefiksne sume svojih elemenata u registrima: 32 puta manje barijera i zbirova.</translation>
    </message>
    <message>
        <source>Decoupled look-back</source>
        <extracomment>scan, variant look-back: title</extracomment>
        <translation>Pogled unazad (decoupled look-back)</translation>
    </message>
    <message>
        <source>One launch: a block looks back at the totals of earlier blocks instead of waiting for all of them.</source>
        <extracomment>scan, variant look-back: idea</extracomment>
        <translation>Jedno pokretanje: blok gleda zbirove ranijih blokova umesto da ih sve čeka.</translation>
    </message>
    <message>
        <source>Each thread adds its part, and scans it once it knows the sum before it.</source>
        <extracomment>scan, variant cpu-all-threads: idea</extracomment>
        <translation>Svaka nit sabira svoj deo, a prefiksne sume računa kad sazna zbir pre njega.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>histogram: title</extracomment>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>Shows what atomics cost when many threads count in few bins, and how to use more bins.</source>
        <extracomment>histogram: what it shows</extracomment>
        <translation>Pokazuje koliko koštaju atomične operacije kad mnogo niti broji u malo razreda, i kako ih koristiti više.</translation>
    </message>
    <message>
        <source>(elements + 1 KiB of bins) / time</source>
        <extracomment>histogram: formula</extracomment>
        <translation>(elementi + 1 KiB razreda) / vreme</translation>
    </message>
    <message>
        <source>Bytes to count by value.</source>
        <extracomment>histogram, parameter elements: meaning</extracomment>
        <translation>Bajtovi koji se broje po vrednosti.</translation>
    </message>
    <message>
        <source>All values equally frequent; half of the bytes 0, a quarter 1, an eighth 2; or all bytes equal.</source>
        <extracomment>histogram, parameter values: meaning</extracomment>
        <translation>Sve vrednosti podjednako često; pola bajtova 0, četvrtina 1, osmina 2; ili svi isti.</translation>
    </message>
    <message>
        <source>Global atomics</source>
        <extracomment>histogram, variant global: title</extracomment>
        <translation>Atomično u globalnoj memoriji</translation>
    </message>
    <message>
        <source>Each thread adds one to its value&apos;s bin in global memory: repeated values queue.</source>
        <extracomment>histogram, variant global: idea</extracomment>
        <translation>Svaka nit dodaje jedan razredu svoje vrednosti u globalnoj memoriji: ponovljene vrednosti čekaju u redu.</translation>
    </message>
    <message>
        <source>Privatised</source>
        <extracomment>histogram, variant shared: title</extracomment>
        <translation>Privatizovan</translation>
    </message>
    <message>
        <source>Each block counts in its shared memory and adds its bins at the end: one addition per value that occurs.</source>
        <extracomment>histogram, variant shared: idea</extracomment>
        <translation>Svaki blok broji u svojoj deljenoj memoriji i na kraju dodaje razrede: jedno sabiranje za svaku vrednost koja se javlja.</translation>
    </message>
    <message>
        <source>Privatised, coarsened</source>
        <extracomment>histogram, variant coarsened: title</extracomment>
        <translation>Privatizovan, više po niti</translation>
    </message>
    <message>
        <source>As many blocks as the GPU holds count many elements each, so blocks rarely add their bins.</source>
        <extracomment>histogram, variant coarsened: idea</extracomment>
        <translation>Onoliko blokova koliko staje na GPU broji mnogo elemenata svaki, pa se razredi retko dodaju.</translation>
    </message>
    <message>
        <source>Aggregated</source>
        <extracomment>histogram, variant aggregated: title</extracomment>
        <translation>Agregiran</translation>
    </message>
    <message>
        <source>A thread counts runs of equal values in a register before it adds them.</source>
        <extracomment>histogram, variant aggregated: idea</extracomment>
        <translation>Nit broji uzastopne jednake vrednosti u registru pre nego što ih doda.</translation>
    </message>
    <message>
        <source>Bins for each lane</source>
        <extracomment>histogram, variant per-lane: title</extracomment>
        <translation>Razredi za svaku nit warp-a</translation>
    </message>
    <message>
        <source>Each lane has bins in its own bank: lanes of a warp never conflict, whatever the values.</source>
        <extracomment>histogram, variant per-lane: idea</extracomment>
        <translation>Svaka nit warp-a ima razrede u svojoj banci: niti warp-a nikad nisu u koliziji, kakve god bile vrednosti.</translation>
    </message>
    <message>
        <source>Each thread counts its part in private bins, then adds them.</source>
        <extracomment>histogram, variant cpu-all-threads: idea</extracomment>
        <translation>Svaka nit broji svoj deo u privatnim razredima, a zatim ih dodaje.</translation>
    </message>
    <message>
        <source>Sorting</source>
        <extracomment>sort: title</extracomment>
        <translation>Sortiranje</translation>
    </message>
    <message>
        <source>Shows how often keys must pass through memory: once per step, per merge, or per digit.</source>
        <extracomment>sort: what it shows</extracomment>
        <translation>Pokazuje koliko puta ključevi moraju da prođu kroz memoriju: jednom po koraku, po spajanju ili po cifri.</translation>
    </message>
    <message>
        <source>elements / time</source>
        <extracomment>sort: formula</extracomment>
        <translation>elementi / vreme</translation>
    </message>
    <message>
        <source>keys</source>
        <extracomment>sort: what is counted</extracomment>
        <translation>ključeva</translation>
    </message>
    <message>
        <source>Keys of 32 bits to sort.</source>
        <extracomment>sort, parameter elements: meaning</extracomment>
        <translation>Ključevi od 32 bita koji se sortiraju.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sort, parameter keys: title</extracomment>
        <translation>Ključevi</translation>
    </message>
    <message>
        <source>Random; all equal; five different ones; sorted already; or in reverse order.</source>
        <extracomment>sort, parameter keys: meaning</extracomment>
        <translation>Nasumični; svi jednaki; pet različitih; već sortirani; ili obrnutim redom.</translation>
    </message>
    <message>
        <source>Bitonic network</source>
        <extracomment>sort, variant bitonic: title</extracomment>
        <translation>Bitonička mreža</translation>
    </message>
    <message>
        <source>One launch per step, one thread per pair: all keys pass through memory in each step.</source>
        <extracomment>sort, variant bitonic: idea</extracomment>
        <translation>Jedno pokretanje po koraku, jedna nit po paru: u svakom koraku svi ključevi prolaze kroz memoriju.</translation>
    </message>
    <message>
        <source>Bitonic, in shared memory</source>
        <extracomment>sort, variant bitonic-shared: title</extracomment>
        <translation>Bitonička, u deljenoj memoriji</translation>
    </message>
    <message>
        <source>All steps whose pairs lie within a tile of 4096 keys take one launch.</source>
        <extracomment>sort, variant bitonic-shared: idea</extracomment>
        <translation>Svi koraci čiji parovi leže u pločici od 4096 ključeva traže jedno pokretanje.</translation>
    </message>
    <message>
        <source>Merge path</source>
        <extracomment>sort, variant merge: title</extracomment>
        <translation>Spajanje (merge path)</translation>
    </message>
    <message>
        <source>Each pass merges pairs of sorted runs; a binary search divides the work evenly among threads.</source>
        <extracomment>sort, variant merge: idea</extracomment>
        <translation>Svaki prolaz spaja parove sortiranih nizova; binarna pretraga ravnomerno deli posao među nitima.</translation>
    </message>
    <message>
        <source>Radix, three launches per digit</source>
        <extracomment>sort, variant radix: title</extracomment>
        <translation>Radix, tri pokretanja po cifri</translation>
    </message>
    <message>
        <source>Counts a digit, scans the counts, and scatters the keys: reads them twice per pass.</source>
        <extracomment>sort, variant radix: idea</extracomment>
        <translation>Prebroji jednu cifru, uradi scan brojeva i raspe ključeve: čita ih dvaput po prolazu.</translation>
    </message>
    <message>
        <source>Radix, one pass per digit</source>
        <extracomment>sort, variant sweep: title</extracomment>
        <translation>Radix, jedan prolaz po cifri</translation>
    </message>
    <message>
        <source>Blocks look back at the counts of earlier blocks, and store keys sorted by digit.</source>
        <extracomment>sort, variant sweep: idea</extracomment>
        <translation>Blokovi gledaju unazad brojeve ranijih blokova i upisuju ključeve sortirane po cifri.</translation>
    </message>
    <message>
        <source>The sort of C++&apos;s standard library.</source>
        <extracomment>sort, variant cpu-one-thread: idea</extracomment>
        <translation>Sortiranje iz standardne biblioteke jezika C++.</translation>
    </message>
    <message>
        <source>Each thread sorts a part; pairs of parts are merged.</source>
        <extracomment>sort, variant cpu-all-threads: idea</extracomment>
        <translation>Svaka nit sortira jedan deo; parovi delova se spajaju.</translation>
    </message>
    <message>
        <source>2^28 keys on an H200, compared with CUB: the kernels&apos; comments</source>
        <extracomment>sort, preset comments: source</extracomment>
        <translation>2^28 ključeva na H200, u poređenju sa CUB-om: komentari kernela</translation>
    </message>
    <message>
        <source>2D convolution</source>
        <extracomment>convolution: title</extracomment>
        <translation>2D konvolucija</translation>
    </message>
    <message>
        <source>Shows how to read each element once for many neighbours: constant memory, tiles with a halo, registers (Kirk and Hwu, chapter 7).</source>
        <extracomment>convolution: what it shows</extracomment>
        <translation>Pokazuje kako jednom pročitati svaki element za mnogo suseda: konstantna memorija, pločice sa rubom, registri (Kirk i Hwu, poglavlje 7).</translation>
    </message>
    <message>
        <source>2 x width x height x 4 bytes / time</source>
        <extracomment>convolution: formula</extracomment>
        <translation>2 x širina x visina x 4 bajta / vreme</translation>
    </message>
    <message>
        <source>Elements of a row.</source>
        <extracomment>convolution, parameter width: meaning</extracomment>
        <translation>Elementi jedne vrste.</translation>
    </message>
    <message>
        <source>Rows.</source>
        <extracomment>convolution, parameter height: meaning</extracomment>
        <translation>Vrste.</translation>
    </message>
    <message>
        <source>Radius of the mask</source>
        <extracomment>convolution, parameter radius: title</extracomment>
        <translation>Poluprečnik maske</translation>
    </message>
    <message>
        <source>Rows and columns of the mask on each side of its centre: 3 means a mask of 7 x 7.</source>
        <extracomment>convolution, parameter radius: meaning</extracomment>
        <translation>Vrste i kolone maske sa svake strane središta: 3 znači masku 7 x 7.</translation>
    </message>
    <message>
        <source>Naive, all in global memory</source>
        <extracomment>convolution, variant naive: title</extracomment>
        <translation>Naivno, sve u globalnoj memoriji</translation>
    </message>
    <message>
        <source>One thread per element loads its neighbours and the mask from global memory, every time.</source>
        <extracomment>convolution, variant naive: idea</extracomment>
        <translation>Jedna nit po elementu svaki put učitava susede i masku iz globalne memorije.</translation>
    </message>
    <message>
        <source>Mask in constant memory</source>
        <extracomment>convolution, variant constant: title</extracomment>
        <translation>Maska u konstantnoj memoriji</translation>
    </message>
    <message>
        <source>All lanes need the same element of the mask, and the constant cache broadcasts it to the warp.</source>
        <extracomment>convolution, variant constant: idea</extracomment>
        <translation>Svim nitima warp-a treba isti element maske, koji konstantni keš predaje celom warp-u.</translation>
    </message>
    <message>
        <source>Shared tile with halo</source>
        <extracomment>convolution, variant tiled: title</extracomment>
        <translation>Deljena pločica sa rubom</translation>
    </message>
    <message>
        <source>A block loads 32 x 32 elements once; the threads of the halo only load.</source>
        <extracomment>convolution, variant tiled: idea</extracomment>
        <translation>Blok jednom učitava 32 x 32 elementa; niti na rubu samo učitavaju.</translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <extracomment>convolution, variant separable: title</extracomment>
        <translation>Razdvojivo, dva pokretanja</translation>
    </message>
    <message>
        <source>Rows first, then columns: few products, but the intermediate result goes through memory.</source>
        <extracomment>convolution, variant separable: idea</extracomment>
        <translation>Prvo vrste, zatim kolone: malo proizvoda, ali međurezultat prolazi kroz memoriju.</translation>
    </message>
    <message>
        <source>Register-blocked</source>
        <extracomment>convolution, variant blocked: title</extracomment>
        <translation>Blokovi u registrima</translation>
    </message>
    <message>
        <source>Separable, register-blocked</source>
        <extracomment>convolution, variant separable-blocked: title</extracomment>
        <translation>Razdvojivo, blokovi u registrima</translation>
    </message>
    <message>
        <source>A copy reads every element once and writes every element once, as the convolution must.</source>
        <extracomment>convolution, variant memcpy: idea</extracomment>
        <translation>Kopiranje svaki element jednom čita i jednom upisuje, kao što i konvolucija mora.</translation>
    </message>
    <message>
        <source>The textbook loop over rows, with the whole mask at each element.</source>
        <extracomment>convolution, variant cpu-one-thread: idea</extracomment>
        <translation>Udžbenička petlja po vrstama, sa celom maskom na svakom elementu.</translation>
    </message>
    <message>
        <source>Attention</source>
        <extracomment>attention: title</extracomment>
        <translation>Pažnja (attention)</translation>
    </message>
    <message>
        <source>Why FlashAttention is fast: scores of length x length that never leave the multiprocessor.</source>
        <extracomment>attention: what it shows</extracomment>
        <translation>Zašto je FlashAttention brz: skorovi (dužina x dužina) koji nikad ne napuste multiprocesor.</translation>
    </message>
    <message>
        <source>4 x head size x pairs of a query and a key that it sees / time</source>
        <extracomment>attention: formula</extracomment>
        <translation>4 x veličina glave x parovi upita i ključa koji on vidi / vreme</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>attention, parameter batch: title</extracomment>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Sequences, each with all heads.</source>
        <extracomment>attention, parameter batch: meaning</extracomment>
        <translation>Sekvence, svaka sa svim glavama.</translation>
    </message>
    <message>
        <source>Heads</source>
        <extracomment>attention, parameter heads: title</extracomment>
        <translation>Glave</translation>
    </message>
    <message>
        <source>Heads of a sequence, each with queries, keys and values of its own.</source>
        <extracomment>attention, parameter heads: meaning</extracomment>
        <translation>Glave jedne sekvence, svaka sa svojim upitima, ključevima i vrednostima.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>attention, parameter length: title</extracomment>
        <translation>Dužina</translation>
    </message>
    <message>
        <source>Queries of a head, and its keys and values.</source>
        <extracomment>attention, parameter length: meaning</extracomment>
        <translation>Upiti jedne glave, i njeni ključevi i vrednosti.</translation>
    </message>
    <message>
        <source>Head size</source>
        <extracomment>attention, parameter width: title</extracomment>
        <translation>Veličina glave</translation>
    </message>
    <message>
        <source>Numbers of a query, of a key and of a value.</source>
        <extracomment>attention, parameter width: meaning</extracomment>
        <translation>Brojevi jednog upita, ključa i vrednosti.</translation>
    </message>
    <message>
        <source>Causal</source>
        <extracomment>attention, parameter causal: title</extracomment>
        <translation>Kauzalno</translation>
    </message>
    <message>
        <source>Whether a query sees only the keys up to its own position.</source>
        <extracomment>attention, parameter causal: meaning</extracomment>
        <translation>Da li upit vidi samo ključeve do svog mesta.</translation>
    </message>
    <message>
        <source>Scores in global memory</source>
        <extracomment>attention, variant naive: title</extracomment>
        <translation>Skorovi u globalnoj memoriji</translation>
    </message>
    <message>
        <source>Three kernels write all scores, exponentiate them, and read them again.</source>
        <extracomment>attention, variant naive: idea</extracomment>
        <translation>Tri kernela upisuju sve skorove, računaju njihove eksponencijale i ponovo ih čitaju.</translation>
    </message>
    <message>
        <source>Tiled, online softmax</source>
        <extracomment>attention, variant tiled: title</extracomment>
        <translation>Popločano, softmax u hodu</translation>
    </message>
    <message>
        <source>Keys and values pass through shared memory, and sums shrink when a larger score comes: no score is stored.</source>
        <extracomment>attention, variant tiled: idea</extracomment>
        <translation>Ključevi i vrednosti prolaze kroz deljenu memoriju, a zbirovi se smanjuju kad stigne veći skor: nijedan skor se ne upisuje.</translation>
    </message>
    <message>
        <source>A warp multiplies 16 queries, and its scores are already where the next product needs them.</source>
        <extracomment>attention, variant mma: idea</extracomment>
        <translation>Warp množi 16 upita, a skorovi su već tamo gde ih traži sledeći proizvod.</translation>
    </message>
    <message>
        <source>Tensor cores (mma, cp.async)</source>
        <extracomment>attention, variant mma: title</extracomment>
        <translation>Tenzorska jezgra (mma, cp.async)</translation>
    </message>
    <message>
        <source>One thread asks the copy engine for tiles, and groups of four warps multiply 64 queries at once.</source>
        <extracomment>attention, variant groups: idea</extracomment>
        <translation>Jedna nit traži pločice od jedinice za kopiranje, a grupe od četiri warp-a množe 64 upita odjednom.</translation>
    </message>
    <message>
        <source>Warp groups in turn</source>
        <extracomment>attention, variant turns: title</extracomment>
        <translation>Grupe warp-ova naizmenično</translation>
    </message>
    <message>
        <source>While one group makes powers of scores, tensor cores multiply for another.</source>
        <extracomment>attention, variant turns: idea</extracomment>
        <translation>Dok jedna grupa računa eksponencijale skorova, tenzorska jezgra množe za drugu.</translation>
    </message>
    <message>
        <source>A query after the other: scores, powers, and the sum of values by them, in fp32.</source>
        <extracomment>attention, variant cpu-one-thread: idea</extracomment>
        <translation>Upit po upit: skorovi, eksponencijali i zbir vrednosti sa tim težinama, u fp32.</translation>
    </message>
    <message>
        <source>TFLOP/s of 16 x 16 heads of 128 and 4096 queries on an H200: the kernels&apos; comments</source>
        <extracomment>attention, preset comments: source</extracomment>
        <translation>TFLOP/s za 16 x 16 glava veličine 128 i 4096 upita na H200: komentari kernela</translation>
    </message>
    <message>
        <source>Softmax over rows</source>
        <extracomment>softmax: title</extracomment>
        <translation>Softmax po vrstama</translation>
    </message>
    <message>
        <source>Shows how to read a row once although each element needs a sum over the row (Kirk and Hwu, chapter 10).</source>
        <extracomment>softmax: what it shows</extracomment>
        <translation>Pokazuje kako jednom pročitati vrstu iako svakom elementu treba zbir cele vrste (Kirk i Hwu, poglavlje 10).</translation>
    </message>
    <message>
        <source>2 x rows x columns x 4 bytes / time</source>
        <extracomment>softmax: formula</extracomment>
        <translation>2 x vrste x kolone x 4 bajta / vreme</translation>
    </message>
    <message>
        <source>Rows of the matrix; each has its own softmax.</source>
        <extracomment>softmax, parameter rows: meaning</extracomment>
        <translation>Vrste matrice; svaka ima svoj softmax.</translation>
    </message>
    <message>
        <source>One thread per row</source>
        <extracomment>softmax, variant naive: title</extracomment>
        <translation>Jedna nit po vrsti</translation>
    </message>
    <message>
        <source>The lanes of a warp lie one row apart: each load touches 32 sectors for 32 words.</source>
        <extracomment>softmax, variant naive: idea</extracomment>
        <translation>Niti warp-a su razmaknute za jednu vrstu: svako učitavanje dodiruje 32 sektora za 32 reči.</translation>
    </message>
    <message>
        <source>One block per row, three passes</source>
        <extracomment>softmax, variant three-passes: title</extracomment>
        <translation>Jedan blok po vrsti, tri prolaza</translation>
    </message>
    <message>
        <source>The largest element, the sum of powers, the result: coalesced, but it reads the row three times.</source>
        <extracomment>softmax, variant three-passes: idea</extracomment>
        <translation>Najveći element, zbir eksponencijala, rezultat: spojeni pristupi, ali se vrsta čita tri puta.</translation>
    </message>
    <message>
        <source>One block per row, online</source>
        <extracomment>softmax, variant online: title</extracomment>
        <translation>Jedan blok po vrsti, u hodu</translation>
    </message>
    <message>
        <source>Finds the largest element and the sum in one pass: a larger element rescales the sum.</source>
        <extracomment>softmax, variant online: idea</extracomment>
        <translation>Nalazi najveći element i zbir u jednom prolazu: veći element skalira zbir.</translation>
    </message>
    <message>
        <source>One warp per row, online</source>
        <extracomment>softmax, variant warp: title</extracomment>
        <translation>Jedan warp po vrsti, u hodu</translation>
    </message>
    <message>
        <source>Needs no barrier and no shared memory, and loads four elements at a time: best if L1 keeps the row.</source>
        <extracomment>softmax, variant warp: idea</extracomment>
        <translation>Ne traži barijeru ni deljenu memoriju i učitava po četiri elementa: najbolje kad L1 zadrži vrstu.</translation>
    </message>
    <message>
        <source>One block per row, in shared memory</source>
        <extracomment>softmax, variant shared: title</extracomment>
        <translation>Blok po vrsti, deljena memorija</translation>
    </message>
    <message>
        <source>Reads the row once; later passes use shared memory.</source>
        <extracomment>softmax, variant shared: idea</extracomment>
        <translation>Čita vrstu jednom; kasniji prolazi koriste deljenu memoriju.</translation>
    </message>
    <message>
        <source>One block per row, in registers</source>
        <extracomment>softmax, variant registers: title</extracomment>
        <translation>Blok po vrsti, registri</translation>
    </message>
    <message>
        <source>All loads of a row are in flight together, and one barrier separates reading from writing.</source>
        <extracomment>softmax, variant registers: idea</extracomment>
        <translation>Sva učitavanja vrste su istovremeno u toku, a jedna barijera odvaja čitanje od upisa.</translation>
    </message>
    <message>
        <source>In registers, any alignment</source>
        <extracomment>softmax, variant vectors: title</extracomment>
        <translation>U registrima, bilo koje poravnanje</translation>
    </message>
    <message>
        <source>Loads 16 bytes at a time for rows of any length, with few threads per row: more rows are in flight.</source>
        <extracomment>softmax, variant vectors: idea</extracomment>
        <translation>Učitava po 16 bajtova iz vrsta bilo koje dužine, sa malo niti po vrsti: više vrsta je u toku.</translation>
    </message>
    <message>
        <source>Rows shared by blocks, in turn</source>
        <extracomment>softmax, variant in-turn: title</extracomment>
        <translation>Redovi podeljeni među blokovima, naizmenično</translation>
    </message>
    <message>
        <source>Blocks summarise chunks of a row, and write those that were summarised a little earlier, while L2 still holds them.</source>
        <extracomment>softmax, variant in-turn: idea</extracomment>
        <translation>Blokovi sažimaju delove reda i upisuju one koji su sažeti nešto ranije, dok ih L2 još drži.</translation>
    </message>
    <message>
        <source>A copy reads every element once and writes every element once, as softmax must.</source>
        <extracomment>softmax, variant memcpy: idea</extracomment>
        <translation>Kopiranje svaki element jednom čita i jednom upisuje, kao što i softmax mora.</translation>
    </message>
    <message>
        <source>Three passes over each row.</source>
        <extracomment>softmax, variant cpu-one-thread: idea</extracomment>
        <translation>Tri prolaza kroz svaku vrstu.</translation>
    </message>
    <message>
        <source>All pairs of bodies</source>
        <extracomment>n-body: title</extracomment>
        <translation>Svi parovi tela</translation>
    </message>
    <message>
        <source>Shows how to keep arithmetic busy with little data: reuse in shared memory, then in registers.</source>
        <extracomment>n-body: what it shows</extracomment>
        <translation>Pokazuje kako aritmetika ima posla i uz malo podataka: ponovna upotreba u deljenoj memoriji, pa u registrima.</translation>
    </message>
    <message>
        <source>20 x bodies x bodies / time</source>
        <extracomment>n-body: formula</extracomment>
        <translation>20 x tela x tela / vreme</translation>
    </message>
    <message>
        <source>Bodies</source>
        <extracomment>n-body, parameter bodies: title</extracomment>
        <translation>Tela</translation>
    </message>
    <message>
        <source>bodies</source>
        <extracomment>n-body, parameter bodies: unit</extracomment>
        <translation>tela</translation>
    </message>
    <message>
        <source>Bodies that attract each other; 20 operations per pair, as &quot;GPU Gems 3&quot; counts.</source>
        <extracomment>n-body, parameter bodies: meaning</extracomment>
        <translation>Tela koja se međusobno privlače; 20 operacija po paru, kako broji „GPU Gems 3“.</translation>
    </message>
    <message>
        <source>Threads of a block; a tile has the same number of bodies.</source>
        <extracomment>n-body, parameter block: meaning</extracomment>
        <translation>Niti u bloku; pločica ima isto toliko tela.</translation>
    </message>
    <message>
        <source>Each thread reads all bodies from global memory: one request per interaction.</source>
        <extracomment>n-body, variant naive: idea</extracomment>
        <translation>Svaka nit čita sva tela iz globalne memorije: jedan zahtev za svaku interakciju.</translation>
    </message>
    <message>
        <source>A block loads a tile of bodies into shared memory, and each of its threads uses all of them.</source>
        <extracomment>n-body, variant tiled: idea</extracomment>
        <translation>Blok učitava pločicu tela u deljenu memoriju, a svaka njegova nit koristi sva.</translation>
    </message>
    <message>
        <source>Four bodies per thread</source>
        <extracomment>n-body, variant coarsened: title</extracomment>
        <translation>Četiri tela po niti</translation>
    </message>
    <message>
        <source>A body from shared memory serves four interactions in registers, but there are fewer threads.</source>
        <extracomment>n-body, variant coarsened: idea</extracomment>
        <translation>Jedno telo iz deljene memorije služi za četiri interakcije u registrima, ali je niti manje.</translation>
    </message>
    <message>
        <source>Four bodies per thread, equal shares</source>
        <extracomment>n-body, variant balanced: title</extracomment>
        <translation>Četiri tela po niti, jednaki delovi</translation>
    </message>
    <message>
        <source>As many blocks as the GPU holds share all pairs evenly and add their sums with atomics.</source>
        <extracomment>n-body, variant balanced: idea</extracomment>
        <translation>Onoliko blokova koliko staje na GPU ravnomerno deli sve parove i svoje zbirove dodaje atomički.</translation>
    </message>
    <message>
        <source>The loop over all pairs, for eight bodies at a time.</source>
        <extracomment>n-body, variant cpu-one-thread: idea</extracomment>
        <translation>Petlja po svim parovima, za po osam tela odjednom.</translation>
    </message>
    <message>
        <source>Sparse matrix times vector</source>
        <extracomment>spmv: title</extracomment>
        <translation>Retka matrica puta vektor</translation>
    </message>
    <message>
        <source>Shows what a format costs: the layout of a matrix decides how well a warp&apos;s loads coalesce.</source>
        <extracomment>spmv: what it shows</extracomment>
        <translation>Pokazuje koliko košta format: raspored matrice u memoriji određuje koliko se dobro spajaju učitavanja warp-a.</translation>
    </message>
    <message>
        <source>(nonzeros x (element size + 4) + (rows + 1) x 4 + (rows + columns) x element size) / time</source>
        <extracomment>spmv: formula</extracomment>
        <translation>(nenulti elementi x (veličina elementa + 4) + (vrste + 1) x 4 + (vrste + kolone) x veličina elementa) / vreme</translation>
    </message>
    <message>
        <source>Rows of the matrix, and elements of the result.</source>
        <extracomment>spmv, parameter rows: meaning</extracomment>
        <translation>Vrste matrice i elementi rezultata.</translation>
    </message>
    <message>
        <source>columns</source>
        <extracomment>spmv, parameter columns: unit</extracomment>
        <translation>kolona</translation>
    </message>
    <message>
        <source>Columns of the matrix, and elements of the vector.</source>
        <extracomment>spmv, parameter columns: meaning</extracomment>
        <translation>Kolone matrice i elementi vektora.</translation>
    </message>
    <message>
        <source>Elements in a row</source>
        <extracomment>spmv, parameter nonzeros: title</extracomment>
        <translation>Elemenata u vrsti</translation>
    </message>
    <message>
        <source>Nonzero elements of a row, on average.</source>
        <extracomment>spmv, parameter nonzeros: meaning</extracomment>
        <translation>Elementi vrste koji nisu nula, u proseku.</translation>
    </message>
    <message>
        <source>Lengths of rows</source>
        <extracomment>spmv, parameter lengths: title</extracomment>
        <translation>Dužine vrsta</translation>
    </message>
    <message>
        <source>Similar, from half to one and a half times the mean; or mostly short, with a few eight times the mean.</source>
        <extracomment>spmv, parameter lengths: meaning</extracomment>
        <translation>Približno jednake, od polovine do jedan i po proseka; ili većinom kratke, a poneka osam puta duža od proseka.</translation>
    </message>
    <message>
        <source>CSR, one thread per row</source>
        <extracomment>spmv, variant csr-thread: title</extracomment>
        <translation>CSR, jedna nit po vrsti</translation>
    </message>
    <message>
        <source>Neighbouring lanes read neighbouring rows: one sector per lane, and all wait for the longest row.</source>
        <extracomment>spmv, variant csr-thread: idea</extracomment>
        <translation>Susedne niti warp-a čitaju susedne vrste: svakoj treba zaseban sektor, a na najdužu vrstu čekaju sve.</translation>
    </message>
    <message>
        <source>CSR, one warp per row</source>
        <extracomment>spmv, variant csr-warp: title</extracomment>
        <translation>CSR, jedan warp po vrsti</translation>
    </message>
    <message>
        <source>The lanes of a warp read neighbouring elements of a row; in a short row, most lanes are idle.</source>
        <extracomment>spmv, variant csr-warp: idea</extracomment>
        <translation>Niti warp-a čitaju susedne elemente vrste; kod kratke vrste većina niti miruje.</translation>
    </message>
    <message>
        <source>CSR, several lanes per row</source>
        <extracomment>spmv, variant csr-lanes: title</extracomment>
        <translation>CSR, nekoliko niti po vrsti</translation>
    </message>
    <message>
        <source>As many lanes as a row has work for: loads stay coalesced, and few lanes are idle.</source>
        <extracomment>spmv, variant csr-lanes: idea</extracomment>
        <translation>Onoliko niti koliko vrsta ima posla: učitavanja ostaju spojena, a malo niti miruje.</translation>
    </message>
    <message>
        <source>Lanes per row</source>
        <extracomment>spmv, variant csr-lanes, parameter lanes: title</extracomment>
        <translation>Niti po vrsti</translation>
    </message>
    <message>
        <source>Lanes of a warp that share a row.</source>
        <extracomment>spmv, variant csr-lanes, parameter lanes: meaning</extracomment>
        <translation>Niti warp-a koje dele jednu vrstu.</translation>
    </message>
    <message>
        <source>ELL, one thread per row</source>
        <extracomment>spmv, variant ell: title</extracomment>
        <translation>ELL, jedna nit po vrsti</translation>
    </message>
    <message>
        <source>Pads rows to the longest and stores them by column: neighbouring lanes read neighbouring words.</source>
        <extracomment>spmv, variant ell: idea</extracomment>
        <translation>Dopunjuje vrste do najduže i čuva ih po kolonama: susedne niti warp-a čitaju susedne reči.</translation>
    </message>
    <message>
        <source>The textbook loop over the rows, in CSR.</source>
        <extracomment>spmv, variant cpu-one-thread: idea</extracomment>
        <translation>Udžbenička petlja po vrstama, u formatu CSR.</translation>
    </message>
    <message>
        <source>A thread goes down eight rows of a wide tile and keeps the sums of all started rows in registers.</source>
        <extracomment>convolution, variant blocked: idea</extracomment>
        <translation>Nit ide niz osam vrsta široke pločice; zbirovi svih započetih vrsta su u registrima.</translation>
    </message>
    <message>
        <source>Goes down a wide tile with the sums of the last rows in registers: few products and one launch.</source>
        <extracomment>convolution, variant separable-blocked: idea</extracomment>
        <translation>Ide niz široku pločicu sa zbirovima poslednjih vrsta u registrima: malo proizvoda i jedno pokretanje.</translation>
    </message>
    <message>
        <source>Small tiles</source>
        <extracomment>tensor-matmul, variant small-tiles: title</extracomment>
        <translation>Male pločice</translation>
    </message>
    <message>
        <source>Tiles of 64 x 128, so that a small product has enough tiles for all multiprocessors.</source>
        <extracomment>tensor-matmul, variant small-tiles: idea</extracomment>
        <translation>Pločice od 64 x 128, tako da ih i mali proizvod ima dovoljno za sve multiprocesore.</translation>
    </message>
    <message>
        <source>Chosen shapes</source>
        <extracomment>tensor-matmul, variant shapes: title</extracomment>
        <translation>Odabrani oblici</translation>
    </message>
    <message>
        <source>A formula picks the tile and cluster shape that leaves the fewest multiprocessors idle.</source>
        <extracomment>tensor-matmul, variant shapes: idea</extracomment>
        <translation>Formula bira oblik pločica i klastera kod kojeg najmanje multiprocesora miruje.</translation>
    </message>
    <message>
        <source>Matrix product on tensor cores, TF32 and fp64</source>
        <extracomment>tensor-wide: title</extracomment>
        <translation>Množenje matrica na tenzorskim jezgrima, TF32 i fp64</translation>
    </message>
    <message>
        <source>Each thread reads its row and its column from global memory, and computes in fp32 or in fp64.</source>
        <extracomment>tensor-wide, variant naive: idea</extracomment>
        <translation>Svaka nit čita svoju vrstu i svoju kolonu iz globalne memorije i računa u fp32 ili u fp64.</translation>
    </message>
    <message>
        <source>Transposed product</source>
        <extracomment>tensor-wide, variant turned: title</extracomment>
        <translation>Transponovani proizvod</translation>
    </message>
    <message>
        <source>Each pair once</source>
        <extracomment>n-body, variant pairs: title</extracomment>
        <translation>Svaki par jednom</translation>
    </message>
    <message>
        <source>Shows tensor cores with wider numbers: fp32 without the 13 lowest bits, and fp64 unchanged.</source>
        <extracomment>tensor-wide: what it shows</extracomment>
        <translation>Pokazuje tenzorska jezgra sa širim brojevima: fp32 bez 13 najnižih bitova i neizmenjen fp64.</translation>
    </message>
    <message>
        <source>Width of the naive kernel&apos;s square blocks.</source>
        <extracomment>tensor-wide, parameter tile: meaning</extracomment>
        <translation>Širina kvadratnih blokova naivnog kernela.</translation>
    </message>
    <message>
        <source>Tensor cores compute the transpose of P: its first factor can come from registers, and N keeps its layout.</source>
        <extracomment>tensor-wide, variant turned: idea</extracomment>
        <translation>Tenzorska jezgra računaju transponovanu matricu P: prvi činilac može da dođe iz registara, a N zadržava raspored.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library: fp32 as TF32, and fp64 on tensor cores.</source>
        <extracomment>tensor-wide, variant cublas: idea</extracomment>
        <translation>NVIDIA-ina biblioteka: fp32 kao TF32, a fp64 na tenzorskim jezgrima.</translation>
    </message>
    <message>
        <source>The two forces of a pair differ only in the masses: half as many roots, and sums move from lane to lane.</source>
        <extracomment>n-body, variant pairs: idea</extracomment>
        <translation>Dve sile jednog para razlikuju se samo po masama: upola manje korenova, a zbirovi prelaze od niti do niti warp-a.</translation>
    </message>
    <message>
        <source>The comments&apos; values</source>
        <extracomment>tensor-matmul, preset comments: title</extracomment>
        <translation>Vrednosti iz komentara</translation>
    </message>
    <message>
        <source>TFLOP/s of 8192 x 8192 elements on an H200: the kernels&apos; comments</source>
        <extracomment>tensor-matmul, preset comments: source</extracomment>
        <translation>TFLOP/s za 8192 x 8192 elementa na H200: komentari kernela</translation>
    </message>
    <message>
        <source>2^28 elements on an H200, compared with CUB: the kernels&apos; comments</source>
        <extracomment>scan, preset comments: source</extracomment>
        <translation>2^28 elemenata na H200, u poređenju sa CUB-om: komentari kernela</translation>
    </message>
    <message>
        <source>Bandwidths of 2^28 bytes on an H200, all values equally frequent and all equal: the kernels&apos; comments</source>
        <extracomment>histogram, preset comments: source</extracomment>
        <translation>Propusni opsezi za 2^28 bajtova na H200, sve vrednosti jednako česte i sve jednake: komentari kernela</translation>
    </message>
</context>
<context>
    <name>Compute</name>
    <message>
        <source>only %1 samples</source>
        <translation>samo %1 uzoraka</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples ran below %3 of %4 MHz; the figures include them</source>
        <translation>prigušeno: %1 od %2 uzoraka imalo je takt ispod %3 od %4 MHz; vrednosti ih uključuju</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples discarded, because they ran below %3 of %4 MHz</source>
        <translation>prigušeno: odbačeno %1 od %2 uzoraka, jer im je takt bio ispod %3 od %4 MHz</translation>
    </message>
    <message>
        <source>still noisy at the time limit: raise the limit, or choose a larger size</source>
        <translation>šum i pri isteku vremena: povećajte ograničenje ili izaberite veću veličinu</translation>
    </message>
    <message>
        <source>the launch waits for the GPU, so the samples include host time</source>
        <translation>pokretanje čeka GPU, pa uzorci sadrže i vreme domaćina</translation>
    </message>
    <message>
        <source>the L2 cache was not flushed: too little GPU memory is free</source>
        <translation>L2 keš nije ispražnjen: premalo memorije GPU-a je slobodno</translation>
    </message>
    <message>
        <source>the working set fits the last-level cache: this is cache bandwidth, not memory bandwidth</source>
        <translation>radni skup staje u poslednji keš: ovo je propusni opseg keša, a ne memorije</translation>
    </message>
    <message>
        <source>bandwidth above the device&apos;s peak: a cache served the data</source>
        <translation>propusni opseg iznad vršnog za uređaj: podatke je dao keš</translation>
    </message>
    <message>
        <source>wrong on purpose, but correct in this run: that proves nothing</source>
        <translation>namerno pogrešno, ali tačno u ovom izvršavanju: to ništa ne dokazuje</translation>
    </message>
    <message>
        <source>counts estimated from %1 of %2 blocks</source>
        <translation>brojači procenjeni na osnovu blokova: %1 od %2</translation>
    </message>
    <message>
        <source>not verified: only some blocks ran, and their part of the result cannot be checked</source>
        <translation>nije potvrđeno: izvršeni su samo neki blokovi, pa se njihov deo rezultata ne može proveriti</translation>
    </message>
    <message>
        <source>every element</source>
        <translation>svaki element</translation>
    </message>
    <message>
        <source>%1 rows, and the range of all other elements</source>
        <translation>%1 vrsta, i opseg svih ostalih elemenata</translation>
    </message>
    <message>
        <source>every element that the sampled blocks write (%1 of %2)</source>
        <translation>svaki element koji upisuju uzorkovani blokovi (%1 od %2)</translation>
    </message>
    <message>
        <source>Freivalds&apos; test with %1 vectors on the whole, every element of %2 rows and %3 columns</source>
        <translation>Frejvaldsov test na celini, broj vektora: %1; svi elementi odabranih vrsta (%2) i kolona (%3)</translation>
    </message>
    <message>
        <source>a block of %1 threads with %2 bytes of shared memory does not fit the %3: choose smaller blocks</source>
        <translation>blok od %1 niti sa %2 bajtova deljene memorije ne staje na %3: izaberite manje blokove</translation>
    </message>
    <message>
        <source>out of memory: choose smaller sizes</source>
        <translation>nema dovoljno memorije: izaberite manje veličine</translation>
    </message>
    <message>
        <source>it failed, and the device gave no reason</source>
        <translation>nije uspelo, a uređaj nije naveo razlog</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>zaustavljeno</translation>
    </message>
    <message>
        <source>a time of %1 ms is impossible</source>
        <translation>vreme od %1 ms je nemoguće</translation>
    </message>
    <message>
        <source>the arrays need %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>nizovima treba %1 MiB memorije, a slobodno je %2 MiB: izaberite manju veličinu</translation>
    </message>
    <message>
        <source>checking these arrays needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>za proveru ovih nizova treba %1 MiB memorije, a slobodno je %2 MiB: izaberite manju veličinu</translation>
    </message>
    <message>
        <source>the picture needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>slici treba %1 MiB memorije, a slobodno je %2 MiB: izaberite manju veličinu</translation>
    </message>
    <message>
        <source>the arrays need %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size</source>
        <translation>nizovima treba %1 MiB memorije GPU-a, a slobodno je %2 MiB: izaberite manju veličinu</translation>
    </message>
    <message>
        <source>an array needs %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size</source>
        <translation>nizu treba %1 MiB memorije GPU-a, a slobodno je %2 MiB: izaberite manju veličinu</translation>
    </message>
    <message>
        <source>the block needs %1 bytes of shared memory, but this device has %2</source>
        <translation>bloku treba %1 bajtova deljene memorije, a ovaj uređaj ima %2</translation>
    </message>
    <message>
        <source>a block has %1 threads: choose 1 to 1024, at most 64 in z</source>
        <translation>broj niti u bloku je %1: izaberite od 1 do 1024, a u pravcu z najviše 64</translation>
    </message>
    <message>
        <source>a grid has %1 blocks: choose at most 2147483647 x 65535 x 65535</source>
        <translation>broj blokova u grid-u je %1: izaberite najviše 2147483647 x 65535 x 65535</translation>
    </message>
    <message>
        <source>cudaMallocPitch uses a pitch of %1 bytes on this device, but the array has room for %2</source>
        <translation>cudaMallocPitch na ovom uređaju koristi razmak vrsta od %1 bajtova, a u nizu ima mesta za %2</translation>
    </message>
    <message>
        <source>bulk copies to shared memory</source>
        <translation>bulk kopiranje u deljenu memoriju</translation>
    </message>
    <message>
        <source>cuBLAS cannot be loaded: install %1 of NVIDIA&apos;s CUDA toolkit, or leave this variant out</source>
        <translation>cuBLAS se ne može učitati: instalirajte %1 iz NVIDIA-inog paketa CUDA Toolkit ili izostavite ovu varijantu</translation>
    </message>
    <message>
        <source>cuBLAS has no function %1: install a version that matches</source>
        <translation>cuBLAS nema funkciju %1: instalirajte odgovarajuću verziju</translation>
    </message>
    <message>
        <source>%1 failed with status %2 (cuBLAS, cublasStatus_t)</source>
        <translation>%1 nije uspelo, status %2 (cuBLAS, cublasStatus_t)</translation>
    </message>
    <message>
        <source>thread %1 waits for lanes of its warp that never arrive: they wait at a barrier of the whole block</source>
        <translation>nit %1 čeka niti svog warp-a koje nikad ne stižu: one čekaju na barijeri celog bloka</translation>
    </message>
    <message>
        <source>the block&apos;s threads are in a deadlock</source>
        <translation>niti bloka su u uzajamnoj blokadi (deadlock)</translation>
    </message>
    <message>
        <source>thread %1 did not end within %2 steps</source>
        <translation>nit %1 nije završila u %2 koraka</translation>
    </message>
    <message>
        <source>no address space is left for the arrays of a check</source>
        <translation>nema više adresnog prostora za nizove provere</translation>
    </message>
    <message>
        <source>no memory for the arrays of a check</source>
        <translation>nema memorije za nizove provere</translation>
    </message>
    <message>
        <source>&apos;%1&apos; changed while Warpbench read it: run again</source>
        <translation>&apos;%1&apos; se promenila tokom čitanja: pokrenite ponovo</translation>
    </message>
    <message>
        <source>%1 failed: %2 (%3)</source>
        <translation>%1 nije uspelo: %2 (%3)</translation>
    </message>
    <message>
        <source>nvbench skipped it</source>
        <translation>nvbench je ovo preskočio</translation>
    </message>
    <message>
        <source>nvbench skipped it: %1</source>
        <translation>nvbench je ovo preskočio: %1</translation>
    </message>
    <message>
        <source>nvbench reports no GPU time for it</source>
        <translation>nvbench za ovo ne daje vreme na GPU-u</translation>
    </message>
    <message>
        <source>it is a loop on the host: choose the device cpu</source>
        <translation>to je petlja na domaćinu: izaberite uređaj cpu</translation>
    </message>
    <message>
        <source>it is a GPU kernel: choose a CUDA or a simulated device</source>
        <translation>to je kernel za GPU: izaberite CUDA uređaj ili simulirani uređaj</translation>
    </message>
    <message>
        <source>it needs a CUDA device: %1</source>
        <translation>potreban je CUDA uređaj: %1</translation>
    </message>
    <message>
        <source>it needs a CUDA device</source>
        <translation>potreban je CUDA uređaj</translation>
    </message>
    <message>
        <source>its kernel does not repeat its work inside a launch</source>
        <translation>kernel ne ponavlja svoj posao unutar jednog pokretanja</translation>
    </message>
    <message>
        <source>nothing was recorded</source>
        <translation>ništa nije snimljeno</translation>
    </message>
    <message>
        <source>it was not recorded</source>
        <translation>nije snimljeno</translation>
    </message>
    <message>
        <source>the recording has no results of %1; it has %2</source>
        <translation>snimak nema rezultata za %1; ima: %2</translation>
    </message>
    <message>
        <source>variant %1 cannot run on %2: %3</source>
        <translation>varijanta %1 ne može da se izvrši na %2: %3</translation>
    </message>
    <message>
        <source>variant %1 is named twice: name each once</source>
        <translation>varijanta %1 je navedena dvaput: navedite svaku jednom</translation>
    </message>
    <message>
        <source>no variant of %1 runs on %2</source>
        <translation>nijedna varijanta porodice %1 ne izvršava se na %2</translation>
    </message>
    <message>
        <source>mode inside is not available for %1: none of the chosen kernels repeats its work inside a launch; choose cold or hot</source>
        <translation>režim „unutra“ nije dostupan za %1: nijedan izabrani kernel te porodice ne ponavlja svoj posao unutar jednog pokretanja; izaberite hladno ili toplo</translation>
    </message>
    <message>
        <source>mode inside is not available for variant %1: %2; choose cold or hot</source>
        <translation>režim „unutra“ nije dostupan za varijantu %1: %2; izaberite hladno ili toplo</translation>
    </message>
    <message>
        <source>mode inside: repetitions=1 repeats nothing; give 2 or more, or choose cold or hot</source>
        <translation>režim „unutra“: repetitions=1 ništa ne ponavlja; zadajte 2 ili više, ili izaberite hladno ili toplo</translation>
    </message>
    <message>
        <source>the simulator can run none of the chosen variants: choose a kernel</source>
        <translation>simulator ne može da izvrši nijednu izabranu varijantu: izaberite kernel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be simulated: %2</source>
        <translation>&apos;%1&apos; ne može da se simulira: %2</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos; (did you mean %2?); the families are %3</source>
        <translation>nema porodice &apos;%1&apos; (mislite na %2?); postoje: %3</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos;; the families are %2</source>
        <translation>nema porodice &apos;%1&apos;; postoje: %2</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos;</source>
        <translation>nema porodice &apos;%1&apos;</translation>
    </message>
    <message>
        <source>device &apos;%1&apos; is missing or cannot be used</source>
        <translation>uređaj &apos;%1&apos; ne postoji ili se ne može koristiti</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos; (did you mean %3?); its variants are %4</source>
        <translation>%1 nema varijantu &apos;%2&apos; (mislite na %3?); postoje: %4</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos;; its variants are %3</source>
        <translation>%1 nema varijantu &apos;%2&apos;; postoje: %3</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos; (did you mean %3?); its parameters are %4</source>
        <translation>%1 nema parametar &apos;%2&apos; (mislite na %3?); postoje: %4</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; it has none</source>
        <translation>%1 nema parametar &apos;%2&apos;; nema nijedan</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; its parameters are %3</source>
        <translation>%1 nema parametar &apos;%2&apos;; postoje: %3</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>ceo broj od %1 do %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>jedno od sledećeg: %1</translation>
    </message>
    <message>
        <source>a file name, or empty</source>
        <translation>ime datoteke ili prazno</translation>
    </message>
    <message>
        <source>parameter %1: &apos;%2&apos; is not %3</source>
        <translation>parametar %1: &apos;%2&apos; nije %3</translation>
    </message>
    <message>
        <source>parameters inner and %1: a matrix of %2 x %3 has more than %4 elements</source>
        <translation>parametri inner i %1: matrica od %2 x %3 ima više od %4 elemenata</translation>
    </message>
    <message>
        <source>parameters rows and columns: a matrix of %1 x %2 has more than %3 elements</source>
        <translation>parametri rows i columns: matrica od %1 x %2 ima više od %3 elemenata</translation>
    </message>
    <message>
        <source>a row of %1 elements does not fit into a block&apos;s registers</source>
        <translation>red od %1 elemenata ne staje u registre jednog bloka</translation>
    </message>
    <message>
        <source>parameter %1 belongs to %2, which is not among the variants to run</source>
        <translation>parametar %1 pripada varijanti koja nije među varijantama za izvršavanje: %2</translation>
    </message>
    <message>
        <source>parameter %1 is swept twice: give one sweep with all its values</source>
        <translation>parametar %1 ima dva prolaza: zadajte jedan prolaz sa svim vrednostima</translation>
    </message>
    <message>
        <source>parameter %1 is both set and swept: remove one of the two</source>
        <translation>parametar %1 ima i vrednost i prolaz: uklonite jedno od ta dva</translation>
    </message>
    <message>
        <source>sweep of %1: no values; give one or more</source>
        <translation>prolaz za %1: nema vrednosti; zadajte bar jednu</translation>
    </message>
    <message>
        <source>sweep of %1: more than %2 values: give fewer</source>
        <translation>prolaz za %1: više od %2 vrednosti: zadajte manje</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; has more than %3 values: give fewer</source>
        <translation>prolaz za %1: &apos;%2&apos; daje više vrednosti od %3; zadajte manje</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; has more than %3 values: give a larger step</source>
        <translation>prolaz za %1: &apos;%2&apos; daje više vrednosti od %3; zadajte veći priraštaj</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; is a range, but the values are names: give a list of %3</source>
        <translation>prolaz za %1: &apos;%2&apos; je opseg, a vrednosti su imena: zadajte spisak (%3)</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; is not A:B or A:B:STEP</source>
        <translation>prolaz za %1: &apos;%2&apos; nije A:B niti A:B:STEP</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; runs backwards: write %3</source>
        <translation>prolaz za %1: &apos;%2&apos; ide unazad: napišite %3</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; names %3 twice: name each value once</source>
        <translation>prolaz za %1: &apos;%2&apos; navodi %3 dvaput: navedite svaku vrednost jednom</translation>
    </message>
    <message>
        <source>the sweeps make more than %1 points: give fewer values or variants</source>
        <translation>prolazi daju više tačaka od %1: zadajte manje vrednosti ili varijanti</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not NAME=VALUE, such as %2</source>
        <translation>&apos;%1&apos; nije NAME=VALUE, na primer %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not NAME=A:B, NAME=A:B:STEP or NAME=V,V,V</source>
        <translation>&apos;%1&apos; nije NAME=A:B, NAME=A:B:STEP ni NAME=V,V,V</translation>
    </message>
    <message>
        <source>%1: mode %2 was not recorded</source>
        <translation>%1: režim %2 nije snimljen</translation>
    </message>
    <message>
        <source>%1 was not recorded for %2; %3; recorded with it: %4</source>
        <translation>%1 nije snimljeno za %2; %3; uz to je snimljeno: %4</translation>
    </message>
    <message>
        <source>%1 was not recorded for %2; %3</source>
        <translation>%1 nije snimljeno za %2; %3</translation>
    </message>
    <message>
        <source>the nearest is %1</source>
        <translation>najbliže je %1</translation>
    </message>
    <message>
        <source>the nearest are %1 and %2</source>
        <translation>najbliži su %1 i %2</translation>
    </message>
    <message>
        <source>the recorded value is %1</source>
        <translation>snimljena vrednost je %1</translation>
    </message>
    <message>
        <source>the recorded values are %1</source>
        <translation>snimljene vrednosti su %1</translation>
    </message>
    <message>
        <source>device %1 is not available: %2</source>
        <translation>uređaj %1 nije dostupan: %2</translation>
    </message>
    <message>
        <source>%1 is not available: %2</source>
        <translation>%1 nije dostupno: %2</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos;; the devices are %2</source>
        <translation>nema uređaja &apos;%1&apos;; postoje: %2</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos; (did you mean %2?); the devices are %3</source>
        <translation>nema uređaja &apos;%1&apos; (da li ste mislili %2?); postoje: %3</translation>
    </message>
    <message>
        <source>one sweep would mix different devices, %1 and %2: let each run all points (--each), or choose identical devices</source>
        <translation>jedan prolaz bi mešao različite uređaje, %1 i %2: neka svaki izvrši sve tačke (--each) ili izaberite jednake uređaje</translation>
    </message>
    <message>
        <source>built without CUDA: no nvcc was found, or WARPBENCH_CUDA was OFF</source>
        <translation>izgrađeno bez CUDA podrške: nvcc nije nađen ili je WARPBENCH_CUDA bilo OFF</translation>
    </message>
    <message>
        <source>no CUDA-capable GPU in this machine</source>
        <translation>u ovom računaru nema GPU-a sa podrškom za CUDA</translation>
    </message>
    <message>
        <source>the recording has no measured results</source>
        <translation>u snimku nema izmerenih rezultata</translation>
    </message>
    <message>
        <source>the recording has no result of a family and variant that this program knows</source>
        <translation>snimak nema nijedan rezultat porodice i varijante koje ovaj program poznaje</translation>
    </message>
    <message>
        <source>a built-in recording has this name: rename &apos;%1&apos;</source>
        <translation>ugrađeni snimak već ima to ime: preimenujte &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no recording &apos;%1&apos;</source>
        <translation>nema snimka &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is another profile with the id %1: change it in &apos;%2&apos;</source>
        <translation>postoji drugi profil sa oznakom %1: promenite je u &apos;%2&apos;</translation>
    </message>
    <message>
        <source>GPU profile %1: %2</source>
        <translation>profil GPU-a %1: %2</translation>
    </message>
    <message>
        <source>the id may contain only lower-case letters, digits and hyphens</source>
        <translation>oznaka sme da sadrži samo mala slova, cifre i crtice</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>ime je prazno</translation>
    </message>
    <message>
        <source>the field %1 is missing</source>
        <translation>nedostaje polje %1</translation>
    </message>
    <message>
        <source>fields.%1.value must be a positive number</source>
        <translation>fields.%1.value mora biti pozitivan broj</translation>
    </message>
    <message>
        <source>fields.%1.source is empty</source>
        <translation>fields.%1.source je prazno</translation>
    </message>
    <message>
        <source>fields.%1.value is too large</source>
        <translation>fields.%1.value je preveliko</translation>
    </message>
    <message>
        <source>fields.%1.value is too small</source>
        <translation>fields.%1.value je premalo</translation>
    </message>
    <message>
        <source>fields.%1.value must be a whole number</source>
        <translation>fields.%1.value mora biti ceo broj</translation>
    </message>
    <message>
        <source>there is no field %1</source>
        <translation>nema polja %1</translation>
    </message>
    <message>
        <source>counts simulated on this machine&apos;s CPU, times modelled</source>
        <translation>brojači simulirani na CPU-u ovog računara, vremena modelovana</translation>
    </message>
    <message>
        <source>%1 multiprocessors, %2 GiB, compute capability %3</source>
        <translation>multiprocesora: %1, %2 GiB, compute capability %3</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>niti: %1</translation>
    </message>
    <message>
        <source>%1 points, driver %2</source>
        <translation>tačaka: %1, drajver %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>tačaka: %1</translation>
    </message>
    <message>
        <source>cannot read the picture &apos;%1&apos;: %2</source>
        <translation>slika &apos;%1&apos; ne može da se pročita: %2</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>zadajte ime datoteke</translation>
    </message>
    <message>
        <source>it is a directory</source>
        <translation>to je direktorijum</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>to je uređaj</translation>
    </message>
    <message>
        <source>it is not a file, but a device or a pipe</source>
        <translation>to nije datoteka, već uređaj ili cev</translation>
    </message>
    <message>
        <source>its size is %1 x %2: it has no pixels</source>
        <translation>veličina je %1 x %2: nema piksela</translation>
    </message>
    <message>
        <source>its size is %1 x %2: a side may have up to %3 pixels</source>
        <translation>veličina je %1 x %2: stranica sme da ima najviše %3 piksela</translation>
    </message>
    <message>
        <source>its size is %1 x %2: it may have up to %3 pixels</source>
        <translation>veličina je %1 x %2: dozvoljeno je najviše %3 piksela</translation>
    </message>
    <message>
        <source>it is not a picture in a supported format (%1)</source>
        <translation>nije slika u podržanom formatu (%1)</translation>
    </message>
    <message>
        <source>it is truncated or damaged (%1)</source>
        <translation>nepotpuno ili oštećeno (%1)</translation>
    </message>
    <message>
        <source>it is truncated or damaged</source>
        <translation>nepotpuno ili oštećeno</translation>
    </message>
    <message>
        <source>it is damaged: its colours are invalid</source>
        <translation>oštećeno: boje su neispravne</translation>
    </message>
    <message>
        <source>it is truncated: %1 of %2 bytes</source>
        <translation>nepotpuno: %1 od %2 B</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>nepotpuno</translation>
    </message>
    <message>
        <source>it changed while Warpbench read it</source>
        <translation>promenilo se tokom čitanja</translation>
    </message>
    <message>
        <source>its header is truncated or damaged</source>
        <translation>zaglavlje je nepotpuno ili oštećeno</translation>
    </message>
    <message>
        <source>its values go up to %1, but the limit is 255</source>
        <translation>vrednosti idu do %1, a granica je 255</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: give a name that ends in .png, .ppm or .pgm</source>
        <translation>nije moguć upis u &apos;%1&apos;: zadajte ime koje se završava na .png, .ppm ili .pgm</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: a .pgm is grey; give a name that ends in .ppm</source>
        <translation>nije moguć upis u &apos;%1&apos;: .pgm je u nijansama sive; zadajte ime koje se završava na .ppm</translation>
    </message>
    <message>
        <source>cannot make a PNG of the picture: %1</source>
        <translation>od slike se ne može napraviti PNG: %1</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: %2</source>
        <translation>nije moguće čitanje iz &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: %2</source>
        <translation>nije moguć upis u &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>it is empty; give a file name</source>
        <translation>prazno je; zadajte ime datoteke</translation>
    </message>
    <message>
        <source>a file name cannot contain a NUL character</source>
        <translation>ime datoteke ne sme da sadrži znak NUL</translation>
    </message>
    <message>
        <source>it is a directory; give a file name</source>
        <translation>to je direktorijum; zadajte ime datoteke</translation>
    </message>
    <message>
        <source>it names a directory that does not exist</source>
        <translation>navodi direktorijum koji ne postoji</translation>
    </message>
    <message>
        <source>there is no directory &apos;%1&apos;</source>
        <translation>nema direktorijuma &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a directory</source>
        <translation>&apos;%1&apos; nije direktorijum</translation>
    </message>
    <message>
        <source>a session&apos;s file has at most %1 results of %2 devices: delete some, or start another session</source>
        <translation>datoteka sesije ima najviše %1 rezultata sa %2 uređaja: obrišite neke ili počnite novu sesiju</translation>
    </message>
    <message>
        <source>a session&apos;s file has at most %1 values and %2 GiB: delete some results, or start another session</source>
        <translation>datoteka sesije ima najviše %1 vrednosti i %2 GiB: obrišite neke rezultate ili počnite novu sesiju</translation>
    </message>
    <message>
        <source>the results have more than %1 different parameters, too many columns for a table: remove some results</source>
        <translation>rezultati imaju više od %1 različitih parametara, previše kolona za tabelu: uklonite neke rezultate</translation>
    </message>
    <message>
        <source>give a name that ends in .png, .jpg or .bmp</source>
        <translation>zadajte ime koje se završava na .png, .jpg ili .bmp</translation>
    </message>
    <message>
        <source>cannot back up unsaved results in &apos;%1&apos;: the folder is not writable</source>
        <translation>nesačuvani rezultati ne mogu da se kopiraju u &apos;%1&apos;: upis u fasciklu nije moguć</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Nema te datoteke ili direktorijuma</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Pristup odbijen</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistem datoteka dozvoljava samo čitanje</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Na uređaju više nema mesta</translation>
    </message>
    <message>
        <source>it is not a session of Warpbench, a table of Nsight Compute (ncu --csv --page raw), or a JSON or CSV file of nvbench</source>
        <translation>nije ni Warpbench sesija, ni tabela alata Nsight Compute (ncu --csv --page raw), ni JSON ili CSV alata nvbench</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>previše nivoa ugnežđenja, dozvoljeno: %1</translation>
    </message>
    <message>
        <source>%1: is missing</source>
        <translation>%1: nedostaje</translation>
    </message>
    <message>
        <source>it is %1, but the median of the samples is %2</source>
        <translation>iznosi %1, ali je medijana uzoraka %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objekat</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>niz</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>niska</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ili false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>ceo broj</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>broj</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>red %1: %2</translation>
    </message>
    <message>
        <source>Nsight Compute&apos;s table has no kernels: it profiled nothing</source>
        <translation>tabela alata Nsight Compute nema kernela: ništa nije profilisano</translation>
    </message>
    <message>
        <source>this table is of another page: run Nsight Compute with --page raw</source>
        <translation>ovo je tabela druge stranice: pokrenite Nsight Compute sa --page raw</translation>
    </message>
    <message>
        <source>nvbench&apos;s table has no rows</source>
        <translation>tabela alata nvbench nema redova</translation>
    </message>
    <message>
        <source>nvbench&apos;s file has no results: no benchmark in it has a state</source>
        <translation>datoteka alata nvbench nema rezultata: nijedan benchmark u njoj nema stanje</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>block %1, thread %2</source>
        <translation>blok %1, nit %2</translation>
    </message>
    <message>
        <source>an unknown line</source>
        <translation>nepoznat red</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>deljena memorija</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>globalna memorija</translation>
    </message>
    <message>
        <source>a barrier of the warp</source>
        <translation>barijera warp-a</translation>
    </message>
    <message>
        <source>load</source>
        <translation>učitavanje</translation>
    </message>
    <message>
        <source>store</source>
        <translation>upis</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>atomična operacija</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 B</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which is not a multiple of the size</source>
        <translation>%1 od %2, bajt %3 (%4): adresa nije umnožak veličine pristupa</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which no thread has written</source>
        <translation>%1 od %2, bajt %3 (%4): nijedna nit tu nije upisala</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which has %5</source>
        <translation>%1 od %2, bajt %3 (%4): veličina je %5</translation>
    </message>
    <message>
        <source>%1 beyond %2</source>
        <translation>%1 van granica (%2)</translation>
    </message>
    <message>
        <source>its mask names lane %1, which has exited or does not reach this line with it</source>
        <translation>njena maska imenuje nit %1 warp-a, koja je završila ili ne stiže sa njom do ovog reda</translation>
    </message>
    <message>
        <source>a plain load instead of __ldg(), which may give an older value,</source>
        <translation>obično čitanje umesto __ldg(), koje može dati staru vrednost,</translation>
    </message>
    <message>
        <source>waits here for a lane of its own warp: on GPUs before compute capability 7.0 this never ends</source>
        <translation>ovde čeka nit sopstvenog warp-a: na GPU-ovima pre compute capability 7.0 ovo se nikad ne završava</translation>
    </message>
    <message>
        <source>takes the value of lane %1, which has exited or is not in the mask</source>
        <translation>uzima vrednost niti %1 warp-a, koja je završila ili nije u maski</translation>
    </message>
    <message>
        <source>a thread&apos;s private array</source>
        <translation>privatni niz niti</translation>
    </message>
    <message>
        <source>the thread&apos;s own variable %1</source>
        <translation>sopstvena promenljiva niti %1</translation>
    </message>
    <message>
        <source>an array of type %1</source>
        <translation>niz tipa %1</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>indeks %1</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without a barrier after the %5 at %6 by %7</source>
        <translation>%1 od %2, bajt %3 (%4): nema barijere posle prethodnog pristupa (%5, %6, %7)</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, unordered with the %5 at %6 by %7: %8 is missing</source>
        <translation>%1 od %2, bajt %3 (%4): nema redosleda sa drugim pristupom (%5, %6, %7); nedostaje %8</translation>
    </message>
    <message>
        <source>an atomic of device scope</source>
        <translation>atomična operacija opsega celog uređaja</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 posle %2</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 pre %2</translation>
    </message>
    <message>
        <source>waits at %1 for lanes that never arrive</source>
        <translation>čeka niti koje nikad ne stižu (%1)</translation>
    </message>
    <message>
        <source>waits at %1 while %2 has returned</source>
        <translation>čeka (%1), a nit koja je već izašla je: %2</translation>
    </message>
    <message>
        <source>waits at %1 while %2 waits at %3</source>
        <translation>čeka (%1), a drugde čeka: %2 (%3)</translation>
    </message>
    <message>
        <source>did not end within its limit of steps; last seen here</source>
        <translation>nije završila u dozvoljenom broju koraka; poslednji put viđena ovde</translation>
    </message>
    <message>
        <source>no thread writes %1 at byte %2 of %3; this thread writes the neighbouring bytes</source>
        <translation>nijedna nit ne upisuje %1 od bajta %2 (%3), a ova upisuje susedne bajtove</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3; this thread reads the neighbouring bytes</source>
        <translation>nijedna nit ne čita %1 od bajta %2 (%3), a ova čita susedne bajtove</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3 after this %4; %5 reads the neighbouring bytes at %6</source>
        <translation>posle ove operacije (%4) nijedna nit ne čita %1 od bajta %2 (%3), a susedne bajtove čita %5 (%6)</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3 after this %4</source>
        <translation>posle ove operacije (%4) nijedna nit ne čita %1 od bajta %2 (%3)</translation>
    </message>
    <message>
        <source>result</source>
        <translation>rezultat</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>tačna vrednost</translation>
    </message>
    <message>
        <source>error</source>
        <translation>greška</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>brojač</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>slika</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>uzorci</translation>
    </message>
    <message>
        <source>time</source>
        <translation>vreme</translation>
    </message>
    <message>
        <source>blocks per multiprocessor</source>
        <translation>blokova po multiprocesoru</translation>
    </message>
    <message>
        <source>not counted, although shown as 0</source>
        <translation>nije brojano, iako piše 0</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nema</translation>
    </message>
    <message>
        <source>%1-way</source>
        <translation>%1-struka</translation>
    </message>
    <message>
        <source>%1 x %2, generated</source>
        <translation>%1 x %2, generisano</translation>
    </message>
    <message>
        <source>%1 x %2 from %3</source>
        <translation>%1 x %2 iz %3</translation>
    </message>
    <message>
        <source>mean of nvbench&apos;s cold samples, quartiles from their deviation</source>
        <translation>srednja vrednost hladnih uzoraka alata nvbench, kvartili iz njihove devijacije</translation>
    </message>
    <message>
        <source>mean of nvbench&apos;s batch</source>
        <translation>srednja vrednost serije alata nvbench</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>the accesses are counted by the simulator</source>
        <translation>pristupe broji simulator</translation>
    </message>
    <message>
        <source>not all of its variants can run there</source>
        <translation>tamo ne mogu da se izvrše sve varijante</translation>
    </message>
    <message>
        <source>no launch of %1 %2 has a block (%3, %4, %5)</source>
        <translation>nijedno pokretanje kernela %1 %2 nema blok (%3, %4, %5)</translation>
    </message>
    <message>
        <source>no NVIDIA driver in this machine</source>
        <translation>u ovom računaru nema NVIDIA drajvera</translation>
    </message>
    <message>
        <source>the NVIDIA driver is for CUDA %1, and this build needs %2: update the driver</source>
        <translation>NVIDIA drajver je za CUDA %1, a ovom programu treba %2: osvežite drajver</translation>
    </message>
    <message>
        <source>this build has GPU code for %1 and none for compute capability %2: configure it with -DCMAKE_CUDA_ARCHITECTURES=%3</source>
        <translation>ovaj program ima GPU kod za %1, a nema za compute capability %2: podesite ga sa -DCMAKE_CUDA_ARCHITECTURES=%3</translation>
    </message>
    <message>
        <source>CUDA found no device: %1</source>
        <translation>CUDA nije našla uređaj: %1</translation>
    </message>
    <message>
        <source>%1 of %2 results cannot run on %3: %4 %5: %6</source>
        <translation>rezultata koji ne mogu da se izvrše na %3: %1 od %2; %4 %5: %6</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; %2; it said: %3</source>
        <translation>proces &apos;%1&apos; %2; poruka: %3</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; %2</source>
        <translation>proces &apos;%1&apos; %2</translation>
    </message>
    <message>
        <source>was ended by signal %1 (%2)</source>
        <translation>prekinut je signalom %1 (%2)</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>završio se kodom %1</translation>
    </message>
    <message>
        <source>sent no hello within %1 s</source>
        <translation>nije se javio u roku od %1 s</translation>
    </message>
    <message>
        <source>did not begin with a hello</source>
        <translation>nije počeo porukom hello</translation>
    </message>
    <message>
        <source>did not answer within %1 s</source>
        <translation>nije odgovorio u roku od %1 s</translation>
    </message>
    <message>
        <source>did not end within %1 s</source>
        <translation>nije se završio u roku od %1 s</translation>
    </message>
    <message>
        <source>sent nothing for %1 s</source>
        <translation>ništa nije poslao %1 s</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <translation>ne može da se koristi: %1</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol (Warpbench %2), and this program version %3: install the same Warpbench on both</source>
        <translation>koristi verziju %1 protokola (Warpbench %2), a ovaj program verziju %3: instalirajte isti Warpbench na obe strane</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol, and this program version %2: install the same Warpbench on both</source>
        <translation>koristi verziju %1 protokola, a ovaj program verziju %2: instalirajte isti Warpbench na obe strane</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>odbio je: %1</translation>
    </message>
    <message>
        <source>wrote &apos;%1&apos;, which is not an answer (%2)</source>
        <translation>ispisao je &apos;%1&apos;, što nije odgovor (%2)</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 MiB</source>
        <translation>ispisao je red duži od %1 MiB</translation>
    </message>
    <message>
        <source>wrote an incomplete answer, &apos;%1&apos;</source>
        <translation>ispisao je nepotpun odgovor, &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the point exceeded its limit of %1 s</source>
        <translation>tačka je prekoračila svoje ograničenje od %1 s</translation>
    </message>
    <message>
        <source>it failed without a reason</source>
        <translation>nije uspelo, a razlog nije naveden</translation>
    </message>
    <message>
        <source>one request at a time: another one is running</source>
        <translation>samo jedan zahtev u isto vreme: drugi je u toku</translation>
    </message>
    <message>
        <source>the other process has no usable device</source>
        <translation>drugi proces nema uređaj koji se može koristiti</translation>
    </message>
    <message>
        <source>a recording replays only where its file is: %1 is not served</source>
        <translation>snimak se reprodukuje samo tamo gde mu je datoteka: %1 se ne nudi</translation>
    </message>
    <message>
        <source>device &apos;%1&apos; is at an unknown place: &apos;%2&apos;</source>
        <translation>uređaj &apos;%1&apos; je na nepoznatom mestu: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>cannot start &apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos; ne može da se pokrene: %2</translation>
    </message>
    <message>
        <source>cannot make a pipe: %1</source>
        <translation>cev ne može da se napravi: %1</translation>
    </message>
    <message>
        <source>there is no place &apos;%1&apos;; the places are %2</source>
        <translation>nema mesta &apos;%1&apos;; postoje: %2</translation>
    </message>
    <message>
        <source>the place&apos;s %1 is missing</source>
        <translation>u opisu mesta nedostaje %1</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; begins with &apos;-&apos;, like an option</source>
        <translation>%1 mesta, &apos;%2&apos;, počinje znakom &apos;-&apos;, kao opcija</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; has a character other than letters, digits and %3</source>
        <translation>u opisu mesta %1 &apos;%2&apos; sadrži znak koji nije slovo, cifra niti nešto od %3</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; has a control character</source>
        <translation>u opisu mesta %1 &apos;%2&apos; sadrži kontrolni znak</translation>
    </message>
    <message>
        <source>the place&apos;s port &apos;%1&apos; is not a port number</source>
        <translation>port mesta &apos;%1&apos; nije broj porta</translation>
    </message>
    <message>
        <source>the place process takes no options: &apos;%1&apos;</source>
        <translation>mesto process ne prima opcije: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a place by %1 has no option &apos;%2&apos;; its options are %3</source>
        <translation>mesto vrste %1 nema opciju &apos;%2&apos;; postoje: %3</translation>
    </message>
    <message>
        <source>a container gets all GPUs (gpus=all) or none: gpus=%1 is neither</source>
        <translation>kontejner dobija sve GPU-ove (gpus=all) ili nijedan: gpus=%1 nije ni jedno ni drugo</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a quote is not closed</source>
        <translation>&apos;%1&apos;: navodnik nije zatvoren</translation>
    </message>
    <message>
        <source>the device fails points that another one completes, so it gets no more points of this run</source>
        <translation>uređaj ne završava tačke koje drugi završava, pa u ovom izvršavanju više ne dobija tačke</translation>
    </message>
    <message>
        <source>its results cannot be read: %1</source>
        <translation>njegovi rezultati ne mogu da se pročitaju: %1</translation>
    </message>
    <message>
        <source>Slurm says %1</source>
        <translation>Slurm javlja %1</translation>
    </message>
    <message>
        <source>Slurm no longer knows it</source>
        <translation>Slurm više ne zna za njega</translation>
    </message>
    <message>
        <source>Slurm gave it no job number</source>
        <translation>Slurm mu nije dodelio broj posla</translation>
    </message>
    <message>
        <source>only Slurm runs detached jobs: &apos;%1&apos; is another place</source>
        <translation>samo Slurm izvršava odvojene poslove: &apos;%1&apos; je mesto druge vrste</translation>
    </message>
    <message>
        <source>there is no home folder to store the job in</source>
        <translation>nema lične fascikle u kojoj bi se čuvao posao</translation>
    </message>
    <message>
        <source>sbatch printed &apos;%1&apos; instead of a job number</source>
        <translation>sbatch je ispisao &apos;%1&apos; umesto broja posla</translation>
    </message>
    <message>
        <source>the folder &apos;%1&apos; has a backslash in its name</source>
        <translation>fascikla &apos;%1&apos; u imenu ima obrnutu kosu crtu</translation>
    </message>
    <message>
        <source>wrote more than %1 MiB</source>
        <translation>ispisao je više od %1 MiB</translation>
    </message>
    <message>
        <source>--device: &apos;%1&apos; is not one of cuda:N, simulated:NAME, cpu</source>
        <translation>--device: &apos;%1&apos; nije ništa od sledećeg: cuda:N, simulated:NAME, cpu</translation>
    </message>
    <message>
        <source>cannot make the folder &apos;%1&apos;: %2</source>
        <translation>fascikla &apos;%1&apos; ne može da se napravi: %2</translation>
    </message>
    <message>
        <source>cannot make a folder in &apos;%1&apos;: %2</source>
        <translation>u &apos;%1&apos; ne može da se napravi fascikla: %2</translation>
    </message>
    <message>
        <source>cannot remove &apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos; ne može da se ukloni: %2</translation>
    </message>
    <message>
        <source>it is a link</source>
        <translation>to je simbolička veza</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>to nije obična datoteka</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>veće je od %1 MiB</translation>
    </message>
    <message>
        <source>waiting for Slurm</source>
        <translation>čeka se Slurm</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>tačaka: %1 od %2</translation>
    </message>
    <message>
        <source>a run can be submitted to a cluster only from one of its machines: start Warpbench on %1, without host=</source>
        <translation>izvršavanje se klasteru može predati samo sa njegovog računara: pokrenite Warpbench na %1, bez host=</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid place name: use up to 64 letters, digits and . - _ : [ ]</source>
        <translation>&apos;%1&apos; nije ispravno ime mesta: najviše 64 slova, cifre i . - _ : [ ]</translation>
    </message>
    <message>
        <source>several GPUs of a cluster work together only in a detached job: leave it to the cluster (--detach), or choose one GPU</source>
        <translation>više GPU-ova klastera radi zajedno samo u odvojenom poslu: prepustite ga klasteru (--detach) ili izaberite jedan GPU</translation>
    </message>
    <message>
        <source>cannot be ended</source>
        <translation>ne može se završiti</translation>
    </message>
    <message>
        <source>it went to cluster %1, but this machine belongs to %2</source>
        <translation>otišao je na klaster %1, ali ovaj računar pripada klasteru %2</translation>
    </message>
    <message>
        <source>Slurm&apos;s number %1 now belongs to another job</source>
        <translation>Slurmov broj %1 sada pripada drugom poslu</translation>
    </message>
    <message>
        <source>it is the input file; name another file</source>
        <translation>to je ulazna datoteka; navedite drugu</translation>
    </message>
    <message>
        <source>it is a named pipe, which may never deliver data; name a file</source>
        <translation>to je imenovana cev, koja možda nikad ne da podatke; navedite datoteku</translation>
    </message>
    <message>
        <source>it is a disk; give a file name</source>
        <translation>to je disk; zadajte ime datoteke</translation>
    </message>
    <message>
        <source>another Warpbench is still writing there</source>
        <translation>drugi Warpbench još upisuje tamo</translation>
    </message>
    <message>
        <source>the kernel exceeded the launch limit of %1 s</source>
        <translation>kernel je prekoračio ograničenje pokretanja od %1 s</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos;</source>
        <translation>%1 nema varijantu &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: an object of more than %2 fields</source>
        <translation>%1: objekat sa previše polja, dozvoljeno: %2</translation>
    </message>
    <message>
        <source>%1: more than %2 values</source>
        <translation>%1: previše vrednosti, dozvoljeno: %2</translation>
    </message>
    <message>
        <source>%1: nested deeper than %2 levels</source>
        <translation>%1: ugnežđeno dublje od dozvoljenog, nivoa: %2</translation>
    </message>
    <message>
        <source>%1: the field &quot;%2&quot; occurs twice in one object</source>
        <translation>%1: polje „%2“ se javlja dvaput u jednom objektu</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1; poruka: %2</translation>
    </message>
    <message>
        <source>A block waits at %1 barriers on average, %2 per memory request of a warp: warps wait for each other.</source>
        <translation>Blok u proseku čeka na %1 barijera, %2 po memorijskom zahtevu warp-a: warp-ovi čekaju jedan drugog.</translation>
    </message>
    <message>
        <source>Bank conflicts: a warp&apos;s load from shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.</source>
        <translation>Kolizije u bankama: učitavanje warp-a iz deljene memorije traje %1 wavefront-ova umesto %2, u proseku %3-struka kolizija.</translation>
    </message>
    <message>
        <source>Bank conflicts: a warp&apos;s store to shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.</source>
        <translation>Kolizije u bankama: upis warp-a u deljenu memoriju traje %1 wavefront-ova umesto %2, u proseku %3-struka kolizija.</translation>
    </message>
    <message>
        <source>Blocks of %1 threads do not fill their warps: on average %2 of %3 lanes have work.</source>
        <translation>Blokovi od %1 niti ne popunjavaju warp-ove: u proseku posla ima %2 od %3 niti.</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>DRAM</translation>
    </message>
    <message>
        <source>Each sector is loaded %1 times, and all sectors together, %2, exceed the L2 cache of %3.</source>
        <translation>Svaki sektor se učitava %1 puta, a svi zajedno, %2, ne staju u L2 keš od %3.</translation>
    </message>
    <message>
        <source>Each sector is loaded %1 times: the L2 cache holds all %2, so DRAM does not repeat the loads.</source>
        <translation>Svaki sektor se učitava %1 puta: L2 keš drži svih %2, pa DRAM ne ponavlja učitavanja.</translation>
    </message>
    <message>
        <source>This run failed, so there is nothing to explain: %1</source>
        <translation>Ovo izvršavanje nije uspelo, pa nema šta da se objasni: %1</translation>
    </message>
    <message>
        <source>This variant ran on the CPU, which counts nothing.</source>
        <translation>Ova varijanta se izvršila na CPU-u, koji ništa ne broji.</translation>
    </message>
    <message>
        <source>It reaches %1, %2 of the device&apos;s own copy, which reaches %3.</source>
        <translation>Dostiže %1, što je %2 od %3, koliko dostiže kopiranje na samom uređaju.</translation>
    </message>
    <message>
        <source>It reaches %1, %2 of the peak of %3.</source>
        <translation>Dostiže %1, što je %2 od vršnih %3.</translation>
    </message>
    <message>
        <source>It takes %1 (%2).</source>
        <translation>Traje %1 (%2).</translation>
    </message>
    <message>
        <source>It takes %1 (%2); by its counts, %3 alone takes %4, %5 of that.</source>
        <translation>Traje %1 (%2); prema brojačima samo na ovo (%3) odlazi %4, što je %5 tog vremena.</translation>
    </message>
    <message>
        <source>It takes %1 (%2); the model predicts %4 for %3 alone, which is too much here.</source>
        <translation>Traje %1 (%2); model samo za ovo (%3) daje %4, što je ovde previše.</translation>
    </message>
    <message>
        <source>This result has no time, so there is nothing to explain.</source>
        <translation>Ovaj rezultat nema vreme, pa nema šta da se objasni.</translation>
    </message>
    <message>
        <source>Local memory: %1 of the memory requests access private values that a thread cannot keep in registers, such as an array indexed at run time.</source>
        <translation>Lokalna memorija: %1 memorijskih zahteva pristupa privatnim vrednostima koje nit ne može da drži u registrima, kao što je niz indeksiran pri izvršavanju.</translation>
    </message>
    <message>
        <source>The accesses waste almost nothing: sectors and wavefronts are as few as the lanes&apos; bytes allow.</source>
        <translation>Pristupi skoro ništa ne rasipaju: sektora i wavefront-ova ima najmanje što bajtovi niti dopuštaju.</translation>
    </message>
    <message>
        <source>Lanes per basic block</source>
        <translation>Niti po osnovnom bloku koda</translation>
    </message>
    <message>
        <source>Lanes per memory request</source>
        <translation>Niti po memorijskom zahtevu</translation>
    </message>
    <message>
        <source>Loads and stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Učitavanja i upisi nisu poravnati sa sektorima: warp dodiruje %1 umesto %2, pa je saobraćaj %3 puta veći.</translation>
    </message>
    <message>
        <source>Loads are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Učitavanja nisu poravnata sa sektorima: warp dodiruje %1 umesto %2, pa je saobraćaj %3 puta veći.</translation>
    </message>
    <message>
        <source>DRAM limits this kernel on the %1 (modelled), and it already moves only what it must: %2 in %3.</source>
        <translation>Po modelu za %1, ograničava DRAM, a on već prenosi samo ono što mora: %2 za %3.</translation>
    </message>
    <message>
        <source>DRAM limits this kernel on the %1 (modelled): it moves %2 in %3; the algorithm needs %4.</source>
        <translation>Po modelu za %1, ograničava DRAM: prenosi %2 za %3, a algoritmu treba %4.</translation>
    </message>
    <message>
        <source>Arithmetic limits this kernel on the %1 (modelled): %2 operations take %3 at the peak of %4.</source>
        <translation>Po modelu za %1, ograničava računanje: broj operacija je %2, a to traje %3 pri vršnoj brzini od %4.</translation>
    </message>
    <message>
        <source>Atomics on one address limit this kernel on the %1 (modelled): %2 atomics, one after another, take %3 at %4 per microsecond.</source>
        <translation>Po modelu za %1, ograničavaju atomične operacije nad jednom adresom: njih %2, jedna za drugom, traju %3, po %4 u mikrosekundi.</translation>
    </message>
    <message>
        <source>Instruction issue limits this kernel on the %1 (modelled): it takes %2; DRAM would take %3.</source>
        <translation>Po modelu za %1, ograničava izdavanje instrukcija: traje %2, dok bi DRAM-u trebalo %3.</translation>
    </message>
    <message>
        <source>The launch limits this kernel on the %1 (modelled): it takes %2, and the rest only %3 (mostly %4). With more work per launch, the kernel itself matters more.</source>
        <translation>Po modelu za %1, pokretanje traje %2, a sve ostalo samo %3 (pre svega %4): uz više posla po pokretanju sam kernel postaje važniji.</translation>
    </message>
    <message>
        <source>Shared memory limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.</source>
        <translation>Po modelu za %1, ograničava deljena memorija: broj wavefront-ova je %2, a to traje %3, dok bi DRAM-u trebalo %4.</translation>
    </message>
    <message>
        <source>Starting blocks limits this kernel on the %1 (modelled): %2 blocks take %3; %4 takes %5.</source>
        <translation>Po modelu za %1, ograničava pokretanje blokova: njih %2 traje %3, a sam posao (%4) traje %5.</translation>
    </message>
    <message>
        <source>The L1 cache limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.</source>
        <translation>Po modelu za %1, ograničava L1 keš: broj wavefront-ova je %2, a to traje %3, dok bi DRAM-u trebalo %4.</translation>
    </message>
    <message>
        <source>The L2 cache limits this kernel on the %1 (modelled): %2 sectors take %3; DRAM would take %4.</source>
        <translation>Po modelu za %1, ograničava L2 keš: broj sektora je %2, a to traje %3, dok bi DRAM-u trebalo %4.</translation>
    </message>
    <message>
        <source>The constant cache limits this kernel on the %1 (modelled): %2 words, one after another, take %3; DRAM would take %4.</source>
        <translation>Po modelu za %1, ograničava konstantni keš: broj reči je %2, jedna za drugom, a to traje %3, dok bi DRAM-u trebalo %4.</translation>
    </message>
    <message>
        <source>Latency limits this kernel on the %1 (modelled): with the blocks that fit, latencies take %2 (rounds of loads in a block: %3); %4 takes %5.</source>
        <translation>Po modelu za %1, ograničava kašnjenje: uz blokove koji staju, kašnjenja traju %2 (rundi učitavanja u bloku: %3), a sam posao (%4) traje %5.</translation>
    </message>
    <message>
        <source>Next variant, %1: the same counts. %2</source>
        <translation>Sledeća varijanta, %1: brojači su isti. %2</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 rise from none to %3.</source>
        <translation>Sledeća varijanta, %1: %2 rastu sa nule na %3.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 fall from %3 to %4, %5 times fewer.</source>
        <translation>Sledeća varijanta, %1: %2 padaju sa %3 na %4, %5 puta manje.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 fall from %3 to none.</source>
        <translation>Sledeća varijanta, %1: %2 padaju sa %3 na nulu.</translation>
    </message>
    <message>
        <source>Next variant, %1: on average %2 lanes of a warp work instead of %3.</source>
        <translation>Sledeća varijanta, %1: u proseku radi %2 niti warp-a umesto %3.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 rise from %3 to %4, %5 times as many.</source>
        <translation>Sledeća varijanta, %1: %2 rastu sa %3 na %4, %5 puta više.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2</source>
        <translation>Sledeća varijanta, %1: %2</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 (%3) instead of %4, %5 times as fast.</source>
        <translation>Sledeća varijanta, %1: %2 (%3) umesto %4, %5 puta brže.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Zauzetost</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a basic block: the rest are idle.</source>
        <translation>U osnovnom bloku u proseku radi %1 od %2 niti warp-a: ostale miruju.</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a memory request and %3 in a basic block: the rest are idle.</source>
        <translation>U memorijskom zahtevu u proseku radi %1 od %2 niti warp-a, a u osnovnom bloku %3: ostale miruju.</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a memory request: the rest are idle.</source>
        <translation>U memorijskom zahtevu u proseku radi %1 od %2 niti warp-a: ostale miruju.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s load touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>Učitavanje warp-a u proseku dodiruje %1 sektora umesto %2: saobraćaj je %3 puta veći.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s loads and stores each touch %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>Učitavanja i upisi warp-a u proseku dodiruju po %1 sektora umesto %2: saobraćaj je %3 puta veći.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s store touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>Upis warp-a u proseku dodiruje %1 sektora umesto %2: saobraćaj je %3 puta veći.</translation>
    </message>
    <message>
        <source>Sectors per load</source>
        <translation>Sektora po učitavanju</translation>
    </message>
    <message>
        <source>Sectors per store</source>
        <translation>Sektora po upisu</translation>
    </message>
    <message>
        <source>Stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Upisi nisu poravnati sa sektorima: warp dodiruje %1 umesto %2, pa je saobraćaj %3 puta veći.</translation>
    </message>
    <message>
        <source>The grid gives a multiprocessor %1 of the %2 warps that fit, so it hides less latency.</source>
        <translation>Grid daje multiprocesoru %1 od %2 warp-ova koji na njega staju, pa se sakriva manje kašnjenja.</translation>
    </message>
    <message>
        <source>The grid&apos;s blocks use only %1 of %2 multiprocessors: the others are idle.</source>
        <translation>Blokovi grid-a koriste samo %1 od %2 multiprocesora: ostali miruju.</translation>
    </message>
    <message>
        <source>The lanes of a warp conflict in one bank of shared memory: each atomic takes %1 wavefronts instead of one.</source>
        <translation>Niti warp-a su u koliziji u jednoj banci deljene memorije: svaka atomična operacija traje %1 wavefront-ova umesto jednog.</translation>
    </message>
    <message>
        <source>The lanes of a warp use one address: memory serves each atomic of the warp in %1 turns instead of one.</source>
        <translation>Niti warp-a koriste istu adresu: memorija svaku njegovu atomičnu operaciju opslužuje iz %1 puta umesto odjednom.</translation>
    </message>
    <message>
        <source>This variant is wrong on purpose: its result cannot be used, however fast it is. %1</source>
        <translation>Ova varijanta je namerno pogrešna: ma koliko bila brza, njen rezultat ne može da se koristi. %1</translation>
    </message>
    <message>
        <source>Wavefronts per shared atomic</source>
        <translation>Wavefront-ova po deljenoj atomičnoj operaciji</translation>
    </message>
    <message>
        <source>Wavefronts per shared load</source>
        <translation>Wavefront-ova po deljenom učitavanju</translation>
    </message>
    <message>
        <source>Wavefronts per shared store</source>
        <translation>Wavefront-ova po deljenom upisu</translation>
    </message>
    <message>
        <source>The simulator could show why, but cannot run this variant: %1.</source>
        <translation>Simulator bi mogao da pokaže zašto, ali ne može da izvrši ovu varijantu: %1.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>računanje</translation>
    </message>
    <message>
        <source>atomics on one address</source>
        <translation>atomične operacije nad jednom adresom</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barijere</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;</source>
        <translation>nije moguć upis u &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>očekivano: %1, nađeno: %2</translation>
    </message>
    <message>
        <source>expected 3 whole numbers, found %1</source>
        <translation>očekivana 3 cela broja, nađeno %1</translation>
    </message>
    <message>
        <source>expected a number from 0 to %1, found %2</source>
        <translation>očekivan broj od 0 do %1, nađeno %2</translation>
    </message>
    <message>
        <source>expected a share from 0 to 1, found %1</source>
        <translation>očekivan udeo od 0 do 1, nađeno %1</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found %3</source>
        <translation>očekivan ceo broj od %1 do %2, nađeno %3</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>očekivano jedno od sledećeg: %1; nađeno: %2</translation>
    </message>
    <message>
        <source>expected up to %1 elements, found %2</source>
        <translation>očekivan broj elemenata do %1, nađeno %2</translation>
    </message>
    <message>
        <source>global load sectors</source>
        <translation>sektori globalnih učitavanja</translation>
    </message>
    <message>
        <source>global store sectors</source>
        <translation>sektori globalnih upisa</translation>
    </message>
    <message>
        <source>issuing instructions</source>
        <translation>izdavanje instrukcija</translation>
    </message>
    <message>
        <source>it is being submitted</source>
        <translation>upravo se predaje</translation>
    </message>
    <message>
        <source>it is larger than %1 GiB</source>
        <translation>veće je od %1 GiB</translation>
    </message>
    <message>
        <source>its record cannot be read: %1</source>
        <translation>njegov zapis ne može da se pročita: %1</translation>
    </message>
    <message>
        <source>job %1 has %2 results: take them</source>
        <translation>posao %1 ima rezultate (%2): preuzmite ih</translation>
    </message>
    <message>
        <source>another Warpbench is using job %1</source>
        <translation>drugi Warpbench koristi posao %1</translation>
    </message>
    <message>
        <source>job %1: %2; its files are in &apos;%3&apos;</source>
        <translation>posao %1: %2; njegove datoteke su u &apos;%3&apos;</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>kašnjenje</translation>
    </message>
    <message>
        <source>lesson %1: %2</source>
        <translation>lekcija %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>red %1, kolona %2</translation>
    </message>
    <message>
        <source>making the input</source>
        <translation>priprema ulaza</translation>
    </message>
    <message>
        <source>memory requests</source>
        <translation>memorijski zahtevi</translation>
    </message>
    <message>
        <source>not a %1 of version 1</source>
        <translation>nije %1 verzije 1</translation>
    </message>
    <message>
        <source>replaying</source>
        <translation>reprodukcija</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>uzorak %1</translation>
    </message>
    <message>
        <source>sectors loaded from DRAM</source>
        <translation>sektori učitani iz DRAM-a</translation>
    </message>
    <message>
        <source>sectors of atomics with a result</source>
        <translation>sektori atomičnih operacija sa rezultatom</translation>
    </message>
    <message>
        <source>sectors of atomics without a result</source>
        <translation>sektori atomičnih operacija bez rezultata</translation>
    </message>
    <message>
        <source>sectors stored to DRAM</source>
        <translation>sektori upisani u DRAM</translation>
    </message>
    <message>
        <source>shared atomic wavefronts</source>
        <translation>wavefront-ovi deljenih atomičnih operacija</translation>
    </message>
    <message>
        <source>shared load wavefronts</source>
        <translation>wavefront-ovi deljenih učitavanja</translation>
    </message>
    <message>
        <source>shared store wavefronts</source>
        <translation>wavefront-ovi deljenih upisa</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>simuliranje</translation>
    </message>
    <message>
        <source>starting blocks</source>
        <translation>pokretanje blokova</translation>
    </message>
    <message>
        <source>starting the process</source>
        <translation>pokretanje procesa</translation>
    </message>
    <message>
        <source>the L1 cache</source>
        <translation>L1 keš</translation>
    </message>
    <message>
        <source>the L2 cache</source>
        <translation>L2 keš</translation>
    </message>
    <message>
        <source>the constant cache</source>
        <translation>konstantni keš</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>dokument</translation>
    </message>
    <message>
        <source>the file has version %1, but this program reads up to version %2: open it with a newer Warpbench</source>
        <translation>datoteka je verzije %1, a ovaj program čita do verzije %2: otvorite je novijim Warpbench-om</translation>
    </message>
    <message>
        <source>verifying again</source>
        <translation>ponovna provera rezultata</translation>
    </message>
    <message>
        <source>verifying</source>
        <translation>provera rezultata</translation>
    </message>
    <message>
        <source>was ended</source>
        <translation>prekinut je</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>number %1 of %2 in the queue of %3</source>
        <translation>redni broj %1 od %2 u redu particije %3</translation>
    </message>
    <message>
        <source>waiting for Slurm, %1 (%2)</source>
        <translation>čeka se Slurm, %1 (%2)</translation>
    </message>
    <message>
        <source>%1: bank conflicts: %2 before, now %3</source>
        <translation>%1: kolizije u bankama: ranije %2, sada %3</translation>
    </message>
    <message>
        <source>%1: gone</source>
        <translation>%1: više ga nema</translation>
    </message>
    <message>
        <source>%1: launches: %2 before, now %3</source>
        <translation>%1: pokretanja: ranije %2, sada %3</translation>
    </message>
    <message>
        <source>%1: modelled time: %2 before, now %3</source>
        <translation>%1: modelovano vreme: ranije %2, sada %3</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1: novo</translation>
    </message>
    <message>
        <source>%1: requests to global memory: %2 before, now %3</source>
        <translation>%1: zahtevi ka globalnoj memoriji: ranije %2, sada %3</translation>
    </message>
    <message>
        <source>%1: sectors of global memory: %2 before, now %3</source>
        <translation>%1: sektori globalne memorije: ranije %2, sada %3</translation>
    </message>
    <message>
        <source>%1: wavefronts of shared memory: %2 before, now %3</source>
        <translation>%1: wavefront-ovi deljene memorije: ranije %2, sada %3</translation>
    </message>
    <message>
        <source>the program&apos;s end: %1 before, now %2</source>
        <translation>kraj programa: ranije %1, sada %2</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; the launch sets %3</source>
        <translation>%1 ima %2 bajtova; pokretanje postavlja %3</translation>
    </message>
    <message>
        <source>A check finds no mistake.</source>
        <translation>Provera ne nalazi nijednu grešku.</translation>
    </message>
    <message>
        <source>A correct result.</source>
        <translation>Tačan rezultat.</translation>
    </message>
    <message>
        <source>a block has at most %1 threads along z, not %2</source>
        <translation>blok ima najviše %1 niti duž z, a ne %2</translation>
    </message>
    <message>
        <source>a block of %1 x %2 x %3 threads has more than %4</source>
        <translation>blok od %1 x %2 x %3 niti ima više od %4</translation>
    </message>
    <message>
        <source>a program makes its own data: remove %1</source>
        <translation>program sam pravi svoje podatke: uklonite %1</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>kompajliranje</translation>
    </message>
    <message>
        <source>expected %1 elements, found %2</source>
        <translation>očekivano elemenata: %1, nađeno: %2</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>iznosi %1</translation>
    </message>
    <message>
        <source>it was not verified</source>
        <translation>nije provereno</translation>
    </message>
    <message>
        <source>the CUDA driver has no function %1: update the driver</source>
        <translation>CUDA drajver nema funkciju %1: ažurirajte drajver</translation>
    </message>
    <message>
        <source>the kernels of %1 came with the session: allow them before you run them</source>
        <translation>kerneli varijante %1 stigli su uz sesiju: dozvolite ih pre pokretanja</translation>
    </message>
    <message>
        <source>the text of %1 has changed since this run, and the old text was not kept</source>
        <translation>tekst varijante %1 izmenjen je posle ovog izvršavanja, a stari tekst nije sačuvan</translation>
    </message>
    <message>
        <source>there is no count, because it did not finish</source>
        <translation>nema brojanja, jer izvršavanje nije završeno</translation>
    </message>
    <message>
        <source>variant %1 is a library call: it has no kernel to export as a program</source>
        <translation>varijanta %1 je poziv biblioteke: nema kernela koji bi se izvezao kao program</translation>
    </message>
    <message>
        <source>variant %1 is a loop on the host: it has no kernel to export as a program</source>
        <translation>varijanta %1 je petlja na domaćinu: nema kernela koji bi se izvezao kao program</translation>
    </message>
    <message>
        <source>%1 failed with status %2 (CUDA driver, CUresult)</source>
        <translation>%1: greška sa statusom %2 (CUDA drajver, CUresult)</translation>
    </message>
    <message>
        <source>tensor cores for numbers of 16 bits</source>
        <translation>tenzorska jezgra za brojeve od 16 bita</translation>
    </message>
    <message>
        <source>this driver has no tensor maps: install CUDA 12 or newer</source>
        <translation>ovaj drajver nema tenzorske mape: instalirajte CUDA 12 ili noviju</translation>
    </message>
    <message>
        <source>measuring the CPU&apos;s own copy</source>
        <translation>merenje kopiranja samog procesora</translation>
    </message>
    <message>
        <source>Warpbench cannot write a program for the family %1</source>
        <translation>Warpbench ne ume da napiše program za porodicu %1</translation>
    </message>
    <message>
        <source>At least %1 %2.</source>
        <translation>%2: najmanje %1.</translation>
    </message>
    <message>
        <source>At most %1 %2.</source>
        <translation>%2: najviše %1.</translation>
    </message>
    <message>
        <source>active lanes of %1</source>
        <translation>Aktivne niti warp-a (%1)</translation>
    </message>
    <message>
        <source>bank conflicts of %1</source>
        <translation>Kolizije u bankama (%1)</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>Bajtovi (%1)</translation>
    </message>
    <message>
        <source>global atomics whose old value is used</source>
        <translation>globalne atomične operacije čija se stara vrednost koristi</translation>
    </message>
    <message>
        <source>global atomics</source>
        <translation>globalne atomične operacije</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>globalna učitavanja</translation>
    </message>
    <message>
        <source>global stores</source>
        <translation>globalni upisi</translation>
    </message>
    <message>
        <source>local loads</source>
        <translation>lokalna učitavanja</translation>
    </message>
    <message>
        <source>local stores</source>
        <translation>lokalni upisi</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>Zahtevi (%1)</translation>
    </message>
    <message>
        <source>sectors of %1</source>
        <translation>Sektori (%1)</translation>
    </message>
    <message>
        <source>shared atomics</source>
        <translation>deljene atomične operacije</translation>
    </message>
    <message>
        <source>shared loads</source>
        <translation>deljena učitavanja</translation>
    </message>
    <message>
        <source>shared stores</source>
        <translation>deljeni upisi</translation>
    </message>
    <message>
        <source>wavefronts of %1</source>
        <translation>Wavefront-ovi (%1)</translation>
    </message>
    <message>
        <source>it is %1; this counts once the result is right</source>
        <translation>iznosi %1; računa se tek kad je rezultat tačan</translation>
    </message>
    <message>
        <source>the launch did not change %1 elements</source>
        <translation>pokretanje nije izmenilo %1 elemenata</translation>
    </message>
    <message>
        <source>the launch did not change 1 element</source>
        <translation>pokretanje nije izmenilo 1 element</translation>
    </message>
    <message>
        <source>Compared with %1: %2 rise from none to %3.</source>
        <translation>U odnosu na %1: %2 rastu sa nule na %3.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 fall from %3 to %4, %5 times fewer.</source>
        <translation>U odnosu na %1: %2 padaju sa %3 na %4, %5 puta manje.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 fall from %3 to none.</source>
        <translation>U odnosu na %1: %2 padaju sa %3 na nulu.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 instead of %3, %4 times as fast.</source>
        <translation>U odnosu na %1: %2 umesto %3, %4 puta brže.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 instead of %3, %4 times as long.</source>
        <translation>U odnosu na %1: %2 umesto %3, %4 puta duže.</translation>
    </message>
    <message>
        <source>Compared with %1: on average %2 lanes of a warp work instead of %3.</source>
        <translation>U odnosu na %1: u proseku radi %2 niti warp-a umesto %3.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 rise from %3 to %4, %5 times as many.</source>
        <translation>U odnosu na %1: %2 rastu sa %3 na %4, %5 puta više.</translation>
    </message>
    <message>
        <source>Compared with %1: the counts are the same.</source>
        <translation>U odnosu na %1: brojači su isti.</translation>
    </message>
    <message>
        <source>Compared with %1: the same time, %2.</source>
        <translation>U odnosu na %1: isto vreme, %2.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ovde</translation>
    </message>
    <message>
        <source>More than the kernel differs: %1 here, %2 there.</source>
        <translation>Ne razlikuje se samo kernel: ovde %1, tamo %2.</translation>
    </message>
    <message>
        <source>Occupancy is %1: a multiprocessor holds at most %2 blocks (threads per block: %3).</source>
        <translation>Zauzetost je %1: najveći broj blokova na multiprocesoru je %2 (niti po bloku: %3).</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 of shared memory per block, a multiprocessor holds %3 at a time.</source>
        <translation>Zauzetost je %1: sa %2 deljene memorije po bloku na multiprocesor istovremeno staje %3.</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 threads per block, a multiprocessor holds %3 at a time.</source>
        <translation>Zauzetost je %1: sa %2 niti po bloku na multiprocesor istovremeno staje %3.</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 registers per thread no more blocks fit a multiprocessor.</source>
        <translation>Zauzetost je %1: uz ovoliko registara po niti (%2) na multiprocesor ne staje više blokova.</translation>
    </message>
    <message>
        <source>One of the two times is modelled and the other is not: their ratio is a hint only.</source>
        <translation>Jedno od dva vremena je modelovano, a drugo nije: njihov odnos je samo nagoveštaj.</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Tamo</translation>
    </message>
    <message>
        <source>a value is not a number</source>
        <translation>neka vrednost nije broj</translation>
    </message>
    <message>
        <source>expected a colour such as %1, found %2</source>
        <translation>očekivana boja kao %1, nađeno %2</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>očekivan broj od %1 do %2, nađeno %3</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>grid %1, blok %2</translation>
    </message>
    <message>
        <source>largest difference %1, allowed %2</source>
        <translation>najveća razlika %1, dozvoljeno %2</translation>
    </message>
    <message>
        <source>result %1 belongs to two runs</source>
        <translation>rezultat %1 pripada dvama izvršavanjima</translation>
    </message>
    <message>
        <source>the session has no result %1: it has %2</source>
        <translation>sesija nema rezultat %1: ima ih %2</translation>
    </message>
    <message>
        <source>wrong result: %1 (%2)</source>
        <translation>pogrešan rezultat: %1 (%2)</translation>
    </message>
    <message>
        <source>wrong result: %1</source>
        <translation>pogrešan rezultat: %1</translation>
    </message>
    <message>
        <source>%1: floating-point operations: %2 before, now %3</source>
        <translation>%1: operacije u pokretnom zarezu: ranije %2, sada %3</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>najduža vrsta</translation>
    </message>
    <message>
        <source>nonzeros</source>
        <translation>nenulti elementi</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>brojanje</translation>
    </message>
    <message>
        <source>the hardware&apos;s counts are missing: %1</source>
        <translation>nedostaju brojači hardvera: %1</translation>
    </message>
    <message>
        <source>computed by plain loops and not counted; its time is estimated from its bytes and operations</source>
        <translation>izračunato običnim petljama i nije brojano; vreme je procenjeno iz bajtova i operacija</translation>
    </message>
    <message>
        <source>computed by plain loops: neither counted nor timed</source>
        <translation>izračunato običnim petljama: ni brojano ni mereno</translation>
    </message>
    <message>
        <source>launch %1 (%2) fails: %3</source>
        <translation>pokretanje %1 (%2) ne uspeva: %3</translation>
    </message>
    <message>
        <source>launch %1 did not happen: the program %2</source>
        <translation>pokretanje %1 se nije desilo: program %2</translation>
    </message>
    <message>
        <source>there is no launch %1: the last one is launch %2</source>
        <translation>pokretanja %1 nema: poslednje je pokretanje %2</translation>
    </message>
    <message>
        <source>there is no launch %1: the program launches nothing</source>
        <translation>pokretanja %1 nema: program ništa ne pokreće</translation>
    </message>
    <message>
        <source>&quot;sampling&quot; lacks the number of samples</source>
        <translation>polju &quot;sampling&quot; nedostaje broj uzoraka</translation>
    </message>
    <message>
        <source>there are %1, but &quot;sampling&quot; kept %2</source>
        <translation>ima ih %1, ali je &quot;sampling&quot; zadržao %2</translation>
    </message>
    <message>
        <source>they are not in ascending order</source>
        <translation>nisu u rastućem redosledu</translation>
    </message>
    <message>
        <source>making the input: %1 %, %2 s left</source>
        <translation>priprema ulaza: %1 %, još %2 s</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>tekst je prazan</translation>
    </message>
    <message>
        <source>Atomics on neighbouring addresses limit this kernel on the %1 (modelled): one part of L2 serves %2 sectors, one after another, in %3, at %4 per microsecond.</source>
        <translation>Po modelu za %1, ograničavaju atomične operacije nad susednim adresama: jedan deo L2 keša opslužuje %2 njihovih sektora, jedan za drugim, za %3, po %4 u mikrosekundi.</translation>
    </message>
    <message>
        <source>serving atomics on few addresses</source>
        <translation>atomične operacije nad malo adresa</translation>
    </message>
    <message>
        <source>%1 need compute capability %2.0; this device has %3</source>
        <translation>potrebno je compute capability %2.0: %1; ovaj uređaj ima %3</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5 by %6 and a barrier after the wait</source>
        <translation>%1 od %2, bajt %3 (%4): pre toga nit koja kopira (%6) treba da sačeka asinhronu kopiju (%5), a posle čekanja treba barijera</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5</source>
        <translation>%1 od %2, bajt %3 (%4): pre čekanja na asinhronu kopiju (%5)</translation>
    </message>
    <message>
        <source>products of warp groups (wgmma)</source>
        <translation>množenje grupa warp-ova (wgmma)</translation>
    </message>
    <message>
        <source>Faster here, %1: %2 instead of %3, %4 times as fast.</source>
        <translation>Brža varijanta ovde, %1: %2 umesto %3, %4 puta brže.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 instead of %3, no faster here.</source>
        <translation>Sledeća varijanta, %1: %2 umesto %3, ovde nije brža.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s atomic touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>Atomična operacija warp-a u proseku dodiruje %1 sektora umesto %2: saobraćaj je %3 puta veći.</translation>
    </message>
    <message>
        <source>A run on the %1 (modelled) shows why, because it counts each access.</source>
        <translation>Izvršavanje na uređaju %1 (modelovano) pokazuje zašto, jer broji svaki pristup.</translation>
    </message>
    <message>
        <source>Sectors per atomic with a result</source>
        <translation>Sektora po atomičnoj sa rezultatom</translation>
    </message>
    <message>
        <source>Sectors per atomic without a result</source>
        <translation>Sektora po atomičnoj bez rezultata</translation>
    </message>
    <message>
        <source>The hardware&apos;s counts do not show waste, such as bytes that no lane requests: a run on the %1 (modelled) does.</source>
        <translation>Brojači hardvera ne pokazuju rasipanje, na primer bajtove koje nijedna nit ne traži: to pokazuje izvršavanje na uređaju %1 (modelovano).</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Uređaj</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Porodica</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Vrednost</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Režim</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Poreklo</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Vreme (ms)</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varijanta</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Provera</translation>
    </message>
    <message>
        <source>cold cache</source>
        <translation>hladan keš</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nije uspelo</translation>
    </message>
    <message>
        <source>hot cache</source>
        <translation>topao keš</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>izmereno</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelovano</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nije potvrđeno</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>snimljeno %1</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>snimljeno</translation>
    </message>
    <message>
        <source>repeated inside the kernel</source>
        <translation>ponavljano unutar kernela</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>slučajno tačno</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>potvrđeno</translation>
    </message>
    <message>
        <source>wrong on purpose</source>
        <translation>namerno pogrešno</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>pogrešno</translation>
    </message>
    <message>
        <source>By the hardware&apos;s counters: %1.</source>
        <translation>Po brojačima hardvera: %1.</translation>
    </message>
    <message>
        <source>The launch adds %1; total %2.</source>
        <translation>Pokretanje dodaje %1: ukupno %2.</translation>
    </message>
    <message>
        <source>Partly hidden work adds %1 and the launch %2; total %3.</source>
        <translation>Samo delimično sakriven rad dodaje %1, a pokretanje %2: ukupno %3.</translation>
    </message>
    <message>
        <source>The most expensive line: %1.</source>
        <translation>Najskuplji red: %1.</translation>
    </message>
    <message>
        <source>shared array %1 of %2</source>
        <translation>deljeni niz %1 (%2)</translation>
    </message>
    <message>
        <source>the block&apos;s threads did not end within %1 steps; last seen: %2</source>
        <translation>niti bloka nisu završile u %1 koraka; poslednje viđeno: %2</translation>
    </message>
    <message>
        <source>the point exceeded its limit of %1 s; last seen: %2</source>
        <translation>tačka je prekoračila svoje ograničenje od %1 s; poslednje viđeno: %2</translation>
    </message>
    <message>
        <source>The program&apos;s event times are modelled too: they contain all launches and copies between two events and a microsecond for the event. The table has each launch alone.</source>
        <translation>I vremena koja program meri svojim događajima su modelovana: obuhvataju sva pokretanja i kopiranja između dva događaja i mikrosekundu za događaj. U tabeli je svako pokretanje posebno.</translation>
    </message>
    <message>
        <source>an axis must begin below its end, and a logarithmic axis above 0</source>
        <translation>osa mora da počinje ispod svog kraja, a logaritamska osa iznad 0</translation>
    </message>
    <message>
        <source>%1 arrivals</source>
        <translation>%1 prijava</translation>
    </message>
    <message>
        <source>%1 unexpected bytes arrived</source>
        <translation>stiglo je %1 neočekivanih bajtova</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without a wait for the bulk copy at %5 by %6</source>
        <translation>%1 od %2, bajt %3 (%4): nije sačekano bulk kopiranje (%5) koje je zadala nit %6</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4: both must be multiples of 16</source>
        <translation>%1 od %2, bajt %3 (%4): i jedno i drugo mora biti umnožak broja 16</translation>
    </message>
    <message>
        <source>1 arrival</source>
        <translation>1 prijava</translation>
    </message>
    <message>
        <source>arrives %1 times at a barrier in shared memory whose phase expects %2 more arrivals</source>
        <translation>prijavljuje se %1 puta na barijeri u deljenoj memoriji čija faza očekuje još %2 prijava</translation>
    </message>
    <message>
        <source>bulk copy</source>
        <translation>bulk kopiranje</translation>
    </message>
    <message>
        <source>makes a barrier in shared memory expect %1 bytes: the limit is %2</source>
        <translation>zadaje barijeri u deljenoj memoriji da očekuje %1 bajtova: granica je %2</translation>
    </message>
    <message>
        <source>initialises a barrier in shared memory for %1 arrivals: use 1 to %2</source>
        <translation>inicijalizuje barijeru u deljenoj memoriji za %1 prijava: koristite od 1 do %2</translation>
    </message>
    <message>
        <source>it lacks %1 and %2 bytes</source>
        <translation>nedostaju %1 i %2 bajtova</translation>
    </message>
    <message>
        <source>it lacks %1 bytes</source>
        <translation>nedostaje %1 bajtova</translation>
    </message>
    <message>
        <source>it lacks %1</source>
        <translation>nedostaje: %1</translation>
    </message>
    <message>
        <source>it lacks %1, and %2 unexpected bytes arrived</source>
        <translation>nedostaje: %1, a stiglo je %2 neočekivanih bajtova</translation>
    </message>
    <message>
        <source>makes a bulk copy that is not from global to shared memory</source>
        <translation>zadaje bulk kopiranje koje nije iz globalne u deljenu memoriju</translation>
    </message>
    <message>
        <source>makes a bulk copy that is not from shared to global memory</source>
        <translation>zadaje bulk kopiranje koje nije iz deljene u globalnu memoriju</translation>
    </message>
    <message>
        <source>thread %1 waits at barrier %2 of its block for %3 threads, but only %4 arrive%5</source>
        <translation>nit %1 čeka na barijeri %2 svog bloka %3 niti, a stiže samo %4%5</translation>
    </message>
    <message>
        <source>thread %1 waits at a barrier in shared memory that never completes: %2%3</source>
        <translation>nit %1 čeka na barijeri u deljenoj memoriji koja se nikad ne završava: %2%3</translation>
    </message>
    <message>
        <source>uses a barrier in shared memory that is not initialised</source>
        <translation>koristi barijeru u deljenoj memoriji koja nije inicijalizovana</translation>
    </message>
    <message>
        <source>uses a barrier in shared memory that another store overwrote</source>
        <translation>koristi barijeru u deljenoj memoriji koju je prepisao drugi upis</translation>
    </message>
    <message>
        <source>uses a barrier that is not in shared memory</source>
        <translation>koristi barijeru koja nije u deljenoj memoriji</translation>
    </message>
    <message>
        <source>uses a barrier whose address is not a multiple of 8</source>
        <translation>koristi barijeru čija adresa nije umnožak broja 8</translation>
    </message>
    <message>
        <source>waits at a barrier in shared memory that never completes: %1</source>
        <translation>čeka na barijeri u deljenoj memoriji koja se nikad ne završava: %1</translation>
    </message>
    <message>
        <source>waits at a barrier in shared memory that never completes: %1; the last arrival was at %2 by %3</source>
        <translation>čeka na barijeri u deljenoj memoriji koja se nikad ne završava: %1; poslednja se prijavila %3 (%2)</translation>
    </message>
    <message>
        <source>Integer divisions and remainders are %1 of the issued instructions: nvcc does not know the divisors, so each takes about 20 instructions.</source>
        <translation>Celobrojna deljenja i ostaci čine %1 izdatih instrukcija: nvcc ne zna delioce, pa svaka operacija traži oko 20 instrukcija.</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without fence.proxy.async after the %5 at %6 by %7</source>
        <translation>%1 od %2, bajt %3 (%4): nema fence.proxy.async posle prethodnog pristupa (%5, %6, %7)</translation>
    </message>
    <message>
        <source>arrives at a barrier in shared memory without waiting for its previous phase: an early arrival is one too many</source>
        <translation>prijavljuje se na barijeri u deljenoj memoriji ne čekajući njenu prethodnu fazu: preuranjena prijava je jedna previše</translation>
    </message>
    <message>
        <source>Measured by Nsight Compute: the kernel read %1 from DRAM and wrote %2, at %3; the hit rate was %4 in L2 and %5 in L1.</source>
        <translation>Nsight Compute je izmerio: kernel je iz DRAM-a pročitao %1 i upisao %2, brzinom od %3; udeo pogodaka bio je %4 u L2 i %5 u L1.</translation>
    </message>
    <message>
        <source>On average %1 of a multiprocessor&apos;s warp slots were in use. Its warps spent their time %2.</source>
        <translation>Prosečno je bilo zauzeto %1 mesta za warp-ove na multiprocesoru. Njegovi warp-ovi su vreme trošili ovako: %2.</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>spavanje</translation>
    </message>
    <message>
        <source>ready while another warp issued</source>
        <translation>spremnost dok drugi warp izdaje</translation>
    </message>
    <message>
        <source>waiting at barriers</source>
        <translation>čekanje na barijerama</translation>
    </message>
    <message>
        <source>waiting at memory fences</source>
        <translation>čekanje na memorijskim ogradama</translation>
    </message>
    <message>
        <source>waiting for arithmetic units</source>
        <translation>čekanje na aritmetičke jedinice</translation>
    </message>
    <message>
        <source>waiting for branches</source>
        <translation>čekanje na grananja</translation>
    </message>
    <message>
        <source>waiting for constants</source>
        <translation>čekanje na konstante</translation>
    </message>
    <message>
        <source>waiting for dispatch</source>
        <translation>čekanje na otpremu</translation>
    </message>
    <message>
        <source>waiting for global or local memory</source>
        <translation>čekanje na globalnu ili lokalnu memoriju</translation>
    </message>
    <message>
        <source>waiting for instruction fetch</source>
        <translation>čekanje na dohvatanje instrukcija</translation>
    </message>
    <message>
        <source>waiting for shared memory</source>
        <translation>čekanje na deljenu memoriju</translation>
    </message>
    <message>
        <source>waiting for something else</source>
        <translation>čekanje na nešto drugo</translation>
    </message>
    <message>
        <source>waiting for tensor cores</source>
        <translation>čekanje na tenzorska jezgra</translation>
    </message>
    <message>
        <source>waiting for the previous instruction</source>
        <translation>čekanje na prethodnu instrukciju</translation>
    </message>
    <message>
        <source>waiting for their last stores</source>
        <translation>čekanje na poslednje upise</translation>
    </message>
    <message>
        <source>waiting to issue texture requests</source>
        <translation>čekanje na slanje zahteva za teksture</translation>
    </message>
    <message>
        <source>waiting to issue requests to global memory</source>
        <translation>čekanje na slanje zahteva globalnoj memoriji</translation>
    </message>
    <message>
        <source>waiting to issue requests to shared memory</source>
        <translation>čekanje na slanje zahteva deljenoj memoriji</translation>
    </message>
    <message>
        <source>too little memory to compile: the system refused &apos;%1&apos; more memory; see ulimit -v, or the limits of this container or job</source>
        <translation>premalo memorije za kompajliranje: sistem je odbio više memorije za &apos;%1&apos;; pogledajte ulimit -v ili ograničenja ovog kontejnera ili posla</translation>
    </message>
    <message>
        <source>its blocks run at the same time and need %1 MiB of memory, but %2 MiB are free: choose a smaller grid</source>
        <translation>njegovi blokovi rade istovremeno i treba im %1 MiB memorije, a slobodno je %2 MiB: izaberite manji grid</translation>
    </message>
    <message>
        <source>the check&apos;s record of accesses needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>za evidenciju pristupa proveri treba %1 MiB memorije, a slobodno je %2 MiB: izaberite manju veličinu</translation>
    </message>
    <message>
        <source>the mask</source>
        <translation>maska</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Izaberi sve</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Korak na&amp;gore</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Korak na&amp;dole</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Odvoji</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Odvaja panel od prozora i vraća ga</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Zatvara panel</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Pogledaj u:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazad</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Idi nazad</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Napred</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Idi napred</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Nadređeni direktorijum</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Idi u nadređeni direktorijum</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Napravi fasciklu</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Napravi novu fasciklu</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Prikaz liste</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Pređi na prikaz liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detaljan prikaz</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Pređi na detaljan prikaz</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bočna traka</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista mesta i obeleživača</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Datoteke</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Ime datoteke:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Datoteke tipa:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Direktorijum:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otvori</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Sačuvaj</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvori</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nova fascikla</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Preimenuj</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>O&amp;briši</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Prikaži s&amp;krivene datoteke</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ukloni</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nova fascikla</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 već postoji.
Želite li da je zamenite?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Datoteka nije nađena.
Proverite da li je zadato ime tačno.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Veličina</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Datum izmene</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Računar</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Opozovi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponovi</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Iseci</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Nalepi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Obriši</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Izaberi sve</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>U redu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sačuvaj</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvori</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odbaci</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Primeni</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Poništi</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Podrazumevane vrednosti</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Pomeri ulevo</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Pomeri udesno</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Opozovi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponovi</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Iseci</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Nalepi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Obriši</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Izaberi sve</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::BatchDialog</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Potraži...</translation>
    </message>
    <message>
        <source>Export all views</source>
        <translation>Izvoz svih prikaza</translation>
    </message>
    <message>
        <source>Folder for the files; Warpbench creates it if it does not exist</source>
        <translation>Fascikla za datoteke; ako ne postoji, Warpbench je pravi</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Izbor fascikle</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>&amp;Fascikla</translation>
    </message>
    <message>
        <source>Files written</source>
        <translation>Upisane datoteke</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v od %m</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Izvezi</translation>
    </message>
    <message>
        <source>Write a file for each view of each family that has something to show (Return)</source>
        <translation>Upisuje po jednu datoteku za svaki prikaz svake porodice koji ima šta da pokaže (Return)</translation>
    </message>
    <message>
        <source>Cancelled. Files written: %1</source>
        <translation>Otkazano. Upisanih datoteka: %1</translation>
    </message>
    <message>
        <source>Files written to %1: %2</source>
        <translation>Datoteka upisanih u %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Još nema šta da se izveze.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Izaberite fasciklu.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Otkaži</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zatvori</translation>
    </message>
    <message>
        <source>Stop after the current file; files already written are kept</source>
        <translation>Zaustavlja posle datoteke koja je u toku; već upisane ostaju</translation>
    </message>
    <message>
        <source>Close and keep the choices (Esc)</source>
        <translation>Zatvara prozor; izbor se pamti (Esc)</translation>
    </message>
    <message>
        <source>Exports the session as it was when the export began.</source>
        <translation>Izvozi sesiju onakvu kakva je bila na početku izvoza.</translation>
    </message>
    <message>
        <source>Each view of each family becomes a file named after both, such as transpose-time.%1.</source>
        <translation>Svaki prikaz svake porodice postaje datoteka čiji naziv sadrži oboje, na primer transpose-time.%1.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::BlockChoice</name>
    <message>
        <source>Block, index in %1</source>
        <translation>Blok, indeks u pravcu %1</translation>
    </message>
    <message>
        <source>Index in %1 of the block to trace</source>
        <translation>Indeks posmatranog bloka u pravcu %1</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>All warps of the block, or one of them</source>
        <translation>Svi warp-ovi bloka zajedno ili samo jedan</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>all</source>
        <translation>svi</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ChangesPage</name>
    <message>
        <source>Removed lines begin with -, added lines with +.</source>
        <translation>Uklonjeni redovi počinju sa -, dodati redovi sa +.</translation>
    </message>
    <message>
        <source>The kernel to compare with</source>
        <translation>Kernel za poređenje</translation>
    </message>
    <message>
        <source>The kernel to compare with: any of this family</source>
        <translation>Kernel za poređenje: bilo koji iz ove porodice</translation>
    </message>
    <message>
        <source>choose a kernel</source>
        <translation>izaberite kernel</translation>
    </message>
    <message>
        <source>Differences between the two kernels</source>
        <translation>Razlike između dva kernela</translation>
    </message>
    <message>
        <source>A&amp;gainst</source>
        <translation>Pr&amp;ema</translation>
    </message>
    <message>
        <source>This family has no other kernel.</source>
        <translation>Ova porodica nema drugih kernela.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CheckModel</name>
    <message>
        <source>clean</source>
        <translation>bez grešaka</translation>
    </message>
    <message>
        <source>clean, though wrong on purpose</source>
        <translation>bez grešaka, iako namerno pogrešno</translation>
    </message>
    <message>
        <source>wrong on purpose, and detected</source>
        <translation>namerno pogrešno, i otkriveno</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>greške</translation>
    </message>
    <message>
        <source>wrong result, nothing found</source>
        <translation>pogrešan rezultat, ništa nije nađeno</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>prekinuto</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>van granica</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>neporavnato</translation>
    </message>
    <message>
        <source>uninitialised</source>
        <translation>neinicijalizovano</translation>
    </message>
    <message>
        <source>race</source>
        <translation>trka</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>divergentna barijera</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>ne završava se</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>nikad upisano</translation>
    </message>
    <message>
        <source>never read</source>
        <translation>nikad pročitano</translation>
    </message>
    <message>
        <source>An access beyond its buffer or shared array.</source>
        <translation>Pristup van granica bafera ili deljenog niza.</translation>
    </message>
    <message>
        <source>An address that is not a multiple of the access size.</source>
        <translation>Adresa koja nije umnožak veličine pristupa.</translation>
    </message>
    <message>
        <source>A read of memory that no thread has written: its value is undefined.</source>
        <translation>Čitanje memorije u koju nijedna nit nije upisala: vrednost je nedefinisana.</translation>
    </message>
    <message>
        <source>A race: two threads use the same bytes, one of them writes, and neither a barrier nor atomics order them.</source>
        <translation>Trka: dve niti koriste iste bajtove, jedna od njih upisuje, a redosled im ne određuje ni barijera ni atomična operacija.</translation>
    </message>
    <message>
        <source>A barrier that not all threads reach: on a GPU the others may wait forever.</source>
        <translation>Barijera do koje ne stižu sve niti: na GPU-u bi ostale mogle da čekaju zauvek.</translation>
    </message>
    <message>
        <source>A thread stopped after very many steps: an endless loop, or a wait for something that never happens.</source>
        <translation>Nit zaustavljena posle veoma mnogo koraka: beskonačna petlja ili čekanje na nešto što se nikad ne desi.</translation>
    </message>
    <message>
        <source>The result is wrong, and no thread wrote this element of it.</source>
        <translation>Rezultat je pogrešan, a nijedna nit nije upisala ovaj njegov element.</translation>
    </message>
    <message>
        <source>The result is wrong, and no thread read this element of the input or this value that a thread stored for others.</source>
        <translation>Rezultat je pogrešan, a nijedna nit nije pročitala ovaj element ulaza ili vrednost koju je druga nit upisala.</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 puta</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>an array</comment>
        <translation>gde: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an access, an array</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The result is wrong.</source>
        <translation>Rezultat je pogrešan.</translation>
    </message>
    <message>
        <source>The result is right only because a check runs the threads one after another.</source>
        <translation>Rezultat je tačan samo zato što provera izvršava niti jednu za drugom.</translation>
    </message>
    <message>
        <source>The result is right.</source>
        <translation>Rezultat je tačan.</translation>
    </message>
    <message>
        <source>unfinished copy</source>
        <translation>nezavršena kopija</translation>
    </message>
    <message>
        <source>A use of an asynchronous copy&apos;s data before the thread waits for the copy: on a GPU the old value may still be there.</source>
        <translation>Korišćenje podataka asinhrone kopije pre nego što nit sačeka kopiju: na GPU-u tu još može biti stara vrednost.</translation>
    </message>
    <message>
        <source>incomplete barrier</source>
        <translation>nezavršena barijera</translation>
    </message>
    <message>
        <source>misused barrier</source>
        <translation>pogrešno korišćena barijera</translation>
    </message>
    <message>
        <source>absent lane</source>
        <translation>odsutna nit warp-a</translation>
    </message>
    <message>
        <source>A barrier in shared memory that waits for arrivals or bytes that never come.</source>
        <translation>Barijera u deljenoj memoriji koja čeka prijave ili bajtove koji nikad ne stižu.</translation>
    </message>
    <message>
        <source>Incorrect use of a barrier in shared memory or of a bulk copy.</source>
        <translation>Pogrešno korišćenje barijere u deljenoj memoriji ili bulk kopiranja.</translation>
    </message>
    <message>
        <source>A shuffle that takes the value of an absent lane: the result is undefined.</source>
        <translation>Shuffle koji uzima vrednost odsutne niti warp-a: rezultat je nedefinisan.</translation>
    </message>
    <message>
        <source>missing fence</source>
        <translation>nedostaje ograda</translation>
    </message>
    <message>
        <source>A bulk copy of data that a thread stored without fence.proxy.async after the store: on a GPU the copy may take the old value.</source>
        <translation>Bulk kopiranje podataka koje je nit upisala bez fence.proxy.async posle upisa: na GPU-u kopija može uzeti staru vrednost.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CheckPanel</name>
    <message>
        <source>Copy &amp;findings</source>
        <translation>Kopiraj &amp;nalaze</translation>
    </message>
    <message>
        <source>Copy &amp;all findings</source>
        <translation>Kopiraj sv&amp;e nalaze</translation>
    </message>
    <message>
        <source>A check runs the chosen variants in the simulator at small sizes. It finds out-of-bounds accesses, reads of unwritten memory, races, misaligned addresses, and barriers that not all threads reach.

Press Ctrl+Shift+K, or choose Check for mistakes in the menu Run.</source>
        <translation>Provera izvršava izabrane varijante u simulatoru, na malim veličinama. Nalazi pristupe van granica, čitanje neupisane memorije, trke, neporavnate adrese i barijere do kojih ne stižu sve niti.

Pritisnite Ctrl+Shift+K ili izaberite stavku Proveri greške u meniju Pokreni.</translation>
    </message>
    <message>
        <source>Findings, variant by variant</source>
        <translation>Nalazi, po varijantama</translation>
    </message>
    <message>
        <source>The selected finding in full</source>
        <translation>Izabrani nalaz u celini</translation>
    </message>
    <message>
        <source>The selected finding in full; you can copy its text</source>
        <translation>Izabrani nalaz u celini; tekst se može kopirati</translation>
    </message>
    <message>
        <source>Select a row to read all its text.</source>
        <translation>Izaberite red da biste pročitali ceo tekst.</translation>
    </message>
    <message>
        <source>Copy the selected findings as text</source>
        <translation>Kopira izabrane nalaze kao tekst</translation>
    </message>
    <message>
        <source>Copy the findings of all variants as text</source>
        <translation>Kopira nalaze svih varijanti kao tekst</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Provera u toku...</translation>
    </message>
    <message>
        <source>Variants with unexpected findings: %1 of %2.</source>
        <translation>Varijante sa neočekivanim nalazima: %1 od %2.</translation>
    </message>
    <message>
        <source>Only deliberate mistakes. Variants checked: %1.</source>
        <translation>Samo namerne greške. Proverenih varijanti: %1.</translation>
    </message>
    <message>
        <source>No mistakes. Variants checked: %1.</source>
        <translation>Nema grešaka. Proverenih varijanti: %1.</translation>
    </message>
    <message>
        <source>&amp;Show line</source>
        <translation>Prikaži &amp;red</translation>
    </message>
    <message>
        <source>Findings of each variant. Select a finding to read it in full below; double-click it or press Enter to show its line in the source</source>
        <translation>Nalazi svake varijante. Izaberite nalaz da biste ga ispod pročitali u celini; dvoklik ili Enter prikazuje njegov red u izvornom kodu</translation>
    </message>
    <message>
        <source>Show the finding&apos;s line in the source</source>
        <translation>Prikaži red nalaza u izvornom kodu</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CommandLine</name>
    <message>
        <source>A second session to draw for comparison.</source>
        <translation>Druga sesija koja se crta radi poređenja.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light ili dark.</translation>
    </message>
    <message>
        <source>Language of the window and of its plots: %1.</source>
        <translation>Jezik prozora i njegovih grafikona: %1.</translation>
    </message>
    <message>
        <source>Write a picture of the window to a .png file.</source>
        <translation>Upisuje sliku prozora u datoteku .png.</translation>
    </message>
    <message>
        <source>Run this family&apos;s experiment before the screenshot.</source>
        <translation>Pre slike prozora izvršava eksperiment ove porodice.</translation>
    </message>
    <message>
        <source>Device to run on.</source>
        <translation>Uređaj na kojem se izvršava.</translation>
    </message>
    <message>
        <source>Variants to run, comma separated.</source>
        <translation>Varijante za izvršavanje, razdvojene zarezima.</translation>
    </message>
    <message>
        <source>Set a parameter of the run.</source>
        <translation>Zadaje parametar izvršavanja.</translation>
    </message>
    <message>
        <source>Sweep a parameter of the run over several values.</source>
        <translation>Zadaje parametru izvršavanja više vrednosti.</translation>
    </message>
    <message>
        <source>--theme %1: must be light or dark</source>
        <translation>--theme %1: mora biti light ili dark</translation>
    </message>
    <message>
        <source>--language %1: must be one of %2</source>
        <translation>--language %1: mora biti nešto od sledećeg: %2</translation>
    </message>
    <message>
        <source>--size %1: must be WIDTHxHEIGHT, each from %2 to %3</source>
        <translation>--size %1: mora biti WIDTHxHEIGHT, oba od %2 do %3</translation>
    </message>
    <message>
        <source>--%1 needs %2</source>
        <translation>uz --%1 je potrebno %2</translation>
    </message>
    <message>
        <source>A workbench for GPU kernels. Without options: the window.</source>
        <translation>Radno okruženje za GPU kernele. Bez opcija: prozor.</translation>
    </message>
    <message>
        <source>A session file to open or to plot.</source>
        <translation>Datoteka sesije koju treba otvoriti ili nacrtati.</translation>
    </message>
    <message>
        <source>%1 files given: give one session at most</source>
        <translation>zadato je %1 datoteka: zadajte najviše jednu sesiju</translation>
    </message>
    <message>
        <source>--export and --screenshot exclude each other: give one of them</source>
        <translation>--export i --screenshot se isključuju: zadajte jedno od njih</translation>
    </message>
    <message>
        <source>--export needs a session: warpbench --export plot.pdf session.json</source>
        <translation>za --export je potrebna sesija: warpbench --export plot.pdf session.json</translation>
    </message>
    <message>
        <source>the window sweeps one parameter: give one --sweep</source>
        <translation>prozor ima prolaz samo za jedan parametar: zadajte jedan --sweep</translation>
    </message>
    <message>
        <source>The plot, if the family has it: %1; in a screenshot also memory.</source>
        <translation>Grafikon, ako ga porodica ima: %1; na slici prozora i memory.</translation>
    </message>
    <message>
        <source>Export the plot (.png, .svg, .pdf, or .tex for pgfplots), a table of the results (.md), a report (.html), the session (.json, .csv) or the plot&apos;s data (.tsv).</source>
        <translation>Izvozi grafikon (.png, .svg, .pdf ili .tex za pgfplots), tabelu rezultata (.md), izveštaj (.html), sesiju (.json, .csv) ili podatke grafikona (.tsv).</translation>
    </message>
    <message>
        <source>Content of the exported file if its ending leaves a choice: plot or table (.tex), plot or report (.pdf), session or the plot&apos;s data (.csv, .json).</source>
        <translation>Sadržaj izvezene datoteke, ako njen nastavak ostavlja izbor: grafikon (plot) ili tabela (table) za .tex, grafikon ili izveštaj (report) za .pdf, sesija (session) ili podaci grafikona (data) za .csv i .json.</translation>
    </message>
    <message>
        <source>List the kernels in the exported report.</source>
        <translation>Navodi kod kernela u izvezenom izveštaju.</translation>
    </message>
    <message>
        <source>The family to plot if a session has several, or the only one to export.</source>
        <translation>Porodica za grafikon kad ih sesija ima više, ili jedina koja se izvozi.</translation>
    </message>
    <message>
        <source>Size of the plot: %1.</source>
        <translation>Veličina grafikona: %1.</translation>
    </message>
    <message>
        <source>Size of the plot, such as 85x60mm or 1920x1080px, or of the window in a screenshot, such as 1280x800.</source>
        <translation>Veličina grafikona, na primer 85x60mm ili 1920x1080px, ili prozora na snimku ekrana, na primer 1280x800.</translation>
    </message>
    <message>
        <source>Pixels per inch of the plot.</source>
        <translation>Broj piksela grafikona po inču.</translation>
    </message>
    <message>
        <source>--as %1: must be one of %2</source>
        <translation>--as %1: mora biti nešto od sledećeg: %2</translation>
    </message>
    <message>
        <source>--export %1 --as %2: the name must end in one of %3</source>
        <translation>--export %1 --as %2: naziv mora da se završava nečim od sledećeg: %3</translation>
    </message>
    <message>
        <source>--export %1: the name must end in one of %2</source>
        <translation>--export %1: naziv mora da se završava nečim od sledećeg: %2</translation>
    </message>
    <message>
        <source>--size %1: must be WIDTHxHEIGHT followed by mm or px, such as 85x60mm</source>
        <translation>--size %1: mora biti WIDTHxHEIGHT sa mm ili px na kraju, na primer 85x60mm</translation>
    </message>
    <message>
        <source>--preset %1: must be one of %2</source>
        <translation>--preset %1: mora biti nešto od sledećeg: %2</translation>
    </message>
    <message>
        <source>Title for the plot.</source>
        <translation>Naslov grafikona.</translation>
    </message>
    <message>
        <source>Label for the plot&apos;s x axis.</source>
        <translation>Natpis uz osu x grafikona.</translation>
    </message>
    <message>
        <source>Label for the plot&apos;s y axis.</source>
        <translation>Natpis uz osu y grafikona.</translation>
    </message>
    <message>
        <source>Parts of the plot to leave out, comma separated: %1.</source>
        <translation>Delovi grafikona koji se izostavljaju, razdvojeni zarezima: %1.</translation>
    </message>
    <message>
        <source>Print a completion script for bash, zsh or fish.</source>
        <translation>Ispisuje skript za dopunjavanje u komandnom okruženju: bash, zsh ili fish.</translation>
    </message>
    <message>
        <source>--without %1: must be one of %2</source>
        <translation>--without %1: mora biti nešto od sledećeg: %2</translation>
    </message>
    <message>
        <source>Logarithmic axes of the plot: x, y or x,y.</source>
        <translation>Logaritamske ose grafikona: x, y ili x,y.</translation>
    </message>
    <message>
        <source>--log %1: must be one of %2</source>
        <translation>--log %1: mora biti nešto od sledećeg: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Pronađi naredbu</translation>
    </message>
    <message>
        <source>Words of a command</source>
        <translation>Reči naredbe</translation>
    </message>
    <message>
        <source>Type a few letters of a command, a family or a lesson</source>
        <translation>Ukucajte nekoliko slova naredbe, porodice ili lekcije</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Naredbe</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ComparisonDialog</name>
    <message>
        <source>Version</source>
        <translation>Verzija</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Uređaj</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Drajver</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA Toolkit</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Domaćin</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Taktovi</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nepoznato</translation>
    </message>
    <message>
        <source>&amp;Only differences beyond the noise</source>
        <translation>&amp;Samo razlike veće od šuma</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Šta se promenilo</translation>
    </message>
    <message>
        <source>Hide the points whose times agree</source>
        <translation>Sakriva tačke čija se vremena slažu</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zatvori (Esc)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Kopiraj redove</translation>
    </message>
    <message>
        <source>Copy the visible rows for a spreadsheet</source>
        <translation>Kopira vidljive redove za tabelarni program</translation>
    </message>
    <message>
        <source>%1: here %2, there %3</source>
        <translation>%1: ovde %2, tamo %3</translation>
    </message>
    <message>
        <source>Times of both sessions</source>
        <translation>Vremena obe sesije</translation>
    </message>
    <message>
        <source>Points that both sessions have; click a header to sort</source>
        <translation>Tačke koje imaju obe sesije; kliknite na zaglavlje da biste ih sortirali</translation>
    </message>
    <message>
        <source>Device, driver, versions and host are the same.</source>
        <translation>Uređaj, drajver, verzije i domaćin su isti.</translation>
    </message>
    <message>
        <source>Compared with %1. Beyond the noise: %2 of %3 points timed in both.</source>
        <translation>Poređeno sa %1. Preko šuma: %2 od %3 tačaka koje imaju vreme u obe sesije.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ComparisonModel</name>
    <message>
        <source>faster</source>
        <translation>brže</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>sporije</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>premalo uzoraka</translation>
    </message>
    <message>
        <source>below 1 %</source>
        <translation>ispod 1 %</translation>
    </message>
    <message>
        <source>within the noise</source>
        <translation>u granicama šuma</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Porodica</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varijanta</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Režim</translation>
    </message>
    <message>
        <source>Here (ms)</source>
        <translation>Ovde (ms)</translation>
    </message>
    <message>
        <source>There (ms)</source>
        <translation>Tamo (ms)</translation>
    </message>
    <message>
        <source>Here / there</source>
        <translation>Ovde / tamo</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Opseg</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Razlika</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>Median time of one launch in this session, in milliseconds</source>
        <translation>Medijana vremena jednog pokretanja u ovoj sesiji, u milisekundama</translation>
    </message>
    <message>
        <source>Median time of one launch in %1, in milliseconds</source>
        <translation>Medijana vremena jednog pokretanja u %1, u milisekundama</translation>
    </message>
    <message>
        <source>Time here divided by time there; below 1 is faster</source>
        <translation>Vreme ovde podeljeno vremenom tamo; ispod 1 je brže</translation>
    </message>
    <message>
        <source>Range of the ratio with 99.9 % confidence, from the samples of both sessions</source>
        <translation>Opseg odnosa sa pouzdanošću od 99,9 %, na osnovu uzoraka obe sesije</translation>
    </message>
    <message>
        <source>A difference counts if the medians differ by more than 1 % and their ranges do not overlap, which takes %1 samples of each</source>
        <translation>Razlika se računa ako se medijane razlikuju za više od 1 %, a njihovi opsezi se ne preklapaju; za to je potrebno po %1 uzoraka iz svake sesije</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CounterBars</name>
    <message>
        <source>%1, ideal %2</source>
        <translation>%1, idealno %2</translation>
    </message>
    <message>
        <source>Counters and their ideal values</source>
        <translation>Brojači i njihove idealne vrednosti</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 u odnosu na %2</translation>
    </message>
    <message>
        <source>Counters of both results</source>
        <translation>Brojači oba rezultata</translation>
    </message>
    <message>
        <source>Click a counter of accesses to see the most expensive line (or press Enter)</source>
        <translation>Kliknite na brojač pristupa da biste videli najskuplji red (ili pritisnite Enter)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::DeviceBox</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Times are measured on this machine.</source>
        <translation>Vremena se mere na ovom računaru.</translation>
    </message>
    <message>
        <source>The simulator runs the kernels and counts their memory accesses; a model computes times from these counts.</source>
        <translation>Simulator izvršava kernele i broji njihove pristupe memoriji; model iz tih brojača računa vremena.</translation>
    </message>
    <message>
        <source>Times were measured earlier on another machine.</source>
        <translation>Vremena su izmerena ranije, na drugom računaru.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Uređaj</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Traženje uređaja...</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nije dostupno</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Times are %1</source>
        <translation>Vremena su: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times are measured at %1.</source>
        <translation>Vremena se mere na mestu %1.</translation>
    </message>
    <message>
        <source>%1 at %2 (%3)</source>
        <translation>%1, mesto %2 (%3)</translation>
    </message>
    <message>
        <source>All %1 GPUs</source>
        <translation>Svi GPU-ovi (%1)</translation>
    </message>
    <message>
        <source>Same point on every GPU</source>
        <translation>Ista tačka na svakom GPU-u</translation>
    </message>
    <message>
        <source>Every GPU runs every point, so that you can compare the GPUs.
Otherwise the GPUs share the points: each takes the next one as soon as it is free.</source>
        <translation>Svaki GPU izvršava svaku tačku, pa se GPU-ovi mogu porediti.
Inače dele tačke: svaki uzima sledeću čim se oslobodi.</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>Nedostupno: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Dialogs</name>
    <message>
        <source>Stop, keep the results so far, and close</source>
        <translation>Zaustavi, zadrži dosadašnje rezultate i zatvori</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>Za&amp;ustavi i zatvori</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>Izvršavanje je u toku</translation>
    </message>
    <message>
        <source>An experiment is running, and %1 more are waiting. Stop all and close?</source>
        <translation>Eksperiment je u toku, a na red ih čeka još %1. Zaustaviti sve i zatvoriti?</translation>
    </message>
    <message>
        <source>An experiment is running. Stop it and close?</source>
        <translation>Eksperiment je u toku. Zaustaviti ga i zatvoriti?</translation>
    </message>
    <message>
        <source>Warpbench %1, commit %2</source>
        <translation>Warpbench %1, commit %2</translation>
    </message>
    <message>
        <source>Qt %1, built with %2</source>
        <translation>Qt %1, izgrađeno uz %2</translation>
    </message>
    <message>
        <source>QCustomPlot %1</source>
        <translation>QCustomPlot %1</translation>
    </message>
    <message>
        <source>CUDA: built without</source>
        <translation>CUDA: izgrađeno bez CUDA podrške</translation>
    </message>
    <message>
        <source>CUDA Toolkit %1</source>
        <translation>CUDA Toolkit %1</translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. This program comes with no warranty.</source>
        <translation>Licenca: GPL-3.0-or-later. Za ovaj program se ne daje nikakva garancija.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <translation>Nastavi bez čuvanja</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>Ništa ne menja (Esc)</translation>
    </message>
    <message>
        <source>Warpbench</source>
        <translation>Warpbench</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zatvori (Esc)</translation>
    </message>
    <message>
        <source>About Warpbench</source>
        <translation>O programu Warpbench</translation>
    </message>
    <message>
        <source>Warpbench, a workbench for GPU kernels</source>
        <translation>Warpbench, radno okruženje za GPU kernele</translation>
    </message>
    <message>
        <source>Files already exist</source>
        <translation>Datoteke već postoje</translation>
    </message>
    <message>
        <source>%2 of the %1 files already exist in %3.</source>
        <translation>Broj datoteka za upis: %1; od njih u %3 već postoji: %2.</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>&amp;Zameni ih</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>Za&amp;drži ih</translation>
    </message>
    <message>
        <source>Write all files and replace these</source>
        <translation>Upiši sve datoteke i zameni ove</translation>
    </message>
    <message>
        <source>Write only the other files</source>
        <translation>Upiši samo ostale datoteke</translation>
    </message>
    <message>
        <source>Write nothing (Esc)</source>
        <translation>Ne upisuj ništa (Esc)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Datoteka se promenila</translation>
    </message>
    <message>
        <source>Another window or program has changed &apos;%1&apos; since it was opened or saved here.</source>
        <translation>Datoteku &apos;%1&apos; je izmenio drugi prozor ili program otkako je ovde otvorena ili sačuvana.</translation>
    </message>
    <message>
        <source>It is no longer a readable session.</source>
        <translation>To više nije čitljiva sesija.</translation>
    </message>
    <message>
        <source>All of its results are also here.</source>
        <translation>Svi njeni rezultati su i ovde.</translation>
    </message>
    <message>
        <source>Results missing here: %1</source>
        <translation>Rezultati koji ovde nedostaju: %1</translation>
    </message>
    <message>
        <source>&amp;Add them and save</source>
        <translation>&amp;Dodaj ih i sačuvaj</translation>
    </message>
    <message>
        <source>Add those results to this session, then save it: nothing is lost</source>
        <translation>Dodaj te rezultate u ovu sesiju, pa je sačuvaj: ništa se ne gubi</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>&amp;Sačuvaj kao...</translation>
    </message>
    <message>
        <source>Keep that file and choose another</source>
        <translation>Zadrži tu datoteku i izaberi drugu</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Zameni je</translation>
    </message>
    <message>
        <source>Replace the file with this session</source>
        <translation>Zameni datoteku ovom sesijom</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Sačuvaj</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odbaci</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>O&amp;tkaži</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nesačuvane izmene</translation>
    </message>
    <message>
        <source>Save them and continue</source>
        <translation>Sačuvaj ih, pa nastavi</translation>
    </message>
    <message>
        <source>A program is running</source>
        <translation>Program se izvršava</translation>
    </message>
    <message>
        <source>Running: %1. Stop and close?</source>
        <translation>Izvršava se: %1. Zaustaviti i zatvoriti?</translation>
    </message>
    <message>
        <source>Stop, and lose the launches so far</source>
        <translation>Zaustavlja i gubi dosadašnja pokretanja</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExerciseList</name>
    <message>
        <source>Exercises of the lesson</source>
        <translation>Vežbe lekcije</translation>
    </message>
    <message>
        <source>Choose an exercise to open it; a mark shows that it is solved</source>
        <translation>Izaberite vežbu da biste je otvorili; oznaka pokazuje da je rešena</translation>
    </message>
    <message>
        <source>Exercises solved: %1 of %2</source>
        <translation>Rešeno vežbi: %1 od %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExerciseView</name>
    <message>
        <source>&amp;Compile and run</source>
        <translation>Kompajliraj i po&amp;kreni</translation>
    </message>
    <message>
        <source>Show hin&amp;t</source>
        <translation>Prikaži &amp;nagoveštaj</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Iz početka</translation>
    </message>
    <message>
        <source>Kernel of the exercise</source>
        <translation>Kernel vežbe</translation>
    </message>
    <message>
        <source>Show the next hint</source>
        <translation>Prikaži sledeći nagoveštaj</translation>
    </message>
    <message>
        <source>Restore the original text of the exercise</source>
        <translation>Vraća prvobitni tekst vežbe</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ciljevi</translation>
    </message>
    <message>
        <source>The goals:</source>
        <translation>Ciljevi:</translation>
    </message>
    <message>
        <source>Compiling and running...</source>
        <translation>Kompajliranje i izvršavanje...</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>Ne može da se kompajlira.</translation>
    </message>
    <message>
        <source>Solved: all goals are met.</source>
        <translation>Rešeno: svi ciljevi su ispunjeni.</translation>
    </message>
    <message>
        <source>Not all goals are met yet.</source>
        <translation>Još nisu ispunjeni svi ciljevi.</translation>
    </message>
    <message>
        <source>met: %1</source>
        <translation>ispunjeno: %1</translation>
    </message>
    <message>
        <source>not met: %1</source>
        <translation>nije ispunjeno: %1</translation>
    </message>
    <message>
        <source>The text has changed: compile and run it again.</source>
        <translation>Tekst je izmenjen: kompajlirajte ga i pokrenite ponovo.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zaustavi</translation>
    </message>
    <message>
        <source>The kernel to change. F5 or Ctrl+Return compiles and runs it, Ctrl+Tab leaves the editor.</source>
        <translation>Kernel koji treba izmeniti. F5 ili Ctrl+Return ga kompajlira i izvršava, Ctrl+Tab napušta editor.</translation>
    </message>
    <message>
        <source>Grid and block of the launch, and the sizes of the problem</source>
        <translation>Grid i blok pokretanja, i veličine problema</translation>
    </message>
    <message>
        <source>The goals, and whether each is met. Click a mistake to see its line.</source>
        <translation>Ciljevi, i da li su ispunjeni. Kliknite na grešku da biste videli njen red.</translation>
    </message>
    <message>
        <source>Compile the kernel, run it in the simulator and see which goals are met (F5)</source>
        <translation>Kompajlira kernel, izvršava ga u simulatoru i pokazuje koji su ciljevi ispunjeni (F5)</translation>
    </message>
    <message>
        <source>Stop compiling and running it (Esc)</source>
        <translation>Zaustavlja kompajliranje i izvršavanje (Esc)</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Zaustavljanje...</translation>
    </message>
    <message>
        <source>Solved before. The goals:</source>
        <translation>Ranije rešeno. Ciljevi:</translation>
    </message>
    <message>
        <source>Show its line</source>
        <translation>Prikaži njen red</translation>
    </message>
    <message>
        <source>Launch: %1; %2</source>
        <translation>Pokretanje: %1; %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExperimentPanel</name>
    <message>
        <source>Live</source>
        <translation>Uživo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Brzina</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Pokreni</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zaustavi</translation>
    </message>
    <message>
        <source>Family of kernels</source>
        <translation>Porodica kernela</translation>
    </message>
    <message>
        <source>What the kernels compute. The kernels of a family compute the same thing in different ways.</source>
        <translation>Šta kerneli računaju. Kerneli jedne porodice računaju isto na različite načine.</translation>
    </message>
    <message>
        <source>Run while a slider moves</source>
        <translation>Izvršavanje dok se klizač pomera</translation>
    </message>
    <message>
        <source>Run the checked variants at each value where a slider stops.
A simulated device runs only as many blocks as finish at once; their counts are marked as estimated.</source>
        <translation>Izvršava označene varijante za svaku vrednost na kojoj se klizač zaustavi.
Na simuliranom uređaju izvršava se samo onoliko blokova koliko se odmah završi; brojači su označeni kao procenjeni.</translation>
    </message>
    <message>
        <source>cold: the L2 cache is flushed before every sample.
hot: the L2 cache is as the last launch left it.
inside: the kernel repeats its work inside one launch, if the family&apos;s kernels can.</source>
        <translation>hladno: L2 keš se isprazni pre svakog uzorka.
toplo: L2 keš je onakav kakav je ostao posle poslednjeg pokretanja.
unutra: kernel ponavlja svoj posao unutar jednog pokretanja, ako kerneli porodice to mogu.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>odmah</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>kao pri merenju</translation>
    </message>
    <message>
        <source>10 times as fast</source>
        <translation>10 puta brže</translation>
    </message>
    <message>
        <source>Speed at which recorded samples are replayed.</source>
        <translation>Brzina reprodukcije snimljenih uzoraka.</translation>
    </message>
    <message>
        <source>Reason why the experiment cannot run</source>
        <translation>Zašto eksperiment ne može da se izvrši</translation>
    </message>
    <message>
        <source>Stop the run and keep its results so far (Esc)</source>
        <translation>Zaustavlja izvršavanje i zadržava dosadašnje rezultate (Esc)</translation>
    </message>
    <message>
        <source>Choose a device</source>
        <translation>Izaberite uređaj</translation>
    </message>
    <message>
        <source>Choose at least one variant</source>
        <translation>Izaberite bar jednu varijantu</translation>
    </message>
    <message>
        <source>Values: %1. Points to run: %2.</source>
        <translation>Vrednosti: %1. Tačaka za izvršavanje: %2.</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Dodaj u red</translation>
    </message>
    <message>
        <source>Run the experiment after the waiting ones (F5)</source>
        <translation>Izvršava eksperiment posle onih koji već čekaju (F5)</translation>
    </message>
    <message>
        <source>Run the experiment (F5)</source>
        <translation>Izvršava eksperiment (F5)</translation>
    </message>
    <message>
        <source>This recording has no results of this family: choose another device</source>
        <translation>Ovaj snimak nema rezultata ove porodice: izaberite drugi uređaj</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Režim</translation>
    </message>
    <message>
        <source>Not recorded with these values: uncheck it</source>
        <translation>Nije snimljena s ovim vrednostima: isključite je</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExportDialog</name>
    <message>
        <source>Files of the chosen format (*.%1);;Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</source>
        <translation>Datoteke izabranog formata (*.%1);;Slike i podaci (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Izvoz grafikona</translation>
    </message>
    <message>
        <source>the plot</source>
        <translation>grafikon</translation>
    </message>
    <message>
        <source>the memory view</source>
        <translation>prikaz memorije</translation>
    </message>
    <message>
        <source>Wh&amp;at</source>
        <translation>Š&amp;ta</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>Sadržaj datoteke</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Pregled</translation>
    </message>
    <message>
        <source>Preview of the data</source>
        <translation>Pregled podataka</translation>
    </message>
    <message>
        <source>Content that the file will have</source>
        <translation>Sadržaj datoteke</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Sačuvaj...</translation>
    </message>
    <message>
        <source>Choose a file and write it (Return)</source>
        <translation>Bira datoteku i upisuje je (Return)</translation>
    </message>
    <message>
        <source>Close and keep the choices (Esc)</source>
        <translation>Zatvara prozor; izbor se pamti (Esc)</translation>
    </message>
    <message>
        <source>the memory view is empty</source>
        <translation>prikaz memorije je prazan</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Izvezeno: %1</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Još nema šta da se izveze.</translation>
    </message>
    <message>
        <source>The memory view has no data: choose a picture.</source>
        <translation>Prikaz memorije nema podatke: izaberite sliku.</translation>
    </message>
    <message>
        <source>The data shown in the plot, with units and a decimal point.</source>
        <translation>Podaci prikazani na grafikonu, sa jedinicama i decimalnom tačkom.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Exporter</name>
    <message>
        <source>&amp;Export plot...</source>
        <translation>&amp;Izvezi grafikon...</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Write the current plot or memory view to a picture or a table</source>
        <translation>Upisuje trenutni grafikon ili prikaz memorije u sliku ili tabelu</translation>
    </message>
    <message>
        <source>Export all &amp;views...</source>
        <translation>Izvezi sve p&amp;rikaze...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Write every view of every family of the session into a folder</source>
        <translation>Upisuje svaki prikaz svake porodice iz sesije u fasciklu</translation>
    </message>
    <message>
        <source>Copy &amp;plot as picture</source>
        <translation>Kopiraj &amp;grafikon kao sliku</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the current view to the clipboard, in the size chosen for export</source>
        <translation>Kopira trenutni prikaz u ostavu, u veličini izabranoj za izvoz</translation>
    </message>
    <message>
        <source>Copy plot&apos;s da&amp;ta</source>
        <translation>Kopiraj poda&amp;tke grafikona</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Copy the plot&apos;s data for a spreadsheet</source>
        <translation>Kopira podatke grafikona za tabelarni program</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>Grafikon je prazan.</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>Slika je kopirana</translation>
    </message>
    <message>
        <source>Copied the plot&apos;s data</source>
        <translation>Podaci grafikona su kopirani</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Izvezeno: %1</translation>
    </message>
    <message>
        <source>Export all steps as &amp;PDF...</source>
        <translation>Izvezi s&amp;ve korake kao PDF...</translation>
    </message>
    <message>
        <source>Write every step of the memory view to a page of one file, as a handout</source>
        <translation>Zapisuje svaki korak prikaza memorije na posebnu stranu jedne datoteke, kao propratni materijal</translation>
    </message>
    <message>
        <source>Export &amp;data as CSV...</source>
        <translation>Izvezi po&amp;datke kao CSV...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export repor&amp;t...</source>
        <translation>Izvezi izveš&amp;taj...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Write the session as one document, with its plots, tables and explanations</source>
        <translation>Upisuje sesiju kao jedan dokument, sa grafikonima, tabelama i objašnjenjima</translation>
    </message>
    <message>
        <source>Export all steps</source>
        <translation>Izvoz svih koraka</translation>
    </message>
    <message>
        <source>Handouts (*.pdf)</source>
        <translation>Propratni materijali (*.pdf)</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>Izvoz podataka</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Vrednosti razdvojene zarezima (*.csv);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Izvoz izveštaja</translation>
    </message>
    <message>
        <source>Reports (*.pdf)</source>
        <translation>Izveštaji (*.pdf)</translation>
    </message>
    <message>
        <source>Reports (*.html)</source>
        <translation>Izveštaji (*.html)</translation>
    </message>
    <message>
        <source>Export ta&amp;ble...</source>
        <translation>Izvezi ta&amp;belu...</translation>
    </message>
    <message>
        <source>Write the visible rows of the table as LaTeX or Markdown</source>
        <translation>Upisuje vidljive redove tabele kao LaTeX ili Markdown</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Izvoz tabele</translation>
    </message>
    <message>
        <source>LaTeX tables (*.tex);;Markdown tables (*.md)</source>
        <translation>Tabele za LaTeX (*.tex);;Tabele za Markdown (*.md)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Nađi</translation>
    </message>
    <message>
        <source>Press Enter for the next match, Shift+Enter for the previous one</source>
        <translation>Enter ide na sledeće, Shift+Enter na prethodno mesto</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Zameni sa</translation>
    </message>
    <message>
        <source>Press Enter to replace the match</source>
        <translation>Pritisnite Enter da zamenite nađeno</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sledeće</translation>
    </message>
    <message>
        <source>Find the next match</source>
        <translation>Nađi sledeće</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zameni</translation>
    </message>
    <message>
        <source>Replace the match</source>
        <translation>Zameni nađeno</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Zameni sve</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>Zameni sva pojavljivanja</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nije pronađeno</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>Zamenjeno: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ImagePreview</name>
    <message>
        <source>Preview of the image</source>
        <translation>Pregled slike</translation>
    </message>
    <message>
        <source>%1 x %2 pixels</source>
        <translation>%1 x %2 piksela</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::JobBar</name>
    <message>
        <source>Add to session</source>
        <translation>Dodaj u sesiju</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odbaci</translation>
    </message>
    <message>
        <source>Add these results to the session</source>
        <translation>Dodaje ove rezultate u sesiju</translation>
    </message>
    <message>
        <source>Forget this job and delete its files</source>
        <translation>Zaboravlja ovaj posao i briše njegove datoteke</translation>
    </message>
    <message>
        <source>Job %1 at %2, of %3 (%4)</source>
        <translation>Posao %1, mesto %2, od %3 (%4)</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 nije uspeo: %2</translation>
    </message>
    <message>
        <source>%1 is done. Results: %2</source>
        <translation>%1 je gotov. Rezultata: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::KernelEditor</name>
    <message>
        <source>Allow</source>
        <translation>Dozvoli</translation>
    </message>
    <message>
        <source>Source of the kernel</source>
        <translation>Izvorni kod kernela</translation>
    </message>
    <message>
        <source>The kernel&apos;s file. Wasteful lines are highlighted.
Type to change a copy, and press F5 to run the copy. Ctrl+F finds text, Ctrl+Tab leaves the editor.</source>
        <translation>Datoteka kernela. Rasipni redovi su istaknuti.
Kucajte da biste menjali kopiju i pritisnite F5 da je izvršite. Ctrl+F traži, Ctrl+Tab napušta editor.</translation>
    </message>
    <message>
        <source>This kernel came with the session. It is not compiled or run until you allow it.</source>
        <translation>Ovaj kernel je stigao uz sesiju. Kompajlira se i izvršava tek kad to dozvolite.</translation>
    </message>
    <message>
        <source>Compile and run the kernels of this session</source>
        <translation>Kompajlira i izvršava kernele ove sesije</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel to view or change</source>
        <translation>Kernel koji se gleda ili menja</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>Ime kopije</translation>
    </message>
    <message>
        <source>Name of the copy: letters, digits, - _ and .</source>
        <translation>Ime kopije: slova, cifre, - _ i .</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Restore the text of the original</source>
        <translation>Vraća tekst originala</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ukloni</translation>
    </message>
    <message>
        <source>Remove the copy; its results stay</source>
        <translation>Ukloni kopiju; njeni rezultati ostaju</translation>
    </message>
    <message>
        <source>another launch or fewer lines</source>
        <translation>drugo pokretanje ili manje redova</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Verzije</translation>
    </message>
    <message>
        <source>Restore a text that ran before</source>
        <translation>Vraća tekst koji je ranije izvršen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Izvezi</translation>
    </message>
    <message>
        <source>Save the kernel&apos;s file, or a CUDA program around it that nvcc compiles anywhere</source>
        <translation>Čuva datoteku kernela ili CUDA program oko njega, koji nvcc svuda kompajlira</translation>
    </message>
    <message>
        <source>&amp;Kernel file (.cuh)...</source>
        <translation>Datoteka &amp;kernela (.cuh)...</translation>
    </message>
    <message>
        <source>CUDA &amp;program (.cu)...</source>
        <translation>CUDA &amp;program (.cu)...</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <translation>Verzija %1: %2</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simuliraj</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Uporedi</translation>
    </message>
    <message>
        <source>Show the changes in the copy compared with the original</source>
        <translation>Prikazuje izmene kopije u odnosu na original</translation>
    </message>
    <message>
        <source>The chosen device cannot run it: %1</source>
        <translation>Izabrani uređaj ne može da je izvrši: %1</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Još radnji</translation>
    </message>
    <message>
        <source>Type to change a copy.</source>
        <translation>Kucajte da izmenite kopiju.</translation>
    </message>
    <message>
        <source>Choose a simulated device, which runs your own kernels, and run</source>
        <translation>Izaberi simulirani uređaj, koji izvršava sopstvene kernele, i pokreni</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::KernelExport</name>
    <message>
        <source>Export kernel</source>
        <translation>Izvoz kernela</translation>
    </message>
    <message>
        <source>Kernels (*.cuh)</source>
        <translation>Kerneli (*.cuh)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Izvezeno: %1</translation>
    </message>
    <message>
        <source>Export as CUDA program</source>
        <translation>Izvoz kao CUDA program</translation>
    </message>
    <message>
        <source>CUDA programs (*.cu)</source>
        <translation>CUDA programi (*.cu)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchFields</name>
    <message>
        <source>Launch the copy with its own block size; the grid follows</source>
        <translation>Pokreni kopiju sa sopstvenom veličinom bloka; grid se prilagođava</translation>
    </message>
    <message>
        <source>Threads of the block along %1</source>
        <translation>Niti bloka duž %1</translation>
    </message>
    <message>
        <source>threads,</source>
        <translation>niti,</translation>
    </message>
    <message>
        <source>Elements per thread along %1</source>
        <translation>Elementi po niti duž %1</translation>
    </message>
    <message>
        <source>Elements that each thread takes along %1</source>
        <translation>Elementi koje svaka nit uzima duž %1</translation>
    </message>
    <message>
        <source>elements per thread</source>
        <translation>elemenata po niti</translation>
    </message>
    <message>
        <source>Own block</source>
        <translation>Svoj blok</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchMemory</name>
    <message>
        <source>&amp;Trace</source>
        <translation>Pra&amp;ti</translation>
    </message>
    <message>
        <source>Run the program again and record the memory accesses of this block of the selected launch</source>
        <translation>Ponovo izvršava program i beleži pristupe memoriji ovog bloka izabranog pokretanja</translation>
    </message>
    <message>
        <source>Press Trace: the program runs again, and one block of launch %1 (%2) is recorded.</source>
        <translation>Pritisnite Prati: program se izvršava ponovo i beleži se jedan blok pokretanja %1 (%2).</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Praćenje jednog bloka...</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>zaustavljeno</translation>
    </message>
    <message>
        <source>the program does not compile</source>
        <translation>program ne može da se kompajlira</translation>
    </message>
    <message>
        <source>this block accesses no memory</source>
        <translation>ovaj blok ne pristupa memoriji</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>Nema šta da se prikaže: %1.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchWhy</name>
    <message>
        <source>What limits the selected launch</source>
        <translation>Šta ograničava izabrano pokretanje</translation>
    </message>
    <message>
        <source>Select a launch, in the table or in the plot, to see what limits it.</source>
        <translation>Izaberite pokretanje, u tabeli ili na grafikonu, da biste videli šta ga ograničava.</translation>
    </message>
    <message>
        <source>Check mode does not measure times. Press Run to see what limits this launch.</source>
        <translation>Provera ne meri vremena. Pritisnite Pokreni da biste videli šta ograničava ovo pokretanje.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchesModel</name>
    <message>
        <source>differ</source>
        <translation>razni</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The launch&apos;s number, in order</source>
        <translation>Redni broj pokretanja</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Pokretanja</translation>
    </message>
    <message>
        <source>Number of launches of the kernel</source>
        <translation>Broj pokretanja kernela</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel&apos;s name, with its template arguments</source>
        <translation>Ime kernela, sa argumentima šablona</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Blocks in x, y and z</source>
        <translation>Blokovi po x, y i z</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Threads of a block in x, y and z</source>
        <translation>Niti bloka po x, y i z</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Zauzetost</translation>
    </message>
    <message>
        <source>Resident warps / the maximum that fits a multiprocessor</source>
        <translation>Rezidentni warp-ovi / najviše koliko ih staje na multiprocesor</translation>
    </message>
    <message>
        <source>Modelled ms</source>
        <translation>Modelovano (ms)</translation>
    </message>
    <message>
        <source>Computed from the counts for the simulated GPU; not measured</source>
        <translation>Izračunato iz brojača za simulirani GPU; nije izmereno</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udeo</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Zahtevi</translation>
    </message>
    <message>
        <source>Requests of warps to global memory</source>
        <translation>Zahtevi warp-ova ka globalnoj memoriji</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektori</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that these requests move</source>
        <translation>Sektori od 32 bajta koje ti zahtevi prenose</translation>
    </message>
    <message>
        <source>Sectors/request</source>
        <translation>Sektora/zahtev</translation>
    </message>
    <message>
        <source>The ideal is 4 for full warps that take 4 bytes per lane</source>
        <translation>Idealno je 4 za pune warp-ove u kojima nit uzima 4 bajta</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Iskorišćenost</translation>
    </message>
    <message>
        <source>Bytes requested / bytes moved, in global memory</source>
        <translation>Traženi bajtovi / preneti bajtovi, u globalnoj memoriji</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation>Wavefront-ovi</translation>
    </message>
    <message>
        <source>Wavefronts of shared memory</source>
        <translation>Wavefront-ovi deljene memorije</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Kolizije u bankama</translation>
    </message>
    <message>
        <source>Extra wavefronts caused by bank conflicts</source>
        <translation>Dodatni wavefront-ovi zbog kolizija u bankama</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Greške</translation>
    </message>
    <message>
        <source>Mistakes that a check found in the kernel</source>
        <translation>Greške koje je provera našla u kernelu</translation>
    </message>
    <message>
        <source>Launched at</source>
        <translation>Pokrenut na</translation>
    </message>
    <message>
        <source>The line of the launch</source>
        <translation>Red pokretanja</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Napomene</translation>
    </message>
    <message>
        <source>Why a launch failed, and which values are estimated</source>
        <translation>Zašto pokretanje nije uspelo i koje su vrednosti procenjene</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registri</translation>
    </message>
    <message>
        <source>Registers per thread, as the compiler assigned them</source>
        <translation>Registri po niti, kako ih je kompajler dodelio</translation>
    </message>
    <message>
        <source>Measured ms</source>
        <translation>Izmereno (ms)</translation>
    </message>
    <message>
        <source>Time of each launch, measured once by CUPTI on the GPU</source>
        <translation>Vreme svakog pokretanja, jednom izmereno na GPU-u (CUPTI)</translation>
    </message>
    <message>
        <source>Share of the time of all launches</source>
        <translation>Udeo u vremenu svih pokretanja</translation>
    </message>
    <message>
        <source>Defined at</source>
        <translation>Definisan u</translation>
    </message>
    <message>
        <source>The line of the kernel</source>
        <translation>Red kernela</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonAnswer</name>
    <message>
        <source>The results have no time.</source>
        <translation>Rezultati nemaju vreme.</translation>
    </message>
    <message>
        <source>The fastest is %1, with %2.</source>
        <translation>Najbrža je varijanta %1 (%2).</translation>
    </message>
    <message>
        <source>Right: %1 is the fastest, with %2.</source>
        <translation>Tačno: najbrža je varijanta %1 (%2).</translation>
    </message>
    <message>
        <source>You said %1, which takes %2. The fastest is %3, with %4.</source>
        <translation>Rekli ste %1 (%2). Najbrža je varijanta %3 (%4).</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 sektora</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation>wavefront-ova: %1</translation>
    </message>
    <message>
        <source>The results do not have the figures for this.</source>
        <translation>Rezultati ne sadrže vrednosti potrebne za ovo.</translation>
    </message>
    <message>
        <source>It is %1: %2 over %3.</source>
        <translation>Odnos je %1 (%2 prema %3).</translation>
    </message>
    <message>
        <source>You said %1. The result is %2: %3 over %4.</source>
        <translation>Rekli ste %1. Rezultat je %2: %3 kroz %4.</translation>
    </message>
    <message>
        <source>You said %1, which is close. The result is %2, %3 over %4.</source>
        <translation>Rekli ste %1, što je blizu. Rezultat je %2, %3 kroz %4.</translation>
    </message>
    <message>
        <source>You said %1. The result is %2, %3 over %4.</source>
        <translation>Rekli ste %1. Rezultat je %2, %3 kroz %4.</translation>
    </message>
    <message>
        <source>Correct answer: %1</source>
        <translation>Tačan odgovor: %1</translation>
    </message>
    <message>
        <source>As you said: %1</source>
        <translation>Kao što ste rekli: %1</translation>
    </message>
    <message>
        <source>You said: %1
Correct answer: %2</source>
        <translation>Rekli ste: %1
Tačan odgovor: %2</translation>
    </message>
    <message>
        <source>The experiment is still running.</source>
        <translation>Eksperiment je još u toku.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonGuessBox</name>
    <message>
        <source>Your guess</source>
        <translation>Vaša procena</translation>
    </message>
    <message>
        <source>How many times as much</source>
        <translation>Koliko puta više</translation>
    </message>
    <message>
        <source>The factor, as a number</source>
        <translation>Koliko puta više, kao broj</translation>
    </message>
    <message>
        <source> times</source>
        <translation> puta</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonHandout</name>
    <message>
        <source>Answers</source>
        <translation>Odgovori</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Izvori: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonMode</name>
    <message>
        <source>Open lesson</source>
        <translation>Otvaranje lekcije</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lekcije (*.json);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson.</source>
        <translation>&apos;%1&apos; nije lekcija.</translation>
    </message>
    <message>
        <source>Export handout</source>
        <translation>Izvoz propratnog materijala</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Strane (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the handout: step %1 of %2</source>
        <translation>Priprema propratnog materijala: korak %1 od %2</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Izvezeno: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonPage</name>
    <message>
        <source>It takes about %1 min.</source>
        <translation>Traje oko %1 min.</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>Izvori:</translation>
    </message>
    <message>
        <source>Guess first; the results follow.</source>
        <translation>Najpre pogađajte; rezultati slede.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonPanel</name>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Zatvori lekciju</translation>
    </message>
    <message>
        <source>End the lesson and return to the list</source>
        <translation>Završava lekciju i vraća na spisak</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>N&amp;azad</translation>
    </message>
    <message>
        <source>Previous step (Page Up)</source>
        <translation>Prethodni korak (Page Up)</translation>
    </message>
    <message>
        <source>Next step (Page Down)</source>
        <translation>Sledeći korak (Page Down)</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Tekst koraka</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Dal&amp;je</translation>
    </message>
    <message>
        <source>Sho&amp;w answer</source>
        <translation>O&amp;tkrij odgovor</translation>
    </message>
    <message>
        <source>Show &amp;more</source>
        <translation>Prikaži &amp;još</translation>
    </message>
    <message>
        <source>Handout...</source>
        <translation>Materijal...</translation>
    </message>
    <message>
        <source>Write the lesson&apos;s steps as pages of one PDF</source>
        <translation>Zapisuje korake lekcije kao stranice jednog PDF-a</translation>
    </message>
    <message>
        <source>Keep results</source>
        <translation>Zadrži rezultate</translation>
    </message>
    <message>
        <source>Add the lesson&apos;s results to the session</source>
        <translation>Dodaje rezultate lekcije u sesiju</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonRuns</name>
    <message>
        <source>No device here can run this step&apos;s experiment.</source>
        <translation>Nijedan dostupan uređaj ne može da izvrši eksperiment ovog koraka.</translation>
    </message>
    <message>
        <source>The step&apos;s experiment waits for the current run.</source>
        <translation>Eksperiment ovog koraka čeka da se završi tekuće izvršavanje.</translation>
    </message>
    <message>
        <source>Stopped; the step shows the results so far.</source>
        <translation>Zaustavljeno; korak prikazuje dosadašnje rezultate.</translation>
    </message>
    <message>
        <source>The run failed on %1: %2</source>
        <translation>Izvršavanje na uređaju %1 nije uspelo: %2</translation>
    </message>
    <message>
        <source>The run failed on %1, so these results are from %2. The reason: %3</source>
        <translation>Izvršavanje na uređaju %1 nije uspelo, pa su ovi rezultati sa uređaja %2. Razlog: %3</translation>
    </message>
    <message>
        <source>These results are from %1. The reason: %2</source>
        <translation>Ovi rezultati su sa uređaja %1. Razlog: %2</translation>
    </message>
    <message>
        <source>This device cannot run: %1</source>
        <translation>Ovaj uređaj ne može da izvrši: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LiveRun</name>
    <message>
        <source>New results: %1</source>
        <translation>Novih rezultata: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MachineCode</name>
    <message>
        <source>Cannot find cuobjdump on PATH or in /usr/local/cuda/bin: install NVIDIA&apos;s CUDA Toolkit.</source>
        <translation>cuobjdump nije nađen ni u PATH ni u /usr/local/cuda/bin: instalirajte CUDA Toolkit kompanije NVIDIA.</translation>
    </message>
    <message>
        <source>This program has no machine code: it was built without CUDA.</source>
        <translation>U ovom programu nema mašinskog koda: izgrađen je bez CUDA podrške.</translation>
    </message>
    <message>
        <source>cuobjdump found no machine code for this kernel.</source>
        <translation>cuobjdump nije našao mašinski kod ovog kernela.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>%1 ne može da se pokrene: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MachineCodePage</name>
    <message>
        <source>Template arguments of the kernel</source>
        <translation>Argumenti šablona kernela</translation>
    </message>
    <message>
        <source>nvcc builds a kernel once for each set of template arguments.</source>
        <translation>nvcc kompajlira kernel po jednom za svaki skup argumenata šablona.</translation>
    </message>
    <message>
        <source>PTX or SASS</source>
        <translation>PTX ili SASS</translation>
    </message>
    <message>
        <source>PTX is nvcc&apos;s portable assembly; SASS is ptxas&apos;s machine code for each GPU that the program was built for.</source>
        <translation>PTX je nvcc-ov prenosivi asembler; SASS je mašinski kod koji ptxas pravi za svaki GPU za koji je program izgrađen.</translation>
    </message>
    <message>
        <source>Machine code of the kernel</source>
        <translation>Mašinski kod kernela</translation>
    </message>
    <message>
        <source>As cuobjdump prints it.</source>
        <translation>Onako kako ga ispisuje cuobjdump.</translation>
    </message>
    <message>
        <source>Reading the machine code of this program...</source>
        <translation>Čitanje mašinskog koda ovog programa...</translation>
    </message>
    <message>
        <source>nvcc has not compiled this kernel.</source>
        <translation>nvcc nije kompajlirao ovaj kernel.</translation>
    </message>
    <message>
        <source>Disassembling...</source>
        <translation>Disasembliranje...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MainWindow</name>
    <message>
        <source>Checked. %1</source>
        <translation>Provereno. %1</translation>
    </message>
    <message>
        <source>Stopped; the findings so far are kept</source>
        <translation>Zaustavljeno; dosadašnji nalazi su zadržani</translation>
    </message>
    <message>
        <source>Done. New results: %1</source>
        <translation>Gotovo. Novih rezultata: %1</translation>
    </message>
    <message>
        <source>Stopped; the results so far are kept</source>
        <translation>Zaustavljeno; dosadašnji rezultati su zadržani</translation>
    </message>
    <message>
        <source>Opening the device...</source>
        <translation>Otvaranje uređaja...</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Provera u toku...</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nova sesija</translation>
    </message>
    <message>
        <source>%1[*] - Warpbench</source>
        <translation>%1[*] - Warpbench</translation>
    </message>
    <message>
        <source>Recovered. Unsaved results: %1</source>
        <translation>Vraćeno. Nesačuvanih rezultata: %1</translation>
    </message>
    <message>
        <source>The language changes when the run ends.</source>
        <translation>Jezik će se promeniti kad se izvršavanje završi.</translation>
    </message>
    <message>
        <source>Results kept in the session: %1</source>
        <translation>Rezultata zadržanih u sesiji: %1</translation>
    </message>
    <message>
        <source>The language changes when all files are written.</source>
        <translation>Jezik će se promeniti kad sve datoteke budu upisane.</translation>
    </message>
    <message>
        <source>The window closes when all files are written. Close again to abandon them.</source>
        <translation>Prozor se zatvara kad sve datoteke budu upisane. Zatvorite ponovo da biste od njih odustali.</translation>
    </message>
    <message>
        <source>Submitted to the cluster: job %1</source>
        <translation>Predato klasteru: posao %1</translation>
    </message>
    <message>
        <source>Submitting to the cluster...</source>
        <translation>Predavanje klasteru...</translation>
    </message>
    <message>
        <source>Results added to the session: %1</source>
        <translation>Rezultata dodatih u sesiju: %1</translation>
    </message>
    <message>
        <source>Open CUDA program</source>
        <translation>Otvaranje CUDA programa</translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Slike (%1);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>%1. Failed, or with a wrong result: %2</source>
        <translation>%1. Neuspešno ili s pogrešnim rezultatom: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ManualWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Nazad</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Prethodno</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Sledeće</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Uputstvo</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sadržaj</translation>
    </message>
    <message>
        <source>Pages and sections of the manual</source>
        <translation>Strane i odeljci uputstva</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Strana uputstva</translation>
    </message>
    <message>
        <source>The manual is in English</source>
        <translation>Uputstvo je na engleskom</translation>
    </message>
    <message>
        <source>Show the previous page (Alt+Left)</source>
        <translation>Prethodna strana (Alt+Left)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Pretraži uputstvo</translation>
    </message>
    <message>
        <source>Words to find on any page (Ctrl+F)</source>
        <translation>Reči koje se traže na svim stranama (Ctrl+F)</translation>
    </message>
    <message>
        <source>Show the previous match (Shift+F3)</source>
        <translation>Prethodno pojavljivanje (Shift+F3)</translation>
    </message>
    <message>
        <source>Show the next match (F3)</source>
        <translation>Sledeće pojavljivanje (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nije pronađeno</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MarksForm</name>
    <message>
        <source>Horizontal line</source>
        <translation>Vodoravna linija</translation>
    </message>
    <message>
        <source>Vertical line</source>
        <translation>Uspravna linija</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>U&amp;kloni</translation>
    </message>
    <message>
        <source>Lines and texts</source>
        <translation>Linije i tekstovi</translation>
    </message>
    <message>
        <source>Your lines and texts in this plot; double-click a cell to edit it</source>
        <translation>Vaše linije i tekstovi na ovom grafikonu; dvokliknite na ćeliju da biste je izmenili</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Šta</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Stubac</translation>
    </message>
    <message>
        <source>Add &amp;horizontal line</source>
        <translation>Dodaj &amp;vodoravnu liniju</translation>
    </message>
    <message>
        <source>Add a line at a value</source>
        <translation>Dodaj liniju na nekoj vrednosti</translation>
    </message>
    <message>
        <source>Add &amp;vertical line</source>
        <translation>Dodaj &amp;uspravnu liniju</translation>
    </message>
    <message>
        <source>Add a line at a position along x</source>
        <translation>Dodaj liniju na mestu duž x</translation>
    </message>
    <message>
        <source>Add t&amp;ext</source>
        <translation>Dodaj t&amp;ekst</translation>
    </message>
    <message>
        <source>Add a text at a point</source>
        <translation>Dodaj tekst u nekoj tački</translation>
    </message>
    <message>
        <source>Remove the selected lines and texts</source>
        <translation>Ukloni izabrane linije i tekstove</translation>
    </message>
    <message>
        <source>The bar that the text belongs to</source>
        <translation>Stubac kome tekst pripada</translation>
    </message>
    <message>
        <source>Line %1: enter a number.</source>
        <translation>Red %1: unesite broj.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MemoryPanel</name>
    <message>
        <source>Choose a variant that the simulator can run.</source>
        <translation>Izaberite varijantu koju simulator može da izvrši.</translation>
    </message>
    <message>
        <source>The kernel to trace</source>
        <translation>Kernel koji se posmatra</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varijanta</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>Veli&amp;čine</translation>
    </message>
    <message>
        <source>Show the fields for the sizes of this view</source>
        <translation>Prikazuje polja za veličine ovog prikaza</translation>
    </message>
    <message>
        <source>Source of the kernel</source>
        <translation>Izvorni kod kernela</translation>
    </message>
    <message>
        <source>The line of this step is highlighted.</source>
        <translation>Istaknut je red ovog koraka.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Praćenje jednog bloka...</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>Nema šta da se prikaže: %1.</translation>
    </message>
    <message>
        <source>this block accesses no memory</source>
        <translation>ovaj blok ne pristupa memoriji</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MemoryWarning</name>
    <message>
        <source>Memory that the run needs</source>
        <translation>Memorija potrebna za izvršavanje</translation>
    </message>
    <message>
        <source>This run needs %1 of memory; %2 are free.</source>
        <translation>Ovo izvršavanje traži %1 memorije; slobodno je %2.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datoteka</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Ure&amp;đivanje</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>P&amp;okreni</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Prikaz</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moć</translation>
    </message>
    <message>
        <source>&amp;Open session...</source>
        <translation>&amp;Otvori sesiju...</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>&amp;Sačuvaj sesiju</translation>
    </message>
    <message>
        <source>Save session &amp;as...</source>
        <translation>Sačuvaj sesiju &amp;kao...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Compare &amp;with session...</source>
        <translation>&amp;Uporedi sa sesijom...</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Draw another session&apos;s results for comparison</source>
        <translation>Crta rezultate druge sesije radi poređenja</translation>
    </message>
    <message>
        <source>End co&amp;mparison</source>
        <translation>Završi &amp;poređenje</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Draw only this session&apos;s results</source>
        <translation>Crta samo rezultate ove sesije</translation>
    </message>
    <message>
        <source>What chan&amp;ged...</source>
        <translation>Šta s&amp;e promenilo...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+D</source>
        <translation>Ctrl+Alt+D</translation>
    </message>
    <message>
        <source>List what differs between the two sessions</source>
        <translation>Navodi po čemu se dve sesije razlikuju</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>I&amp;zađi</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Delete selected results</source>
        <translation>O&amp;briši izabrane rezultate</translation>
    </message>
    <message>
        <source>Remove the selected rows from the session; Undo restores them</source>
        <translation>Uklanja izabrane redove iz sesije; vraća ih Opozovi</translation>
    </message>
    <message>
        <source>C&amp;lear results</source>
        <translation>Uk&amp;loni sve rezultate</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Po&amp;dešavanja...</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Plac&amp;es...</source>
        <translation>&amp;Mesta...</translation>
    </message>
    <message>
        <source>Other places where kernels can run: a machine, a cluster, a container</source>
        <translation>Druga mesta gde kerneli mogu da se izvršavaju: računar, klaster, kontejner</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>&amp;Leave to the cluster</source>
        <translation>&amp;Prepusti klasteru</translation>
    </message>
    <message>
        <source>Submit the experiment to the device&apos;s cluster; the window offers its results when it is done</source>
        <translation>Predaje eksperiment klasteru uređaja; prozor nudi rezultate kad se završi</translation>
    </message>
    <message>
        <source>&amp;Check for mistakes</source>
        <translation>Proveri &amp;greške</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Run the chosen variants in the simulator and check every access and barrier</source>
        <translation>Izvršava izabrane varijante u simulatoru i proverava svaki pristup i svaku barijeru</translation>
    </message>
    <message>
        <source>Run the selected result a&amp;gain</source>
        <translation>Pono&amp;vo pokreni izabrani rezultat</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Measure this point again, on its own device if available</source>
        <translation>Ponovo meri ovu tačku, na njenom uređaju ako je dostupan</translation>
    </message>
    <message>
        <source>Run this session &amp;here</source>
        <translation>Pokreni ovu sesiju ov&amp;de</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Run all points of the session again on the chosen device</source>
        <translation>Ponovo izvršava sve tačke sesije na izabranom uređaju</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zaustavi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Stop the run and keep the results so far</source>
        <translation>Zaustavlja izvršavanje i zadržava dosadašnje rezultate</translation>
    </message>
    <message>
        <source>Stop &amp;all</source>
        <translation>Zaustavi &amp;sve</translation>
    </message>
    <message>
        <source>Shift+Esc</source>
        <translation>Shift+Esc</translation>
    </message>
    <message>
        <source>Stop the run and remove the waiting experiments</source>
        <translation>Zaustavlja izvršavanje i uklanja eksperimente koji čekaju</translation>
    </message>
    <message>
        <source>&amp;Pictures...</source>
        <translation>S&amp;like...</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Jezik</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Vrati početni r&amp;aspored</translation>
    </message>
    <message>
        <source>Text &amp;larger</source>
        <translation>&amp;Veći tekst</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Text s&amp;maller</source>
        <translation>&amp;Manji tekst</translation>
    </message>
    <message>
        <source>Text normal s&amp;ize</source>
        <translation>&amp;Uobičajena veličina teksta</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Kao &amp;sistem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Svet&amp;la</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tamna</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Uputstvo</translation>
    </message>
    <message>
        <source>Open the manual, which is in English</source>
        <translation>Otvori uputstvo, koje je na engleskom</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Prečice na &amp;tastaturi</translation>
    </message>
    <message>
        <source>Open the keyboard shortcuts in the manual</source>
        <translation>Otvori prečice na tastaturi u uputstvu</translation>
    </message>
    <message>
        <source>&amp;About Warpbench</source>
        <translation>&amp;O programu Warpbench</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>O biblioteci &amp;Qt</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Dodaj u red</translation>
    </message>
    <message>
        <source>Open C&amp;UDA program...</source>
        <translation>Otvori &amp;CUDA program...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>A .cu file, a program built by warpbench-nvcc, or a project&apos;s Makefile or CMakeLists.txt</source>
        <translation>Datoteka .cu, program koji je preveo warpbench-nvcc, ili Makefile ili CMakeLists.txt projekta</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>Nova sesi&amp;ja</translation>
    </message>
    <message>
        <source>Start an empty session; the experiment stays</source>
        <translation>Započni praznu sesiju; eksperiment ostaje</translation>
    </message>
    <message>
        <source>Run the experiment, the open exercise, or the CUDA program in front</source>
        <translation>Pokreće eksperiment, otvoreni zadatak ili CUDA program koji je ispred</translation>
    </message>
    <message>
        <source>Wor&amp;kspace</source>
        <translation>Ra&amp;dni prostor</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find a &amp;command...</source>
        <translation>&amp;Pronađi naredbu...</translation>
    </message>
    <message>
        <source>Search all commands, families, variants and lessons</source>
        <translation>Pretražuje sve naredbe, porodice, varijante i lekcije</translation>
    </message>
    <message>
        <source>Family: %1</source>
        <translation>Porodica: %1</translation>
    </message>
    <message>
        <source>Only the variant: %1</source>
        <translation>Samo varijanta: %1</translation>
    </message>
    <message>
        <source>&amp;Close program</source>
        <translation>Zatvori pro&amp;gram</translation>
    </message>
    <message>
        <source>Close the CUDA program in front</source>
        <translation>Zatvara CUDA program koji je ispred</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lekcija: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MistakesList</name>
    <message>
        <source>Mistakes of the program</source>
        <translation>Greške programa</translation>
    </message>
    <message>
        <source>Select a row to show its line</source>
        <translation>Izaberite red da biste videli njegovu liniju koda</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Mesto</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Greška</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Šta nije u redu</translation>
    </message>
    <message>
        <source>launch failed</source>
        <translation>pokretanje nije uspelo</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::NothingShown</name>
    <message>
        <source>There is no result of %1 yet: press Run (F5).</source>
        <translation>Još nema rezultata za %1: pritisnite „Pokreni” (F5).</translation>
    </message>
    <message>
        <source>The table&apos;s filter hides all results of this family.</source>
        <translation>Filter tabele skriva sve rezultate ove porodice.</translation>
    </message>
    <message>
        <source>No run of this family is shown: check one next to the table.</source>
        <translation>Nijedno izvršavanje ove porodice nije prikazano: označite neko pored tabele.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ParameterEditor</name>
    <message>
        <source>, in %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>%1: %2%3.</source>
        <translation>%1: %2%3.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Dozvoljeno: %1.</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>Prolaz: %1</translation>
    </message>
    <message>
        <source>Sweep this parameter over several values</source>
        <translation>Prolaz ovog parametra kroz više vrednosti</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generisana</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: izbor datoteke</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Izbor datoteke</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ParameterForm</name>
    <message>
        <source>Fit to the device</source>
        <translation>Prilagodi uređaju</translation>
    </message>
    <message>
        <source>Parameter&amp;s</source>
        <translation>P&amp;arametri</translation>
    </message>
    <message>
        <source>Set sizes that a simulated device runs quickly</source>
        <translation>Postavlja veličine koje simulirani uređaj brzo izvrši</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PictureForm</name>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vektori</translation>
    </message>
    <message>
        <source>LaTeX, drawn by pgfplots</source>
        <translation>LaTeX, crta ga pgfplots</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vektori</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, pikseli</translation>
    </message>
    <message>
        <source>CSV, the plot&apos;s data</source>
        <translation>CSV, podaci grafikona</translation>
    </message>
    <message>
        <source>TSV, the plot&apos;s data</source>
        <translation>TSV, podaci grafikona</translation>
    </message>
    <message>
        <source>JSON, the plot&apos;s data</source>
        <translation>JSON, podaci grafikona</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Sopstvena veličina</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>milimetri</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>piksela</translation>
    </message>
    <message>
        <source>light</source>
        <translation>svetla</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>tamna</translation>
    </message>
    <message>
        <source> dots per inch</source>
        <translation> tačaka po inču</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Fo&amp;rmat</translation>
    </message>
    <message>
        <source>The file format. Vector formats stay sharp at any size.</source>
        <translation>Format datoteke. Vektorski formati ostaju oštri u svakoj veličini.</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Namena</translation>
    </message>
    <message>
        <source>A suitable size, with readable text.</source>
        <translation>Odgovarajuća veličina, sa čitljivim tekstom.</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Širina</translation>
    </message>
    <message>
        <source>Width of the picture.</source>
        <translation>Širina slike.</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Visina</translation>
    </message>
    <message>
        <source>Height of the picture.</source>
        <translation>Visina slike.</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Jedinica</translation>
    </message>
    <message>
        <source>Unit of width and height; the size stays the same.</source>
        <translation>Jedinica za širinu i visinu; veličina ostaje ista.</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>Rezol&amp;ucija</translation>
    </message>
    <message>
        <source>Pixels per inch, for PNG and for sizes in pixels.</source>
        <translation>Piksela po inču, za PNG i za veličine u pikselima.</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>V&amp;eličina teksta</translation>
    </message>
    <message>
        <source>Size of axis titles and legend, in points of 1/72 inch. Lines and marks scale with it.</source>
        <translation>Veličina naslova osa i legende, u tačkama od 1/72 inča. Linije i oznake je prate.</translation>
    </message>
    <message>
        <source>Back&amp;ground</source>
        <translation>Poza&amp;dina</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides.</source>
        <translation>Svetla za papir; tamna za tamne slajdove.</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Kept for each preset</source>
        <translation>Pamti se za svaku podešenu veličinu</translation>
    </message>
    <message>
        <source>title</source>
        <translation>naslov</translation>
    </message>
    <message>
        <source>subtitle</source>
        <translation>podnaslov</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>formula</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>napomene</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>oznake</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>Prik&amp;aži</translation>
    </message>
    <message>
        <source>below the plot</source>
        <translation>ispod grafikona</translation>
    </message>
    <message>
        <source>next to the plot</source>
        <translation>pored grafikona</translation>
    </message>
    <message>
        <source>none</source>
        <translation>bez legende</translation>
    </message>
    <message>
        <source>Legen&amp;d</source>
        <translation>Le&amp;genda</translation>
    </message>
    <message>
        <source>The legend moves if it does not fit.</source>
        <translation>Legenda se premešta ako ne staje.</translation>
    </message>
    <message>
        <source>as in the plot</source>
        <translation>kao na grafikonu</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>Nas&amp;lov</translation>
    </message>
    <message>
        <source>&amp;x axis</source>
        <translation>&amp;x osa</translation>
    </message>
    <message>
        <source>&amp;y axis</source>
        <translation>&amp;y osa</translation>
    </message>
    <message>
        <source>peak and copy</source>
        <translation>vršna vrednost i kopiranje</translation>
    </message>
    <message>
        <source>Title for this plot.</source>
        <translation>Naslov ovog grafikona.</translation>
    </message>
    <message>
        <source>Label for this plot&apos;s x axis.</source>
        <translation>Natpis uz osu x ovog grafikona.</translation>
    </message>
    <message>
        <source>Label for this plot&apos;s y axis. Without the subtitle, it also says if all times are modelled or recorded.</source>
        <translation>Natpis uz osu y ovog grafikona. Bez podnaslova navodi i da su sva vremena modelovana ili snimljena.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PicturesDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Slike</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Pre</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Posle</translation>
    </message>
    <message>
        <source>&amp;Save picture...</source>
        <translation>&amp;Sačuvaj sliku...</translation>
    </message>
    <message>
        <source>Save the picture that the kernel computed</source>
        <translation>Čuva sliku koju je kernel izračunao</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zatvori (Esc)</translation>
    </message>
    <message>
        <source>No result has a picture.</source>
        <translation>Nijedan rezultat nema sliku.</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Čuvanje slike</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.bmp);;All files (*)</source>
        <translation>Slike (*.png *.jpg *.bmp);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Sačuvano: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlacesController</name>
    <message>
        <source>Usable devices: %1</source>
        <translation>Uređaji koji se mogu koristiti: %1</translation>
    </message>
    <message>
        <source>This place has no devices.</source>
        <translation>Ovo mesto nema uređaja.</translation>
    </message>
    <message>
        <source>Asking...</source>
        <translation>Upit u toku...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlacesDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>&amp;Izmeni</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>Is&amp;probaj</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Mesta</translation>
    </message>
    <message>
        <source>Other places where kernels can run</source>
        <translation>Druga mesta gde kerneli mogu da se izvršavaju</translation>
    </message>
    <message>
        <source>Name to show with the devices of the place</source>
        <translation>Naziv koji se prikazuje uz uređaje ovog mesta</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>na primer %1</translation>
    </message>
    <message>
        <source>Command that starts warpbench-cli there: %1</source>
        <translation>Komanda koja tamo pokreće warpbench-cli: %1</translation>
    </message>
    <message>
        <source>Add a place of this name</source>
        <translation>Dodaje mesto sa ovim nazivom</translation>
    </message>
    <message>
        <source>Apply the entered values to the selected place</source>
        <translation>Primenjuje unete vrednosti na izabrano mesto</translation>
    </message>
    <message>
        <source>Remove the selected place from the list</source>
        <translation>Uklanja izabrano mesto sa spiska</translation>
    </message>
    <message>
        <source>Connect to the place as entered and list its devices</source>
        <translation>Povezuje se sa unetim mestom i navodi njegove uređaje</translation>
    </message>
    <message>
        <source>The window stays here, and the kernels run there. A place needs warpbench-cli and a connection without a password prompt.</source>
        <translation>Prozor ostaje ovde, a kerneli se izvršavaju tamo. Mestu treba warpbench-cli i veza koja ne traži lozinku.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naziv</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Gde</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <translation>Nešto od sledećeg: %1</translation>
    </message>
    <message>
        <source>Close; changes are already applied (Esc)</source>
        <translation>Zatvara prozor; mesta već važe (Esc)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A name consists of letters, digits, blanks and . - _ : [ ]</source>
        <translation>Naziv se sastoji od slova, cifara, razmaka i . - _ : [ ]</translation>
    </message>
    <message>
        <source>Asking...</source>
        <translation>Upit u toku...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotActions</name>
    <message>
        <source>Logarithmic &amp;x axis</source>
        <translation>Logaritamska &amp;x osa</translation>
    </message>
    <message>
        <source>Logarithmic &amp;y axis</source>
        <translation>Logaritamska &amp;y osa</translation>
    </message>
    <message>
        <source>Shown &amp;series</source>
        <translation>Prikazane &amp;serije</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Prikaži sv&amp;e</translation>
    </message>
    <message>
        <source>Undo zooming and panning (Home, or a double click on the plot)</source>
        <translation>Poništi uveličavanje i pomeranje (Home ili dvostruki klik na grafikon)</translation>
    </message>
    <message>
        <source>&amp;Axis ranges...</source>
        <translation>&amp;Opsezi osa...</translation>
    </message>
    <message>
        <source>Enter the ranges of the axes</source>
        <translation>Unesi opsege osa</translation>
    </message>
    <message>
        <source>&amp;Crosshair</source>
        <translation>&amp;Končanica</translation>
    </message>
    <message>
        <source>Read all lines at the pointer</source>
        <translation>Očitaj sve linije kod pokazivača</translation>
    </message>
    <message>
        <source>Names, c&amp;olours and notes...</source>
        <translation>&amp;Imena, boje i beleške...</translation>
    </message>
    <message>
        <source>Rename and recolour series; add your own lines and texts. The session saves them</source>
        <translation>Promeni imena i boje serija; dodaj sopstvene linije i tekstove. Sesija ih čuva</translation>
    </message>
    <message>
        <source>Open in own &amp;window</source>
        <translation>Otvori u zasebnom p&amp;rozoru</translation>
    </message>
    <message>
        <source>Show this view in its own window; it follows the session</source>
        <translation>Prikazuje ovaj prikaz u zasebnom prozoru; on prati sesiju</translation>
    </message>
    <message>
        <source>This plot has no legend</source>
        <translation>Ovaj grafikon nema legendu</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotEditor</name>
    <message>
        <source>Names, colours and notes</source>
        <translation>Imena, boje i beleške</translation>
    </message>
    <message>
        <source>&amp;Series</source>
        <translation>&amp;Serije</translation>
    </message>
    <message>
        <source>&amp;Lines and texts</source>
        <translation>&amp;Linije i tekstovi</translation>
    </message>
    <message>
        <source>Names and colours, in all plots of this family</source>
        <translation>Imena i boje, na svim grafikonima ove porodice</translation>
    </message>
    <message>
        <source>Your own lines and texts in this plot</source>
        <translation>Vaše linije i tekstovi na ovom grafikonu</translation>
    </message>
    <message>
        <source>Apply the changes; the session saves them (Return)</source>
        <translation>Primenjuje izmene; sesija ih čuva (Enter)</translation>
    </message>
    <message>
        <source>Keep the plot unchanged (Esc)</source>
        <translation>Grafikon ostaje nepromenjen (Esc)</translation>
    </message>
    <message>
        <source>Names, colours or notes were edited. Save them?</source>
        <translation>Imena, boje ili beleške su izmenjeni. Sačuvati ih?</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotMenu</name>
    <message>
        <source>&amp;Export plot...</source>
        <translation>&amp;Izvezi grafikon...</translation>
    </message>
    <message>
        <source>Copy &amp;plot as picture</source>
        <translation>Kopiraj &amp;grafikon kao sliku</translation>
    </message>
    <message>
        <source>Copy plot&apos;s &amp;data</source>
        <translation>Kopiraj &amp;podatke grafikona</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>Grafikon je prazan.</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Izvoz grafikona</translation>
    </message>
    <message>
        <source>Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</source>
        <translation>Slike i podaci (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Izvezeno: %1</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>Slika je kopirana</translation>
    </message>
    <message>
        <source>Copied the plot&apos;s data</source>
        <translation>Podaci grafikona su kopirani</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotsPanel</name>
    <message>
        <source>Basel&amp;ine</source>
        <translation>O&amp;snova</translation>
    </message>
    <message>
        <source>The variant to compare the other times with</source>
        <translation>Varijanta sa čijim se vremenom porede ostala</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Prika&amp;z</translation>
    </message>
    <message>
        <source>The samples sorted by time, or in the order they were taken</source>
        <translation>Uzorci sortirani po vremenu ili redosledom uzimanja</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Šta se broji</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Raspodela</translation>
    </message>
    <message>
        <source>In the order taken</source>
        <translation>Redom uzimanja</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>ova sesija</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Memor&amp;ija</translation>
    </message>
    <message>
        <source>Memory accesses of each step of a kernel, simulated at a small size</source>
        <translation>Pristupi memoriji u svakom koraku kernela, simulirani na maloj veličini</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Presentation</name>
    <message>
        <source>Prese&amp;ntation</source>
        <translation>&amp;Prezentacija</translation>
    </message>
    <message>
        <source>Fill the screen with the plot or the lesson; press Escape to leave</source>
        <translation>Prikazuje grafikon ili lekciju preko celog ekrana; za izlaz pritisnite Escape</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 od %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Prezentacija</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PresetButton</name>
    <message>
        <source>Presets</source>
        <translation>Primeri</translation>
    </message>
    <message>
        <source>Use values with published figures from a course or a report</source>
        <translation>Koristi vrednosti za koje su kurs ili izveštaj objavili brojke</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramOutput</name>
    <message>
        <source>Output of the program</source>
        <translation>Izlaz programa</translation>
    </message>
    <message>
        <source>The output of the program appears here.</source>
        <translation>Ovde se prikazuje izlaz programa.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramRunner</name>
    <message>
        <source>Cannot start %1: %2</source>
        <translation>%1 ne može da se pokrene: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramSourceView</name>
    <message>
        <source>The program&apos;s source</source>
        <translation>Izvorni kod programa</translation>
    </message>
    <message>
        <source>Each line shows the sectors or wavefronts per request of one block</source>
        <translation>Uz svaki red stoje sektori ili wavefront-ovi po zahtevu, u jednom bloku</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramView</name>
    <message>
        <source>out of bounds</source>
        <translation>van granica</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>neporavnato</translation>
    </message>
    <message>
        <source>uninitialised</source>
        <translation>neinicijalizovano</translation>
    </message>
    <message>
        <source>race</source>
        <translation>trka</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>divergentna barijera</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>ne završava se</translation>
    </message>
    <message>
        <source>freed twice</source>
        <translation>oslobođeno dvaput</translation>
    </message>
    <message>
        <source>use after free</source>
        <translation>upotreba posle oslobađanja</translation>
    </message>
    <message>
        <source>pointer to host memory</source>
        <translation>pokazivač na memoriju domaćina</translation>
    </message>
    <message>
        <source>memory never freed</source>
        <translation>memorija nije oslobođena</translation>
    </message>
    <message>
        <source>error not checked</source>
        <translation>greška nije proverena</translation>
    </message>
    <message>
        <source>The program ended with exit code %1.</source>
        <translation>Program se završio izlaznim kodom %1.</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <comment>as in: It was ended by signal 9 (Killed).</comment>
        <translation>Program: %1.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Pokreni</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Proveri greške</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zaustavi</translation>
    </message>
    <message>
        <source>Add to re&amp;sults</source>
        <translation>Dodaj u &amp;rezultate</translation>
    </message>
    <message>
        <source>What the last run changed</source>
        <translation>Šta je promenilo poslednje izvršavanje</translation>
    </message>
    <message>
        <source>Shows what changed after a second run.</source>
        <translation>Posle drugog izvršavanja pokazuje šta se promenilo.</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>&amp;Izlaz</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>&amp;Greške</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Z&amp;ašto</translation>
    </message>
    <message>
        <source>Ch&amp;anges</source>
        <translation>Prom&amp;ene</translation>
    </message>
    <message>
        <source>The program runs</source>
        <translation>Program radi</translation>
    </message>
    <message>
        <source>Arguments of the program&apos;s main(), as in a shell</source>
        <translation>Argumenti funkcije main() programa, kao u komandnoj liniji</translation>
    </message>
    <message>
        <source>More files of the program, -I FOLDER, -D NAME=VALUE</source>
        <translation>Ostale datoteke programa, -I FOLDER, -D IME=VREDNOST</translation>
    </message>
    <message>
        <source>Argume&amp;nts</source>
        <translation>Argume&amp;nti</translation>
    </message>
    <message>
        <source>Com&amp;piler</source>
        <translation>Pre&amp;vodilac</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>GP&amp;U</translation>
    </message>
    <message>
        <source>Compile and run the program</source>
        <translation>Kompajlira i izvršava program</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Run the program and check each access, each barrier and each call of the runtime for mistakes</source>
        <translation>Izvršava program i proverava greške: svaki pristup, svaku barijeru i svaki poziv runtime-a</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Prekini program</translation>
    </message>
    <message>
        <source>Add the launches to the session, where you can save, compare and export them</source>
        <translation>Dodaj pokretanja u sesiju, da bi se sačuvala, uporedila i izvezla</translation>
    </message>
    <message>
        <source>Show each launch, or all launches of a kernel together</source>
        <translation>Prikazuje svako pokretanje, ili sva pokretanja jednog kernela zajedno</translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation>Pokretanja po redu</translation>
    </message>
    <message>
        <source>By kernel</source>
        <translation>Po kernelu</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Pokretanja</translation>
    </message>
    <message>
        <source>Select a launch to see its explanation in Why and its line</source>
        <translation>Izaberite pokretanje da biste videli objašnjenje u kartici Zašto i njegov red</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a file of the program nor -I nor -D.</source>
        <translation>&apos;%1&apos; nije datoteka programa, ni -I, ni -D.</translation>
    </message>
    <message>
        <source>Running on the %1 (modelled). Launches: %2. Seconds: %3.</source>
        <translation>Radi na uređaju %1 (modelovano). Pokretanja: %2. Sekundi: %3.</translation>
    </message>
    <message>
        <source>Compiling... Seconds: %1.</source>
        <translation>Kompajliranje... Sekundi: %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zaustavljeno.</translation>
    </message>
    <message>
        <source>warpbench-cli ended before the program did.</source>
        <translation>warpbench-cli se završio pre programa.</translation>
    </message>
    <message>
        <source>Launches: %1.</source>
        <translation>Pokretanja: %1.</translation>
    </message>
    <message>
        <source>Mistakes found: %1.</source>
        <translation>Nađeno grešaka: %1.</translation>
    </message>
    <message>
        <source>The last run changed nothing.</source>
        <translation>Poslednje izvršavanje nije ništa promenilo.</translation>
    </message>
    <message>
        <source>Ch&amp;anges (%1)</source>
        <translation>Prom&amp;ene (%1)</translation>
    </message>
    <message>
        <source>&amp;Mistakes (%1)</source>
        <translation>&amp;Greške (%1)</translation>
    </message>
    <message>
        <source>Press Run: the program runs on the chosen GPU.</source>
        <translation>Pritisnite Pokreni: program se izvršava na izabranom GPU-u.</translation>
    </message>
    <message>
        <source>Running on the %1. Launches: %2. Seconds: %3.</source>
        <translation>Radi na %1. Pokretanja: %2. Sekundi: %3.</translation>
    </message>
    <message>
        <source>A simulated GPU, which counts accesses, or a GPU of this machine, which measures times</source>
        <translation>Simulirani GPU, koji broji pristupe, ili GPU ovog računara, koji meri vreme</translation>
    </message>
    <message>
        <source>%1 (modelled)</source>
        <translation>%1 (modelovano)</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>Ne može da se kompajlira.</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Šta grafikon prikazuje</translation>
    </message>
    <message>
        <source>Run the program on a GPU of this machine under Nsight Compute to get the hardware&apos;s counts of each launch</source>
        <translation>Izvršava program na GPU-u ovog računara pod Nsight Compute, radi hardverskih brojača svakog pokretanja</translation>
    </message>
    <message>
        <source>Co&amp;unt</source>
        <translation>Pre&amp;broj</translation>
    </message>
    <message>
        <source>A real GPU does not report its accesses. Choose a simulated GPU to trace a launch.</source>
        <translation>Pravi GPU ne daje svoje pristupe. Izaberite simulirani GPU da biste pratili pokretanje.</translation>
    </message>
    <message>
        <source>Select a launch, in the table or in the plot, to trace one of its blocks.</source>
        <translation>Izaberite pokretanje, u tabeli ili na grafikonu, da biste pratili jedan njegov blok.</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Memori&amp;ja</translation>
    </message>
    <message>
        <source>This view is read-only: change the file in an editor, then press Run to read it again.</source>
        <translation>Ovaj prikaz je samo za čitanje: izmenite datoteku u editoru i pritisnite Pokreni da se ponovo učita.</translation>
    </message>
    <message>
        <source>Files of the program</source>
        <translation>Datoteke programa</translation>
    </message>
    <message>
        <source>Choose a file to show it</source>
        <translation>Izaberite datoteku da biste je videli</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Order of the launches</source>
        <translation>Redosled pokretanja</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::QueueButton</name>
    <message>
        <source>Waiting experiments; choose one to remove it</source>
        <translation>Eksperimenti koji čekaju da se tekući završi; izaberite neki da biste ga uklonili</translation>
    </message>
    <message>
        <source>variants: %1</source>
        <translation>varijanti: %1</translation>
    </message>
    <message>
        <source>%1 values of %2</source>
        <translation>vrednosti (%1) za %2</translation>
    </message>
    <message>
        <source>%1 more waiting</source>
        <translation>čeka još: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Ukloni: %1</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>Ukloni &amp;sve</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RangeDialog</name>
    <message>
        <source>Axis ranges</source>
        <translation>Opsezi osa</translation>
    </message>
    <message>
        <source>&amp;x from</source>
        <translation>&amp;x od</translation>
    </message>
    <message>
        <source>x &amp;to</source>
        <translation>x &amp;do</translation>
    </message>
    <message>
        <source>&amp;y from</source>
        <translation>&amp;y od</translation>
    </message>
    <message>
        <source>y t&amp;o</source>
        <translation>y d&amp;o</translation>
    </message>
    <message>
        <source>Show these ranges (Return)</source>
        <translation>Prikaži ove opsege (Enter)</translation>
    </message>
    <message>
        <source>Keep the axes unchanged (Esc)</source>
        <translation>Ose ostaju nepromenjene (Esc)</translation>
    </message>
    <message>
        <source>In the unit of the axis</source>
        <translation>U jedinici ose</translation>
    </message>
    <message>
        <source>Enter numbers.</source>
        <translation>Unesite brojeve.</translation>
    </message>
    <message>
        <source>The end of an axis must be above its start.</source>
        <translation>Kraj ose mora biti veći od početka.</translation>
    </message>
    <message>
        <source>A logarithmic axis must start above 0.</source>
        <translation>Logaritamska osa mora da počinje iznad 0.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RecentSessions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Nedavno otvorene</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Isprazni spisak</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RecoveryBar</name>
    <message>
        <source>Recover</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odbaci</translation>
    </message>
    <message>
        <source>Open these unsaved results</source>
        <translation>Otvara ove nesačuvane rezultate</translation>
    </message>
    <message>
        <source>Delete these results permanently</source>
        <translation>Trajno briše ove rezultate</translation>
    </message>
    <message>
        <source>Warpbench ended unexpectedly. Unsaved results: %1, of %2.</source>
        <translation>Warpbench je neočekivano završio rad. Nesačuvanih rezultata: %1, od %2.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RemoveCopy</name>
    <message>
        <source>removing a copy</source>
        <translation>uklanjanje kopije</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RemoveResults</name>
    <message>
        <source>clearing the results</source>
        <translation>uklanjanje svih rezultata</translation>
    </message>
    <message>
        <source>deleting results</source>
        <translation>brisanje rezultata</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RenameCopy</name>
    <message>
        <source>renaming a copy</source>
        <translation>promena imena kopije</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ReportDialog</name>
    <message>
        <source>&amp;List the kernels</source>
        <translation>Navedi kod &amp;kernela</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Izvoz izveštaja</translation>
    </message>
    <message>
        <source>The session in one document: environment, method, plots, tables, warnings and explanations, in the language of the window.</source>
        <translation>Sesija u jednom dokumentu: okruženje, metod, grafikoni, tabele, upozorenja i objašnjenja, na jeziku prozora.</translation>
    </message>
    <message>
        <source>PDF, pages to print</source>
        <translation>PDF, strane za štampu</translation>
    </message>
    <message>
        <source>HTML page for a browser</source>
        <translation>HTML, strana za pregledač</translation>
    </message>
    <message>
        <source>Each is a single self-contained file.</source>
        <translation>Oba su jedna samostalna datoteka.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Fo&amp;rmat</translation>
    </message>
    <message>
        <source>Adds the source of each kernel that ran, at the end of its family.</source>
        <translation>Dodaje izvorni kod svakog izvršenog kernela, na kraju njegove porodice.</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Izvezi...</translation>
    </message>
    <message>
        <source>Choose a file and write the report</source>
        <translation>Bira datoteku i upisuje izveštaj</translation>
    </message>
    <message>
        <source>Close without a report (Esc)</source>
        <translation>Zatvara prozor bez izveštaja (Esc)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsModel</name>
    <message>
        <source>failed</source>
        <translation>nije uspelo</translation>
    </message>
    <message>
        <source>Median time of one launch, in milliseconds</source>
        <translation>Medijana vremena jednog pokretanja, u milisekundama</translation>
    </message>
    <message>
        <source>Standard deviation of the samples / their mean; a modelled time has none</source>
        <translation>Standardna devijacija uzoraka kroz njihovu srednju vrednost; modelovano vreme je nema</translation>
    </message>
    <message>
        <source>Effective bandwidth: bytes that the algorithm must read and write / median time</source>
        <translation>Efektivni propusni opseg: bajtovi koje algoritam mora da pročita i upiše kroz medijanu vremena</translation>
    </message>
    <message>
        <source>Floating-point operations of the algorithm / median time</source>
        <translation>Operacije algoritma u pokretnom zarezu kroz medijanu vremena</translation>
    </message>
    <message>
        <source>Items that the family counts, such as points / median time</source>
        <translation>Stavke koje porodica broji, na primer tačke, kroz medijanu vremena</translation>
    </message>
    <message>
        <source>Share of the device&apos;s peak memory bandwidth or peak operations</source>
        <translation>Udeo vršnog propusnog opsega memorije ili vršnog broja operacija uređaja</translation>
    </message>
    <message>
        <source>Share of the measured bandwidth of the device&apos;s own copy, the practical ceiling</source>
        <translation>Udeo izmerenog propusnog opsega kopiranja na samom uređaju, što je praktična granica</translation>
    </message>
    <message>
        <source>Largest difference between the output and the reference computed on the CPU</source>
        <translation>Najveća razlika između izlaza i reference izračunate na CPU-u</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Dozvoljeno: %1</translation>
    </message>
    <message>
        <source>Measured on this device, modelled from simulated counts, or recorded earlier</source>
        <translation>Izmereno na ovom uređaju, modelovano na osnovu simuliranih brojača ili snimljeno ranije</translation>
    </message>
    <message>
        <source>Whether the output equals the reference computed on the CPU</source>
        <translation>Da li je izlaz jednak referentnoj vrednosti izračunatoj na CPU-u</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Porodica</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varijanta</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Vreme (ms)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Šum</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>Rate (1/s)</source>
        <translation>Brzina (1/s)</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Od vršne</translation>
    </message>
    <message>
        <source>Of copy</source>
        <translation>Od kopiranja</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Najveća greška</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Poreklo</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Potvrđeno</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Uređaj</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Napomene</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsPanel</name>
    <message>
        <source>F&amp;ilter results</source>
        <translation>Filte&amp;r rezultata</translation>
    </message>
    <message>
        <source>Filter of the results</source>
        <translation>Filter rezultata</translation>
    </message>
    <message>
        <source>Filter: words to find in a row</source>
        <translation>Filter: reči koje red mora da sadrži</translation>
    </message>
    <message>
        <source>Show only rows with all these words, in any column (Ctrl+F). Escape clears the filter.</source>
        <translation>Prikazuju se samo redovi koji sadrže sve ove reči, u bilo kojoj koloni (Ctrl+F). Taster Escape briše filter.</translation>
    </message>
    <message>
        <source>Show only rows with certain words</source>
        <translation>Prikazuje samo redove sa određenim rečima</translation>
    </message>
    <message>
        <source>%1 of %2 hidden</source>
        <translation>skriveno %1 od %2</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Rezultati</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Kopiraj redove</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Rezultati</translation>
    </message>
    <message>
        <source>The results so far; the selected one is marked in the plots and explained</source>
        <translation>Dosadašnji rezultati; izabrani je označen na grafikonima i objašnjen</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, for a spreadsheet</source>
        <translation>Kopira izabrane redove, ili sve, za tabelarni program</translation>
    </message>
    <message>
        <source>Copy rows as LaTe&amp;X</source>
        <translation>Kopiraj redove kao LaTe&amp;X</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as a table for a LaTeX document</source>
        <translation>Kopira izabrane redove, ili sve, kao tabelu za dokument u LaTeX-u</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RunStatus</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Napredak izvršavanja</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>%1, %2 left: %3</source>
        <translation>%1, preostalo %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Zaustavljanje...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RunsList</name>
    <message>
        <source>Runs</source>
        <translation>Izvršavanja</translation>
    </message>
    <message>
        <source>Runs of this session; the table and plots show the checked ones</source>
        <translation>Izvršavanja ove sesije; tabela i grafikoni prikazuju označena</translation>
    </message>
    <message>
        <source>&amp;Only this run</source>
        <translation>&amp;Samo ovo izvršavanje</translation>
    </message>
    <message>
        <source>&amp;All runs</source>
        <translation>Sva &amp;izvršavanja</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Zakači</translation>
    </message>
    <message>
        <source>Keep this run visible when another one starts</source>
        <translation>Ovo izvršavanje ostaje prikazano kad počne drugo</translation>
    </message>
    <message>
        <source>&amp;Compare with it</source>
        <translation>&amp;Uporedi sa njim</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Preimenuj</translation>
    </message>
    <message>
        <source>&amp;Note...</source>
        <translation>&amp;Napomena...</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Napomena</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>Rezultata: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SeriesLooksForm</name>
    <message>
        <source>Name of %1</source>
        <translation>Ime: %1</translation>
    </message>
    <message>
        <source>Name in this family&apos;s plots; leave it empty for the variant&apos;s own</source>
        <translation>Ime na grafikonima ove porodice; prazno: ime same varijante</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Boja: %1</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Izbor boje</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Podrazumevano</translation>
    </message>
    <message>
        <source>Default name and colour of %1</source>
        <translation>Podrazumevano ime i boja: %1</translation>
    </message>
    <message>
        <source>Restore the default name and colour</source>
        <translation>Vraća podrazumevano ime i boju</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionController</name>
    <message>
        <source>Sessions, Nsight Compute&apos;s and nvbench&apos;s tables (*.json *.csv);;All files (*)</source>
        <translation>Sesije, tabele alata Nsight Compute i nvbench (*.json *.csv);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; no longer exists. It is removed from the list.</source>
        <translation>&apos;%1&apos; više ne postoji. Uklanja se sa spiska.</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Otvaranje sesije</translation>
    </message>
    <message>
        <source>Compare with session</source>
        <translation>Poređenje sa sesijom</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Čuvanje sesije</translation>
    </message>
    <message>
        <source>Sessions (*.json);;All files (*)</source>
        <translation>Sesije (*.json);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>This session has unsaved changes. Save them?</source>
        <translation>Ova sesija ima nesačuvane izmene. Sačuvati ih?</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionDocument</name>
    <message>
        <source>changing a plot</source>
        <translation>promena grafikona</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionFiles</name>
    <message>
        <source>Opened %1</source>
        <translation>Otvoreno: %1</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Upoređeno sa: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Sačuvano: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionRuns</name>
    <message>
        <source>describing a run</source>
        <translation>opis izvršavanja</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Izvršavanje %1: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Podešavanja</translation>
    </message>
    <message>
        <source>Restore all settings to their defaults</source>
        <translation>Vraća sva podešavanja na podrazumevane vrednosti</translation>
    </message>
    <message>
        <source>Close; changes are already applied (Esc)</source>
        <translation>Zatvara prozor; podešavanja već važe (Esc)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Izgled</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>kao sistem</translation>
    </message>
    <message>
        <source>light</source>
        <translation>svetla</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>tamna</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light, dark, or like the system.</source>
        <translation>Svetla, tamna ili kao sistem.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Jezik</translation>
    </message>
    <message>
        <source>Language of the window and the plots. Files and the command line are always in English.</source>
        <translation>Jezik prozora i grafikona. Datoteke i komandna linija su uvek na engleskom.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Veličina teksta</translation>
    </message>
    <message>
        <source>Size of all text, including plots (Ctrl++, Ctrl+-, Ctrl+0).</source>
        <translation>Veličina celog teksta, i na grafikonima (Ctrl++, Ctrl+-, Ctrl+0).</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Izvršavanja</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time &amp;limit of a point</source>
        <translation>Vremensko &amp;ograničenje tačke</translation>
    </message>
    <message>
        <source>Sampling of a point ends after this time, even if it is still noisy.</source>
        <translation>Uzimanje uzoraka jedne tačke završava se posle ovog vremena, čak i ako ima šuma.</translation>
    </message>
    <message>
        <source>Median k&amp;nown to within</source>
        <translation>Medijana &amp;poznata u granicama od</translation>
    </message>
    <message>
        <source>Sampling ends when the median is known to within this.</source>
        <translation>Uzimanje uzoraka se završava kad je medijana poznata u ovim granicama.</translation>
    </message>
    <message>
        <source>&amp;Samples at least</source>
        <translation>&amp;Najmanje uzoraka</translation>
    </message>
    <message>
        <source>Sampling takes at least this many samples, within the time limit.</source>
        <translation>Uzima se najmanje ovoliko uzoraka, u okviru vremenskog ograničenja.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>odmah</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>kao pri merenju</translation>
    </message>
    <message>
        <source>10 times as fast</source>
        <translation>10 puta brže</translation>
    </message>
    <message>
        <source>&amp;Replay of recordings</source>
        <translation>&amp;Reprodukcija snimaka</translation>
    </message>
    <message>
        <source>Speed at which recorded samples are replayed.</source>
        <translation>Brzina reprodukcije snimljenih uzoraka.</translation>
    </message>
    <message>
        <source>Unsaved results</source>
        <translation>Nesačuvani rezultati</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikad</translation>
    </message>
    <message>
        <source> s after a change</source>
        <translation> s posle izmene</translation>
    </message>
    <message>
        <source>&amp;Keep a copy</source>
        <translation>&amp;Čuvaj kopiju</translation>
    </message>
    <message>
        <source>Warpbench backs up unsaved results and offers them at the next start after a crash. 0: never.</source>
        <translation>Warpbench čuva kopiju nesačuvanih rezultata i nudi je pri sledećem pokretanju posle pada programa. 0: nikad.</translation>
    </message>
    <message>
        <source>Time limit of a la&amp;unch</source>
        <translation>Vremensko ograničenje po&amp;kretanja</translation>
    </message>
    <message>
        <source>Warpbench stops a kernel that takes longer on a GPU, and its point fails.</source>
        <translation>Warpbench zaustavlja kernel koji na GPU-u traje duže, a njegova tačka ne uspeva.</translation>
    </message>
    <message>
        <source>of each point on a GPU</source>
        <translation>za svaku tačku na GPU-u</translation>
    </message>
    <message>
        <source>Hard&amp;ware counters</source>
        <translation>Brojači &amp;hardvera</translation>
    </message>
    <message>
        <source>Nsight Compute counts each point in another run of some seconds. A live run counts nothing.</source>
        <translation>Nsight Compute broji svaku tačku u još jednom izvršavanju od nekoliko sekundi. Izvršavanje uživo ne broji ništa.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SourcePanel</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Izmene</translation>
    </message>
    <message>
        <source>Machine code</source>
        <translation>Mašinski kod</translation>
    </message>
    <message>
        <source>The kernel&apos;s source, with the cost of each line</source>
        <translation>Izvorni kod kernela, sa cenom svakog reda</translation>
    </message>
    <message>
        <source>The compiled kernel, if the CUDA Toolkit is installed</source>
        <translation>Kompajlirani kernel, ako je instaliran CUDA Toolkit</translation>
    </message>
    <message>
        <source>Cost of the kernel&apos;s lines</source>
        <translation>Cena redova kernela</translation>
    </message>
    <message>
        <source>Select a row to show its line.</source>
        <translation>Izaberite red da biste videli njegovu liniju koda.</translation>
    </message>
    <message>
        <source>Select a result, in the table or in the plot, to see its kernel.</source>
        <translation>Izaberite rezultat, u tabeli ili na grafikonu, da biste videli njegov kernel.</translation>
    </message>
    <message>
        <source>%1 is not a kernel of this program, so it has no source.</source>
        <translation>%1 nije kernel ovog programa, pa nema izvornog koda.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Praćenje jednog bloka...</translation>
    </message>
    <message>
        <source>The cost of the lines is unknown: %1</source>
        <translation>Cena redova nije poznata: %1</translation>
    </message>
    <message>
        <source>One block, simulated at %1:</source>
        <translation>Jedan blok, simuliran za %1:</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>red %1: %2</translation>
    </message>
    <message>
        <source>load from global memory</source>
        <translation>učitavanje iz globalne memorije</translation>
    </message>
    <message>
        <source>store to global memory</source>
        <translation>upis u globalnu memoriju</translation>
    </message>
    <message>
        <source>atomic on global memory</source>
        <translation>atomična operacija u globalnoj memoriji</translation>
    </message>
    <message>
        <source>load from shared memory</source>
        <translation>učitavanje iz deljene memorije</translation>
    </message>
    <message>
        <source>store to shared memory</source>
        <translation>upis u deljenu memoriju</translation>
    </message>
    <message>
        <source>atomic on shared memory</source>
        <translation>atomična operacija u deljenoj memoriji</translation>
    </message>
    <message>
        <source>load from constant memory</source>
        <translation>učitavanje iz konstantne memorije</translation>
    </message>
    <message>
        <source>1 sector per request</source>
        <translation>1 sektor po zahtevu</translation>
    </message>
    <message>
        <source>%1 sectors per request</source>
        <translation>sektora po zahtevu: %1</translation>
    </message>
    <message>
        <source>1 wavefront per request</source>
        <translation>1 wavefront po zahtevu</translation>
    </message>
    <message>
        <source>%1 wavefronts per request</source>
        <translation>wavefront-ova po zahtevu: %1</translation>
    </message>
    <message>
        <source>1 word per request</source>
        <translation>1 reč po zahtevu</translation>
    </message>
    <message>
        <source>%1 words per request</source>
        <translation>reči po zahtevu: %1</translation>
    </message>
    <message>
        <source> instead of %1</source>
        <translation> umesto %1</translation>
    </message>
    <message>
        <source>, lanes: %1 of 32</source>
        <translation>, niti: %1 od 32</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>grid %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>blok %1</translation>
    </message>
    <message>
        <source>registers per thread: %1</source>
        <translation>registara po niti: %1</translation>
    </message>
    <message>
        <source>shared memory per block: %1 bytes</source>
        <translation>deljena memorija po bloku: %1 B</translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>zauzetost %1 %</translation>
    </message>
    <message>
        <source>The session does not contain the text of %1.</source>
        <translation>Sesija ne sadrži tekst varijante %1.</translation>
    </message>
    <message>
        <source>load from local memory</source>
        <translation>učitavanje iz lokalne memorije</translation>
    </message>
    <message>
        <source>store to local memory</source>
        <translation>upis u lokalnu memoriju</translation>
    </message>
    <message>
        <source>The costs of the lines appear when you pause or run the kernel.</source>
        <translation>Cene redova se prikazuju kad zastanete ili izvršite kernel.</translation>
    </message>
    <message>
        <source>The costs of the lines appear when you allow the kernel to run.</source>
        <translation>Cene redova se prikazuju kad dozvolite izvršavanje kernela.</translation>
    </message>
    <message>
        <source>it does not compile</source>
        <translation>ne može da se kompajlira</translation>
    </message>
    <message>
        <source>Differences between this kernel and another of its family</source>
        <translation>Razlike između ovog kernela i drugog iz iste porodice</translation>
    </message>
    <message>
        <source>%1 runs on the CPU: it has no kernel here.</source>
        <translation>%1 se izvršava na CPU-u: ovde nema kernel.</translation>
    </message>
    <message>
        <source>%1 is a library&apos;s function: it has no kernel here.</source>
        <translation>%1 je funkcija biblioteke: ovde nema kernel.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::StepBar</name>
    <message>
        <source>First step</source>
        <translation>Prvi korak</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Prvi korak (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Korak nazad</translation>
    </message>
    <message>
        <source>Step back (left arrow)</source>
        <translation>Korak nazad (strelica nalevo)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reprodukuj</translation>
    </message>
    <message>
        <source>Play and pause (Space)</source>
        <translation>Reprodukcija i pauza (razmaknica)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Korak napred</translation>
    </message>
    <message>
        <source>Step forward (right arrow)</source>
        <translation>Korak napred (strelica nadesno)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Poslednji korak</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Poslednji korak (End)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Korak</translation>
    </message>
    <message>
        <source>Go to a step</source>
        <translation>Ide na korak</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Brzina</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Brzina reprodukcije</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>koraka/s: %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauziraj</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SweepBox</name>
    <message>
        <source>S&amp;weep</source>
        <translation>P&amp;rolaz</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Opseg</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Spisak</translation>
    </message>
    <message>
        <source>Run every checked variant once with each value of one parameter.</source>
        <translation>Izvršava svaku označenu varijantu po jednom za svaku vrednost jednog parametra.</translation>
    </message>
    <message>
        <source>Parameter to sweep</source>
        <translation>Parametar za prolaz</translation>
    </message>
    <message>
        <source>The parameter to sweep.</source>
        <translation>Parametar za prolaz.</translation>
    </message>
    <message>
        <source>A range of values, in steps</source>
        <translation>Opseg vrednosti, sa priraštajem</translation>
    </message>
    <message>
        <source>Values one by one</source>
        <translation>Vrednosti jedna po jedna</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>Prva vrednost</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>Najveća vrednost</translation>
    </message>
    <message>
        <source>Difference between consecutive values</source>
        <translation>Razlika između uzastopnih vrednosti</translation>
    </message>
    <message>
        <source>Values, comma separated</source>
        <translation>Vrednosti, razdvojene zarezima</translation>
    </message>
    <message>
        <source>The values, separated by commas</source>
        <translation>Vrednosti, razdvojene zarezima</translation>
    </message>
    <message>
        <source>such as 1,2,4,8</source>
        <translation>na primer 1,2,4,8</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Priraštaj</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Texts</name>
    <message>
        <source>measured</source>
        <translation>izmereno</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelovano</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>snimljeno</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>hladno</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>toplo</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>unutra</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>POGREŠNO</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>potvrđeno</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>slučajno tačno</translation>
    </message>
    <message>
        <source>wrong on purpose</source>
        <translation>namerno pogrešno</translation>
    </message>
    <message>
        <source>measured copy</source>
        <translation>izmereno kopiranje</translation>
    </message>
    <message>
        <source>profile&apos;s copy</source>
        <translation>kopiranje iz profila</translation>
    </message>
    <message>
        <source>recorded copy</source>
        <translation>snimljeno kopiranje</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::UndoActions</name>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponovi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Opozovi</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::VariantList</name>
    <message>
        <source>V&amp;ariants</source>
        <translation>Varijan&amp;te</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Sve</translation>
    </message>
    <message>
        <source>Check all variants that the device can run. Double-click a variant to check only that one; Shift-click to check a range.</source>
        <translation>Označava sve varijante koje uređaj može da izvrši. Dvoklik na varijantu označava samo nju; klik uz Shift označava opseg.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nijedna</translation>
    </message>
    <message>
        <source>Uncheck all variants</source>
        <translation>Ukloni oznake svih varijanti</translation>
    </message>
    <message>
        <source>&amp;Only this</source>
        <translation>&amp;Samo ova</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::WhyPanel</name>
    <message>
        <source>The counts are estimated from some of the blocks.</source>
        <translation>Brojači su procenjeni na osnovu dela blokova.</translation>
    </message>
    <message>
        <source>Count its a&amp;ccesses</source>
        <translation>Preb&amp;roj pristupe</translation>
    </message>
    <message>
        <source>What limits the selected result</source>
        <translation>Šta ograničava izabrani rezultat</translation>
    </message>
    <message>
        <source>Simulate this point and the next variant for comparison, or both selected points</source>
        <translation>Simulira ovu tačku i sledeću varijantu radi poređenja, ili obe izabrane tačke</translation>
    </message>
    <message>
        <source>Select a result, in the table or in the plot, to see what limits it and what the next variant changes.</source>
        <translation>Izaberite rezultat, u tabeli ili na grafikonu, da biste videli šta ga ograničava i šta menja sledeća varijanta.</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Zameni mesta</translation>
    </message>
    <message>
        <source>Ctrl-click a second result to see how the two differ.</source>
        <translation>Kliknite uz Ctrl na drugi rezultat da biste videli razlike.</translation>
    </message>
    <message>
        <source>Explain the second result compared with the first</source>
        <translation>Objasni drugi rezultat u odnosu na prvi</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 u odnosu na %2</translation>
    </message>
    <message>
        <source>%1
compared with
%2</source>
        <translation>%1
u odnosu na
%2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::WindowContent</name>
    <message>
        <source>Experiment</source>
        <translation>Eksperiment</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Rezultati</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Zašto</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Izvorni kod</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Provera</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneli</translation>
    </message>
    <message>
        <source>Panels that share this area</source>
        <translation>Paneli koji dele ovo mesto</translation>
    </message>
    <message>
        <source>Unsaved results are not backed up: save them</source>
        <translation>Nesačuvani rezultati nemaju kopiju: sačuvajte ih</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Režimi</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Pokretanje</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Workspaces</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Merenje</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Objašnjenje</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Kod</translation>
    </message>
    <message>
        <source>The experiment, the plot and the table of results</source>
        <translation>Eksperiment, grafikon i tabela rezultata</translation>
    </message>
    <message>
        <source>What limits the selected result</source>
        <translation>Šta ograničava izabrani rezultat</translation>
    </message>
    <message>
        <source>The kernel&apos;s source next to the plot</source>
        <translation>Izvorni kod kernela pored grafikona</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>Whole CUDA programs: launches, source, mistakes and output</source>
        <translation>Celi CUDA programi: pokretanja, izvorni kod, greške i izlaz</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Nastava</translation>
    </message>
    <message>
        <source>Lessons, exercises and the presentation</source>
        <translation>Lekcije, zadaci i prezentacija</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::repeatRequest</name>
    <message>
        <source>the result&apos;s device is not available here: choose a device</source>
        <translation>uređaj ovog rezultata nije dostupan ovde: izaberite uređaj na kojem će se izvršiti</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::BarsPlot</name>
    <message>
        <source>%1: left out of the logarithmic plot: %2 %3</source>
        <translation>%1: izostavljeno sa logaritamskog grafikona: %2 %3</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Counters</name>
    <message>
        <source>counted by the hardware</source>
        <translation>brojao hardver</translation>
    </message>
    <message>
        <source>counted by the simulator</source>
        <translation>brojao simulator</translation>
    </message>
    <message>
        <source>estimated by the simulator from %1 of %2 blocks</source>
        <translation>simulator je procenio na osnovu blokova: %1 od %2</translation>
    </message>
    <message>
        <source>sectors of 32 bytes / requests of a warp; the marked ideal: the requested bytes are contiguous</source>
        <translation>sektori od 32 bajta / zahtevi warp-a; označeni ideal: traženi bajtovi su uzastopni</translation>
    </message>
    <message>
        <source>wavefronts / requests of a warp to shared memory; the marked ideal: no bank conflict</source>
        <translation>wavefront-ovi / zahtevi warp-a deljenoj memoriji; označeni ideal: bez kolizija u bankama</translation>
    </message>
    <message>
        <source>active lanes / requests of a warp to global and shared memory; the marked ideal: all 32</source>
        <translation>aktivne niti / zahtevi warp-a globalnoj i deljenoj memoriji; označeni ideal: sve 32</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>sektora</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefront-ova</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>niti</translation>
    </message>
    <message>
        <source>Sectors per global request</source>
        <translation>Sektora po globalnom zahtevu</translation>
    </message>
    <message>
        <source>Sectors per global load</source>
        <translation>Sektora po globalnom učitavanju</translation>
    </message>
    <message>
        <source>Sectors per global store</source>
        <translation>Sektora po globalnom upisu</translation>
    </message>
    <message>
        <source>Wavefronts per shared request</source>
        <translation>Wavefront-ova po deljenom zahtevu</translation>
    </message>
    <message>
        <source>Active lanes per request</source>
        <translation>Aktivnih niti po zahtevu</translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>idealno %1</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Brojači</translation>
    </message>
    <message>
        <source>Cost of a warp&apos;s requests compared with the ideal</source>
        <translation>Cena zahteva warp-a u odnosu na idealne vrednosti</translation>
    </message>
    <message>
        <source>without such counts: %1</source>
        <translation>bez takvih brojača: %1</translation>
    </message>
    <message>
        <source>There are no such counts. Run the kernels on a simulated device to get them.</source>
        <translation>Takvih brojača nema. Izvršite kernele na simuliranom uređaju da biste ih dobili.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::DeviceLimits</name>
    <message>
        <source>peak</source>
        <translation>vršna vrednost</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>vršna vrednost, %1</translation>
    </message>
    <message>
        <source>%1 peak of tensor cores</source>
        <translation>%1 vršna vrednost tenzorskih jezgara</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::DistributionPlot</name>
    <message>
        <source>%1: at or below zero, so left out of the logarithmic plot: %2 of %3 bins</source>
        <translation>%1: nula ili manje, pa izostavljeno sa logaritamskog grafikona: %2 od %3 razreda</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::EndToEnd</name>
    <message>
        <source>launch %1 ms</source>
        <translation>pokretanje %1 ms</translation>
    </message>
    <message>
        <source>to the device %1 ms</source>
        <translation>na uređaj %1 ms</translation>
    </message>
    <message>
        <source>back %1 ms</source>
        <translation>nazad %1 ms</translation>
    </message>
    <message>
        <source>pageable memory</source>
        <translation>straničena memorija</translation>
    </message>
    <message>
        <source>page-locked memory</source>
        <translation>zaključana memorija</translation>
    </message>
    <message>
        <source>%1 times as fast as the CPU with all threads</source>
        <translation>%1 puta brže od CPU-a sa svim nitima</translation>
    </message>
    <message>
        <source>Time end to end (ms)</source>
        <translation>Ukupno vreme (ms)</translation>
    </message>
    <message>
        <source>launch + copy of the input to the device + copy of the output back; the CPU needs no copies</source>
        <translation>pokretanje + kopiranje ulaza na uređaj + kopiranje izlaza nazad; CPU-u kopiranja ne trebaju</translation>
    </message>
    <message>
        <source>E&amp;nd to end</source>
        <translation>U&amp;kupno vreme</translation>
    </message>
    <message>
        <source>Time with the copies to the device and back</source>
        <translation>Vreme sa kopiranjem na uređaj i nazad</translation>
    </message>
    <message>
        <source>left out, because no copies to a device and back were timed: %1</source>
        <translation>izostavljeno, jer nije mereno kopiranje na uređaj i nazad: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Export</name>
    <message>
        <source>cannot write %1: %2</source>
        <translation>nije moguć upis u %1: %2</translation>
    </message>
    <message>
        <source>it has no ending: use .png, .pdf or .svg</source>
        <translation>ime nema nastavak: koristite .png, .pdf ili .svg</translation>
    </message>
    <message>
        <source>unknown ending .%1: use .png, .pdf or .svg</source>
        <translation>nepoznat nastavak .%1: koristite .png, .pdf ili .svg</translation>
    </message>
    <message>
        <source>there is nothing to plot</source>
        <translation>nema šta da se nacrta</translation>
    </message>
    <message>
        <source>cannot draw the picture</source>
        <translation>slika ne može da se nacrta</translation>
    </message>
    <message>
        <source>several pages need a .pdf file</source>
        <translation>za više strana potrebna je .pdf datoteka</translation>
    </message>
    <message>
        <source>there are no pages</source>
        <translation>nema strana</translation>
    </message>
    <message>
        <source>The legend does not fit: make the picture larger or the text smaller, or show fewer series.</source>
        <translation>Legenda ne staje: povećajte sliku, smanjite tekst ili prikažite manje serija.</translation>
    </message>
    <message>
        <source>Not all of it fits: make the picture larger or the text smaller.</source>
        <translation>Ne staje sve: povećajte sliku ili smanjite tekst.</translation>
    </message>
    <message>
        <source>cannot draw the pages</source>
        <translation>strane ne mogu da se nacrtaju</translation>
    </message>
    <message>
        <source>Names in the legend are shortened: enter shorter ones in the plot&apos;s menu.</source>
        <translation>Imena u legendi su skraćena: unesite kraća u meniju grafikona.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Figures</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>%1 % vršne vrednosti</translation>
    </message>
    <message>
        <source>%1 % of the measured copy</source>
        <translation>%1 % izmerenog kopiranja</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Vreme (ms)</translation>
    </message>
    <message>
        <source>Effective bandwidth (GB/s)</source>
        <translation>Efektivni propusni opseg (GB/s)</translation>
    </message>
    <message>
        <source>Throughput (GFLOP/s)</source>
        <translation>Propusnost (GFLOP/s)</translation>
    </message>
    <message>
        <source>items</source>
        <translation>stavki</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Throughput (%1)</source>
        <translation>Propusnost (%1)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Vreme</translation>
    </message>
    <message>
        <source>Time of one launch, median and quartiles</source>
        <translation>Vreme jednog pokretanja, medijana i kvartili</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>Propus&amp;ni opseg</translation>
    </message>
    <message>
        <source>&amp;GFLOP/s</source>
        <translation>&amp;GFLOP/s</translation>
    </message>
    <message>
        <source>%1/&amp;s</source>
        <translation>%1/&amp;s</translation>
    </message>
    <message>
        <source>What the kernels reach, and the peak of the device</source>
        <translation>Šta kerneli postižu, i vršna vrednost uređaja</translation>
    </message>
    <message>
        <source>%1 % of the profile&apos;s copy</source>
        <translation>%1 % kopiranja iz profila</translation>
    </message>
    <message>
        <source>%1 % of the recorded copy</source>
        <translation>%1 % snimljenog kopiranja</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Handout</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strana %1 od %2</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>nema šta da se odštampa</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Labels</name>
    <message>
        <source>cold cache</source>
        <translation>hladan keš</translation>
    </message>
    <message>
        <source>hot cache</source>
        <translation>topao keš</translation>
    </message>
    <message>
        <source>repeated inside the kernel</source>
        <translation>ponavljano unutar kernela</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>%1: nema</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>izmereno</translation>
    </message>
    <message>
        <source>modelled from simulated counts</source>
        <translation>modelovano na osnovu simuliranih brojača</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelovano</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>snimljeno</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>snimljeno %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::LaunchBars</name>
    <message>
        <source>sectors</source>
        <translation>sektora</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefront-ova</translation>
    </message>
    <message>
        <source>%1, launches: %2</source>
        <translation>%1, pokretanja: %2</translation>
    </message>
    <message>
        <source>Sectors per global request</source>
        <translation>Sektora po globalnom zahtevu</translation>
    </message>
    <message>
        <source>Wavefronts per shared request</source>
        <translation>Wavefront-ova po deljenom zahtevu</translation>
    </message>
    <message>
        <source>Efficiency of global memory</source>
        <translation>Iskorišćenost globalne memorije</translation>
    </message>
    <message>
        <source>%1 - modelled from simulated counts</source>
        <translation>%1 - modelovano na osnovu simuliranih brojača</translation>
    </message>
    <message>
        <source>No launch has this figure.</source>
        <translation>Nijedno pokretanje nema ovu veličinu.</translation>
    </message>
    <message>
        <source>the first %1 of %2 rows</source>
        <translation>prvih %1 od %2 redova</translation>
    </message>
    <message>
        <source>Check mode does not measure times. Press Run.</source>
        <translation>Provera ne meri vremena. Pritisnite Pokreni.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Vreme</translation>
    </message>
    <message>
        <source>%1 - measured</source>
        <translation>%1 - izmereno</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Default stream</source>
        <translation>Podrazumevani stream</translation>
    </message>
    <message>
        <source>Stream of the thread</source>
        <translation>Stream niti</translation>
    </message>
    <message>
        <source>Stream %1</source>
        <translation>Stream %1</translation>
    </message>
    <message>
        <source>Copies to the device</source>
        <translation>Kopiranja na uređaj</translation>
    </message>
    <message>
        <source>Copies to the host</source>
        <translation>Kopiranja na domaćina</translation>
    </message>
    <message>
        <source>Copies on the device</source>
        <translation>Kopiranja na uređaju</translation>
    </message>
    <message>
        <source>Memory set</source>
        <translation>Postavljanja memorije</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Događaji</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>pokretanje %1</translation>
    </message>
    <message>
        <source>%1 bytes, %2 GB/s</source>
        <translation>bajtova: %1, %2 GB/s</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>bajtova: %1</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>copies between host and device at %1 GB/s; host computations take no time</source>
        <translation>kopiranja između domaćina i uređaja sa %1 GB/s; računanje na domaćinu ne traje</translation>
    </message>
    <message>
        <source>The program gave the GPU no work.</source>
        <translation>Program nije dao posao GPU-u.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>prvih %1 od %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Vremenska linija</translation>
    </message>
    <message>
        <source>Time since the program&apos;s start (ms)</source>
        <translation>Vreme od početka programa (ms)</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Vreme (ms)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::LinesPlot</name>
    <message>
        <source>%1: at or below zero, so left out of the logarithmic plot: %2 of %3</source>
        <translation>%1: nula ili manje, pa izostavljeno sa logaritamskog grafikona: %2 od %3</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Memory</name>
    <message>
        <source>bank 0</source>
        <translation>banka 0</translation>
    </message>
    <message>
        <source>Warps at the barrier: their work, then waiting</source>
        <translation>Warp-ovi na barijeri: posao, pa čekanje</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>Atomic on %1</source>
        <translation>Atomična operacija nad %1</translation>
    </message>
    <message>
        <source>Store to %1</source>
        <translation>Upis u %1</translation>
    </message>
    <message>
        <source>Load from %1</source>
        <translation>Učitavanje iz %1</translation>
    </message>
    <message>
        <source>%1. Sectors: %2, at best %3; bytes used: %4 of %5. Lanes: %6; requests: %7.</source>
        <translation>%1. Sektora: %2, u najboljem slučaju %3; iskorišćeno bajtova: %4 od %5. Niti: %6; zahteva: %7.</translation>
    </message>
    <message>
        <source>%1. Distinct words: %2. Lanes: %3; requests: %4.</source>
        <translation>%1. Različitih reči: %2. Niti: %3; zahteva: %4.</translation>
    </message>
    <message>
        <source>%1: a %2-way bank conflict. Wavefronts: %3, without conflicts %4. Lanes: %5; requests: %6.</source>
        <translation>%1: %2-struka kolizija u bankama. Wavefront-ova: %3, bez kolizija %4. Niti: %5; zahteva: %6.</translation>
    </message>
    <message>
        <source>%1, no bank conflict. Wavefronts: %2. Lanes: %3; requests: %4.</source>
        <translation>%1, bez kolizija u bankama. Wavefront-ova: %2. Niti: %3; zahteva: %4.</translation>
    </message>
    <message>
        <source>Idle threads: %1 of %2.</source>
        <translation>Niti koje miruju: %1 od %2.</translation>
    </message>
    <message>
        <source>A barrier: no warp continues until all arrive. Waiting warps: %1 of %2.</source>
        <translation>Barijera: nijedan warp ne nastavlja dok svi ne stignu. Warp-ovi koji čekaju: %1 od %2.</translation>
    </message>
    <message>
        <source>Since the previous barrier, warp %1 had the most work (%2 sectors and wavefronts), warp %3 the least (%4).</source>
        <translation>Od prethodne barijere najviše posla imao je warp %1 (sektora i wavefront-ova: %2), a najmanje warp %3 (%4).</translation>
    </message>
    <message>
        <source>Thread %1: %2</source>
        <translation>Nit %1: %2</translation>
    </message>
    <message>
        <source>%1, warp %2: wavefronts %3 instead of %4</source>
        <translation>%1, warp %2: wavefront-ova %3 umesto %4</translation>
    </message>
    <message>
        <source>%1, warp %2: no conflict, wavefronts: %3</source>
        <translation>%1, warp %2: bez kolizija, wavefront-ova: %3</translation>
    </message>
    <message>
        <source>Phase %1, step %2 of %3</source>
        <translation>Faza %1, korak %2 od %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Korak %1 od %2</translation>
    </message>
    <message>
        <source>%1, elements: %2</source>
        <translation>%1, elemenata: %2</translation>
    </message>
    <message>
        <source>%1, elements %2 to %3 of %4</source>
        <translation>%1, elementi %2 do %3 od %4</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>%1, rows %2 to %3 of %4</source>
        <translation>%1, vrste %2 do %3 od %4</translation>
    </message>
    <message>
        <source>%1, columns %2 to %3 of %4</source>
        <translation>%1, kolone %2 do %3 od %4</translation>
    </message>
    <message>
        <source>%1, rows %2 to %3 of %4, columns %5 to %6 of %7</source>
        <translation>%1, vrste %2 do %3 od %4, kolone %5 do %6 od %7</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>niti</translation>
    </message>
    <message>
        <source>There are more steps than shown here.</source>
        <translation>Koraka ima više nego što je prikazano.</translation>
    </message>
    <message>
        <source>lanes 0 to %1</source>
        <translation>niti warp-a, od 0 do %1</translation>
    </message>
    <message>
        <source>lane 0</source>
        <translation>nit 0 u warp-u</translation>
    </message>
    <message>
        <source>read</source>
        <translation>pročitano</translation>
    </message>
    <message>
        <source>written</source>
        <translation>upisano</translation>
    </message>
    <message>
        <source>written before</source>
        <translation>upisano ranije</translation>
    </message>
    <message>
        <source>sector of 32 bytes, with bytes that no lane requested</source>
        <translation>sektor od 32 bajta, i sa bajtovima koje nijedna nit nije tražila</translation>
    </message>
    <message>
        <source>idle thread</source>
        <translation>nit koja miruje</translation>
    </message>
    <message>
        <source>%1, %2: %3, block (%4). Simulated.</source>
        <translation>%1, %2: %3, blok (%4). Simulirano.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>i još %1</translation>
    </message>
    <message>
        <source>Work, then waiting</source>
        <translation>Posao, pa čekanje</translation>
    </message>
    <message>
        <source>Wavefronts: %1</source>
        <translation>Wavefront-ova: %1</translation>
    </message>
    <message>
        <source>threads, warp %1</source>
        <translation>niti, warp %1</translation>
    </message>
    <message>
        <source>%1, elements %2 to %3 of each %4, of %5 in all</source>
        <translation>%1, elementi %2 do %3 od svakih %4, od ukupno %5</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::MemoryView</name>
    <message>
        <source>Memory view</source>
        <translation>Prikaz memorije</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Praćenje jednog bloka...</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Notes</name>
    <message>
        <source>wrong on purpose, but the result is right</source>
        <translation>namerno pogrešno, ali je rezultat tačan</translation>
    </message>
    <message>
        <source>all points: %1</source>
        <translation>sve tačke: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 (%n points)</source>
        <translation>
            <numerusform>%1 do %2 (%n tačka)</numerusform>
            <numerusform>%1 do %2 (%n tačke)</numerusform>
            <numerusform>%1 do %2 (%n tačaka)</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nije uspelo</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>nije uspelo: %1</translation>
    </message>
    <message>
        <source>%1 of %2 points: %3</source>
        <translation>%1 od %2 tačaka: %3</translation>
    </message>
    <message>
        <source>counts estimated from some of the blocks</source>
        <translation>brojači su procenjeni na osnovu dela blokova</translation>
    </message>
    <message>
        <source>run before its text changed</source>
        <translation>izvršeno pre izmene teksta</translation>
    </message>
    <message>
        <source>wrong on purpose: %1</source>
        <translation>namerno pogrešno: %1</translation>
    </message>
    <message>
        <source>wrong result: %1</source>
        <translation>pogrešan rezultat: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PictureSize</name>
    <message>
        <source>As in the window</source>
        <translation>Kao u prozoru</translation>
    </message>
    <message>
        <source>Paper, one column</source>
        <translation>Rad, jedan stubac</translation>
    </message>
    <message>
        <source>Paper, two columns</source>
        <translation>Rad, dva stupca</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Slajd, 16:9</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>a picture has from %1 to %2 dots per inch</source>
        <translation>slika mora imati od %1 do %2 tačaka po inču</translation>
    </message>
    <message>
        <source>text has from %1 to %2 points</source>
        <translation>veličina teksta mora biti od %1 do %2 pt</translation>
    </message>
    <message>
        <source>a picture has from 1 to %1 pixels each way</source>
        <translation>slika mora imati od 1 do %1 piksela po svakoj stranici</translation>
    </message>
    <message>
        <source>a picture has at most %1 million pixels</source>
        <translation>najveći dozvoljeni broj miliona piksela slike je %1</translation>
    </message>
    <message>
        <source>a picture has from %1 to %2 mm each way</source>
        <translation>slika mora imati od %1 do %2 mm po svakoj stranici</translation>
    </message>
    <message>
        <source>%1 x %2 mm</source>
        <translation>%1 x %2 mm</translation>
    </message>
    <message>
        <source>%1 x %2 pixels, %3 x %4 mm</source>
        <translation>%1 x %2 piksela, %3 x %4 mm</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotDataText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serija</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varijanta</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>Donji kvartil</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>Gornji kvartil</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Idealno</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Poreklo</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Upozorenja</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Trajanje</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotFrame</name>
    <message>
        <source>Nothing to plot yet. Choose an experiment and run it.</source>
        <translation>Još nema šta da se nacrta. Izaberite eksperiment i pokrenite ga.</translation>
    </message>
    <message>
        <source>None of the results can be plotted.</source>
        <translation>Nijedan rezultat se ne može nacrtati.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Napomene: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>i još %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotParts</name>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logaritamski</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Grafikon</translation>
    </message>
    <message>
        <source>Click to hide</source>
        <translation>Kliknite da biste sakrili</translation>
    </message>
    <message>
        <source>Click to show</source>
        <translation>Kliknite da biste prikazali</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PointText</name>
    <message>
        <source>measured</source>
        <translation>izmereno</translation>
    </message>
    <message>
        <source>modelled from simulated counts</source>
        <translation>modelovano na osnovu simuliranih brojača</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>snimljeno</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>Bars: %1.</source>
        <translation>Stubići: %1.</translation>
    </message>
    <message>
        <source>Distributions: %1 over %2.</source>
        <translation>Raspodele: %1; po osi x: %2.</translation>
    </message>
    <message>
        <source>Roofline: %1 over %2.</source>
        <translation>Roofline: %1; po osi x: %2.</translation>
    </message>
    <message>
        <source>Lines: %1 over %2.</source>
        <translation>Linije: %1; po osi x: %2.</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>medijana %1 %2</translation>
    </message>
    <message>
        <source>quartiles %1 to %2 %3</source>
        <translation>kvartili %1 do %2 %3</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>upozorenje: %1</translation>
    </message>
    <message>
        <source>An empty plot.</source>
        <translation>Prazan grafikon.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 za %2</translation>
    </message>
    <message>
        <source>with 99.9 % confidence %1 to %2</source>
        <translation>sa pouzdanošću od 99,9 % %1 do %2</translation>
    </message>
    <message>
        <source>Timeline: %1.</source>
        <translation>Vremenska linija: %1.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Ratio</name>
    <message>
        <source>faster, beyond the noise</source>
        <translation>brže, razlika veća od šuma</translation>
    </message>
    <message>
        <source>slower, beyond the noise</source>
        <translation>sporije, razlika veća od šuma</translation>
    </message>
    <message>
        <source>too few samples to show a difference: %1 of each are needed</source>
        <translation>premalo uzoraka da bi se pokazala razlika: potrebno je po %1 iz svake sesije</translation>
    </message>
    <message>
        <source>a difference below %1 %, which does not count</source>
        <translation>razlika ispod %1 %, koja se ne računa</translation>
    </message>
    <message>
        <source>no difference beyond the noise</source>
        <translation>nema razlike veće od šuma</translation>
    </message>
    <message>
        <source>%1 ms here, %2 ms in %3</source>
        <translation>%1 ms ovde, %2 ms u %3</translation>
    </message>
    <message>
        <source>times as long</source>
        <translation>puta duže</translation>
    </message>
    <message>
        <source>%1, compared with %2: %3</source>
        <translation>%1, u poređenju sa %2: %3</translation>
    </message>
    <message>
        <source>Time / time in %1</source>
        <translation>Vreme / vreme u %1</translation>
    </message>
    <message>
        <source>ratio = median time here / median time in %1; whiskers: its range with 99.9 % confidence; a difference beyond the noise exceeds %2 %</source>
        <translation>odnos = medijana vremena ovde / medijana vremena u %1; crte: opseg sa pouzdanošću od 99,9 %; razlika veća od šuma je iznad %2 %</translation>
    </message>
    <message>
        <source>without a time in both sessions: %1</source>
        <translation>bez vremena u obe sesije: %1</translation>
    </message>
    <message>
        <source>not in %1: %2</source>
        <translation>nema u %1: %2</translation>
    </message>
    <message>
        <source>only in %1: %2</source>
        <translation>samo u %1: %2</translation>
    </message>
    <message>
        <source>The two sessions have no point of these kernels in common.</source>
        <translation>Dve sesije nemaju nijednu zajedničku tačku ovih kernela.</translation>
    </message>
    <message>
        <source>beyond the noise: %1 of %2</source>
        <translation>razlika veća od šuma: %1 od %2</translation>
    </message>
    <message>
        <source>as in %1</source>
        <translation>kao u %1</translation>
    </message>
    <message>
        <source>Rat&amp;io</source>
        <translation>&amp;Odnos</translation>
    </message>
    <message>
        <source>Times divided by those of the compared session</source>
        <translation>Vremena podeljena vremenima sesije sa kojom se poredi</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReferenceLines</name>
    <message>
        <source>%1 (off scale)</source>
        <translation>%1 (van skale)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Report</name>
    <message>
        <source>Results of hidden runs, left out here: %1.</source>
        <translation>Rezultati sakrivenih izvršavanja, ovde izostavljeni: %1.</translation>
    </message>
    <message>
        <source>The plot &apos;%1&apos; is left out: a reader could not distinguish its %2 series.</source>
        <translation>Grafikon &apos;%1&apos; je izostavljen: čitalac ne bi mogao da razlikuje njegovih %2 serija.</translation>
    </message>
    <message>
        <source>The counts are estimated from some of the blocks.</source>
        <translation>Brojači su procenjeni na osnovu dela blokova.</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, red %3)</translation>
    </message>
    <message>
        <source>Measurements of GPU kernels</source>
        <translation>Merenja GPU kernela</translation>
    </message>
    <message>
        <source>Measurements of GPU kernels: %1</source>
        <translation>Merenja GPU kernela: %1</translation>
    </message>
    <message>
        <source>the session has no results to report</source>
        <translation>sesija nema rezultata za izveštaj</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Okruženje</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metod</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Rezultati</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Upozorenja</translation>
    </message>
    <message>
        <source>What limits the kernels</source>
        <translation>Šta ograničava kernele</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kerneli</translation>
    </message>
    <message>
        <source>the name of a report must end in .html or .pdf</source>
        <translation>ime izveštaja mora da se završava na .html ili .pdf</translation>
    </message>
    <message>
        <source>%1 (%2, version %3)</source>
        <translation>%1 (%2, verzija %3)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportEnvironment</name>
    <message>
        <source>%1 (commit %2)</source>
        <translation>%1 (commit %2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>snimljeno na %1</translation>
    </message>
    <message>
        <source>peak bandwidth %1 GB/s</source>
        <translation>vršni propusni opseg %1 GB/s</translation>
    </message>
    <message>
        <source>peak of fp32 %1 GFLOP/s</source>
        <translation>vršna brzina za fp32 %1 GFLOP/s</translation>
    </message>
    <message>
        <source>peak of fp64 %1 GFLOP/s</source>
        <translation>vršna brzina za fp64 %1 GFLOP/s</translation>
    </message>
    <message>
        <source>multiprocessors at up to %1 MHz</source>
        <translation>multiprocesori do %1 MHz</translation>
    </message>
    <message>
        <source>memory at %1 MHz</source>
        <translation>memorija na %1 MHz</translation>
    </message>
    <message>
        <source>memory with error correction (ECC)</source>
        <translation>memorija sa ispravljanjem grešaka (ECC)</translation>
    </message>
    <message>
        <source>memory without error correction (ECC)</source>
        <translation>memorija bez ispravljanja grešaka (ECC)</translation>
    </message>
    <message>
        <source>Device %1</source>
        <translation>Uređaj %1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Uređaj</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Drajver</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA Toolkit</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Taktovi</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Domaćin</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>Datum (UTC)</translation>
    </message>
    <message>
        <source>Warpbench</source>
        <translation>Warpbench</translation>
    </message>
    <message>
        <source>peak of fp64 on tensor cores %1 GFLOP/s</source>
        <translation>vršna brzina za fp64 na tenzorskim jezgrima %1 GFLOP/s</translation>
    </message>
    <message>
        <source>peak of TF32 on tensor cores %1 GFLOP/s</source>
        <translation>vršna brzina za TF32 na tenzorskim jezgrima %1 GFLOP/s</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportMethod</name>
    <message numerus="yes">
        <source>%n times were measured on the devices named above.</source>
        <translation>
            <numerusform>%n vreme je izmereno na gore navedenim uređajima.</numerusform>
            <numerusform>%n vremena su izmerena na gore navedenim uređajima.</numerusform>
            <numerusform>%n vremena je izmereno na gore navedenim uređajima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are recorded: they were measured earlier on another machine.</source>
        <translation>
            <numerusform>%n vreme je snimljeno: izmereno je ranije na drugom računaru.</numerusform>
            <numerusform>%n vremena su snimljena: izmerena su ranije na drugom računaru.</numerusform>
            <numerusform>%n vremena je snimljeno: izmerena su ranije na drugom računaru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are modelled: computed from counts for the profile of a GPU; nothing was timed.</source>
        <translation>
            <numerusform>%n vreme je modelovano: izračunato je iz brojača za profil jednog GPU-a; ništa nije mereno.</numerusform>
            <numerusform>%n vremena su modelovana: izračunata su iz brojača za profil jednog GPU-a; ništa nije mereno.</numerusform>
            <numerusform>%n vremena je modelovano: izračunata su iz brojača za profil jednog GPU-a; ništa nije mereno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results have no time.</source>
        <translation>
            <numerusform>%n rezultat nema vreme.</numerusform>
            <numerusform>%n rezultata nemaju vreme.</numerusform>
            <numerusform>%n rezultata nema vreme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points failed; the warnings say why.</source>
        <translation>
            <numerusform>%n tačka nije uspela; razlog je u upozorenjima.</numerusform>
            <numerusform>%n tačke nisu uspele; razlozi su u upozorenjima.</numerusform>
            <numerusform>%n tačaka nije uspelo; razlozi su u upozorenjima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cold (%n results): a sample is one launch after a flush of the last-level cache.</source>
        <translation>
            <numerusform>Hladno (%n rezultat): uzorak je jedno pokretanje posle pražnjenja poslednjeg keša.</numerusform>
            <numerusform>Hladno (%n rezultata): uzorak je jedno pokretanje posle pražnjenja poslednjeg keša.</numerusform>
            <numerusform>Hladno (%n rezultata): uzorak je jedno pokretanje posle pražnjenja poslednjeg keša.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hot (%n results): a sample is the mean of launches in a row, with the caches as the last left them.</source>
        <translation>
            <numerusform>Toplo (%n rezultat): uzorak je srednja vrednost uzastopnih pokretanja, sa keševima kakve je ostavilo prethodno.</numerusform>
            <numerusform>Toplo (%n rezultata): uzorak je srednja vrednost uzastopnih pokretanja, sa keševima kakve je ostavilo prethodno.</numerusform>
            <numerusform>Toplo (%n rezultata): uzorak je srednja vrednost uzastopnih pokretanja, sa keševima kakve je ostavilo prethodno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inside (%n results): a sample is one launch in which the kernel repeats its work, with the caches as the last launch left them.</source>
        <translation>
            <numerusform>Unutra (%n rezultat): uzorak je jedno pokretanje u kojem kernel ponavlja svoj posao, sa keševima kakve je ostavilo prethodno pokretanje.</numerusform>
            <numerusform>Unutra (%n rezultata): uzorak je jedno pokretanje u kojem kernel ponavlja svoj posao, sa keševima kakve je ostavilo prethodno pokretanje.</numerusform>
            <numerusform>Unutra (%n rezultata): uzorak je jedno pokretanje u kojem kernel ponavlja svoj posao, sa keševima kakve je ostavilo prethodno pokretanje.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples of each result were kept; %2 were discarded, because the GPU ran well below its clock.</source>
        <translation>Za svaki rezultat zadržano je %1 uzoraka; %2 je odbačeno, jer je GPU radio znatno ispod svog takta.</translation>
    </message>
    <message>
        <source>%1 to %2 samples of each result were kept, %3 in total; %4 were discarded, because the GPU ran well below its clock.</source>
        <translation>Za svaki rezultat zadržano je od %1 do %2 uzoraka, ukupno %3; %4 je odbačeno, jer je GPU radio znatno ispod svog takta.</translation>
    </message>
    <message>
        <source>A time is the median of its samples; the noise is their standard deviation / their mean.</source>
        <translation>Vreme je medijana svojih uzoraka; šum je njihova standardna devijacija / njihova srednja vrednost.</translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because the times were steady.</source>
        <translation>
            <numerusform>Za %n rezultat uzimanje uzoraka završeno je jer su vremena bila ustaljena.</numerusform>
            <numerusform>Za %n rezultata uzimanje uzoraka završeno je jer su vremena bila ustaljena.</numerusform>
            <numerusform>Za %n rezultata uzimanje uzoraka završeno je jer su vremena bila ustaljena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because more samples no longer lowered the noise.</source>
        <translation>
            <numerusform>Za %n rezultat uzimanje uzoraka završeno je kad novi uzorci više nisu smanjivali šum.</numerusform>
            <numerusform>Za %n rezultata uzimanje uzoraka završeno je kad novi uzorci više nisu smanjivali šum.</numerusform>
            <numerusform>Za %n rezultata uzimanje uzoraka završeno je kad novi uzorci više nisu smanjivali šum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended at the time limit.</source>
        <translation>
            <numerusform>Za %n rezultat uzimanje uzoraka završeno je na vremenskom ograničenju.</numerusform>
            <numerusform>Za %n rezultata uzimanje uzoraka završeno je na vremenskom ograničenju.</numerusform>
            <numerusform>Za %n rezultata uzimanje uzoraka završeno je na vremenskom ograničenju.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Samples alternated between up to %n places in memory.</source>
        <translation>
            <numerusform>Uzorci su se smenjivali na najviše %n mestu u memoriji.</numerusform>
            <numerusform>Uzorci su se smenjivali na najviše %n mesta u memoriji.</numerusform>
            <numerusform>Uzorci su se smenjivali na najviše %n mesta u memoriji.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of an empty interval, up to %1 µs, was subtracted from each sample.</source>
        <translation>Od svakog uzorka oduzeto je vreme praznog intervala, do %1 µs.</translation>
    </message>
    <message>
        <source>Around the samples the clock of the multiprocessors was from %1 to %2 MHz.</source>
        <translation>Oko uzoraka je takt multiprocesora bio od %1 do %2 MHz.</translation>
    </message>
    <message>
        <source>every element was compared</source>
        <translation>upoređen je svaki element</translation>
    </message>
    <message>
        <source>every element that the simulated blocks wrote was compared</source>
        <translation>upoređen je svaki element koji su upisali simulirani blokovi</translation>
    </message>
    <message>
        <source>Freivalds&apos; test of the whole, and every element of some rows and columns</source>
        <translation>Frejvaldsov test na celini i svi elementi nekih vrsta i kolona</translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified.</source>
        <translation>
            <numerusform>%n rezultat je potvrđen.</numerusform>
            <numerusform>%n rezultata su potvrđena.</numerusform>
            <numerusform>%n rezultata je potvrđeno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified against a double-precision reference: %1.</source>
        <translation>
            <numerusform>%n rezultat je potvrđen poređenjem sa referentnom vrednošću u dvostrukoj preciznosti: %1.</numerusform>
            <numerusform>%n rezultata su potvrđena poređenjem sa referentnom vrednošću u dvostrukoj preciznosti: %1.</numerusform>
            <numerusform>%n rezultata je potvrđeno poređenjem sa referentnom vrednošću u dvostrukoj preciznosti: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sampled results were verified before sampling and again after it.</source>
        <translation>Rezultati sa uzorcima potvrđeni su pre uzimanja uzoraka i ponovo posle njega.</translation>
    </message>
    <message numerus="yes">
        <source>%n results were not verified.</source>
        <translation>
            <numerusform>%n rezultat nije potvrđen.</numerusform>
            <numerusform>%n rezultata nisu potvrđena.</numerusform>
            <numerusform>%n rezultata nije potvrđeno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are wrong on purpose: their kernels show a mistake.</source>
        <translation>
            <numerusform>%n rezultat je namerno pogrešan: njegov kernel pokazuje grešku.</numerusform>
            <numerusform>%n rezultata su namerno pogrešna: njihovi kerneli pokazuju grešku.</numerusform>
            <numerusform>%n rezultata je namerno pogrešno: njihovi kerneli pokazuju grešku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are WRONG.</source>
        <translation>
            <numerusform>%n rezultat je POGREŠAN.</numerusform>
            <numerusform>%n rezultata su POGREŠNA.</numerusform>
            <numerusform>%n rezultata je POGREŠNO.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are simulated: the same kernels ran thread by thread on the CPU, which counted a GPU&apos;s memory accesses.</source>
        <translation>
            <numerusform>Brojači za %n rezultat su simulirani: isti kerneli su se izvršavali nit po nit na CPU-u, koji je brojao pristupe memoriji GPU-a.</numerusform>
            <numerusform>Brojači za %n rezultata su simulirani: isti kerneli su se izvršavali nit po nit na CPU-u, koji je brojao pristupe memoriji GPU-a.</numerusform>
            <numerusform>Brojači za %n rezultata su simulirani: isti kerneli su se izvršavali nit po nit na CPU-u, koji je brojao pristupe memoriji GPU-a.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are estimated from some of the blocks.</source>
        <translation>
            <numerusform>Brojači za %n rezultat procenjeni su na osnovu dela blokova.</numerusform>
            <numerusform>Brojači za %n rezultata procenjeni su na osnovu dela blokova.</numerusform>
            <numerusform>Brojači za %n rezultata procenjeni su na osnovu dela blokova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardware made the counts of %n results.</source>
        <translation>
            <numerusform>Brojače za %n rezultat dao je hardver.</numerusform>
            <numerusform>Brojače za %n rezultata dao je hardver.</numerusform>
            <numerusform>Brojače za %n rezultata dao je hardver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The method of sampling %n results is unknown.</source>
        <translation>
            <numerusform>Način uzimanja uzoraka za %n rezultat nije poznat.</numerusform>
            <numerusform>Način uzimanja uzoraka za %n rezultata nije poznat.</numerusform>
            <numerusform>Način uzimanja uzoraka za %n rezultata nije poznat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Effective bandwidth is the bytes that the algorithm must read and write / time; 1 GB/s is 10⁹ bytes per second.</source>
        <translation>Efektivni propusni opseg su bajtovi koje algoritam mora da pročita i upiše / vreme; 1 GB/s je 10⁹ bajtova u sekundi.</translation>
    </message>
    <message>
        <source>The tables&apos; numbers have a decimal point.</source>
        <translation>Brojevi u tabelama imaju decimalnu tačku.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportTable</name>
    <message>
        <source>failed</source>
        <translation>nije uspelo</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varijanta</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Uređaj</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Režim</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Poreklo</translation>
    </message>
    <message>
        <source>Median (ms)</source>
        <translation>Medijana (ms)</translation>
    </message>
    <message>
        <source>Quartiles (ms)</source>
        <translation>Kvartili (ms)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Šum</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Od vršne</translation>
    </message>
    <message>
        <source>Of copy</source>
        <translation>Od kopiranja</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Najveća greška</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Potvrđeno</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>na %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Roofline</name>
    <message>
        <source>Arithmetic intensity (flop/byte)</source>
        <translation>Aritmetički intenzitet (flop/bajt)</translation>
    </message>
    <message>
        <source>Throughput (GFLOP/s)</source>
        <translation>Propusnost (GFLOP/s)</translation>
    </message>
    <message>
        <source>intensity = flops / bytes, both as the algorithm needs them; a slope is intensity x bandwidth</source>
        <translation>intenzitet = operacije / bajtovi, i jedno i drugo koliko algoritam traži; kosa linija je intenzitet x propusni opseg</translation>
    </message>
    <message>
        <source>no roof of flops: the device&apos;s peak for these elements is unknown</source>
        <translation>nema linije operacija: vršna brzina uređaja za ove elemente nije poznata</translation>
    </message>
    <message>
        <source>no slopes: these bytes stay within the multiprocessors</source>
        <translation>nema kosih linija: ovi bajtovi ostaju unutar multiprocesora</translation>
    </message>
    <message>
        <source>no slopes: the device&apos;s bandwidth is unknown</source>
        <translation>nema kosih linija: propusni opseg uređaja nije poznat</translation>
    </message>
    <message>
        <source>R&amp;oofline</source>
        <translation>Roo&amp;fline</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic bounds a kernel</source>
        <translation>Da li kernel ograničava memorija ili računanje</translation>
    </message>
    <message>
        <source>left out, without flops or bytes: %1</source>
        <translation>izostavljeno, bez operacija ili bajtova: %1</translation>
    </message>
    <message>
        <source>intensity = flops / bytes, both counted: each sector of 32 bytes that a launch touches counts once; a slope is intensity x bandwidth</source>
        <translation>intenzitet = operacije / bajtovi, i jedno i drugo izbrojano: svaki sektor od 32 bajta koji pokretanje dotakne računa se jednom; kosa linija je intenzitet x propusni opseg</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Samples</name>
    <message>
        <source>the last result; select others in the table or with a click in another plot</source>
        <translation>poslednji rezultat; druge izaberite u tabeli ili klikom na drugom grafikonu</translation>
    </message>
    <message>
        <source>median %1 ms, quartiles %2 to %3 ms</source>
        <translation>medijana %1 ms, kvartili %2 do %3 ms</translation>
    </message>
    <message>
        <source>%1: outliers, not drawn: %2 of %3, from %4 to %5 ms</source>
        <translation>%1: odstupajući uzorci, nisu nacrtani: %2 od %3, od %4 do %5 ms</translation>
    </message>
    <message numerus="yes">
        <source>median of %n samples</source>
        <translation>
            <numerusform>medijana %n uzorka</numerusform>
            <numerusform>medijana %n uzorka</numerusform>
            <numerusform>medijana %n uzoraka</numerusform>
        </translation>
    </message>
    <message>
        <source>the plot shows the first %1 of %2 results</source>
        <translation>grafikon prikazuje prvih %1 od %2 rezultata</translation>
    </message>
    <message>
        <source>Sample, as taken</source>
        <translation>Uzorak, redom uzimanja</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Vreme (ms)</translation>
    </message>
    <message>
        <source>Share of samples (%)</source>
        <translation>Udeo uzoraka (%)</translation>
    </message>
    <message>
        <source>share = samples in a bin / samples; a solid line is the median, dotted ones the quartiles</source>
        <translation>udeo = uzorci u razredu / uzorci; puna linija je medijana, tačkaste su kvartili</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no samples, because the time is computed or the samples were not kept: %1</source>
        <translation>nema uzoraka, jer je vreme izračunato ili uzorci nisu sačuvani: %1</translation>
    </message>
    <message>
        <source>No samples: a modelled time is computed once. Measured and recorded times have samples.</source>
        <translation>Nema uzoraka: modelovano vreme računa se jednom. Izmerena i snimljena vremena ih imaju.</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>Uzor&amp;ci</translation>
    </message>
    <message>
        <source>How the samples of the selected results are distributed</source>
        <translation>Kako su raspoređeni uzorci izabranih rezultata</translation>
    </message>
    <message>
        <source>%1: about %2 % of the samples are outliers and not drawn: from %3 to %4 ms</source>
        <translation>%1: oko %2 % uzoraka odstupa i nije nacrtano: od %3 do %4 ms</translation>
    </message>
    <message>
        <source>the order of the samples was not kept: %1</source>
        <translation>redosled uzoraka nije sačuvan: %1</translation>
    </message>
    <message>
        <source>Not in order: for more than %1 samples, recordings keep only quantiles.</source>
        <translation>Nije po redosledu: za više od %1 uzoraka snimci čuvaju samo kvantile.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Series</name>
    <message>
        <source>without a value in %1: %2</source>
        <translation>bez vrednosti (%1): %2</translation>
    </message>
    <message>
        <source>nothing to compare with: %1 has no results of these kernels</source>
        <translation>nema sa čim da se poredi: %1 nema rezultata ovih kernela</translation>
    </message>
    <message>
        <source>%1 changes along with %2</source>
        <translation>%1 se menja zajedno sa %2</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::SeriesBuilder</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na %2</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Speedup</name>
    <message>
        <source>Speedup</source>
        <translation>Ubrzanje</translation>
    </message>
    <message>
        <source>times as fast</source>
        <translation>puta brže</translation>
    </message>
    <message>
        <source>speedup = median time of &apos;%1&apos; / time, on the same device where possible</source>
        <translation>ubrzanje = medijana vremena za &apos;%1&apos; / vreme, na istom uređaju gde je moguće</translation>
    </message>
    <message>
        <source>%1 ms, the baseline %2 ms</source>
        <translation>%1 ms, osnova %2 ms</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no single time at the same parameters: %2</source>
        <translation>&apos;%1&apos; nema jedinstveno vreme sa istim parametrima: %2</translation>
    </message>
    <message>
        <source>baseline %1</source>
        <translation>osnova %1</translation>
    </message>
    <message>
        <source>Speed&amp;up</source>
        <translation>&amp;Ubrzanje</translation>
    </message>
    <message>
        <source>Speedup over a variant of your choice</source>
        <translation>Ubrzanje u odnosu na varijantu po izboru</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramsPage</name>
    <message>
        <source>Open programs</source>
        <translation>Otvoreni programi</translation>
    </message>
    <message>
        <source>Open a CUDA program to see its launches, the costs of its lines and its mistakes. It can be a .cu file, a program built by warpbench-nvcc, or the Makefile or CMakeLists.txt of a project. It runs only when you press Run.</source>
        <translation>Otvorite CUDA program da biste videli njegova pokretanja, cenu njegovih redova i greške: datoteku .cu, program koji je preveo warpbench-nvcc, ili Makefile ili CMakeLists.txt nekog projekta. Izvršava se tek kada pritisnete Pokreni.</translation>
    </message>
    <message>
        <source>&amp;Open CUDA program...</source>
        <translation>Otvori &amp;CUDA program...</translation>
    </message>
    <message>
        <source>Choose a program or a project (%1)</source>
        <translation>Izaberite program ili projekat (%1)</translation>
    </message>
    <message>
        <source>CUDA programs and projects (*.cu *.cpp %1);;All files (*)</source>
        <translation>CUDA programi i projekti (*.cu *.cpp %1);;Sve datoteke (*)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonList</name>
    <message>
        <source>&amp;Start lesson</source>
        <translation>&amp;Započni lekciju</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>Choose a lesson; press Return to start it</source>
        <translation>Izaberite lekciju; pritisnite Enter da je započnete</translation>
    </message>
    <message>
        <source>Start the selected lesson</source>
        <translation>Započinje izabranu lekciju</translation>
    </message>
    <message>
        <source>&amp;Open lesson...</source>
        <translation>O&amp;tvori lekciju...</translation>
    </message>
    <message>
        <source>Open a lesson from a file</source>
        <translation>Otvara lekciju iz datoteke</translation>
    </message>
    <message>
        <source>%1: not a lesson</source>
        <translation>%1: nije lekcija</translation>
    </message>
    <message>
        <source>It takes about %1 min.</source>
        <translation>Traje oko %1 min.</translation>
    </message>
</context>
</TS>
