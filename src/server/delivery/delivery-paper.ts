/** The delivery note: the pieces of this delivery, what is still open after it, who handed it over, and a place to sign. */
import { zeroRappen } from '#domain/money/money.ts';
import type { Order } from '#contract/order.ts';
import type { Delivery } from '#contract/delivery.ts';
import { epochMsOf } from '#domain/calendar/local-time.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import type { DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import { documentPaperOf } from '#server/document/document-paper-of.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import type { DocumentText } from '#server/words/document-text.ts';
import { documentTexts } from '#server/words/document-words.ts';
import { openLines } from './open-lines.ts';

export interface DeliveryPaperFacts {
  company: Sender;
  pictureOf: (pictureUrl: string) => string | null;
  /** Drawing of the recipient's signature; null: there is a line to sign on. */
  signature: string | null;
}

/** `order`: after the delivery. */
export function deliveryPaper(order: Order, delivery: Delivery, { company, pictureOf, signature }: DeliveryPaperFacts): DocumentPaper {
  const day = plainDateOf(delivery.day);
  const text = company.words[order.language].document;
  const words = company.words[order.language].paper;
  const positions = delivery.lines.flatMap(({ positionId, quantity }) => {
    const position = order.positions.find(({ id }) => id === positionId);
    return position ? [{ ...position, parentId: null, quantity }] : [];
  });
  const weight = positions.reduce((all, each) => all + each.weight * each.quantity, 0);
  const paper = documentPaperOf(
    { ...order, formattedId: delivery.formattedId, positions, weight },
    {
      kind: 'lieferschein',
      company,
      reminderFee: zeroRappen,
      day,
      createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
      pictureOf,
      delivered: [day],
    },
  );
  const isReturn = delivery.kind === 'RETURN';
  const open = isReturn ? [] : openLines(order).map(({ name, quantity }) => `${quantity} × ${name}`);
  const handover = [
    ...(delivery.handedOverBy === '' ? [] : [words.handedOverBy(delivery.handedOverBy)]),
    ...(delivery.stop === '' ? [] : [words.stop(delivery.stop)]),
    ...(delivery.note === '' ? [] : [delivery.note]),
    ...(delivery.receivedBy === '' ? [] : [words.receivedBy(delivery.receivedBy)]),
  ];
  return {
    ...paper,
    ...(isReturn ? { title: words.returned, intro: '' } : {}),
    facts: [
      ...(isReturn ? paper.facts.filter(({ label }) => !arrivals(text).includes(label)) : paper.facts),
      { label: text.orderNumber, value: order.formattedId },
    ],
    blocks: [
      ...paper.blocks,
      ...(open.length === 0 ? [] : [{ title: words.stillOpen, lines: open }]),
      ...(handover.length === 0 ? [] : [{ title: words.handedOver, lines: handover, picture: signature }]),
    ],
    // A recipient who signed on the phone does not sign again; what goes back is received by us.
    notes: signature === null && !isReturn ? paper.notes : paper.notes.filter((note) => note !== text.received),
  };
}

const arrivals = ({ deliveredOn, collectedOn, dispatchedOn }: DocumentText): string[] => [deliveredOn, collectedOn, dispatchedOn];

export function deliveryFileName({ language }: Pick<Order, 'language'>, formattedId: string): string {
  return `${documentTexts[language].file.lieferschein}-${formattedId}.pdf`;
}
