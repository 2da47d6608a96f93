/** Bottom right of a drawing sheet: heading and scale on a thick rule, then pairs in columns on hairlines. Millimetres of paper. */
import { lettering, textWidth } from './lettering.ts';
import { mmText } from './svg-path.ts';

export interface TitlePair {
  label: string;
  value: string;
}

const columns = 3;
const columnMm = 42;
const rowMm = 9.5;
const mostPairs = 9;
/** Em sizes whose capitals are 2.5 mm high or more. */
const sizes = { label: 3.7, value: 4.2, heading: 7 };

export function titleBlockSize(pairs: readonly TitlePair[]): { width: number; height: number } {
  return { width: columns * columnMm, height: Math.ceil(Math.min(mostPairs, pairs.length) / columns) * rowMm + 12 };
}

export function titleBlock(
  heading: string,
  pairs: readonly TitlePair[],
  { scale, right, bottom }: { scale: string; right: number; bottom: number },
  colour: string,
): string {
  const shown = pairs.slice(0, mostPairs);
  const { width, height } = titleBlockSize(shown);
  const [left, top] = [right - width, bottom - height];
  const fill = ` fill="${colour}"`;
  const scaleWidth = textWidth(scale) * sizes.heading;
  const parts = [
    `<path fill="none" stroke="${colour}" stroke-width="1.1" d="M${mmText(left)} ${mmText(top)}H${mmText(right)}"/>`,
    lettering({ text: heading, size: fitting(heading, sizes.heading, width - scaleWidth - 6), at: [left, top + 8] }, fill),
    lettering({ text: scale, size: sizes.heading, at: [right, top + 8], anchor: 'end' }, fill),
  ];
  shown.forEach(({ label, value }, index) => {
    const [x, y] = [left + (index % columns) * columnMm, top + 12 + Math.floor(index / columns) * rowMm];
    parts.push(`<path fill="none" stroke="${colour}" stroke-width=".2" d="M${mmText(x)} ${mmText(y)}h${columnMm - 2}"/>`);
    parts.push(
      lettering({ text: label, size: sizes.label, at: [x, y + 3.5] }, `${fill} fill-opacity=".7"`),
      lettering({ text: value, size: fitting(value, sizes.value, columnMm - 3), at: [x, y + 8] }, fill),
    );
  });
  return parts.join('');
}

/** Longer words are set in a smaller size, down to 2.5 mm. */
function fitting(text: string, size: number, room: number): number {
  return Math.max(sizes.label, Math.min(size, room / Math.max(0.1, textWidth(text))));
}
