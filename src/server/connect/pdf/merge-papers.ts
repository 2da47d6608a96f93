/**
 * Joins our own papers into one PDF, page by page unchanged: nothing is drawn again, so that a delivery note or an invoice is printed as it was issued.
 * It reads exactly what pdfkit writes (one cross-reference table, no object streams); anything else throws. Tags and bookmarks are dropped: it is for printing.
 */

interface PaperFile {
  /** Bodies by number, without `n 0 obj` and `endobj`. */
  objects: ReadonlyMap<number, Buffer>;
  /** Numbers of the pages, in order. */
  pages: readonly number[];
}

/** `title`: of the whole. At least one paper. */
export function mergePapers(papers: readonly Buffer[], title: string): Buffer {
  const [catalog, tree, info] = [1, 2, 3];
  const bodies: Buffer[] = [];
  const kids: number[] = [];
  for (const bytes of papers) {
    const { objects, pages } = readPaperFile(bytes);
    const numbers = new Map<number, number>();
    // Numbers are assigned before anything is written: pages and their objects refer to each other.
    for (const number of reachable(objects, pages)) numbers.set(number, info + bodies.length + numbers.size + 1);
    for (const number of numbers.keys()) {
      const isPage = pages.includes(number);
      bodies.push(renumbered(objects.get(number)!, numbers, isPage ? tree : null));
    }
    kids.push(...pages.map((page) => numbers.get(page)!));
  }
  const head = [
    `<< /Type /Catalog /Pages ${tree} 0 R >>`,
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
    `<< /Title <FEFF${Buffer.from(title, 'utf16le').swap16().toString('hex')}> >>`,
  ];
  return written([...head.map((text) => Buffer.from(text, 'latin1')), ...bodies], { root: catalog, info });
}

function readPaperFile(bytes: Buffer): PaperFile {
  const text = bytes.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? fail('no table of places'));
  const rows = [...text.slice(table).matchAll(/^(\d{10}) \d{5} ([nf]) ?$/gm)];
  const places = rows.flatMap(([, place = '', kind], number) => (kind === 'n' ? [{ number, place: Number(place) }] : []));
  const ends = places.map(({ place }) => place).toSorted((a, b) => a - b);
  const objects = new Map(
    places.map(({ number, place }) => {
      const end = ends[ends.indexOf(place) + 1] ?? table;
      const start = `${number} 0 obj\n`;
      if (!text.startsWith(start, place)) fail(`object ${number} elsewhere`);
      return [number, bytes.subarray(place + start.length, text.lastIndexOf('endobj', end))] as const;
    }),
  );
  const root = Number(/\/Root (\d+) 0 R/.exec(text.slice(table))?.[1]);
  const tree = Number(/\/Pages (\d+) 0 R/.exec(dictionaryOf(objects, root))?.[1]);
  const listed = /\/Kids \[([^\]]*)\]/.exec(dictionaryOf(objects, tree))?.[1] ?? fail('no pages');
  return { objects, pages: Array.from(listed.matchAll(/(\d+) 0 R/g), ([, number]) => Number(number)) };
}

const dictionaryOf = (objects: PaperFile['objects'], number: number): string =>
  objects.get(number)?.toString('latin1') ?? fail(`no object ${number}`);

/** The pages and all objects they refer to, but not the page tree or the tag tree. */
function reachable(objects: PaperFile['objects'], pages: readonly number[]): Set<number> {
  const found = new Set<number>(pages);
  for (const number of found) {
    for (const { target, key } of parts(objects.get(number) ?? fail(`no object ${number}`)).references)
      if (key !== '/Parent') found.add(target);
  }
  return found;
}

function renumbered(body: Buffer, numbers: ReadonlyMap<number, number>, parent: number | null): Buffer {
  const { references, end } = parts(body);
  const text = body.toString('latin1', 0, end);
  let [result, at] = ['', 0];
  for (const { target, from, to, key } of references) {
    const number = key === '/Parent' && parent !== null ? parent : (numbers.get(target) ?? null);
    result += text.slice(at, from) + (number === null ? 'null' : `${number} 0 R`);
    at = to;
  }
  return Buffer.concat([Buffer.from(result + text.slice(at), 'latin1'), body.subarray(end)]);
}

interface Reference {
  target: number;
  from: number;
  to: number;
  /** The dictionary key before it; empty in a list. */
  key: string;
}

const token = /\((?:[^()\\]|\\[\s\S]|\((?:[^()\\]|\\[\s\S])*\))*\)|<[0-9A-Fa-f\s]*>|\bstream\r?\n|(?:(\/[\w+-]+)\s+)?\b(\d+) 0 R\b/g;

/** References of an object before its stream begins; those inside texts and bytes do not count. */
function parts(body: Buffer): { references: Reference[]; end: number } {
  const text = body.toString('latin1');
  const references: Reference[] = [];
  for (const match of text.matchAll(token)) {
    const [whole, key = '', target] = match;
    if (whole.startsWith('stream')) return { references, end: match.index };
    if (target === undefined) continue;
    const from = match.index + whole.lastIndexOf(`${target} 0 R`);
    references.push({ target: Number(target), from, to: match.index + whole.length, key });
  }
  return { references, end: body.length };
}

function written(bodies: readonly Buffer[], { root, info }: { root: number; info: number }): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n%\xFF\xFF\xFF\xFF\n', 'latin1')];
  const places: number[] = [];
  let length = pieces[0]!.length;
  const write = (piece: Buffer): void => {
    pieces.push(piece);
    length += piece.length;
  };
  bodies.forEach((body, index) => {
    places.push(length);
    write(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'));
    write(body);
    write(Buffer.from(body.at(-1) === 10 ? 'endobj\n' : '\nendobj\n', 'latin1'));
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${bodies.length + 1} /Root ${root} 0 R /Info ${info} 0 R >>\n`;
  write(Buffer.from(`${end}startxref\n${length}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(pieces);
}

function fail(what: string): never {
  throw new Error(`This is no paper of ours: ${what}.`);
}
