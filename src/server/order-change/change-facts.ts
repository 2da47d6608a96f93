/** A change in words, for mails: each changed line, the new values of the head, and the totals before and after. */
import type { Order } from '#contract/order.ts';
import type { ChangeDifference, ChangedLine } from '#contract/staged-change.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { labelled } from '#domain/language/labelled.ts';
import type { Language } from '#domain/language/language.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';
import { chfText, groupedText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { shownFieldOf } from '#domain/order/shown-field.ts';
import type { ShownField } from '#domain/order/shown-field.ts';
import { shownChfLinePrice } from '#domain/vat/shown-price.ts';
import { shownRate } from '#domain/vat/shown-totals.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import type { ChangeWords } from '#server/words/change-words.ts';

export function changeFacts(
  { lines, fields, before, after }: ChangeDifference,
  order: Order,
  company: Sender,
): (readonly [string, string])[] {
  const { language } = order;
  const words = company.words[language].change;
  const shown = [...new Set(fields.map(({ field }) => shownFieldOf(field)))].filter((field) => field !== null);
  return [
    ...lines.map(
      (line) => [line.name, [lineText(line, words, shownRate(order)), ...detailTexts(line, words, language)].join('\n')] as const,
    ),
    ...shown.map((field) => [words.fields[field], fieldText(order, field, company)] as const),
    [words.totalBefore, chfText(rappenFromChf(before.total))],
    [words.totalAfter, chfText(rappenFromChf(after.total))],
  ];
}

/** How the difference is paid or refunded; empty: no difference. */
export function moneyText({ money }: ChangeDifference, language: Language, company: Sender): string {
  return company.words[language].change.money[money.way](chfText(rappenFromChf(money.amount)));
}

const pieces = (count: number | null): string => groupedText(count ?? 0);

function lineText({ kind, quantity, pricePerOne }: ChangedLine, words: ChangeWords, rate: VatRate | null): string {
  if (kind === 'cancelled') return words.cancelled;
  const price = words.atPrice(shownChfLinePrice(unitPriceFromChf(pricePerOne.after ?? 0), quantity.after ?? 0, rate));
  const amount = words.pieces(pieces(quantity.before ?? quantity.after), pieces(quantity.after));
  return `${kind === 'added' ? `${words.added}, ` : ''}${amount} ${price}`;
}

/** What differs in the configuration; of a new line its name says enough. */
function detailTexts({ kind, details }: ChangedLine, words: ChangeWords, language: Language): string[] {
  if (kind === 'added' || kind === 'cancelled') return [];
  return details.map(({ label, value, before }) => {
    if (before === '') return labelled(language, label, value);
    return labelled(language, label, value === '' ? words.cancelled : `${before} → ${value}`);
  });
}

function fieldText(order: Order, field: ShownField, company: Sender): string {
  const { language } = order;
  const { picksUp, delivers } = company.words[language].change;
  switch (field) {
    case 'deliveryAddress':
      return order.deliveryAddress === null ? picksUp : addressLines(order.deliveryAddress, language).join('\n');
    case 'invoiceAddress':
      return addressLines(order.invoiceAddress, language).join('\n');
    case 'discount':
      return percentText(fractionFromNumber(order.discount), language);
    case 'deliveryType':
      return order.deliveryType === 'PICKUP' ? picksUp : delivers;
    case 'requestedDeliveryDate':
    case 'confirmedDeliveryDate': {
      const day = parsePlainDate(order[field] ?? '');
      return day === null ? '–' : dayText(day, language);
    }
    default:
      return order[field] === '' ? '–' : order[field];
  }
}
