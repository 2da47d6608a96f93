/** The text of an invoice page with positions: the reader's input, in points from the upper left corner. It knows no file format. */

export interface TextItem {
  readonly text: string;
  readonly x: number;
  /** Of the upper edge. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

export interface PageText {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly items: readonly TextItem[];
}

/** Words that belong together: one run of a line, up to the next wide gap or change of font. */
export interface Segment extends TextItem {
  readonly page: number;
}

const sameLine = 2.5;

/** By line, then from left to right. Joined text gets the box around all of it. */
export function segmentsOf({ number, items }: PageText): Segment[] {
  const lines = new Map<number, TextItem[]>();
  for (const item of items.filter(({ text }) => text.trim() !== '').toSorted((one, other) => one.y - other.y)) {
    const base = item.y + item.height;
    const line = [...lines.keys()].find((each) => Math.abs(each - base) < sameLine);
    if (line === undefined) lines.set(base, [item]);
    else lines.get(line)?.push(item);
  }
  return [...lines.values()].flatMap((line) =>
    joined(
      line.toSorted((one, other) => one.x - other.x),
      number,
    ),
  );
}

function joined(line: readonly TextItem[], page: number): Segment[] {
  const segments: Segment[] = [];
  for (const item of line) {
    const last = segments.at(-1);
    const gap = last === undefined ? Infinity : item.x - (last.x + last.width);
    const alike = last?.bold === item.bold && last.italic === item.italic;
    if (last === undefined || gap > 0.8 * item.height || !alike) segments.push({ ...item, text: item.text.trim(), page });
    else segments.splice(-1, 1, merged(last, item, gap));
  }
  return segments;
}

function merged(last: Segment, item: TextItem, gap: number): Segment {
  const between = gap > 0.12 * item.height || /^\s/.test(item.text) ? ' ' : '';
  const top = Math.min(last.y, item.y);
  return {
    ...last,
    text: `${last.text}${between}${item.text.trim()}`,
    y: top,
    width: item.x + item.width - last.x,
    height: Math.max(last.y + last.height, item.y + item.height) - top,
  };
}

/** Removes running heads and feet: the same words at the same height on several pages. */
export function withoutRunningLines(pages: readonly (readonly Segment[])[]): Segment[][] {
  const key = ({ text, y }: Segment): string => `${Math.round(y / 4)} ${text.replaceAll(/\d+/g, '#')}`;
  const seen = new Map<string, Set<number>>();
  for (const segment of pages.flat()) seen.set(key(segment), (seen.get(key(segment)) ?? new Set()).add(segment.page));
  return pages.map((page, at) => page.filter((segment) => at === 0 || (seen.get(key(segment))?.size ?? 0) < 2));
}
