/** Number of pieces of each line for a delivery, an invoice or a credit note: as typed, and as sent. */
export interface OpenLine {
  readonly id: number;
  readonly number: string;
  /** Null: a line written by hand. */
  readonly productId: number | null;
  readonly name: string;
  /** The most that may be taken. */
  readonly open: number;
}

/** As typed, by line id; a line without an entry is taken whole. */
export type Portions = Readonly<Record<number, string>>;

export const typedOf = (portions: Portions, { id, open }: OpenLine): string => portions[id] ?? String(open);

const wholeNumber = /^\s*(\d{1,7})\s*$/;

/** Null: not a number of pieces. */
export function piecesOf(portions: Portions, line: OpenLine): number | null {
  const typed = typedOf(portions, line);
  if (typed.trim() === '') return 0;
  const match = wholeNumber.exec(typed);
  return match === null ? null : Number(match[1]);
}

export interface Portion {
  readonly id: number;
  readonly quantity: number;
}

/** The lines to take; undefined: everything open, which the server works out itself. */
export function chosenPortions(portions: Portions, lines: readonly OpenLine[]): Portion[] | undefined {
  const chosen = lines.map((line) => ({ id: line.id, quantity: piecesOf(portions, line) ?? 0, open: line.open }));
  if (chosen.every(({ quantity, open }) => quantity === open)) return undefined;
  return chosen.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => ({ id, quantity }));
}

/** Problems of the typed text, by line id. */
export function portionProblems(
  portions: Portions,
  lines: readonly OpenLine[],
  words: { notWhole: string; tooMany: (most: number) => string; nothing: string },
): Record<number, string> {
  const problems: Record<number, string> = {};
  for (const line of lines) {
    const pieces = piecesOf(portions, line);
    if (pieces === null) problems[line.id] = words.notWhole;
    else if (pieces > line.open) problems[line.id] = words.tooMany(line.open);
  }
  const [first] = lines;
  if (first !== undefined && lines.every((line) => piecesOf(portions, line) === 0)) problems[first.id] = words.nothing;
  return problems;
}

/** Converts problems that name a line by its index in the request into problems by line id. */
export function lineProblems(problems: Readonly<Record<string, string>>, sent: readonly Portion[] | undefined): Record<number, string> {
  const entries = Object.entries(problems).flatMap(([field, text]) => {
    const id = sent?.[Number(/^lines\.(\d+)/.exec(field)?.[1] ?? Number.NaN)]?.id;
    return id === undefined ? [] : [[id, text] as const];
  });
  return Object.fromEntries(entries);
}
