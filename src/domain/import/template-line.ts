/** How a line of a customer's own template stands on an order: its place and its remark in one text, by which a second file finds it again. */

const between = ' · ';

/** At most so much of it is kept. */
export const longestLineText = 500;

export const lineText = ({ position, remark }: { position: string; remark: string }): string =>
  [position, remark].filter((part) => part !== '').join(between);

export interface StandingLine {
  readonly productId: number | null;
  /** As `lineText` wrote it. */
  readonly text: string;
}

/** The line that a row means among those with its customer and number: by its place, else by its article. */
export function standingLine<Line extends StandingLine>(
  lines: readonly Line[],
  { position, productId }: { position: string; productId: number },
): Line | undefined {
  if (position === '') return lines.find((line) => line.productId === productId);
  return lines.find(({ text }) => text === position || text.startsWith(`${position}${between}`));
}
