<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Matrix transpose</source>
        <extracomment>transpose: title</extracomment>
        <translation>Transposición de matrices</translation>
    </message>
    <message>
        <source>Shows what coalescing and bank conflicts cost: the same elements move in different orders.</source>
        <extracomment>transpose: what it shows</extracomment>
        <translation>Muestra lo que cuestan los accesos no coalescentes y los conflictos de bancos: los mismos elementos se mueven en distinto orden.</translation>
    </message>
    <message>
        <source>2 x width x height x element size x repetitions / time</source>
        <extracomment>transpose: formula</extracomment>
        <translation>2 x ancho x alto x tamaño de elemento x repeticiones / tiempo</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>transpose, parameter width: title</extracomment>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>transpose, parameter width: unit</extracomment>
        <translation>elementos</translation>
    </message>
    <message>
        <source>Columns of the input, rows of the output.</source>
        <extracomment>transpose, parameter width: meaning</extracomment>
        <translation>Columnas de la entrada, filas de la salida.</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>transpose, parameter height: title</extracomment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Rows of the input, columns of the output.</source>
        <extracomment>transpose, parameter height: meaning</extracomment>
        <translation>Filas de la entrada, columnas de la salida.</translation>
    </message>
    <message>
        <source>Data type</source>
        <extracomment>transpose, parameter type: title</extracomment>
        <translation>Tipo de datos</translation>
    </message>
    <message>
        <source>Data type of the elements.</source>
        <extracomment>transpose, parameter type: meaning</extracomment>
        <translation>Tipo de datos de los elementos.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>transpose, variant copy: title</extracomment>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Does not transpose: shows what the same loads and stores reach in order.</source>
        <extracomment>transpose, variant copy: idea</extracomment>
        <translation>No transpone: muestra lo que las mismas cargas y escrituras alcanzan en orden.</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <extracomment>transpose, variant copy, parameter repetitions: title</extracomment>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>How many times the kernel repeats its work in one launch.</source>
        <extracomment>transpose, variant copy, parameter repetitions: meaning</extracomment>
        <translation>Cuántas veces repite el kernel su trabajo en un lanzamiento.</translation>
    </message>
    <message>
        <source>Naive</source>
        <extracomment>transpose, variant naive: title</extracomment>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Reads rows and writes columns: each lane stores to its own sector.</source>
        <extracomment>transpose, variant naive: idea</extracomment>
        <translation>Lee filas y escribe columnas: cada lane escribe en un sector distinto.</translation>
    </message>
    <message>
        <source>Shared tile</source>
        <extracomment>transpose, variant coalesced: title</extracomment>
        <translation>Mosaico compartido</translation>
    </message>
    <message>
        <source>A tile in shared memory coalesces loads and stores, but each tile column lies in one bank.</source>
        <extracomment>transpose, variant coalesced: idea</extracomment>
        <translation>Un mosaico en memoria compartida hace coalescentes las cargas y las escrituras, pero cada columna suya está en un solo banco.</translation>
    </message>
    <message>
        <source>Shared tile, padded</source>
        <extracomment>transpose, variant conflict-free: title</extracomment>
        <translation>Mosaico compartido con relleno</translation>
    </message>
    <message>
        <source>One padding column spreads the 32 words of a tile column over 32 banks.</source>
        <extracomment>transpose, variant conflict-free: idea</extracomment>
        <translation>Una columna de relleno reparte las 32 palabras de una columna del mosaico entre 32 bancos.</translation>
    </message>
    <message>
        <source>Shared tile, custom padding</source>
        <extracomment>transpose, variant chosen-padding: title</extracomment>
        <translation>Mosaico compartido, relleno a elegir</translation>
    </message>
    <message>
        <source>You choose the padding: the greatest common divisor of row length and bank count decides the conflicts.</source>
        <extracomment>transpose, variant chosen-padding: idea</extracomment>
        <translation>Usted elige el relleno: los conflictos dependen del máximo común divisor de la longitud de la fila y el número de bancos.</translation>
    </message>
    <message>
        <source>Padding</source>
        <extracomment>transpose, variant chosen-padding, parameter padding: title</extracomment>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>Padding columns of the tile in shared memory.</source>
        <extracomment>transpose, variant chosen-padding, parameter padding: meaning</extracomment>
        <translation>Columnas de relleno del mosaico en memoria compartida.</translation>
    </message>
    <message>
        <source>Padded, 32x8 threads</source>
        <extracomment>transpose, variant four-rows: title</extracomment>
        <translation>Con relleno, 32x8 hilos</translation>
    </message>
    <message>
        <source>Each thread moves four elements: four loads are in flight, and more blocks fit a multiprocessor.</source>
        <extracomment>transpose, variant four-rows: idea</extracomment>
        <translation>Cada hilo mueve cuatro elementos: hay cuatro cargas en vuelo y caben más bloques en un multiprocesador.</translation>
    </message>
    <message>
        <source>Swizzled, 32x8 threads</source>
        <extracomment>transpose, variant swizzled: title</extracomment>
        <translation>Con swizzle, 32x8 hilos</translation>
    </message>
    <message>
        <source>Each row permutes the tile&apos;s columns, so lanes never share a bank and the tile needs no padding.</source>
        <extracomment>transpose, variant swizzled: idea</extracomment>
        <translation>Cada fila permuta las columnas del mosaico: dos lanes nunca comparten un banco y no hace falta relleno.</translation>
    </message>
    <message>
        <source>16 bytes per access</source>
        <extracomment>transpose, variant vectorised: title</extracomment>
        <translation>16 bytes por acceso</translation>
    </message>
    <message>
        <source>Threads move 16 bytes at a time and transpose small squares in registers.</source>
        <extracomment>transpose, variant vectorised: idea</extracomment>
        <translation>Los hilos mueven 16 bytes cada vez y transponen pequeños cuadrados en registros.</translation>
    </message>
    <message>
        <source>16 bytes, columns first</source>
        <extracomment>transpose, variant columns-first: title</extracomment>
        <translation>16 bytes, columnas primero</translation>
    </message>
    <message>
        <source>Uses taller tiles and goes down the columns first, so concurrent blocks write adjacent memory.</source>
        <extracomment>transpose, variant columns-first: idea</extracomment>
        <translation>Usa mosaicos más altos y baja primero por las columnas: los bloques simultáneos escriben memoria contigua.</translation>
    </message>
    <message>
        <source>cudaMemcpy</source>
        <extracomment>transpose, variant memcpy: title</extracomment>
        <translation>cudaMemcpy</translation>
    </message>
    <message>
        <source>The library&apos;s device-to-device copy: the practical ceiling.</source>
        <extracomment>transpose, variant memcpy: idea</extracomment>
        <translation>La copia de dispositivo a dispositivo de la biblioteca: el techo práctico.</translation>
    </message>
    <message>
        <source>cudaMemcpy is a library call, not a kernel</source>
        <extracomment>transpose, variant memcpy: why it is not simulated</extracomment>
        <translation>cudaMemcpy es una llamada a la biblioteca, no un kernel</translation>
    </message>
    <message>
        <source>CPU, one thread</source>
        <extracomment>transpose, variant cpu-one-thread: title</extracomment>
        <translation>CPU, un hilo</translation>
    </message>
    <message>
        <source>The textbook loop over the rows of the output.</source>
        <extracomment>transpose, variant cpu-one-thread: idea</extracomment>
        <translation>El bucle de manual sobre las filas de la salida.</translation>
    </message>
    <message>
        <source>CPU, all threads</source>
        <extracomment>transpose, variant cpu-all-threads: title</extracomment>
        <translation>CPU, todos los hilos</translation>
    </message>
    <message>
        <source>The course&apos;s values</source>
        <extracomment>transpose, preset course: title</extracomment>
        <translation>Valores del curso</translation>
    </message>
    <message>
        <source>Bandwidths of 2048 x 2048 elements on a C1060: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>transpose, preset course: source</extracomment>
        <translation>Anchos de banda con 2048 x 2048 elementos en una C1060: curso &quot;Programación de GPU en CUDA&quot;, día 2</translation>
    </message>
    <message>
        <source>The report&apos;s values</source>
        <extracomment>transpose, preset report: title</extracomment>
        <translation>Valores del informe</translation>
    </message>
    <message>
        <source>Bandwidths of 16384 x 16384 elements: the report on an H200 of 2026-11-20</source>
        <extracomment>transpose, preset report: source</extracomment>
        <translation>Anchos de banda con 16384 x 16384 elementos: informe sobre una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <extracomment>matmul: title</extracomment>
        <translation>Multiplicación de matrices</translation>
    </message>
    <message>
        <source>Shows what shared-memory reuse gains: each tile element is loaded once and used tile-width times.</source>
        <extracomment>matmul: what it shows</extracomment>
        <translation>Muestra lo que se gana al reutilizar en memoria compartida: cada elemento de un mosaico se carga una vez y se usa tantas veces como mide el mosaico de ancho.</translation>
    </message>
    <message>
        <source>2 x rows x inner x columns / time</source>
        <extracomment>matmul: formula</extracomment>
        <translation>2 x filas x interior x columnas / tiempo</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>matmul, parameter rows: title</extracomment>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows of M and of P.</source>
        <extracomment>matmul, parameter rows: meaning</extracomment>
        <translation>Filas de M y de P.</translation>
    </message>
    <message>
        <source>Inner</source>
        <extracomment>matmul, parameter inner: title</extracomment>
        <translation>Interior</translation>
    </message>
    <message>
        <source>Columns of M, rows of N.</source>
        <extracomment>matmul, parameter inner: meaning</extracomment>
        <translation>Columnas de M, filas de N.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>matmul, parameter columns: title</extracomment>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns of N and of P.</source>
        <extracomment>matmul, parameter columns: meaning</extracomment>
        <translation>Columnas de N y de P.</translation>
    </message>
    <message>
        <source>Tile width</source>
        <extracomment>matmul, parameter tile: title</extracomment>
        <translation>Ancho de mosaico</translation>
    </message>
    <message>
        <source>A block has tile x tile threads, and a tiled kernel&apos;s tiles have the same width.</source>
        <extracomment>matmul, parameter tile: meaning</extracomment>
        <translation>Un bloque tiene mosaico x mosaico hilos; los mosaicos de un kernel por mosaicos tienen ese mismo ancho.</translation>
    </message>
    <message>
        <source>Thread indices only</source>
        <extracomment>matmul, variant one-block: title</extracomment>
        <translation>Solo índices de hilo</translation>
    </message>
    <message>
        <source>Correct for one block only: every block computes the first tile, and nothing writes the rest.</source>
        <extracomment>matmul, variant one-block: idea</extracomment>
        <translation>Correcto solo con un bloque: todos los bloques calculan el primer mosaico y nadie escribe el resto.</translation>
    </message>
    <message>
        <source>threads per block</source>
        <extracomment>matmul, variant one-block: name of a fact</extracomment>
        <translation>hilos por bloque</translation>
    </message>
    <message>
        <source>bytes of global memory per flop</source>
        <extracomment>matmul, variant one-block: name of a fact</extracomment>
        <translation>bytes de memoria global por flop</translation>
    </message>
    <message>
        <source>Naive, uncoalesced</source>
        <extracomment>matmul, variant uncoalesced: title</extracomment>
        <translation>Simple, no coalescente</translation>
    </message>
    <message>
        <source>Neighbouring threads take neighbouring rows, so each lane loads its own sector of M.</source>
        <extracomment>matmul, variant uncoalesced: idea</extracomment>
        <translation>Los hilos vecinos toman filas vecinas: cada lane carga un sector distinto de M.</translation>
    </message>
    <message>
        <source>Naive, accumulating in P</source>
        <extracomment>matmul, variant naive-in-p: title</extracomment>
        <translation>Simple, acumula en P</translation>
    </message>
    <message>
        <source>Keeps the sum in global memory and stores it at every step.</source>
        <extracomment>matmul, variant naive-in-p: idea</extracomment>
        <translation>Guarda la suma en memoria global y la escribe en cada paso.</translation>
    </message>
    <message>
        <source>Each thread reads its row and its column from global memory, element by element.</source>
        <extracomment>matmul, variant naive: idea</extracomment>
        <translation>Cada hilo lee su fila y su columna de la memoria global, elemento a elemento.</translation>
    </message>
    <message>
        <source>Tiled, barrier left out</source>
        <extracomment>matmul, variant without-barrier: title</extracomment>
        <translation>Por mosaicos, falta una barrera</translation>
    </message>
    <message>
        <source>Warps do not wait for the tile and use the data of the previous phase.</source>
        <extracomment>matmul, variant without-barrier: idea</extracomment>
        <translation>Los warps no esperan al mosaico y usan los datos de la fase anterior.</translation>
    </message>
    <message>
        <source>Tiled</source>
        <extracomment>matmul, variant tiled: title</extracomment>
        <translation>Por mosaicos</translation>
    </message>
    <message>
        <source>The block loads a tile of M and one of N into shared memory and uses each element tile times.</source>
        <extracomment>matmul, variant tiled: idea</extracomment>
        <translation>El bloque carga un mosaico de M y otro de N en memoria compartida y usa cada elemento tantas veces como el ancho del mosaico.</translation>
    </message>
    <message>
        <source>Tiled, dynamic shared memory</source>
        <extracomment>matmul, variant tiled-dynamic: title</extracomment>
        <translation>Por mosaicos, compartida dinámica</translation>
    </message>
    <message>
        <source>The launch sets the tile size, so one kernel serves all widths, but the compiler unrolls no loop.</source>
        <extracomment>matmul, variant tiled-dynamic: idea</extracomment>
        <translation>El lanzamiento fija el tamaño del mosaico: un kernel sirve para todos los anchos, pero el compilador no desenrolla ningún bucle.</translation>
    </message>
    <message>
        <source>Tiled, through sub-matrices</source>
        <extracomment>matmul, variant sub-matrices: title</extracomment>
        <translation>Por mosaicos, con submatrices</translation>
    </message>
    <message>
        <source>The same product, written with sub-matrices: width, height, stride and elements.</source>
        <extracomment>matmul, variant sub-matrices: idea</extracomment>
        <translation>El mismo producto, escrito con submatrices: ancho, alto, stride y elementos.</translation>
    </message>
    <message>
        <source>Tiled, on padded input</source>
        <extracomment>matmul, variant padded-input: title</extracomment>
        <translation>Por mosaicos, entrada con relleno</translation>
    </message>
    <message>
        <source>First copies M and N to multiples of the tile size: no edge checks, but the copies cost time.</source>
        <extracomment>matmul, variant padded-input: idea</extracomment>
        <translation>Primero copia M y N a múltiplos del mosaico: no hay bordes que comprobar, pero las copias cuestan tiempo.</translation>
    </message>
    <message>
        <source>Register-tiled</source>
        <extracomment>matmul, variant register-tiled: title</extracomment>
        <translation>Mosaicos en registros</translation>
    </message>
    <message>
        <source>A thread computes 8 x 8 elements: each value that it reads from shared memory serves eight products.</source>
        <extracomment>matmul, variant register-tiled: idea</extracomment>
        <translation>Un hilo calcula 8 x 8 elementos: cada valor leído de la memoria compartida sirve para ocho productos.</translation>
    </message>
    <message>
        <source>Register-tiled, with loads and stores of 16 bytes in global and shared memory.</source>
        <extracomment>matmul, variant vectorised: idea</extracomment>
        <translation>Mosaicos en registros, con cargas y escrituras de 16 bytes en memoria global y compartida.</translation>
    </message>
    <message>
        <source>Double-buffered</source>
        <extracomment>matmul, variant double-buffered: title</extracomment>
        <translation>Doble búfer</translation>
    </message>
    <message>
        <source>Loads the next tiles through registers while the block multiplies.</source>
        <extracomment>matmul, variant double-buffered: idea</extracomment>
        <translation>Carga los mosaicos siguientes a través de los registros mientras el bloque multiplica.</translation>
    </message>
    <message>
        <source>Warp-tiled</source>
        <extracomment>matmul, variant warp-tiled: title</extracomment>
        <translation>Mosaicos por warp</translation>
    </message>
    <message>
        <source>A warp computes 64 x 64 elements and reads shared memory one step ahead.</source>
        <extracomment>matmul, variant warp-tiled: idea</extracomment>
        <translation>Un warp calcula 64 x 64 elementos y lee la memoria compartida con un paso de adelanto.</translation>
    </message>
    <message>
        <source>Packed, asynchronous copies</source>
        <extracomment>matmul, variant packed: title</extracomment>
        <translation>Empaquetado, copias asíncronas</translation>
    </message>
    <message>
        <source>First packs the tiles, then copies them to shared memory two tiles ahead, bypassing registers.</source>
        <extracomment>matmul, variant packed: idea</extracomment>
        <translation>Primero empaqueta los mosaicos y luego los copia a la memoria compartida sin pasar por registros, dos mosaicos por delante.</translation>
    </message>
    <message>
        <source>Packed, bulk copies</source>
        <extracomment>matmul, variant bulk: title</extracomment>
        <translation>Empaquetado, copias masivas</translation>
    </message>
    <message>
        <source>One thread requests whole tiles from the copy engine, and the others wait until the bytes arrive.</source>
        <extracomment>matmul, variant bulk: idea</extracomment>
        <translation>Un hilo pide mosaicos enteros al motor de copia y los demás esperan a que lleguen los bytes.</translation>
    </message>
    <message>
        <source>Stream-K</source>
        <extracomment>matmul, variant stream-k: title</extracomment>
        <translation>Stream-K</translation>
    </message>
    <message>
        <source>Blocks take equal shares of all steps instead of whole tiles, and the copies transpose M.</source>
        <extracomment>matmul, variant stream-k: idea</extracomment>
        <translation>Los bloques toman partes iguales de todos los pasos en lugar de mosaicos enteros; las copias transponen M por el camino.</translation>
    </message>
    <message>
        <source>Split-K</source>
        <extracomment>matmul, variant split-k: title</extracomment>
        <translation>Split-K</translation>
    </message>
    <message>
        <source>If P has few tiles, blocks share the inner dimension, as do a block&apos;s warps; a second kernel adds the parts.</source>
        <extracomment>matmul, variant split-k: idea</extracomment>
        <translation>Si P tiene pocos mosaicos, los bloques se reparten la dimensión interior, igual que los warps de un bloque; un segundo kernel suma las partes.</translation>
    </message>
    <message>
        <source>cuBLAS</source>
        <extracomment>matmul, variant cublas: title</extracomment>
        <translation>cuBLAS</translation>
    </message>
    <message>
        <source>cuBLAS is a library, not a kernel</source>
        <extracomment>matmul, variant cublas: why it is not simulated</extracomment>
        <translation>cuBLAS es una biblioteca, no un kernel</translation>
    </message>
    <message>
        <source>The textbook triple loop, with the innermost over a row of N.</source>
        <extracomment>matmul, variant cpu-one-thread: idea</extracomment>
        <translation>El triple bucle de manual, con el más interno sobre una fila de N.</translation>
    </message>
    <message>
        <source>Blocks of 256 and of 1024 threads compared: course &quot;CUDA programming&quot;, practice 2</source>
        <extracomment>matmul, preset course: source</extracomment>
        <translation>Comparación de bloques de 256 y de 1024 hilos: curso &quot;Programación en CUDA&quot;, práctica 2</translation>
    </message>
    <message>
        <source>GFLOP/s of 4096 x 4096 elements with tiles of 8, 16 and 32: the report on an H200 of 2026-11-20</source>
        <extracomment>matmul, preset report: source</extracomment>
        <translation>GFLOP/s con 4096 x 4096 elementos y mosaicos de 8, 16 y 32: informe sobre una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Reduction</source>
        <extracomment>reduction: title</extracomment>
        <translation>Reducción</translation>
    </message>
    <message>
        <source>Shows how dependent threads cooperate, and how the order of additions changes a sum.</source>
        <extracomment>reduction: what it shows</extracomment>
        <translation>Muestra cómo colaboran hilos que dependen unos de otros y cómo cambia una suma el orden de los sumandos.</translation>
    </message>
    <message>
        <source>elements x element size / time</source>
        <extracomment>reduction: formula</extracomment>
        <translation>elementos x tamaño de elemento / tiempo</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>reduction, parameter elements: title</extracomment>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Elements of the array to reduce.</source>
        <extracomment>reduction, parameter elements: meaning</extracomment>
        <translation>Elementos del arreglo que se reduce.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <extracomment>reduction, parameter block: title</extracomment>
        <translation>Hilos por bloque</translation>
    </message>
    <message>
        <source>Threads of a block; the trees need a power of two.</source>
        <extracomment>reduction, parameter block: meaning</extracomment>
        <translation>Hilos de un bloque; los árboles necesitan una potencia de dos.</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>reduction, parameter operation: title</extracomment>
        <translation>Operación</translation>
    </message>
    <message>
        <source>How to combine two elements.</source>
        <extracomment>reduction, parameter operation: meaning</extracomment>
        <translation>Cómo se combinan dos elementos.</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>reduction, parameter values: title</extracomment>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Random whole numbers have an exact sum in every order. The sum of random fractions, or of 2^332 + 1 - 2^332 + 2 repeated, depends on the order.</source>
        <extracomment>reduction, parameter values: meaning</extracomment>
        <translation>La suma de enteros aleatorios es exacta en cualquier orden. La de fracciones aleatorias, o de 2^332 + 1 - 2^332 + 2 repetido, depende del orden.</translation>
    </message>
    <message>
        <source>Atomic</source>
        <extracomment>reduction, variant atomic: title</extracomment>
        <translation>Operación atómica</translation>
    </message>
    <message>
        <source>Every thread adds its element to one address, so the additions queue.</source>
        <extracomment>reduction, variant atomic: idea</extracomment>
        <translation>Cada hilo suma su elemento en una misma dirección: las sumas hacen cola.</translation>
    </message>
    <message>
        <source>Interleaved, divergent</source>
        <extracomment>reduction, variant interleaved: title</extracomment>
        <translation>Intercalada, divergente</translation>
    </message>
    <message>
        <source>A tree in shared memory in which every second, then every fourth, then every eighth thread works.</source>
        <extracomment>reduction, variant interleaved: idea</extracomment>
        <translation>Un árbol en memoria compartida en el que trabaja uno de cada dos, cuatro, ocho hilos.</translation>
    </message>
    <message>
        <source>Interleaved, bank conflicts</source>
        <extracomment>reduction, variant interleaved-strided: title</extracomment>
        <translation>Intercalada, conflictos de bancos</translation>
    </message>
    <message>
        <source>Neighbouring threads work on words that move further apart, in fewer and fewer banks.</source>
        <extracomment>reduction, variant interleaved-strided: idea</extracomment>
        <translation>Los hilos vecinos trabajan con palabras cada vez más separadas, en cada vez menos bancos.</translation>
    </message>
    <message>
        <source>Sequential</source>
        <extracomment>reduction, variant sequential: title</extracomment>
        <translation>Secuencial</translation>
    </message>
    <message>
        <source>The lower half of the threads adds the upper half: no bank conflicts, and whole warps idle.</source>
        <extracomment>reduction, variant sequential: idea</extracomment>
        <translation>La mitad inferior de los hilos suma la superior: no hay conflictos de bancos y quedan inactivos warps enteros.</translation>
    </message>
    <message>
        <source>First add on load</source>
        <extracomment>reduction, variant first-add: title</extracomment>
        <translation>Primera suma al cargar</translation>
    </message>
    <message>
        <source>Each thread combines two elements while it loads them.</source>
        <extracomment>reduction, variant first-add: idea</extracomment>
        <translation>Cada hilo combina dos elementos mientras los carga.</translation>
    </message>
    <message>
        <source>Warp shuffle</source>
        <extracomment>reduction, variant shuffle: title</extracomment>
        <translation>Shuffle de warp</translation>
    </message>
    <message>
        <source>Lanes exchange values in registers, with little shared memory and two barriers.</source>
        <extracomment>reduction, variant shuffle: idea</extracomment>
        <translation>Los lanes intercambian valores en registros, con poca memoria compartida y dos barreras.</translation>
    </message>
    <message>
        <source>Grid-stride, 16 bytes</source>
        <extracomment>reduction, variant vectorised: title</extracomment>
        <translation>Grid-stride, 16 bytes</translation>
    </message>
    <message>
        <source>One launch with only as many blocks as fit the GPU: loads 16 bytes at a time, and the last block finishes.</source>
        <extracomment>reduction, variant vectorised: idea</extracomment>
        <translation>Un lanzamiento con solo los bloques que caben en la GPU: carga 16 bytes cada vez y el último bloque termina.</translation>
    </message>
    <message>
        <source>CUB</source>
        <extracomment>reduction, variant cub: title</extracomment>
        <translation>CUB</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library of parallel primitives.</source>
        <extracomment>reduction, variant cub: idea</extracomment>
        <translation>La biblioteca de primitivas paralelas de NVIDIA.</translation>
    </message>
    <message>
        <source>CUB is a library, not a kernel</source>
        <extracomment>reduction, variant cub: why it is not simulated</extracomment>
        <translation>CUB es una biblioteca, no un kernel</translation>
    </message>
    <message>
        <source>CPU, sorted</source>
        <extracomment>reduction, variant cpu-sorted: title</extracomment>
        <translation>CPU, ordenada</translation>
    </message>
    <message>
        <source>One thread adds small magnitudes first, so that large ones do not absorb them.</source>
        <extracomment>reduction, variant cpu-sorted: idea</extracomment>
        <translation>Un hilo suma primero las magnitudes pequeñas, para que no se pierdan junto a las grandes.</translation>
    </message>
    <message>
        <source>CPU, pairwise</source>
        <extracomment>reduction, variant cpu-pairwise: title</extracomment>
        <translation>CPU, por pares</translation>
    </message>
    <message>
        <source>One thread adds halves of halves: errors grow only with the height of the tree.</source>
        <extracomment>reduction, variant cpu-pairwise: idea</extracomment>
        <translation>Un hilo suma mitades de mitades: los errores crecen solo con la altura del árbol.</translation>
    </message>
    <message>
        <source>CPU, Kahan</source>
        <extracomment>reduction, variant cpu-kahan: title</extracomment>
        <translation>CPU, Kahan</translation>
    </message>
    <message>
        <source>One thread carries each addition&apos;s rounding error to the next.</source>
        <extracomment>reduction, variant cpu-kahan: idea</extracomment>
        <translation>Un hilo lleva el error de redondeo de cada suma a la siguiente.</translation>
    </message>
    <message>
        <source>One thread adds in order.</source>
        <extracomment>reduction, variant cpu-one-thread: idea</extracomment>
        <translation>Un hilo suma en orden.</translation>
    </message>
    <message>
        <source>Each thread adds its part in order.</source>
        <extracomment>reduction, variant cpu-all-threads: idea</extracomment>
        <translation>Cada hilo suma su parte en orden.</translation>
    </message>
    <message>
        <source>10^100 + 1 - 10^100 + 2, whose sum depends on the order: course &quot;Programming on the graphics card&quot;</source>
        <extracomment>reduction, preset course: source</extracomment>
        <translation>10^100 + 1 - 10^100 + 2, cuya suma depende del orden: curso &quot;Programación en la tarjeta gráfica&quot;</translation>
    </message>
    <message>
        <source>Bandwidths of 2^28 elements: the report on an H200 of 2026-11-20</source>
        <extracomment>reduction, preset report: source</extracomment>
        <translation>Anchos de banda con 2^28 elementos: informe sobre una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Offset access</source>
        <extracomment>offset: title</extracomment>
        <translation>Acceso con desplazamiento</translation>
    </message>
    <message>
        <source>Shows what misaligned access costs: the same elements at an offset.</source>
        <extracomment>offset: what it shows</extracomment>
        <translation>Muestra lo que cuesta un acceso desalineado: los mismos elementos con un desplazamiento.</translation>
    </message>
    <message>
        <source>2 x MiB / time</source>
        <extracomment>offset: formula</extracomment>
        <translation>2 x MiB / tiempo</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>offset, parameter mib: title</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>MiB</source>
        <extracomment>offset, parameter mib: unit</extracomment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Size of the incremented part of the array.</source>
        <extracomment>offset, parameter mib: meaning</extracomment>
        <translation>Tamaño de la parte del arreglo que se incrementa.</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>offset, parameter offset: title</extracomment>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Elements between the start of the array and the first incremented one.</source>
        <extracomment>offset, parameter offset: meaning</extracomment>
        <translation>Elementos entre el inicio del arreglo y el primero que se incrementa.</translation>
    </message>
    <message>
        <source>a[i+s] += 1</source>
        <extracomment>offset, variant increment: title</extracomment>
        <translation>a[i+s] += 1</translation>
    </message>
    <message>
        <source>Each warp reads and writes 32 neighbouring elements, s elements after a sector&apos;s start.</source>
        <extracomment>offset, variant increment: idea</extracomment>
        <translation>Cada warp lee y escribe 32 elementos vecinos, s elementos después del inicio de un sector.</translation>
    </message>
    <message>
        <source>The same loop on the CPU.</source>
        <extracomment>histogram, variant cpu-one-thread: idea</extracomment>
        <translation>El mismo bucle en la CPU.</translation>
    </message>
    <message>
        <source>The course&apos;s own loop, over offsets 0 to 32: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>offset, preset course: source</extracomment>
        <translation>El propio bucle del curso, con desplazamientos de 0 a 32: curso &quot;Programación de GPU en CUDA&quot;, día 2</translation>
    </message>
    <message>
        <source>Bandwidths of 2^26 elements of 4 bytes: the report on an H200 of 2026-11-20</source>
        <extracomment>offset, preset report: source</extracomment>
        <translation>Anchos de banda con 2^26 elementos de 4 bytes: informe sobre una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Strided access</source>
        <extracomment>stride: title</extracomment>
        <translation>Acceso con stride</translation>
    </message>
    <message>
        <source>Shows what gaps between elements cost: memory moves whole sectors, used or not.</source>
        <extracomment>stride: what it shows</extracomment>
        <translation>Muestra lo que cuestan los huecos entre elementos: la memoria mueve sectores enteros, se usen o no.</translation>
    </message>
    <message>
        <source>2 x MiB / time, counting the used elements</source>
        <extracomment>stride: formula</extracomment>
        <translation>2 x MiB / tiempo, contando los elementos usados</translation>
    </message>
    <message>
        <source>Size of the incremented elements; the array is larger by the factor of the stride.</source>
        <extracomment>stride, parameter mib: meaning</extracomment>
        <translation>Tamaño de los elementos que se incrementan; el arreglo es mayor en un factor igual al stride.</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>stride, parameter stride: title</extracomment>
        <translation>Stride</translation>
    </message>
    <message>
        <source>Elements from one incremented element to the next.</source>
        <extracomment>stride, parameter stride: meaning</extracomment>
        <translation>Elementos desde uno que se incrementa hasta el siguiente.</translation>
    </message>
    <message>
        <source>a[i*s] += 1</source>
        <extracomment>stride, variant increment: title</extracomment>
        <translation>a[i*s] += 1</translation>
    </message>
    <message>
        <source>Each warp reads and writes 32 elements that lie s apart, in up to 32 sectors.</source>
        <extracomment>stride, variant increment: idea</extracomment>
        <translation>Cada warp lee y escribe 32 elementos separados por s, en hasta 32 sectores.</translation>
    </message>
    <message>
        <source>The course&apos;s own loop, over strides 1 to 32: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>stride, preset course: source</extracomment>
        <translation>El propio bucle del curso, con strides de 1 a 32: curso &quot;Programación de GPU en CUDA&quot;, día 2</translation>
    </message>
    <message>
        <source>Bandwidths of 2^23 threads, elements of 4 bytes: the report on an H200 of 2026-11-20</source>
        <extracomment>stride, preset report: source</extracomment>
        <translation>Anchos de banda con 2^23 hilos y elementos de 4 bytes: informe sobre una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Colour to grey</source>
        <extracomment>grayscale: title</extracomment>
        <translation>Color a gris</translation>
    </message>
    <message>
        <source>Shows what narrow loads cost: three bytes in and one out for each pixel.</source>
        <extracomment>grayscale: what it shows</extracomment>
        <translation>Muestra lo que cuestan las cargas estrechas: por cada píxel entran tres bytes y sale uno.</translation>
    </message>
    <message>
        <source>(3 + 1) x width x height bytes / time</source>
        <extracomment>grayscale: formula</extracomment>
        <translation>(3 + 1) x ancho x alto bytes / tiempo</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>grayscale, parameter image: title</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Picture to convert; without one, Warpbench generates a picture.</source>
        <extracomment>grayscale, parameter image: meaning</extracomment>
        <translation>Imagen que se convierte; si no hay ninguna, Warpbench la genera.</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>grayscale, parameter width: unit</extracomment>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>Width of the generated picture; a loaded picture has its own.</source>
        <extracomment>grayscale, parameter width: meaning</extracomment>
        <translation>Ancho de la imagen generada; una imagen cargada tiene el suyo.</translation>
    </message>
    <message>
        <source>Height of the generated picture; a loaded picture has its own.</source>
        <extracomment>grayscale, parameter height: meaning</extracomment>
        <translation>Alto de la imagen generada; una imagen cargada tiene el suyo.</translation>
    </message>
    <message>
        <source>One thread per pixel, byte by byte: a warp&apos;s load uses a third of each sector that it requests.</source>
        <extracomment>grayscale, variant naive: idea</extracomment>
        <translation>Un hilo por píxel, byte a byte: la carga de un warp usa un tercio de cada sector que pide.</translation>
    </message>
    <message>
        <source>Four pixels, 4-byte words</source>
        <extracomment>grayscale, variant four-pixels: title</extracomment>
        <translation>Cuatro píxeles, palabras de 4 bytes</translation>
    </message>
    <message>
        <source>Three words hold four pixels, so the same number of loads moves four times the data.</source>
        <extracomment>grayscale, variant four-pixels: idea</extracomment>
        <translation>Tres palabras contienen cuatro píxeles: el mismo número de cargas mueve cuatro veces más datos.</translation>
    </message>
    <message>
        <source>Sixteen pixels, 16-byte words</source>
        <extracomment>grayscale, variant sixteen-pixels: title</extracomment>
        <translation>16 píxeles, palabras de 16 bytes</translation>
    </message>
    <message>
        <source>Uses the widest loads: each thread has 48 bytes in flight.</source>
        <extracomment>grayscale, variant sixteen-pixels: idea</extracomment>
        <translation>Usa las cargas más anchas: cada hilo tiene 48 bytes en vuelo.</translation>
    </message>
    <message>
        <source>Sixteen pixels through shared memory</source>
        <extracomment>grayscale, variant through-shared: title</extracomment>
        <translation>16 píxeles por memoria compartida</translation>
    </message>
    <message>
        <source>Each load of a warp reads 512 contiguous bytes, and shared memory hands each lane its 48 bytes.</source>
        <extracomment>grayscale, variant through-shared: idea</extracomment>
        <translation>Cada carga de un warp lee 512 bytes contiguos, y la memoria compartida entrega a cada lane sus 48.</translation>
    </message>
    <message>
        <source>cudaMemcpy, equal bytes</source>
        <extracomment>grayscale, variant memcpy: title</extracomment>
        <translation>cudaMemcpy, los mismos bytes</translation>
    </message>
    <message>
        <source>Two copies of one byte per pixel read and write as much as the conversion.</source>
        <extracomment>grayscale, variant memcpy: idea</extracomment>
        <translation>Dos copias de un byte por píxel leen y escriben lo mismo que la conversión.</translation>
    </message>
    <message>
        <source>The textbook loop over the pixels.</source>
        <extracomment>grayscale, variant cpu-one-thread: idea</extracomment>
        <translation>El bucle de manual sobre los píxeles.</translation>
    </message>
    <message>
        <source>Bandwidths of 16384 x 16384 pixels: the report on an H200 of 2026-11-20</source>
        <extracomment>grayscale, preset report: source</extracomment>
        <translation>Anchos de banda con 16384 x 16384 píxeles: informe sobre una H200 del 2026-11-20</translation>
    </message>
    <message>
        <source>Vector addition</source>
        <extracomment>vector-add: title</extracomment>
        <translation>Suma de vectores</translation>
    </message>
    <message>
        <source>A first kernel: one thread per element, and how wide an access should be.</source>
        <extracomment>vector-add: what it shows</extracomment>
        <translation>El primer kernel: un hilo por elemento, y qué ancho conviene dar a un acceso.</translation>
    </message>
    <message>
        <source>3 x elements x element size / time</source>
        <extracomment>vector-add: formula</extracomment>
        <translation>3 x elementos x tamaño de elemento / tiempo</translation>
    </message>
    <message>
        <source>Elements of each vector.</source>
        <extracomment>vector-add, parameter elements: meaning</extracomment>
        <translation>Elementos de cada vector.</translation>
    </message>
    <message>
        <source>Threads of a block.</source>
        <extracomment>vector-add, parameter block: meaning</extracomment>
        <translation>Hilos de un bloque.</translation>
    </message>
    <message>
        <source>One thread per element</source>
        <extracomment>vector-add, variant naive: title</extracomment>
        <translation>Un hilo por elemento</translation>
    </message>
    <message>
        <source>Each thread adds one pair, so a warp accesses neighbouring elements.</source>
        <extracomment>vector-add, variant naive: idea</extracomment>
        <translation>Cada hilo suma un par: un warp accede a elementos vecinos.</translation>
    </message>
    <message>
        <source>Grid-stride</source>
        <extracomment>vector-add, variant grid-stride: title</extracomment>
        <translation>Grid-stride</translation>
    </message>
    <message>
        <source>A fixed number of threads loops over the vectors with the stride of the grid.</source>
        <extracomment>vector-add, variant grid-stride: idea</extracomment>
        <translation>Un número fijo de hilos recorre los vectores en un bucle, con un stride igual al grid.</translation>
    </message>
    <message>
        <source>Each thread moves 16 bytes at a time: a quarter of the instructions for the same bytes.</source>
        <extracomment>vector-add, variant vectorised: idea</extracomment>
        <translation>Cada hilo mueve 16 bytes cada vez: la cuarta parte de las instrucciones para los mismos bytes.</translation>
    </message>
    <message>
        <source>The library copies as many bytes as the addition moves: all of a and half of b.</source>
        <extracomment>vector-add, variant memcpy: idea</extracomment>
        <translation>La biblioteca copia tantos bytes como mueve la suma: todo a y la mitad de b.</translation>
    </message>
    <message>
        <source>Dot product</source>
        <extracomment>dot: title</extracomment>
        <translation>Producto punto</translation>
    </message>
    <message>
        <source>A reduction with arithmetic: it reads two vectors and returns one number.</source>
        <extracomment>dot: what it shows</extracomment>
        <translation>Una reducción con cálculo: lee dos vectores y devuelve un número.</translation>
    </message>
    <message>
        <source>2 x elements x element size / time</source>
        <extracomment>scan: formula</extracomment>
        <translation>2 x elementos x tamaño de elemento / tiempo</translation>
    </message>
    <message>
        <source>Shared-memory tree</source>
        <extracomment>dot, variant tree: title</extracomment>
        <translation>Árbol en memoria compartida</translation>
    </message>
    <message>
        <source>A block multiplies, adds in shared memory, and adds its sum to the result.</source>
        <extracomment>dot, variant tree: idea</extracomment>
        <translation>Un bloque multiplica, suma en memoria compartida y añade su suma al resultado.</translation>
    </message>
    <message>
        <source>The tree in registers: lanes exchange their sums.</source>
        <extracomment>dot, variant shuffle: idea</extracomment>
        <translation>El árbol en registros: los lanes intercambian sus sumas.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library.</source>
        <extracomment>dot, variant cublas: idea</extracomment>
        <translation>La biblioteca de NVIDIA.</translation>
    </message>
    <message>
        <source>Pi from random points</source>
        <extracomment>pi: title</extracomment>
        <translation>Pi con puntos aleatorios</translation>
    </message>
    <message>
        <source>Counts the hits of an unpredictable branch in global memory, shared memory or registers.</source>
        <extracomment>pi: what it shows</extracomment>
        <translation>Cuenta los aciertos de una bifurcación imprevisible en memoria global, memoria compartida o registros.</translation>
    </message>
    <message>
        <source>points / time</source>
        <extracomment>pi: formula</extracomment>
        <translation>puntos / tiempo</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>pi: what is counted</extracomment>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>pi, parameter points: title</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Random points in the unit square.</source>
        <extracomment>pi, parameter points: meaning</extracomment>
        <translation>Puntos aleatorios en el cuadrado unidad.</translation>
    </message>
    <message>
        <source>Counter in global memory</source>
        <extracomment>pi, variant global-counter: title</extracomment>
        <translation>Contador en memoria global</translation>
    </message>
    <message>
        <source>Each hit is an atomic addition to one address in global memory.</source>
        <extracomment>pi, variant global-counter: idea</extracomment>
        <translation>Cada acierto es una suma atómica en una misma dirección de la memoria global.</translation>
    </message>
    <message>
        <source>Counter in shared memory</source>
        <extracomment>pi, variant shared-counter: title</extracomment>
        <translation>Contador en memoria compartida</translation>
    </message>
    <message>
        <source>Each block counts hits in shared memory and adds its count once.</source>
        <extracomment>pi, variant shared-counter: idea</extracomment>
        <translation>Cada bloque cuenta los aciertos en memoria compartida y suma su recuento una vez.</translation>
    </message>
    <message>
        <source>Counters in registers</source>
        <extracomment>pi, variant register-counter: title</extracomment>
        <translation>Contadores en registros</translation>
    </message>
    <message>
        <source>Each thread counts in a register, and shuffles add the counts.</source>
        <extracomment>pi, variant register-counter: idea</extracomment>
        <translation>Cada hilo cuenta en un registro; los shuffles suman los recuentos.</translation>
    </message>
    <message>
        <source>Each thread counts its part.</source>
        <extracomment>pi, variant cpu-all-threads: idea</extracomment>
        <translation>Cada hilo cuenta su parte.</translation>
    </message>
    <message>
        <source>Shared counter</source>
        <extracomment>counter: title</extracomment>
        <translation>Contador compartido</translation>
    </message>
    <message>
        <source>Shows what happens when all threads change one value, and how to do it correctly.</source>
        <extracomment>counter: what it shows</extracomment>
        <translation>Muestra qué ocurre cuando todos los hilos modifican un mismo valor, y cómo hacerlo bien.</translation>
    </message>
    <message>
        <source>blocks x threads / time</source>
        <extracomment>counter: formula</extracomment>
        <translation>bloques x hilos / tiempo</translation>
    </message>
    <message>
        <source>increments</source>
        <extracomment>counter: what is counted</extracomment>
        <translation>incrementos</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>counter, parameter blocks: title</extracomment>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Blocks of the grid.</source>
        <extracomment>counter, parameter blocks: meaning</extracomment>
        <translation>Bloques del grid.</translation>
    </message>
    <message>
        <source>Threads of a block; each adds one.</source>
        <extracomment>counter, parameter threads: meaning</extracomment>
        <translation>Hilos de un bloque; cada uno suma uno.</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <extracomment>counter, variant unprotected: title</extracomment>
        <translation>Sin protección</translation>
    </message>
    <message>
        <source>Threads load, add and store without synchronisation, so increments are lost.</source>
        <extracomment>counter, variant unprotected: idea</extracomment>
        <translation>Los hilos cargan, suman y escriben sin sincronización: se pierden incrementos.</translation>
    </message>
    <message>
        <source>Memory performs the additions one after another.</source>
        <extracomment>counter, variant atomic: idea</extracomment>
        <translation>La memoria hace las sumas, una tras otra.</translation>
    </message>
    <message>
        <source>Atomic per block</source>
        <extracomment>counter, variant atomic-per-block: title</extracomment>
        <translation>Operación atómica por bloque</translation>
    </message>
    <message>
        <source>Blocks count in shared memory and add their count once.</source>
        <extracomment>counter, variant atomic-per-block: idea</extracomment>
        <translation>Los bloques cuentan en memoria compartida y suman su recuento una sola vez.</translation>
    </message>
    <message>
        <source>One thread increments a counter in memory.</source>
        <extracomment>counter, variant cpu-one-thread: idea</extracomment>
        <translation>Un hilo incrementa un contador en memoria.</translation>
    </message>
    <message>
        <source>All threads increment one counter with atomic additions.</source>
        <extracomment>counter, variant cpu-all-threads: idea</extracomment>
        <translation>Todos los hilos incrementan un mismo contador con sumas atómicas.</translation>
    </message>
    <message>
        <source>100 blocks of 100 threads, which print 1 or 10000: course &quot;GPU programming in CUDA&quot;, day 2</source>
        <extracomment>counter, preset course: source</extracomment>
        <translation>100 bloques de 100 hilos, que imprimen 1 o 10000: curso &quot;Programación de GPU en CUDA&quot;, día 2</translation>
    </message>
    <message>
        <source>Memory kinds</source>
        <extracomment>memory-kinds: title</extracomment>
        <translation>Tipos de memoria</translation>
    </message>
    <message>
        <source>Compares where to keep a few numbers that every thread needs: one polynomial, coefficients in different memories.</source>
        <extracomment>memory-kinds: what it shows</extracomment>
        <translation>Compara dónde guardar unos pocos números que necesitan todos los hilos: un polinomio, coeficientes en distintas memorias.</translation>
    </message>
    <message>
        <source>2 x elements x 4 bytes / time</source>
        <extracomment>memory-kinds: formula</extracomment>
        <translation>2 x elementos x 4 bytes / tiempo</translation>
    </message>
    <message>
        <source>Numbers at which the polynomial is evaluated.</source>
        <extracomment>memory-kinds, parameter elements: meaning</extracomment>
        <translation>Números en los que se evalúa el polinomio.</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <extracomment>memory-kinds, parameter coefficients: title</extracomment>
        <translation>Coeficientes</translation>
    </message>
    <message>
        <source>Number of coefficients: the polynomial&apos;s degree plus one.</source>
        <extracomment>memory-kinds, parameter coefficients: meaning</extracomment>
        <translation>Número de coeficientes: el grado del polinomio más uno.</translation>
    </message>
    <message>
        <source>Constant memory, an address per lane</source>
        <extracomment>memory-kinds, variant constant-per-lane: title</extracomment>
        <translation>Constante, una dirección por lane</translation>
    </message>
    <message>
        <source>Lanes begin with different coefficients: the constant cache serves one address after another.</source>
        <extracomment>memory-kinds, variant constant-per-lane: idea</extracomment>
        <translation>Los lanes empiezan por coeficientes distintos: la caché de constantes atiende una dirección tras otra.</translation>
    </message>
    <message>
        <source>flops per byte</source>
        <extracomment>convolution, variant naive: name of a fact</extracomment>
        <translation>flops por byte</translation>
    </message>
    <message>
        <source>addresses that the constant cache serves per load</source>
        <extracomment>memory-kinds, variant constant-per-lane: name of a fact</extracomment>
        <translation>direcciones que la caché de constantes atiende por carga</translation>
    </message>
    <message>
        <source>Local memory</source>
        <extracomment>memory-kinds, variant local: title</extracomment>
        <translation>Memoria local</translation>
    </message>
    <message>
        <source>A thread&apos;s private array, indexed at run time, lies off chip behind L1.</source>
        <extracomment>memory-kinds, variant local: idea</extracomment>
        <translation>Un arreglo privado del hilo, indexado al ejecutar, queda fuera del chip, detrás de la L1.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <extracomment>memory-kinds, variant global: title</extracomment>
        <translation>Memoria global</translation>
    </message>
    <message>
        <source>All lanes load the same word: one sector per request, repeated for every element.</source>
        <extracomment>memory-kinds, variant global: idea</extracomment>
        <translation>Todos los lanes cargan la misma palabra: un sector por petición, otra vez para cada elemento.</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <extracomment>memory-kinds, variant shared: title</extracomment>
        <translation>Memoria compartida</translation>
    </message>
    <message>
        <source>Each block copies the coefficients once; all lanes then read one word, in one wavefront.</source>
        <extracomment>memory-kinds, variant shared: idea</extracomment>
        <translation>Cada bloque copia los coeficientes una vez; después todos los lanes leen una misma palabra, en un wavefront.</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <extracomment>memory-kinds, variant constant: title</extracomment>
        <translation>Memoria constante</translation>
    </message>
    <message>
        <source>All lanes read one address, and the constant cache broadcasts the word to the warp.</source>
        <extracomment>memory-kinds, variant constant: idea</extracomment>
        <translation>Todos los lanes leen una misma dirección y la caché de constantes entrega la palabra a todo el warp.</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>memory-kinds, variant registers: title</extracomment>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Loops unrolled at compile time put each element of the thread&apos;s private array into a register.</source>
        <extracomment>memory-kinds, variant registers: idea</extracomment>
        <translation>Los bucles desenrollados al compilar ponen en un registro cada elemento del arreglo privado del hilo.</translation>
    </message>
    <message>
        <source>Horner&apos;s rule for one element after another.</source>
        <extracomment>memory-kinds, variant cpu-one-thread: idea</extracomment>
        <translation>La regla de Horner, un elemento tras otro.</translation>
    </message>
    <message>
        <source>Load patterns</source>
        <extracomment>load-patterns: title</extracomment>
        <translation>Patrones de carga</translation>
    </message>
    <message>
        <source>The words that a warp requests decide how many sectors move: order is free, gaps are not.</source>
        <extracomment>load-patterns: what it shows</extracomment>
        <translation>Las palabras que pide un warp deciden cuántos sectores se mueven: el orden es gratis; los huecos, no.</translation>
    </message>
    <message>
        <source>4 bytes x (distinct elements read + elements written) / time</source>
        <extracomment>load-patterns: formula</extracomment>
        <translation>4 bytes x (elementos distintos leídos + elementos escritos) / tiempo</translation>
    </message>
    <message>
        <source>Elements to read in the pattern and write in order.</source>
        <extracomment>load-patterns, parameter elements: meaning</extracomment>
        <translation>Elementos que se leen según el patrón y se escriben en orden.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <extracomment>load-patterns, parameter pattern: title</extracomment>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>Words that the lanes of a warp request.</source>
        <extracomment>load-patterns, parameter pattern: meaning</extracomment>
        <translation>Palabras que piden los lanes de un warp.</translation>
    </message>
    <message>
        <source>Cached loads</source>
        <extracomment>load-patterns, variant cached: title</extracomment>
        <translation>Cargas con caché</translation>
    </message>
    <message>
        <source>Loads through L1, in lines of 128 bytes; since Volta only their missing sectors move.</source>
        <extracomment>load-patterns, variant cached: idea</extracomment>
        <translation>Cargas por la L1, en líneas de 128 bytes; desde Volta solo se mueven los sectores que faltan.</translation>
    </message>
    <message>
        <source>bus utilisation in lines of 128 bytes</source>
        <extracomment>load-patterns, variant cached: name of a fact</extracomment>
        <translation>uso del bus en líneas de 128 bytes</translation>
    </message>
    <message>
        <source>Uncached loads</source>
        <extracomment>load-patterns, variant uncached: title</extracomment>
        <translation>Cargas sin caché</translation>
    </message>
    <message>
        <source>Loads that bypass L1, in sectors of 32 bytes.</source>
        <extracomment>load-patterns, variant uncached: idea</extracomment>
        <translation>Cargas sin pasar por la L1, en sectores de 32 bytes.</translation>
    </message>
    <message>
        <source>bus utilisation in sectors of 32 bytes</source>
        <extracomment>load-patterns, variant uncached: name of a fact</extracomment>
        <translation>uso del bus en sectores de 32 bytes</translation>
    </message>
    <message>
        <source>The same reads, one after the other.</source>
        <extracomment>load-patterns, variant cpu-one-thread: idea</extracomment>
        <translation>Las mismas lecturas, una tras otra.</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <extracomment>bank-stride: title</extracomment>
        <translation>Conflictos de bancos</translation>
    </message>
    <message>
        <source>Shows which strides in shared memory cost: those that share a divisor with the number of banks.</source>
        <extracomment>bank-stride: what it shows</extracomment>
        <translation>Muestra qué strides cuestan en memoria compartida: los que tienen un divisor común con el número de bancos.</translation>
    </message>
    <message>
        <source>elements x reads x word / time, read from shared memory</source>
        <extracomment>bank-stride: formula</extracomment>
        <translation>elementos x lecturas x palabra / tiempo, leídos de la memoria compartida</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>bank-stride, parameter elements: title</extracomment>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Threads that read; each writes one element at the end.</source>
        <extracomment>bank-stride, parameter elements: meaning</extracomment>
        <translation>Hilos que leen; cada uno escribe al final un elemento.</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>bank-stride, parameter stride: unit</extracomment>
        <translation>palabras</translation>
    </message>
    <message>
        <source>Distance from one lane&apos;s word to the next lane&apos;s, in words.</source>
        <extracomment>bank-stride, parameter stride: meaning</extracomment>
        <translation>Distancia en palabras de la de un lane a la del siguiente.</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>bank-stride, parameter word: title</extracomment>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>bank-stride, parameter word: unit</extracomment>
        <translation>bytes</translation>
    </message>
    <message>
        <source>Bytes that a lane reads at a time.</source>
        <extracomment>bank-stride, parameter word: meaning</extracomment>
        <translation>Bytes que un lane lee cada vez.</translation>
    </message>
    <message>
        <source>Reads of each thread; each read moves one word on.</source>
        <extracomment>bank-stride, parameter reads: meaning</extracomment>
        <translation>Lecturas de cada hilo, cada vez una palabra más allá.</translation>
    </message>
    <message>
        <source>Strided read</source>
        <extracomment>bank-stride, variant read: title</extracomment>
        <translation>Lectura con stride</translation>
    </message>
    <message>
        <source>Each lane reads a word that lies stride words after its neighbour&apos;s.</source>
        <extracomment>bank-stride, variant read: idea</extracomment>
        <translation>Cada lane lee una palabra situada un stride después de la de su vecino.</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <extracomment>bank-stride, variant read: name of a fact</extracomment>
        <translation>conflicto de bancos</translation>
    </message>
    <message>
        <source>The same reads and sums from an array in the cache.</source>
        <extracomment>bank-stride, variant cpu-one-thread: idea</extracomment>
        <translation>Las mismas lecturas y sumas desde un arreglo en la caché.</translation>
    </message>
    <message>
        <source>Warp divergence</source>
        <extracomment>divergence: title</extracomment>
        <translation>Divergencia de warps</translation>
    </message>
    <message>
        <source>Shows what a branch that splits a warp costs: both paths run, one after the other.</source>
        <extracomment>divergence: what it shows</extracomment>
        <translation>Muestra lo que cuesta una bifurcación que divide un warp: se ejecutan los dos caminos, uno tras otro.</translation>
    </message>
    <message>
        <source>2 x elements x work / time</source>
        <extracomment>divergence: formula</extracomment>
        <translation>2 x elementos x trabajo / tiempo</translation>
    </message>
    <message>
        <source>Elements, one per thread.</source>
        <extracomment>divergence, parameter elements: meaning</extracomment>
        <translation>Elementos, uno por hilo.</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>divergence, parameter work: title</extracomment>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>divergence, parameter work: unit</extracomment>
        <translation>pasos</translation>
    </message>
    <message>
        <source>Steps on either path; each is one load and two flops.</source>
        <extracomment>divergence, parameter work: meaning</extracomment>
        <translation>Pasos en cada camino; cada uno es una carga y dos flops.</translation>
    </message>
    <message>
        <source>Lanes that branch together</source>
        <extracomment>divergence, parameter group: title</extracomment>
        <translation>Lanes que se bifurcan juntos</translation>
    </message>
    <message>
        <source>lanes</source>
        <extracomment>divergence, parameter group: unit</extracomment>
        <translation>lanes</translation>
    </message>
    <message>
        <source>Neighbouring threads that take the same path; from 32 on, no warp splits.</source>
        <extracomment>divergence, parameter group: meaning</extracomment>
        <translation>Hilos vecinos que toman el mismo camino; a partir de 32 no se divide ningún warp.</translation>
    </message>
    <message>
        <source>Branch by lane</source>
        <extracomment>divergence, variant by-lane: title</extracomment>
        <translation>Bifurcación por lane</translation>
    </message>
    <message>
        <source>Groups of lanes take different paths: the warp runs both, with some lanes idle on each.</source>
        <extracomment>divergence, variant by-lane: idea</extracomment>
        <translation>Grupos de lanes toman caminos distintos: el warp ejecuta ambos, con parte de los lanes inactivos en cada uno.</translation>
    </message>
    <message>
        <source>paths per warp</source>
        <extracomment>divergence, variant by-lane: name of a fact</extracomment>
        <translation>caminos por warp</translation>
    </message>
    <message>
        <source>active lanes on a path</source>
        <extracomment>divergence, variant by-lane: name of a fact</extracomment>
        <translation>lanes activos en un camino</translation>
    </message>
    <message>
        <source>Branch by warp</source>
        <extracomment>divergence, variant by-warp: title</extracomment>
        <translation>Bifurcación por warp</translation>
    </message>
    <message>
        <source>Every other warp takes the other path: the same work with all lanes active.</source>
        <extracomment>divergence, variant by-warp: idea</extracomment>
        <translation>Uno de cada dos warps toma el otro camino: el mismo trabajo con todos los lanes activos.</translation>
    </message>
    <message>
        <source>The same branches, which a CPU predicts.</source>
        <extracomment>divergence, variant cpu-one-thread: idea</extracomment>
        <translation>Las mismas bifurcaciones, que una CPU predice.</translation>
    </message>
    <message>
        <source>Latency hiding</source>
        <extracomment>latency: title</extracomment>
        <translation>Ocultación de la latencia</translation>
    </message>
    <message>
        <source>Shows how many loads must be in flight to keep memory busy.</source>
        <extracomment>latency: what it shows</extracomment>
        <translation>Muestra cuántas cargas deben estar en vuelo para mantener ocupada la memoria.</translation>
    </message>
    <message>
        <source>Elements to copy.</source>
        <extracomment>latency, parameter elements: meaning</extracomment>
        <translation>Elementos que se copian.</translation>
    </message>
    <message>
        <source>Warps per multiprocessor</source>
        <extracomment>latency, parameter warps: title</extracomment>
        <translation>Warps por multiprocesador</translation>
    </message>
    <message>
        <source>warps</source>
        <extracomment>latency, parameter warps: unit</extracomment>
        <translation>warps</translation>
    </message>
    <message>
        <source>One block with this many warps on each multiprocessor; above 32, two blocks with half as many.</source>
        <extracomment>latency, parameter warps: meaning</extracomment>
        <translation>Un bloque con ese número de warps en cada multiprocesador; por encima de 32, dos bloques con la mitad cada uno.</translation>
    </message>
    <message>
        <source>One load in flight</source>
        <extracomment>latency, variant one-load: title</extracomment>
        <translation>Una carga en vuelo</translation>
    </message>
    <message>
        <source>Each thread waits for every element: only other warps hide the latency.</source>
        <extracomment>latency, variant one-load: idea</extracomment>
        <translation>Cada hilo espera cada elemento: solo otros warps ocultan la latencia.</translation>
    </message>
    <message>
        <source>launched warps per multiprocessor</source>
        <extracomment>latency, variant one-load: name of a fact</extracomment>
        <translation>warps lanzados por multiprocesador</translation>
    </message>
    <message>
        <source>bytes in flight per multiprocessor, all warps resident</source>
        <extracomment>latency, variant one-load: name of a fact</extracomment>
        <translation>bytes en vuelo por multiprocesador, con todos los warps residentes</translation>
    </message>
    <message>
        <source>Two loads in flight</source>
        <extracomment>latency, variant two-loads: title</extracomment>
        <translation>Dos cargas en vuelo</translation>
    </message>
    <message>
        <source>Each thread requests two elements before it waits.</source>
        <extracomment>latency, variant two-loads: idea</extracomment>
        <translation>Cada hilo pide dos elementos antes de esperar.</translation>
    </message>
    <message>
        <source>Four loads in flight</source>
        <extracomment>latency, variant four-loads: title</extracomment>
        <translation>Cuatro cargas en vuelo</translation>
    </message>
    <message>
        <source>Each thread requests four elements before it waits.</source>
        <extracomment>latency, variant four-loads: idea</extracomment>
        <translation>Cada hilo pide cuatro elementos antes de esperar.</translation>
    </message>
    <message>
        <source>Eight loads in flight</source>
        <extracomment>latency, variant eight-loads: title</extracomment>
        <translation>Ocho cargas en vuelo</translation>
    </message>
    <message>
        <source>Each thread requests eight elements before it waits: few warps are enough.</source>
        <extracomment>latency, variant eight-loads: idea</extracomment>
        <translation>Cada hilo pide ocho elementos antes de esperar: bastan pocos warps.</translation>
    </message>
    <message>
        <source>A loop over the elements.</source>
        <extracomment>latency, variant cpu-one-thread: idea</extracomment>
        <translation>Un bucle sobre los elementos.</translation>
    </message>
    <message>
        <source>Pitched rows</source>
        <extracomment>pitch: title</extracomment>
        <translation>Filas con pitch</translation>
    </message>
    <message>
        <source>Shows what rows of odd width cost, and what aligning each row gains.</source>
        <extracomment>pitch: what it shows</extracomment>
        <translation>Muestra lo que cuestan las filas de ancho impar y lo que se gana al alinear cada fila.</translation>
    </message>
    <message>
        <source>2 x width x rows x element size / time</source>
        <extracomment>pitch: formula</extracomment>
        <translation>2 x ancho x filas x tamaño de elemento / tiempo</translation>
    </message>
    <message>
        <source>Elements of a row; an odd number shows the largest effect.</source>
        <extracomment>pitch, parameter width: meaning</extracomment>
        <translation>Elementos de una fila; con un número impar el efecto es mayor.</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>spmv, parameter rows: unit</extracomment>
        <translation>filas</translation>
    </message>
    <message>
        <source>Rows of the matrix.</source>
        <extracomment>pitch, parameter rows: meaning</extracomment>
        <translation>Filas de la matriz.</translation>
    </message>
    <message>
        <source>Rows end to end</source>
        <extracomment>pitch, variant plain: title</extracomment>
        <translation>Filas contiguas</translation>
    </message>
    <message>
        <source>A row begins where the previous one ends, so a warp&apos;s 32 elements straddle one more sector.</source>
        <extracomment>pitch, variant plain: idea</extracomment>
        <translation>Una fila empieza donde terminó la anterior: los 32 elementos de un warp abarcan un sector más.</translation>
    </message>
    <message>
        <source>bytes from row to row</source>
        <extracomment>pitch, variant plain: name of a fact</extracomment>
        <translation>bytes de fila a fila</translation>
    </message>
    <message>
        <source>spare memory</source>
        <extracomment>pitch, variant plain: name of a fact</extracomment>
        <translation>memoria de relleno</translation>
    </message>
    <message>
        <source>Rows of cudaMallocPitch</source>
        <extracomment>pitch, variant pitched: title</extracomment>
        <translation>Filas de cudaMallocPitch</translation>
    </message>
    <message>
        <source>Padding after each row aligns the next row to 512 bytes.</source>
        <extracomment>pitch, variant pitched: idea</extracomment>
        <translation>El relleno tras cada fila alinea la siguiente a 512 bytes.</translation>
    </message>
    <message>
        <source>The same loop over rows end to end.</source>
        <extracomment>pitch, variant cpu-one-thread: idea</extracomment>
        <translation>El mismo bucle sobre filas contiguas.</translation>
    </message>
    <message>
        <source>Host transfers</source>
        <extracomment>transfer: title</extracomment>
        <translation>Transferencias con el host</translation>
    </message>
    <message>
        <source>Shows what transfers between host and GPU cost: often more than the kernel itself.</source>
        <extracomment>transfer: what it shows</extracomment>
        <translation>Muestra lo que cuestan las transferencias entre el host y la GPU: a menudo más que el propio kernel.</translation>
    </message>
    <message>
        <source>MiB / time, each byte counted once</source>
        <extracomment>transfer: formula</extracomment>
        <translation>MiB / tiempo, cada byte contado una vez</translation>
    </message>
    <message>
        <source>Size of the array to copy.</source>
        <extracomment>transfer, parameter mib: meaning</extracomment>
        <translation>Tamaño del arreglo que se copia.</translation>
    </message>
    <message>
        <source>To the GPU, pageable</source>
        <extracomment>transfer, variant to-device-pageable: title</extracomment>
        <translation>A la GPU, paginable</translation>
    </message>
    <message>
        <source>From memory allocated by malloc: the driver copies it through its own locked pages.</source>
        <extracomment>transfer, variant to-device-pageable: idea</extracomment>
        <translation>Desde memoria reservada con malloc: el controlador la copia pasando por sus propias páginas fijadas.</translation>
    </message>
    <message>
        <source>the simulator has no bus between host and GPU</source>
        <extracomment>transfer, variant to-device-pageable: why it is not simulated</extracomment>
        <translation>el simulador no tiene bus entre el host y la GPU</translation>
    </message>
    <message>
        <source>To the GPU, page-locked</source>
        <extracomment>transfer, variant to-device-pinned: title</extracomment>
        <translation>A la GPU, no paginable</translation>
    </message>
    <message>
        <source>From page-locked memory: the GPU reads it directly, and the CPU stays free.</source>
        <extracomment>transfer, variant to-device-pinned: idea</extracomment>
        <translation>Desde memoria no paginable: la GPU la lee directamente y la CPU queda libre.</translation>
    </message>
    <message>
        <source>To the host, pageable</source>
        <extracomment>transfer, variant to-host-pageable: title</extracomment>
        <translation>Al host, paginable</translation>
    </message>
    <message>
        <source>Copies the results back into memory allocated by malloc.</source>
        <extracomment>transfer, variant to-host-pageable: idea</extracomment>
        <translation>Copia los resultados de vuelta a memoria reservada con malloc.</translation>
    </message>
    <message>
        <source>To the host, page-locked</source>
        <extracomment>transfer, variant to-host-pinned: title</extracomment>
        <translation>Al host, no paginable</translation>
    </message>
    <message>
        <source>Copies the results back into page-locked memory.</source>
        <extracomment>transfer, variant to-host-pinned: idea</extracomment>
        <translation>Copia los resultados de vuelta a memoria no paginable.</translation>
    </message>
    <message>
        <source>Within the GPU, by a kernel</source>
        <extracomment>transfer, variant within-device: title</extracomment>
        <translation>Dentro de la GPU, con un kernel</translation>
    </message>
    <message>
        <source>Copies the same elements within GPU memory: shows what keeping data there saves.</source>
        <extracomment>transfer, variant within-device: idea</extracomment>
        <translation>Copia los mismos elementos dentro de la memoria de la GPU: muestra lo que se ahorra al dejar ahí los datos.</translation>
    </message>
    <message>
        <source>A copy within host memory: no transfer to a GPU is faster.</source>
        <extracomment>transfer, variant cpu-one-thread: idea</extracomment>
        <translation>Una copia dentro de la memoria del host: ninguna transferencia a una GPU es más rápida.</translation>
    </message>
    <message>
        <source>Copy, 32x8 threads</source>
        <extracomment>transpose, variant copy-four-rows: title</extracomment>
        <translation>Copia, 32x8 hilos</translation>
    </message>
    <message>
        <source>The copy with four elements per thread: four loads are in flight, and more blocks fit a multiprocessor.</source>
        <extracomment>transpose, variant copy-four-rows: idea</extracomment>
        <translation>La copia con cuatro elementos por hilo: hay cuatro cargas en vuelo y caben más bloques en un multiprocesador.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library: fp64 on tensor cores if the GPU has them, fp32 never as TF32.</source>
        <extracomment>matmul, variant cublas: idea</extracomment>
        <translation>La biblioteca de NVIDIA: fp64 en los núcleos tensoriales si la GPU los tiene, fp32 nunca como TF32.</translation>
    </message>
    <message>
        <source>Whole sectors, any size</source>
        <extracomment>transpose, variant stepped: title</extracomment>
        <translation>Sectores enteros, cualquier tamaño</translation>
    </message>
    <message>
        <source>Aligns each row&apos;s part of a tile to a sector, so that rows of any length store whole sectors.</source>
        <extracomment>transpose, variant stepped: idea</extracomment>
        <translation>Alinea con un sector la parte del mosaico de cada fila: las filas de cualquier longitud se escriben por sectores enteros.</translation>
    </message>
    <message>
        <source>Few rows or few columns</source>
        <extracomment>transpose, variant thin: title</extracomment>
        <translation>Pocas filas o pocas columnas</translation>
    </message>
    <message>
        <source>A tile as thin as the matrix: if a side has at most 8 elements, a tile of 32 x 32 is nearly empty.</source>
        <extracomment>transpose, variant thin: idea</extracomment>
        <translation>Un mosaico tan estrecho como la matriz: si un lado tiene como mucho 8 elementos, un mosaico de 32 x 32 queda casi vacío.</translation>
    </message>
    <message>
        <source>Matrix product on tensor cores</source>
        <extracomment>tensor-matmul: title</extracomment>
        <translation>Producto de matrices en núcleos tensoriales</translation>
    </message>
    <message>
        <source>Shows the tiled product on units that multiply whole tiles, and how to feed them.</source>
        <extracomment>tensor-matmul: what it shows</extracomment>
        <translation>Muestra el producto por mosaicos en unidades que multiplican mosaicos enteros, y cómo alimentarlas.</translation>
    </message>
    <message>
        <source>Width of the square blocks and tiles of the kernels without tensor cores.</source>
        <extracomment>tensor-matmul, parameter tile: meaning</extracomment>
        <translation>Anchura de los bloques y mosaicos cuadrados de los kernels sin núcleos tensoriales.</translation>
    </message>
    <message>
        <source>One thread per element, 16-bit numbers, a sum in fp32: half the bytes of the fp32 product.</source>
        <extracomment>tensor-matmul, variant naive: idea</extracomment>
        <translation>Un hilo por elemento, números de 16 bits, suma en fp32: la mitad de bytes que el producto fp32.</translation>
    </message>
    <message>
        <source>Tiles in shared memory, as in the fp32 product: each element is used tile-width times.</source>
        <extracomment>tensor-matmul, variant tiled: idea</extracomment>
        <translation>Mosaicos en memoria compartida, como en el producto fp32: cada elemento se usa tantas veces como mide el mosaico de ancho.</translation>
    </message>
    <message>
        <source>Tensor cores (wmma)</source>
        <extracomment>tensor-matmul, variant wmma: title</extracomment>
        <translation>Núcleos tensoriales (wmma)</translation>
    </message>
    <message>
        <source>A warp multiplies 16 x 16 by 16 x 16 in one instruction, straight from global memory.</source>
        <extracomment>tensor-matmul, variant wmma: idea</extracomment>
        <translation>Un warp multiplica 16 x 16 por 16 x 16 en una instrucción, directamente desde la memoria global.</translation>
    </message>
    <message>
        <source>Pipeline (mma, cp.async)</source>
        <extracomment>tensor-matmul, variant pipeline: title</extracomment>
        <translation>Cauce (mma, cp.async)</translation>
    </message>
    <message>
        <source>Loads tiles into swizzled shared memory several steps ahead, while warps multiply.</source>
        <extracomment>tensor-matmul, variant pipeline: idea</extracomment>
        <translation>Carga mosaicos en memoria compartida con swizzle varios pasos por delante, mientras los warps multiplican.</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>tensor-matmul, variant pipeline, parameter stages: title</extracomment>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Pairs of tiles in shared memory; all but one are still loading.</source>
        <extracomment>tensor-matmul, variant pipeline, parameter stages: meaning</extracomment>
        <translation>Pares de mosaicos en memoria compartida; todos menos uno se están cargando todavía.</translation>
    </message>
    <message>
        <source>Warp groups (wgmma, TMA)</source>
        <extracomment>tensor-matmul, variant groups: title</extracomment>
        <translation>Grupos de warps (wgmma, TMA)</translation>
    </message>
    <message>
        <source>Four warps together multiply 64 x 256 from shared memory, and the copy engine loads whole tiles.</source>
        <extracomment>tensor-matmul, variant groups: idea</extracomment>
        <translation>Cuatro warps juntos multiplican 64 x 256 desde memoria compartida y el motor de copia carga mosaicos enteros.</translation>
    </message>
    <message>
        <source>the simulator has no warp groups and no copy engine (compute capability 9.0)</source>
        <extracomment>tensor-matmul, variant groups: why it is not simulated</extracomment>
        <translation>el simulador no tiene grupos de warps ni motor de copia (capacidad de cómputo 9.0)</translation>
    </message>
    <message>
        <source>Warp groups with roles</source>
        <extracomment>tensor-matmul, variant roles: title</extracomment>
        <translation>Grupos de warps con funciones</translation>
    </message>
    <message>
        <source>One group only requests tiles, two multiply; persistent blocks go through P in bands.</source>
        <extracomment>tensor-matmul, variant roles: idea</extracomment>
        <translation>Un grupo solo pide mosaicos y dos multiplican; bloques persistentes recorren P por franjas.</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>tensor-matmul, variant clusters: title</extracomment>
        <translation>Clústeres</translation>
    </message>
    <message>
        <source>Two blocks share the tiles of N that both need: the copy engine writes each tile to both.</source>
        <extracomment>tensor-matmul, variant clusters: idea</extracomment>
        <translation>Dos bloques comparten los mosaicos de N que ambos necesitan: el motor de copia escribe cada uno en los dos.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library, with sums in fp32.</source>
        <extracomment>tensor-matmul, variant cublas: idea</extracomment>
        <translation>La biblioteca de NVIDIA, con sumas en fp32.</translation>
    </message>
    <message>
        <source>The textbook triple loop, with the innermost over a row of N and its sums in fp32.</source>
        <extracomment>tensor-matmul, variant cpu-one-thread: idea</extracomment>
        <translation>El triple bucle de manual, con el más interno sobre una fila de N y sus sumas en fp32.</translation>
    </message>
    <message>
        <source>Last warp without barriers</source>
        <extracomment>reduction, variant unrolled-warp: title</extracomment>
        <translation>Último warp sin barreras</translation>
    </message>
    <message>
        <source>The last six steps stay within one warp, which needs no barrier of the block.</source>
        <extracomment>reduction, variant unrolled-warp: idea</extracomment>
        <translation>Los seis últimos pasos se quedan en un solo warp, que no necesita barrera del bloque.</translation>
    </message>
    <message>
        <source>One atomic per block</source>
        <extracomment>reduction, variant atomic-per-block: title</extracomment>
        <translation>Una operación atómica por bloque</translation>
    </message>
    <message>
        <source>Each block combines its value with the result, without a second launch.</source>
        <extracomment>reduction, variant atomic-per-block: idea</extracomment>
        <translation>Cada bloque combina su valor con el resultado, sin un segundo lanzamiento.</translation>
    </message>
    <message>
        <source>One instruction per warp</source>
        <extracomment>reduction, variant warp-at-once: title</extracomment>
        <translation>Una instrucción por warp</translation>
    </message>
    <message>
        <source>One instruction combines the whole numbers of 32 lanes; other types use shuffles.</source>
        <extracomment>reduction, variant warp-at-once: idea</extracomment>
        <translation>Una instrucción combina los enteros de 32 lanes; los demás tipos usan shuffles.</translation>
    </message>
    <message>
        <source>One piece per block, 16 bytes</source>
        <extracomment>reduction, variant pieces: title</extracomment>
        <translation>Un trozo por bloque, 16 bytes</translation>
    </message>
    <message>
        <source>Each block keeps 64 KiB in flight and makes one atomic: the GPU reads one region at a time.</source>
        <extracomment>reduction, variant pieces: idea</extracomment>
        <translation>Cada bloque mantiene 64 KiB en vuelo y hace una operación atómica: la GPU lee una zona cada vez.</translation>
    </message>
    <message>
        <source>Scan (prefix sums)</source>
        <extracomment>scan: title</extracomment>
        <translation>Scan (sumas prefijas)</translation>
    </message>
    <message>
        <source>Shows how threads share the work when each needs a different part of one sum.</source>
        <extracomment>scan: what it shows</extracomment>
        <translation>Muestra cómo se reparten el trabajo los hilos cuando cada uno necesita una parte distinta de una suma.</translation>
    </message>
    <message>
        <source>Elements of the array to scan.</source>
        <extracomment>scan, parameter elements: meaning</extracomment>
        <translation>Elementos del arreglo que se recorre con el scan.</translation>
    </message>
    <message>
        <source>Threads of a block; the tree needs a power of two.</source>
        <extracomment>scan, parameter block: meaning</extracomment>
        <translation>Hilos de un bloque; el árbol necesita una potencia de dos.</translation>
    </message>
    <message>
        <source>Hillis and Steele</source>
        <extracomment>scan, variant hillis-steele: title</extracomment>
        <translation>Hillis y Steele</translation>
    </message>
    <message>
        <source>Each step doubles the distance to the sum that a thread adds: few steps, much work.</source>
        <extracomment>scan, variant hillis-steele: idea</extracomment>
        <translation>Cada paso duplica la distancia a la suma que añade un hilo: pocos pasos, mucho trabajo.</translation>
    </message>
    <message>
        <source>Blelloch, bank conflicts</source>
        <extracomment>scan, variant blelloch: title</extracomment>
        <translation>Blelloch, conflictos de bancos</translation>
    </message>
    <message>
        <source>Goes up and down a tree of sums: little work, but the nodes lie in fewer and fewer banks.</source>
        <extracomment>scan, variant blelloch: idea</extracomment>
        <translation>Sube y baja por un árbol de sumas: poco trabajo, pero los nodos están en cada vez menos bancos.</translation>
    </message>
    <message>
        <source>Blelloch, padded</source>
        <extracomment>scan, variant blelloch-padded: title</extracomment>
        <translation>Blelloch, con relleno</translation>
    </message>
    <message>
        <source>A padding word after every 32 puts nodes that lie a power of two apart into different banks.</source>
        <extracomment>scan, variant blelloch-padded: idea</extracomment>
        <translation>Una palabra de relleno cada 32 pone en bancos distintos los nodos separados por una potencia de dos.</translation>
    </message>
    <message>
        <source>Hillis and Steele in registers: lanes exchange sums, and each warp writes one word.</source>
        <extracomment>scan, variant shuffle: idea</extracomment>
        <translation>Hillis y Steele en registros: los lanes intercambian sus sumas y cada warp escribe una palabra.</translation>
    </message>
    <message>
        <source>32 elements per thread</source>
        <extracomment>scan, variant coarsened: title</extracomment>
        <translation>32 elementos por hilo</translation>
    </message>
    <message>
        <source>Threads scan their elements in registers: a thirty-second of the barriers and totals.</source>
        <extracomment>scan, variant coarsened: idea</extracomment>
        <translation>Los hilos hacen el scan de sus elementos en registros: la treintaidosava parte de barreras y totales.</translation>
    </message>
    <message>
        <source>Decoupled look-back</source>
        <extracomment>scan, variant look-back: title</extracomment>
        <translation>Mirada atrás (decoupled look-back)</translation>
    </message>
    <message>
        <source>One launch: a block looks back at the totals of earlier blocks instead of waiting for all of them.</source>
        <extracomment>scan, variant look-back: idea</extracomment>
        <translation>Un lanzamiento: un bloque mira los totales de los anteriores en vez de esperarlos a todos.</translation>
    </message>
    <message>
        <source>Each thread adds its part, and scans it once it knows the sum before it.</source>
        <extracomment>scan, variant cpu-all-threads: idea</extracomment>
        <translation>Cada hilo suma su parte y hace su scan cuando conoce la suma anterior.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>histogram: title</extracomment>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Shows what atomics cost when many threads count in few bins, and how to use more bins.</source>
        <extracomment>histogram: what it shows</extracomment>
        <translation>Muestra lo que cuestan las operaciones atómicas cuando muchos hilos cuentan en pocas clases, y cómo usar más.</translation>
    </message>
    <message>
        <source>(elements + 1 KiB of bins) / time</source>
        <extracomment>histogram: formula</extracomment>
        <translation>(elementos + 1 KiB de clases) / tiempo</translation>
    </message>
    <message>
        <source>Bytes to count by value.</source>
        <extracomment>histogram, parameter elements: meaning</extracomment>
        <translation>Bytes que se cuentan por valor.</translation>
    </message>
    <message>
        <source>All values equally frequent; half of the bytes 0, a quarter 1, an eighth 2; or all bytes equal.</source>
        <extracomment>histogram, parameter values: meaning</extracomment>
        <translation>Todos los valores por igual; la mitad de los bytes 0, un cuarto 1, un octavo 2; o todos iguales.</translation>
    </message>
    <message>
        <source>Global atomics</source>
        <extracomment>histogram, variant global: title</extracomment>
        <translation>Atómicas en memoria global</translation>
    </message>
    <message>
        <source>Each thread adds one to its value&apos;s bin in global memory: repeated values queue.</source>
        <extracomment>histogram, variant global: idea</extracomment>
        <translation>Cada hilo suma uno a la clase de su valor en memoria global: los valores repetidos hacen cola.</translation>
    </message>
    <message>
        <source>Privatised</source>
        <extracomment>histogram, variant shared: title</extracomment>
        <translation>Privatizado</translation>
    </message>
    <message>
        <source>Each block counts in its shared memory and adds its bins at the end: one addition per value that occurs.</source>
        <extracomment>histogram, variant shared: idea</extracomment>
        <translation>Cada bloque cuenta en su memoria compartida y al final suma sus clases: una suma por cada valor que aparece.</translation>
    </message>
    <message>
        <source>Privatised, coarsened</source>
        <extracomment>histogram, variant coarsened: title</extracomment>
        <translation>Privatizado, más por hilo</translation>
    </message>
    <message>
        <source>As many blocks as the GPU holds count many elements each, so blocks rarely add their bins.</source>
        <extracomment>histogram, variant coarsened: idea</extracomment>
        <translation>Tantos bloques como caben en la GPU cuentan muchos elementos cada uno, y las clases se suman pocas veces.</translation>
    </message>
    <message>
        <source>Aggregated</source>
        <extracomment>histogram, variant aggregated: title</extracomment>
        <translation>Agregado</translation>
    </message>
    <message>
        <source>A thread counts runs of equal values in a register before it adds them.</source>
        <extracomment>histogram, variant aggregated: idea</extracomment>
        <translation>Un hilo cuenta en un registro las rachas de valores iguales antes de sumarlas.</translation>
    </message>
    <message>
        <source>Bins for each lane</source>
        <extracomment>histogram, variant per-lane: title</extracomment>
        <translation>Clases para cada lane</translation>
    </message>
    <message>
        <source>Each lane has bins in its own bank: lanes of a warp never conflict, whatever the values.</source>
        <extracomment>histogram, variant per-lane: idea</extracomment>
        <translation>Cada lane tiene sus clases en un banco propio: los lanes de un warp nunca entran en conflicto, sean cuales sean los valores.</translation>
    </message>
    <message>
        <source>Each thread counts its part in private bins, then adds them.</source>
        <extracomment>histogram, variant cpu-all-threads: idea</extracomment>
        <translation>Cada hilo cuenta su parte en clases privadas y luego las suma.</translation>
    </message>
    <message>
        <source>Sorting</source>
        <extracomment>sort: title</extracomment>
        <translation>Ordenación</translation>
    </message>
    <message>
        <source>Shows how often keys must pass through memory: once per step, per merge, or per digit.</source>
        <extracomment>sort: what it shows</extracomment>
        <translation>Muestra cuántas veces deben pasar las claves por la memoria: una por paso, por mezcla o por dígito.</translation>
    </message>
    <message>
        <source>elements / time</source>
        <extracomment>sort: formula</extracomment>
        <translation>elementos / tiempo</translation>
    </message>
    <message>
        <source>keys</source>
        <extracomment>sort: what is counted</extracomment>
        <translation>claves</translation>
    </message>
    <message>
        <source>Keys of 32 bits to sort.</source>
        <extracomment>sort, parameter elements: meaning</extracomment>
        <translation>Claves de 32 bits que se ordenan.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>sort, parameter keys: title</extracomment>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Random; all equal; five different ones; sorted already; or in reverse order.</source>
        <extracomment>sort, parameter keys: meaning</extracomment>
        <translation>Aleatorias; todas iguales; cinco distintas; ya ordenadas; o en orden inverso.</translation>
    </message>
    <message>
        <source>Bitonic network</source>
        <extracomment>sort, variant bitonic: title</extracomment>
        <translation>Red bitónica</translation>
    </message>
    <message>
        <source>One launch per step, one thread per pair: all keys pass through memory in each step.</source>
        <extracomment>sort, variant bitonic: idea</extracomment>
        <translation>Un lanzamiento por paso, un hilo por pareja: en cada paso todas las claves pasan por la memoria.</translation>
    </message>
    <message>
        <source>Bitonic, in shared memory</source>
        <extracomment>sort, variant bitonic-shared: title</extracomment>
        <translation>Bitónica, en memoria compartida</translation>
    </message>
    <message>
        <source>All steps whose pairs lie within a tile of 4096 keys take one launch.</source>
        <extracomment>sort, variant bitonic-shared: idea</extracomment>
        <translation>Todos los pasos cuyas parejas caben en una tesela de 4096 claves necesitan un solo lanzamiento.</translation>
    </message>
    <message>
        <source>Merge path</source>
        <extracomment>sort, variant merge: title</extracomment>
        <translation>Mezcla (merge path)</translation>
    </message>
    <message>
        <source>Each pass merges pairs of sorted runs; a binary search divides the work evenly among threads.</source>
        <extracomment>sort, variant merge: idea</extracomment>
        <translation>Cada pasada mezcla parejas de secuencias ordenadas; una búsqueda binaria reparte el trabajo por igual entre los hilos.</translation>
    </message>
    <message>
        <source>Radix, three launches per digit</source>
        <extracomment>sort, variant radix: title</extracomment>
        <translation>Radix, tres lanzamientos por dígito</translation>
    </message>
    <message>
        <source>Counts a digit, scans the counts, and scatters the keys: reads them twice per pass.</source>
        <extracomment>sort, variant radix: idea</extracomment>
        <translation>Cuenta un dígito, hace el scan de las cuentas y dispersa las claves: las lee dos veces por pasada.</translation>
    </message>
    <message>
        <source>Radix, one pass per digit</source>
        <extracomment>sort, variant sweep: title</extracomment>
        <translation>Radix, una pasada por dígito</translation>
    </message>
    <message>
        <source>Blocks look back at the counts of earlier blocks, and store keys sorted by digit.</source>
        <extracomment>sort, variant sweep: idea</extracomment>
        <translation>Los bloques miran atrás a las cuentas de los bloques anteriores y guardan las claves ordenadas por dígito.</translation>
    </message>
    <message>
        <source>The sort of C++&apos;s standard library.</source>
        <extracomment>sort, variant cpu-one-thread: idea</extracomment>
        <translation>La ordenación de la biblioteca estándar de C++.</translation>
    </message>
    <message>
        <source>Each thread sorts a part; pairs of parts are merged.</source>
        <extracomment>sort, variant cpu-all-threads: idea</extracomment>
        <translation>Cada hilo ordena una parte; las partes se mezclan por parejas.</translation>
    </message>
    <message>
        <source>2^28 keys on an H200, compared with CUB: the kernels&apos; comments</source>
        <extracomment>sort, preset comments: source</extracomment>
        <translation>2^28 claves en una H200, comparadas con CUB: los comentarios de los kernels</translation>
    </message>
    <message>
        <source>2D convolution</source>
        <extracomment>convolution: title</extracomment>
        <translation>Convolución 2D</translation>
    </message>
    <message>
        <source>Shows how to read each element once for many neighbours: constant memory, tiles with a halo, registers (Kirk and Hwu, chapter 7).</source>
        <extracomment>convolution: what it shows</extracomment>
        <translation>Muestra cómo leer una vez cada elemento para muchos vecinos: memoria constante, mosaicos con halo, registros (Kirk y Hwu, capítulo 7).</translation>
    </message>
    <message>
        <source>2 x width x height x 4 bytes / time</source>
        <extracomment>convolution: formula</extracomment>
        <translation>2 x ancho x alto x 4 bytes / tiempo</translation>
    </message>
    <message>
        <source>Elements of a row.</source>
        <extracomment>convolution, parameter width: meaning</extracomment>
        <translation>Elementos de una fila.</translation>
    </message>
    <message>
        <source>Rows.</source>
        <extracomment>convolution, parameter height: meaning</extracomment>
        <translation>Filas.</translation>
    </message>
    <message>
        <source>Radius of the mask</source>
        <extracomment>convolution, parameter radius: title</extracomment>
        <translation>Radio de la máscara</translation>
    </message>
    <message>
        <source>Rows and columns of the mask on each side of its centre: 3 means a mask of 7 x 7.</source>
        <extracomment>convolution, parameter radius: meaning</extracomment>
        <translation>Filas y columnas de la máscara a cada lado de su centro: 3 significa una máscara de 7 x 7.</translation>
    </message>
    <message>
        <source>Naive, all in global memory</source>
        <extracomment>convolution, variant naive: title</extracomment>
        <translation>Simple, todo en memoria global</translation>
    </message>
    <message>
        <source>One thread per element loads its neighbours and the mask from global memory, every time.</source>
        <extracomment>convolution, variant naive: idea</extracomment>
        <translation>Un hilo por elemento carga cada vez sus vecinos y la máscara de la memoria global.</translation>
    </message>
    <message>
        <source>Mask in constant memory</source>
        <extracomment>convolution, variant constant: title</extracomment>
        <translation>Máscara en memoria constante</translation>
    </message>
    <message>
        <source>All lanes need the same element of the mask, and the constant cache broadcasts it to the warp.</source>
        <extracomment>convolution, variant constant: idea</extracomment>
        <translation>Todos los lanes necesitan el mismo elemento de la máscara, que la caché de constantes entrega a todo el warp.</translation>
    </message>
    <message>
        <source>Shared tile with halo</source>
        <extracomment>convolution, variant tiled: title</extracomment>
        <translation>Mosaico compartido con halo</translation>
    </message>
    <message>
        <source>A block loads 32 x 32 elements once; the threads of the halo only load.</source>
        <extracomment>convolution, variant tiled: idea</extracomment>
        <translation>Un bloque carga 32 x 32 elementos una vez; los hilos del halo solo cargan.</translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <extracomment>convolution, variant separable: title</extracomment>
        <translation>Separable, dos lanzamientos</translation>
    </message>
    <message>
        <source>Rows first, then columns: few products, but the intermediate result goes through memory.</source>
        <extracomment>convolution, variant separable: idea</extracomment>
        <translation>Primero filas, luego columnas: pocos productos, pero el resultado intermedio pasa por la memoria.</translation>
    </message>
    <message>
        <source>Register-blocked</source>
        <extracomment>convolution, variant blocked: title</extracomment>
        <translation>Bloques en registros</translation>
    </message>
    <message>
        <source>Separable, register-blocked</source>
        <extracomment>convolution, variant separable-blocked: title</extracomment>
        <translation>Separable, bloques en registros</translation>
    </message>
    <message>
        <source>A copy reads every element once and writes every element once, as the convolution must.</source>
        <extracomment>convolution, variant memcpy: idea</extracomment>
        <translation>Una copia lee cada elemento una vez y lo escribe una vez, como debe hacer la convolución.</translation>
    </message>
    <message>
        <source>The textbook loop over rows, with the whole mask at each element.</source>
        <extracomment>convolution, variant cpu-one-thread: idea</extracomment>
        <translation>El bucle de manual sobre las filas, con toda la máscara en cada elemento.</translation>
    </message>
    <message>
        <source>Attention</source>
        <extracomment>attention: title</extracomment>
        <translation>Atención (attention)</translation>
    </message>
    <message>
        <source>Why FlashAttention is fast: scores of length x length that never leave the multiprocessor.</source>
        <extracomment>attention: what it shows</extracomment>
        <translation>Por qué FlashAttention es rápido: puntuaciones (longitud x longitud) que nunca salen del multiprocesador.</translation>
    </message>
    <message>
        <source>4 x head size x pairs of a query and a key that it sees / time</source>
        <extracomment>attention: formula</extracomment>
        <translation>4 x tamaño de la cabeza x pares de una consulta y una clave que ve / tiempo</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>attention, parameter batch: title</extracomment>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Sequences, each with all heads.</source>
        <extracomment>attention, parameter batch: meaning</extracomment>
        <translation>Secuencias, cada una con todas las cabezas.</translation>
    </message>
    <message>
        <source>Heads</source>
        <extracomment>attention, parameter heads: title</extracomment>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>Heads of a sequence, each with queries, keys and values of its own.</source>
        <extracomment>attention, parameter heads: meaning</extracomment>
        <translation>Cabezas de una secuencia, cada una con sus propias consultas, claves y valores.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>attention, parameter length: title</extracomment>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Queries of a head, and its keys and values.</source>
        <extracomment>attention, parameter length: meaning</extracomment>
        <translation>Consultas de una cabeza, y sus claves y valores.</translation>
    </message>
    <message>
        <source>Head size</source>
        <extracomment>attention, parameter width: title</extracomment>
        <translation>Tamaño de la cabeza</translation>
    </message>
    <message>
        <source>Numbers of a query, of a key and of a value.</source>
        <extracomment>attention, parameter width: meaning</extracomment>
        <translation>Números de una consulta, de una clave y de un valor.</translation>
    </message>
    <message>
        <source>Causal</source>
        <extracomment>attention, parameter causal: title</extracomment>
        <translation>Causal</translation>
    </message>
    <message>
        <source>Whether a query sees only the keys up to its own position.</source>
        <extracomment>attention, parameter causal: meaning</extracomment>
        <translation>Si una consulta ve solo las claves hasta su propia posición.</translation>
    </message>
    <message>
        <source>Scores in global memory</source>
        <extracomment>attention, variant naive: title</extracomment>
        <translation>Puntuaciones en memoria global</translation>
    </message>
    <message>
        <source>Three kernels write all scores, exponentiate them, and read them again.</source>
        <extracomment>attention, variant naive: idea</extracomment>
        <translation>Tres kernels escriben todas las puntuaciones, calculan su exponencial y las leen de nuevo.</translation>
    </message>
    <message>
        <source>Tiled, online softmax</source>
        <extracomment>attention, variant tiled: title</extracomment>
        <translation>Por mosaicos, softmax online</translation>
    </message>
    <message>
        <source>Keys and values pass through shared memory, and sums shrink when a larger score comes: no score is stored.</source>
        <extracomment>attention, variant tiled: idea</extracomment>
        <translation>Las claves y los valores pasan por la memoria compartida, y las sumas se reducen cuando llega una puntuación mayor: ninguna se guarda.</translation>
    </message>
    <message>
        <source>A warp multiplies 16 queries, and its scores are already where the next product needs them.</source>
        <extracomment>attention, variant mma: idea</extracomment>
        <translation>Un warp multiplica 16 consultas, y sus puntuaciones ya están donde las necesita el producto siguiente.</translation>
    </message>
    <message>
        <source>Tensor cores (mma, cp.async)</source>
        <extracomment>attention, variant mma: title</extracomment>
        <translation>Núcleos tensoriales (mma, cp.async)</translation>
    </message>
    <message>
        <source>One thread asks the copy engine for tiles, and groups of four warps multiply 64 queries at once.</source>
        <extracomment>attention, variant groups: idea</extracomment>
        <translation>Un hilo pide los mosaicos al motor de copia, y grupos de cuatro warps multiplican 64 consultas a la vez.</translation>
    </message>
    <message>
        <source>Warp groups in turn</source>
        <extracomment>attention, variant turns: title</extracomment>
        <translation>Grupos de warps por turnos</translation>
    </message>
    <message>
        <source>While one group makes powers of scores, tensor cores multiply for another.</source>
        <extracomment>attention, variant turns: idea</extracomment>
        <translation>Mientras un grupo calcula los exponenciales de las puntuaciones, los núcleos tensoriales multiplican para otro.</translation>
    </message>
    <message>
        <source>A query after the other: scores, powers, and the sum of values by them, in fp32.</source>
        <extracomment>attention, variant cpu-one-thread: idea</extracomment>
        <translation>Una consulta tras otra: puntuaciones, exponenciales y la suma de los valores con esos pesos, en fp32.</translation>
    </message>
    <message>
        <source>TFLOP/s of 16 x 16 heads of 128 and 4096 queries on an H200: the kernels&apos; comments</source>
        <extracomment>attention, preset comments: source</extracomment>
        <translation>TFLOP/s de 16 x 16 cabezas de 128 con 4096 consultas en una H200: los comentarios de los kernels</translation>
    </message>
    <message>
        <source>Softmax over rows</source>
        <extracomment>softmax: title</extracomment>
        <translation>Softmax por filas</translation>
    </message>
    <message>
        <source>Shows how to read a row once although each element needs a sum over the row (Kirk and Hwu, chapter 10).</source>
        <extracomment>softmax: what it shows</extracomment>
        <translation>Muestra cómo leer una fila una sola vez aunque cada elemento necesite la suma de la fila (Kirk y Hwu, capítulo 10).</translation>
    </message>
    <message>
        <source>2 x rows x columns x 4 bytes / time</source>
        <extracomment>softmax: formula</extracomment>
        <translation>2 x filas x columnas x 4 bytes / tiempo</translation>
    </message>
    <message>
        <source>Rows of the matrix; each has its own softmax.</source>
        <extracomment>softmax, parameter rows: meaning</extracomment>
        <translation>Filas de la matriz; cada una tiene su propio softmax.</translation>
    </message>
    <message>
        <source>One thread per row</source>
        <extracomment>softmax, variant naive: title</extracomment>
        <translation>Un hilo por fila</translation>
    </message>
    <message>
        <source>The lanes of a warp lie one row apart: each load touches 32 sectors for 32 words.</source>
        <extracomment>softmax, variant naive: idea</extracomment>
        <translation>Los lanes de un warp distan una fila entre sí: cada carga toca 32 sectores para 32 palabras.</translation>
    </message>
    <message>
        <source>One block per row, three passes</source>
        <extracomment>softmax, variant three-passes: title</extracomment>
        <translation>Un bloque por fila, tres pasadas</translation>
    </message>
    <message>
        <source>The largest element, the sum of powers, the result: coalesced, but it reads the row three times.</source>
        <extracomment>softmax, variant three-passes: idea</extracomment>
        <translation>El elemento mayor, la suma de exponenciales, el resultado: accesos coalescentes, pero la fila se lee tres veces.</translation>
    </message>
    <message>
        <source>One block per row, online</source>
        <extracomment>softmax, variant online: title</extracomment>
        <translation>Un bloque por fila, online</translation>
    </message>
    <message>
        <source>Finds the largest element and the sum in one pass: a larger element rescales the sum.</source>
        <extracomment>softmax, variant online: idea</extracomment>
        <translation>Halla el elemento mayor y la suma en una pasada: un elemento mayor reescala la suma.</translation>
    </message>
    <message>
        <source>One warp per row, online</source>
        <extracomment>softmax, variant warp: title</extracomment>
        <translation>Un warp por fila, online</translation>
    </message>
    <message>
        <source>Needs no barrier and no shared memory, and loads four elements at a time: best if L1 keeps the row.</source>
        <extracomment>softmax, variant warp: idea</extracomment>
        <translation>No necesita barrera ni memoria compartida y carga cuatro elementos cada vez: lo mejor si la L1 conserva la fila.</translation>
    </message>
    <message>
        <source>One block per row, in shared memory</source>
        <extracomment>softmax, variant shared: title</extracomment>
        <translation>Bloque por fila, memoria compartida</translation>
    </message>
    <message>
        <source>Reads the row once; later passes use shared memory.</source>
        <extracomment>softmax, variant shared: idea</extracomment>
        <translation>Lee la fila una vez; las pasadas siguientes usan la memoria compartida.</translation>
    </message>
    <message>
        <source>One block per row, in registers</source>
        <extracomment>softmax, variant registers: title</extracomment>
        <translation>Bloque por fila, registros</translation>
    </message>
    <message>
        <source>All loads of a row are in flight together, and one barrier separates reading from writing.</source>
        <extracomment>softmax, variant registers: idea</extracomment>
        <translation>Todas las cargas de una fila están en vuelo a la vez, y una sola barrera separa lectura y escritura.</translation>
    </message>
    <message>
        <source>In registers, any alignment</source>
        <extracomment>softmax, variant vectors: title</extracomment>
        <translation>En registros, cualquier alineación</translation>
    </message>
    <message>
        <source>Loads 16 bytes at a time for rows of any length, with few threads per row: more rows are in flight.</source>
        <extracomment>softmax, variant vectors: idea</extracomment>
        <translation>Carga 16 bytes cada vez de filas de cualquier longitud, con pocos hilos por fila: hay más filas en vuelo.</translation>
    </message>
    <message>
        <source>Rows shared by blocks, in turn</source>
        <extracomment>softmax, variant in-turn: title</extracomment>
        <translation>Filas repartidas entre bloques, por turnos</translation>
    </message>
    <message>
        <source>Blocks summarise chunks of a row, and write those that were summarised a little earlier, while L2 still holds them.</source>
        <extracomment>softmax, variant in-turn: idea</extracomment>
        <translation>Los bloques resumen trozos de una fila y escriben los que se resumieron poco antes, mientras L2 aún los conserva.</translation>
    </message>
    <message>
        <source>A copy reads every element once and writes every element once, as softmax must.</source>
        <extracomment>softmax, variant memcpy: idea</extracomment>
        <translation>Una copia lee cada elemento una vez y lo escribe una vez, como debe hacer softmax.</translation>
    </message>
    <message>
        <source>Three passes over each row.</source>
        <extracomment>softmax, variant cpu-one-thread: idea</extracomment>
        <translation>Tres pasadas por cada fila.</translation>
    </message>
    <message>
        <source>All pairs of bodies</source>
        <extracomment>n-body: title</extracomment>
        <translation>Todos los pares de cuerpos</translation>
    </message>
    <message>
        <source>Shows how to keep arithmetic busy with little data: reuse in shared memory, then in registers.</source>
        <extracomment>n-body: what it shows</extracomment>
        <translation>Muestra cómo mantener ocupada la aritmética con pocos datos: reutilizar en memoria compartida y luego en registros.</translation>
    </message>
    <message>
        <source>20 x bodies x bodies / time</source>
        <extracomment>n-body: formula</extracomment>
        <translation>20 x cuerpos x cuerpos / tiempo</translation>
    </message>
    <message>
        <source>Bodies</source>
        <extracomment>n-body, parameter bodies: title</extracomment>
        <translation>Cuerpos</translation>
    </message>
    <message>
        <source>bodies</source>
        <extracomment>n-body, parameter bodies: unit</extracomment>
        <translation>cuerpos</translation>
    </message>
    <message>
        <source>Bodies that attract each other; 20 operations per pair, as &quot;GPU Gems 3&quot; counts.</source>
        <extracomment>n-body, parameter bodies: meaning</extracomment>
        <translation>Cuerpos que se atraen; 20 operaciones por par, como cuenta «GPU Gems 3».</translation>
    </message>
    <message>
        <source>Threads of a block; a tile has the same number of bodies.</source>
        <extracomment>n-body, parameter block: meaning</extracomment>
        <translation>Hilos de un bloque; un mosaico tiene otros tantos cuerpos.</translation>
    </message>
    <message>
        <source>Each thread reads all bodies from global memory: one request per interaction.</source>
        <extracomment>n-body, variant naive: idea</extracomment>
        <translation>Cada hilo lee todos los cuerpos de la memoria global: una petición por interacción.</translation>
    </message>
    <message>
        <source>A block loads a tile of bodies into shared memory, and each of its threads uses all of them.</source>
        <extracomment>n-body, variant tiled: idea</extracomment>
        <translation>Un bloque carga un mosaico de cuerpos en memoria compartida, y cada uno de sus hilos los usa todos.</translation>
    </message>
    <message>
        <source>Four bodies per thread</source>
        <extracomment>n-body, variant coarsened: title</extracomment>
        <translation>Cuatro cuerpos por hilo</translation>
    </message>
    <message>
        <source>A body from shared memory serves four interactions in registers, but there are fewer threads.</source>
        <extracomment>n-body, variant coarsened: idea</extracomment>
        <translation>Un cuerpo de la memoria compartida sirve para cuatro interacciones en registros, pero hay menos hilos.</translation>
    </message>
    <message>
        <source>Four bodies per thread, equal shares</source>
        <extracomment>n-body, variant balanced: title</extracomment>
        <translation>Cuatro cuerpos por hilo, partes iguales</translation>
    </message>
    <message>
        <source>As many blocks as the GPU holds share all pairs evenly and add their sums with atomics.</source>
        <extracomment>n-body, variant balanced: idea</extracomment>
        <translation>Tantos bloques como caben en la GPU se reparten por igual todos los pares y suman sus resultados con atómicas.</translation>
    </message>
    <message>
        <source>The loop over all pairs, for eight bodies at a time.</source>
        <extracomment>n-body, variant cpu-one-thread: idea</extracomment>
        <translation>El bucle sobre todos los pares, para ocho cuerpos a la vez.</translation>
    </message>
    <message>
        <source>Sparse matrix times vector</source>
        <extracomment>spmv: title</extracomment>
        <translation>Matriz dispersa por vector</translation>
    </message>
    <message>
        <source>Shows what a format costs: the layout of a matrix decides how well a warp&apos;s loads coalesce.</source>
        <extracomment>spmv: what it shows</extracomment>
        <translation>Muestra lo que cuesta un formato: la disposición de la matriz decide hasta qué punto son coalescentes las cargas de un warp.</translation>
    </message>
    <message>
        <source>(nonzeros x (element size + 4) + (rows + 1) x 4 + (rows + columns) x element size) / time</source>
        <extracomment>spmv: formula</extracomment>
        <translation>(no nulos x (tamaño de elemento + 4) + (filas + 1) x 4 + (filas + columnas) x tamaño de elemento) / tiempo</translation>
    </message>
    <message>
        <source>Rows of the matrix, and elements of the result.</source>
        <extracomment>spmv, parameter rows: meaning</extracomment>
        <translation>Filas de la matriz y elementos del resultado.</translation>
    </message>
    <message>
        <source>columns</source>
        <extracomment>spmv, parameter columns: unit</extracomment>
        <translation>columnas</translation>
    </message>
    <message>
        <source>Columns of the matrix, and elements of the vector.</source>
        <extracomment>spmv, parameter columns: meaning</extracomment>
        <translation>Columnas de la matriz y elementos del vector.</translation>
    </message>
    <message>
        <source>Elements in a row</source>
        <extracomment>spmv, parameter nonzeros: title</extracomment>
        <translation>Elementos por fila</translation>
    </message>
    <message>
        <source>Nonzero elements of a row, on average.</source>
        <extracomment>spmv, parameter nonzeros: meaning</extracomment>
        <translation>Elementos no nulos de una fila, en promedio.</translation>
    </message>
    <message>
        <source>Lengths of rows</source>
        <extracomment>spmv, parameter lengths: title</extracomment>
        <translation>Longitudes de las filas</translation>
    </message>
    <message>
        <source>Similar, from half to one and a half times the mean; or mostly short, with a few eight times the mean.</source>
        <extracomment>spmv, parameter lengths: meaning</extracomment>
        <translation>Parecidas, de la mitad a una vez y media la media; o casi todas cortas y unas pocas ocho veces la media.</translation>
    </message>
    <message>
        <source>CSR, one thread per row</source>
        <extracomment>spmv, variant csr-thread: title</extracomment>
        <translation>CSR, un hilo por fila</translation>
    </message>
    <message>
        <source>Neighbouring lanes read neighbouring rows: one sector per lane, and all wait for the longest row.</source>
        <extracomment>spmv, variant csr-thread: idea</extracomment>
        <translation>Los lanes vecinos leen filas vecinas: un sector para cada uno, y la fila más larga hace esperar a todos.</translation>
    </message>
    <message>
        <source>CSR, one warp per row</source>
        <extracomment>spmv, variant csr-warp: title</extracomment>
        <translation>CSR, un warp por fila</translation>
    </message>
    <message>
        <source>The lanes of a warp read neighbouring elements of a row; in a short row, most lanes are idle.</source>
        <extracomment>spmv, variant csr-warp: idea</extracomment>
        <translation>Los lanes de un warp leen elementos vecinos de una fila; en una fila corta casi todos quedan inactivos.</translation>
    </message>
    <message>
        <source>CSR, several lanes per row</source>
        <extracomment>spmv, variant csr-lanes: title</extracomment>
        <translation>CSR, varios lanes por fila</translation>
    </message>
    <message>
        <source>As many lanes as a row has work for: loads stay coalesced, and few lanes are idle.</source>
        <extracomment>spmv, variant csr-lanes: idea</extracomment>
        <translation>Tantos lanes como trabajo tiene una fila: las cargas siguen siendo coalescentes y pocos lanes están inactivos.</translation>
    </message>
    <message>
        <source>Lanes per row</source>
        <extracomment>spmv, variant csr-lanes, parameter lanes: title</extracomment>
        <translation>Lanes por fila</translation>
    </message>
    <message>
        <source>Lanes of a warp that share a row.</source>
        <extracomment>spmv, variant csr-lanes, parameter lanes: meaning</extracomment>
        <translation>Lanes de un warp que comparten una fila.</translation>
    </message>
    <message>
        <source>ELL, one thread per row</source>
        <extracomment>spmv, variant ell: title</extracomment>
        <translation>ELL, un hilo por fila</translation>
    </message>
    <message>
        <source>Pads rows to the longest and stores them by column: neighbouring lanes read neighbouring words.</source>
        <extracomment>spmv, variant ell: idea</extracomment>
        <translation>Rellena las filas hasta la más larga y las guarda por columnas: los lanes vecinos leen palabras vecinas.</translation>
    </message>
    <message>
        <source>The textbook loop over the rows, in CSR.</source>
        <extracomment>spmv, variant cpu-one-thread: idea</extracomment>
        <translation>El bucle de manual sobre las filas, en CSR.</translation>
    </message>
    <message>
        <source>A thread goes down eight rows of a wide tile and keeps the sums of all started rows in registers.</source>
        <extracomment>convolution, variant blocked: idea</extracomment>
        <translation>Un hilo baja por ocho filas de un mosaico ancho; las sumas de todas las filas empezadas están en registros.</translation>
    </message>
    <message>
        <source>Goes down a wide tile with the sums of the last rows in registers: few products and one launch.</source>
        <extracomment>convolution, variant separable-blocked: idea</extracomment>
        <translation>Baja por un mosaico ancho con las sumas de las últimas filas en registros: pocos productos y un lanzamiento.</translation>
    </message>
    <message>
        <source>Small tiles</source>
        <extracomment>tensor-matmul, variant small-tiles: title</extracomment>
        <translation>Mosaicos pequeños</translation>
    </message>
    <message>
        <source>Tiles of 64 x 128, so that a small product has enough tiles for all multiprocessors.</source>
        <extracomment>tensor-matmul, variant small-tiles: idea</extracomment>
        <translation>Mosaicos de 64 x 128, de modo que también un producto pequeño tenga suficientes para todos los multiprocesadores.</translation>
    </message>
    <message>
        <source>Chosen shapes</source>
        <extracomment>tensor-matmul, variant shapes: title</extracomment>
        <translation>Formas elegidas</translation>
    </message>
    <message>
        <source>A formula picks the tile and cluster shape that leaves the fewest multiprocessors idle.</source>
        <extracomment>tensor-matmul, variant shapes: idea</extracomment>
        <translation>Una fórmula elige la forma de los mosaicos y de los clústeres que deja inactivos menos multiprocesadores.</translation>
    </message>
    <message>
        <source>Matrix product on tensor cores, TF32 and fp64</source>
        <extracomment>tensor-wide: title</extracomment>
        <translation>Producto de matrices en núcleos tensoriales, TF32 y fp64</translation>
    </message>
    <message>
        <source>Each thread reads its row and its column from global memory, and computes in fp32 or in fp64.</source>
        <extracomment>tensor-wide, variant naive: idea</extracomment>
        <translation>Cada hilo lee su fila y su columna de la memoria global y calcula en fp32 o en fp64.</translation>
    </message>
    <message>
        <source>Transposed product</source>
        <extracomment>tensor-wide, variant turned: title</extracomment>
        <translation>Producto traspuesto</translation>
    </message>
    <message>
        <source>Each pair once</source>
        <extracomment>n-body, variant pairs: title</extracomment>
        <translation>Cada par una vez</translation>
    </message>
    <message>
        <source>Shows tensor cores with wider numbers: fp32 without the 13 lowest bits, and fp64 unchanged.</source>
        <extracomment>tensor-wide: what it shows</extracomment>
        <translation>Muestra los núcleos tensoriales con números más anchos: fp32 sin sus 13 bits más bajos y fp64 sin cambios.</translation>
    </message>
    <message>
        <source>Width of the naive kernel&apos;s square blocks.</source>
        <extracomment>tensor-wide, parameter tile: meaning</extracomment>
        <translation>Anchura de los bloques cuadrados del kernel simple.</translation>
    </message>
    <message>
        <source>Tensor cores compute the transpose of P: its first factor can come from registers, and N keeps its layout.</source>
        <extracomment>tensor-wide, variant turned: idea</extracomment>
        <translation>Los núcleos tensoriales calculan la traspuesta de P: su primer factor puede venir de registros, y N conserva su disposición.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s library: fp32 as TF32, and fp64 on tensor cores.</source>
        <extracomment>tensor-wide, variant cublas: idea</extracomment>
        <translation>La biblioteca de NVIDIA: fp32 como TF32 y fp64 en los núcleos tensoriales.</translation>
    </message>
    <message>
        <source>The two forces of a pair differ only in the masses: half as many roots, and sums move from lane to lane.</source>
        <extracomment>n-body, variant pairs: idea</extracomment>
        <translation>Las dos fuerzas de un par difieren solo en las masas: la mitad de raíces, y las sumas pasan de lane en lane.</translation>
    </message>
    <message>
        <source>The comments&apos; values</source>
        <extracomment>tensor-matmul, preset comments: title</extracomment>
        <translation>Valores de los comentarios</translation>
    </message>
    <message>
        <source>TFLOP/s of 8192 x 8192 elements on an H200: the kernels&apos; comments</source>
        <extracomment>tensor-matmul, preset comments: source</extracomment>
        <translation>TFLOP/s de 8192 x 8192 elementos en una H200: los comentarios de los kernels</translation>
    </message>
    <message>
        <source>2^28 elements on an H200, compared with CUB: the kernels&apos; comments</source>
        <extracomment>scan, preset comments: source</extracomment>
        <translation>2^28 elementos en una H200, en comparación con CUB: los comentarios de los kernels</translation>
    </message>
    <message>
        <source>Bandwidths of 2^28 bytes on an H200, all values equally frequent and all equal: the kernels&apos; comments</source>
        <extracomment>histogram, preset comments: source</extracomment>
        <translation>Anchos de banda de 2^28 bytes en una H200, con todos los valores igual de frecuentes y todos iguales: los comentarios de los kernels</translation>
    </message>
</context>
<context>
    <name>Compute</name>
    <message>
        <source>only %1 samples</source>
        <translation>solo %1 muestras</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples ran below %3 of %4 MHz; the figures include them</source>
        <translation>frecuencia reducida (throttling): %1 de %2 muestras tenían un reloj por debajo del %3 de %4 MHz; las cifras las incluyen</translation>
    </message>
    <message>
        <source>throttled: %1 of %2 samples discarded, because they ran below %3 of %4 MHz</source>
        <translation>frecuencia reducida (throttling): se descartaron %1 de %2 muestras, porque su reloj era inferior al %3 de %4 MHz</translation>
    </message>
    <message>
        <source>still noisy at the time limit: raise the limit, or choose a larger size</source>
        <translation>aún hay ruido al llegar al límite de tiempo: aumente el límite o elija un tamaño mayor</translation>
    </message>
    <message>
        <source>the launch waits for the GPU, so the samples include host time</source>
        <translation>el lanzamiento espera a la GPU, así que las muestras incluyen tiempo del host</translation>
    </message>
    <message>
        <source>the L2 cache was not flushed: too little GPU memory is free</source>
        <translation>la caché L2 no se vació: queda muy poca memoria de la GPU libre</translation>
    </message>
    <message>
        <source>the working set fits the last-level cache: this is cache bandwidth, not memory bandwidth</source>
        <translation>el conjunto de trabajo cabe en la última caché: es el ancho de banda de la caché, no el de la memoria</translation>
    </message>
    <message>
        <source>bandwidth above the device&apos;s peak: a cache served the data</source>
        <translation>ancho de banda superior al pico del dispositivo: los datos vienen de una caché</translation>
    </message>
    <message>
        <source>wrong on purpose, but correct in this run: that proves nothing</source>
        <translation>incorrecto a propósito, pero correcto en esta ejecución: eso no prueba nada</translation>
    </message>
    <message>
        <source>counts estimated from %1 of %2 blocks</source>
        <translation>recuentos estimados a partir de %1 de %2 bloques</translation>
    </message>
    <message>
        <source>not verified: only some blocks ran, and their part of the result cannot be checked</source>
        <translation>sin verificar: solo se ejecutaron algunos bloques y su parte del resultado no se puede comprobar</translation>
    </message>
    <message>
        <source>every element</source>
        <translation>todos los elementos</translation>
    </message>
    <message>
        <source>%1 rows, and the range of all other elements</source>
        <translation>%1 filas, y el intervalo de los demás elementos</translation>
    </message>
    <message>
        <source>every element that the sampled blocks write (%1 of %2)</source>
        <translation>todos los elementos que escriben los bloques muestreados (%1 de %2)</translation>
    </message>
    <message>
        <source>Freivalds&apos; test with %1 vectors on the whole, every element of %2 rows and %3 columns</source>
        <translation>prueba de Freivalds del conjunto (vectores: %1) y todos los elementos de algunas filas (%2) y columnas (%3)</translation>
    </message>
    <message>
        <source>a block of %1 threads with %2 bytes of shared memory does not fit the %3: choose smaller blocks</source>
        <translation>un bloque de %1 hilos con %2 bytes de memoria compartida no cabe en la %3: elija bloques más pequeños</translation>
    </message>
    <message>
        <source>out of memory: choose smaller sizes</source>
        <translation>memoria insuficiente: elija tamaños menores</translation>
    </message>
    <message>
        <source>it failed, and the device gave no reason</source>
        <translation>falló y el dispositivo no dio ningún motivo</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>a time of %1 ms is impossible</source>
        <translation>un tiempo de %1 ms es imposible</translation>
    </message>
    <message>
        <source>the arrays need %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>los arreglos necesitan %1 MiB de memoria, pero quedan libres %2 MiB: elija un tamaño menor</translation>
    </message>
    <message>
        <source>checking these arrays needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>comprobar estos arreglos requiere %1 MiB de memoria y quedan libres %2 MiB: elija un tamaño menor</translation>
    </message>
    <message>
        <source>the picture needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>la imagen necesita %1 MiB de memoria y quedan libres %2 MiB: elija un tamaño menor</translation>
    </message>
    <message>
        <source>the arrays need %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size</source>
        <translation>los arreglos necesitan %1 MiB de memoria de la GPU y quedan libres %2 MiB: elija un tamaño menor</translation>
    </message>
    <message>
        <source>an array needs %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size</source>
        <translation>un arreglo necesita %1 MiB de memoria de la GPU y quedan libres %2 MiB: elija un tamaño menor</translation>
    </message>
    <message>
        <source>the block needs %1 bytes of shared memory, but this device has %2</source>
        <translation>el bloque necesita %1 bytes de memoria compartida, pero este dispositivo tiene %2</translation>
    </message>
    <message>
        <source>a block has %1 threads: choose 1 to 1024, at most 64 in z</source>
        <translation>el bloque tiene %1 hilos: elija de 1 a 1024, como máximo 64 en z</translation>
    </message>
    <message>
        <source>a grid has %1 blocks: choose at most 2147483647 x 65535 x 65535</source>
        <translation>el grid tiene %1 bloques: elija como máximo 2147483647 x 65535 x 65535</translation>
    </message>
    <message>
        <source>cudaMallocPitch uses a pitch of %1 bytes on this device, but the array has room for %2</source>
        <translation>en este dispositivo cudaMallocPitch usa un pitch de %1 bytes, pero en el arreglo caben %2</translation>
    </message>
    <message>
        <source>bulk copies to shared memory</source>
        <translation>copias masivas a memoria compartida</translation>
    </message>
    <message>
        <source>cuBLAS cannot be loaded: install %1 of NVIDIA&apos;s CUDA toolkit, or leave this variant out</source>
        <translation>no se puede cargar cuBLAS: instale %1 del CUDA Toolkit de NVIDIA o prescinda de esta variante</translation>
    </message>
    <message>
        <source>cuBLAS has no function %1: install a version that matches</source>
        <translation>cuBLAS no tiene la función %1: instale una versión adecuada</translation>
    </message>
    <message>
        <source>%1 failed with status %2 (cuBLAS, cublasStatus_t)</source>
        <translation>%1 falló con el estado %2 (cuBLAS, cublasStatus_t)</translation>
    </message>
    <message>
        <source>thread %1 waits for lanes of its warp that never arrive: they wait at a barrier of the whole block</source>
        <translation>el hilo %1 espera a lanes de su warp que no llegan nunca: están en una barrera de todo el bloque</translation>
    </message>
    <message>
        <source>the block&apos;s threads are in a deadlock</source>
        <translation>los hilos del bloque están en un interbloqueo (deadlock)</translation>
    </message>
    <message>
        <source>thread %1 did not end within %2 steps</source>
        <translation>el hilo %1 no terminó en %2 pasos</translation>
    </message>
    <message>
        <source>no address space is left for the arrays of a check</source>
        <translation>no queda espacio de direcciones para los arreglos de una comprobación</translation>
    </message>
    <message>
        <source>no memory for the arrays of a check</source>
        <translation>no hay memoria para los arreglos de una comprobación</translation>
    </message>
    <message>
        <source>&apos;%1&apos; changed while Warpbench read it: run again</source>
        <translation>&apos;%1&apos; cambió mientras se leía: ejecute otra vez</translation>
    </message>
    <message>
        <source>%1 failed: %2 (%3)</source>
        <translation>%1 falló: %2 (%3)</translation>
    </message>
    <message>
        <source>nvbench skipped it</source>
        <translation>nvbench lo omitió</translation>
    </message>
    <message>
        <source>nvbench skipped it: %1</source>
        <translation>nvbench lo omitió: %1</translation>
    </message>
    <message>
        <source>nvbench reports no GPU time for it</source>
        <translation>nvbench no da su tiempo de GPU</translation>
    </message>
    <message>
        <source>it is a loop on the host: choose the device cpu</source>
        <translation>es un bucle en el host: elija el dispositivo cpu</translation>
    </message>
    <message>
        <source>it is a GPU kernel: choose a CUDA or a simulated device</source>
        <translation>es un kernel de GPU: elija un dispositivo CUDA o simulado</translation>
    </message>
    <message>
        <source>it needs a CUDA device: %1</source>
        <translation>necesita un dispositivo CUDA: %1</translation>
    </message>
    <message>
        <source>it needs a CUDA device</source>
        <translation>necesita un dispositivo CUDA</translation>
    </message>
    <message>
        <source>its kernel does not repeat its work inside a launch</source>
        <translation>su kernel no repite su trabajo dentro de un lanzamiento</translation>
    </message>
    <message>
        <source>nothing was recorded</source>
        <translation>no se grabó nada</translation>
    </message>
    <message>
        <source>it was not recorded</source>
        <translation>no se grabó</translation>
    </message>
    <message>
        <source>the recording has no results of %1; it has %2</source>
        <translation>la grabación no tiene resultados de %1; contiene %2</translation>
    </message>
    <message>
        <source>variant %1 cannot run on %2: %3</source>
        <translation>la variante %1 no puede ejecutarse en %2: %3</translation>
    </message>
    <message>
        <source>variant %1 is named twice: name each once</source>
        <translation>la variante %1 se nombra dos veces: nombre cada una una sola vez</translation>
    </message>
    <message>
        <source>no variant of %1 runs on %2</source>
        <translation>ninguna variante de %1 se ejecuta en %2</translation>
    </message>
    <message>
        <source>mode inside is not available for %1: none of the chosen kernels repeats its work inside a launch; choose cold or hot</source>
        <translation>el modo interno no está disponible para %1: ninguno de los kernels elegidos repite su trabajo dentro de un lanzamiento; elija frío o caliente</translation>
    </message>
    <message>
        <source>mode inside is not available for variant %1: %2; choose cold or hot</source>
        <translation>el modo interno no está disponible para la variante %1: %2; elija frío o caliente</translation>
    </message>
    <message>
        <source>mode inside: repetitions=1 repeats nothing; give 2 or more, or choose cold or hot</source>
        <translation>modo interno: repetitions=1 no repite nada; indique 2 o más, o elija frío o caliente</translation>
    </message>
    <message>
        <source>the simulator can run none of the chosen variants: choose a kernel</source>
        <translation>el simulador no puede ejecutar ninguna de las variantes elegidas: elija un kernel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be simulated: %2</source>
        <translation>&apos;%1&apos; no se puede simular: %2</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos; (did you mean %2?); the families are %3</source>
        <translation>no existe la familia &apos;%1&apos; (¿quiso decir %2?); disponibles: %3</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos;; the families are %2</source>
        <translation>no existe la familia &apos;%1&apos;; disponibles: %2</translation>
    </message>
    <message>
        <source>there is no family &apos;%1&apos;</source>
        <translation>no existe la familia &apos;%1&apos;</translation>
    </message>
    <message>
        <source>device &apos;%1&apos; is missing or cannot be used</source>
        <translation>el dispositivo &apos;%1&apos; falta o no se puede usar</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos; (did you mean %3?); its variants are %4</source>
        <translation>%1 no tiene la variante &apos;%2&apos; (¿quiso decir %3?); disponibles: %4</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos;; its variants are %3</source>
        <translation>%1 no tiene la variante &apos;%2&apos;; disponibles: %3</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos; (did you mean %3?); its parameters are %4</source>
        <translation>%1 no tiene el parámetro &apos;%2&apos; (¿quiso decir %3?); disponibles: %4</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; it has none</source>
        <translation>%1 no tiene el parámetro &apos;%2&apos;; no tiene ninguno</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; its parameters are %3</source>
        <translation>%1 no tiene el parámetro &apos;%2&apos;; disponibles: %3</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de estos: %1</translation>
    </message>
    <message>
        <source>a file name, or empty</source>
        <translation>un nombre de archivo, o vacío</translation>
    </message>
    <message>
        <source>parameter %1: &apos;%2&apos; is not %3</source>
        <translation>parámetro %1: &apos;%2&apos; no es %3</translation>
    </message>
    <message>
        <source>parameters inner and %1: a matrix of %2 x %3 has more than %4 elements</source>
        <translation>parámetros inner y %1: una matriz de %2 x %3 tiene más de %4 elementos</translation>
    </message>
    <message>
        <source>parameters rows and columns: a matrix of %1 x %2 has more than %3 elements</source>
        <translation>parámetros rows y columns: una matriz de %1 x %2 tiene más de %3 elementos</translation>
    </message>
    <message>
        <source>a row of %1 elements does not fit into a block&apos;s registers</source>
        <translation>una fila de %1 elementos no cabe en los registros de un bloque</translation>
    </message>
    <message>
        <source>parameter %1 belongs to %2, which is not among the variants to run</source>
        <translation>el parámetro %1 pertenece a %2, que no está entre las variantes que se van a ejecutar</translation>
    </message>
    <message>
        <source>parameter %1 is swept twice: give one sweep with all its values</source>
        <translation>el parámetro %1 tiene dos barridos: indique uno solo con todos sus valores</translation>
    </message>
    <message>
        <source>parameter %1 is both set and swept: remove one of the two</source>
        <translation>el parámetro %1 tiene a la vez un valor fijo y un barrido: quite uno de los dos</translation>
    </message>
    <message>
        <source>sweep of %1: no values; give one or more</source>
        <translation>barrido de %1: no hay valores; indique al menos uno</translation>
    </message>
    <message>
        <source>sweep of %1: more than %2 values: give fewer</source>
        <translation>barrido de %1: más de %2 valores: indique menos</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; has more than %3 values: give fewer</source>
        <translation>barrido de %1: &apos;%2&apos; tiene más de %3 valores: indique menos</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; has more than %3 values: give a larger step</source>
        <translation>barrido de %1: &apos;%2&apos; tiene más de %3 valores: indique un paso mayor</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; is a range, but the values are names: give a list of %3</source>
        <translation>barrido de %1: &apos;%2&apos; es un intervalo, pero los valores son nombres: indique una lista de %3</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; is not A:B or A:B:STEP</source>
        <translation>barrido de %1: &apos;%2&apos; no es A:B ni A:B:PASO</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; runs backwards: write %3</source>
        <translation>barrido de %1: &apos;%2&apos; va hacia atrás: escriba %3</translation>
    </message>
    <message>
        <source>sweep of %1: &apos;%2&apos; names %3 twice: name each value once</source>
        <translation>barrido de %1: &apos;%2&apos; nombra %3 dos veces: nombre cada valor una sola vez</translation>
    </message>
    <message>
        <source>the sweeps make more than %1 points: give fewer values or variants</source>
        <translation>los barridos suman más de %1 puntos: indique menos valores o variantes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not NAME=VALUE, such as %2</source>
        <translation>&apos;%1&apos; no es NOMBRE=VALOR, como %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not NAME=A:B, NAME=A:B:STEP or NAME=V,V,V</source>
        <translation>&apos;%1&apos; no es NOMBRE=A:B, NOMBRE=A:B:PASO ni NOMBRE=V,V,V</translation>
    </message>
    <message>
        <source>%1: mode %2 was not recorded</source>
        <translation>%1: no se grabó el modo %2</translation>
    </message>
    <message>
        <source>%1 was not recorded for %2; %3; recorded with it: %4</source>
        <translation>%1 no se grabó para %2; %3; grabado con ese valor: %4</translation>
    </message>
    <message>
        <source>%1 was not recorded for %2; %3</source>
        <translation>%1 no se grabó para %2; %3</translation>
    </message>
    <message>
        <source>the nearest is %1</source>
        <translation>lo más cercano es %1</translation>
    </message>
    <message>
        <source>the nearest are %1 and %2</source>
        <translation>lo más cercano es %1 y %2</translation>
    </message>
    <message>
        <source>the recorded value is %1</source>
        <translation>el valor grabado es %1</translation>
    </message>
    <message>
        <source>the recorded values are %1</source>
        <translation>los valores grabados son %1</translation>
    </message>
    <message>
        <source>device %1 is not available: %2</source>
        <translation>el dispositivo %1 no está disponible: %2</translation>
    </message>
    <message>
        <source>%1 is not available: %2</source>
        <translation>%1 no está disponible: %2</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos;; the devices are %2</source>
        <translation>no existe el dispositivo &apos;%1&apos;; disponibles: %2</translation>
    </message>
    <message>
        <source>there is no device &apos;%1&apos; (did you mean %2?); the devices are %3</source>
        <translation>no existe el dispositivo &apos;%1&apos; (¿quizá %2?); disponibles: %3</translation>
    </message>
    <message>
        <source>one sweep would mix different devices, %1 and %2: let each run all points (--each), or choose identical devices</source>
        <translation>un barrido mezclaría dispositivos distintos, %1 y %2: haga que cada uno ejecute todos los puntos (--each) o elija dispositivos iguales</translation>
    </message>
    <message>
        <source>built without CUDA: no nvcc was found, or WARPBENCH_CUDA was OFF</source>
        <translation>compilado sin CUDA: no se encontró nvcc, o WARPBENCH_CUDA estaba en OFF</translation>
    </message>
    <message>
        <source>no CUDA-capable GPU in this machine</source>
        <translation>no hay ninguna GPU compatible con CUDA en este equipo</translation>
    </message>
    <message>
        <source>the recording has no measured results</source>
        <translation>la grabación no tiene resultados medidos</translation>
    </message>
    <message>
        <source>the recording has no result of a family and variant that this program knows</source>
        <translation>la grabación no tiene ningún resultado de una familia y variante que este programa conozca</translation>
    </message>
    <message>
        <source>a built-in recording has this name: rename &apos;%1&apos;</source>
        <translation>una grabación incluida ya tiene este nombre: cambie el nombre de &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no recording &apos;%1&apos;</source>
        <translation>no existe la grabación &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is another profile with the id %1: change it in &apos;%2&apos;</source>
        <translation>hay otro perfil con el id %1: cámbielo en &apos;%2&apos;</translation>
    </message>
    <message>
        <source>GPU profile %1: %2</source>
        <translation>perfil de GPU %1: %2</translation>
    </message>
    <message>
        <source>the id may contain only lower-case letters, digits and hyphens</source>
        <translation>el id solo puede contener letras minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>el nombre está vacío</translation>
    </message>
    <message>
        <source>the field %1 is missing</source>
        <translation>falta el campo %1</translation>
    </message>
    <message>
        <source>fields.%1.value must be a positive number</source>
        <translation>fields.%1.value debe ser un número positivo</translation>
    </message>
    <message>
        <source>fields.%1.source is empty</source>
        <translation>fields.%1.source está vacío</translation>
    </message>
    <message>
        <source>fields.%1.value is too large</source>
        <translation>fields.%1.value es demasiado grande</translation>
    </message>
    <message>
        <source>fields.%1.value is too small</source>
        <translation>fields.%1.value es demasiado pequeño</translation>
    </message>
    <message>
        <source>fields.%1.value must be a whole number</source>
        <translation>fields.%1.value debe ser un número entero</translation>
    </message>
    <message>
        <source>there is no field %1</source>
        <translation>no existe el campo %1</translation>
    </message>
    <message>
        <source>counts simulated on this machine&apos;s CPU, times modelled</source>
        <translation>recuentos simulados en la CPU de este equipo, tiempos modelados</translation>
    </message>
    <message>
        <source>%1 multiprocessors, %2 GiB, compute capability %3</source>
        <translation>multiprocesadores: %1, %2 GiB, capacidad de cómputo %3</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>hilos: %1</translation>
    </message>
    <message>
        <source>%1 points, driver %2</source>
        <translation>puntos: %1, controlador %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>puntos: %1</translation>
    </message>
    <message>
        <source>cannot read the picture &apos;%1&apos;: %2</source>
        <translation>no se puede leer la imagen &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>indique el nombre de un archivo</translation>
    </message>
    <message>
        <source>it is a directory</source>
        <translation>es un directorio</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>es un dispositivo</translation>
    </message>
    <message>
        <source>it is not a file, but a device or a pipe</source>
        <translation>no es un archivo, sino un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>its size is %1 x %2: it has no pixels</source>
        <translation>su tamaño es %1 x %2: no tiene píxeles</translation>
    </message>
    <message>
        <source>its size is %1 x %2: a side may have up to %3 pixels</source>
        <translation>mide %1 x %2: cada lado puede tener hasta %3 píxeles</translation>
    </message>
    <message>
        <source>its size is %1 x %2: it may have up to %3 pixels</source>
        <translation>mide %1 x %2: puede tener hasta %3 píxeles</translation>
    </message>
    <message>
        <source>it is not a picture in a supported format (%1)</source>
        <translation>no es una imagen en un formato admitido (%1)</translation>
    </message>
    <message>
        <source>it is truncated or damaged (%1)</source>
        <translation>está cortada o dañada (%1)</translation>
    </message>
    <message>
        <source>it is truncated or damaged</source>
        <translation>está cortada o dañada</translation>
    </message>
    <message>
        <source>it is damaged: its colours are invalid</source>
        <translation>está dañada: sus colores no son válidos</translation>
    </message>
    <message>
        <source>it is truncated: %1 of %2 bytes</source>
        <translation>está cortada: %1 de %2 bytes</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>está cortada</translation>
    </message>
    <message>
        <source>it changed while Warpbench read it</source>
        <translation>cambió mientras se leía</translation>
    </message>
    <message>
        <source>its header is truncated or damaged</source>
        <translation>su cabecera está cortada o dañada</translation>
    </message>
    <message>
        <source>its values go up to %1, but the limit is 255</source>
        <translation>sus valores llegan hasta %1, pero el límite es 255</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: give a name that ends in .png, .ppm or .pgm</source>
        <translation>no se puede escribir &apos;%1&apos;: indique un nombre que termine en .png, .ppm o .pgm</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: a .pgm is grey; give a name that ends in .ppm</source>
        <translation>no se puede escribir &apos;%1&apos;: un .pgm es gris; indique un nombre que termine en .ppm</translation>
    </message>
    <message>
        <source>cannot make a PNG of the picture: %1</source>
        <translation>no se puede crear un PNG de la imagen: %1</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: %2</source>
        <translation>no se puede leer &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: %2</source>
        <translation>no se puede escribir &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>it is empty; give a file name</source>
        <translation>está vacío; indique un nombre de archivo</translation>
    </message>
    <message>
        <source>a file name cannot contain a NUL character</source>
        <translation>un nombre de archivo no puede contener el carácter NUL</translation>
    </message>
    <message>
        <source>it is a directory; give a file name</source>
        <translation>es un directorio; indique un nombre de archivo</translation>
    </message>
    <message>
        <source>it names a directory that does not exist</source>
        <translation>indica un directorio que no existe</translation>
    </message>
    <message>
        <source>there is no directory &apos;%1&apos;</source>
        <translation>no existe el directorio &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a directory</source>
        <translation>&apos;%1&apos; no es un directorio</translation>
    </message>
    <message>
        <source>a session&apos;s file has at most %1 results of %2 devices: delete some, or start another session</source>
        <translation>el archivo de una sesión tiene como máximo %1 resultados de %2 dispositivos: elimine algunos o empiece otra sesión</translation>
    </message>
    <message>
        <source>a session&apos;s file has at most %1 values and %2 GiB: delete some results, or start another session</source>
        <translation>el archivo de una sesión tiene como máximo %1 valores y %2 GiB: elimine algunos resultados o empiece otra sesión</translation>
    </message>
    <message>
        <source>the results have more than %1 different parameters, too many columns for a table: remove some results</source>
        <translation>los resultados tienen más de %1 parámetros distintos, demasiadas columnas para una tabla: quite algunos resultados</translation>
    </message>
    <message>
        <source>give a name that ends in .png, .jpg or .bmp</source>
        <translation>indique un nombre que termine en .png, .jpg o .bmp</translation>
    </message>
    <message>
        <source>cannot back up unsaved results in &apos;%1&apos;: the folder is not writable</source>
        <translation>no se puede hacer copia de los resultados sin guardar en &apos;%1&apos;: la carpeta no admite escritura</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe el archivo o el directorio</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>it is not a session of Warpbench, a table of Nsight Compute (ncu --csv --page raw), or a JSON or CSV file of nvbench</source>
        <translation>no es una sesión de Warpbench, ni una tabla de Nsight Compute (ncu --csv --page raw), ni un JSON o CSV de nvbench</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>anidamiento de más de %1 niveles</translation>
    </message>
    <message>
        <source>%1: is missing</source>
        <translation>%1: falta</translation>
    </message>
    <message>
        <source>it is %1, but the median of the samples is %2</source>
        <translation>es %1, pero la mediana de las muestras es %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un arreglo</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una cadena</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>Nsight Compute&apos;s table has no kernels: it profiled nothing</source>
        <translation>la tabla de Nsight Compute no tiene kernels: no perfiló nada</translation>
    </message>
    <message>
        <source>this table is of another page: run Nsight Compute with --page raw</source>
        <translation>esta tabla es de otra página: ejecute Nsight Compute con --page raw</translation>
    </message>
    <message>
        <source>nvbench&apos;s table has no rows</source>
        <translation>la tabla de nvbench no tiene filas</translation>
    </message>
    <message>
        <source>nvbench&apos;s file has no results: no benchmark in it has a state</source>
        <translation>el archivo de nvbench no tiene resultados: ningún benchmark contiene un estado</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>block %1, thread %2</source>
        <translation>hilo %2 del bloque %1</translation>
    </message>
    <message>
        <source>an unknown line</source>
        <translation>una línea desconocida</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>memoria compartida</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memoria global</translation>
    </message>
    <message>
        <source>a barrier of the warp</source>
        <translation>una barrera del warp</translation>
    </message>
    <message>
        <source>load</source>
        <translation>carga</translation>
    </message>
    <message>
        <source>store</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>operación atómica</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which is not a multiple of the size</source>
        <translation>%1 de %2 en el byte %3 de %4, que no es múltiplo del tamaño</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which no thread has written</source>
        <translation>%1 de %2 en el byte %3 de %4, donde ningún hilo ha escrito</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, which has %5</source>
        <translation>%1 de %2 en el byte %3 de %4, que tiene %5</translation>
    </message>
    <message>
        <source>%1 beyond %2</source>
        <translation>%1 más allá de %2</translation>
    </message>
    <message>
        <source>its mask names lane %1, which has exited or does not reach this line with it</source>
        <translation>su máscara nombra el lane %1, que ha terminado o no llega con él a esta línea</translation>
    </message>
    <message>
        <source>a plain load instead of __ldg(), which may give an older value,</source>
        <translation>una carga normal en lugar de __ldg(), que puede dar un valor anterior,</translation>
    </message>
    <message>
        <source>waits here for a lane of its own warp: on GPUs before compute capability 7.0 this never ends</source>
        <translation>espera aquí a un lane de su propio warp: en GPU anteriores a la capacidad de cómputo 7.0 esto no termina nunca</translation>
    </message>
    <message>
        <source>takes the value of lane %1, which has exited or is not in the mask</source>
        <translation>toma el valor del lane %1, que ha terminado o no está en la máscara</translation>
    </message>
    <message>
        <source>a thread&apos;s private array</source>
        <translation>un arreglo privado del hilo</translation>
    </message>
    <message>
        <source>the thread&apos;s own variable %1</source>
        <translation>la variable propia del hilo %1</translation>
    </message>
    <message>
        <source>an array of type %1</source>
        <translation>un arreglo de tipo %1</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>índice %1</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without a barrier after the %5 at %6 by %7</source>
        <translation>%1 de %2 en el byte %3 de %4, sin ninguna barrera después de la %5 en %6 (%7)</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4, unordered with the %5 at %6 by %7: %8 is missing</source>
        <translation>%1 de %2 en el byte %3 de %4, sin orden respecto a la %5 en %6 (%7): falta %8</translation>
    </message>
    <message>
        <source>an atomic of device scope</source>
        <translation>una operación atómica de ámbito de dispositivo</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 después de %2</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 antes de %2</translation>
    </message>
    <message>
        <source>waits at %1 for lanes that never arrive</source>
        <translation>espera en %1 a lanes que no llegan nunca</translation>
    </message>
    <message>
        <source>waits at %1 while %2 has returned</source>
        <translation>espera en %1, pero el %2 ya ha terminado</translation>
    </message>
    <message>
        <source>waits at %1 while %2 waits at %3</source>
        <translation>espera en %1 mientras el %2 espera en %3</translation>
    </message>
    <message>
        <source>did not end within its limit of steps; last seen here</source>
        <translation>no terminó dentro de su límite de pasos; visto aquí por última vez</translation>
    </message>
    <message>
        <source>no thread writes %1 at byte %2 of %3; this thread writes the neighbouring bytes</source>
        <translation>ningún hilo escribe %1 en el byte %2 de %3; este hilo escribe los bytes vecinos</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3; this thread reads the neighbouring bytes</source>
        <translation>ningún hilo lee %1 en el byte %2 de %3; este hilo lee los bytes vecinos</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3 after this %4; %5 reads the neighbouring bytes at %6</source>
        <translation>ningún hilo lee %1 en el byte %2 de %3 después de esta %4; el %5 lee los bytes vecinos en %6</translation>
    </message>
    <message>
        <source>no thread reads %1 at byte %2 of %3 after this %4</source>
        <translation>ningún hilo lee %1 en el byte %2 de %3 después de esta %4</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>contador</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>blocks per multiprocessor</source>
        <translation>bloques por multiprocesador</translation>
    </message>
    <message>
        <source>not counted, although shown as 0</source>
        <translation>sin contar, aunque figura como 0</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1-way</source>
        <translation>de %1 vías</translation>
    </message>
    <message>
        <source>%1 x %2, generated</source>
        <translation>%1 x %2, generada</translation>
    </message>
    <message>
        <source>%1 x %2 from %3</source>
        <translation>%1 x %2 de %3</translation>
    </message>
    <message>
        <source>mean of nvbench&apos;s cold samples, quartiles from their deviation</source>
        <translation>media de las muestras en frío de nvbench, cuartiles según su desviación</translation>
    </message>
    <message>
        <source>mean of nvbench&apos;s batch</source>
        <translation>media del lote de nvbench</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>the accesses are counted by the simulator</source>
        <translation>los accesos los cuenta el simulador</translation>
    </message>
    <message>
        <source>not all of its variants can run there</source>
        <translation>no todas sus variantes pueden ejecutarse allí</translation>
    </message>
    <message>
        <source>no launch of %1 %2 has a block (%3, %4, %5)</source>
        <translation>ningún lanzamiento de %1 %2 tiene un bloque (%3, %4, %5)</translation>
    </message>
    <message>
        <source>no NVIDIA driver in this machine</source>
        <translation>no hay controlador de NVIDIA en este equipo</translation>
    </message>
    <message>
        <source>the NVIDIA driver is for CUDA %1, and this build needs %2: update the driver</source>
        <translation>el controlador de NVIDIA es para CUDA %1 y este programa necesita la %2: actualice el controlador</translation>
    </message>
    <message>
        <source>this build has GPU code for %1 and none for compute capability %2: configure it with -DCMAKE_CUDA_ARCHITECTURES=%3</source>
        <translation>este programa tiene código de GPU para %1 y ninguno para la capacidad de cómputo %2: configúrelo con -DCMAKE_CUDA_ARCHITECTURES=%3</translation>
    </message>
    <message>
        <source>CUDA found no device: %1</source>
        <translation>CUDA no encontró ningún dispositivo: %1</translation>
    </message>
    <message>
        <source>%1 of %2 results cannot run on %3: %4 %5: %6</source>
        <translation>resultados que no se pueden ejecutar en %3: %1 de %2; %4 %5: %6</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; %2; it said: %3</source>
        <translation>el proceso &apos;%1&apos; %2; su mensaje: %3</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; %2</source>
        <translation>el proceso &apos;%1&apos; %2</translation>
    </message>
    <message>
        <source>was ended by signal %1 (%2)</source>
        <translation>fue terminado por la señal %1 (%2)</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>terminó con el código %1</translation>
    </message>
    <message>
        <source>sent no hello within %1 s</source>
        <translation>no envió hello en %1 s</translation>
    </message>
    <message>
        <source>did not begin with a hello</source>
        <translation>no empezó con hello</translation>
    </message>
    <message>
        <source>did not answer within %1 s</source>
        <translation>no respondió en %1 s</translation>
    </message>
    <message>
        <source>did not end within %1 s</source>
        <translation>no terminó en %1 s</translation>
    </message>
    <message>
        <source>sent nothing for %1 s</source>
        <translation>no envió nada durante %1 s</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <translation>no se puede usar: %1</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol (Warpbench %2), and this program version %3: install the same Warpbench on both</source>
        <translation>usa la versión %1 del protocolo (Warpbench %2) y este programa la versión %3: instale el mismo Warpbench en ambos lados</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol, and this program version %2: install the same Warpbench on both</source>
        <translation>usa la versión %1 del protocolo y este programa la versión %2: instale el mismo Warpbench en ambos lados</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>se negó: %1</translation>
    </message>
    <message>
        <source>wrote &apos;%1&apos;, which is not an answer (%2)</source>
        <translation>escribió &apos;%1&apos;, que no es una respuesta (%2)</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 MiB</source>
        <translation>escribió una línea de más de %1 MiB</translation>
    </message>
    <message>
        <source>wrote an incomplete answer, &apos;%1&apos;</source>
        <translation>escribió una respuesta incompleta, &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the point exceeded its limit of %1 s</source>
        <translation>el punto superó su límite de %1 s</translation>
    </message>
    <message>
        <source>it failed without a reason</source>
        <translation>falló y no indicó el motivo</translation>
    </message>
    <message>
        <source>one request at a time: another one is running</source>
        <translation>una petición a la vez: ya hay otra en curso</translation>
    </message>
    <message>
        <source>the other process has no usable device</source>
        <translation>el otro proceso no tiene ningún dispositivo utilizable</translation>
    </message>
    <message>
        <source>a recording replays only where its file is: %1 is not served</source>
        <translation>una grabación se reproduce solo donde está su archivo: %1 no se ofrece</translation>
    </message>
    <message>
        <source>device &apos;%1&apos; is at an unknown place: &apos;%2&apos;</source>
        <translation>el dispositivo &apos;%1&apos; está en un lugar desconocido: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>cannot start &apos;%1&apos;: %2</source>
        <translation>no se puede iniciar &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot make a pipe: %1</source>
        <translation>no se puede crear una tubería (pipe): %1</translation>
    </message>
    <message>
        <source>there is no place &apos;%1&apos;; the places are %2</source>
        <translation>no existe el lugar &apos;%1&apos;; existen: %2</translation>
    </message>
    <message>
        <source>the place&apos;s %1 is missing</source>
        <translation>al lugar le falta lo siguiente: %1</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; begins with &apos;-&apos;, like an option</source>
        <translation>%1 del lugar, &apos;%2&apos;, empieza con &apos;-&apos;, como una opción</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; has a character other than letters, digits and %3</source>
        <translation>lugar, %1: &apos;%2&apos; tiene un carácter que no es letra, dígito ni uno de %3</translation>
    </message>
    <message>
        <source>the place&apos;s %1 &apos;%2&apos; has a control character</source>
        <translation>lugar, %1: &apos;%2&apos; tiene un carácter de control</translation>
    </message>
    <message>
        <source>the place&apos;s port &apos;%1&apos; is not a port number</source>
        <translation>el puerto &apos;%1&apos; del lugar no es un número de puerto</translation>
    </message>
    <message>
        <source>the place process takes no options: &apos;%1&apos;</source>
        <translation>el lugar process no admite opciones: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a place by %1 has no option &apos;%2&apos;; its options are %3</source>
        <translation>un lugar por %1 no tiene la opción &apos;%2&apos;; existen: %3</translation>
    </message>
    <message>
        <source>a container gets all GPUs (gpus=all) or none: gpus=%1 is neither</source>
        <translation>un contenedor recibe todas las GPU (gpus=all) o ninguna: gpus=%1 no es ni lo uno ni lo otro</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a quote is not closed</source>
        <translation>&apos;%1&apos;: falta cerrar una comilla</translation>
    </message>
    <message>
        <source>the device fails points that another one completes, so it gets no more points of this run</source>
        <translation>el dispositivo falla en puntos que otro completa, así que no recibe más puntos de esta ejecución</translation>
    </message>
    <message>
        <source>its results cannot be read: %1</source>
        <translation>no se pueden leer sus resultados: %1</translation>
    </message>
    <message>
        <source>Slurm says %1</source>
        <translation>Slurm dice %1</translation>
    </message>
    <message>
        <source>Slurm no longer knows it</source>
        <translation>Slurm ya no lo conoce</translation>
    </message>
    <message>
        <source>Slurm gave it no job number</source>
        <translation>Slurm no le dio número de trabajo</translation>
    </message>
    <message>
        <source>only Slurm runs detached jobs: &apos;%1&apos; is another place</source>
        <translation>solo Slurm ejecuta trabajos desacoplados: &apos;%1&apos; es otro lugar</translation>
    </message>
    <message>
        <source>there is no home folder to store the job in</source>
        <translation>no hay carpeta personal donde guardar el trabajo</translation>
    </message>
    <message>
        <source>sbatch printed &apos;%1&apos; instead of a job number</source>
        <translation>sbatch escribió &apos;%1&apos; en lugar de un número de trabajo</translation>
    </message>
    <message>
        <source>the folder &apos;%1&apos; has a backslash in its name</source>
        <translation>la carpeta &apos;%1&apos; tiene una barra invertida en su nombre</translation>
    </message>
    <message>
        <source>wrote more than %1 MiB</source>
        <translation>escribió más de %1 MiB</translation>
    </message>
    <message>
        <source>--device: &apos;%1&apos; is not one of cuda:N, simulated:NAME, cpu</source>
        <translation>--device: &apos;%1&apos; no es ninguno de estos: cuda:N, simulated:NOMBRE, cpu</translation>
    </message>
    <message>
        <source>cannot make the folder &apos;%1&apos;: %2</source>
        <translation>no se puede crear la carpeta &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot make a folder in &apos;%1&apos;: %2</source>
        <translation>no se puede crear una carpeta en &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>cannot remove &apos;%1&apos;: %2</source>
        <translation>no se puede eliminar &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>it is a link</source>
        <translation>es un enlace</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>ocupa más de %1 MiB</translation>
    </message>
    <message>
        <source>waiting for Slurm</source>
        <translation>esperando a Slurm</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 de %2 puntos</translation>
    </message>
    <message>
        <source>a run can be submitted to a cluster only from one of its machines: start Warpbench on %1, without host=</source>
        <translation>una ejecución solo se puede enviar al clúster desde una máquina suya: inicie Warpbench en %1, sin host=</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid place name: use up to 64 letters, digits and . - _ : [ ]</source>
        <translation>&apos;%1&apos; no es un nombre de lugar válido: use hasta 64 letras, cifras y . - _ : [ ]</translation>
    </message>
    <message>
        <source>several GPUs of a cluster work together only in a detached job: leave it to the cluster (--detach), or choose one GPU</source>
        <translation>varias GPU de un clúster trabajan juntas solo en un trabajo desacoplado: déjelo al clúster (--detach) o elija una GPU</translation>
    </message>
    <message>
        <source>cannot be ended</source>
        <translation>no se puede terminar</translation>
    </message>
    <message>
        <source>it went to cluster %1, but this machine belongs to %2</source>
        <translation>fue al clúster %1, pero esta máquina es de %2</translation>
    </message>
    <message>
        <source>Slurm&apos;s number %1 now belongs to another job</source>
        <translation>el número %1 de Slurm ahora pertenece a otro trabajo</translation>
    </message>
    <message>
        <source>it is the input file; name another file</source>
        <translation>es el archivo de entrada; indique otro</translation>
    </message>
    <message>
        <source>it is a named pipe, which may never deliver data; name a file</source>
        <translation>es una tubería con nombre, que puede no dar datos nunca; indique un archivo</translation>
    </message>
    <message>
        <source>it is a disk; give a file name</source>
        <translation>es un disco; indique un nombre de archivo</translation>
    </message>
    <message>
        <source>another Warpbench is still writing there</source>
        <translation>otro Warpbench sigue escribiendo ahí</translation>
    </message>
    <message>
        <source>the kernel exceeded the launch limit of %1 s</source>
        <translation>el kernel superó el límite de %1 s por lanzamiento</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 has no variant &apos;%2&apos;</source>
        <translation>%1 no tiene la variante &apos;%2&apos;</translation>
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
        <translation>%1: un objeto de más de %2 campos</translation>
    </message>
    <message>
        <source>%1: more than %2 values</source>
        <translation>%1: más de %2 valores</translation>
    </message>
    <message>
        <source>%1: nested deeper than %2 levels</source>
        <translation>%1: anidado a más de %2 niveles</translation>
    </message>
    <message>
        <source>%1: the field &quot;%2&quot; occurs twice in one object</source>
        <translation>%1: el campo «%2» aparece dos veces en un mismo objeto</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1; su mensaje: %2</translation>
    </message>
    <message>
        <source>A block waits at %1 barriers on average, %2 per memory request of a warp: warps wait for each other.</source>
        <translation>Un bloque espera en promedio en %1 barreras, %2 por cada petición a memoria de un warp: los warps se esperan unos a otros.</translation>
    </message>
    <message>
        <source>Bank conflicts: a warp&apos;s load from shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.</source>
        <translation>Conflictos de bancos: la carga de un warp desde la memoria compartida ocupa %1 wavefronts en lugar de %2, un conflicto de %3 vías en promedio.</translation>
    </message>
    <message>
        <source>Bank conflicts: a warp&apos;s store to shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.</source>
        <translation>Conflictos de bancos: la escritura de un warp en la memoria compartida ocupa %1 wavefronts en lugar de %2, un conflicto de %3 vías en promedio.</translation>
    </message>
    <message>
        <source>Blocks of %1 threads do not fill their warps: on average %2 of %3 lanes have work.</source>
        <translation>Los bloques de %1 hilos no llenan sus warps: en promedio tienen trabajo %2 de %3 lanes.</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>la DRAM</translation>
    </message>
    <message>
        <source>Each sector is loaded %1 times, and all sectors together, %2, exceed the L2 cache of %3.</source>
        <translation>Cada sector se carga %1 veces, y todos juntos, %2, superan la caché L2 de %3.</translation>
    </message>
    <message>
        <source>Each sector is loaded %1 times: the L2 cache holds all %2, so DRAM does not repeat the loads.</source>
        <translation>Cada sector se carga %1 veces: en la caché L2 caben los %2, así que la DRAM no repite las lecturas.</translation>
    </message>
    <message>
        <source>This run failed, so there is nothing to explain: %1</source>
        <translation>Esta ejecución falló, así que no hay nada que explicar: %1</translation>
    </message>
    <message>
        <source>This variant ran on the CPU, which counts nothing.</source>
        <translation>Esta variante se ejecutó en la CPU, que no cuenta nada.</translation>
    </message>
    <message>
        <source>It reaches %1, %2 of the device&apos;s own copy, which reaches %3.</source>
        <translation>Alcanza %1, el %2 de los %3 que alcanza la copia propia del dispositivo.</translation>
    </message>
    <message>
        <source>It reaches %1, %2 of the peak of %3.</source>
        <translation>Alcanza %1, el %2 del pico de %3.</translation>
    </message>
    <message>
        <source>It takes %1 (%2).</source>
        <translation>Tarda %1 (%2).</translation>
    </message>
    <message>
        <source>It takes %1 (%2); by its counts, %3 alone takes %4, %5 of that.</source>
        <translation>Tarda %1 (%2); según sus recuentos, solo a %3 corresponden %4, el %5 de ese tiempo.</translation>
    </message>
    <message>
        <source>It takes %1 (%2); the model predicts %4 for %3 alone, which is too much here.</source>
        <translation>Tarda %1 (%2); el modelo da %4 solo para %3, que aquí es demasiado.</translation>
    </message>
    <message>
        <source>This result has no time, so there is nothing to explain.</source>
        <translation>Este resultado no tiene tiempo, así que no hay nada que explicar.</translation>
    </message>
    <message>
        <source>Local memory: %1 of the memory requests access private values that a thread cannot keep in registers, such as an array indexed at run time.</source>
        <translation>Memoria local: el %1 de las peticiones a memoria acceden a valores privados que un hilo no puede guardar en registros, como un arreglo indexado al ejecutar.</translation>
    </message>
    <message>
        <source>The accesses waste almost nothing: sectors and wavefronts are as few as the lanes&apos; bytes allow.</source>
        <translation>Los accesos no desperdician casi nada: los sectores y los wavefronts son los mínimos para los bytes de los lanes.</translation>
    </message>
    <message>
        <source>Lanes per basic block</source>
        <translation>Lanes por bloque básico</translation>
    </message>
    <message>
        <source>Lanes per memory request</source>
        <translation>Lanes por petición a memoria</translation>
    </message>
    <message>
        <source>Loads and stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Las cargas y las escrituras no están alineadas con los sectores: un warp toca %1 en lugar de %2, %3 veces el tráfico.</translation>
    </message>
    <message>
        <source>Loads are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Las cargas no están alineadas con los sectores: un warp toca %1 en lugar de %2, %3 veces el tráfico.</translation>
    </message>
    <message>
        <source>DRAM limits this kernel on the %1 (modelled), and it already moves only what it must: %2 in %3.</source>
        <translation>Según el modelo de la %1, el límite es la DRAM, y ya mueve solo lo imprescindible: %2 en %3.</translation>
    </message>
    <message>
        <source>DRAM limits this kernel on the %1 (modelled): it moves %2 in %3; the algorithm needs %4.</source>
        <translation>Según el modelo de la %1, el límite es la DRAM: mueve %2 en %3, cuando el algoritmo necesita %4.</translation>
    </message>
    <message>
        <source>Arithmetic limits this kernel on the %1 (modelled): %2 operations take %3 at the peak of %4.</source>
        <translation>Según el modelo de la %1, el límite es la aritmética: %2 operaciones tardan %3 con el pico de %4.</translation>
    </message>
    <message>
        <source>Atomics on one address limit this kernel on the %1 (modelled): %2 atomics, one after another, take %3 at %4 per microsecond.</source>
        <translation>Según el modelo de la %1, el límite son las operaciones atómicas sobre una misma dirección: %2, una tras otra, tardan %3 a razón de %4 por microsegundo.</translation>
    </message>
    <message>
        <source>Instruction issue limits this kernel on the %1 (modelled): it takes %2; DRAM would take %3.</source>
        <translation>Según el modelo de la %1, el límite es la emisión de instrucciones: tarda %2, cuando la DRAM tardaría %3.</translation>
    </message>
    <message>
        <source>The launch limits this kernel on the %1 (modelled): it takes %2, and the rest only %3 (mostly %4). With more work per launch, the kernel itself matters more.</source>
        <translation>Según el modelo de la %1, el lanzamiento tarda %2 y todo lo demás solo %3 (sobre todo %4): con más trabajo por lanzamiento, el propio kernel importa más.</translation>
    </message>
    <message>
        <source>Shared memory limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.</source>
        <translation>Según el modelo de la %1, el límite es la memoria compartida: %2 wavefronts tardan %3, cuando la DRAM tardaría %4.</translation>
    </message>
    <message>
        <source>Starting blocks limits this kernel on the %1 (modelled): %2 blocks take %3; %4 takes %5.</source>
        <translation>Según el modelo de la %1, el límite es el inicio de bloques: los %2 tardan %3, frente a %5 de %4.</translation>
    </message>
    <message>
        <source>The L1 cache limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.</source>
        <translation>Según el modelo de la %1, el límite es la caché L1: %2 wavefronts tardan %3, cuando la DRAM tardaría %4.</translation>
    </message>
    <message>
        <source>The L2 cache limits this kernel on the %1 (modelled): %2 sectors take %3; DRAM would take %4.</source>
        <translation>Según el modelo de la %1, el límite es la caché L2: %2 sectores tardan %3, cuando la DRAM tardaría %4.</translation>
    </message>
    <message>
        <source>The constant cache limits this kernel on the %1 (modelled): %2 words, one after another, take %3; DRAM would take %4.</source>
        <translation>Según el modelo de la %1, el límite es la caché de constantes: %2 palabras, una tras otra, tardan %3, cuando la DRAM tardaría %4.</translation>
    </message>
    <message>
        <source>Latency limits this kernel on the %1 (modelled): with the blocks that fit, latencies take %2 (rounds of loads in a block: %3); %4 takes %5.</source>
        <translation>Según el modelo de la %1, el límite es la latencia: con los bloques que caben, las latencias suman %2 (rondas de cargas en un bloque: %3), frente a %5 de %4.</translation>
    </message>
    <message>
        <source>Next variant, %1: the same counts. %2</source>
        <translation>Variante siguiente, %1: los mismos recuentos. %2</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 rise from none to %3.</source>
        <translation>Variante siguiente, %1: de cero a %3 %2.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 fall from %3 to %4, %5 times fewer.</source>
        <translation>Variante siguiente, %1: de %3 a %4 %2, %5 veces menos.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 fall from %3 to none.</source>
        <translation>Variante siguiente, %1: de %3 %2 a cero.</translation>
    </message>
    <message>
        <source>Next variant, %1: on average %2 lanes of a warp work instead of %3.</source>
        <translation>Variante siguiente, %1: en promedio trabajan %2 lanes de un warp en lugar de %3.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 rise from %3 to %4, %5 times as many.</source>
        <translation>Variante siguiente, %1: de %3 a %4 %2, %5 veces más.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2</source>
        <translation>Variante siguiente, %1: %2</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 (%3) instead of %4, %5 times as fast.</source>
        <translation>Variante siguiente, %1: %2 (%3) en lugar de %4, %5 veces más rápido.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a basic block: the rest are idle.</source>
        <translation>En promedio, %1 de los %2 lanes de un warp están activos en un bloque básico: los demás están inactivos.</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a memory request and %3 in a basic block: the rest are idle.</source>
        <translation>En promedio, %1 de los %2 lanes de un warp están activos en una petición a memoria y %3 en un bloque básico: los demás están inactivos.</translation>
    </message>
    <message>
        <source>On average %1 of a warp&apos;s %2 lanes are active in a memory request: the rest are idle.</source>
        <translation>En promedio, %1 de los %2 lanes de un warp están activos en una petición a memoria: los demás están inactivos.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s load touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>En promedio, la carga de un warp toca %1 sectores en lugar de %2: %3 veces el tráfico.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s loads and stores each touch %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>En promedio, cada carga y cada escritura de un warp tocan %1 sectores en lugar de %2: %3 veces el tráfico.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s store touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>En promedio, la escritura de un warp toca %1 sectores en lugar de %2: %3 veces el tráfico.</translation>
    </message>
    <message>
        <source>Sectors per load</source>
        <translation>Sectores por carga</translation>
    </message>
    <message>
        <source>Sectors per store</source>
        <translation>Sectores por escritura</translation>
    </message>
    <message>
        <source>Stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.</source>
        <translation>Las escrituras no están alineadas con los sectores: un warp toca %1 en lugar de %2, %3 veces el tráfico.</translation>
    </message>
    <message>
        <source>The grid gives a multiprocessor %1 of the %2 warps that fit, so it hides less latency.</source>
        <translation>El grid da a un multiprocesador %1 de los %2 warps que caben, así que oculta menos latencia.</translation>
    </message>
    <message>
        <source>The grid&apos;s blocks use only %1 of %2 multiprocessors: the others are idle.</source>
        <translation>Los bloques del grid solo usan %1 de %2 multiprocesadores: los demás están inactivos.</translation>
    </message>
    <message>
        <source>The lanes of a warp conflict in one bank of shared memory: each atomic takes %1 wavefronts instead of one.</source>
        <translation>Los lanes de un warp entran en conflicto en un banco de la memoria compartida: cada operación atómica ocupa %1 wavefronts en lugar de uno.</translation>
    </message>
    <message>
        <source>The lanes of a warp use one address: memory serves each atomic of the warp in %1 turns instead of one.</source>
        <translation>Los lanes de un warp usan una misma dirección: la memoria atiende cada operación atómica del warp en %1 turnos en lugar de uno.</translation>
    </message>
    <message>
        <source>This variant is wrong on purpose: its result cannot be used, however fast it is. %1</source>
        <translation>Esta variante es errónea a propósito: su resultado no sirve, por rápida que sea. %1</translation>
    </message>
    <message>
        <source>Wavefronts per shared atomic</source>
        <translation>Wavefronts por atómica compartida</translation>
    </message>
    <message>
        <source>Wavefronts per shared load</source>
        <translation>Wavefronts por carga compartida</translation>
    </message>
    <message>
        <source>Wavefronts per shared store</source>
        <translation>Wavefronts por escritura compartida</translation>
    </message>
    <message>
        <source>The simulator could show why, but cannot run this variant: %1.</source>
        <translation>El simulador podría mostrar por qué, pero no puede ejecutar esta variante: %1.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>la aritmética</translation>
    </message>
    <message>
        <source>atomics on one address</source>
        <translation>operaciones atómicas sobre una misma dirección</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreras</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;</source>
        <translation>no se puede escribir &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>se esperaba %1, se encontró %2</translation>
    </message>
    <message>
        <source>expected 3 whole numbers, found %1</source>
        <translation>se esperaban 3 números enteros, se encontró %1</translation>
    </message>
    <message>
        <source>expected a number from 0 to %1, found %2</source>
        <translation>se esperaba un número de 0 a %1, se encontró %2</translation>
    </message>
    <message>
        <source>expected a share from 0 to 1, found %1</source>
        <translation>se esperaba una fracción de 0 a 1, se encontró %1</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found %3</source>
        <translation>se esperaba un número entero de %1 a %2, se encontró %3</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>se esperaba uno de estos: %1; se encontró %2</translation>
    </message>
    <message>
        <source>expected up to %1 elements, found %2</source>
        <translation>se esperaban hasta %1 elementos, se encontraron %2</translation>
    </message>
    <message>
        <source>global load sectors</source>
        <translation>sectores de carga global</translation>
    </message>
    <message>
        <source>global store sectors</source>
        <translation>sectores de escritura global</translation>
    </message>
    <message>
        <source>issuing instructions</source>
        <translation>la emisión de instrucciones</translation>
    </message>
    <message>
        <source>it is being submitted</source>
        <translation>se está enviando</translation>
    </message>
    <message>
        <source>it is larger than %1 GiB</source>
        <translation>ocupa más de %1 GiB</translation>
    </message>
    <message>
        <source>its record cannot be read: %1</source>
        <translation>no se puede leer su registro: %1</translation>
    </message>
    <message>
        <source>job %1 has %2 results: take them</source>
        <translation>el trabajo %1 tiene %2 resultados: recójalos</translation>
    </message>
    <message>
        <source>another Warpbench is using job %1</source>
        <translation>otro Warpbench está usando el trabajo %1</translation>
    </message>
    <message>
        <source>job %1: %2; its files are in &apos;%3&apos;</source>
        <translation>trabajo %1: %2; sus archivos están en &apos;%3&apos;</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>la latencia</translation>
    </message>
    <message>
        <source>lesson %1: %2</source>
        <translation>lección %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>línea %1, columna %2</translation>
    </message>
    <message>
        <source>making the input</source>
        <translation>preparando la entrada</translation>
    </message>
    <message>
        <source>memory requests</source>
        <translation>peticiones a memoria</translation>
    </message>
    <message>
        <source>not a %1 of version 1</source>
        <translation>no es un %1 de la versión 1</translation>
    </message>
    <message>
        <source>replaying</source>
        <translation>reproduciendo</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>muestra %1</translation>
    </message>
    <message>
        <source>sectors loaded from DRAM</source>
        <translation>sectores cargados de la DRAM</translation>
    </message>
    <message>
        <source>sectors of atomics with a result</source>
        <translation>sectores de atómicas con resultado</translation>
    </message>
    <message>
        <source>sectors of atomics without a result</source>
        <translation>sectores de atómicas sin resultado</translation>
    </message>
    <message>
        <source>sectors stored to DRAM</source>
        <translation>sectores escritos en la DRAM</translation>
    </message>
    <message>
        <source>shared atomic wavefronts</source>
        <translation>wavefronts de atómicas compartidas</translation>
    </message>
    <message>
        <source>shared load wavefronts</source>
        <translation>wavefronts de carga compartida</translation>
    </message>
    <message>
        <source>shared store wavefronts</source>
        <translation>wavefronts de escritura compartida</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>simulando</translation>
    </message>
    <message>
        <source>starting blocks</source>
        <translation>el inicio de los bloques</translation>
    </message>
    <message>
        <source>starting the process</source>
        <translation>iniciando el proceso</translation>
    </message>
    <message>
        <source>the L1 cache</source>
        <translation>la caché L1</translation>
    </message>
    <message>
        <source>the L2 cache</source>
        <translation>la caché L2</translation>
    </message>
    <message>
        <source>the constant cache</source>
        <translation>la caché de constantes</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>el documento</translation>
    </message>
    <message>
        <source>the file has version %1, but this program reads up to version %2: open it with a newer Warpbench</source>
        <translation>el archivo tiene la versión %1, pero este programa lee hasta la versión %2: ábralo con un Warpbench más reciente</translation>
    </message>
    <message>
        <source>verifying again</source>
        <translation>verificando otra vez</translation>
    </message>
    <message>
        <source>verifying</source>
        <translation>verificando</translation>
    </message>
    <message>
        <source>was ended</source>
        <translation>fue terminado</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>number %1 of %2 in the queue of %3</source>
        <translation>número %1 de %2 en la cola de %3</translation>
    </message>
    <message>
        <source>waiting for Slurm, %1 (%2)</source>
        <translation>esperando a Slurm, %1 (%2)</translation>
    </message>
    <message>
        <source>%1: bank conflicts: %2 before, now %3</source>
        <translation>%1: conflictos de bancos: antes %2, ahora %3</translation>
    </message>
    <message>
        <source>%1: gone</source>
        <translation>%1: ya no está</translation>
    </message>
    <message>
        <source>%1: launches: %2 before, now %3</source>
        <translation>%1: lanzamientos: antes %2, ahora %3</translation>
    </message>
    <message>
        <source>%1: modelled time: %2 before, now %3</source>
        <translation>%1: tiempo modelado: antes %2, ahora %3</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1: nuevo</translation>
    </message>
    <message>
        <source>%1: requests to global memory: %2 before, now %3</source>
        <translation>%1: peticiones a la memoria global: antes %2, ahora %3</translation>
    </message>
    <message>
        <source>%1: sectors of global memory: %2 before, now %3</source>
        <translation>%1: sectores de la memoria global: antes %2, ahora %3</translation>
    </message>
    <message>
        <source>%1: wavefronts of shared memory: %2 before, now %3</source>
        <translation>%1: wavefronts de la memoria compartida: antes %2, ahora %3</translation>
    </message>
    <message>
        <source>the program&apos;s end: %1 before, now %2</source>
        <translation>fin del programa: antes %1, ahora %2</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; the launch sets %3</source>
        <translation>%1 tiene %2 bytes; el lanzamiento pone %3</translation>
    </message>
    <message>
        <source>A check finds no mistake.</source>
        <translation>Una comprobación no encuentra ningún error.</translation>
    </message>
    <message>
        <source>A correct result.</source>
        <translation>Un resultado correcto.</translation>
    </message>
    <message>
        <source>a block has at most %1 threads along z, not %2</source>
        <translation>un bloque tiene como máximo %1 hilos en z, no %2</translation>
    </message>
    <message>
        <source>a block of %1 x %2 x %3 threads has more than %4</source>
        <translation>un bloque de %1 x %2 x %3 hilos tiene más de %4</translation>
    </message>
    <message>
        <source>a program makes its own data: remove %1</source>
        <translation>un programa crea sus propios datos: quite %1</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>compilando</translation>
    </message>
    <message>
        <source>expected %1 elements, found %2</source>
        <translation>se esperaban %1 elementos, hay %2</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>es %1</translation>
    </message>
    <message>
        <source>it was not verified</source>
        <translation>no se ha verificado</translation>
    </message>
    <message>
        <source>the CUDA driver has no function %1: update the driver</source>
        <translation>el controlador CUDA no tiene la función %1: actualice el controlador</translation>
    </message>
    <message>
        <source>the kernels of %1 came with the session: allow them before you run them</source>
        <translation>los kernels de %1 vinieron con la sesión: permítalos antes de ejecutarlos</translation>
    </message>
    <message>
        <source>the text of %1 has changed since this run, and the old text was not kept</source>
        <translation>el texto de %1 ha cambiado desde esta ejecución, y el anterior no se conservó</translation>
    </message>
    <message>
        <source>there is no count, because it did not finish</source>
        <translation>no hay recuento, porque no terminó</translation>
    </message>
    <message>
        <source>variant %1 is a library call: it has no kernel to export as a program</source>
        <translation>la variante %1 es una llamada a una biblioteca: no tiene un kernel que exportar como programa</translation>
    </message>
    <message>
        <source>variant %1 is a loop on the host: it has no kernel to export as a program</source>
        <translation>la variante %1 es un bucle en el host: no tiene un kernel que exportar como programa</translation>
    </message>
    <message>
        <source>%1 failed with status %2 (CUDA driver, CUresult)</source>
        <translation>%1 falló con estado %2 (controlador CUDA, CUresult)</translation>
    </message>
    <message>
        <source>tensor cores for numbers of 16 bits</source>
        <translation>núcleos tensoriales para números de 16 bits</translation>
    </message>
    <message>
        <source>this driver has no tensor maps: install CUDA 12 or newer</source>
        <translation>este controlador no tiene mapas de tensores: instale CUDA 12 o posterior</translation>
    </message>
    <message>
        <source>measuring the CPU&apos;s own copy</source>
        <translation>midiendo la copia propia de la CPU</translation>
    </message>
    <message>
        <source>Warpbench cannot write a program for the family %1</source>
        <translation>Warpbench no puede escribir un programa para la familia %1</translation>
    </message>
    <message>
        <source>At least %1 %2.</source>
        <translation>%2: como mínimo %1.</translation>
    </message>
    <message>
        <source>At most %1 %2.</source>
        <translation>%2: como máximo %1.</translation>
    </message>
    <message>
        <source>active lanes of %1</source>
        <translation>Lanes activos de %1</translation>
    </message>
    <message>
        <source>bank conflicts of %1</source>
        <translation>Conflictos de bancos de %1</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>Bytes de %1</translation>
    </message>
    <message>
        <source>global atomics whose old value is used</source>
        <translation>atómicas globales cuyo valor anterior se usa</translation>
    </message>
    <message>
        <source>global atomics</source>
        <translation>atómicas globales</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>cargas globales</translation>
    </message>
    <message>
        <source>global stores</source>
        <translation>escrituras globales</translation>
    </message>
    <message>
        <source>local loads</source>
        <translation>cargas locales</translation>
    </message>
    <message>
        <source>local stores</source>
        <translation>escrituras locales</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>Peticiones de %1</translation>
    </message>
    <message>
        <source>sectors of %1</source>
        <translation>Sectores de %1</translation>
    </message>
    <message>
        <source>shared atomics</source>
        <translation>atómicas compartidas</translation>
    </message>
    <message>
        <source>shared loads</source>
        <translation>cargas compartidas</translation>
    </message>
    <message>
        <source>shared stores</source>
        <translation>escrituras compartidas</translation>
    </message>
    <message>
        <source>wavefronts of %1</source>
        <translation>Wavefronts de %1</translation>
    </message>
    <message>
        <source>it is %1; this counts once the result is right</source>
        <translation>es %1, que solo cuenta cuando el resultado es correcto</translation>
    </message>
    <message>
        <source>the launch did not change %1 elements</source>
        <translation>el lanzamiento no cambió %1 elementos</translation>
    </message>
    <message>
        <source>the launch did not change 1 element</source>
        <translation>el lanzamiento no cambió 1 elemento</translation>
    </message>
    <message>
        <source>Compared with %1: %2 rise from none to %3.</source>
        <translation>Respecto de %1: de cero a %3 %2.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 fall from %3 to %4, %5 times fewer.</source>
        <translation>Respecto de %1: de %3 a %4 %2, %5 veces menos.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 fall from %3 to none.</source>
        <translation>Respecto de %1: de %3 %2 a cero.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 instead of %3, %4 times as fast.</source>
        <translation>Respecto de %1: %2 en lugar de %3, %4 veces más rápido.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 instead of %3, %4 times as long.</source>
        <translation>Respecto de %1: %2 en lugar de %3, %4 veces más tiempo.</translation>
    </message>
    <message>
        <source>Compared with %1: on average %2 lanes of a warp work instead of %3.</source>
        <translation>Respecto de %1: en promedio trabajan %2 lanes de un warp en lugar de %3.</translation>
    </message>
    <message>
        <source>Compared with %1: %2 rise from %3 to %4, %5 times as many.</source>
        <translation>Respecto de %1: de %3 a %4 %2, %5 veces más.</translation>
    </message>
    <message>
        <source>Compared with %1: the counts are the same.</source>
        <translation>Respecto de %1: los recuentos son los mismos.</translation>
    </message>
    <message>
        <source>Compared with %1: the same time, %2.</source>
        <translation>Respecto de %1: el mismo tiempo, %2.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>More than the kernel differs: %1 here, %2 there.</source>
        <translation>No solo difiere el kernel: aquí %1, allí %2.</translation>
    </message>
    <message>
        <source>Occupancy is %1: a multiprocessor holds at most %2 blocks (threads per block: %3).</source>
        <translation>La ocupación es del %1: en un multiprocesador caben como máximo %2 bloques (hilos por bloque: %3).</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 of shared memory per block, a multiprocessor holds %3 at a time.</source>
        <translation>La ocupación es del %1: con %2 de memoria compartida por bloque, en un multiprocesador caben %3 a la vez.</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 threads per block, a multiprocessor holds %3 at a time.</source>
        <translation>La ocupación es del %1: con %2 hilos por bloque, en un multiprocesador caben %3 a la vez.</translation>
    </message>
    <message>
        <source>Occupancy is %1: with %2 registers per thread no more blocks fit a multiprocessor.</source>
        <translation>La ocupación es del %1: con %2 registros por hilo no caben más bloques en un multiprocesador.</translation>
    </message>
    <message>
        <source>One of the two times is modelled and the other is not: their ratio is a hint only.</source>
        <translation>Uno de los dos tiempos es modelado y el otro no: su cociente es solo orientativo.</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Allí</translation>
    </message>
    <message>
        <source>a value is not a number</source>
        <translation>un valor no es un número</translation>
    </message>
    <message>
        <source>expected a colour such as %1, found %2</source>
        <translation>se esperaba un color como %1, se encontró %2</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>se esperaba un número de %1 a %2, se encontró %3</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>grid %1, bloque %2</translation>
    </message>
    <message>
        <source>largest difference %1, allowed %2</source>
        <translation>diferencia máxima %1, admitida %2</translation>
    </message>
    <message>
        <source>result %1 belongs to two runs</source>
        <translation>el resultado %1 pertenece a dos ejecuciones</translation>
    </message>
    <message>
        <source>the session has no result %1: it has %2</source>
        <translation>la sesión no tiene el resultado %1: tiene %2</translation>
    </message>
    <message>
        <source>wrong result: %1 (%2)</source>
        <translation>resultado erróneo: %1 (%2)</translation>
    </message>
    <message>
        <source>wrong result: %1</source>
        <translation>resultado erróneo: %1</translation>
    </message>
    <message>
        <source>%1: floating-point operations: %2 before, now %3</source>
        <translation>%1: operaciones en coma flotante: antes %2, ahora %3</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>fila más larga</translation>
    </message>
    <message>
        <source>nonzeros</source>
        <translation>elementos no nulos</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>contando</translation>
    </message>
    <message>
        <source>the hardware&apos;s counts are missing: %1</source>
        <translation>faltan los recuentos del hardware: %1</translation>
    </message>
    <message>
        <source>computed by plain loops and not counted; its time is estimated from its bytes and operations</source>
        <translation>calculado con bucles simples y no contado; su tiempo se estima a partir de sus bytes y operaciones</translation>
    </message>
    <message>
        <source>computed by plain loops: neither counted nor timed</source>
        <translation>calculado con bucles simples: ni contado ni cronometrado</translation>
    </message>
    <message>
        <source>launch %1 (%2) fails: %3</source>
        <translation>el lanzamiento %1 (%2) falla: %3</translation>
    </message>
    <message>
        <source>launch %1 did not happen: the program %2</source>
        <translation>el lanzamiento %1 no se produjo: el programa %2</translation>
    </message>
    <message>
        <source>there is no launch %1: the last one is launch %2</source>
        <translation>no hay lanzamiento %1: el último es el lanzamiento %2</translation>
    </message>
    <message>
        <source>there is no launch %1: the program launches nothing</source>
        <translation>no hay lanzamiento %1: el programa no lanza nada</translation>
    </message>
    <message>
        <source>&quot;sampling&quot; lacks the number of samples</source>
        <translation>a &quot;sampling&quot; le falta el número de muestras</translation>
    </message>
    <message>
        <source>there are %1, but &quot;sampling&quot; kept %2</source>
        <translation>hay %1, pero &quot;sampling&quot; conservó %2</translation>
    </message>
    <message>
        <source>they are not in ascending order</source>
        <translation>no están en orden ascendente</translation>
    </message>
    <message>
        <source>making the input: %1 %, %2 s left</source>
        <translation>preparando la entrada: %1 %, quedan %2 s</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>Atomics on neighbouring addresses limit this kernel on the %1 (modelled): one part of L2 serves %2 sectors, one after another, in %3, at %4 per microsecond.</source>
        <translation>Según el modelo de la %1, el límite son las operaciones atómicas sobre direcciones vecinas: una parte de la L2 atiende %2 sectores de ellas, uno tras otro, en %3, a razón de %4 por microsegundo.</translation>
    </message>
    <message>
        <source>serving atomics on few addresses</source>
        <translation>operaciones atómicas sobre pocas direcciones</translation>
    </message>
    <message>
        <source>%1 need compute capability %2.0; this device has %3</source>
        <translation>%1: se necesita capacidad de cómputo %2.0 y este dispositivo tiene %3</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5 by %6 and a barrier after the wait</source>
        <translation>%1 de %2 en el byte %3 de %4 antes de que %6 espere a su copia asíncrona (%5) y de una barrera después de la espera</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5</source>
        <translation>%1 de %2 en el byte %3 de %4, antes de esperar a su copia asíncrona (%5)</translation>
    </message>
    <message>
        <source>products of warp groups (wgmma)</source>
        <translation>productos de grupos de warps (wgmma)</translation>
    </message>
    <message>
        <source>Faster here, %1: %2 instead of %3, %4 times as fast.</source>
        <translation>Aquí es más rápida %1: %2 en lugar de %3, %4 veces más rápida.</translation>
    </message>
    <message>
        <source>Next variant, %1: %2 instead of %3, no faster here.</source>
        <translation>Variante siguiente, %1: %2 en lugar de %3, sin mejora aquí.</translation>
    </message>
    <message>
        <source>On average a warp&apos;s atomic touches %1 sectors instead of %2: %3 times the traffic.</source>
        <translation>En promedio, la operación atómica de un warp toca %1 sectores en lugar de %2: %3 veces el tráfico.</translation>
    </message>
    <message>
        <source>A run on the %1 (modelled) shows why, because it counts each access.</source>
        <translation>Una ejecución en %1 (modelado) muestra por qué, ya que cuenta cada acceso.</translation>
    </message>
    <message>
        <source>Sectors per atomic with a result</source>
        <translation>Sectores por atómica con resultado</translation>
    </message>
    <message>
        <source>Sectors per atomic without a result</source>
        <translation>Sectores por atómica sin resultado</translation>
    </message>
    <message>
        <source>The hardware&apos;s counts do not show waste, such as bytes that no lane requests: a run on the %1 (modelled) does.</source>
        <translation>Los recuentos del hardware no muestran el desperdicio, por ejemplo los bytes que ningún lane pide: lo muestra una ejecución en %1 (modelado).</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tiempo (ms)</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>cold cache</source>
        <translation>caché fría</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>hot cache</source>
        <translation>caché caliente</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelado</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>grabado %1</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabado</translation>
    </message>
    <message>
        <source>repeated inside the kernel</source>
        <translation>repetido dentro del kernel</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>correcto por azar</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>wrong on purpose</source>
        <translation>erróneo a propósito</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>By the hardware&apos;s counters: %1.</source>
        <translation>Según los contadores del hardware: %1.</translation>
    </message>
    <message>
        <source>The launch adds %1; total %2.</source>
        <translation>El lanzamiento añade %1: %2 en total.</translation>
    </message>
    <message>
        <source>Partly hidden work adds %1 and the launch %2; total %3.</source>
        <translation>El trabajo oculto solo en parte añade %1 y el lanzamiento %2: %3 en total.</translation>
    </message>
    <message>
        <source>The most expensive line: %1.</source>
        <translation>La línea más costosa: %1.</translation>
    </message>
    <message>
        <source>shared array %1 of %2</source>
        <translation>arreglo compartido %1 de %2</translation>
    </message>
    <message>
        <source>the block&apos;s threads did not end within %1 steps; last seen: %2</source>
        <translation>los hilos del bloque no terminaron en %1 pasos; visto por última vez: %2</translation>
    </message>
    <message>
        <source>the point exceeded its limit of %1 s; last seen: %2</source>
        <translation>el punto superó su límite de %1 s; visto por última vez: %2</translation>
    </message>
    <message>
        <source>The program&apos;s event times are modelled too: they contain all launches and copies between two events and a microsecond for the event. The table has each launch alone.</source>
        <translation>También los tiempos que el programa mide con sus eventos son modelados: abarcan todos los lanzamientos y copias entre dos eventos y un microsegundo por el evento. La tabla tiene cada lanzamiento por separado.</translation>
    </message>
    <message>
        <source>an axis must begin below its end, and a logarithmic axis above 0</source>
        <translation>un eje debe empezar por debajo de su final, y un eje logarítmico por encima de 0</translation>
    </message>
    <message>
        <source>%1 arrivals</source>
        <translation>%1 llegadas</translation>
    </message>
    <message>
        <source>%1 unexpected bytes arrived</source>
        <translation>llegaron %1 bytes inesperados</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without a wait for the bulk copy at %5 by %6</source>
        <translation>%1 de %2 en el byte %3 de %4, sin esperar a la copia masiva de %5 hecha por %6</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4: both must be multiples of 16</source>
        <translation>%1 de %2 en el byte %3 de %4: ambos han de ser múltiplos de 16</translation>
    </message>
    <message>
        <source>1 arrival</source>
        <translation>1 llegada</translation>
    </message>
    <message>
        <source>arrives %1 times at a barrier in shared memory whose phase expects %2 more arrivals</source>
        <translation>llega %1 veces a una barrera en memoria compartida cuya fase espera %2 llegadas más</translation>
    </message>
    <message>
        <source>bulk copy</source>
        <translation>copia masiva</translation>
    </message>
    <message>
        <source>makes a barrier in shared memory expect %1 bytes: the limit is %2</source>
        <translation>hace esperar %1 bytes a una barrera en memoria compartida: el límite es %2</translation>
    </message>
    <message>
        <source>initialises a barrier in shared memory for %1 arrivals: use 1 to %2</source>
        <translation>inicializa una barrera en memoria compartida para %1 llegadas: use de 1 a %2</translation>
    </message>
    <message>
        <source>it lacks %1 and %2 bytes</source>
        <translation>le faltan %1 y %2 bytes</translation>
    </message>
    <message>
        <source>it lacks %1 bytes</source>
        <translation>le faltan %1 bytes</translation>
    </message>
    <message>
        <source>it lacks %1</source>
        <translation>le falta: %1</translation>
    </message>
    <message>
        <source>it lacks %1, and %2 unexpected bytes arrived</source>
        <translation>le falta: %1, y llegaron %2 bytes inesperados</translation>
    </message>
    <message>
        <source>makes a bulk copy that is not from global to shared memory</source>
        <translation>hace una copia masiva que no va de memoria global a compartida</translation>
    </message>
    <message>
        <source>makes a bulk copy that is not from shared to global memory</source>
        <translation>hace una copia masiva que no va de memoria compartida a global</translation>
    </message>
    <message>
        <source>thread %1 waits at barrier %2 of its block for %3 threads, but only %4 arrive%5</source>
        <translation>el hilo %1 espera en la barrera %2 de su bloque a %3 hilos, pero solo llegan %4%5</translation>
    </message>
    <message>
        <source>thread %1 waits at a barrier in shared memory that never completes: %2%3</source>
        <translation>el hilo %1 espera en una barrera en memoria compartida que no se completa nunca: %2%3</translation>
    </message>
    <message>
        <source>uses a barrier in shared memory that is not initialised</source>
        <translation>usa una barrera en memoria compartida que no está inicializada</translation>
    </message>
    <message>
        <source>uses a barrier in shared memory that another store overwrote</source>
        <translation>usa una barrera en memoria compartida que otra escritura sobrescribió</translation>
    </message>
    <message>
        <source>uses a barrier that is not in shared memory</source>
        <translation>usa una barrera que no está en memoria compartida</translation>
    </message>
    <message>
        <source>uses a barrier whose address is not a multiple of 8</source>
        <translation>usa una barrera cuya dirección no es múltiplo de 8</translation>
    </message>
    <message>
        <source>waits at a barrier in shared memory that never completes: %1</source>
        <translation>espera en una barrera en memoria compartida que no se completa nunca: %1</translation>
    </message>
    <message>
        <source>waits at a barrier in shared memory that never completes: %1; the last arrival was at %2 by %3</source>
        <translation>espera en una barrera en memoria compartida que no se completa nunca: %1; la última llegada fue en %2, de %3</translation>
    </message>
    <message>
        <source>Integer divisions and remainders are %1 of the issued instructions: nvcc does not know the divisors, so each takes about 20 instructions.</source>
        <translation>Las divisiones enteras y los restos son el %1 de las instrucciones emitidas: nvcc no conoce los divisores, así que cada operación necesita unas 20 instrucciones.</translation>
    </message>
    <message>
        <source>%1 of %2 at byte %3 of %4 without fence.proxy.async after the %5 at %6 by %7</source>
        <translation>%1 de %2 en el byte %3 de %4, sin fence.proxy.async después de la %5 en %6 (%7)</translation>
    </message>
    <message>
        <source>arrives at a barrier in shared memory without waiting for its previous phase: an early arrival is one too many</source>
        <translation>llega a una barrera en memoria compartida sin esperar a su fase anterior: una llegada anticipada sobra</translation>
    </message>
    <message>
        <source>Measured by Nsight Compute: the kernel read %1 from DRAM and wrote %2, at %3; the hit rate was %4 in L2 and %5 in L1.</source>
        <translation>Medido por Nsight Compute: el kernel leyó %1 de la DRAM y escribió %2, a %3; tasa de aciertos: %4 en la L2 y %5 en la L1.</translation>
    </message>
    <message>
        <source>On average %1 of a multiprocessor&apos;s warp slots were in use. Its warps spent their time %2.</source>
        <translation>De media, el %1 de las plazas para warps de un multiprocesador estaban ocupadas. Sus warps pasaron el tiempo así: %2.</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>dormidos</translation>
    </message>
    <message>
        <source>ready while another warp issued</source>
        <translation>listos mientras emitía otro warp</translation>
    </message>
    <message>
        <source>waiting at barriers</source>
        <translation>esperando en barreras</translation>
    </message>
    <message>
        <source>waiting at memory fences</source>
        <translation>esperando en barreras de memoria</translation>
    </message>
    <message>
        <source>waiting for arithmetic units</source>
        <translation>esperando a las unidades aritméticas</translation>
    </message>
    <message>
        <source>waiting for branches</source>
        <translation>esperando a bifurcaciones</translation>
    </message>
    <message>
        <source>waiting for constants</source>
        <translation>esperando a constantes</translation>
    </message>
    <message>
        <source>waiting for dispatch</source>
        <translation>esperando al despacho</translation>
    </message>
    <message>
        <source>waiting for global or local memory</source>
        <translation>esperando a la memoria global o local</translation>
    </message>
    <message>
        <source>waiting for instruction fetch</source>
        <translation>esperando la búsqueda de instrucciones</translation>
    </message>
    <message>
        <source>waiting for shared memory</source>
        <translation>esperando a la memoria compartida</translation>
    </message>
    <message>
        <source>waiting for something else</source>
        <translation>esperando a otra cosa</translation>
    </message>
    <message>
        <source>waiting for tensor cores</source>
        <translation>esperando a los núcleos tensoriales</translation>
    </message>
    <message>
        <source>waiting for the previous instruction</source>
        <translation>esperando la instrucción anterior</translation>
    </message>
    <message>
        <source>waiting for their last stores</source>
        <translation>esperando a sus últimas escrituras</translation>
    </message>
    <message>
        <source>waiting to issue texture requests</source>
        <translation>esperando para emitir peticiones de textura</translation>
    </message>
    <message>
        <source>waiting to issue requests to global memory</source>
        <translation>esperando para emitir peticiones a la memoria global</translation>
    </message>
    <message>
        <source>waiting to issue requests to shared memory</source>
        <translation>esperando para emitir peticiones a la memoria compartida</translation>
    </message>
    <message>
        <source>too little memory to compile: the system refused &apos;%1&apos; more memory; see ulimit -v, or the limits of this container or job</source>
        <translation>hay muy poca memoria para compilar: el sistema negó más memoria a &apos;%1&apos;; consulte ulimit -v o los límites de este contenedor o trabajo</translation>
    </message>
    <message>
        <source>its blocks run at the same time and need %1 MiB of memory, but %2 MiB are free: choose a smaller grid</source>
        <translation>sus bloques se ejecutan a la vez y necesitan %1 MiB de memoria, pero quedan libres %2 MiB: elija un grid más pequeño</translation>
    </message>
    <message>
        <source>the check&apos;s record of accesses needs %1 MiB of memory, but %2 MiB are free: choose a smaller size</source>
        <translation>el registro de accesos de la comprobación necesita %1 MiB de memoria, pero quedan libres %2 MiB: elija un tamaño menor</translation>
    </message>
    <message>
        <source>the mask</source>
        <translation>la máscara</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Disminuir</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Desacoplar</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Desacopla y vuelve a acoplar el panel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Cierra el panel</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Ir atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Ir adelante</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir a la carpeta superior</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crear carpeta nueva</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crear una carpeta nueva</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Cambiar a la vista de lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista detallada</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Cambiar a la vista detallada</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista de lugares y marcadores</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre de archivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Archivos de tipo:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Carpeta nueva</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambia&amp;r nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar archivos &amp;ocultos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Carpeta nueva</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ya existe.
¿Desea reemplazarlo?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
No se encontró el archivo.
Compruebe que el nombre indicado es correcto.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Fecha de modificación</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valores predeterminados</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::BatchDialog</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>Exa&amp;minar...</translation>
    </message>
    <message>
        <source>Export all views</source>
        <translation>Exportar todas las vistas</translation>
    </message>
    <message>
        <source>Folder for the files; Warpbench creates it if it does not exist</source>
        <translation>Carpeta para los archivos; si no existe, Warpbench la crea</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>Carp&amp;eta</translation>
    </message>
    <message>
        <source>Files written</source>
        <translation>Archivos escritos</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v de %m</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Write a file for each view of each family that has something to show (Return)</source>
        <translation>Escribir un archivo por cada vista de cada familia que tenga algo que mostrar (Intro)</translation>
    </message>
    <message>
        <source>Cancelled. Files written: %1</source>
        <translation>Cancelado. Archivos escritos: %1</translation>
    </message>
    <message>
        <source>Files written to %1: %2</source>
        <translation>Archivos escritos en %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Todavía no hay nada que exportar.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Elija una carpeta.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Stop after the current file; files already written are kept</source>
        <translation>Detener después del archivo en curso; los ya escritos se conservan</translation>
    </message>
    <message>
        <source>Close and keep the choices (Esc)</source>
        <translation>Cerrar; lo elegido se conserva (Esc)</translation>
    </message>
    <message>
        <source>Exports the session as it was when the export began.</source>
        <translation>La sesión se exporta tal como estaba al empezar.</translation>
    </message>
    <message>
        <source>Each view of each family becomes a file named after both, such as transpose-time.%1.</source>
        <translation>Cada vista de cada familia se convierte en un archivo con el nombre de ambas, por ejemplo transpose-time.%1.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::BlockChoice</name>
    <message>
        <source>Block, index in %1</source>
        <translation>Bloque, índice en %1</translation>
    </message>
    <message>
        <source>Index in %1 of the block to trace</source>
        <translation>Índice en %1 del bloque que se traza</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>All warps of the block, or one of them</source>
        <translation>Todos los warps del bloque juntos, o uno solo</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ChangesPage</name>
    <message>
        <source>Removed lines begin with -, added lines with +.</source>
        <translation>Las líneas eliminadas empiezan por - y las añadidas, por +.</translation>
    </message>
    <message>
        <source>The kernel to compare with</source>
        <translation>El kernel con el que comparar</translation>
    </message>
    <message>
        <source>The kernel to compare with: any of this family</source>
        <translation>El kernel con el que comparar: cualquiera de esta familia</translation>
    </message>
    <message>
        <source>choose a kernel</source>
        <translation>elija un kernel</translation>
    </message>
    <message>
        <source>Differences between the two kernels</source>
        <translation>Diferencias entre los dos kernels</translation>
    </message>
    <message>
        <source>A&amp;gainst</source>
        <translation>&amp;Frente a</translation>
    </message>
    <message>
        <source>This family has no other kernel.</source>
        <translation>Esta familia no tiene otro kernel.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CheckModel</name>
    <message>
        <source>clean</source>
        <translation>sin errores</translation>
    </message>
    <message>
        <source>clean, though wrong on purpose</source>
        <translation>sin errores, aunque es errónea a propósito</translation>
    </message>
    <message>
        <source>wrong on purpose, and detected</source>
        <translation>errónea a propósito, y detectada</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>wrong result, nothing found</source>
        <translation>resultado erróneo, nada detectado</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>fuera de límites</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>desalineado</translation>
    </message>
    <message>
        <source>uninitialised</source>
        <translation>sin inicializar</translation>
    </message>
    <message>
        <source>race</source>
        <translation>condición de carrera</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>barrera divergente</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>no termina nunca</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>nunca escrito</translation>
    </message>
    <message>
        <source>never read</source>
        <translation>nunca leído</translation>
    </message>
    <message>
        <source>An access beyond its buffer or shared array.</source>
        <translation>Un acceso más allá de su búfer o de su arreglo compartido.</translation>
    </message>
    <message>
        <source>An address that is not a multiple of the access size.</source>
        <translation>Una dirección que no es múltiplo del tamaño del acceso.</translation>
    </message>
    <message>
        <source>A read of memory that no thread has written: its value is undefined.</source>
        <translation>Una lectura de memoria que ningún hilo ha escrito: su valor no está definido.</translation>
    </message>
    <message>
        <source>A race: two threads use the same bytes, one of them writes, and neither a barrier nor atomics order them.</source>
        <translation>Una condición de carrera: dos hilos usan los mismos bytes, uno de ellos escribe, y ni una barrera ni operaciones atómicas los ordenan.</translation>
    </message>
    <message>
        <source>A barrier that not all threads reach: on a GPU the others may wait forever.</source>
        <translation>Una barrera a la que no llegan todos los hilos: en una GPU los demás pueden esperar para siempre.</translation>
    </message>
    <message>
        <source>A thread stopped after very many steps: an endless loop, or a wait for something that never happens.</source>
        <translation>Un hilo detenido tras muchísimos pasos: un bucle infinito, o una espera de algo que nunca ocurre.</translation>
    </message>
    <message>
        <source>The result is wrong, and no thread wrote this element of it.</source>
        <translation>El resultado es erróneo y ningún hilo escribió este elemento.</translation>
    </message>
    <message>
        <source>The result is wrong, and no thread read this element of the input or this value that a thread stored for others.</source>
        <translation>El resultado es erróneo y ningún hilo leyó este elemento de la entrada, o este valor que un hilo guardó para otros.</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 veces</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>an array</comment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an access, an array</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The result is wrong.</source>
        <translation>El resultado es erróneo.</translation>
    </message>
    <message>
        <source>The result is right only because a check runs the threads one after another.</source>
        <translation>El resultado es correcto solo porque una comprobación ejecuta los hilos uno tras otro.</translation>
    </message>
    <message>
        <source>The result is right.</source>
        <translation>El resultado es correcto.</translation>
    </message>
    <message>
        <source>unfinished copy</source>
        <translation>copia sin terminar</translation>
    </message>
    <message>
        <source>A use of an asynchronous copy&apos;s data before the thread waits for the copy: on a GPU the old value may still be there.</source>
        <translation>Un uso de los datos de una copia asíncrona antes de que el hilo la espere: en una GPU puede estar aún el valor anterior.</translation>
    </message>
    <message>
        <source>incomplete barrier</source>
        <translation>barrera incompleta</translation>
    </message>
    <message>
        <source>misused barrier</source>
        <translation>barrera mal usada</translation>
    </message>
    <message>
        <source>absent lane</source>
        <translation>lane ausente</translation>
    </message>
    <message>
        <source>A barrier in shared memory that waits for arrivals or bytes that never come.</source>
        <translation>Una barrera en memoria compartida que espera llegadas o bytes que no llegan nunca.</translation>
    </message>
    <message>
        <source>Incorrect use of a barrier in shared memory or of a bulk copy.</source>
        <translation>Uso incorrecto de una barrera en memoria compartida o de una copia masiva.</translation>
    </message>
    <message>
        <source>A shuffle that takes the value of an absent lane: the result is undefined.</source>
        <translation>Un shuffle que toma el valor de un lane ausente: el resultado no está definido.</translation>
    </message>
    <message>
        <source>missing fence</source>
        <translation>falta una barrera de memoria</translation>
    </message>
    <message>
        <source>A bulk copy of data that a thread stored without fence.proxy.async after the store: on a GPU the copy may take the old value.</source>
        <translation>Una copia masiva de datos que un hilo escribió sin fence.proxy.async después de la escritura: en una GPU la copia puede tomar el valor anterior.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CheckPanel</name>
    <message>
        <source>Copy &amp;findings</source>
        <translation>Copiar &amp;hallazgos</translation>
    </message>
    <message>
        <source>Copy &amp;all findings</source>
        <translation>Copiar &amp;todos los hallazgos</translation>
    </message>
    <message>
        <source>A check runs the chosen variants in the simulator at small sizes. It finds out-of-bounds accesses, reads of unwritten memory, races, misaligned addresses, and barriers that not all threads reach.

Press Ctrl+Shift+K, or choose Check for mistakes in the menu Run.</source>
        <translation>Una comprobación ejecuta las variantes elegidas en el simulador, con tamaños pequeños. Encuentra accesos fuera de límites, lecturas de memoria sin escribir, condiciones de carrera, direcciones desalineadas y barreras a las que no llegan todos los hilos.

Pulse Ctrl+Shift+K o elija Buscar errores en el menú Ejecutar.</translation>
    </message>
    <message>
        <source>Findings, variant by variant</source>
        <translation>Hallazgos, variante a variante</translation>
    </message>
    <message>
        <source>The selected finding in full</source>
        <translation>El hallazgo seleccionado, completo</translation>
    </message>
    <message>
        <source>The selected finding in full; you can copy its text</source>
        <translation>El hallazgo seleccionado, completo; su texto se puede copiar</translation>
    </message>
    <message>
        <source>Select a row to read all its text.</source>
        <translation>Seleccione una fila para leer todo su texto.</translation>
    </message>
    <message>
        <source>Copy the selected findings as text</source>
        <translation>Copiar los hallazgos seleccionados como texto</translation>
    </message>
    <message>
        <source>Copy the findings of all variants as text</source>
        <translation>Copiar los hallazgos de todas las variantes como texto</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Comprobando...</translation>
    </message>
    <message>
        <source>Variants with unexpected findings: %1 of %2.</source>
        <translation>Variantes con hallazgos inesperados: %1 de %2.</translation>
    </message>
    <message>
        <source>Only deliberate mistakes. Variants checked: %1.</source>
        <translation>Solo errores a propósito. Variantes comprobadas: %1.</translation>
    </message>
    <message>
        <source>No mistakes. Variants checked: %1.</source>
        <translation>Sin errores. Variantes comprobadas: %1.</translation>
    </message>
    <message>
        <source>&amp;Show line</source>
        <translation>Mo&amp;strar la línea</translation>
    </message>
    <message>
        <source>Findings of each variant. Select a finding to read it in full below; double-click it or press Enter to show its line in the source</source>
        <translation>Hallazgos de cada variante. Seleccione uno para leerlo completo debajo; un doble clic o Intro muestra su línea en el código fuente</translation>
    </message>
    <message>
        <source>Show the finding&apos;s line in the source</source>
        <translation>Mostrar la línea del hallazgo en el código fuente</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CommandLine</name>
    <message>
        <source>A second session to draw for comparison.</source>
        <translation>Una segunda sesión que se dibuja para comparar.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light o dark.</translation>
    </message>
    <message>
        <source>Language of the window and of its plots: %1.</source>
        <translation>Idioma de la ventana y de sus gráficos: %1.</translation>
    </message>
    <message>
        <source>Write a picture of the window to a .png file.</source>
        <translation>Escribir una imagen de la ventana en un archivo .png.</translation>
    </message>
    <message>
        <source>Run this family&apos;s experiment before the screenshot.</source>
        <translation>Ejecutar el experimento de esta familia antes de la captura.</translation>
    </message>
    <message>
        <source>Device to run on.</source>
        <translation>Dispositivo en el que se ejecuta.</translation>
    </message>
    <message>
        <source>Variants to run, comma separated.</source>
        <translation>Variantes que se ejecutan, separadas por comas.</translation>
    </message>
    <message>
        <source>Set a parameter of the run.</source>
        <translation>Fijar un parámetro de la ejecución.</translation>
    </message>
    <message>
        <source>Sweep a parameter of the run over several values.</source>
        <translation>Hace que un parámetro de la ejecución tome varios valores.</translation>
    </message>
    <message>
        <source>--theme %1: must be light or dark</source>
        <translation>--theme %1: debe ser light o dark</translation>
    </message>
    <message>
        <source>--language %1: must be one of %2</source>
        <translation>--language %1: debe ser uno de estos: %2</translation>
    </message>
    <message>
        <source>--size %1: must be WIDTHxHEIGHT, each from %2 to %3</source>
        <translation>--size %1: debe ser ANCHOxALTO, cada uno de %2 a %3</translation>
    </message>
    <message>
        <source>--%1 needs %2</source>
        <translation>--%1 requiere %2</translation>
    </message>
    <message>
        <source>A workbench for GPU kernels. Without options: the window.</source>
        <translation>Un banco de trabajo para kernels de GPU. Sin opciones: la ventana.</translation>
    </message>
    <message>
        <source>A session file to open or to plot.</source>
        <translation>Un archivo de sesión que se abre o se representa.</translation>
    </message>
    <message>
        <source>%1 files given: give one session at most</source>
        <translation>archivos indicados: %1; indique una sesión como máximo</translation>
    </message>
    <message>
        <source>--export and --screenshot exclude each other: give one of them</source>
        <translation>--export y --screenshot se excluyen: indique uno de los dos</translation>
    </message>
    <message>
        <source>--export needs a session: warpbench --export plot.pdf session.json</source>
        <translation>--export necesita una sesión: warpbench --export plot.pdf session.json</translation>
    </message>
    <message>
        <source>the window sweeps one parameter: give one --sweep</source>
        <translation>la ventana barre un solo parámetro: indique un solo --sweep</translation>
    </message>
    <message>
        <source>The plot, if the family has it: %1; in a screenshot also memory.</source>
        <translation>El gráfico, si la familia lo tiene: %1; en una captura, también memory.</translation>
    </message>
    <message>
        <source>Export the plot (.png, .svg, .pdf, or .tex for pgfplots), a table of the results (.md), a report (.html), the session (.json, .csv) or the plot&apos;s data (.tsv).</source>
        <translation>Exportar el gráfico (.png, .svg, .pdf o .tex para pgfplots), una tabla de los resultados (.md), un informe (.html), la sesión (.json, .csv) o los datos del gráfico (.tsv).</translation>
    </message>
    <message>
        <source>Content of the exported file if its ending leaves a choice: plot or table (.tex), plot or report (.pdf), session or the plot&apos;s data (.csv, .json).</source>
        <translation>Contenido del archivo exportado si su terminación permite elegir: gráfico o tabla (.tex), gráfico o informe (.pdf), sesión o datos del gráfico (.csv, .json).</translation>
    </message>
    <message>
        <source>List the kernels in the exported report.</source>
        <translation>Incluir los kernels en el informe exportado.</translation>
    </message>
    <message>
        <source>The family to plot if a session has several, or the only one to export.</source>
        <translation>La familia que se representa, si una sesión tiene varias, o la única que se exporta.</translation>
    </message>
    <message>
        <source>Size of the plot: %1.</source>
        <translation>Tamaño del gráfico: %1.</translation>
    </message>
    <message>
        <source>Size of the plot, such as 85x60mm or 1920x1080px, or of the window in a screenshot, such as 1280x800.</source>
        <translation>Tamaño del gráfico, por ejemplo 85x60mm o 1920x1080px, o de la ventana en una captura, por ejemplo 1280x800.</translation>
    </message>
    <message>
        <source>Pixels per inch of the plot.</source>
        <translation>Píxeles por pulgada del gráfico.</translation>
    </message>
    <message>
        <source>--as %1: must be one of %2</source>
        <translation>--as %1: debe ser uno de estos: %2</translation>
    </message>
    <message>
        <source>--export %1 --as %2: the name must end in one of %3</source>
        <translation>--export %1 --as %2: el nombre debe terminar en uno de estos: %3</translation>
    </message>
    <message>
        <source>--export %1: the name must end in one of %2</source>
        <translation>--export %1: el nombre debe terminar en uno de estos: %2</translation>
    </message>
    <message>
        <source>--size %1: must be WIDTHxHEIGHT followed by mm or px, such as 85x60mm</source>
        <translation>--size %1: debe ser ANCHOxALTO seguido de mm o px, por ejemplo 85x60mm</translation>
    </message>
    <message>
        <source>--preset %1: must be one of %2</source>
        <translation>--preset %1: debe ser uno de estos: %2</translation>
    </message>
    <message>
        <source>Title for the plot.</source>
        <translation>Título del gráfico.</translation>
    </message>
    <message>
        <source>Label for the plot&apos;s x axis.</source>
        <translation>Etiqueta del eje x del gráfico.</translation>
    </message>
    <message>
        <source>Label for the plot&apos;s y axis.</source>
        <translation>Etiqueta del eje y del gráfico.</translation>
    </message>
    <message>
        <source>Parts of the plot to leave out, comma separated: %1.</source>
        <translation>Partes del gráfico que se omiten, separadas por comas: %1.</translation>
    </message>
    <message>
        <source>Print a completion script for bash, zsh or fish.</source>
        <translation>Imprimir un script de autocompletado para bash, zsh o fish.</translation>
    </message>
    <message>
        <source>--without %1: must be one of %2</source>
        <translation>--without %1: debe ser uno de estos: %2</translation>
    </message>
    <message>
        <source>Logarithmic axes of the plot: x, y or x,y.</source>
        <translation>Ejes logarítmicos del gráfico: x, y o x,y.</translation>
    </message>
    <message>
        <source>--log %1: must be one of %2</source>
        <translation>--log %1: debe ser uno de estos: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>Words of a command</source>
        <translation>Palabras de una orden</translation>
    </message>
    <message>
        <source>Type a few letters of a command, a family or a lesson</source>
        <translation>Escriba unas letras de una orden, una familia o una lección</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ComparisonDialog</name>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
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
        <translation>Controlador</translation>
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
        <translation>Relojes</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>&amp;Only differences beyond the noise</source>
        <translation>&amp;Solo diferencias por encima del ruido</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>Hide the points whose times agree</source>
        <translation>Ocultar los puntos cuyos tiempos coinciden</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copiar filas</translation>
    </message>
    <message>
        <source>Copy the visible rows for a spreadsheet</source>
        <translation>Copiar las filas visibles para una hoja de cálculo</translation>
    </message>
    <message>
        <source>%1: here %2, there %3</source>
        <translation>%1: aquí %2, allí %3</translation>
    </message>
    <message>
        <source>Times of both sessions</source>
        <translation>Tiempos de ambas sesiones</translation>
    </message>
    <message>
        <source>Points that both sessions have; click a header to sort</source>
        <translation>Puntos que tienen ambas sesiones; haga clic en un encabezado para ordenarlos</translation>
    </message>
    <message>
        <source>Device, driver, versions and host are the same.</source>
        <translation>El dispositivo, el controlador, las versiones y el host son los mismos.</translation>
    </message>
    <message>
        <source>Compared with %1. Beyond the noise: %2 of %3 points timed in both.</source>
        <translation>Comparación con %1. Por encima del ruido: %2 de %3 puntos con tiempo en ambas sesiones.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ComparisonModel</name>
    <message>
        <source>faster</source>
        <translation>más rápido</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>más lento</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>demasiado pocas muestras</translation>
    </message>
    <message>
        <source>below 1 %</source>
        <translation>menos del 1 %</translation>
    </message>
    <message>
        <source>within the noise</source>
        <translation>dentro del ruido</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Here (ms)</source>
        <translation>Aquí (ms)</translation>
    </message>
    <message>
        <source>There (ms)</source>
        <translation>Allí (ms)</translation>
    </message>
    <message>
        <source>Here / there</source>
        <translation>Aquí / allí</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Median time of one launch in this session, in milliseconds</source>
        <translation>Mediana del tiempo de un lanzamiento en esta sesión, en milisegundos</translation>
    </message>
    <message>
        <source>Median time of one launch in %1, in milliseconds</source>
        <translation>Mediana del tiempo de un lanzamiento en %1, en milisegundos</translation>
    </message>
    <message>
        <source>Time here divided by time there; below 1 is faster</source>
        <translation>Tiempo aquí dividido por el tiempo allí; por debajo de 1 es más rápido</translation>
    </message>
    <message>
        <source>Range of the ratio with 99.9 % confidence, from the samples of both sessions</source>
        <translation>Intervalo del cociente con una confianza del 99.9 %, según las muestras de ambas sesiones</translation>
    </message>
    <message>
        <source>A difference counts if the medians differ by more than 1 % and their ranges do not overlap, which takes %1 samples of each</source>
        <translation>Una diferencia cuenta si las medianas difieren en más del 1 % y sus intervalos no se solapan, para lo que hacen falta %1 muestras de cada una</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::CounterBars</name>
    <message>
        <source>%1, ideal %2</source>
        <translation>%1, ideal %2</translation>
    </message>
    <message>
        <source>Counters and their ideal values</source>
        <translation>Contadores y sus valores ideales</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>Counters of both results</source>
        <translation>Contadores de ambos resultados</translation>
    </message>
    <message>
        <source>Click a counter of accesses to see the most expensive line (or press Enter)</source>
        <translation>Haga clic en un contador de accesos para ver la línea más costosa (o pulse Intro)</translation>
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
        <translation>Los tiempos se miden en este equipo.</translation>
    </message>
    <message>
        <source>The simulator runs the kernels and counts their memory accesses; a model computes times from these counts.</source>
        <translation>El simulador ejecuta los kernels y cuenta sus accesos a memoria; un modelo calcula los tiempos a partir de esos recuentos.</translation>
    </message>
    <message>
        <source>Times were measured earlier on another machine.</source>
        <translation>Los tiempos se midieron antes en otra máquina.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Buscando dispositivos...</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Times are %1</source>
        <translation>Tiempo %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times are measured at %1.</source>
        <translation>Los tiempos se miden en %1.</translation>
    </message>
    <message>
        <source>%1 at %2 (%3)</source>
        <translation>%1 en %2 (%3)</translation>
    </message>
    <message>
        <source>All %1 GPUs</source>
        <translation>Las %1 GPU</translation>
    </message>
    <message>
        <source>Same point on every GPU</source>
        <translation>El mismo punto en cada GPU</translation>
    </message>
    <message>
        <source>Every GPU runs every point, so that you can compare the GPUs.
Otherwise the GPUs share the points: each takes the next one as soon as it is free.</source>
        <translation>Cada GPU ejecuta todos los puntos, para poder comparar las GPU.
Si no, las GPU se reparten los puntos: cada una toma el siguiente en cuanto queda libre.</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>No disponible: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Dialogs</name>
    <message>
        <source>Stop, keep the results so far, and close</source>
        <translation>Detener, conservar los resultados obtenidos y cerrar</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Detener y cerrar</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>Ejecución en curso</translation>
    </message>
    <message>
        <source>An experiment is running, and %1 more are waiting. Stop all and close?</source>
        <translation>Hay un experimento en marcha y otros %1 esperan. ¿Detener todo y cerrar?</translation>
    </message>
    <message>
        <source>An experiment is running. Stop it and close?</source>
        <translation>Hay un experimento en marcha. ¿Detenerlo y cerrar?</translation>
    </message>
    <message>
        <source>Warpbench %1, commit %2</source>
        <translation>Warpbench %1, commit %2</translation>
    </message>
    <message>
        <source>Qt %1, built with %2</source>
        <translation>Qt %1, compilado con %2</translation>
    </message>
    <message>
        <source>QCustomPlot %1</source>
        <translation>QCustomPlot %1</translation>
    </message>
    <message>
        <source>CUDA: built without</source>
        <translation>CUDA: compilado sin CUDA</translation>
    </message>
    <message>
        <source>CUDA Toolkit %1</source>
        <translation>CUDA Toolkit %1</translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. This program comes with no warranty.</source>
        <translation>Licencia: GPL-3.0-or-later. Este programa se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <translation>Continuar sin guardar</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>No cambiar nada (Esc)</translation>
    </message>
    <message>
        <source>Warpbench</source>
        <translation>Warpbench</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>About Warpbench</source>
        <translation>Acerca de Warpbench</translation>
    </message>
    <message>
        <source>Warpbench, a workbench for GPU kernels</source>
        <translation>Warpbench, un banco de trabajo para kernels de GPU</translation>
    </message>
    <message>
        <source>Files already exist</source>
        <translation>Hay archivos que ya existen</translation>
    </message>
    <message>
        <source>%2 of the %1 files already exist in %3.</source>
        <translation>De los %1 archivos por escribir, ya están en %3: %2.</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>&amp;Reemplazarlos</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Conservarlos</translation>
    </message>
    <message>
        <source>Write all files and replace these</source>
        <translation>Escribir todos los archivos y reemplazar estos</translation>
    </message>
    <message>
        <source>Write only the other files</source>
        <translation>Escribir solo los demás archivos</translation>
    </message>
    <message>
        <source>Write nothing (Esc)</source>
        <translation>No escribir nada (Esc)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>El archivo ha cambiado</translation>
    </message>
    <message>
        <source>Another window or program has changed &apos;%1&apos; since it was opened or saved here.</source>
        <translation>Otra ventana u otro programa ha cambiado &apos;%1&apos; desde que se abrió o se guardó aquí.</translation>
    </message>
    <message>
        <source>It is no longer a readable session.</source>
        <translation>Ya no es una sesión legible.</translation>
    </message>
    <message>
        <source>All of its results are also here.</source>
        <translation>Todos sus resultados están también aquí.</translation>
    </message>
    <message>
        <source>Results missing here: %1</source>
        <translation>Resultados que faltan aquí: %1</translation>
    </message>
    <message>
        <source>&amp;Add them and save</source>
        <translation>&amp;Añadirlos y guardar</translation>
    </message>
    <message>
        <source>Add those results to this session, then save it: nothing is lost</source>
        <translation>Añadir esos resultados a esta sesión y guardarla: no se pierde nada</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>&amp;Guardar como...</translation>
    </message>
    <message>
        <source>Keep that file and choose another</source>
        <translation>Conservar ese archivo y elegir otro</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Reemplazarlo</translation>
    </message>
    <message>
        <source>Replace the file with this session</source>
        <translation>Reemplazar el archivo por esta sesión</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save them and continue</source>
        <translation>Guardarlos y continuar</translation>
    </message>
    <message>
        <source>A program is running</source>
        <translation>Hay un programa en ejecución</translation>
    </message>
    <message>
        <source>Running: %1. Stop and close?</source>
        <translation>En ejecución: %1. ¿Detener y cerrar?</translation>
    </message>
    <message>
        <source>Stop, and lose the launches so far</source>
        <translation>Detener y perder los lanzamientos hasta ahora</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExerciseList</name>
    <message>
        <source>Exercises of the lesson</source>
        <translation>Ejercicios de la lección</translation>
    </message>
    <message>
        <source>Choose an exercise to open it; a mark shows that it is solved</source>
        <translation>Elija un ejercicio para abrirlo; una marca indica que está resuelto</translation>
    </message>
    <message>
        <source>Exercises solved: %1 of %2</source>
        <translation>Ejercicios resueltos: %1 de %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExerciseView</name>
    <message>
        <source>&amp;Compile and run</source>
        <translation>&amp;Compilar y ejecutar</translation>
    </message>
    <message>
        <source>Show hin&amp;t</source>
        <translation>Mostrar &amp;pista</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
    <message>
        <source>Kernel of the exercise</source>
        <translation>Kernel del ejercicio</translation>
    </message>
    <message>
        <source>Show the next hint</source>
        <translation>Mostrar la siguiente pista</translation>
    </message>
    <message>
        <source>Restore the original text of the exercise</source>
        <translation>Restaurar el texto original del ejercicio</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>The goals:</source>
        <translation>Objetivos:</translation>
    </message>
    <message>
        <source>Compiling and running...</source>
        <translation>Compilando y ejecutando...</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>No compila.</translation>
    </message>
    <message>
        <source>Solved: all goals are met.</source>
        <translation>Resuelto: se cumplen todos los objetivos.</translation>
    </message>
    <message>
        <source>Not all goals are met yet.</source>
        <translation>Aún no se cumplen todos los objetivos.</translation>
    </message>
    <message>
        <source>met: %1</source>
        <translation>se cumple: %1</translation>
    </message>
    <message>
        <source>not met: %1</source>
        <translation>no se cumple: %1</translation>
    </message>
    <message>
        <source>The text has changed: compile and run it again.</source>
        <translation>El texto ha cambiado: compílelo y ejecútelo de nuevo.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The kernel to change. F5 or Ctrl+Return compiles and runs it, Ctrl+Tab leaves the editor.</source>
        <translation>El kernel que hay que cambiar. F5 o Ctrl+Return lo compila y lo ejecuta, Ctrl+Tab sale del editor.</translation>
    </message>
    <message>
        <source>Grid and block of the launch, and the sizes of the problem</source>
        <translation>Grid y bloque del lanzamiento, y tamaños del problema</translation>
    </message>
    <message>
        <source>The goals, and whether each is met. Click a mistake to see its line.</source>
        <translation>Los objetivos, y si se cumplen. Haga clic en un error para ver su línea.</translation>
    </message>
    <message>
        <source>Compile the kernel, run it in the simulator and see which goals are met (F5)</source>
        <translation>Compilar el kernel, ejecutarlo en el simulador y ver qué objetivos se cumplen (F5)</translation>
    </message>
    <message>
        <source>Stop compiling and running it (Esc)</source>
        <translation>Detener la compilación y la ejecución (Esc)</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Deteniendo...</translation>
    </message>
    <message>
        <source>Solved before. The goals:</source>
        <translation>Ya resuelto. Objetivos:</translation>
    </message>
    <message>
        <source>Show its line</source>
        <translation>Mostrar su línea</translation>
    </message>
    <message>
        <source>Launch: %1; %2</source>
        <translation>Lanzamiento: %1; %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExperimentPanel</name>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Family of kernels</source>
        <translation>Familia de kernels</translation>
    </message>
    <message>
        <source>What the kernels compute. The kernels of a family compute the same thing in different ways.</source>
        <translation>Lo que calculan los kernels. Los de una familia calculan lo mismo de distintas maneras.</translation>
    </message>
    <message>
        <source>Run while a slider moves</source>
        <translation>Ejecutar mientras se mueve un control deslizante</translation>
    </message>
    <message>
        <source>Run the checked variants at each value where a slider stops.
A simulated device runs only as many blocks as finish at once; their counts are marked as estimated.</source>
        <translation>Ejecutar las variantes marcadas con cada valor en el que se detiene un control deslizante.
Un dispositivo simulado ejecuta solo los bloques que terminan al instante; sus recuentos se marcan como estimados.</translation>
    </message>
    <message>
        <source>cold: the L2 cache is flushed before every sample.
hot: the L2 cache is as the last launch left it.
inside: the kernel repeats its work inside one launch, if the family&apos;s kernels can.</source>
        <translation>frío: la caché L2 se vacía antes de cada muestra.
caliente: la caché L2 está como la dejó el último lanzamiento.
interno: el kernel repite su trabajo dentro de un lanzamiento, si los kernels de la familia pueden.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>como se midió</translation>
    </message>
    <message>
        <source>10 times as fast</source>
        <translation>10 veces más rápido</translation>
    </message>
    <message>
        <source>Speed at which recorded samples are replayed.</source>
        <translation>Velocidad a la que se reproducen las muestras grabadas.</translation>
    </message>
    <message>
        <source>Reason why the experiment cannot run</source>
        <translation>Por qué no se puede ejecutar el experimento</translation>
    </message>
    <message>
        <source>Stop the run and keep its results so far (Esc)</source>
        <translation>Detener la ejecución y conservar los resultados obtenidos (Esc)</translation>
    </message>
    <message>
        <source>Choose a device</source>
        <translation>Elija un dispositivo</translation>
    </message>
    <message>
        <source>Choose at least one variant</source>
        <translation>Elija al menos una variante</translation>
    </message>
    <message>
        <source>Values: %1. Points to run: %2.</source>
        <translation>Valores: %1. Puntos por ejecutar: %2.</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Run the experiment after the waiting ones (F5)</source>
        <translation>Ejecutar el experimento después de los que esperan (F5)</translation>
    </message>
    <message>
        <source>Run the experiment (F5)</source>
        <translation>Ejecutar el experimento (F5)</translation>
    </message>
    <message>
        <source>This recording has no results of this family: choose another device</source>
        <translation>Esta grabación no tiene resultados de esta familia: elija otro dispositivo</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Not recorded with these values: uncheck it</source>
        <translation>No grabada con estos valores: desmárquela</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ExportDialog</name>
    <message>
        <source>Files of the chosen format (*.%1);;Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</source>
        <translation>Archivos del formato elegido (*.%1);;Imágenes y datos (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Exportar gráfico</translation>
    </message>
    <message>
        <source>the plot</source>
        <translation>el gráfico</translation>
    </message>
    <message>
        <source>the memory view</source>
        <translation>la vista de memoria</translation>
    </message>
    <message>
        <source>Wh&amp;at</source>
        <translation>&amp;Qué</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>Contenido del archivo</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Preview of the data</source>
        <translation>Vista previa de los datos</translation>
    </message>
    <message>
        <source>Content that the file will have</source>
        <translation>Contenido del archivo</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Guardar...</translation>
    </message>
    <message>
        <source>Choose a file and write it (Return)</source>
        <translation>Elegir un archivo y escribirlo (Intro)</translation>
    </message>
    <message>
        <source>Close and keep the choices (Esc)</source>
        <translation>Cerrar; lo elegido se conserva (Esc)</translation>
    </message>
    <message>
        <source>the memory view is empty</source>
        <translation>la vista de memoria está vacía</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportado: %1</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Todavía no hay nada que exportar.</translation>
    </message>
    <message>
        <source>The memory view has no data: choose a picture.</source>
        <translation>La vista de memoria no tiene datos: elija una imagen.</translation>
    </message>
    <message>
        <source>The data shown in the plot, with units and a decimal point.</source>
        <translation>Los datos que muestra el gráfico, con unidades y punto decimal.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Exporter</name>
    <message>
        <source>&amp;Export plot...</source>
        <translation>&amp;Exportar gráfico...</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Write the current plot or memory view to a picture or a table</source>
        <translation>Escribir el gráfico o la vista de memoria actual como imagen o tabla</translation>
    </message>
    <message>
        <source>Export all &amp;views...</source>
        <translation>Exportar todas las &amp;vistas...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Write every view of every family of the session into a folder</source>
        <translation>Escribir en una carpeta todas las vistas de todas las familias de la sesión</translation>
    </message>
    <message>
        <source>Copy &amp;plot as picture</source>
        <translation>Copiar gráfico como &amp;imagen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the current view to the clipboard, in the size chosen for export</source>
        <translation>Copiar la vista actual al portapapeles, con el tamaño elegido para exportar</translation>
    </message>
    <message>
        <source>Copy plot&apos;s da&amp;ta</source>
        <translation>Copiar d&amp;atos del gráfico</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Copy the plot&apos;s data for a spreadsheet</source>
        <translation>Copiar los datos del gráfico para una hoja de cálculo</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>El gráfico está vacío.</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>Imagen copiada</translation>
    </message>
    <message>
        <source>Copied the plot&apos;s data</source>
        <translation>Datos del gráfico copiados</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportado: %1</translation>
    </message>
    <message>
        <source>Export all steps as &amp;PDF...</source>
        <translation>Exportar todos los pasos como &amp;PDF...</translation>
    </message>
    <message>
        <source>Write every step of the memory view to a page of one file, as a handout</source>
        <translation>Escribir cada paso de la vista de memoria en una página de un solo archivo, como apuntes</translation>
    </message>
    <message>
        <source>Export &amp;data as CSV...</source>
        <translation>Exportar &amp;datos como CSV...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export repor&amp;t...</source>
        <translation>Exportar in&amp;forme...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Write the session as one document, with its plots, tables and explanations</source>
        <translation>Escribir la sesión como un solo documento, con sus gráficos, tablas y explicaciones</translation>
    </message>
    <message>
        <source>Export all steps</source>
        <translation>Exportar todos los pasos</translation>
    </message>
    <message>
        <source>Handouts (*.pdf)</source>
        <translation>Apuntes (*.pdf)</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>Exportar datos</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Valores separados por comas (*.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exportar informe</translation>
    </message>
    <message>
        <source>Reports (*.pdf)</source>
        <translation>Informes (*.pdf)</translation>
    </message>
    <message>
        <source>Reports (*.html)</source>
        <translation>Informes (*.html)</translation>
    </message>
    <message>
        <source>Export ta&amp;ble...</source>
        <translation>Exportar tab&amp;la...</translation>
    </message>
    <message>
        <source>Write the visible rows of the table as LaTeX or Markdown</source>
        <translation>Escribir las filas visibles de la tabla como LaTeX o Markdown</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exportar tabla</translation>
    </message>
    <message>
        <source>LaTeX tables (*.tex);;Markdown tables (*.md)</source>
        <translation>Tablas de LaTeX (*.tex);;Tablas de Markdown (*.md)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Press Enter for the next match, Shift+Enter for the previous one</source>
        <translation>Pulse Intro para el siguiente, Mayús+Intro para el anterior</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Press Enter to replace the match</source>
        <translation>Pulse Intro para reemplazar lo encontrado</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Find the next match</source>
        <translation>Buscar el siguiente</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace the match</source>
        <translation>Reemplazar lo encontrado</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>Reemplazar todas las apariciones</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se encuentra</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>Reemplazados: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ImagePreview</name>
    <message>
        <source>Preview of the image</source>
        <translation>Vista previa de la imagen</translation>
    </message>
    <message>
        <source>%1 x %2 pixels</source>
        <translation>%1 x %2 píxeles</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::JobBar</name>
    <message>
        <source>Add to session</source>
        <translation>Añadir a la sesión</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Add these results to the session</source>
        <translation>Añadir estos resultados a la sesión</translation>
    </message>
    <message>
        <source>Forget this job and delete its files</source>
        <translation>Olvidar este trabajo y eliminar sus archivos</translation>
    </message>
    <message>
        <source>Job %1 at %2, of %3 (%4)</source>
        <translation>Trabajo %1 en %2, del %3 (%4)</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 falló: %2</translation>
    </message>
    <message>
        <source>%1 is done. Results: %2</source>
        <translation>%1 ha terminado. Resultados: %2</translation>
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
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Source of the kernel</source>
        <translation>Código fuente del kernel</translation>
    </message>
    <message>
        <source>The kernel&apos;s file. Wasteful lines are highlighted.
Type to change a copy, and press F5 to run the copy. Ctrl+F finds text, Ctrl+Tab leaves the editor.</source>
        <translation>El archivo del kernel. Las líneas derrochadoras están resaltadas.
Escriba para cambiar una copia, pulse F5 para ejecutarla. Ctrl+F busca, Ctrl+Tab sale del editor.</translation>
    </message>
    <message>
        <source>This kernel came with the session. It is not compiled or run until you allow it.</source>
        <translation>Este kernel vino con la sesión. No se compila ni se ejecuta hasta que lo permita.</translation>
    </message>
    <message>
        <source>Compile and run the kernels of this session</source>
        <translation>Compilar y ejecutar los kernels de esta sesión</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel to view or change</source>
        <translation>El kernel que se ve o se cambia</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>Nombre de la copia</translation>
    </message>
    <message>
        <source>Name of the copy: letters, digits, - _ and .</source>
        <translation>Nombre de la copia: letras, cifras, - _ y .</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore the text of the original</source>
        <translation>Restaurar el texto del original</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the copy; its results stay</source>
        <translation>Quitar la copia; sus resultados se quedan</translation>
    </message>
    <message>
        <source>another launch or fewer lines</source>
        <translation>otro lanzamiento o menos líneas</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Restore a text that ran before</source>
        <translation>Restaurar un texto que ya se ejecutó</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save the kernel&apos;s file, or a CUDA program around it that nvcc compiles anywhere</source>
        <translation>Guardar el archivo del kernel, o un programa CUDA que lo contiene y que nvcc compila en cualquier sitio</translation>
    </message>
    <message>
        <source>&amp;Kernel file (.cuh)...</source>
        <translation>Archivo del &amp;kernel (.cuh)...</translation>
    </message>
    <message>
        <source>CUDA &amp;program (.cu)...</source>
        <translation>&amp;Programa CUDA (.cu)...</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <translation>Versión %1: %2</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simular</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show the changes in the copy compared with the original</source>
        <translation>Mostrar los cambios de la copia respecto al original</translation>
    </message>
    <message>
        <source>The chosen device cannot run it: %1</source>
        <translation>El dispositivo elegido no puede ejecutarla: %1</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Type to change a copy.</source>
        <translation>Escriba para modificar una copia.</translation>
    </message>
    <message>
        <source>Choose a simulated device, which runs your own kernels, and run</source>
        <translation>Elegir un dispositivo simulado, que ejecuta los kernels propios, y ejecutar</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::KernelExport</name>
    <message>
        <source>Export kernel</source>
        <translation>Exportar kernel</translation>
    </message>
    <message>
        <source>Kernels (*.cuh)</source>
        <translation>Kernels (*.cuh)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportado: %1</translation>
    </message>
    <message>
        <source>Export as CUDA program</source>
        <translation>Exportar como programa CUDA</translation>
    </message>
    <message>
        <source>CUDA programs (*.cu)</source>
        <translation>Programas CUDA (*.cu)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchFields</name>
    <message>
        <source>Launch the copy with its own block size; the grid follows</source>
        <translation>Lanzar la copia con su propio tamaño de bloque; el grid se adapta</translation>
    </message>
    <message>
        <source>Threads of the block along %1</source>
        <translation>Hilos del bloque en %1</translation>
    </message>
    <message>
        <source>threads,</source>
        <translation>hilos,</translation>
    </message>
    <message>
        <source>Elements per thread along %1</source>
        <translation>Elementos por hilo en %1</translation>
    </message>
    <message>
        <source>Elements that each thread takes along %1</source>
        <translation>Elementos que toma cada hilo en %1</translation>
    </message>
    <message>
        <source>elements per thread</source>
        <translation>elementos por hilo</translation>
    </message>
    <message>
        <source>Own block</source>
        <translation>Bloque propio</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchMemory</name>
    <message>
        <source>&amp;Trace</source>
        <translation>&amp;Trazar</translation>
    </message>
    <message>
        <source>Run the program again and record the memory accesses of this block of the selected launch</source>
        <translation>Ejecutar de nuevo el programa y registrar los accesos a memoria de este bloque del lanzamiento seleccionado</translation>
    </message>
    <message>
        <source>Press Trace: the program runs again, and one block of launch %1 (%2) is recorded.</source>
        <translation>Pulse Trazar: el programa se ejecuta de nuevo y se registra un bloque del lanzamiento %1 (%2).</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Trazando un bloque...</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>the program does not compile</source>
        <translation>el programa no compila</translation>
    </message>
    <message>
        <source>this block accesses no memory</source>
        <translation>este bloque no accede a la memoria</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>No hay nada que mostrar: %1.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchWhy</name>
    <message>
        <source>What limits the selected launch</source>
        <translation>Qué limita el lanzamiento seleccionado</translation>
    </message>
    <message>
        <source>Select a launch, in the table or in the plot, to see what limits it.</source>
        <translation>Seleccione un lanzamiento, en la tabla o en el gráfico, para ver qué lo limita.</translation>
    </message>
    <message>
        <source>Check mode does not measure times. Press Run to see what limits this launch.</source>
        <translation>La comprobación no mide tiempos. Pulse Ejecutar para ver qué limita este lanzamiento.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LaunchesModel</name>
    <message>
        <source>differ</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The launch&apos;s number, in order</source>
        <translation>El número del lanzamiento, por orden</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanzamientos</translation>
    </message>
    <message>
        <source>Number of launches of the kernel</source>
        <translation>Número de lanzamientos del kernel</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel&apos;s name, with its template arguments</source>
        <translation>El nombre del kernel, con sus argumentos de plantilla</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Blocks in x, y and z</source>
        <translation>Bloques en x, y y z</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Threads of a block in x, y and z</source>
        <translation>Hilos de un bloque en x, y y z</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Resident warps / the maximum that fits a multiprocessor</source>
        <translation>Warps residentes / el máximo que cabe en un multiprocesador</translation>
    </message>
    <message>
        <source>Modelled ms</source>
        <translation>ms modelados</translation>
    </message>
    <message>
        <source>Computed from the counts for the simulated GPU; not measured</source>
        <translation>Calculado a partir de los recuentos para la GPU simulada; no medido</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Requests of warps to global memory</source>
        <translation>Peticiones de los warps a la memoria global</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sectores</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that these requests move</source>
        <translation>Sectores de 32 bytes que mueven estas peticiones</translation>
    </message>
    <message>
        <source>Sectors/request</source>
        <translation>Sectores/petición</translation>
    </message>
    <message>
        <source>The ideal is 4 for full warps that take 4 bytes per lane</source>
        <translation>Lo ideal es 4 para warps completos con 4 bytes por lane</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Eficiencia</translation>
    </message>
    <message>
        <source>Bytes requested / bytes moved, in global memory</source>
        <translation>Bytes pedidos / bytes movidos, en memoria global</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation>Wavefronts</translation>
    </message>
    <message>
        <source>Wavefronts of shared memory</source>
        <translation>Wavefronts de la memoria compartida</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Conflictos de bancos</translation>
    </message>
    <message>
        <source>Extra wavefronts caused by bank conflicts</source>
        <translation>Wavefronts de más por conflictos de bancos</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Mistakes that a check found in the kernel</source>
        <translation>Errores que una comprobación encontró en el kernel</translation>
    </message>
    <message>
        <source>Launched at</source>
        <translation>Lanzado en</translation>
    </message>
    <message>
        <source>The line of the launch</source>
        <translation>La línea del lanzamiento</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Why a launch failed, and which values are estimated</source>
        <translation>Por qué falló un lanzamiento y qué valores son estimados</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Registers per thread, as the compiler assigned them</source>
        <translation>Registros por hilo, como los asignó el compilador</translation>
    </message>
    <message>
        <source>Measured ms</source>
        <translation>ms medidos</translation>
    </message>
    <message>
        <source>Time of each launch, measured once by CUPTI on the GPU</source>
        <translation>Tiempo de cada lanzamiento, medido una vez por CUPTI en la GPU</translation>
    </message>
    <message>
        <source>Share of the time of all launches</source>
        <translation>Parte del tiempo de todos los lanzamientos</translation>
    </message>
    <message>
        <source>Defined at</source>
        <translation>Definido en</translation>
    </message>
    <message>
        <source>The line of the kernel</source>
        <translation>La línea del kernel</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonAnswer</name>
    <message>
        <source>The results have no time.</source>
        <translation>Los resultados no tienen tiempo.</translation>
    </message>
    <message>
        <source>The fastest is %1, with %2.</source>
        <translation>La más rápida es %1, con %2.</translation>
    </message>
    <message>
        <source>Right: %1 is the fastest, with %2.</source>
        <translation>Correcto: la más rápida es %1, con %2.</translation>
    </message>
    <message>
        <source>You said %1, which takes %2. The fastest is %3, with %4.</source>
        <translation>Usted dijo %1, que tarda %2. La más rápida es %3, con %4.</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 sectores</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation>%1 wavefronts</translation>
    </message>
    <message>
        <source>The results do not have the figures for this.</source>
        <translation>Los resultados no contienen las cifras necesarias.</translation>
    </message>
    <message>
        <source>It is %1: %2 over %3.</source>
        <translation>Es %1: %2 entre %3.</translation>
    </message>
    <message>
        <source>You said %1. The result is %2: %3 over %4.</source>
        <translation>Usted dijo %1. El resultado es %2: %3 entre %4.</translation>
    </message>
    <message>
        <source>You said %1, which is close. The result is %2, %3 over %4.</source>
        <translation>Usted dijo %1, que se acerca. El resultado es %2, %3 entre %4.</translation>
    </message>
    <message>
        <source>You said %1. The result is %2, %3 over %4.</source>
        <translation>Usted dijo %1. El resultado es %2, %3 entre %4.</translation>
    </message>
    <message>
        <source>Correct answer: %1</source>
        <translation>Respuesta correcta: %1</translation>
    </message>
    <message>
        <source>As you said: %1</source>
        <translation>Como usted dijo: %1</translation>
    </message>
    <message>
        <source>You said: %1
Correct answer: %2</source>
        <translation>Usted dijo: %1
Respuesta correcta: %2</translation>
    </message>
    <message>
        <source>The experiment is still running.</source>
        <translation>El experimento sigue en curso.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonGuessBox</name>
    <message>
        <source>Your guess</source>
        <translation>Su predicción</translation>
    </message>
    <message>
        <source>How many times as much</source>
        <translation>Por cuánto se multiplica</translation>
    </message>
    <message>
        <source>The factor, as a number</source>
        <translation>Por cuánto se multiplica, como número</translation>
    </message>
    <message>
        <source> times</source>
        <translation> veces</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonHandout</name>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Fuentes: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonMode</name>
    <message>
        <source>Open lesson</source>
        <translation>Abrir lección</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lecciones (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson.</source>
        <translation>&apos;%1&apos; no es una lección.</translation>
    </message>
    <message>
        <source>Export handout</source>
        <translation>Exportar apuntes</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Páginas (*.pdf)</translation>
    </message>
    <message>
        <source>Preparing the handout: step %1 of %2</source>
        <translation>Preparando los apuntes: paso %1 de %2</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportado: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonPage</name>
    <message>
        <source>It takes about %1 min.</source>
        <translation>Dura unos %1 min.</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>Fuentes:</translation>
    </message>
    <message>
        <source>Guess first; the results follow.</source>
        <translation>Prediga primero; los resultados siguen.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonPanel</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Cerrar la lección</translation>
    </message>
    <message>
        <source>End the lesson and return to the list</source>
        <translation>Terminar la lección y volver a la lista</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>A&amp;nterior</translation>
    </message>
    <message>
        <source>Previous step (Page Up)</source>
        <translation>Paso anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Next step (Page Down)</source>
        <translation>Paso siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Texto del paso</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>S&amp;iguiente</translation>
    </message>
    <message>
        <source>Sho&amp;w answer</source>
        <translation>Ver res&amp;puesta</translation>
    </message>
    <message>
        <source>Show &amp;more</source>
        <translation>Ver má&amp;s</translation>
    </message>
    <message>
        <source>Handout...</source>
        <translation>Apuntes...</translation>
    </message>
    <message>
        <source>Write the lesson&apos;s steps as pages of one PDF</source>
        <translation>Escribir los pasos de la lección como páginas de un PDF</translation>
    </message>
    <message>
        <source>Keep results</source>
        <translation>Conservar resultados</translation>
    </message>
    <message>
        <source>Add the lesson&apos;s results to the session</source>
        <translation>Añadir los resultados de la lección a la sesión</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonRuns</name>
    <message>
        <source>No device here can run this step&apos;s experiment.</source>
        <translation>Ningún dispositivo disponible puede ejecutar el experimento de este paso.</translation>
    </message>
    <message>
        <source>The step&apos;s experiment waits for the current run.</source>
        <translation>El experimento del paso espera a la ejecución en curso.</translation>
    </message>
    <message>
        <source>Stopped; the step shows the results so far.</source>
        <translation>Detenido; el paso muestra los resultados obtenidos.</translation>
    </message>
    <message>
        <source>The run failed on %1: %2</source>
        <translation>La ejecución falló en %1: %2</translation>
    </message>
    <message>
        <source>The run failed on %1, so these results are from %2. The reason: %3</source>
        <translation>La ejecución falló en %1, así que estos resultados son de %2. El motivo: %3</translation>
    </message>
    <message>
        <source>These results are from %1. The reason: %2</source>
        <translation>Estos resultados son de %1. El motivo: %2</translation>
    </message>
    <message>
        <source>This device cannot run: %1</source>
        <translation>Este dispositivo no puede ejecutar: %1</translation>
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
        <translation>Resultados nuevos: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MachineCode</name>
    <message>
        <source>Cannot find cuobjdump on PATH or in /usr/local/cuda/bin: install NVIDIA&apos;s CUDA Toolkit.</source>
        <translation>No se encuentra cuobjdump en PATH ni en /usr/local/cuda/bin: instale el CUDA Toolkit de NVIDIA.</translation>
    </message>
    <message>
        <source>This program has no machine code: it was built without CUDA.</source>
        <translation>Este programa no contiene código de máquina: se compiló sin CUDA.</translation>
    </message>
    <message>
        <source>cuobjdump found no machine code for this kernel.</source>
        <translation>cuobjdump no encontró código de máquina para este kernel.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>No se pudo iniciar %1: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MachineCodePage</name>
    <message>
        <source>Template arguments of the kernel</source>
        <translation>Argumentos de plantilla del kernel</translation>
    </message>
    <message>
        <source>nvcc builds a kernel once for each set of template arguments.</source>
        <translation>nvcc compila un kernel una vez por cada conjunto de argumentos de plantilla.</translation>
    </message>
    <message>
        <source>PTX or SASS</source>
        <translation>PTX o SASS</translation>
    </message>
    <message>
        <source>PTX is nvcc&apos;s portable assembly; SASS is ptxas&apos;s machine code for each GPU that the program was built for.</source>
        <translation>PTX es el ensamblador portable de nvcc; SASS es el código de máquina de ptxas para cada GPU para la que se compiló el programa.</translation>
    </message>
    <message>
        <source>Machine code of the kernel</source>
        <translation>Código de máquina del kernel</translation>
    </message>
    <message>
        <source>As cuobjdump prints it.</source>
        <translation>Tal como lo imprime cuobjdump.</translation>
    </message>
    <message>
        <source>Reading the machine code of this program...</source>
        <translation>Leyendo el código de máquina de este programa...</translation>
    </message>
    <message>
        <source>nvcc has not compiled this kernel.</source>
        <translation>nvcc no compiló este kernel.</translation>
    </message>
    <message>
        <source>Disassembling...</source>
        <translation>Desensamblando...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MainWindow</name>
    <message>
        <source>Checked. %1</source>
        <translation>Comprobado. %1</translation>
    </message>
    <message>
        <source>Stopped; the findings so far are kept</source>
        <translation>Detenido; se conservan los hallazgos obtenidos</translation>
    </message>
    <message>
        <source>Done. New results: %1</source>
        <translation>Listo. Resultados nuevos: %1</translation>
    </message>
    <message>
        <source>Stopped; the results so far are kept</source>
        <translation>Detenido; se conservan los resultados obtenidos</translation>
    </message>
    <message>
        <source>Opening the device...</source>
        <translation>Abriendo el dispositivo...</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Comprobando...</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Sesión nueva</translation>
    </message>
    <message>
        <source>%1[*] - Warpbench</source>
        <translation>%1[*] - Warpbench</translation>
    </message>
    <message>
        <source>Recovered. Unsaved results: %1</source>
        <translation>Recuperado. Resultados sin guardar: %1</translation>
    </message>
    <message>
        <source>The language changes when the run ends.</source>
        <translation>El idioma cambiará cuando termine la ejecución.</translation>
    </message>
    <message>
        <source>Results kept in the session: %1</source>
        <translation>Resultados conservados en la sesión: %1</translation>
    </message>
    <message>
        <source>The language changes when all files are written.</source>
        <translation>El idioma cambia cuando todos los archivos estén escritos.</translation>
    </message>
    <message>
        <source>The window closes when all files are written. Close again to abandon them.</source>
        <translation>La ventana se cierra cuando todos los archivos están escritos. Cierre otra vez para renunciar a ellos.</translation>
    </message>
    <message>
        <source>Submitted to the cluster: job %1</source>
        <translation>Enviado al clúster: trabajo %1</translation>
    </message>
    <message>
        <source>Submitting to the cluster...</source>
        <translation>Enviando al clúster...</translation>
    </message>
    <message>
        <source>Results added to the session: %1</source>
        <translation>Resultados añadidos a la sesión: %1</translation>
    </message>
    <message>
        <source>Open CUDA program</source>
        <translation>Abrir programa CUDA</translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Imágenes (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1. Failed, or with a wrong result: %2</source>
        <translation>%1. Fallidos o con un resultado incorrecto: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ManualWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>A&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Pages and sections of the manual</source>
        <translation>Páginas y secciones del manual</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
    <message>
        <source>The manual is in English</source>
        <translation>El manual está en inglés</translation>
    </message>
    <message>
        <source>Show the previous page (Alt+Left)</source>
        <translation>Mostrar la página anterior (Alt+Left)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Words to find on any page (Ctrl+F)</source>
        <translation>Palabras que buscar en todas las páginas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Show the previous match (Shift+F3)</source>
        <translation>Mostrar la aparición anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Show the next match (F3)</source>
        <translation>Mostrar la aparición siguiente (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se encuentra</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MarksForm</name>
    <message>
        <source>Horizontal line</source>
        <translation>Línea horizontal</translation>
    </message>
    <message>
        <source>Vertical line</source>
        <translation>Línea vertical</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Lines and texts</source>
        <translation>Líneas y textos</translation>
    </message>
    <message>
        <source>Your lines and texts in this plot; double-click a cell to edit it</source>
        <translation>Sus líneas y textos en este gráfico; haga doble clic en una celda para editarla</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Add &amp;horizontal line</source>
        <translation>Añadir línea &amp;horizontal</translation>
    </message>
    <message>
        <source>Add a line at a value</source>
        <translation>Añadir una línea en un valor</translation>
    </message>
    <message>
        <source>Add &amp;vertical line</source>
        <translation>Añadir línea &amp;vertical</translation>
    </message>
    <message>
        <source>Add a line at a position along x</source>
        <translation>Añadir una línea en una posición a lo largo de x</translation>
    </message>
    <message>
        <source>Add t&amp;ext</source>
        <translation>Añadir t&amp;exto</translation>
    </message>
    <message>
        <source>Add a text at a point</source>
        <translation>Añadir un texto en un punto</translation>
    </message>
    <message>
        <source>Remove the selected lines and texts</source>
        <translation>Quitar las líneas y los textos seleccionados</translation>
    </message>
    <message>
        <source>The bar that the text belongs to</source>
        <translation>La barra a la que pertenece el texto</translation>
    </message>
    <message>
        <source>Line %1: enter a number.</source>
        <translation>Línea %1: introduzca un número.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MemoryPanel</name>
    <message>
        <source>Choose a variant that the simulator can run.</source>
        <translation>Elija una variante que el simulador pueda ejecutar.</translation>
    </message>
    <message>
        <source>The kernel to trace</source>
        <translation>El kernel que se traza</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>Tamaño&amp;s</translation>
    </message>
    <message>
        <source>Show the fields for the sizes of this view</source>
        <translation>Mostrar los campos de los tamaños de esta vista</translation>
    </message>
    <message>
        <source>Source of the kernel</source>
        <translation>Código fuente del kernel</translation>
    </message>
    <message>
        <source>The line of this step is highlighted.</source>
        <translation>La línea de este paso está resaltada.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Trazando un bloque...</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>No hay nada que mostrar: %1.</translation>
    </message>
    <message>
        <source>this block accesses no memory</source>
        <translation>este bloque no accede a la memoria</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MemoryWarning</name>
    <message>
        <source>Memory that the run needs</source>
        <translation>Memoria que necesita la ejecución</translation>
    </message>
    <message>
        <source>This run needs %1 of memory; %2 are free.</source>
        <translation>Esta ejecución necesita %1 de memoria; hay %2 libres.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>E&amp;dición</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecutar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Open session...</source>
        <translation>&amp;Abrir sesión...</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>&amp;Guardar sesión</translation>
    </message>
    <message>
        <source>Save session &amp;as...</source>
        <translation>Guardar sesión &amp;como...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Compare &amp;with session...</source>
        <translation>Co&amp;mparar con sesión...</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Draw another session&apos;s results for comparison</source>
        <translation>Dibujar los resultados de otra sesión para comparar</translation>
    </message>
    <message>
        <source>End co&amp;mparison</source>
        <translation>&amp;Terminar comparación</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Draw only this session&apos;s results</source>
        <translation>Dibujar solo los resultados de esta sesión</translation>
    </message>
    <message>
        <source>What chan&amp;ged...</source>
        <translation>Qué cam&amp;bió...</translation>
    </message>
    <message>
        <source>Ctrl+Alt+D</source>
        <translation>Ctrl+Alt+D</translation>
    </message>
    <message>
        <source>List what differs between the two sessions</source>
        <translation>Mostrar en una lista lo que difiere entre las dos sesiones</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Delete selected results</source>
        <translation>&amp;Eliminar resultados seleccionados</translation>
    </message>
    <message>
        <source>Remove the selected rows from the session; Undo restores them</source>
        <translation>Quitar de la sesión las filas seleccionadas; Deshacer las recupera</translation>
    </message>
    <message>
        <source>C&amp;lear results</source>
        <translation>&amp;Borrar todos los resultados</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>C&amp;onfiguración...</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Plac&amp;es...</source>
        <translation>&amp;Lugares...</translation>
    </message>
    <message>
        <source>Other places where kernels can run: a machine, a cluster, a container</source>
        <translation>Otros lugares donde se pueden ejecutar kernels: una máquina, un clúster, un contenedor</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>&amp;Leave to the cluster</source>
        <translation>Dejar al &amp;clúster</translation>
    </message>
    <message>
        <source>Submit the experiment to the device&apos;s cluster; the window offers its results when it is done</source>
        <translation>Enviar el experimento al clúster del dispositivo; la ventana ofrece sus resultados cuando termina</translation>
    </message>
    <message>
        <source>&amp;Check for mistakes</source>
        <translation>&amp;Buscar errores</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Run the chosen variants in the simulator and check every access and barrier</source>
        <translation>Ejecutar las variantes elegidas en el simulador y comprobar cada acceso y cada barrera</translation>
    </message>
    <message>
        <source>Run the selected result a&amp;gain</source>
        <translation>&amp;Repetir el resultado seleccionado</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Measure this point again, on its own device if available</source>
        <translation>Medir este punto de nuevo, en su propio dispositivo si está disponible</translation>
    </message>
    <message>
        <source>Run this session &amp;here</source>
        <translation>Ejecutar esta sesión a&amp;quí</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Run all points of the session again on the chosen device</source>
        <translation>Ejecutar de nuevo todos los puntos de la sesión en el dispositivo elegido</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Stop the run and keep the results so far</source>
        <translation>Detener la ejecución y conservar los resultados obtenidos</translation>
    </message>
    <message>
        <source>Stop &amp;all</source>
        <translation>Detener &amp;todo</translation>
    </message>
    <message>
        <source>Shift+Esc</source>
        <translation>Shift+Esc</translation>
    </message>
    <message>
        <source>Stop the run and remove the waiting experiments</source>
        <translation>Detener la ejecución y quitar los experimentos en espera</translation>
    </message>
    <message>
        <source>&amp;Pictures...</source>
        <translation>&amp;Imágenes...</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>Text &amp;larger</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Text s&amp;maller</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>Text normal s&amp;ize</source>
        <translation>Texto de tamaño &amp;normal</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Open the manual, which is in English</source>
        <translation>Abrir el manual, que está en inglés</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>Open the keyboard shortcuts in the manual</source>
        <translation>Abrir los atajos de teclado en el manual</translation>
    </message>
    <message>
        <source>&amp;About Warpbench</source>
        <translation>&amp;Acerca de Warpbench</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Open C&amp;UDA program...</source>
        <translation>Abrir programa C&amp;UDA...</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>A .cu file, a program built by warpbench-nvcc, or a project&apos;s Makefile or CMakeLists.txt</source>
        <translation>Un archivo .cu, un programa compilado con warpbench-nvcc, o el Makefile o CMakeLists.txt de un proyecto</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nueva sesión</translation>
    </message>
    <message>
        <source>Start an empty session; the experiment stays</source>
        <translation>Empezar una sesión vacía; el experimento se queda</translation>
    </message>
    <message>
        <source>Run the experiment, the open exercise, or the CUDA program in front</source>
        <translation>Ejecutar el experimento, el ejercicio abierto o el programa CUDA que está delante</translation>
    </message>
    <message>
        <source>Wor&amp;kspace</source>
        <translation>Esp&amp;acio de trabajo</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find a &amp;command...</source>
        <translation>&amp;Buscar una orden...</translation>
    </message>
    <message>
        <source>Search all commands, families, variants and lessons</source>
        <translation>Busca entre todas las órdenes, familias, variantes y lecciones</translation>
    </message>
    <message>
        <source>Family: %1</source>
        <translation>Familia: %1</translation>
    </message>
    <message>
        <source>Only the variant: %1</source>
        <translation>Solo la variante: %1</translation>
    </message>
    <message>
        <source>&amp;Close program</source>
        <translation>Cerrar pr&amp;ograma</translation>
    </message>
    <message>
        <source>Close the CUDA program in front</source>
        <translation>Cerrar el programa CUDA que está delante</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lección: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::MistakesList</name>
    <message>
        <source>Mistakes of the program</source>
        <translation>Errores del programa</translation>
    </message>
    <message>
        <source>Select a row to show its line</source>
        <translation>Seleccione una fila para mostrar su línea</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>launch failed</source>
        <translation>lanzamiento fallido</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::NothingShown</name>
    <message>
        <source>There is no result of %1 yet: press Run (F5).</source>
        <translation>Aún no hay resultados de %1: pulse Ejecutar (F5).</translation>
    </message>
    <message>
        <source>The table&apos;s filter hides all results of this family.</source>
        <translation>El filtro de la tabla oculta todos los resultados de esta familia.</translation>
    </message>
    <message>
        <source>No run of this family is shown: check one next to the table.</source>
        <translation>No se muestra ninguna ejecución de esta familia: marque una junto a la tabla.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ParameterEditor</name>
    <message>
        <source>, in %1</source>
        <translation>, en %1</translation>
    </message>
    <message>
        <source>%1: %2%3.</source>
        <translation>%1: %2%3.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Admite %1.</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>Barrer %1</translation>
    </message>
    <message>
        <source>Sweep this parameter over several values</source>
        <translation>Barrer este parámetro con varios valores</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generada</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: elegir un archivo</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ParameterForm</name>
    <message>
        <source>Fit to the device</source>
        <translation>Ajustar al dispositivo</translation>
    </message>
    <message>
        <source>Parameter&amp;s</source>
        <translation>&amp;Parámetros</translation>
    </message>
    <message>
        <source>Set sizes that a simulated device runs quickly</source>
        <translation>Fijar tamaños que un dispositivo simulado ejecuta rápido</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PictureForm</name>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vectorial</translation>
    </message>
    <message>
        <source>LaTeX, drawn by pgfplots</source>
        <translation>LaTeX, dibujado por pgfplots</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vectorial</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, píxeles</translation>
    </message>
    <message>
        <source>CSV, the plot&apos;s data</source>
        <translation>CSV, datos del gráfico</translation>
    </message>
    <message>
        <source>TSV, the plot&apos;s data</source>
        <translation>TSV, datos del gráfico</translation>
    </message>
    <message>
        <source>JSON, the plot&apos;s data</source>
        <translation>JSON, datos del gráfico</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Tamaño personalizado</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>milímetros</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source> dots per inch</source>
        <translation> puntos por pulgada</translation>
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
        <translation>El formato del archivo. Los formatos vectoriales se ven nítidos en cualquier tamaño.</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Preajuste</translation>
    </message>
    <message>
        <source>A suitable size, with readable text.</source>
        <translation>Un tamaño adecuado, con texto legible.</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ancho</translation>
    </message>
    <message>
        <source>Width of the picture.</source>
        <translation>Ancho de la imagen.</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>A&amp;lto</translation>
    </message>
    <message>
        <source>Height of the picture.</source>
        <translation>Alto de la imagen.</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Unidad</translation>
    </message>
    <message>
        <source>Unit of width and height; the size stays the same.</source>
        <translation>Unidad del ancho y del alto; el tamaño no cambia.</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Resolución</translation>
    </message>
    <message>
        <source>Pixels per inch, for PNG and for sizes in pixels.</source>
        <translation>Píxeles por pulgada, para PNG y para tamaños en píxeles.</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>Size of axis titles and legend, in points of 1/72 inch. Lines and marks scale with it.</source>
        <translation>Tamaño de los títulos de los ejes y de la leyenda, en puntos de 1/72 de pulgada. Las líneas y las marcas guardan proporción.</translation>
    </message>
    <message>
        <source>Back&amp;ground</source>
        <translation>Fon&amp;do</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides.</source>
        <translation>Claro para papel; oscuro para diapositivas oscuras.</translation>
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
        <translation>Se guarda para cada tamaño predefinido</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>subtitle</source>
        <translation>subtítulo</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>fórmula</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>marcas</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>M&amp;ostrar</translation>
    </message>
    <message>
        <source>below the plot</source>
        <translation>debajo del gráfico</translation>
    </message>
    <message>
        <source>next to the plot</source>
        <translation>junto al gráfico</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Legen&amp;d</source>
        <translation>Leye&amp;nda</translation>
    </message>
    <message>
        <source>The legend moves if it does not fit.</source>
        <translation>La leyenda se mueve si no cabe.</translation>
    </message>
    <message>
        <source>as in the plot</source>
        <translation>como en el gráfico</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>T&amp;ítulo</translation>
    </message>
    <message>
        <source>&amp;x axis</source>
        <translation>E&amp;je x</translation>
    </message>
    <message>
        <source>&amp;y axis</source>
        <translation>Eje &amp;y</translation>
    </message>
    <message>
        <source>peak and copy</source>
        <translation>pico y copia</translation>
    </message>
    <message>
        <source>Title for this plot.</source>
        <translation>Título de este gráfico.</translation>
    </message>
    <message>
        <source>Label for this plot&apos;s x axis.</source>
        <translation>Etiqueta del eje x de este gráfico.</translation>
    </message>
    <message>
        <source>Label for this plot&apos;s y axis. Without the subtitle, it also says if all times are modelled or recorded.</source>
        <translation>Etiqueta del eje y de este gráfico. Sin el subtítulo indica también si todos los tiempos son modelados o grabados.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PicturesDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>&amp;Save picture...</source>
        <translation>&amp;Guardar imagen...</translation>
    </message>
    <message>
        <source>Save the picture that the kernel computed</source>
        <translation>Guardar la imagen que calculó el kernel</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>No result has a picture.</source>
        <translation>Ningún resultado tiene imagen.</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.bmp);;All files (*)</source>
        <translation>Imágenes (*.png *.jpg *.bmp);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlacesController</name>
    <message>
        <source>Usable devices: %1</source>
        <translation>Dispositivos utilizables: %1</translation>
    </message>
    <message>
        <source>This place has no devices.</source>
        <translation>Este lugar no tiene dispositivos.</translation>
    </message>
    <message>
        <source>Asking...</source>
        <translation>Consultando...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlacesDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>Ca&amp;mbiar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Other places where kernels can run</source>
        <translation>Otros lugares donde se pueden ejecutar kernels</translation>
    </message>
    <message>
        <source>Name to show with the devices of the place</source>
        <translation>Nombre que se muestra con los dispositivos del lugar</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>por ejemplo %1</translation>
    </message>
    <message>
        <source>Command that starts warpbench-cli there: %1</source>
        <translation>Orden que inicia allí warpbench-cli: %1</translation>
    </message>
    <message>
        <source>Add a place of this name</source>
        <translation>Añadir un lugar con este nombre</translation>
    </message>
    <message>
        <source>Apply the entered values to the selected place</source>
        <translation>Aplicar los valores introducidos al lugar seleccionado</translation>
    </message>
    <message>
        <source>Remove the selected place from the list</source>
        <translation>Quitar de la lista el lugar seleccionado</translation>
    </message>
    <message>
        <source>Connect to the place as entered and list its devices</source>
        <translation>Conectarse al lugar introducido y listar sus dispositivos</translation>
    </message>
    <message>
        <source>The window stays here, and the kernels run there. A place needs warpbench-cli and a connection without a password prompt.</source>
        <translation>La ventana se queda aquí y los kernels se ejecutan allí. Un lugar necesita warpbench-cli y una conexión que no pida contraseña.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Dónde</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <translation>Uno de estos: %1</translation>
    </message>
    <message>
        <source>Close; changes are already applied (Esc)</source>
        <translation>Cerrar; los lugares ya están aplicados (Esc)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A name consists of letters, digits, blanks and . - _ : [ ]</source>
        <translation>Un nombre consta de letras, dígitos, espacios y . - _ : [ ]</translation>
    </message>
    <message>
        <source>Asking...</source>
        <translation>Consultando...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotActions</name>
    <message>
        <source>Logarithmic &amp;x axis</source>
        <translation>Eje &amp;x logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic &amp;y axis</source>
        <translation>Eje &amp;y logarítmico</translation>
    </message>
    <message>
        <source>Shown &amp;series</source>
        <translation>&amp;Series mostradas</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Mostrar t&amp;odo</translation>
    </message>
    <message>
        <source>Undo zooming and panning (Home, or a double click on the plot)</source>
        <translation>Deshacer el aumento y el desplazamiento (Inicio o doble clic en el gráfico)</translation>
    </message>
    <message>
        <source>&amp;Axis ranges...</source>
        <translation>Rangos de los e&amp;jes...</translation>
    </message>
    <message>
        <source>Enter the ranges of the axes</source>
        <translation>Introducir los intervalos de los ejes</translation>
    </message>
    <message>
        <source>&amp;Crosshair</source>
        <translation>Retíc&amp;ula</translation>
    </message>
    <message>
        <source>Read all lines at the pointer</source>
        <translation>Leer todas las líneas en el puntero</translation>
    </message>
    <message>
        <source>Names, c&amp;olours and notes...</source>
        <translation>Nombres, &amp;colores y notas...</translation>
    </message>
    <message>
        <source>Rename and recolour series; add your own lines and texts. The session saves them</source>
        <translation>Cambiar nombres y colores de las series; añadir líneas y textos propios. La sesión los guarda</translation>
    </message>
    <message>
        <source>Open in own &amp;window</source>
        <translation>Abrir en &amp;ventana propia</translation>
    </message>
    <message>
        <source>Show this view in its own window; it follows the session</source>
        <translation>Mostrar esta vista en su propia ventana; sigue a la sesión</translation>
    </message>
    <message>
        <source>This plot has no legend</source>
        <translation>Este gráfico no tiene leyenda</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotEditor</name>
    <message>
        <source>Names, colours and notes</source>
        <translation>Nombres, colores y notas</translation>
    </message>
    <message>
        <source>&amp;Series</source>
        <translation>&amp;Series</translation>
    </message>
    <message>
        <source>&amp;Lines and texts</source>
        <translation>&amp;Líneas y textos</translation>
    </message>
    <message>
        <source>Names and colours, in all plots of this family</source>
        <translation>Nombres y colores, en todos los gráficos de esta familia</translation>
    </message>
    <message>
        <source>Your own lines and texts in this plot</source>
        <translation>Sus líneas y textos en este gráfico</translation>
    </message>
    <message>
        <source>Apply the changes; the session saves them (Return)</source>
        <translation>Aplicar los cambios; la sesión los guarda (Intro)</translation>
    </message>
    <message>
        <source>Keep the plot unchanged (Esc)</source>
        <translation>Dejar el gráfico sin cambios (Esc)</translation>
    </message>
    <message>
        <source>Names, colours or notes were edited. Save them?</source>
        <translation>Se han modificado nombres, colores o notas. ¿Guardarlos?</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotMenu</name>
    <message>
        <source>&amp;Export plot...</source>
        <translation>&amp;Exportar gráfico...</translation>
    </message>
    <message>
        <source>Copy &amp;plot as picture</source>
        <translation>Copiar gráfico como &amp;imagen</translation>
    </message>
    <message>
        <source>Copy plot&apos;s &amp;data</source>
        <translation>Copiar &amp;datos del gráfico</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>El gráfico está vacío.</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Exportar gráfico</translation>
    </message>
    <message>
        <source>Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</source>
        <translation>Imágenes y datos (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exportado: %1</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>Imagen copiada</translation>
    </message>
    <message>
        <source>Copied the plot&apos;s data</source>
        <translation>Datos del gráfico copiados</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PlotsPanel</name>
    <message>
        <source>Basel&amp;ine</source>
        <translation>Línea ba&amp;se</translation>
    </message>
    <message>
        <source>The variant to compare the other times with</source>
        <translation>La variante con la que se comparan los demás tiempos</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Qué mostrar</translation>
    </message>
    <message>
        <source>The samples sorted by time, or in the order they were taken</source>
        <translation>Las muestras ordenadas por tiempo, o en el orden en que se tomaron</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Lo que se cuenta</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>In the order taken</source>
        <translation>En el orden de toma</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>esta sesión</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Memo&amp;ria</translation>
    </message>
    <message>
        <source>Memory accesses of each step of a kernel, simulated at a small size</source>
        <translation>Accesos a memoria de cada paso de un kernel, simulados con un tamaño pequeño</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Presentation</name>
    <message>
        <source>Prese&amp;ntation</source>
        <translation>Pr&amp;esentación</translation>
    </message>
    <message>
        <source>Fill the screen with the plot or the lesson; press Escape to leave</source>
        <translation>Mostrar el gráfico o la lección a pantalla completa; pulse Escape para salir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Presentación</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::PresetButton</name>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>Use values with published figures from a course or a report</source>
        <translation>Usar valores con cifras publicadas en un curso o un informe</translation>
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
        <translation>Salida del programa</translation>
    </message>
    <message>
        <source>The output of the program appears here.</source>
        <translation>Aquí aparece la salida del programa.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramRunner</name>
    <message>
        <source>Cannot start %1: %2</source>
        <translation>No se puede iniciar %1: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramSourceView</name>
    <message>
        <source>The program&apos;s source</source>
        <translation>El código fuente del programa</translation>
    </message>
    <message>
        <source>Each line shows the sectors or wavefronts per request of one block</source>
        <translation>Cada línea muestra los sectores o wavefronts por petición de un bloque</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramView</name>
    <message>
        <source>out of bounds</source>
        <translation>fuera de límites</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>desalineado</translation>
    </message>
    <message>
        <source>uninitialised</source>
        <translation>sin inicializar</translation>
    </message>
    <message>
        <source>race</source>
        <translation>condición de carrera</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>barrera divergente</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>no termina nunca</translation>
    </message>
    <message>
        <source>freed twice</source>
        <translation>liberado dos veces</translation>
    </message>
    <message>
        <source>use after free</source>
        <translation>uso después de liberar</translation>
    </message>
    <message>
        <source>pointer to host memory</source>
        <translation>puntero a la memoria del host</translation>
    </message>
    <message>
        <source>memory never freed</source>
        <translation>memoria nunca liberada</translation>
    </message>
    <message>
        <source>error not checked</source>
        <translation>error no comprobado</translation>
    </message>
    <message>
        <source>The program ended with exit code %1.</source>
        <translation>El programa terminó con el código de salida %1.</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <comment>as in: It was ended by signal 9 (Killed).</comment>
        <translation>El programa: %1.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Add to re&amp;sults</source>
        <translation>Añadir a los re&amp;sultados</translation>
    </message>
    <message>
        <source>What the last run changed</source>
        <translation>Lo que cambió la última ejecución</translation>
    </message>
    <message>
        <source>Shows what changed after a second run.</source>
        <translation>Muestra qué cambió después de una segunda ejecución.</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>Sal&amp;ida</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>&amp;Errores</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>P&amp;or qué</translation>
    </message>
    <message>
        <source>Ch&amp;anges</source>
        <translation>Cam&amp;bios</translation>
    </message>
    <message>
        <source>The program runs</source>
        <translation>El programa se está ejecutando</translation>
    </message>
    <message>
        <source>Arguments of the program&apos;s main(), as in a shell</source>
        <translation>Argumentos de main() del programa, como en una consola</translation>
    </message>
    <message>
        <source>More files of the program, -I FOLDER, -D NAME=VALUE</source>
        <translation>Más archivos del programa, -I CARPETA, -D NOMBRE=VALOR</translation>
    </message>
    <message>
        <source>Argume&amp;nts</source>
        <translation>Argume&amp;ntos</translation>
    </message>
    <message>
        <source>Com&amp;piler</source>
        <translation>Co&amp;mpilador</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>G&amp;PU</translation>
    </message>
    <message>
        <source>Compile and run the program</source>
        <translation>Compilar y ejecutar el programa</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Run the program and check each access, each barrier and each call of the runtime for mistakes</source>
        <translation>Ejecutar el programa y buscar errores en cada acceso, cada barrera y cada llamada al runtime</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Terminar el programa</translation>
    </message>
    <message>
        <source>Add the launches to the session, where you can save, compare and export them</source>
        <translation>Añadir los lanzamientos a la sesión, para guardarlos, compararlos y exportarlos</translation>
    </message>
    <message>
        <source>Show each launch, or all launches of a kernel together</source>
        <translation>Mostrar cada lanzamiento, o todos los de un kernel juntos</translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation>Lanzamientos por orden</translation>
    </message>
    <message>
        <source>By kernel</source>
        <translation>Por kernel</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanzamientos</translation>
    </message>
    <message>
        <source>Select a launch to see its explanation in Why and its line</source>
        <translation>Seleccione un lanzamiento para ver su explicación en Por qué y su línea</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a file of the program nor -I nor -D.</source>
        <translation>&apos;%1&apos; no es un archivo del programa, ni -I ni -D.</translation>
    </message>
    <message>
        <source>Running on the %1 (modelled). Launches: %2. Seconds: %3.</source>
        <translation>Se ejecuta en %1 (modelado). Lanzamientos: %2. Segundos: %3.</translation>
    </message>
    <message>
        <source>Compiling... Seconds: %1.</source>
        <translation>Compilando... Segundos: %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>warpbench-cli ended before the program did.</source>
        <translation>warpbench-cli terminó antes que el programa.</translation>
    </message>
    <message>
        <source>Launches: %1.</source>
        <translation>Lanzamientos: %1.</translation>
    </message>
    <message>
        <source>Mistakes found: %1.</source>
        <translation>Errores encontrados: %1.</translation>
    </message>
    <message>
        <source>The last run changed nothing.</source>
        <translation>La última ejecución no cambió nada.</translation>
    </message>
    <message>
        <source>Ch&amp;anges (%1)</source>
        <translation>Cam&amp;bios (%1)</translation>
    </message>
    <message>
        <source>&amp;Mistakes (%1)</source>
        <translation>&amp;Errores (%1)</translation>
    </message>
    <message>
        <source>Press Run: the program runs on the chosen GPU.</source>
        <translation>Pulse Ejecutar: el programa se ejecuta en la GPU elegida.</translation>
    </message>
    <message>
        <source>Running on the %1. Launches: %2. Seconds: %3.</source>
        <translation>Se ejecuta en la %1. Lanzamientos: %2. Segundos: %3.</translation>
    </message>
    <message>
        <source>A simulated GPU, which counts accesses, or a GPU of this machine, which measures times</source>
        <translation>Una GPU simulada, que cuenta accesos, o una GPU de este equipo, que mide tiempos</translation>
    </message>
    <message>
        <source>%1 (modelled)</source>
        <translation>%1 (modelado)</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>No compila.</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
    <message>
        <source>Run the program on a GPU of this machine under Nsight Compute to get the hardware&apos;s counts of each launch</source>
        <translation>Ejecutar el programa en una GPU de este equipo con Nsight Compute, para obtener los recuentos del hardware de cada lanzamiento</translation>
    </message>
    <message>
        <source>Co&amp;unt</source>
        <translation>Con&amp;tar</translation>
    </message>
    <message>
        <source>A real GPU does not report its accesses. Choose a simulated GPU to trace a launch.</source>
        <translation>Una GPU real no comunica sus accesos. Elija una GPU simulada para trazar un lanzamiento.</translation>
    </message>
    <message>
        <source>Select a launch, in the table or in the plot, to trace one of its blocks.</source>
        <translation>Seleccione un lanzamiento, en la tabla o en el gráfico, para trazar uno de sus bloques.</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Memo&amp;ria</translation>
    </message>
    <message>
        <source>This view is read-only: change the file in an editor, then press Run to read it again.</source>
        <translation>Esta vista es de solo lectura: modifique el archivo en un editor y pulse Ejecutar para leerlo de nuevo.</translation>
    </message>
    <message>
        <source>Files of the program</source>
        <translation>Archivos del programa</translation>
    </message>
    <message>
        <source>Choose a file to show it</source>
        <translation>Elija un archivo para mostrarlo</translation>
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
        <translation>Orden de los lanzamientos</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::QueueButton</name>
    <message>
        <source>Waiting experiments; choose one to remove it</source>
        <translation>Los experimentos que esperan al que está en curso; elija uno para quitarlo</translation>
    </message>
    <message>
        <source>variants: %1</source>
        <translation>variantes: %1</translation>
    </message>
    <message>
        <source>%1 values of %2</source>
        <translation>valores de %2: %1</translation>
    </message>
    <message>
        <source>%1 more waiting</source>
        <translation>%1 más en espera</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Quitar: %1</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>Quitar &amp;todo</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RangeDialog</name>
    <message>
        <source>Axis ranges</source>
        <translation>Rangos de los ejes</translation>
    </message>
    <message>
        <source>&amp;x from</source>
        <translation>&amp;x desde</translation>
    </message>
    <message>
        <source>x &amp;to</source>
        <translation>x &amp;hasta</translation>
    </message>
    <message>
        <source>&amp;y from</source>
        <translation>&amp;y desde</translation>
    </message>
    <message>
        <source>y t&amp;o</source>
        <translation>y has&amp;ta</translation>
    </message>
    <message>
        <source>Show these ranges (Return)</source>
        <translation>Mostrar estos rangos (Intro)</translation>
    </message>
    <message>
        <source>Keep the axes unchanged (Esc)</source>
        <translation>Dejar los ejes sin cambios (Esc)</translation>
    </message>
    <message>
        <source>In the unit of the axis</source>
        <translation>En la unidad del eje</translation>
    </message>
    <message>
        <source>Enter numbers.</source>
        <translation>Introduzca números.</translation>
    </message>
    <message>
        <source>The end of an axis must be above its start.</source>
        <translation>El final de un eje debe ser mayor que su inicio.</translation>
    </message>
    <message>
        <source>A logarithmic axis must start above 0.</source>
        <translation>Un eje logarítmico debe empezar por encima de 0.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RecentSessions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Borrar la lista</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RecoveryBar</name>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Open these unsaved results</source>
        <translation>Abrir estos resultados sin guardar</translation>
    </message>
    <message>
        <source>Delete these results permanently</source>
        <translation>Eliminar estos resultados definitivamente</translation>
    </message>
    <message>
        <source>Warpbench ended unexpectedly. Unsaved results: %1, of %2.</source>
        <translation>Warpbench se cerró de forma inesperada. Resultados sin guardar: %1, del %2.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RemoveCopy</name>
    <message>
        <source>removing a copy</source>
        <translation>eliminación de una copia</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RemoveResults</name>
    <message>
        <source>clearing the results</source>
        <translation>borrado de todos los resultados</translation>
    </message>
    <message>
        <source>deleting results</source>
        <translation>eliminación de resultados</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RenameCopy</name>
    <message>
        <source>renaming a copy</source>
        <translation>cambio de nombre de una copia</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ReportDialog</name>
    <message>
        <source>&amp;List the kernels</source>
        <translation>&amp;Incluir los kernels</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exportar informe</translation>
    </message>
    <message>
        <source>The session in one document: environment, method, plots, tables, warnings and explanations, in the language of the window.</source>
        <translation>La sesión en un solo documento: entorno, método, gráficos, tablas, advertencias y explicaciones, en el idioma de la ventana.</translation>
    </message>
    <message>
        <source>PDF, pages to print</source>
        <translation>PDF, páginas para imprimir</translation>
    </message>
    <message>
        <source>HTML page for a browser</source>
        <translation>HTML, una página para el navegador</translation>
    </message>
    <message>
        <source>Each is a single self-contained file.</source>
        <translation>Cada uno es un único archivo autónomo.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Adds the source of each kernel that ran, at the end of its family.</source>
        <translation>Añade el código fuente de cada kernel ejecutado, al final de su familia.</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar...</translation>
    </message>
    <message>
        <source>Choose a file and write the report</source>
        <translation>Elegir un archivo y escribir el informe</translation>
    </message>
    <message>
        <source>Close without a report (Esc)</source>
        <translation>Cerrar sin informe (Esc)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsModel</name>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>Median time of one launch, in milliseconds</source>
        <translation>Mediana del tiempo de un lanzamiento, en milisegundos</translation>
    </message>
    <message>
        <source>Standard deviation of the samples / their mean; a modelled time has none</source>
        <translation>Desviación estándar de las muestras dividida por su media; un tiempo modelado no la tiene</translation>
    </message>
    <message>
        <source>Effective bandwidth: bytes that the algorithm must read and write / median time</source>
        <translation>Ancho de banda efectivo: bytes que el algoritmo debe leer y escribir, divididos por la mediana del tiempo</translation>
    </message>
    <message>
        <source>Floating-point operations of the algorithm / median time</source>
        <translation>Operaciones de coma flotante del algoritmo / mediana del tiempo</translation>
    </message>
    <message>
        <source>Items that the family counts, such as points / median time</source>
        <translation>Elementos que cuenta la familia, como puntos / mediana del tiempo</translation>
    </message>
    <message>
        <source>Share of the device&apos;s peak memory bandwidth or peak operations</source>
        <translation>Fracción del ancho de banda de memoria o de las operaciones pico del dispositivo</translation>
    </message>
    <message>
        <source>Share of the measured bandwidth of the device&apos;s own copy, the practical ceiling</source>
        <translation>Fracción del ancho de banda medido de la copia propia del dispositivo, el techo práctico</translation>
    </message>
    <message>
        <source>Largest difference between the output and the reference computed on the CPU</source>
        <translation>Mayor diferencia de la salida respecto de la referencia calculada en la CPU</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Permitido: %1</translation>
    </message>
    <message>
        <source>Measured on this device, modelled from simulated counts, or recorded earlier</source>
        <translation>Medido en este dispositivo, modelado a partir de recuentos simulados o grabado antes</translation>
    </message>
    <message>
        <source>Whether the output equals the reference computed on the CPU</source>
        <translation>Si la salida es igual a la referencia calculada en la CPU</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tiempo (ms)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruido</translation>
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
        <translation>Tasa (1/s)</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Del pico</translation>
    </message>
    <message>
        <source>Of copy</source>
        <translation>De la copia</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificado</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsPanel</name>
    <message>
        <source>F&amp;ilter results</source>
        <translation>&amp;Filtrar resultados</translation>
    </message>
    <message>
        <source>Filter of the results</source>
        <translation>Filtro de los resultados</translation>
    </message>
    <message>
        <source>Filter: words to find in a row</source>
        <translation>Filtro: palabras que debe tener una fila</translation>
    </message>
    <message>
        <source>Show only rows with all these words, in any column (Ctrl+F). Escape clears the filter.</source>
        <translation>Solo se muestran las filas que tienen todas estas palabras, en cualquier columna (Ctrl+F). La tecla Escape borra el filtro.</translation>
    </message>
    <message>
        <source>Show only rows with certain words</source>
        <translation>Mostrar solo las filas con ciertas palabras</translation>
    </message>
    <message>
        <source>%1 of %2 hidden</source>
        <translation>ocultas: %1 de %2</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ResultsTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copiar filas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>The results so far; the selected one is marked in the plots and explained</source>
        <translation>Los resultados obtenidos; el seleccionado se marca en los gráficos y se explica</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, for a spreadsheet</source>
        <translation>Copiar las filas seleccionadas, o todas, para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Copy rows as LaTe&amp;X</source>
        <translation>Copiar filas como LaTe&amp;X</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as a table for a LaTeX document</source>
        <translation>Copiar las filas seleccionadas, o todas, como tabla para un documento de LaTeX</translation>
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
        <translation>Progreso de la ejecución</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2 left: %3</source>
        <translation>%1, quedan %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Deteniendo...</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::RunsList</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Runs of this session; the table and plots show the checked ones</source>
        <translation>Ejecuciones de esta sesión; la tabla y los gráficos muestran las marcadas</translation>
    </message>
    <message>
        <source>&amp;Only this run</source>
        <translation>S&amp;olo esta ejecución</translation>
    </message>
    <message>
        <source>&amp;All runs</source>
        <translation>&amp;Todas las ejecuciones</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>Keep this run visible when another one starts</source>
        <translation>Esta ejecución sigue visible cuando empieza otra</translation>
    </message>
    <message>
        <source>&amp;Compare with it</source>
        <translation>&amp;Comparar con esta</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Cambiar nombre</translation>
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
        <translation>Resultados: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SeriesLooksForm</name>
    <message>
        <source>Name of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>Name in this family&apos;s plots; leave it empty for the variant&apos;s own</source>
        <translation>Nombre en los gráficos de esta familia; vacío: el de la variante</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Color de %1</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Default name and colour of %1</source>
        <translation>Nombre y color predeterminados de %1</translation>
    </message>
    <message>
        <source>Restore the default name and colour</source>
        <translation>Restaurar el nombre y el color predeterminados</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionController</name>
    <message>
        <source>Sessions, Nsight Compute&apos;s and nvbench&apos;s tables (*.json *.csv);;All files (*)</source>
        <translation>Sesiones, tablas de Nsight Compute y de nvbench (*.json *.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; no longer exists. It is removed from the list.</source>
        <translation>&apos;%1&apos; ya no existe. Se quita de la lista.</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Abrir sesión</translation>
    </message>
    <message>
        <source>Compare with session</source>
        <translation>Comparar con sesión</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Guardar sesión</translation>
    </message>
    <message>
        <source>Sessions (*.json);;All files (*)</source>
        <translation>Sesiones (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This session has unsaved changes. Save them?</source>
        <translation>Esta sesión tiene cambios sin guardar. ¿Guardarlos?</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionDocument</name>
    <message>
        <source>changing a plot</source>
        <translation>cambio de un gráfico</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionFiles</name>
    <message>
        <source>Opened %1</source>
        <translation>Abierto: %1</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Comparado con %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SessionRuns</name>
    <message>
        <source>describing a run</source>
        <translation>descripción de una ejecución</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Ejecución %1: %2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Restore all settings to their defaults</source>
        <translation>Restablecer todos los valores predeterminados</translation>
    </message>
    <message>
        <source>Close; changes are already applied (Esc)</source>
        <translation>Cerrar; la configuración ya está aplicada (Esc)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light, dark, or like the system.</source>
        <translation>Claro, oscuro o como el sistema.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Language of the window and the plots. Files and the command line are always in English.</source>
        <translation>Idioma de la ventana y de los gráficos. Los archivos y la línea de comandos están siempre en inglés.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>Size of all text, including plots (Ctrl++, Ctrl+-, Ctrl+0).</source>
        <translation>Tamaño de todo el texto, incluidos los gráficos (Ctrl++, Ctrl+-, Ctrl+0).</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time &amp;limit of a point</source>
        <translation>&amp;Límite de tiempo por punto</translation>
    </message>
    <message>
        <source>Sampling of a point ends after this time, even if it is still noisy.</source>
        <translation>El muestreo de un punto termina tras este tiempo, aunque siga habiendo ruido.</translation>
    </message>
    <message>
        <source>Median k&amp;nown to within</source>
        <translation>Mediana &amp;conocida con un margen de</translation>
    </message>
    <message>
        <source>Sampling ends when the median is known to within this.</source>
        <translation>El muestreo termina cuando la mediana se conoce con este margen.</translation>
    </message>
    <message>
        <source>&amp;Samples at least</source>
        <translation>&amp;Muestras como mínimo</translation>
    </message>
    <message>
        <source>Sampling takes at least this many samples, within the time limit.</source>
        <translation>El muestreo toma al menos este número de muestras, dentro del límite de tiempo.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>como se midió</translation>
    </message>
    <message>
        <source>10 times as fast</source>
        <translation>10 veces más rápido</translation>
    </message>
    <message>
        <source>&amp;Replay of recordings</source>
        <translation>Ritmo de las &amp;grabaciones</translation>
    </message>
    <message>
        <source>Speed at which recorded samples are replayed.</source>
        <translation>Velocidad a la que se reproducen las muestras grabadas.</translation>
    </message>
    <message>
        <source>Unsaved results</source>
        <translation>Resultados sin guardar</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source> s after a change</source>
        <translation> s después de un cambio</translation>
    </message>
    <message>
        <source>&amp;Keep a copy</source>
        <translation>Guardar &amp;una copia</translation>
    </message>
    <message>
        <source>Warpbench backs up unsaved results and offers them at the next start after a crash. 0: never.</source>
        <translation>Warpbench guarda una copia de los resultados sin guardar y la ofrece en el siguiente inicio tras un fallo. 0: nunca.</translation>
    </message>
    <message>
        <source>Time limit of a la&amp;unch</source>
        <translation>Límite de tiempo de un la&amp;nzamiento</translation>
    </message>
    <message>
        <source>Warpbench stops a kernel that takes longer on a GPU, and its point fails.</source>
        <translation>Warpbench detiene un kernel que tarda más en una GPU, y su punto falla.</translation>
    </message>
    <message>
        <source>of each point on a GPU</source>
        <translation>de cada punto en una GPU</translation>
    </message>
    <message>
        <source>Hard&amp;ware counters</source>
        <translation>Contadores del hard&amp;ware</translation>
    </message>
    <message>
        <source>Nsight Compute counts each point in another run of some seconds. A live run counts nothing.</source>
        <translation>Nsight Compute cuenta cada punto en otra ejecución de unos segundos. Una ejecución en vivo no cuenta nada.</translation>
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
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Machine code</source>
        <translation>Código de máquina</translation>
    </message>
    <message>
        <source>The kernel&apos;s source, with the cost of each line</source>
        <translation>El código fuente del kernel, con el coste de cada línea</translation>
    </message>
    <message>
        <source>The compiled kernel, if the CUDA Toolkit is installed</source>
        <translation>El kernel compilado, si el CUDA Toolkit está instalado</translation>
    </message>
    <message>
        <source>Cost of the kernel&apos;s lines</source>
        <translation>Coste de las líneas del kernel</translation>
    </message>
    <message>
        <source>Select a row to show its line.</source>
        <translation>Seleccione una fila para mostrar su línea.</translation>
    </message>
    <message>
        <source>Select a result, in the table or in the plot, to see its kernel.</source>
        <translation>Seleccione un resultado, en la tabla o en el gráfico, para ver su kernel.</translation>
    </message>
    <message>
        <source>%1 is not a kernel of this program, so it has no source.</source>
        <translation>%1 no es un kernel de este programa, así que no tiene código fuente.</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Trazando un bloque...</translation>
    </message>
    <message>
        <source>The cost of the lines is unknown: %1</source>
        <translation>No se conoce el coste de las líneas: %1</translation>
    </message>
    <message>
        <source>One block, simulated at %1:</source>
        <translation>Un bloque, simulado con %1:</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>load from global memory</source>
        <translation>carga de la memoria global</translation>
    </message>
    <message>
        <source>store to global memory</source>
        <translation>escritura en la memoria global</translation>
    </message>
    <message>
        <source>atomic on global memory</source>
        <translation>operación atómica en la memoria global</translation>
    </message>
    <message>
        <source>load from shared memory</source>
        <translation>carga de la memoria compartida</translation>
    </message>
    <message>
        <source>store to shared memory</source>
        <translation>escritura en la memoria compartida</translation>
    </message>
    <message>
        <source>atomic on shared memory</source>
        <translation>operación atómica en la memoria compartida</translation>
    </message>
    <message>
        <source>load from constant memory</source>
        <translation>carga de la memoria constante</translation>
    </message>
    <message>
        <source>1 sector per request</source>
        <translation>1 sector por petición</translation>
    </message>
    <message>
        <source>%1 sectors per request</source>
        <translation>%1 sectores por petición</translation>
    </message>
    <message>
        <source>1 wavefront per request</source>
        <translation>1 wavefront por petición</translation>
    </message>
    <message>
        <source>%1 wavefronts per request</source>
        <translation>%1 wavefronts por petición</translation>
    </message>
    <message>
        <source>1 word per request</source>
        <translation>1 palabra por petición</translation>
    </message>
    <message>
        <source>%1 words per request</source>
        <translation>%1 palabras por petición</translation>
    </message>
    <message>
        <source> instead of %1</source>
        <translation> en lugar de %1</translation>
    </message>
    <message>
        <source>, lanes: %1 of 32</source>
        <translation>, lanes: %1 de 32</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>grid %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>registers per thread: %1</source>
        <translation>registros por hilo: %1</translation>
    </message>
    <message>
        <source>shared memory per block: %1 bytes</source>
        <translation>memoria compartida por bloque: %1 bytes</translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>ocupación %1 %</translation>
    </message>
    <message>
        <source>The session does not contain the text of %1.</source>
        <translation>La sesión no contiene el texto de %1.</translation>
    </message>
    <message>
        <source>load from local memory</source>
        <translation>carga de la memoria local</translation>
    </message>
    <message>
        <source>store to local memory</source>
        <translation>escritura en la memoria local</translation>
    </message>
    <message>
        <source>The costs of the lines appear when you pause or run the kernel.</source>
        <translation>Los costes de las líneas aparecen al hacer una pausa o ejecutar el kernel.</translation>
    </message>
    <message>
        <source>The costs of the lines appear when you allow the kernel to run.</source>
        <translation>Los costes de las líneas aparecen cuando permite ejecutar el kernel.</translation>
    </message>
    <message>
        <source>it does not compile</source>
        <translation>no compila</translation>
    </message>
    <message>
        <source>Differences between this kernel and another of its family</source>
        <translation>Diferencias entre este kernel y otro de su familia</translation>
    </message>
    <message>
        <source>%1 runs on the CPU: it has no kernel here.</source>
        <translation>%1 se ejecuta en la CPU: aquí no tiene kernel.</translation>
    </message>
    <message>
        <source>%1 is a library&apos;s function: it has no kernel here.</source>
        <translation>%1 es una función de biblioteca: aquí no tiene kernel.</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::StepBar</name>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Primer paso (Inicio)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step back (left arrow)</source>
        <translation>Paso atrás (flecha izquierda)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play and pause (Space)</source>
        <translation>Reproducir y pausar (Espacio)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Step forward (right arrow)</source>
        <translation>Paso adelante (flecha derecha)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Último paso (Fin)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Go to a step</source>
        <translation>Ir a un paso</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 pasos/s</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::SweepBox</name>
    <message>
        <source>S&amp;weep</source>
        <translation>&amp;Barrido</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Run every checked variant once with each value of one parameter.</source>
        <translation>Ejecutar cada variante marcada una vez con cada valor de un parámetro.</translation>
    </message>
    <message>
        <source>Parameter to sweep</source>
        <translation>Parámetro que se barre</translation>
    </message>
    <message>
        <source>The parameter to sweep.</source>
        <translation>El parámetro que se barre.</translation>
    </message>
    <message>
        <source>A range of values, in steps</source>
        <translation>Un intervalo de valores, con un paso fijo</translation>
    </message>
    <message>
        <source>Values one by one</source>
        <translation>Valores uno a uno</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>El primer valor</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>El valor más grande</translation>
    </message>
    <message>
        <source>Difference between consecutive values</source>
        <translation>Diferencia entre valores consecutivos</translation>
    </message>
    <message>
        <source>Values, comma separated</source>
        <translation>Valores separados por comas</translation>
    </message>
    <message>
        <source>The values, separated by commas</source>
        <translation>Los valores, separados por comas</translation>
    </message>
    <message>
        <source>such as 1,2,4,8</source>
        <translation>como 1,2,4,8</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::Texts</name>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelado</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabado</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>frío</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>caliente</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>interno</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>ERRÓNEO</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>correcto por azar</translation>
    </message>
    <message>
        <source>wrong on purpose</source>
        <translation>erróneo a propósito</translation>
    </message>
    <message>
        <source>measured copy</source>
        <translation>copia medida</translation>
    </message>
    <message>
        <source>profile&apos;s copy</source>
        <translation>copia del perfil</translation>
    </message>
    <message>
        <source>recorded copy</source>
        <translation>copia grabada</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::UndoActions</name>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::VariantList</name>
    <message>
        <source>V&amp;ariants</source>
        <translation>Varia&amp;ntes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Check all variants that the device can run. Double-click a variant to check only that one; Shift-click to check a range.</source>
        <translation>Marcar todas las variantes que el dispositivo puede ejecutar. Un doble clic en una variante marca solo esa; un clic con Mayús marca un intervalo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Uncheck all variants</source>
        <translation>Desmarcar todas las variantes</translation>
    </message>
    <message>
        <source>&amp;Only this</source>
        <translation>S&amp;olo esta</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::WhyPanel</name>
    <message>
        <source>The counts are estimated from some of the blocks.</source>
        <translation>Los recuentos se estiman a partir de algunos de los bloques.</translation>
    </message>
    <message>
        <source>Count its a&amp;ccesses</source>
        <translation>Contar sus acces&amp;os</translation>
    </message>
    <message>
        <source>What limits the selected result</source>
        <translation>Qué limita el resultado seleccionado</translation>
    </message>
    <message>
        <source>Simulate this point and the next variant for comparison, or both selected points</source>
        <translation>Simular este punto y la variante siguiente para comparar, o los dos puntos seleccionados</translation>
    </message>
    <message>
        <source>Select a result, in the table or in the plot, to see what limits it and what the next variant changes.</source>
        <translation>Seleccione un resultado, en la tabla o en el gráfico, para ver qué lo limita y qué cambia la variante siguiente.</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Intercambiar los dos</translation>
    </message>
    <message>
        <source>Ctrl-click a second result to see how the two differ.</source>
        <translation>Ctrl y clic en un segundo resultado para ver en qué difieren los dos.</translation>
    </message>
    <message>
        <source>Explain the second result compared with the first</source>
        <translation>Explica el segundo resultado respecto del primero</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>%1
compared with
%2</source>
        <translation>%1
frente a
%2</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::WindowContent</name>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código fuente</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Panels that share this area</source>
        <translation>Paneles que comparten este lugar</translation>
    </message>
    <message>
        <source>Unsaved results are not backed up: save them</source>
        <translation>Los resultados sin guardar no tienen copia: guárdelos</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
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
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Explicar</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Código</translation>
    </message>
    <message>
        <source>The experiment, the plot and the table of results</source>
        <translation>El experimento, el gráfico y la tabla de resultados</translation>
    </message>
    <message>
        <source>What limits the selected result</source>
        <translation>Qué limita el resultado seleccionado</translation>
    </message>
    <message>
        <source>The kernel&apos;s source next to the plot</source>
        <translation>El código fuente del kernel junto al gráfico</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>Whole CUDA programs: launches, source, mistakes and output</source>
        <translation>Programas CUDA completos: lanzamientos, código fuente, errores y salida</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>En&amp;señar</translation>
    </message>
    <message>
        <source>Lessons, exercises and the presentation</source>
        <translation>Lecciones, ejercicios y la presentación</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::repeatRequest</name>
    <message>
        <source>the result&apos;s device is not available here: choose a device</source>
        <translation>el dispositivo del resultado no está aquí: elija un dispositivo en el que ejecutarlo</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::BarsPlot</name>
    <message>
        <source>%1: left out of the logarithmic plot: %2 %3</source>
        <translation>%1: fuera del gráfico logarítmico: %2 %3</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Counters</name>
    <message>
        <source>counted by the hardware</source>
        <translation>contado por el hardware</translation>
    </message>
    <message>
        <source>counted by the simulator</source>
        <translation>contado por el simulador</translation>
    </message>
    <message>
        <source>estimated by the simulator from %1 of %2 blocks</source>
        <translation>estimado por el simulador a partir de %1 de %2 bloques</translation>
    </message>
    <message>
        <source>sectors of 32 bytes / requests of a warp; the marked ideal: the requested bytes are contiguous</source>
        <translation>sectores de 32 bytes / peticiones de un warp; el ideal marcado: los bytes pedidos son contiguos</translation>
    </message>
    <message>
        <source>wavefronts / requests of a warp to shared memory; the marked ideal: no bank conflict</source>
        <translation>wavefronts / peticiones de un warp a la memoria compartida; el ideal marcado: ningún conflicto de bancos</translation>
    </message>
    <message>
        <source>active lanes / requests of a warp to global and shared memory; the marked ideal: all 32</source>
        <translation>lanes activos / peticiones de un warp a las memorias global y compartida; el ideal marcado: los 32</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>sectores</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefronts</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>lanes</translation>
    </message>
    <message>
        <source>Sectors per global request</source>
        <translation>Sectores por petición global</translation>
    </message>
    <message>
        <source>Sectors per global load</source>
        <translation>Sectores por carga global</translation>
    </message>
    <message>
        <source>Sectors per global store</source>
        <translation>Sectores por escritura global</translation>
    </message>
    <message>
        <source>Wavefronts per shared request</source>
        <translation>Wavefronts por petición compartida</translation>
    </message>
    <message>
        <source>Active lanes per request</source>
        <translation>Lanes activos por petición</translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>ideal %1</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Contadores</translation>
    </message>
    <message>
        <source>Cost of a warp&apos;s requests compared with the ideal</source>
        <translation>Coste de las peticiones de un warp respecto del ideal</translation>
    </message>
    <message>
        <source>without such counts: %1</source>
        <translation>sin esos recuentos: %1</translation>
    </message>
    <message>
        <source>There are no such counts. Run the kernels on a simulated device to get them.</source>
        <translation>No hay recuentos de este tipo. Ejecute los kernels en un dispositivo simulado para obtenerlos.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::DeviceLimits</name>
    <message>
        <source>peak</source>
        <translation>pico</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>pico %1</translation>
    </message>
    <message>
        <source>%1 peak of tensor cores</source>
        <translation>pico %1 de los núcleos tensoriales</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::DistributionPlot</name>
    <message>
        <source>%1: at or below zero, so left out of the logarithmic plot: %2 of %3 bins</source>
        <translation>%1: en cero o por debajo y por eso fuera del gráfico logarítmico: %2 de %3 intervalos</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::EndToEnd</name>
    <message>
        <source>launch %1 ms</source>
        <translation>lanzamiento %1 ms</translation>
    </message>
    <message>
        <source>to the device %1 ms</source>
        <translation>al dispositivo %1 ms</translation>
    </message>
    <message>
        <source>back %1 ms</source>
        <translation>de vuelta %1 ms</translation>
    </message>
    <message>
        <source>pageable memory</source>
        <translation>memoria paginable</translation>
    </message>
    <message>
        <source>page-locked memory</source>
        <translation>memoria no paginable</translation>
    </message>
    <message>
        <source>%1 times as fast as the CPU with all threads</source>
        <translation>%1 veces la velocidad de la CPU con todos los hilos</translation>
    </message>
    <message>
        <source>Time end to end (ms)</source>
        <translation>Tiempo de extremo a extremo (ms)</translation>
    </message>
    <message>
        <source>launch + copy of the input to the device + copy of the output back; the CPU needs no copies</source>
        <translation>lanzamiento + copia de la entrada al dispositivo + copia de la salida de vuelta; la CPU no necesita copias</translation>
    </message>
    <message>
        <source>E&amp;nd to end</source>
        <translation>E&amp;xtremo a extremo</translation>
    </message>
    <message>
        <source>Time with the copies to the device and back</source>
        <translation>Tiempo con las copias al dispositivo y de vuelta</translation>
    </message>
    <message>
        <source>left out, because no copies to a device and back were timed: %1</source>
        <translation>fuera del gráfico, porque no se midieron copias a un dispositivo y de vuelta: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Export</name>
    <message>
        <source>cannot write %1: %2</source>
        <translation>no se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>it has no ending: use .png, .pdf or .svg</source>
        <translation>no tiene extensión: use .png, .pdf o .svg</translation>
    </message>
    <message>
        <source>unknown ending .%1: use .png, .pdf or .svg</source>
        <translation>extensión desconocida .%1: use .png, .pdf o .svg</translation>
    </message>
    <message>
        <source>there is nothing to plot</source>
        <translation>no hay nada que representar</translation>
    </message>
    <message>
        <source>cannot draw the picture</source>
        <translation>no se puede dibujar la imagen</translation>
    </message>
    <message>
        <source>several pages need a .pdf file</source>
        <translation>varias páginas requieren un archivo .pdf</translation>
    </message>
    <message>
        <source>there are no pages</source>
        <translation>no hay páginas</translation>
    </message>
    <message>
        <source>The legend does not fit: make the picture larger or the text smaller, or show fewer series.</source>
        <translation>La leyenda no cabe: agrande la imagen, reduzca el texto o muestre menos series.</translation>
    </message>
    <message>
        <source>Not all of it fits: make the picture larger or the text smaller.</source>
        <translation>No cabe todo: agrande la imagen o reduzca el texto.</translation>
    </message>
    <message>
        <source>cannot draw the pages</source>
        <translation>no se pueden dibujar las páginas</translation>
    </message>
    <message>
        <source>Names in the legend are shortened: enter shorter ones in the plot&apos;s menu.</source>
        <translation>Los nombres de la leyenda están abreviados: introduzca otros más cortos en el menú del gráfico.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Figures</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>%1 % del pico</translation>
    </message>
    <message>
        <source>%1 % of the measured copy</source>
        <translation>%1 % de la copia medida</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tiempo (ms)</translation>
    </message>
    <message>
        <source>Effective bandwidth (GB/s)</source>
        <translation>Ancho de banda efectivo (GB/s)</translation>
    </message>
    <message>
        <source>Throughput (GFLOP/s)</source>
        <translation>Rendimiento (GFLOP/s)</translation>
    </message>
    <message>
        <source>items</source>
        <translation>elementos</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Throughput (%1)</source>
        <translation>Rendimiento (%1)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>Time of one launch, median and quartiles</source>
        <translation>Tiempo de un lanzamiento, mediana y cuartiles</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>Anc&amp;ho de banda</translation>
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
        <translation>Lo que alcanzan los kernels y el pico del dispositivo</translation>
    </message>
    <message>
        <source>%1 % of the profile&apos;s copy</source>
        <translation>%1 % de la copia del perfil</translation>
    </message>
    <message>
        <source>%1 % of the recorded copy</source>
        <translation>%1 % de la copia grabada</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Handout</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>no hay nada que imprimir</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Labels</name>
    <message>
        <source>cold cache</source>
        <translation>caché fría</translation>
    </message>
    <message>
        <source>hot cache</source>
        <translation>caché caliente</translation>
    </message>
    <message>
        <source>repeated inside the kernel</source>
        <translation>repetido dentro del kernel</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>modelled from simulated counts</source>
        <translation>modelado a partir de recuentos simulados</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelado</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabado</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>grabado %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::LaunchBars</name>
    <message>
        <source>sectors</source>
        <translation>sectores</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation>wavefronts</translation>
    </message>
    <message>
        <source>%1, launches: %2</source>
        <translation>%1, lanzamientos: %2</translation>
    </message>
    <message>
        <source>Sectors per global request</source>
        <translation>Sectores por petición global</translation>
    </message>
    <message>
        <source>Wavefronts per shared request</source>
        <translation>Wavefronts por petición compartida</translation>
    </message>
    <message>
        <source>Efficiency of global memory</source>
        <translation>Eficiencia de la memoria global</translation>
    </message>
    <message>
        <source>%1 - modelled from simulated counts</source>
        <translation>%1 - modelado a partir de recuentos simulados</translation>
    </message>
    <message>
        <source>No launch has this figure.</source>
        <translation>Ningún lanzamiento tiene este dato.</translation>
    </message>
    <message>
        <source>the first %1 of %2 rows</source>
        <translation>las primeras %1 de %2 filas</translation>
    </message>
    <message>
        <source>Check mode does not measure times. Press Run.</source>
        <translation>La comprobación no mide tiempos. Pulse Ejecutar.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>%1 - measured</source>
        <translation>%1 - medido</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Default stream</source>
        <translation>Stream predeterminado</translation>
    </message>
    <message>
        <source>Stream of the thread</source>
        <translation>Stream del hilo</translation>
    </message>
    <message>
        <source>Stream %1</source>
        <translation>Stream %1</translation>
    </message>
    <message>
        <source>Copies to the device</source>
        <translation>Copias al dispositivo</translation>
    </message>
    <message>
        <source>Copies to the host</source>
        <translation>Copias al host</translation>
    </message>
    <message>
        <source>Copies on the device</source>
        <translation>Copias en el dispositivo</translation>
    </message>
    <message>
        <source>Memory set</source>
        <translation>Memoria rellenada</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>lanzamiento %1</translation>
    </message>
    <message>
        <source>%1 bytes, %2 GB/s</source>
        <translation>%1 bytes, %2 GB/s</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>copies between host and device at %1 GB/s; host computations take no time</source>
        <translation>copias entre host y dispositivo a %1 GB/s; los cálculos del host no llevan tiempo</translation>
    </message>
    <message>
        <source>The program gave the GPU no work.</source>
        <translation>El programa no dio trabajo a la GPU.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>los primeros %1 de %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Time since the program&apos;s start (ms)</source>
        <translation>Tiempo desde el inicio del programa (ms)</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tiempo (ms)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::LinesPlot</name>
    <message>
        <source>%1: at or below zero, so left out of the logarithmic plot: %2 of %3</source>
        <translation>%1: en cero o por debajo y por eso fuera del gráfico logarítmico: %2 de %3</translation>
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
        <translation>Warps en la barrera: su trabajo y después la espera</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>Atomic on %1</source>
        <translation>Operación atómica en %1</translation>
    </message>
    <message>
        <source>Store to %1</source>
        <translation>Escritura en %1</translation>
    </message>
    <message>
        <source>Load from %1</source>
        <translation>Carga de %1</translation>
    </message>
    <message>
        <source>%1. Sectors: %2, at best %3; bytes used: %4 of %5. Lanes: %6; requests: %7.</source>
        <translation>%1. Sectores: %2, en el mejor caso %3; bytes usados: %4 de %5. Lanes: %6; peticiones: %7.</translation>
    </message>
    <message>
        <source>%1. Distinct words: %2. Lanes: %3; requests: %4.</source>
        <translation>%1. Palabras distintas: %2. Lanes: %3; peticiones: %4.</translation>
    </message>
    <message>
        <source>%1: a %2-way bank conflict. Wavefronts: %3, without conflicts %4. Lanes: %5; requests: %6.</source>
        <translation>%1: conflicto de bancos de %2 vías. Wavefronts: %3, sin conflictos %4. Lanes: %5; peticiones: %6.</translation>
    </message>
    <message>
        <source>%1, no bank conflict. Wavefronts: %2. Lanes: %3; requests: %4.</source>
        <translation>%1, sin conflicto de bancos. Wavefronts: %2. Lanes: %3; peticiones: %4.</translation>
    </message>
    <message>
        <source>Idle threads: %1 of %2.</source>
        <translation>Hilos inactivos: %1 de %2.</translation>
    </message>
    <message>
        <source>A barrier: no warp continues until all arrive. Waiting warps: %1 of %2.</source>
        <translation>Una barrera: ningún warp sigue hasta que lleguen todos. Warps que esperan: %1 de %2.</translation>
    </message>
    <message>
        <source>Since the previous barrier, warp %1 had the most work (%2 sectors and wavefronts), warp %3 the least (%4).</source>
        <translation>Desde la barrera anterior, el warp %1 tuvo más trabajo (%2 sectores y wavefronts) y el warp %3 menos (%4).</translation>
    </message>
    <message>
        <source>Thread %1: %2</source>
        <translation>Hilo %1: %2</translation>
    </message>
    <message>
        <source>%1, warp %2: wavefronts %3 instead of %4</source>
        <translation>%1, warp %2: wavefronts: %3 en lugar de %4</translation>
    </message>
    <message>
        <source>%1, warp %2: no conflict, wavefronts: %3</source>
        <translation>%1, warp %2: sin conflicto, wavefronts: %3</translation>
    </message>
    <message>
        <source>Phase %1, step %2 of %3</source>
        <translation>Fase %1, paso %2 de %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>%1, elements: %2</source>
        <translation>%1, elementos: %2</translation>
    </message>
    <message>
        <source>%1, elements %2 to %3 of %4</source>
        <translation>%1, elementos %2 a %3 de %4</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>%1, rows %2 to %3 of %4</source>
        <translation>%1, filas %2 a %3 de %4</translation>
    </message>
    <message>
        <source>%1, columns %2 to %3 of %4</source>
        <translation>%1, columnas %2 a %3 de %4</translation>
    </message>
    <message>
        <source>%1, rows %2 to %3 of %4, columns %5 to %6 of %7</source>
        <translation>%1, filas %2 a %3 de %4, columnas %5 a %6 de %7</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>hilos</translation>
    </message>
    <message>
        <source>There are more steps than shown here.</source>
        <translation>Hay más pasos de los que se muestran.</translation>
    </message>
    <message>
        <source>lanes 0 to %1</source>
        <translation>lanes 0 a %1</translation>
    </message>
    <message>
        <source>lane 0</source>
        <translation>lane 0</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leído</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escrito</translation>
    </message>
    <message>
        <source>written before</source>
        <translation>escrito antes</translation>
    </message>
    <message>
        <source>sector of 32 bytes, with bytes that no lane requested</source>
        <translation>sector de 32 bytes, con los bytes que ningún lane pidió</translation>
    </message>
    <message>
        <source>idle thread</source>
        <translation>hilo inactivo</translation>
    </message>
    <message>
        <source>%1, %2: %3, block (%4). Simulated.</source>
        <translation>%1, %2: %3, bloque (%4). Simulado.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Work, then waiting</source>
        <translation>Trabajo y espera</translation>
    </message>
    <message>
        <source>Wavefronts: %1</source>
        <translation>Wavefronts: %1</translation>
    </message>
    <message>
        <source>threads, warp %1</source>
        <translation>hilos, warp %1</translation>
    </message>
    <message>
        <source>%1, elements %2 to %3 of each %4, of %5 in all</source>
        <translation>%1, elementos %2 a %3 de cada %4, de %5 en total</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::MemoryView</name>
    <message>
        <source>Memory view</source>
        <translation>Vista de memoria</translation>
    </message>
    <message>
        <source>Tracing one block...</source>
        <translation>Trazando un bloque...</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Notes</name>
    <message>
        <source>wrong on purpose, but the result is right</source>
        <translation>erróneo a propósito, pero el resultado es correcto</translation>
    </message>
    <message>
        <source>all points: %1</source>
        <translation>todos los puntos: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 (%n points)</source>
        <translation>
            <numerusform>%1 a %2 (%n punto)</numerusform>
            <numerusform>%1 a %2 (%n puntos)</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>falló: %1</translation>
    </message>
    <message>
        <source>%1 of %2 points: %3</source>
        <translation>%1 de %2 puntos: %3</translation>
    </message>
    <message>
        <source>counts estimated from some of the blocks</source>
        <translation>recuentos estimados a partir de una parte de los bloques</translation>
    </message>
    <message>
        <source>run before its text changed</source>
        <translation>ejecutado antes de que cambiara el texto</translation>
    </message>
    <message>
        <source>wrong on purpose: %1</source>
        <translation>erróneo a propósito: %1</translation>
    </message>
    <message>
        <source>wrong result: %1</source>
        <translation>resultado erróneo: %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PictureSize</name>
    <message>
        <source>As in the window</source>
        <translation>Como en la ventana</translation>
    </message>
    <message>
        <source>Paper, one column</source>
        <translation>Artículo, una columna</translation>
    </message>
    <message>
        <source>Paper, two columns</source>
        <translation>Artículo, dos columnas</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Diapositiva, 16:9</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Póster</translation>
    </message>
    <message>
        <source>a picture has from %1 to %2 dots per inch</source>
        <translation>una imagen tiene de %1 a %2 puntos por pulgada</translation>
    </message>
    <message>
        <source>text has from %1 to %2 points</source>
        <translation>el texto tiene de %1 a %2 puntos</translation>
    </message>
    <message>
        <source>a picture has from 1 to %1 pixels each way</source>
        <translation>una imagen tiene de 1 a %1 píxeles por lado</translation>
    </message>
    <message>
        <source>a picture has at most %1 million pixels</source>
        <translation>una imagen tiene como máximo %1 millones de píxeles</translation>
    </message>
    <message>
        <source>a picture has from %1 to %2 mm each way</source>
        <translation>una imagen tiene de %1 a %2 mm por lado</translation>
    </message>
    <message>
        <source>%1 x %2 mm</source>
        <translation>%1 x %2 mm</translation>
    </message>
    <message>
        <source>%1 x %2 pixels, %3 x %4 mm</source>
        <translation>%1 x %2 píxeles, %3 x %4 mm</translation>
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
        <translation>Cuartil inferior</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>Cuartil superior</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotFrame</name>
    <message>
        <source>Nothing to plot yet. Choose an experiment and run it.</source>
        <translation>Aún no hay nada que representar. Elija un experimento y ejecútelo.</translation>
    </message>
    <message>
        <source>None of the results can be plotted.</source>
        <translation>Ninguno de los resultados se puede representar.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notas: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotParts</name>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logarítmica</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Click to hide</source>
        <translation>Haga clic para ocultar</translation>
    </message>
    <message>
        <source>Click to show</source>
        <translation>Haga clic para mostrar</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::PointText</name>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>modelled from simulated counts</source>
        <translation>modelado a partir de recuentos simulados</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabado</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Bars: %1.</source>
        <translation>Barras: %1.</translation>
    </message>
    <message>
        <source>Distributions: %1 over %2.</source>
        <translation>Distribuciones: %1 en función de %2.</translation>
    </message>
    <message>
        <source>Roofline: %1 over %2.</source>
        <translation>Roofline: %1 en función de %2.</translation>
    </message>
    <message>
        <source>Lines: %1 over %2.</source>
        <translation>Líneas: %1 en función de %2.</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>mediana %1 %2</translation>
    </message>
    <message>
        <source>quartiles %1 to %2 %3</source>
        <translation>cuartiles %1 a %2 %3</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>advertencia: %1</translation>
    </message>
    <message>
        <source>An empty plot.</source>
        <translation>Un gráfico vacío.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>with 99.9 % confidence %1 to %2</source>
        <translation>con una confianza del 99.9 %, de %1 a %2</translation>
    </message>
    <message>
        <source>Timeline: %1.</source>
        <translation>Línea de tiempo: %1.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Ratio</name>
    <message>
        <source>faster, beyond the noise</source>
        <translation>más rápido, por encima del ruido</translation>
    </message>
    <message>
        <source>slower, beyond the noise</source>
        <translation>más lento, por encima del ruido</translation>
    </message>
    <message>
        <source>too few samples to show a difference: %1 of each are needed</source>
        <translation>demasiado pocas muestras para mostrar una diferencia: hacen falta %1 de cada una</translation>
    </message>
    <message>
        <source>a difference below %1 %, which does not count</source>
        <translation>una diferencia inferior al %1 %, que no cuenta</translation>
    </message>
    <message>
        <source>no difference beyond the noise</source>
        <translation>sin diferencia por encima del ruido</translation>
    </message>
    <message>
        <source>%1 ms here, %2 ms in %3</source>
        <translation>%1 ms aquí, %2 ms en %3</translation>
    </message>
    <message>
        <source>times as long</source>
        <translation>veces el tiempo</translation>
    </message>
    <message>
        <source>%1, compared with %2: %3</source>
        <translation>%1, comparado con %2: %3</translation>
    </message>
    <message>
        <source>Time / time in %1</source>
        <translation>Tiempo / tiempo en %1</translation>
    </message>
    <message>
        <source>ratio = median time here / median time in %1; whiskers: its range with 99.9 % confidence; a difference beyond the noise exceeds %2 %</source>
        <translation>cociente = mediana del tiempo aquí / mediana del tiempo en %1; barras: su intervalo con una confianza del 99.9 %; una diferencia por encima del ruido supera el %2 %</translation>
    </message>
    <message>
        <source>without a time in both sessions: %1</source>
        <translation>sin tiempo en alguna de las dos sesiones: %1</translation>
    </message>
    <message>
        <source>not in %1: %2</source>
        <translation>no en %1: %2</translation>
    </message>
    <message>
        <source>only in %1: %2</source>
        <translation>solo en %1: %2</translation>
    </message>
    <message>
        <source>The two sessions have no point of these kernels in common.</source>
        <translation>Las dos sesiones no tienen ningún punto de estos kernels en común.</translation>
    </message>
    <message>
        <source>beyond the noise: %1 of %2</source>
        <translation>por encima del ruido: %1 de %2</translation>
    </message>
    <message>
        <source>as in %1</source>
        <translation>como en %1</translation>
    </message>
    <message>
        <source>Rat&amp;io</source>
        <translation>C&amp;ociente</translation>
    </message>
    <message>
        <source>Times divided by those of the compared session</source>
        <translation>Tiempos divididos por los de la sesión comparada</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReferenceLines</name>
    <message>
        <source>%1 (off scale)</source>
        <translation>%1 (fuera de escala)</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Report</name>
    <message>
        <source>Results of hidden runs, left out here: %1.</source>
        <translation>Resultados de ejecuciones ocultas, omitidos aquí: %1.</translation>
    </message>
    <message>
        <source>The plot &apos;%1&apos; is left out: a reader could not distinguish its %2 series.</source>
        <translation>Se omite el gráfico &apos;%1&apos;: un lector no distinguiría sus %2 series.</translation>
    </message>
    <message>
        <source>The counts are estimated from some of the blocks.</source>
        <translation>Los recuentos se estiman a partir de algunos de los bloques.</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, línea %3)</translation>
    </message>
    <message>
        <source>Measurements of GPU kernels</source>
        <translation>Mediciones de kernels de GPU</translation>
    </message>
    <message>
        <source>Measurements of GPU kernels: %1</source>
        <translation>Mediciones de kernels de GPU: %1</translation>
    </message>
    <message>
        <source>the session has no results to report</source>
        <translation>la sesión no tiene resultados para un informe</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>What limits the kernels</source>
        <translation>Qué limita los kernels</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>the name of a report must end in .html or .pdf</source>
        <translation>el nombre de un informe debe terminar en .html o .pdf</translation>
    </message>
    <message>
        <source>%1 (%2, version %3)</source>
        <translation>%1 (%2, versión %3)</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>grabado en %1</translation>
    </message>
    <message>
        <source>peak bandwidth %1 GB/s</source>
        <translation>ancho de banda pico: %1 GB/s</translation>
    </message>
    <message>
        <source>peak of fp32 %1 GFLOP/s</source>
        <translation>pico de fp32: %1 GFLOP/s</translation>
    </message>
    <message>
        <source>peak of fp64 %1 GFLOP/s</source>
        <translation>pico de fp64: %1 GFLOP/s</translation>
    </message>
    <message>
        <source>multiprocessors at up to %1 MHz</source>
        <translation>multiprocesadores a un máximo de %1 MHz</translation>
    </message>
    <message>
        <source>memory at %1 MHz</source>
        <translation>memoria a %1 MHz</translation>
    </message>
    <message>
        <source>memory with error correction (ECC)</source>
        <translation>memoria con corrección de errores (ECC)</translation>
    </message>
    <message>
        <source>memory without error correction (ECC)</source>
        <translation>memoria sin corrección de errores (ECC)</translation>
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
        <translation>Controlador</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA Toolkit</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>Fecha (UTC)</translation>
    </message>
    <message>
        <source>Warpbench</source>
        <translation>Warpbench</translation>
    </message>
    <message>
        <source>peak of fp64 on tensor cores %1 GFLOP/s</source>
        <translation>pico de fp64 en los núcleos tensoriales: %1 GFLOP/s</translation>
    </message>
    <message>
        <source>peak of TF32 on tensor cores %1 GFLOP/s</source>
        <translation>pico de TF32 en los núcleos tensoriales: %1 GFLOP/s</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportMethod</name>
    <message numerus="yes">
        <source>%n times were measured on the devices named above.</source>
        <translation>
            <numerusform>Se midió %n tiempo en los dispositivos indicados arriba.</numerusform>
            <numerusform>Se midieron %n tiempos en los dispositivos indicados arriba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are recorded: they were measured earlier on another machine.</source>
        <translation>
            <numerusform>%n tiempo es grabado: se midió antes en otra máquina.</numerusform>
            <numerusform>%n tiempos son grabados: se midieron antes en otra máquina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are modelled: computed from counts for the profile of a GPU; nothing was timed.</source>
        <translation>
            <numerusform>%n tiempo es modelado: calculado a partir de recuentos para el perfil de una GPU; no se cronometró nada.</numerusform>
            <numerusform>%n tiempos son modelados: calculados a partir de recuentos para el perfil de una GPU; no se cronometró nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results have no time.</source>
        <translation>
            <numerusform>%n resultado no tiene tiempo.</numerusform>
            <numerusform>%n resultados no tienen tiempo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points failed; the warnings say why.</source>
        <translation>
            <numerusform>%n punto falló; las advertencias dicen por qué.</numerusform>
            <numerusform>%n puntos fallaron; las advertencias dicen por qué.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cold (%n results): a sample is one launch after a flush of the last-level cache.</source>
        <translation>
            <numerusform>Frío (%n resultado): una muestra es un lanzamiento tras vaciar la caché de último nivel.</numerusform>
            <numerusform>Frío (%n resultados): una muestra es un lanzamiento tras vaciar la caché de último nivel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hot (%n results): a sample is the mean of launches in a row, with the caches as the last left them.</source>
        <translation>
            <numerusform>Caliente (%n resultado): una muestra es la media de lanzamientos seguidos, con las cachés como las dejó el anterior.</numerusform>
            <numerusform>Caliente (%n resultados): una muestra es la media de lanzamientos seguidos, con las cachés como las dejó el anterior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inside (%n results): a sample is one launch in which the kernel repeats its work, with the caches as the last launch left them.</source>
        <translation>
            <numerusform>Interno (%n resultado): una muestra es un lanzamiento en el que el kernel repite su trabajo, con las cachés como las dejó el último lanzamiento.</numerusform>
            <numerusform>Interno (%n resultados): una muestra es un lanzamiento en el que el kernel repite su trabajo, con las cachés como las dejó el último lanzamiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples of each result were kept; %2 were discarded, because the GPU ran well below its clock.</source>
        <translation>De cada resultado se conservaron %1 muestras; se descartaron %2, porque la GPU funcionaba muy por debajo de su reloj.</translation>
    </message>
    <message>
        <source>%1 to %2 samples of each result were kept, %3 in total; %4 were discarded, because the GPU ran well below its clock.</source>
        <translation>De cada resultado se conservaron de %1 a %2 muestras, %3 en total; se descartaron %4, porque la GPU funcionaba muy por debajo de su reloj.</translation>
    </message>
    <message>
        <source>A time is the median of its samples; the noise is their standard deviation / their mean.</source>
        <translation>Un tiempo es la mediana de sus muestras; el ruido es la desviación estándar / la media de estas.</translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because the times were steady.</source>
        <translation>
            <numerusform>En %n resultado el muestreo terminó porque los tiempos eran estables.</numerusform>
            <numerusform>En %n resultados el muestreo terminó porque los tiempos eran estables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because more samples no longer lowered the noise.</source>
        <translation>
            <numerusform>En %n resultado el muestreo terminó porque más muestras ya no reducían el ruido.</numerusform>
            <numerusform>En %n resultados el muestreo terminó porque más muestras ya no reducían el ruido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended at the time limit.</source>
        <translation>
            <numerusform>En %n resultado el muestreo terminó al llegar al límite de tiempo.</numerusform>
            <numerusform>En %n resultados el muestreo terminó al llegar al límite de tiempo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Samples alternated between up to %n places in memory.</source>
        <translation>
            <numerusform>Las muestras usaron como máximo %n lugar de la memoria.</numerusform>
            <numerusform>Las muestras se alternaron entre un máximo de %n lugares de la memoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of an empty interval, up to %1 µs, was subtracted from each sample.</source>
        <translation>A cada muestra se le restó el tiempo de un intervalo vacío, hasta %1 µs.</translation>
    </message>
    <message>
        <source>Around the samples the clock of the multiprocessors was from %1 to %2 MHz.</source>
        <translation>Alrededor de las muestras, el reloj de los multiprocesadores fue de %1 a %2 MHz.</translation>
    </message>
    <message>
        <source>every element was compared</source>
        <translation>se compararon todos los elementos</translation>
    </message>
    <message>
        <source>every element that the simulated blocks wrote was compared</source>
        <translation>se compararon todos los elementos que escribieron los bloques simulados</translation>
    </message>
    <message>
        <source>Freivalds&apos; test of the whole, and every element of some rows and columns</source>
        <translation>prueba de Freivalds del conjunto y todos los elementos de algunas filas y columnas</translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified.</source>
        <translation>
            <numerusform>Se verificó %n resultado.</numerusform>
            <numerusform>Se verificaron %n resultados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified against a double-precision reference: %1.</source>
        <translation>
            <numerusform>Se verificó %n resultado con una referencia de doble precisión: %1.</numerusform>
            <numerusform>Se verificaron %n resultados con una referencia de doble precisión: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sampled results were verified before sampling and again after it.</source>
        <translation>Los resultados con muestras se verificaron antes del muestreo y otra vez después.</translation>
    </message>
    <message numerus="yes">
        <source>%n results were not verified.</source>
        <translation>
            <numerusform>No se verificó %n resultado.</numerusform>
            <numerusform>No se verificaron %n resultados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are wrong on purpose: their kernels show a mistake.</source>
        <translation>
            <numerusform>%n resultado es erróneo a propósito: su kernel muestra un error.</numerusform>
            <numerusform>%n resultados son erróneos a propósito: sus kernels muestran un error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are WRONG.</source>
        <translation>
            <numerusform>%n resultado es ERRÓNEO.</numerusform>
            <numerusform>%n resultados son ERRÓNEOS.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are simulated: the same kernels ran thread by thread on the CPU, which counted a GPU&apos;s memory accesses.</source>
        <translation>
            <numerusform>Los recuentos de %n resultado son simulados: el mismo kernel se ejecutó hilo por hilo en la CPU, que contó los accesos a memoria de una GPU.</numerusform>
            <numerusform>Los recuentos de %n resultados son simulados: los mismos kernels se ejecutaron hilo por hilo en la CPU, que contó los accesos a memoria de una GPU.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are estimated from some of the blocks.</source>
        <translation>
            <numerusform>Los recuentos de %n resultado se estiman a partir de algunos bloques.</numerusform>
            <numerusform>Los recuentos de %n resultados se estiman a partir de algunos bloques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardware made the counts of %n results.</source>
        <translation>
            <numerusform>Los recuentos de %n resultado los hizo el hardware.</numerusform>
            <numerusform>Los recuentos de %n resultados los hizo el hardware.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The method of sampling %n results is unknown.</source>
        <translation>
            <numerusform>Se desconoce el método de muestreo de %n resultado.</numerusform>
            <numerusform>Se desconoce el método de muestreo de %n resultados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Effective bandwidth is the bytes that the algorithm must read and write / time; 1 GB/s is 10⁹ bytes per second.</source>
        <translation>El ancho de banda efectivo son los bytes que el algoritmo debe leer y escribir / tiempo; 1 GB/s son 10⁹ bytes por segundo.</translation>
    </message>
    <message>
        <source>The tables&apos; numbers have a decimal point.</source>
        <translation>Los números de las tablas llevan punto decimal.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::ReportTable</name>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Median (ms)</source>
        <translation>Mediana (ms)</translation>
    </message>
    <message>
        <source>Quartiles (ms)</source>
        <translation>Cuartiles (ms)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruido</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Del pico</translation>
    </message>
    <message>
        <source>Of copy</source>
        <translation>De la copia</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificado</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Roofline</name>
    <message>
        <source>Arithmetic intensity (flop/byte)</source>
        <translation>Intensidad aritmética (flop/byte)</translation>
    </message>
    <message>
        <source>Throughput (GFLOP/s)</source>
        <translation>Rendimiento (GFLOP/s)</translation>
    </message>
    <message>
        <source>intensity = flops / bytes, both as the algorithm needs them; a slope is intensity x bandwidth</source>
        <translation>intensidad = flops / bytes, ambos los que necesita el algoritmo; una pendiente es intensidad x ancho de banda</translation>
    </message>
    <message>
        <source>no roof of flops: the device&apos;s peak for these elements is unknown</source>
        <translation>sin techo de flops: no se conoce el pico del dispositivo para estos elementos</translation>
    </message>
    <message>
        <source>no slopes: these bytes stay within the multiprocessors</source>
        <translation>sin pendientes: estos bytes no salen de los multiprocesadores</translation>
    </message>
    <message>
        <source>no slopes: the device&apos;s bandwidth is unknown</source>
        <translation>sin pendientes: no se conoce el ancho de banda del dispositivo</translation>
    </message>
    <message>
        <source>R&amp;oofline</source>
        <translation>Roo&amp;fline</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic bounds a kernel</source>
        <translation>Si a un kernel lo limita la memoria o la aritmética</translation>
    </message>
    <message>
        <source>left out, without flops or bytes: %1</source>
        <translation>fuera del gráfico, sin flops ni bytes: %1</translation>
    </message>
    <message>
        <source>intensity = flops / bytes, both counted: each sector of 32 bytes that a launch touches counts once; a slope is intensity x bandwidth</source>
        <translation>intensidad = flops / bytes, ambos contados: cada sector de 32 bytes que toca un lanzamiento cuenta una vez; una pendiente es intensidad x ancho de banda</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Samples</name>
    <message>
        <source>the last result; select others in the table or with a click in another plot</source>
        <translation>el último resultado; seleccione otros en la tabla o con un clic en otro gráfico</translation>
    </message>
    <message>
        <source>median %1 ms, quartiles %2 to %3 ms</source>
        <translation>mediana %1 ms, cuartiles %2 a %3 ms</translation>
    </message>
    <message>
        <source>%1: outliers, not drawn: %2 of %3, from %4 to %5 ms</source>
        <translation>%1: valores atípicos, sin dibujar: %2 de %3, de %4 a %5 ms</translation>
    </message>
    <message numerus="yes">
        <source>median of %n samples</source>
        <translation>
            <numerusform>mediana de %n muestra</numerusform>
            <numerusform>mediana de %n muestras</numerusform>
        </translation>
    </message>
    <message>
        <source>the plot shows the first %1 of %2 results</source>
        <translation>el gráfico muestra los primeros %1 de %2 resultados</translation>
    </message>
    <message>
        <source>Sample, as taken</source>
        <translation>Muestra, en orden de toma</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tiempo (ms)</translation>
    </message>
    <message>
        <source>Share of samples (%)</source>
        <translation>Proporción de muestras (%)</translation>
    </message>
    <message>
        <source>share = samples in a bin / samples; a solid line is the median, dotted ones the quartiles</source>
        <translation>proporción = muestras en un intervalo / muestras; la línea continua es la mediana; las punteadas, los cuartiles</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no samples, because the time is computed or the samples were not kept: %1</source>
        <translation>no hay muestras, porque el tiempo es calculado o no se conservaron: %1</translation>
    </message>
    <message>
        <source>No samples: a modelled time is computed once. Measured and recorded times have samples.</source>
        <translation>No hay muestras: un tiempo modelado se calcula una sola vez. Los tiempos medidos y grabados sí las tienen.</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>&amp;Muestras</translation>
    </message>
    <message>
        <source>How the samples of the selected results are distributed</source>
        <translation>Cómo se distribuyen las muestras de los resultados seleccionados</translation>
    </message>
    <message>
        <source>%1: about %2 % of the samples are outliers and not drawn: from %3 to %4 ms</source>
        <translation>%1: cerca del %2 % de las muestras son atípicas y no se dibujan: de %3 a %4 ms</translation>
    </message>
    <message>
        <source>the order of the samples was not kept: %1</source>
        <translation>el orden de las muestras no se conservó: %1</translation>
    </message>
    <message>
        <source>Not in order: for more than %1 samples, recordings keep only quantiles.</source>
        <translation>Sin orden: con más de %1 muestras, las grabaciones conservan solo los cuantiles.</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Series</name>
    <message>
        <source>without a value in %1: %2</source>
        <translation>sin valor en %1: %2</translation>
    </message>
    <message>
        <source>nothing to compare with: %1 has no results of these kernels</source>
        <translation>nada con que comparar: %1 no tiene resultados de estos kernels</translation>
    </message>
    <message>
        <source>%1 changes along with %2</source>
        <translation>%1 cambia junto con %2</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::SeriesBuilder</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Speedup</name>
    <message>
        <source>Speedup</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>times as fast</source>
        <translation>veces la velocidad base</translation>
    </message>
    <message>
        <source>speedup = median time of &apos;%1&apos; / time, on the same device where possible</source>
        <translation>aceleración = mediana del tiempo de &apos;%1&apos; / tiempo, en el mismo dispositivo si es posible</translation>
    </message>
    <message>
        <source>%1 ms, the baseline %2 ms</source>
        <translation>%1 ms, la línea base %2 ms</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no single time at the same parameters: %2</source>
        <translation>&apos;%1&apos; no tiene un único tiempo con los mismos parámetros: %2</translation>
    </message>
    <message>
        <source>baseline %1</source>
        <translation>línea base %1</translation>
    </message>
    <message>
        <source>Speed&amp;up</source>
        <translation>Ac&amp;eleración</translation>
    </message>
    <message>
        <source>Speedup over a variant of your choice</source>
        <translation>Aceleración respecto de una variante a elegir</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::ProgramsPage</name>
    <message>
        <source>Open programs</source>
        <translation>Programas abiertos</translation>
    </message>
    <message>
        <source>Open a CUDA program to see its launches, the costs of its lines and its mistakes. It can be a .cu file, a program built by warpbench-nvcc, or the Makefile or CMakeLists.txt of a project. It runs only when you press Run.</source>
        <translation>Abra un programa CUDA para ver sus lanzamientos, los costes de sus líneas y sus errores: un archivo .cu, un programa compilado con warpbench-nvcc, o el Makefile o CMakeLists.txt de un proyecto. Solo se ejecuta cuando pulse Ejecutar.</translation>
    </message>
    <message>
        <source>&amp;Open CUDA program...</source>
        <translation>Abrir &amp;programa CUDA...</translation>
    </message>
    <message>
        <source>Choose a program or a project (%1)</source>
        <translation>Elija un programa o un proyecto (%1)</translation>
    </message>
    <message>
        <source>CUDA programs and projects (*.cu *.cpp %1);;All files (*)</source>
        <translation>Programas y proyectos CUDA (*.cu *.cpp %1);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>warpbench::gui::LessonList</name>
    <message>
        <source>&amp;Start lesson</source>
        <translation>&amp;Empezar lección</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Choose a lesson; press Return to start it</source>
        <translation>Elija una lección; pulse Intro para empezarla</translation>
    </message>
    <message>
        <source>Start the selected lesson</source>
        <translation>Empezar la lección seleccionada</translation>
    </message>
    <message>
        <source>&amp;Open lesson...</source>
        <translation>A&amp;brir lección...</translation>
    </message>
    <message>
        <source>Open a lesson from a file</source>
        <translation>Abrir una lección de un archivo</translation>
    </message>
    <message>
        <source>%1: not a lesson</source>
        <translation>%1: no es una lección</translation>
    </message>
    <message>
        <source>It takes about %1 min.</source>
        <translation>Dura unos %1 min.</translation>
    </message>
</context>
</TS>
