/** Problems of a quote's draft, by field; fields of lines are `price 12`, `quantity 12`. */
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { email } from '#domain/contact/rules.ts';
import { percentOf } from '../text/percent-of.ts';
import { amountOf, isSet, priceOf, quantityOf, wholeOf } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { quoteWords } from './quote-words.ts';

export type DraftProblems = Readonly<Record<string, string>>;

const t = quoteWords.problems;

export const typedDay = (text: string): PlainDate | null => parseTypedDate(text, localNow(Date.now()).date);

export function problemsOf(draft: QuoteDraft): DraftProblems {
  const found: Record<string, string> = { ...lineProblems(draft) };
  if (draft.deliveryCost.trim() !== '' && amountOf(draft.deliveryCost, 1_000_000) === null) found['deliveryCost'] = t.amount;
  if (percentOf(draft.discount) === null) found['discount'] = t.percent;
  if (wholeOf(draft.validity, 0, 730) === null) found['validity'] = t.days(730);
  if (wholeOf(draft.timeToDeliver, 0, 365) === null) found['timeToDeliver'] = t.days(365);
  if (email(draft.invoiceEmail) !== null || draft.invoiceEmail.trim() === '') found['invoiceEmail'] = t.email;
  if (draft.deliveryType !== 'PICKUP' && draft.deliveryAddress === '') found['deliveryAddress'] = t.address;
  for (const day of ['requestedDeliveryDate', 'confirmedDeliveryDate'] as const)
    if (draft[day].trim() !== '' && typedDay(draft[day]) === null) found[day] = t.day;
  return found;
}

/** What the customer cannot be sent yet: each line that counts and the delivery have a price, if only 0. */
export function missingIn({ lines, deliveryType, deliveryCost }: QuoteDraft): DraftProblems {
  const gone = new Set(lines.filter(({ removed, storno }) => removed || storno).map(({ id }) => id));
  const open = lines.filter(({ id, parentId, price }) => id > 0 && price.trim() === '' && !gone.has(id) && !gone.has(parentId ?? 0));
  return {
    ...Object.fromEntries(open.filter((line) => !isSet(line, lines)).map(({ id }) => [`price ${id}`, t.priceMissing])),
    ...(deliveryType !== 'PICKUP' && deliveryCost.trim() === '' ? { deliveryCost: t.deliveryMissing } : {}),
  };
}

function lineProblems({ lines }: QuoteDraft): DraftProblems {
  const found: Record<string, string> = {};
  for (const line of lines) {
    if (line.removed) continue;
    if (line.name.trim() === '') found[`name ${line.id}`] = t.name;
    if (quantityOf(line) === null) found[`quantity ${line.id}`] = t.quantity;
    const isOpen = line.price.trim() === '';
    // A stored line may have no price yet, and an added product gets today's; a line written by hand needs one.
    const needsPrice = line.id < 0 && line.productId === null && line.type === 'PRODUCT';
    if (priceOf(line) === null && (!isOpen || needsPrice) && !isSet(line, lines)) found[`price ${line.id}`] = t.amount;
    if (line.insuranceRate.trim() !== '' && amountOf(line.insuranceRate, 1_000_000) === null) found[`insuranceRate ${line.id}`] = t.amount;
  }
  return found;
}
