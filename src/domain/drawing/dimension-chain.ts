/**
 * A dimension chain: the positions of its ticks, and text and place of each label. Equal links in a row are one label
 * («4 × 140»), links of the clear inside begin with «i», and a text wider than its link moves to a second tier with a leader, so
 * that texts never touch. It knows no view; lengths in mm of the drawing.
 */
import { spread } from './spread.ts';

export interface ChainLabel {
  from: number;
  to: number;
  text: string;
  /** Middle of the text along the chain. */
  at: number;
  /** 0: on the line, 1: behind it with a leader. */
  tier: 0 | 1;
}

export interface Chain {
  ticks: readonly number[];
  labels: readonly ChainLabel[];
  tiers: 1 | 2;
  /** False: the texts that do not fit their links are together longer than the chain. */
  isReadable: boolean;
}

export type Span = readonly [from: number, to: number];

const characterWidth = 0.9;

/** Free space on either side, as a share of the text's height. */
const airShare = 0.3;

function lengthText(mm: number): string {
  return String(Math.round(mm * 10) / 10);
}

/** Width of a dimension's text, valid also for the plain fonts of CAD programs. */
export function dimensionTextWidth(text: string, height: number): number {
  return text.length * characterWidth * height;
}

/** `inner`: the link of the clear inside; `room`: how far texts may reach, by default the chain's ends. */
export function chain(ticks: readonly number[], height: number, inner: Span | null = null, room: Span = endsOf(ticks)): Chain {
  const runs = runsOf(ticks, inner);
  const labels = runs.map(({ from, to, text }): ChainLabel => {
    const fits = dimensionTextWidth(text, height) + 2 * airShare * height <= to - from;
    return { from, to, text, at: (from + to) / 2, tier: fits ? 0 : 1 };
  });
  const outside = labels.filter(({ tier }) => tier === 1);
  const wishes = outside.map(({ at, text }) => ({ centre: at, width: dimensionTextWidth(text, height) }));
  const places = spread(wishes, 2 * airShare * height, room);
  outside.forEach((label, index) => (label.at = places[index]!));
  const need = wishes.reduce((sum, { width }) => sum + width, 2 * airShare * height * Math.max(wishes.length - 0.5, 0));
  const isReadable = need <= room[1] - room[0] || (ticks.length === 2 && inner === null);
  return { ticks, labels, tiers: outside.length > 0 ? 2 : 1, isReadable };
}

function endsOf(ticks: readonly number[]): Span {
  return [ticks[0] ?? 0, ticks.at(-1) ?? 0];
}

interface Run {
  from: number;
  to: number;
  text: string;
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.16;

function runsOf(ticks: readonly number[], inner: Span | null): Run[] {
  const isInner = (at: number): boolean => inner !== null && isSame(ticks[at]!, inner[0]) && isSame(ticks[at + 1]!, inner[1]);
  const links = ticks.slice(1).map((tick, at) => tick - ticks[at]!);
  const runs: Run[] = [];
  let at = 0;
  while (at < links.length) {
    const [from, link] = [ticks[at]!, links[at]!];
    const equal = isInner(at) ? 1 : countWhile(links, at, (length, k) => isSame(length, link) && !isInner(k));
    const pairs = isInner(at) ? 0 : countWhile(links, at, (length, k) => isSame(length, links[at + ((k - at) % 2)]!) && !isInner(k));
    const taken = equal >= 3 ? equal : pairs >= 5 ? pairs : 1;
    const to = ticks[at + taken]!;
    runs.push({ from, to, text: taken === 1 ? `${isInner(at) ? 'i ' : ''}${lengthText(link)}` : runText(links.slice(at, at + taken)) });
    at += taken;
  }
  return runs;
}

function countWhile(links: readonly number[], start: number, holds: (length: number, at: number) => boolean): number {
  let at = start;
  while (at < links.length && holds(links[at]!, at)) at++;
  return at - start;
}

/** «4 × 140», or alternating boards and gaps: «8 × 100 + 7 × 45». */
function runText(links: readonly number[]): string {
  if (isSame(links[0]!, links[1]!)) return timesMean(links);
  const [odd, even] = [0, 1].map((rest) => links.filter((_, at) => at % 2 === rest));
  return `${timesMean(odd!)} + ${timesMean(even!)}`;
}

function timesMean(links: readonly number[]): string {
  return `${links.length} × ${lengthText(links.reduce((a, b) => a + b, 0) / links.length)}`;
}

/** Sorted, each position once. */
export function ticksOf(places: Iterable<number>): number[] {
  const sorted = [...new Set([...places].map((place) => Math.round(place * 10) / 10))].sort((a, b) => a - b);
  return sorted.filter((place, index) => index === 0 || place - sorted[index - 1]! > 0.15);
}
