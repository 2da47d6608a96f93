/** What is written about payments: to the customer that the money is there or is not, to staff that something needs a look. */
import { chfText } from '#domain/money/money-text.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Language } from '#domain/language/language.ts';
import { documentTexts } from '#server/document/document-text.ts';
import type { LetterPart } from '#server/mail/letter.ts';
import { letter, salutationFor } from '#server/mail/letter.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { OrderToPay } from '#server/order/order-to-pay.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';

interface LetterFacts {
  order: OrderToPay;
  company: CompanyProfile;
  publicUrl: string;
  /** Name of the method. */
  brand: string;
}

interface Words {
  received: (number: string) => string;
  receivedText: string;
  failed: (number: string) => string;
  failedText: string;
  failedKept: string;
  order: string;
  amount: string;
  method: string;
  see: string;
  payNow: string;
}

const words: Readonly<Record<Language, Words>> = {
  de: {
    received: (number) => `Zahlung erhalten zu ${number}`,
    receivedText:
      'Ihre Zahlung ist eingegangen, vielen Dank. Wir fertigen Ihre Bestellung; die Bestätigung erhalten Sie in einer eigenen Nachricht.',
    failed: (number) => `Ihre Zahlung zu ${number} ist noch offen`,
    failedText: 'Ihre Zahlung hat nicht geklappt oder wurde nicht abgeschlossen. Es wurde nichts belastet.',
    failedKept:
      'Ihre Bestellung ist gespeichert. Sie können sie innert 24 Stunden nach der Bestellung bezahlen, auch mit einer anderen Zahlungsart. Danach stornieren wir sie, ohne Kosten für Sie.',
    order: 'Bestellung',
    amount: 'Betrag',
    method: 'Zahlungsart',
    see: 'Bestellung ansehen',
    payNow: 'Bestellung bezahlen',
  },
  fr: {
    received: (number) => `Paiement reçu pour ${number}`,
    receivedText:
      'Nous avons bien reçu votre paiement, merci. Nous fabriquons votre commande; vous recevez la confirmation dans un message séparé.',
    failed: (number) => `Votre paiement pour ${number} est encore ouvert`,
    failedText: 'Votre paiement n’a pas abouti ou n’a pas été terminé. Rien n’a été débité.',
    failedKept:
      'Votre commande est enregistrée. Vous pouvez la payer dans les 24 heures qui suivent la commande, aussi par un autre moyen de paiement. Passé ce délai, nous l’annulons sans frais pour vous.',
    order: 'Commande',
    amount: 'Montant',
    method: 'Moyen de paiement',
    see: 'Voir la commande',
    payNow: 'Payer la commande',
  },
  en: {
    received: (number) => `Payment received for ${number}`,
    receivedText: 'Your payment has arrived, thank you. We are making your order; the confirmation comes in a message of its own.',
    failed: (number) => `Your payment for ${number} is still open`,
    failedText: 'Your payment did not go through or was not completed. Nothing has been charged.',
    failedKept:
      'Your order is kept. You can pay it within 24 hours of ordering, also in another way. After that we cancel it at no cost to you.',
    order: 'Order',
    amount: 'Amount',
    method: 'Payment method',
    see: 'View the order',
    payNow: 'Pay the order',
  },
};

export function paymentReceived({ order, company, publicUrl, brand }: LetterFacts): NewMail {
  const t = words[order.language];
  return toCustomer(`payment-received:${order.uuid}`, t.received(order.formattedId), { order, company }, [
    t.receivedText,
    {
      facts: [[t.order, order.formattedId], ...referenceOf(order), [t.amount, chfText(order.total)], [t.method, brand]],
    },
    { action: { label: t.see, url: orderLink(publicUrl, order) } },
  ]);
}

export function paymentFailed({ order, company, publicUrl }: Omit<LetterFacts, 'brand'>): NewMail {
  const t = words[order.language];
  return toCustomer(`payment-failed:${order.uuid}`, t.failed(order.formattedId), { order, company }, [
    t.failedText,
    t.failedKept,
    {
      facts: [[t.order, order.formattedId], ...referenceOf(order), [t.amount, chfText(order.total)]],
    },
    { action: { label: t.payNow, url: `${publicUrl}/checkout/payment-failed?order=${order.uuid}` } },
  ]);
}

function referenceOf({ ownReference, language }: OrderToPay): [string, string][] {
  return ownReference === '' ? [] : [[documentTexts[language].reference, ownReference]];
}

function toCustomer(
  dedupeKey: string,
  title: string,
  { order, company }: { order: OrderToPay; company: CompanyProfile },
  paragraphs: readonly LetterPart[],
): NewMail {
  const { language, person, email } = order;
  return {
    dedupeKey,
    orderId: order.id,
    recipient: email,
    recipientName: person,
    subject: `${title} | ${company.name}`,
    ...letter({ company, language, title, salutation: salutationFor(language, person), paragraphs }),
    pictures: [],
  };
}

/** For staff, who read German: money came that does not fit what was asked for. */
export function paymentToReview({
  order,
  company,
  publicUrl,
  brand,
  reference,
  amount,
  expected,
}: LetterFacts & { reference: string; amount: string; expected: Rappen }): NewMail {
  const title = `Zahlung prüfen: ${order.formattedId}`;
  return {
    dedupeKey: `payment-review:${reference}`,
    orderId: order.id,
    recipient: company.email,
    recipientName: company.name,
    subject: title,
    ...letter({
      company,
      language: 'de',
      title,
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
    pictures: [],
  };
}
