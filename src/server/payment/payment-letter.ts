/** Mails about payments: to the customer that one has arrived or failed, to staff that one needs attention. */
import { chfText } from '#domain/money/money-text.ts';
import type { Rappen } from '#domain/money/money.ts';
import { customerMail, staffMail } from '#server/mail/letter-mail.ts';
import type { LetterPart } from '#server/mail/letter.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { OrderToPay } from '#server/order/order-to-pay.ts';
import type { Sender } from '#server/shop/company-profile.ts';

interface LetterFacts {
  order: OrderToPay;
  company: Sender;
  publicUrl: string;
  /** Name of the method. */
  brand: string;
}

/** `reference`: of the payment. An order that was changed may have several. */
export function paymentReceived({
  order,
  company,
  publicUrl,
  brand,
  reference,
  amount,
}: LetterFacts & { reference: string; amount: string }): NewMail {
  const t = company.words[order.language].payment;
  return toCustomer(`payment-received:${reference}`, t.received(order.formattedId), { order, company }, [
    t.receivedText,
    {
      facts: [[t.order, order.formattedId], ...referenceOf(order, company), [t.amount, amount], [t.method, brand]],
    },
    { action: { label: t.see, url: orderLink(publicUrl, order) } },
  ]);
}

export function paymentFailed({ order, company, publicUrl }: Omit<LetterFacts, 'brand'>): NewMail {
  const t = company.words[order.language].payment;
  return toCustomer(`payment-failed:${order.uuid}`, t.failed(order.formattedId), { order, company }, [
    t.failedText,
    t.failedKept,
    {
      facts: [[t.order, order.formattedId], ...referenceOf(order, company), [t.amount, chfText(order.total)]],
    },
    { action: { label: t.payNow, url: `${publicUrl}/checkout/payment-failed?order=${order.uuid}&lang=${order.language}` } },
  ]);
}

function referenceOf({ ownReference, language }: OrderToPay, company: Sender): [string, string][] {
  return ownReference === '' ? [] : [[company.words[language].document.reference, ownReference]];
}

function toCustomer(
  key: string,
  title: string,
  { order, company }: { order: OrderToPay; company: Sender },
  paragraphs: readonly LetterPart[],
): NewMail {
  const { language, person, hasAccount, email } = order;
  const to = { email, name: person, greeted: hasAccount };
  return { orderId: order.id, ...customerMail({ company, key, title, to, language, paragraphs }) };
}

/** For staff, in German: a payment does not match what was requested. */
export function paymentToReview({
  order,
  company,
  publicUrl,
  brand,
  reference,
  amount,
  expected,
}: LetterFacts & { reference: string; amount: string; expected: Rappen }): NewMail {
  return {
    orderId: order.id,
    ...staffMail({
      company,
      key: `payment-review:${reference}`,
      title: `Zahlung prüfen: ${order.formattedId}`,
      paragraphs: [
        'Zu dieser Bestellung ist eine Zahlung gemeldet, die nicht zu ihr passt: ein anderer Betrag, eine zweite Zahlung, oder die Bestellung war schon storniert. Der Shop hat nichts weiter unternommen. Bitte vergleichen Sie mit dem Konto beim Zahlungsanbieter und erstatten Sie, was zu viel ist.',
        {
          facts: [
            ['Bestellung', order.formattedId],
            ['Kunde', order.person],
            ['Referenz der Zahlung', reference],
            ['Zahlungsart', brand],
            ['Gemeldet', amount],
            ['Verlangt', chfText(expected)],
          ],
        },
        { action: { label: 'Bestellung öffnen', url: `${publicUrl}/admin/Orders/${order.id}` } },
      ],
    }),
  };
}

/** For staff, in German: the provider did not give back what the shop asked it to. */
export function refundFailed({
  order,
  company,
  publicUrl,
  amount,
  externalId,
}: Omit<LetterFacts, 'brand'> & { amount: Rappen; externalId: string }): NewMail {
  return {
    orderId: order.id,
    ...staffMail({
      company,
      key: `refund-failed:${externalId}`,
      title: `Erstattung gescheitert: ${order.formattedId}`,
      paragraphs: [
        'Der Zahlungsanbieter hat diese Erstattung nicht ausgeführt: Der Kunde hat das Geld nicht erhalten, und der Shop hat nichts ausgebucht. Bitte sehen Sie beim Zahlungsanbieter nach und erstatten Sie noch einmal, oder überweisen Sie das Guthaben.',
        {
          facts: [
            ['Bestellung', order.formattedId],
            ['Kunde', order.person],
            ['Betrag', chfText(amount)],
          ],
        },
        { action: { label: 'Bestellung öffnen', url: `${publicUrl}/admin/Orders/${order.id}` } },
      ],
    }),
  };
}
