/** Turns words found on a page into a field with its place and its confidence. */
import type { Doubt, FieldKey, ReadField } from './field.ts';
import type { PageText, Segment } from './paper-text.ts';

export interface Found {
  value: string;
  confidence: number;
  doubt?: Doubt | null;
  /** The segments that were read. */
  segments: readonly Segment[];
  /** The part of a single segment that was read: start and length in letters. */
  part?: { at: number; length: number };
}

export function readField(pages: readonly PageText[], key: FieldKey, work: number, found: Found | null): ReadField {
  if (found === null) return { key, work, value: '', confidence: 0, doubt: null, box: null };
  const { value, confidence, doubt = null, segments, part } = found;
  return { key, work, value, confidence, doubt, box: boxOf(pages, segments, part) };
}

const share = (value: number, whole: number): number => Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000;

function boxOf(pages: readonly PageText[], segments: readonly Segment[], part: Found['part']): ReadField['box'] {
  const [first] = segments;
  const page = pages.find(({ number }) => number === first?.page);
  if (first === undefined || page === undefined) return null;
  const here = segments
    .filter((segment) => segment.page === first.page)
    .map((segment) => (part === undefined ? segment : partOf(segment, part)));
  const [left, top] = [Math.min(...here.map(({ x }) => x)), Math.min(...here.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...here.map(({ x, width }) => x + width)), Math.max(...here.map(({ y, height }) => y + height))];
  return {
    page: page.number,
    x: share(left - 2, page.width),
    y: share(top - 1, page.height),
    width: share(right - left + 4, page.width),
    height: share(bottom - top + 3, page.height),
  };
}

/** Assumes letters of equal width: good enough for a frame around them. */
function partOf(segment: Segment, { at, length }: { at: number; length: number }): Segment {
  const each = segment.width / Math.max(1, segment.text.length);
  return { ...segment, x: segment.x + at * each, width: length * each };
}
