/** How well a document answers the words of a plan: by the best place each word stands in. Name before category before attribute before description. */
import type { SearchPlan, TermGroup } from '#domain/search/search-plan.ts';
import type { SearchDocument } from './search-document.ts';

/** Document term → fields it was found in. */
export type FieldsByTerm = Readonly<Record<string, readonly string[]>>;

const fieldWeight: Readonly<Record<Exclude<keyof SearchDocument, 'id'>, number>> = {
  name: 1,
  category: 0.7,
  modifier: 0.5,
  value: 0.3,
  foreign: 0.3,
  text: 0.1,
};

const weightOf = (fields: readonly string[]): number => Math.max(...fields.map((field) => fieldWeight[field as keyof typeof fieldWeight]));

/** The end of a longer word counts against it. */
const prefixShare = 0.7;

function termScore(term: string, prefix: boolean, found: FieldsByTerm): number {
  const exact = found[term];
  let best = exact === undefined ? 0 : weightOf(exact);
  if (!prefix) return best;
  for (const [other, fields] of Object.entries(found)) {
    if (other !== term && other.startsWith(term))
      best = Math.max(best, weightOf(fields) * prefixShare * (0.5 + term.length / other.length / 2));
  }
  return best;
}

function groupScore({ terms, weight, prefix }: TermGroup, found: FieldsByTerm): number {
  const scores = terms.map((term) => termScore(term, prefix, found));
  const lowest = Math.min(...scores);
  if (lowest === 0) return 0;
  // A part that stands only in a description says little, however well the other part fits.
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return (weight * (lowest + mean)) / 2;
}

/** 0 to 1: the mean over the words of the plan. */
export function wordScore({ words }: SearchPlan, found: FieldsByTerm): number {
  if (words.length === 0) return 0;
  const sum = words.reduce((total, groups) => total + Math.max(0, ...groups.map((group) => groupScore(group, found))), 0);
  return sum / words.length;
}
