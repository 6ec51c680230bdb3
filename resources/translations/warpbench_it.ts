<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Matrix transpose</source>
        <extracomment>transpose: title</extracomment>
        <translation>Trasposizione di matrice</translation>
    </message>
    <message>
        <source>Shows what coalescing and bank conflicts cost: the same elements move in different orders.</source>
        <extracomment>transpose: what it shows</extracomment>
        <translation>Mostra quanto costano accessi non coalescenti e bank conflict: gli stessi elementi si spostano in ordini diversi.</translation>
    </message>
    <message>
        <source>2 x width x height x element size x repetitions / time</source>
        <extracomment>transpose: formula</extracomment>
        <translation>2 x larghezza x altezza x dimensione dell&apos;elemento x ripetizioni / tempo</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>transpose, parameter width: title</extracomment>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>transpose, parameter width: unit</extracomment>
        <translation>elementi</translation>
    </message>
    <message>
        <source>Columns of the input, rows of the output.</source>
        <extracomment>transpose, parameter width: meaning</extracomment>
        <translation>Colonne dell&apos;input, righe dell&apos;output.</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>transpose, parameter height: title</extracomment>
        <translation>Altezza</translation>
    </message>
    <message>
        <source>Rows of the input, columns of the output.</source>
        <extracomment>transpose, parameter height: meaning</extracomment>
        <translation>Righe dell&apos;input, colonne dell&apos;output.</translation>
    </message>
    <message>
        <source>Data type</source>
        <extracomment>transpose, parameter type: title</extracomment>
        <translation>Tipo di dati</translation>
    </message>
    <message>
        <source>Data type of the elements.</source>
        <extracomment>transpose, parameter type: meaning</extracomment>
        <translation>Tipo di dati degli elementi.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>transpose, variant copy: title</extracomment>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Does not transpose: shows what the same loads and stores reach in order.</source>
        <extracomment>transpose, variant copy: idea</extracomment>
        <translation>Non traspone: mostra quanto raggiungono le stesse load e store eseguite in ordine.</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <extracomment>transpose, variant copy, parameter repetitions: title</extracomment>
        <translation>Ripetizioni</translation>
    </message>
    <message>
        <source>How many times the kernel repeats its work in one launch.</source>
        <extracomment>transpose, variant copy, parameter repetitions: meaning</extracomment>
        <translation>Quante volte il kernel ripete il suo lavoro in un solo lancio.</translation>
    </message>
    <message>
        <source>Naive</source>
        <extracomment>transpose, variant naive: title</extracomment>
        <translation>Naive</translation>
    </message>
    <message>
        <source>Reads rows and writes columns: each lane stores to its own sector.</source>
        <extracomment>transpose, variant naive: idea</extracomment>
        <translation>Legge righe e scrive colonne: ogni lane scrive in un settore diverso.</translation>
    </message>
    <message>
        <source>Shared tile</source>
        <extracomment>transpose, variant coalesced: title</extracomment>
        <translation>Tile shared</translation>
    </message>
    <message>
        <source>A tile in shared memory coalesces loads and stores, but each tile column lies in one bank.</source>
        <extracomment>transpose, variant coalesced: idea</extracomment>
        <translation>Un tile in memoria shared rende coalescenti load e store, ma ogni sua colonna sta in un solo banco.</translation>
    </message>
    <message>
        <source>Shared tile, padded</source>
        <extracomment>transpose, variant conflict-free: title</extracomment>
        <translation>Tile shared, con padding</translation>
    </message>
    <message>
        <source>One padding column spreads the 32 words of a tile column over 32 banks.</source>
        <extracomment>transpose, variant conflict-free: idea</extracomment>
        <translation>Una colonna di padding distribuisce le 32 word di una colonna del tile su 32 banchi.</translation>
    </message>
    <message>
        <source>Shared tile, custom padding</source>
        <extracomment>transpose, variant chosen-padding: title</extracomment>
        <translation>Tile shared, padding a scelta</translation>
    </message>
    <message>
        <source>You choose the padding: the greatest common divisor of row length and bank count decides the conflicts.</source>
        <extracomment>transpose, variant chosen-padding: idea</extracomment>
        <translation>Il padding si sceglie: i conflitti dipendono dal massimo comun divisore tra lunghezza della riga e numero di banchi.</translation>
    </message>
    <message>
        <source>Padding</source>
        <extracomment>transpose, variant chosen-padding, parameter padding: title</extracomment>
        <translation>Padding</translation>
    </message>
    <message>
        <source>Padding columns of the tile in shared memory.</source>
        <extracomment>transpose, variant chosen-padding, parameter padding: meaning</extracomment>
        <translation>Colonne di padding del tile in memoria shared.</translation>
    </message>
    <message>
        <source>Padded, 32x8 threads</source>
        <extracomment>transpose, variant four-rows: title</extracomment>
        <translation>Con padding, 32x8 thread</translation>
    </message>
    <message>
        <source>Each thread moves four elements: four loads are in flight, and more blocks fit a multiprocessor.</source>
        <extracomment>transpose, variant four-rows: idea</extracomment>
        <translation>Ogni thread sposta quattro elementi: quattro load sono in volo e più blocchi stanno in un multiprocessore.</translation>
    </message>
    <message>
        <source>Swizzled, 32x8 threads</source>
        <extracomment>transpose, variant swizzled: title</extracomment>
        <translation>Con swizzle, 32x8 thread</translation>
    </message>
    <message>
        <source>Each row permutes the tile&apos;s columns, so lanes never share a bank and the tile needs no padding.</source>
        <extracomment>transpose, variant swizzled: idea</extracomment>
        <translation>Ogni riga permuta le colonne del tile: due lane non condividono mai un banco e il padding non serve.</translation>
    </message>
    <message>
        <source>16 bytes per access</source>
        <extracomment>transpose, variant vectorised: title</extracomment>
        <translation>16 byte per accesso</translation>
    </message>
    <message>
        <source>Threads move 16 bytes at a time and transpose small squares in registers.</source>
        <extracomment>transpose, variant vectorised: idea</extracomment>
        <translation>I thread spostano 16 byte alla volta e traspongono piccoli quadrati nei registri.</translation>
    </message>
    <message>
        <source>16 bytes, columns first</source>
        <extracomment>transpose, variant columns-first: title</extracomment>
        <translation>16 byte, prima le colonne</translation>
    </message>
    <message>
        <source>Uses taller tiles and goes down the columns first, so concurrent blocks write adjacent memory.</source>
        <extracomment>transpose, variant columns-first: idea</extracomment>
        <translation>Usa tile più alti e scorre prima le colonne: i blocchi attivi insieme scrivono memoria contigua.</translation>
    </message>
    <message>
        <source>cudaMemcpy</source>
        <extracomment>transpose, variant memcpy: title</extracomment>
        <translation>cudaMemcpy</translation>
    </message>
    <message>
        <source>The library&apos;s device-to-device copy: the practical ceiling.</source>
        <extracomment>transpose, variant memcpy: idea</extracomment>
        <translation>La copia da dispositivo a dispositivo della libreria: il limite pratico.</translation>
    </message>
    <message>
        <source>cudaMemcpy is a library call, not a kernel</source>
        <extracomment>transpose, variant memcpy: why it is not simulated</extracomment>
        <translation>cudaMemcpy è una chiamata di libreria, non un kernel</translation>
    </message>
    <message>
        <source>CPU, one thread</source>
        <extracomment>transpose, variant cpu-one-thread: title</extracomment>
        <translation>CPU, un thread</translation>
    </message>
    <message>
        <source>The textbook loop over the rows of the output.</source>
        <extracomment>transpose, variant cpu-one-thread: idea</extracomment>
        <translation>Il ciclo da manuale sulle righe dell&apos;output.</translation>
    </message>
    <message>
        <source>CPU, all threads</source>
        <extracomment>transpose, variant cpu-all-threads: title</extracomment>
        <translation>CPU, tutti i thread</translation>
    </message>
    <message>
        <source>The course&apos;s values</source>
        <extracomment>transpose, preset course: title</extracomment>
        <translation>Valori del corso</translation>
    </message>
    <message>
        <source>Bandwidths of 2048 x 2048 elements on a C1060: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>transpose, preset course: source</extracomment>
        <translation>Bandwidth di 2048 x 2048 elementi su una C1060: corso &quot;GPU Programming in CUDA&quot;, giorno 2</translation>
    </message>
    <message>
        <source>The report&apos;s values</source>
        <extracomment>transpose, preset report: title</extracomment>
        <translation>Valori del report</translation>
    </message>
    <message>
        <source>Bandwidths of 16384 x 16384 elements: the report on an H200 of 2026-11-20</source>
        <extracomment>transpose, preset report: source</extracomment>
        <translation>Bandwidth di 16384 x 16384 elementi: report su una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <extracomment>matmul: title</extracomment>
        <translation>Prodotto matrice-matrice</translation>
    </message>
    <message>
        <source>Shows what shared-memory reuse gains: each tile element is loaded once and used tile-width times.</source>
        <extracomment>matmul: what it shows</extracomment>
        <translation>Mostra quanto rende il riuso in memoria shared: ogni elemento di un tile si carica una volta e si usa tante volte quanto è largo il tile.</translation>
    </message>
    <message>
        <source>2 x rows x inner x columns / time</source>
        <extracomment>matmul: formula</extracomment>
        <translation>2 x righe x interna x colonne / tempo</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>matmul, parameter rows: title</extracomment>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Rows of M and of P.</source>
        <extracomment>matmul, parameter rows: meaning</extracomment>
        <translation>Righe di M e di P.</translation>
    </message>
    <message>
        <source>Inner</source>
        <extracomment>matmul, parameter inner: title</extracomment>
        <translation>Interna</translation>
    </message>
    <message>
        <source>Columns of M, rows of N.</source>
        <extracomment>matmul, parameter inner: meaning</extracomment>
        <translation>Colonne di M, righe di N.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>matmul, parameter columns: title</extracomment>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Columns of N and of P.</source>
        <extracomment>matmul, parameter columns: meaning</extracomment>
        <translation>Colonne di N e di P.</translation>
    </message>
    <message>
        <source>Tile width</source>
        <extracomment>matmul, parameter tile: title</extracomment>
        <translation>Larghezza tile</translation>
    </message>
    <message>
        <source>A block has tile x tile threads, and a tiled kernel&apos;s tiles have the same width.</source>
        <extracomment>matmul, parameter tile: meaning</extracomment>
        <translation>Un blocco ha tile x tile thread; i tile dei kernel a tile sono altrettanto larghi.</translation>
    </message>
    <message>
        <source>Thread indices only</source>
        <extracomment>matmul, variant one-block: title</extracomment>
        <translation>Solo indici di thread</translation>
    </message>
    <message>
        <source>Correct for one block only: every block computes the first tile, and nothing writes the rest.</source>
        <extracomment>matmul, variant one-block: idea</extracomment>
        <translation>Corretto per un solo blocco: ogni blocco calcola il primo tile e nessuno scrive il resto.</translation>
    </message>
    <message>
        <source>threads per block</source>
        <extracomment>matmul, variant one-block: name of a fact</extracomment>
        <translation>thread per blocco</translation>
    </message>
    <message>
        <source>bytes of global memory per flop</source>
        <extracomment>matmul, variant one-block: name of a fact</extracomment>
        <translation>byte di memoria globale per flop</translation>
    </message>
    <message>
        <source>Naive, uncoalesced</source>
        <extracomment>matmul, variant uncoalesced: title</extracomment>
        <translation>Naive, non coalescente</translation>
    </message>
    <message>
        <source>Neighbouring threads take neighbouring rows, so each lane loads its own sector of M.</source>
        <extracomment>matmul, variant uncoalesced: idea</extracomment>
        <translation>Thread vicini prendono righe vicine: ogni lane carica un settore diverso di M.</translation>
    </message>
    <message>
        <source>Naive, accumulating in P</source>
        <extracomment>matmul, variant naive-in-p: title</extracomment>
        <translation>Naive, accumulo in P</translation>
    </message>
    <message>
        <source>Keeps the sum in global memory and stores it at every step.</source>
        <extracomment>matmul, variant naive-in-p: idea</extracomment>
        <translation>Tiene la somma in memoria globale e la riscrive a ogni passo.</translation>
    </message>
    <message>
        <source>Each thread reads its row and its column from global memory, element by element.</source>
        <extracomment>matmul, variant naive: idea</extracomment>
        <translation>Ogni thread legge la sua riga e la sua colonna dalla memoria globale, un elemento alla volta.</translation>
    </message>
    <message>
        <source>Tiled, barrier left out</source>
        <extracomment>matmul, variant without-barrier: title</extracomment>
        <translation>A tile, senza barriera</translation>
    </message>
    <message>
        <source>Warps do not wait for the tile and use the data of the previous phase.</source>
        <extracomment>matmul, variant without-barrier: idea</extracomment>
        <translation>I warp non aspettano il tile e usano i dati della fase precedente.</translation>
    </message>
    <message>
        <source>Tiled</source>
        <extracomment>matmul, variant tiled: title</extracomment>
        <translation>A tile</translation>
    </message>
    <message>
        <source>The block loads a tile of M and one of N into shared memory and uses each element tile times.</source>
        <extracomment>matmul, variant tiled: idea</extracomment>
        <translation>Il blocco carica un tile di M e uno di N in memoria shared e usa ogni elemento tile volte.</translation>
    </message>
    <message>
        <source>Tiled, dynamic shared memory</source>
        <extracomment>matmul, variant tiled-dynamic: title</extracomment>
        <translation>A tile, memoria shared dinamica</translation>
    </message>
    <message>
        <source>The launch sets the tile size, so one kernel serves all widths, but the compiler unrolls no loop.</source>
        <extracomment>matmul, variant tiled-dynamic: idea</extracomment>
        <translation>Il lancio fissa la dimensione del tile: un kernel serve per tutte le larghezze, ma il compilatore non srotola alcun ciclo.</translation>
    </message>
    <message>
        <source>Tiled, through sub-matrices</source>
        <extracomment>matmul, variant sub-matrices: title</extracomment>
        <translation>A tile, con sottomatrici</translation>
    </message>
    <message>
        <source>The same product, written with sub-matrices: width, height, stride and elements.</source>
        <extracomment>matmul, variant sub-matrices: idea</extracomment>
        <translation>Lo stesso prodotto scritto con sottomatrici: larghezza, altezza, stride ed elementi.</translation>
    </message>
    <message>
        <source>Tiled, on padded input</source>
        <extracomment>matmul, variant padded-input: title</extracomment>
        <translation>A tile, input con padding</translation>
    </message>
    <message>
        <source>First copies M and N to multiples of the tile size: no edge checks, but the copies cost time.</source>
        <extracomment>matmul, variant padded-input: idea</extracomment>
        <translation>Prima copia M e N a multipli del tile: nessun bordo da controllare, ma le copie costano tempo.</translation>
    </message>
    <message>
        <source>Register-tiled</source>
        <extracomment>matmul, variant register-tiled: title</extracomment>
        <translation>A tile nei registri</translation>
    </message>
    <message>
        <source>A thread computes 8 x 8 elements: each value that it reads from shared memory serves eight products.</source>
        <extracomment>matmul, variant register-tiled: idea</extracomment>
        <translation>Un thread calcola 8 x 8 elementi: ogni valore letto dalla memoria shared serve a otto prodotti.</translation>
    </message>
    <message>
        <source>Register-tiled, with loads and stores of 16 bytes in global and shared memory.</source>
        <extracomment>matmul, variant vectorised: idea</extracomment>
        <translation>A tile nei registri, con load e store di 16 byte in memoria globale e shared.</translation>
    </message>
    <message>
        <source>Double-buffered</source>
        <extracomment>matmul, variant double-buffered: title</extracomment>
        <translation>Doppio buffer</translation>
    </message>
    <message>
        <source>Loads the next tiles through registers while the block multiplies.</source>
        <extracomment>matmul, variant double-buffered: idea</extracomment>
        <translation>Carica i tile successivi attraverso i registri mentre il blocco moltiplica.</translation>
    </message>
    <message>
        <source>Warp-tiled</source>
        <extracomment>matmul, variant warp-tiled: title</extracomment>
        <translation>A tile per warp</translation>
    </message>
    <message>
        <source>A warp computes 64 x 64 elements and reads shared memory one step ahead.</source>
        <extracomment>matmul, variant warp-tiled: idea</extracomment>
        <translation>Un warp calcola 64 x 64 elementi e legge la memoria shared con un passo di anticipo.</translation>
    </message>
    <message>
        <source>Packed, asynchronous copies</source>
        <extracomment>matmul, variant packed: title</extracomment>
        <translation>Con packing, copie asincrone</translation>
    </message>
    <message>
        <source>First packs the tiles, then copies them to shared memory two tiles ahead, bypassing registers.</source>
        <extracomment>matmul, variant packed: idea</extracomment>
        <translation>Prima impacchetta i tile, poi li copia in memoria shared senza passare dai registri, con due tile di anticipo.</translation>
    </message>
    <message>
        <source>Packed, bulk copies</source>
        <extracomment>matmul, variant bulk: title</extracomment>
        <translation>Con packing, copie bulk</translation>
    </message>
    <message>
        <source>One thread requests whole tiles from the copy engine, and the others wait until the bytes arrive.</source>
        <extracomment>matmul, variant bulk: idea</extracomment>
        <translation>Un thread chiede interi tile al motore di copia e gli altri aspettano che arrivino i byte.</translation>
    </message>
    <message>
        <source>Stream-K</source>
        <extracomment>matmul, variant stream-k: title</extracomment>
        <translation>Stream-K</translation>
    </message>
    <message>
        <source>Blocks take equal shares of all steps instead of whole tiles, and the copies transpose M.</source>
        <extracomment>matmul, variant stream-k: idea</extracomment>
        <translation>I blocchi prendono parti uguali di tutti i passi invece di tile interi; le copie traspongono M lungo il percorso.</translation>
    </message>
    <message>
        <source>Split-K</source>
        <extracomment>matmul, variant split-k: title</extracomment>
        <translation>Split-K</translation>
    </message>
    <message>
        <source>If P has few tiles, blocks share the inner dimension, as do a block&apos;s warps; a second kernel adds the parts.</source>
        <extracomment>matmul, variant split-k: idea</extracomment>
        <translation>Se P ha pochi tile, i blocchi si dividono la dimensione interna, come i warp di un blocco; un secondo kernel somma le parti.</translation>
    </message>
    <message>
        <source>cuBLAS</source>
        <extracomment>matmul, variant cublas: title</extracomment>
        <translation>cuBLAS</translation>
    </message>
    <message>
        <source>cuBLAS is a library, not a kernel</source>
        <extracomment>matmul, variant cublas: why it is not simulated</extracomment>
        <translation>cuBLAS è una libreria, non un kernel</translation>
    </message>
    <message>
        <source>The textbook triple loop, with the innermost over a row of N.</source>
        <extracomment>matmul, variant cpu-one-thread: idea</extracomment>
        <translation>Il triplo ciclo da manuale, con il più interno su una riga di N.</translation>
    </message>
    <message>
        <source>Blocks of 256 and of 1024 threads compared: course &quot;CUDA programming&quot;, practice 2</source>
        <extracomment>matmul, preset course: source</extracomment>
        <translation>Blocchi di 256 e di 1024 thread a confronto: corso &quot;Programmazione CUDA&quot;, esercitazione 2</translation>
    </message>
    <message>
        <source>GFLOP/s of 4096 x 4096 elements with tiles of 8, 16 and 32: the report on an H200 of 2026-11-20</source>
        <extracomment>matmul, preset report: source</extracomment>
        <translation>GFLOP/s di 4096 x 4096 elementi con tile da 8, 16 e 32: report su una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Reduction</source>
        <extracomment>reduction: title</extracomment>
        <translation>Riduzione</translation>
    </message>
    <message>
        <source>Shows how dependent threads cooperate, and how the order of additions changes a sum.</source>
        <extracomment>reduction: what it shows</extracomment>
        <translation>Mostra come collaborano thread dipendenti tra loro e come l&apos;ordine delle addizioni cambia una somma.</translation>
    </message>
    <message>
        <source>elements x element size / time</source>
        <extracomment>reduction: formula</extracomment>
        <translation>elementi x dimensione dell&apos;elemento / tempo</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>reduction, parameter elements: title</extracomment>
        <translation>Elementi</translation>
    </message>
    <message>
        <source>Elements of the array to reduce.</source>
        <extracomment>reduction, parameter elements: meaning</extracomment>
        <translation>Elementi dell&apos;array da ridurre.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <extracomment>reduction, parameter block: title</extracomment>
        <translation>Thread per blocco</translation>
    </message>
    <message>
        <source>Threads of a block; the trees need a power of two.</source>
        <extracomment>reduction, parameter block: meaning</extracomment>
        <translation>Thread di un blocco; gli alberi richiedono una potenza di due.</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>reduction, parameter operation: title</extracomment>
        <translation>Operazione</translation>
    </message>
    <message>
        <source>How to combine two elements.</source>
        <extracomment>reduction, parameter operation: meaning</extracomment>
        <translation>Come si combinano due elementi.</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>reduction, parameter values: title</extracomment>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Random whole numbers have an exact sum in every order. The sum of random fractions, or of 2^332 + 1 - 2^332 + 2 repeated, depends on the order.</source>
        <extracomment>reduction, parameter values: meaning</extracomment>
        <translation>La somma di interi casuali è esatta in ogni ordine. Quella di frazioni casuali, o di 2^332 + 1 - 2^332 + 2 ripetuto, dipende dall&apos;ordine.</translation>
    </message>
    <message>
        <source>Atomic</source>
        <extracomment>reduction, variant atomic: title</extracomment>
        <translation>Atomica</translation>
    </message>
    <message>
        <source>Every thread adds its element to one address, so the additions queue.</source>
        <extracomment>reduction, variant atomic: idea</extracomment>
        <translation>Ogni thread somma il suo elemento allo stesso indirizzo: le somme si mettono in coda.</translation>
    </message>
    <message>
        <source>Interleaved, divergent</source>
        <extracomment>reduction, variant interleaved: title</extracomment>
        <translation>Interleaved, divergente</translation>
    </message>
    <message>
        <source>A tree in shared memory in which every second, then every fourth, then every eighth thread works.</source>
        <extracomment>reduction, variant interleaved: idea</extracomment>
        <translation>Un albero in memoria shared in cui lavora un thread su due, su quattro, su otto.</translation>
    </message>
    <message>
        <source>Interleaved, bank conflicts</source>
        <extracomment>reduction, variant interleaved-strided: title</extracomment>
        <translation>Interleaved, bank conflict</translation>
    </message>
    <message>
        <source>Neighbouring threads work on words that move further apart, in fewer and fewer banks.</source>
        <extracomment>reduction, variant interleaved-strided: idea</extracomment>
        <translation>Thread vicini lavorano su word sempre più lontane fra loro, in sempre meno banchi.</translation>
    </message>
    <message>
        <source>Sequential</source>
        <extracomment>reduction, variant sequential: title</extracomment>
        <translation>Sequenziale</translation>
    </message>
    <message>
        <source>The lower half of the threads adds the upper half: no bank conflicts, and whole warps idle.</source>
        <extracomment>reduction, variant sequential: idea</extracomment>
        <translation>La metà inferiore dei thread somma quella superiore: nessun bank conflict, e warp interi restano inattivi.</translation>
    </message>
    <message>
        <source>First add on load</source>
        <extracomment>reduction, variant first-add: title</extracomment>
        <translation>Prima somma al caricamento</translation>
    </message>
    <message>
        <source>Each thread combines two elements while it loads them.</source>
        <extracomment>reduction, variant first-add: idea</extracomment>
        <translation>Ogni thread combina due elementi mentre li carica.</translation>
    </message>
    <message>
        <source>Warp shuffle</source>
        <extracomment>reduction, variant shuffle: title</extracomment>
        <translation>Shuffle nel warp</translation>
    </message>
    <message>
        <source>Lanes exchange values in registers, with little shared memory and two barriers.</source>
        <extracomment>reduction, variant shuffle: idea</extracomment>
        <translation>Le lane si scambiano i valori nei registri, con poca memoria shared e due barriere.</translation>
    </message>
    <message>
        <source>Grid-stride, 16 bytes</source>
        <extracomment>reduction, variant vectorised: title</extracomment>
        <translation>Grid-stride, 16 byte</translation>
    </message>
    <message>
        <source>One launch with only as many blocks as fit the GPU: loads 16 bytes at a time, and the last block finishes.</source>
        <extracomment>reduction, variant vectorised: idea</extracomment>
        <translation>Un lancio con i soli blocchi che stanno nella GPU: carica 16 byte alla volta, e l&apos;ultimo blocco conclude.</translation>
    </message>
    <message>
        <source>CUB</source>
        <extracomment>reduction, variant cub: title</extracomment>
        <translation>CUB</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library of parallel primitives.</source>
        <extracomment>reduction, variant cub: idea</extracomment>
        <translation>La libreria di primitive parallele di NVIDIA.</translation>
    </message>
    <message>
        <source>CUB is a library, not a kernel</source>
        <extracomment>reduction, variant cub: why it is not simulated</extracomment>
        <translation>CUB è una libreria, non un kernel</translation>
    </message>
    <message>
        <source>CPU, sorted</source>
        <extracomment>reduction, variant cpu-sorted: title</extracomment>
        <translation>CPU, valori ordinati</translation>
    </message>
    <message>
        <source>One thread adds small magnitudes first, so that large ones do not absorb them.</source>
        <extracomment>reduction, variant cpu-sorted: idea</extracomment>
        <translation>Un thread somma prima i valori piccoli in modulo, perché non si perdano accanto a quelli grandi.</translation>
    </message>
    <message>
        <source>CPU, pairwise</source>
        <extracomment>reduction, variant cpu-pairwise: title</extracomment>
        <translation>CPU, a coppie</translation>
    </message>
    <message>
        <source>One thread adds halves of halves: errors grow only with the height of the tree.</source>
        <extracomment>reduction, variant cpu-pairwise: idea</extracomment>
        <translation>Un thread somma metà di metà: gli errori crescono solo con l&apos;altezza dell&apos;albero.</translation>
    </message>
    <message>
        <source>CPU, Kahan</source>
        <extracomment>reduction, variant cpu-kahan: title</extracomment>
        <translation>CPU, Kahan</translation>
    </message>
    <message>
        <source>One thread carries each addition&apos;s rounding error to the next.</source>
        <extracomment>reduction, variant cpu-kahan: idea</extracomment>
        <translation>Un thread riporta l&apos;errore di arrotondamento di ogni addizione in quella successiva.</translation>
    </message>
    <message>
        <source>One thread adds in order.</source>
        <extracomment>reduction, variant cpu-one-thread: idea</extracomment>
        <translation>Un thread somma in ordine.</translation>
    </message>
    <message>
        <source>Each thread adds its part in order.</source>
        <extracomment>reduction, variant cpu-all-threads: idea</extracomment>
        <translation>Ogni thread somma la sua parte in ordine.</translation>
    </message>
    <message>
        <source>10^100 + 1 - 10^100 + 2, whose sum depends on the order: course &quot;Programming on the graphics card&quot;</source>
        <extracomment>reduction, preset course: source</extracomment>
        <translation>10^100 + 1 - 10^100 + 2, la cui somma dipende dall&apos;ordine: corso &quot;Programmazione su scheda grafica&quot;</translation>
    </message>
    <message>
        <source>Bandwidths of 2^28 elements: the report on an H200 of 2026-11-20</source>
        <extracomment>reduction, preset report: source</extracomment>
        <translation>Bandwidth di 2^28 elementi: report su una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Offset access</source>
        <extracomment>offset: title</extracomment>
        <translation>Accesso con offset</translation>
    </message>
    <message>
        <source>Shows what misaligned access costs: the same elements at an offset.</source>
        <extracomment>offset: what it shows</extracomment>
        <translation>Mostra quanto costa un accesso non allineato: gli stessi elementi con uno scostamento.</translation>
    </message>
    <message>
        <source>2 x MiB / time</source>
        <extracomment>offset: formula</extracomment>
        <translation>2 x MiB / tempo</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>offset, parameter mib: title</extracomment>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>MiB</source>
        <extracomment>offset, parameter mib: unit</extracomment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Size of the incremented part of the array.</source>
        <extracomment>offset, parameter mib: meaning</extracomment>
        <translation>Dimensione della parte dell&apos;array che viene incrementata.</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>offset, parameter offset: title</extracomment>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Elements between the start of the array and the first incremented one.</source>
        <extracomment>offset, parameter offset: meaning</extracomment>
        <translation>Elementi tra l&apos;inizio dell&apos;array e il primo che viene incrementato.</translation>
    </message>
    <message>
        <source>a[i+s] += 1</source>
        <extracomment>offset, variant increment: title</extracomment>
        <translation>a[i+s] += 1</translation>
    </message>
    <message>
        <source>Each warp reads and writes 32 neighbouring elements, s elements after a sector&apos;s start.</source>
        <extracomment>offset, variant increment: idea</extracomment>
        <translation>Ogni warp legge e scrive 32 elementi contigui, s elementi dopo l&apos;inizio di un settore.</translation>
    </message>
    <message>
        <source>The same loop on the CPU.</source>
        <extracomment>histogram, variant cpu-one-thread: idea</extracomment>
        <translation>Lo stesso ciclo sulla CPU.</translation>
    </message>
    <message>
        <source>The course&apos;s own loop, over offsets 0 to 32: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>offset, preset course: source</extracomment>
        <translation>Il ciclo del corso, con offset da 0 a 32: corso &quot;GPU Programming in CUDA&quot;, giorno 2</translation>
    </message>
    <message>
        <source>Bandwidths of 2^26 elements of 4 bytes: the report on an H200 of 2026-11-20</source>
        <extracomment>offset, preset report: source</extracomment>
        <translation>Bandwidth di 2^26 elementi da 4 byte: report su una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Strided access</source>
        <extracomment>stride: title</extracomment>
        <translation>Accesso con stride</translation>
    </message>
    <message>
        <source>Shows what gaps between elements cost: memory moves whole sectors, used or not.</source>
        <extracomment>stride: what it shows</extracomment>
        <translation>Mostra quanto costano i vuoti tra gli elementi: la memoria sposta settori interi, usati o no.</translation>
    </message>
    <message>
        <source>2 x MiB / time, counting the used elements</source>
        <extracomment>stride: formula</extracomment>
        <translation>2 x MiB / tempo, contando gli elementi usati</translation>
    </message>
    <message>
        <source>Size of the incremented elements; the array is larger by the factor of the stride.</source>
        <extracomment>stride, parameter mib: meaning</extracomment>
        <translation>Dimensione degli elementi incrementati; l&apos;array è più grande di un fattore pari allo stride.</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>stride, parameter stride: title</extracomment>
        <translation>Stride</translation>
    </message>
    <message>
        <source>Elements from one incremented element to the next.</source>
        <extracomment>stride, parameter stride: meaning</extracomment>
        <translation>Elementi da un elemento incrementato al successivo.</translation>
    </message>
    <message>
        <source>a[i*s] += 1</source>
        <extracomment>stride, variant increment: title</extracomment>
        <translation>a[i*s] += 1</translation>
    </message>
    <message>
        <source>Each warp reads and writes 32 elements that lie s apart, in up to 32 sectors.</source>
        <extracomment>stride, variant increment: idea</extracomment>
        <translation>Ogni warp legge e scrive 32 elementi a distanza s, in un massimo di 32 settori.</translation>
    </message>
    <message>
        <source>The course&apos;s own loop, over strides 1 to 32: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>stride, preset course: source</extracomment>
        <translation>Il ciclo del corso, con stride da 1 a 32: corso &quot;GPU Programming in CUDA&quot;, giorno 2</translation>
    </message>
    <message>
        <source>Bandwidths of 2^23 threads, elements of 4 bytes: the report on an H200 of 2026-11-20</source>
        <extracomment>stride, preset report: source</extracomment>
        <translation>Bandwidth di 2^23 thread, elementi da 4 byte: report su una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Colour to grey</source>
        <extracomment>grayscale: title</extracomment>
        <translation>Da colori a grigi</translation>
    </message>
    <message>
        <source>Shows what narrow loads cost: three bytes in and one out for each pixel.</source>
        <extracomment>grayscale: what it shows</extracomment>
        <translation>Mostra quanto costano le load strette: tre byte in ingresso e uno in uscita per ogni pixel.</translation>
    </message>
    <message>
        <source>(3 + 1) x width x height bytes / time</source>
        <extracomment>grayscale: formula</extracomment>
        <translation>(3 + 1) x larghezza x altezza byte / tempo</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>grayscale, parameter image: title</extracomment>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Picture to convert; without one, Warpbench generates a picture.</source>
        <extracomment>grayscale, parameter image: meaning</extracomment>
        <translation>Immagine da convertire; se manca, Warpbench ne genera una.</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>grayscale, parameter width: unit</extracomment>
        <translation>pixel</translation>
    </message>
    <message>
        <source>Width of the generated picture; a loaded picture has its own.</source>
        <extracomment>grayscale, parameter width: meaning</extracomment>
        <translation>Larghezza dell&apos;immagine generata; un&apos;immagine caricata ha la propria.</translation>
    </message>
    <message>
        <source>Height of the generated picture; a loaded picture has its own.</source>
        <extracomment>grayscale, parameter height: meaning</extracomment>
        <translation>Altezza dell&apos;immagine generata; un&apos;immagine caricata ha la propria.</translation>
    </message>
    <message>
        <source>One thread per pixel, byte by byte: a warp&apos;s load uses a third of each sector that it requests.</source>
        <extracomment>grayscale, variant naive: idea</extracomment>
        <translation>Un thread per pixel, byte per byte: la load di un warp usa un terzo di ogni settore che chiede.</translation>
    </message>
    <message>
        <source>Four pixels, 4-byte words</source>
        <extracomment>grayscale, variant four-pixels: title</extracomment>
        <translation>Quattro pixel, word da 4 byte</translation>
    </message>
    <message>
        <source>Three words hold four pixels, so the same number of loads moves four times the data.</source>
        <extracomment>grayscale, variant four-pixels: idea</extracomment>
        <translation>Tre word contengono quattro pixel: altrettante load spostano quattro volte i dati.</translation>
    </message>
    <message>
        <source>Sixteen pixels, 16-byte words</source>
        <extracomment>grayscale, variant sixteen-pixels: title</extracomment>
        <translation>Sedici pixel, word da 16 byte</translation>
    </message>
    <message>
        <source>Uses the widest loads: each thread has 48 bytes in flight.</source>
        <extracomment>grayscale, variant sixteen-pixels: idea</extracomment>
        <translation>Usa le load più larghe: ogni thread ha 48 byte in volo.</translation>
    </message>
    <message>
        <source>Sixteen pixels through shared memory</source>
        <extracomment>grayscale, variant through-shared: title</extracomment>
        <translation>Sedici pixel via memoria shared</translation>
    </message>
    <message>
        <source>Each load of a warp reads 512 contiguous bytes, and shared memory hands each lane its 48 bytes.</source>
        <extracomment>grayscale, variant through-shared: idea</extracomment>
        <translation>Ogni load di un warp legge 512 byte contigui, e la memoria shared consegna a ogni lane i suoi 48.</translation>
    </message>
    <message>
        <source>cudaMemcpy, equal bytes</source>
        <extracomment>grayscale, variant memcpy: title</extracomment>
        <translation>cudaMemcpy, altrettanti byte</translation>
    </message>
    <message>
        <source>Two copies of one byte per pixel read and write as much as the conversion.</source>
        <extracomment>grayscale, variant memcpy: idea</extracomment>
        <translation>Due copie di un byte per pixel leggono e scrivono quanto la conversione.</translation>
    </message>
    <message>
        <source>The textbook loop over the pixels.</source>
        <extracomment>grayscale, variant cpu-one-thread: idea</extracomment>
        <translation>Il ciclo da manuale sui pixel.</translation>
    </message>
    <message>
        <source>Bandwidths of 16384 x 16384 pixels: the report on an H200 of 2026-11-20</source>
        <extracomment>grayscale, preset report: source</extracomment>
        <translation>Bandwidth di 16384 x 16384 pixel: report su una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Vector addition</source>
        <extracomment>vector-add: title</extracomment>
        <translation>Somma di vettori</translation>
    </message>
    <message>
        <source>A first kernel: one thread per element, and how wide an access should be.</source>
        <extracomment>vector-add: what it shows</extracomment>
        <translation>Il primo kernel: un thread per elemento, e quanto dev&apos;essere largo un accesso.</translation>
    </message>
    <message>
        <source>3 x elements x element size / time</source>
        <extracomment>vector-add: formula</extracomment>
        <translation>3 x elementi x dimensione dell&apos;elemento / tempo</translation>
    </message>
    <message>
        <source>Elements of each vector.</source>
        <extracomment>vector-add, parameter elements: meaning</extracomment>
        <translation>Elementi di ciascun vettore.</translation>
    </message>
    <message>
        <source>Threads of a block.</source>
        <extracomment>vector-add, parameter block: meaning</extracomment>
        <translation>Thread di un blocco.</translation>
    </message>
    <message>
        <source>One thread per element</source>
        <extracomment>vector-add, variant naive: title</extracomment>
        <translation>Un thread per elemento</translation>
    </message>
    <message>
        <source>Each thread adds one pair, so a warp accesses neighbouring elements.</source>
        <extracomment>vector-add, variant naive: idea</extracomment>
        <translation>Ogni thread somma una coppia: un warp accede a elementi vicini.</translation>
    </message>
    <message>
        <source>Grid-stride</source>
        <extracomment>vector-add, variant grid-stride: title</extracomment>
        <translation>Grid-stride</translation>
    </message>
    <message>
        <source>A fixed number of threads loops over the vectors with the stride of the grid.</source>
        <extracomment>vector-add, variant grid-stride: idea</extracomment>
        <translation>Un numero fisso di thread percorre i vettori in un ciclo, con uno stride pari alla griglia.</translation>
    </message>
    <message>
        <source>Each thread moves 16 bytes at a time: a quarter of the instructions for the same bytes.</source>
        <extracomment>vector-add, variant vectorised: idea</extracomment>
        <translation>Ogni thread sposta 16 byte alla volta: un quarto delle istruzioni per gli stessi byte.</translation>
    </message>
    <message>
        <source>The library copies as many bytes as the addition moves: all of a and half of b.</source>
        <extracomment>vector-add, variant memcpy: idea</extracomment>
        <translation>La libreria copia tanti byte quanti ne sposta la somma: tutto a e metà di b.</translation>
    </message>
    <message>
        <source>Dot product</source>
        <extracomment>dot: title</extracomment>
        <translation>Prodotto scalare</translation>
    </message>
    <message>
        <source>A reduction with arithmetic: it reads two vectors and returns one number.</source>
        <extracomment>dot: what it shows</extracomment>
        <translation>Una riduzione con calcoli: legge due vettori e restituisce un numero.</translation>
    </message>
    <message>
        <source>2 x elements x element size / time</source>
        <extracomment>scan: formula</extracomment>
        <translation>2 x elementi x dimensione dell&apos;elemento / tempo</translation>
    </message>
    <message>
        <source>Shared-memory tree</source>
        <extracomment>dot, variant tree: title</extracomment>
        <translation>Albero in memoria shared</translation>
    </message>
    <message>
        <source>A block multiplies, adds in shared memory, and adds its sum to the result.</source>
        <extracomment>dot, variant tree: idea</extracomment>
        <translation>Un blocco moltiplica, somma in memoria shared e aggiunge la sua somma al risultato.</translation>
    </message>
    <message>
        <source>The tree in registers: lanes exchange their sums.</source>
        <extracomment>dot, variant shuffle: idea</extracomment>
        <translation>L&apos;albero nei registri: le lane si scambiano le somme.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library.</source>
        <extracomment>dot, variant cublas: idea</extracomment>
        <translation>La libreria di NVIDIA.</translation>
    </message>
    <message>
        <source>Pi from random points</source>
        <extracomment>pi: title</extracomment>
        <translation>Pi greco da punti casuali</translation>
    </message>
    <message>
        <source>Counts the hits of an unpredictable branch in global memory, shared memory or registers.</source>
        <extracomment>pi: what it shows</extracomment>
        <translation>Conta i successi di una diramazione imprevedibile in memoria globale, memoria shared o registri.</translation>
    </message>
    <message>
        <source>points / time</source>
        <extracomment>pi: formula</extracomment>
        <translation>punti / tempo</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>pi: what is counted</extracomment>
        <translation>punti</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>pi, parameter points: title</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Random points in the unit square.</source>
        <extracomment>pi, parameter points: meaning</extracomment>
        <translation>Punti casuali nel quadrato unitario.</translation>
    </message>
    <message>
        <source>Counter in global memory</source>
        <extracomment>pi, variant global-counter: title</extracomment>
        <translation>Contatore in memoria globale</translation>
    </message>
    <message>
        <source>Each hit is an atomic addition to one address in global memory.</source>
        <extracomment>pi, variant global-counter: idea</extracomment>
        <translation>Ogni punto nel cerchio è una somma atomica allo stesso indirizzo in memoria globale.</translation>
    </message>
    <message>
        <source>Counter in shared memory</source>
        <extracomment>pi, variant shared-counter: title</extracomment>
        <translation>Contatore in memoria shared</translation>
    </message>
    <message>
        <source>Each block counts hits in shared memory and adds its count once.</source>
        <extracomment>pi, variant shared-counter: idea</extracomment>
        <translation>Ogni blocco conta i punti nel cerchio in memoria shared e somma il suo conteggio una volta.</translation>
    </message>
    <message>
        <source>Counters in registers</source>
        <extracomment>pi, variant register-counter: title</extracomment>
        <translation>Contatori nei registri</translation>
    </message>
    <message>
        <source>Each thread counts in a register, and shuffles add the counts.</source>
        <extracomment>pi, variant register-counter: idea</extracomment>
        <translation>Ogni thread conta in un registro; gli shuffle sommano i conteggi.</translation>
    </message>
    <message>
        <source>Each thread counts its part.</source>
        <extracomment>pi, variant cpu-all-threads: idea</extracomment>
        <translation>Ogni thread conta la sua parte.</translation>
    </message>
    <message>
        <source>Shared counter</source>
        <extracomment>counter: title</extracomment>
        <translation>Contatore condiviso</translation>
    </message>
    <message>
        <source>Shows what happens when all threads change one value, and how to do it correctly.</source>
        <extracomment>counter: what it shows</extracomment>
        <translation>Mostra che cosa succede quando tutti i thread modificano un solo valore, e come farlo nel modo giusto.</translation>
    </message>
    <message>
        <source>blocks x threads / time</source>
        <extracomment>counter: formula</extracomment>
        <translation>blocchi x thread / tempo</translation>
    </message>
    <message>
        <source>increments</source>
        <extracomment>counter: what is counted</extracomment>
        <translation>incrementi</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>counter, parameter blocks: title</extracomment>
        <translation>Blocchi</translation>
    </message>
    <message>
        <source>Blocks of the grid.</source>
        <extracomment>counter, parameter blocks: meaning</extracomment>
        <translation>Blocchi della griglia.</translation>
    </message>
    <message>
        <source>Threads of a block; each adds one.</source>
        <extracomment>counter, parameter threads: meaning</extracomment>
        <translation>Thread di un blocco; ciascuno aggiunge uno.</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <extracomment>counter, variant unprotected: title</extracomment>
        <translation>Senza protezione</translation>
    </message>
    <message>
        <source>Threads load, add and store without synchronisation, so increments are lost.</source>
        <extracomment>counter, variant unprotected: idea</extracomment>
        <translation>I thread caricano, sommano e scrivono senza sincronizzazione: si perdono incrementi.</translation>
    </message>
    <message>
        <source>Memory performs the additions one after another.</source>
        <extracomment>counter, variant atomic: idea</extracomment>
        <translation>La memoria esegue le somme una dopo l&apos;altra.</translation>
    </message>
    <message>
        <source>Atomic per block</source>
        <extracomment>counter, variant atomic-per-block: title</extracomment>
        <translation>Atomica per blocco</translation>
    </message>
    <message>
        <source>Blocks count in shared memory and add their count once.</source>
        <extracomment>counter, variant atomic-per-block: idea</extracomment>
        <translation>I blocchi contano in memoria shared e sommano il loro conteggio una volta sola.</translation>
    </message>
    <message>
        <source>One thread increments a counter in memory.</source>
        <extracomment>counter, variant cpu-one-thread: idea</extracomment>
        <translation>Un thread incrementa un contatore in memoria.</translation>
    </message>
    <message>
        <source>All threads increment one counter with atomic additions.</source>
        <extracomment>counter, variant cpu-all-threads: idea</extracomment>
        <translation>Tutti i thread incrementano un solo contatore con somme atomiche.</translation>
    </message>
    <message>
        <source>100 blocks of 100 threads, which print 1 or 10000: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>counter, preset course: source</extracomment>
        <translation>100 blocchi da 100 thread, che stampano 1 o 10000: corso &quot;GPU Programming in CUDA&quot;, giorno 2</translation>
    </message>
    <message>
        <source>Memory kinds</source>
        <extracomment>memory-kinds: title</extracomment>
        <translation>Tipi di memoria</translation>
    </message>
    <message>
        <source>Compares where to keep a few numbers that every thread needs: one polynomial, coefficients in different memories.</source>
        <extracomment>memory-kinds: what it shows</extracomment>
        <translation>Confronta dove tenere pochi numeri che servono a ogni thread: un polinomio, coefficienti in memorie diverse.</translation>
    </message>
    <message>
        <source>2 x elements x 4 bytes / time</source>
        <extracomment>memory-kinds: formula</extracomment>
        <translation>2 x elementi x 4 byte / tempo</translation>
    </message>
    <message>
        <source>Numbers at which the polynomial is evaluated.</source>
        <extracomment>memory-kinds, parameter elements: meaning</extracomment>
        <translation>Numeri per i quali si calcola il polinomio.</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <extracomment>memory-kinds, parameter coefficients: title</extracomment>
        <translation>Coefficienti</translation>
    </message>
    <message>
        <source>Number of coefficients: the polynomial&apos;s degree plus one.</source>
        <extracomment>memory-kinds, parameter coefficients: meaning</extracomment>
        <translation>Numero di coefficienti: il grado del polinomio più uno.</translation>
    </message>
    <message>
        <source>Constant memory, an address per lane</source>
        <extracomment>memory-kinds, variant constant-per-lane: title</extracomment>
        <translation>Costante, un indirizzo per lane</translation>
    </message>
    <message>
        <source>Lanes begin with different coefficients: the constant cache serves one address after another.</source>
        <extracomment>memory-kinds, variant constant-per-lane: idea</extracomment>
        <translation>Le lane partono da coefficienti diversi: la constant cache serve un indirizzo dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>flops per byte</source>
        <extracomment>convolution, variant naive: name of a fact</extracomment>
        <translation>flop per byte</translation>
    </message>
    <message>
        <source>addresses that the constant cache serves per load</source>
        <extracomment>memory-kinds, variant constant-per-lane: name of a fact</extracomment>
        <translation>indirizzi serviti dalla constant cache per load</translation>
    </message>
    <message>
        <source>Local memory</source>
        <extracomment>memory-kinds, variant local: title</extracomment>
        <translation>Memoria locale</translation>
    </message>
    <message>
        <source>A thread&apos;s private array, indexed at run time, lies off chip behind L1.</source>
        <extracomment>memory-kinds, variant local: idea</extracomment>
        <translation>Un array privato del thread, indicizzato durante l&apos;esecuzione, sta fuori dal chip, dietro la L1.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <extracomment>memory-kinds, variant global: title</extracomment>
        <translation>Memoria globale</translation>
    </message>
    <message>
        <source>All lanes load the same word: one sector per request, repeated for every element.</source>
        <extracomment>memory-kinds, variant global: idea</extracomment>
        <translation>Tutte le lane caricano la stessa word: un settore per richiesta, di nuovo per ogni elemento.</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <extracomment>memory-kinds, variant shared: title</extracomment>
        <translation>Memoria shared</translation>
    </message>
    <message>
        <source>Each block copies the coefficients once; all lanes then read one word, in one wavefront.</source>
        <extracomment>memory-kinds, variant shared: idea</extracomment>
        <translation>Ogni blocco copia i coefficienti una volta; poi tutte le lane leggono una word, in un solo wavefront.</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <extracomment>memory-kinds, variant constant: title</extracomment>
        <translation>Memoria costante</translation>
    </message>
    <message>
        <source>All lanes read one address, and the constant cache broadcasts the word to the warp.</source>
        <extracomment>memory-kinds, variant constant: idea</extracomment>
        <translation>Tutte le lane leggono un solo indirizzo e la constant cache trasmette la word all&apos;intero warp.</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>memory-kinds, variant registers: title</extracomment>
        <translation>Registri</translation>
    </message>
    <message>
        <source>Loops unrolled at compile time put each element of the thread&apos;s private array into a register.</source>
        <extracomment>memory-kinds, variant registers: idea</extracomment>
        <translation>I cicli srotolati in compilazione mettono ogni elemento dell&apos;array privato del thread in un registro.</translation>
    </message>
    <message>
        <source>Horner&apos;s rule for one element after another.</source>
        <extracomment>memory-kinds, variant cpu-one-thread: idea</extracomment>
        <translation>La regola di Horner per un elemento dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>Load patterns</source>
        <extracomment>load-patterns: title</extracomment>
        <translation>Pattern di lettura</translation>
    </message>
    <message>
        <source>The words that a warp requests decide how many sectors move: order is free, gaps are not.</source>
        <extracomment>load-patterns: what it shows</extracomment>
        <translation>Le word chieste da un warp decidono quanti settori si spostano: l&apos;ordine è gratis, i vuoti no.</translation>
    </message>
    <message>
        <source>4 bytes x (distinct elements read + elements written) / time</source>
        <extracomment>load-patterns: formula</extracomment>
        <translation>4 byte x (elementi distinti letti + elementi scritti) / tempo</translation>
    </message>
    <message>
        <source>Elements to read in the pattern and write in order.</source>
        <extracomment>load-patterns, parameter elements: meaning</extracomment>
        <translation>Elementi da leggere secondo il pattern e scrivere in ordine.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <extracomment>load-patterns, parameter pattern: title</extracomment>
        <translation>Pattern</translation>
    </message>
    <message>
        <source>Words that the lanes of a warp request.</source>
        <extracomment>load-patterns, parameter pattern: meaning</extracomment>
        <translation>Word chieste dalle lane di un warp.</translation>
    </message>
    <message>
        <source>Cached loads</source>
        <extracomment>load-patterns, variant cached: title</extracomment>
        <translation>Load con cache</translation>
    </message>
    <message>
        <source>Loads through L1, in lines of 128 bytes; since Volta only their missing sectors move.</source>
        <extracomment>load-patterns, variant cached: idea</extracomment>
        <translation>Load attraverso la L1, in linee di 128 byte; da Volta in poi si spostano solo i settori mancanti.</translation>
    </message>
    <message>
        <source>bus utilisation in lines of 128 bytes</source>
        <extracomment>load-patterns, variant cached: name of a fact</extracomment>
        <translation>utilizzo del bus in linee di 128 byte</translation>
    </message>
    <message>
        <source>Uncached loads</source>
        <extracomment>load-patterns, variant uncached: title</extracomment>
        <translation>Load senza cache</translation>
    </message>
    <message>
        <source>Loads that bypass L1, in sectors of 32 bytes.</source>
        <extracomment>load-patterns, variant uncached: idea</extracomment>
        <translation>Load che saltano la L1, in settori di 32 byte.</translation>
    </message>
    <message>
        <source>bus utilisation in sectors of 32 bytes</source>
        <extracomment>load-patterns, variant uncached: name of a fact</extracomment>
        <translation>utilizzo del bus in settori di 32 byte</translation>
    </message>
    <message>
        <source>The same reads, one after the other.</source>
        <extracomment>load-patterns, variant cpu-one-thread: idea</extracomment>
        <translation>Le stesse letture, una dopo l&apos;altra.</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <extracomment>bank-stride: title</extracomment>
        <translation>Bank conflict</translation>
    </message>
    <message>
        <source>Shows which strides in shared memory cost: those that share a divisor with the number of banks.</source>
        <extracomment>bank-stride: what it shows</extracomment>
        <translation>Mostra quali stride in memoria shared costano: quelli che hanno un divisore in comune con il numero dei banchi.</translation>
    </message>
    <message>
        <source>elements x reads x word / time, read from shared memory</source>
        <extracomment>bank-stride: formula</extracomment>
        <translation>elementi x letture x word / tempo, letti dalla memoria shared</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>bank-stride, parameter elements: title</extracomment>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Threads that read; each writes one element at the end.</source>
        <extracomment>bank-stride, parameter elements: meaning</extracomment>
        <translation>Thread che leggono; ciascuno scrive alla fine un elemento.</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>bank-stride, parameter stride: unit</extracomment>
        <translation>word</translation>
    </message>
    <message>
        <source>Distance from one lane&apos;s word to the next lane&apos;s, in words.</source>
        <extracomment>bank-stride, parameter stride: meaning</extracomment>
        <translation>Distanza in word tra la word di una lane e quella della successiva.</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>bank-stride, parameter word: title</extracomment>
        <translation>Word</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>bank-stride, parameter word: unit</extracomment>
        <translation>byte</translation>
    </message>
    <message>
        <source>Bytes that a lane reads at a time.</source>
        <extracomment>bank-stride, parameter word: meaning</extracomment>
        <translation>Byte che una lane legge alla volta.</translation>
    </message>
    <message>
        <source>Reads of each thread; each read moves one word on.</source>
        <extracomment>bank-stride, parameter reads: meaning</extracomment>
        <translation>Letture di ogni thread, ogni volta una word più avanti.</translation>
    </message>
    <message>
        <source>Strided read</source>
        <extracomment>bank-stride, variant read: title</extracomment>
        <translation>Lettura con stride</translation>
    </message>
    <message>
        <source>Each lane reads a word that lies stride words after its neighbour&apos;s.</source>
        <extracomment>bank-stride, variant read: idea</extracomment>
        <translation>Ogni lane legge una word distante uno stride da quella della vicina.</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <extracomment>bank-stride, variant read: name of a fact</extracomment>
        <translation>bank conflict</translation>
    </message>
    <message>
        <source>The same reads and sums from an array in the cache.</source>
        <extracomment>bank-stride, variant cpu-one-thread: idea</extracomment>
        <translation>Le stesse letture e somme da un array in cache.</translation>
    </message>
    <message>
        <source>Warp divergence</source>
        <extracomment>divergence: title</extracomment>
        <translation>Divergenza nei warp</translation>
    </message>
    <message>
        <source>Shows what a branch that splits a warp costs: both paths run, one after the other.</source>
        <extracomment>divergence: what it shows</extracomment>
        <translation>Mostra quanto costa una diramazione che divide un warp: si eseguono entrambi i percorsi, uno dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>2 x elements x work / time</source>
        <extracomment>divergence: formula</extracomment>
        <translation>2 x elementi x lavoro / tempo</translation>
    </message>
    <message>
        <source>Elements, one per thread.</source>
        <extracomment>divergence, parameter elements: meaning</extracomment>
        <translation>Elementi, uno per ogni thread.</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>divergence, parameter work: title</extracomment>
        <translation>Lavoro</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>divergence, parameter work: unit</extracomment>
        <translation>passi</translation>
    </message>
    <message>
        <source>Steps on either path; each is one load and two flops.</source>
        <extracomment>divergence, parameter work: meaning</extracomment>
        <translation>Passi su ciascun percorso; ognuno è una load e due flop.</translation>
    </message>
    <message>
        <source>Lanes that branch together</source>
        <extracomment>divergence, parameter group: title</extracomment>
        <translation>Lane sullo stesso percorso</translation>
    </message>
    <message>
        <source>lanes</source>
        <extracomment>divergence, parameter group: unit</extracomment>
        <translation>lane</translation>
    </message>
    <message>
        <source>Neighbouring threads that take the same path; from 32 on, no warp splits.</source>
        <extracomment>divergence, parameter group: meaning</extracomment>
        <translation>Thread vicini che prendono lo stesso percorso; da 32 in su nessun warp si divide.</translation>
    </message>
    <message>
        <source>Branch by lane</source>
        <extracomment>divergence, variant by-lane: title</extracomment>
        <translation>Diramazione per lane</translation>
    </message>
    <message>
        <source>Groups of lanes take different paths: the warp runs both, with some lanes idle on each.</source>
        <extracomment>divergence, variant by-lane: idea</extracomment>
        <translation>Gruppi di lane prendono percorsi diversi: il warp li esegue entrambi, con una parte delle lane ferma su ciascuno.</translation>
    </message>
    <message>
        <source>paths per warp</source>
        <extracomment>divergence, variant by-lane: name of a fact</extracomment>
        <translation>percorsi per warp</translation>
    </message>
    <message>
        <source>active lanes on a path</source>
        <extracomment>divergence, variant by-lane: name of a fact</extracomment>
        <translation>lane attive su un percorso</translation>
    </message>
    <message>
        <source>Branch by warp</source>
        <extracomment>divergence, variant by-warp: title</extracomment>
        <translation>Diramazione per warp</translation>
    </message>
    <message>
        <source>Every other warp takes the other path: the same work with all lanes active.</source>
        <extracomment>divergence, variant by-warp: idea</extracomment>
        <translation>Un warp su due prende l&apos;altro percorso: lo stesso lavoro con tutte le lane attive.</translation>
    </message>
    <message>
        <source>The same branches, which a CPU predicts.</source>
        <extracomment>divergence, variant cpu-one-thread: idea</extracomment>
        <translation>Le stesse diramazioni, che una CPU predice.</translation>
    </message>
    <message>
        <source>Latency hiding</source>
        <extracomment>latency: title</extracomment>
        <translation>Nascondere la latenza</translation>
    </message>
    <message>
        <source>Shows how many loads must be in flight to keep memory busy.</source>
        <extracomment>latency: what it shows</extracomment>
        <translation>Mostra quante load devono essere in volo per tenere occupata la memoria.</translation>
    </message>
    <message>
        <source>Elements to copy.</source>
        <extracomment>latency, parameter elements: meaning</extracomment>
        <translation>Elementi da copiare.</translation>
    </message>
    <message>
        <source>Warps per multiprocessor</source>
        <extracomment>latency, parameter warps: title</extracomment>
        <translation>Warp per multiprocessore</translation>
    </message>
    <message>
        <source>warps</source>
        <extracomment>latency, parameter warps: unit</extracomment>
        <translation>warp</translation>
    </message>
    <message>
        <source>One block with this many warps on each multiprocessor; above 32, two blocks with half as many.</source>
        <extracomment>latency, parameter warps: meaning</extracomment>
        <translation>Un blocco di tanti warp su ogni multiprocessore; oltre 32, due blocchi con la metà dei warp.</translation>
    </message>
    <message>
        <source>One load in flight</source>
        <extracomment>latency, variant one-load: title</extracomment>
        <translation>Una load in volo</translation>
    </message>
    <message>
        <source>Each thread waits for every element: only other warps hide the latency.</source>
        <extracomment>latency, variant one-load: idea</extracomment>
        <translation>Ogni thread aspetta ogni elemento: solo altri warp nascondono la latenza.</translation>
    </message>
    <message>
        <source>launched warps per multiprocessor</source>
        <extracomment>latency, variant one-load: name of a fact</extracomment>
        <translation>warp lanciati per multiprocessore</translation>
    </message>
    <message>
        <source>bytes in flight per multiprocessor, all warps resident</source>
        <extracomment>latency, variant one-load: name of a fact</extracomment>
        <translation>byte in volo per multiprocessore, con tutti i warp residenti</translation>
    </message>
    <message>
        <source>Two loads in flight</source>
        <extracomment>latency, variant two-loads: title</extracomment>
        <translation>Due load in volo</translation>
    </message>
    <message>
        <source>Each thread requests two elements before it waits.</source>
        <extracomment>latency, variant two-loads: idea</extracomment>
        <translation>Ogni thread chiede due elementi prima di aspettare.</translation>
    </message>
    <message>
        <source>Four loads in flight</source>
        <extracomment>latency, variant four-loads: title</extracomment>
        <translation>Quattro load in volo</translation>
    </message>
    <message>
        <source>Each thread requests four elements before it waits.</source>
        <extracomment>latency, variant four-loads: idea</extracomment>
        <translation>Ogni thread chiede quattro elementi prima di aspettare.</translation>
    </message>
    <message>
        <source>Eight loads in flight</source>
        <extracomment>latency, variant eight-loads: title</extracomment>
        <translation>Otto load in volo</translation>
    </message>
    <message>
        <source>Each thread requests eight elements before it waits: few warps are enough.</source>
        <extracomment>latency, variant eight-loads: idea</extracomment>
        <translation>Ogni thread chiede otto elementi prima di aspettare: bastano pochi warp.</translation>
    </message>
    <message>
        <source>A loop over the elements.</source>
        <extracomment>latency, variant cpu-one-thread: idea</extracomment>
        <translation>Un ciclo sugli elementi.</translation>
    </message>
    <message>
        <source>Pitched rows</source>
        <extracomment>pitch: title</extracomment>
        <translation>Righe con pitch</translation>
    </message>
    <message>
        <source>Shows what rows of odd width cost, and what aligning each row gains.</source>
        <extracomment>pitch: what it shows</extracomment>
        <translation>Mostra quanto costano righe di larghezza dispari e che cosa si guadagna allineando ogni riga.</translation>
    </message>
    <message>
        <source>2 x width x rows x element size / time</source>
        <extracomment>pitch: formula</extracomment>
        <translation>2 x larghezza x righe x dimensione dell&apos;elemento / tempo</translation>
    </message>
    <message>
        <source>Elements of a row; an odd number shows the largest effect.</source>
        <extracomment>pitch, parameter width: meaning</extracomment>
        <translation>Elementi di una riga; con un numero dispari l&apos;effetto è massimo.</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>spmv, parameter rows: unit</extracomment>
        <translation>righe</translation>
    </message>
    <message>
        <source>Rows of the matrix.</source>
        <extracomment>pitch, parameter rows: meaning</extracomment>
        <translation>Righe della matrice.</translation>
    </message>
    <message>
        <source>Rows end to end</source>
        <extracomment>pitch, variant plain: title</extracomment>
        <translation>Righe contigue</translation>
    </message>
    <message>
        <source>A row begins where the previous one ends, so a warp&apos;s 32 elements straddle one more sector.</source>
        <extracomment>pitch, variant plain: idea</extracomment>
        <translation>Una riga inizia dove finisce la precedente: i 32 elementi di un warp sono a cavallo di un settore in più.</translation>
    </message>
    <message>
        <source>bytes from row to row</source>
        <extracomment>pitch, variant plain: name of a fact</extracomment>
        <translation>byte da riga a riga</translation>
    </message>
    <message>
        <source>spare memory</source>
        <extracomment>pitch, variant plain: name of a fact</extracomment>
        <translation>memoria in più</translation>
    </message>
    <message>
        <source>Rows of cudaMallocPitch</source>
        <extracomment>pitch, variant pitched: title</extracomment>
        <translation>Righe di cudaMallocPitch</translation>
    </message>
    <message>
        <source>Padding after each row aligns the next row to 512 bytes.</source>
        <extracomment>pitch, variant pitched: idea</extracomment>
        <translation>Il padding dopo ogni riga allinea la successiva a 512 byte.</translation>
    </message>
    <message>
        <source>The same loop over rows end to end.</source>
        <extracomment>pitch, variant cpu-one-thread: idea</extracomment>
        <translation>Lo stesso ciclo su righe contigue.</translation>
    </message>
    <message>
        <source>Host transfers</source>
        <extracomment>transfer: title</extracomment>
        <translation>Trasferimenti con l&apos;host</translation>
    </message>
    <message>
        <source>Shows what transfers between host and GPU cost: often more than the kernel itself.</source>
        <extracomment>transfer: what it shows</extracomment>
        <translation>Mostra quanto costano i trasferimenti tra host e GPU: spesso più del kernel stesso.</translation>
    </message>
    <message>
        <source>MiB / time, each byte counted once</source>
        <extracomment>transfer: formula</extracomment>
        <translation>MiB / tempo, ogni byte contato una volta</translation>
    </message>
    <message>
        <source>Size of the array to copy.</source>
        <extracomment>transfer, parameter mib: meaning</extracomment>
        <translation>Dimensione dell&apos;array da copiare.</translation>
    </message>
    <message>
        <source>To the GPU, pageable</source>
        <extracomment>transfer, variant to-device-pageable: title</extracomment>
        <translation>Verso la GPU, paginabile</translation>
    </message>
    <message>
        <source>From memory allocated by malloc: the driver copies it through its own locked pages.</source>
        <extracomment>transfer, variant to-device-pageable: idea</extracomment>
        <translation>Da memoria allocata con malloc: il driver la copia passando per le proprie pagine bloccate.</translation>
    </message>
    <message>
        <source>the simulator has no bus between host and GPU</source>
        <extracomment>transfer, variant to-device-pageable: why it is not simulated</extracomment>
        <translation>il simulatore non ha un bus tra host e GPU</translation>
    </message>
    <message>
        <source>To the GPU, page-locked</source>
        <extracomment>transfer, variant to-device-pinned: title</extracomment>
        <translation>Verso la GPU, page-locked</translation>
    </message>
    <message>
        <source>From page-locked memory: the GPU reads it directly, and the CPU stays free.</source>
        <extracomment>transfer, variant to-device-pinned: idea</extracomment>
        <translation>Da memoria page-locked: la GPU la legge direttamente e la CPU resta libera.</translation>
    </message>
    <message>
        <source>To the host, pageable</source>
        <extracomment>transfer, variant to-host-pageable: title</extracomment>
        <translation>Verso l&apos;host, paginabile</translation>
    </message>
    <message>
        <source>Copies the results back into memory allocated by malloc.</source>
        <extracomment>transfer, variant to-host-pageable: idea</extracomment>
        <translation>Ricopia i risultati in memoria allocata con malloc.</translation>
    </message>
    <message>
        <source>To the host, page-locked</source>
        <extracomment>transfer, variant to-host-pinned: title</extracomment>
        <translation>Verso l&apos;host, page-locked</translation>
    </message>
    <message>
        <source>Copies the results back into page-locked memory.</source>
        <extracomment>transfer, variant to-host-pinned: idea</extracomment>
        <translation>Ricopia i risultati in memoria page-locked.</translation>
    </message>
    <message>
        <source>Within the GPU, by a kernel</source>
        <extracomment>transfer, variant within-device: title</extracomment>
        <translation>Dentro la GPU, con un kernel</translation>
    </message>
    <message>
        <source>Copies the same elements within GPU memory: shows what keeping data there saves.</source>
        <extracomment>transfer, variant within-device: idea</extracomment>
        <translation>Copia gli stessi elementi dentro la memoria della GPU: mostra quanto si risparmia lasciando lì i dati.</translation>
    </message>
    <message>
        <source>A copy within host memory: no transfer to a GPU is faster.</source>
        <extracomment>transfer, variant cpu-one-thread: idea</extracomment>
        <translation>Una copia nella memoria dell&apos;host: nessun trasferimento verso una GPU è più veloce.</translation>
    </message>
    <message>
        <source>Copy, 32x8 threads</source>
        <extracomment>transpose, variant copy-four-rows: title</extracomment>
        <translation>Copia, 32x8 thread</translation>
    </message>
    <message>
        <source>The copy with four elements per thread: four loads are in flight, and more blocks fit a multiprocessor.</source>
        <extracomment>transpose, variant copy-four-rows: idea</extracomment>
        <translation>La copia con quattro elementi per thread: quattro load sono in volo e più blocchi stanno in un multiprocessore.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library: fp64 on tensor cores if the GPU has them, fp32 never as TF32.</source>
        <extracomment>matmul, variant cublas: idea</extracomment>
        <translation>La libreria di NVIDIA: fp64 sui tensor core se la GPU li ha, fp32 mai come TF32.</translation>
    </message>
    <message>
        <source>Whole sectors, any size</source>
        <extracomment>transpose, variant stepped: title</extracomment>
        <translation>Settori interi, ogni dimensione</translation>
    </message>
    <message>
        <source>Aligns each row&apos;s part of a tile to a sector, so that rows of any length store whole sectors.</source>
        <extracomment>transpose, variant stepped: idea</extracomment>
        <translation>Allinea a un settore la parte di tile di ogni riga: righe di qualsiasi lunghezza si scrivono a settori interi.</translation>
    </message>
    <message>
        <source>Few rows or few columns</source>
        <extracomment>transpose, variant thin: title</extracomment>
        <translation>Poche righe o poche colonne</translation>
    </message>
    <message>
        <source>A tile as thin as the matrix: if a side has at most 8 elements, a tile of 32 x 32 is nearly empty.</source>
        <extracomment>transpose, variant thin: idea</extracomment>
        <translation>Un tile sottile quanto la matrice: se un lato ha al massimo 8 elementi, un tile di 32 x 32 è quasi vuoto.</translation>
    </message>
    <message>
        <source>Matrix product on tensor cores</source>
        <extracomment>tensor-matmul: title</extracomment>
        <translation>Prodotto di matrici sui tensor core</translation>
    </message>
    <message>
        <source>Shows the tiled product on units that multiply whole tiles, and how to feed them.</source>
        <extracomment>tensor-matmul: what it shows</extracomment>
        <translation>Mostra il prodotto a tile su unità che moltiplicano interi tile, e come alimentarle.</translation>
    </message>
    <message>
        <source>Width of the square blocks and tiles of the kernels without tensor cores.</source>
        <extracomment>tensor-matmul, parameter tile: meaning</extracomment>
        <translation>Larghezza dei blocchi e tile quadrati dei kernel senza tensor core.</translation>
    </message>
    <message>
        <source>One thread per element, 16-bit numbers, a sum in fp32: half the bytes of the fp32 product.</source>
        <extracomment>tensor-matmul, variant naive: idea</extracomment>
        <translation>Un thread per elemento, numeri a 16 bit, somma in fp32: metà dei byte del prodotto fp32.</translation>
    </message>
    <message>
        <source>Tiles in shared memory, as in the fp32 product: each element is used tile-width times.</source>
        <extracomment>tensor-matmul, variant tiled: idea</extracomment>
        <translation>Tile in memoria shared, come nel prodotto fp32: ogni elemento si usa tante volte quanto è largo il tile.</translation>
    </message>
    <message>
        <source>Tensor cores (wmma)</source>
        <extracomment>tensor-matmul, variant wmma: title</extracomment>
        <translation>Tensor core (wmma)</translation>
    </message>
    <message>
        <source>A warp multiplies 16 x 16 by 16 x 16 in one instruction, straight from global memory.</source>
        <extracomment>tensor-matmul, variant wmma: idea</extracomment>
        <translation>Un warp moltiplica 16 x 16 per 16 x 16 in un&apos;istruzione, direttamente dalla memoria globale.</translation>
    </message>
    <message>
        <source>Pipeline (mma, cp.async)</source>
        <extracomment>tensor-matmul, variant pipeline: title</extracomment>
        <translation>Pipeline (mma, cp.async)</translation>
    </message>
    <message>
        <source>Loads tiles into swizzled shared memory several steps ahead, while warps multiply.</source>
        <extracomment>tensor-matmul, variant pipeline: idea</extracomment>
        <translation>Carica i tile in memoria shared con swizzle con alcuni passi di anticipo, mentre i warp moltiplicano.</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>tensor-matmul, variant pipeline, parameter stages: title</extracomment>
        <translation>Stadi</translation>
    </message>
    <message>
        <source>Pairs of tiles in shared memory; all but one are still loading.</source>
        <extracomment>tensor-matmul, variant pipeline, parameter stages: meaning</extracomment>
        <translation>Coppie di tile in memoria shared; tutte tranne una sono ancora in caricamento.</translation>
    </message>
    <message>
        <source>Warp groups (wgmma, TMA)</source>
        <extracomment>tensor-matmul, variant groups: title</extracomment>
        <translation>Gruppi di warp (wgmma, TMA)</translation>
    </message>
    <message>
        <source>Four warps together multiply 64 x 256 from shared memory, and the copy engine loads whole tiles.</source>
        <extracomment>tensor-matmul, variant groups: idea</extracomment>
        <translation>Quattro warp insieme moltiplicano 64 x 256 dalla memoria shared, e il motore di copia carica interi tile.</translation>
    </message>
    <message>
        <source>the simulator has no warp groups and no copy engine (compute capability 9.0)</source>
        <extracomment>tensor-matmul, variant groups: why it is not simulated</extracomment>
        <translation>il simulatore non ha gruppi di warp né motore di copia (compute capability 9.0)</translation>
    </message>
    <message>
        <source>Warp groups with roles</source>
        <extracomment>tensor-matmul, variant roles: title</extracomment>
        <translation>Gruppi di warp con ruoli</translation>
    </message>
    <message>
        <source>One group only requests tiles, two multiply; persistent blocks go through P in bands.</source>
        <extracomment>tensor-matmul, variant roles: idea</extracomment>
        <translation>Un gruppo chiede solo i tile, due moltiplicano; blocchi persistenti percorrono P a fasce.</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>tensor-matmul, variant clusters: title</extracomment>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Two blocks share the tiles of N that both need: the copy engine writes each tile to both.</source>
        <extracomment>tensor-matmul, variant clusters: idea</extracomment>
        <translation>Due blocchi condividono i tile di N che servono a entrambi: il motore di copia scrive ciascuno in tutti e due.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library, with sums in fp32.</source>
        <extracomment>tensor-matmul, variant cublas: idea</extracomment>
        <translation>La libreria di NVIDIA, con somme in fp32.</translation>
    </message>
    <message>
        <source>The textbook triple loop, with the innermost over a row of N and its sums in fp32.</source>
        <extracomment>tensor-matmul, variant cpu-one-thread: idea</extracomment>
        <translation>Il triplo ciclo da manuale, con il più interno su una riga di N e le somme in fp32.</translation>
    </message>
    <message>
        <source>Last warp without barriers</source>
        <extracomment>reduction, variant unrolled-warp: title</extracomment>
        <translation>Ultimo warp senza barriere</translation>
    </message>
    <message>
        <source>The last six steps stay within one warp, which needs no barrier of the block.</source>
        <extracomment>reduction, variant unrolled-warp: idea</extracomment>
        <translation>Gli ultimi sei passi restano in un solo warp, che non ha bisogno della barriera del blocco.</translation>
    </message>
    <message>
        <source>One atomic per block</source>
        <extracomment>reduction, variant atomic-per-block: title</extracomment>
        <translation>Un&apos;atomica per blocco</translation>
    </message>
    <message>
        <source>Each block combines its value with the result, without a second launch.</source>
        <extracomment>reduction, variant atomic-per-block: idea</extracomment>
        <translation>Ogni blocco combina il proprio valore con il risultato, senza un secondo lancio.</translation>
    </message>
    <message>
        <source>One instruction per warp</source>
        <extracomment>reduction, variant warp-at-once: title</extracomment>
        <translation>Un&apos;istruzione per warp</translation>
    </message>
    <message>
        <source>One instruction combines the whole numbers of 32 lanes; other types use shuffles.</source>
        <extracomment>reduction, variant warp-at-once: idea</extracomment>
        <translation>Un&apos;istruzione combina gli interi di 32 lane; gli altri tipi usano gli shuffle.</translation>
    </message>
    <message>
        <source>One piece per block, 16 bytes</source>
        <extracomment>reduction, variant pieces: title</extracomment>
        <translation>Un pezzo per blocco, 16 byte</translation>
    </message>
    <message>
        <source>Each block keeps 64 KiB in flight and makes one atomic: the GPU reads one region at a time.</source>
        <extracomment>reduction, variant pieces: idea</extracomment>
        <translation>Ogni blocco tiene 64 KiB in volo e fa una sola atomica: la GPU legge una zona alla volta.</translation>
    </message>
    <message>
        <source>Scan (prefix sums)</source>
        <extracomment>scan: title</extracomment>
        <translation>Scan (somme prefisse)</translation>
    </message>
    <message>
        <source>Shows how threads share the work when each needs a different part of one sum.</source>
        <extracomment>scan: what it shows</extracomment>
        <translation>Mostra come i thread si dividono il lavoro quando a ciascuno serve una parte diversa di una somma.</translation>
    </message>
    <message>
        <source>Elements of the array to scan.</source>
        <extracomment>scan, parameter elements: meaning</extracomment>
        <translation>Elementi dell&apos;array su cui si fa lo scan.</translation>
    </message>
    <message>
        <source>Threads of a block; the tree needs a power of two.</source>
        <extracomment>scan, parameter block: meaning</extracomment>
        <translation>Thread di un blocco; l&apos;albero richiede una potenza di due.</translation>
    </message>
    <message>
        <source>Hillis and Steele</source>
        <extracomment>scan, variant hillis-steele: title</extracomment>
        <translation>Hillis e Steele</translation>
    </message>
    <message>
        <source>Each step doubles the distance to the sum that a thread adds: few steps, much work.</source>
        <extracomment>scan, variant hillis-steele: idea</extracomment>
        <translation>Ogni passo raddoppia la distanza della somma che un thread aggiunge: pochi passi, molto lavoro.</translation>
    </message>
    <message>
        <source>Blelloch, bank conflicts</source>
        <extracomment>scan, variant blelloch: title</extracomment>
        <translation>Blelloch, bank conflict</translation>
    </message>
    <message>
        <source>Goes up and down a tree of sums: little work, but the nodes lie in fewer and fewer banks.</source>
        <extracomment>scan, variant blelloch: idea</extracomment>
        <translation>Sale e scende un albero di somme: poco lavoro, ma i nodi stanno in sempre meno banchi.</translation>
    </message>
    <message>
        <source>Blelloch, padded</source>
        <extracomment>scan, variant blelloch-padded: title</extracomment>
        <translation>Blelloch, con padding</translation>
    </message>
    <message>
        <source>A padding word after every 32 puts nodes that lie a power of two apart into different banks.</source>
        <extracomment>scan, variant blelloch-padded: idea</extracomment>
        <translation>Una word di padding ogni 32 mette in banchi diversi i nodi distanti una potenza di due.</translation>
    </message>
    <message>
        <source>Hillis and Steele in registers: lanes exchange sums, and each warp writes one word.</source>
        <extracomment>scan, variant shuffle: idea</extracomment>
        <translation>Hillis e Steele nei registri: le lane si scambiano le somme e ogni warp scrive una word.</translation>
    </message>
    <message>
        <source>32 elements per thread</source>
        <extracomment>scan, variant coarsened: title</extracomment>
        <translation>32 elementi per thread</translation>
    </message>
    <message>
        <source>Threads scan their elements in registers: a thirty-second of the barriers and totals.</source>
        <extracomment>scan, variant coarsened: idea</extracomment>
        <translation>I thread fanno lo scan dei propri elementi nei registri: un trentaduesimo delle barriere e dei totali.</translation>
    </message>
    <message>
        <source>Decoupled look-back</source>
        <extracomment>scan, variant look-back: title</extracomment>
        <translation>Sguardo indietro (decoupled look-back)</translation>
    </message>
    <message>
        <source>One launch: a block looks back at the totals of earlier blocks instead of waiting for all of them.</source>
        <extracomment>scan, variant look-back: idea</extracomment>
        <translation>Un solo lancio: un blocco guarda i totali di quelli che lo precedono invece di aspettarli tutti.</translation>
    </message>
    <message>
        <source>Each thread adds its part, and scans it once it knows the sum before it.</source>
        <extracomment>scan, variant cpu-all-threads: idea</extracomment>
        <translation>Ogni thread somma la sua parte e ne fa lo scan quando conosce la somma precedente.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>histogram: title</extracomment>
        <translation>Istogramma</translation>
    </message>
    <message>
        <source>Shows what atomics cost when many threads count in few bins, and how to use more bins.</source>
        <extracomment>histogram: what it shows</extracomment>
        <translation>Mostra quanto costano le atomiche quando molti thread contano in poche classi, e come usarne di più.</translation>
    </message>
    <message>
        <source>(elements + 1 KiB of bins) / time</source>
        <extracomment>histogram: formula</extracomment>
        <translation>(elementi + 1 KiB di classi) / tempo</translation>
    </message>
    <message>
        <source>Bytes to count by value.</source>
        <extracomment>histogram, parameter elements: meaning</extracomment>
        <translation>Byte da contare per valore.</translation>
    </message>
    <message>
        <source>All values equally frequent; half of the bytes 0, a quarter 1, an eighth 2; or all bytes equal.</source>
        <extracomment>histogram, parameter values: meaning</extracomment>
        <translation>Tutti i valori con la stessa frequenza; metà dei byte 0, un quarto 1, un ottavo 2; oppure tutti uguali.</translation>
    </message>
    <message>
        <source>Global atomics</source>
        <extracomment>histogram, variant global: title</extracomment>
        <translation>Atomiche in memoria globale</translation>
    </message>
    <message>
        <source>Each thread adds one to its value&apos;s bin in global memory: repeated values queue.</source>
        <extracomment>histogram, variant global: idea</extracomment>
        <translation>Ogni thread aggiunge uno alla classe del suo valore in memoria globale: i valori ripetuti fanno la coda.</translation>
    </message>
    <message>
        <source>Privatised</source>
        <extracomment>histogram, variant shared: title</extracomment>
        <translation>Privatizzato</translation>
    </message>
    <message>
        <source>Each block counts in its shared memory and adds its bins at the end: one addition per value that occurs.</source>
        <extracomment>histogram, variant shared: idea</extracomment>
        <translation>Ogni blocco conta nella propria memoria shared e alla fine somma le classi: una somma per ogni valore presente.</translation>
    </message>
    <message>
        <source>Privatised, coarsened</source>
        <extracomment>histogram, variant coarsened: title</extracomment>
        <translation>Privatizzato, più per thread</translation>
    </message>
    <message>
        <source>As many blocks as the GPU holds count many elements each, so blocks rarely add their bins.</source>
        <extracomment>histogram, variant coarsened: idea</extracomment>
        <translation>Tanti blocchi quanti ne contiene la GPU contano molti elementi ciascuno: le classi si sommano di rado.</translation>
    </message>
    <message>
        <source>Aggregated</source>
        <extracomment>histogram, variant aggregated: title</extracomment>
        <translation>Aggregato</translation>
    </message>
    <message>
        <source>A thread counts runs of equal values in a register before it adds them.</source>
        <extracomment>histogram, variant aggregated: idea</extracomment>
        <translation>Un thread conta in un registro le sequenze di valori uguali prima di sommarle.</translation>
    </message>
    <message>
        <source>Bins for each lane</source>
        <extracomment>histogram, variant per-lane: title</extracomment>
        <translation>Classi per ogni lane</translation>
    </message>
    <message>
        <source>Each lane has bins in its own bank: lanes of a warp never conflict, whatever the values.</source>
        <extracomment>histogram, variant per-lane: idea</extracomment>
        <translation>Ogni lane ha le classi in un banco suo: le lane di un warp non sono mai in conflitto, qualunque siano i valori.</translation>
    </message>
    <message>
        <source>Each thread counts its part in private bins, then adds them.</source>
        <extracomment>histogram, variant cpu-all-threads: idea</extracomment>
        <translation>Ogni thread conta la sua parte in classi private, poi le somma.</translation>
    </message>
    <message>
        <source>Sorting</source>
        <extracomment>sort: title</extracomment>
        <translation>Ordinamento</translation>
    </message>
    <message>
        <source>Shows how often keys must pass through memory: once per step, per merge, or per digit.</source>
        <extracomment>sort: what it shows</extracomment>
        <translation>Mostra quante volte le chiavi devono attraversare la memoria: una per passo, per fusione o per cifra.</translation>
    </message>
    <message>
        <source>elements / time</source>
        <extracomment>sort: formula</extracomment>
        <translation>elementi / tempo</translation>
    </message>
    <message>
        <source>keys</source>
        <extracomment>sort: what is counted</extracomment>
        <translation>chiavi</translation>
    </message>
    <message>
        <source>Keys of 32 bits to sort.</source>
        <extracomment>sort, parameter elements: meaning</extracomment>
        <translation>Chiavi di 32 bit da ordinare.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sort, parameter keys: title</extracomment>
        <translation>Chiavi</translation>
    </message>
    <message>
        <source>Random; all equal; five different ones; sorted already; or in reverse order.</source>
        <extracomment>sort, parameter keys: meaning</extracomment>
        <translation>Casuali; tutte uguali; cinque diverse; già ordinate; oppure in ordine inverso.</translation>
    </message>
    <message>
        <source>Bitonic network</source>
        <extracomment>sort, variant bitonic: title</extracomment>
        <translation>Rete bitonica</translation>
    </message>
    <message>
        <source>One launch per step, one thread per pair: all keys pass through memory in each step.</source>
        <extracomment>sort, variant bitonic: idea</extracomment>
        <translation>Un lancio per passo, un thread per coppia: a ogni passo tutte le chiavi attraversano la memoria.</translation>
    </message>
    <message>
        <source>Bitonic, in shared memory</source>
        <extracomment>sort, variant bitonic-shared: title</extracomment>
        <translation>Bitonica, in memoria shared</translation>
    </message>
    <message>
        <source>All steps whose pairs lie within a tile of 4096 keys take one launch.</source>
        <extracomment>sort, variant bitonic-shared: idea</extracomment>
        <translation>Tutti i passi le cui coppie stanno in un tile di 4096 chiavi richiedono un solo lancio.</translation>
    </message>
    <message>
        <source>Merge path</source>
        <extracomment>sort, variant merge: title</extracomment>
        <translation>Fusione (merge path)</translation>
    </message>
    <message>
        <source>Each pass merges pairs of sorted runs; a binary search divides the work evenly among threads.</source>
        <extracomment>sort, variant merge: idea</extracomment>
        <translation>Ogni passata fonde coppie di sequenze ordinate; una ricerca binaria divide equamente il lavoro fra i thread.</translation>
    </message>
    <message>
        <source>Radix, three launches per digit</source>
        <extracomment>sort, variant radix: title</extracomment>
        <translation>Radix, tre lanci per cifra</translation>
    </message>
    <message>
        <source>Counts a digit, scans the counts, and scatters the keys: reads them twice per pass.</source>
        <extracomment>sort, variant radix: idea</extracomment>
        <translation>Conta una cifra, fa lo scan dei conteggi e sparge le chiavi: le legge due volte per passata.</translation>
    </message>
    <message>
        <source>Radix, one pass per digit</source>
        <extracomment>sort, variant sweep: title</extracomment>
        <translation>Radix, una passata per cifra</translation>
    </message>
    <message>
        <source>Blocks look back at the counts of earlier blocks, and store keys sorted by digit.</source>
        <extracomment>sort, variant sweep: idea</extracomment>
        <translation>I blocchi guardano indietro ai conteggi dei blocchi precedenti e scrivono le chiavi ordinate per cifra.</translation>
    </message>
    <message>
        <source>The sort of C++&apos;s standard library.</source>
        <extracomment>sort, variant cpu-one-thread: idea</extracomment>
        <translation>L&apos;ordinamento della libreria standard del C++.</translation>
    </message>
    <message>
        <source>Each thread sorts a part; pairs of parts are merged.</source>
        <extracomment>sort, variant cpu-all-threads: idea</extracomment>
        <translation>Ogni thread ordina una parte; le parti si fondono a coppie.</translation>
    </message>
    <message>
        <source>2^28 keys on an H200, compared with CUB: the kernels&apos; comments</source>
        <extracomment>sort, preset comments: source</extracomment>
        <translation>2^28 chiavi su una H200, a confronto con CUB: i commenti dei kernel</translation>
    </message>
    <message>
        <source>2D convolution</source>
        <extracomment>convolution: title</extracomment>
        <translation>Convoluzione 2D</translation>
    </message>
    <message>
        <source>Shows how to read each element once for many neighbours: constant memory, tiles with a halo, registers (Kirk and Hwu, chapter 7).</source>
        <extracomment>convolution: what it shows</extracomment>
        <translation>Mostra come leggere una volta ogni elemento per molti vicini: memoria costante, tile con alone, registri (Kirk e Hwu, capitolo 7).</translation>
    </message>
    <message>
        <source>2 x width x height x 4 bytes / time</source>
        <extracomment>convolution: formula</extracomment>
        <translation>2 x larghezza x altezza x 4 byte / tempo</translation>
    </message>
    <message>
        <source>Elements of a row.</source>
        <extracomment>convolution, parameter width: meaning</extracomment>
        <translation>Elementi di una riga.</translation>
    </message>
    <message>
        <source>Rows.</source>
        <extracomment>convolution, parameter height: meaning</extracomment>
        <translation>Righe.</translation>
    </message>
    <message>
        <source>Radius of the mask</source>
        <extracomment>convolution, parameter radius: title</extracomment>
        <translation>Raggio della maschera</translation>
    </message>
    <message>
        <source>Rows and columns of the mask on each side of its centre: 3 means a mask of 7 x 7.</source>
        <extracomment>convolution, parameter radius: meaning</extracomment>
        <translation>Righe e colonne della maschera su ogni lato del centro: 3 significa una maschera 7 x 7.</translation>
    </message>
    <message>
        <source>Naive, all in global memory</source>
        <extracomment>convolution, variant naive: title</extracomment>
        <translation>Naive, tutto in memoria globale</translation>
    </message>
    <message>
        <source>One thread per element loads its neighbours and the mask from global memory, every time.</source>
        <extracomment>convolution, variant naive: idea</extracomment>
        <translation>Un thread per elemento carica ogni volta i vicini e la maschera dalla memoria globale.</translation>
    </message>
    <message>
        <source>Mask in constant memory</source>
        <extracomment>convolution, variant constant: title</extracomment>
        <translation>Maschera in memoria costante</translation>
    </message>
    <message>
        <source>All lanes need the same element of the mask, and the constant cache broadcasts it to the warp.</source>
        <extracomment>convolution, variant constant: idea</extracomment>
        <translation>A tutte le lane serve lo stesso elemento della maschera, che la constant cache consegna all&apos;intero warp.</translation>
    </message>
    <message>
        <source>Shared tile with halo</source>
        <extracomment>convolution, variant tiled: title</extracomment>
        <translation>Tile shared con alone</translation>
    </message>
    <message>
        <source>A block loads 32 x 32 elements once; the threads of the halo only load.</source>
        <extracomment>convolution, variant tiled: idea</extracomment>
        <translation>Un blocco carica 32 x 32 elementi una volta; i thread dell&apos;alone caricano soltanto.</translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <extracomment>convolution, variant separable: title</extracomment>
        <translation>Separabile, due lanci</translation>
    </message>
    <message>
        <source>Rows first, then columns: few products, but the intermediate result goes through memory.</source>
        <extracomment>convolution, variant separable: idea</extracomment>
        <translation>Prima le righe, poi le colonne: pochi prodotti, ma il risultato intermedio passa per la memoria.</translation>
    </message>
    <message>
        <source>Register-blocked</source>
        <extracomment>convolution, variant blocked: title</extracomment>
        <translation>A blocchi nei registri</translation>
    </message>
    <message>
        <source>Separable, register-blocked</source>
        <extracomment>convolution, variant separable-blocked: title</extracomment>
        <translation>Separabile, a blocchi nei registri</translation>
    </message>
    <message>
        <source>A copy reads every element once and writes every element once, as the convolution must.</source>
        <extracomment>convolution, variant memcpy: idea</extracomment>
        <translation>Una copia legge ogni elemento una volta e lo scrive una volta, come deve fare la convoluzione.</translation>
    </message>
    <message>
        <source>The textbook loop over rows, with the whole mask at each element.</source>
        <extracomment>convolution, variant cpu-one-thread: idea</extracomment>
        <translation>Il ciclo da manuale sulle righe, con l&apos;intera maschera su ogni elemento.</translation>
    </message>
    <message>
        <source>Attention</source>
        <extracomment>attention: title</extracomment>
        <translation>Attenzione (attention)</translation>
    </message>
    <message>
        <source>Why FlashAttention is fast: scores of length x length that never leave the multiprocessor.</source>
        <extracomment>attention: what it shows</extracomment>
        <translation>Perché FlashAttention è veloce: punteggi (lunghezza x lunghezza) che non lasciano mai il multiprocessore.</translation>
    </message>
    <message>
        <source>4 x head size x pairs of a query and a key that it sees / time</source>
        <extracomment>attention: formula</extracomment>
        <translation>4 x dimensione della testa x coppie di una query e di una chiave che essa vede / tempo</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>attention, parameter batch: title</extracomment>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Sequences, each with all heads.</source>
        <extracomment>attention, parameter batch: meaning</extracomment>
        <translation>Sequenze, ciascuna con tutte le teste.</translation>
    </message>
    <message>
        <source>Heads</source>
        <extracomment>attention, parameter heads: title</extracomment>
        <translation>Teste</translation>
    </message>
    <message>
        <source>Heads of a sequence, each with queries, keys and values of its own.</source>
        <extracomment>attention, parameter heads: meaning</extracomment>
        <translation>Teste di una sequenza, ciascuna con query, chiavi e valori propri.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>attention, parameter length: title</extracomment>
        <translation>Lunghezza</translation>
    </message>
    <message>
        <source>Queries of a head, and its keys and values.</source>
        <extracomment>attention, parameter length: meaning</extracomment>
        <translation>Query di una testa, e le sue chiavi e i suoi valori.</translation>
    </message>
    <message>
        <source>Head size</source>
        <extracomment>attention, parameter width: title</extracomment>
        <translation>Dimensione della testa</translation>
    </message>
    <message>
        <source>Numbers of a query, of a key and of a value.</source>
        <extracomment>attention, parameter width: meaning</extracomment>
        <translation>Numeri di una query, di una chiave e di un valore.</translation>
    </message>
    <message>
        <source>Causal</source>
        <extracomment>attention, parameter causal: title</extracomment>
        <translation>Causale</translation>
    </message>
    <message>
        <source>Whether a query sees only the keys up to its own position.</source>
        <extracomment>attention, parameter causal: meaning</extracomment>
        <translation>Se una query vede solo le chiavi fino alla propria posizione.</translation>
    </message>
    <message>
        <source>Scores in global memory</source>
        <extracomment>attention, variant naive: title</extracomment>
        <translation>Punteggi in memoria globale</translation>
    </message>
    <message>
        <source>Three kernels write all scores, exponentiate them, and read them again.</source>
        <extracomment>attention, variant naive: idea</extracomment>
        <translation>Tre kernel scrivono tutti i punteggi, ne calcolano l&apos;esponenziale e li rileggono.</translation>
    </message>
    <message>
        <source>Tiled, online softmax</source>
        <extracomment>attention, variant tiled: title</extracomment>
        <translation>A tile, softmax online</translation>
    </message>
    <message>
        <source>Keys and values pass through shared memory, and sums shrink when a larger score comes: no score is stored.</source>
        <extracomment>attention, variant tiled: idea</extracomment>
        <translation>Chiavi e valori passano per la memoria shared, e le somme si riducono quando arriva un punteggio più grande: nessun punteggio viene salvato.</translation>
    </message>
    <message>
        <source>A warp multiplies 16 queries, and its scores are already where the next product needs them.</source>
        <extracomment>attention, variant mma: idea</extracomment>
        <translation>Un warp moltiplica 16 query, e i suoi punteggi sono già dove servono al prodotto successivo.</translation>
    </message>
    <message>
        <source>Tensor cores (mma, cp.async)</source>
        <extracomment>attention, variant mma: title</extracomment>
        <translation>Tensor core (mma, cp.async)</translation>
    </message>
    <message>
        <source>One thread asks the copy engine for tiles, and groups of four warps multiply 64 queries at once.</source>
        <extracomment>attention, variant groups: idea</extracomment>
        <translation>Un thread chiede i tile al motore di copia, e gruppi di quattro warp moltiplicano 64 query alla volta.</translation>
    </message>
    <message>
        <source>Warp groups in turn</source>
        <extracomment>attention, variant turns: title</extracomment>
        <translation>Gruppi di warp a turno</translation>
    </message>
    <message>
        <source>While one group makes powers of scores, tensor cores multiply for another.</source>
        <extracomment>attention, variant turns: idea</extracomment>
        <translation>Mentre un gruppo calcola gli esponenziali dei punteggi, i tensor core moltiplicano per un altro.</translation>
    </message>
    <message>
        <source>A query after the other: scores, powers, and the sum of values by them, in fp32.</source>
        <extracomment>attention, variant cpu-one-thread: idea</extracomment>
        <translation>Una query dopo l&apos;altra: punteggi, esponenziali e la somma dei valori così pesati, in fp32.</translation>
    </message>
    <message>
        <source>TFLOP/s of 16 x 16 heads of 128 and 4096 queries on an H200: the kernels&apos; comments</source>
        <extracomment>attention, preset comments: source</extracomment>
        <translation>TFLOP/s di 16 x 16 teste da 128 con 4096 query su una H200: i commenti dei kernel</translation>
    </message>
    <message>
        <source>Softmax over rows</source>
        <extracomment>softmax: title</extracomment>
        <translation>Softmax sulle righe</translation>
    </message>
    <message>
        <source>Shows how to read a row once although each element needs a sum over the row (Kirk and Hwu, chapter 10).</source>
        <extracomment>softmax: what it shows</extracomment>
        <translation>Mostra come leggere una riga una volta sola anche se a ogni elemento serve la somma della riga (Kirk e Hwu, capitolo 10).</translation>
    </message>
    <message>
        <source>2 x rows x columns x 4 bytes / time</source>
        <extracomment>softmax: formula</extracomment>
        <translation>2 x righe x colonne x 4 byte / tempo</translation>
    </message>
    <message>
        <source>Rows of the matrix; each has its own softmax.</source>
        <extracomment>softmax, parameter rows: meaning</extracomment>
        <translation>Righe della matrice; ognuna ha il proprio softmax.</translation>
    </message>
    <message>
        <source>One thread per row</source>
        <extracomment>softmax, variant naive: title</extracomment>
        <translation>Un thread per riga</translation>
    </message>
    <message>
        <source>The lanes of a warp lie one row apart: each load touches 32 sectors for 32 words.</source>
        <extracomment>softmax, variant naive: idea</extracomment>
        <translation>Le lane di un warp distano una riga l&apos;una dall&apos;altra: ogni load tocca 32 settori per 32 word.</translation>
    </message>
    <message>
        <source>One block per row, three passes</source>
        <extracomment>softmax, variant three-passes: title</extracomment>
        <translation>Un blocco per riga, tre passate</translation>
    </message>
    <message>
        <source>The largest element, the sum of powers, the result: coalesced, but it reads the row three times.</source>
        <extracomment>softmax, variant three-passes: idea</extracomment>
        <translation>L&apos;elemento più grande, la somma degli esponenziali, il risultato: accessi coalescenti, ma la riga si legge tre volte.</translation>
    </message>
    <message>
        <source>One block per row, online</source>
        <extracomment>softmax, variant online: title</extracomment>
        <translation>Un blocco per riga, online</translation>
    </message>
    <message>
        <source>Finds the largest element and the sum in one pass: a larger element rescales the sum.</source>
        <extracomment>softmax, variant online: idea</extracomment>
        <translation>Trova l&apos;elemento più grande e la somma in una passata: un elemento maggiore riscala la somma.</translation>
    </message>
    <message>
        <source>One warp per row, online</source>
        <extracomment>softmax, variant warp: title</extracomment>
        <translation>Un warp per riga, online</translation>
    </message>
    <message>
        <source>Needs no barrier and no shared memory, and loads four elements at a time: best if L1 keeps the row.</source>
        <extracomment>softmax, variant warp: idea</extracomment>
        <translation>Non richiede barriere né memoria shared e carica quattro elementi alla volta: ideale se la L1 trattiene la riga.</translation>
    </message>
    <message>
        <source>One block per row, in shared memory</source>
        <extracomment>softmax, variant shared: title</extracomment>
        <translation>Un blocco per riga, memoria shared</translation>
    </message>
    <message>
        <source>Reads the row once; later passes use shared memory.</source>
        <extracomment>softmax, variant shared: idea</extracomment>
        <translation>Legge la riga una volta; le passate successive usano la memoria shared.</translation>
    </message>
    <message>
        <source>One block per row, in registers</source>
        <extracomment>softmax, variant registers: title</extracomment>
        <translation>Un blocco per riga, registri</translation>
    </message>
    <message>
        <source>All loads of a row are in flight together, and one barrier separates reading from writing.</source>
        <extracomment>softmax, variant registers: idea</extracomment>
        <translation>Tutte le load di una riga sono in volo insieme, e una sola barriera separa lettura e scrittura.</translation>
    </message>
    <message>
        <source>In registers, any alignment</source>
        <extracomment>softmax, variant vectors: title</extracomment>
        <translation>Nei registri, qualsiasi allineamento</translation>
    </message>
    <message>
        <source>Loads 16 bytes at a time for rows of any length, with few threads per row: more rows are in flight.</source>
        <extracomment>softmax, variant vectors: idea</extracomment>
        <translation>Carica 16 byte alla volta da righe di qualsiasi lunghezza, con pochi thread per riga: più righe sono in volo.</translation>
    </message>
    <message>
        <source>Rows shared by blocks, in turn</source>
        <extracomment>softmax, variant in-turn: title</extracomment>
        <translation>Righe divise fra blocchi, a turno</translation>
    </message>
    <message>
        <source>Blocks summarise chunks of a row, and write those that were summarised a little earlier, while L2 still holds them.</source>
        <extracomment>softmax, variant in-turn: idea</extracomment>
        <translation>I blocchi riassumono pezzi di una riga e scrivono quelli riassunti poco prima, finché L2 li contiene ancora.</translation>
    </message>
    <message>
        <source>A copy reads every element once and writes every element once, as softmax must.</source>
        <extracomment>softmax, variant memcpy: idea</extracomment>
        <translation>Una copia legge ogni elemento una volta e lo scrive una volta, come deve fare softmax.</translation>
    </message>
    <message>
        <source>Three passes over each row.</source>
        <extracomment>softmax, variant cpu-one-thread: idea</extracomment>
        <translation>Tre passate su ogni riga.</translation>
    </message>
    <message>
        <source>All pairs of bodies</source>
        <extracomment>n-body: title</extracomment>
        <translation>Tutte le coppie di corpi</translation>
    </message>
    <message>
        <source>Shows how to keep arithmetic busy with little data: reuse in shared memory, then in registers.</source>
        <extracomment>n-body: what it shows</extracomment>
        <translation>Mostra come tenere occupata l&apos;aritmetica con pochi dati: riuso in memoria shared, poi nei registri.</translation>
    </message>
    <message>
        <source>20 x bodies x bodies / time</source>
        <extracomment>n-body: formula</extracomment>
        <translation>20 x corpi x corpi / tempo</translation>
    </message>
    <message>
        <source>Bodies</source>
        <extracomment>n-body, parameter bodies: title</extracomment>
        <translation>Corpi</translation>
    </message>
    <message>
        <source>bodies</source>
        <extracomment>n-body, parameter bodies: unit</extracomment>
        <translation>corpi</translation>
    </message>
    <message>
        <source>Bodies that attract each other; 20 operations per pair, as &quot;GPU Gems 3&quot; counts.</source>
        <extracomment>n-body, parameter bodies: meaning</extracomment>
        <translation>Corpi che si attraggono; 20 operazioni per coppia, come conta «GPU Gems 3».</translation>
    </message>
    <message>
        <source>Threads of a block; a tile has the same number of bodies.</source>
        <extracomment>n-body, parameter block: meaning</extracomment>
        <translation>Thread di un blocco; un tile ha altrettanti corpi.</translation>
    </message>
    <message>
        <source>Each thread reads all bodies from global memory: one request per interaction.</source>
        <extracomment>n-body, variant naive: idea</extracomment>
        <translation>Ogni thread legge tutti i corpi dalla memoria globale: una richiesta per ogni interazione.</translation>
    </message>
    <message>
        <source>A block loads a tile of bodies into shared memory, and each of its threads uses all of them.</source>
        <extracomment>n-body, variant tiled: idea</extracomment>
        <translation>Un blocco carica un tile di corpi in memoria shared, e ogni suo thread li usa tutti.</translation>
    </message>
    <message>
        <source>Four bodies per thread</source>
        <extracomment>n-body, variant coarsened: title</extracomment>
        <translation>Quattro corpi per thread</translation>
    </message>
    <message>
        <source>A body from shared memory serves four interactions in registers, but there are fewer threads.</source>
        <extracomment>n-body, variant coarsened: idea</extracomment>
        <translation>Un corpo della memoria shared serve a quattro interazioni nei registri, ma i thread sono meno.</translation>
    </message>
    <message>
        <source>Four bodies per thread, equal shares</source>
        <extracomment>n-body, variant balanced: title</extracomment>
        <translation>Quattro corpi per thread, parti uguali</translation>
    </message>
    <message>
        <source>As many blocks as the GPU holds share all pairs evenly and add their sums with atomics.</source>
        <extracomment>n-body, variant balanced: idea</extracomment>
        <translation>Tanti blocchi quanti ne contiene la GPU si dividono equamente tutte le coppie e sommano i risultati con atomiche.</translation>
    </message>
    <message>
        <source>The loop over all pairs, for eight bodies at a time.</source>
        <extracomment>n-body, variant cpu-one-thread: idea</extracomment>
        <translation>Il ciclo su tutte le coppie, per otto corpi alla volta.</translation>
    </message>
    <message>
        <source>Sparse matrix times vector</source>
        <extracomment>spmv: title</extracomment>
        <translation>Matrice sparsa per vettore</translation>
    </message>
    <message>
        <source>Shows what a format costs: the layout of a matrix decides how well a warp&apos;s loads coalesce.</source>
        <extracomment>spmv: what it shows</extracomment>
        <translation>Mostra quanto costa un formato: la disposizione della matrice decide quanto sono coalescenti le load di un warp.</translation>
    </message>
    <message>
        <source>(nonzeros x (element size + 4) + (rows + 1) x 4 + (rows + columns) x element size) / time</source>
        <extracomment>spmv: formula</extracomment>
        <translation>(non nulli x (dimensione elemento + 4) + (righe + 1) x 4 + (righe + colonne) x dimensione elemento) / tempo</translation>
    </message>
    <message>
        <source>Rows of the matrix, and elements of the result.</source>
        <extracomment>spmv, parameter rows: meaning</extracomment>
        <translation>Righe della matrice ed elementi del risultato.</translation>
    </message>
    <message>
        <source>columns</source>
        <extracomment>spmv, parameter columns: unit</extracomment>
        <translation>colonne</translation>
    </message>
    <message>
        <source>Columns of the matrix, and elements of the vector.</source>
        <extracomment>spmv, parameter columns: meaning</extracomment>
        <translation>Colonne della matrice ed elementi del vettore.</translation>
    </message>
    <message>
        <source>Elements in a row</source>
        <extracomment>spmv, parameter nonzeros: title</extracomment>
        <translation>Elementi per riga</translation>
    </message>
    <message>
        <source>Nonzero elements of a row, on average.</source>
        <extracomment>spmv, parameter nonzeros: meaning</extracomment>
        <translation>Elementi non nulli di una riga, in media.</translation>
    </message>
    <message>
        <source>Lengths of rows</source>
        <extracomment>spmv, parameter lengths: title</extracomment>
        <translation>Lunghezze delle righe</translation>
    </message>
    <message>
        <source>Similar, from half to one and a half times the mean; or mostly short, with a few eight times the mean.</source>
        <extracomment>spmv, parameter lengths: meaning</extracomment>
        <translation>Quasi uguali, da mezza a una volta e mezza la media; oppure quasi tutte corte e poche otto volte la media.</translation>
    </message>
    <message>
        <source>CSR, one thread per row</source>
        <extracomment>spmv, variant csr-thread: title</extracomment>
        <translation>CSR, un thread per riga</translation>
    </message>
    <message>
        <source>Neighbouring lanes read neighbouring rows: one sector per lane, and all wait for the longest row.</source>
        <extracomment>spmv, variant csr-thread: idea</extracomment>
        <translation>Lane vicine leggono righe vicine: un settore per ciascuna, e la riga più lunga fa aspettare tutte.</translation>
    </message>
    <message>
        <source>CSR, one warp per row</source>
        <extracomment>spmv, variant csr-warp: title</extracomment>
        <translation>CSR, un warp per riga</translation>
    </message>
    <message>
        <source>The lanes of a warp read neighbouring elements of a row; in a short row, most lanes are idle.</source>
        <extracomment>spmv, variant csr-warp: idea</extracomment>
        <translation>Le lane di un warp leggono elementi vicini di una riga; in una riga corta quasi tutte restano inattive.</translation>
    </message>
    <message>
        <source>CSR, several lanes per row</source>
        <extracomment>spmv, variant csr-lanes: title</extracomment>
        <translation>CSR, più lane per riga</translation>
    </message>
    <message>
        <source>As many lanes as a row has work for: loads stay coalesced, and few lanes are idle.</source>
        <extracomment>spmv, variant csr-lanes: idea</extracomment>
        <translation>Tante lane quante ne impegna una riga: le load restano coalescenti e poche lane sono inattive.</translation>
    </message>
    <message>
        <source>Lanes per row</source>
        <extracomment>spmv, variant csr-lanes, parameter lanes: title</extracomment>
        <translation>Lane per riga</translation>
    </message>
    <message>
        <source>Lanes of a warp that share a row.</source>
        <extracomment>spmv, variant csr-lanes, parameter lanes: meaning</extracomment>
        <translation>Lane di un warp che si dividono una riga.</translation>
    </message>
    <message>
        <source>ELL, one thread per row</source>
        <extracomment>spmv, variant ell: title</extracomment>
        <translation>ELL, un thread per riga</translation>
    </message>
    <message>
        <source>Pads rows to the longest and stores them by column: neighbouring lanes read neighbouring words.</source>
        <extracomment>spmv, variant ell: idea</extracomment>
        <translation>Riempie le righe fino alla più lunga e le salva per colonne: lane vicine leggono word vicine.</translation>
    </message>
    <message>
        <source>The textbook loop over the rows, in CSR.</source>
        <extracomment>spmv, variant cpu-one-thread: idea</extracomment>
        <translation>Il ciclo da manuale sulle righe, in CSR.</translation>
    </message>
    <message>
        <source>A thread goes down eight rows of a wide tile and keeps the sums of all started rows in registers.</source>
        <extracomment>convolution, variant blocked: idea</extracomment>
        <translation>Un thread scende lungo otto righe di un tile largo; le somme di tutte le righe iniziate sono nei registri.</translation>
    </message>
    <message>
        <source>Goes down a wide tile with the sums of the last rows in registers: few products and one launch.</source>
        <extracomment>convolution, variant separable-blocked: idea</extracomment>
        <translation>Scende lungo un tile largo con le somme delle ultime righe nei registri: pochi prodotti e un solo lancio.</translation>
    </message>
    <message>
        <source>Small tiles</source>
        <extracomment>tensor-matmul, variant small-tiles: title</extracomment>
        <translation>Tile piccoli</translation>
    </message>
    <message>
        <source>Tiles of 64 x 128, so that a small product has enough tiles for all multiprocessors.</source>
        <extracomment>tensor-matmul, variant small-tiles: idea</extracomment>
        <translation>Tile di 64 x 128, così che anche un prodotto piccolo ne abbia abbastanza per tutti i multiprocessori.</translation>
    </message>
    <message>
        <source>Chosen shapes</source>
        <extracomment>tensor-matmul, variant shapes: title</extracomment>
        <translation>Forme scelte</translation>
    </message>
    <message>
        <source>A formula picks the tile and cluster shape that leaves the fewest multiprocessors idle.</source>
        <extracomment>tensor-matmul, variant shapes: idea</extracomment>
        <translation>Una formula sceglie la forma dei tile e dei cluster che lascia inattivi meno multiprocessori.</translation>
    </message>
    <message>
        <source>Matrix product on tensor cores, TF32 and fp64</source>
        <extracomment>tensor-wide: title</extracomment>
        <translation>Prodotto di matrici sui tensor core, TF32 e fp64</translation>
    </message>
    <message>
        <source>Each thread reads its row and its column from global memory, and computes in fp32 or in fp64.</source>
        <extracomment>tensor-wide, variant naive: idea</extracomment>
        <translation>Ogni thread legge la sua riga e la sua colonna dalla memoria globale e calcola in fp32 o in fp64.</translation>
    </message>
    <message>
        <source>Transposed product</source>
        <extracomment>tensor-wide, variant turned: title</extracomment>
        <translation>Prodotto trasposto</translation>
    </message>
    <message>
        <source>Each pair once</source>
        <extracomment>n-body, variant pairs: title</extracomment>
        <translation>Ogni coppia una volta</translation>
    </message>
    <message>
        <source>Shows tensor cores with wider numbers: fp32 without the 13 lowest bits, and fp64 unchanged.</source>
        <extracomment>tensor-wide: what it shows</extracomment>
        <translation>Mostra i tensor core con numeri più larghi: fp32 senza i 13 bit più bassi, e fp64 invariato.</translation>
    </message>
    <message>
        <source>Width of the naive kernel&apos;s square blocks.</source>
        <extracomment>tensor-wide, parameter tile: meaning</extracomment>
        <translation>Larghezza dei blocchi quadrati del kernel naive.</translation>
    </message>
    <message>
        <source>Tensor cores compute the transpose of P: its first factor can come from registers, and N keeps its layout.</source>
        <extracomment>tensor-wide, variant turned: idea</extracomment>
        <translation>I tensor core calcolano la trasposta di P: il primo fattore può venire dai registri, e N mantiene la sua disposizione.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library: fp32 as TF32, and fp64 on tensor cores.</source>
        <extracomment>tensor-wide, variant cublas: idea</extracomment>
        <translation>La libreria di NVIDIA: fp32 come TF32 e fp64 sui tensor core.</translation>
    </message>
    <message>
        <source>The two forces of a pair differ only in the masses: half as many roots, and sums move from lane to lane.</source>
        <extracomment>n-body, variant pairs: idea</extracomment>
        <translation>Le due forze di una coppia differiscono solo nelle masse: metà delle radici, e le somme passano di lane in lane.</translation>
    </message>
    <message>
        <source>The comments&apos; values</source>
        <extracomment>tensor-matmul, preset comments: title</extracomment>
        <translation>Valori dei commenti</translation>
    </message>
    <message>
        <source>TFLOP/s of 8192 x 8192 elements on an H200: the kernels&apos; comments</source>
        <extracomment>tensor-matmul, preset comments: source</extracomment>
        <translation>TFLOP/s di 8192 x 8192 elementi su una H200: i commenti dei kernel</translation>
    </message>
    <message>
        <source>2^28 elements on an H200, compared with CUB: the kernels&apos; comments</source>
        <extracomment>scan, preset comments: source</extracomment>
        <translation>2^28 elementi su una H200, a confronto con CUB: i commenti dei kernel</translation>
    </message>
    <message>
        <source>Bandwidths of 2^28 bytes on an H200, all values equally frequent and all equal: the kernels&apos; comments</source>
        <extracomment>histogram, preset comments: source</extracomment>
        <translation>Bandwidth di 2^28 byte su una H200, con valori tutti ugualmente frequenti e tutti uguali: i commenti dei kernel</translation>
    </message>
</context>
<context>
    <name>Compute</name>
    <message>
        <source>only %1 samples</source>
        <translation>solo %1 campioni</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples ran below %3 of %4 MHz; the figures include them</source>
        <translation>throttling: %1 di %2 campioni avevano un clock sotto il %3 di %4 MHz; i valori li comprendono</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples discarded, because they ran below %3 of %4 MHz</source>
        <translation>throttling: %1 di %2 campioni scartati, perché il loro clock era sotto il %3 di %4 MHz</translation>
    </message>
    <message>
        <source>still noisy at the time limit: raise the limit, or choose a larger size</source>
        <translation>ancora rumoroso al limite di tempo: aumentare il limite o scegliere una dimensione maggiore</translation>
    </message>
    <message>
        <source>the launch waits for the GPU, so the samples include host time</source>
        <translation>il lancio aspetta la GPU, quindi i campioni contengono tempo dell&apos;host</translation>
    </message>
    <message>
        <source>the L2 cache was not flushed: too little GPU memory is free</source>
        <translation>la cache L2 non è stata svuotata: c&apos;è troppo poca memoria GPU libera</translation>
    </message>
    <message>
        <source>the working set fits the last-level cache: this is cache bandwidth, not memory bandwidth</source>
        <translation>il working set sta nell&apos;ultima cache: questa è la bandwidth della cache, non della memoria</translation>
    </message>
    <message>
        <source>bandwidth above the device&apos;s peak: a cache served the data</source>
        <translation>bandwidth oltre il picco del dispositivo: i dati vengono da una cache</translation>
    </message>
    <message>
        <source>wrong on purpose, but correct in this run: that proves nothing</source>
        <translation>sbagliato di proposito, ma corretto in questa esecuzione: non dimostra nulla</translation>
    </message>
    <message>
        <source>counts estimated from %1 of %2 blocks</source>
        <translation>conteggi stimati da %1 blocchi su %2</translation>
    </message>
    <message>
        <source>not verified: only some blocks ran, and their part of the result cannot be checked</source>
        <translation>non verificato: è stata eseguita solo una parte dei blocchi, e la loro parte del risultato non si può controllare</translation>
    </message>
    <message>
        <source>every element</source>
        <translation>ogni elemento</translation>
    </message>
    <message>
        <source>%1 rows, and the range of all other elements</source>
        <translation>%1 righe, e l&apos;intervallo di tutti gli altri elementi</translation>
    </message>
    <message>
        <source>every element that the sampled blocks write (%1 of %2)</source>
        <translation>ogni elemento che scrivono i blocchi campionati (%1 su %2)</translation>
    </message>
    <message>
        <source>Freivalds&apos; test with %1 vectors on the whole, every element of %2 rows and %3 columns</source>
        <translation>test di Freivalds con %1 vettori sull&apos;insieme, ogni elemento di %2 righe e %3 colonne</translation>
    </message>
    <message>
        <source>a block of %1 threads with %2 bytes of shared memory does not fit the %3: choose smaller blocks</source>
        <translation>un blocco di %1 thread con %2 byte di memoria shared non entra nella %3: scegliere blocchi più piccoli</translation>
    </message>
    <message>
        <source>out of memory: choose smaller sizes</source>
        <translation>memoria esaurita: scegliere dimensioni minori</translation>
    </message>
    <message>
        <source>it failed, and the device gave no reason</source>
        <translation>non è riuscito e il dispositivo non ha indicato il motivo</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>interrotto</translation>
    </message>
    <message>
        <source>a time of %1 ms is impossible</source>
        <translation>un tempo di %1 ms è impossibile</translation>
    </message>
    <message>
        <source>the arrays need %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>per gli array servono %1 MiB di memoria, ma ne sono liberi %2 MiB: scegliere una dimensione minore</translation>
    </message>
    <message>
        <source>checking these arrays needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>per controllare questi array servono %1 MiB di memoria, ma ne sono liberi %2 MiB: scegliere una dimensione minore</translation>
    </message>
    <message>
        <source>the picture needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>per l&apos;immagine servono %1 MiB di memoria, ma ne sono liberi %2 MiB: scegliere una dimensione minore</translation>
    </message>
    <message>
        <source>the arrays need %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size</source>
        <translation>per gli array servono %1 MiB di memoria della GPU, ma ne sono liberi %2 MiB: scegliere una dimensione minore</translation>
    </message>
    <message>
        <source>an array needs %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size</source>
        <translation>per un array servono %1 MiB di memoria della GPU, ma ne sono liberi %2 MiB: scegliere una dimensione minore</translation>
    </message>
    <message>
        <source>the block needs %1 bytes of shared memory, but this device has %2</source>
        <translation>il blocco richiede %1 byte di memoria shared, ma questo dispositivo ne ha %2</translation>
    </message>
    <message>
        <source>a block has %1 threads: choose 1 to 1024, at most 64 in z</source>
        <translation>un blocco ha %1 thread: sceglierne da 1 a 1024, al massimo 64 lungo z</translation>
    </message>
    <message>
        <source>a grid has %1 blocks: choose at most 2147483647 x 65535 x 65535</source>
        <translation>una griglia ha %1 blocchi: sceglierne al massimo 2147483647 x 65535 x 65535</translation>
    </message>
    <message>
        <source>cudaMallocPitch uses a pitch of %1 bytes on this device, but the array has room for %2</source>
        <translation>su questo dispositivo cudaMallocPitch usa un pitch di %1 byte, ma l&apos;array ha posto per %2</translation>
    </message>
    <message>
        <source>bulk copies to shared memory</source>
        <translation>copie bulk verso la memoria shared</translation>
    </message>
    <message>
        <source>cuBLAS cannot be loaded: install %1 of NVIDIA&apos;s CUDA toolkit, or leave this variant out</source>
        <translation>non si può caricare cuBLAS: installare %1 del CUDA Toolkit di NVIDIA, o escludere questa variante</translation>
    </message>
    <message>
        <source>cuBLAS has no function %1: install a version that matches</source>
        <translation>cuBLAS non ha la funzione %1: installare una versione adatta</translation>
    </message>
    <message>
        <source>%1 failed with status %2 (cuBLAS, cublasStatus_t)</source>
        <translation>errore in %1: stato %2 (cuBLAS, cublasStatus_t)</translation>
    </message>
    <message>
        <source>thread %1 waits for lanes of its warp that never arrive: they wait at a barrier of the whole block</source>
        <translation>il thread %1 aspetta lane del suo warp che non arrivano mai: sono ferme a una barriera dell&apos;intero blocco</translation>
    </message>
    <message>
        <source>the block&apos;s threads are in a deadlock</source>
        <translation>i thread del blocco sono in deadlock</translation>
    </message>
    <message>
        <source>thread %1 did not end within %2 steps</source>
        <translation>il thread %1 non è terminato entro %2 passi</translation>
    </message>
    <message>
        <source>no address space is left for the arrays of a check</source>
        <translation>non resta spazio di indirizzi per gli array di un controllo</translation>
    </message>
    <message>
        <source>no memory for the arrays of a check</source>
        <translation>non c&apos;è memoria per gli array di un controllo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; changed while Warpbench read it: run again</source>
        <translation>&apos;%1&apos; è cambiato durante la lettura: eseguire di nuovo</translation>
    </message>
    <message>
        <source>%1 failed: %2 (%3)</source>
        <translation>errore in %1: %2 (%3)</translation>
    </message>
    <message>
        <source>nvbench skipped it</source>
        <translation>nvbench l&apos;ha saltato</translation>
    </message>
    <message>
        <source>nvbench skipped it: %1</source>
        <translation>nvbench l&apos;ha saltato: %1</translation>
    </message>
    <message>
        <source>nvbench reports no GPU time for it</source>
        <translation>nvbench non ne dà il tempo sulla GPU</translation>
    </message>
    <message>
        <source>it is a loop on the host: choose the device cpu</source>
        <translation>è un ciclo sull&apos;host: scegliere il dispositivo cpu</translation>
    </message>
    <message>
        <source>it is a GPU kernel: choose a CUDA or a simulated device</source>
        <translation>è un kernel per GPU: scegliere un dispositivo CUDA o simulato</translation>
    </message>
    <message>
        <source>it needs a CUDA device: %1</source>
        <translation>richiede un dispositivo CUDA: %1</translation>
    </message>
    <message>
        <source>it needs a CUDA device</source>
        <translation>richiede un dispositivo CUDA</translation>
    </message>
    <message>
        <source>its kernel does not repeat its work inside a launch</source>
        <translation>il suo kernel non ripete il lavoro dentro un lancio</translation>
    </message>
    <message>
        <source>nothing was recorded</source>
        <translation>non è stato registrato nulla</translation>
    </message>
    <message>
        <source>it was not recorded</source>
        <translation>non è stato registrato</translation>
    </message>
    <message>
        <source>the recording has no results of %1; it has %2</source>
        <translation>la registrazione non ha risultati di %1; contiene %2</translation>
    </message>
    <message>
        <source>variant %1 cannot run on %2: %3</source>
        <translation>la variante %1 non può essere eseguita su %2: %3</translation>
    </message>
    <message>
        <source>variant %1 is named twice: name each once</source>
        <translation>la variante %1 è indicata due volte: indicare ciascuna una volta sola</translation>
    </message>
    <message>
        <source>no variant of %1 runs on %2</source>
        <translation>nessuna variante di %1 può essere eseguita su %2</translation>
    </message>
    <message>
        <source>mode inside is not available for %1: none of the chosen kernels repeats its work inside a launch; choose cold or hot</source>
        <translation>la modalità &quot;nel kernel&quot; non è disponibile per %1: nessuno dei kernel scelti ripete il lavoro dentro un lancio; scegliere &quot;a freddo&quot; o &quot;a caldo&quot;</translation>
    </message>
    <message>
        <source>mode inside is not available for variant %1: %2; choose cold or hot</source>
        <translation>la modalità &quot;nel kernel&quot; non è disponibile per la variante %1: %2; scegliere &quot;a freddo&quot; o &quot;a caldo&quot;</translation>
    </message>
    <message>
        <source>mode inside: repetitions=1 repeats nothing; give 2 or more, or choose cold or hot</source>
        <translation>modalità &quot;nel kernel&quot;: repetitions=1 non ripete nulla; indicare 2 o più, oppure scegliere &quot;a freddo&quot; o &quot;a caldo&quot;</translation>
    </message>
    <message>
        <source>the simulator can run none of the chosen variants: choose a kernel</source>
        <translation>il simulatore non può eseguire nessuna delle varianti scelte: scegliere un kernel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be simulated: %2</source>
        <translation>&apos;%1&apos; non può essere simulato: %2</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos; (did you mean %2?); the families are %3</source>
        <translation>la famiglia &apos;%1&apos; non esiste (forse %2?); disponibili: %3</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos;; the families are %2</source>
        <translation>la famiglia &apos;%1&apos; non esiste; disponibili: %2</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos;</source>
        <translation>la famiglia &apos;%1&apos; non esiste</translation>
    </message>
    <message>
        <source>device &apos;%1&apos; is missing or cannot be used</source>
        <translation>il dispositivo &apos;%1&apos; manca o non può essere usato</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos; (did you mean %3?); its variants are %4</source>
        <translation>%1 non ha la variante &apos;%2&apos; (forse %3?); disponibili: %4</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos;; its variants are %3</source>
        <translation>%1 non ha la variante &apos;%2&apos;; disponibili: %3</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos; (did you mean %3?); its parameters are %4</source>
        <translation>%1 non ha il parametro &apos;%2&apos; (forse %3?); disponibili: %4</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; it has none</source>
        <translation>%1 non ha il parametro &apos;%2&apos;; non ne ha nessuno</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; its parameters are %3</source>
        <translation>%1 non ha il parametro &apos;%2&apos;; disponibili: %3</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un numero intero da %1 a %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno tra %1</translation>
    </message>
    <message>
        <source>a file name, or empty</source>
        <translation>un nome di file, o vuoto</translation>
    </message>
    <message>
        <source>parameter %1: &apos;%2&apos; is not %3</source>
        <translation>parametro %1: &apos;%2&apos; non è %3</translation>
    </message>
    <message>
        <source>parameters inner and %1: a matrix of %2 x %3 has more than %4 elements</source>
        <translation>parametri inner e %1: una matrice di %2 x %3 ha più di %4 elementi</translation>
    </message>
    <message>
        <source>parameters rows and columns: a matrix of %1 x %2 has more than %3 elements</source>
        <translation>parametri rows e columns: una matrice di %1 x %2 ha più di %3 elementi</translation>
    </message>
    <message>
        <source>a row of %1 elements does not fit into a block&apos;s registers</source>
        <translation>una riga di %1 elementi non sta nei registri di un blocco</translation>
    </message>
    <message>
        <source>parameter %1 belongs to %2, which is not among the variants to run</source>
        <translation>il parametro %1 appartiene a %2, che non è tra le varianti da eseguire</translation>
    </message>
    <message>
        <source>parameter %1 is swept twice: give one sweep with all its values</source>
        <translation>il parametro %1 ha due sweep: indicarne uno solo con tutti i valori</translation>
    </message>
    <message>
        <source>parameter %1 is both set and swept: remove one of the two</source>
        <translation>il parametro %1 ha sia un valore sia uno sweep: togliere uno dei due</translation>
    </message>
    <message>
        <source>sweep of %1: no values; give one or more</source>
        <translation>sweep di %1: nessun valore; indicarne uno o più</translation>
    </message>
    <message>
        <source>sweep of %1: more than %2 values: give fewer</source>
        <translation>sweep di %1: più di %2 valori: indicarne meno</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; has more than %3 values: give fewer</source>
        <translation>sweep di %1: &apos;%2&apos; ha più di %3 valori: indicarne meno</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; has more than %3 values: give a larger step</source>
        <translation>sweep di %1: &apos;%2&apos; ha più di %3 valori: indicare un passo maggiore</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; is a range, but the values are names: give a list of %3</source>
        <translation>sweep di %1: &apos;%2&apos; è un intervallo, ma i valori sono nomi: indicare un elenco di %3</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; is not A:B or A:B:STEP</source>
        <translation>sweep di %1: &apos;%2&apos; non è A:B né A:B:STEP</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; runs backwards: write %3</source>
        <translation>sweep di %1: &apos;%2&apos; va all&apos;indietro: scrivere %3</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; names %3 twice: name each value once</source>
        <translation>sweep di %1: &apos;%2&apos; contiene due volte %3: indicare ogni valore una volta sola</translation>
    </message>
    <message>
        <source>the sweeps make more than %1 points: give fewer values or variants</source>
        <translation>gli sweep danno più di %1 punti: indicare meno valori o meno varianti</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not NAME=VALUE, such as %2</source>
        <translation>&apos;%1&apos; non è NAME=VALUE, come %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not NAME=A:B, NAME=A:B:STEP or NAME=V,V,V</source>
        <translation>&apos;%1&apos; non è NAME=A:B, NAME=A:B:STEP o NAME=V,V,V</translation>
    </message>
    <message>
        <source>%1: mode %2 was not recorded</source>
        <translation>%1: la modalità %2 non è stata registrata</translation>
    </message>
    <message>
        <source>%1 was not recorded for %2; %3; recorded with it: %4</source>
        <translation>%1 non è stato registrato per %2; %3; registrati insieme: %4</translation>
    </message>
    <message>
        <source>%1 was not recorded for %2; %3</source>
        <translation>%1 non è stato registrato per %2; %3</translation>
    </message>
    <message>
        <source>the nearest is %1</source>
        <translation>il più vicino è %1</translation>
    </message>
    <message>
        <source>the nearest are %1 and %2</source>
        <translation>i più vicini sono %1 e %2</translation>
    </message>
    <message>
        <source>the recorded value is %1</source>
        <translation>il valore registrato è %1</translation>
    </message>
    <message>
        <source>the recorded values are %1</source>
        <translation>i valori registrati sono %1</translation>
    </message>
    <message>
        <source>device %1 is not available: %2</source>
        <translation>il dispositivo %1 non è disponibile: %2</translation>
    </message>
    <message>
        <source>%1 is not available: %2</source>
        <translation>%1 non è disponibile: %2</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos;; the devices are %2</source>
        <translation>il dispositivo &apos;%1&apos; non esiste; disponibili: %2</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos; (did you mean %2?); the devices are %3</source>
        <translation>il dispositivo &apos;%1&apos; non esiste (forse %2?); disponibili: %3</translation>
    </message>
    <message>
        <source>one sweep would mix different devices, %1 and %2: let each run all points (--each), or choose identical devices</source>
        <translation>uno sweep mescolerebbe dispositivi diversi, %1 e %2: far eseguire a ciascuno tutti i punti (--each) o scegliere dispositivi uguali</translation>
    </message>
    <message>
        <source>built without CUDA: no nvcc was found, or WARPBENCH_CUDA was OFF</source>
        <translation>compilato senza CUDA: nvcc non è stato trovato, o WARPBENCH_CUDA era OFF</translation>
    </message>
    <message>
        <source>no CUDA-capable GPU in this machine</source>
        <translation>nessuna GPU con CUDA in questo computer</translation>
    </message>
    <message>
        <source>the recording has no measured results</source>
        <translation>la registrazione non ha risultati misurati</translation>
    </message>
    <message>
        <source>the recording has no result of a family and variant that this program knows</source>
        <translation>la registrazione non ha risultati di famiglie e varianti note a questo programma</translation>
    </message>
    <message>
        <source>a built-in recording has this name: rename &apos;%1&apos;</source>
        <translation>una registrazione incorporata ha già questo nome: rinominare &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no recording &apos;%1&apos;</source>
        <translation>la registrazione &apos;%1&apos; non esiste</translation>
    </message>
    <message>
        <source>there is another profile with the id %1: change it in &apos;%2&apos;</source>
        <translation>esiste un altro profilo con l&apos;id %1: cambiarlo in &apos;%2&apos;</translation>
    </message>
    <message>
        <source>GPU profile %1: %2</source>
        <translation>profilo GPU %1: %2</translation>
    </message>
    <message>
        <source>the id may contain only lower-case letters, digits and hyphens</source>
        <translation>l&apos;id può contenere solo lettere minuscole, cifre e trattini</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>il nome è vuoto</translation>
    </message>
    <message>
        <source>the field %1 is missing</source>
        <translation>manca il campo %1</translation>
    </message>
    <message>
        <source>fields.%1.value must be a positive number</source>
        <translation>fields.%1.value deve essere un numero positivo</translation>
    </message>
    <message>
        <source>fields.%1.source is empty</source>
        <translation>fields.%1.source è vuoto</translation>
    </message>
    <message>
        <source>fields.%1.value is too large</source>
        <translation>fields.%1.value è troppo grande</translation>
    </message>
    <message>
        <source>fields.%1.value is too small</source>
        <translation>fields.%1.value è troppo piccolo</translation>
    </message>
    <message>
        <source>fields.%1.value must be a whole number</source>
        <translation>fields.%1.value deve essere un numero intero</translation>
    </message>
    <message>
        <source>there is no field %1</source>
        <translation>il campo %1 non esiste</translation>
    </message>
    <message>
        <source>counts simulated on this machine&apos;s CPU, times modelled</source>
        <translation>conteggi simulati sulla CPU di questo computer, tempi modellati</translation>
    </message>
    <message>
        <source>%1 multiprocessors, %2 GiB, compute capability %3</source>
        <translation>%1 multiprocessori, %2 GiB, compute capability %3</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 thread</translation>
    </message>
    <message>
        <source>%1 points, driver %2</source>
        <translation>punti: %1, driver %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>punti: %1</translation>
    </message>
    <message>
        <source>cannot read the picture &apos;%1&apos;: %2</source>
        <translation>impossibile leggere l&apos;immagine &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>indicare il nome di un file</translation>
    </message>
    <message>
        <source>it is a directory</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>è un dispositivo</translation>
    </message>
    <message>
        <source>it is not a file, but a device or a pipe</source>
        <translation>non è un file, ma un dispositivo o una pipe</translation>
    </message>
    <message>
        <source>its size is %1 x %2: it has no pixels</source>
        <translation>misura %1 x %2: non ha pixel</translation>
    </message>
    <message>
        <source>its size is %1 x %2: a side may have up to %3 pixels</source>
        <translation>misura %1 x %2: un lato può avere al massimo %3 pixel</translation>
    </message>
    <message>
        <source>its size is %1 x %2: it may have up to %3 pixels</source>
        <translation>misura %1 x %2: può avere al massimo %3 pixel</translation>
    </message>
    <message>
        <source>it is not a picture in a supported format (%1)</source>
        <translation>non è un&apos;immagine in un formato supportato (%1)</translation>
    </message>
    <message>
        <source>it is truncated or damaged (%1)</source>
        <translation>è troncato o danneggiato (%1)</translation>
    </message>
    <message>
        <source>it is truncated or damaged</source>
        <translation>è troncato o danneggiato</translation>
    </message>
    <message>
        <source>it is damaged: its colours are invalid</source>
        <translation>è danneggiato: i colori non sono validi</translation>
    </message>
    <message>
        <source>it is truncated: %1 of %2 bytes</source>
        <translation>è troncato: %1 di %2 byte</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>è troncato</translation>
    </message>
    <message>
        <source>it changed while Warpbench read it</source>
        <translation>è cambiato durante la lettura</translation>
    </message>
    <message>
        <source>its header is truncated or damaged</source>
        <translation>la sua intestazione è troncata o danneggiata</translation>
    </message>
    <message>
        <source>its values go up to %1, but the limit is 255</source>
        <translation>i suoi valori arrivano a %1, ma il limite è 255</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: give a name that ends in .png, .ppm or .pgm</source>
        <translation>impossibile scrivere &apos;%1&apos;: indicare un nome che finisce in .png, .ppm o .pgm</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: a .pgm is grey; give a name that ends in .ppm</source>
        <translation>impossibile scrivere &apos;%1&apos;: un .pgm è in grigi; indicare un nome che finisce in .ppm</translation>
    </message>
    <message>
        <source>cannot make a PNG of the picture: %1</source>
        <translation>impossibile fare un PNG dell&apos;immagine: %1</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: %2</source>
        <translation>impossibile leggere &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: %2</source>
        <translation>impossibile scrivere &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>it is empty; give a file name</source>
        <translation>è vuoto; indicare un nome di file</translation>
    </message>
    <message>
        <source>a file name cannot contain a NUL character</source>
        <translation>un nome di file non può contenere il carattere NUL</translation>
    </message>
    <message>
        <source>it is a directory; give a file name</source>
        <translation>è una cartella; indicare un nome di file</translation>
    </message>
    <message>
        <source>it names a directory that does not exist</source>
        <translation>indica una cartella che non esiste</translation>
    </message>
    <message>
        <source>there is no directory &apos;%1&apos;</source>
        <translation>la cartella &apos;%1&apos; non esiste</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a directory</source>
        <translation>&apos;%1&apos; non è una cartella</translation>
    </message>
    <message>
        <source>a session&apos;s file has at most %1 results of %2 devices: delete some, or start another session</source>
        <translation>il file di una sessione ha al più %1 risultati di %2 dispositivi: eliminarne alcuni o iniziare un&apos;altra sessione</translation>
    </message>
    <message>
        <source>a session&apos;s file has at most %1 values and %2 GiB: delete some results, or start another session</source>
        <translation>il file di una sessione ha al massimo %1 valori e %2 GiB: eliminare alcuni risultati o iniziare un&apos;altra sessione</translation>
    </message>
    <message>
        <source>the results have more than %1 different parameters, too many columns for a table: remove some results</source>
        <translation>i risultati hanno più di %1 parametri diversi, troppe colonne per una tabella: togliere alcuni risultati</translation>
    </message>
    <message>
        <source>give a name that ends in .png, .jpg or .bmp</source>
        <translation>indicare un nome che finisce in .png, .jpg o .bmp</translation>
    </message>
    <message>
        <source>cannot back up unsaved results in &apos;%1&apos;: the folder is not writable</source>
        <translation>impossibile salvare una copia dei risultati in &apos;%1&apos;: la cartella non è scrivibile</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>File o cartella inesistente</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permesso negato</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>File system in sola lettura</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Spazio esaurito sul dispositivo</translation>
    </message>
    <message>
        <source>it is not a session of Warpbench, a table of Nsight Compute (ncu --csv --page raw), or a JSON or CSV file of nvbench</source>
        <translation>non è una sessione di Warpbench, né una tabella di Nsight Compute (ncu --csv --page raw), né un JSON o CSV di nvbench</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>annidato oltre %1 livelli</translation>
    </message>
    <message>
        <source>%1: is missing</source>
        <translation>%1: manca</translation>
    </message>
    <message>
        <source>it is %1, but the median of the samples is %2</source>
        <translation>è %1, ma la mediana dei campioni è %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un array</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una stringa</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un numero intero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>Nsight Compute&apos;s table has no kernels: it profiled nothing</source>
        <translation>la tabella di Nsight Compute non ha kernel: non ha profilato nulla</translation>
    </message>
    <message>
        <source>this table is of another page: run Nsight Compute with --page raw</source>
        <translation>questa è la tabella di un&apos;altra pagina: eseguire Nsight Compute con --page raw</translation>
    </message>
    <message>
        <source>nvbench&apos;s table has no rows</source>
        <translation>la tabella di nvbench non ha righe</translation>
    </message>
    <message>
        <source>nvbench&apos;s file has no results: no benchmark in it has a state</source>
        <translation>il file di nvbench non ha risultati: nessun benchmark al suo interno ha uno stato</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>block %1, thread %2</source>
        <translation>blocco %1, thread %2</translation>
    </message>
    <message>
        <source>an unknown line</source>
        <translation>una riga sconosciuta</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>memoria shared</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memoria globale</translation>
    </message>
    <message>
        <source>a barrier of the warp</source>
        <translation>una barriera del warp</translation>
    </message>
    <message>
        <source>load</source>
        <translation>load</translation>
    </message>
    <message>
        <source>store</source>
        <translation>store</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>atomica</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which is not a multiple of the size</source>
        <translation>%1 di %2 al byte %3 in %4, che non è un multiplo della dimensione</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which no thread has written</source>
        <translation>%1 di %2 al byte %3 in %4, dove nessun thread ha scritto</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which has %5</source>
        <translation>%1 di %2 al byte %3 in %4, che ha %5</translation>
    </message>
    <message>
        <source>%1 beyond %2</source>
        <translation>%1 oltre %2</translation>
    </message>
    <message>
        <source>its mask names lane %1, which has exited or does not reach this line with it</source>
        <translation>la sua maschera nomina il lane %1, che è terminato o non raggiunge con esso questa riga</translation>
    </message>
    <message>
        <source>a plain load instead of __ldg(), which may give an older value,</source>
        <translation>una lettura semplice al posto di __ldg(), che può dare un valore precedente,</translation>
    </message>
    <message>
        <source>waits here for a lane of its own warp: on GPUs before compute capability 7.0 this never ends</source>
        <translation>attende qui un lane del proprio warp: su GPU precedenti alla compute capability 7.0 non finisce mai</translation>
    </message>
    <message>
        <source>takes the value of lane %1, which has exited or is not in the mask</source>
        <translation>prende il valore della lane %1, che è terminata o non è nella maschera</translation>
    </message>
    <message>
        <source>a thread&apos;s private array</source>
        <translation>un array privato del thread</translation>
    </message>
    <message>
        <source>the thread&apos;s own variable %1</source>
        <translation>la variabile propria del thread %1</translation>
    </message>
    <message>
        <source>an array of type %1</source>
        <translation>un array di tipo %1</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>indice %1</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without a barrier after the %5 at %6 by %7</source>
        <translation>%1 di %2 al byte %3 in %4, senza una barriera dopo l&apos;accesso precedente (%5) in %6 di %7</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, unordered with the %5 at %6 by %7: %8 is missing</source>
        <translation>%1 di %2 al byte %3 in %4, senza ordine rispetto all&apos;accesso (%5) in %6 di %7: manca %8</translation>
    </message>
    <message>
        <source>an atomic of device scope</source>
        <translation>un&apos;operazione atomica con ambito del dispositivo</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 dopo %2</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 prima di %2</translation>
    </message>
    <message>
        <source>waits at %1 for lanes that never arrive</source>
        <translation>aspetta a %1 lane che non arrivano mai</translation>
    </message>
    <message>
        <source>waits at %1 while %2 has returned</source>
        <translation>aspetta a %1 mentre %2 è già uscito</translation>
    </message>
    <message>
        <source>waits at %1 while %2 waits at %3</source>
        <translation>aspetta a %1 mentre %2 aspetta a %3</translation>
    </message>
    <message>
        <source>did not end within its limit of steps; last seen here</source>
        <translation>non è terminato entro il limite di passi; visto qui per l&apos;ultima volta</translation>
    </message>
    <message>
        <source>no thread writes %1 at byte %2 of %3; this thread writes the neighbouring bytes</source>
        <translation>nessun thread scrive %1 al byte %2 in %3; questo thread scrive i byte vicini</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3; this thread reads the neighbouring bytes</source>
        <translation>nessun thread legge %1 al byte %2 in %3; questo thread legge i byte vicini</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3 after this %4; %5 reads the neighbouring bytes at %6</source>
        <translation>nessun thread legge %1 al byte %2 in %3 dopo questo accesso (%4); %5 legge i byte vicini in %6</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3 after this %4</source>
        <translation>nessun thread legge %1 al byte %2 in %3 dopo questo accesso (%4)</translation>
    </message>
    <message>
        <source>result</source>
        <translation>risultato</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>esatto</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>contatore</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>immagine</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>campioni</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>blocks per multiprocessor</source>
        <translation>blocchi per multiprocessore</translation>
    </message>
    <message>
        <source>not counted, although shown as 0</source>
        <translation>non contati, benché mostrati come 0</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1-way</source>
        <translation>a %1 vie</translation>
    </message>
    <message>
        <source>%1 x %2, generated</source>
        <translation>%1 x %2, generata</translation>
    </message>
    <message>
        <source>%1 x %2 from %3</source>
        <translation>%1 x %2 da %3</translation>
    </message>
    <message>
        <source>mean of nvbench&apos;s cold samples, quartiles from their deviation</source>
        <translation>media dei campioni a freddo di nvbench, quartili dalla loro deviazione</translation>
    </message>
    <message>
        <source>mean of nvbench&apos;s batch</source>
        <translation>media del batch di nvbench</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>the accesses are counted by the simulator</source>
        <translation>gli accessi li conta il simulatore</translation>
    </message>
    <message>
        <source>not all of its variants can run there</source>
        <translation>lì non tutte le sue varianti possono essere eseguite</translation>
    </message>
    <message>
        <source>no launch of %1 %2 has a block (%3, %4, %5)</source>
        <translation>nessun lancio di %1 %2 ha un blocco (%3, %4, %5)</translation>
    </message>
    <message>
        <source>no NVIDIA driver in this machine</source>
        <translation>nessun driver NVIDIA in questo computer</translation>
    </message>
    <message>
        <source>the NVIDIA driver is for CUDA %1, and this build needs %2: update the driver</source>
        <translation>il driver NVIDIA è per CUDA %1, e questo programma richiede la %2: aggiornare il driver</translation>
    </message>
    <message>
        <source>this build has GPU code for %1 and none for compute capability %2: configure it with -DCMAKE_CUDA_ARCHITECTURES=%3</source>
        <translation>questo programma ha codice GPU per %1 e nessuno per la compute capability %2: configurarlo con -DCMAKE_CUDA_ARCHITECTURES=%3</translation>
    </message>
    <message>
        <source>CUDA found no device: %1</source>
        <translation>CUDA non ha trovato dispositivi: %1</translation>
    </message>
    <message>
        <source>%1 of %2 results cannot run on %3: %4 %5: %6</source>
        <translation>impossibile eseguire %1 di %2 risultati su %3: %4 %5: %6</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; %2; it said: %3</source>
        <translation>il processo &apos;%1&apos; %2; messaggio: %3</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; %2</source>
        <translation>il processo &apos;%1&apos; %2</translation>
    </message>
    <message>
        <source>was ended by signal %1 (%2)</source>
        <translation>è stato terminato dal segnale %1 (%2)</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>è terminato con il codice %1</translation>
    </message>
    <message>
        <source>sent no hello within %1 s</source>
        <translation>non ha inviato hello entro %1 s</translation>
    </message>
    <message>
        <source>did not begin with a hello</source>
        <translation>non ha cominciato con hello</translation>
    </message>
    <message>
        <source>did not answer within %1 s</source>
        <translation>non ha risposto entro %1 s</translation>
    </message>
    <message>
        <source>did not end within %1 s</source>
        <translation>non è terminato entro %1 s</translation>
    </message>
    <message>
        <source>sent nothing for %1 s</source>
        <translation>non ha inviato nulla per %1 s</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <translation>non si può usare: %1</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol (Warpbench %2), and this program version %3: install the same Warpbench on both</source>
        <translation>usa la versione %1 del protocollo (Warpbench %2), e questo programma la versione %3: installare lo stesso Warpbench da entrambe le parti</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol, and this program version %2: install the same Warpbench on both</source>
        <translation>usa la versione %1 del protocollo, e questo programma la versione %2: installare lo stesso Warpbench da entrambe le parti</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>ha rifiutato: %1</translation>
    </message>
    <message>
        <source>wrote &apos;%1&apos;, which is not an answer (%2)</source>
        <translation>ha scritto &apos;%1&apos;, che non è una risposta (%2)</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 MiB</source>
        <translation>ha scritto una riga di oltre %1 MiB</translation>
    </message>
    <message>
        <source>wrote an incomplete answer, &apos;%1&apos;</source>
        <translation>ha scritto una risposta incompleta, &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the point exceeded its limit of %1 s</source>
        <translation>il punto ha superato il suo limite di %1 s</translation>
    </message>
    <message>
        <source>it failed without a reason</source>
        <translation>non è riuscito, senza indicarne il motivo</translation>
    </message>
    <message>
        <source>one request at a time: another one is running</source>
        <translation>una richiesta alla volta: un&apos;altra è in corso</translation>
    </message>
    <message>
        <source>the other process has no usable device</source>
        <translation>l&apos;altro processo non ha dispositivi utilizzabili</translation>
    </message>
    <message>
        <source>a recording replays only where its file is: %1 is not served</source>
        <translation>una registrazione si riproduce solo dove si trova il suo file: %1 non viene offerta</translation>
    </message>
    <message>
        <source>device &apos;%1&apos; is at an unknown place: &apos;%2&apos;</source>
        <translation>il dispositivo &apos;%1&apos; è in una destinazione sconosciuta: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>cannot start &apos;%1&apos;: %2</source>
        <translation>impossibile avviare &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot make a pipe: %1</source>
        <translation>impossibile creare una pipe: %1</translation>
    </message>
    <message>
        <source>there is no place &apos;%1&apos;; the places are %2</source>
        <translation>la destinazione &apos;%1&apos; non esiste; disponibili: %2</translation>
    </message>
    <message>
        <source>the place&apos;s %1 is missing</source>
        <translation>nella destinazione manca %1</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; begins with &apos;-&apos;, like an option</source>
        <translation>%1 della destinazione, &apos;%2&apos;, comincia con &apos;-&apos;, come un&apos;opzione</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; has a character other than letters, digits and %3</source>
        <translation>%1 della destinazione, &apos;%2&apos;, contiene un carattere diverso da lettere, cifre e %3</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; has a control character</source>
        <translation>%1 della destinazione, &apos;%2&apos;, contiene un carattere di controllo</translation>
    </message>
    <message>
        <source>the place&apos;s port &apos;%1&apos; is not a port number</source>
        <translation>la porta della destinazione, &apos;%1&apos;, non è un numero di porta</translation>
    </message>
    <message>
        <source>the place process takes no options: &apos;%1&apos;</source>
        <translation>la destinazione process non accetta opzioni: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a place by %1 has no option &apos;%2&apos;; its options are %3</source>
        <translation>una destinazione %1 non ha l&apos;opzione &apos;%2&apos;; disponibili: %3</translation>
    </message>
    <message>
        <source>a container gets all GPUs (gpus=all) or none: gpus=%1 is neither</source>
        <translation>un container riceve tutte le GPU (gpus=all) o nessuna: gpus=%1 non è né l&apos;uno né l&apos;altro</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a quote is not closed</source>
        <translation>&apos;%1&apos;: virgolette non chiuse</translation>
    </message>
    <message>
        <source>the device fails points that another one completes, so it gets no more points of this run</source>
        <translation>il dispositivo fallisce punti che un altro completa: non riceve altri punti di questa esecuzione</translation>
    </message>
    <message>
        <source>its results cannot be read: %1</source>
        <translation>impossibile leggerne i risultati: %1</translation>
    </message>
    <message>
        <source>Slurm says %1</source>
        <translation>Slurm dice %1</translation>
    </message>
    <message>
        <source>Slurm no longer knows it</source>
        <translation>Slurm non lo conosce più</translation>
    </message>
    <message>
        <source>Slurm gave it no job number</source>
        <translation>Slurm non gli ha dato un numero di job</translation>
    </message>
    <message>
        <source>only Slurm runs detached jobs: &apos;%1&apos; is another place</source>
        <translation>solo Slurm esegue job distaccati: &apos;%1&apos; è un&apos;altra destinazione</translation>
    </message>
    <message>
        <source>there is no home folder to store the job in</source>
        <translation>non c&apos;è una cartella home in cui tenere il job</translation>
    </message>
    <message>
        <source>sbatch printed &apos;%1&apos; instead of a job number</source>
        <translation>sbatch ha scritto &apos;%1&apos; invece di un numero di job</translation>
    </message>
    <message>
        <source>the folder &apos;%1&apos; has a backslash in its name</source>
        <translation>il nome della cartella &apos;%1&apos; contiene una barra rovesciata</translation>
    </message>
    <message>
        <source>wrote more than %1 MiB</source>
        <translation>ha scritto oltre %1 MiB</translation>
    </message>
    <message>
        <source>--device: &apos;%1&apos; is not one of cuda:N, simulated:NAME, cpu</source>
        <translation>--device: &apos;%1&apos; non è né cuda:N, né simulated:NAME, né cpu</translation>
    </message>
    <message>
        <source>cannot make the folder &apos;%1&apos;: %2</source>
        <translation>impossibile creare la cartella &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot make a folder in &apos;%1&apos;: %2</source>
        <translation>impossibile creare una cartella in &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot remove &apos;%1&apos;: %2</source>
        <translation>impossibile rimuovere &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>it is a link</source>
        <translation>è un collegamento</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>è più grande di %1 MiB</translation>
    </message>
    <message>
        <source>waiting for Slurm</source>
        <translation>in attesa di Slurm</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 di %2 punti</translation>
    </message>
    <message>
        <source>a run can be submitted to a cluster only from one of its machines: start Warpbench on %1, without host=</source>
        <translation>un&apos;esecuzione si può inviare al cluster solo da una sua macchina: avviare Warpbench su %1, senza host=</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid place name: use up to 64 letters, digits and . - _ : [ ]</source>
        <translation>&apos;%1&apos; non è un nome valido per una destinazione: fino a 64 lettere, cifre e . - _ : [ ]</translation>
    </message>
    <message>
        <source>several GPUs of a cluster work together only in a detached job: leave it to the cluster (--detach), or choose one GPU</source>
        <translation>più GPU di un cluster lavorano insieme solo in un job distaccato: lasciarlo al cluster (--detach) o scegliere una GPU</translation>
    </message>
    <message>
        <source>cannot be ended</source>
        <translation>non può essere terminato</translation>
    </message>
    <message>
        <source>it went to cluster %1, but this machine belongs to %2</source>
        <translation>è andato al cluster %1, ma questa macchina è di %2</translation>
    </message>
    <message>
        <source>Slurm&apos;s number %1 now belongs to another job</source>
        <translation>il numero %1 di Slurm ora appartiene a un altro job</translation>
    </message>
    <message>
        <source>it is the input file; name another file</source>
        <translation>è il file di ingresso; indicarne un altro</translation>
    </message>
    <message>
        <source>it is a named pipe, which may never deliver data; name a file</source>
        <translation>è una named pipe, che potrebbe non fornire mai dati; indicare un file</translation>
    </message>
    <message>
        <source>it is a disk; give a file name</source>
        <translation>è un disco; indicare un nome di file</translation>
    </message>
    <message>
        <source>another Warpbench is still writing there</source>
        <translation>un altro Warpbench vi sta ancora scrivendo</translation>
    </message>
    <message>
        <source>the kernel exceeded the launch limit of %1 s</source>
        <translation>il kernel ha superato il limite di %1 s per un lancio</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ed %2</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos;</source>
        <translation>%1 non ha la variante &apos;%2&apos;</translation>
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
        <translation>%1: un oggetto con più di %2 campi</translation>
    </message>
    <message>
        <source>%1: more than %2 values</source>
        <translation>%1: più di %2 valori</translation>
    </message>
    <message>
        <source>%1: nested deeper than %2 levels</source>
        <translation>%1: annidato oltre %2 livelli</translation>
    </message>
    <message>
        <source>%1: the field &quot;%2&quot; occurs twice in one object</source>
        <translation>%1: il campo «%2» compare due volte nello stesso oggetto</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1; messaggio: %2</translation>
    </message>
    <message>
        <source>A block waits at %1 barriers on average, %2 per memory request of a warp: warps wait for each other.</source>
        <translation>Un blocco aspetta in media a %1 barriere, %2 per ogni richiesta alla memoria di un warp: i warp si aspettano a vicenda.</translation>
    </message>
    <message>
        <source>Bank conflicts: a warp&apos;s load from shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.</source>
        <translation>Bank conflict: una load di un warp dalla memoria shared richiede %1 wavefront invece di %2, in media un conflitto a %3 vie.</translation>
    </message>
    <message>
        <source>Bank conflicts: a warp&apos;s store to shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.</source>
        <translation>Bank conflict: una store di un warp in memoria shared richiede %1 wavefront invece di %2, in media un conflitto a %3 vie.</translation>
    </message>
    <message>
        <source>Blocks of %1 threads do not fill their warps: on average %2 of %3 lanes have work.</source>
        <translation>I blocchi da %1 thread non riempiono i loro warp: in media hanno lavoro %2 lane su %3.</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>la DRAM</translation>
    </message>
    <message>
        <source>Each sector is loaded %1 times, and all sectors together, %2, exceed the L2 cache of %3.</source>
        <translation>Ogni settore viene caricato %1 volte, e tutti insieme, %2, superano la cache L2 da %3.</translation>
    </message>
    <message>
        <source>Each sector is loaded %1 times: the L2 cache holds all %2, so DRAM does not repeat the loads.</source>
        <translation>Ogni settore viene caricato %1 volte: la cache L2 li contiene tutti, %2, quindi la DRAM non ripete le letture.</translation>
    </message>
    <message>
        <source>This run failed, so there is nothing to explain: %1</source>
        <translation>Questa esecuzione non è riuscita, quindi non c&apos;è nulla da spiegare: %1</translation>
    </message>
    <message>
        <source>This variant ran on the CPU, which counts nothing.</source>
        <translation>Questa variante è stata eseguita sulla CPU, che non conta nulla.</translation>
    </message>
    <message>
        <source>It reaches %1, %2 of the device&apos;s own copy, which reaches %3.</source>
        <translation>Raggiunge %1, cioè %2 dei %3 che raggiunge la copia del dispositivo stesso.</translation>
    </message>
    <message>
        <source>It reaches %1, %2 of the peak of %3.</source>
        <translation>Raggiunge %1, cioè %2 del picco di %3.</translation>
    </message>
    <message>
        <source>It takes %1 (%2).</source>
        <translation>Richiede %1 (%2).</translation>
    </message>
    <message>
        <source>It takes %1 (%2); by its counts, %3 alone takes %4, %5 of that.</source>
        <translation>Richiede %1 (%2); stando ai conteggi, solo per %3 servono %4, cioè %5 del totale.</translation>
    </message>
    <message>
        <source>It takes %1 (%2); the model predicts %4 for %3 alone, which is too much here.</source>
        <translation>Richiede %1 (%2); il modello prevede %4 solo per %3, qui troppo.</translation>
    </message>
    <message>
        <source>This result has no time, so there is nothing to explain.</source>
        <translation>Questo risultato non ha un tempo, quindi non c&apos;è nulla da spiegare.</translation>
    </message>
    <message>
        <source>Local memory: %1 of the memory requests access private values that a thread cannot keep in registers, such as an array indexed at run time.</source>
        <translation>Memoria locale: il %1 delle richieste alla memoria riguarda valori privati che un thread non può tenere nei registri, come un array indicizzato durante l&apos;esecuzione.</translation>
    </message>
    <message>
        <source>The accesses waste almost nothing: sectors and wavefronts are as few as the lanes&apos; bytes allow.</source>
        <translation>Gli accessi non sprecano quasi nulla: settori e wavefront sono i minimi per i byte delle lane.</translation>
    </message>
    <message>
        <source>Lanes per basic block</source>
        <translation>Lane per blocco di base</translation>
    </message>
    <message>
        <source>Lanes per memory request</source>
        <translation>Lane per richiesta alla memoria</translation>
    </message>
    <message>
        <source>Loads and stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Load e store non sono allineate ai settori: un warp ne tocca %1 invece di %2, %3 volte il traffico.</translation>
    </message>
    <message>
        <source>Loads are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Le load non sono allineate ai settori: un warp ne tocca %1 invece di %2, %3 volte il traffico.</translation>
    </message>
    <message>
        <source>DRAM limits this kernel on the %1 (modelled), and it already moves only what it must: %2 in %3.</source>
        <translation>Secondo il modello per %1, il limite è la DRAM, che già sposta solo il necessario: %2 in %3.</translation>
    </message>
    <message>
        <source>DRAM limits this kernel on the %1 (modelled): it moves %2 in %3; the algorithm needs %4.</source>
        <translation>Secondo il modello per %1, il limite è la DRAM: sposta %2 in %3, mentre all&apos;algoritmo servono %4.</translation>
    </message>
    <message>
        <source>Arithmetic limits this kernel on the %1 (modelled): %2 operations take %3 at the peak of %4.</source>
        <translation>Secondo il modello per %1, il limite è l&apos;aritmetica: %2 operazioni richiedono %3 al picco di %4.</translation>
    </message>
    <message>
        <source>Atomics on one address limit this kernel on the %1 (modelled): %2 atomics, one after another, take %3 at %4 per microsecond.</source>
        <translation>Secondo il modello per %1, il limite sono le operazioni atomiche su un solo indirizzo: %2, una dopo l&apos;altra, richiedono %3 a %4 per microsecondo.</translation>
    </message>
    <message>
        <source>Instruction issue limits this kernel on the %1 (modelled): it takes %2; DRAM would take %3.</source>
        <translation>Secondo il modello per %1, il limite è l&apos;emissione delle istruzioni: richiede %2, contro %3 per la DRAM.</translation>
    </message>
    <message>
        <source>The launch limits this kernel on the %1 (modelled): it takes %2, and the rest only %3 (mostly %4). With more work per launch, the kernel itself matters more.</source>
        <translation>Secondo il modello per %1, il lancio richiede %2 e tutto il resto solo %3 (soprattutto %4): con più lavoro per lancio il kernel stesso conta di più.</translation>
    </message>
    <message>
        <source>Shared memory limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.</source>
        <translation>Secondo il modello per %1, il limite è la memoria shared: %2 wavefront richiedono %3, contro %4 per la DRAM.</translation>
    </message>
    <message>
        <source>Starting blocks limits this kernel on the %1 (modelled): %2 blocks take %3; %4 takes %5.</source>
        <translation>Secondo il modello per %1, il limite è l&apos;avvio dei blocchi: %2 avvii richiedono %3, contro %5 per %4.</translation>
    </message>
    <message>
        <source>The L1 cache limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.</source>
        <translation>Secondo il modello per %1, il limite è la cache L1: %2 wavefront richiedono %3, contro %4 per la DRAM.</translation>
    </message>
    <message>
        <source>The L2 cache limits this kernel on the %1 (modelled): %2 sectors take %3; DRAM would take %4.</source>
        <translation>Secondo il modello per %1, il limite è la cache L2: %2 settori richiedono %3, contro %4 per la DRAM.</translation>
    </message>
    <message>
        <source>The constant cache limits this kernel on the %1 (modelled): %2 words, one after another, take %3; DRAM would take %4.</source>
        <translation>Secondo il modello per %1, il limite è la constant cache: %2 word, una dopo l&apos;altra, richiedono %3, contro %4 per la DRAM.</translation>
    </message>
    <message>
        <source>Latency limits this kernel on the %1 (modelled): with the blocks that fit, latencies take %2 (rounds of loads in a block: %3); %4 takes %5.</source>
        <translation>Secondo il modello per %1, il limite è la latenza: con i blocchi che ci stanno, le latenze richiedono %2 (serie di load in un blocco: %3), contro %5 per %4.</translation>
    </message>
    <message>
        <source>Next variant, %1: the same counts. %2</source>
        <translation>Variante successiva, %1: gli stessi conteggi. %2</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 rise from none to %3.</source>
        <translation>Variante successiva, %1: %2 salgono da zero a %3.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 fall from %3 to %4, %5 times fewer.</source>
        <translation>Variante successiva, %1: %2 scendono da %3 a %4, %5 volte meno.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 fall from %3 to none.</source>
        <translation>Variante successiva, %1: %2 scendono da %3 a zero.</translation>
    </message>
    <message>
        <source>Next variant, %1: on average %2 lanes of a warp work instead of %3.</source>
        <translation>Variante successiva, %1: in media lavorano %2 lane di un warp invece di %3.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 rise from %3 to %4, %5 times as many.</source>
        <translation>Variante successiva, %1: %2 salgono da %3 a %4, %5 volte tanto.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2</source>
        <translation>Variante successiva, %1: %2</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 (%3) instead of %4, %5 times as fast.</source>
        <translation>Variante successiva, %1: %2 (%3) invece di %4, %5 volte più veloce.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a basic block: the rest are idle.</source>
        <translation>In media %1 delle %2 lane di un warp sono attive in un blocco di base: le altre sono inattive.</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a memory request and %3 in a basic block: the rest are idle.</source>
        <translation>In media %1 delle %2 lane di un warp sono attive in una richiesta alla memoria e %3 in un blocco di base: le altre sono inattive.</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a memory request: the rest are idle.</source>
        <translation>In media %1 delle %2 lane di un warp sono attive in una richiesta alla memoria: le altre sono inattive.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s load touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>In media la load di un warp tocca %1 settori invece di %2: %3 volte il traffico.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s loads and stores each touch %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>In media ogni load e ogni store di un warp tocca %1 settori invece di %2: %3 volte il traffico.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s store touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>In media la store di un warp tocca %1 settori invece di %2: %3 volte il traffico.</translation>
    </message>
    <message>
        <source>Sectors per load</source>
        <translation>Settori per load</translation>
    </message>
    <message>
        <source>Sectors per store</source>
        <translation>Settori per store</translation>
    </message>
    <message>
        <source>Stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Le store non sono allineate ai settori: un warp ne tocca %1 invece di %2, %3 volte il traffico.</translation>
    </message>
    <message>
        <source>The grid gives a multiprocessor %1 of the %2 warps that fit, so it hides less latency.</source>
        <translation>La griglia dà a un multiprocessore %1 dei %2 warp che può ospitare, quindi nasconde meno latenza.</translation>
    </message>
    <message>
        <source>The grid&apos;s blocks use only %1 of %2 multiprocessors: the others are idle.</source>
        <translation>I blocchi della griglia usano solo %1 multiprocessori su %2: gli altri sono inattivi.</translation>
    </message>
    <message>
        <source>The lanes of a warp conflict in one bank of shared memory: each atomic takes %1 wavefronts instead of one.</source>
        <translation>Le lane di un warp sono in conflitto in un solo banco di memoria shared: ogni operazione atomica richiede %1 wavefront invece di uno.</translation>
    </message>
    <message>
        <source>The lanes of a warp use one address: memory serves each atomic of the warp in %1 turns instead of one.</source>
        <translation>Le lane di un warp usano un solo indirizzo: la memoria serve ogni loro operazione atomica in %1 turni invece di uno.</translation>
    </message>
    <message>
        <source>This variant is wrong on purpose: its result cannot be used, however fast it is. %1</source>
        <translation>Questa variante è sbagliata di proposito: il suo risultato non si può usare, per quanto sia veloce. %1</translation>
    </message>
    <message>
        <source>Wavefronts per shared atomic</source>
        <translation>Wavefront per atomica shared</translation>
    </message>
    <message>
        <source>Wavefronts per shared load</source>
        <translation>Wavefront per load shared</translation>
    </message>
    <message>
        <source>Wavefronts per shared store</source>
        <translation>Wavefront per store shared</translation>
    </message>
    <message>
        <source>The simulator could show why, but cannot run this variant: %1.</source>
        <translation>Il simulatore potrebbe mostrare il perché, ma non può eseguire questa variante: %1.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>l&apos;aritmetica</translation>
    </message>
    <message>
        <source>atomics on one address</source>
        <translation>le operazioni atomiche su un solo indirizzo</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>le barriere</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;</source>
        <translation>impossibile scrivere &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>serve %1, c&apos;è %2</translation>
    </message>
    <message>
        <source>expected 3 whole numbers, found %1</source>
        <translation>servono 3 numeri interi, c&apos;è %1</translation>
    </message>
    <message>
        <source>expected a number from 0 to %1, found %2</source>
        <translation>serve un numero da 0 a %1, c&apos;è %2</translation>
    </message>
    <message>
        <source>expected a share from 0 to 1, found %1</source>
        <translation>serve una frazione da 0 a 1, c&apos;è %1</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found %3</source>
        <translation>serve un numero intero da %1 a %2, c&apos;è %3</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>serve uno tra %1, c&apos;è %2</translation>
    </message>
    <message>
        <source>expected up to %1 elements, found %2</source>
        <translation>servono al massimo %1 elementi, ce ne sono %2</translation>
    </message>
    <message>
        <source>global load sectors</source>
        <translation>i settori delle load globali</translation>
    </message>
    <message>
        <source>global store sectors</source>
        <translation>i settori delle store globali</translation>
    </message>
    <message>
        <source>issuing instructions</source>
        <translation>l&apos;emissione delle istruzioni</translation>
    </message>
    <message>
        <source>it is being submitted</source>
        <translation>è in corso di invio</translation>
    </message>
    <message>
        <source>it is larger than %1 GiB</source>
        <translation>è più grande di %1 GiB</translation>
    </message>
    <message>
        <source>its record cannot be read: %1</source>
        <translation>impossibile leggerne i dati: %1</translation>
    </message>
    <message>
        <source>job %1 has %2 results: take them</source>
        <translation>il job %1 ha %2 risultati: prelevarli</translation>
    </message>
    <message>
        <source>another Warpbench is using job %1</source>
        <translation>un altro Warpbench sta usando il job %1</translation>
    </message>
    <message>
        <source>job %1: %2; its files are in &apos;%3&apos;</source>
        <translation>job %1: %2; i suoi file sono in &apos;%3&apos;</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>la latenza</translation>
    </message>
    <message>
        <source>lesson %1: %2</source>
        <translation>lezione %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>riga %1, colonna %2</translation>
    </message>
    <message>
        <source>making the input</source>
        <translation>preparazione dell&apos;input</translation>
    </message>
    <message>
        <source>memory requests</source>
        <translation>le richieste alla memoria</translation>
    </message>
    <message>
        <source>not a %1 of version 1</source>
        <translation>non è un %1 di versione 1</translation>
    </message>
    <message>
        <source>replaying</source>
        <translation>riproduzione</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>campione %1</translation>
    </message>
    <message>
        <source>sectors loaded from DRAM</source>
        <translation>i settori caricati dalla DRAM</translation>
    </message>
    <message>
        <source>sectors of atomics with a result</source>
        <translation>i settori delle operazioni atomiche con risultato</translation>
    </message>
    <message>
        <source>sectors of atomics without a result</source>
        <translation>i settori delle operazioni atomiche senza risultato</translation>
    </message>
    <message>
        <source>sectors stored to DRAM</source>
        <translation>i settori scritti nella DRAM</translation>
    </message>
    <message>
        <source>shared atomic wavefronts</source>
        <translation>i wavefront delle operazioni atomiche shared</translation>
    </message>
    <message>
        <source>shared load wavefronts</source>
        <translation>i wavefront delle load shared</translation>
    </message>
    <message>
        <source>shared store wavefronts</source>
        <translation>i wavefront delle store shared</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>simulazione</translation>
    </message>
    <message>
        <source>starting blocks</source>
        <translation>l&apos;avvio dei blocchi</translation>
    </message>
    <message>
        <source>starting the process</source>
        <translation>avvio del processo</translation>
    </message>
    <message>
        <source>the L1 cache</source>
        <translation>la cache L1</translation>
    </message>
    <message>
        <source>the L2 cache</source>
        <translation>la cache L2</translation>
    </message>
    <message>
        <source>the constant cache</source>
        <translation>la constant cache</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>il documento</translation>
    </message>
    <message>
        <source>the file has version %1, but this program reads up to version %2: open it with a newer Warpbench</source>
        <translation>il file ha la versione %1, ma questo programma legge fino alla versione %2: aprirlo con un Warpbench più recente</translation>
    </message>
    <message>
        <source>verifying again</source>
        <translation>nuova verifica</translation>
    </message>
    <message>
        <source>verifying</source>
        <translation>verifica</translation>
    </message>
    <message>
        <source>was ended</source>
        <translation>è stato terminato</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>number %1 of %2 in the queue of %3</source>
        <translation>numero %1 di %2 nella coda di %3</translation>
    </message>
    <message>
        <source>waiting for Slurm, %1 (%2)</source>
        <translation>in attesa di Slurm, %1 (%2)</translation>
    </message>
    <message>
        <source>%1: bank conflicts: %2 before, now %3</source>
        <translation>%1: bank conflict: prima %2, ora %3</translation>
    </message>
    <message>
        <source>%1: gone</source>
        <translation>%1: non c&apos;è più</translation>
    </message>
    <message>
        <source>%1: launches: %2 before, now %3</source>
        <translation>%1: lanci: prima %2, ora %3</translation>
    </message>
    <message>
        <source>%1: modelled time: %2 before, now %3</source>
        <translation>%1: tempo modellato: prima %2, ora %3</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1: nuovo</translation>
    </message>
    <message>
        <source>%1: requests to global memory: %2 before, now %3</source>
        <translation>%1: richieste alla memoria globale: prima %2, ora %3</translation>
    </message>
    <message>
        <source>%1: sectors of global memory: %2 before, now %3</source>
        <translation>%1: settori della memoria globale: prima %2, ora %3</translation>
    </message>
    <message>
        <source>%1: wavefronts of shared memory: %2 before, now %3</source>
        <translation>%1: wavefront della memoria shared: prima %2, ora %3</translation>
    </message>
    <message>
        <source>the program&apos;s end: %1 before, now %2</source>
        <translation>fine del programma: prima %1, ora %2</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; the launch sets %3</source>
        <translation>%1 ha %2 byte; il lancio ne imposta %3</translation>
    </message>
    <message>
        <source>A check finds no mistake.</source>
        <translation>Un controllo non trova errori.</translation>
    </message>
    <message>
        <source>A correct result.</source>
        <translation>Un risultato giusto.</translation>
    </message>
    <message>
        <source>a block has at most %1 threads along z, not %2</source>
        <translation>un blocco ha al massimo %1 thread lungo z, non %2</translation>
    </message>
    <message>
        <source>a block of %1 x %2 x %3 threads has more than %4</source>
        <translation>un blocco di %1 x %2 x %3 thread ne ha più di %4</translation>
    </message>
    <message>
        <source>a program makes its own data: remove %1</source>
        <translation>un programma crea da sé i dati: togliere %1</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>compilazione</translation>
    </message>
    <message>
        <source>expected %1 elements, found %2</source>
        <translation>attesi %1 elementi, trovati %2</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>è %1</translation>
    </message>
    <message>
        <source>it was not verified</source>
        <translation>non è stato verificato</translation>
    </message>
    <message>
        <source>the CUDA driver has no function %1: update the driver</source>
        <translation>il driver CUDA non ha la funzione %1: aggiornare il driver</translation>
    </message>
    <message>
        <source>the kernels of %1 came with the session: allow them before you run them</source>
        <translation>i kernel di %1 sono arrivati con la sessione: consentirli prima di eseguirli</translation>
    </message>
    <message>
        <source>the text of %1 has changed since this run, and the old text was not kept</source>
        <translation>il testo di %1 è cambiato dopo questa esecuzione, e quello vecchio non è stato conservato</translation>
    </message>
    <message>
        <source>there is no count, because it did not finish</source>
        <translation>non c&apos;è un conteggio, perché l&apos;esecuzione non è finita</translation>
    </message>
    <message>
        <source>variant %1 is a library call: it has no kernel to export as a program</source>
        <translation>la variante %1 è una chiamata di libreria: non ha un kernel da esportare come programma</translation>
    </message>
    <message>
        <source>variant %1 is a loop on the host: it has no kernel to export as a program</source>
        <translation>la variante %1 è un ciclo sull&apos;host: non ha un kernel da esportare come programma</translation>
    </message>
    <message>
        <source>%1 failed with status %2 (CUDA driver, CUresult)</source>
        <translation>%1 è fallita con stato %2 (driver CUDA, CUresult)</translation>
    </message>
    <message>
        <source>tensor cores for numbers of 16 bits</source>
        <translation>tensor core per numeri a 16 bit</translation>
    </message>
    <message>
        <source>this driver has no tensor maps: install CUDA 12 or newer</source>
        <translation>questo driver non ha le tensor map: installare CUDA 12 o più recente</translation>
    </message>
    <message>
        <source>measuring the CPU&apos;s own copy</source>
        <translation>misura della copia della CPU</translation>
    </message>
    <message>
        <source>Warpbench cannot write a program for the family %1</source>
        <translation>Warpbench non può scrivere un programma per la famiglia %1</translation>
    </message>
    <message>
        <source>At least %1 %2.</source>
        <translation>%2: almeno %1.</translation>
    </message>
    <message>
        <source>At most %1 %2.</source>
        <translation>%2: al massimo %1.</translation>
    </message>
    <message>
        <source>active lanes of %1</source>
        <translation>Lane attive delle %1</translation>
    </message>
    <message>
        <source>bank conflicts of %1</source>
        <translation>Bank conflict delle %1</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>Byte delle %1</translation>
    </message>
    <message>
        <source>global atomics whose old value is used</source>
        <translation>operazioni atomiche globali di cui si usa il vecchio valore</translation>
    </message>
    <message>
        <source>global atomics</source>
        <translation>operazioni atomiche globali</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>load globali</translation>
    </message>
    <message>
        <source>global stores</source>
        <translation>store globali</translation>
    </message>
    <message>
        <source>local loads</source>
        <translation>load locali</translation>
    </message>
    <message>
        <source>local stores</source>
        <translation>store locali</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>Richieste delle %1</translation>
    </message>
    <message>
        <source>sectors of %1</source>
        <translation>Settori delle %1</translation>
    </message>
    <message>
        <source>shared atomics</source>
        <translation>operazioni atomiche shared</translation>
    </message>
    <message>
        <source>shared loads</source>
        <translation>load shared</translation>
    </message>
    <message>
        <source>shared stores</source>
        <translation>store shared</translation>
    </message>
    <message>
        <source>wavefronts of %1</source>
        <translation>Wavefront delle %1</translation>
    </message>
    <message>
        <source>it is %1; this counts once the result is right</source>
        <translation>è %1, che conta solo quando il risultato è corretto</translation>
    </message>
    <message>
        <source>the launch did not change %1 elements</source>
        <translation>il lancio non ha modificato %1 elementi</translation>
    </message>
    <message>
        <source>the launch did not change 1 element</source>
        <translation>il lancio non ha modificato 1 elemento</translation>
    </message>
    <message>
        <source>Compared with %1: %2 rise from none to %3.</source>
        <translation>Rispetto a %1: %2 salgono da zero a %3.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 fall from %3 to %4, %5 times fewer.</source>
        <translation>Rispetto a %1: %2 scendono da %3 a %4, %5 volte meno.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 fall from %3 to none.</source>
        <translation>Rispetto a %1: %2 scendono da %3 a zero.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 instead of %3, %4 times as fast.</source>
        <translation>Rispetto a %1: %2 invece di %3, %4 volte più veloce.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 instead of %3, %4 times as long.</source>
        <translation>Rispetto a %1: %2 invece di %3, %4 volte più lungo.</translation>
    </message>
    <message>
        <source>Compared with %1: on average %2 lanes of a warp work instead of %3.</source>
        <translation>Rispetto a %1: in media lavorano %2 lane di un warp invece di %3.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 rise from %3 to %4, %5 times as many.</source>
        <translation>Rispetto a %1: %2 salgono da %3 a %4, %5 volte tanto.</translation>
    </message>
    <message>
        <source>Compared with %1: the counts are the same.</source>
        <translation>Rispetto a %1: i conteggi sono gli stessi.</translation>
    </message>
    <message>
        <source>Compared with %1: the same time, %2.</source>
        <translation>Rispetto a %1: lo stesso tempo, %2.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>More than the kernel differs: %1 here, %2 there.</source>
        <translation>Non differisce solo il kernel: qui %1, là %2.</translation>
    </message>
    <message>
        <source>Occupancy is %1: a multiprocessor holds at most %2 blocks (threads per block: %3).</source>
        <translation>L&apos;occupancy è %1: un multiprocessore ospita al massimo %2 blocchi (thread per blocco: %3).</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 of shared memory per block, a multiprocessor holds %3 at a time.</source>
        <translation>L&apos;occupancy è %1: con %2 di memoria shared per blocco, un multiprocessore ne ospita %3 alla volta.</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 threads per block, a multiprocessor holds %3 at a time.</source>
        <translation>L&apos;occupancy è %1: con %2 thread per blocco, un multiprocessore ne ospita %3 alla volta.</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 registers per thread no more blocks fit a multiprocessor.</source>
        <translation>L&apos;occupancy è %1: con %2 registri per thread non entrano altri blocchi in un multiprocessore.</translation>
    </message>
    <message>
        <source>One of the two times is modelled and the other is not: their ratio is a hint only.</source>
        <translation>Uno dei due tempi è modellato e l&apos;altro no: il loro rapporto è solo indicativo.</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Là</translation>
    </message>
    <message>
        <source>a value is not a number</source>
        <translation>un valore non è un numero</translation>
    </message>
    <message>
        <source>expected a colour such as %1, found %2</source>
        <translation>serve un colore come %1, c&apos;è %2</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>serve un numero da %1 a %2, c&apos;è %3</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>griglia %1, blocco %2</translation>
    </message>
    <message>
        <source>largest difference %1, allowed %2</source>
        <translation>differenza massima %1, ammessa %2</translation>
    </message>
    <message>
        <source>result %1 belongs to two runs</source>
        <translation>il risultato %1 appartiene a due esecuzioni</translation>
    </message>
    <message>
        <source>the session has no result %1: it has %2</source>
        <translation>la sessione non ha il risultato %1: ne ha %2</translation>
    </message>
    <message>
        <source>wrong result: %1 (%2)</source>
        <translation>risultato sbagliato: %1 (%2)</translation>
    </message>
    <message>
        <source>wrong result: %1</source>
        <translation>risultato sbagliato: %1</translation>
    </message>
    <message>
        <source>%1: floating-point operations: %2 before, now %3</source>
        <translation>%1: operazioni floating-point: prima %2, ora %3</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>riga più lunga</translation>
    </message>
    <message>
        <source>nonzeros</source>
        <translation>elementi non nulli</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>conteggio</translation>
    </message>
    <message>
        <source>the hardware&apos;s counts are missing: %1</source>
        <translation>mancano i conteggi dell&apos;hardware: %1</translation>
    </message>
    <message>
        <source>computed by plain loops and not counted; its time is estimated from its bytes and operations</source>
        <translation>calcolato con cicli semplici e non contato; il suo tempo è stimato dai byte e dalle operazioni</translation>
    </message>
    <message>
        <source>computed by plain loops: neither counted nor timed</source>
        <translation>calcolato con semplici cicli: né contato né cronometrato</translation>
    </message>
    <message>
        <source>launch %1 (%2) fails: %3</source>
        <translation>il lancio %1 (%2) non riesce: %3</translation>
    </message>
    <message>
        <source>launch %1 did not happen: the program %2</source>
        <translation>il lancio %1 non è avvenuto: il programma %2</translation>
    </message>
    <message>
        <source>there is no launch %1: the last one is launch %2</source>
        <translation>il lancio %1 non esiste: l&apos;ultimo è il lancio %2</translation>
    </message>
    <message>
        <source>there is no launch %1: the program launches nothing</source>
        <translation>il lancio %1 non esiste: il programma non lancia nulla</translation>
    </message>
    <message>
        <source>&quot;sampling&quot; lacks the number of samples</source>
        <translation>in &quot;sampling&quot; manca il numero di campioni</translation>
    </message>
    <message>
        <source>there are %1, but &quot;sampling&quot; kept %2</source>
        <translation>sono %1, ma &quot;sampling&quot; ne ha conservati %2</translation>
    </message>
    <message>
        <source>they are not in ascending order</source>
        <translation>non sono in ordine crescente</translation>
    </message>
    <message>
        <source>making the input: %1 %, %2 s left</source>
        <translation>preparazione dell&apos;input: %1 %, mancano %2 s</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>il testo è vuoto</translation>
    </message>
    <message>
        <source>Atomics on neighbouring addresses limit this kernel on the %1 (modelled): one part of L2 serves %2 sectors, one after another, in %3, at %4 per microsecond.</source>
        <translation>Secondo il modello per %1, il limite sono le operazioni atomiche su indirizzi vicini: una parte della L2 ne serve %2 settori, uno dopo l&apos;altro, in %3, a %4 per microsecondo.</translation>
    </message>
    <message>
        <source>serving atomics on few addresses</source>
        <translation>le operazioni atomiche su pochi indirizzi</translation>
    </message>
    <message>
        <source>%1 need compute capability %2.0; this device has %3</source>
        <translation>per %1 serve la compute capability %2.0; questo dispositivo ha la %3</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5 by %6 and a barrier after the wait</source>
        <translation>%1 di %2 al byte %3 in %4 prima che %6 attenda la sua copia asincrona (%5) e di una barriera dopo l&apos;attesa</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5</source>
        <translation>%1 di %2 al byte %3 in %4 prima di attendere la sua copia asincrona (%5)</translation>
    </message>
    <message>
        <source>products of warp groups (wgmma)</source>
        <translation>prodotti di gruppi di warp (wgmma)</translation>
    </message>
    <message>
        <source>Faster here, %1: %2 instead of %3, %4 times as fast.</source>
        <translation>Qui è più veloce %1: %2 invece di %3, %4 volte più veloce.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 instead of %3, no faster here.</source>
        <translation>Variante successiva, %1: %2 invece di %3, qui non più veloce.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s atomic touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>In media l&apos;operazione atomica di un warp tocca %1 settori invece di %2: %3 volte il traffico.</translation>
    </message>
    <message>
        <source>A run on the %1 (modelled) shows why, because it counts each access.</source>
        <translation>Un&apos;esecuzione su %1 (modellato) mostra il perché, dato che conta ogni accesso.</translation>
    </message>
    <message>
        <source>Sectors per atomic with a result</source>
        <translation>Settori per atomica con risultato</translation>
    </message>
    <message>
        <source>Sectors per atomic without a result</source>
        <translation>Settori per atomica senza risultato</translation>
    </message>
    <message>
        <source>The hardware&apos;s counts do not show waste, such as bytes that no lane requests: a run on the %1 (modelled) does.</source>
        <translation>I conteggi dell&apos;hardware non mostrano gli sprechi, per esempio i byte che nessuna lane chiede: li mostra un&apos;esecuzione su %1 (modellato).</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famiglia</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>cold cache</source>
        <translation>cache fredda</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>non riuscito</translation>
    </message>
    <message>
        <source>hot cache</source>
        <translation>cache calda</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>misurato</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellato</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non verificato</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>registrato %1</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrato</translation>
    </message>
    <message>
        <source>repeated inside the kernel</source>
        <translation>ripetuto dentro il kernel</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>giusto per caso</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificato</translation>
    </message>
    <message>
        <source>wrong on purpose</source>
        <translation>sbagliato di proposito</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errato</translation>
    </message>
    <message>
        <source>By the hardware&apos;s counters: %1.</source>
        <translation>Stando ai contatori dell&apos;hardware: %1.</translation>
    </message>
    <message>
        <source>The launch adds %1; total %2.</source>
        <translation>Il lancio aggiunge %1: in tutto %2.</translation>
    </message>
    <message>
        <source>Partly hidden work adds %1 and the launch %2; total %3.</source>
        <translation>Il lavoro nascosto solo in parte aggiunge %1 e il lancio %2: in totale %3.</translation>
    </message>
    <message>
        <source>The most expensive line: %1.</source>
        <translation>La riga più costosa: %1.</translation>
    </message>
    <message>
        <source>shared array %1 of %2</source>
        <translation>array shared %1 di %2</translation>
    </message>
    <message>
        <source>the block&apos;s threads did not end within %1 steps; last seen: %2</source>
        <translation>i thread del blocco non sono terminati entro %1 passi; visto per ultimo: %2</translation>
    </message>
    <message>
        <source>the point exceeded its limit of %1 s; last seen: %2</source>
        <translation>il punto ha superato il suo limite di %1 s; visto per ultimo: %2</translation>
    </message>
    <message>
        <source>The program&apos;s event times are modelled too: they contain all launches and copies between two events and a microsecond for the event. The table has each launch alone.</source>
        <translation>Anche i tempi che il programma misura con i propri eventi sono modellati: comprendono tutti i lanci e le copie tra due eventi e un microsecondo per l&apos;evento. La tabella ha ogni lancio da solo.</translation>
    </message>
    <message>
        <source>an axis must begin below its end, and a logarithmic axis above 0</source>
        <translation>un asse deve iniziare prima della sua fine, e un asse logaritmico sopra 0</translation>
    </message>
    <message>
        <source>%1 arrivals</source>
        <translation>%1 arrivi</translation>
    </message>
    <message>
        <source>%1 unexpected bytes arrived</source>
        <translation>sono arrivati %1 byte inattesi</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without a wait for the bulk copy at %5 by %6</source>
        <translation>%1 di %2 al byte %3 in %4, senza aspettare la copia bulk a %5 di %6</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4: both must be multiples of 16</source>
        <translation>%1 di %2 al byte %3 in %4: entrambi devono essere multipli di 16</translation>
    </message>
    <message>
        <source>1 arrival</source>
        <translation>1 arrivo</translation>
    </message>
    <message>
        <source>arrives %1 times at a barrier in shared memory whose phase expects %2 more arrivals</source>
        <translation>arriva %1 volte a una barriera in memoria shared la cui fase attende ancora %2 arrivi</translation>
    </message>
    <message>
        <source>bulk copy</source>
        <translation>copia bulk</translation>
    </message>
    <message>
        <source>makes a barrier in shared memory expect %1 bytes: the limit is %2</source>
        <translation>fa attendere %1 byte a una barriera in memoria shared: il limite è %2</translation>
    </message>
    <message>
        <source>initialises a barrier in shared memory for %1 arrivals: use 1 to %2</source>
        <translation>inizializza una barriera in memoria shared per %1 arrivi: usarne da 1 a %2</translation>
    </message>
    <message>
        <source>it lacks %1 and %2 bytes</source>
        <translation>mancano %1 e %2 byte</translation>
    </message>
    <message>
        <source>it lacks %1 bytes</source>
        <translation>mancano %1 byte</translation>
    </message>
    <message>
        <source>it lacks %1</source>
        <translation>manca: %1</translation>
    </message>
    <message>
        <source>it lacks %1, and %2 unexpected bytes arrived</source>
        <translation>manca: %1, e sono arrivati %2 byte inattesi</translation>
    </message>
    <message>
        <source>makes a bulk copy that is not from global to shared memory</source>
        <translation>fa una copia bulk che non va dalla memoria globale a quella shared</translation>
    </message>
    <message>
        <source>makes a bulk copy that is not from shared to global memory</source>
        <translation>fa una copia bulk che non va dalla memoria shared a quella globale</translation>
    </message>
    <message>
        <source>thread %1 waits at barrier %2 of its block for %3 threads, but only %4 arrive%5</source>
        <translation>il thread %1 aspetta alla barriera %2 del suo blocco %3 thread, ma ne arrivano solo %4%5</translation>
    </message>
    <message>
        <source>thread %1 waits at a barrier in shared memory that never completes: %2%3</source>
        <translation>il thread %1 aspetta a una barriera in memoria shared che non si completa mai: %2%3</translation>
    </message>
    <message>
        <source>uses a barrier in shared memory that is not initialised</source>
        <translation>usa una barriera in memoria shared che non è inizializzata</translation>
    </message>
    <message>
        <source>uses a barrier in shared memory that another store overwrote</source>
        <translation>usa una barriera in memoria shared sovrascritta da un&apos;altra store</translation>
    </message>
    <message>
        <source>uses a barrier that is not in shared memory</source>
        <translation>usa una barriera che non è in memoria shared</translation>
    </message>
    <message>
        <source>uses a barrier whose address is not a multiple of 8</source>
        <translation>usa una barriera il cui indirizzo non è multiplo di 8</translation>
    </message>
    <message>
        <source>waits at a barrier in shared memory that never completes: %1</source>
        <translation>aspetta a una barriera in memoria shared che non si completa mai: %1</translation>
    </message>
    <message>
        <source>waits at a barrier in shared memory that never completes: %1; the last arrival was at %2 by %3</source>
        <translation>aspetta a una barriera in memoria shared che non si completa mai: %1; l&apos;ultimo arrivo è stato a %2, di %3</translation>
    </message>
    <message>
        <source>Integer divisions and remainders are %1 of the issued instructions: nvcc does not know the divisors, so each takes about 20 instructions.</source>
        <translation>Divisioni intere e resti sono il %1 delle istruzioni emesse: nvcc non conosce i divisori, quindi ciascuno richiede circa 20 istruzioni.</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without fence.proxy.async after the %5 at %6 by %7</source>
        <translation>%1 di %2 al byte %3 in %4, senza fence.proxy.async dopo l&apos;accesso precedente (%5) in %6 di %7</translation>
    </message>
    <message>
        <source>arrives at a barrier in shared memory without waiting for its previous phase: an early arrival is one too many</source>
        <translation>arriva a una barriera in memoria shared senza attendere la sua fase precedente: un arrivo anticipato è uno di troppo</translation>
    </message>
    <message>
        <source>Measured by Nsight Compute: the kernel read %1 from DRAM and wrote %2, at %3; the hit rate was %4 in L2 and %5 in L1.</source>
        <translation>Misurato da Nsight Compute: il kernel ha letto %1 dalla DRAM e scritto %2, a %3; hit rate: %4 nella L2 e %5 nella L1.</translation>
    </message>
    <message>
        <source>On average %1 of a multiprocessor&apos;s warp slots were in use. Its warps spent their time %2.</source>
        <translation>In media il %1 dei posti per warp di un multiprocessore era occupato. I suoi warp hanno passato il tempo così: %2.</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>a riposo</translation>
    </message>
    <message>
        <source>ready while another warp issued</source>
        <translation>pronti mentre emetteva un altro warp</translation>
    </message>
    <message>
        <source>waiting at barriers</source>
        <translation>in attesa alle barriere</translation>
    </message>
    <message>
        <source>waiting at memory fences</source>
        <translation>in attesa ai memory fence</translation>
    </message>
    <message>
        <source>waiting for arithmetic units</source>
        <translation>in attesa delle unità aritmetiche</translation>
    </message>
    <message>
        <source>waiting for branches</source>
        <translation>in attesa di diramazioni</translation>
    </message>
    <message>
        <source>waiting for constants</source>
        <translation>in attesa di costanti</translation>
    </message>
    <message>
        <source>waiting for dispatch</source>
        <translation>in attesa dello smistamento</translation>
    </message>
    <message>
        <source>waiting for global or local memory</source>
        <translation>in attesa della memoria globale o locale</translation>
    </message>
    <message>
        <source>waiting for instruction fetch</source>
        <translation>in attesa del fetch delle istruzioni</translation>
    </message>
    <message>
        <source>waiting for shared memory</source>
        <translation>in attesa della memoria shared</translation>
    </message>
    <message>
        <source>waiting for something else</source>
        <translation>in attesa di altro</translation>
    </message>
    <message>
        <source>waiting for tensor cores</source>
        <translation>in attesa dei tensor core</translation>
    </message>
    <message>
        <source>waiting for the previous instruction</source>
        <translation>in attesa dell&apos;istruzione precedente</translation>
    </message>
    <message>
        <source>waiting for their last stores</source>
        <translation>in attesa delle ultime scritture</translation>
    </message>
    <message>
        <source>waiting to issue texture requests</source>
        <translation>in attesa di inviare richieste di texture</translation>
    </message>
    <message>
        <source>waiting to issue requests to global memory</source>
        <translation>in attesa di inviare richieste alla memoria globale</translation>
    </message>
    <message>
        <source>waiting to issue requests to shared memory</source>
        <translation>in attesa di inviare richieste alla memoria shared</translation>
    </message>
    <message>
        <source>too little memory to compile: the system refused &apos;%1&apos; more memory; see ulimit -v, or the limits of this container or job</source>
        <translation>memoria insufficiente per compilare: il sistema ne ha negata altra a &apos;%1&apos;; vedere ulimit -v o i limiti di questo container o job</translation>
    </message>
    <message>
        <source>its blocks run at the same time and need %1 MiB of memory, but %2 MiB are free: choose a smaller grid</source>
        <translation>i suoi blocchi girano contemporaneamente e richiedono %1 MiB di memoria, ma ne sono liberi %2 MiB: scegliere una griglia più piccola</translation>
    </message>
    <message>
        <source>the check&apos;s record of accesses needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>la registrazione degli accessi richiede %1 MiB di memoria, ma ne sono liberi %2 MiB: scegliere una dimensione minore</translation>
    </message>
    <message>
        <source>the mask</source>
        <translation>la maschera</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumenta</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuisci</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Sgancia</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Sgancia e riaggancia il pannello</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Chiude il pannello</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Cerca in:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Vai indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vai avanti</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Cartella superiore</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Vai alla cartella superiore</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crea nuova cartella</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crea una nuova cartella</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista a elenco</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Passa alla vista a elenco</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista dettagliata</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Passa alla vista dettagliata</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra laterale</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Elenco di risorse e segnalibri</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome file:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>N&amp;uova cartella</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Mostra file nascosti</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nuova cartella</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 esiste già.
Sostituirlo?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
File non trovato.
Verificare che il nome del file sia corretto.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Ultima modifica</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
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
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Ripristina predefiniti</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Scorri a sinistra</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Scorri a destra</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::BatchDialog</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Sfoglia...</translation>
    </message>
    <message>
        <source>Export all views</source>
        <translation>Esporta tutte le viste</translation>
    </message>
    <message>
        <source>Folder for the files; Warpbench creates it if it does not exist</source>
        <translation>Cartella per i file; se non esiste, Warpbench la crea</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Scegliere una cartella</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>&amp;Cartella</translation>
    </message>
    <message>
        <source>Files written</source>
        <translation>File scritti</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v di %m</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Esporta</translation>
    </message>
    <message>
        <source>Write a file for each view of each family that has something to show (Return)</source>
        <translation>Scrive un file per ogni vista di ogni famiglia che ha qualcosa da mostrare (Invio)</translation>
    </message>
    <message>
        <source>Cancelled. Files written: %1</source>
        <translation>Annullato. File scritti: %1</translation>
    </message>
    <message>
        <source>Files written to %1: %2</source>
        <translation>File scritti in %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Non c&apos;è ancora nulla da esportare.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Scegliere una cartella.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>Stop after the current file; files already written are kept</source>
        <translation>Si ferma dopo il file in corso; quelli già scritti restano</translation>
    </message>
    <message>
        <source>Close and keep the choices (Esc)</source>
        <translation>Chiude; le scelte vengono conservate (Esc)</translation>
    </message>
    <message>
        <source>Exports the session as it was when the export began.</source>
        <translation>Esporta la sessione com&apos;era all&apos;inizio dell&apos;esportazione.</translation>
    </message>
    <message>
        <source>Each view of each family becomes a file named after both, such as transpose-time.%1.</source>
        <translation>Ogni vista di ogni famiglia diventa un file, che prende il nome da entrambe, per esempio transpose-time.%1.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::BlockChoice</name>
    <message>
        <source>Block, index in %1</source>
        <translation>Blocco, indice lungo %1</translation>
    </message>
    <message>
        <source>Index in %1 of the block to trace</source>
        <translation>Indice lungo %1 del blocco da tracciare</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>All warps of the block, or one of them</source>
        <translation>Tutti i warp del blocco insieme, o uno solo</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ChangesPage</name>
    <message>
        <source>Removed lines begin with -, added lines with +.</source>
        <translation>Le righe tolte iniziano con -, quelle aggiunte con +.</translation>
    </message>
    <message>
        <source>The kernel to compare with</source>
        <translation>Il kernel con cui confrontare</translation>
    </message>
    <message>
        <source>The kernel to compare with: any of this family</source>
        <translation>Il kernel con cui confrontare: uno qualsiasi di questa famiglia</translation>
    </message>
    <message>
        <source>choose a kernel</source>
        <translation>scegliere un kernel</translation>
    </message>
    <message>
        <source>Differences between the two kernels</source>
        <translation>Differenze tra i due kernel</translation>
    </message>
    <message>
        <source>A&amp;gainst</source>
        <translation>&amp;Rispetto a</translation>
    </message>
    <message>
        <source>This family has no other kernel.</source>
        <translation>Questa famiglia non ha altri kernel.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CheckModel</name>
    <message>
        <source>clean</source>
        <translation>senza errori</translation>
    </message>
    <message>
        <source>clean, though wrong on purpose</source>
        <translation>senza errori, benché sbagliata di proposito</translation>
    </message>
    <message>
        <source>wrong on purpose, and detected</source>
        <translation>sbagliata di proposito, e rilevata</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>errori</translation>
    </message>
    <message>
        <source>wrong result, nothing found</source>
        <translation>risultato sbagliato, nulla trovato</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>fuori dai limiti</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>non allineato</translation>
    </message>
    <message>
        <source>uninitialised</source>
        <translation>non inizializzato</translation>
    </message>
    <message>
        <source>race</source>
        <translation>race condition</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>barriera divergente</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>non termina mai</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>mai scritto</translation>
    </message>
    <message>
        <source>never read</source>
        <translation>mai letto</translation>
    </message>
    <message>
        <source>An access beyond its buffer or shared array.</source>
        <translation>Un accesso oltre il suo buffer o array shared.</translation>
    </message>
    <message>
        <source>An address that is not a multiple of the access size.</source>
        <translation>Un indirizzo che non è un multiplo della dimensione dell&apos;accesso.</translation>
    </message>
    <message>
        <source>A read of memory that no thread has written: its value is undefined.</source>
        <translation>Una lettura di memoria che nessun thread ha scritto: il valore è indefinito.</translation>
    </message>
    <message>
        <source>A race: two threads use the same bytes, one of them writes, and neither a barrier nor atomics order them.</source>
        <translation>Una race condition: due thread usano gli stessi byte, uno dei due scrive, e né una barriera né operazioni atomiche li ordinano.</translation>
    </message>
    <message>
        <source>A barrier that not all threads reach: on a GPU the others may wait forever.</source>
        <translation>Una barriera che non tutti i thread raggiungono: su una GPU gli altri possono aspettare per sempre.</translation>
    </message>
    <message>
        <source>A thread stopped after very many steps: an endless loop, or a wait for something that never happens.</source>
        <translation>Un thread fermato dopo moltissimi passi: un ciclo infinito, o l&apos;attesa di qualcosa che non accade mai.</translation>
    </message>
    <message>
        <source>The result is wrong, and no thread wrote this element of it.</source>
        <translation>Il risultato è sbagliato, e nessun thread ne ha scritto questo elemento.</translation>
    </message>
    <message>
        <source>The result is wrong, and no thread read this element of the input or this value that a thread stored for others.</source>
        <translation>Il risultato è sbagliato, e nessun thread ha letto questo elemento dell&apos;input, o questo valore che un thread ha scritto per altri.</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 volte</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>an array</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an access, an array</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The result is wrong.</source>
        <translation>Il risultato è sbagliato.</translation>
    </message>
    <message>
        <source>The result is right only because a check runs the threads one after another.</source>
        <translation>Il risultato è giusto solo perché un controllo esegue i thread uno dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>The result is right.</source>
        <translation>Il risultato è giusto.</translation>
    </message>
    <message>
        <source>unfinished copy</source>
        <translation>copia non terminata</translation>
    </message>
    <message>
        <source>A use of an asynchronous copy&apos;s data before the thread waits for the copy: on a GPU the old value may still be there.</source>
        <translation>Un uso dei dati di una copia asincrona prima che il thread attenda la copia: su una GPU può esserci ancora il valore vecchio.</translation>
    </message>
    <message>
        <source>incomplete barrier</source>
        <translation>barriera incompleta</translation>
    </message>
    <message>
        <source>misused barrier</source>
        <translation>barriera usata male</translation>
    </message>
    <message>
        <source>absent lane</source>
        <translation>lane assente</translation>
    </message>
    <message>
        <source>A barrier in shared memory that waits for arrivals or bytes that never come.</source>
        <translation>Una barriera in memoria shared che aspetta arrivi o byte che non arrivano mai.</translation>
    </message>
    <message>
        <source>Incorrect use of a barrier in shared memory or of a bulk copy.</source>
        <translation>Uso scorretto di una barriera in memoria shared o di una copia bulk.</translation>
    </message>
    <message>
        <source>A shuffle that takes the value of an absent lane: the result is undefined.</source>
        <translation>Uno shuffle che prende il valore di una lane assente: il risultato è indefinito.</translation>
    </message>
    <message>
        <source>missing fence</source>
        <translation>fence mancante</translation>
    </message>
    <message>
        <source>A bulk copy of data that a thread stored without fence.proxy.async after the store: on a GPU the copy may take the old value.</source>
        <translation>Una copia bulk di dati che un thread ha scritto senza fence.proxy.async dopo la store: su una GPU la copia può prendere il valore vecchio.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CheckPanel</name>
    <message>
        <source>Copy &amp;findings</source>
        <translation>Copia i &amp;problemi</translation>
    </message>
    <message>
        <source>Copy &amp;all findings</source>
        <translation>Copia &amp;tutti i problemi</translation>
    </message>
    <message>
        <source>A check runs the chosen variants in the simulator at small sizes. It finds out-of-bounds accesses, reads of unwritten memory, races, misaligned addresses, and barriers that not all threads reach.

Press Ctrl+Shift+K, or choose Check for mistakes in the menu Run.</source>
        <translation>Un controllo esegue le varianti scelte nel simulatore, con dimensioni piccole. Trova accessi fuori dai limiti, letture di memoria mai scritta, race condition, indirizzi non allineati e barriere che non tutti i thread raggiungono.

Premere Ctrl+Shift+K, o scegliere Cerca errori nel menu Esegui.</translation>
    </message>
    <message>
        <source>Findings, variant by variant</source>
        <translation>Problemi, variante per variante</translation>
    </message>
    <message>
        <source>The selected finding in full</source>
        <translation>Il problema selezionato per intero</translation>
    </message>
    <message>
        <source>The selected finding in full; you can copy its text</source>
        <translation>Il problema selezionato per intero; il testo si può copiare</translation>
    </message>
    <message>
        <source>Select a row to read all its text.</source>
        <translation>Selezionare una riga per leggerne tutto il testo.</translation>
    </message>
    <message>
        <source>Copy the selected findings as text</source>
        <translation>Copia come testo i problemi selezionati</translation>
    </message>
    <message>
        <source>Copy the findings of all variants as text</source>
        <translation>Copia come testo i problemi di tutte le varianti</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Controllo in corso...</translation>
    </message>
    <message>
        <source>Variants with unexpected findings: %1 of %2.</source>
        <translation>Varianti con problemi inattesi: %1 su %2.</translation>
    </message>
    <message>
        <source>Only deliberate mistakes. Variants checked: %1.</source>
        <translation>Solo errori voluti. Varianti controllate: %1.</translation>
    </message>
    <message>
        <source>No mistakes. Variants checked: %1.</source>
        <translation>Nessun errore. Varianti controllate: %1.</translation>
    </message>
    <message>
        <source>&amp;Show line</source>
        <translation>Mo&amp;stra la riga</translation>
    </message>
    <message>
        <source>Findings of each variant. Select a finding to read it in full below; double-click it or press Enter to show its line in the source</source>
        <translation>Problemi di ogni variante. Selezionarne uno per leggerlo per intero qui sotto; un doppio clic o Invio ne mostra la riga nel sorgente</translation>
    </message>
    <message>
        <source>Show the finding&apos;s line in the source</source>
        <translation>Mostra la riga del problema nel sorgente</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CommandLine</name>
    <message>
        <source>A second session to draw for comparison.</source>
        <translation>Una seconda sessione da disegnare per confronto.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light o dark.</translation>
    </message>
    <message>
        <source>Language of the window and of its plots: %1.</source>
        <translation>Lingua della finestra e dei suoi grafici: %1.</translation>
    </message>
    <message>
        <source>Write a picture of the window to a .png file.</source>
        <translation>Scrive un&apos;immagine della finestra in un file .png.</translation>
    </message>
    <message>
        <source>Run this family&apos;s experiment before the screenshot.</source>
        <translation>Esegue l&apos;esperimento di questa famiglia prima dello screenshot.</translation>
    </message>
    <message>
        <source>Device to run on.</source>
        <translation>Dispositivo su cui eseguire.</translation>
    </message>
    <message>
        <source>Variants to run, comma separated.</source>
        <translation>Varianti da eseguire, separate da virgole.</translation>
    </message>
    <message>
        <source>Set a parameter of the run.</source>
        <translation>Imposta un parametro dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Sweep a parameter of the run over several values.</source>
        <translation>Fa assumere più valori a un parametro dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>--theme %1: must be light or dark</source>
        <translation>--theme %1: dev&apos;essere light o dark</translation>
    </message>
    <message>
        <source>--language %1: must be one of %2</source>
        <translation>--language %1: dev&apos;essere uno tra %2</translation>
    </message>
    <message>
        <source>--size %1: must be WIDTHxHEIGHT, each from %2 to %3</source>
        <translation>--size %1: dev&apos;essere WIDTHxHEIGHT, ciascuno da %2 a %3</translation>
    </message>
    <message>
        <source>--%1 needs %2</source>
        <translation>--%1 richiede %2</translation>
    </message>
    <message>
        <source>A workbench for GPU kernels. Without options: the window.</source>
        <translation>Un banco di lavoro per kernel GPU. Senza opzioni: la finestra.</translation>
    </message>
    <message>
        <source>A session file to open or to plot.</source>
        <translation>Un file di sessione da aprire o da rappresentare.</translation>
    </message>
    <message>
        <source>%1 files given: give one session at most</source>
        <translation>indicati %1 file: indicare al massimo una sessione</translation>
    </message>
    <message>
        <source>--export and --screenshot exclude each other: give one of them</source>
        <translation>--export e --screenshot si escludono: indicarne uno</translation>
    </message>
    <message>
        <source>--export needs a session: warpbench --export plot.pdf session.json</source>
        <translation>--export richiede una sessione: warpbench --export plot.pdf session.json</translation>
    </message>
    <message>
        <source>the window sweeps one parameter: give one --sweep</source>
        <translation>la finestra fa lo sweep di un solo parametro: indicare un solo --sweep</translation>
    </message>
    <message>
        <source>The plot, if the family has it: %1; in a screenshot also memory.</source>
        <translation>Il grafico, se la famiglia lo ha: %1; in uno screenshot anche memory.</translation>
    </message>
    <message>
        <source>Export the plot (.png, .svg, .pdf, or .tex for pgfplots), a table of the results (.md), a report (.html), the session (.json, .csv) or the plot&apos;s data (.tsv).</source>
        <translation>Esporta il grafico (.png, .svg, .pdf, o .tex per pgfplots), una tabella dei risultati (.md), un report (.html), la sessione (.json, .csv) o i dati del grafico (.tsv).</translation>
    </message>
    <message>
        <source>Content of the exported file if its ending leaves a choice: plot or table (.tex), plot or report (.pdf), session or the plot&apos;s data (.csv, .json).</source>
        <translation>Contenuto del file esportato, se la sua estensione lascia una scelta: plot o table (.tex), plot o report (.pdf), session o i dati del grafico (.csv, .json).</translation>
    </message>
    <message>
        <source>List the kernels in the exported report.</source>
        <translation>Elenca i kernel nel report esportato.</translation>
    </message>
    <message>
        <source>The family to plot if a session has several, or the only one to export.</source>
        <translation>La famiglia da rappresentare, se una sessione ne ha più di una, o l&apos;unica da esportare.</translation>
    </message>
    <message>
        <source>Size of the plot: %1.</source>
        <translation>Dimensioni del grafico: %1.</translation>
    </message>
    <message>
        <source>Size of the plot, such as 85x60mm or 1920x1080px, or of the window in a screenshot, such as 1280x800.</source>
        <translation>Dimensioni del grafico, per esempio 85x60mm o 1920x1080px, o della finestra in uno screenshot, per esempio 1280x800.</translation>
    </message>
    <message>
        <source>Pixels per inch of the plot.</source>
        <translation>Pixel per pollice del grafico.</translation>
    </message>
    <message>
        <source>--as %1: must be one of %2</source>
        <translation>--as %1: dev&apos;essere uno tra %2</translation>
    </message>
    <message>
        <source>--export %1 --as %2: the name must end in one of %3</source>
        <translation>--export %1 --as %2: il nome deve finire con uno tra %3</translation>
    </message>
    <message>
        <source>--export %1: the name must end in one of %2</source>
        <translation>--export %1: il nome deve finire con uno tra %2</translation>
    </message>
    <message>
        <source>--size %1: must be WIDTHxHEIGHT followed by mm or px, such as 85x60mm</source>
        <translation>--size %1: dev&apos;essere WIDTHxHEIGHT seguito da mm o px, per esempio 85x60mm</translation>
    </message>
    <message>
        <source>--preset %1: must be one of %2</source>
        <translation>--preset %1: dev&apos;essere uno tra %2</translation>
    </message>
    <message>
        <source>Title for the plot.</source>
        <translation>Titolo del grafico.</translation>
    </message>
    <message>
        <source>Label for the plot&apos;s x axis.</source>
        <translation>Etichetta dell&apos;asse x del grafico.</translation>
    </message>
    <message>
        <source>Label for the plot&apos;s y axis.</source>
        <translation>Etichetta dell&apos;asse y del grafico.</translation>
    </message>
    <message>
        <source>Parts of the plot to leave out, comma separated: %1.</source>
        <translation>Parti del grafico da omettere, separate da virgole: %1.</translation>
    </message>
    <message>
        <source>Print a completion script for bash, zsh or fish.</source>
        <translation>Stampa uno script di completamento per bash, zsh o fish.</translation>
    </message>
    <message>
        <source>--without %1: must be one of %2</source>
        <translation>--without %1: dev&apos;essere uno tra %2</translation>
    </message>
    <message>
        <source>Logarithmic axes of the plot: x, y or x,y.</source>
        <translation>Assi logaritmici del grafico: x, y o x,y.</translation>
    </message>
    <message>
        <source>--log %1: must be one of %2</source>
        <translation>--log %1: dev&apos;essere uno tra %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Trova un comando</translation>
    </message>
    <message>
        <source>Words of a command</source>
        <translation>Parole di un comando</translation>
    </message>
    <message>
        <source>Type a few letters of a command, a family or a lesson</source>
        <translation>Digitare alcune lettere di un comando, una famiglia o una lezione</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ComparisonDialog</name>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
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
        <translation>Clock</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>&amp;Only differences beyond the noise</source>
        <translation>&amp;Solo differenze oltre il rumore</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Che cosa è cambiato</translation>
    </message>
    <message>
        <source>Hide the points whose times agree</source>
        <translation>Nasconde i punti i cui tempi concordano</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiude (Esc)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copia righe</translation>
    </message>
    <message>
        <source>Copy the visible rows for a spreadsheet</source>
        <translation>Copia le righe visibili per un foglio di calcolo</translation>
    </message>
    <message>
        <source>%1: here %2, there %3</source>
        <translation>%1: qui %2, là %3</translation>
    </message>
    <message>
        <source>Times of both sessions</source>
        <translation>Tempi delle due sessioni</translation>
    </message>
    <message>
        <source>Points that both sessions have; click a header to sort</source>
        <translation>Punti presenti in entrambe le sessioni; fare clic su un&apos;intestazione per ordinarli</translation>
    </message>
    <message>
        <source>Device, driver, versions and host are the same.</source>
        <translation>Dispositivo, driver, versioni e host sono gli stessi.</translation>
    </message>
    <message>
        <source>Compared with %1. Beyond the noise: %2 of %3 points timed in both.</source>
        <translation>Confronto con %1. Oltre il rumore: %2 di %3 punti con un tempo in entrambe le sessioni.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ComparisonModel</name>
    <message>
        <source>faster</source>
        <translation>più veloce</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>più lento</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>troppo pochi campioni</translation>
    </message>
    <message>
        <source>below 1 %</source>
        <translation>sotto l&apos;1 %</translation>
    </message>
    <message>
        <source>within the noise</source>
        <translation>entro il rumore</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famiglia</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Here (ms)</source>
        <translation>Qui (ms)</translation>
    </message>
    <message>
        <source>There (ms)</source>
        <translation>Là (ms)</translation>
    </message>
    <message>
        <source>Here / there</source>
        <translation>Qui / là</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervallo</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Median time of one launch in this session, in milliseconds</source>
        <translation>Tempo mediano di un lancio in questa sessione, in millisecondi</translation>
    </message>
    <message>
        <source>Median time of one launch in %1, in milliseconds</source>
        <translation>Tempo mediano di un lancio in %1, in millisecondi</translation>
    </message>
    <message>
        <source>Time here divided by time there; below 1 is faster</source>
        <translation>Tempo qui diviso per il tempo là; sotto 1 è più veloce</translation>
    </message>
    <message>
        <source>Range of the ratio with 99.9 % confidence, from the samples of both sessions</source>
        <translation>Intervallo del rapporto con una confidenza del 99,9 %, dai campioni delle due sessioni</translation>
    </message>
    <message>
        <source>A difference counts if the medians differ by more than 1 % and their ranges do not overlap, which takes %1 samples of each</source>
        <translation>Una differenza conta se le mediane differiscono di oltre l&apos;1 % e i loro intervalli non si sovrappongono, per cui servono %1 campioni di ciascuna</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CounterBars</name>
    <message>
        <source>%1, ideal %2</source>
        <translation>%1, ideale %2</translation>
    </message>
    <message>
        <source>Counters and their ideal values</source>
        <translation>Contatori e loro valori ideali</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 rispetto a %2</translation>
    </message>
    <message>
        <source>Counters of both results</source>
        <translation>Contatori di entrambi i risultati</translation>
    </message>
    <message>
        <source>Click a counter of accesses to see the most expensive line (or press Enter)</source>
        <translation>Fare clic su un contatore di accessi per vedere la riga più costosa (o premere Invio)</translation>
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
        <translation>I tempi sono misurati su questo computer.</translation>
    </message>
    <message>
        <source>The simulator runs the kernels and counts their memory accesses; a model computes times from these counts.</source>
        <translation>Il simulatore esegue i kernel e conta i loro accessi alla memoria; un modello calcola i tempi da questi conteggi.</translation>
    </message>
    <message>
        <source>Times were measured earlier on another machine.</source>
        <translation>I tempi sono stati misurati in precedenza su un&apos;altra macchina.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Ricerca dei dispositivi...</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>non disponibile</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Times are %1</source>
        <translation>Origine dei tempi: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times are measured at %1.</source>
        <translation>I tempi sono misurati su %1.</translation>
    </message>
    <message>
        <source>%1 at %2 (%3)</source>
        <translation>%1 su %2 (%3)</translation>
    </message>
    <message>
        <source>All %1 GPUs</source>
        <translation>Tutte le %1 GPU</translation>
    </message>
    <message>
        <source>Same point on every GPU</source>
        <translation>Stesso punto su ogni GPU</translation>
    </message>
    <message>
        <source>Every GPU runs every point, so that you can compare the GPUs.
Otherwise the GPUs share the points: each takes the next one as soon as it is free.</source>
        <translation>Ogni GPU esegue ogni punto, in modo da poter confrontare le GPU.
Altrimenti le GPU si dividono i punti: ognuna prende il successivo appena è libera.</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>Non disponibile: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Dialogs</name>
    <message>
        <source>Stop, keep the results so far, and close</source>
        <translation>Ferma, conserva i risultati ottenuti finora e chiudi</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Ferma e chiudi</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>Esecuzione in corso</translation>
    </message>
    <message>
        <source>An experiment is running, and %1 more are waiting. Stop all and close?</source>
        <translation>Un esperimento è in corso e altri %1 attendono. Fermare tutto e chiudere?</translation>
    </message>
    <message>
        <source>An experiment is running. Stop it and close?</source>
        <translation>Un esperimento è in corso. Fermarlo e chiudere?</translation>
    </message>
    <message>
        <source>Warpbench %1, commit %2</source>
        <translation>Warpbench %1, commit %2</translation>
    </message>
    <message>
        <source>Qt %1, built with %2</source>
        <translation>Qt %1, compilato con %2</translation>
    </message>
    <message>
        <source>QCustomPlot %1</source>
        <translation>QCustomPlot %1</translation>
    </message>
    <message>
        <source>CUDA: built without</source>
        <translation>CUDA: compilato senza CUDA</translation>
    </message>
    <message>
        <source>CUDA Toolkit %1</source>
        <translation>CUDA Toolkit %1</translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. This program comes with no warranty.</source>
        <translation>Licenza: GPL-3.0-or-later. Questo programma è fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <translation>Prosegue senza salvare</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>Non cambia nulla (Esc)</translation>
    </message>
    <message>
        <source>Warpbench</source>
        <translation>Warpbench</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiude (Esc)</translation>
    </message>
    <message>
        <source>About Warpbench</source>
        <translation>Informazioni su Warpbench</translation>
    </message>
    <message>
        <source>Warpbench, a workbench for GPU kernels</source>
        <translation>Warpbench, un banco di lavoro per kernel GPU</translation>
    </message>
    <message>
        <source>Files already exist</source>
        <translation>File già esistenti</translation>
    </message>
    <message>
        <source>%2 of the %1 files already exist in %3.</source>
        <translation>File da scrivere: %1; di questi, già presenti in %3: %2.</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Mantieni</translation>
    </message>
    <message>
        <source>Write all files and replace these</source>
        <translation>Scrive tutti i file e sostituisce questi</translation>
    </message>
    <message>
        <source>Write only the other files</source>
        <translation>Scrive solo gli altri file</translation>
    </message>
    <message>
        <source>Write nothing (Esc)</source>
        <translation>Non scrive nulla (Esc)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Il file è cambiato</translation>
    </message>
    <message>
        <source>Another window or program has changed &apos;%1&apos; since it was opened or saved here.</source>
        <translation>&apos;%1&apos; è stato modificato da un&apos;altra finestra o da un altro programma dopo essere stato aperto o salvato qui.</translation>
    </message>
    <message>
        <source>It is no longer a readable session.</source>
        <translation>Non è più una sessione leggibile.</translation>
    </message>
    <message>
        <source>All of its results are also here.</source>
        <translation>Tutti i suoi risultati sono anche qui.</translation>
    </message>
    <message>
        <source>Results missing here: %1</source>
        <translation>Risultati che qui mancano: %1</translation>
    </message>
    <message>
        <source>&amp;Add them and save</source>
        <translation>&amp;Aggiungi e salva</translation>
    </message>
    <message>
        <source>Add those results to this session, then save it: nothing is lost</source>
        <translation>Aggiunge quei risultati a questa sessione, poi la salva: nulla va perso</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>Salva &amp;con nome...</translation>
    </message>
    <message>
        <source>Keep that file and choose another</source>
        <translation>Conserva quel file e ne sceglie un altro</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Replace the file with this session</source>
        <translation>Sostituisce il file con questa sessione</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>S&amp;carta</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>Save them and continue</source>
        <translation>Le salva, poi prosegue</translation>
    </message>
    <message>
        <source>A program is running</source>
        <translation>Un programma è in esecuzione</translation>
    </message>
    <message>
        <source>Running: %1. Stop and close?</source>
        <translation>In esecuzione: %1. Interrompere e chiudere?</translation>
    </message>
    <message>
        <source>Stop, and lose the launches so far</source>
        <translation>Interrompe e perde i lanci fatti finora</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExerciseList</name>
    <message>
        <source>Exercises of the lesson</source>
        <translation>Esercizi della lezione</translation>
    </message>
    <message>
        <source>Choose an exercise to open it; a mark shows that it is solved</source>
        <translation>Scegliere un esercizio per aprirlo; un segno indica che è risolto</translation>
    </message>
    <message>
        <source>Exercises solved: %1 of %2</source>
        <translation>Esercizi risolti: %1 su %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExerciseView</name>
    <message>
        <source>&amp;Compile and run</source>
        <translation>Compila ed &amp;esegui</translation>
    </message>
    <message>
        <source>Show hin&amp;t</source>
        <translation>Mostra &amp;suggerimento</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Ricomincia</translation>
    </message>
    <message>
        <source>Kernel of the exercise</source>
        <translation>Kernel dell&apos;esercizio</translation>
    </message>
    <message>
        <source>Show the next hint</source>
        <translation>Mostra il prossimo suggerimento</translation>
    </message>
    <message>
        <source>Restore the original text of the exercise</source>
        <translation>Ripristina il testo originale dell&apos;esercizio</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>The goals:</source>
        <translation>Obiettivi:</translation>
    </message>
    <message>
        <source>Compiling and running...</source>
        <translation>Compilazione ed esecuzione...</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>Non si compila.</translation>
    </message>
    <message>
        <source>Solved: all goals are met.</source>
        <translation>Risolto: tutti gli obiettivi sono raggiunti.</translation>
    </message>
    <message>
        <source>Not all goals are met yet.</source>
        <translation>Non tutti gli obiettivi sono ancora raggiunti.</translation>
    </message>
    <message>
        <source>met: %1</source>
        <translation>raggiunto: %1</translation>
    </message>
    <message>
        <source>not met: %1</source>
        <translation>non raggiunto: %1</translation>
    </message>
    <message>
        <source>The text has changed: compile and run it again.</source>
        <translation>Il testo è cambiato: compilarlo ed eseguirlo di nuovo.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>The kernel to change. F5 or Ctrl+Return compiles and runs it, Ctrl+Tab leaves the editor.</source>
        <translation>Il kernel da modificare. F5 o Ctrl+Return lo compila e lo esegue, Ctrl+Tab lascia l&apos;editor.</translation>
    </message>
    <message>
        <source>Grid and block of the launch, and the sizes of the problem</source>
        <translation>Griglia e blocco del lancio, e dimensioni del problema</translation>
    </message>
    <message>
        <source>The goals, and whether each is met. Click a mistake to see its line.</source>
        <translation>Gli obiettivi, e se sono raggiunti. Fare clic su un errore per vederne la riga.</translation>
    </message>
    <message>
        <source>Compile the kernel, run it in the simulator and see which goals are met (F5)</source>
        <translation>Compila il kernel, lo esegue nel simulatore e mostra quali obiettivi sono raggiunti (F5)</translation>
    </message>
    <message>
        <source>Stop compiling and running it (Esc)</source>
        <translation>Interrompe la compilazione e l&apos;esecuzione (Esc)</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Interruzione...</translation>
    </message>
    <message>
        <source>Solved before. The goals:</source>
        <translation>Già risolto. Obiettivi:</translation>
    </message>
    <message>
        <source>Show its line</source>
        <translation>Mostra la sua riga</translation>
    </message>
    <message>
        <source>Launch: %1; %2</source>
        <translation>Lancio: %1; %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExperimentPanel</name>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Riproduzione</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Family of kernels</source>
        <translation>Famiglia di kernel</translation>
    </message>
    <message>
        <source>What the kernels compute. The kernels of a family compute the same thing in different ways.</source>
        <translation>Che cosa calcolano i kernel. Quelli di una famiglia calcolano la stessa cosa in modi diversi.</translation>
    </message>
    <message>
        <source>Run while a slider moves</source>
        <translation>Esegue mentre si muove un cursore</translation>
    </message>
    <message>
        <source>Run the checked variants at each value where a slider stops.
A simulated device runs only as many blocks as finish at once; their counts are marked as estimated.</source>
        <translation>Esegue le varianti scelte a ogni valore su cui si ferma un cursore.
Un dispositivo simulato esegue solo i blocchi che finiscono subito; i loro conteggi sono indicati come stimati.</translation>
    </message>
    <message>
        <source>cold: the L2 cache is flushed before every sample.
hot: the L2 cache is as the last launch left it.
inside: the kernel repeats its work inside one launch, if the family&apos;s kernels can.</source>
        <translation>a freddo: la cache L2 viene svuotata prima di ogni campione.
a caldo: la cache L2 è come l&apos;ha lasciata l&apos;ultimo lancio.
nel kernel: il kernel ripete il lavoro dentro un solo lancio, se i kernel della famiglia lo possono fare.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>come misurato</translation>
    </message>
    <message>
        <source>10 times as fast</source>
        <translation>10 volte più veloce</translation>
    </message>
    <message>
        <source>Speed at which recorded samples are replayed.</source>
        <translation>Velocità di riproduzione dei campioni registrati.</translation>
    </message>
    <message>
        <source>Reason why the experiment cannot run</source>
        <translation>Perché l&apos;esperimento non può essere eseguito</translation>
    </message>
    <message>
        <source>Stop the run and keep its results so far (Esc)</source>
        <translation>Interrompe l&apos;esecuzione e ne conserva i risultati ottenuti finora (Esc)</translation>
    </message>
    <message>
        <source>Choose a device</source>
        <translation>Scegliere un dispositivo</translation>
    </message>
    <message>
        <source>Choose at least one variant</source>
        <translation>Scegliere almeno una variante</translation>
    </message>
    <message>
        <source>Values: %1. Points to run: %2.</source>
        <translation>Valori: %1. Punti da eseguire: %2.</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Accoda</translation>
    </message>
    <message>
        <source>Run the experiment after the waiting ones (F5)</source>
        <translation>Esegue l&apos;esperimento dopo quelli in attesa (F5)</translation>
    </message>
    <message>
        <source>Run the experiment (F5)</source>
        <translation>Esegue l&apos;esperimento (F5)</translation>
    </message>
    <message>
        <source>This recording has no results of this family: choose another device</source>
        <translation>Questa registrazione non ha risultati di questa famiglia: scegliere un altro dispositivo</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Not recorded with these values: uncheck it</source>
        <translation>Non registrata con questi valori: deselezionala</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExportDialog</name>
    <message>
        <source>Files of the chosen format (*.%1);;Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</source>
        <translation>File del formato scelto (*.%1);;Immagini e dati (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Esporta grafico</translation>
    </message>
    <message>
        <source>the plot</source>
        <translation>il grafico</translation>
    </message>
    <message>
        <source>the memory view</source>
        <translation>la vista della memoria</translation>
    </message>
    <message>
        <source>Wh&amp;at</source>
        <translation>Che c&amp;osa</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>Contenuto del file</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Preview of the data</source>
        <translation>Anteprima dei dati</translation>
    </message>
    <message>
        <source>Content that the file will have</source>
        <translation>Contenuto del file</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Salva...</translation>
    </message>
    <message>
        <source>Choose a file and write it (Return)</source>
        <translation>Sceglie un file e lo scrive (Invio)</translation>
    </message>
    <message>
        <source>Close and keep the choices (Esc)</source>
        <translation>Chiude; le scelte vengono conservate (Esc)</translation>
    </message>
    <message>
        <source>the memory view is empty</source>
        <translation>la vista della memoria è vuota</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Esportato %1</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Non c&apos;è ancora nulla da esportare.</translation>
    </message>
    <message>
        <source>The memory view has no data: choose a picture.</source>
        <translation>La vista della memoria non ha dati: scegliere un&apos;immagine.</translation>
    </message>
    <message>
        <source>The data shown in the plot, with units and a decimal point.</source>
        <translation>I dati mostrati nel grafico, con le unità e il punto decimale.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Exporter</name>
    <message>
        <source>&amp;Export plot...</source>
        <translation>&amp;Esporta grafico...</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Write the current plot or memory view to a picture or a table</source>
        <translation>Scrive il grafico o la vista della memoria correnti in un&apos;immagine o in una tabella</translation>
    </message>
    <message>
        <source>Export all &amp;views...</source>
        <translation>Esporta tutte le &amp;viste...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Write every view of every family of the session into a folder</source>
        <translation>Scrive in una cartella ogni vista di ogni famiglia della sessione</translation>
    </message>
    <message>
        <source>Copy &amp;plot as picture</source>
        <translation>Copia &amp;grafico come immagine</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the current view to the clipboard, in the size chosen for export</source>
        <translation>Copia negli appunti la vista corrente, nelle dimensioni scelte per l&apos;esportazione</translation>
    </message>
    <message>
        <source>Copy plot&apos;s da&amp;ta</source>
        <translation>Copia dati de&amp;l grafico</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Copy the plot&apos;s data for a spreadsheet</source>
        <translation>Copia i dati del grafico per un foglio di calcolo</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>Il grafico è vuoto.</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>Immagine copiata</translation>
    </message>
    <message>
        <source>Copied the plot&apos;s data</source>
        <translation>Dati del grafico copiati</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Esportato %1</translation>
    </message>
    <message>
        <source>Export all steps as &amp;PDF...</source>
        <translation>Esporta tutti i passi come &amp;PDF...</translation>
    </message>
    <message>
        <source>Write every step of the memory view to a page of one file, as a handout</source>
        <translation>Scrive ogni passo della vista della memoria su una pagina di un unico file, come dispensa</translation>
    </message>
    <message>
        <source>Export &amp;data as CSV...</source>
        <translation>Esporta &amp;dati come CSV...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export repor&amp;t...</source>
        <translation>Esporta rep&amp;ort...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Write the session as one document, with its plots, tables and explanations</source>
        <translation>Scrive la sessione come un unico documento, con grafici, tabelle e spiegazioni</translation>
    </message>
    <message>
        <source>Export all steps</source>
        <translation>Esporta tutti i passi</translation>
    </message>
    <message>
        <source>Handouts (*.pdf)</source>
        <translation>Dispense (*.pdf)</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>Esporta dati</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Valori separati da virgole (*.csv);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Esporta report</translation>
    </message>
    <message>
        <source>Reports (*.pdf)</source>
        <translation>Report (*.pdf)</translation>
    </message>
    <message>
        <source>Reports (*.html)</source>
        <translation>Report (*.html)</translation>
    </message>
    <message>
        <source>Export ta&amp;ble...</source>
        <translation>Esporta ta&amp;bella...</translation>
    </message>
    <message>
        <source>Write the visible rows of the table as LaTeX or Markdown</source>
        <translation>Scrive le righe visibili della tabella in LaTeX o Markdown</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Esporta tabella</translation>
    </message>
    <message>
        <source>LaTeX tables (*.tex);;Markdown tables (*.md)</source>
        <translation>Tabelle LaTeX (*.tex);;Tabelle Markdown (*.md)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Press Enter for the next match, Shift+Enter for the previous one</source>
        <translation>Premere Invio per il successivo, Maiusc+Invio per il precedente</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Sostituisci con</translation>
    </message>
    <message>
        <source>Press Enter to replace the match</source>
        <translation>Premere Invio per sostituire il testo trovato</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Find the next match</source>
        <translation>Trova il successivo</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Replace the match</source>
        <translation>Sostituisci il testo trovato</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Sostituisci tutto</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>Sostituisci tutte le occorrenze</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>Sostituiti: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ImagePreview</name>
    <message>
        <source>Preview of the image</source>
        <translation>Anteprima dell&apos;immagine</translation>
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
        <translation>Aggiungi alla sessione</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Add these results to the session</source>
        <translation>Aggiunge questi risultati alla sessione</translation>
    </message>
    <message>
        <source>Forget this job and delete its files</source>
        <translation>Dimentica questo job ed elimina i suoi file</translation>
    </message>
    <message>
        <source>Job %1 at %2, of %3 (%4)</source>
        <translation>Job %1 su %2, del %3 (%4)</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 non riuscito: %2</translation>
    </message>
    <message>
        <source>%1 is done. Results: %2</source>
        <translation>%1 terminato. Risultati: %2</translation>
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
        <translation>Consenti</translation>
    </message>
    <message>
        <source>Source of the kernel</source>
        <translation>Sorgente del kernel</translation>
    </message>
    <message>
        <source>The kernel&apos;s file. Wasteful lines are highlighted.
Type to change a copy, and press F5 to run the copy. Ctrl+F finds text, Ctrl+Tab leaves the editor.</source>
        <translation>Il file del kernel. Le righe dispendiose sono evidenziate.
Scrivere per modificarne una copia, premere F5 per eseguirla. Ctrl+F cerca, Ctrl+Tab lascia l&apos;editor.</translation>
    </message>
    <message>
        <source>This kernel came with the session. It is not compiled or run until you allow it.</source>
        <translation>Questo kernel è arrivato con la sessione. Viene compilato ed eseguito solo dopo il consenso.</translation>
    </message>
    <message>
        <source>Compile and run the kernels of this session</source>
        <translation>Compila ed esegue i kernel di questa sessione</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel to view or change</source>
        <translation>Il kernel da vedere o da modificare</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>Nome della copia</translation>
    </message>
    <message>
        <source>Name of the copy: letters, digits, - _ and .</source>
        <translation>Nome della copia: lettere, cifre, - _ e .</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restore the text of the original</source>
        <translation>Ripristina il testo dell&apos;originale</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove the copy; its results stay</source>
        <translation>Rimuovi la copia; i suoi risultati restano</translation>
    </message>
    <message>
        <source>another launch or fewer lines</source>
        <translation>un altro lancio o meno righe</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Restore a text that ran before</source>
        <translation>Ripristina un testo già eseguito</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Save the kernel&apos;s file, or a CUDA program around it that nvcc compiles anywhere</source>
        <translation>Salva il file del kernel, o un programma CUDA che lo contiene e che nvcc compila ovunque</translation>
    </message>
    <message>
        <source>&amp;Kernel file (.cuh)...</source>
        <translation>File del &amp;kernel (.cuh)...</translation>
    </message>
    <message>
        <source>CUDA &amp;program (.cu)...</source>
        <translation>&amp;Programma CUDA (.cu)...</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <translation>Versione %1: %2</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simula</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Show the changes in the copy compared with the original</source>
        <translation>Mostra le modifiche della copia rispetto all&apos;originale</translation>
    </message>
    <message>
        <source>The chosen device cannot run it: %1</source>
        <translation>Il dispositivo scelto non può eseguirla: %1</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Altre azioni</translation>
    </message>
    <message>
        <source>Type to change a copy.</source>
        <translation>Digitare per modificare una copia.</translation>
    </message>
    <message>
        <source>Choose a simulated device, which runs your own kernels, and run</source>
        <translation>Sceglie un dispositivo simulato, che esegue i kernel propri, e avvia</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::KernelExport</name>
    <message>
        <source>Export kernel</source>
        <translation>Esporta kernel</translation>
    </message>
    <message>
        <source>Kernels (*.cuh)</source>
        <translation>Kernel (*.cuh)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Esportato %1</translation>
    </message>
    <message>
        <source>Export as CUDA program</source>
        <translation>Esporta come programma CUDA</translation>
    </message>
    <message>
        <source>CUDA programs (*.cu)</source>
        <translation>Programmi CUDA (*.cu)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchFields</name>
    <message>
        <source>Launch the copy with its own block size; the grid follows</source>
        <translation>Lancia la copia con una propria dimensione di blocco; la griglia si adatta</translation>
    </message>
    <message>
        <source>Threads of the block along %1</source>
        <translation>Thread del blocco lungo %1</translation>
    </message>
    <message>
        <source>threads,</source>
        <translation>thread,</translation>
    </message>
    <message>
        <source>Elements per thread along %1</source>
        <translation>Elementi per thread lungo %1</translation>
    </message>
    <message>
        <source>Elements that each thread takes along %1</source>
        <translation>Elementi che ogni thread prende lungo %1</translation>
    </message>
    <message>
        <source>elements per thread</source>
        <translation>elementi per thread</translation>
    </message>
    <message>
        <source>Own block</source>
        <translation>Blocco proprio</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchMemory</name>
    <message>
        <source>&amp;Trace</source>
        <translation>Tracc&amp;ia</translation>
    </message>
    <message>
        <source>Run the program again and record the memory accesses of this block of the selected launch</source>
        <translation>Esegue di nuovo il programma e registra gli accessi alla memoria di questo blocco del lancio selezionato</translation>
    </message>
    <message>
        <source>Press Trace: the program runs again, and one block of launch %1 (%2) is recorded.</source>
        <translation>Premere Traccia: il programma viene eseguito di nuovo e si registra un blocco del lancio %1 (%2).</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Tracciamento di un blocco...</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>interrotto</translation>
    </message>
    <message>
        <source>the program does not compile</source>
        <translation>il programma non si compila</translation>
    </message>
    <message>
        <source>this block accesses no memory</source>
        <translation>questo blocco non accede alla memoria</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>Non c&apos;è nulla da mostrare: %1.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchWhy</name>
    <message>
        <source>What limits the selected launch</source>
        <translation>Che cosa limita il lancio selezionato</translation>
    </message>
    <message>
        <source>Select a launch, in the table or in the plot, to see what limits it.</source>
        <translation>Selezionare un lancio, nella tabella o nel grafico, per vedere che cosa lo limita.</translation>
    </message>
    <message>
        <source>Check mode does not measure times. Press Run to see what limits this launch.</source>
        <translation>Il controllo non misura i tempi. Premere Esegui per vedere che cosa limita questo lancio.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchesModel</name>
    <message>
        <source>differ</source>
        <translation>diversi</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The launch&apos;s number, in order</source>
        <translation>Il numero del lancio, in ordine</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Number of launches of the kernel</source>
        <translation>Numero di lanci del kernel</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel&apos;s name, with its template arguments</source>
        <translation>Il nome del kernel, con gli argomenti del template</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Blocks in x, y and z</source>
        <translation>Blocchi in x, y e z</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>Threads of a block in x, y and z</source>
        <translation>Thread di un blocco in x, y e z</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Resident warps / the maximum that fits a multiprocessor</source>
        <translation>Warp residenti / il massimo che entra in un multiprocessore</translation>
    </message>
    <message>
        <source>Modelled ms</source>
        <translation>ms modellati</translation>
    </message>
    <message>
        <source>Computed from the counts for the simulated GPU; not measured</source>
        <translation>Calcolato dai conteggi per la GPU simulata; non misurato</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Richieste</translation>
    </message>
    <message>
        <source>Requests of warps to global memory</source>
        <translation>Richieste dei warp alla memoria globale</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Settori</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that these requests move</source>
        <translation>Settori di 32 byte che queste richieste spostano</translation>
    </message>
    <message>
        <source>Sectors/request</source>
        <translation>Settori/richiesta</translation>
    </message>
    <message>
        <source>The ideal is 4 for full warps that take 4 bytes per lane</source>
        <translation>L&apos;ideale è 4 per warp pieni con 4 byte per lane</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Efficienza</translation>
    </message>
    <message>
        <source>Bytes requested / bytes moved, in global memory</source>
        <translation>Byte richiesti / byte spostati, in memoria globale</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation>Wavefront</translation>
    </message>
    <message>
        <source>Wavefronts of shared memory</source>
        <translation>Wavefront della memoria shared</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bank conflict</translation>
    </message>
    <message>
        <source>Extra wavefronts caused by bank conflicts</source>
        <translation>Wavefront in più dovuti ai bank conflict</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Mistakes that a check found in the kernel</source>
        <translation>Errori che un controllo ha trovato nel kernel</translation>
    </message>
    <message>
        <source>Launched at</source>
        <translation>Lanciato in</translation>
    </message>
    <message>
        <source>The line of the launch</source>
        <translation>La riga del lancio</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Why a launch failed, and which values are estimated</source>
        <translation>Perché un lancio è fallito, e quali valori sono stimati</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registri</translation>
    </message>
    <message>
        <source>Registers per thread, as the compiler assigned them</source>
        <translation>Registri per thread, come li ha assegnati il compilatore</translation>
    </message>
    <message>
        <source>Measured ms</source>
        <translation>ms misurati</translation>
    </message>
    <message>
        <source>Time of each launch, measured once by CUPTI on the GPU</source>
        <translation>Tempo di ogni lancio, misurato una volta da CUPTI sulla GPU</translation>
    </message>
    <message>
        <source>Share of the time of all launches</source>
        <translation>Quota del tempo di tutti i lanci</translation>
    </message>
    <message>
        <source>Defined at</source>
        <translation>Definito in</translation>
    </message>
    <message>
        <source>The line of the kernel</source>
        <translation>La riga del kernel</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonAnswer</name>
    <message>
        <source>The results have no time.</source>
        <translation>I risultati non hanno tempi.</translation>
    </message>
    <message>
        <source>The fastest is %1, with %2.</source>
        <translation>La variante più veloce è %1, con %2.</translation>
    </message>
    <message>
        <source>Right: %1 is the fastest, with %2.</source>
        <translation>Giusto: la più veloce è %1, con %2.</translation>
    </message>
    <message>
        <source>You said %1, which takes %2. The fastest is %3, with %4.</source>
        <translation>Risposta: %1, che richiede %2. La più veloce è %3, con %4.</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 settori</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation>%1 wavefront</translation>
    </message>
    <message>
        <source>The results do not have the figures for this.</source>
        <translation>I risultati non contengono i valori necessari.</translation>
    </message>
    <message>
        <source>It is %1: %2 over %3.</source>
        <translation>Il rapporto è %1: %2 diviso %3.</translation>
    </message>
    <message>
        <source>You said %1. The result is %2: %3 over %4.</source>
        <translation>Risposta: %1. Risultato: %2, cioè %3 diviso %4.</translation>
    </message>
    <message>
        <source>You said %1, which is close. The result is %2, %3 over %4.</source>
        <translation>Risposta: %1, abbastanza vicina. Risultato: %2, cioè %3 diviso %4.</translation>
    </message>
    <message>
        <source>You said %1. The result is %2, %3 over %4.</source>
        <translation>Risposta: %1. Risultato: %2, cioè %3 diviso %4.</translation>
    </message>
    <message>
        <source>Correct answer: %1</source>
        <translation>Risposta giusta: %1</translation>
    </message>
    <message>
        <source>As you said: %1</source>
        <translation>Come da risposta: %1</translation>
    </message>
    <message>
        <source>You said: %1
Correct answer: %2</source>
        <translation>Risposta data: %1
Risposta giusta: %2</translation>
    </message>
    <message>
        <source>The experiment is still running.</source>
        <translation>L&apos;esperimento è ancora in corso.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonGuessBox</name>
    <message>
        <source>Your guess</source>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>How many times as much</source>
        <translation>Quante volte tanto</translation>
    </message>
    <message>
        <source>The factor, as a number</source>
        <translation>Quante volte tanto, come numero</translation>
    </message>
    <message>
        <source> times</source>
        <translation> volte</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonHandout</name>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Fonti: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonMode</name>
    <message>
        <source>Open lesson</source>
        <translation>Apri lezione</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lezioni (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson.</source>
        <translation>&apos;%1&apos; non è una lezione.</translation>
    </message>
    <message>
        <source>Export handout</source>
        <translation>Esporta dispensa</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Pagine (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the handout: step %1 of %2</source>
        <translation>Preparazione della dispensa: passo %1 di %2</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Esportato %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonPage</name>
    <message>
        <source>It takes about %1 min.</source>
        <translation>Durata: circa %1 min.</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>Fonti:</translation>
    </message>
    <message>
        <source>Guess first; the results follow.</source>
        <translation>Prima l&apos;ipotesi; poi i risultati.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonPanel</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Chiudi la lezione</translation>
    </message>
    <message>
        <source>End the lesson and return to the list</source>
        <translation>Termina la lezione e torna all&apos;elenco</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>Previous step (Page Up)</source>
        <translation>Passo precedente (PagSu)</translation>
    </message>
    <message>
        <source>Next step (Page Down)</source>
        <translation>Passo successivo (PagGiù)</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Testo del passo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>A&amp;vanti</translation>
    </message>
    <message>
        <source>Sho&amp;w answer</source>
        <translation>Mostra ris&amp;posta</translation>
    </message>
    <message>
        <source>Show &amp;more</source>
        <translation>Mostra a&amp;ltro</translation>
    </message>
    <message>
        <source>Handout...</source>
        <translation>Dispensa...</translation>
    </message>
    <message>
        <source>Write the lesson&apos;s steps as pages of one PDF</source>
        <translation>Scrive i passi della lezione come pagine di un PDF</translation>
    </message>
    <message>
        <source>Keep results</source>
        <translation>Conserva risultati</translation>
    </message>
    <message>
        <source>Add the lesson&apos;s results to the session</source>
        <translation>Aggiunge i risultati della lezione alla sessione</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonRuns</name>
    <message>
        <source>No device here can run this step&apos;s experiment.</source>
        <translation>Nessun dispositivo presente può eseguire l&apos;esperimento di questo passo.</translation>
    </message>
    <message>
        <source>The step&apos;s experiment waits for the current run.</source>
        <translation>L&apos;esperimento del passo aspetta la fine dell&apos;esecuzione in corso.</translation>
    </message>
    <message>
        <source>Stopped; the step shows the results so far.</source>
        <translation>Interrotto; il passo mostra i risultati ottenuti finora.</translation>
    </message>
    <message>
        <source>The run failed on %1: %2</source>
        <translation>Esecuzione non riuscita su %1: %2</translation>
    </message>
    <message>
        <source>The run failed on %1, so these results are from %2. The reason: %3</source>
        <translation>L&apos;esecuzione è fallita su %1, quindi questi risultati vengono da %2. Il motivo: %3</translation>
    </message>
    <message>
        <source>These results are from %1. The reason: %2</source>
        <translation>Questi risultati vengono da %1. Il motivo: %2</translation>
    </message>
    <message>
        <source>This device cannot run: %1</source>
        <translation>Questo dispositivo non può eseguire: %1</translation>
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
        <translation>Nuovi risultati: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MachineCode</name>
    <message>
        <source>Cannot find cuobjdump on PATH or in /usr/local/cuda/bin: install NVIDIA&apos;s CUDA Toolkit.</source>
        <translation>Impossibile trovare cuobjdump nel PATH o in /usr/local/cuda/bin: installare il CUDA Toolkit di NVIDIA.</translation>
    </message>
    <message>
        <source>This program has no machine code: it was built without CUDA.</source>
        <translation>In questo programma non c&apos;è codice macchina: è stato compilato senza CUDA.</translation>
    </message>
    <message>
        <source>cuobjdump found no machine code for this kernel.</source>
        <translation>cuobjdump non ha trovato il codice macchina di questo kernel.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>Impossibile avviare %1: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MachineCodePage</name>
    <message>
        <source>Template arguments of the kernel</source>
        <translation>Argomenti template del kernel</translation>
    </message>
    <message>
        <source>nvcc builds a kernel once for each set of template arguments.</source>
        <translation>nvcc compila un kernel una volta per ogni insieme di argomenti template.</translation>
    </message>
    <message>
        <source>PTX or SASS</source>
        <translation>PTX o SASS</translation>
    </message>
    <message>
        <source>PTX is nvcc&apos;s portable assembly; SASS is ptxas&apos;s machine code for each GPU that the program was built for.</source>
        <translation>PTX è l&apos;assembly portabile di nvcc; SASS è il codice macchina di ptxas per ogni GPU per cui il programma è stato compilato.</translation>
    </message>
    <message>
        <source>Machine code of the kernel</source>
        <translation>Codice macchina del kernel</translation>
    </message>
    <message>
        <source>As cuobjdump prints it.</source>
        <translation>Come lo stampa cuobjdump.</translation>
    </message>
    <message>
        <source>Reading the machine code of this program...</source>
        <translation>Lettura del codice macchina di questo programma...</translation>
    </message>
    <message>
        <source>nvcc has not compiled this kernel.</source>
        <translation>nvcc non ha compilato questo kernel.</translation>
    </message>
    <message>
        <source>Disassembling...</source>
        <translation>Disassemblaggio...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MainWindow</name>
    <message>
        <source>Checked. %1</source>
        <translation>Controllo terminato. %1</translation>
    </message>
    <message>
        <source>Stopped; the findings so far are kept</source>
        <translation>Interrotto; i problemi trovati finora vengono conservati</translation>
    </message>
    <message>
        <source>Done. New results: %1</source>
        <translation>Terminato. Nuovi risultati: %1</translation>
    </message>
    <message>
        <source>Stopped; the results so far are kept</source>
        <translation>Interrotto; i risultati ottenuti finora vengono conservati</translation>
    </message>
    <message>
        <source>Opening the device...</source>
        <translation>Apertura del dispositivo...</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Controllo in corso...</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nuova sessione</translation>
    </message>
    <message>
        <source>%1[*] - Warpbench</source>
        <translation>%1[*] - Warpbench</translation>
    </message>
    <message>
        <source>Recovered. Unsaved results: %1</source>
        <translation>Recupero riuscito. Risultati non salvati: %1</translation>
    </message>
    <message>
        <source>The language changes when the run ends.</source>
        <translation>La lingua cambierà al termine dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Results kept in the session: %1</source>
        <translation>Risultati conservati nella sessione: %1</translation>
    </message>
    <message>
        <source>The language changes when all files are written.</source>
        <translation>La lingua cambierà quando tutti i file saranno scritti.</translation>
    </message>
    <message>
        <source>The window closes when all files are written. Close again to abandon them.</source>
        <translation>La finestra si chiude quando tutti i file sono scritti. Chiudere di nuovo per rinunciarvi.</translation>
    </message>
    <message>
        <source>Submitted to the cluster: job %1</source>
        <translation>Inviato al cluster: job %1</translation>
    </message>
    <message>
        <source>Submitting to the cluster...</source>
        <translation>Invio al cluster...</translation>
    </message>
    <message>
        <source>Results added to the session: %1</source>
        <translation>Risultati aggiunti alla sessione: %1</translation>
    </message>
    <message>
        <source>Open CUDA program</source>
        <translation>Apri programma CUDA</translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Immagini (%1);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>%1. Failed, or with a wrong result: %2</source>
        <translation>%1. Falliti o con un risultato errato: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ManualWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Precedente</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Successivo</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Pages and sections of the manual</source>
        <translation>Pagine e sezioni del manuale</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina del manuale</translation>
    </message>
    <message>
        <source>The manual is in English</source>
        <translation>Il manuale è in inglese</translation>
    </message>
    <message>
        <source>Show the previous page (Alt+Left)</source>
        <translation>Mostra la pagina precedente (Alt+Left)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Words to find on any page (Ctrl+F)</source>
        <translation>Parole da cercare in tutte le pagine (Ctrl+F)</translation>
    </message>
    <message>
        <source>Show the previous match (Shift+F3)</source>
        <translation>Mostra l&apos;occorrenza precedente (Shift+F3)</translation>
    </message>
    <message>
        <source>Show the next match (F3)</source>
        <translation>Mostra l&apos;occorrenza successiva (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MarksForm</name>
    <message>
        <source>Horizontal line</source>
        <translation>Linea orizzontale</translation>
    </message>
    <message>
        <source>Vertical line</source>
        <translation>Linea verticale</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Lines and texts</source>
        <translation>Linee e testi</translation>
    </message>
    <message>
        <source>Your lines and texts in this plot; double-click a cell to edit it</source>
        <translation>Le linee e i testi aggiunti a questo grafico; fare doppio clic su una cella per modificarla</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Add &amp;horizontal line</source>
        <translation>Aggiungi linea &amp;orizzontale</translation>
    </message>
    <message>
        <source>Add a line at a value</source>
        <translation>Aggiunge una linea a un valore</translation>
    </message>
    <message>
        <source>Add &amp;vertical line</source>
        <translation>Aggiungi linea &amp;verticale</translation>
    </message>
    <message>
        <source>Add a line at a position along x</source>
        <translation>Aggiunge una linea in una posizione lungo x</translation>
    </message>
    <message>
        <source>Add t&amp;ext</source>
        <translation>Aggiungi t&amp;esto</translation>
    </message>
    <message>
        <source>Add a text at a point</source>
        <translation>Aggiunge un testo in un punto</translation>
    </message>
    <message>
        <source>Remove the selected lines and texts</source>
        <translation>Rimuove le linee e i testi selezionati</translation>
    </message>
    <message>
        <source>The bar that the text belongs to</source>
        <translation>La barra a cui appartiene il testo</translation>
    </message>
    <message>
        <source>Line %1: enter a number.</source>
        <translation>Riga %1: inserire un numero.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MemoryPanel</name>
    <message>
        <source>Choose a variant that the simulator can run.</source>
        <translation>Scegliere una variante che il simulatore possa eseguire.</translation>
    </message>
    <message>
        <source>The kernel to trace</source>
        <translation>Il kernel da tracciare</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>D&amp;imensioni</translation>
    </message>
    <message>
        <source>Show the fields for the sizes of this view</source>
        <translation>Mostra i campi per le dimensioni di questa vista</translation>
    </message>
    <message>
        <source>Source of the kernel</source>
        <translation>Sorgente del kernel</translation>
    </message>
    <message>
        <source>The line of this step is highlighted.</source>
        <translation>La riga di questo passo è evidenziata.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Tracciamento di un blocco...</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>Non c&apos;è nulla da mostrare: %1.</translation>
    </message>
    <message>
        <source>this block accesses no memory</source>
        <translation>questo blocco non accede alla memoria</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MemoryWarning</name>
    <message>
        <source>Memory that the run needs</source>
        <translation>Memoria necessaria per l&apos;esecuzione</translation>
    </message>
    <message>
        <source>This run needs %1 of memory; %2 are free.</source>
        <translation>Questa esecuzione richiede %1 di memoria; ne sono liberi %2.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Ese&amp;gui</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Visua&amp;lizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Open session...</source>
        <translation>&amp;Apri sessione...</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>&amp;Salva sessione</translation>
    </message>
    <message>
        <source>Save session &amp;as...</source>
        <translation>Salva sessione &amp;con nome...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Compare &amp;with session...</source>
        <translation>Con&amp;fronta con sessione...</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Draw another session&apos;s results for comparison</source>
        <translation>Disegna i risultati di un&apos;altra sessione per confronto</translation>
    </message>
    <message>
        <source>End co&amp;mparison</source>
        <translation>&amp;Termina confronto</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Draw only this session&apos;s results</source>
        <translation>Disegna solo i risultati di questa sessione</translation>
    </message>
    <message>
        <source>What chan&amp;ged...</source>
        <translation>Che cosa è ca&amp;mbiato...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+D</source>
        <translation>Ctrl+Alt+D</translation>
    </message>
    <message>
        <source>List what differs between the two sessions</source>
        <translation>Elenca le differenze tra le due sessioni</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esc&amp;i</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Delete selected results</source>
        <translation>&amp;Elimina i risultati selezionati</translation>
    </message>
    <message>
        <source>Remove the selected rows from the session; Undo restores them</source>
        <translation>Toglie dalla sessione le righe selezionate; Annulla le riporta</translation>
    </message>
    <message>
        <source>C&amp;lear results</source>
        <translation>&amp;Svuota i risultati</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Impostazioni...</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Plac&amp;es...</source>
        <translation>&amp;Destinazioni...</translation>
    </message>
    <message>
        <source>Other places where kernels can run: a machine, a cluster, a container</source>
        <translation>Altre destinazioni in cui eseguire i kernel: una macchina, un cluster, un container</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>&amp;Leave to the cluster</source>
        <translation>&amp;Lascia al cluster</translation>
    </message>
    <message>
        <source>Submit the experiment to the device&apos;s cluster; the window offers its results when it is done</source>
        <translation>Invia l&apos;esperimento al cluster del dispositivo; la finestra ne offre i risultati quando è finito</translation>
    </message>
    <message>
        <source>&amp;Check for mistakes</source>
        <translation>&amp;Cerca errori</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Run the chosen variants in the simulator and check every access and barrier</source>
        <translation>Esegue le varianti scelte nel simulatore e controlla ogni accesso e ogni barriera</translation>
    </message>
    <message>
        <source>Run the selected result a&amp;gain</source>
        <translation>&amp;Ripeti il risultato selezionato</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Measure this point again, on its own device if available</source>
        <translation>Misura di nuovo questo punto, sul suo dispositivo se disponibile</translation>
    </message>
    <message>
        <source>Run this session &amp;here</source>
        <translation>Esegui &amp;qui questa sessione</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Run all points of the session again on the chosen device</source>
        <translation>Esegue di nuovo tutti i punti della sessione sul dispositivo scelto</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Interrompi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Stop the run and keep the results so far</source>
        <translation>Interrompe l&apos;esecuzione e conserva i risultati ottenuti finora</translation>
    </message>
    <message>
        <source>Stop &amp;all</source>
        <translation>Interrompi &amp;tutto</translation>
    </message>
    <message>
        <source>Shift+Esc</source>
        <translation>Shift+Esc</translation>
    </message>
    <message>
        <source>Stop the run and remove the waiting experiments</source>
        <translation>Interrompe l&apos;esecuzione e rimuove gli esperimenti in attesa</translation>
    </message>
    <message>
        <source>&amp;Pictures...</source>
        <translation>&amp;Immagini...</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Ripristina disposizione</translation>
    </message>
    <message>
        <source>Text &amp;larger</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Text s&amp;maller</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>Text normal s&amp;ize</source>
        <translation>Testo &amp;normale</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Come il s&amp;istema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>Open the manual, which is in English</source>
        <translation>Apri il manuale, che è in inglese</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Open the keyboard shortcuts in the manual</source>
        <translation>Apri le scorciatoie da tastiera nel manuale</translation>
    </message>
    <message>
        <source>&amp;About Warpbench</source>
        <translation>&amp;Informazioni su Warpbench</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Informazioni su &amp;Qt</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Accoda</translation>
    </message>
    <message>
        <source>Open C&amp;UDA program...</source>
        <translation>Apri programma C&amp;UDA...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>A .cu file, a program built by warpbench-nvcc, or a project&apos;s Makefile or CMakeLists.txt</source>
        <translation>Un file .cu, un programma compilato con warpbench-nvcc, oppure il Makefile o il CMakeLists.txt di un progetto</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nuova sessione</translation>
    </message>
    <message>
        <source>Start an empty session; the experiment stays</source>
        <translation>Comincia una sessione vuota; l&apos;esperimento resta</translation>
    </message>
    <message>
        <source>Run the experiment, the open exercise, or the CUDA program in front</source>
        <translation>Esegue l&apos;esperimento, l&apos;esercizio aperto o il programma CUDA in primo piano</translation>
    </message>
    <message>
        <source>Wor&amp;kspace</source>
        <translation>Area &amp;di lavoro</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find a &amp;command...</source>
        <translation>&amp;Trova un comando...</translation>
    </message>
    <message>
        <source>Search all commands, families, variants and lessons</source>
        <translation>Cerca fra tutti i comandi, le famiglie, le varianti e le lezioni</translation>
    </message>
    <message>
        <source>Family: %1</source>
        <translation>Famiglia: %1</translation>
    </message>
    <message>
        <source>Only the variant: %1</source>
        <translation>Solo la variante: %1</translation>
    </message>
    <message>
        <source>&amp;Close program</source>
        <translation>C&amp;hiudi programma</translation>
    </message>
    <message>
        <source>Close the CUDA program in front</source>
        <translation>Chiude il programma CUDA in primo piano</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lezione: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MistakesList</name>
    <message>
        <source>Mistakes of the program</source>
        <translation>Errori del programma</translation>
    </message>
    <message>
        <source>Select a row to show its line</source>
        <translation>Selezionare una riga per mostrarne la linea di codice</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Che cosa non va</translation>
    </message>
    <message>
        <source>launch failed</source>
        <translation>lancio fallito</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::NothingShown</name>
    <message>
        <source>There is no result of %1 yet: press Run (F5).</source>
        <translation>Nessun risultato ancora per %1: premere Esegui (F5).</translation>
    </message>
    <message>
        <source>The table&apos;s filter hides all results of this family.</source>
        <translation>Il filtro della tabella nasconde tutti i risultati di questa famiglia.</translation>
    </message>
    <message>
        <source>No run of this family is shown: check one next to the table.</source>
        <translation>Nessuna esecuzione di questa famiglia è mostrata: selezionarne una accanto alla tabella.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ParameterEditor</name>
    <message>
        <source>, in %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>%1: %2%3.</source>
        <translation>%1: %2%3.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Accetta %1.</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>Sweep di %1</translation>
    </message>
    <message>
        <source>Sweep this parameter over several values</source>
        <translation>Sweep di questo parametro su più valori</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generata</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: scegliere un file</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Sceglie un file</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ParameterForm</name>
    <message>
        <source>Fit to the device</source>
        <translation>Adatta al dispositivo</translation>
    </message>
    <message>
        <source>Parameter&amp;s</source>
        <translation>&amp;Parametri</translation>
    </message>
    <message>
        <source>Set sizes that a simulated device runs quickly</source>
        <translation>Imposta dimensioni che un dispositivo simulato esegue in fretta</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PictureForm</name>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vettoriale</translation>
    </message>
    <message>
        <source>LaTeX, drawn by pgfplots</source>
        <translation>LaTeX, disegnato da pgfplots</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vettoriale</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, pixel</translation>
    </message>
    <message>
        <source>CSV, the plot&apos;s data</source>
        <translation>CSV, dati del grafico</translation>
    </message>
    <message>
        <source>TSV, the plot&apos;s data</source>
        <translation>TSV, dati del grafico</translation>
    </message>
    <message>
        <source>JSON, the plot&apos;s data</source>
        <translation>JSON, dati del grafico</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Dimensioni personalizzate</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>millimetri</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>light</source>
        <translation>chiaro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scuro</translation>
    </message>
    <message>
        <source> dots per inch</source>
        <translation> punti per pollice</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>The file format. Vector formats stay sharp at any size.</source>
        <translation>Il formato del file. I formati vettoriali restano nitidi a qualsiasi dimensione.</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Preset</translation>
    </message>
    <message>
        <source>A suitable size, with readable text.</source>
        <translation>Una dimensione adatta, con testo leggibile.</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Larghezza</translation>
    </message>
    <message>
        <source>Width of the picture.</source>
        <translation>Larghezza dell&apos;immagine.</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Altezza</translation>
    </message>
    <message>
        <source>Height of the picture.</source>
        <translation>Altezza dell&apos;immagine.</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Unità</translation>
    </message>
    <message>
        <source>Unit of width and height; the size stays the same.</source>
        <translation>Unità di larghezza e altezza; le dimensioni restano uguali.</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Risoluzione</translation>
    </message>
    <message>
        <source>Pixels per inch, for PNG and for sizes in pixels.</source>
        <translation>Pixel per pollice, per un PNG e per le dimensioni in pixel.</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Dimensione del &amp;testo</translation>
    </message>
    <message>
        <source>Size of axis titles and legend, in points of 1/72 inch. Lines and marks scale with it.</source>
        <translation>Dimensione dei titoli degli assi e della legenda, in punti da 1/72 di pollice. Linee e simboli sono in proporzione.</translation>
    </message>
    <message>
        <source>Back&amp;ground</source>
        <translation>Sfon&amp;do</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides.</source>
        <translation>Chiaro per la carta; scuro per diapositive scure.</translation>
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
        <translation>Si conserva per ogni formato predefinito</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titolo</translation>
    </message>
    <message>
        <source>subtitle</source>
        <translation>sottotitolo</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>formula</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>note</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>segni</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>&amp;Mostra</translation>
    </message>
    <message>
        <source>below the plot</source>
        <translation>sotto il grafico</translation>
    </message>
    <message>
        <source>next to the plot</source>
        <translation>accanto al grafico</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Legen&amp;d</source>
        <translation>Lege&amp;nda</translation>
    </message>
    <message>
        <source>The legend moves if it does not fit.</source>
        <translation>La legenda si sposta se non c&apos;è posto.</translation>
    </message>
    <message>
        <source>as in the plot</source>
        <translation>come nel grafico</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>T&amp;itolo</translation>
    </message>
    <message>
        <source>&amp;x axis</source>
        <translation>Asse &amp;x</translation>
    </message>
    <message>
        <source>&amp;y axis</source>
        <translation>Asse &amp;y</translation>
    </message>
    <message>
        <source>peak and copy</source>
        <translation>picco e copia</translation>
    </message>
    <message>
        <source>Title for this plot.</source>
        <translation>Titolo di questo grafico.</translation>
    </message>
    <message>
        <source>Label for this plot&apos;s x axis.</source>
        <translation>Etichetta dell&apos;asse x di questo grafico.</translation>
    </message>
    <message>
        <source>Label for this plot&apos;s y axis. Without the subtitle, it also says if all times are modelled or recorded.</source>
        <translation>Etichetta dell&apos;asse y di questo grafico. Senza il sottotitolo dice anche se tutti i tempi sono modellati o registrati.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PicturesDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>&amp;Save picture...</source>
        <translation>&amp;Salva immagine...</translation>
    </message>
    <message>
        <source>Save the picture that the kernel computed</source>
        <translation>Salva l&apos;immagine calcolata dal kernel</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiude (Esc)</translation>
    </message>
    <message>
        <source>No result has a picture.</source>
        <translation>Nessun risultato ha un&apos;immagine.</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Salva immagine</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.bmp);;All files (*)</source>
        <translation>Immagini (*.png *.jpg *.bmp);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Salvato %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlacesController</name>
    <message>
        <source>Usable devices: %1</source>
        <translation>Dispositivi utilizzabili: %1</translation>
    </message>
    <message>
        <source>This place has no devices.</source>
        <translation>Questa destinazione non ha dispositivi.</translation>
    </message>
    <message>
        <source>Asking...</source>
        <translation>Interrogazione in corso...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlacesDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Destinazioni</translation>
    </message>
    <message>
        <source>Other places where kernels can run</source>
        <translation>Altre destinazioni in cui eseguire i kernel</translation>
    </message>
    <message>
        <source>Name to show with the devices of the place</source>
        <translation>Nome da mostrare con i dispositivi della destinazione</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>per esempio %1</translation>
    </message>
    <message>
        <source>Command that starts warpbench-cli there: %1</source>
        <translation>Comando che avvia là warpbench-cli: %1</translation>
    </message>
    <message>
        <source>Add a place of this name</source>
        <translation>Aggiunge una destinazione con questo nome</translation>
    </message>
    <message>
        <source>Apply the entered values to the selected place</source>
        <translation>Applica i valori inseriti alla destinazione selezionata</translation>
    </message>
    <message>
        <source>Remove the selected place from the list</source>
        <translation>Toglie dall&apos;elenco la destinazione selezionata</translation>
    </message>
    <message>
        <source>Connect to the place as entered and list its devices</source>
        <translation>Si collega alla destinazione inserita ed elenca i suoi dispositivi</translation>
    </message>
    <message>
        <source>The window stays here, and the kernels run there. A place needs warpbench-cli and a connection without a password prompt.</source>
        <translation>La finestra resta qui e i kernel si eseguono là. A una destinazione servono warpbench-cli e una connessione che non chieda la password.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Dove</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <translation>Uno tra: %1</translation>
    </message>
    <message>
        <source>Close; changes are already applied (Esc)</source>
        <translation>Chiude; le destinazioni sono già attive (Esc)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A name consists of letters, digits, blanks and . - _ : [ ]</source>
        <translation>Un nome è formato da lettere, cifre, spazi e . - _ : [ ]</translation>
    </message>
    <message>
        <source>Asking...</source>
        <translation>Interrogazione in corso...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotActions</name>
    <message>
        <source>Logarithmic &amp;x axis</source>
        <translation>Asse &amp;x logaritmico</translation>
    </message>
    <message>
        <source>Logarithmic &amp;y axis</source>
        <translation>Asse &amp;y logaritmico</translation>
    </message>
    <message>
        <source>Shown &amp;series</source>
        <translation>&amp;Serie mostrate</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Mostra t&amp;utto</translation>
    </message>
    <message>
        <source>Undo zooming and panning (Home, or a double click on the plot)</source>
        <translation>Annulla ingrandimento e spostamento (Home o doppio clic sul grafico)</translation>
    </message>
    <message>
        <source>&amp;Axis ranges...</source>
        <translation>Inter&amp;valli degli assi...</translation>
    </message>
    <message>
        <source>Enter the ranges of the axes</source>
        <translation>Inserisci gli intervalli degli assi</translation>
    </message>
    <message>
        <source>&amp;Crosshair</source>
        <translation>&amp;Mirino</translation>
    </message>
    <message>
        <source>Read all lines at the pointer</source>
        <translation>Legge tutte le linee al puntatore</translation>
    </message>
    <message>
        <source>Names, c&amp;olours and notes...</source>
        <translation>Nomi, &amp;colori e note...</translation>
    </message>
    <message>
        <source>Rename and recolour series; add your own lines and texts. The session saves them</source>
        <translation>Cambia nomi e colori delle serie; aggiunge linee e testi propri. La sessione li salva</translation>
    </message>
    <message>
        <source>Open in own &amp;window</source>
        <translation>Apri in una &amp;finestra propria</translation>
    </message>
    <message>
        <source>Show this view in its own window; it follows the session</source>
        <translation>Mostra questa vista in una finestra propria; segue la sessione</translation>
    </message>
    <message>
        <source>This plot has no legend</source>
        <translation>Questo grafico non ha legenda</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotEditor</name>
    <message>
        <source>Names, colours and notes</source>
        <translation>Nomi, colori e note</translation>
    </message>
    <message>
        <source>&amp;Series</source>
        <translation>&amp;Serie</translation>
    </message>
    <message>
        <source>&amp;Lines and texts</source>
        <translation>&amp;Linee e testi</translation>
    </message>
    <message>
        <source>Names and colours, in all plots of this family</source>
        <translation>Nomi e colori, in tutti i grafici di questa famiglia</translation>
    </message>
    <message>
        <source>Your own lines and texts in this plot</source>
        <translation>Le linee e i testi aggiunti a questo grafico</translation>
    </message>
    <message>
        <source>Apply the changes; the session saves them (Return)</source>
        <translation>Applica le modifiche; la sessione le salva (Invio)</translation>
    </message>
    <message>
        <source>Keep the plot unchanged (Esc)</source>
        <translation>Lascia il grafico invariato (Esc)</translation>
    </message>
    <message>
        <source>Names, colours or notes were edited. Save them?</source>
        <translation>Nomi, colori o note sono stati modificati. Salvarli?</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotMenu</name>
    <message>
        <source>&amp;Export plot...</source>
        <translation>&amp;Esporta grafico...</translation>
    </message>
    <message>
        <source>Copy &amp;plot as picture</source>
        <translation>Copia &amp;grafico come immagine</translation>
    </message>
    <message>
        <source>Copy plot&apos;s &amp;data</source>
        <translation>Copia &amp;dati del grafico</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>Il grafico è vuoto.</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Esporta grafico</translation>
    </message>
    <message>
        <source>Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</source>
        <translation>Immagini e dati (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Esportato %1</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>Immagine copiata</translation>
    </message>
    <message>
        <source>Copied the plot&apos;s data</source>
        <translation>Dati del grafico copiati</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotsPanel</name>
    <message>
        <source>Basel&amp;ine</source>
        <translation>&amp;Baseline</translation>
    </message>
    <message>
        <source>The variant to compare the other times with</source>
        <translation>La variante con cui confrontare gli altri tempi</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>T&amp;ipo</translation>
    </message>
    <message>
        <source>The samples sorted by time, or in the order they were taken</source>
        <translation>I campioni ordinati per tempo, o nell&apos;ordine di misura</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Che cosa si conta</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>In the order taken</source>
        <translation>Nell&apos;ordine di misura</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>questa sessione</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Mem&amp;oria</translation>
    </message>
    <message>
        <source>Memory accesses of each step of a kernel, simulated at a small size</source>
        <translation>Accessi alla memoria di ogni passo di un kernel, simulati con una dimensione piccola</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Presentation</name>
    <message>
        <source>Prese&amp;ntation</source>
        <translation>Pr&amp;esentazione</translation>
    </message>
    <message>
        <source>Fill the screen with the plot or the lesson; press Escape to leave</source>
        <translation>Riempie lo schermo con il grafico o la lezione; premere Esc per uscire</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Presentazione</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PresetButton</name>
    <message>
        <source>Presets</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Use values with published figures from a course or a report</source>
        <translation>Usa valori con risultati pubblicati da un corso o un report</translation>
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
        <translation>Output del programma</translation>
    </message>
    <message>
        <source>The output of the program appears here.</source>
        <translation>Qui compare l&apos;output del programma.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramRunner</name>
    <message>
        <source>Cannot start %1: %2</source>
        <translation>Impossibile avviare %1: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramSourceView</name>
    <message>
        <source>The program&apos;s source</source>
        <translation>Il sorgente del programma</translation>
    </message>
    <message>
        <source>Each line shows the sectors or wavefronts per request of one block</source>
        <translation>Ogni riga mostra i settori o i wavefront per richiesta di un blocco</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramView</name>
    <message>
        <source>out of bounds</source>
        <translation>fuori dai limiti</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>non allineato</translation>
    </message>
    <message>
        <source>uninitialised</source>
        <translation>non inizializzato</translation>
    </message>
    <message>
        <source>race</source>
        <translation>race condition</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>barriera divergente</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>non termina mai</translation>
    </message>
    <message>
        <source>freed twice</source>
        <translation>liberato due volte</translation>
    </message>
    <message>
        <source>use after free</source>
        <translation>uso dopo la liberazione</translation>
    </message>
    <message>
        <source>pointer to host memory</source>
        <translation>puntatore alla memoria dell&apos;host</translation>
    </message>
    <message>
        <source>memory never freed</source>
        <translation>memoria mai liberata</translation>
    </message>
    <message>
        <source>error not checked</source>
        <translation>errore non controllato</translation>
    </message>
    <message>
        <source>The program ended with exit code %1.</source>
        <translation>Il programma è terminato con il codice di uscita %1.</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <comment>as in: It was ended by signal 9 (Killed).</comment>
        <translation>Il programma: %1.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Add to re&amp;sults</source>
        <translation>Aggiungi ai ri&amp;sultati</translation>
    </message>
    <message>
        <source>What the last run changed</source>
        <translation>Che cosa ha cambiato l&apos;ultima esecuzione</translation>
    </message>
    <message>
        <source>Shows what changed after a second run.</source>
        <translation>Mostra che cosa è cambiato dopo una seconda esecuzione.</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>Ou&amp;tput</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>&amp;Errori</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Perché</translation>
    </message>
    <message>
        <source>Ch&amp;anges</source>
        <translation>Modific&amp;he</translation>
    </message>
    <message>
        <source>The program runs</source>
        <translation>Il programma è in esecuzione</translation>
    </message>
    <message>
        <source>Arguments of the program&apos;s main(), as in a shell</source>
        <translation>Argomenti di main() del programma, come in una shell</translation>
    </message>
    <message>
        <source>More files of the program, -I FOLDER, -D NAME=VALUE</source>
        <translation>Altri file del programma, -I CARTELLA, -D NOME=VALORE</translation>
    </message>
    <message>
        <source>Argume&amp;nts</source>
        <translation>Argome&amp;nti</translation>
    </message>
    <message>
        <source>Com&amp;piler</source>
        <translation>&amp;Compilatore</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>GP&amp;U</translation>
    </message>
    <message>
        <source>Compile and run the program</source>
        <translation>Compila ed esegue il programma</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Run the program and check each access, each barrier and each call of the runtime for mistakes</source>
        <translation>Esegue il programma e cerca errori in ogni accesso, ogni barriera e ogni chiamata del runtime</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Termina il programma</translation>
    </message>
    <message>
        <source>Add the launches to the session, where you can save, compare and export them</source>
        <translation>Aggiunge i lanci alla sessione, per salvarli, confrontarli ed esportarli</translation>
    </message>
    <message>
        <source>Show each launch, or all launches of a kernel together</source>
        <translation>Mostra ogni lancio, o tutti i lanci di un kernel insieme</translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation>Lanci in ordine</translation>
    </message>
    <message>
        <source>By kernel</source>
        <translation>Per kernel</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Select a launch to see its explanation in Why and its line</source>
        <translation>Selezionare un lancio per vederne la spiegazione in Perché e la riga</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a file of the program nor -I nor -D.</source>
        <translation>&apos;%1&apos; non è un file del programma, né -I né -D.</translation>
    </message>
    <message>
        <source>Running on the %1 (modelled). Launches: %2. Seconds: %3.</source>
        <translation>In esecuzione su %1 (modellato). Lanci: %2. Secondi: %3.</translation>
    </message>
    <message>
        <source>Compiling... Seconds: %1.</source>
        <translation>Compilazione... Secondi: %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>warpbench-cli ended before the program did.</source>
        <translation>warpbench-cli è terminato prima del programma.</translation>
    </message>
    <message>
        <source>Launches: %1.</source>
        <translation>Lanci: %1.</translation>
    </message>
    <message>
        <source>Mistakes found: %1.</source>
        <translation>Errori trovati: %1.</translation>
    </message>
    <message>
        <source>The last run changed nothing.</source>
        <translation>L&apos;ultima esecuzione non ha cambiato nulla.</translation>
    </message>
    <message>
        <source>Ch&amp;anges (%1)</source>
        <translation>Modific&amp;he (%1)</translation>
    </message>
    <message>
        <source>&amp;Mistakes (%1)</source>
        <translation>&amp;Errori (%1)</translation>
    </message>
    <message>
        <source>Press Run: the program runs on the chosen GPU.</source>
        <translation>Premere Esegui: il programma gira sulla GPU scelta.</translation>
    </message>
    <message>
        <source>Running on the %1. Launches: %2. Seconds: %3.</source>
        <translation>In esecuzione sulla %1. Lanci: %2. Secondi: %3.</translation>
    </message>
    <message>
        <source>A simulated GPU, which counts accesses, or a GPU of this machine, which measures times</source>
        <translation>Una GPU simulata, che conta gli accessi, o una GPU di questo computer, che misura i tempi</translation>
    </message>
    <message>
        <source>%1 (modelled)</source>
        <translation>%1 (modellato)</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>Non si compila.</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Che cosa mostra il grafico</translation>
    </message>
    <message>
        <source>Run the program on a GPU of this machine under Nsight Compute to get the hardware&apos;s counts of each launch</source>
        <translation>Esegue il programma su una GPU di questo computer con Nsight Compute, per avere i conteggi dell&apos;hardware di ogni lancio</translation>
    </message>
    <message>
        <source>Co&amp;unt</source>
        <translation>C&amp;onta</translation>
    </message>
    <message>
        <source>A real GPU does not report its accesses. Choose a simulated GPU to trace a launch.</source>
        <translation>Una GPU reale non comunica i suoi accessi. Scegliere una GPU simulata per tracciare un lancio.</translation>
    </message>
    <message>
        <source>Select a launch, in the table or in the plot, to trace one of its blocks.</source>
        <translation>Selezionare un lancio, nella tabella o nel grafico, per tracciarne un blocco.</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Memo&amp;ria</translation>
    </message>
    <message>
        <source>This view is read-only: change the file in an editor, then press Run to read it again.</source>
        <translation>Questa vista è di sola lettura: modificare il file in un editor e premere Esegui per rileggerlo.</translation>
    </message>
    <message>
        <source>Files of the program</source>
        <translation>File del programma</translation>
    </message>
    <message>
        <source>Choose a file to show it</source>
        <translation>Scegli un file per mostrarlo</translation>
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
        <translation>Ordine dei lanci</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::QueueButton</name>
    <message>
        <source>Waiting experiments; choose one to remove it</source>
        <translation>Gli esperimenti che aspettano quello in corso; sceglierne uno per rimuoverlo</translation>
    </message>
    <message>
        <source>variants: %1</source>
        <translation>varianti: %1</translation>
    </message>
    <message>
        <source>%1 values of %2</source>
        <translation>valori di %2: %1</translation>
    </message>
    <message>
        <source>%1 more waiting</source>
        <translation>%1 in attesa</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Rimuovi: %1</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>Rimuovi &amp;tutto</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RangeDialog</name>
    <message>
        <source>Axis ranges</source>
        <translation>Intervalli degli assi</translation>
    </message>
    <message>
        <source>&amp;x from</source>
        <translation>&amp;x da</translation>
    </message>
    <message>
        <source>x &amp;to</source>
        <translation>x &amp;a</translation>
    </message>
    <message>
        <source>&amp;y from</source>
        <translation>&amp;y da</translation>
    </message>
    <message>
        <source>y t&amp;o</source>
        <translation>y &amp;fino a</translation>
    </message>
    <message>
        <source>Show these ranges (Return)</source>
        <translation>Mostra questi intervalli (Invio)</translation>
    </message>
    <message>
        <source>Keep the axes unchanged (Esc)</source>
        <translation>Lascia gli assi invariati (Esc)</translation>
    </message>
    <message>
        <source>In the unit of the axis</source>
        <translation>Nell&apos;unità dell&apos;asse</translation>
    </message>
    <message>
        <source>Enter numbers.</source>
        <translation>Inserire dei numeri.</translation>
    </message>
    <message>
        <source>The end of an axis must be above its start.</source>
        <translation>La fine di un asse deve essere maggiore dell&apos;inizio.</translation>
    </message>
    <message>
        <source>A logarithmic axis must start above 0.</source>
        <translation>Un asse logaritmico deve iniziare sopra 0.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RecentSessions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Svuota l&apos;elenco</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RecoveryBar</name>
    <message>
        <source>Recover</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Open these unsaved results</source>
        <translation>Apre questi risultati non salvati</translation>
    </message>
    <message>
        <source>Delete these results permanently</source>
        <translation>Elimina definitivamente questi risultati</translation>
    </message>
    <message>
        <source>Warpbench ended unexpectedly. Unsaved results: %1, of %2.</source>
        <translation>Warpbench è terminato in modo imprevisto. Risultati non salvati: %1, del %2.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RemoveCopy</name>
    <message>
        <source>removing a copy</source>
        <translation>rimozione di una copia</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RemoveResults</name>
    <message>
        <source>clearing the results</source>
        <translation>svuotamento dei risultati</translation>
    </message>
    <message>
        <source>deleting results</source>
        <translation>eliminazione dei risultati</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RenameCopy</name>
    <message>
        <source>renaming a copy</source>
        <translation>ridenominazione di una copia</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ReportDialog</name>
    <message>
        <source>&amp;List the kernels</source>
        <translation>Elenca i &amp;kernel</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Esporta report</translation>
    </message>
    <message>
        <source>The session in one document: environment, method, plots, tables, warnings and explanations, in the language of the window.</source>
        <translation>La sessione in un unico documento: ambiente, metodo, grafici, tabelle, avvisi e spiegazioni, nella lingua della finestra.</translation>
    </message>
    <message>
        <source>PDF, pages to print</source>
        <translation>PDF, pagine da stampare</translation>
    </message>
    <message>
        <source>HTML page for a browser</source>
        <translation>HTML, una pagina per il browser</translation>
    </message>
    <message>
        <source>Each is a single self-contained file.</source>
        <translation>Ognuno è un unico file autonomo.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Adds the source of each kernel that ran, at the end of its family.</source>
        <translation>Aggiunge il sorgente di ogni kernel eseguito, alla fine della sua famiglia.</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Esporta...</translation>
    </message>
    <message>
        <source>Choose a file and write the report</source>
        <translation>Sceglie un file e scrive il report</translation>
    </message>
    <message>
        <source>Close without a report (Esc)</source>
        <translation>Chiude senza report (Esc)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsModel</name>
    <message>
        <source>failed</source>
        <translation>non riuscito</translation>
    </message>
    <message>
        <source>Median time of one launch, in milliseconds</source>
        <translation>Tempo mediano di un lancio, in millisecondi</translation>
    </message>
    <message>
        <source>Standard deviation of the samples / their mean; a modelled time has none</source>
        <translation>Deviazione standard dei campioni divisa per la loro media; un tempo modellato non ne ha</translation>
    </message>
    <message>
        <source>Effective bandwidth: bytes that the algorithm must read and write / median time</source>
        <translation>Bandwidth effettiva: byte che l&apos;algoritmo deve leggere e scrivere, divisi per il tempo mediano</translation>
    </message>
    <message>
        <source>Floating-point operations of the algorithm / median time</source>
        <translation>Operazioni floating-point dell&apos;algoritmo / tempo mediano</translation>
    </message>
    <message>
        <source>Items that the family counts, such as points / median time</source>
        <translation>Elementi che la famiglia conta, per esempio punti / tempo mediano</translation>
    </message>
    <message>
        <source>Share of the device&apos;s peak memory bandwidth or peak operations</source>
        <translation>Quota del picco del dispositivo, in bandwidth della memoria o in operazioni</translation>
    </message>
    <message>
        <source>Share of the measured bandwidth of the device&apos;s own copy, the practical ceiling</source>
        <translation>Quota della bandwidth misurata della copia del dispositivo stesso, il limite pratico</translation>
    </message>
    <message>
        <source>Largest difference between the output and the reference computed on the CPU</source>
        <translation>Differenza massima tra l&apos;output e il riferimento calcolato sulla CPU</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Ammesso: %1</translation>
    </message>
    <message>
        <source>Measured on this device, modelled from simulated counts, or recorded earlier</source>
        <translation>Misurato su questo dispositivo, modellato da conteggi simulati, o registrato in precedenza</translation>
    </message>
    <message>
        <source>Whether the output equals the reference computed on the CPU</source>
        <translation>Se l&apos;output è uguale al riferimento calcolato sulla CPU</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famiglia</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rumore</translation>
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
        <translation>Tasso (1/s)</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Del picco</translation>
    </message>
    <message>
        <source>Of copy</source>
        <translation>Della copia</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Errore massimo</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificato</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsPanel</name>
    <message>
        <source>F&amp;ilter results</source>
        <translation>&amp;Filtra i risultati</translation>
    </message>
    <message>
        <source>Filter of the results</source>
        <translation>Filtro dei risultati</translation>
    </message>
    <message>
        <source>Filter: words to find in a row</source>
        <translation>Filtro: parole che una riga deve contenere</translation>
    </message>
    <message>
        <source>Show only rows with all these words, in any column (Ctrl+F). Escape clears the filter.</source>
        <translation>Si mostrano solo le righe che contengono tutte queste parole, in qualunque colonna (Ctrl+F). Il tasto Esc lo svuota.</translation>
    </message>
    <message>
        <source>Show only rows with certain words</source>
        <translation>Mostra solo le righe con certe parole</translation>
    </message>
    <message>
        <source>%1 of %2 hidden</source>
        <translation>nascosti: %1 su %2</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copia righe</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>The results so far; the selected one is marked in the plots and explained</source>
        <translation>I risultati ottenuti finora; uno selezionato viene evidenziato nei grafici e spiegato</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, for a spreadsheet</source>
        <translation>Copia le righe selezionate, o tutte, per un foglio di calcolo</translation>
    </message>
    <message>
        <source>Copy rows as LaTe&amp;X</source>
        <translation>Copia righe come LaTe&amp;X</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as a table for a LaTeX document</source>
        <translation>Copia le righe selezionate, o tutte, come tabella per un documento LaTeX</translation>
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
        <translation>Avanzamento dell&apos;esecuzione</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1, %2 left: %3</source>
        <translation>%1, ancora %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Interruzione...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RunsList</name>
    <message>
        <source>Runs</source>
        <translation>Esecuzioni</translation>
    </message>
    <message>
        <source>Runs of this session; the table and plots show the checked ones</source>
        <translation>Esecuzioni di questa sessione; tabella e grafici mostrano quelle spuntate</translation>
    </message>
    <message>
        <source>&amp;Only this run</source>
        <translation>S&amp;olo questa esecuzione</translation>
    </message>
    <message>
        <source>&amp;All runs</source>
        <translation>&amp;Tutte le esecuzioni</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fissa</translation>
    </message>
    <message>
        <source>Keep this run visible when another one starts</source>
        <translation>Mantiene visibile questa esecuzione quando ne comincia un&apos;altra</translation>
    </message>
    <message>
        <source>&amp;Compare with it</source>
        <translation>&amp;Confronta con questa</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Note...</source>
        <translation>&amp;Nota...</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>Risultati: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SeriesLooksForm</name>
    <message>
        <source>Name of %1</source>
        <translation>Nome di %1</translation>
    </message>
    <message>
        <source>Name in this family&apos;s plots; leave it empty for the variant&apos;s own</source>
        <translation>Nome nei grafici di questa famiglia; vuoto: quello della variante</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Colore di %1</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Scegliere un colore</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predefinito</translation>
    </message>
    <message>
        <source>Default name and colour of %1</source>
        <translation>Nome e colore predefiniti di %1</translation>
    </message>
    <message>
        <source>Restore the default name and colour</source>
        <translation>Ripristina nome e colore predefiniti</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionController</name>
    <message>
        <source>Sessions, Nsight Compute&apos;s and nvbench&apos;s tables (*.json *.csv);;All files (*)</source>
        <translation>Sessioni, tabelle di Nsight Compute e di nvbench (*.json *.csv);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; no longer exists. It is removed from the list.</source>
        <translation>&apos;%1&apos; non esiste più. Viene tolto dall&apos;elenco.</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Apri sessione</translation>
    </message>
    <message>
        <source>Compare with session</source>
        <translation>Confronta con sessione</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Salva sessione</translation>
    </message>
    <message>
        <source>Sessions (*.json);;All files (*)</source>
        <translation>Sessioni (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>This session has unsaved changes. Save them?</source>
        <translation>Questa sessione ha modifiche non salvate. Salvarle?</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionDocument</name>
    <message>
        <source>changing a plot</source>
        <translation>modifica di un grafico</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionFiles</name>
    <message>
        <source>Opened %1</source>
        <translation>Aperto %1</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Confronto con %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Salvato %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionRuns</name>
    <message>
        <source>describing a run</source>
        <translation>descrizione di un&apos;esecuzione</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Esecuzione %1: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Restore all settings to their defaults</source>
        <translation>Riporta tutte le impostazioni ai valori predefiniti</translation>
    </message>
    <message>
        <source>Close; changes are already applied (Esc)</source>
        <translation>Chiude; le impostazioni sono già attive (Esc)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>come il sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>chiaro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scuro</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light, dark, or like the system.</source>
        <translation>Chiaro, scuro o come il sistema.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>Language of the window and the plots. Files and the command line are always in English.</source>
        <translation>Lingua della finestra e dei grafici. I file e la riga di comando sono sempre in inglese.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Dimensione testo</translation>
    </message>
    <message>
        <source>Size of all text, including plots (Ctrl++, Ctrl+-, Ctrl+0).</source>
        <translation>Dimensione di tutto il testo, compresi i grafici (Ctrl++, Ctrl+-, Ctrl+0).</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Esecuzioni</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time &amp;limit of a point</source>
        <translation>Limite di tempo per &amp;punto</translation>
    </message>
    <message>
        <source>Sampling of a point ends after this time, even if it is still noisy.</source>
        <translation>Il campionamento di un punto termina dopo questo tempo, anche se è ancora rumoroso.</translation>
    </message>
    <message>
        <source>Median k&amp;nown to within</source>
        <translation>&amp;Mediana nota entro</translation>
    </message>
    <message>
        <source>Sampling ends when the median is known to within this.</source>
        <translation>Il campionamento termina quando la mediana è nota entro questo valore.</translation>
    </message>
    <message>
        <source>&amp;Samples at least</source>
        <translation>&amp;Campioni minimi</translation>
    </message>
    <message>
        <source>Sampling takes at least this many samples, within the time limit.</source>
        <translation>Il campionamento raccoglie almeno questo numero di campioni, entro il limite di tempo.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>come misurato</translation>
    </message>
    <message>
        <source>10 times as fast</source>
        <translation>10 volte più veloce</translation>
    </message>
    <message>
        <source>&amp;Replay of recordings</source>
        <translation>Riprodu&amp;zione delle registrazioni</translation>
    </message>
    <message>
        <source>Speed at which recorded samples are replayed.</source>
        <translation>Velocità di riproduzione dei campioni registrati.</translation>
    </message>
    <message>
        <source>Unsaved results</source>
        <translation>Risultati non salvati</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source> s after a change</source>
        <translation> s dopo una modifica</translation>
    </message>
    <message>
        <source>&amp;Keep a copy</source>
        <translation>C&amp;onserva una copia</translation>
    </message>
    <message>
        <source>Warpbench backs up unsaved results and offers them at the next start after a crash. 0: never.</source>
        <translation>Warpbench tiene una copia dei risultati non salvati e la offre al prossimo avvio dopo un arresto anomalo. 0: mai.</translation>
    </message>
    <message>
        <source>Time limit of a la&amp;unch</source>
        <translation>Limite di tempo di un la&amp;ncio</translation>
    </message>
    <message>
        <source>Warpbench stops a kernel that takes longer on a GPU, and its point fails.</source>
        <translation>Warpbench ferma un kernel che impiega di più su una GPU, e il suo punto fallisce.</translation>
    </message>
    <message>
        <source>of each point on a GPU</source>
        <translation>di ogni punto su una GPU</translation>
    </message>
    <message>
        <source>Hard&amp;ware counters</source>
        <translation>Contatori hard&amp;ware</translation>
    </message>
    <message>
        <source>Nsight Compute counts each point in another run of some seconds. A live run counts nothing.</source>
        <translation>Nsight Compute conta ogni punto in un&apos;altra esecuzione di alcuni secondi. Un&apos;esecuzione dal vivo non conta nulla.</translation>
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
        <translation>Modifiche</translation>
    </message>
    <message>
        <source>Machine code</source>
        <translation>Codice macchina</translation>
    </message>
    <message>
        <source>The kernel&apos;s source, with the cost of each line</source>
        <translation>Il sorgente del kernel, con il costo di ogni riga</translation>
    </message>
    <message>
        <source>The compiled kernel, if the CUDA Toolkit is installed</source>
        <translation>Il kernel compilato, se il CUDA Toolkit è installato</translation>
    </message>
    <message>
        <source>Cost of the kernel&apos;s lines</source>
        <translation>Costo delle righe del kernel</translation>
    </message>
    <message>
        <source>Select a row to show its line.</source>
        <translation>Selezionare una riga per mostrarne la linea di codice.</translation>
    </message>
    <message>
        <source>Select a result, in the table or in the plot, to see its kernel.</source>
        <translation>Selezionare un risultato, nella tabella o nel grafico, per vederne il kernel.</translation>
    </message>
    <message>
        <source>%1 is not a kernel of this program, so it has no source.</source>
        <translation>%1 non è un kernel di questo programma, quindi non ha un sorgente.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Tracciamento di un blocco...</translation>
    </message>
    <message>
        <source>The cost of the lines is unknown: %1</source>
        <translation>Il costo delle righe non è noto: %1</translation>
    </message>
    <message>
        <source>One block, simulated at %1:</source>
        <translation>Un blocco, simulato con %1:</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>load from global memory</source>
        <translation>load dalla memoria globale</translation>
    </message>
    <message>
        <source>store to global memory</source>
        <translation>store in memoria globale</translation>
    </message>
    <message>
        <source>atomic on global memory</source>
        <translation>atomica in memoria globale</translation>
    </message>
    <message>
        <source>load from shared memory</source>
        <translation>load dalla memoria shared</translation>
    </message>
    <message>
        <source>store to shared memory</source>
        <translation>store in memoria shared</translation>
    </message>
    <message>
        <source>atomic on shared memory</source>
        <translation>atomica in memoria shared</translation>
    </message>
    <message>
        <source>load from constant memory</source>
        <translation>load dalla memoria costante</translation>
    </message>
    <message>
        <source>1 sector per request</source>
        <translation>1 settore per richiesta</translation>
    </message>
    <message>
        <source>%1 sectors per request</source>
        <translation>%1 settori per richiesta</translation>
    </message>
    <message>
        <source>1 wavefront per request</source>
        <translation>1 wavefront per richiesta</translation>
    </message>
    <message>
        <source>%1 wavefronts per request</source>
        <translation>%1 wavefront per richiesta</translation>
    </message>
    <message>
        <source>1 word per request</source>
        <translation>1 word per richiesta</translation>
    </message>
    <message>
        <source>%1 words per request</source>
        <translation>%1 word per richiesta</translation>
    </message>
    <message>
        <source> instead of %1</source>
        <translation> invece di %1</translation>
    </message>
    <message>
        <source>, lanes: %1 of 32</source>
        <translation>, lane: %1 su 32</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>griglia %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>blocco %1</translation>
    </message>
    <message>
        <source>registers per thread: %1</source>
        <translation>registri per thread: %1</translation>
    </message>
    <message>
        <source>shared memory per block: %1 bytes</source>
        <translation>memoria shared per blocco: %1 byte</translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>occupancy %1 %</translation>
    </message>
    <message>
        <source>The session does not contain the text of %1.</source>
        <translation>La sessione non contiene il testo di %1.</translation>
    </message>
    <message>
        <source>load from local memory</source>
        <translation>load dalla memoria locale</translation>
    </message>
    <message>
        <source>store to local memory</source>
        <translation>store in memoria locale</translation>
    </message>
    <message>
        <source>The costs of the lines appear when you pause or run the kernel.</source>
        <translation>I costi delle righe compaiono quando ci si ferma o si esegue il kernel.</translation>
    </message>
    <message>
        <source>The costs of the lines appear when you allow the kernel to run.</source>
        <translation>I costi delle righe compaiono quando si consente l&apos;esecuzione del kernel.</translation>
    </message>
    <message>
        <source>it does not compile</source>
        <translation>non si compila</translation>
    </message>
    <message>
        <source>Differences between this kernel and another of its family</source>
        <translation>Differenze tra questo kernel e un altro della sua famiglia</translation>
    </message>
    <message>
        <source>%1 runs on the CPU: it has no kernel here.</source>
        <translation>%1 è eseguito dalla CPU: qui non ha un kernel.</translation>
    </message>
    <message>
        <source>%1 is a library&apos;s function: it has no kernel here.</source>
        <translation>%1 è una funzione di libreria: qui non ha un kernel.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::StepBar</name>
    <message>
        <source>First step</source>
        <translation>Primo passo</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Primo passo (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Step back (left arrow)</source>
        <translation>Passo indietro (freccia sinistra)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Play and pause (Space)</source>
        <translation>Riproduzione e pausa (Spazio)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Step forward (right arrow)</source>
        <translation>Passo avanti (freccia destra)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ultimo passo</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Ultimo passo (Fine)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Go to a step</source>
        <translation>Va a un passo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocità di riproduzione</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 passi/s</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SweepBox</name>
    <message>
        <source>S&amp;weep</source>
        <translation>S&amp;weep</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervallo</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Elenco</translation>
    </message>
    <message>
        <source>Run every checked variant once with each value of one parameter.</source>
        <translation>Esegue ogni variante scelta una volta per ciascun valore di un parametro.</translation>
    </message>
    <message>
        <source>Parameter to sweep</source>
        <translation>Parametro dello sweep</translation>
    </message>
    <message>
        <source>The parameter to sweep.</source>
        <translation>Il parametro dello sweep.</translation>
    </message>
    <message>
        <source>A range of values, in steps</source>
        <translation>Un intervallo di valori, a passi</translation>
    </message>
    <message>
        <source>Values one by one</source>
        <translation>Valori indicati uno per uno</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>Il primo valore</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>Il valore più grande</translation>
    </message>
    <message>
        <source>Difference between consecutive values</source>
        <translation>Differenza tra valori consecutivi</translation>
    </message>
    <message>
        <source>Values, comma separated</source>
        <translation>Valori, separati da virgole</translation>
    </message>
    <message>
        <source>The values, separated by commas</source>
        <translation>I valori, separati da virgole</translation>
    </message>
    <message>
        <source>such as 1,2,4,8</source>
        <translation>come 1,2,4,8</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Texts</name>
    <message>
        <source>measured</source>
        <translation>misurato</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellato</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrato</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>a freddo</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>a caldo</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>nel kernel</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>SBAGLIATO</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificato</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>giusto per caso</translation>
    </message>
    <message>
        <source>wrong on purpose</source>
        <translation>sbagliato di proposito</translation>
    </message>
    <message>
        <source>measured copy</source>
        <translation>copia misurata</translation>
    </message>
    <message>
        <source>profile&apos;s copy</source>
        <translation>copia del profilo</translation>
    </message>
    <message>
        <source>recorded copy</source>
        <translation>copia registrata</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::UndoActions</name>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::VariantList</name>
    <message>
        <source>V&amp;ariants</source>
        <translation>&amp;Varianti</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Check all variants that the device can run. Double-click a variant to check only that one; Shift-click to check a range.</source>
        <translation>Spunta tutte le varianti che il dispositivo può eseguire. Un doppio clic su una variante spunta solo quella; un clic con Maiusc spunta un intervallo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Uncheck all variants</source>
        <translation>Deseleziona tutte le varianti</translation>
    </message>
    <message>
        <source>&amp;Only this</source>
        <translation>S&amp;olo questa</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::WhyPanel</name>
    <message>
        <source>The counts are estimated from some of the blocks.</source>
        <translation>I conteggi sono stimati da una parte dei blocchi.</translation>
    </message>
    <message>
        <source>Count its a&amp;ccesses</source>
        <translation>&amp;Conta i suoi accessi</translation>
    </message>
    <message>
        <source>What limits the selected result</source>
        <translation>Che cosa limita il risultato selezionato</translation>
    </message>
    <message>
        <source>Simulate this point and the next variant for comparison, or both selected points</source>
        <translation>Simula questo punto e la variante successiva per confronto, oppure i due punti selezionati</translation>
    </message>
    <message>
        <source>Select a result, in the table or in the plot, to see what limits it and what the next variant changes.</source>
        <translation>Selezionare un risultato, nella tabella o nel grafico, per vedere che cosa lo limita e che cosa cambia la variante successiva.</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Scambia i due</translation>
    </message>
    <message>
        <source>Ctrl-click a second result to see how the two differ.</source>
        <translation>Ctrl+clic su un secondo risultato per vedere in che cosa differiscono.</translation>
    </message>
    <message>
        <source>Explain the second result compared with the first</source>
        <translation>Spiega il secondo risultato rispetto al primo</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 rispetto a %2</translation>
    </message>
    <message>
        <source>%1
compared with
%2</source>
        <translation>%1
rispetto a
%2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::WindowContent</name>
    <message>
        <source>Experiment</source>
        <translation>Esperimento</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Sorgente</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Pannelli</translation>
    </message>
    <message>
        <source>Panels that share this area</source>
        <translation>Pannelli che condividono questo posto</translation>
    </message>
    <message>
        <source>Unsaved results are not backed up: save them</source>
        <translation>I risultati non salvati non hanno copia: salvarli</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esecuzione</translation>
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
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Spiega</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Codice</translation>
    </message>
    <message>
        <source>The experiment, the plot and the table of results</source>
        <translation>L&apos;esperimento, il grafico e la tabella dei risultati</translation>
    </message>
    <message>
        <source>What limits the selected result</source>
        <translation>Che cosa limita il risultato selezionato</translation>
    </message>
    <message>
        <source>The kernel&apos;s source next to the plot</source>
        <translation>Il sorgente del kernel accanto al grafico</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programma</translation>
    </message>
    <message>
        <source>Whole CUDA programs: launches, source, mistakes and output</source>
        <translation>Programmi CUDA interi: lanci, sorgente, errori e output</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Insegna</translation>
    </message>
    <message>
        <source>Lessons, exercises and the presentation</source>
        <translation>Lezioni, esercizi e la presentazione</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::repeatRequest</name>
    <message>
        <source>the result&apos;s device is not available here: choose a device</source>
        <translation>il dispositivo del risultato non è qui: scegliere un dispositivo su cui eseguirlo</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::BarsPlot</name>
    <message>
        <source>%1: left out of the logarithmic plot: %2 %3</source>
        <translation>%1: escluso dal grafico logaritmico: %2 %3</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Counters</name>
    <message>
        <source>counted by the hardware</source>
        <translation>contati dall&apos;hardware</translation>
    </message>
    <message>
        <source>counted by the simulator</source>
        <translation>contati dal simulatore</translation>
    </message>
    <message>
        <source>estimated by the simulator from %1 of %2 blocks</source>
        <translation>stimati dal simulatore da %1 blocchi su %2</translation>
    </message>
    <message>
        <source>sectors of 32 bytes / requests of a warp; the marked ideal: the requested bytes are contiguous</source>
        <translation>settori da 32 byte / richieste di un warp; ideale indicato: i byte richiesti sono contigui</translation>
    </message>
    <message>
        <source>wavefronts / requests of a warp to shared memory; the marked ideal: no bank conflict</source>
        <translation>wavefront / richieste di un warp alla memoria shared; ideale indicato: nessun bank conflict</translation>
    </message>
    <message>
        <source>active lanes / requests of a warp to global and shared memory; the marked ideal: all 32</source>
        <translation>lane attive / richieste di un warp alla memoria globale e shared; ideale indicato: tutte le 32</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>settori</translation>
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
        <translation>Settori per richiesta globale</translation>
    </message>
    <message>
        <source>Sectors per global load</source>
        <translation>Settori per load globale</translation>
    </message>
    <message>
        <source>Sectors per global store</source>
        <translation>Settori per store globale</translation>
    </message>
    <message>
        <source>Wavefronts per shared request</source>
        <translation>Wavefront per richiesta shared</translation>
    </message>
    <message>
        <source>Active lanes per request</source>
        <translation>Lane attive per richiesta</translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>ideale %1</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Contatori</translation>
    </message>
    <message>
        <source>Cost of a warp&apos;s requests compared with the ideal</source>
        <translation>Costo delle richieste di un warp rispetto all&apos;ideale</translation>
    </message>
    <message>
        <source>without such counts: %1</source>
        <translation>senza tali conteggi: %1</translation>
    </message>
    <message>
        <source>There are no such counts. Run the kernels on a simulated device to get them.</source>
        <translation>Nessun conteggio di questo tipo. Eseguire i kernel su un dispositivo simulato per ottenerli.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::DeviceLimits</name>
    <message>
        <source>peak</source>
        <translation>picco</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>picco %1</translation>
    </message>
    <message>
        <source>%1 peak of tensor cores</source>
        <translation>picco %1 dei tensor core</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::DistributionPlot</name>
    <message>
        <source>%1: at or below zero, so left out of the logarithmic plot: %2 of %3 bins</source>
        <translation>%1: pari a zero o meno, quindi esclusi dal grafico logaritmico: %2 classi su %3</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::EndToEnd</name>
    <message>
        <source>launch %1 ms</source>
        <translation>lancio %1 ms</translation>
    </message>
    <message>
        <source>to the device %1 ms</source>
        <translation>verso il dispositivo %1 ms</translation>
    </message>
    <message>
        <source>back %1 ms</source>
        <translation>ritorno %1 ms</translation>
    </message>
    <message>
        <source>pageable memory</source>
        <translation>memoria paginabile</translation>
    </message>
    <message>
        <source>page-locked memory</source>
        <translation>memoria page-locked</translation>
    </message>
    <message>
        <source>%1 times as fast as the CPU with all threads</source>
        <translation>%1 volte più veloce della CPU con tutti i thread</translation>
    </message>
    <message>
        <source>Time end to end (ms)</source>
        <translation>Tempo end-to-end (ms)</translation>
    </message>
    <message>
        <source>launch + copy of the input to the device + copy of the output back; the CPU needs no copies</source>
        <translation>lancio + copia dell&apos;input sul dispositivo + copia dell&apos;output indietro; alla CPU non servono copie</translation>
    </message>
    <message>
        <source>E&amp;nd to end</source>
        <translation>&amp;End-to-end</translation>
    </message>
    <message>
        <source>Time with the copies to the device and back</source>
        <translation>Tempo con le copie verso il dispositivo e ritorno</translation>
    </message>
    <message>
        <source>left out, because no copies to a device and back were timed: %1</source>
        <translation>esclusi, perché non sono state misurate copie verso un dispositivo e ritorno: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Export</name>
    <message>
        <source>cannot write %1: %2</source>
        <translation>impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>it has no ending: use .png, .pdf or .svg</source>
        <translation>non ha estensione: usare .png, .pdf o .svg</translation>
    </message>
    <message>
        <source>unknown ending .%1: use .png, .pdf or .svg</source>
        <translation>estensione .%1 sconosciuta: usare .png, .pdf o .svg</translation>
    </message>
    <message>
        <source>there is nothing to plot</source>
        <translation>non c&apos;è nulla da rappresentare</translation>
    </message>
    <message>
        <source>cannot draw the picture</source>
        <translation>impossibile disegnare l&apos;immagine</translation>
    </message>
    <message>
        <source>several pages need a .pdf file</source>
        <translation>per più pagine serve un file .pdf</translation>
    </message>
    <message>
        <source>there are no pages</source>
        <translation>non ci sono pagine</translation>
    </message>
    <message>
        <source>The legend does not fit: make the picture larger or the text smaller, or show fewer series.</source>
        <translation>La legenda non ci sta: ingrandire l&apos;immagine, rimpicciolire il testo o mostrare meno serie.</translation>
    </message>
    <message>
        <source>Not all of it fits: make the picture larger or the text smaller.</source>
        <translation>Non ci sta tutto: ingrandire l&apos;immagine o rimpicciolire il testo.</translation>
    </message>
    <message>
        <source>cannot draw the pages</source>
        <translation>impossibile disegnare le pagine</translation>
    </message>
    <message>
        <source>Names in the legend are shortened: enter shorter ones in the plot&apos;s menu.</source>
        <translation>I nomi nella legenda sono abbreviati: inserirne di più corti nel menu del grafico.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Figures</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>%1 % del picco</translation>
    </message>
    <message>
        <source>%1 % of the measured copy</source>
        <translation>%1 % della copia misurata</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
    <message>
        <source>Effective bandwidth (GB/s)</source>
        <translation>Bandwidth effettiva (GB/s)</translation>
    </message>
    <message>
        <source>Throughput (GFLOP/s)</source>
        <translation>Throughput (GFLOP/s)</translation>
    </message>
    <message>
        <source>items</source>
        <translation>unità</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Throughput (%1)</source>
        <translation>Throughput (%1)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Time of one launch, median and quartiles</source>
        <translation>Tempo di un lancio, mediana e quartili</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>Bandwidt&amp;h</translation>
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
        <translation>Che cosa raggiungono i kernel, e il picco del dispositivo</translation>
    </message>
    <message>
        <source>%1 % of the profile&apos;s copy</source>
        <translation>%1 % della copia del profilo</translation>
    </message>
    <message>
        <source>%1 % of the recorded copy</source>
        <translation>%1 % della copia registrata</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Handout</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>non c&apos;è nulla da stampare</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Labels</name>
    <message>
        <source>cold cache</source>
        <translation>cache fredda</translation>
    </message>
    <message>
        <source>hot cache</source>
        <translation>cache calda</translation>
    </message>
    <message>
        <source>repeated inside the kernel</source>
        <translation>ripetuto dentro il kernel</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>senza %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>misurato</translation>
    </message>
    <message>
        <source>modelled from simulated counts</source>
        <translation>modellato da conteggi simulati</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellato</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrato</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>registrato %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::LaunchBars</name>
    <message>
        <source>sectors</source>
        <translation>settori</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefront</translation>
    </message>
    <message>
        <source>%1, launches: %2</source>
        <translation>%1, lanci: %2</translation>
    </message>
    <message>
        <source>Sectors per global request</source>
        <translation>Settori per richiesta globale</translation>
    </message>
    <message>
        <source>Wavefronts per shared request</source>
        <translation>Wavefront per richiesta shared</translation>
    </message>
    <message>
        <source>Efficiency of global memory</source>
        <translation>Efficienza della memoria globale</translation>
    </message>
    <message>
        <source>%1 - modelled from simulated counts</source>
        <translation>%1 - modellato da conteggi simulati</translation>
    </message>
    <message>
        <source>No launch has this figure.</source>
        <translation>Nessun lancio ha questo dato.</translation>
    </message>
    <message>
        <source>the first %1 of %2 rows</source>
        <translation>le prime %1 righe di %2</translation>
    </message>
    <message>
        <source>Check mode does not measure times. Press Run.</source>
        <translation>Il controllo non misura i tempi. Premere Esegui.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 - measured</source>
        <translation>%1 - misurato</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Default stream</source>
        <translation>Stream predefinito</translation>
    </message>
    <message>
        <source>Stream of the thread</source>
        <translation>Stream del thread</translation>
    </message>
    <message>
        <source>Stream %1</source>
        <translation>Stream %1</translation>
    </message>
    <message>
        <source>Copies to the device</source>
        <translation>Copie verso il dispositivo</translation>
    </message>
    <message>
        <source>Copies to the host</source>
        <translation>Copie verso l&apos;host</translation>
    </message>
    <message>
        <source>Copies on the device</source>
        <translation>Copie nel dispositivo</translation>
    </message>
    <message>
        <source>Memory set</source>
        <translation>Memoria impostata</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>lancio %1</translation>
    </message>
    <message>
        <source>%1 bytes, %2 GB/s</source>
        <translation>%1 byte, %2 GB/s</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>copies between host and device at %1 GB/s; host computations take no time</source>
        <translation>copie tra host e dispositivo a %1 GB/s; i calcoli dell&apos;host non richiedono tempo</translation>
    </message>
    <message>
        <source>The program gave the GPU no work.</source>
        <translation>Il programma non ha dato lavoro alla GPU.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>i primi %1 di %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linea temporale</translation>
    </message>
    <message>
        <source>Time since the program&apos;s start (ms)</source>
        <translation>Tempo dall&apos;inizio del programma (ms)</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::LinesPlot</name>
    <message>
        <source>%1: at or below zero, so left out of the logarithmic plot: %2 of %3</source>
        <translation>%1: pari a zero o meno, quindi esclusi dal grafico logaritmico: %2 su %3</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Memory</name>
    <message>
        <source>bank 0</source>
        <translation>banco 0</translation>
    </message>
    <message>
        <source>Warps at the barrier: their work, then waiting</source>
        <translation>Warp alla barriera: il lavoro, poi l&apos;attesa</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>Atomic on %1</source>
        <translation>Atomica su %1</translation>
    </message>
    <message>
        <source>Store to %1</source>
        <translation>Store su %1</translation>
    </message>
    <message>
        <source>Load from %1</source>
        <translation>Load da %1</translation>
    </message>
    <message>
        <source>%1. Sectors: %2, at best %3; bytes used: %4 of %5. Lanes: %6; requests: %7.</source>
        <translation>%1. Settori: %2, al minimo %3; byte usati: %4 su %5. Lane: %6; richieste: %7.</translation>
    </message>
    <message>
        <source>%1. Distinct words: %2. Lanes: %3; requests: %4.</source>
        <translation>%1. Word distinte: %2. Lane: %3; richieste: %4.</translation>
    </message>
    <message>
        <source>%1: a %2-way bank conflict. Wavefronts: %3, without conflicts %4. Lanes: %5; requests: %6.</source>
        <translation>%1: bank conflict a %2 vie. Wavefront: %3, senza conflitti %4. Lane: %5; richieste: %6.</translation>
    </message>
    <message>
        <source>%1, no bank conflict. Wavefronts: %2. Lanes: %3; requests: %4.</source>
        <translation>%1, nessun bank conflict. Wavefront: %2. Lane: %3; richieste: %4.</translation>
    </message>
    <message>
        <source>Idle threads: %1 of %2.</source>
        <translation>Thread fermi: %1 su %2.</translation>
    </message>
    <message>
        <source>A barrier: no warp continues until all arrive. Waiting warps: %1 of %2.</source>
        <translation>Una barriera: nessun warp prosegue finché non arrivano tutti. Warp in attesa: %1 su %2.</translation>
    </message>
    <message>
        <source>Since the previous barrier, warp %1 had the most work (%2 sectors and wavefronts), warp %3 the least (%4).</source>
        <translation>Dalla barriera precedente ha avuto più lavoro il warp %1 (%2 settori e wavefront) e meno il warp %3 (%4).</translation>
    </message>
    <message>
        <source>Thread %1: %2</source>
        <translation>Thread %1: %2</translation>
    </message>
    <message>
        <source>%1, warp %2: wavefronts %3 instead of %4</source>
        <translation>%1, warp %2: wavefront %3 invece di %4</translation>
    </message>
    <message>
        <source>%1, warp %2: no conflict, wavefronts: %3</source>
        <translation>%1, warp %2: nessun conflitto, wavefront: %3</translation>
    </message>
    <message>
        <source>Phase %1, step %2 of %3</source>
        <translation>Fase %1, passo %2 di %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>%1, elements: %2</source>
        <translation>%1, elementi: %2</translation>
    </message>
    <message>
        <source>%1, elements %2 to %3 of %4</source>
        <translation>%1, elementi da %2 a %3 su %4</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>%1, rows %2 to %3 of %4</source>
        <translation>%1, righe da %2 a %3 su %4</translation>
    </message>
    <message>
        <source>%1, columns %2 to %3 of %4</source>
        <translation>%1, colonne da %2 a %3 su %4</translation>
    </message>
    <message>
        <source>%1, rows %2 to %3 of %4, columns %5 to %6 of %7</source>
        <translation>%1, righe da %2 a %3 su %4, colonne da %5 a %6 su %7</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>thread</translation>
    </message>
    <message>
        <source>There are more steps than shown here.</source>
        <translation>I passi sono più di quelli mostrati.</translation>
    </message>
    <message>
        <source>lanes 0 to %1</source>
        <translation>lane da 0 a %1</translation>
    </message>
    <message>
        <source>lane 0</source>
        <translation>lane 0</translation>
    </message>
    <message>
        <source>read</source>
        <translation>letto</translation>
    </message>
    <message>
        <source>written</source>
        <translation>scritto</translation>
    </message>
    <message>
        <source>written before</source>
        <translation>scritto prima</translation>
    </message>
    <message>
        <source>sector of 32 bytes, with bytes that no lane requested</source>
        <translation>settore da 32 byte, con i byte che nessuna lane ha chiesto</translation>
    </message>
    <message>
        <source>idle thread</source>
        <translation>thread fermo</translation>
    </message>
    <message>
        <source>%1, %2: %3, block (%4). Simulated.</source>
        <translation>%1, %2: %3, blocco (%4). Simulato.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e ancora %1</translation>
    </message>
    <message>
        <source>Work, then waiting</source>
        <translation>Lavoro, poi attesa</translation>
    </message>
    <message>
        <source>Wavefronts: %1</source>
        <translation>Wavefront: %1</translation>
    </message>
    <message>
        <source>threads, warp %1</source>
        <translation>thread, warp %1</translation>
    </message>
    <message>
        <source>%1, elements %2 to %3 of each %4, of %5 in all</source>
        <translation>%1, elementi da %2 a %3 di ogni %4, su %5 in tutto</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::MemoryView</name>
    <message>
        <source>Memory view</source>
        <translation>Vista della memoria</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Tracciamento di un blocco...</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Notes</name>
    <message>
        <source>wrong on purpose, but the result is right</source>
        <translation>sbagliato di proposito, ma il risultato è corretto</translation>
    </message>
    <message>
        <source>all points: %1</source>
        <translation>tutti i punti: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 (%n points)</source>
        <translation>
            <numerusform>%1–%2 (%n punto)</numerusform>
            <numerusform>%1–%2 (%n punti)</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>non riuscito</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>non riuscito: %1</translation>
    </message>
    <message>
        <source>%1 of %2 points: %3</source>
        <translation>%1 punti su %2: %3</translation>
    </message>
    <message>
        <source>counts estimated from some of the blocks</source>
        <translation>conteggi stimati da una parte dei blocchi</translation>
    </message>
    <message>
        <source>run before its text changed</source>
        <translation>eseguito prima che il testo cambiasse</translation>
    </message>
    <message>
        <source>wrong on purpose: %1</source>
        <translation>sbagliato di proposito: %1</translation>
    </message>
    <message>
        <source>wrong result: %1</source>
        <translation>risultato sbagliato: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PictureSize</name>
    <message>
        <source>As in the window</source>
        <translation>Come nella finestra</translation>
    </message>
    <message>
        <source>Paper, one column</source>
        <translation>Articolo, una colonna</translation>
    </message>
    <message>
        <source>Paper, two columns</source>
        <translation>Articolo, due colonne</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Diapositiva, 16:9</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>a picture has from %1 to %2 dots per inch</source>
        <translation>un&apos;immagine ha da %1 a %2 punti per pollice</translation>
    </message>
    <message>
        <source>text has from %1 to %2 points</source>
        <translation>il testo ha da %1 a %2 punti</translation>
    </message>
    <message>
        <source>a picture has from 1 to %1 pixels each way</source>
        <translation>un&apos;immagine ha da 1 a %1 pixel per lato</translation>
    </message>
    <message>
        <source>a picture has at most %1 million pixels</source>
        <translation>un&apos;immagine ha al massimo %1 milioni di pixel</translation>
    </message>
    <message>
        <source>a picture has from %1 to %2 mm each way</source>
        <translation>un&apos;immagine ha da %1 a %2 mm per lato</translation>
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
        <translation>Serie</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>Quartile inferiore</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>Quartile superiore</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Ideale</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avvisi</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durata</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotFrame</name>
    <message>
        <source>Nothing to plot yet. Choose an experiment and run it.</source>
        <translation>Ancora nulla da rappresentare. Scegliere un esperimento ed eseguirlo.</translation>
    </message>
    <message>
        <source>None of the results can be plotted.</source>
        <translation>Nessuno dei risultati si può rappresentare.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Note: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e ancora %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotParts</name>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logaritmica</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Click to hide</source>
        <translation>Fare clic per nasconderla</translation>
    </message>
    <message>
        <source>Click to show</source>
        <translation>Fare clic per mostrarla</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PointText</name>
    <message>
        <source>measured</source>
        <translation>misurato</translation>
    </message>
    <message>
        <source>modelled from simulated counts</source>
        <translation>modellato da conteggi simulati</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrato</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Bars: %1.</source>
        <translation>Barre: %1.</translation>
    </message>
    <message>
        <source>Distributions: %1 over %2.</source>
        <translation>Distribuzioni: %1 in funzione di %2.</translation>
    </message>
    <message>
        <source>Roofline: %1 over %2.</source>
        <translation>Roofline: %1 in funzione di %2.</translation>
    </message>
    <message>
        <source>Lines: %1 over %2.</source>
        <translation>Linee: %1 in funzione di %2.</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>mediana %1 %2</translation>
    </message>
    <message>
        <source>quartiles %1 to %2 %3</source>
        <translation>quartili da %1 a %2 %3</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>avviso: %1</translation>
    </message>
    <message>
        <source>An empty plot.</source>
        <translation>Un grafico vuoto.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>with 99.9 % confidence %1 to %2</source>
        <translation>con una confidenza del 99,9 % da %1 a %2</translation>
    </message>
    <message>
        <source>Timeline: %1.</source>
        <translation>Linea temporale: %1.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Ratio</name>
    <message>
        <source>faster, beyond the noise</source>
        <translation>più veloce, oltre il rumore</translation>
    </message>
    <message>
        <source>slower, beyond the noise</source>
        <translation>più lento, oltre il rumore</translation>
    </message>
    <message>
        <source>too few samples to show a difference: %1 of each are needed</source>
        <translation>troppo pochi campioni per mostrare una differenza: ne servono %1 di ciascuna</translation>
    </message>
    <message>
        <source>a difference below %1 %, which does not count</source>
        <translation>una differenza sotto l&apos;%1 %, che non conta</translation>
    </message>
    <message>
        <source>no difference beyond the noise</source>
        <translation>nessuna differenza oltre il rumore</translation>
    </message>
    <message>
        <source>%1 ms here, %2 ms in %3</source>
        <translation>%1 ms qui, %2 ms in %3</translation>
    </message>
    <message>
        <source>times as long</source>
        <translation>volte il tempo</translation>
    </message>
    <message>
        <source>%1, compared with %2: %3</source>
        <translation>%1, a confronto con %2: %3</translation>
    </message>
    <message>
        <source>Time / time in %1</source>
        <translation>Tempo / tempo in %1</translation>
    </message>
    <message>
        <source>ratio = median time here / median time in %1; whiskers: its range with 99.9 % confidence; a difference beyond the noise exceeds %2 %</source>
        <translation>rapporto = tempo mediano qui / tempo mediano in %1; baffi: intervallo con confidenza del 99,9 %; una differenza oltre il rumore supera il %2 %</translation>
    </message>
    <message>
        <source>without a time in both sessions: %1</source>
        <translation>senza un tempo in entrambe le sessioni: %1</translation>
    </message>
    <message>
        <source>not in %1: %2</source>
        <translation>non in %1: %2</translation>
    </message>
    <message>
        <source>only in %1: %2</source>
        <translation>solo in %1: %2</translation>
    </message>
    <message>
        <source>The two sessions have no point of these kernels in common.</source>
        <translation>Le due sessioni non hanno in comune alcun punto di questi kernel.</translation>
    </message>
    <message>
        <source>beyond the noise: %1 of %2</source>
        <translation>oltre il rumore: %1 di %2</translation>
    </message>
    <message>
        <source>as in %1</source>
        <translation>come in %1</translation>
    </message>
    <message>
        <source>Rat&amp;io</source>
        <translation>&amp;Rapporto</translation>
    </message>
    <message>
        <source>Times divided by those of the compared session</source>
        <translation>Tempi divisi per quelli della sessione confrontata</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReferenceLines</name>
    <message>
        <source>%1 (off scale)</source>
        <translation>%1 (fuori scala)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Report</name>
    <message>
        <source>Results of hidden runs, left out here: %1.</source>
        <translation>Risultati di esecuzioni nascoste, omessi qui: %1.</translation>
    </message>
    <message>
        <source>The plot &apos;%1&apos; is left out: a reader could not distinguish its %2 series.</source>
        <translation>Il grafico &apos;%1&apos; è omesso: un lettore non distinguerebbe le sue %2 serie.</translation>
    </message>
    <message>
        <source>The counts are estimated from some of the blocks.</source>
        <translation>I conteggi sono stimati da una parte dei blocchi.</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, riga %3)</translation>
    </message>
    <message>
        <source>Measurements of GPU kernels</source>
        <translation>Misure di kernel GPU</translation>
    </message>
    <message>
        <source>Measurements of GPU kernels: %1</source>
        <translation>Misure di kernel GPU: %1</translation>
    </message>
    <message>
        <source>the session has no results to report</source>
        <translation>la sessione non ha risultati di cui fare un report</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avvisi</translation>
    </message>
    <message>
        <source>What limits the kernels</source>
        <translation>Che cosa limita i kernel</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>the name of a report must end in .html or .pdf</source>
        <translation>il nome di un report deve finire con .html o .pdf</translation>
    </message>
    <message>
        <source>%1 (%2, version %3)</source>
        <translation>%1 (%2, versione %3)</translation>
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
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>registrato il %1</translation>
    </message>
    <message>
        <source>peak bandwidth %1 GB/s</source>
        <translation>bandwidth di picco %1 GB/s</translation>
    </message>
    <message>
        <source>peak of fp32 %1 GFLOP/s</source>
        <translation>picco fp32 %1 GFLOP/s</translation>
    </message>
    <message>
        <source>peak of fp64 %1 GFLOP/s</source>
        <translation>picco fp64 %1 GFLOP/s</translation>
    </message>
    <message>
        <source>multiprocessors at up to %1 MHz</source>
        <translation>multiprocessori fino a %1 MHz</translation>
    </message>
    <message>
        <source>memory at %1 MHz</source>
        <translation>memoria a %1 MHz</translation>
    </message>
    <message>
        <source>memory with error correction (ECC)</source>
        <translation>memoria con correzione degli errori (ECC)</translation>
    </message>
    <message>
        <source>memory without error correction (ECC)</source>
        <translation>memoria senza correzione degli errori (ECC)</translation>
    </message>
    <message>
        <source>Device %1</source>
        <translation>Dispositivo %1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA Toolkit</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>Data (UTC)</translation>
    </message>
    <message>
        <source>Warpbench</source>
        <translation>Warpbench</translation>
    </message>
    <message>
        <source>peak of fp64 on tensor cores %1 GFLOP/s</source>
        <translation>picco in fp64 sui tensor core %1 GFLOP/s</translation>
    </message>
    <message>
        <source>peak of TF32 on tensor cores %1 GFLOP/s</source>
        <translation>picco in TF32 sui tensor core %1 GFLOP/s</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportMethod</name>
    <message numerus="yes">
        <source>%n times were measured on the devices named above.</source>
        <translation>
            <numerusform>%n tempo è stato misurato sui dispositivi indicati sopra.</numerusform>
            <numerusform>%n tempi sono stati misurati sui dispositivi indicati sopra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are recorded: they were measured earlier on another machine.</source>
        <translation>
            <numerusform>%n tempo è registrato: è stato misurato in precedenza su un&apos;altra macchina.</numerusform>
            <numerusform>%n tempi sono registrati: sono stati misurati in precedenza su un&apos;altra macchina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are modelled: computed from counts for the profile of a GPU; nothing was timed.</source>
        <translation>
            <numerusform>%n tempo è modellato: calcolato dai conteggi per il profilo di una GPU; non è stato cronometrato nulla.</numerusform>
            <numerusform>%n tempi sono modellati: calcolati dai conteggi per il profilo di una GPU; non è stato cronometrato nulla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results have no time.</source>
        <translation>
            <numerusform>%n risultato non ha un tempo.</numerusform>
            <numerusform>%n risultati non hanno un tempo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points failed; the warnings say why.</source>
        <translation>
            <numerusform>%n punto non è riuscito; gli avvisi dicono perché.</numerusform>
            <numerusform>%n punti non sono riusciti; gli avvisi dicono perché.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cold (%n results): a sample is one launch after a flush of the last-level cache.</source>
        <translation>
            <numerusform>A freddo (%n risultato): un campione è un lancio dopo lo svuotamento della cache di ultimo livello.</numerusform>
            <numerusform>A freddo (%n risultati): un campione è un lancio dopo lo svuotamento della cache di ultimo livello.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hot (%n results): a sample is the mean of launches in a row, with the caches as the last left them.</source>
        <translation>
            <numerusform>A caldo (%n risultato): un campione è la media di lanci consecutivi, con le cache come le ha lasciate l&apos;ultimo.</numerusform>
            <numerusform>A caldo (%n risultati): un campione è la media di lanci consecutivi, con le cache come le ha lasciate l&apos;ultimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inside (%n results): a sample is one launch in which the kernel repeats its work, with the caches as the last launch left them.</source>
        <translation>
            <numerusform>Nel kernel (%n risultato): un campione è un lancio in cui il kernel ripete il proprio lavoro, con le cache come le ha lasciate l&apos;ultimo lancio.</numerusform>
            <numerusform>Nel kernel (%n risultati): un campione è un lancio in cui il kernel ripete il proprio lavoro, con le cache come le ha lasciate l&apos;ultimo lancio.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples of each result were kept; %2 were discarded, because the GPU ran well below its clock.</source>
        <translation>Di ogni risultato sono stati conservati %1 campioni; %2 sono stati scartati, perché la GPU girava molto al di sotto del suo clock.</translation>
    </message>
    <message>
        <source>%1 to %2 samples of each result were kept, %3 in total; %4 were discarded, because the GPU ran well below its clock.</source>
        <translation>Di ogni risultato sono stati conservati da %1 a %2 campioni, in tutto %3; %4 sono stati scartati, perché la GPU girava molto al di sotto del suo clock.</translation>
    </message>
    <message>
        <source>A time is the median of its samples; the noise is their standard deviation / their mean.</source>
        <translation>Un tempo è la mediana dei suoi campioni; il rumore è la loro deviazione standard / la loro media.</translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because the times were steady.</source>
        <translation>
            <numerusform>Per %n risultato il campionamento è terminato perché i tempi erano stabili.</numerusform>
            <numerusform>Per %n risultati il campionamento è terminato perché i tempi erano stabili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because more samples no longer lowered the noise.</source>
        <translation>
            <numerusform>Per %n risultato il campionamento è terminato perché altri campioni non riducevano più il rumore.</numerusform>
            <numerusform>Per %n risultati il campionamento è terminato perché altri campioni non riducevano più il rumore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended at the time limit.</source>
        <translation>
            <numerusform>Per %n risultato il campionamento è terminato al limite di tempo.</numerusform>
            <numerusform>Per %n risultati il campionamento è terminato al limite di tempo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Samples alternated between up to %n places in memory.</source>
        <translation>
            <numerusform>I campioni si sono alternati su al massimo %n posizione in memoria.</numerusform>
            <numerusform>I campioni si sono alternati su al massimo %n posizioni in memoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of an empty interval, up to %1 µs, was subtracted from each sample.</source>
        <translation>Da ogni campione è stato sottratto il tempo di un intervallo vuoto, fino a %1 µs.</translation>
    </message>
    <message>
        <source>Around the samples the clock of the multiprocessors was from %1 to %2 MHz.</source>
        <translation>In prossimità dei campioni il clock dei multiprocessori andava da %1 a %2 MHz.</translation>
    </message>
    <message>
        <source>every element was compared</source>
        <translation>è stato confrontato ogni elemento</translation>
    </message>
    <message>
        <source>every element that the simulated blocks wrote was compared</source>
        <translation>è stato confrontato ogni elemento scritto dai blocchi simulati</translation>
    </message>
    <message>
        <source>Freivalds&apos; test of the whole, and every element of some rows and columns</source>
        <translation>test di Freivalds sull&apos;insieme, e ogni elemento di alcune righe e colonne</translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified.</source>
        <translation>
            <numerusform>%n risultato è stato verificato.</numerusform>
            <numerusform>%n risultati sono stati verificati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified against a double-precision reference: %1.</source>
        <translation>
            <numerusform>%n risultato è stato verificato rispetto a un riferimento in doppia precisione: %1.</numerusform>
            <numerusform>%n risultati sono stati verificati rispetto a un riferimento in doppia precisione: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sampled results were verified before sampling and again after it.</source>
        <translation>I risultati campionati sono stati verificati prima del campionamento e di nuovo dopo.</translation>
    </message>
    <message numerus="yes">
        <source>%n results were not verified.</source>
        <translation>
            <numerusform>%n risultato non è stato verificato.</numerusform>
            <numerusform>%n risultati non sono stati verificati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are wrong on purpose: their kernels show a mistake.</source>
        <translation>
            <numerusform>%n risultato è sbagliato di proposito: il suo kernel mostra un errore.</numerusform>
            <numerusform>%n risultati sono sbagliati di proposito: i loro kernel mostrano un errore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are WRONG.</source>
        <translation>
            <numerusform>%n risultato è SBAGLIATO.</numerusform>
            <numerusform>%n risultati sono SBAGLIATI.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are simulated: the same kernels ran thread by thread on the CPU, which counted a GPU&apos;s memory accesses.</source>
        <translation>
            <numerusform>I conteggi di %n risultato sono simulati: lo stesso kernel è stato eseguito thread per thread sulla CPU, che ha contato gli accessi alla memoria di una GPU.</numerusform>
            <numerusform>I conteggi di %n risultati sono simulati: gli stessi kernel sono stati eseguiti thread per thread sulla CPU, che ha contato gli accessi alla memoria di una GPU.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are estimated from some of the blocks.</source>
        <translation>
            <numerusform>I conteggi di %n risultato sono stimati da una parte dei blocchi.</numerusform>
            <numerusform>I conteggi di %n risultati sono stimati da una parte dei blocchi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardware made the counts of %n results.</source>
        <translation>
            <numerusform>I conteggi di %n risultato sono stati fatti dall&apos;hardware.</numerusform>
            <numerusform>I conteggi di %n risultati sono stati fatti dall&apos;hardware.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The method of sampling %n results is unknown.</source>
        <translation>
            <numerusform>Il metodo di campionamento di %n risultato non è noto.</numerusform>
            <numerusform>Il metodo di campionamento di %n risultati non è noto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Effective bandwidth is the bytes that the algorithm must read and write / time; 1 GB/s is 10⁹ bytes per second.</source>
        <translation>La bandwidth effettiva è data dai byte che l&apos;algoritmo deve leggere e scrivere / tempo; 1 GB/s è 10⁹ byte al secondo.</translation>
    </message>
    <message>
        <source>The tables&apos; numbers have a decimal point.</source>
        <translation>I numeri delle tabelle hanno il punto decimale.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportTable</name>
    <message>
        <source>failed</source>
        <translation>non riuscito</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Median (ms)</source>
        <translation>Mediana (ms)</translation>
    </message>
    <message>
        <source>Quartiles (ms)</source>
        <translation>Quartili (ms)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rumore</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Del picco</translation>
    </message>
    <message>
        <source>Of copy</source>
        <translation>Della copia</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Errore massimo</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificato</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>su %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Roofline</name>
    <message>
        <source>Arithmetic intensity (flop/byte)</source>
        <translation>Intensità aritmetica (flop/byte)</translation>
    </message>
    <message>
        <source>Throughput (GFLOP/s)</source>
        <translation>Throughput (GFLOP/s)</translation>
    </message>
    <message>
        <source>intensity = flops / bytes, both as the algorithm needs them; a slope is intensity x bandwidth</source>
        <translation>intensità = flop / byte, entrambi quelli che servono all&apos;algoritmo; un tratto obliquo è intensità x bandwidth</translation>
    </message>
    <message>
        <source>no roof of flops: the device&apos;s peak for these elements is unknown</source>
        <translation>nessun tetto per i flop: il picco del dispositivo per questi elementi non è noto</translation>
    </message>
    <message>
        <source>no slopes: these bytes stay within the multiprocessors</source>
        <translation>nessun tratto obliquo: questi byte restano dentro i multiprocessori</translation>
    </message>
    <message>
        <source>no slopes: the device&apos;s bandwidth is unknown</source>
        <translation>nessun tratto obliquo: la bandwidth del dispositivo non è nota</translation>
    </message>
    <message>
        <source>R&amp;oofline</source>
        <translation>&amp;Roofline</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic bounds a kernel</source>
        <translation>Se a limitare un kernel è la memoria o l&apos;aritmetica</translation>
    </message>
    <message>
        <source>left out, without flops or bytes: %1</source>
        <translation>esclusi, senza flop o byte: %1</translation>
    </message>
    <message>
        <source>intensity = flops / bytes, both counted: each sector of 32 bytes that a launch touches counts once; a slope is intensity x bandwidth</source>
        <translation>intensità = flop / byte, entrambi contati: ogni settore da 32 byte toccato da un lancio conta una volta; un tratto obliquo è intensità x bandwidth</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Samples</name>
    <message>
        <source>the last result; select others in the table or with a click in another plot</source>
        <translation>l&apos;ultimo risultato; selezionarne altri nella tabella o con un clic in un altro grafico</translation>
    </message>
    <message>
        <source>median %1 ms, quartiles %2 to %3 ms</source>
        <translation>mediana %1 ms, quartili da %2 a %3 ms</translation>
    </message>
    <message>
        <source>%1: outliers, not drawn: %2 of %3, from %4 to %5 ms</source>
        <translation>%1: valori anomali, non disegnati: %2 su %3, da %4 a %5 ms</translation>
    </message>
    <message numerus="yes">
        <source>median of %n samples</source>
        <translation>
            <numerusform>mediana di %n campione</numerusform>
            <numerusform>mediana di %n campioni</numerusform>
        </translation>
    </message>
    <message>
        <source>the plot shows the first %1 of %2 results</source>
        <translation>il grafico mostra i primi %1 risultati su %2</translation>
    </message>
    <message>
        <source>Sample, as taken</source>
        <translation>Campione, nell&apos;ordine di misura</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
    <message>
        <source>Share of samples (%)</source>
        <translation>Quota dei campioni (%)</translation>
    </message>
    <message>
        <source>share = samples in a bin / samples; a solid line is the median, dotted ones the quartiles</source>
        <translation>quota = campioni in una classe / campioni; la linea continua è la mediana, quelle punteggiate i quartili</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no samples, because the time is computed or the samples were not kept: %1</source>
        <translation>nessun campione, perché il tempo è calcolato o i campioni non sono stati conservati: %1</translation>
    </message>
    <message>
        <source>No samples: a modelled time is computed once. Measured and recorded times have samples.</source>
        <translation>Nessun campione: un tempo modellato si calcola una volta sola. I tempi misurati e registrati ne hanno.</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>Campio&amp;ni</translation>
    </message>
    <message>
        <source>How the samples of the selected results are distributed</source>
        <translation>Come sono distribuiti i campioni dei risultati selezionati</translation>
    </message>
    <message>
        <source>%1: about %2 % of the samples are outliers and not drawn: from %3 to %4 ms</source>
        <translation>%1: circa il %2 % dei campioni è anomalo e non è disegnato: da %3 a %4 ms</translation>
    </message>
    <message>
        <source>the order of the samples was not kept: %1</source>
        <translation>l&apos;ordine dei campioni non è stato conservato: %1</translation>
    </message>
    <message>
        <source>Not in order: for more than %1 samples, recordings keep only quantiles.</source>
        <translation>Non in ordine: oltre %1 campioni, le registrazioni conservano solo i quantili.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Series</name>
    <message>
        <source>without a value in %1: %2</source>
        <translation>senza un valore in %1: %2</translation>
    </message>
    <message>
        <source>nothing to compare with: %1 has no results of these kernels</source>
        <translation>nulla con cui confrontare: %1 non ha risultati di questi kernel</translation>
    </message>
    <message>
        <source>%1 changes along with %2</source>
        <translation>%1 cambia insieme a %2</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::SeriesBuilder</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Speedup</name>
    <message>
        <source>Speedup</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>times as fast</source>
        <translation>volte più veloce</translation>
    </message>
    <message>
        <source>speedup = median time of &apos;%1&apos; / time, on the same device where possible</source>
        <translation>speedup = tempo mediano di &apos;%1&apos; / tempo, sullo stesso dispositivo se possibile</translation>
    </message>
    <message>
        <source>%1 ms, the baseline %2 ms</source>
        <translation>%1 ms, la baseline %2 ms</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no single time at the same parameters: %2</source>
        <translation>&apos;%1&apos; non ha un tempo unico con gli stessi parametri: %2</translation>
    </message>
    <message>
        <source>baseline %1</source>
        <translation>baseline %1</translation>
    </message>
    <message>
        <source>Speed&amp;up</source>
        <translation>Speed&amp;up</translation>
    </message>
    <message>
        <source>Speedup over a variant of your choice</source>
        <translation>Speedup rispetto a una variante a scelta</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramsPage</name>
    <message>
        <source>Open programs</source>
        <translation>Programmi aperti</translation>
    </message>
    <message>
        <source>Open a CUDA program to see its launches, the costs of its lines and its mistakes. It can be a .cu file, a program built by warpbench-nvcc, or the Makefile or CMakeLists.txt of a project. It runs only when you press Run.</source>
        <translation>Apri un programma CUDA per vederne i lanci, i costi delle righe e gli errori: un file .cu, un programma compilato con warpbench-nvcc, oppure il Makefile o il CMakeLists.txt di un progetto. Viene eseguito solo quando premi Esegui.</translation>
    </message>
    <message>
        <source>&amp;Open CUDA program...</source>
        <translation>Apri &amp;programma CUDA...</translation>
    </message>
    <message>
        <source>Choose a program or a project (%1)</source>
        <translation>Scegli un programma o un progetto (%1)</translation>
    </message>
    <message>
        <source>CUDA programs and projects (*.cu *.cpp %1);;All files (*)</source>
        <translation>Programmi e progetti CUDA (*.cu *.cpp %1);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonList</name>
    <message>
        <source>&amp;Start lesson</source>
        <translation>&amp;Inizia lezione</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Choose a lesson; press Return to start it</source>
        <translation>Scegli una lezione; premi Invio per iniziarla</translation>
    </message>
    <message>
        <source>Start the selected lesson</source>
        <translation>Inizia la lezione selezionata</translation>
    </message>
    <message>
        <source>&amp;Open lesson...</source>
        <translation>Apri le&amp;zione...</translation>
    </message>
    <message>
        <source>Open a lesson from a file</source>
        <translation>Apre una lezione da un file</translation>
    </message>
    <message>
        <source>%1: not a lesson</source>
        <translation>%1: non è una lezione</translation>
    </message>
    <message>
        <source>It takes about %1 min.</source>
        <translation>Dura circa %1 min.</translation>
    </message>
</context>
</TS>
