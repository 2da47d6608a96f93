/** How a line of a customer's own template is kept on an order: its position and its remark in one text, by which a second import finds it again. */

const between = ' · ';

/** The longest text that is kept. */
export const longestLineText = 500;

export const lineText = ({ position, remark }: { position: string; remark: string }): string =>
  [position, remark].filter((part) => part !== '').join(between);

export interface StandingLine {
  readonly productId: number | null;
  /** As written by `lineText`. */
  readonly text: string;
}

/** The order line that a row refers to, among those with its customer and number: by its position, else by its article. */
export function standingLine<Line extends StandingLine>(
  lines: readonly Line[],
  { position, productId }: { position: string; productId: number },
): Line | undefined {
  if (position === '') return lines.find((line) => line.productId === productId);
  return lines.find(({ text }) => text === position || text.startsWith(`${position}${between}`));
}
