<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Matrix transpose</source>
        <extracomment>transpose: title</extracomment>
        <translation>Mátrixtranszponálás</translation>
    </message>
    <message>
        <source>Shows what coalescing and bank conflicts cost: the same elements move in different orders.</source>
        <extracomment>transpose: what it shows</extracomment>
        <translation>Megmutatja, mibe kerül a nem összevont hozzáférés és a bankkonfliktus: ugyanazok az elemek más-más sorrendben mozognak.</translation>
    </message>
    <message>
        <source>2 x width x height x element size x repetitions / time</source>
        <extracomment>transpose: formula</extracomment>
        <translation>2 x szélesség x magasság x elemméret x ismétlések / idő</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>transpose, parameter width: title</extracomment>
        <translation>Szélesség</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>transpose, parameter width: unit</extracomment>
        <translation>elem</translation>
    </message>
    <message>
        <source>Columns of the input, rows of the output.</source>
        <extracomment>transpose, parameter width: meaning</extracomment>
        <translation>A bemenet oszlopai, a kimenet sorai.</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>transpose, parameter height: title</extracomment>
        <translation>Magasság</translation>
    </message>
    <message>
        <source>Rows of the input, columns of the output.</source>
        <extracomment>transpose, parameter height: meaning</extracomment>
        <translation>A bemenet sorai, a kimenet oszlopai.</translation>
    </message>
    <message>
        <source>Data type</source>
        <extracomment>transpose, parameter type: title</extracomment>
        <translation>Adattípus</translation>
    </message>
    <message>
        <source>Data type of the elements.</source>
        <extracomment>transpose, parameter type: meaning</extracomment>
        <translation>Az elemek adattípusa.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>transpose, variant copy: title</extracomment>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Does not transpose: shows what the same loads and stores reach in order.</source>
        <extracomment>transpose, variant copy: idea</extracomment>
        <translation>Nem transzponál: megmutatja, mire képesek ugyanezek az olvasások és írások sorrendben.</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <extracomment>transpose, variant copy, parameter repetitions: title</extracomment>
        <translation>Ismétlések</translation>
    </message>
    <message>
        <source>How many times the kernel repeats its work in one launch.</source>
        <extracomment>transpose, variant copy, parameter repetitions: meaning</extracomment>
        <translation>Hányszor ismétli a kernel a munkáját egy indításon belül.</translation>
    </message>
    <message>
        <source>Naive</source>
        <extracomment>transpose, variant naive: title</extracomment>
        <translation>Naiv</translation>
    </message>
    <message>
        <source>Reads rows and writes columns: each lane stores to its own sector.</source>
        <extracomment>transpose, variant naive: idea</extracomment>
        <translation>Sorokat olvas, oszlopokat ír: minden lane más szektorba ír.</translation>
    </message>
    <message>
        <source>Shared tile</source>
        <extracomment>transpose, variant coalesced: title</extracomment>
        <translation>Megosztott csempe</translation>
    </message>
    <message>
        <source>A tile in shared memory coalesces loads and stores, but each tile column lies in one bank.</source>
        <extracomment>transpose, variant coalesced: idea</extracomment>
        <translation>A megosztott memóriabeli csempe összevonja az olvasást és az írást, de minden oszlopa egyetlen bankban van.</translation>
    </message>
    <message>
        <source>Shared tile, padded</source>
        <extracomment>transpose, variant conflict-free: title</extracomment>
        <translation>Megosztott csempe, kitöltött</translation>
    </message>
    <message>
        <source>One padding column spreads the 32 words of a tile column over 32 banks.</source>
        <extracomment>transpose, variant conflict-free: idea</extracomment>
        <translation>Egy kitöltő oszlop a csempeoszlop 32 szavát 32 bankba osztja szét.</translation>
    </message>
    <message>
        <source>Shared tile, custom padding</source>
        <extracomment>transpose, variant chosen-padding: title</extracomment>
        <translation>Csempe, választható kitöltés</translation>
    </message>
    <message>
        <source>You choose the padding: the greatest common divisor of row length and bank count decides the conflicts.</source>
        <extracomment>transpose, variant chosen-padding: idea</extracomment>
        <translation>A kitöltés választható: a konfliktusok a sorhossz és a bankszám legnagyobb közös osztójától függnek.</translation>
    </message>
    <message>
        <source>Padding</source>
        <extracomment>transpose, variant chosen-padding, parameter padding: title</extracomment>
        <translation>Kitöltés</translation>
    </message>
    <message>
        <source>Padding columns of the tile in shared memory.</source>
        <extracomment>transpose, variant chosen-padding, parameter padding: meaning</extracomment>
        <translation>A megosztott memóriabeli csempe kitöltő oszlopai.</translation>
    </message>
    <message>
        <source>Padded, 32x8 threads</source>
        <extracomment>transpose, variant four-rows: title</extracomment>
        <translation>Kitöltött, 32x8 szál</translation>
    </message>
    <message>
        <source>Each thread moves four elements: four loads are in flight, and more blocks fit a multiprocessor.</source>
        <extracomment>transpose, variant four-rows: idea</extracomment>
        <translation>Minden szál négy elemet mozgat: négy olvasás van úton, és több blokk fér egy multiprocesszorra.</translation>
    </message>
    <message>
        <source>Swizzled, 32x8 threads</source>
        <extracomment>transpose, variant swizzled: title</extracomment>
        <translation>Kevert (swizzle), 32x8 szál</translation>
    </message>
    <message>
        <source>Each row permutes the tile&apos;s columns, so lanes never share a bank and the tile needs no padding.</source>
        <extracomment>transpose, variant swizzled: idea</extracomment>
        <translation>Minden sor felcseréli a csempe oszlopait: két lane sosem esik egy bankra, és nem kell kitöltés.</translation>
    </message>
    <message>
        <source>16 bytes per access</source>
        <extracomment>transpose, variant vectorised: title</extracomment>
        <translation>16 bájtos hozzáférés</translation>
    </message>
    <message>
        <source>Threads move 16 bytes at a time and transpose small squares in registers.</source>
        <extracomment>transpose, variant vectorised: idea</extracomment>
        <translation>A szálak egyszerre 16 bájtot mozgatnak, és kis négyzeteket transzponálnak regiszterekben.</translation>
    </message>
    <message>
        <source>16 bytes, columns first</source>
        <extracomment>transpose, variant columns-first: title</extracomment>
        <translation>16 bájtos, előbb az oszlopok</translation>
    </message>
    <message>
        <source>Uses taller tiles and goes down the columns first, so concurrent blocks write adjacent memory.</source>
        <extracomment>transpose, variant columns-first: idea</extracomment>
        <translation>Magasabb csempéket használ, és előbb az oszlopokon megy le: az egyidejű blokkok szomszédos memóriát írnak.</translation>
    </message>
    <message>
        <source>cudaMemcpy</source>
        <extracomment>transpose, variant memcpy: title</extracomment>
        <translation>cudaMemcpy</translation>
    </message>
    <message>
        <source>The library&apos;s device-to-device copy: the practical ceiling.</source>
        <extracomment>transpose, variant memcpy: idea</extracomment>
        <translation>A könyvtár eszközön belüli másolása: a gyakorlati felső határ.</translation>
    </message>
    <message>
        <source>cudaMemcpy is a library call, not a kernel</source>
        <extracomment>transpose, variant memcpy: why it is not simulated</extracomment>
        <translation>a cudaMemcpy könyvtári hívás, nem kernel</translation>
    </message>
    <message>
        <source>CPU, one thread</source>
        <extracomment>transpose, variant cpu-one-thread: title</extracomment>
        <translation>CPU, egy szál</translation>
    </message>
    <message>
        <source>The textbook loop over the rows of the output.</source>
        <extracomment>transpose, variant cpu-one-thread: idea</extracomment>
        <translation>A tankönyvi ciklus a kimenet sorain.</translation>
    </message>
    <message>
        <source>CPU, all threads</source>
        <extracomment>transpose, variant cpu-all-threads: title</extracomment>
        <translation>CPU, minden szál</translation>
    </message>
    <message>
        <source>The course&apos;s values</source>
        <extracomment>transpose, preset course: title</extracomment>
        <translation>A kurzus értékei</translation>
    </message>
    <message>
        <source>Bandwidths of 2048 x 2048 elements on a C1060: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>transpose, preset course: source</extracomment>
        <translation>Sávszélességek 2048 x 2048 elemre egy C1060-on: &quot;GPU programming in CUDA&quot; kurzus, 2. nap</translation>
    </message>
    <message>
        <source>The report&apos;s values</source>
        <extracomment>transpose, preset report: title</extracomment>
        <translation>A jelentés értékei</translation>
    </message>
    <message>
        <source>Bandwidths of 16384 x 16384 elements: the report on an H200 of 2026-11-20</source>
        <extracomment>transpose, preset report: source</extracomment>
        <translation>Sávszélességek 16384 x 16384 elemre: jelentés egy H200-ról, 2026-11-20</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <extracomment>matmul: title</extracomment>
        <translation>Mátrixszorzás</translation>
    </message>
    <message>
        <source>Shows what shared-memory reuse gains: each tile element is loaded once and used tile-width times.</source>
        <extracomment>matmul: what it shows</extracomment>
        <translation>Megmutatja, mit ér az újrafelhasználás a megosztott memóriában: a csempe minden elemét egyszer kell betölteni, és annyiszor használható, amilyen széles a csempe.</translation>
    </message>
    <message>
        <source>2 x rows x inner x columns / time</source>
        <extracomment>matmul: formula</extracomment>
        <translation>2 x sorok x belső méret x oszlopok / idő</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>matmul, parameter rows: title</extracomment>
        <translation>Sorok</translation>
    </message>
    <message>
        <source>Rows of M and of P.</source>
        <extracomment>matmul, parameter rows: meaning</extracomment>
        <translation>M és P sorai.</translation>
    </message>
    <message>
        <source>Inner</source>
        <extracomment>matmul, parameter inner: title</extracomment>
        <translation>Belső méret</translation>
    </message>
    <message>
        <source>Columns of M, rows of N.</source>
        <extracomment>matmul, parameter inner: meaning</extracomment>
        <translation>M oszlopai, N sorai.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>matmul, parameter columns: title</extracomment>
        <translation>Oszlopok</translation>
    </message>
    <message>
        <source>Columns of N and of P.</source>
        <extracomment>matmul, parameter columns: meaning</extracomment>
        <translation>N és P oszlopai.</translation>
    </message>
    <message>
        <source>Tile width</source>
        <extracomment>matmul, parameter tile: title</extracomment>
        <translation>Csempeszélesség</translation>
    </message>
    <message>
        <source>A block has tile x tile threads, and a tiled kernel&apos;s tiles have the same width.</source>
        <extracomment>matmul, parameter tile: meaning</extracomment>
        <translation>Egy blokkban csempe x csempe szál van; a csempézett kernelek csempéi is ilyen szélesek.</translation>
    </message>
    <message>
        <source>Thread indices only</source>
        <extracomment>matmul, variant one-block: title</extracomment>
        <translation>Csak szálindexek</translation>
    </message>
    <message>
        <source>Correct for one block only: every block computes the first tile, and nothing writes the rest.</source>
        <extracomment>matmul, variant one-block: idea</extracomment>
        <translation>Csak egy blokkra helyes: minden blokk az első csempét számolja ki, a többit semmi sem írja.</translation>
    </message>
    <message>
        <source>threads per block</source>
        <extracomment>matmul, variant one-block: name of a fact</extracomment>
        <translation>szálak blokkonként</translation>
    </message>
    <message>
        <source>bytes of global memory per flop</source>
        <extracomment>matmul, variant one-block: name of a fact</extracomment>
        <translation>bájtok a globális memóriából flop-onként</translation>
    </message>
    <message>
        <source>Naive, uncoalesced</source>
        <extracomment>matmul, variant uncoalesced: title</extracomment>
        <translation>Naiv, nem összevont</translation>
    </message>
    <message>
        <source>Neighbouring threads take neighbouring rows, so each lane loads its own sector of M.</source>
        <extracomment>matmul, variant uncoalesced: idea</extracomment>
        <translation>A szomszédos szálak szomszédos sorokat kapnak, így minden lane M más szektorát tölti be.</translation>
    </message>
    <message>
        <source>Naive, accumulating in P</source>
        <extracomment>matmul, variant naive-in-p: title</extracomment>
        <translation>Naiv, gyűjtés P-ben</translation>
    </message>
    <message>
        <source>Keeps the sum in global memory and stores it at every step.</source>
        <extracomment>matmul, variant naive-in-p: idea</extracomment>
        <translation>Az összeget a globális memóriában tartja, és minden lépésben visszaírja.</translation>
    </message>
    <message>
        <source>Each thread reads its row and its column from global memory, element by element.</source>
        <extracomment>matmul, variant naive: idea</extracomment>
        <translation>Minden szál elemenként olvassa a sorát és az oszlopát a globális memóriából.</translation>
    </message>
    <message>
        <source>Tiled, barrier left out</source>
        <extracomment>matmul, variant without-barrier: title</extracomment>
        <translation>Csempézett, barrier nélkül</translation>
    </message>
    <message>
        <source>Warps do not wait for the tile and use the data of the previous phase.</source>
        <extracomment>matmul, variant without-barrier: idea</extracomment>
        <translation>A warpok nem várják meg a csempét, és az előző fázis adataival számolnak.</translation>
    </message>
    <message>
        <source>Tiled</source>
        <extracomment>matmul, variant tiled: title</extracomment>
        <translation>Csempézett</translation>
    </message>
    <message>
        <source>The block loads a tile of M and one of N into shared memory and uses each element tile times.</source>
        <extracomment>matmul, variant tiled: idea</extracomment>
        <translation>A blokk M és N egy-egy csempéjét megosztott memóriába tölti, és minden elemet annyiszor használ, amilyen széles a csempe.</translation>
    </message>
    <message>
        <source>Tiled, dynamic shared memory</source>
        <extracomment>matmul, variant tiled-dynamic: title</extracomment>
        <translation>Csempézett, din. megosztott memória</translation>
    </message>
    <message>
        <source>The launch sets the tile size, so one kernel serves all widths, but the compiler unrolls no loop.</source>
        <extracomment>matmul, variant tiled-dynamic: idea</extracomment>
        <translation>A csempe méretét az indítás adja meg: egy kernel minden szélességhez jó, de a fordító egy ciklust sem fejt ki.</translation>
    </message>
    <message>
        <source>Tiled, through sub-matrices</source>
        <extracomment>matmul, variant sub-matrices: title</extracomment>
        <translation>Csempézett, részmátrixokkal</translation>
    </message>
    <message>
        <source>The same product, written with sub-matrices: width, height, stride and elements.</source>
        <extracomment>matmul, variant sub-matrices: idea</extracomment>
        <translation>Ugyanaz a szorzás részmátrixokkal leírva: szélesség, magasság, lépésköz és elemek.</translation>
    </message>
    <message>
        <source>Tiled, on padded input</source>
        <extracomment>matmul, variant padded-input: title</extracomment>
        <translation>Csempézett, kitöltött bemenet</translation>
    </message>
    <message>
        <source>First copies M and N to multiples of the tile size: no edge checks, but the copies cost time.</source>
        <extracomment>matmul, variant padded-input: idea</extracomment>
        <translation>Előbb a csempe többszörösére bővítve átmásolja M-et és N-et: nincs szélellenőrzés, de a másolás időbe telik.</translation>
    </message>
    <message>
        <source>Register-tiled</source>
        <extracomment>matmul, variant register-tiled: title</extracomment>
        <translation>Regiszterszinten csempézett</translation>
    </message>
    <message>
        <source>A thread computes 8 x 8 elements: each value that it reads from shared memory serves eight products.</source>
        <extracomment>matmul, variant register-tiled: idea</extracomment>
        <translation>Egy szál 8 x 8 elemet számol: a megosztott memóriából olvasott minden érték nyolc szorzathoz kell.</translation>
    </message>
    <message>
        <source>Register-tiled, with loads and stores of 16 bytes in global and shared memory.</source>
        <extracomment>matmul, variant vectorised: idea</extracomment>
        <translation>Regiszterszinten csempézett, 16 bájtos olvasásokkal és írásokkal a globális és a megosztott memóriában.</translation>
    </message>
    <message>
        <source>Double-buffered</source>
        <extracomment>matmul, variant double-buffered: title</extracomment>
        <translation>Kettős pufferelés</translation>
    </message>
    <message>
        <source>Loads the next tiles through registers while the block multiplies.</source>
        <extracomment>matmul, variant double-buffered: idea</extracomment>
        <translation>A regisztereken át tölti be a következő csempéket, miközben a blokk szoroz.</translation>
    </message>
    <message>
        <source>Warp-tiled</source>
        <extracomment>matmul, variant warp-tiled: title</extracomment>
        <translation>Warpszinten csempézett</translation>
    </message>
    <message>
        <source>A warp computes 64 x 64 elements and reads shared memory one step ahead.</source>
        <extracomment>matmul, variant warp-tiled: idea</extracomment>
        <translation>Egy warp 64 x 64 elemet számol, és egy lépéssel előre olvas a megosztott memóriából.</translation>
    </message>
    <message>
        <source>Packed, asynchronous copies</source>
        <extracomment>matmul, variant packed: title</extracomment>
        <translation>Csomagolt, aszinkron másolás</translation>
    </message>
    <message>
        <source>First packs the tiles, then copies them to shared memory two tiles ahead, bypassing registers.</source>
        <extracomment>matmul, variant packed: idea</extracomment>
        <translation>Előbb becsomagolja a csempéket, majd a regisztereket megkerülve, két csempével előre a megosztott memóriába másolja őket.</translation>
    </message>
    <message>
        <source>Packed, bulk copies</source>
        <extracomment>matmul, variant bulk: title</extracomment>
        <translation>Csomagolt, tömeges másolás</translation>
    </message>
    <message>
        <source>One thread requests whole tiles from the copy engine, and the others wait until the bytes arrive.</source>
        <extracomment>matmul, variant bulk: idea</extracomment>
        <translation>Egy szál egész csempéket kér a másolómotortól, a többi megvárja, míg a bájtok megérkeznek.</translation>
    </message>
    <message>
        <source>Stream-K</source>
        <extracomment>matmul, variant stream-k: title</extracomment>
        <translation>Stream-K</translation>
    </message>
    <message>
        <source>Blocks take equal shares of all steps instead of whole tiles, and the copies transpose M.</source>
        <extracomment>matmul, variant stream-k: idea</extracomment>
        <translation>A blokkok egész csempék helyett az összes lépés egyenlő részeit kapják; a másolás útközben transzponálja M-et.</translation>
    </message>
    <message>
        <source>Split-K</source>
        <extracomment>matmul, variant split-k: title</extracomment>
        <translation>Split-K</translation>
    </message>
    <message>
        <source>If P has few tiles, blocks share the inner dimension, as do a block&apos;s warps; a second kernel adds the parts.</source>
        <extracomment>matmul, variant split-k: idea</extracomment>
        <translation>Ha P kevés csempéből áll, a blokkok megosztoznak a belső dimenzión, ahogy egy blokk warpjai is; egy második kernel összeadja a részeket.</translation>
    </message>
    <message>
        <source>cuBLAS</source>
        <extracomment>matmul, variant cublas: title</extracomment>
        <translation>cuBLAS</translation>
    </message>
    <message>
        <source>cuBLAS is a library, not a kernel</source>
        <extracomment>matmul, variant cublas: why it is not simulated</extracomment>
        <translation>a cuBLAS könyvtár, nem kernel</translation>
    </message>
    <message>
        <source>The textbook triple loop, with the innermost over a row of N.</source>
        <extracomment>matmul, variant cpu-one-thread: idea</extracomment>
        <translation>A tankönyvi hármas ciklus, legbelül N egy során.</translation>
    </message>
    <message>
        <source>Blocks of 256 and of 1024 threads compared: course &quot;CUDA programming&quot;, practice 2</source>
        <extracomment>matmul, preset course: source</extracomment>
        <translation>256 és 1024 szálas blokkok összehasonlítása: &quot;CUDA programozás&quot; kurzus, 2. gyakorlat</translation>
    </message>
    <message>
        <source>GFLOP/s of 4096 x 4096 elements with tiles of 8, 16 and 32: the report on an H200 of 2026-11-20</source>
        <extracomment>matmul, preset report: source</extracomment>
        <translation>GFLOP/s 4096 x 4096 elemre, 8, 16 és 32 széles csempékkel: jelentés egy H200-ról, 2026-11-20</translation>
    </message>
    <message>
        <source>Reduction</source>
        <extracomment>reduction: title</extracomment>
        <translation>Redukció</translation>
    </message>
    <message>
        <source>Shows how dependent threads cooperate, and how the order of additions changes a sum.</source>
        <extracomment>reduction: what it shows</extracomment>
        <translation>Megmutatja, hogyan működnek együtt az egymástól függő szálak, és hogyan módosítja az összeget az összeadások sorrendje.</translation>
    </message>
    <message>
        <source>elements x element size / time</source>
        <extracomment>reduction: formula</extracomment>
        <translation>elemszám x elemméret / idő</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>reduction, parameter elements: title</extracomment>
        <translation>Elemszám</translation>
    </message>
    <message>
        <source>Elements of the array to reduce.</source>
        <extracomment>reduction, parameter elements: meaning</extracomment>
        <translation>A redukálandó tömb elemeinek száma.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <extracomment>reduction, parameter block: title</extracomment>
        <translation>Szálak blokkonként</translation>
    </message>
    <message>
        <source>Threads of a block; the trees need a power of two.</source>
        <extracomment>reduction, parameter block: meaning</extracomment>
        <translation>Egy blokk szálai; a fáknak kettőhatvány kell.</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>reduction, parameter operation: title</extracomment>
        <translation>Művelet</translation>
    </message>
    <message>
        <source>How to combine two elements.</source>
        <extracomment>reduction, parameter operation: meaning</extracomment>
        <translation>A két elemet egyesítő művelet.</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>reduction, parameter values: title</extracomment>
        <translation>Értékek</translation>
    </message>
    <message>
        <source>Random whole numbers have an exact sum in every order. The sum of random fractions, or of 2^332 + 1 - 2^332 + 2 repeated, depends on the order.</source>
        <extracomment>reduction, parameter values: meaning</extracomment>
        <translation>Véletlen egész számok összege minden sorrendben pontos. Véletlen törtek vagy az ismételt 2^332 + 1 - 2^332 + 2 összege a sorrendtől függ.</translation>
    </message>
    <message>
        <source>Atomic</source>
        <extracomment>reduction, variant atomic: title</extracomment>
        <translation>Atomi</translation>
    </message>
    <message>
        <source>Every thread adds its element to one address, so the additions queue.</source>
        <extracomment>reduction, variant atomic: idea</extracomment>
        <translation>Minden szál ugyanarra a címre adja az elemét, így az összeadások sorban állnak.</translation>
    </message>
    <message>
        <source>Interleaved, divergent</source>
        <extracomment>reduction, variant interleaved: title</extracomment>
        <translation>Váltakozó, divergens</translation>
    </message>
    <message>
        <source>A tree in shared memory in which every second, then every fourth, then every eighth thread works.</source>
        <extracomment>reduction, variant interleaved: idea</extracomment>
        <translation>Fa a megosztott memóriában, amelyben minden második, negyedik, nyolcadik szál dolgozik.</translation>
    </message>
    <message>
        <source>Interleaved, bank conflicts</source>
        <extracomment>reduction, variant interleaved-strided: title</extracomment>
        <translation>Váltakozó, bankkonfliktussal</translation>
    </message>
    <message>
        <source>Neighbouring threads work on words that move further apart, in fewer and fewer banks.</source>
        <extracomment>reduction, variant interleaved-strided: idea</extracomment>
        <translation>A szomszédos szálak egyre távolabbi szavakon dolgoznak, egyre kevesebb bankban.</translation>
    </message>
    <message>
        <source>Sequential</source>
        <extracomment>reduction, variant sequential: title</extracomment>
        <translation>Szekvenciális</translation>
    </message>
    <message>
        <source>The lower half of the threads adds the upper half: no bank conflicts, and whole warps idle.</source>
        <extracomment>reduction, variant sequential: idea</extracomment>
        <translation>A szálak alsó fele hozzáadja a felsőt: nincs bankkonfliktus, és egész warpok tétlenek.</translation>
    </message>
    <message>
        <source>First add on load</source>
        <extracomment>reduction, variant first-add: title</extracomment>
        <translation>Első összeadás olvasáskor</translation>
    </message>
    <message>
        <source>Each thread combines two elements while it loads them.</source>
        <extracomment>reduction, variant first-add: idea</extracomment>
        <translation>Minden szál már olvasás közben egyesít két elemet.</translation>
    </message>
    <message>
        <source>Warp shuffle</source>
        <extracomment>reduction, variant shuffle: title</extracomment>
        <translation>Warp shuffle</translation>
    </message>
    <message>
        <source>Lanes exchange values in registers, with little shared memory and two barriers.</source>
        <extracomment>reduction, variant shuffle: idea</extracomment>
        <translation>A lane-ek regiszterekben cserélnek értéket, kevés megosztott memóriával és két barrierrel.</translation>
    </message>
    <message>
        <source>Grid-stride, 16 bytes</source>
        <extracomment>reduction, variant vectorised: title</extracomment>
        <translation>Gridlépéses, 16 bájtos</translation>
    </message>
    <message>
        <source>One launch with only as many blocks as fit the GPU: loads 16 bytes at a time, and the last block finishes.</source>
        <extracomment>reduction, variant vectorised: idea</extracomment>
        <translation>Egyetlen indítás, csak annyi blokkal, amennyi a GPU-ra fér: egyszerre 16 bájtot olvas, és az utolsó blokk fejezi be.</translation>
    </message>
    <message>
        <source>CUB</source>
        <extracomment>reduction, variant cub: title</extracomment>
        <translation>CUB</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library of parallel primitives.</source>
        <extracomment>reduction, variant cub: idea</extracomment>
        <translation>Az NVIDIA párhuzamos primitíveinek könyvtára.</translation>
    </message>
    <message>
        <source>CUB is a library, not a kernel</source>
        <extracomment>reduction, variant cub: why it is not simulated</extracomment>
        <translation>a CUB könyvtár, nem kernel</translation>
    </message>
    <message>
        <source>CPU, sorted</source>
        <extracomment>reduction, variant cpu-sorted: title</extracomment>
        <translation>CPU, rendezve</translation>
    </message>
    <message>
        <source>One thread adds small magnitudes first, so that large ones do not absorb them.</source>
        <extracomment>reduction, variant cpu-sorted: idea</extracomment>
        <translation>Egy szál a kis abszolút értékűeket adja össze előbb, hogy a nagyok mellett ne vesszenek el.</translation>
    </message>
    <message>
        <source>CPU, pairwise</source>
        <extracomment>reduction, variant cpu-pairwise: title</extracomment>
        <translation>CPU, páronként</translation>
    </message>
    <message>
        <source>One thread adds halves of halves: errors grow only with the height of the tree.</source>
        <extracomment>reduction, variant cpu-pairwise: idea</extracomment>
        <translation>Egy szál felek feleit adja össze: a hiba csak a fa magasságával nő.</translation>
    </message>
    <message>
        <source>CPU, Kahan</source>
        <extracomment>reduction, variant cpu-kahan: title</extracomment>
        <translation>CPU, Kahan</translation>
    </message>
    <message>
        <source>One thread carries each addition&apos;s rounding error to the next.</source>
        <extracomment>reduction, variant cpu-kahan: idea</extracomment>
        <translation>Egy szál minden összeadás kerekítési hibáját továbbviszi a következőbe.</translation>
    </message>
    <message>
        <source>One thread adds in order.</source>
        <extracomment>reduction, variant cpu-one-thread: idea</extracomment>
        <translation>Egy szál sorban ad össze.</translation>
    </message>
    <message>
        <source>Each thread adds its part in order.</source>
        <extracomment>reduction, variant cpu-all-threads: idea</extracomment>
        <translation>Minden szál sorban adja össze a maga részét.</translation>
    </message>
    <message>
        <source>10^100 + 1 - 10^100 + 2, whose sum depends on the order: course &quot;Programming on the graphics card&quot;</source>
        <extracomment>reduction, preset course: source</extracomment>
        <translation>10^100 + 1 - 10^100 + 2, amelynek összege a sorrendtől függ: &quot;Programozás grafikus kártyán&quot; kurzus</translation>
    </message>
    <message>
        <source>Bandwidths of 2^28 elements: the report on an H200 of 2026-11-20</source>
        <extracomment>reduction, preset report: source</extracomment>
        <translation>Sávszélességek 2^28 elemre: jelentés egy H200-ról, 2026-11-20</translation>
    </message>
    <message>
        <source>Offset access</source>
        <extracomment>offset: title</extracomment>
        <translation>Eltolt hozzáférés</translation>
    </message>
    <message>
        <source>Shows what misaligned access costs: the same elements at an offset.</source>
        <extracomment>offset: what it shows</extracomment>
        <translation>Megmutatja, mibe kerül a nem igazított hozzáférés: ugyanazok az elemek eltolva.</translation>
    </message>
    <message>
        <source>2 x MiB / time</source>
        <extracomment>offset: formula</extracomment>
        <translation>2 x MiB / idő</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>offset, parameter mib: title</extracomment>
        <translation>Méret</translation>
    </message>
    <message>
        <source>MiB</source>
        <extracomment>offset, parameter mib: unit</extracomment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Size of the incremented part of the array.</source>
        <extracomment>offset, parameter mib: meaning</extracomment>
        <translation>Annak a tömbrésznek a mérete, amelynek elemei eggyel nőnek.</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>offset, parameter offset: title</extracomment>
        <translation>Eltolás</translation>
    </message>
    <message>
        <source>Elements between the start of the array and the first incremented one.</source>
        <extracomment>offset, parameter offset: meaning</extracomment>
        <translation>Elemek a tömb kezdete és az első növelt elem között.</translation>
    </message>
    <message>
        <source>a[i+s] += 1</source>
        <extracomment>offset, variant increment: title</extracomment>
        <translation>a[i+s] += 1</translation>
    </message>
    <message>
        <source>Each warp reads and writes 32 neighbouring elements, s elements after a sector&apos;s start.</source>
        <extracomment>offset, variant increment: idea</extracomment>
        <translation>Minden warp 32 szomszédos elemet olvas és ír, s elemmel egy szektor kezdete után.</translation>
    </message>
    <message>
        <source>The same loop on the CPU.</source>
        <extracomment>histogram, variant cpu-one-thread: idea</extracomment>
        <translation>Ugyanaz a ciklus a CPU-n.</translation>
    </message>
    <message>
        <source>The course&apos;s own loop, over offsets 0 to 32: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>offset, preset course: source</extracomment>
        <translation>A kurzus saját ciklusa, 0-tól 32-ig terjedő eltolásokkal: &quot;GPU programming in CUDA&quot; kurzus, 2. nap</translation>
    </message>
    <message>
        <source>Bandwidths of 2^26 elements of 4 bytes: the report on an H200 of 2026-11-20</source>
        <extracomment>offset, preset report: source</extracomment>
        <translation>Sávszélességek 2^26 darab 4 bájtos elemre: jelentés egy H200-ról, 2026-11-20</translation>
    </message>
    <message>
        <source>Strided access</source>
        <extracomment>stride: title</extracomment>
        <translation>Lépésközös hozzáférés</translation>
    </message>
    <message>
        <source>Shows what gaps between elements cost: memory moves whole sectors, used or not.</source>
        <extracomment>stride: what it shows</extracomment>
        <translation>Megmutatja, mibe kerülnek az elemek közti hézagok: a memória egész szektorokat mozgat, akár kellenek, akár nem.</translation>
    </message>
    <message>
        <source>2 x MiB / time, counting the used elements</source>
        <extracomment>stride: formula</extracomment>
        <translation>2 x MiB / idő, csak a felhasznált elemekkel</translation>
    </message>
    <message>
        <source>Size of the incremented elements; the array is larger by the factor of the stride.</source>
        <extracomment>stride, parameter mib: meaning</extracomment>
        <translation>A növelt elemek mérete; a tömb annyiszor ekkora, amekkora a lépésköz.</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>stride, parameter stride: title</extracomment>
        <translation>Lépésköz</translation>
    </message>
    <message>
        <source>Elements from one incremented element to the next.</source>
        <extracomment>stride, parameter stride: meaning</extracomment>
        <translation>Hány elem van az egyik növelt elemtől a következőig.</translation>
    </message>
    <message>
        <source>a[i*s] += 1</source>
        <extracomment>stride, variant increment: title</extracomment>
        <translation>a[i*s] += 1</translation>
    </message>
    <message>
        <source>Each warp reads and writes 32 elements that lie s apart, in up to 32 sectors.</source>
        <extracomment>stride, variant increment: idea</extracomment>
        <translation>Minden warp 32, egymástól s távolságra lévő elemet olvas és ír, legfeljebb 32 szektorban.</translation>
    </message>
    <message>
        <source>The course&apos;s own loop, over strides 1 to 32: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>stride, preset course: source</extracomment>
        <translation>A kurzus saját ciklusa, 1-től 32-ig terjedő lépésközökkel: &quot;GPU programming in CUDA&quot; kurzus, 2. nap</translation>
    </message>
    <message>
        <source>Bandwidths of 2^23 threads, elements of 4 bytes: the report on an H200 of 2026-11-20</source>
        <extracomment>stride, preset report: source</extracomment>
        <translation>Sávszélességek 2^23 szálra, 4 bájtos elemekkel: jelentés egy H200-ról, 2026-11-20</translation>
    </message>
    <message>
        <source>Colour to grey</source>
        <extracomment>grayscale: title</extracomment>
        <translation>Színesből szürke</translation>
    </message>
    <message>
        <source>Shows what narrow loads cost: three bytes in and one out for each pixel.</source>
        <extracomment>grayscale: what it shows</extracomment>
        <translation>Megmutatja, mibe kerülnek a keskeny olvasások: pixelenként három bájt be és egy ki.</translation>
    </message>
    <message>
        <source>(3 + 1) x width x height bytes / time</source>
        <extracomment>grayscale: formula</extracomment>
        <translation>(3 + 1) x szélesség x magasság bájt / idő</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>grayscale, parameter image: title</extracomment>
        <translation>Kép</translation>
    </message>
    <message>
        <source>Picture to convert; without one, Warpbench generates a picture.</source>
        <extracomment>grayscale, parameter image: meaning</extracomment>
        <translation>Az átalakítandó kép; ha nincs, a Warpbench generál egyet.</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>grayscale, parameter width: unit</extracomment>
        <translation>pixel</translation>
    </message>
    <message>
        <source>Width of the generated picture; a loaded picture has its own.</source>
        <extracomment>grayscale, parameter width: meaning</extracomment>
        <translation>A generált kép szélessége; a betöltött képnek sajátja van.</translation>
    </message>
    <message>
        <source>Height of the generated picture; a loaded picture has its own.</source>
        <extracomment>grayscale, parameter height: meaning</extracomment>
        <translation>A generált kép magassága; a betöltött képnek sajátja van.</translation>
    </message>
    <message>
        <source>One thread per pixel, byte by byte: a warp&apos;s load uses a third of each sector that it requests.</source>
        <extracomment>grayscale, variant naive: idea</extracomment>
        <translation>Pixelenként egy szál, bájtonként: egy warp olvasása a kért szektoroknak csak a harmadát használja.</translation>
    </message>
    <message>
        <source>Four pixels, 4-byte words</source>
        <extracomment>grayscale, variant four-pixels: title</extracomment>
        <translation>Négy pixel, 4 bájtos szavak</translation>
    </message>
    <message>
        <source>Three words hold four pixels, so the same number of loads moves four times the data.</source>
        <extracomment>grayscale, variant four-pixels: idea</extracomment>
        <translation>Három szóban négy pixel van: ugyanannyi olvasás négyszer annyi adatot mozgat.</translation>
    </message>
    <message>
        <source>Sixteen pixels, 16-byte words</source>
        <extracomment>grayscale, variant sixteen-pixels: title</extracomment>
        <translation>Tizenhat pixel, 16 bájtos szavak</translation>
    </message>
    <message>
        <source>Uses the widest loads: each thread has 48 bytes in flight.</source>
        <extracomment>grayscale, variant sixteen-pixels: idea</extracomment>
        <translation>A legszélesebb olvasásokat használja: szálanként 48 bájt van úton.</translation>
    </message>
    <message>
        <source>Sixteen pixels through shared memory</source>
        <extracomment>grayscale, variant through-shared: title</extracomment>
        <translation>Tizenhat pixel, megosztott memória</translation>
    </message>
    <message>
        <source>Each load of a warp reads 512 contiguous bytes, and shared memory hands each lane its 48 bytes.</source>
        <extracomment>grayscale, variant through-shared: idea</extracomment>
        <translation>Egy warp minden olvasása 512 összefüggő bájtot hoz; a megosztott memória adja minden lane-nek a maga 48 bájtját.</translation>
    </message>
    <message>
        <source>cudaMemcpy, equal bytes</source>
        <extracomment>grayscale, variant memcpy: title</extracomment>
        <translation>cudaMemcpy, ugyanannyi bájt</translation>
    </message>
    <message>
        <source>Two copies of one byte per pixel read and write as much as the conversion.</source>
        <extracomment>grayscale, variant memcpy: idea</extracomment>
        <translation>Két másolás, pixelenként egy bájttal: annyit olvas és ír, mint az átalakítás.</translation>
    </message>
    <message>
        <source>The textbook loop over the pixels.</source>
        <extracomment>grayscale, variant cpu-one-thread: idea</extracomment>
        <translation>A tankönyvi ciklus a pixeleken.</translation>
    </message>
    <message>
        <source>Bandwidths of 16384 x 16384 pixels: the report on an H200 of 2026-11-20</source>
        <extracomment>grayscale, preset report: source</extracomment>
        <translation>Sávszélességek 16384 x 16384 pixelre: jelentés egy H200-ról, 2026-11-20</translation>
    </message>
    <message>
        <source>Vector addition</source>
        <extracomment>vector-add: title</extracomment>
        <translation>Vektorösszeadás</translation>
    </message>
    <message>
        <source>A first kernel: one thread per element, and how wide an access should be.</source>
        <extracomment>vector-add: what it shows</extracomment>
        <translation>Az első kernel: elemenként egy szál, és hogy milyen széles legyen egy hozzáférés.</translation>
    </message>
    <message>
        <source>3 x elements x element size / time</source>
        <extracomment>vector-add: formula</extracomment>
        <translation>3 x elemszám x elemméret / idő</translation>
    </message>
    <message>
        <source>Elements of each vector.</source>
        <extracomment>vector-add, parameter elements: meaning</extracomment>
        <translation>Az egyes vektorok elemeinek száma.</translation>
    </message>
    <message>
        <source>Threads of a block.</source>
        <extracomment>vector-add, parameter block: meaning</extracomment>
        <translation>Egy blokk szálai.</translation>
    </message>
    <message>
        <source>One thread per element</source>
        <extracomment>vector-add, variant naive: title</extracomment>
        <translation>Elemenként egy szál</translation>
    </message>
    <message>
        <source>Each thread adds one pair, so a warp accesses neighbouring elements.</source>
        <extracomment>vector-add, variant naive: idea</extracomment>
        <translation>Minden szál egy párt ad össze, így egy warp szomszédos elemekhez fér hozzá.</translation>
    </message>
    <message>
        <source>Grid-stride</source>
        <extracomment>vector-add, variant grid-stride: title</extracomment>
        <translation>Gridlépéses</translation>
    </message>
    <message>
        <source>A fixed number of threads loops over the vectors with the stride of the grid.</source>
        <extracomment>vector-add, variant grid-stride: idea</extracomment>
        <translation>Rögzített számú szál ciklusban járja be a vektorokat, gridnyi lépésközzel.</translation>
    </message>
    <message>
        <source>Each thread moves 16 bytes at a time: a quarter of the instructions for the same bytes.</source>
        <extracomment>vector-add, variant vectorised: idea</extracomment>
        <translation>Minden szál egyszerre 16 bájtot mozgat: negyedannyi utasítás ugyanannyi bájthoz.</translation>
    </message>
    <message>
        <source>The library copies as many bytes as the addition moves: all of a and half of b.</source>
        <extracomment>vector-add, variant memcpy: idea</extracomment>
        <translation>A könyvtár annyi bájtot másol, amennyit az összeadás mozgat: az egész a-t és a fél b-t.</translation>
    </message>
    <message>
        <source>Dot product</source>
        <extracomment>dot: title</extracomment>
        <translation>Skaláris szorzat</translation>
    </message>
    <message>
        <source>A reduction with arithmetic: it reads two vectors and returns one number.</source>
        <extracomment>dot: what it shows</extracomment>
        <translation>Redukció számolással: két vektort olvas, és egy számot ad vissza.</translation>
    </message>
    <message>
        <source>2 x elements x element size / time</source>
        <extracomment>scan: formula</extracomment>
        <translation>2 x elemszám x elemméret / idő</translation>
    </message>
    <message>
        <source>Shared-memory tree</source>
        <extracomment>dot, variant tree: title</extracomment>
        <translation>Fa megosztott memóriában</translation>
    </message>
    <message>
        <source>A block multiplies, adds in shared memory, and adds its sum to the result.</source>
        <extracomment>dot, variant tree: idea</extracomment>
        <translation>A blokk szoroz, megosztott memóriában összead, és az összegét az eredményhez adja.</translation>
    </message>
    <message>
        <source>The tree in registers: lanes exchange their sums.</source>
        <extracomment>dot, variant shuffle: idea</extracomment>
        <translation>A fa regiszterekben: a lane-ek kicserélik az összegeiket.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library.</source>
        <extracomment>dot, variant cublas: idea</extracomment>
        <translation>Az NVIDIA könyvtára.</translation>
    </message>
    <message>
        <source>Pi from random points</source>
        <extracomment>pi: title</extracomment>
        <translation>Pi véletlen pontokból</translation>
    </message>
    <message>
        <source>Counts the hits of an unpredictable branch in global memory, shared memory or registers.</source>
        <extracomment>pi: what it shows</extracomment>
        <translation>Egy előre nem látható elágazás találatait számolja a globális memóriában, a megosztott memóriában vagy regiszterekben.</translation>
    </message>
    <message>
        <source>points / time</source>
        <extracomment>pi: formula</extracomment>
        <translation>pontok / idő</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>pi: what is counted</extracomment>
        <translation>pont</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>pi, parameter points: title</extracomment>
        <translation>Pontok száma</translation>
    </message>
    <message>
        <source>Random points in the unit square.</source>
        <extracomment>pi, parameter points: meaning</extracomment>
        <translation>Véletlen pontok az egységnégyzetben.</translation>
    </message>
    <message>
        <source>Counter in global memory</source>
        <extracomment>pi, variant global-counter: title</extracomment>
        <translation>Számláló globális memóriában</translation>
    </message>
    <message>
        <source>Each hit is an atomic addition to one address in global memory.</source>
        <extracomment>pi, variant global-counter: idea</extracomment>
        <translation>Minden találat egy atomi összeadás a globális memória egyetlen címén.</translation>
    </message>
    <message>
        <source>Counter in shared memory</source>
        <extracomment>pi, variant shared-counter: title</extracomment>
        <translation>Számláló megosztott memóriában</translation>
    </message>
    <message>
        <source>Each block counts hits in shared memory and adds its count once.</source>
        <extracomment>pi, variant shared-counter: idea</extracomment>
        <translation>Minden blokk a megosztott memóriában számolja a találatokat, és egyszer adja hozzá a számát.</translation>
    </message>
    <message>
        <source>Counters in registers</source>
        <extracomment>pi, variant register-counter: title</extracomment>
        <translation>Számlálók regiszterekben</translation>
    </message>
    <message>
        <source>Each thread counts in a register, and shuffles add the counts.</source>
        <extracomment>pi, variant register-counter: idea</extracomment>
        <translation>Minden szál regiszterben számol; a részszámokat shuffle-műveletek adják össze.</translation>
    </message>
    <message>
        <source>Each thread counts its part.</source>
        <extracomment>pi, variant cpu-all-threads: idea</extracomment>
        <translation>Minden szál a maga részét számolja.</translation>
    </message>
    <message>
        <source>Shared counter</source>
        <extracomment>counter: title</extracomment>
        <translation>Közös számláló</translation>
    </message>
    <message>
        <source>Shows what happens when all threads change one value, and how to do it correctly.</source>
        <extracomment>counter: what it shows</extracomment>
        <translation>Megmutatja, mi történik, ha minden szál ugyanazt az értéket módosítja, és hogyan kell jól csinálni.</translation>
    </message>
    <message>
        <source>blocks x threads / time</source>
        <extracomment>counter: formula</extracomment>
        <translation>blokkok x szálak / idő</translation>
    </message>
    <message>
        <source>increments</source>
        <extracomment>counter: what is counted</extracomment>
        <translation>növelés</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>counter, parameter blocks: title</extracomment>
        <translation>Blokkok</translation>
    </message>
    <message>
        <source>Blocks of the grid.</source>
        <extracomment>counter, parameter blocks: meaning</extracomment>
        <translation>A grid blokkjai.</translation>
    </message>
    <message>
        <source>Threads of a block; each adds one.</source>
        <extracomment>counter, parameter threads: meaning</extracomment>
        <translation>Egy blokk szálai; mindegyik egyet ad hozzá.</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <extracomment>counter, variant unprotected: title</extracomment>
        <translation>Védelem nélkül</translation>
    </message>
    <message>
        <source>Threads load, add and store without synchronisation, so increments are lost.</source>
        <extracomment>counter, variant unprotected: idea</extracomment>
        <translation>A szálak szinkronizálás nélkül olvasnak, összeadnak és írnak, így növelések vesznek el.</translation>
    </message>
    <message>
        <source>Memory performs the additions one after another.</source>
        <extracomment>counter, variant atomic: idea</extracomment>
        <translation>Az összeadásokat a memória végzi, egyiket a másik után.</translation>
    </message>
    <message>
        <source>Atomic per block</source>
        <extracomment>counter, variant atomic-per-block: title</extracomment>
        <translation>Atomi, blokkonként</translation>
    </message>
    <message>
        <source>Blocks count in shared memory and add their count once.</source>
        <extracomment>counter, variant atomic-per-block: idea</extracomment>
        <translation>A blokkok megosztott memóriában számolnak, és egyszer adják hozzá az eredményüket.</translation>
    </message>
    <message>
        <source>One thread increments a counter in memory.</source>
        <extracomment>counter, variant cpu-one-thread: idea</extracomment>
        <translation>Egy szál növel egy memóriabeli számlálót.</translation>
    </message>
    <message>
        <source>All threads increment one counter with atomic additions.</source>
        <extracomment>counter, variant cpu-all-threads: idea</extracomment>
        <translation>Minden szál egyetlen számlálót növel atomi összeadással.</translation>
    </message>
    <message>
        <source>100 blocks of 100 threads, which print 1 or 10000: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>counter, preset course: source</extracomment>
        <translation>100 blokk, egyenként 100 szállal, amelyek 1-et vagy 10000-et írnak ki: &quot;GPU programming in CUDA&quot; kurzus, 2. nap</translation>
    </message>
    <message>
        <source>Memory kinds</source>
        <extracomment>memory-kinds: title</extracomment>
        <translation>Memóriafajták</translation>
    </message>
    <message>
        <source>Compares where to keep a few numbers that every thread needs: one polynomial, coefficients in different memories.</source>
        <extracomment>memory-kinds: what it shows</extracomment>
        <translation>Összeveti, hol érdemes tartani néhány számot, amely minden szálnak kell: egy polinom, együtthatói más-más memóriában.</translation>
    </message>
    <message>
        <source>2 x elements x 4 bytes / time</source>
        <extracomment>memory-kinds: formula</extracomment>
        <translation>2 x elemszám x 4 bájt / idő</translation>
    </message>
    <message>
        <source>Numbers at which the polynomial is evaluated.</source>
        <extracomment>memory-kinds, parameter elements: meaning</extracomment>
        <translation>Ennyi helyen kell kiértékelni a polinomot.</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <extracomment>memory-kinds, parameter coefficients: title</extracomment>
        <translation>Együtthatók</translation>
    </message>
    <message>
        <source>Number of coefficients: the polynomial&apos;s degree plus one.</source>
        <extracomment>memory-kinds, parameter coefficients: meaning</extracomment>
        <translation>A polinom együtthatóinak száma: a fokszám meg egy.</translation>
    </message>
    <message>
        <source>Constant memory, an address per lane</source>
        <extracomment>memory-kinds, variant constant-per-lane: title</extracomment>
        <translation>Konstans memória, eltérő címek</translation>
    </message>
    <message>
        <source>Lanes begin with different coefficients: the constant cache serves one address after another.</source>
        <extracomment>memory-kinds, variant constant-per-lane: idea</extracomment>
        <translation>A lane-ek más-más együtthatóval kezdenek: a konstans-gyorsítótár egyik címet a másik után szolgálja ki.</translation>
    </message>
    <message>
        <source>flops per byte</source>
        <extracomment>convolution, variant naive: name of a fact</extracomment>
        <translation>flop bájtonként</translation>
    </message>
    <message>
        <source>addresses that the constant cache serves per load</source>
        <extracomment>memory-kinds, variant constant-per-lane: name of a fact</extracomment>
        <translation>a konstans-gyorsítótár által kiszolgált címek olvasásonként</translation>
    </message>
    <message>
        <source>Local memory</source>
        <extracomment>memory-kinds, variant local: title</extracomment>
        <translation>Lokális memória</translation>
    </message>
    <message>
        <source>A thread&apos;s private array, indexed at run time, lies off chip behind L1.</source>
        <extracomment>memory-kinds, variant local: idea</extracomment>
        <translation>A szál futáskor indexelt saját tömbje a lapkán kívül, az L1 mögött van.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <extracomment>memory-kinds, variant global: title</extracomment>
        <translation>Globális memória</translation>
    </message>
    <message>
        <source>All lanes load the same word: one sector per request, repeated for every element.</source>
        <extracomment>memory-kinds, variant global: idea</extracomment>
        <translation>Minden lane ugyanazt a szót olvassa: kérésenként egy szektor, minden elemnél újra.</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <extracomment>memory-kinds, variant shared: title</extracomment>
        <translation>Megosztott memória</translation>
    </message>
    <message>
        <source>Each block copies the coefficients once; all lanes then read one word, in one wavefront.</source>
        <extracomment>memory-kinds, variant shared: idea</extracomment>
        <translation>Minden blokk egyszer átmásolja az együtthatókat; utána minden lane ugyanazt a szót olvassa, egy wavefronttal.</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <extracomment>memory-kinds, variant constant: title</extracomment>
        <translation>Konstans memória</translation>
    </message>
    <message>
        <source>All lanes read one address, and the constant cache broadcasts the word to the warp.</source>
        <extracomment>memory-kinds, variant constant: idea</extracomment>
        <translation>Minden lane ugyanazt a címet kéri, és a konstans-gyorsítótár az egész warpnak átadja a szót.</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>memory-kinds, variant registers: title</extracomment>
        <translation>Regiszterek</translation>
    </message>
    <message>
        <source>Loops unrolled at compile time put each element of the thread&apos;s private array into a register.</source>
        <extracomment>memory-kinds, variant registers: idea</extracomment>
        <translation>A fordításkor kifejtett ciklusok a szál saját tömbjének minden elemét regiszterbe teszik.</translation>
    </message>
    <message>
        <source>Horner&apos;s rule for one element after another.</source>
        <extracomment>memory-kinds, variant cpu-one-thread: idea</extracomment>
        <translation>Horner-elrendezés elemről elemre.</translation>
    </message>
    <message>
        <source>Load patterns</source>
        <extracomment>load-patterns: title</extracomment>
        <translation>Olvasási mintázatok</translation>
    </message>
    <message>
        <source>The words that a warp requests decide how many sectors move: order is free, gaps are not.</source>
        <extracomment>load-patterns: what it shows</extracomment>
        <translation>Egy warp kért szavaitól függ, hány szektor mozog: a sorrend ingyen van, a hézagok nem.</translation>
    </message>
    <message>
        <source>4 bytes x (distinct elements read + elements written) / time</source>
        <extracomment>load-patterns: formula</extracomment>
        <translation>4 bájt x (különböző olvasott elemek + írt elemek) / idő</translation>
    </message>
    <message>
        <source>Elements to read in the pattern and write in order.</source>
        <extracomment>load-patterns, parameter elements: meaning</extracomment>
        <translation>A mintázat szerint olvasott és sorban írt elemek.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <extracomment>load-patterns, parameter pattern: title</extracomment>
        <translation>Mintázat</translation>
    </message>
    <message>
        <source>Words that the lanes of a warp request.</source>
        <extracomment>load-patterns, parameter pattern: meaning</extracomment>
        <translation>Az egy warp lane-jei által kért szavak.</translation>
    </message>
    <message>
        <source>Cached loads</source>
        <extracomment>load-patterns, variant cached: title</extracomment>
        <translation>Gyorsítótárazott olvasás</translation>
    </message>
    <message>
        <source>Loads through L1, in lines of 128 bytes; since Volta only their missing sectors move.</source>
        <extracomment>load-patterns, variant cached: idea</extracomment>
        <translation>Olvasás az L1-en át, 128 bájtos sorokban; a Volta óta csak a hiányzó szektoraik mozognak.</translation>
    </message>
    <message>
        <source>bus utilisation in lines of 128 bytes</source>
        <extracomment>load-patterns, variant cached: name of a fact</extracomment>
        <translation>buszkihasználtság 128 bájtos sorokkal</translation>
    </message>
    <message>
        <source>Uncached loads</source>
        <extracomment>load-patterns, variant uncached: title</extracomment>
        <translation>Gyorsítótár nélküli olvasás</translation>
    </message>
    <message>
        <source>Loads that bypass L1, in sectors of 32 bytes.</source>
        <extracomment>load-patterns, variant uncached: idea</extracomment>
        <translation>Olvasás az L1-et megkerülve, 32 bájtos szektorokban.</translation>
    </message>
    <message>
        <source>bus utilisation in sectors of 32 bytes</source>
        <extracomment>load-patterns, variant uncached: name of a fact</extracomment>
        <translation>buszkihasználtság 32 bájtos szektorokkal</translation>
    </message>
    <message>
        <source>The same reads, one after the other.</source>
        <extracomment>load-patterns, variant cpu-one-thread: idea</extracomment>
        <translation>Ugyanezek az olvasások, egyik a másik után.</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <extracomment>bank-stride: title</extracomment>
        <translation>Bankkonfliktus</translation>
    </message>
    <message>
        <source>Shows which strides in shared memory cost: those that share a divisor with the number of banks.</source>
        <extracomment>bank-stride: what it shows</extracomment>
        <translation>Megmutatja, mely lépésközök drágák a megosztott memóriában: azok, amelyeknek van közös osztójuk a bankok számával.</translation>
    </message>
    <message>
        <source>elements x reads x word / time, read from shared memory</source>
        <extracomment>bank-stride: formula</extracomment>
        <translation>elemszám x olvasások x szóméret / idő, a megosztott memóriából olvasva</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>bank-stride, parameter elements: title</extracomment>
        <translation>Szálak</translation>
    </message>
    <message>
        <source>Threads that read; each writes one element at the end.</source>
        <extracomment>bank-stride, parameter elements: meaning</extracomment>
        <translation>Az olvasó szálak; a végén mindegyik egy elemet ír.</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>bank-stride, parameter stride: unit</extracomment>
        <translation>szó</translation>
    </message>
    <message>
        <source>Distance from one lane&apos;s word to the next lane&apos;s, in words.</source>
        <extracomment>bank-stride, parameter stride: meaning</extracomment>
        <translation>Hány szó van az egyik lane szavától a következőéig.</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>bank-stride, parameter word: title</extracomment>
        <translation>Szóméret</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>bank-stride, parameter word: unit</extracomment>
        <translation>bájt</translation>
    </message>
    <message>
        <source>Bytes that a lane reads at a time.</source>
        <extracomment>bank-stride, parameter word: meaning</extracomment>
        <translation>Hány bájtot olvas egy lane egyszerre.</translation>
    </message>
    <message>
        <source>Reads of each thread; each read moves one word on.</source>
        <extracomment>bank-stride, parameter reads: meaning</extracomment>
        <translation>Az egyes szálak olvasásai, mindig egy szóval odébb.</translation>
    </message>
    <message>
        <source>Strided read</source>
        <extracomment>bank-stride, variant read: title</extracomment>
        <translation>Lépésközös olvasás</translation>
    </message>
    <message>
        <source>Each lane reads a word that lies stride words after its neighbour&apos;s.</source>
        <extracomment>bank-stride, variant read: idea</extracomment>
        <translation>Minden lane a szomszédja szavától lépésköznyire lévő szót olvassa.</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <extracomment>bank-stride, variant read: name of a fact</extracomment>
        <translation>bankkonfliktus</translation>
    </message>
    <message>
        <source>The same reads and sums from an array in the cache.</source>
        <extracomment>bank-stride, variant cpu-one-thread: idea</extracomment>
        <translation>Ugyanezek az olvasások és összegek egy gyorsítótárban lévő tömbből.</translation>
    </message>
    <message>
        <source>Warp divergence</source>
        <extracomment>divergence: title</extracomment>
        <translation>Warpdivergencia</translation>
    </message>
    <message>
        <source>Shows what a branch that splits a warp costs: both paths run, one after the other.</source>
        <extracomment>divergence: what it shows</extracomment>
        <translation>Megmutatja, mibe kerül egy warpot kettéosztó elágazás: mindkét ág lefut, egyik a másik után.</translation>
    </message>
    <message>
        <source>2 x elements x work / time</source>
        <extracomment>divergence: formula</extracomment>
        <translation>2 x elemszám x munka / idő</translation>
    </message>
    <message>
        <source>Elements, one per thread.</source>
        <extracomment>divergence, parameter elements: meaning</extracomment>
        <translation>Elemek, minden szálnak egy.</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>divergence, parameter work: title</extracomment>
        <translation>Munka</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>divergence, parameter work: unit</extracomment>
        <translation>lépés</translation>
    </message>
    <message>
        <source>Steps on either path; each is one load and two flops.</source>
        <extracomment>divergence, parameter work: meaning</extracomment>
        <translation>Lépések bármelyik ágon; mindegyik egy olvasás és két művelet (flop).</translation>
    </message>
    <message>
        <source>Lanes that branch together</source>
        <extracomment>divergence, parameter group: title</extracomment>
        <translation>Együtt elágazó lane-ek</translation>
    </message>
    <message>
        <source>lanes</source>
        <extracomment>divergence, parameter group: unit</extracomment>
        <translation>lane</translation>
    </message>
    <message>
        <source>Neighbouring threads that take the same path; from 32 on, no warp splits.</source>
        <extracomment>divergence, parameter group: meaning</extracomment>
        <translation>Ennyi szomszédos szál megy ugyanazon az ágon; 32-től egy warp sem oszlik ketté.</translation>
    </message>
    <message>
        <source>Branch by lane</source>
        <extracomment>divergence, variant by-lane: title</extracomment>
        <translation>Elágazás lane-enként</translation>
    </message>
    <message>
        <source>Groups of lanes take different paths: the warp runs both, with some lanes idle on each.</source>
        <extracomment>divergence, variant by-lane: idea</extracomment>
        <translation>A lane-ek csoportjai más-más ágon mennek: a warp mindkettőt végrehajtja, és mindegyiken tétlen néhány lane.</translation>
    </message>
    <message>
        <source>paths per warp</source>
        <extracomment>divergence, variant by-lane: name of a fact</extracomment>
        <translation>ágak warponként</translation>
    </message>
    <message>
        <source>active lanes on a path</source>
        <extracomment>divergence, variant by-lane: name of a fact</extracomment>
        <translation>aktív lane-ek egy ágon</translation>
    </message>
    <message>
        <source>Branch by warp</source>
        <extracomment>divergence, variant by-warp: title</extracomment>
        <translation>Elágazás warponként</translation>
    </message>
    <message>
        <source>Every other warp takes the other path: the same work with all lanes active.</source>
        <extracomment>divergence, variant by-warp: idea</extracomment>
        <translation>Minden második warp a másik ágon megy: ugyanaz a munka, minden lane aktív.</translation>
    </message>
    <message>
        <source>The same branches, which a CPU predicts.</source>
        <extracomment>divergence, variant cpu-one-thread: idea</extracomment>
        <translation>Ugyanezek az elágazások, amelyeket egy CPU megjósol.</translation>
    </message>
    <message>
        <source>Latency hiding</source>
        <extracomment>latency: title</extracomment>
        <translation>Késleltetés elrejtése</translation>
    </message>
    <message>
        <source>Shows how many loads must be in flight to keep memory busy.</source>
        <extracomment>latency: what it shows</extracomment>
        <translation>Megmutatja, hány olvasásnak kell úton lennie, hogy a memória ne tétlenkedjen.</translation>
    </message>
    <message>
        <source>Elements to copy.</source>
        <extracomment>latency, parameter elements: meaning</extracomment>
        <translation>A másolandó elemek száma.</translation>
    </message>
    <message>
        <source>Warps per multiprocessor</source>
        <extracomment>latency, parameter warps: title</extracomment>
        <translation>Warpok multiprocesszoronként</translation>
    </message>
    <message>
        <source>warps</source>
        <extracomment>latency, parameter warps: unit</extracomment>
        <translation>warp</translation>
    </message>
    <message>
        <source>One block with this many warps on each multiprocessor; above 32, two blocks with half as many.</source>
        <extracomment>latency, parameter warps: meaning</extracomment>
        <translation>Minden multiprocesszoron egy ennyi warpos blokk; 32 fölött két, feleakkora blokk.</translation>
    </message>
    <message>
        <source>One load in flight</source>
        <extracomment>latency, variant one-load: title</extracomment>
        <translation>Egy olvasás úton</translation>
    </message>
    <message>
        <source>Each thread waits for every element: only other warps hide the latency.</source>
        <extracomment>latency, variant one-load: idea</extracomment>
        <translation>Minden szál minden elemre vár: a késleltetést csak más warpok rejtik el.</translation>
    </message>
    <message>
        <source>launched warps per multiprocessor</source>
        <extracomment>latency, variant one-load: name of a fact</extracomment>
        <translation>indított warpok multiprocesszoronként</translation>
    </message>
    <message>
        <source>bytes in flight per multiprocessor, all warps resident</source>
        <extracomment>latency, variant one-load: name of a fact</extracomment>
        <translation>úton lévő bájtok multiprocesszoronként, ha minden warp rezidens</translation>
    </message>
    <message>
        <source>Two loads in flight</source>
        <extracomment>latency, variant two-loads: title</extracomment>
        <translation>Két olvasás úton</translation>
    </message>
    <message>
        <source>Each thread requests two elements before it waits.</source>
        <extracomment>latency, variant two-loads: idea</extracomment>
        <translation>Minden szál két elemet kér, mielőtt várna.</translation>
    </message>
    <message>
        <source>Four loads in flight</source>
        <extracomment>latency, variant four-loads: title</extracomment>
        <translation>Négy olvasás úton</translation>
    </message>
    <message>
        <source>Each thread requests four elements before it waits.</source>
        <extracomment>latency, variant four-loads: idea</extracomment>
        <translation>Minden szál négy elemet kér, mielőtt várna.</translation>
    </message>
    <message>
        <source>Eight loads in flight</source>
        <extracomment>latency, variant eight-loads: title</extracomment>
        <translation>Nyolc olvasás úton</translation>
    </message>
    <message>
        <source>Each thread requests eight elements before it waits: few warps are enough.</source>
        <extracomment>latency, variant eight-loads: idea</extracomment>
        <translation>Minden szál nyolc elemet kér, mielőtt várna: kevés warp is elég.</translation>
    </message>
    <message>
        <source>A loop over the elements.</source>
        <extracomment>latency, variant cpu-one-thread: idea</extracomment>
        <translation>Egy ciklus az elemeken.</translation>
    </message>
    <message>
        <source>Pitched rows</source>
        <extracomment>pitch: title</extracomment>
        <translation>Igazított sorok</translation>
    </message>
    <message>
        <source>Shows what rows of odd width cost, and what aligning each row gains.</source>
        <extracomment>pitch: what it shows</extracomment>
        <translation>Megmutatja, mibe kerülnek a páratlan szélességű sorok, és mit ér minden sor igazítása.</translation>
    </message>
    <message>
        <source>2 x width x rows x element size / time</source>
        <extracomment>pitch: formula</extracomment>
        <translation>2 x szélesség x sorok x elemméret / idő</translation>
    </message>
    <message>
        <source>Elements of a row; an odd number shows the largest effect.</source>
        <extracomment>pitch, parameter width: meaning</extracomment>
        <translation>Egy sor elemeinek száma; páratlan számnál a legnagyobb a hatás.</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>spmv, parameter rows: unit</extracomment>
        <translation>sor</translation>
    </message>
    <message>
        <source>Rows of the matrix.</source>
        <extracomment>pitch, parameter rows: meaning</extracomment>
        <translation>A mátrix sorai.</translation>
    </message>
    <message>
        <source>Rows end to end</source>
        <extracomment>pitch, variant plain: title</extracomment>
        <translation>Hézag nélküli sorok</translation>
    </message>
    <message>
        <source>A row begins where the previous one ends, so a warp&apos;s 32 elements straddle one more sector.</source>
        <extracomment>pitch, variant plain: idea</extracomment>
        <translation>Egy sor ott kezdődik, ahol az előző véget ér: egy warp 32 eleme eggyel több szektort érint.</translation>
    </message>
    <message>
        <source>bytes from row to row</source>
        <extracomment>pitch, variant plain: name of a fact</extracomment>
        <translation>bájtok sortól sorig</translation>
    </message>
    <message>
        <source>spare memory</source>
        <extracomment>pitch, variant plain: name of a fact</extracomment>
        <translation>többletmemória</translation>
    </message>
    <message>
        <source>Rows of cudaMallocPitch</source>
        <extracomment>pitch, variant pitched: title</extracomment>
        <translation>A cudaMallocPitch sorai</translation>
    </message>
    <message>
        <source>Padding after each row aligns the next row to 512 bytes.</source>
        <extracomment>pitch, variant pitched: idea</extracomment>
        <translation>A sorok utáni kitöltés a következő sort 512 bájtra igazítja.</translation>
    </message>
    <message>
        <source>The same loop over rows end to end.</source>
        <extracomment>pitch, variant cpu-one-thread: idea</extracomment>
        <translation>Ugyanez a ciklus hézag nélküli sorokon.</translation>
    </message>
    <message>
        <source>Host transfers</source>
        <extracomment>transfer: title</extracomment>
        <translation>Átvitel a hosttal</translation>
    </message>
    <message>
        <source>Shows what transfers between host and GPU cost: often more than the kernel itself.</source>
        <extracomment>transfer: what it shows</extracomment>
        <translation>Megmutatja, mibe kerül az adatátvitel a host és a GPU között: gyakran többe, mint maga a kernel.</translation>
    </message>
    <message>
        <source>MiB / time, each byte counted once</source>
        <extracomment>transfer: formula</extracomment>
        <translation>MiB / idő, minden bájt egyszer számítva</translation>
    </message>
    <message>
        <source>Size of the array to copy.</source>
        <extracomment>transfer, parameter mib: meaning</extracomment>
        <translation>A másolandó tömb mérete.</translation>
    </message>
    <message>
        <source>To the GPU, pageable</source>
        <extracomment>transfer, variant to-device-pageable: title</extracomment>
        <translation>A GPU-ra, lapozható</translation>
    </message>
    <message>
        <source>From memory allocated by malloc: the driver copies it through its own locked pages.</source>
        <extracomment>transfer, variant to-device-pageable: idea</extracomment>
        <translation>A malloc által foglalt memóriából: az illesztőprogram saját zárolt lapjain át másolja.</translation>
    </message>
    <message>
        <source>the simulator has no bus between host and GPU</source>
        <extracomment>transfer, variant to-device-pageable: why it is not simulated</extracomment>
        <translation>a szimulátorban nincs busz a host és a GPU között</translation>
    </message>
    <message>
        <source>To the GPU, page-locked</source>
        <extracomment>transfer, variant to-device-pinned: title</extracomment>
        <translation>A GPU-ra, lapzárolt</translation>
    </message>
    <message>
        <source>From page-locked memory: the GPU reads it directly, and the CPU stays free.</source>
        <extracomment>transfer, variant to-device-pinned: idea</extracomment>
        <translation>Lapzárolt memóriából: a GPU közvetlenül olvassa, a CPU szabad marad.</translation>
    </message>
    <message>
        <source>To the host, pageable</source>
        <extracomment>transfer, variant to-host-pageable: title</extracomment>
        <translation>A hostra, lapozható</translation>
    </message>
    <message>
        <source>Copies the results back into memory allocated by malloc.</source>
        <extracomment>transfer, variant to-host-pageable: idea</extracomment>
        <translation>Visszamásolja az eredményeket a malloc által foglalt memóriába.</translation>
    </message>
    <message>
        <source>To the host, page-locked</source>
        <extracomment>transfer, variant to-host-pinned: title</extracomment>
        <translation>A hostra, lapzárolt</translation>
    </message>
    <message>
        <source>Copies the results back into page-locked memory.</source>
        <extracomment>transfer, variant to-host-pinned: idea</extracomment>
        <translation>Visszamásolja az eredményeket lapzárolt memóriába.</translation>
    </message>
    <message>
        <source>Within the GPU, by a kernel</source>
        <extracomment>transfer, variant within-device: title</extracomment>
        <translation>A GPU-n belül, kernellel</translation>
    </message>
    <message>
        <source>Copies the same elements within GPU memory: shows what keeping data there saves.</source>
        <extracomment>transfer, variant within-device: idea</extracomment>
        <translation>Ugyanezeket az elemeket a GPU memóriáján belül másolja: megmutatja, mit takarít meg, ha az adatok ott maradnak.</translation>
    </message>
    <message>
        <source>A copy within host memory: no transfer to a GPU is faster.</source>
        <extracomment>transfer, variant cpu-one-thread: idea</extracomment>
        <translation>Másolás a host memóriáján belül: egyetlen GPU-ra irányuló átvitel sem gyorsabb.</translation>
    </message>
    <message>
        <source>Copy, 32x8 threads</source>
        <extracomment>transpose, variant copy-four-rows: title</extracomment>
        <translation>Másolás, 32x8 szál</translation>
    </message>
    <message>
        <source>The copy with four elements per thread: four loads are in flight, and more blocks fit a multiprocessor.</source>
        <extracomment>transpose, variant copy-four-rows: idea</extracomment>
        <translation>A másolás szálanként négy elemmel: négy olvasás van úton, és több blokk fér egy multiprocesszorra.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library: fp64 on tensor cores if the GPU has them, fp32 never as TF32.</source>
        <extracomment>matmul, variant cublas: idea</extracomment>
        <translation>Az NVIDIA könyvtára: fp64 a tenzormagokon, ha a GPU-nak vannak, fp32 sosem TF32-ként.</translation>
    </message>
    <message>
        <source>Whole sectors, any size</source>
        <extracomment>transpose, variant stepped: title</extracomment>
        <translation>Egész szektorok, bármely méret</translation>
    </message>
    <message>
        <source>Aligns each row&apos;s part of a tile to a sector, so that rows of any length store whole sectors.</source>
        <extracomment>transpose, variant stepped: idea</extracomment>
        <translation>A csempe minden sorra eső részét szektorhoz igazítja, így bármilyen hosszú sorok egész szektoronként íródnak.</translation>
    </message>
    <message>
        <source>Few rows or few columns</source>
        <extracomment>transpose, variant thin: title</extracomment>
        <translation>Kevés sor vagy kevés oszlop</translation>
    </message>
    <message>
        <source>A tile as thin as the matrix: if a side has at most 8 elements, a tile of 32 x 32 is nearly empty.</source>
        <extracomment>transpose, variant thin: idea</extracomment>
        <translation>A mátrixszal azonos vastagságú csempe: ha egy oldal legfeljebb 8 elem, a 32 x 32-es csempe majdnem üres.</translation>
    </message>
    <message>
        <source>Matrix product on tensor cores</source>
        <extracomment>tensor-matmul: title</extracomment>
        <translation>Mátrixszorzás tenzormagokon</translation>
    </message>
    <message>
        <source>Shows the tiled product on units that multiply whole tiles, and how to feed them.</source>
        <extracomment>tensor-matmul: what it shows</extracomment>
        <translation>A csempézett szorzást mutatja egész csempéket szorzó egységeken, és azt, hogyan kell adattal ellátni őket.</translation>
    </message>
    <message>
        <source>Width of the square blocks and tiles of the kernels without tensor cores.</source>
        <extracomment>tensor-matmul, parameter tile: meaning</extracomment>
        <translation>A tenzormag nélküli kernelek négyzetes blokkjainak és csempéinek szélessége.</translation>
    </message>
    <message>
        <source>One thread per element, 16-bit numbers, a sum in fp32: half the bytes of the fp32 product.</source>
        <extracomment>tensor-matmul, variant naive: idea</extracomment>
        <translation>Elemenként egy szál, 16 bites számok, fp32 összeg: fele annyi bájt, mint az fp32-szorzásnál.</translation>
    </message>
    <message>
        <source>Tiles in shared memory, as in the fp32 product: each element is used tile-width times.</source>
        <extracomment>tensor-matmul, variant tiled: idea</extracomment>
        <translation>Csempék a megosztott memóriában, mint az fp32-szorzásnál: minden elem annyiszor használatos, amilyen széles a csempe.</translation>
    </message>
    <message>
        <source>Tensor cores (wmma)</source>
        <extracomment>tensor-matmul, variant wmma: title</extracomment>
        <translation>Tenzormagok (wmma)</translation>
    </message>
    <message>
        <source>A warp multiplies 16 x 16 by 16 x 16 in one instruction, straight from global memory.</source>
        <extracomment>tensor-matmul, variant wmma: idea</extracomment>
        <translation>Egy warp 16 x 16-ot szoroz 16 x 16-tal egy utasítással, egyenesen a globális memóriából.</translation>
    </message>
    <message>
        <source>Pipeline (mma, cp.async)</source>
        <extracomment>tensor-matmul, variant pipeline: title</extracomment>
        <translation>Futószalag (mma, cp.async)</translation>
    </message>
    <message>
        <source>Loads tiles into swizzled shared memory several steps ahead, while warps multiply.</source>
        <extracomment>tensor-matmul, variant pipeline: idea</extracomment>
        <translation>Több lépéssel előre tölti a csempéket a felcserélt (swizzle) megosztott memóriába, miközben a warpok szoroznak.</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>tensor-matmul, variant pipeline, parameter stages: title</extracomment>
        <translation>Fokozatok</translation>
    </message>
    <message>
        <source>Pairs of tiles in shared memory; all but one are still loading.</source>
        <extracomment>tensor-matmul, variant pipeline, parameter stages: meaning</extracomment>
        <translation>Csempepárok a megosztott memóriában; egy kivételével mind töltődik még.</translation>
    </message>
    <message>
        <source>Warp groups (wgmma, TMA)</source>
        <extracomment>tensor-matmul, variant groups: title</extracomment>
        <translation>Warpcsoportok (wgmma, TMA)</translation>
    </message>
    <message>
        <source>Four warps together multiply 64 x 256 from shared memory, and the copy engine loads whole tiles.</source>
        <extracomment>tensor-matmul, variant groups: idea</extracomment>
        <translation>Négy warp együtt 64 x 256-ot szoroz a megosztott memóriából, és a másolómotor egész csempéket tölt be.</translation>
    </message>
    <message>
        <source>the simulator has no warp groups and no copy engine (compute capability 9.0)</source>
        <extracomment>tensor-matmul, variant groups: why it is not simulated</extracomment>
        <translation>a szimulátorban nincsenek warpcsoportok és másolómotor (compute capability 9.0)</translation>
    </message>
    <message>
        <source>Warp groups with roles</source>
        <extracomment>tensor-matmul, variant roles: title</extracomment>
        <translation>Warpcsoportok szerepekkel</translation>
    </message>
    <message>
        <source>One group only requests tiles, two multiply; persistent blocks go through P in bands.</source>
        <extracomment>tensor-matmul, variant roles: idea</extracomment>
        <translation>Egy csoport csak csempéket kér, kettő szoroz; állandó blokkok haladnak sávonként P-n.</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>tensor-matmul, variant clusters: title</extracomment>
        <translation>Klaszterek</translation>
    </message>
    <message>
        <source>Two blocks share the tiles of N that both need: the copy engine writes each tile to both.</source>
        <extracomment>tensor-matmul, variant clusters: idea</extracomment>
        <translation>Két blokk osztozik N csempéin, amelyek mindkettőnek kellenek: a másolómotor mindegyiket mindkettőbe írja.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library, with sums in fp32.</source>
        <extracomment>tensor-matmul, variant cublas: idea</extracomment>
        <translation>Az NVIDIA könyvtára, fp32 összegekkel.</translation>
    </message>
    <message>
        <source>The textbook triple loop, with the innermost over a row of N and its sums in fp32.</source>
        <extracomment>tensor-matmul, variant cpu-one-thread: idea</extracomment>
        <translation>A tankönyvi hármas ciklus, legbelül N egy során, fp32 összegekkel.</translation>
    </message>
    <message>
        <source>Last warp without barriers</source>
        <extracomment>reduction, variant unrolled-warp: title</extracomment>
        <translation>Az utolsó warp barrier nélkül</translation>
    </message>
    <message>
        <source>The last six steps stay within one warp, which needs no barrier of the block.</source>
        <extracomment>reduction, variant unrolled-warp: idea</extracomment>
        <translation>Az utolsó hat lépés egy warpon belül van, amelynek nem kell a blokk barrierje.</translation>
    </message>
    <message>
        <source>One atomic per block</source>
        <extracomment>reduction, variant atomic-per-block: title</extracomment>
        <translation>Blokkonként egy atomi művelet</translation>
    </message>
    <message>
        <source>Each block combines its value with the result, without a second launch.</source>
        <extracomment>reduction, variant atomic-per-block: idea</extracomment>
        <translation>Minden blokk összevonja az értékét az eredménnyel, második indítás nélkül.</translation>
    </message>
    <message>
        <source>One instruction per warp</source>
        <extracomment>reduction, variant warp-at-once: title</extracomment>
        <translation>Warponként egy utasítás</translation>
    </message>
    <message>
        <source>One instruction combines the whole numbers of 32 lanes; other types use shuffles.</source>
        <extracomment>reduction, variant warp-at-once: idea</extracomment>
        <translation>Egy utasítás vonja össze 32 lane egész számait; a többi típus shuffle-t használ.</translation>
    </message>
    <message>
        <source>One piece per block, 16 bytes</source>
        <extracomment>reduction, variant pieces: title</extracomment>
        <translation>Blokkonként egy darab, 16 bájt</translation>
    </message>
    <message>
        <source>Each block keeps 64 KiB in flight and makes one atomic: the GPU reads one region at a time.</source>
        <extracomment>reduction, variant pieces: idea</extracomment>
        <translation>Minden blokk 64 KiB-ot tart úton, és egy atomi művelete van: a GPU egyszerre egy területet olvas.</translation>
    </message>
    <message>
        <source>Scan (prefix sums)</source>
        <extracomment>scan: title</extracomment>
        <translation>Scan (prefixösszegek)</translation>
    </message>
    <message>
        <source>Shows how threads share the work when each needs a different part of one sum.</source>
        <extracomment>scan: what it shows</extracomment>
        <translation>Megmutatja, hogyan osztják meg a szálak a munkát, ha mindegyiknek egy összeg más része kell.</translation>
    </message>
    <message>
        <source>Elements of the array to scan.</source>
        <extracomment>scan, parameter elements: meaning</extracomment>
        <translation>A tömb elemei, amelyen a scan fut.</translation>
    </message>
    <message>
        <source>Threads of a block; the tree needs a power of two.</source>
        <extracomment>scan, parameter block: meaning</extracomment>
        <translation>Egy blokk szálai; a fának kettőhatvány kell.</translation>
    </message>
    <message>
        <source>Hillis and Steele</source>
        <extracomment>scan, variant hillis-steele: title</extracomment>
        <translation>Hillis és Steele</translation>
    </message>
    <message>
        <source>Each step doubles the distance to the sum that a thread adds: few steps, much work.</source>
        <extracomment>scan, variant hillis-steele: idea</extracomment>
        <translation>Minden lépés megduplázza a hozzáadott összeg távolságát: kevés lépés, sok munka.</translation>
    </message>
    <message>
        <source>Blelloch, bank conflicts</source>
        <extracomment>scan, variant blelloch: title</extracomment>
        <translation>Blelloch, bankkonfliktusok</translation>
    </message>
    <message>
        <source>Goes up and down a tree of sums: little work, but the nodes lie in fewer and fewer banks.</source>
        <extracomment>scan, variant blelloch: idea</extracomment>
        <translation>Összegek fáján megy fel, majd le: kevés munka, de a csúcsok egyre kevesebb bankban vannak.</translation>
    </message>
    <message>
        <source>Blelloch, padded</source>
        <extracomment>scan, variant blelloch-padded: title</extracomment>
        <translation>Blelloch, kitöltött</translation>
    </message>
    <message>
        <source>A padding word after every 32 puts nodes that lie a power of two apart into different banks.</source>
        <extracomment>scan, variant blelloch-padded: idea</extracomment>
        <translation>32 szavanként egy kitöltő szó különböző bankokba teszi a kettőhatványnyira lévő csúcsokat.</translation>
    </message>
    <message>
        <source>Hillis and Steele in registers: lanes exchange sums, and each warp writes one word.</source>
        <extracomment>scan, variant shuffle: idea</extracomment>
        <translation>Hillis és Steele regiszterekben: a lane-ek kicserélik összegeiket, és minden warp egy szót ír.</translation>
    </message>
    <message>
        <source>32 elements per thread</source>
        <extracomment>scan, variant coarsened: title</extracomment>
        <translation>Szálanként 32 elem</translation>
    </message>
    <message>
        <source>Threads scan their elements in registers: a thirty-second of the barriers and totals.</source>
        <extracomment>scan, variant coarsened: idea</extracomment>
        <translation>A szálak regiszterekben végzik elemeik scanjét: a barrierek és részösszegek száma harmincketted.</translation>
    </message>
    <message>
        <source>Decoupled look-back</source>
        <extracomment>scan, variant look-back: title</extracomment>
        <translation>Visszatekintés (decoupled look-back)</translation>
    </message>
    <message>
        <source>One launch: a block looks back at the totals of earlier blocks instead of waiting for all of them.</source>
        <extracomment>scan, variant look-back: idea</extracomment>
        <translation>Egy indítás: a blokk az előtte lévők részösszegeire néz vissza, és nem várja meg mindet.</translation>
    </message>
    <message>
        <source>Each thread adds its part, and scans it once it knows the sum before it.</source>
        <extracomment>scan, variant cpu-all-threads: idea</extracomment>
        <translation>Minden szál összeadja a részét, és akkor végzi el a scant, ha már ismeri az előtte lévő összeget.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>histogram: title</extracomment>
        <translation>Hisztogram</translation>
    </message>
    <message>
        <source>Shows what atomics cost when many threads count in few bins, and how to use more bins.</source>
        <extracomment>histogram: what it shows</extracomment>
        <translation>Megmutatja, mibe kerülnek az atomi műveletek, ha sok szál kevés rekeszbe számol, és hogyan használható több rekesz.</translation>
    </message>
    <message>
        <source>(elements + 1 KiB of bins) / time</source>
        <extracomment>histogram: formula</extracomment>
        <translation>(elemek + 1 KiB rekesz) / idő</translation>
    </message>
    <message>
        <source>Bytes to count by value.</source>
        <extracomment>histogram, parameter elements: meaning</extracomment>
        <translation>Az érték szerint megszámolandó bájtok.</translation>
    </message>
    <message>
        <source>All values equally frequent; half of the bytes 0, a quarter 1, an eighth 2; or all bytes equal.</source>
        <extracomment>histogram, parameter values: meaning</extracomment>
        <translation>Minden érték egyformán gyakori; a bájtok fele 0, negyede 1, nyolcada 2; vagy mind egyforma.</translation>
    </message>
    <message>
        <source>Global atomics</source>
        <extracomment>histogram, variant global: title</extracomment>
        <translation>Atomi, globális memóriában</translation>
    </message>
    <message>
        <source>Each thread adds one to its value&apos;s bin in global memory: repeated values queue.</source>
        <extracomment>histogram, variant global: idea</extracomment>
        <translation>Minden szál eggyel növeli az értéke rekeszét a globális memóriában: az ismétlődő értékek sorban állnak.</translation>
    </message>
    <message>
        <source>Privatised</source>
        <extracomment>histogram, variant shared: title</extracomment>
        <translation>Privatizált</translation>
    </message>
    <message>
        <source>Each block counts in its shared memory and adds its bins at the end: one addition per value that occurs.</source>
        <extracomment>histogram, variant shared: idea</extracomment>
        <translation>Minden blokk a megosztott memóriájában számol, és a végén hozzáadja rekeszeit: előforduló értékenként egy összeadás.</translation>
    </message>
    <message>
        <source>Privatised, coarsened</source>
        <extracomment>histogram, variant coarsened: title</extracomment>
        <translation>Privatizált, szálanként több</translation>
    </message>
    <message>
        <source>As many blocks as the GPU holds count many elements each, so blocks rarely add their bins.</source>
        <extracomment>histogram, variant coarsened: idea</extracomment>
        <translation>Annyi blokk, amennyi a GPU-ra fér, egyenként sok elemet számol, így a rekeszek ritkán adódnak össze.</translation>
    </message>
    <message>
        <source>Aggregated</source>
        <extracomment>histogram, variant aggregated: title</extracomment>
        <translation>Összevont</translation>
    </message>
    <message>
        <source>A thread counts runs of equal values in a register before it adds them.</source>
        <extracomment>histogram, variant aggregated: idea</extracomment>
        <translation>A szál regiszterben számolja az egymás utáni egyforma értékeket, mielőtt hozzáadná.</translation>
    </message>
    <message>
        <source>Bins for each lane</source>
        <extracomment>histogram, variant per-lane: title</extracomment>
        <translation>Rekeszek lane-enként</translation>
    </message>
    <message>
        <source>Each lane has bins in its own bank: lanes of a warp never conflict, whatever the values.</source>
        <extracomment>histogram, variant per-lane: idea</extracomment>
        <translation>Minden lane rekeszei saját bankban vannak: egy warp lane-jei sosem ütköznek, bármik az értékek.</translation>
    </message>
    <message>
        <source>Each thread counts its part in private bins, then adds them.</source>
        <extracomment>histogram, variant cpu-all-threads: idea</extracomment>
        <translation>Minden szál saját rekeszekben számolja a részét, majd hozzáadja őket.</translation>
    </message>
    <message>
        <source>Sorting</source>
        <extracomment>sort: title</extracomment>
        <translation>Rendezés</translation>
    </message>
    <message>
        <source>Shows how often keys must pass through memory: once per step, per merge, or per digit.</source>
        <extracomment>sort: what it shows</extracomment>
        <translation>Megmutatja, hányszor kell a kulcsoknak áthaladniuk a memórián: lépésenként, összefésülésenként vagy számjegyenként egyszer.</translation>
    </message>
    <message>
        <source>elements / time</source>
        <extracomment>sort: formula</extracomment>
        <translation>elemek / idő</translation>
    </message>
    <message>
        <source>keys</source>
        <extracomment>sort: what is counted</extracomment>
        <translation>kulcs</translation>
    </message>
    <message>
        <source>Keys of 32 bits to sort.</source>
        <extracomment>sort, parameter elements: meaning</extracomment>
        <translation>Rendezendő 32 bites kulcsok.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sort, parameter keys: title</extracomment>
        <translation>Kulcsok</translation>
    </message>
    <message>
        <source>Random; all equal; five different ones; sorted already; or in reverse order.</source>
        <extracomment>sort, parameter keys: meaning</extracomment>
        <translation>Véletlenek; mind egyenlő; ötféle; már rendezettek; vagy fordított sorrendben.</translation>
    </message>
    <message>
        <source>Bitonic network</source>
        <extracomment>sort, variant bitonic: title</extracomment>
        <translation>Bitonikus hálózat</translation>
    </message>
    <message>
        <source>One launch per step, one thread per pair: all keys pass through memory in each step.</source>
        <extracomment>sort, variant bitonic: idea</extracomment>
        <translation>Lépésenként egy indítás, páronként egy szál: minden lépésben minden kulcs áthalad a memórián.</translation>
    </message>
    <message>
        <source>Bitonic, in shared memory</source>
        <extracomment>sort, variant bitonic-shared: title</extracomment>
        <translation>Bitonikus, megosztott memóriában</translation>
    </message>
    <message>
        <source>All steps whose pairs lie within a tile of 4096 keys take one launch.</source>
        <extracomment>sort, variant bitonic-shared: idea</extracomment>
        <translation>Minden olyan lépés, amelynek párjai egy 4096 kulcsos csempén belül vannak, egyetlen indítás.</translation>
    </message>
    <message>
        <source>Merge path</source>
        <extracomment>sort, variant merge: title</extracomment>
        <translation>Összefésülés (merge path)</translation>
    </message>
    <message>
        <source>Each pass merges pairs of sorted runs; a binary search divides the work evenly among threads.</source>
        <extracomment>sort, variant merge: idea</extracomment>
        <translation>Minden menet rendezett sorozatok párjait fésüli össze; bináris keresés osztja el egyenletesen a munkát a szálak között.</translation>
    </message>
    <message>
        <source>Radix, three launches per digit</source>
        <extracomment>sort, variant radix: title</extracomment>
        <translation>Radix, számjegyenként három indítás</translation>
    </message>
    <message>
        <source>Counts a digit, scans the counts, and scatters the keys: reads them twice per pass.</source>
        <extracomment>sort, variant radix: idea</extracomment>
        <translation>Megszámol egy számjegyet, scant végez a számokon, és szétszórja a kulcsokat: menetenként kétszer olvassa őket.</translation>
    </message>
    <message>
        <source>Radix, one pass per digit</source>
        <extracomment>sort, variant sweep: title</extracomment>
        <translation>Radix, számjegyenként egy menet</translation>
    </message>
    <message>
        <source>Blocks look back at the counts of earlier blocks, and store keys sorted by digit.</source>
        <extracomment>sort, variant sweep: idea</extracomment>
        <translation>A blokkok visszatekintenek a korábbi blokkok számaira, és számjegy szerint rendezve tárolják a kulcsokat.</translation>
    </message>
    <message>
        <source>The sort of C++&apos;s standard library.</source>
        <extracomment>sort, variant cpu-one-thread: idea</extracomment>
        <translation>A C++ szabványos könyvtárának rendezése.</translation>
    </message>
    <message>
        <source>Each thread sorts a part; pairs of parts are merged.</source>
        <extracomment>sort, variant cpu-all-threads: idea</extracomment>
        <translation>Minden szál egy részt rendez; a részek páronként összefésülődnek.</translation>
    </message>
    <message>
        <source>2^28 keys on an H200, compared with CUB: the kernels&apos; comments</source>
        <extracomment>sort, preset comments: source</extracomment>
        <translation>2^28 kulcs egy H200-on, a CUB-bal összevetve: a kernelek megjegyzései</translation>
    </message>
    <message>
        <source>2D convolution</source>
        <extracomment>convolution: title</extracomment>
        <translation>2D konvolúció</translation>
    </message>
    <message>
        <source>Shows how to read each element once for many neighbours: constant memory, tiles with a halo, registers (Kirk and Hwu, chapter 7).</source>
        <extracomment>convolution: what it shows</extracomment>
        <translation>Megmutatja, hogyan olvasható minden elem egyszer sok szomszédhoz: konstans memória, peremes csempék, regiszterek (Kirk és Hwu, 7. fejezet).</translation>
    </message>
    <message>
        <source>2 x width x height x 4 bytes / time</source>
        <extracomment>convolution: formula</extracomment>
        <translation>2 x szélesség x magasság x 4 bájt / idő</translation>
    </message>
    <message>
        <source>Elements of a row.</source>
        <extracomment>convolution, parameter width: meaning</extracomment>
        <translation>Egy sor elemei.</translation>
    </message>
    <message>
        <source>Rows.</source>
        <extracomment>convolution, parameter height: meaning</extracomment>
        <translation>Sorok.</translation>
    </message>
    <message>
        <source>Radius of the mask</source>
        <extracomment>convolution, parameter radius: title</extracomment>
        <translation>A maszk sugara</translation>
    </message>
    <message>
        <source>Rows and columns of the mask on each side of its centre: 3 means a mask of 7 x 7.</source>
        <extracomment>convolution, parameter radius: meaning</extracomment>
        <translation>A maszk sorai és oszlopai a közepe mindkét oldalán: a 3 egy 7 x 7-es maszkot jelent.</translation>
    </message>
    <message>
        <source>Naive, all in global memory</source>
        <extracomment>convolution, variant naive: title</extracomment>
        <translation>Naiv, minden a globális memóriában</translation>
    </message>
    <message>
        <source>One thread per element loads its neighbours and the mask from global memory, every time.</source>
        <extracomment>convolution, variant naive: idea</extracomment>
        <translation>Elemenként egy szál minden alkalommal a globális memóriából tölti be a szomszédokat és a maszkot.</translation>
    </message>
    <message>
        <source>Mask in constant memory</source>
        <extracomment>convolution, variant constant: title</extracomment>
        <translation>Maszk a konstans memóriában</translation>
    </message>
    <message>
        <source>All lanes need the same element of the mask, and the constant cache broadcasts it to the warp.</source>
        <extracomment>convolution, variant constant: idea</extracomment>
        <translation>Minden lane-nek a maszk ugyanazon eleme kell, amelyet a konstans-gyorsítótár az egész warpnak átad.</translation>
    </message>
    <message>
        <source>Shared tile with halo</source>
        <extracomment>convolution, variant tiled: title</extracomment>
        <translation>Megosztott csempe peremmel</translation>
    </message>
    <message>
        <source>A block loads 32 x 32 elements once; the threads of the halo only load.</source>
        <extracomment>convolution, variant tiled: idea</extracomment>
        <translation>Egy blokk egyszer tölt be 32 x 32 elemet; a perem szálai csak töltenek.</translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <extracomment>convolution, variant separable: title</extracomment>
        <translation>Szeparálható, két indítás</translation>
    </message>
    <message>
        <source>Rows first, then columns: few products, but the intermediate result goes through memory.</source>
        <extracomment>convolution, variant separable: idea</extracomment>
        <translation>Előbb a sorok, aztán az oszlopok: kevés szorzat, de a köztes eredmény a memórián megy át.</translation>
    </message>
    <message>
        <source>Register-blocked</source>
        <extracomment>convolution, variant blocked: title</extracomment>
        <translation>Regiszterekben blokkolt</translation>
    </message>
    <message>
        <source>Separable, register-blocked</source>
        <extracomment>convolution, variant separable-blocked: title</extracomment>
        <translation>Szeparálható, regiszterekben blokkolt</translation>
    </message>
    <message>
        <source>A copy reads every element once and writes every element once, as the convolution must.</source>
        <extracomment>convolution, variant memcpy: idea</extracomment>
        <translation>A másolás minden elemet egyszer olvas és egyszer ír, ahogyan a konvolúciónak is kell.</translation>
    </message>
    <message>
        <source>The textbook loop over rows, with the whole mask at each element.</source>
        <extracomment>convolution, variant cpu-one-thread: idea</extracomment>
        <translation>A tankönyvi ciklus a sorokon, minden elemnél az egész maszkkal.</translation>
    </message>
    <message>
        <source>Attention</source>
        <extracomment>attention: title</extracomment>
        <translation>Figyelem (attention)</translation>
    </message>
    <message>
        <source>Why FlashAttention is fast: scores of length x length that never leave the multiprocessor.</source>
        <extracomment>attention: what it shows</extracomment>
        <translation>Miért gyors a FlashAttention: hossz x hossz darab pontszám, amely sosem hagyja el a multiprocesszort.</translation>
    </message>
    <message>
        <source>4 x head size x pairs of a query and a key that it sees / time</source>
        <extracomment>attention: formula</extracomment>
        <translation>4 x fejméret x egy lekérdezés és egy általa látott kulcs párjai / idő</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>attention, parameter batch: title</extracomment>
        <translation>Köteg</translation>
    </message>
    <message>
        <source>Sequences, each with all heads.</source>
        <extracomment>attention, parameter batch: meaning</extracomment>
        <translation>Sorozatok, mindegyik az összes fejjel.</translation>
    </message>
    <message>
        <source>Heads</source>
        <extracomment>attention, parameter heads: title</extracomment>
        <translation>Fejek</translation>
    </message>
    <message>
        <source>Heads of a sequence, each with queries, keys and values of its own.</source>
        <extracomment>attention, parameter heads: meaning</extracomment>
        <translation>Egy sorozat fejei, mindegyik saját lekérdezésekkel, kulcsokkal és értékekkel.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>attention, parameter length: title</extracomment>
        <translation>Hossz</translation>
    </message>
    <message>
        <source>Queries of a head, and its keys and values.</source>
        <extracomment>attention, parameter length: meaning</extracomment>
        <translation>Egy fej lekérdezései, valamint kulcsai és értékei.</translation>
    </message>
    <message>
        <source>Head size</source>
        <extracomment>attention, parameter width: title</extracomment>
        <translation>Fejméret</translation>
    </message>
    <message>
        <source>Numbers of a query, of a key and of a value.</source>
        <extracomment>attention, parameter width: meaning</extracomment>
        <translation>Egy lekérdezés, egy kulcs és egy érték számai.</translation>
    </message>
    <message>
        <source>Causal</source>
        <extracomment>attention, parameter causal: title</extracomment>
        <translation>Kauzális</translation>
    </message>
    <message>
        <source>Whether a query sees only the keys up to its own position.</source>
        <extracomment>attention, parameter causal: meaning</extracomment>
        <translation>Egy lekérdezés csak a saját helyéig látja-e a kulcsokat.</translation>
    </message>
    <message>
        <source>Scores in global memory</source>
        <extracomment>attention, variant naive: title</extracomment>
        <translation>Pontszámok a globális memóriában</translation>
    </message>
    <message>
        <source>Three kernels write all scores, exponentiate them, and read them again.</source>
        <extracomment>attention, variant naive: idea</extracomment>
        <translation>Három kernel kiírja az összes pontszámot, exponenciálisukat veszi, majd újra beolvassa őket.</translation>
    </message>
    <message>
        <source>Tiled, online softmax</source>
        <extracomment>attention, variant tiled: title</extracomment>
        <translation>Csempézett, online softmax</translation>
    </message>
    <message>
        <source>Keys and values pass through shared memory, and sums shrink when a larger score comes: no score is stored.</source>
        <extracomment>attention, variant tiled: idea</extracomment>
        <translation>A kulcsok és az értékek a megosztott memórián mennek át, és az összegek csökkennek, ha nagyobb pontszám jön: egy pontszám sem tárolódik.</translation>
    </message>
    <message>
        <source>A warp multiplies 16 queries, and its scores are already where the next product needs them.</source>
        <extracomment>attention, variant mma: idea</extracomment>
        <translation>Egy warp 16 lekérdezést szoroz, és a pontszámai már ott vannak, ahol a következő szorzatnak kellenek.</translation>
    </message>
    <message>
        <source>Tensor cores (mma, cp.async)</source>
        <extracomment>attention, variant mma: title</extracomment>
        <translation>Tenzormagok (mma, cp.async)</translation>
    </message>
    <message>
        <source>One thread asks the copy engine for tiles, and groups of four warps multiply 64 queries at once.</source>
        <extracomment>attention, variant groups: idea</extracomment>
        <translation>Egy szál kéri a csempéket a másolómotortól, és négy warpból álló csoportok egyszerre 64 lekérdezést szoroznak.</translation>
    </message>
    <message>
        <source>Warp groups in turn</source>
        <extracomment>attention, variant turns: title</extracomment>
        <translation>Warpcsoportok felváltva</translation>
    </message>
    <message>
        <source>While one group makes powers of scores, tensor cores multiply for another.</source>
        <extracomment>attention, variant turns: idea</extracomment>
        <translation>Amíg az egyik csoport a pontszámok exponenciálisát számolja, a tenzormagok a másiknak szoroznak.</translation>
    </message>
    <message>
        <source>A query after the other: scores, powers, and the sum of values by them, in fp32.</source>
        <extracomment>attention, variant cpu-one-thread: idea</extracomment>
        <translation>Egyik lekérdezés a másik után: pontszámok, exponenciálisok és az értékek ezekkel súlyozott összege, fp32-ben.</translation>
    </message>
    <message>
        <source>TFLOP/s of 16 x 16 heads of 128 and 4096 queries on an H200: the kernels&apos; comments</source>
        <extracomment>attention, preset comments: source</extracomment>
        <translation>16 x 16 darab 128-as fej 4096 lekérdezéssel, TFLOP/s egy H200-on: a kernelek megjegyzései</translation>
    </message>
    <message>
        <source>Softmax over rows</source>
        <extracomment>softmax: title</extracomment>
        <translation>Softmax soronként</translation>
    </message>
    <message>
        <source>Shows how to read a row once although each element needs a sum over the row (Kirk and Hwu, chapter 10).</source>
        <extracomment>softmax: what it shows</extracomment>
        <translation>Megmutatja, hogyan olvasható be egy sor egyszer, noha minden elemhez a sor összege kell (Kirk és Hwu, 10. fejezet).</translation>
    </message>
    <message>
        <source>2 x rows x columns x 4 bytes / time</source>
        <extracomment>softmax: formula</extracomment>
        <translation>2 x sorok x oszlopok x 4 bájt / idő</translation>
    </message>
    <message>
        <source>Rows of the matrix; each has its own softmax.</source>
        <extracomment>softmax, parameter rows: meaning</extracomment>
        <translation>A mátrix sorai; mindegyiknek saját softmaxa van.</translation>
    </message>
    <message>
        <source>One thread per row</source>
        <extracomment>softmax, variant naive: title</extracomment>
        <translation>Soronként egy szál</translation>
    </message>
    <message>
        <source>The lanes of a warp lie one row apart: each load touches 32 sectors for 32 words.</source>
        <extracomment>softmax, variant naive: idea</extracomment>
        <translation>Egy warp lane-jei egy sornyira vannak egymástól: minden olvasás 32 szektort érint 32 szóért.</translation>
    </message>
    <message>
        <source>One block per row, three passes</source>
        <extracomment>softmax, variant three-passes: title</extracomment>
        <translation>Soronként egy blokk, három menet</translation>
    </message>
    <message>
        <source>The largest element, the sum of powers, the result: coalesced, but it reads the row three times.</source>
        <extracomment>softmax, variant three-passes: idea</extracomment>
        <translation>A legnagyobb elem, az exponenciálisok összege, az eredmény: összevont, de a sort háromszor olvassa.</translation>
    </message>
    <message>
        <source>One block per row, online</source>
        <extracomment>softmax, variant online: title</extracomment>
        <translation>Soronként egy blokk, online</translation>
    </message>
    <message>
        <source>Finds the largest element and the sum in one pass: a larger element rescales the sum.</source>
        <extracomment>softmax, variant online: idea</extracomment>
        <translation>Egy menetben találja meg a legnagyobb elemet és az összeget: nagyobb elem átskálázza az összeget.</translation>
    </message>
    <message>
        <source>One warp per row, online</source>
        <extracomment>softmax, variant warp: title</extracomment>
        <translation>Soronként egy warp, online</translation>
    </message>
    <message>
        <source>Needs no barrier and no shared memory, and loads four elements at a time: best if L1 keeps the row.</source>
        <extracomment>softmax, variant warp: idea</extracomment>
        <translation>Nem kell hozzá barrier és megosztott memória, és egyszerre négy elemet olvas: akkor a legjobb, ha az L1 megtartja a sort.</translation>
    </message>
    <message>
        <source>One block per row, in shared memory</source>
        <extracomment>softmax, variant shared: title</extracomment>
        <translation>Soronként blokk, megosztott memória</translation>
    </message>
    <message>
        <source>Reads the row once; later passes use shared memory.</source>
        <extracomment>softmax, variant shared: idea</extracomment>
        <translation>Egyszer olvassa be a sort; a további menetek a megosztott memóriát használják.</translation>
    </message>
    <message>
        <source>One block per row, in registers</source>
        <extracomment>softmax, variant registers: title</extracomment>
        <translation>Soronként blokk, regiszterek</translation>
    </message>
    <message>
        <source>All loads of a row are in flight together, and one barrier separates reading from writing.</source>
        <extracomment>softmax, variant registers: idea</extracomment>
        <translation>A sor összes olvasása egyszerre van úton, és egyetlen barrier választja el az olvasást az írástól.</translation>
    </message>
    <message>
        <source>In registers, any alignment</source>
        <extracomment>softmax, variant vectors: title</extracomment>
        <translation>Regiszterekben, bármilyen igazítás</translation>
    </message>
    <message>
        <source>Loads 16 bytes at a time for rows of any length, with few threads per row: more rows are in flight.</source>
        <extracomment>softmax, variant vectors: idea</extracomment>
        <translation>Egyszerre 16 bájtot olvas bármilyen hosszú sorból, soronként kevés szállal: több sor van úton.</translation>
    </message>
    <message>
        <source>Rows shared by blocks, in turn</source>
        <extracomment>softmax, variant in-turn: title</extracomment>
        <translation>Blokkok közt megosztott sorok, felváltva</translation>
    </message>
    <message>
        <source>Blocks summarise chunks of a row, and write those that were summarised a little earlier, while L2 still holds them.</source>
        <extracomment>softmax, variant in-turn: idea</extracomment>
        <translation>A blokkok összegzik egy sor darabjait, és kiírják a kicsit korábban összegzetteket, amíg az L2 még őrzi őket.</translation>
    </message>
    <message>
        <source>A copy reads every element once and writes every element once, as softmax must.</source>
        <extracomment>softmax, variant memcpy: idea</extracomment>
        <translation>A másolás minden elemet egyszer olvas és egyszer ír, ahogyan a softmaxnak is kell.</translation>
    </message>
    <message>
        <source>Three passes over each row.</source>
        <extracomment>softmax, variant cpu-one-thread: idea</extracomment>
        <translation>Három menet minden soron.</translation>
    </message>
    <message>
        <source>All pairs of bodies</source>
        <extracomment>n-body: title</extracomment>
        <translation>Minden testpár</translation>
    </message>
    <message>
        <source>Shows how to keep arithmetic busy with little data: reuse in shared memory, then in registers.</source>
        <extracomment>n-body: what it shows</extracomment>
        <translation>Megmutatja, hogyan van kevés adattal is dolga az aritmetikának: újrafelhasználás a megosztott memóriában, majd regiszterekben.</translation>
    </message>
    <message>
        <source>20 x bodies x bodies / time</source>
        <extracomment>n-body: formula</extracomment>
        <translation>20 x testek x testek / idő</translation>
    </message>
    <message>
        <source>Bodies</source>
        <extracomment>n-body, parameter bodies: title</extracomment>
        <translation>Testek</translation>
    </message>
    <message>
        <source>bodies</source>
        <extracomment>n-body, parameter bodies: unit</extracomment>
        <translation>test</translation>
    </message>
    <message>
        <source>Bodies that attract each other; 20 operations per pair, as &quot;GPU Gems 3&quot; counts.</source>
        <extracomment>n-body, parameter bodies: meaning</extracomment>
        <translation>Egymást vonzó testek; páronként 20 művelet, ahogy a „GPU Gems 3” számolja.</translation>
    </message>
    <message>
        <source>Threads of a block; a tile has the same number of bodies.</source>
        <extracomment>n-body, parameter block: meaning</extracomment>
        <translation>Egy blokk szálai; egy csempében ugyanennyi test van.</translation>
    </message>
    <message>
        <source>Each thread reads all bodies from global memory: one request per interaction.</source>
        <extracomment>n-body, variant naive: idea</extracomment>
        <translation>Minden szál az összes testet a globális memóriából olvassa: kölcsönhatásonként egy kérés.</translation>
    </message>
    <message>
        <source>A block loads a tile of bodies into shared memory, and each of its threads uses all of them.</source>
        <extracomment>n-body, variant tiled: idea</extracomment>
        <translation>A blokk egy csempényi testet tölt a megosztott memóriába, és minden szála mindet használja.</translation>
    </message>
    <message>
        <source>Four bodies per thread</source>
        <extracomment>n-body, variant coarsened: title</extracomment>
        <translation>Szálanként négy test</translation>
    </message>
    <message>
        <source>A body from shared memory serves four interactions in registers, but there are fewer threads.</source>
        <extracomment>n-body, variant coarsened: idea</extracomment>
        <translation>A megosztott memóriából vett test négy kölcsönhatást szolgál ki regiszterekben, de kevesebb a szál.</translation>
    </message>
    <message>
        <source>Four bodies per thread, equal shares</source>
        <extracomment>n-body, variant balanced: title</extracomment>
        <translation>Szálanként négy test, egyenlő részek</translation>
    </message>
    <message>
        <source>As many blocks as the GPU holds share all pairs evenly and add their sums with atomics.</source>
        <extracomment>n-body, variant balanced: idea</extracomment>
        <translation>Annyi blokk, amennyi a GPU-ra fér, egyenlően osztozik az összes páron, és atomi műveletekkel adja össze az eredményt.</translation>
    </message>
    <message>
        <source>The loop over all pairs, for eight bodies at a time.</source>
        <extracomment>n-body, variant cpu-one-thread: idea</extracomment>
        <translation>A ciklus az összes páron, egyszerre nyolc testre.</translation>
    </message>
    <message>
        <source>Sparse matrix times vector</source>
        <extracomment>spmv: title</extracomment>
        <translation>Ritka mátrix és vektor szorzata</translation>
    </message>
    <message>
        <source>Shows what a format costs: the layout of a matrix decides how well a warp&apos;s loads coalesce.</source>
        <extracomment>spmv: what it shows</extracomment>
        <translation>Megmutatja, mibe kerül egy formátum: a mátrix elrendezésétől függ, mennyire vonhatók össze egy warp olvasásai.</translation>
    </message>
    <message>
        <source>(nonzeros x (element size + 4) + (rows + 1) x 4 + (rows + columns) x element size) / time</source>
        <extracomment>spmv: formula</extracomment>
        <translation>(nem nulla elemek x (elemméret + 4) + (sorok + 1) x 4 + (sorok + oszlopok) x elemméret) / idő</translation>
    </message>
    <message>
        <source>Rows of the matrix, and elements of the result.</source>
        <extracomment>spmv, parameter rows: meaning</extracomment>
        <translation>A mátrix sorai, egyben az eredmény elemei.</translation>
    </message>
    <message>
        <source>columns</source>
        <extracomment>spmv, parameter columns: unit</extracomment>
        <translation>oszlop</translation>
    </message>
    <message>
        <source>Columns of the matrix, and elements of the vector.</source>
        <extracomment>spmv, parameter columns: meaning</extracomment>
        <translation>A mátrix oszlopai, egyben a vektor elemei.</translation>
    </message>
    <message>
        <source>Elements in a row</source>
        <extracomment>spmv, parameter nonzeros: title</extracomment>
        <translation>Elemek soronként</translation>
    </message>
    <message>
        <source>Nonzero elements of a row, on average.</source>
        <extracomment>spmv, parameter nonzeros: meaning</extracomment>
        <translation>Egy sor nem nulla elemei, átlagosan.</translation>
    </message>
    <message>
        <source>Lengths of rows</source>
        <extracomment>spmv, parameter lengths: title</extracomment>
        <translation>Sorhosszak</translation>
    </message>
    <message>
        <source>Similar, from half to one and a half times the mean; or mostly short, with a few eight times the mean.</source>
        <extracomment>spmv, parameter lengths: meaning</extracomment>
        <translation>Nagyjából egyformák, az átlag felétől másfélszereséig; vagy többnyire rövidek, és néhány az átlag nyolcszorosa.</translation>
    </message>
    <message>
        <source>CSR, one thread per row</source>
        <extracomment>spmv, variant csr-thread: title</extracomment>
        <translation>CSR, soronként egy szál</translation>
    </message>
    <message>
        <source>Neighbouring lanes read neighbouring rows: one sector per lane, and all wait for the longest row.</source>
        <extracomment>spmv, variant csr-thread: idea</extracomment>
        <translation>A szomszédos lane-ek szomszédos sorokat olvasnak: mindegyiknek külön szektor kell, és a leghosszabb sorra mind vár.</translation>
    </message>
    <message>
        <source>CSR, one warp per row</source>
        <extracomment>spmv, variant csr-warp: title</extracomment>
        <translation>CSR, soronként egy warp</translation>
    </message>
    <message>
        <source>The lanes of a warp read neighbouring elements of a row; in a short row, most lanes are idle.</source>
        <extracomment>spmv, variant csr-warp: idea</extracomment>
        <translation>Egy warp lane-jei a sor szomszédos elemeit olvassák; rövid sornál a legtöbb lane tétlen.</translation>
    </message>
    <message>
        <source>CSR, several lanes per row</source>
        <extracomment>spmv, variant csr-lanes: title</extracomment>
        <translation>CSR, soronként több lane</translation>
    </message>
    <message>
        <source>As many lanes as a row has work for: loads stay coalesced, and few lanes are idle.</source>
        <extracomment>spmv, variant csr-lanes: idea</extracomment>
        <translation>Annyi lane, amennyinek egy sor munkát ad: az olvasások összevontak maradnak, és kevés lane tétlen.</translation>
    </message>
    <message>
        <source>Lanes per row</source>
        <extracomment>spmv, variant csr-lanes, parameter lanes: title</extracomment>
        <translation>Lane soronként</translation>
    </message>
    <message>
        <source>Lanes of a warp that share a row.</source>
        <extracomment>spmv, variant csr-lanes, parameter lanes: meaning</extracomment>
        <translation>Egy warp lane-jei, amelyek egy soron osztoznak.</translation>
    </message>
    <message>
        <source>ELL, one thread per row</source>
        <extracomment>spmv, variant ell: title</extracomment>
        <translation>ELL, soronként egy szál</translation>
    </message>
    <message>
        <source>Pads rows to the longest and stores them by column: neighbouring lanes read neighbouring words.</source>
        <extracomment>spmv, variant ell: idea</extracomment>
        <translation>A sorokat a leghosszabbig tölti ki, és oszloponként tárolja: szomszédos lane-ek szomszédos szavakat olvasnak.</translation>
    </message>
    <message>
        <source>The textbook loop over the rows, in CSR.</source>
        <extracomment>spmv, variant cpu-one-thread: idea</extracomment>
        <translation>A tankönyvi ciklus a sorokon, CSR-ben.</translation>
    </message>
    <message>
        <source>A thread goes down eight rows of a wide tile and keeps the sums of all started rows in registers.</source>
        <extracomment>convolution, variant blocked: idea</extracomment>
        <translation>Egy szál végigmegy egy széles csempe nyolc során; az összes megkezdett sor összegei regiszterekben vannak.</translation>
    </message>
    <message>
        <source>Goes down a wide tile with the sums of the last rows in registers: few products and one launch.</source>
        <extracomment>convolution, variant separable-blocked: idea</extracomment>
        <translation>Egy széles csempén megy lefelé, az utolsó sorok összegeivel a regiszterekben: kevés szorzat és egyetlen indítás.</translation>
    </message>
    <message>
        <source>Small tiles</source>
        <extracomment>tensor-matmul, variant small-tiles: title</extracomment>
        <translation>Kis csempék</translation>
    </message>
    <message>
        <source>Tiles of 64 x 128, so that a small product has enough tiles for all multiprocessors.</source>
        <extracomment>tensor-matmul, variant small-tiles: idea</extracomment>
        <translation>64 x 128-as csempék, hogy egy kis szorzatban is jusson belőlük minden multiprocesszorra.</translation>
    </message>
    <message>
        <source>Chosen shapes</source>
        <extracomment>tensor-matmul, variant shapes: title</extracomment>
        <translation>Választott alakok</translation>
    </message>
    <message>
        <source>A formula picks the tile and cluster shape that leaves the fewest multiprocessors idle.</source>
        <extracomment>tensor-matmul, variant shapes: idea</extracomment>
        <translation>Egy képlet választja ki a csempe és a klaszter alakját, amely mellett a legkevesebb multiprocesszor tétlen.</translation>
    </message>
    <message>
        <source>Matrix product on tensor cores, TF32 and fp64</source>
        <extracomment>tensor-wide: title</extracomment>
        <translation>Mátrixszorzás tenzormagokon, TF32 és fp64</translation>
    </message>
    <message>
        <source>Each thread reads its row and its column from global memory, and computes in fp32 or in fp64.</source>
        <extracomment>tensor-wide, variant naive: idea</extracomment>
        <translation>Minden szál a globális memóriából olvassa a sorát és az oszlopát, és fp32-ben vagy fp64-ben számol.</translation>
    </message>
    <message>
        <source>Transposed product</source>
        <extracomment>tensor-wide, variant turned: title</extracomment>
        <translation>Transzponált szorzat</translation>
    </message>
    <message>
        <source>Each pair once</source>
        <extracomment>n-body, variant pairs: title</extracomment>
        <translation>Minden pár egyszer</translation>
    </message>
    <message>
        <source>Shows tensor cores with wider numbers: fp32 without the 13 lowest bits, and fp64 unchanged.</source>
        <extracomment>tensor-wide: what it shows</extracomment>
        <translation>A tenzormagokat mutatja szélesebb számokkal: fp32 a 13 legalsó bit nélkül, fp64 változatlanul.</translation>
    </message>
    <message>
        <source>Width of the naive kernel&apos;s square blocks.</source>
        <extracomment>tensor-wide, parameter tile: meaning</extracomment>
        <translation>A naiv kernel négyzetes blokkjainak szélessége.</translation>
    </message>
    <message>
        <source>Tensor cores compute the transpose of P: its first factor can come from registers, and N keeps its layout.</source>
        <extracomment>tensor-wide, variant turned: idea</extracomment>
        <translation>A tenzormagok P transzponáltját számolják: első tényezője jöhet regiszterekből, N elrendezése pedig marad.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library: fp32 as TF32, and fp64 on tensor cores.</source>
        <extracomment>tensor-wide, variant cublas: idea</extracomment>
        <translation>Az NVIDIA könyvtára: fp32 TF32-ként, fp64 a tenzormagokon.</translation>
    </message>
    <message>
        <source>The two forces of a pair differ only in the masses: half as many roots, and sums move from lane to lane.</source>
        <extracomment>n-body, variant pairs: idea</extracomment>
        <translation>Egy pár két ereje csak a tömegekben különbözik: fele annyi gyök, és az összegek lane-ről lane-re vándorolnak.</translation>
    </message>
    <message>
        <source>The comments&apos; values</source>
        <extracomment>tensor-matmul, preset comments: title</extracomment>
        <translation>A megjegyzések értékei</translation>
    </message>
    <message>
        <source>TFLOP/s of 8192 x 8192 elements on an H200: the kernels&apos; comments</source>
        <extracomment>tensor-matmul, preset comments: source</extracomment>
        <translation>8192 x 8192 elem TFLOP/s-ai egy H200-on: a kernelek megjegyzései</translation>
    </message>
    <message>
        <source>2^28 elements on an H200, compared with CUB: the kernels&apos; comments</source>
        <extracomment>scan, preset comments: source</extracomment>
        <translation>2^28 elem egy H200-on, a CUB-bal összevetve: a kernelek megjegyzései</translation>
    </message>
    <message>
        <source>Bandwidths of 2^28 bytes on an H200, all values equally frequent and all equal: the kernels&apos; comments</source>
        <extracomment>histogram, preset comments: source</extracomment>
        <translation>2^28 bájt sávszélességei egy H200-on, egyformán gyakori és csupa egyenlő értékkel: a kernelek megjegyzései</translation>
    </message>
</context>
<context>
    <name>Compute</name>
    <message>
        <source>only %1 samples</source>
        <translation>csak %1 minta</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples ran below %3 of %4 MHz; the figures include them</source>
        <translation>órajel-visszafogás: %2 mintából %1 órajele a névleges %4 MHz %3-a alatt volt; az adatok ezeket is tartalmazzák</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples discarded, because they ran below %3 of %4 MHz</source>
        <translation>órajel-visszafogás: %2 mintából %1 elvetve, mert órajelük a névleges %4 MHz %3-a alatt volt</translation>
    </message>
    <message>
        <source>still noisy at the time limit: raise the limit, or choose a larger size</source>
        <translation>az időkorlátnál is zajos: növelje a korlátot, vagy válasszon nagyobb méretet</translation>
    </message>
    <message>
        <source>the launch waits for the GPU, so the samples include host time</source>
        <translation>az indítás megvárja a GPU-t, ezért a mintákban a host ideje is benne van</translation>
    </message>
    <message>
        <source>the L2 cache was not flushed: too little GPU memory is free</source>
        <translation>az L2-gyorsítótár kiürítése elmaradt: túl kevés a szabad GPU-memória</translation>
    </message>
    <message>
        <source>the working set fits the last-level cache: this is cache bandwidth, not memory bandwidth</source>
        <translation>a munkahalmaz elfér az utolsó gyorsítótárban: ez annak sávszélessége, nem a memóriáé</translation>
    </message>
    <message>
        <source>bandwidth above the device&apos;s peak: a cache served the data</source>
        <translation>az eszköz csúcsértéke fölötti sávszélesség: az adatok gyorsítótárból jöttek</translation>
    </message>
    <message>
        <source>wrong on purpose, but correct in this run: that proves nothing</source>
        <translation>szándékosan hibás, de ebben a futásban helyes: ez semmit sem bizonyít</translation>
    </message>
    <message>
        <source>counts estimated from %1 of %2 blocks</source>
        <translation>számlálás becsülve, blokkok: %1 / %2</translation>
    </message>
    <message>
        <source>not verified: only some blocks ran, and their part of the result cannot be checked</source>
        <translation>nincs ellenőrizve: csak néhány blokk futott le, és az eredmény rájuk eső része nem ellenőrizhető</translation>
    </message>
    <message>
        <source>every element</source>
        <translation>minden elem</translation>
    </message>
    <message>
        <source>%1 rows, and the range of all other elements</source>
        <translation>%1 sor, és az összes többi elem tartománya</translation>
    </message>
    <message>
        <source>every element that the sampled blocks write (%1 of %2)</source>
        <translation>minden elem, amelyet a mintavételezett blokkok írnak (%1 / %2)</translation>
    </message>
    <message>
        <source>Freivalds&apos; test with %1 vectors on the whole, every element of %2 rows and %3 columns</source>
        <translation>az egészen Freivalds-próba %1 vektorral, továbbá %2 sor és %3 oszlop minden eleme</translation>
    </message>
    <message>
        <source>a block of %1 threads with %2 bytes of shared memory does not fit the %3: choose smaller blocks</source>
        <translation>egy %1 szálas blokk %2 bájt megosztott memóriával nem fér el ezen: %3; válasszon kisebb blokkokat</translation>
    </message>
    <message>
        <source>out of memory: choose smaller sizes</source>
        <translation>elfogyott a memória: válasszon kisebb méretet</translation>
    </message>
    <message>
        <source>it failed, and the device gave no reason</source>
        <translation>nem sikerült, és az eszköz nem adott meg okot</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>leállítva</translation>
    </message>
    <message>
        <source>a time of %1 ms is impossible</source>
        <translation>%1 ms futásidő lehetetlen</translation>
    </message>
    <message>
        <source>the arrays need %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>a tömböknek %1 MiB memória kell, de csak %2 MiB szabad: válasszon kisebb méretet</translation>
    </message>
    <message>
        <source>checking these arrays needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>e tömbök ellenőrzéséhez %1 MiB memória kell, de csak %2 MiB szabad: válasszon kisebb méretet</translation>
    </message>
    <message>
        <source>the picture needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>a képnek %1 MiB memória kell, de csak %2 MiB szabad: válasszon kisebb méretet</translation>
    </message>
    <message>
        <source>the arrays need %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size</source>
        <translation>a tömböknek %1 MiB GPU-memória kell, de csak %2 MiB szabad: válasszon kisebb méretet</translation>
    </message>
    <message>
        <source>an array needs %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size</source>
        <translation>egy tömbnek %1 MiB GPU-memória kell, de csak %2 MiB szabad: válasszon kisebb méretet</translation>
    </message>
    <message>
        <source>the block needs %1 bytes of shared memory, but this device has %2</source>
        <translation>a blokknak %1 bájt megosztott memória kell, de ezen az eszközön csak %2 van</translation>
    </message>
    <message>
        <source>a block has %1 threads: choose 1 to 1024, at most 64 in z</source>
        <translation>a blokknak %1 szála van: válasszon 1 és 1024 között, z irányban legfeljebb 64-et</translation>
    </message>
    <message>
        <source>a grid has %1 blocks: choose at most 2147483647 x 65535 x 65535</source>
        <translation>a grid %1 blokkból áll: legfeljebb 2147483647 x 65535 x 65535 lehet</translation>
    </message>
    <message>
        <source>cudaMallocPitch uses a pitch of %1 bytes on this device, but the array has room for %2</source>
        <translation>a cudaMallocPitch sortávolsága ezen az eszközön %1 bájt, de a tömbben csak %2 fér el</translation>
    </message>
    <message>
        <source>bulk copies to shared memory</source>
        <translation>tömeges másolás a megosztott memóriába</translation>
    </message>
    <message>
        <source>cuBLAS cannot be loaded: install %1 of NVIDIA&apos;s CUDA toolkit, or leave this variant out</source>
        <translation>a cuBLAS nem tölthető be: telepítse az NVIDIA CUDA Toolkitből ezt: %1, vagy hagyja ki a változatot</translation>
    </message>
    <message>
        <source>cuBLAS has no function %1: install a version that matches</source>
        <translation>a cuBLAS-ban nincs %1 függvény: telepítsen megfelelő verziót</translation>
    </message>
    <message>
        <source>%1 failed with status %2 (cuBLAS, cublasStatus_t)</source>
        <translation>%1 sikertelen, állapotkód: %2 (cuBLAS, cublasStatus_t)</translation>
    </message>
    <message>
        <source>thread %1 waits for lanes of its warp that never arrive: they wait at a barrier of the whole block</source>
        <translation>a(z) %1 szál hiába vár warpjának lane-jeire: azok az egész blokk barrierjénél várnak</translation>
    </message>
    <message>
        <source>the block&apos;s threads are in a deadlock</source>
        <translation>a blokk szálai holtpontra jutottak</translation>
    </message>
    <message>
        <source>thread %1 did not end within %2 steps</source>
        <translation>%1 szál %2 lépés után sem fejeződött be</translation>
    </message>
    <message>
        <source>no address space is left for the arrays of a check</source>
        <translation>nem maradt címtartomány a hibakeresés tömbjeinek</translation>
    </message>
    <message>
        <source>no memory for the arrays of a check</source>
        <translation>nincs memória a hibakeresés tömbjeinek</translation>
    </message>
    <message>
        <source>&apos;%1&apos; changed while Warpbench read it: run again</source>
        <translation>&apos;%1&apos; olvasás közben megváltozott: futtassa újra</translation>
    </message>
    <message>
        <source>%1 failed: %2 (%3)</source>
        <translation>%1 sikertelen: %2 (%3)</translation>
    </message>
    <message>
        <source>nvbench skipped it</source>
        <translation>az nvbench kihagyta</translation>
    </message>
    <message>
        <source>nvbench skipped it: %1</source>
        <translation>az nvbench kihagyta: %1</translation>
    </message>
    <message>
        <source>nvbench reports no GPU time for it</source>
        <translation>az nvbench nem ad meg hozzá GPU-időt</translation>
    </message>
    <message>
        <source>it is a loop on the host: choose the device cpu</source>
        <translation>ez egy hoston futó ciklus: válassza a cpu eszközt</translation>
    </message>
    <message>
        <source>it is a GPU kernel: choose a CUDA or a simulated device</source>
        <translation>ez egy GPU-kernel: válasszon CUDA-eszközt vagy szimulált eszközt</translation>
    </message>
    <message>
        <source>it needs a CUDA device: %1</source>
        <translation>CUDA-eszköz kell hozzá: %1</translation>
    </message>
    <message>
        <source>it needs a CUDA device</source>
        <translation>CUDA-eszköz kell hozzá</translation>
    </message>
    <message>
        <source>its kernel does not repeat its work inside a launch</source>
        <translation>a kernele nem ismétli a munkáját egy indításon belül</translation>
    </message>
    <message>
        <source>nothing was recorded</source>
        <translation>nincs rögzített eredmény</translation>
    </message>
    <message>
        <source>it was not recorded</source>
        <translation>nincs rögzítve</translation>
    </message>
    <message>
        <source>the recording has no results of %1; it has %2</source>
        <translation>a felvételben nincs eredmény ehhez: %1; van benne: %2</translation>
    </message>
    <message>
        <source>variant %1 cannot run on %2: %3</source>
        <translation>%1 változat ezen az eszközön nem futtatható: %2 (%3)</translation>
    </message>
    <message>
        <source>variant %1 is named twice: name each once</source>
        <translation>%1 változat kétszer szerepel: mindegyik csak egyszer adható meg</translation>
    </message>
    <message>
        <source>no variant of %1 runs on %2</source>
        <translation>%1: egyetlen változat sem fut ezen: %2</translation>
    </message>
    <message>
        <source>mode inside is not available for %1: none of the chosen kernels repeats its work inside a launch; choose cold or hot</source>
        <translation>a belső mód nem használható (%1): a kiválasztott kernelek egyike sem ismétli a munkáját egy indításon belül; válassza a hideg vagy a meleg módot</translation>
    </message>
    <message>
        <source>mode inside is not available for variant %1: %2; choose cold or hot</source>
        <translation>a belső mód nem használható ezzel a változattal (%1): %2; válassza a hideg vagy a meleg módot</translation>
    </message>
    <message>
        <source>mode inside: repetitions=1 repeats nothing; give 2 or more, or choose cold or hot</source>
        <translation>belső mód: repetitions=1 semmit sem ismétel; adjon meg legalább 2-t, vagy válassza a hideg vagy a meleg módot</translation>
    </message>
    <message>
        <source>the simulator can run none of the chosen variants: choose a kernel</source>
        <translation>a szimulátor a kiválasztott változatok egyikét sem tudja futtatni: válasszon kernelt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be simulated: %2</source>
        <translation>&apos;%1&apos; nem szimulálható: %2</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos; (did you mean %2?); the families are %3</source>
        <translation>nincs &apos;%1&apos; család (talán ez: %2?); létezik: %3</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos;; the families are %2</source>
        <translation>nincs &apos;%1&apos; család; létezik: %2</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos;</source>
        <translation>nincs &apos;%1&apos; család</translation>
    </message>
    <message>
        <source>device &apos;%1&apos; is missing or cannot be used</source>
        <translation>&apos;%1&apos; eszköz nincs vagy nem használható</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos; (did you mean %3?); its variants are %4</source>
        <translation>%1: nincs &apos;%2&apos; változata (talán ez: %3?); létezik: %4</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos;; its variants are %3</source>
        <translation>%1: nincs &apos;%2&apos; változata; létezik: %3</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos; (did you mean %3?); its parameters are %4</source>
        <translation>%1: nincs &apos;%2&apos; paramétere (talán ez: %3?); létezik: %4</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; it has none</source>
        <translation>%1: nincs &apos;%2&apos; paramétere; egy sincs</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; its parameters are %3</source>
        <translation>%1: nincs &apos;%2&apos; paramétere; létezik: %3</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>egész szám %1 és %2 között</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>ezek egyike: %1</translation>
    </message>
    <message>
        <source>a file name, or empty</source>
        <translation>fájlnév vagy üres</translation>
    </message>
    <message>
        <source>parameter %1: &apos;%2&apos; is not %3</source>
        <translation>%1 paraméter: &apos;%2&apos; nem megfelelő; elvárt: %3</translation>
    </message>
    <message>
        <source>parameters inner and %1: a matrix of %2 x %3 has more than %4 elements</source>
        <translation>inner és %1 paraméter: egy %2 x %3 méretű mátrixnak több mint %4 eleme van</translation>
    </message>
    <message>
        <source>parameters rows and columns: a matrix of %1 x %2 has more than %3 elements</source>
        <translation>rows és columns paraméter: egy %1 x %2 méretű mátrixnak több mint %3 eleme van</translation>
    </message>
    <message>
        <source>a row of %1 elements does not fit into a block&apos;s registers</source>
        <translation>egy %1 elemű sor nem fér el egy blokk regisztereiben</translation>
    </message>
    <message>
        <source>parameter %1 belongs to %2, which is not among the variants to run</source>
        <translation>%1 paraméter ehhez tartozik: %2, és ez nincs a futtatandó változatok között</translation>
    </message>
    <message>
        <source>parameter %1 is swept twice: give one sweep with all its values</source>
        <translation>%1 paraméter kétszer van léptetve: egyetlen léptetés kell minden értékével</translation>
    </message>
    <message>
        <source>parameter %1 is both set and swept: remove one of the two</source>
        <translation>a(z) %1 paraméter meg is van adva, és léptetve is van: hagyja el az egyiket</translation>
    </message>
    <message>
        <source>sweep of %1: no values; give one or more</source>
        <translation>%1 léptetése: nincs érték; adjon meg legalább egyet</translation>
    </message>
    <message>
        <source>sweep of %1: more than %2 values: give fewer</source>
        <translation>%1 léptetése: több mint %2 érték: adjon meg kevesebbet</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; has more than %3 values: give fewer</source>
        <translation>%1 léptetése: &apos;%2&apos; értékeinek száma több mint %3: kevesebb kell</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; has more than %3 values: give a larger step</source>
        <translation>%1 léptetése: &apos;%2&apos; értékeinek száma több mint %3: nagyobb lépés kell</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; is a range, but the values are names: give a list of %3</source>
        <translation>%1 léptetése: &apos;%2&apos; tartomány, de az értékek nevek: adjon meg listát ezekből: %3</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; is not A:B or A:B:STEP</source>
        <translation>%1 léptetése: &apos;%2&apos; nem A:B vagy A:B:LÉPÉS alakú</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; runs backwards: write %3</source>
        <translation>%1 léptetése: &apos;%2&apos; visszafelé halad: helyesen %3</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; names %3 twice: name each value once</source>
        <translation>%1 léptetése: &apos;%2&apos; kétszer tartalmazza ezt: %3; minden érték csak egyszer adható meg</translation>
    </message>
    <message>
        <source>the sweeps make more than %1 points: give fewer values or variants</source>
        <translation>a léptetések pontjainak száma több mint %1: kevesebb érték vagy változat kell</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not NAME=VALUE, such as %2</source>
        <translation>&apos;%1&apos; nem NÉV=ÉRTÉK alakú, mint például %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not NAME=A:B, NAME=A:B:STEP or NAME=V,V,V</source>
        <translation>&apos;%1&apos; nem NÉV=A:B, NÉV=A:B:LÉPÉS vagy NÉV=V,V,V alakú</translation>
    </message>
    <message>
        <source>%1: mode %2 was not recorded</source>
        <translation>%1: %2 mód nincs rögzítve</translation>
    </message>
    <message>
        <source>%1 was not recorded for %2; %3; recorded with it: %4</source>
        <translation>%1 nincs rögzítve ehhez: %2; %3; ezzel rögzítve: %4</translation>
    </message>
    <message>
        <source>%1 was not recorded for %2; %3</source>
        <translation>%1 nincs rögzítve ehhez: %2; %3</translation>
    </message>
    <message>
        <source>the nearest is %1</source>
        <translation>a legközelebbi: %1</translation>
    </message>
    <message>
        <source>the nearest are %1 and %2</source>
        <translation>a legközelebbiek: %1 és %2</translation>
    </message>
    <message>
        <source>the recorded value is %1</source>
        <translation>a rögzített érték: %1</translation>
    </message>
    <message>
        <source>the recorded values are %1</source>
        <translation>a rögzített értékek: %1</translation>
    </message>
    <message>
        <source>device %1 is not available: %2</source>
        <translation>%1 eszköz nem érhető el: %2</translation>
    </message>
    <message>
        <source>%1 is not available: %2</source>
        <translation>%1 nem érhető el: %2</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos;; the devices are %2</source>
        <translation>nincs &apos;%1&apos; eszköz; létezik: %2</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos; (did you mean %2?); the devices are %3</source>
        <translation>nincs &apos;%1&apos; eszköz (talán %2?); létezik: %3</translation>
    </message>
    <message>
        <source>one sweep would mix different devices, %1 and %2: let each run all points (--each), or choose identical devices</source>
        <translation>egy léptetésben különböző eszközök keverednének: %1 és %2; futtassa mindegyiken az összes pontot (--each), vagy válasszon egyforma eszközöket</translation>
    </message>
    <message>
        <source>built without CUDA: no nvcc was found, or WARPBENCH_CUDA was OFF</source>
        <translation>CUDA nélkül készült: nem volt nvcc, vagy WARPBENCH_CUDA értéke OFF volt</translation>
    </message>
    <message>
        <source>no CUDA-capable GPU in this machine</source>
        <translation>ebben a gépben nincs CUDA-képes GPU</translation>
    </message>
    <message>
        <source>the recording has no measured results</source>
        <translation>a felvételben nincs mért eredmény</translation>
    </message>
    <message>
        <source>the recording has no result of a family and variant that this program knows</source>
        <translation>a felvételben nincs olyan eredmény, amelynek családját és változatát ez a program ismeri</translation>
    </message>
    <message>
        <source>a built-in recording has this name: rename &apos;%1&apos;</source>
        <translation>egy beépített felvételnek ugyanez a neve: nevezze át: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no recording &apos;%1&apos;</source>
        <translation>nincs &apos;%1&apos; felvétel</translation>
    </message>
    <message>
        <source>there is another profile with the id %1: change it in &apos;%2&apos;</source>
        <translation>%1 azonosítóval már van profil: módosítsa itt: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>GPU profile %1: %2</source>
        <translation>%1 GPU-profil: %2</translation>
    </message>
    <message>
        <source>the id may contain only lower-case letters, digits and hyphens</source>
        <translation>az azonosító csak kisbetűt, számjegyet és kötőjelet tartalmazhat</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>a név üres</translation>
    </message>
    <message>
        <source>the field %1 is missing</source>
        <translation>%1 mező hiányzik</translation>
    </message>
    <message>
        <source>fields.%1.value must be a positive number</source>
        <translation>fields.%1.value csak pozitív szám lehet</translation>
    </message>
    <message>
        <source>fields.%1.source is empty</source>
        <translation>fields.%1.source üres</translation>
    </message>
    <message>
        <source>fields.%1.value is too large</source>
        <translation>fields.%1.value túl nagy</translation>
    </message>
    <message>
        <source>fields.%1.value is too small</source>
        <translation>fields.%1.value túl kicsi</translation>
    </message>
    <message>
        <source>fields.%1.value must be a whole number</source>
        <translation>fields.%1.value csak egész szám lehet</translation>
    </message>
    <message>
        <source>there is no field %1</source>
        <translation>nincs %1 mező</translation>
    </message>
    <message>
        <source>counts simulated on this machine&apos;s CPU, times modelled</source>
        <translation>a számlálás szimuláció e gép CPU-ján, az idők modellezettek</translation>
    </message>
    <message>
        <source>%1 multiprocessors, %2 GiB, compute capability %3</source>
        <translation>%1 multiprocesszor, %2 GiB, compute capability %3</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 szál</translation>
    </message>
    <message>
        <source>%1 points, driver %2</source>
        <translation>%1 pont, illesztőprogram: %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pont</translation>
    </message>
    <message>
        <source>cannot read the picture &apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos; kép nem olvasható: %2</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>adjon meg egy fájlnevet</translation>
    </message>
    <message>
        <source>it is a directory</source>
        <translation>ez egy könyvtár</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>ez egy eszköz</translation>
    </message>
    <message>
        <source>it is not a file, but a device or a pipe</source>
        <translation>ez nem fájl, hanem eszköz vagy csővezeték</translation>
    </message>
    <message>
        <source>its size is %1 x %2: it has no pixels</source>
        <translation>mérete %1 x %2: nincs egyetlen pixele sem</translation>
    </message>
    <message>
        <source>its size is %1 x %2: a side may have up to %3 pixels</source>
        <translation>mérete %1 x %2: egy oldala legfeljebb %3 pixel lehet</translation>
    </message>
    <message>
        <source>its size is %1 x %2: it may have up to %3 pixels</source>
        <translation>mérete %1 x %2: legfeljebb %3 pixel lehet</translation>
    </message>
    <message>
        <source>it is not a picture in a supported format (%1)</source>
        <translation>nem támogatott formátumú kép (%1)</translation>
    </message>
    <message>
        <source>it is truncated or damaged (%1)</source>
        <translation>csonka vagy sérült (%1)</translation>
    </message>
    <message>
        <source>it is truncated or damaged</source>
        <translation>csonka vagy sérült</translation>
    </message>
    <message>
        <source>it is damaged: its colours are invalid</source>
        <translation>sérült: a színei érvénytelenek</translation>
    </message>
    <message>
        <source>it is truncated: %1 of %2 bytes</source>
        <translation>csonka: %1 / %2 bájt</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>csonka</translation>
    </message>
    <message>
        <source>it changed while Warpbench read it</source>
        <translation>olvasás közben megváltozott</translation>
    </message>
    <message>
        <source>its header is truncated or damaged</source>
        <translation>a fejléce csonka vagy sérült</translation>
    </message>
    <message>
        <source>its values go up to %1, but the limit is 255</source>
        <translation>a legnagyobb értéke %1, de a határ 255</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: give a name that ends in .png, .ppm or .pgm</source>
        <translation>&apos;%1&apos; nem írható: a név végződése .png, .ppm vagy .pgm legyen</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: a .pgm is grey; give a name that ends in .ppm</source>
        <translation>&apos;%1&apos; nem írható: a .pgm szürke; a név végződése .ppm legyen</translation>
    </message>
    <message>
        <source>cannot make a PNG of the picture: %1</source>
        <translation>nem készíthető PNG a képből: %1</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos; nem olvasható: %2</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos; nem írható: %2</translation>
    </message>
    <message>
        <source>it is empty; give a file name</source>
        <translation>üres; adjon meg egy fájlnevet</translation>
    </message>
    <message>
        <source>a file name cannot contain a NUL character</source>
        <translation>fájlnévben nem lehet NUL karakter</translation>
    </message>
    <message>
        <source>it is a directory; give a file name</source>
        <translation>ez egy könyvtár; adjon meg egy fájlnevet</translation>
    </message>
    <message>
        <source>it names a directory that does not exist</source>
        <translation>nem létező könyvtárra mutat</translation>
    </message>
    <message>
        <source>there is no directory &apos;%1&apos;</source>
        <translation>nincs &apos;%1&apos; könyvtár</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a directory</source>
        <translation>&apos;%1&apos; nem könyvtár</translation>
    </message>
    <message>
        <source>a session&apos;s file has at most %1 results of %2 devices: delete some, or start another session</source>
        <translation>egy munkamenet fájljában legfeljebb %1 eredmény lehet %2 eszköztől: töröljön néhányat, vagy kezdjen új munkamenetet</translation>
    </message>
    <message>
        <source>a session&apos;s file has at most %1 values and %2 GiB: delete some results, or start another session</source>
        <translation>egy munkamenet fájljában legfeljebb %1 érték és %2 GiB lehet: töröljön néhány eredményt, vagy kezdjen új munkamenetet</translation>
    </message>
    <message>
        <source>the results have more than %1 different parameters, too many columns for a table: remove some results</source>
        <translation>az eredményeknek %1-nél több különböző paraméterük van, túl sok oszlop egy táblázathoz: távolítson el néhány eredményt</translation>
    </message>
    <message>
        <source>give a name that ends in .png, .jpg or .bmp</source>
        <translation>a név végződése .png, .jpg vagy .bmp legyen</translation>
    </message>
    <message>
        <source>cannot back up unsaved results in &apos;%1&apos;: the folder is not writable</source>
        <translation>a mentetlen eredményekről nem készülhet másolat itt: &apos;%1&apos;; a mappa nem írható</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Nincs ilyen fájl vagy könyvtár</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Hozzáférés megtagadva</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Csak olvasható fájlrendszer</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Nincs több hely az eszközön</translation>
    </message>
    <message>
        <source>it is not a session of Warpbench, a table of Nsight Compute (ncu --csv --page raw), or a JSON or CSV file of nvbench</source>
        <translation>ez nem Warpbench-munkamenet, nem Nsight Compute-táblázat (ncu --csv --page raw), és nem is nvbench-féle JSON vagy CSV</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>az egymásba ágyazás mélyebb %1 szintnél</translation>
    </message>
    <message>
        <source>%1: is missing</source>
        <translation>%1: hiányzik</translation>
    </message>
    <message>
        <source>it is %1, but the median of the samples is %2</source>
        <translation>ez %1, de a minták mediánja %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objektum</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>tömb</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>karakterlánc</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true vagy false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>egész szám</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>szám</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1. sor: %2</translation>
    </message>
    <message>
        <source>Nsight Compute&apos;s table has no kernels: it profiled nothing</source>
        <translation>az Nsight Compute táblázatában nincs kernel: semmit sem profilozott</translation>
    </message>
    <message>
        <source>this table is of another page: run Nsight Compute with --page raw</source>
        <translation>ez egy másik lap táblázata: futtassa az Nsight Compute-ot --page raw beállítással</translation>
    </message>
    <message>
        <source>nvbench&apos;s table has no rows</source>
        <translation>az nvbench táblázatában nincs sor</translation>
    </message>
    <message>
        <source>nvbench&apos;s file has no results: no benchmark in it has a state</source>
        <translation>az nvbench fájljában nincs eredmény: egyik mérésének sincs állapota</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>block %1, thread %2</source>
        <translation>blokk %1, szál %2</translation>
    </message>
    <message>
        <source>an unknown line</source>
        <translation>ismeretlen sor</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>megosztott memória</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>globális memória</translation>
    </message>
    <message>
        <source>a barrier of the warp</source>
        <translation>warpszintű barrier</translation>
    </message>
    <message>
        <source>load</source>
        <translation>olvasás</translation>
    </message>
    <message>
        <source>store</source>
        <translation>írás</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>atomi művelet</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 bájt</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bájt</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which is not a multiple of the size</source>
        <translation>%1 (%2) itt: %4, %3. bájt; a cím nem többszöröse a méretnek</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which no thread has written</source>
        <translation>%1 (%2) itt: %4, %3. bájt; egy szál sem írt oda</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which has %5</source>
        <translation>%1 (%2) itt: %4, %3. bájt; a teljes mérete: %5</translation>
    </message>
    <message>
        <source>%1 beyond %2</source>
        <translation>%1 a határon túl: %2</translation>
    </message>
    <message>
        <source>its mask names lane %1, which has exited or does not reach this line with it</source>
        <translation>a maszkja megnevezi a(z) %1. lane-t, amely kilépett, vagy nem ezzel együtt éri el ezt a sort</translation>
    </message>
    <message>
        <source>a plain load instead of __ldg(), which may give an older value,</source>
        <translation>sima olvasás __ldg() helyett, amely régebbi értéket adhat,</translation>
    </message>
    <message>
        <source>waits here for a lane of its own warp: on GPUs before compute capability 7.0 this never ends</source>
        <translation>itt a saját warpjának egy lane-jére vár: a 7.0-s compute capability előtti GPU-kon ez sosem ér véget</translation>
    </message>
    <message>
        <source>takes the value of lane %1, which has exited or is not in the mask</source>
        <translation>a(z) %1. lane értékét veszi át, amely kilépett, vagy nincs a maszkban</translation>
    </message>
    <message>
        <source>a thread&apos;s private array</source>
        <translation>a szál saját tömbje</translation>
    </message>
    <message>
        <source>the thread&apos;s own variable %1</source>
        <translation>a szál saját %1 változója</translation>
    </message>
    <message>
        <source>an array of type %1</source>
        <translation>%1 típusú tömb</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>%1. index</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without a barrier after the %5 at %6 by %7</source>
        <translation>%1 (%2) itt: %4, %3. bájt; nincs barrier a másik hozzáférés (%5) után: %6, %7</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, unordered with the %5 at %6 by %7: %8 is missing</source>
        <translation>%1 (%2) itt: %4, %3. bájt; nincs sorrend a másik hozzáféréssel (%5): %6, %7; hiányzik: %8</translation>
    </message>
    <message>
        <source>an atomic of device scope</source>
        <translation>az egész eszközre érvényes atomi művelet</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 ezután: %2</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 ez előtt: %2</translation>
    </message>
    <message>
        <source>waits at %1 for lanes that never arrive</source>
        <translation>itt vár: %1, olyan lane-ekre, amelyek sosem érkeznek meg</translation>
    </message>
    <message>
        <source>waits at %1 while %2 has returned</source>
        <translation>itt vár: %1, miközben a másik már visszatért: %2</translation>
    </message>
    <message>
        <source>waits at %1 while %2 waits at %3</source>
        <translation>itt vár: %1, miközben a másik (%2) itt vár: %3</translation>
    </message>
    <message>
        <source>did not end within its limit of steps; last seen here</source>
        <translation>nem fejeződött be a megengedett lépésszámon belül; utoljára itt járt</translation>
    </message>
    <message>
        <source>no thread writes %1 at byte %2 of %3; this thread writes the neighbouring bytes</source>
        <translation>egy szál sem írja ezt: %3, %2. bájt (%1), pedig ez a szál a szomszédos bájtokat írja</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3; this thread reads the neighbouring bytes</source>
        <translation>egy szál sem olvassa ezt: %3, %2. bájt (%1), pedig ez a szál a szomszédos bájtokat olvassa</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3 after this %4; %5 reads the neighbouring bytes at %6</source>
        <translation>e művelet (%4) után egy szál sem olvassa ezt: %3, %2. bájt (%1), pedig a szomszédos bájtokat olvassa: %5, itt: %6</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3 after this %4</source>
        <translation>e művelet (%4) után egy szál sem olvassa ezt: %3, %2. bájt (%1)</translation>
    </message>
    <message>
        <source>result</source>
        <translation>eredmény</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>pontos érték</translation>
    </message>
    <message>
        <source>error</source>
        <translation>hiba</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>számláló</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>kép</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>minták</translation>
    </message>
    <message>
        <source>time</source>
        <translation>idő</translation>
    </message>
    <message>
        <source>blocks per multiprocessor</source>
        <translation>blokkok multiprocesszoronként</translation>
    </message>
    <message>
        <source>not counted, although shown as 0</source>
        <translation>nincs számlálva, bár 0-nak látszik</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>%1-way</source>
        <translation>%1-utas</translation>
    </message>
    <message>
        <source>%1 x %2, generated</source>
        <translation>%1 x %2, generált</translation>
    </message>
    <message>
        <source>%1 x %2 from %3</source>
        <translation>%1 x %2, forrás: %3</translation>
    </message>
    <message>
        <source>mean of nvbench&apos;s cold samples, quartiles from their deviation</source>
        <translation>az nvbench hideg mintáinak átlaga, kvartilisek a szórásukból</translation>
    </message>
    <message>
        <source>mean of nvbench&apos;s batch</source>
        <translation>az nvbench kötegének átlaga</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>the accesses are counted by the simulator</source>
        <translation>a hozzáféréseket a szimulátor számlálja</translation>
    </message>
    <message>
        <source>not all of its variants can run there</source>
        <translation>ott nem minden változata futtatható</translation>
    </message>
    <message>
        <source>no launch of %1 %2 has a block (%3, %4, %5)</source>
        <translation>%1 %2: egyik indításában sincs (%3, %4, %5) blokk</translation>
    </message>
    <message>
        <source>no NVIDIA driver in this machine</source>
        <translation>ebben a gépben nincs NVIDIA-illesztőprogram</translation>
    </message>
    <message>
        <source>the NVIDIA driver is for CUDA %1, and this build needs %2: update the driver</source>
        <translation>az NVIDIA-illesztőprogram a CUDA %1 változatához való, ennek a programnak viszont %2 kell: frissítse az illesztőprogramot</translation>
    </message>
    <message>
        <source>this build has GPU code for %1 and none for compute capability %2: configure it with -DCMAKE_CUDA_ARCHITECTURES=%3</source>
        <translation>ebben a programban %1 számára van GPU-kód, a(z) %2 compute capability-hez nincs: állítsa be így: -DCMAKE_CUDA_ARCHITECTURES=%3</translation>
    </message>
    <message>
        <source>CUDA found no device: %1</source>
        <translation>a CUDA nem talált eszközt: %1</translation>
    </message>
    <message>
        <source>%1 of %2 results cannot run on %3: %4 %5: %6</source>
        <translation>%2 eredményből %1 ezen az eszközön nem futtatható: %3 (%4 %5: %6)</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; %2; it said: %3</source>
        <translation>&apos;%1&apos; folyamat %2; üzenete: %3</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; %2</source>
        <translation>&apos;%1&apos; folyamat %2</translation>
    </message>
    <message>
        <source>was ended by signal %1 (%2)</source>
        <translation>jelzés hatására leállt: %1 (%2)</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>%1 kóddal kilépett</translation>
    </message>
    <message>
        <source>sent no hello within %1 s</source>
        <translation>%1 s alatt nem jelentkezett be</translation>
    </message>
    <message>
        <source>did not begin with a hello</source>
        <translation>nem hello üzenettel kezdte</translation>
    </message>
    <message>
        <source>did not answer within %1 s</source>
        <translation>%1 s alatt nem válaszolt</translation>
    </message>
    <message>
        <source>did not end within %1 s</source>
        <translation>%1 s alatt nem fejeződött be</translation>
    </message>
    <message>
        <source>sent nothing for %1 s</source>
        <translation>%1 s óta nem küldött semmit</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <translation>nem használható: %1</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol (Warpbench %2), and this program version %3: install the same Warpbench on both</source>
        <translation>protokollverziója %1 (Warpbench %2), ezé a programé %3: telepítse ugyanazt a Warpbenchet mindkét oldalra</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol, and this program version %2: install the same Warpbench on both</source>
        <translation>protokollverziója %1, ezé a programé %2: telepítse ugyanazt a Warpbenchet mindkét oldalra</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>elutasította a kérést: %1</translation>
    </message>
    <message>
        <source>wrote &apos;%1&apos;, which is not an answer (%2)</source>
        <translation>ezt írta: &apos;%1&apos;, ami nem válasz (%2)</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 MiB</source>
        <translation>%1 MiB-nál hosszabb sort küldött</translation>
    </message>
    <message>
        <source>wrote an incomplete answer, &apos;%1&apos;</source>
        <translation>hiányos választ írt: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the point exceeded its limit of %1 s</source>
        <translation>a pont túllépte a %1 s-os korlátját</translation>
    </message>
    <message>
        <source>it failed without a reason</source>
        <translation>nem sikerült, és nem adott meg okot</translation>
    </message>
    <message>
        <source>one request at a time: another one is running</source>
        <translation>egyszerre csak egy kérés: egy másik még fut</translation>
    </message>
    <message>
        <source>the other process has no usable device</source>
        <translation>a másik folyamatnak nincs használható eszköze</translation>
    </message>
    <message>
        <source>a recording replays only where its file is: %1 is not served</source>
        <translation>felvétel csak ott játszható le, ahol a fájlja van: %1 nem érhető el</translation>
    </message>
    <message>
        <source>device &apos;%1&apos; is at an unknown place: &apos;%2&apos;</source>
        <translation>&apos;%1&apos; eszköz ismeretlen helyen van: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>cannot start &apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos; nem indítható: %2</translation>
    </message>
    <message>
        <source>cannot make a pipe: %1</source>
        <translation>nem hozható létre csővezeték: %1</translation>
    </message>
    <message>
        <source>there is no place &apos;%1&apos;; the places are %2</source>
        <translation>nincs &apos;%1&apos; hely; létezik: %2</translation>
    </message>
    <message>
        <source>the place&apos;s %1 is missing</source>
        <translation>a hely megadásából hiányzik: %1</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; begins with &apos;-&apos;, like an option</source>
        <translation>a hely %1 értéke (&apos;%2&apos;) &apos;-&apos; jellel kezdődik, mint a kapcsolók</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; has a character other than letters, digits and %3</source>
        <translation>a hely %1 értékében (&apos;%2&apos;) csak betű, számjegy és %3 állhat</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; has a control character</source>
        <translation>a hely %1 értékében (&apos;%2&apos;) vezérlőkarakter van</translation>
    </message>
    <message>
        <source>the place&apos;s port &apos;%1&apos; is not a port number</source>
        <translation>a hely portja (&apos;%1&apos;) nem portszám</translation>
    </message>
    <message>
        <source>the place process takes no options: &apos;%1&apos;</source>
        <translation>a process helynek nincsenek beállításai: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a place by %1 has no option &apos;%2&apos;; its options are %3</source>
        <translation>%1 típusú helynek nincs &apos;%2&apos; beállítása; létezik: %3</translation>
    </message>
    <message>
        <source>a container gets all GPUs (gpus=all) or none: gpus=%1 is neither</source>
        <translation>egy konténer vagy minden GPU-t megkap (gpus=all), vagy egyet sem: gpus=%1 egyik sem</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a quote is not closed</source>
        <translation>&apos;%1&apos;: lezáratlan idézőjel</translation>
    </message>
    <message>
        <source>the device fails points that another one completes, so it gets no more points of this run</source>
        <translation>az eszköz olyan pontokon hibázik, amelyeket egy másik elvégez, ezért ebben a futásban több pontot nem kap</translation>
    </message>
    <message>
        <source>its results cannot be read: %1</source>
        <translation>az eredményei nem olvashatók: %1</translation>
    </message>
    <message>
        <source>Slurm says %1</source>
        <translation>a Slurm szerint %1</translation>
    </message>
    <message>
        <source>Slurm no longer knows it</source>
        <translation>a Slurm már nem ismeri</translation>
    </message>
    <message>
        <source>Slurm gave it no job number</source>
        <translation>a Slurm nem adott neki feladatszámot</translation>
    </message>
    <message>
        <source>only Slurm runs detached jobs: &apos;%1&apos; is another place</source>
        <translation>csak a Slurm futtat leválasztott feladatot: &apos;%1&apos; más hely</translation>
    </message>
    <message>
        <source>there is no home folder to store the job in</source>
        <translation>nincs saját mappa, amelyben a feladat tárolható</translation>
    </message>
    <message>
        <source>sbatch printed &apos;%1&apos; instead of a job number</source>
        <translation>az sbatch feladatszám helyett ezt írta ki: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the folder &apos;%1&apos; has a backslash in its name</source>
        <translation>&apos;%1&apos; mappa nevében fordított perjel van</translation>
    </message>
    <message>
        <source>wrote more than %1 MiB</source>
        <translation>%1 MiB-nál többet küldött</translation>
    </message>
    <message>
        <source>--device: &apos;%1&apos; is not one of cuda:N, simulated:NAME, cpu</source>
        <translation>--device: &apos;%1&apos; nem ezek egyike: cuda:N, simulated:NÉV, cpu</translation>
    </message>
    <message>
        <source>cannot make the folder &apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos; mappa nem hozható létre: %2</translation>
    </message>
    <message>
        <source>cannot make a folder in &apos;%1&apos;: %2</source>
        <translation>nem hozható létre mappa itt: &apos;%1&apos; (%2)</translation>
    </message>
    <message>
        <source>cannot remove &apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos; nem távolítható el: %2</translation>
    </message>
    <message>
        <source>it is a link</source>
        <translation>ez egy hivatkozás</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ez nem közönséges fájl</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>nagyobb %1 MiB-nál</translation>
    </message>
    <message>
        <source>waiting for Slurm</source>
        <translation>várakozás a Slurm ütemezőjére</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>kész pontok: %1 / %2</translation>
    </message>
    <message>
        <source>a run can be submitted to a cluster only from one of its machines: start Warpbench on %1, without host=</source>
        <translation>futást csak a klaszter egyik gépéről lehet elküldeni: indítsa el a Warpbench programot itt: %1, host= nélkül</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid place name: use up to 64 letters, digits and . - _ : [ ]</source>
        <translation>&apos;%1&apos; nem érvényes helynév: legfeljebb 64 betű, számjegy és . - _ : [ ] lehet</translation>
    </message>
    <message>
        <source>several GPUs of a cluster work together only in a detached job: leave it to the cluster (--detach), or choose one GPU</source>
        <translation>egy klaszter több GPU-ja csak leválasztott feladatban dolgozik együtt: hagyja a klaszterre (--detach), vagy válasszon egy GPU-t</translation>
    </message>
    <message>
        <source>cannot be ended</source>
        <translation>nem állítható le</translation>
    </message>
    <message>
        <source>it went to cluster %1, but this machine belongs to %2</source>
        <translation>a(z) %1 klaszterre került, de ez a gép a(z) %2 klaszterhez tartozik</translation>
    </message>
    <message>
        <source>Slurm&apos;s number %1 now belongs to another job</source>
        <translation>a Slurm %1 száma most egy másik feladaté</translation>
    </message>
    <message>
        <source>it is the input file; name another file</source>
        <translation>ez a bemeneti fájl; adjon meg másikat</translation>
    </message>
    <message>
        <source>it is a named pipe, which may never deliver data; name a file</source>
        <translation>ez névvel ellátott csővezeték, amelyből talán sosem jön adat; adjon meg egy fájlt</translation>
    </message>
    <message>
        <source>it is a disk; give a file name</source>
        <translation>ez egy lemez; adjon meg egy fájlnevet</translation>
    </message>
    <message>
        <source>another Warpbench is still writing there</source>
        <translation>egy másik Warpbench még ír oda</translation>
    </message>
    <message>
        <source>the kernel exceeded the launch limit of %1 s</source>
        <translation>a kernel túllépte az indítás %1 s-os korlátját</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1, és %2</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos;</source>
        <translation>%1: nincs &apos;%2&apos; változata</translation>
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
        <translation>%1: objektum több mint %2 mezővel</translation>
    </message>
    <message>
        <source>%1: more than %2 values</source>
        <translation>%1: több mint %2 érték</translation>
    </message>
    <message>
        <source>%1: nested deeper than %2 levels</source>
        <translation>%1: több mint %2 szinten egymásba ágyazva</translation>
    </message>
    <message>
        <source>%1: the field &quot;%2&quot; occurs twice in one object</source>
        <translation>%1: a(z) „%2” mező kétszer szerepel egy objektumban</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1; üzenete: %2</translation>
    </message>
    <message>
        <source>A block waits at %1 barriers on average, %2 per memory request of a warp: warps wait for each other.</source>
        <translation>Egy blokk átlagosan %1 barriernél vár, egy warp memóriakérésenként %2 jut: a warpok egymásra várnak.</translation>
    </message>
    <message>
        <source>Bank conflicts: a warp&apos;s load from shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.</source>
        <translation>Bankkonfliktus: egy warp olvasása a megosztott memóriából %1 wavefront %2 helyett, átlagosan %3-utas konfliktus.</translation>
    </message>
    <message>
        <source>Bank conflicts: a warp&apos;s store to shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.</source>
        <translation>Bankkonfliktus: egy warp írása a megosztott memóriába %1 wavefront %2 helyett, átlagosan %3-utas konfliktus.</translation>
    </message>
    <message>
        <source>Blocks of %1 threads do not fill their warps: on average %2 of %3 lanes have work.</source>
        <translation>A %1 szálas blokkok nem töltik ki a warpjaikat: %3 lane-ből átlagosan %2 kap munkát.</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>DRAM</translation>
    </message>
    <message>
        <source>Each sector is loaded %1 times, and all sectors together, %2, exceed the L2 cache of %3.</source>
        <translation>Minden szektor %1 alkalommal töltődik be, és együtt (%2) nem férnek el az L2-gyorsítótárban (%3).</translation>
    </message>
    <message>
        <source>Each sector is loaded %1 times: the L2 cache holds all %2, so DRAM does not repeat the loads.</source>
        <translation>Minden szektor %1 alkalommal töltődik be: az L2-gyorsítótárban mind elfér (%2), így a DRAM nem ismétli az olvasást.</translation>
    </message>
    <message>
        <source>This run failed, so there is nothing to explain: %1</source>
        <translation>Ez a futás nem sikerült, ezért nincs mit magyarázni: %1</translation>
    </message>
    <message>
        <source>This variant ran on the CPU, which counts nothing.</source>
        <translation>Ez a változat CPU-n futott, ahol nincs számlálás.</translation>
    </message>
    <message>
        <source>It reaches %1, %2 of the device&apos;s own copy, which reaches %3.</source>
        <translation>Elért sávszélessége %1, ami az eszköz saját másolásának (%3) %2-a.</translation>
    </message>
    <message>
        <source>It reaches %1, %2 of the peak of %3.</source>
        <translation>Elért teljesítménye %1, ami a csúcsteljesítménynek (%3) %2-a.</translation>
    </message>
    <message>
        <source>It takes %1 (%2).</source>
        <translation>Ideje %1 (%2).</translation>
    </message>
    <message>
        <source>It takes %1 (%2); by its counts, %3 alone takes %4, %5 of that.</source>
        <translation>Ideje %1 (%2); a számlálók szerint ebből csak erre (%3) %4 megy el, a teljes idő %5-a.</translation>
    </message>
    <message>
        <source>It takes %1 (%2); the model predicts %4 for %3 alone, which is too much here.</source>
        <translation>Ideje %1 (%2); a modell csak erre (%3) %4 időt jósol, ami itt túl sok.</translation>
    </message>
    <message>
        <source>This result has no time, so there is nothing to explain.</source>
        <translation>Ennek az eredménynek nincs ideje, ezért nincs mit magyarázni.</translation>
    </message>
    <message>
        <source>Local memory: %1 of the memory requests access private values that a thread cannot keep in registers, such as an array indexed at run time.</source>
        <translation>Lokális memória: a memóriakérések %1-a olyan saját értékekhez fér hozzá, amelyeket a szál nem tud regiszterben tartani, például egy futáskor indexelt tömbhöz.</translation>
    </message>
    <message>
        <source>The accesses waste almost nothing: sectors and wavefronts are as few as the lanes&apos; bytes allow.</source>
        <translation>A hozzáférései szinte semmit sem pazarolnak: a szektorok és a wavefrontok száma a lane-ek bájtjaihoz képest a lehető legkisebb.</translation>
    </message>
    <message>
        <source>Lanes per basic block</source>
        <translation>Lane alapblokkonként</translation>
    </message>
    <message>
        <source>Lanes per memory request</source>
        <translation>Lane memóriakérésenként</translation>
    </message>
    <message>
        <source>Loads and stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Az olvasások és az írások nincsenek szektorhoz igazítva: egy warp %1 szektort érint %2 helyett, ez %3× akkora forgalom.</translation>
    </message>
    <message>
        <source>Loads are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Az olvasások nincsenek szektorhoz igazítva: egy warp %1 szektort érint %2 helyett, ez %3× akkora forgalom.</translation>
    </message>
    <message>
        <source>DRAM limits this kernel on the %1 (modelled), and it already moves only what it must: %2 in %3.</source>
        <translation>A modellben (%1) a DRAM a korlát, és már csak a szükségeset mozgatja: %2, ideje %3.</translation>
    </message>
    <message>
        <source>DRAM limits this kernel on the %1 (modelled): it moves %2 in %3; the algorithm needs %4.</source>
        <translation>A modellben (%1) a DRAM a korlát: forgalma %2, ideje %3, holott az algoritmus igénye csak %4.</translation>
    </message>
    <message>
        <source>Arithmetic limits this kernel on the %1 (modelled): %2 operations take %3 at the peak of %4.</source>
        <translation>A modellben (%1) az aritmetika a korlát: %2 művelet ideje %3, a csúcsteljesítmény %4.</translation>
    </message>
    <message>
        <source>Atomics on one address limit this kernel on the %1 (modelled): %2 atomics, one after another, take %3 at %4 per microsecond.</source>
        <translation>A modellben (%1) az egy címre jutó atomi műveletek a korlát: számuk %2, egymás után, idejük %3, mikroszekundumonként %4.</translation>
    </message>
    <message>
        <source>Instruction issue limits this kernel on the %1 (modelled): it takes %2; DRAM would take %3.</source>
        <translation>A modellben (%1) az utasítások kiadása a korlát: ideje %2, a DRAM-é csak %3 volna.</translation>
    </message>
    <message>
        <source>The launch limits this kernel on the %1 (modelled): it takes %2, and the rest only %3 (mostly %4). With more work per launch, the kernel itself matters more.</source>
        <translation>A modellben (%1) az indítás ideje %2, minden másé csak %3 (főleg %4): ha egy indítás több munkát kap, maga a kernel többet számít.</translation>
    </message>
    <message>
        <source>Shared memory limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.</source>
        <translation>A modellben (%1) a megosztott memória a korlát: %2 wavefront ideje %3, a DRAM-é csak %4 volna.</translation>
    </message>
    <message>
        <source>Starting blocks limits this kernel on the %1 (modelled): %2 blocks take %3; %4 takes %5.</source>
        <translation>A modellben (%1) a blokkok indítása a korlát: számuk %2, idejük %3, míg a leginkább terhelt erőforrásé (%4) %5.</translation>
    </message>
    <message>
        <source>The L1 cache limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.</source>
        <translation>A modellben (%1) az L1-gyorsítótár a korlát: %2 wavefront ideje %3, a DRAM-é csak %4 volna.</translation>
    </message>
    <message>
        <source>The L2 cache limits this kernel on the %1 (modelled): %2 sectors take %3; DRAM would take %4.</source>
        <translation>A modellben (%1) az L2-gyorsítótár a korlát: %2 szektor ideje %3, a DRAM-é csak %4 volna.</translation>
    </message>
    <message>
        <source>The constant cache limits this kernel on the %1 (modelled): %2 words, one after another, take %3; DRAM would take %4.</source>
        <translation>A modellben (%1) a konstans-gyorsítótár a korlát: %2 szó egymás után, ideje %3, a DRAM-é csak %4 volna.</translation>
    </message>
    <message>
        <source>Latency limits this kernel on the %1 (modelled): with the blocks that fit, latencies take %2 (rounds of loads in a block: %3); %4 takes %5.</source>
        <translation>A modellben (%1) a késleltetés a korlát: az elférő blokkokkal a késleltetés ideje %2 (olvasási körök egy blokkban: %3), míg a leginkább terhelt erőforrásé (%4) %5.</translation>
    </message>
    <message>
        <source>Next variant, %1: the same counts. %2</source>
        <translation>A következő változat, %1: a számlálók ugyanezek. %2</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 rise from none to %3.</source>
        <translation>A következő változat, %1: %2 – itt egy sem, ott %3.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 fall from %3 to %4, %5 times fewer.</source>
        <translation>A következő változat, %1: %2 – %3 helyett %4, %5× kevesebb.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 fall from %3 to none.</source>
        <translation>A következő változat, %1: %2 – %3 helyett egy sem.</translation>
    </message>
    <message>
        <source>Next variant, %1: on average %2 lanes of a warp work instead of %3.</source>
        <translation>A következő változat, %1: egy warpban %3 helyett átlagosan %2 lane dolgozik.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 rise from %3 to %4, %5 times as many.</source>
        <translation>A következő változat, %1: %2 – %3 helyett %4, %5× annyi.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2</source>
        <translation>A következő változat, %1: %2</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 (%3) instead of %4, %5 times as fast.</source>
        <translation>A következő változat, %1: %4 helyett %2 (%3), %5× olyan gyors.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Foglaltság (occupancy)</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a basic block: the rest are idle.</source>
        <translation>Egy warp %2 lane-je közül egy alapblokkban átlagosan %1 aktív: a többi tétlen.</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a memory request and %3 in a basic block: the rest are idle.</source>
        <translation>Egy warp %2 lane-je közül átlagosan %1 aktív egy memóriakérésben és %3 egy alapblokkban: a többi tétlen.</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a memory request: the rest are idle.</source>
        <translation>Egy warp %2 lane-je közül egy memóriakérésben átlagosan %1 aktív: a többi tétlen.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s load touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>Egy warp olvasása átlagosan %1 szektort érint %2 helyett: %3× akkora forgalom.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s loads and stores each touch %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>Egy warp olvasásai és írásai átlagosan %1 szektort érintenek %2 helyett: %3× akkora forgalom.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s store touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>Egy warp írása átlagosan %1 szektort érint %2 helyett: %3× akkora forgalom.</translation>
    </message>
    <message>
        <source>Sectors per load</source>
        <translation>Szektor olvasásonként</translation>
    </message>
    <message>
        <source>Sectors per store</source>
        <translation>Szektor írásonként</translation>
    </message>
    <message>
        <source>Stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Az írások nincsenek szektorhoz igazítva: egy warp %1 szektort érint %2 helyett, ez %3× akkora forgalom.</translation>
    </message>
    <message>
        <source>The grid gives a multiprocessor %1 of the %2 warps that fit, so it hides less latency.</source>
        <translation>A grid egy multiprocesszornak %1 warpot ad, pedig %2 férne el, így kevesebb késleltetést rejt el.</translation>
    </message>
    <message>
        <source>The grid&apos;s blocks use only %1 of %2 multiprocessors: the others are idle.</source>
        <translation>A grid blokkjai %2 multiprocesszorból csak %1-et használnak: a többi tétlen.</translation>
    </message>
    <message>
        <source>The lanes of a warp conflict in one bank of shared memory: each atomic takes %1 wavefronts instead of one.</source>
        <translation>Egy warp lane-jei a megosztott memória egy bankjában ütköznek: minden atomi művelet %1 wavefront egy helyett.</translation>
    </message>
    <message>
        <source>The lanes of a warp use one address: memory serves each atomic of the warp in %1 turns instead of one.</source>
        <translation>Egy warp lane-jei egy címet használnak: a memória a warp minden atomi műveletét %1 fordulóban szolgálja ki egy helyett.</translation>
    </message>
    <message>
        <source>This variant is wrong on purpose: its result cannot be used, however fast it is. %1</source>
        <translation>Ez a változat szándékosan hibás: az eredménye nem használható, bármilyen gyors is. %1</translation>
    </message>
    <message>
        <source>Wavefronts per shared atomic</source>
        <translation>Wavefront megosztott atomi műveletenként</translation>
    </message>
    <message>
        <source>Wavefronts per shared load</source>
        <translation>Wavefront megosztott olvasásonként</translation>
    </message>
    <message>
        <source>Wavefronts per shared store</source>
        <translation>Wavefront megosztott írásonként</translation>
    </message>
    <message>
        <source>The simulator could show why, but cannot run this variant: %1.</source>
        <translation>A szimulátor megmutathatná az okot, de ezt a változatot nem tudja futtatni: %1.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>aritmetika</translation>
    </message>
    <message>
        <source>atomics on one address</source>
        <translation>egy címre jutó atomi műveletek</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barrierek</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;</source>
        <translation>&apos;%1&apos; nem írható</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>elvárt %1, talált: %2</translation>
    </message>
    <message>
        <source>expected 3 whole numbers, found %1</source>
        <translation>elvárt 3 egész szám, talált: %1</translation>
    </message>
    <message>
        <source>expected a number from 0 to %1, found %2</source>
        <translation>elvárt szám 0 és %1 között, talált: %2</translation>
    </message>
    <message>
        <source>expected a share from 0 to 1, found %1</source>
        <translation>elvárt arány 0 és 1 között, talált: %1</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found %3</source>
        <translation>elvárt egész szám %1 és %2 között, talált: %3</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>elvárt ezek egyike: %1, talált: %2</translation>
    </message>
    <message>
        <source>expected up to %1 elements, found %2</source>
        <translation>legfeljebb %1 elem várt, talált: %2</translation>
    </message>
    <message>
        <source>global load sectors</source>
        <translation>globális olvasás szektorai</translation>
    </message>
    <message>
        <source>global store sectors</source>
        <translation>globális írás szektorai</translation>
    </message>
    <message>
        <source>issuing instructions</source>
        <translation>utasítások kiadása</translation>
    </message>
    <message>
        <source>it is being submitted</source>
        <translation>beküldése folyamatban van</translation>
    </message>
    <message>
        <source>it is larger than %1 GiB</source>
        <translation>nagyobb %1 GiB-nál</translation>
    </message>
    <message>
        <source>its record cannot be read: %1</source>
        <translation>a nyilvántartása nem olvasható: %1</translation>
    </message>
    <message>
        <source>job %1 has %2 results: take them</source>
        <translation>a(z) %1 feladatnak %2 eredménye van: vegye át őket</translation>
    </message>
    <message>
        <source>another Warpbench is using job %1</source>
        <translation>a(z) %1 feladatot egy másik Warpbench használja</translation>
    </message>
    <message>
        <source>job %1: %2; its files are in &apos;%3&apos;</source>
        <translation>%1 feladat: %2; fájljai itt vannak: &apos;%3&apos;</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>késleltetés</translation>
    </message>
    <message>
        <source>lesson %1: %2</source>
        <translation>%1 lecke: %2</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1. sor, %2. oszlop</translation>
    </message>
    <message>
        <source>making the input</source>
        <translation>bemenet előállítása</translation>
    </message>
    <message>
        <source>memory requests</source>
        <translation>memóriakérések</translation>
    </message>
    <message>
        <source>not a %1 of version 1</source>
        <translation>nem 1-es verziójú %1</translation>
    </message>
    <message>
        <source>replaying</source>
        <translation>lejátszás</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>minta: %1</translation>
    </message>
    <message>
        <source>sectors loaded from DRAM</source>
        <translation>DRAM-ból olvasott szektorok</translation>
    </message>
    <message>
        <source>sectors of atomics with a result</source>
        <translation>eredményt adó atomi műveletek szektorai</translation>
    </message>
    <message>
        <source>sectors of atomics without a result</source>
        <translation>eredmény nélküli atomi műveletek szektorai</translation>
    </message>
    <message>
        <source>sectors stored to DRAM</source>
        <translation>DRAM-ba írt szektorok</translation>
    </message>
    <message>
        <source>shared atomic wavefronts</source>
        <translation>megosztott atomi műveletek wavefrontjai</translation>
    </message>
    <message>
        <source>shared load wavefronts</source>
        <translation>megosztott olvasás wavefrontjai</translation>
    </message>
    <message>
        <source>shared store wavefronts</source>
        <translation>megosztott írás wavefrontjai</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>szimulálás</translation>
    </message>
    <message>
        <source>starting blocks</source>
        <translation>blokkok indítása</translation>
    </message>
    <message>
        <source>starting the process</source>
        <translation>a folyamat indítása</translation>
    </message>
    <message>
        <source>the L1 cache</source>
        <translation>az L1-gyorsítótár</translation>
    </message>
    <message>
        <source>the L2 cache</source>
        <translation>az L2-gyorsítótár</translation>
    </message>
    <message>
        <source>the constant cache</source>
        <translation>a konstans-gyorsítótár</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>a dokumentum</translation>
    </message>
    <message>
        <source>the file has version %1, but this program reads up to version %2: open it with a newer Warpbench</source>
        <translation>a fájl verziója %1, de ez a program legfeljebb ezt olvassa: %2; nyissa meg újabb Warpbench programmal</translation>
    </message>
    <message>
        <source>verifying again</source>
        <translation>ismételt ellenőrzés</translation>
    </message>
    <message>
        <source>verifying</source>
        <translation>ellenőrzés</translation>
    </message>
    <message>
        <source>was ended</source>
        <translation>le lett állítva</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>number %1 of %2 in the queue of %3</source>
        <translation>sorszám %3 várólistáján: %1 / %2</translation>
    </message>
    <message>
        <source>waiting for Slurm, %1 (%2)</source>
        <translation>várakozás a Slurm ütemezőjére, %1 (%2)</translation>
    </message>
    <message>
        <source>%1: bank conflicts: %2 before, now %3</source>
        <translation>%1: bankkonfliktusok: korábban %2, most %3</translation>
    </message>
    <message>
        <source>%1: gone</source>
        <translation>%1: már nincs</translation>
    </message>
    <message>
        <source>%1: launches: %2 before, now %3</source>
        <translation>%1: indítások: korábban %2, most %3</translation>
    </message>
    <message>
        <source>%1: modelled time: %2 before, now %3</source>
        <translation>%1: modellezett idő: korábban %2, most %3</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1: új</translation>
    </message>
    <message>
        <source>%1: requests to global memory: %2 before, now %3</source>
        <translation>%1: kérések a globális memóriához: korábban %2, most %3</translation>
    </message>
    <message>
        <source>%1: sectors of global memory: %2 before, now %3</source>
        <translation>%1: a globális memória szektorai: korábban %2, most %3</translation>
    </message>
    <message>
        <source>%1: wavefronts of shared memory: %2 before, now %3</source>
        <translation>%1: a megosztott memória wavefrontjai: korábban %2, most %3</translation>
    </message>
    <message>
        <source>the program&apos;s end: %1 before, now %2</source>
        <translation>a program vége: korábban %1, most %2</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; the launch sets %3</source>
        <translation>%1 mérete %2 bájt; az indítás %3 bájtot állít be</translation>
    </message>
    <message>
        <source>A check finds no mistake.</source>
        <translation>A hibakeresés nem talál hibát.</translation>
    </message>
    <message>
        <source>A correct result.</source>
        <translation>Helyes eredmény.</translation>
    </message>
    <message>
        <source>a block has at most %1 threads along z, not %2</source>
        <translation>egy blokknak z mentén legfeljebb %1 szála van, nem %2</translation>
    </message>
    <message>
        <source>a block of %1 x %2 x %3 threads has more than %4</source>
        <translation>egy %1 x %2 x %3 szálas blokknak több mint %4 szála van</translation>
    </message>
    <message>
        <source>a program makes its own data: remove %1</source>
        <translation>a program maga állítja elő az adatait: hagyja el ezt: %1</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>fordítás</translation>
    </message>
    <message>
        <source>expected %1 elements, found %2</source>
        <translation>%1 elem kellene, %2 van</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>értéke %1</translation>
    </message>
    <message>
        <source>it was not verified</source>
        <translation>nem lett ellenőrizve</translation>
    </message>
    <message>
        <source>the CUDA driver has no function %1: update the driver</source>
        <translation>a CUDA-illesztőprogramban nincs %1 függvény: frissítse az illesztőprogramot</translation>
    </message>
    <message>
        <source>the kernels of %1 came with the session: allow them before you run them</source>
        <translation>%1 kerneljei a munkamenettel érkeztek: futtatás előtt engedélyezze őket</translation>
    </message>
    <message>
        <source>the text of %1 has changed since this run, and the old text was not kept</source>
        <translation>%1 szövege a futás óta megváltozott, és a régi szöveg nincs meg</translation>
    </message>
    <message>
        <source>there is no count, because it did not finish</source>
        <translation>nincs számlálás, mert nem fejeződött be</translation>
    </message>
    <message>
        <source>variant %1 is a library call: it has no kernel to export as a program</source>
        <translation>a(z) %1 változat könyvtári hívás: nincs programként exportálható kernelje</translation>
    </message>
    <message>
        <source>variant %1 is a loop on the host: it has no kernel to export as a program</source>
        <translation>a(z) %1 változat ciklus a hoston: nincs programként exportálható kernelje</translation>
    </message>
    <message>
        <source>%1 failed with status %2 (CUDA driver, CUresult)</source>
        <translation>%1 sikertelen, állapota %2 (CUDA-illesztőprogram, CUresult)</translation>
    </message>
    <message>
        <source>tensor cores for numbers of 16 bits</source>
        <translation>tenzormagok 16 bites számokhoz</translation>
    </message>
    <message>
        <source>this driver has no tensor maps: install CUDA 12 or newer</source>
        <translation>ebben az illesztőprogramban nincsenek tensor mapek: telepítsen CUDA 12-t vagy újabbat</translation>
    </message>
    <message>
        <source>measuring the CPU&apos;s own copy</source>
        <translation>a CPU saját másolásának mérése</translation>
    </message>
    <message>
        <source>Warpbench cannot write a program for the family %1</source>
        <translation>a Warpbench a(z) %1 családhoz nem tud programot írni</translation>
    </message>
    <message>
        <source>At least %1 %2.</source>
        <translation>%2: legalább %1.</translation>
    </message>
    <message>
        <source>At most %1 %2.</source>
        <translation>%2: legfeljebb %1.</translation>
    </message>
    <message>
        <source>active lanes of %1</source>
        <translation>Aktív lane-ek (%1)</translation>
    </message>
    <message>
        <source>bank conflicts of %1</source>
        <translation>Bankkonfliktusok (%1)</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>Bájtok (%1)</translation>
    </message>
    <message>
        <source>global atomics whose old value is used</source>
        <translation>globális atomi műveletek, amelyek régi értékét felhasználják</translation>
    </message>
    <message>
        <source>global atomics</source>
        <translation>globális atomi műveletek</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>globális olvasások</translation>
    </message>
    <message>
        <source>global stores</source>
        <translation>globális írások</translation>
    </message>
    <message>
        <source>local loads</source>
        <translation>lokális olvasások</translation>
    </message>
    <message>
        <source>local stores</source>
        <translation>lokális írások</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>Kérések (%1)</translation>
    </message>
    <message>
        <source>sectors of %1</source>
        <translation>Szektorok (%1)</translation>
    </message>
    <message>
        <source>shared atomics</source>
        <translation>megosztott atomi műveletek</translation>
    </message>
    <message>
        <source>shared loads</source>
        <translation>megosztott olvasások</translation>
    </message>
    <message>
        <source>shared stores</source>
        <translation>megosztott írások</translation>
    </message>
    <message>
        <source>wavefronts of %1</source>
        <translation>Wavefrontok (%1)</translation>
    </message>
    <message>
        <source>it is %1; this counts once the result is right</source>
        <translation>értéke %1, de ez csak helyes eredménnyel számít</translation>
    </message>
    <message>
        <source>the launch did not change %1 elements</source>
        <translation>az indítás %1 elemet nem módosított</translation>
    </message>
    <message>
        <source>the launch did not change 1 element</source>
        <translation>az indítás 1 elemet nem módosított</translation>
    </message>
    <message>
        <source>Compared with %1: %2 rise from none to %3.</source>
        <translation>Ehhez képest: %1: %2 – ott egy sem, itt %3.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 fall from %3 to %4, %5 times fewer.</source>
        <translation>Ehhez képest: %1: %2 – %3 helyett %4, %5× kevesebb.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 fall from %3 to none.</source>
        <translation>Ehhez képest: %1: %2 – %3 helyett egy sem.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 instead of %3, %4 times as fast.</source>
        <translation>Ehhez képest: %1: %3 helyett %2, %4× olyan gyors.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 instead of %3, %4 times as long.</source>
        <translation>Ehhez képest: %1: %3 helyett %2, %4× annyi idő.</translation>
    </message>
    <message>
        <source>Compared with %1: on average %2 lanes of a warp work instead of %3.</source>
        <translation>Ehhez képest: %1: egy warpban %3 helyett átlagosan %2 lane dolgozik.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 rise from %3 to %4, %5 times as many.</source>
        <translation>Ehhez képest: %1: %2 – %3 helyett %4, %5× annyi.</translation>
    </message>
    <message>
        <source>Compared with %1: the counts are the same.</source>
        <translation>Ehhez képest: %1: a számlálók azonosak.</translation>
    </message>
    <message>
        <source>Compared with %1: the same time, %2.</source>
        <translation>Ehhez képest: %1: ugyanannyi idő, %2.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Itt</translation>
    </message>
    <message>
        <source>More than the kernel differs: %1 here, %2 there.</source>
        <translation>Nemcsak a kernel tér el: itt %1, ott %2.</translation>
    </message>
    <message>
        <source>Occupancy is %1: a multiprocessor holds at most %2 blocks (threads per block: %3).</source>
        <translation>A foglaltság %1: egy multiprocesszoron legfeljebb %2 blokk fér el (szálak száma blokkonként: %3).</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 of shared memory per block, a multiprocessor holds %3 at a time.</source>
        <translation>A foglaltság %1: blokkonként %2 megosztott memóriával egyszerre %3 fér el egy multiprocesszoron.</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 threads per block, a multiprocessor holds %3 at a time.</source>
        <translation>A foglaltság %1: %2 szálas blokkokból egyszerre %3 fér el egy multiprocesszoron.</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 registers per thread no more blocks fit a multiprocessor.</source>
        <translation>A foglaltság %1: szálanként %2 regiszterrel több blokk nem fér egy multiprocesszorra.</translation>
    </message>
    <message>
        <source>One of the two times is modelled and the other is not: their ratio is a hint only.</source>
        <translation>A két idő egyike modellezett, a másik nem: az arányuk csak tájékoztató.</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Ott</translation>
    </message>
    <message>
        <source>a value is not a number</source>
        <translation>az egyik érték nem szám</translation>
    </message>
    <message>
        <source>expected a colour such as %1, found %2</source>
        <translation>elvárt szín, például %1, talált: %2</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>elvárt szám %1 és %2 között, talált: %3</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>grid %1, blokk %2</translation>
    </message>
    <message>
        <source>largest difference %1, allowed %2</source>
        <translation>a legnagyobb eltérés %1, a megengedett %2</translation>
    </message>
    <message>
        <source>result %1 belongs to two runs</source>
        <translation>a(z) %1. eredmény két futáshoz tartozik</translation>
    </message>
    <message>
        <source>the session has no result %1: it has %2</source>
        <translation>a munkamenetben nincs %1. eredmény: %2 van</translation>
    </message>
    <message>
        <source>wrong result: %1 (%2)</source>
        <translation>hibás eredmény: %1 (%2)</translation>
    </message>
    <message>
        <source>wrong result: %1</source>
        <translation>hibás eredmény: %1</translation>
    </message>
    <message>
        <source>%1: floating-point operations: %2 before, now %3</source>
        <translation>%1: lebegőpontos műveletek: korábban %2, most %3</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>leghosszabb sor</translation>
    </message>
    <message>
        <source>nonzeros</source>
        <translation>nem nulla elemek</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>számlálás</translation>
    </message>
    <message>
        <source>the hardware&apos;s counts are missing: %1</source>
        <translation>a hardver számlálói hiányoznak: %1</translation>
    </message>
    <message>
        <source>computed by plain loops and not counted; its time is estimated from its bytes and operations</source>
        <translation>egyszerű ciklusokkal számítva, nincs megszámlálva; az ideje a bájtokból és műveletekből becsült</translation>
    </message>
    <message>
        <source>computed by plain loops: neither counted nor timed</source>
        <translation>egyszerű ciklusokkal kiszámítva: se számlálva, se mérve</translation>
    </message>
    <message>
        <source>launch %1 (%2) fails: %3</source>
        <translation>a(z) %1. indítás (%2) sikertelen: %3</translation>
    </message>
    <message>
        <source>launch %1 did not happen: the program %2</source>
        <translation>a(z) %1. indítás nem következett be: a program %2</translation>
    </message>
    <message>
        <source>there is no launch %1: the last one is launch %2</source>
        <translation>nincs %1. indítás: az utolsó a(z) %2. indítás</translation>
    </message>
    <message>
        <source>there is no launch %1: the program launches nothing</source>
        <translation>nincs %1. indítás: a program semmit sem indít</translation>
    </message>
    <message>
        <source>&quot;sampling&quot; lacks the number of samples</source>
        <translation>a &quot;sampling&quot; mezőből hiányzik a minták száma</translation>
    </message>
    <message>
        <source>there are %1, but &quot;sampling&quot; kept %2</source>
        <translation>%1 van, de a &quot;sampling&quot; %2 mintát tartott meg</translation>
    </message>
    <message>
        <source>they are not in ascending order</source>
        <translation>nem növekvő sorrendben állnak</translation>
    </message>
    <message>
        <source>making the input: %1 %, %2 s left</source>
        <translation>bemenet előállítása: %1 %, még %2 s</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>a szöveg üres</translation>
    </message>
    <message>
        <source>Atomics on neighbouring addresses limit this kernel on the %1 (modelled): one part of L2 serves %2 sectors, one after another, in %3, at %4 per microsecond.</source>
        <translation>A modellben (%1) a szomszédos címekre jutó atomi műveletek a korlát: az L2 egyik része %2 szektorukat szolgálja ki egymás után, %3 alatt, mikroszekundumonként %4.</translation>
    </message>
    <message>
        <source>serving atomics on few addresses</source>
        <translation>kevés címre jutó atomi műveletek</translation>
    </message>
    <message>
        <source>%1 need compute capability %2.0; this device has %3</source>
        <translation>%1: ehhez %2.0 compute capability kell; ezé az eszközé %3</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5 by %6 and a barrier after the wait</source>
        <translation>%1 (%2) itt: %4, %3. bájt; előbb a másoló szálnak (%6) meg kell várnia az aszinkron másolást (%5), a várakozás után pedig barrier kell</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5</source>
        <translation>%1 (%2) itt: %4, %3. bájt; a szál még nem várta meg az aszinkron másolást: %5</translation>
    </message>
    <message>
        <source>products of warp groups (wgmma)</source>
        <translation>warpcsoportok szorzása (wgmma)</translation>
    </message>
    <message>
        <source>Faster here, %1: %2 instead of %3, %4 times as fast.</source>
        <translation>Itt gyorsabb: %1, %3 helyett %2, %4× olyan gyors.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 instead of %3, no faster here.</source>
        <translation>A következő változat, %1: %3 helyett %2, itt nem gyorsabb.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s atomic touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>Egy warp atomi művelete átlagosan %1 szektort érint %2 helyett: %3× akkora forgalom.</translation>
    </message>
    <message>
        <source>A run on the %1 (modelled) shows why, because it counts each access.</source>
        <translation>Egy futtatás ezen az eszközön megmutatja az okot, mert minden hozzáférést számol: %1 (modellezett).</translation>
    </message>
    <message>
        <source>Sectors per atomic with a result</source>
        <translation>Szektor eredményt adó atomi műveletenként</translation>
    </message>
    <message>
        <source>Sectors per atomic without a result</source>
        <translation>Szektor eredmény nélküli atomi műveletenként</translation>
    </message>
    <message>
        <source>The hardware&apos;s counts do not show waste, such as bytes that no lane requests: a run on the %1 (modelled) does.</source>
        <translation>A hardver számlálói nem mutatják a pazarlást, például az egy lane által sem kért bájtokat: ezt egy futtatás mutatja meg ezen az eszközön: %1 (modellezett).</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Eszköz</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Család</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mód</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Eredet</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paraméterek</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Idő (ms)</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Változat</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>cold cache</source>
        <translation>hideg gyorsítótár</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>sikertelen</translation>
    </message>
    <message>
        <source>hot cache</source>
        <translation>meleg gyorsítótár</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mért</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellezett</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nincs ellenőrizve</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>rögzítve: %1</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>rögzített</translation>
    </message>
    <message>
        <source>repeated inside the kernel</source>
        <translation>ismétlés a kernelen belül</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>véletlenül helyes</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>ellenőrizve</translation>
    </message>
    <message>
        <source>wrong on purpose</source>
        <translation>szándékosan hibás</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>hibás</translation>
    </message>
    <message>
        <source>By the hardware&apos;s counters: %1.</source>
        <translation>A hardver számlálói szerint: %1.</translation>
    </message>
    <message>
        <source>The launch adds %1; total %2.</source>
        <translation>Az indítás további %1: összesen %2.</translation>
    </message>
    <message>
        <source>Partly hidden work adds %1 and the launch %2; total %3.</source>
        <translation>A csak részben elrejtett munka további %1, az indítás %2: összesen %3.</translation>
    </message>
    <message>
        <source>The most expensive line: %1.</source>
        <translation>A legköltségesebb sor: %1.</translation>
    </message>
    <message>
        <source>shared array %1 of %2</source>
        <translation>%1 megosztott tömb (%2)</translation>
    </message>
    <message>
        <source>the block&apos;s threads did not end within %1 steps; last seen: %2</source>
        <translation>a blokk szálai %1 lépés után sem értek véget; utoljára itt járt: %2</translation>
    </message>
    <message>
        <source>the point exceeded its limit of %1 s; last seen: %2</source>
        <translation>a pont túllépte a %1 s-os korlátját; utoljára itt járt: %2</translation>
    </message>
    <message>
        <source>The program&apos;s event times are modelled too: they contain all launches and copies between two events and a microsecond for the event. The table has each launch alone.</source>
        <translation>A program eseményeivel mért idők is modellezettek: két esemény között minden indítást és másolást, valamint az eseményre egy mikroszekundumot tartalmaznak. A táblázatban minden indítás külön áll.</translation>
    </message>
    <message>
        <source>an axis must begin below its end, and a logarithmic axis above 0</source>
        <translation>a tengely kezdete legyen kisebb a végénél, logaritmikus tengelyé pedig 0-nál nagyobb</translation>
    </message>
    <message>
        <source>%1 arrivals</source>
        <translation>%1 érkezés</translation>
    </message>
    <message>
        <source>%1 unexpected bytes arrived</source>
        <translation>%1 váratlan bájt érkezett</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without a wait for the bulk copy at %5 by %6</source>
        <translation>%1 (%2) itt: %4, %3. bájt; előtte nem várta meg a tömeges másolást (%5), amelyet %6 indított</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4: both must be multiples of 16</source>
        <translation>%1 (%2) itt: %4, %3. bájt; mindkettőnek 16 többszörösének kell lennie</translation>
    </message>
    <message>
        <source>1 arrival</source>
        <translation>1 érkezés</translation>
    </message>
    <message>
        <source>arrives %1 times at a barrier in shared memory whose phase expects %2 more arrivals</source>
        <translation>%1-szer érkezik egy megosztott memóriabeli barrierhez, amelynek fázisa még %2 érkezést vár</translation>
    </message>
    <message>
        <source>bulk copy</source>
        <translation>tömeges másolás</translation>
    </message>
    <message>
        <source>makes a barrier in shared memory expect %1 bytes: the limit is %2</source>
        <translation>%1 bájtot várat egy megosztott memóriabeli barrierrel: a határ %2</translation>
    </message>
    <message>
        <source>initialises a barrier in shared memory for %1 arrivals: use 1 to %2</source>
        <translation>%1 érkezésre inicializál egy megosztott memóriabeli barriert: 1 és %2 közötti szám kell</translation>
    </message>
    <message>
        <source>it lacks %1 and %2 bytes</source>
        <translation>hiányzik %1 és %2 bájt</translation>
    </message>
    <message>
        <source>it lacks %1 bytes</source>
        <translation>hiányzik %1 bájt</translation>
    </message>
    <message>
        <source>it lacks %1</source>
        <translation>hiányzik %1</translation>
    </message>
    <message>
        <source>it lacks %1, and %2 unexpected bytes arrived</source>
        <translation>hiányzik %1, és %2 váratlan bájt érkezett</translation>
    </message>
    <message>
        <source>makes a bulk copy that is not from global to shared memory</source>
        <translation>olyan tömeges másolást indít, amely nem a globális memóriából a megosztottba megy</translation>
    </message>
    <message>
        <source>makes a bulk copy that is not from shared to global memory</source>
        <translation>olyan tömeges másolást indít, amely nem a megosztott memóriából a globálisba megy</translation>
    </message>
    <message>
        <source>thread %1 waits at barrier %2 of its block for %3 threads, but only %4 arrive%5</source>
        <translation>a(z) %1 szál a blokkja %2. barrierjénél %3 szálra vár, de csak %4 érkezik%5</translation>
    </message>
    <message>
        <source>thread %1 waits at a barrier in shared memory that never completes: %2%3</source>
        <translation>%1 szál egy megosztott memóriabeli barriernél vár, amely sosem teljesül: %2%3</translation>
    </message>
    <message>
        <source>uses a barrier in shared memory that is not initialised</source>
        <translation>inicializálatlan megosztott memóriabeli barriert használ</translation>
    </message>
    <message>
        <source>uses a barrier in shared memory that another store overwrote</source>
        <translation>olyan megosztott memóriabeli barriert használ, amelyet egy másik írás felülírt</translation>
    </message>
    <message>
        <source>uses a barrier that is not in shared memory</source>
        <translation>olyan barriert használ, amely nem a megosztott memóriában van</translation>
    </message>
    <message>
        <source>uses a barrier whose address is not a multiple of 8</source>
        <translation>olyan barriert használ, amelynek címe nem 8 többszöröse</translation>
    </message>
    <message>
        <source>waits at a barrier in shared memory that never completes: %1</source>
        <translation>megosztott memóriabeli barriernél vár, amely sosem teljesül: %1</translation>
    </message>
    <message>
        <source>waits at a barrier in shared memory that never completes: %1; the last arrival was at %2 by %3</source>
        <translation>megosztott memóriabeli barriernél vár, amely sosem teljesül: %1; utoljára %3 érkezett oda (%2)</translation>
    </message>
    <message>
        <source>Integer divisions and remainders are %1 of the issued instructions: nvcc does not know the divisors, so each takes about 20 instructions.</source>
        <translation>Az egész osztások és maradékok a kiadott utasítások %1 részét adják: az nvcc nem ismeri az osztókat, így mindegyik körülbelül 20 utasítás.</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without fence.proxy.async after the %5 at %6 by %7</source>
        <translation>%1 (%2) itt: %4, %3. bájt; nincs fence.proxy.async a másik hozzáférés (%5) után: %6, %7</translation>
    </message>
    <message>
        <source>arrives at a barrier in shared memory without waiting for its previous phase: an early arrival is one too many</source>
        <translation>megérkezik egy megosztott memóriabeli barrierhez, de nem várta meg az előző fázisát: a korai érkezés eggyel több</translation>
    </message>
    <message>
        <source>Measured by Nsight Compute: the kernel read %1 from DRAM and wrote %2, at %3; the hit rate was %4 in L2 and %5 in L1.</source>
        <translation>Az Nsight Compute mérése: a kernel %1 adatot olvasott a DRAM-ból és %2 adatot írt, %3 sebességgel; a találati arány az L2-ben %4, az L1-ben %5.</translation>
    </message>
    <message>
        <source>On average %1 of a multiprocessor&apos;s warp slots were in use. Its warps spent their time %2.</source>
        <translation>Egy multiprocesszor warphelyeiből átlagosan %1 volt foglalt. A warpok ideje így telt: %2.</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>alvás</translation>
    </message>
    <message>
        <source>ready while another warp issued</source>
        <translation>készenlét, míg egy másik warp ad ki utasítást</translation>
    </message>
    <message>
        <source>waiting at barriers</source>
        <translation>várakozás barriernél</translation>
    </message>
    <message>
        <source>waiting at memory fences</source>
        <translation>várakozás memory fence-nél</translation>
    </message>
    <message>
        <source>waiting for arithmetic units</source>
        <translation>várakozás aritmetikai egységekre</translation>
    </message>
    <message>
        <source>waiting for branches</source>
        <translation>várakozás elágazásra</translation>
    </message>
    <message>
        <source>waiting for constants</source>
        <translation>várakozás konstansra</translation>
    </message>
    <message>
        <source>waiting for dispatch</source>
        <translation>várakozás továbbításra</translation>
    </message>
    <message>
        <source>waiting for global or local memory</source>
        <translation>várakozás globális vagy lokális memóriára</translation>
    </message>
    <message>
        <source>waiting for instruction fetch</source>
        <translation>várakozás utasításlehívásra</translation>
    </message>
    <message>
        <source>waiting for shared memory</source>
        <translation>várakozás megosztott memóriára</translation>
    </message>
    <message>
        <source>waiting for something else</source>
        <translation>várakozás másra</translation>
    </message>
    <message>
        <source>waiting for tensor cores</source>
        <translation>várakozás tenzormagokra</translation>
    </message>
    <message>
        <source>waiting for the previous instruction</source>
        <translation>várakozás az előző utasításra</translation>
    </message>
    <message>
        <source>waiting for their last stores</source>
        <translation>várakozás az utolsó írásokra</translation>
    </message>
    <message>
        <source>waiting to issue texture requests</source>
        <translation>várakozás textúrakérés kiadására</translation>
    </message>
    <message>
        <source>waiting to issue requests to global memory</source>
        <translation>várakozás globálismemória-kérés kiadására</translation>
    </message>
    <message>
        <source>waiting to issue requests to shared memory</source>
        <translation>várakozás megosztottmemória-kérés kiadására</translation>
    </message>
    <message>
        <source>too little memory to compile: the system refused &apos;%1&apos; more memory; see ulimit -v, or the limits of this container or job</source>
        <translation>túl kevés a memória a fordításhoz: &apos;%1&apos; nem kapott többet a rendszertől; lásd az ulimit -v parancsot vagy a konténer, feladat korlátait</translation>
    </message>
    <message>
        <source>its blocks run at the same time and need %1 MiB of memory, but %2 MiB are free: choose a smaller grid</source>
        <translation>blokkjai egyszerre futnak, és %1 MiB memória kell hozzájuk, de csak %2 MiB szabad: válasszon kisebb gridet</translation>
    </message>
    <message>
        <source>the check&apos;s record of accesses needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>a hibakeresés hozzáférés-nyilvántartásához %1 MiB memória kell, de csak %2 MiB szabad: válasszon kisebb méretet</translation>
    </message>
    <message>
        <source>the mask</source>
        <translation>a maszk</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Ö&amp;sszes kijelölése</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Növelés</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Csökkentés</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Leválasztás</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Leválasztja és visszacsatolja a panelt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Bezárja a panelt</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Keresés helye:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Ugrás vissza</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Előre</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Ugrás előre</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Szülőkönyvtár</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ugrás a szülőkönyvtárba</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Új mappa létrehozása</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Új mappa létrehozása</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lista nézet</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Váltás lista nézetre</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Részletes nézet</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Váltás részletes nézetre</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Oldalsáv</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Helyek és könyvjelzők listája</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fájlok</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fájl&amp;név:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fájltípus:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Könyvtár:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Megnyitás</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>M&amp;entés</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Ú&amp;j mappa</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Át&amp;nevezés</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Rejtett fájlok megjelenítése</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Új mappa</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 már létezik.
Lecserélhető?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
A fájl nem található.
Ellenőrizze a megadott fájlnevet.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Típus</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Módosítás dátuma</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Számítógép</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Mé&amp;gis</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kivágás</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Beillesztés</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Összes kijelölése</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Igen</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nem</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Eldobás</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Súgó</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Alkalmazás</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Alapértékek visszaállítása</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Görgetés balra</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Görgetés jobbra</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Mé&amp;gis</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kivágás</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Beillesztés</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Összes kijelölése</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::BatchDialog</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>Ta&amp;llózás...</translation>
    </message>
    <message>
        <source>Export all views</source>
        <translation>Összes nézet exportálása</translation>
    </message>
    <message>
        <source>Folder for the files; Warpbench creates it if it does not exist</source>
        <translation>A fájlok mappája; ha nem létezik, a Warpbench létrehozza</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Mappa kiválasztása</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>Ma&amp;ppa</translation>
    </message>
    <message>
        <source>Files written</source>
        <translation>Kiírt fájlok</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v / %m</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportálás</translation>
    </message>
    <message>
        <source>Write a file for each view of each family that has something to show (Return)</source>
        <translation>Minden család minden olyan nézetének kiírása egy-egy fájlba, amelyben van mit mutatni (Enter)</translation>
    </message>
    <message>
        <source>Cancelled. Files written: %1</source>
        <translation>Megszakítva. Kiírt fájlok: %1</translation>
    </message>
    <message>
        <source>Files written to %1: %2</source>
        <translation>Kiírt fájlok (%1): %2</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Még nincs mit exportálni.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Válasszon mappát.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mégs&amp;e</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Be&amp;zárás</translation>
    </message>
    <message>
        <source>Stop after the current file; files already written are kept</source>
        <translation>Leállítás a most készülő fájl után; a már kiírt fájlok megmaradnak</translation>
    </message>
    <message>
        <source>Close and keep the choices (Esc)</source>
        <translation>Bezárás; a beállítások megmaradnak (Esc)</translation>
    </message>
    <message>
        <source>Exports the session as it was when the export began.</source>
        <translation>A munkamenetet az exportálás kezdetekori állapotában exportálja.</translation>
    </message>
    <message>
        <source>Each view of each family becomes a file named after both, such as transpose-time.%1.</source>
        <translation>Minden család minden nézetéből egy-egy fájl lesz, mindkettőről elnevezve, például transpose-time.%1.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::BlockChoice</name>
    <message>
        <source>Block, index in %1</source>
        <translation>Blokk, indexe %1 irányban</translation>
    </message>
    <message>
        <source>Index in %1 of the block to trace</source>
        <translation>A nyomon követett blokk indexe %1 irányban</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blokk</translation>
    </message>
    <message>
        <source>All warps of the block, or one of them</source>
        <translation>A blokk összes warpja együtt, vagy csak az egyik</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>all</source>
        <translation>mind</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ChangesPage</name>
    <message>
        <source>Removed lines begin with -, added lines with +.</source>
        <translation>A törölt sorok elején -, az új sorok elején + áll.</translation>
    </message>
    <message>
        <source>The kernel to compare with</source>
        <translation>Az összehasonlítás kernele</translation>
    </message>
    <message>
        <source>The kernel to compare with: any of this family</source>
        <translation>Az összehasonlítás kernele: bármelyik ebből a családból</translation>
    </message>
    <message>
        <source>choose a kernel</source>
        <translation>kernel választása</translation>
    </message>
    <message>
        <source>Differences between the two kernels</source>
        <translation>A két kernel eltérései</translation>
    </message>
    <message>
        <source>A&amp;gainst</source>
        <translation>E&amp;hhez képest</translation>
    </message>
    <message>
        <source>This family has no other kernel.</source>
        <translation>Ennek a családnak nincs másik kernele.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CheckModel</name>
    <message>
        <source>clean</source>
        <translation>hibátlan</translation>
    </message>
    <message>
        <source>clean, though wrong on purpose</source>
        <translation>nincs találat, pedig szándékosan hibás</translation>
    </message>
    <message>
        <source>wrong on purpose, and detected</source>
        <translation>szándékosan hibás, és a hibakeresés észlelte</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>hibák</translation>
    </message>
    <message>
        <source>wrong result, nothing found</source>
        <translation>hibás eredmény, nincs találat</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>feladva</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>határon túl</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>nem igazított</translation>
    </message>
    <message>
        <source>uninitialised</source>
        <translation>inicializálatlan</translation>
    </message>
    <message>
        <source>race</source>
        <translation>versenyhelyzet</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>divergens barrier</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>sosem ér véget</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>egy szál sem írja</translation>
    </message>
    <message>
        <source>never read</source>
        <translation>egy szál sem olvassa</translation>
    </message>
    <message>
        <source>An access beyond its buffer or shared array.</source>
        <translation>Hozzáférés a puffer vagy a megosztott tömb határán túl.</translation>
    </message>
    <message>
        <source>An address that is not a multiple of the access size.</source>
        <translation>A cím nem többszöröse a hozzáférés méretének.</translation>
    </message>
    <message>
        <source>A read of memory that no thread has written: its value is undefined.</source>
        <translation>Olyan memória olvasása, amelyet egy szál sem írt: az értéke meghatározatlan.</translation>
    </message>
    <message>
        <source>A race: two threads use the same bytes, one of them writes, and neither a barrier nor atomics order them.</source>
        <translation>Versenyhelyzet: két szál ugyanazokat a bájtokat használja, az egyik írja őket, és sem barrier, sem atomi művelet nem szab sorrendet.</translation>
    </message>
    <message>
        <source>A barrier that not all threads reach: on a GPU the others may wait forever.</source>
        <translation>Barrier, amelyet nem minden szál ér el: GPU-n a többi örökké várhat.</translation>
    </message>
    <message>
        <source>A thread stopped after very many steps: an endless loop, or a wait for something that never happens.</source>
        <translation>Nagyon sok lépés után leállított szál: végtelen ciklus, vagy várakozás valamire, ami sosem történik meg.</translation>
    </message>
    <message>
        <source>The result is wrong, and no thread wrote this element of it.</source>
        <translation>Az eredmény hibás, és ezt az elemét egy szál sem írta.</translation>
    </message>
    <message>
        <source>The result is wrong, and no thread read this element of the input or this value that a thread stored for others.</source>
        <translation>Az eredmény hibás, és egy szál sem olvasta a bemenet e elemét vagy ezt a más szálaknak kiírt értéket.</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 alkalommal</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>an array</comment>
        <translation>helye: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an access, an array</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The result is wrong.</source>
        <translation>Az eredmény hibás.</translation>
    </message>
    <message>
        <source>The result is right only because a check runs the threads one after another.</source>
        <translation>Az eredmény csak azért helyes, mert a hibakeresés egymás után futtatja a szálakat.</translation>
    </message>
    <message>
        <source>The result is right.</source>
        <translation>Az eredmény helyes.</translation>
    </message>
    <message>
        <source>unfinished copy</source>
        <translation>befejezetlen másolás</translation>
    </message>
    <message>
        <source>A use of an asynchronous copy&apos;s data before the thread waits for the copy: on a GPU the old value may still be there.</source>
        <translation>Egy aszinkron másolás adatainak használata, mielőtt a szál megvárja a másolást: GPU-n még a régi érték lehet ott.</translation>
    </message>
    <message>
        <source>incomplete barrier</source>
        <translation>befejezetlen barrier</translation>
    </message>
    <message>
        <source>misused barrier</source>
        <translation>rosszul használt barrier</translation>
    </message>
    <message>
        <source>absent lane</source>
        <translation>hiányzó lane</translation>
    </message>
    <message>
        <source>A barrier in shared memory that waits for arrivals or bytes that never come.</source>
        <translation>Megosztott memóriabeli barrier, amely sosem jövő érkezésekre vagy bájtokra vár.</translation>
    </message>
    <message>
        <source>Incorrect use of a barrier in shared memory or of a bulk copy.</source>
        <translation>Megosztott memóriabeli barrier vagy tömeges másolás helytelen használata.</translation>
    </message>
    <message>
        <source>A shuffle that takes the value of an absent lane: the result is undefined.</source>
        <translation>Shuffle, amely hiányzó lane értékét veszi át: az eredmény meghatározatlan.</translation>
    </message>
    <message>
        <source>missing fence</source>
        <translation>hiányzó fence</translation>
    </message>
    <message>
        <source>A bulk copy of data that a thread stored without fence.proxy.async after the store: on a GPU the copy may take the old value.</source>
        <translation>Olyan adat tömeges másolása, amelyet egy szál az írás után fence.proxy.async nélkül hagyott: GPU-n a másolás a régi értéket viheti át.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CheckPanel</name>
    <message>
        <source>Copy &amp;findings</source>
        <translation>&amp;Találatok másolása</translation>
    </message>
    <message>
        <source>Copy &amp;all findings</source>
        <translation>Ö&amp;sszes találat másolása</translation>
    </message>
    <message>
        <source>A check runs the chosen variants in the simulator at small sizes. It finds out-of-bounds accesses, reads of unwritten memory, races, misaligned addresses, and barriers that not all threads reach.

Press Ctrl+Shift+K, or choose Check for mistakes in the menu Run.</source>
        <translation>A hibakeresés a kiválasztott változatokat a szimulátorban, kis méretekkel futtatja. Megtalálja a határon túli hozzáférést, a meg nem írt memória olvasását, a versenyhelyzetet, a nem igazított címet és a nem minden szál által elért barriert.

Nyomja meg a Ctrl+Shift+K billentyűket, vagy válassza a Futtatás menü Hibák keresése pontját.</translation>
    </message>
    <message>
        <source>Findings, variant by variant</source>
        <translation>Találatok változatonként</translation>
    </message>
    <message>
        <source>The selected finding in full</source>
        <translation>A kijelölt találat teljes szövege</translation>
    </message>
    <message>
        <source>The selected finding in full; you can copy its text</source>
        <translation>A kijelölt találat teljes szövege, másolható</translation>
    </message>
    <message>
        <source>Select a row to read all its text.</source>
        <translation>Jelöljön ki egy sort a teljes szövegéhez.</translation>
    </message>
    <message>
        <source>Copy the selected findings as text</source>
        <translation>A kijelölt találatok másolása szövegként</translation>
    </message>
    <message>
        <source>Copy the findings of all variants as text</source>
        <translation>Minden változat találatainak másolása szövegként</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Hibakeresés...</translation>
    </message>
    <message>
        <source>Variants with unexpected findings: %1 of %2.</source>
        <translation>Váratlan találatú változatok: %1 / %2.</translation>
    </message>
    <message>
        <source>Only deliberate mistakes. Variants checked: %1.</source>
        <translation>Csak szándékos hibák. Átnézett változatok: %1.</translation>
    </message>
    <message>
        <source>No mistakes. Variants checked: %1.</source>
        <translation>Nincs hiba. Átnézett változatok: %1.</translation>
    </message>
    <message>
        <source>&amp;Show line</source>
        <translation>A &amp;sor megjelenítése</translation>
    </message>
    <message>
        <source>Findings of each variant. Select a finding to read it in full below; double-click it or press Enter to show its line in the source</source>
        <translation>Az egyes változatok találatai. Jelöljön ki egyet, hogy lent teljes egészében olvassa; dupla kattintás vagy Enter a sorát mutatja a forrásban</translation>
    </message>
    <message>
        <source>Show the finding&apos;s line in the source</source>
        <translation>A találat sora a forrásban</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CommandLine</name>
    <message>
        <source>A second session to draw for comparison.</source>
        <translation>Egy második munkamenet, összehasonlításhoz.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light vagy dark.</translation>
    </message>
    <message>
        <source>Language of the window and of its plots: %1.</source>
        <translation>Az ablak és az ábráinak nyelve: %1.</translation>
    </message>
    <message>
        <source>Write a picture of the window to a .png file.</source>
        <translation>Az ablak képének írása .png fájlba.</translation>
    </message>
    <message>
        <source>Run this family&apos;s experiment before the screenshot.</source>
        <translation>E család kísérletének futtatása a képernyőkép előtt.</translation>
    </message>
    <message>
        <source>Device to run on.</source>
        <translation>Az eszköz, amelyen a futtatás történik.</translation>
    </message>
    <message>
        <source>Variants to run, comma separated.</source>
        <translation>A futtatandó változatok, vesszővel elválasztva.</translation>
    </message>
    <message>
        <source>Set a parameter of the run.</source>
        <translation>A futtatás egy paraméterének megadása.</translation>
    </message>
    <message>
        <source>Sweep a parameter of the run over several values.</source>
        <translation>A futtatás egy paraméterének léptetése több értéken.</translation>
    </message>
    <message>
        <source>--theme %1: must be light or dark</source>
        <translation>--theme %1: light vagy dark lehet</translation>
    </message>
    <message>
        <source>--language %1: must be one of %2</source>
        <translation>--language %1: ezek egyike lehet: %2</translation>
    </message>
    <message>
        <source>--size %1: must be WIDTHxHEIGHT, each from %2 to %3</source>
        <translation>--size %1: SZÉLESSÉGxMAGASSÁG lehet, mindkettő %2 és %3 között</translation>
    </message>
    <message>
        <source>--%1 needs %2</source>
        <translation>--%1 mellett ez is kell: %2</translation>
    </message>
    <message>
        <source>A workbench for GPU kernels. Without options: the window.</source>
        <translation>Próbapad GPU-kernelekhez. Kapcsolók nélkül: az ablak.</translation>
    </message>
    <message>
        <source>A session file to open or to plot.</source>
        <translation>Megnyitandó vagy ábrázolandó munkamenetfájl.</translation>
    </message>
    <message>
        <source>%1 files given: give one session at most</source>
        <translation>%1 fájl van megadva: legfeljebb egy munkamenetet adjon meg</translation>
    </message>
    <message>
        <source>--export and --screenshot exclude each other: give one of them</source>
        <translation>--export és --screenshot kizárja egymást: adja meg az egyiket</translation>
    </message>
    <message>
        <source>--export needs a session: warpbench --export plot.pdf session.json</source>
        <translation>--export mellé munkamenet kell: warpbench --export plot.pdf session.json</translation>
    </message>
    <message>
        <source>the window sweeps one parameter: give one --sweep</source>
        <translation>az ablak egyetlen paramétert léptet: csak egy --sweep kapcsolót adjon meg</translation>
    </message>
    <message>
        <source>The plot, if the family has it: %1; in a screenshot also memory.</source>
        <translation>Az ábra, ha a családnak van ilyen: %1; képernyőképen memory is.</translation>
    </message>
    <message>
        <source>Export the plot (.png, .svg, .pdf, or .tex for pgfplots), a table of the results (.md), a report (.html), the session (.json, .csv) or the plot&apos;s data (.tsv).</source>
        <translation>Az ábra (.png, .svg, .pdf vagy a pgfplotshoz .tex), az eredménytáblázat (.md), a jelentés (.html), a munkamenet (.json, .csv) vagy az ábra adatainak (.tsv) exportálása.</translation>
    </message>
    <message>
        <source>Content of the exported file if its ending leaves a choice: plot or table (.tex), plot or report (.pdf), session or the plot&apos;s data (.csv, .json).</source>
        <translation>Az exportált fájl tartalma, ha a végződése több lehetőséget hagy: plot vagy table (.tex), plot vagy report (.pdf), a munkamenet vagy az ábra adatai (.csv, .json).</translation>
    </message>
    <message>
        <source>List the kernels in the exported report.</source>
        <translation>A kernelek forrásának felvétele az exportált jelentésbe.</translation>
    </message>
    <message>
        <source>The family to plot if a session has several, or the only one to export.</source>
        <translation>Az ábrázolandó család, ha a munkamenetben több is van, vagy az egyetlen exportálandó család.</translation>
    </message>
    <message>
        <source>Size of the plot: %1.</source>
        <translation>Az ábra mérete: %1.</translation>
    </message>
    <message>
        <source>Size of the plot, such as 85x60mm or 1920x1080px, or of the window in a screenshot, such as 1280x800.</source>
        <translation>Az ábra mérete, például 85x60mm vagy 1920x1080px, képernyőképnél az ablaké, például 1280x800.</translation>
    </message>
    <message>
        <source>Pixels per inch of the plot.</source>
        <translation>Az ábra pixeleinek száma hüvelykenként.</translation>
    </message>
    <message>
        <source>--as %1: must be one of %2</source>
        <translation>--as %1: ezek egyike lehet: %2</translation>
    </message>
    <message>
        <source>--export %1 --as %2: the name must end in one of %3</source>
        <translation>--export %1 --as %2: a név végződése ezek egyike lehet: %3</translation>
    </message>
    <message>
        <source>--export %1: the name must end in one of %2</source>
        <translation>--export %1: a név végződése ezek egyike lehet: %2</translation>
    </message>
    <message>
        <source>--size %1: must be WIDTHxHEIGHT followed by mm or px, such as 85x60mm</source>
        <translation>--size %1: SZÉLESSÉGxMAGASSÁG kell, utána mm vagy px, például 85x60mm</translation>
    </message>
    <message>
        <source>--preset %1: must be one of %2</source>
        <translation>--preset %1: ezek egyike lehet: %2</translation>
    </message>
    <message>
        <source>Title for the plot.</source>
        <translation>Az ábra címe.</translation>
    </message>
    <message>
        <source>Label for the plot&apos;s x axis.</source>
        <translation>Az ábra x tengelyének felirata.</translation>
    </message>
    <message>
        <source>Label for the plot&apos;s y axis.</source>
        <translation>Az ábra y tengelyének felirata.</translation>
    </message>
    <message>
        <source>Parts of the plot to leave out, comma separated: %1.</source>
        <translation>Az ábra elhagyandó részei, vesszővel elválasztva: %1.</translation>
    </message>
    <message>
        <source>Print a completion script for bash, zsh or fish.</source>
        <translation>Kiegészítő parancsfájl kiírása: bash, zsh vagy fish.</translation>
    </message>
    <message>
        <source>--without %1: must be one of %2</source>
        <translation>--without %1: ezek egyike lehet: %2</translation>
    </message>
    <message>
        <source>Logarithmic axes of the plot: x, y or x,y.</source>
        <translation>Az ábra logaritmikus tengelyei: x, y vagy x,y.</translation>
    </message>
    <message>
        <source>--log %1: must be one of %2</source>
        <translation>--log %1: ezek egyike lehet: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Parancs keresése</translation>
    </message>
    <message>
        <source>Words of a command</source>
        <translation>Egy parancs szavai</translation>
    </message>
    <message>
        <source>Type a few letters of a command, a family or a lesson</source>
        <translation>Írja be egy parancs, család vagy lecke néhány betűjét</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Parancsok</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ComparisonDialog</name>
    <message>
        <source>Version</source>
        <translation>Verzió</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Eszköz</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Illesztőprogram</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA Toolkit</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Órajelek</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ismeretlen</translation>
    </message>
    <message>
        <source>&amp;Only differences beyond the noise</source>
        <translation>&amp;Csak a zajt meghaladó eltérések</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Mi változott</translation>
    </message>
    <message>
        <source>Hide the points whose times agree</source>
        <translation>Az egyező idejű pontok elrejtése</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Bezárás (Esc)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Sorok &amp;másolása</translation>
    </message>
    <message>
        <source>Copy the visible rows for a spreadsheet</source>
        <translation>A látható sorok másolása táblázatkezelőbe</translation>
    </message>
    <message>
        <source>%1: here %2, there %3</source>
        <translation>%1: itt %2, ott %3</translation>
    </message>
    <message>
        <source>Times of both sessions</source>
        <translation>A két munkamenet ideje</translation>
    </message>
    <message>
        <source>Points that both sessions have; click a header to sort</source>
        <translation>Mindkét munkamenetben meglévő pontok; rendezéshez kattintson egy fejlécre</translation>
    </message>
    <message>
        <source>Device, driver, versions and host are the same.</source>
        <translation>Az eszköz, az illesztőprogram, a verziók és a host azonos.</translation>
    </message>
    <message>
        <source>Compared with %1. Beyond the noise: %2 of %3 points timed in both.</source>
        <translation>Összehasonlítva ezzel: %1. A zajt meghaladja: %2, a mindkettőben mért %3 pont közül.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ComparisonModel</name>
    <message>
        <source>faster</source>
        <translation>gyorsabb</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>lassabb</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>túl kevés minta</translation>
    </message>
    <message>
        <source>below 1 %</source>
        <translation>1 % alatt</translation>
    </message>
    <message>
        <source>within the noise</source>
        <translation>zajon belül</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Család</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Változat</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paraméterek</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mód</translation>
    </message>
    <message>
        <source>Here (ms)</source>
        <translation>Itt (ms)</translation>
    </message>
    <message>
        <source>There (ms)</source>
        <translation>Ott (ms)</translation>
    </message>
    <message>
        <source>Here / there</source>
        <translation>Itt / ott</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Tartomány</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Eltérés</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Median time of one launch in this session, in milliseconds</source>
        <translation>Egy indítás mediánideje ebben a munkamenetben, ezredmásodpercben</translation>
    </message>
    <message>
        <source>Median time of one launch in %1, in milliseconds</source>
        <translation>Egy indítás mediánideje a másik munkamenetben (%1), ezredmásodpercben</translation>
    </message>
    <message>
        <source>Time here divided by time there; below 1 is faster</source>
        <translation>Az itteni idő osztva az ottanival; 1 alatt gyorsabb</translation>
    </message>
    <message>
        <source>Range of the ratio with 99.9 % confidence, from the samples of both sessions</source>
        <translation>Az arány tartománya 99,9%-os megbízhatósággal, a két munkamenet mintáiból</translation>
    </message>
    <message>
        <source>A difference counts if the medians differ by more than 1 % and their ranges do not overlap, which takes %1 samples of each</source>
        <translation>Az eltérés akkor számít, ha a mediánok több mint 1%-kal különböznek, és megbízhatósági tartományaik nem fedik át egymást, amihez mindkettőből %1 minta kell</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CounterBars</name>
    <message>
        <source>%1, ideal %2</source>
        <translation>%1, ideális: %2</translation>
    </message>
    <message>
        <source>Counters and their ideal values</source>
        <translation>Számlálók és ideális értékeik</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 ehhez képest: %2</translation>
    </message>
    <message>
        <source>Counters of both results</source>
        <translation>Mindkét eredmény számlálói</translation>
    </message>
    <message>
        <source>Click a counter of accesses to see the most expensive line (or press Enter)</source>
        <translation>Kattintson egy hozzáférés-számlálóra a legköltségesebb sorhoz (vagy Enter)</translation>
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
        <translation>Az idők ezen a gépen mért értékek.</translation>
    </message>
    <message>
        <source>The simulator runs the kernels and counts their memory accesses; a model computes times from these counts.</source>
        <translation>A szimulátor futtatja a kerneleket, és számolja a memória-hozzáféréseiket; az időket egy modell számítja ebből.</translation>
    </message>
    <message>
        <source>Times were measured earlier on another machine.</source>
        <translation>Az időket korábban, egy másik gépen mérték.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Eszköz</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Eszközök keresése...</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nem érhető el</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Times are %1</source>
        <translation>Az idők eredete: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times are measured at %1.</source>
        <translation>Az idők mérési helye: %1.</translation>
    </message>
    <message>
        <source>%1 at %2 (%3)</source>
        <translation>%1, itt: %2 (%3)</translation>
    </message>
    <message>
        <source>All %1 GPUs</source>
        <translation>Összes GPU: %1</translation>
    </message>
    <message>
        <source>Same point on every GPU</source>
        <translation>Minden GPU-n ugyanaz a pont</translation>
    </message>
    <message>
        <source>Every GPU runs every point, so that you can compare the GPUs.
Otherwise the GPUs share the points: each takes the next one as soon as it is free.</source>
        <translation>Minden GPU minden pontot lefuttat, hogy a GPU-k összehasonlíthatók legyenek.
Különben megosztoznak a pontokon: mindegyik veszi a következőt, amint felszabadul.</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>Nem érhető el: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Dialogs</name>
    <message>
        <source>Stop, keep the results so far, and close</source>
        <translation>Leállítás, az eddigi eredmények megtartása és bezárás</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Leállítás és bezárás</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>Egy futás folyamatban van</translation>
    </message>
    <message>
        <source>An experiment is running, and %1 more are waiting. Stop all and close?</source>
        <translation>Egy kísérlet fut, és még %1 vár. Mindet leállítja és bezárja?</translation>
    </message>
    <message>
        <source>An experiment is running. Stop it and close?</source>
        <translation>Egy kísérlet fut. Leállítja és bezárja?</translation>
    </message>
    <message>
        <source>Warpbench %1, commit %2</source>
        <translation>Warpbench %1, commit %2</translation>
    </message>
    <message>
        <source>Qt %1, built with %2</source>
        <translation>Qt %1, fordításkor: %2</translation>
    </message>
    <message>
        <source>QCustomPlot %1</source>
        <translation>QCustomPlot %1</translation>
    </message>
    <message>
        <source>CUDA: built without</source>
        <translation>CUDA: nélküle készült</translation>
    </message>
    <message>
        <source>CUDA Toolkit %1</source>
        <translation>CUDA Toolkit %1</translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. This program comes with no warranty.</source>
        <translation>Licenc: GPL-3.0-or-later. A programra nincs semmiféle garancia.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <translation>Folytatás mentés nélkül</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>Nem változtat semmit (Esc)</translation>
    </message>
    <message>
        <source>Warpbench</source>
        <translation>Warpbench</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Bezárás (Esc)</translation>
    </message>
    <message>
        <source>About Warpbench</source>
        <translation>A Warpbench névjegye</translation>
    </message>
    <message>
        <source>Warpbench, a workbench for GPU kernels</source>
        <translation>Warpbench, próbapad GPU-kernelekhez</translation>
    </message>
    <message>
        <source>Files already exist</source>
        <translation>Már létező fájlok</translation>
    </message>
    <message>
        <source>%2 of the %1 files already exist in %3.</source>
        <translation>%1 kiírandó fájlból %2 már megvan itt: %3.</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>&amp;Felülírás</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Megtartás</translation>
    </message>
    <message>
        <source>Write all files and replace these</source>
        <translation>Minden fájl kiírása, ezek felülírása</translation>
    </message>
    <message>
        <source>Write only the other files</source>
        <translation>Csak a többi fájl kiírása</translation>
    </message>
    <message>
        <source>Write nothing (Esc)</source>
        <translation>Semmit sem ír ki (Esc)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>A fájl megváltozott</translation>
    </message>
    <message>
        <source>Another window or program has changed &apos;%1&apos; since it was opened or saved here.</source>
        <translation>A megnyitása vagy itteni mentése óta egy másik ablak vagy program módosította ezt: &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>It is no longer a readable session.</source>
        <translation>A fájl már nem olvasható munkamenet.</translation>
    </message>
    <message>
        <source>All of its results are also here.</source>
        <translation>Minden eredménye itt is megvan.</translation>
    </message>
    <message>
        <source>Results missing here: %1</source>
        <translation>Itt hiányzó eredmények: %1</translation>
    </message>
    <message>
        <source>&amp;Add them and save</source>
        <translation>&amp;Hozzáadás és mentés</translation>
    </message>
    <message>
        <source>Add those results to this session, then save it: nothing is lost</source>
        <translation>Azoknak az eredményeknek a hozzáadása ehhez a munkamenethez, majd mentés: semmi sem vész el</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>Mentés má&amp;sként...</translation>
    </message>
    <message>
        <source>Keep that file and choose another</source>
        <translation>Az a fájl megmarad; másik fájl választása</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Felülírás</translation>
    </message>
    <message>
        <source>Replace the file with this session</source>
        <translation>A fájl felülírása ezzel a munkamenettel</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Mentés</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Eldobás</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mé&amp;gse</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nem mentett módosítások</translation>
    </message>
    <message>
        <source>Save them and continue</source>
        <translation>Mentés, majd folytatás</translation>
    </message>
    <message>
        <source>A program is running</source>
        <translation>Egy program fut</translation>
    </message>
    <message>
        <source>Running: %1. Stop and close?</source>
        <translation>Fut: %1. Leállítja és bezárja?</translation>
    </message>
    <message>
        <source>Stop, and lose the launches so far</source>
        <translation>Leállítja, és elveszíti az eddigi indításokat</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExerciseList</name>
    <message>
        <source>Exercises of the lesson</source>
        <translation>A lecke gyakorlatai</translation>
    </message>
    <message>
        <source>Choose an exercise to open it; a mark shows that it is solved</source>
        <translation>Válasszon egy gyakorlatot a megnyitáshoz; jel mutatja, ha meg van oldva</translation>
    </message>
    <message>
        <source>Exercises solved: %1 of %2</source>
        <translation>Megoldott gyakorlatok: %1 / %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExerciseView</name>
    <message>
        <source>&amp;Compile and run</source>
        <translation>Fordítá&amp;s és futtatás</translation>
    </message>
    <message>
        <source>Show hin&amp;t</source>
        <translation>&amp;Tipp megjelenítése</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>Új&amp;rakezdés</translation>
    </message>
    <message>
        <source>Kernel of the exercise</source>
        <translation>A gyakorlat kernelje</translation>
    </message>
    <message>
        <source>Show the next hint</source>
        <translation>A következő tipp megjelenítése</translation>
    </message>
    <message>
        <source>Restore the original text of the exercise</source>
        <translation>A gyakorlat eredeti szövegének visszaállítása</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Célok</translation>
    </message>
    <message>
        <source>The goals:</source>
        <translation>Célok:</translation>
    </message>
    <message>
        <source>Compiling and running...</source>
        <translation>Fordítás és futtatás...</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>Nem fordul le.</translation>
    </message>
    <message>
        <source>Solved: all goals are met.</source>
        <translation>Megoldva: minden cél teljesül.</translation>
    </message>
    <message>
        <source>Not all goals are met yet.</source>
        <translation>Még nem teljesül minden cél.</translation>
    </message>
    <message>
        <source>met: %1</source>
        <translation>teljesül: %1</translation>
    </message>
    <message>
        <source>not met: %1</source>
        <translation>nem teljesül: %1</translation>
    </message>
    <message>
        <source>The text has changed: compile and run it again.</source>
        <translation>A szöveg megváltozott: fordítsa le és futtassa újra.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>The kernel to change. F5 or Ctrl+Return compiles and runs it, Ctrl+Tab leaves the editor.</source>
        <translation>A módosítandó kernel. F5 vagy Ctrl+Return lefordítja és futtatja, Ctrl+Tab elhagyja a szerkesztőt.</translation>
    </message>
    <message>
        <source>Grid and block of the launch, and the sizes of the problem</source>
        <translation>Az indítás gridje és blokkja, valamint a feladat méretei</translation>
    </message>
    <message>
        <source>The goals, and whether each is met. Click a mistake to see its line.</source>
        <translation>A célok, és hogy melyik teljesül. Kattintson egy hibára, hogy lássa a sorát.</translation>
    </message>
    <message>
        <source>Compile the kernel, run it in the simulator and see which goals are met (F5)</source>
        <translation>A kernel fordítása, futtatása a szimulátorban, és hogy mely célok teljesülnek (F5)</translation>
    </message>
    <message>
        <source>Stop compiling and running it (Esc)</source>
        <translation>A fordítás és a futtatás leállítása (Esc)</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Leállítás...</translation>
    </message>
    <message>
        <source>Solved before. The goals:</source>
        <translation>Korábban megoldva. Célok:</translation>
    </message>
    <message>
        <source>Show its line</source>
        <translation>A sorának megjelenítése</translation>
    </message>
    <message>
        <source>Launch: %1; %2</source>
        <translation>Indítás: %1; %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExperimentPanel</name>
    <message>
        <source>Live</source>
        <translation>Élő</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Futtatás</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Family of kernels</source>
        <translation>Kernelcsalád</translation>
    </message>
    <message>
        <source>What the kernels compute. The kernels of a family compute the same thing in different ways.</source>
        <translation>Mit számolnak a kernelek. Egy család kerneljei ugyanazt számolják, más-más módon.</translation>
    </message>
    <message>
        <source>Run while a slider moves</source>
        <translation>Futtatás a csúszka mozgatása közben</translation>
    </message>
    <message>
        <source>Run the checked variants at each value where a slider stops.
A simulated device runs only as many blocks as finish at once; their counts are marked as estimated.</source>
        <translation>A bejelölt változatok futtatása minden értéknél, amelynél a csúszka megáll.
Szimulált eszköz csak annyi blokkot futtat, amennyi azonnal elkészül; a számlálás becsültként jelenik meg.</translation>
    </message>
    <message>
        <source>cold: the L2 cache is flushed before every sample.
hot: the L2 cache is as the last launch left it.
inside: the kernel repeats its work inside one launch, if the family&apos;s kernels can.</source>
        <translation>hideg: az L2-gyorsítótár minden minta előtt kiürül.
meleg: az L2-gyorsítótár olyan, ahogy az előző indítás hagyta.
belső: a kernel egy indításon belül ismétli a munkáját, ha a család kerneljei képesek rá.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>azonnal</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>mért ütemben</translation>
    </message>
    <message>
        <source>10 times as fast</source>
        <translation>10-szer gyorsabban</translation>
    </message>
    <message>
        <source>Speed at which recorded samples are replayed.</source>
        <translation>A rögzített minták lejátszási sebessége.</translation>
    </message>
    <message>
        <source>Reason why the experiment cannot run</source>
        <translation>Miért nem futtatható a kísérlet</translation>
    </message>
    <message>
        <source>Stop the run and keep its results so far (Esc)</source>
        <translation>A futtatás leállítása, az eddigi eredmények megtartásával (Esc)</translation>
    </message>
    <message>
        <source>Choose a device</source>
        <translation>Válasszon eszközt</translation>
    </message>
    <message>
        <source>Choose at least one variant</source>
        <translation>Válasszon legalább egy változatot</translation>
    </message>
    <message>
        <source>Values: %1. Points to run: %2.</source>
        <translation>Értékek: %1. Futtatandó pontok: %2.</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Várólistára</translation>
    </message>
    <message>
        <source>Run the experiment after the waiting ones (F5)</source>
        <translation>A kísérlet futtatása a várakozók után (F5)</translation>
    </message>
    <message>
        <source>Run the experiment (F5)</source>
        <translation>A kísérlet futtatása (F5)</translation>
    </message>
    <message>
        <source>This recording has no results of this family: choose another device</source>
        <translation>Ebben a felvételben nincs eredmény ebből a családból: válasszon másik eszközt</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mód</translation>
    </message>
    <message>
        <source>Not recorded with these values: uncheck it</source>
        <translation>Ezekkel az értékekkel nincs rögzítve: vegye ki a jelölését</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExportDialog</name>
    <message>
        <source>Files of the chosen format (*.%1);;Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</source>
        <translation>A választott formátum fájljai (*.%1);;Képek és adatok (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Ábra exportálása</translation>
    </message>
    <message>
        <source>the plot</source>
        <translation>az ábra</translation>
    </message>
    <message>
        <source>the memory view</source>
        <translation>a memórianézet</translation>
    </message>
    <message>
        <source>Wh&amp;at</source>
        <translation>&amp;Mit</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>A fájl tartalma</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Előnézet</translation>
    </message>
    <message>
        <source>Preview of the data</source>
        <translation>Az adatok előnézete</translation>
    </message>
    <message>
        <source>Content that the file will have</source>
        <translation>A fájl tartalma</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>M&amp;entés...</translation>
    </message>
    <message>
        <source>Choose a file and write it (Return)</source>
        <translation>Fájl kiválasztása és írása (Enter)</translation>
    </message>
    <message>
        <source>Close and keep the choices (Esc)</source>
        <translation>Bezárás; a beállítások megmaradnak (Esc)</translation>
    </message>
    <message>
        <source>the memory view is empty</source>
        <translation>a memórianézet üres</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportálva: %1</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Még nincs mit exportálni.</translation>
    </message>
    <message>
        <source>The memory view has no data: choose a picture.</source>
        <translation>A memórianézetnek nincsenek adatai: válasszon képformátumot.</translation>
    </message>
    <message>
        <source>The data shown in the plot, with units and a decimal point.</source>
        <translation>Az ábrán látható adatok, mértékegységekkel és tizedesponttal.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Exporter</name>
    <message>
        <source>&amp;Export plot...</source>
        <translation>Ábra e&amp;xportálása...</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Write the current plot or memory view to a picture or a table</source>
        <translation>Az aktuális ábra vagy memórianézet írása képfájlba vagy táblázatba</translation>
    </message>
    <message>
        <source>Export all &amp;views...</source>
        <translation>Összes &amp;nézet exportálása...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Write every view of every family of the session into a folder</source>
        <translation>A munkamenet minden családjának minden nézete egy mappába írva</translation>
    </message>
    <message>
        <source>Copy &amp;plot as picture</source>
        <translation>Ábra másolása ké&amp;pként</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the current view to the clipboard, in the size chosen for export</source>
        <translation>Az aktuális nézet másolása a vágólapra, az exportáláshoz választott méretben</translation>
    </message>
    <message>
        <source>Copy plot&apos;s da&amp;ta</source>
        <translation>Ábra ad&amp;atainak másolása</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Copy the plot&apos;s data for a spreadsheet</source>
        <translation>Az ábra adatainak másolása táblázatkezelőbe</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>Az ábra üres.</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>A kép a vágólapra másolva</translation>
    </message>
    <message>
        <source>Copied the plot&apos;s data</source>
        <translation>Az ábra adatai a vágólapra másolva</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportálva: %1</translation>
    </message>
    <message>
        <source>Export all steps as &amp;PDF...</source>
        <translation>Minden lépés exportálása &amp;PDF-be...</translation>
    </message>
    <message>
        <source>Write every step of the memory view to a page of one file, as a handout</source>
        <translation>A memórianézet minden lépésének írása egy közös fájl külön oldalára, segédletként</translation>
    </message>
    <message>
        <source>Export &amp;data as CSV...</source>
        <translation>&amp;Adatok exportálása CSV-be...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export repor&amp;t...</source>
        <translation>Jelentés expo&amp;rtálása...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Write the session as one document, with its plots, tables and explanations</source>
        <translation>A munkamenet írása egyetlen dokumentumba, ábrákkal, táblázatokkal és magyarázatokkal</translation>
    </message>
    <message>
        <source>Export all steps</source>
        <translation>Minden lépés exportálása</translation>
    </message>
    <message>
        <source>Handouts (*.pdf)</source>
        <translation>Segédletek (*.pdf)</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>Adatok exportálása</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Vesszővel elválasztott értékek (*.csv);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Jelentés exportálása</translation>
    </message>
    <message>
        <source>Reports (*.pdf)</source>
        <translation>Jelentések (*.pdf)</translation>
    </message>
    <message>
        <source>Reports (*.html)</source>
        <translation>Jelentések (*.html)</translation>
    </message>
    <message>
        <source>Export ta&amp;ble...</source>
        <translation>Táblá&amp;zat exportálása...</translation>
    </message>
    <message>
        <source>Write the visible rows of the table as LaTeX or Markdown</source>
        <translation>A táblázat látható sorainak kiírása LaTeX vagy Markdown formában</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Táblázat exportálása</translation>
    </message>
    <message>
        <source>LaTeX tables (*.tex);;Markdown tables (*.md)</source>
        <translation>LaTeX-táblázatok (*.tex);;Markdown-táblázatok (*.md)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Press Enter for the next match, Shift+Enter for the previous one</source>
        <translation>Az Enter a következőt, a Shift+Enter az előzőt keresi meg</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Csere erre</translation>
    </message>
    <message>
        <source>Press Enter to replace the match</source>
        <translation>Az Enter kicseréli a találatot</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Következő</translation>
    </message>
    <message>
        <source>Find the next match</source>
        <translation>A következő keresése</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Replace the match</source>
        <translation>A találat cseréje</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Összes cseréje</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>Minden előfordulás cseréje</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>Kicserélve: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ImagePreview</name>
    <message>
        <source>Preview of the image</source>
        <translation>A kép előnézete</translation>
    </message>
    <message>
        <source>%1 x %2 pixels</source>
        <translation>%1 x %2 pixel</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::JobBar</name>
    <message>
        <source>Add to session</source>
        <translation>Hozzáadás a munkamenethez</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Eldobás</translation>
    </message>
    <message>
        <source>Add these results to the session</source>
        <translation>Ezeknek az eredményeknek a hozzáadása a munkamenethez</translation>
    </message>
    <message>
        <source>Forget this job and delete its files</source>
        <translation>A feladat elfelejtése és fájljainak törlése</translation>
    </message>
    <message>
        <source>Job %1 at %2, of %3 (%4)</source>
        <translation>%1 számú feladat (%4; hely: %2; beküldve: %3)</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 sikertelen: %2</translation>
    </message>
    <message>
        <source>%1 is done. Results: %2</source>
        <translation>%1 kész. Eredmények: %2</translation>
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
        <translation>Engedélyezés</translation>
    </message>
    <message>
        <source>Source of the kernel</source>
        <translation>A kernel forrása</translation>
    </message>
    <message>
        <source>The kernel&apos;s file. Wasteful lines are highlighted.
Type to change a copy, and press F5 to run the copy. Ctrl+F finds text, Ctrl+Tab leaves the editor.</source>
        <translation>A kernel fájlja. A pazarló sorok ki vannak emelve.
Gépeléssel egy másolatot módosít, az F5 futtatja. A Ctrl+F keres, a Ctrl+Tab elhagyja a szerkesztőt.</translation>
    </message>
    <message>
        <source>This kernel came with the session. It is not compiled or run until you allow it.</source>
        <translation>Ez a kernel a munkamenettel érkezett. Csak akkor fordul le és fut, ha engedélyezi.</translation>
    </message>
    <message>
        <source>Compile and run the kernels of this session</source>
        <translation>A munkamenet kerneleinek fordítása és futtatása</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel to view or change</source>
        <translation>A megtekintendő vagy módosítandó kernel</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>A másolat neve</translation>
    </message>
    <message>
        <source>Name of the copy: letters, digits, - _ and .</source>
        <translation>A másolat neve: betűk, számjegyek, - _ és .</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Restore the text of the original</source>
        <translation>Az eredeti szöveg visszaállítása</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Remove the copy; its results stay</source>
        <translation>A másolat eltávolítása; az eredményei megmaradnak</translation>
    </message>
    <message>
        <source>another launch or fewer lines</source>
        <translation>más indítás vagy kevesebb sor</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Verziók</translation>
    </message>
    <message>
        <source>Restore a text that ran before</source>
        <translation>Egy korábban futtatott szöveg visszaállítása</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>Save the kernel&apos;s file, or a CUDA program around it that nvcc compiles anywhere</source>
        <translation>A kernel fájljának mentése, vagy egy köré írt CUDA-programé, amelyet az nvcc bárhol lefordít</translation>
    </message>
    <message>
        <source>&amp;Kernel file (.cuh)...</source>
        <translation>&amp;Kernelfájl (.cuh)...</translation>
    </message>
    <message>
        <source>CUDA &amp;program (.cu)...</source>
        <translation>CUDA-&amp;program (.cu)...</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <translation>%1. verzió: %2</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Szimuláció</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Összevetés</translation>
    </message>
    <message>
        <source>Show the changes in the copy compared with the original</source>
        <translation>A másolat eltérései az eredetitől</translation>
    </message>
    <message>
        <source>The chosen device cannot run it: %1</source>
        <translation>A választott eszköz nem tudja futtatni: %1</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>További műveletek</translation>
    </message>
    <message>
        <source>Type to change a copy.</source>
        <translation>Gépeléssel egy másolatot módosít.</translation>
    </message>
    <message>
        <source>Choose a simulated device, which runs your own kernels, and run</source>
        <translation>Szimulált eszköz választása, amely futtatja a saját kerneleket, és futtatás</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::KernelExport</name>
    <message>
        <source>Export kernel</source>
        <translation>Kernel exportálása</translation>
    </message>
    <message>
        <source>Kernels (*.cuh)</source>
        <translation>Kernelek (*.cuh)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportálva: %1</translation>
    </message>
    <message>
        <source>Export as CUDA program</source>
        <translation>Exportálás CUDA-programként</translation>
    </message>
    <message>
        <source>CUDA programs (*.cu)</source>
        <translation>CUDA-programok (*.cu)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchFields</name>
    <message>
        <source>Launch the copy with its own block size; the grid follows</source>
        <translation>A másolat indítása saját blokkmérettel; a grid ehhez igazodik</translation>
    </message>
    <message>
        <source>Threads of the block along %1</source>
        <translation>A blokk szálai %1 mentén</translation>
    </message>
    <message>
        <source>threads,</source>
        <translation>szál,</translation>
    </message>
    <message>
        <source>Elements per thread along %1</source>
        <translation>Szálankénti elemek %1 mentén</translation>
    </message>
    <message>
        <source>Elements that each thread takes along %1</source>
        <translation>Az elemek, amelyeket minden szál %1 mentén vesz</translation>
    </message>
    <message>
        <source>elements per thread</source>
        <translation>elem szálanként</translation>
    </message>
    <message>
        <source>Own block</source>
        <translation>Saját blokk</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchMemory</name>
    <message>
        <source>&amp;Trace</source>
        <translation>Nyomköve&amp;tés</translation>
    </message>
    <message>
        <source>Run the program again and record the memory accesses of this block of the selected launch</source>
        <translation>A program újrafuttatása és a kijelölt indítás e blokkjának memória-hozzáférései</translation>
    </message>
    <message>
        <source>Press Trace: the program runs again, and one block of launch %1 (%2) is recorded.</source>
        <translation>Nyomja meg a Nyomkövetés gombot: a program újra lefut, és a(z) %1. indítás (%2) egy blokkját rögzíti.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Egy blokk nyomkövetése...</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>leállítva</translation>
    </message>
    <message>
        <source>the program does not compile</source>
        <translation>a program nem fordul le</translation>
    </message>
    <message>
        <source>this block accesses no memory</source>
        <translation>ez a blokk nem fér hozzá a memóriához</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>Nincs mit megjeleníteni: %1.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchWhy</name>
    <message>
        <source>What limits the selected launch</source>
        <translation>Mi korlátozza a kijelölt indítást</translation>
    </message>
    <message>
        <source>Select a launch, in the table or in the plot, to see what limits it.</source>
        <translation>Egy indítást a táblázatban vagy az ábrán kijelölve itt látható, mi korlátozza.</translation>
    </message>
    <message>
        <source>Check mode does not measure times. Press Run to see what limits this launch.</source>
        <translation>A hibakeresés nem mér időt. Nyomja meg a Futtatás gombot, hogy lássa, mi korlátozza ezt az indítást.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchesModel</name>
    <message>
        <source>differ</source>
        <translation>eltérő</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The launch&apos;s number, in order</source>
        <translation>Az indítás sorszáma</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Indítások</translation>
    </message>
    <message>
        <source>Number of launches of the kernel</source>
        <translation>A kernel indításainak száma</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel&apos;s name, with its template arguments</source>
        <translation>A kernel neve a sablonargumentumaival</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Blocks in x, y and z</source>
        <translation>Blokkok x, y és z irányban</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blokk</translation>
    </message>
    <message>
        <source>Threads of a block in x, y and z</source>
        <translation>Egy blokk szálai x, y és z irányban</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Foglaltság</translation>
    </message>
    <message>
        <source>Resident warps / the maximum that fits a multiprocessor</source>
        <translation>A bent lévő warpok / amennyi egy multiprocesszorra legfeljebb elfér</translation>
    </message>
    <message>
        <source>Modelled ms</source>
        <translation>Modellezett ms</translation>
    </message>
    <message>
        <source>Computed from the counts for the simulated GPU; not measured</source>
        <translation>A számlálókból kiszámolva a szimulált GPU-ra; nem mért érték</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Arány</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Kérések</translation>
    </message>
    <message>
        <source>Requests of warps to global memory</source>
        <translation>A warpok kérései a globális memóriához</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Szektorok</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that these requests move</source>
        <translation>32 bájtos szektorok, amelyeket ezek a kérések mozgatnak</translation>
    </message>
    <message>
        <source>Sectors/request</source>
        <translation>Szektor/kérés</translation>
    </message>
    <message>
        <source>The ideal is 4 for full warps that take 4 bytes per lane</source>
        <translation>Az ideális 4, ha a warp teli és lane-enként 4 bájtot kér</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Hatékonyság</translation>
    </message>
    <message>
        <source>Bytes requested / bytes moved, in global memory</source>
        <translation>Kért bájtok / mozgatott bájtok, a globális memóriában</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation>Wavefrontok</translation>
    </message>
    <message>
        <source>Wavefronts of shared memory</source>
        <translation>A megosztott memória wavefrontjai</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bankkonfliktusok</translation>
    </message>
    <message>
        <source>Extra wavefronts caused by bank conflicts</source>
        <translation>A bankkonfliktusok miatti többlet-wavefrontok</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Mistakes that a check found in the kernel</source>
        <translation>A hibakeresés által a kernelben talált hibák</translation>
    </message>
    <message>
        <source>Launched at</source>
        <translation>Indítás helye</translation>
    </message>
    <message>
        <source>The line of the launch</source>
        <translation>Az indítás sora</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Megjegyzések</translation>
    </message>
    <message>
        <source>Why a launch failed, and which values are estimated</source>
        <translation>Miért nem sikerült egy indítás, és mely értékek becsültek</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Regiszterek</translation>
    </message>
    <message>
        <source>Registers per thread, as the compiler assigned them</source>
        <translation>Regiszterek szálanként, ahogy a fordító kiosztotta</translation>
    </message>
    <message>
        <source>Measured ms</source>
        <translation>Mért ms</translation>
    </message>
    <message>
        <source>Time of each launch, measured once by CUPTI on the GPU</source>
        <translation>Minden indítás ideje, a CUPTI egyszeri mérése a GPU-n</translation>
    </message>
    <message>
        <source>Share of the time of all launches</source>
        <translation>Részesedés az összes indítás idejéből</translation>
    </message>
    <message>
        <source>Defined at</source>
        <translation>Definíció helye</translation>
    </message>
    <message>
        <source>The line of the kernel</source>
        <translation>A kernel sora</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonAnswer</name>
    <message>
        <source>The results have no time.</source>
        <translation>Az eredményeknek nincs ideje.</translation>
    </message>
    <message>
        <source>The fastest is %1, with %2.</source>
        <translation>A leggyorsabb: %1, ideje %2.</translation>
    </message>
    <message>
        <source>Right: %1 is the fastest, with %2.</source>
        <translation>Helyes: %1 a leggyorsabb, ideje %2.</translation>
    </message>
    <message>
        <source>You said %1, which takes %2. The fastest is %3, with %4.</source>
        <translation>A válasz: %1, ideje %2. A leggyorsabb: %3, ideje %4.</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 szektor</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation>%1 wavefront</translation>
    </message>
    <message>
        <source>The results do not have the figures for this.</source>
        <translation>Az eredményekben nincsenek meg az ehhez szükséges adatok.</translation>
    </message>
    <message>
        <source>It is %1: %2 over %3.</source>
        <translation>Az arány %1: %2 / %3.</translation>
    </message>
    <message>
        <source>You said %1. The result is %2: %3 over %4.</source>
        <translation>A válasz %1. Az eredmény %2: %3 / %4.</translation>
    </message>
    <message>
        <source>You said %1, which is close. The result is %2, %3 over %4.</source>
        <translation>A válasz %1 volt, ez közel jár. Az eredmény %2: %3 / %4.</translation>
    </message>
    <message>
        <source>You said %1. The result is %2, %3 over %4.</source>
        <translation>A válasz %1 volt. Az eredmény %2: %3 / %4.</translation>
    </message>
    <message>
        <source>Correct answer: %1</source>
        <translation>A helyes válasz: %1</translation>
    </message>
    <message>
        <source>As you said: %1</source>
        <translation>Ahogy válaszolta: %1</translation>
    </message>
    <message>
        <source>You said: %1
Correct answer: %2</source>
        <translation>A válasz: %1
A helyes válasz: %2</translation>
    </message>
    <message>
        <source>The experiment is still running.</source>
        <translation>A kísérlet még nem fejeződött be.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonGuessBox</name>
    <message>
        <source>Your guess</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>How many times as much</source>
        <translation>Hányszoros</translation>
    </message>
    <message>
        <source>The factor, as a number</source>
        <translation>Hányszoros, számmal megadva</translation>
    </message>
    <message>
        <source> times</source>
        <translation> ×</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonHandout</name>
    <message>
        <source>Answers</source>
        <translation>Válaszok</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Forrás: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonMode</name>
    <message>
        <source>Open lesson</source>
        <translation>Lecke megnyitása</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Leckék (*.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson.</source>
        <translation>&apos;%1&apos; nem lecke.</translation>
    </message>
    <message>
        <source>Export handout</source>
        <translation>Segédlet exportálása</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Oldalak (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the handout: step %1 of %2</source>
        <translation>Segédlet készítése: %1 / %2. lépés</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportálva: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonPage</name>
    <message>
        <source>It takes about %1 min.</source>
        <translation>Körülbelül %1 percig tart.</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>Forrás:</translation>
    </message>
    <message>
        <source>Guess first; the results follow.</source>
        <translation>Először tippeljen; utána jönnek az eredmények.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonPanel</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>A lecke bezárása</translation>
    </message>
    <message>
        <source>End the lesson and return to the list</source>
        <translation>Befejezi a leckét, és visszatér a listához</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>Vissz&amp;a</translation>
    </message>
    <message>
        <source>Previous step (Page Up)</source>
        <translation>Előző lépés (Page Up)</translation>
    </message>
    <message>
        <source>Next step (Page Down)</source>
        <translation>Következő lépés (Page Down)</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>A lépés szövege</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>To&amp;vább</translation>
    </message>
    <message>
        <source>Sho&amp;w answer</source>
        <translation>&amp;Válasz mutatása</translation>
    </message>
    <message>
        <source>Show &amp;more</source>
        <translation>To&amp;vábbiak mutatása</translation>
    </message>
    <message>
        <source>Handout...</source>
        <translation>Segédlet...</translation>
    </message>
    <message>
        <source>Write the lesson&apos;s steps as pages of one PDF</source>
        <translation>A lecke lépéseit egy PDF oldalaiként írja ki</translation>
    </message>
    <message>
        <source>Keep results</source>
        <translation>Eredmények megtartása</translation>
    </message>
    <message>
        <source>Add the lesson&apos;s results to the session</source>
        <translation>A lecke eredményeit a munkamenethez adja</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonRuns</name>
    <message>
        <source>No device here can run this step&apos;s experiment.</source>
        <translation>Az itteni eszközök egyike sem tudja futtatni e lépés kísérletét.</translation>
    </message>
    <message>
        <source>The step&apos;s experiment waits for the current run.</source>
        <translation>A lépés kísérlete a folyamatban lévő futás végére vár.</translation>
    </message>
    <message>
        <source>Stopped; the step shows the results so far.</source>
        <translation>Leállítva; a lépés az eddigi eredményeket mutatja.</translation>
    </message>
    <message>
        <source>The run failed on %1: %2</source>
        <translation>A futás nem sikerült, eszköz: %1. Az ok: %2</translation>
    </message>
    <message>
        <source>The run failed on %1, so these results are from %2. The reason: %3</source>
        <translation>A futás nem sikerült (%1), ezért ezek az eredmények innen valók: %2. Az ok: %3</translation>
    </message>
    <message>
        <source>These results are from %1. The reason: %2</source>
        <translation>Ezek az eredmények innen valók: %1. Az ok: %2</translation>
    </message>
    <message>
        <source>This device cannot run: %1</source>
        <translation>Ez az eszköz nem tudja futtatni: %1</translation>
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
        <translation>Új eredmények: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MachineCode</name>
    <message>
        <source>Cannot find cuobjdump on PATH or in /usr/local/cuda/bin: install NVIDIA&apos;s CUDA Toolkit.</source>
        <translation>A cuobjdump nem található sem a PATH-ban, sem a /usr/local/cuda/bin mappában: telepítse az NVIDIA CUDA Toolkitet.</translation>
    </message>
    <message>
        <source>This program has no machine code: it was built without CUDA.</source>
        <translation>Ebben a programban nincs gépi kód: CUDA nélkül készült.</translation>
    </message>
    <message>
        <source>cuobjdump found no machine code for this kernel.</source>
        <translation>A cuobjdump nem talált gépi kódot ehhez a kernelhez.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>%1 nem indítható: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MachineCodePage</name>
    <message>
        <source>Template arguments of the kernel</source>
        <translation>A kernel sablonargumentumai</translation>
    </message>
    <message>
        <source>nvcc builds a kernel once for each set of template arguments.</source>
        <translation>Az nvcc a kernelt sablonargumentum-készletenként egyszer fordítja le.</translation>
    </message>
    <message>
        <source>PTX or SASS</source>
        <translation>PTX vagy SASS</translation>
    </message>
    <message>
        <source>PTX is nvcc&apos;s portable assembly; SASS is ptxas&apos;s machine code for each GPU that the program was built for.</source>
        <translation>A PTX az nvcc hordozható assembly kódja; a SASS a ptxas gépi kódja mindegyik GPU-hoz, amelyre a program készült.</translation>
    </message>
    <message>
        <source>Machine code of the kernel</source>
        <translation>A kernel gépi kódja</translation>
    </message>
    <message>
        <source>As cuobjdump prints it.</source>
        <translation>Ahogy a cuobjdump kiírja.</translation>
    </message>
    <message>
        <source>Reading the machine code of this program...</source>
        <translation>A program gépi kódjának beolvasása...</translation>
    </message>
    <message>
        <source>nvcc has not compiled this kernel.</source>
        <translation>Az nvcc nem fordította le ezt a kernelt.</translation>
    </message>
    <message>
        <source>Disassembling...</source>
        <translation>Visszafejtés...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MainWindow</name>
    <message>
        <source>Checked. %1</source>
        <translation>A hibakeresés kész. %1</translation>
    </message>
    <message>
        <source>Stopped; the findings so far are kept</source>
        <translation>Leállítva; az eddigi találatok megmaradnak</translation>
    </message>
    <message>
        <source>Done. New results: %1</source>
        <translation>Kész. Új eredmények: %1</translation>
    </message>
    <message>
        <source>Stopped; the results so far are kept</source>
        <translation>Leállítva; az eddigi eredmények megmaradnak</translation>
    </message>
    <message>
        <source>Opening the device...</source>
        <translation>Az eszköz megnyitása...</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Hibakeresés...</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Új munkamenet</translation>
    </message>
    <message>
        <source>%1[*] - Warpbench</source>
        <translation>%1[*] - Warpbench</translation>
    </message>
    <message>
        <source>Recovered. Unsaved results: %1</source>
        <translation>Helyreállítva. Mentetlen eredmények: %1</translation>
    </message>
    <message>
        <source>The language changes when the run ends.</source>
        <translation>A nyelv a futtatás végén vált át.</translation>
    </message>
    <message>
        <source>Results kept in the session: %1</source>
        <translation>A munkamenetben megtartott eredmények: %1</translation>
    </message>
    <message>
        <source>The language changes when all files are written.</source>
        <translation>A nyelv akkor vált át, ha minden fájl elkészült.</translation>
    </message>
    <message>
        <source>The window closes when all files are written. Close again to abandon them.</source>
        <translation>Az ablak bezárul, amint minden fájl elkészült. Zárja be újra, ha lemond róluk.</translation>
    </message>
    <message>
        <source>Submitted to the cluster: job %1</source>
        <translation>Beküldve a klaszterre: %1 számú feladat</translation>
    </message>
    <message>
        <source>Submitting to the cluster...</source>
        <translation>Beküldés a klaszterre...</translation>
    </message>
    <message>
        <source>Results added to the session: %1</source>
        <translation>A munkamenethez hozzáadott eredmények: %1</translation>
    </message>
    <message>
        <source>Open CUDA program</source>
        <translation>CUDA-program megnyitása</translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Képek (%1);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>%1. Failed, or with a wrong result: %2</source>
        <translation>%1. Hibás vagy rossz eredményű: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ManualWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Előző</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Következő</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Kézikönyv</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Pages and sections of the manual</source>
        <translation>A kézikönyv lapjai és szakaszai</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>A kézikönyv lapja</translation>
    </message>
    <message>
        <source>The manual is in English</source>
        <translation>A kézikönyv angol nyelvű</translation>
    </message>
    <message>
        <source>Show the previous page (Alt+Left)</source>
        <translation>Az előző lap (Alt+Left)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Keresés a kézikönyvben</translation>
    </message>
    <message>
        <source>Words to find on any page (Ctrl+F)</source>
        <translation>Bármelyik lapon keresendő szavak (Ctrl+F)</translation>
    </message>
    <message>
        <source>Show the previous match (Shift+F3)</source>
        <translation>Az előző találat (Shift+F3)</translation>
    </message>
    <message>
        <source>Show the next match (F3)</source>
        <translation>A következő találat (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nincs találat</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MarksForm</name>
    <message>
        <source>Horizontal line</source>
        <translation>Vízszintes vonal</translation>
    </message>
    <message>
        <source>Vertical line</source>
        <translation>Függőleges vonal</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Szöveg</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>Lines and texts</source>
        <translation>Vonalak és szövegek</translation>
    </message>
    <message>
        <source>Your lines and texts in this plot; double-click a cell to edit it</source>
        <translation>Az ábra saját vonalai és szövegei; szerkesztéshez kattintson duplán egy cellára</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Oszlop</translation>
    </message>
    <message>
        <source>Add &amp;horizontal line</source>
        <translation>&amp;Vízszintes vonal hozzáadása</translation>
    </message>
    <message>
        <source>Add a line at a value</source>
        <translation>Vonal egy értéknél</translation>
    </message>
    <message>
        <source>Add &amp;vertical line</source>
        <translation>&amp;Függőleges vonal hozzáadása</translation>
    </message>
    <message>
        <source>Add a line at a position along x</source>
        <translation>Vonal hozzáadása az x tengely egy helyén</translation>
    </message>
    <message>
        <source>Add t&amp;ext</source>
        <translation>S&amp;zöveg hozzáadása</translation>
    </message>
    <message>
        <source>Add a text at a point</source>
        <translation>Szöveg egy pontnál</translation>
    </message>
    <message>
        <source>Remove the selected lines and texts</source>
        <translation>A kijelölt vonalak és szövegek eltávolítása</translation>
    </message>
    <message>
        <source>The bar that the text belongs to</source>
        <translation>Az oszlop, amelyhez a szöveg tartozik</translation>
    </message>
    <message>
        <source>Line %1: enter a number.</source>
        <translation>%1. sor: adjon meg egy számot.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MemoryPanel</name>
    <message>
        <source>Choose a variant that the simulator can run.</source>
        <translation>Válasszon a szimulátorban futtatható változatot.</translation>
    </message>
    <message>
        <source>The kernel to trace</source>
        <translation>A nyomon követett kernel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Változat</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>M&amp;éretek</translation>
    </message>
    <message>
        <source>Show the fields for the sizes of this view</source>
        <translation>E nézet méretmezőinek megjelenítése</translation>
    </message>
    <message>
        <source>Source of the kernel</source>
        <translation>A kernel forrása</translation>
    </message>
    <message>
        <source>The line of this step is highlighted.</source>
        <translation>E lépés sora ki van emelve.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Egy blokk nyomkövetése...</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>Nincs mit megjeleníteni: %1.</translation>
    </message>
    <message>
        <source>this block accesses no memory</source>
        <translation>ez a blokk nem fér hozzá a memóriához</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MemoryWarning</name>
    <message>
        <source>Memory that the run needs</source>
        <translation>A futtatáshoz szükséges memória</translation>
    </message>
    <message>
        <source>This run needs %1 of memory; %2 are free.</source>
        <translation>Ehhez a futtatáshoz %1 memória kell; %2 szabad.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fájl</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>S&amp;zerkesztés</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>F&amp;uttatás</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Sú&amp;gó</translation>
    </message>
    <message>
        <source>&amp;Open session...</source>
        <translation>Munkamenet &amp;megnyitása...</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>Munkamenet m&amp;entése</translation>
    </message>
    <message>
        <source>Save session &amp;as...</source>
        <translation>Mentés má&amp;sként...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Compare &amp;with session...</source>
        <translation>Össze&amp;hasonlítás munkamenettel...</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Draw another session&apos;s results for comparison</source>
        <translation>Egy másik munkamenet eredményeinek ábrázolása összehasonlításul</translation>
    </message>
    <message>
        <source>End co&amp;mparison</source>
        <translation>Összehasonlítás &amp;vége</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Draw only this session&apos;s results</source>
        <translation>Csak e munkamenet eredményeinek ábrázolása</translation>
    </message>
    <message>
        <source>What chan&amp;ged...</source>
        <translation>Mi vál&amp;tozott...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+D</source>
        <translation>Ctrl+Alt+D</translation>
    </message>
    <message>
        <source>List what differs between the two sessions</source>
        <translation>A két munkamenet közötti eltérések felsorolása</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Delete selected results</source>
        <translation>&amp;Kijelölt eredmények törlése</translation>
    </message>
    <message>
        <source>Remove the selected rows from the session; Undo restores them</source>
        <translation>A kijelölt sorok kivétele a munkamenetből; visszavonással visszahozhatók</translation>
    </message>
    <message>
        <source>C&amp;lear results</source>
        <translation>Összes eredmé&amp;ny törlése</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Beállítások...</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Plac&amp;es...</source>
        <translation>&amp;Helyek...</translation>
    </message>
    <message>
        <source>Other places where kernels can run: a machine, a cluster, a container</source>
        <translation>Más helyek, ahol kernelek futhatnak: egy gép, egy klaszter, egy konténer</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>&amp;Leave to the cluster</source>
        <translation>&amp;Beküldés a klaszterre</translation>
    </message>
    <message>
        <source>Submit the experiment to the device&apos;s cluster; the window offers its results when it is done</source>
        <translation>A kísérlet beküldése az eszköz klaszterére; az eredményeit az ablak felajánlja, amikor elkészült</translation>
    </message>
    <message>
        <source>&amp;Check for mistakes</source>
        <translation>&amp;Hibák keresése</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Run the chosen variants in the simulator and check every access and barrier</source>
        <translation>A kiválasztott változatok futtatása a szimulátorban, minden hozzáférés és barrier ellenőrzésével</translation>
    </message>
    <message>
        <source>Run the selected result a&amp;gain</source>
        <translation>Kijelölt eredmény ú&amp;jrafuttatása</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Measure this point again, on its own device if available</source>
        <translation>E pont újramérése, a saját eszközén, ha elérhető</translation>
    </message>
    <message>
        <source>Run this session &amp;here</source>
        <translation>Munkamenet futtatása &amp;itt</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Run all points of the session again on the chosen device</source>
        <translation>A munkamenet minden pontjának újbóli futtatása a kiválasztott eszközön</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Leállítás</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Stop the run and keep the results so far</source>
        <translation>A futás leállítása, az eddigi eredmények megtartásával</translation>
    </message>
    <message>
        <source>Stop &amp;all</source>
        <translation>Ö&amp;sszes leállítása</translation>
    </message>
    <message>
        <source>Shift+Esc</source>
        <translation>Shift+Esc</translation>
    </message>
    <message>
        <source>Stop the run and remove the waiting experiments</source>
        <translation>A futás leállítása és a várakozó kísérletek eltávolítása</translation>
    </message>
    <message>
        <source>&amp;Pictures...</source>
        <translation>&amp;Képek...</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Téma</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Nye&amp;lv</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Elrendezés visszaállítása</translation>
    </message>
    <message>
        <source>Text &amp;larger</source>
        <translation>&amp;Nagyobb szöveg</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Text s&amp;maller</source>
        <translation>K&amp;isebb szöveg</translation>
    </message>
    <message>
        <source>Text normal s&amp;ize</source>
        <translation>S&amp;zokásos szövegméret</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>&amp;Rendszer szerint</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Világos</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sötét</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Kézikönyv</translation>
    </message>
    <message>
        <source>Open the manual, which is in English</source>
        <translation>A kézikönyv megnyitása, amely angol nyelvű</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Billentyűparancsok</translation>
    </message>
    <message>
        <source>Open the keyboard shortcuts in the manual</source>
        <translation>A billentyűparancsok megnyitása a kézikönyvben</translation>
    </message>
    <message>
        <source>&amp;About Warpbench</source>
        <translation>A Warpbench né&amp;vjegye</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>A &amp;Qt névjegye</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Várólistára</translation>
    </message>
    <message>
        <source>Open C&amp;UDA program...</source>
        <translation>C&amp;UDA-program megnyitása...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>A .cu file, a program built by warpbench-nvcc, or a project&apos;s Makefile or CMakeLists.txt</source>
        <translation>Egy .cu fájl, a warpbench-nvcc által fordított program, vagy egy projekt Makefile vagy CMakeLists.txt fájlja</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>Ú&amp;j munkamenet</translation>
    </message>
    <message>
        <source>Start an empty session; the experiment stays</source>
        <translation>Üres munkamenet kezdése; a kísérlet marad</translation>
    </message>
    <message>
        <source>Run the experiment, the open exercise, or the CUDA program in front</source>
        <translation>Futtatja a kísérletet, a megnyitott feladatot vagy az elöl lévő CUDA-programot</translation>
    </message>
    <message>
        <source>Wor&amp;kspace</source>
        <translation>M&amp;unkaterület</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find a &amp;command...</source>
        <translation>&amp;Parancs keresése...</translation>
    </message>
    <message>
        <source>Search all commands, families, variants and lessons</source>
        <translation>Keresés a parancsok, családok, változatok és leckék között</translation>
    </message>
    <message>
        <source>Family: %1</source>
        <translation>Család: %1</translation>
    </message>
    <message>
        <source>Only the variant: %1</source>
        <translation>Csak a változat: %1</translation>
    </message>
    <message>
        <source>&amp;Close program</source>
        <translation>Program &amp;bezárása</translation>
    </message>
    <message>
        <source>Close the CUDA program in front</source>
        <translation>Bezárja az elöl lévő CUDA-programot</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lecke: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MistakesList</name>
    <message>
        <source>Mistakes of the program</source>
        <translation>A program hibái</translation>
    </message>
    <message>
        <source>Select a row to show its line</source>
        <translation>Jelöljön ki egy sort a kódsorának megjelenítéséhez</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hiba</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Mi a baj</translation>
    </message>
    <message>
        <source>launch failed</source>
        <translation>sikertelen indítás</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::NothingShown</name>
    <message>
        <source>There is no result of %1 yet: press Run (F5).</source>
        <translation>Még nincs eredmény (%1): nyomja meg a Futtatás gombot (F5).</translation>
    </message>
    <message>
        <source>The table&apos;s filter hides all results of this family.</source>
        <translation>A táblázat szűrője a család összes eredményét elrejti.</translation>
    </message>
    <message>
        <source>No run of this family is shown: check one next to the table.</source>
        <translation>A család egyik futása sem látható: jelöljön be egyet a táblázat mellett.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ParameterEditor</name>
    <message>
        <source>, in %1</source>
        <translation>, egység: %1</translation>
    </message>
    <message>
        <source>%1: %2%3.</source>
        <translation>%1: %2%3.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Elfogadott érték: %1.</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>%1 léptetése</translation>
    </message>
    <message>
        <source>Sweep this parameter over several values</source>
        <translation>E paraméter léptetése több értéken</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generált</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: fájl kiválasztása</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Fájl kiválasztása</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ParameterForm</name>
    <message>
        <source>Fit to the device</source>
        <translation>Az eszközhöz igazítás</translation>
    </message>
    <message>
        <source>Parameter&amp;s</source>
        <translation>Par&amp;améterek</translation>
    </message>
    <message>
        <source>Set sizes that a simulated device runs quickly</source>
        <translation>Olyan méretek, amelyeket egy szimulált eszköz gyorsan lefuttat</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PictureForm</name>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vektoros</translation>
    </message>
    <message>
        <source>LaTeX, drawn by pgfplots</source>
        <translation>LaTeX, a pgfplots rajzolja</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vektoros</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, pixeles</translation>
    </message>
    <message>
        <source>CSV, the plot&apos;s data</source>
        <translation>CSV, az ábra adatai</translation>
    </message>
    <message>
        <source>TSV, the plot&apos;s data</source>
        <translation>TSV, az ábra adatai</translation>
    </message>
    <message>
        <source>JSON, the plot&apos;s data</source>
        <translation>JSON, az ábra adatai</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Saját méret</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>milliméter</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>light</source>
        <translation>világos</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sötét</translation>
    </message>
    <message>
        <source> dots per inch</source>
        <translation> pixel/hüvelyk</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formátum</translation>
    </message>
    <message>
        <source>The file format. Vector formats stay sharp at any size.</source>
        <translation>A fájlformátum. A vektoros formátumok minden méretben élesek.</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Kész értékek</translation>
    </message>
    <message>
        <source>A suitable size, with readable text.</source>
        <translation>Megfelelő méret, olvasható szöveggel.</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Szélesség</translation>
    </message>
    <message>
        <source>Width of the picture.</source>
        <translation>A kép szélessége.</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>M&amp;agasság</translation>
    </message>
    <message>
        <source>Height of the picture.</source>
        <translation>A kép magassága.</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>Egysé&amp;g</translation>
    </message>
    <message>
        <source>Unit of width and height; the size stays the same.</source>
        <translation>A szélesség és a magasság mértékegysége; maga a méret nem változik.</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>Fel&amp;bontás</translation>
    </message>
    <message>
        <source>Pixels per inch, for PNG and for sizes in pixels.</source>
        <translation>Pixel hüvelykenként, PNG-hez és pixelben megadott mérethez.</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Szövegmére&amp;t</translation>
    </message>
    <message>
        <source>Size of axis titles and legend, in points of 1/72 inch. Lines and marks scale with it.</source>
        <translation>A tengelyfeliratok és a jelmagyarázat mérete, 1/72 hüvelykes pontban. A vonalak és a jelek ezzel arányosak.</translation>
    </message>
    <message>
        <source>Back&amp;ground</source>
        <translation>&amp;Háttér</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides.</source>
        <translation>Papírra világos; sötét diákra sötét.</translation>
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
        <translation>Méretsablononként megmarad</translation>
    </message>
    <message>
        <source>title</source>
        <translation>cím</translation>
    </message>
    <message>
        <source>subtitle</source>
        <translation>alcím</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>képlet</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>megjegyzések</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>jelek</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>Látsz&amp;ik</translation>
    </message>
    <message>
        <source>below the plot</source>
        <translation>az ábra alatt</translation>
    </message>
    <message>
        <source>next to the plot</source>
        <translation>az ábra mellett</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Legen&amp;d</source>
        <translation>&amp;Jelmagyarázat</translation>
    </message>
    <message>
        <source>The legend moves if it does not fit.</source>
        <translation>A jelmagyarázat áthelyeződik, ha nem fér el.</translation>
    </message>
    <message>
        <source>as in the plot</source>
        <translation>mint az ábrán</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>&amp;Cím</translation>
    </message>
    <message>
        <source>&amp;x axis</source>
        <translation>&amp;x tengely</translation>
    </message>
    <message>
        <source>&amp;y axis</source>
        <translation>&amp;y tengely</translation>
    </message>
    <message>
        <source>peak and copy</source>
        <translation>csúcs és másolás</translation>
    </message>
    <message>
        <source>Title for this plot.</source>
        <translation>Az ábra címe.</translation>
    </message>
    <message>
        <source>Label for this plot&apos;s x axis.</source>
        <translation>Az ábra x tengelyének felirata.</translation>
    </message>
    <message>
        <source>Label for this plot&apos;s y axis. Without the subtitle, it also says if all times are modelled or recorded.</source>
        <translation>Az ábra y tengelyének felirata. Alcím nélkül azt is kiírja, ha minden idő modellezett vagy rögzített.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PicturesDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Képek</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Előtte</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Utána</translation>
    </message>
    <message>
        <source>&amp;Save picture...</source>
        <translation>Kép &amp;mentése...</translation>
    </message>
    <message>
        <source>Save the picture that the kernel computed</source>
        <translation>A kernel által kiszámított kép mentése</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Bezárás (Esc)</translation>
    </message>
    <message>
        <source>No result has a picture.</source>
        <translation>Egyik eredménynek sincs képe.</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Kép mentése</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.bmp);;All files (*)</source>
        <translation>Képek (*.png *.jpg *.bmp);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Mentve: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlacesController</name>
    <message>
        <source>Usable devices: %1</source>
        <translation>Használható eszközök: %1</translation>
    </message>
    <message>
        <source>This place has no devices.</source>
        <translation>Ezen a helyen nincsenek eszközök.</translation>
    </message>
    <message>
        <source>Asking...</source>
        <translation>Lekérdezés...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlacesDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>Hozzá&amp;adás</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>Mó&amp;dosítás</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Próba</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Helyek</translation>
    </message>
    <message>
        <source>Other places where kernels can run</source>
        <translation>Más helyek, ahol kernelek futhatnak</translation>
    </message>
    <message>
        <source>Name to show with the devices of the place</source>
        <translation>A hely eszközei mellett megjelenő név</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>például %1</translation>
    </message>
    <message>
        <source>Command that starts warpbench-cli there: %1</source>
        <translation>A warpbench-cli indító parancsa ott: %1</translation>
    </message>
    <message>
        <source>Add a place of this name</source>
        <translation>Hely hozzáadása ezen a néven</translation>
    </message>
    <message>
        <source>Apply the entered values to the selected place</source>
        <translation>A megadott értékek alkalmazása a kijelölt helyre</translation>
    </message>
    <message>
        <source>Remove the selected place from the list</source>
        <translation>A kijelölt hely levétele a listáról</translation>
    </message>
    <message>
        <source>Connect to the place as entered and list its devices</source>
        <translation>Kapcsolódás a megadott helyhez és eszközeinek felsorolása</translation>
    </message>
    <message>
        <source>The window stays here, and the kernels run there. A place needs warpbench-cli and a connection without a password prompt.</source>
        <translation>Az ablak itt marad, a kernelek ott futnak. A helyhez warpbench-cli és jelszót nem kérő kapcsolat kell.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Név</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Hol</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <translation>Ezek egyike: %1</translation>
    </message>
    <message>
        <source>Close; changes are already applied (Esc)</source>
        <translation>Bezárás; a helyek már érvényesek (Esc)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A name consists of letters, digits, blanks and . - _ : [ ]</source>
        <translation>A név betűkből, számjegyekből, szóközökből és ezekből állhat: . - _ : [ ]</translation>
    </message>
    <message>
        <source>Asking...</source>
        <translation>Lekérdezés...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotActions</name>
    <message>
        <source>Logarithmic &amp;x axis</source>
        <translation>Logaritmikus &amp;x tengely</translation>
    </message>
    <message>
        <source>Logarithmic &amp;y axis</source>
        <translation>Logaritmikus &amp;y tengely</translation>
    </message>
    <message>
        <source>Shown &amp;series</source>
        <translation>Látható adat&amp;sorok</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>&amp;Minden látszik</translation>
    </message>
    <message>
        <source>Undo zooming and panning (Home, or a double click on the plot)</source>
        <translation>Nagyítás és eltolás visszavonása (Home vagy dupla kattintás az ábrára)</translation>
    </message>
    <message>
        <source>&amp;Axis ranges...</source>
        <translation>Tengelyek t&amp;artománya...</translation>
    </message>
    <message>
        <source>Enter the ranges of the axes</source>
        <translation>A tengelyek tartományának megadása</translation>
    </message>
    <message>
        <source>&amp;Crosshair</source>
        <translation>Szálke&amp;reszt</translation>
    </message>
    <message>
        <source>Read all lines at the pointer</source>
        <translation>Minden vonal leolvasása a mutatónál</translation>
    </message>
    <message>
        <source>Names, c&amp;olours and notes...</source>
        <translation>Nevek, színek, &amp;jegyzetek...</translation>
    </message>
    <message>
        <source>Rename and recolour series; add your own lines and texts. The session saves them</source>
        <translation>Adatsorok átnevezése és átszínezése; saját vonalak és szövegek. A munkamenettel együtt mentve</translation>
    </message>
    <message>
        <source>Open in own &amp;window</source>
        <translation>Megnyitás saját a&amp;blakban</translation>
    </message>
    <message>
        <source>Show this view in its own window; it follows the session</source>
        <translation>E nézet saját ablakban; követi a munkamenetet</translation>
    </message>
    <message>
        <source>This plot has no legend</source>
        <translation>Ennek az ábrának nincs jelmagyarázata</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotEditor</name>
    <message>
        <source>Names, colours and notes</source>
        <translation>Nevek, színek, jegyzetek</translation>
    </message>
    <message>
        <source>&amp;Series</source>
        <translation>Adat&amp;sorok</translation>
    </message>
    <message>
        <source>&amp;Lines and texts</source>
        <translation>V&amp;onalak és szövegek</translation>
    </message>
    <message>
        <source>Names and colours, in all plots of this family</source>
        <translation>Nevek és színek a család minden ábráján</translation>
    </message>
    <message>
        <source>Your own lines and texts in this plot</source>
        <translation>Az ábra saját vonalai és szövegei</translation>
    </message>
    <message>
        <source>Apply the changes; the session saves them (Return)</source>
        <translation>A módosítások alkalmazása; a munkamenet menti őket (Enter)</translation>
    </message>
    <message>
        <source>Keep the plot unchanged (Esc)</source>
        <translation>Az ábra változatlan marad (Esc)</translation>
    </message>
    <message>
        <source>Names, colours or notes were edited. Save them?</source>
        <translation>A nevek, a színek vagy a jegyzetek megváltoztak. Menti őket?</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotMenu</name>
    <message>
        <source>&amp;Export plot...</source>
        <translation>Ábra e&amp;xportálása...</translation>
    </message>
    <message>
        <source>Copy &amp;plot as picture</source>
        <translation>Ábra másolása ké&amp;pként</translation>
    </message>
    <message>
        <source>Copy plot&apos;s &amp;data</source>
        <translation>Ábra &amp;adatainak másolása</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>Az ábra üres.</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Ábra exportálása</translation>
    </message>
    <message>
        <source>Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</source>
        <translation>Képek és adatok (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportálva: %1</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>A kép a vágólapra másolva</translation>
    </message>
    <message>
        <source>Copied the plot&apos;s data</source>
        <translation>Az ábra adatai a vágólapra másolva</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotsPanel</name>
    <message>
        <source>Basel&amp;ine</source>
        <translation>&amp;Bázis</translation>
    </message>
    <message>
        <source>The variant to compare the other times with</source>
        <translation>A változat, amelyhez a többi idő viszonyítva van</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Fa&amp;jta</translation>
    </message>
    <message>
        <source>The samples sorted by time, or in the order they were taken</source>
        <translation>A minták idő szerint rendezve, vagy a felvétel sorrendjében</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>A számlált mennyiség</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Eloszlás</translation>
    </message>
    <message>
        <source>In the order taken</source>
        <translation>Mérési sorrendben</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>ez a munkamenet</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Mem&amp;ória</translation>
    </message>
    <message>
        <source>Memory accesses of each step of a kernel, simulated at a small size</source>
        <translation>Egy kernel lépéseinek memória-hozzáférései, kis mérettel szimulálva</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Presentation</name>
    <message>
        <source>Prese&amp;ntation</source>
        <translation>&amp;Vetítés</translation>
    </message>
    <message>
        <source>Fill the screen with the plot or the lesson; press Escape to leave</source>
        <translation>Az ábra vagy a lecke teljes képernyőn; kilépéshez nyomja meg az Escape billentyűt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Vetítés</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PresetButton</name>
    <message>
        <source>Presets</source>
        <translation>Kész értékek</translation>
    </message>
    <message>
        <source>Use values with published figures from a course or a report</source>
        <translation>Olyan értékek használata, amelyekről egy kurzus vagy jelentés adatot közöl</translation>
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
        <translation>A program kimenete</translation>
    </message>
    <message>
        <source>The output of the program appears here.</source>
        <translation>Itt jelenik meg a program kimenete.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramRunner</name>
    <message>
        <source>Cannot start %1: %2</source>
        <translation>%1 nem indítható: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramSourceView</name>
    <message>
        <source>The program&apos;s source</source>
        <translation>A program forrása</translation>
    </message>
    <message>
        <source>Each line shows the sectors or wavefronts per request of one block</source>
        <translation>Minden sor egy blokk kérésenkénti szektorait vagy wavefrontjait mutatja</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramView</name>
    <message>
        <source>out of bounds</source>
        <translation>határon túl</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>nem igazított</translation>
    </message>
    <message>
        <source>uninitialised</source>
        <translation>inicializálatlan</translation>
    </message>
    <message>
        <source>race</source>
        <translation>versenyhelyzet</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>divergens barrier</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>sosem ér véget</translation>
    </message>
    <message>
        <source>freed twice</source>
        <translation>kétszer felszabadítva</translation>
    </message>
    <message>
        <source>use after free</source>
        <translation>használat felszabadítás után</translation>
    </message>
    <message>
        <source>pointer to host memory</source>
        <translation>mutató a host memóriájára</translation>
    </message>
    <message>
        <source>memory never freed</source>
        <translation>fel nem szabadított memória</translation>
    </message>
    <message>
        <source>error not checked</source>
        <translation>nem ellenőrzött hiba</translation>
    </message>
    <message>
        <source>The program ended with exit code %1.</source>
        <translation>A program %1 kilépési kóddal ért véget.</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <comment>as in: It was ended by signal 9 (Killed).</comment>
        <translation>A program: %1.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Futtatás</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Add to re&amp;sults</source>
        <translation>Hozzáadás az ered&amp;ményekhez</translation>
    </message>
    <message>
        <source>What the last run changed</source>
        <translation>Amit az utolsó futás megváltoztatott</translation>
    </message>
    <message>
        <source>Shows what changed after a second run.</source>
        <translation>Egy második futás után megmutatja, mi változott.</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>&amp;Kimenet</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>&amp;Hibák</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>M&amp;iért</translation>
    </message>
    <message>
        <source>Ch&amp;anges</source>
        <translation>&amp;Változások</translation>
    </message>
    <message>
        <source>The program runs</source>
        <translation>A program fut</translation>
    </message>
    <message>
        <source>Arguments of the program&apos;s main(), as in a shell</source>
        <translation>A program main() függvényének argumentumai, mint egy parancssorban</translation>
    </message>
    <message>
        <source>More files of the program, -I FOLDER, -D NAME=VALUE</source>
        <translation>A program további fájljai, -I MAPPA, -D NÉV=ÉRTÉK</translation>
    </message>
    <message>
        <source>Argume&amp;nts</source>
        <translation>&amp;Argumentumok</translation>
    </message>
    <message>
        <source>Com&amp;piler</source>
        <translation>F&amp;ordító</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>G&amp;PU</translation>
    </message>
    <message>
        <source>Compile and run the program</source>
        <translation>A program fordítása és futtatása</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Run the program and check each access, each barrier and each call of the runtime for mistakes</source>
        <translation>A program futtatása és minden hozzáférés, barrier és runtime-hívás ellenőrzése</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>A program leállítása</translation>
    </message>
    <message>
        <source>Add the launches to the session, where you can save, compare and export them</source>
        <translation>Az indítások hozzáadása a munkamenethez, mentésre, összehasonlításra és exportálásra</translation>
    </message>
    <message>
        <source>Show each launch, or all launches of a kernel together</source>
        <translation>Minden indítás külön, vagy egy kernel összes indítása együtt</translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation>Indítások sorrendben</translation>
    </message>
    <message>
        <source>By kernel</source>
        <translation>Kernelenként</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Indítások</translation>
    </message>
    <message>
        <source>Select a launch to see its explanation in Why and its line</source>
        <translation>Jelöljön ki egy indítást, hogy lássa a magyarázatát a Miért lapon és a sorát</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a file of the program nor -I nor -D.</source>
        <translation>A(z) &apos;%1&apos; nem a program fájlja, és nem is -I vagy -D.</translation>
    </message>
    <message>
        <source>Running on the %1 (modelled). Launches: %2. Seconds: %3.</source>
        <translation>Fut ezen: %1 (modellezett). Indítások: %2. Másodperc: %3.</translation>
    </message>
    <message>
        <source>Compiling... Seconds: %1.</source>
        <translation>Fordítás... Másodperc: %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Leállítva.</translation>
    </message>
    <message>
        <source>warpbench-cli ended before the program did.</source>
        <translation>A warpbench-cli a program előtt ért véget.</translation>
    </message>
    <message>
        <source>Launches: %1.</source>
        <translation>Indítások: %1.</translation>
    </message>
    <message>
        <source>Mistakes found: %1.</source>
        <translation>Talált hibák: %1.</translation>
    </message>
    <message>
        <source>The last run changed nothing.</source>
        <translation>Az utolsó futás semmit sem változtatott.</translation>
    </message>
    <message>
        <source>Ch&amp;anges (%1)</source>
        <translation>&amp;Változások (%1)</translation>
    </message>
    <message>
        <source>&amp;Mistakes (%1)</source>
        <translation>&amp;Hibák (%1)</translation>
    </message>
    <message>
        <source>Press Run: the program runs on the chosen GPU.</source>
        <translation>Nyomja meg a Futtatás gombot: a program a kiválasztott GPU-n fut.</translation>
    </message>
    <message>
        <source>Running on the %1. Launches: %2. Seconds: %3.</source>
        <translation>Fut ezen: %1. Indítások: %2. Másodperc: %3.</translation>
    </message>
    <message>
        <source>A simulated GPU, which counts accesses, or a GPU of this machine, which measures times</source>
        <translation>Szimulált GPU, amely a hozzáféréseket számolja, vagy e gép GPU-ja, amely időt mér</translation>
    </message>
    <message>
        <source>%1 (modelled)</source>
        <translation>%1 (modellezett)</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>Nem fordul le.</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Mit mutat az ábra</translation>
    </message>
    <message>
        <source>Run the program on a GPU of this machine under Nsight Compute to get the hardware&apos;s counts of each launch</source>
        <translation>A program futtatása e gép egyik GPU-ján, Nsight Compute alatt, a hardver számlálóihoz</translation>
    </message>
    <message>
        <source>Co&amp;unt</source>
        <translation>&amp;Számlálás</translation>
    </message>
    <message>
        <source>A real GPU does not report its accesses. Choose a simulated GPU to trace a launch.</source>
        <translation>Valódi GPU nem közli a hozzáféréseit. Indítás nyomkövetéséhez válasszon szimulált GPU-t.</translation>
    </message>
    <message>
        <source>Select a launch, in the table or in the plot, to trace one of its blocks.</source>
        <translation>Jelöljön ki egy indítást a táblázatban vagy az ábrán, hogy egy blokkját nyomon kövesse.</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Mem&amp;ória</translation>
    </message>
    <message>
        <source>This view is read-only: change the file in an editor, then press Run to read it again.</source>
        <translation>Ez a nézet csak olvasható: módosítsa a fájlt szerkesztőben, majd a Futtatás gomb újra beolvassa.</translation>
    </message>
    <message>
        <source>Files of the program</source>
        <translation>A program fájljai</translation>
    </message>
    <message>
        <source>Choose a file to show it</source>
        <translation>Válasszon egy fájlt a megjelenítéséhez</translation>
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
        <translation>Az indítások sorrendje</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::QueueButton</name>
    <message>
        <source>Waiting experiments; choose one to remove it</source>
        <translation>A futó kísérlet után várakozók; kiválasztva eltávolíthatók</translation>
    </message>
    <message>
        <source>variants: %1</source>
        <translation>változatok: %1</translation>
    </message>
    <message>
        <source>%1 values of %2</source>
        <translation>%2: %1 érték</translation>
    </message>
    <message>
        <source>%1 more waiting</source>
        <translation>még %1 várakozik</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Eltávolítás: %1</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>Ö&amp;sszes eltávolítása</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RangeDialog</name>
    <message>
        <source>Axis ranges</source>
        <translation>Tengelyek tartománya</translation>
    </message>
    <message>
        <source>&amp;x from</source>
        <translation>&amp;x ettől</translation>
    </message>
    <message>
        <source>x &amp;to</source>
        <translation>x e&amp;ddig</translation>
    </message>
    <message>
        <source>&amp;y from</source>
        <translation>&amp;y ettől</translation>
    </message>
    <message>
        <source>y t&amp;o</source>
        <translation>y &amp;eddig</translation>
    </message>
    <message>
        <source>Show these ranges (Return)</source>
        <translation>E tartományok megjelenítése (Enter)</translation>
    </message>
    <message>
        <source>Keep the axes unchanged (Esc)</source>
        <translation>A tengelyek változatlanok maradnak (Esc)</translation>
    </message>
    <message>
        <source>In the unit of the axis</source>
        <translation>A tengely egységében</translation>
    </message>
    <message>
        <source>Enter numbers.</source>
        <translation>Adjon meg számokat.</translation>
    </message>
    <message>
        <source>The end of an axis must be above its start.</source>
        <translation>A tengely vége legyen nagyobb a kezdeténél.</translation>
    </message>
    <message>
        <source>A logarithmic axis must start above 0.</source>
        <translation>A logaritmikus tengelynek 0 fölött kell kezdődnie.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RecentSessions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Legutóbbi munkamenetek</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Lista &amp;törlése</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RecoveryBar</name>
    <message>
        <source>Recover</source>
        <translation>Helyreállítás</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Eldobás</translation>
    </message>
    <message>
        <source>Open these unsaved results</source>
        <translation>Ezeknek a mentetlen eredményeknek a megnyitása</translation>
    </message>
    <message>
        <source>Delete these results permanently</source>
        <translation>Ezeknek az eredményeknek a végleges törlése</translation>
    </message>
    <message>
        <source>Warpbench ended unexpectedly. Unsaved results: %1, of %2.</source>
        <translation>A Warpbench váratlanul véget ért. Mentetlen eredmények: %1, ekkorról: %2.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RemoveCopy</name>
    <message>
        <source>removing a copy</source>
        <translation>(másolat eltávolítása)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RemoveResults</name>
    <message>
        <source>clearing the results</source>
        <translation>(összes eredmény törlése)</translation>
    </message>
    <message>
        <source>deleting results</source>
        <translation>(eredmények törlése)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RenameCopy</name>
    <message>
        <source>renaming a copy</source>
        <translation>(másolat átnevezése)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ReportDialog</name>
    <message>
        <source>&amp;List the kernels</source>
        <translation>&amp;Kernelek forrásával</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Jelentés exportálása</translation>
    </message>
    <message>
        <source>The session in one document: environment, method, plots, tables, warnings and explanations, in the language of the window.</source>
        <translation>A munkamenet egyetlen dokumentumban: környezet, módszer, ábrák, táblázatok, figyelmeztetések és magyarázatok, az ablak nyelvén.</translation>
    </message>
    <message>
        <source>PDF, pages to print</source>
        <translation>PDF, nyomtatható oldalak</translation>
    </message>
    <message>
        <source>HTML page for a browser</source>
        <translation>HTML, böngészőben nézhető oldal</translation>
    </message>
    <message>
        <source>Each is a single self-contained file.</source>
        <translation>Mindkettő egyetlen, önálló fájl.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formátum</translation>
    </message>
    <message>
        <source>Adds the source of each kernel that ran, at the end of its family.</source>
        <translation>Hozzáadja minden futtatott kernel forrását, a családja végén.</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>E&amp;xportálás...</translation>
    </message>
    <message>
        <source>Choose a file and write the report</source>
        <translation>Fájl kiválasztása és a jelentés írása</translation>
    </message>
    <message>
        <source>Close without a report (Esc)</source>
        <translation>Bezárás jelentés nélkül (Esc)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsModel</name>
    <message>
        <source>failed</source>
        <translation>sikertelen</translation>
    </message>
    <message>
        <source>Median time of one launch, in milliseconds</source>
        <translation>Egy indítás mediánideje, ezredmásodpercben</translation>
    </message>
    <message>
        <source>Standard deviation of the samples / their mean; a modelled time has none</source>
        <translation>A minták szórása osztva az átlagukkal; modellezett időnek nincs</translation>
    </message>
    <message>
        <source>Effective bandwidth: bytes that the algorithm must read and write / median time</source>
        <translation>Effektív sávszélesség: az algoritmus által szükségképpen olvasott és írt bájtok osztva a mediánidővel</translation>
    </message>
    <message>
        <source>Floating-point operations of the algorithm / median time</source>
        <translation>Az algoritmus lebegőpontos műveletei / mediánidő</translation>
    </message>
    <message>
        <source>Items that the family counts, such as points / median time</source>
        <translation>A család által számolt tételek, például pontok / mediánidő</translation>
    </message>
    <message>
        <source>Share of the device&apos;s peak memory bandwidth or peak operations</source>
        <translation>Az eszköz csúcs-sávszélességének vagy műveleti csúcsának aránya</translation>
    </message>
    <message>
        <source>Share of the measured bandwidth of the device&apos;s own copy, the practical ceiling</source>
        <translation>Az eszköz saját másolásának mért sávszélességéhez viszonyítva; ez a gyakorlati felső határ</translation>
    </message>
    <message>
        <source>Largest difference between the output and the reference computed on the CPU</source>
        <translation>A kimenet legnagyobb eltérése a CPU-n számolt referenciától</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Megengedett: %1</translation>
    </message>
    <message>
        <source>Measured on this device, modelled from simulated counts, or recorded earlier</source>
        <translation>Ezen az eszközön mért, szimulált számlálásból modellezett, vagy korábban rögzített</translation>
    </message>
    <message>
        <source>Whether the output equals the reference computed on the CPU</source>
        <translation>Egyezik-e a kimenet a CPU-n számolt referenciával</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Család</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Változat</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paraméterek</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Idő (ms)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Zaj</translation>
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
        <translation>Sebesség (1/s)</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Csúcs %-ában</translation>
    </message>
    <message>
        <source>Of copy</source>
        <translation>Másolás %-ában</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Legnagyobb hiba</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Eredet</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Eszköz</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Megjegyzések</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsPanel</name>
    <message>
        <source>F&amp;ilter results</source>
        <translation>E&amp;redmények szűrése</translation>
    </message>
    <message>
        <source>Filter of the results</source>
        <translation>Eredményszűrő</translation>
    </message>
    <message>
        <source>Filter: words to find in a row</source>
        <translation>Szűrő: szavak, amelyek a sorban szerepelnek</translation>
    </message>
    <message>
        <source>Show only rows with all these words, in any column (Ctrl+F). Escape clears the filter.</source>
        <translation>Csak azok a sorok láthatók, amelyekben minden szó szerepel, bármelyik oszlopban (Ctrl+F). Az Esc billentyű törli.</translation>
    </message>
    <message>
        <source>Show only rows with certain words</source>
        <translation>Csak a megadott szavakat tartalmazó sorok megjelenítése</translation>
    </message>
    <message>
        <source>%1 of %2 hidden</source>
        <translation>%1 / %2 elrejtve</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Eredmények</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Sorok &amp;másolása</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Eredmények</translation>
    </message>
    <message>
        <source>The results so far; the selected one is marked in the plots and explained</source>
        <translation>Az eddigi eredmények; a kijelölt az ábrákon meg van jelölve, és magyarázatot kap</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, for a spreadsheet</source>
        <translation>A kijelölt vagy az összes sor másolása táblázatkezelőbe</translation>
    </message>
    <message>
        <source>Copy rows as LaTe&amp;X</source>
        <translation>Sorok másolása LaTe&amp;X-ként</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as a table for a LaTeX document</source>
        <translation>A kijelölt vagy az összes sor másolása táblázatként egy LaTeX-dokumentumba</translation>
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
        <translation>%1 perc</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>A futtatás állapota</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2 left: %3</source>
        <translation>%1, még %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Leállítás...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RunsList</name>
    <message>
        <source>Runs</source>
        <translation>Futások</translation>
    </message>
    <message>
        <source>Runs of this session; the table and plots show the checked ones</source>
        <translation>A munkamenet futásai; a táblázat és az ábrák a bejelölteket mutatják</translation>
    </message>
    <message>
        <source>&amp;Only this run</source>
        <translation>&amp;Csak ez a futás</translation>
    </message>
    <message>
        <source>&amp;All runs</source>
        <translation>&amp;Minden futás</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Rögzítés</translation>
    </message>
    <message>
        <source>Keep this run visible when another one starts</source>
        <translation>Ez a futás akkor is látszik, ha másik kezdődik</translation>
    </message>
    <message>
        <source>&amp;Compare with it</source>
        <translation>Össze&amp;hasonlítás vele</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Át&amp;nevezés</translation>
    </message>
    <message>
        <source>&amp;Note...</source>
        <translation>Meg&amp;jegyzés...</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Megjegyzés</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>Eredmények: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SeriesLooksForm</name>
    <message>
        <source>Name of %1</source>
        <translation>%1 neve</translation>
    </message>
    <message>
        <source>Name in this family&apos;s plots; leave it empty for the variant&apos;s own</source>
        <translation>Név a család ábráin; üresen a változaté</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1 színe</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Szín választása</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Alapértelmezett</translation>
    </message>
    <message>
        <source>Default name and colour of %1</source>
        <translation>%1 alapértelmezett neve és színe</translation>
    </message>
    <message>
        <source>Restore the default name and colour</source>
        <translation>Az alapértelmezett név és szín visszaállítása</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionController</name>
    <message>
        <source>Sessions, Nsight Compute&apos;s and nvbench&apos;s tables (*.json *.csv);;All files (*)</source>
        <translation>Munkamenetek, az Nsight Compute és az nvbench táblázatai (*.json *.csv);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; no longer exists. It is removed from the list.</source>
        <translation>&apos;%1&apos; már nem létezik. Lekerült a listáról.</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Munkamenet megnyitása</translation>
    </message>
    <message>
        <source>Compare with session</source>
        <translation>Összehasonlítás munkamenettel</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Munkamenet mentése</translation>
    </message>
    <message>
        <source>Sessions (*.json);;All files (*)</source>
        <translation>Munkamenetek (*.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>This session has unsaved changes. Save them?</source>
        <translation>A munkamenetnek mentetlen módosításai vannak. Menti őket?</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionDocument</name>
    <message>
        <source>changing a plot</source>
        <translation>ábra módosítása</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionFiles</name>
    <message>
        <source>Opened %1</source>
        <translation>Megnyitva: %1</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Összehasonlítva: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Mentve: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionRuns</name>
    <message>
        <source>describing a run</source>
        <translation>futás leírása</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>%1. futás: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Restore all settings to their defaults</source>
        <translation>Minden beállítás visszaállítása az alapértékére</translation>
    </message>
    <message>
        <source>Close; changes are already applied (Esc)</source>
        <translation>Bezárás; a beállítások már érvényesek (Esc)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>rendszer szerint</translation>
    </message>
    <message>
        <source>light</source>
        <translation>világos</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sötét</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Téma</translation>
    </message>
    <message>
        <source>Light, dark, or like the system.</source>
        <translation>Világos, sötét vagy a rendszer szerint.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Nyelv</translation>
    </message>
    <message>
        <source>Language of the window and the plots. Files and the command line are always in English.</source>
        <translation>Az ablak és az ábrák nyelve. A fájlok és a parancssor mindig angol nyelvű.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>S&amp;zövegméret</translation>
    </message>
    <message>
        <source>Size of all text, including plots (Ctrl++, Ctrl+-, Ctrl+0).</source>
        <translation>Minden szöveg mérete, az ábráké is (Ctrl++, Ctrl+-, Ctrl+0).</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Futtatások</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time &amp;limit of a point</source>
        <translation>Egy pont &amp;időkorlátja</translation>
    </message>
    <message>
        <source>Sampling of a point ends after this time, even if it is still noisy.</source>
        <translation>Egy pont mintavételezése ennyi idő után véget ér, még ha zajos is.</translation>
    </message>
    <message>
        <source>Median k&amp;nown to within</source>
        <translation>&amp;A medián pontossága legalább</translation>
    </message>
    <message>
        <source>Sampling ends when the median is known to within this.</source>
        <translation>A mintavételezés akkor ér véget, amikor a medián ennyire pontosan ismert.</translation>
    </message>
    <message>
        <source>&amp;Samples at least</source>
        <translation>&amp;Minták legalább</translation>
    </message>
    <message>
        <source>Sampling takes at least this many samples, within the time limit.</source>
        <translation>A mintavételezés legalább ennyi mintát vesz, az időkorláton belül.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>azonnal</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>mért ütemben</translation>
    </message>
    <message>
        <source>10 times as fast</source>
        <translation>10-szer gyorsabban</translation>
    </message>
    <message>
        <source>&amp;Replay of recordings</source>
        <translation>&amp;Felvételek lejátszása</translation>
    </message>
    <message>
        <source>Speed at which recorded samples are replayed.</source>
        <translation>A rögzített minták lejátszási sebessége.</translation>
    </message>
    <message>
        <source>Unsaved results</source>
        <translation>Mentetlen eredmények</translation>
    </message>
    <message>
        <source>never</source>
        <translation>soha</translation>
    </message>
    <message>
        <source> s after a change</source>
        <translation> s a változás után</translation>
    </message>
    <message>
        <source>&amp;Keep a copy</source>
        <translation>Máso&amp;lat készítése</translation>
    </message>
    <message>
        <source>Warpbench backs up unsaved results and offers them at the next start after a crash. 0: never.</source>
        <translation>A Warpbench másolatot tart a mentetlen eredményekről, és összeomlás után a következő indításkor felajánlja. 0: soha.</translation>
    </message>
    <message>
        <source>Time limit of a la&amp;unch</source>
        <translation>&amp;Egy indítás időkorlátja</translation>
    </message>
    <message>
        <source>Warpbench stops a kernel that takes longer on a GPU, and its point fails.</source>
        <translation>A Warpbench leállítja a GPU-n ennél tovább futó kernelt, és a pontja sikertelen.</translation>
    </message>
    <message>
        <source>of each point on a GPU</source>
        <translation>minden ponthoz a GPU-n</translation>
    </message>
    <message>
        <source>Hard&amp;ware counters</source>
        <translation>&amp;Hardverszámlálók</translation>
    </message>
    <message>
        <source>Nsight Compute counts each point in another run of some seconds. A live run counts nothing.</source>
        <translation>Az Nsight Compute minden pontot egy további, néhány másodperces futásban számol. Az élő futás nem számlál.</translation>
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
        <translation>Különbségek</translation>
    </message>
    <message>
        <source>Machine code</source>
        <translation>Gépi kód</translation>
    </message>
    <message>
        <source>The kernel&apos;s source, with the cost of each line</source>
        <translation>A kernel forrása, minden sor költségével</translation>
    </message>
    <message>
        <source>The compiled kernel, if the CUDA Toolkit is installed</source>
        <translation>A lefordított kernel, ha a CUDA Toolkit telepítve van</translation>
    </message>
    <message>
        <source>Cost of the kernel&apos;s lines</source>
        <translation>A kernel sorainak költsége</translation>
    </message>
    <message>
        <source>Select a row to show its line.</source>
        <translation>Jelöljön ki egy sort a kódsorának megjelenítéséhez.</translation>
    </message>
    <message>
        <source>Select a result, in the table or in the plot, to see its kernel.</source>
        <translation>Egy eredményt a táblázatban vagy az ábrán kijelölve itt látható a kernele.</translation>
    </message>
    <message>
        <source>%1 is not a kernel of this program, so it has no source.</source>
        <translation>%1 nem e program kernele, ezért nincs forrása.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Egy blokk nyomkövetése...</translation>
    </message>
    <message>
        <source>The cost of the lines is unknown: %1</source>
        <translation>A sorok költsége ismeretlen: %1</translation>
    </message>
    <message>
        <source>One block, simulated at %1:</source>
        <translation>Egy blokk, szimulálva, paraméterei: %1:</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1. sor: %2</translation>
    </message>
    <message>
        <source>load from global memory</source>
        <translation>olvasás a globális memóriából</translation>
    </message>
    <message>
        <source>store to global memory</source>
        <translation>írás a globális memóriába</translation>
    </message>
    <message>
        <source>atomic on global memory</source>
        <translation>atomi művelet a globális memórián</translation>
    </message>
    <message>
        <source>load from shared memory</source>
        <translation>olvasás a megosztott memóriából</translation>
    </message>
    <message>
        <source>store to shared memory</source>
        <translation>írás a megosztott memóriába</translation>
    </message>
    <message>
        <source>atomic on shared memory</source>
        <translation>atomi művelet a megosztott memórián</translation>
    </message>
    <message>
        <source>load from constant memory</source>
        <translation>olvasás a konstans memóriából</translation>
    </message>
    <message>
        <source>1 sector per request</source>
        <translation>kérésenként 1 szektor</translation>
    </message>
    <message>
        <source>%1 sectors per request</source>
        <translation>kérésenként %1 szektor</translation>
    </message>
    <message>
        <source>1 wavefront per request</source>
        <translation>kérésenként 1 wavefront</translation>
    </message>
    <message>
        <source>%1 wavefronts per request</source>
        <translation>kérésenként %1 wavefront</translation>
    </message>
    <message>
        <source>1 word per request</source>
        <translation>kérésenként 1 szó</translation>
    </message>
    <message>
        <source>%1 words per request</source>
        <translation>kérésenként %1 szó</translation>
    </message>
    <message>
        <source> instead of %1</source>
        <translation> %1 helyett</translation>
    </message>
    <message>
        <source>, lanes: %1 of 32</source>
        <translation>, lane-ek: %1 / 32</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>grid: %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>blokk: %1</translation>
    </message>
    <message>
        <source>registers per thread: %1</source>
        <translation>regiszterek szálanként: %1</translation>
    </message>
    <message>
        <source>shared memory per block: %1 bytes</source>
        <translation>megosztott memória blokkonként: %1 bájt</translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>foglaltság: %1 %</translation>
    </message>
    <message>
        <source>The session does not contain the text of %1.</source>
        <translation>A munkamenetben nincs meg ennek a szövege: %1.</translation>
    </message>
    <message>
        <source>load from local memory</source>
        <translation>olvasás a lokális memóriából</translation>
    </message>
    <message>
        <source>store to local memory</source>
        <translation>írás a lokális memóriába</translation>
    </message>
    <message>
        <source>The costs of the lines appear when you pause or run the kernel.</source>
        <translation>A sorok költségei akkor jelennek meg, ha szünetet tart, vagy futtatja a kernelt.</translation>
    </message>
    <message>
        <source>The costs of the lines appear when you allow the kernel to run.</source>
        <translation>A sorok költségei akkor jelennek meg, ha engedélyezi a kernel futtatását.</translation>
    </message>
    <message>
        <source>it does not compile</source>
        <translation>nem fordul le</translation>
    </message>
    <message>
        <source>Differences between this kernel and another of its family</source>
        <translation>A kernel és a család egy másik kerneljének eltérései</translation>
    </message>
    <message>
        <source>%1 runs on the CPU: it has no kernel here.</source>
        <translation>%1 a CPU-n fut: itt nincs kernele.</translation>
    </message>
    <message>
        <source>%1 is a library&apos;s function: it has no kernel here.</source>
        <translation>%1 könyvtári függvény: itt nincs kernele.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::StepBar</name>
    <message>
        <source>First step</source>
        <translation>Első lépés</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Első lépés (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>Step back (left arrow)</source>
        <translation>Egy lépés vissza (balra nyíl)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Play and pause (Space)</source>
        <translation>Lejátszás és szünet (szóköz)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Egy lépés előre</translation>
    </message>
    <message>
        <source>Step forward (right arrow)</source>
        <translation>Egy lépés előre (jobbra nyíl)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Utolsó lépés</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Utolsó lépés (End)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Go to a step</source>
        <translation>Ugrás egy lépéshez</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>A lejátszás sebessége</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 lépés/s</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SweepBox</name>
    <message>
        <source>S&amp;weep</source>
        <translation>Lé&amp;ptetés</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Tartomány</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Run every checked variant once with each value of one parameter.</source>
        <translation>Minden bejelölt változat futtatása egyszer egy paraméter minden értékével.</translation>
    </message>
    <message>
        <source>Parameter to sweep</source>
        <translation>Léptetett paraméter</translation>
    </message>
    <message>
        <source>The parameter to sweep.</source>
        <translation>A léptetett paraméter.</translation>
    </message>
    <message>
        <source>A range of values, in steps</source>
        <translation>Értéktartomány, lépésenként</translation>
    </message>
    <message>
        <source>Values one by one</source>
        <translation>Értékek egyenként</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>Az első érték</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>A legnagyobb érték</translation>
    </message>
    <message>
        <source>Difference between consecutive values</source>
        <translation>Az egymást követő értékek különbsége</translation>
    </message>
    <message>
        <source>Values, comma separated</source>
        <translation>Értékek, vesszővel elválasztva</translation>
    </message>
    <message>
        <source>The values, separated by commas</source>
        <translation>Az értékek, vesszővel elválasztva</translation>
    </message>
    <message>
        <source>such as 1,2,4,8</source>
        <translation>például 1,2,4,8</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ettől</translation>
    </message>
    <message>
        <source>to</source>
        <translation>eddig</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Lépés</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Texts</name>
    <message>
        <source>measured</source>
        <translation>mért</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellezett</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>rögzített</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>hideg</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>meleg</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>belső</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>HIBÁS</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>ellenőrizve</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>véletlenül helyes</translation>
    </message>
    <message>
        <source>wrong on purpose</source>
        <translation>szándékosan hibás</translation>
    </message>
    <message>
        <source>measured copy</source>
        <translation>mért másolás</translation>
    </message>
    <message>
        <source>profile&apos;s copy</source>
        <translation>a profil másolása</translation>
    </message>
    <message>
        <source>recorded copy</source>
        <translation>rögzített másolás</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::UndoActions</name>
    <message>
        <source>&amp;Redo</source>
        <translation>Mé&amp;gis</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::VariantList</name>
    <message>
        <source>V&amp;ariants</source>
        <translation>&amp;Változatok</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Check all variants that the device can run. Double-click a variant to check only that one; Shift-click to check a range.</source>
        <translation>Bejelöli az összes változatot, amelyet az eszköz futtatni tud. Dupla kattintás csak azt a változatot jelöli be; Shift és kattintás egy tartományt.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Egyik sem</translation>
    </message>
    <message>
        <source>Uncheck all variants</source>
        <translation>Minden változat jelölésének törlése</translation>
    </message>
    <message>
        <source>&amp;Only this</source>
        <translation>&amp;Csak ez</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::WhyPanel</name>
    <message>
        <source>The counts are estimated from some of the blocks.</source>
        <translation>A számlálóértékek a blokkok egy részéből becsültek.</translation>
    </message>
    <message>
        <source>Count its a&amp;ccesses</source>
        <translation>&amp;Hozzáférések számlálása</translation>
    </message>
    <message>
        <source>What limits the selected result</source>
        <translation>Mi korlátozza a kijelölt eredményt</translation>
    </message>
    <message>
        <source>Simulate this point and the next variant for comparison, or both selected points</source>
        <translation>E pont és összehasonlításul a következő változat, vagy a két kijelölt pont szimulálása</translation>
    </message>
    <message>
        <source>Select a result, in the table or in the plot, to see what limits it and what the next variant changes.</source>
        <translation>Egy eredményt a táblázatban vagy az ábrán kijelölve itt látható, mi korlátozza, és mit változtat a következő változat.</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>A kettő felcserélése</translation>
    </message>
    <message>
        <source>Ctrl-click a second result to see how the two differ.</source>
        <translation>Ctrl és kattintás egy második eredményre: látható, miben tér el a kettő.</translation>
    </message>
    <message>
        <source>Explain the second result compared with the first</source>
        <translation>A második eredmény magyarázata az elsőhöz képest</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 ehhez képest: %2</translation>
    </message>
    <message>
        <source>%1
compared with
%2</source>
        <translation>%1
ehhez képest:
%2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::WindowContent</name>
    <message>
        <source>Experiment</source>
        <translation>Kísérlet</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Eredmények</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miért</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Hibakeresés</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panelek</translation>
    </message>
    <message>
        <source>Panels that share this area</source>
        <translation>Az ezen a helyen osztozó panelek</translation>
    </message>
    <message>
        <source>Unsaved results are not backed up: save them</source>
        <translation>A mentetlen eredményekről nincs másolat: mentse őket</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Módok</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Futtatás</translation>
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
        <translation>&amp;Mérés</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>Ma&amp;gyarázat</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Kód</translation>
    </message>
    <message>
        <source>The experiment, the plot and the table of results</source>
        <translation>A kísérlet, az ábra és az eredmények táblázata</translation>
    </message>
    <message>
        <source>What limits the selected result</source>
        <translation>Mi korlátozza a kijelölt eredményt</translation>
    </message>
    <message>
        <source>The kernel&apos;s source next to the plot</source>
        <translation>A kernel forrása az ábra mellett</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>Whole CUDA programs: launches, source, mistakes and output</source>
        <translation>Teljes CUDA-programok: indítások, forráskód, hibák és kimenet</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Oktatás</translation>
    </message>
    <message>
        <source>Lessons, exercises and the presentation</source>
        <translation>Leckék, feladatok és a vetítés</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::repeatRequest</name>
    <message>
        <source>the result&apos;s device is not available here: choose a device</source>
        <translation>az eredmény eszköze nincs itt: válasszon eszközt a futtatáshoz</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::BarsPlot</name>
    <message>
        <source>%1: left out of the logarithmic plot: %2 %3</source>
        <translation>%1: kimarad a logaritmikus ábráról: %2 %3</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Counters</name>
    <message>
        <source>counted by the hardware</source>
        <translation>a hardver számlálta</translation>
    </message>
    <message>
        <source>counted by the simulator</source>
        <translation>a szimulátor számlálta</translation>
    </message>
    <message>
        <source>estimated by the simulator from %1 of %2 blocks</source>
        <translation>a szimulátor becslése, blokkok: %1 / %2</translation>
    </message>
    <message>
        <source>sectors of 32 bytes / requests of a warp; the marked ideal: the requested bytes are contiguous</source>
        <translation>32 bájtos szektorok / egy warp kérései; a jelölt ideális: a kért bájtok összefüggők</translation>
    </message>
    <message>
        <source>wavefronts / requests of a warp to shared memory; the marked ideal: no bank conflict</source>
        <translation>wavefrontok / egy warp kérései a megosztott memóriához; a jelölt ideális: nincs bankkonfliktus</translation>
    </message>
    <message>
        <source>active lanes / requests of a warp to global and shared memory; the marked ideal: all 32</source>
        <translation>aktív lane-ek / egy warp kérései a globális és a megosztott memóriához; a jelölt ideális: mind a 32</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>szektor</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefront</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>Sectors per global request</source>
        <translation>Szektor globális kérésenként</translation>
    </message>
    <message>
        <source>Sectors per global load</source>
        <translation>Szektor globális olvasásonként</translation>
    </message>
    <message>
        <source>Sectors per global store</source>
        <translation>Szektor globális írásonként</translation>
    </message>
    <message>
        <source>Wavefronts per shared request</source>
        <translation>Wavefront megosztott kérésenként</translation>
    </message>
    <message>
        <source>Active lanes per request</source>
        <translation>Aktív lane kérésenként</translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>ideális: %1</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>Számláló&amp;k</translation>
    </message>
    <message>
        <source>Cost of a warp&apos;s requests compared with the ideal</source>
        <translation>Egy warp kéréseinek költsége az ideálishoz képest</translation>
    </message>
    <message>
        <source>without such counts: %1</source>
        <translation>ilyen számlálás nélkül: %1</translation>
    </message>
    <message>
        <source>There are no such counts. Run the kernels on a simulated device to get them.</source>
        <translation>Nincs ilyen számlálás. Ehhez futtassa a kerneleket szimulált eszközön.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::DeviceLimits</name>
    <message>
        <source>peak</source>
        <translation>csúcs</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 csúcs</translation>
    </message>
    <message>
        <source>%1 peak of tensor cores</source>
        <translation>a tenzormagok %1-csúcsa</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::DistributionPlot</name>
    <message>
        <source>%1: at or below zero, so left out of the logarithmic plot: %2 of %3 bins</source>
        <translation>%1: nulla vagy az alatti, ezért kimarad a logaritmikus ábráról: %2 / %3 osztály</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::EndToEnd</name>
    <message>
        <source>launch %1 ms</source>
        <translation>indítás: %1 ms</translation>
    </message>
    <message>
        <source>to the device %1 ms</source>
        <translation>az eszközre: %1 ms</translation>
    </message>
    <message>
        <source>back %1 ms</source>
        <translation>vissza: %1 ms</translation>
    </message>
    <message>
        <source>pageable memory</source>
        <translation>lapozható memória</translation>
    </message>
    <message>
        <source>page-locked memory</source>
        <translation>lapzárolt memória</translation>
    </message>
    <message>
        <source>%1 times as fast as the CPU with all threads</source>
        <translation>%1× olyan gyors, mint a CPU minden szállal</translation>
    </message>
    <message>
        <source>Time end to end (ms)</source>
        <translation>Teljes idő átvitellel (ms)</translation>
    </message>
    <message>
        <source>launch + copy of the input to the device + copy of the output back; the CPU needs no copies</source>
        <translation>indítás + a bemenet másolása az eszközre + a kimenet másolása vissza; a CPU-nak nem kell másolás</translation>
    </message>
    <message>
        <source>E&amp;nd to end</source>
        <translation>&amp;Teljes idő</translation>
    </message>
    <message>
        <source>Time with the copies to the device and back</source>
        <translation>Idő az eszközre és vissza történő másolással együtt</translation>
    </message>
    <message>
        <source>left out, because no copies to a device and back were timed: %1</source>
        <translation>kimarad, mert az eszközre és vissza történő másolás ideje nincs mérve: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Export</name>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 nem írható: %2</translation>
    </message>
    <message>
        <source>it has no ending: use .png, .pdf or .svg</source>
        <translation>nincs végződése: .png, .pdf vagy .svg kell</translation>
    </message>
    <message>
        <source>unknown ending .%1: use .png, .pdf or .svg</source>
        <translation>ismeretlen végződés: .%1; .png, .pdf vagy .svg kell</translation>
    </message>
    <message>
        <source>there is nothing to plot</source>
        <translation>nincs mit ábrázolni</translation>
    </message>
    <message>
        <source>cannot draw the picture</source>
        <translation>a kép nem rajzolható meg</translation>
    </message>
    <message>
        <source>several pages need a .pdf file</source>
        <translation>több oldalhoz .pdf fájl kell</translation>
    </message>
    <message>
        <source>there are no pages</source>
        <translation>nincs egyetlen oldal sem</translation>
    </message>
    <message>
        <source>The legend does not fit: make the picture larger or the text smaller, or show fewer series.</source>
        <translation>A jelmagyarázat nem fér el: nagyítsa a képet, kicsinyítse a szöveget, vagy mutasson kevesebb adatsort.</translation>
    </message>
    <message>
        <source>Not all of it fits: make the picture larger or the text smaller.</source>
        <translation>Nem fér el minden: nagyítsa a képet, vagy kicsinyítse a szöveget.</translation>
    </message>
    <message>
        <source>cannot draw the pages</source>
        <translation>az oldalak nem rajzolhatók meg</translation>
    </message>
    <message>
        <source>Names in the legend are shortened: enter shorter ones in the plot&apos;s menu.</source>
        <translation>A jelmagyarázat nevei rövidítettek: adjon meg rövidebbeket az ábra menüjében.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Figures</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>a csúcs %1 %-a</translation>
    </message>
    <message>
        <source>%1 % of the measured copy</source>
        <translation>a mért másolás %1 %-a</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Idő (ms)</translation>
    </message>
    <message>
        <source>Effective bandwidth (GB/s)</source>
        <translation>Effektív sávszélesség (GB/s)</translation>
    </message>
    <message>
        <source>Throughput (GFLOP/s)</source>
        <translation>Teljesítmény (GFLOP/s)</translation>
    </message>
    <message>
        <source>items</source>
        <translation>elem</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Throughput (%1)</source>
        <translation>Teljesítmény (%1)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Idő</translation>
    </message>
    <message>
        <source>Time of one launch, median and quartiles</source>
        <translation>Egy indítás ideje, medián és kvartilisek</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>&amp;Sávszélesség</translation>
    </message>
    <message>
        <source>&amp;GFLOP/s</source>
        <translation>GFLOP/&amp;s</translation>
    </message>
    <message>
        <source>%1/&amp;s</source>
        <translation>%1/&amp;s</translation>
    </message>
    <message>
        <source>What the kernels reach, and the peak of the device</source>
        <translation>Mit érnek el a kernelek, és az eszköz csúcsa</translation>
    </message>
    <message>
        <source>%1 % of the profile&apos;s copy</source>
        <translation>a profil másolásának %1 %-a</translation>
    </message>
    <message>
        <source>%1 % of the recorded copy</source>
        <translation>a rögzített másolás %1 %-a</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Handout</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1 / %2. oldal</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>nincs mit nyomtatni</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Labels</name>
    <message>
        <source>cold cache</source>
        <translation>hideg gyorsítótár</translation>
    </message>
    <message>
        <source>hot cache</source>
        <translation>meleg gyorsítótár</translation>
    </message>
    <message>
        <source>repeated inside the kernel</source>
        <translation>ismétlés a kernelen belül</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>nincs %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mért</translation>
    </message>
    <message>
        <source>modelled from simulated counts</source>
        <translation>szimulált számlálásból modellezett</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellezett</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>rögzített</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>rögzítve: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::LaunchBars</name>
    <message>
        <source>sectors</source>
        <translation>szektor</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefront</translation>
    </message>
    <message>
        <source>%1, launches: %2</source>
        <translation>%1, indítások: %2</translation>
    </message>
    <message>
        <source>Sectors per global request</source>
        <translation>Szektor globális kérésenként</translation>
    </message>
    <message>
        <source>Wavefronts per shared request</source>
        <translation>Wavefront megosztott kérésenként</translation>
    </message>
    <message>
        <source>Efficiency of global memory</source>
        <translation>A globális memória hatékonysága</translation>
    </message>
    <message>
        <source>%1 - modelled from simulated counts</source>
        <translation>%1 - szimulált számlálásból modellezett</translation>
    </message>
    <message>
        <source>No launch has this figure.</source>
        <translation>Egyik indításnak sincs ilyen adata.</translation>
    </message>
    <message>
        <source>the first %1 of %2 rows</source>
        <translation>%2 sorból az első %1</translation>
    </message>
    <message>
        <source>Check mode does not measure times. Press Run.</source>
        <translation>A hibakeresés nem mér időt. Nyomja meg a Futtatás gombot.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Idő</translation>
    </message>
    <message>
        <source>%1 - measured</source>
        <translation>%1 - mért</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Default stream</source>
        <translation>Alapértelmezett stream</translation>
    </message>
    <message>
        <source>Stream of the thread</source>
        <translation>A szál streamje</translation>
    </message>
    <message>
        <source>Stream %1</source>
        <translation>%1. stream</translation>
    </message>
    <message>
        <source>Copies to the device</source>
        <translation>Másolások az eszközre</translation>
    </message>
    <message>
        <source>Copies to the host</source>
        <translation>Másolások a hostra</translation>
    </message>
    <message>
        <source>Copies on the device</source>
        <translation>Másolások az eszközön</translation>
    </message>
    <message>
        <source>Memory set</source>
        <translation>Memória beállítása</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Események</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>%1. indítás</translation>
    </message>
    <message>
        <source>%1 bytes, %2 GB/s</source>
        <translation>%1 bájt, %2 GB/s</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bájt</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>copies between host and device at %1 GB/s; host computations take no time</source>
        <translation>másolás a host és az eszköz között %1 GB/s sebességgel; a host számításai nem tartanak semeddig</translation>
    </message>
    <message>
        <source>The program gave the GPU no work.</source>
        <translation>A program nem adott munkát a GPU-nak.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>az első %1, összesen %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Idővonal</translation>
    </message>
    <message>
        <source>Time since the program&apos;s start (ms)</source>
        <translation>A program indulása óta eltelt idő (ms)</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Idő (ms)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::LinesPlot</name>
    <message>
        <source>%1: at or below zero, so left out of the logarithmic plot: %2 of %3</source>
        <translation>%1: nulla vagy az alatti, ezért kimarad a logaritmikus ábráról: %2 / %3</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Memory</name>
    <message>
        <source>bank 0</source>
        <translation>0. bank</translation>
    </message>
    <message>
        <source>Warps at the barrier: their work, then waiting</source>
        <translation>Warpok a barriernél: munka, majd várakozás</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>%1. warp</translation>
    </message>
    <message>
        <source>Atomic on %1</source>
        <translation>%1 atomi módosítása</translation>
    </message>
    <message>
        <source>Store to %1</source>
        <translation>%1 írása</translation>
    </message>
    <message>
        <source>Load from %1</source>
        <translation>%1 olvasása</translation>
    </message>
    <message>
        <source>%1. Sectors: %2, at best %3; bytes used: %4 of %5. Lanes: %6; requests: %7.</source>
        <translation>%1. Szektorok: %2, legjobb esetben %3; felhasznált bájtok: %4 / %5. Lane-ek: %6; kérések: %7.</translation>
    </message>
    <message>
        <source>%1. Distinct words: %2. Lanes: %3; requests: %4.</source>
        <translation>%1. Különböző szavak: %2. Lane-ek: %3; kérések: %4.</translation>
    </message>
    <message>
        <source>%1: a %2-way bank conflict. Wavefronts: %3, without conflicts %4. Lanes: %5; requests: %6.</source>
        <translation>%1: %2-utas bankkonfliktus. Wavefrontok: %3, konfliktus nélkül %4. Lane-ek: %5; kérések: %6.</translation>
    </message>
    <message>
        <source>%1, no bank conflict. Wavefronts: %2. Lanes: %3; requests: %4.</source>
        <translation>%1 bankkonfliktus nélkül. Wavefrontok: %2. Lane-ek: %3; kérések: %4.</translation>
    </message>
    <message>
        <source>Idle threads: %1 of %2.</source>
        <translation>Tétlen szálak: %1 / %2.</translation>
    </message>
    <message>
        <source>A barrier: no warp continues until all arrive. Waiting warps: %1 of %2.</source>
        <translation>Barrier: egy warp sem megy tovább, míg mind meg nem érkezik. Várakozó warpok: %1 / %2.</translation>
    </message>
    <message>
        <source>Since the previous barrier, warp %1 had the most work (%2 sectors and wavefronts), warp %3 the least (%4).</source>
        <translation>Az előző barrier óta a(z) %1. warpnak volt a legtöbb munkája (%2 szektor és wavefront), a(z) %3. warpnak a legkevesebb (%4).</translation>
    </message>
    <message>
        <source>Thread %1: %2</source>
        <translation>Szál %1: %2</translation>
    </message>
    <message>
        <source>%1, warp %2: wavefronts %3 instead of %4</source>
        <translation>%1, %2. warp: %4 helyett %3 wavefront</translation>
    </message>
    <message>
        <source>%1, warp %2: no conflict, wavefronts: %3</source>
        <translation>%1, %2. warp: nincs konfliktus, wavefrontok: %3</translation>
    </message>
    <message>
        <source>Phase %1, step %2 of %3</source>
        <translation>%1. fázis, %2 / %3. lépés</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%1 / %2. lépés</translation>
    </message>
    <message>
        <source>%1, elements: %2</source>
        <translation>%1, elemek: %2</translation>
    </message>
    <message>
        <source>%1, elements %2 to %3 of %4</source>
        <translation>%1, %2–%3. elem / %4</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>%1, rows %2 to %3 of %4</source>
        <translation>%1, %2–%3. sor / %4</translation>
    </message>
    <message>
        <source>%1, columns %2 to %3 of %4</source>
        <translation>%1, %2–%3. oszlop / %4</translation>
    </message>
    <message>
        <source>%1, rows %2 to %3 of %4, columns %5 to %6 of %7</source>
        <translation>%1, %2–%3. sor / %4, %5–%6. oszlop / %7</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>szálak</translation>
    </message>
    <message>
        <source>There are more steps than shown here.</source>
        <translation>Több lépés van, mint amennyi látható.</translation>
    </message>
    <message>
        <source>lanes 0 to %1</source>
        <translation>0–%1. lane</translation>
    </message>
    <message>
        <source>lane 0</source>
        <translation>0. lane</translation>
    </message>
    <message>
        <source>read</source>
        <translation>olvasott</translation>
    </message>
    <message>
        <source>written</source>
        <translation>írt</translation>
    </message>
    <message>
        <source>written before</source>
        <translation>korábban írt</translation>
    </message>
    <message>
        <source>sector of 32 bytes, with bytes that no lane requested</source>
        <translation>32 bájtos szektor, az egy lane által sem kért bájtokkal</translation>
    </message>
    <message>
        <source>idle thread</source>
        <translation>tétlen szál</translation>
    </message>
    <message>
        <source>%1, %2: %3, block (%4). Simulated.</source>
        <translation>%1, %2: %3, (%4) blokk. Szimulált.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>és még %1</translation>
    </message>
    <message>
        <source>Work, then waiting</source>
        <translation>Munka, majd várakozás</translation>
    </message>
    <message>
        <source>Wavefronts: %1</source>
        <translation>Wavefrontok: %1</translation>
    </message>
    <message>
        <source>threads, warp %1</source>
        <translation>szálak, %1. warp</translation>
    </message>
    <message>
        <source>%1, elements %2 to %3 of each %4, of %5 in all</source>
        <translation>%1, minden %4 elemből a(z) %2–%3., összesen %5</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::MemoryView</name>
    <message>
        <source>Memory view</source>
        <translation>Memórianézet</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Egy blokk nyomkövetése...</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Notes</name>
    <message>
        <source>wrong on purpose, but the result is right</source>
        <translation>szándékosan hibás, de az eredmény helyes</translation>
    </message>
    <message>
        <source>all points: %1</source>
        <translation>minden pont: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1, eszköz: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1, munkamenet: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 (%n points)</source>
        <translation>
            <numerusform>%1–%2 (%n pont)</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>sikertelen</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>sikertelen: %1</translation>
    </message>
    <message>
        <source>%1 of %2 points: %3</source>
        <translation>%2 pontból %1: %3</translation>
    </message>
    <message>
        <source>counts estimated from some of the blocks</source>
        <translation>a számlálás a blokkok egy részéből becsült</translation>
    </message>
    <message>
        <source>run before its text changed</source>
        <translation>a szöveg módosítása előtt futott</translation>
    </message>
    <message>
        <source>wrong on purpose: %1</source>
        <translation>szándékosan hibás: %1</translation>
    </message>
    <message>
        <source>wrong result: %1</source>
        <translation>hibás eredmény: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PictureSize</name>
    <message>
        <source>As in the window</source>
        <translation>Mint az ablakban</translation>
    </message>
    <message>
        <source>Paper, one column</source>
        <translation>Cikk, egy hasáb</translation>
    </message>
    <message>
        <source>Paper, two columns</source>
        <translation>Cikk, két hasáb</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Dia, 16:9</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poszter</translation>
    </message>
    <message>
        <source>a picture has from %1 to %2 dots per inch</source>
        <translation>a kép felbontása %1 és %2 pixel/hüvelyk között lehet</translation>
    </message>
    <message>
        <source>text has from %1 to %2 points</source>
        <translation>a szöveg mérete %1 és %2 pont között lehet</translation>
    </message>
    <message>
        <source>a picture has from 1 to %1 pixels each way</source>
        <translation>egy kép mindkét iránya 1 és %1 pixel között lehet</translation>
    </message>
    <message>
        <source>a picture has at most %1 million pixels</source>
        <translation>a kép legfeljebb %1 millió pixeles lehet</translation>
    </message>
    <message>
        <source>a picture has from %1 to %2 mm each way</source>
        <translation>a kép szélessége és magassága %1 és %2 mm között lehet</translation>
    </message>
    <message>
        <source>%1 x %2 mm</source>
        <translation>%1 x %2 mm</translation>
    </message>
    <message>
        <source>%1 x %2 pixels, %3 x %4 mm</source>
        <translation>%1 x %2 pixel, %3 x %4 mm</translation>
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
        <translation>Adatsor</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Változat</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>Alsó kvartilis</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>Felső kvartilis</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Ideális</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Eredet</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Figyelmeztetések</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Időtartam</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotFrame</name>
    <message>
        <source>Nothing to plot yet. Choose an experiment and run it.</source>
        <translation>Még nincs mit ábrázolni. Válasszon egy kísérletet, és futtassa.</translation>
    </message>
    <message>
        <source>None of the results can be plotted.</source>
        <translation>Egyik eredmény sem ábrázolható.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Megjegyzések: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>és még %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotParts</name>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logaritmikus</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Ábra</translation>
    </message>
    <message>
        <source>Click to hide</source>
        <translation>Kattintson az elrejtéshez</translation>
    </message>
    <message>
        <source>Click to show</source>
        <translation>Kattintson a megjelenítéshez</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PointText</name>
    <message>
        <source>measured</source>
        <translation>mért</translation>
    </message>
    <message>
        <source>modelled from simulated counts</source>
        <translation>szimulált számlálásból modellezett</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>rögzített</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Bars: %1.</source>
        <translation>Oszlopok: %1.</translation>
    </message>
    <message>
        <source>Distributions: %1 over %2.</source>
        <translation>Eloszlások: %1, ennek függvényében: %2.</translation>
    </message>
    <message>
        <source>Roofline: %1 over %2.</source>
        <translation>Roofline: %1, ennek függvényében: %2.</translation>
    </message>
    <message>
        <source>Lines: %1 over %2.</source>
        <translation>Vonalak: %1, ennek függvényében: %2.</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>medián: %1 %2</translation>
    </message>
    <message>
        <source>quartiles %1 to %2 %3</source>
        <translation>kvartilisek: %1–%2 %3</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>figyelmeztetés: %1</translation>
    </message>
    <message>
        <source>An empty plot.</source>
        <translation>Üres ábra.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1, itt: %2</translation>
    </message>
    <message>
        <source>with 99.9 % confidence %1 to %2</source>
        <translation>99,9%-os megbízhatósággal %1–%2</translation>
    </message>
    <message>
        <source>Timeline: %1.</source>
        <translation>Idővonal: %1.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Ratio</name>
    <message>
        <source>faster, beyond the noise</source>
        <translation>gyorsabb, az eltérés meghaladja a zajt</translation>
    </message>
    <message>
        <source>slower, beyond the noise</source>
        <translation>lassabb, az eltérés meghaladja a zajt</translation>
    </message>
    <message>
        <source>too few samples to show a difference: %1 of each are needed</source>
        <translation>túl kevés minta az eltérés kimutatásához: mindkettőből %1 kell</translation>
    </message>
    <message>
        <source>a difference below %1 %, which does not count</source>
        <translation>%1 % alatti eltérés, amely nem számít</translation>
    </message>
    <message>
        <source>no difference beyond the noise</source>
        <translation>nincs a zajt meghaladó eltérés</translation>
    </message>
    <message>
        <source>%1 ms here, %2 ms in %3</source>
        <translation>itt %1 ms, ott %2 ms (%3)</translation>
    </message>
    <message>
        <source>times as long</source>
        <translation>× annyi idő</translation>
    </message>
    <message>
        <source>%1, compared with %2: %3</source>
        <translation>%1; az összehasonlítás alapja %2: %3</translation>
    </message>
    <message>
        <source>Time / time in %1</source>
        <translation>Idő / ottani idő (%1)</translation>
    </message>
    <message>
        <source>ratio = median time here / median time in %1; whiskers: its range with 99.9 % confidence; a difference beyond the noise exceeds %2 %</source>
        <translation>arány = itteni mediánidő / ottani mediánidő (%1); bajuszok: a 99,9%-os megbízhatósági tartomány; a zajt meghaladó eltérés nagyobb, mint %2 %</translation>
    </message>
    <message>
        <source>without a time in both sessions: %1</source>
        <translation>nincs mindkét munkamenetben ideje: %1</translation>
    </message>
    <message>
        <source>not in %1: %2</source>
        <translation>ebből hiányzik (%1): %2</translation>
    </message>
    <message>
        <source>only in %1: %2</source>
        <translation>csak ebben van meg (%1): %2</translation>
    </message>
    <message>
        <source>The two sessions have no point of these kernels in common.</source>
        <translation>A két munkamenetnek e kernelekből nincs közös pontja.</translation>
    </message>
    <message>
        <source>beyond the noise: %1 of %2</source>
        <translation>a zajt meghaladó eltérések: %1 / %2</translation>
    </message>
    <message>
        <source>as in %1</source>
        <translation>azonos ezzel: %1</translation>
    </message>
    <message>
        <source>Rat&amp;io</source>
        <translation>&amp;Arány</translation>
    </message>
    <message>
        <source>Times divided by those of the compared session</source>
        <translation>Az idők osztva az összehasonlított munkamenet időivel</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReferenceLines</name>
    <message>
        <source>%1 (off scale)</source>
        <translation>%1 (skálán kívül)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Report</name>
    <message>
        <source>Results of hidden runs, left out here: %1.</source>
        <translation>Rejtett futások itt kihagyott eredményei: %1.</translation>
    </message>
    <message>
        <source>The plot &apos;%1&apos; is left out: a reader could not distinguish its %2 series.</source>
        <translation>A(z) &apos;%1&apos; ábra kimaradt: az olvasó nem tudná megkülönböztetni a %2 adatsorát.</translation>
    </message>
    <message>
        <source>The counts are estimated from some of the blocks.</source>
        <translation>A számlálóértékek a blokkok egy részéből becsültek.</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, %3. sor)</translation>
    </message>
    <message>
        <source>Measurements of GPU kernels</source>
        <translation>GPU-kernelek mérései</translation>
    </message>
    <message>
        <source>Measurements of GPU kernels: %1</source>
        <translation>GPU-kernelek mérései: %1</translation>
    </message>
    <message>
        <source>the session has no results to report</source>
        <translation>a munkamenetnek nincs jelentésbe foglalható eredménye</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Környezet</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Módszer</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Eredmények</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Figyelmeztetések</translation>
    </message>
    <message>
        <source>What limits the kernels</source>
        <translation>Mi korlátozza a kerneleket</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernelek</translation>
    </message>
    <message>
        <source>the name of a report must end in .html or .pdf</source>
        <translation>a jelentés nevének .html vagy .pdf végződésűnek kell lennie</translation>
    </message>
    <message>
        <source>%1 (%2, version %3)</source>
        <translation>%1 (%2, %3. változat)</translation>
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
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>rögzítve: %1</translation>
    </message>
    <message>
        <source>peak bandwidth %1 GB/s</source>
        <translation>csúcssávszélesség %1 GB/s</translation>
    </message>
    <message>
        <source>peak of fp32 %1 GFLOP/s</source>
        <translation>fp32-csúcsteljesítmény %1 GFLOP/s</translation>
    </message>
    <message>
        <source>peak of fp64 %1 GFLOP/s</source>
        <translation>fp64-csúcsteljesítmény %1 GFLOP/s</translation>
    </message>
    <message>
        <source>multiprocessors at up to %1 MHz</source>
        <translation>multiprocesszorok órajele legfeljebb %1 MHz</translation>
    </message>
    <message>
        <source>memory at %1 MHz</source>
        <translation>memória órajele %1 MHz</translation>
    </message>
    <message>
        <source>memory with error correction (ECC)</source>
        <translation>hibajavító (ECC) memória</translation>
    </message>
    <message>
        <source>memory without error correction (ECC)</source>
        <translation>hibajavítás (ECC) nélküli memória</translation>
    </message>
    <message>
        <source>Device %1</source>
        <translation>%1 eszköz</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Eszköz</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Illesztőprogram</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA Toolkit</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Órajelek</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>Dátum (UTC)</translation>
    </message>
    <message>
        <source>Warpbench</source>
        <translation>Warpbench</translation>
    </message>
    <message>
        <source>peak of fp64 on tensor cores %1 GFLOP/s</source>
        <translation>fp64-csúcs a tenzormagokon %1 GFLOP/s</translation>
    </message>
    <message>
        <source>peak of TF32 on tensor cores %1 GFLOP/s</source>
        <translation>TF32-csúcs a tenzormagokon %1 GFLOP/s</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportMethod</name>
    <message numerus="yes">
        <source>%n times were measured on the devices named above.</source>
        <translation>
            <numerusform>%n idő a fent megnevezett eszközökön mért érték.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are recorded: they were measured earlier on another machine.</source>
        <translation>
            <numerusform>%n idő rögzített: korábban, egy másik gépen mérték.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are modelled: computed from counts for the profile of a GPU; nothing was timed.</source>
        <translation>
            <numerusform>%n idő modellezett: egy GPU profiljához számlálásból számított érték, időmérés nem történt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results have no time.</source>
        <translation>
            <numerusform>%n eredménynek nincs ideje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points failed; the warnings say why.</source>
        <translation>
            <numerusform>%n pont sikertelen; az okot a figyelmeztetések közlik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cold (%n results): a sample is one launch after a flush of the last-level cache.</source>
        <translation>
            <numerusform>Hideg (%n eredmény): egy minta egyetlen indítás az utolsó szintű gyorsítótár kiürítése után.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hot (%n results): a sample is the mean of launches in a row, with the caches as the last left them.</source>
        <translation>
            <numerusform>Meleg (%n eredmény): egy minta egymást követő indítások átlaga, a gyorsítótárak az előző indítás utáni állapotában.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inside (%n results): a sample is one launch in which the kernel repeats its work, with the caches as the last launch left them.</source>
        <translation>
            <numerusform>Belső (%n eredmény): egy minta egyetlen indítás, amelyben a kernel ismétli a munkáját, a gyorsítótárak az előző indítás utáni állapotában.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples of each result were kept; %2 were discarded, because the GPU ran well below its clock.</source>
        <translation>Eredményenként %1 minta maradt meg; %2 elvetve, mert a GPU jóval az órajele alatt futott.</translation>
    </message>
    <message>
        <source>%1 to %2 samples of each result were kept, %3 in total; %4 were discarded, because the GPU ran well below its clock.</source>
        <translation>Eredményenként %1–%2 minta maradt meg, összesen %3; %4 elvetve, mert a GPU jóval az órajele alatt futott.</translation>
    </message>
    <message>
        <source>A time is the median of its samples; the noise is their standard deviation / their mean.</source>
        <translation>Az idő a minták mediánja; a zaj a minták szórása / az átlaguk.</translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because the times were steady.</source>
        <translation>
            <numerusform>%n eredménynél a mintavételezés azért ért véget, mert az idők állandósultak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because more samples no longer lowered the noise.</source>
        <translation>
            <numerusform>%n eredménynél a mintavételezés azért ért véget, mert további minták már nem csökkentették a zajt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended at the time limit.</source>
        <translation>
            <numerusform>%n eredménynél a mintavételezés az időkorlátnál ért véget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Samples alternated between up to %n places in memory.</source>
        <translation>
            <numerusform>A minták a memória legfeljebb %n helyét váltogatták.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of an empty interval, up to %1 µs, was subtracted from each sample.</source>
        <translation>Minden mintából le van vonva egy üres időköz ideje, legfeljebb %1 µs.</translation>
    </message>
    <message>
        <source>Around the samples the clock of the multiprocessors was from %1 to %2 MHz.</source>
        <translation>A minták környékén a multiprocesszorok órajele %1–%2 MHz volt.</translation>
    </message>
    <message>
        <source>every element was compared</source>
        <translation>minden elem összehasonlítva</translation>
    </message>
    <message>
        <source>every element that the simulated blocks wrote was compared</source>
        <translation>a szimulált blokkok által írt összes elem összehasonlítva</translation>
    </message>
    <message>
        <source>Freivalds&apos; test of the whole, and every element of some rows and columns</source>
        <translation>az egészen Freivalds-próba, továbbá néhány sor és oszlop minden eleme</translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified.</source>
        <translation>
            <numerusform>%n eredmény ellenőrizve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified against a double-precision reference: %1.</source>
        <translation>
            <numerusform>%n eredmény kétszeres pontosságú referenciával ellenőrizve: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sampled results were verified before sampling and again after it.</source>
        <translation>A mintavételezett eredmények ellenőrzése a mintavételezés előtt és utána is megtörtént.</translation>
    </message>
    <message numerus="yes">
        <source>%n results were not verified.</source>
        <translation>
            <numerusform>%n eredmény nincs ellenőrizve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are wrong on purpose: their kernels show a mistake.</source>
        <translation>
            <numerusform>%n eredmény szándékosan hibás: a kernel egy hibát mutat be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are WRONG.</source>
        <translation>
            <numerusform>%n eredmény HIBÁS.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are simulated: the same kernels ran thread by thread on the CPU, which counted a GPU&apos;s memory accesses.</source>
        <translation>
            <numerusform>%n eredmény számlálása szimulált: ugyanazok a kernelek szálanként a CPU-n futottak, amely egy GPU memória-hozzáféréseit számolta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are estimated from some of the blocks.</source>
        <translation>
            <numerusform>%n eredmény számlálóértékei a blokkok egy részéből becsültek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardware made the counts of %n results.</source>
        <translation>
            <numerusform>%n eredmény számlálóértékei a hardvertől származnak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The method of sampling %n results is unknown.</source>
        <translation>
            <numerusform>%n eredmény mintavételi módja ismeretlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Effective bandwidth is the bytes that the algorithm must read and write / time; 1 GB/s is 10⁹ bytes per second.</source>
        <translation>Effektív sávszélesség: az algoritmus által szükségképpen olvasott és írt bájtok / idő; 1 GB/s = 10⁹ bájt másodpercenként.</translation>
    </message>
    <message>
        <source>The tables&apos; numbers have a decimal point.</source>
        <translation>A táblázatok számaiban tizedespont áll.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportTable</name>
    <message>
        <source>failed</source>
        <translation>sikertelen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Változat</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paraméterek</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Eszköz</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mód</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Eredet</translation>
    </message>
    <message>
        <source>Median (ms)</source>
        <translation>Medián (ms)</translation>
    </message>
    <message>
        <source>Quartiles (ms)</source>
        <translation>Kvartilisek (ms)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Zaj</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Csúcs %-ában</translation>
    </message>
    <message>
        <source>Of copy</source>
        <translation>Másolás %-ában</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Legnagyobb hiba</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>eszköz: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Roofline</name>
    <message>
        <source>Arithmetic intensity (flop/byte)</source>
        <translation>Aritmetikai intenzitás (flop/bájt)</translation>
    </message>
    <message>
        <source>Throughput (GFLOP/s)</source>
        <translation>Teljesítmény (GFLOP/s)</translation>
    </message>
    <message>
        <source>intensity = flops / bytes, both as the algorithm needs them; a slope is intensity x bandwidth</source>
        <translation>intenzitás = flop / bájt, mindkettő az algoritmus igénye; egy ferde vonal: intenzitás x sávszélesség</translation>
    </message>
    <message>
        <source>no roof of flops: the device&apos;s peak for these elements is unknown</source>
        <translation>nincs flop-tető: az eszköz csúcsa ezekre az elemekre nem ismert</translation>
    </message>
    <message>
        <source>no slopes: these bytes stay within the multiprocessors</source>
        <translation>nincsenek ferde vonalak: ezek a bájtok a multiprocesszorokon belül maradnak</translation>
    </message>
    <message>
        <source>no slopes: the device&apos;s bandwidth is unknown</source>
        <translation>nincsenek ferde vonalak: az eszköz sávszélessége nem ismert</translation>
    </message>
    <message>
        <source>R&amp;oofline</source>
        <translation>R&amp;oofline</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic bounds a kernel</source>
        <translation>A memória vagy az aritmetika korlátozza-e a kernelt</translation>
    </message>
    <message>
        <source>left out, without flops or bytes: %1</source>
        <translation>kimarad, flop vagy bájt nélkül: %1</translation>
    </message>
    <message>
        <source>intensity = flops / bytes, both counted: each sector of 32 bytes that a launch touches counts once; a slope is intensity x bandwidth</source>
        <translation>intenzitás = flop / bájt, mindkettő megszámlálva: az indítás által érintett minden 32 bájtos szektor egyszer számít; egy ferde vonal: intenzitás x sávszélesség</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Samples</name>
    <message>
        <source>the last result; select others in the table or with a click in another plot</source>
        <translation>az utolsó eredmény; mások a táblázatban vagy egy másik ábrára kattintva választhatók</translation>
    </message>
    <message>
        <source>median %1 ms, quartiles %2 to %3 ms</source>
        <translation>medián: %1 ms, kvartilisek: %2–%3 ms</translation>
    </message>
    <message>
        <source>%1: outliers, not drawn: %2 of %3, from %4 to %5 ms</source>
        <translation>%1: kiugró, nem ábrázolt minták: %2 / %3, %4–%5 ms</translation>
    </message>
    <message numerus="yes">
        <source>median of %n samples</source>
        <translation>
            <numerusform>%n minta mediánja</numerusform>
        </translation>
    </message>
    <message>
        <source>the plot shows the first %1 of %2 results</source>
        <translation>az ábra %2 eredményből az első %1-et mutatja</translation>
    </message>
    <message>
        <source>Sample, as taken</source>
        <translation>Minta, mérési sorrendben</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Idő (ms)</translation>
    </message>
    <message>
        <source>Share of samples (%)</source>
        <translation>A minták aránya (%)</translation>
    </message>
    <message>
        <source>share = samples in a bin / samples; a solid line is the median, dotted ones the quartiles</source>
        <translation>arány = az osztály mintái / minták; a folytonos vonal a medián, a pontozottak a kvartilisek</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no samples, because the time is computed or the samples were not kept: %1</source>
        <translation>nincsenek minták, mert az idő számított, vagy a minták nem maradtak meg: %1</translation>
    </message>
    <message>
        <source>No samples: a modelled time is computed once. Measured and recorded times have samples.</source>
        <translation>Nincsenek minták: a modellezett időt egyszer kell kiszámítani. A mért és a rögzített időknek vannak mintáik.</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>&amp;Minták</translation>
    </message>
    <message>
        <source>How the samples of the selected results are distributed</source>
        <translation>Hogyan oszlanak el a kijelölt eredmények mintái</translation>
    </message>
    <message>
        <source>%1: about %2 % of the samples are outliers and not drawn: from %3 to %4 ms</source>
        <translation>%1: a minták mintegy %2 %-a kiugró, és nem látszik az ábrán: %3–%4 ms</translation>
    </message>
    <message>
        <source>the order of the samples was not kept: %1</source>
        <translation>a minták sorrendje nem maradt meg: %1</translation>
    </message>
    <message>
        <source>Not in order: for more than %1 samples, recordings keep only quantiles.</source>
        <translation>Nem sorrendben: %1-nél több mintából a felvételek csak a kvantiliseket őrzik meg.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Series</name>
    <message>
        <source>without a value in %1: %2</source>
        <translation>érték nélkül (%1): %2</translation>
    </message>
    <message>
        <source>nothing to compare with: %1 has no results of these kernels</source>
        <translation>nincs mivel összehasonlítani: %1 nem tartalmaz e kernelekről eredményt</translation>
    </message>
    <message>
        <source>%1 changes along with %2</source>
        <translation>%1 együtt változik ezzel: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::SeriesBuilder</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1, eszköz: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Speedup</name>
    <message>
        <source>Speedup</source>
        <translation>Gyorsulás</translation>
    </message>
    <message>
        <source>times as fast</source>
        <translation>× olyan gyors</translation>
    </message>
    <message>
        <source>speedup = median time of &apos;%1&apos; / time, on the same device where possible</source>
        <translation>gyorsulás = &apos;%1&apos; mediánideje / idő, lehetőleg ugyanazon az eszközön</translation>
    </message>
    <message>
        <source>%1 ms, the baseline %2 ms</source>
        <translation>%1 ms, a bázis %2 ms</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1, eszköz: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no single time at the same parameters: %2</source>
        <translation>&apos;%1&apos; változatnak nincs egyetlen ideje ugyanezekkel a paraméterekkel: %2</translation>
    </message>
    <message>
        <source>baseline %1</source>
        <translation>bázis: %1</translation>
    </message>
    <message>
        <source>Speed&amp;up</source>
        <translation>G&amp;yorsulás</translation>
    </message>
    <message>
        <source>Speedup over a variant of your choice</source>
        <translation>Gyorsulás egy választott változathoz képest</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramsPage</name>
    <message>
        <source>Open programs</source>
        <translation>Megnyitott programok</translation>
    </message>
    <message>
        <source>Open a CUDA program to see its launches, the costs of its lines and its mistakes. It can be a .cu file, a program built by warpbench-nvcc, or the Makefile or CMakeLists.txt of a project. It runs only when you press Run.</source>
        <translation>Nyisson meg egy CUDA-programot, hogy lássa az indításait, a sorainak költségét és a hibáit: egy .cu fájlt, a warpbench-nvcc által fordított programot, vagy egy projekt Makefile vagy CMakeLists.txt fájlját. Csak a Futtatás megnyomásakor fut.</translation>
    </message>
    <message>
        <source>&amp;Open CUDA program...</source>
        <translation>CUDA-program &amp;megnyitása...</translation>
    </message>
    <message>
        <source>Choose a program or a project (%1)</source>
        <translation>Válasszon programot vagy projektet (%1)</translation>
    </message>
    <message>
        <source>CUDA programs and projects (*.cu *.cpp %1);;All files (*)</source>
        <translation>CUDA-programok és -projektek (*.cu *.cpp %1);;Minden fájl (*)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonList</name>
    <message>
        <source>&amp;Start lesson</source>
        <translation>Lecke in&amp;dítása</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message>
        <source>Choose a lesson; press Return to start it</source>
        <translation>Válasszon leckét; az Enter elindítja</translation>
    </message>
    <message>
        <source>Start the selected lesson</source>
        <translation>Elindítja a kijelölt leckét</translation>
    </message>
    <message>
        <source>&amp;Open lesson...</source>
        <translation>Lecke &amp;megnyitása...</translation>
    </message>
    <message>
        <source>Open a lesson from a file</source>
        <translation>Leckét nyit meg egy fájlból</translation>
    </message>
    <message>
        <source>%1: not a lesson</source>
        <translation>%1: nem lecke</translation>
    </message>
    <message>
        <source>It takes about %1 min.</source>
        <translation>Körülbelül %1 perc.</translation>
    </message>
</context>
</TS>
