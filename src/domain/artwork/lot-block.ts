/** Which lines of an invoice belong to which lot: from its number to the next one in the same column, across page breaks, up to the totals. */
import { words } from './house.ts';
import type { Segment } from './paper-text.ts';

export interface LotBlock {
  lot: string;
  anchor: Segment;
  /** `Los 214`, or a number alone under a heading. */
  labelled: boolean;
  /** What follows the number, then the lines below, from left to right and down. */
  segments: readonly Segment[];
}

const heading = /^(?:los(?:-?nr\.?)?|lot|nr\.?|n[°o]\.?|no\.?)$/i;
const bareNumber = /^\d{1,5}[a-z]?$/;

export function lotBlocks(pages: readonly (readonly Segment[])[], pageWidths: readonly number[]): LotBlock[] {
  const headingX = pages.flat().find(({ text }) => heading.test(text))?.x ?? null;
  const anchors = pages.flat().flatMap((segment) => {
    const named = words.lot.exec(segment.text)?.groups;
    if (named?.['lot'] !== undefined) return [{ segment, lot: named['lot'], labelled: true }];
    const isBare = headingX !== null && bareNumber.test(segment.text) && Math.abs(segment.x - headingX) < 6;
    return isBare ? [{ segment, lot: segment.text, labelled: false }] : [];
  });
  const [first] = anchors;
  if (first === undefined) return [];
  const columns = columnsOf(
    anchors.map(({ segment }) => segment),
    pageWidths[first.segment.page - 1] ?? 595,
  );
  const flow = (segment: Segment): number => segment.page * 1e6 + columnOf(columns, segment) * 1e5 + segment.y + segment.height;
  const ordered = anchors.toSorted((one, other) => flow(one.segment) - flow(other.segment));
  const last = flow(ordered.at(-1)?.segment ?? first.segment);
  const sums = pages.flat().filter((each) => words.sums.test(each.text) && flow(each) > last);
  const end = Math.min(...sums.map((each) => flow(each) - 3), Infinity);
  return ordered.map(({ segment: anchor, lot, labelled }, at) => {
    const next = ordered[at + 1];
    const from = flow(anchor) - 3;
    const to = Math.min(next === undefined ? Infinity : flow(next.segment) - 3, end);
    const inside = pages
      .flat()
      .filter(
        (each) =>
          flow(each) > from &&
          flow(each) < to &&
          each !== anchor &&
          !(heading.test(each.text) && !labelled) &&
          !isBetween(each, anchor, pages),
      )
      .toSorted((one, other) => lineOrder(flow(one), flow(other)) || one.x - other.x);
    return { lot, anchor, labelled, segments: [...behindNumber(anchor, labelled), ...inside] };
  });
}

const lineOrder = (one: number, other: number): number => (Math.abs(one - other) < 3 ? 0 : one - other);

/** Headings of the table on a following page. */
function isBetween(each: Segment, anchor: Segment, pages: readonly (readonly Segment[])[]): boolean {
  return (
    each.page > anchor.page &&
    /^(?:beschreibung|description|bezeichnung|désignation|künstler|werk|artist|zuschlag|adjudication|hammer(?: price)?)$/i.test(
      each.text,
    ) &&
    pages.length > 1
  );
}

/** Left edges of lots side by side; one column where all begin at the same edge. */
function columnsOf(anchors: readonly Segment[], pageWidth: number): number[] {
  const edges = anchors.map(({ x }) => x).toSorted((one, other) => one - other);
  return edges.filter((edge, at) => at === 0 || edge - (edges[at - 1] ?? 0) > pageWidth / 4);
}

function columnOf(columns: readonly number[], { x }: Segment): number {
  return Math.max(
    0,
    columns.findLastIndex((edge) => x >= edge - 6),
  );
}

function behindNumber(anchor: Segment, labelled: boolean): Segment[] {
  const rest = labelled ? (words.lot.exec(anchor.text)?.groups?.['rest'] ?? '').trim() : '';
  if (rest === '') return [];
  const at = anchor.text.length - rest.length;
  const each = anchor.width / anchor.text.length;
  return [{ ...anchor, text: rest, x: anchor.x + at * each, width: rest.length * each }];
}
