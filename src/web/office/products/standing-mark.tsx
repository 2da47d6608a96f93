import { standingOf } from '#domain/catalog/product-standing.ts';
import type { Standing, StandingFacts } from '#domain/catalog/product-standing.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { dayText } from '../text/day-text.ts';
import { productWords } from './product-words.ts';

const words = productWords.standing;

const states: Readonly<Record<Standing['kind'], StatusState>> = {
  inShop: 'done',
  forOwners: 'working',
  leaving: 'part',
  soon: 'part',
  hidden: 'open',
  deleted: 'canceled',
};

/** `im Shop ab 01.12.2026` */
function standingText(facts: StandingFacts): string {
  const standing = standingOf(facts);
  return 'day' in standing ? words[standing.kind](dayText(standing.day)) : words[standing.kind];
}

/** Who can find a product in the shop, as one mark. */
export function StandingMark({ facts }: { facts: StandingFacts }) {
  return <StatusMark state={states[standingOf(facts).kind]} label={standingText(facts)} />;
}
