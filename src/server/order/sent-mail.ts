/** Tells the customer that the goods are on their way, or wait to be picked up. */
import type { Order } from '#contract/order.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import { documentTexts } from '#server/document/document-text.ts';
import { letter, salutationFor } from '#server/mail/letter.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { orderLink } from './order-link.ts';

interface SentWords {
  delivered: (number: string) => string;
  ready: (number: string) => string;
  deliveredText: string;
  readyText: string;
  look: string;
  note: string;
}

const words: Readonly<Record<Language, SentWords>> = {
  de: {
    delivered: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    ready: (number) => `Ihre Bestellung ${number} ist bereit`,
    deliveredText: 'Wir haben Ihre Ware verladen. Bitte prüfen Sie sie bei der Annahme und melden Sie Transportschäden sofort.',
    readyText: 'Ihre Ware liegt zur Abholung bereit.',
    look: 'Bestellung ansehen',
    note: 'Lieferschein',
  },
  fr: {
    delivered: (number) => `Votre commande ${number} est en route`,
    ready: (number) => `Votre commande ${number} est prête`,
    deliveredText:
      'Votre marchandise est chargée. Veuillez la contrôler à la réception et annoncer immédiatement tout dommage de transport.',
    readyText: 'Votre marchandise est prête à être retirée.',
    look: 'Voir la commande',
    note: 'Bulletin de livraison',
  },
  en: {
    delivered: (number) => `Your order ${number} is on its way`,
    ready: (number) => `Your order ${number} is ready`,
    deliveredText: 'We have loaded your goods. Please check them on receipt and report transport damage at once.',
    readyText: 'Your goods are ready to be picked up.',
    look: 'View your order',
    note: 'Delivery note',
  },
};

export function sentMail(order: Order, { company, publicUrl }: { company: CompanyProfile; publicUrl: string }): NewMail {
  const { language, formattedId, uuid } = order;
  const text = words[language];
  const isPickup = order.deliveryType === 'PICKUP' || order.deliveryAddress === null;
  const title = isPickup ? text.ready(formattedId) : text.delivered(formattedId);
  const day = parsePlainDate(order.confirmedDeliveryDate ?? order.requestedDeliveryDate ?? '');
  const paper = documentTexts[language];
  const place =
    isPickup || order.deliveryAddress === null
      ? [company.name, company.street, `${company.zipCode} ${company.city}`]
      : addressLines(order.deliveryAddress);
  const facts: (readonly [string, string])[] = [
    ...(day === null ? [] : ([[isPickup ? paper.pickup : paper.delivery, dayText(day, language)]] as const)),
    [isPickup ? paper.pickupAddress : paper.deliveryAddress, place.join('\n')],
    ...(order.externalCustomerNo === '' ? [] : ([[paper.reference, order.externalCustomerNo]] as const)),
  ];
  return {
    dedupeKey: `order-sent:${uuid}`,
    recipient: order.customer.email,
    recipientName: order.orderPerson,
    subject: `${title} | ${company.name}`,
    pictures: [],
    ...letter({
      company,
      language,
      title,
      salutation: salutationFor(language, order.orderPerson),
      paragraphs: [
        isPickup ? text.readyText : text.deliveredText,
        { facts },
        { action: { label: text.look, url: orderLink(publicUrl, order) } },
        `${text.note}: ${publicUrl}/api/order-by-link/${uuid}/document/lieferschein`,
      ],
    }),
  };
}
