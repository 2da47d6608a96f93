/** To staff, in German: a customer wishes to change or cancel an order. */
import type { Order } from '#contract/order.ts';
import type { WishKind } from '#contract/order-wish.ts';
import { wishWord } from '#domain/order/wish-word.ts';
import { staffMail } from '#server/mail/letter-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Sender } from '#server/shop/company-profile.ts';

interface WishFacts {
  order: Order;
  wish: { kind: WishKind; text: string };
  noteId: number;
  company: Sender;
  publicUrl: string;
}

export function wishMail({ order, wish, noteId, company, publicUrl }: WishFacts): NewMail {
  const { customer, formattedId, orderPerson } = order;
  const from = [customer.name, orderPerson, customer.phone, customer.email].filter(
    (each, at, all) => each !== '' && all.indexOf(each) === at,
  );
  return {
    orderId: order.id,
    ...staffMail({
      company,
      key: `order-wish:${noteId}`,
      title: `${wishWord[wish.kind]} zur Bestellung ${formattedId}: ${customer.name}`,
      paragraphs: [
        ...(wish.text === '' ? [] : [wish.text]),
        { facts: [['Von', from.join('\n')]] },
        'Die Bestellung ist unverändert. Der Kunde liest auf ihrer Seite, dass sie so bleibt, bis wir antworten.',
        { action: { label: 'Bestellung öffnen', url: `${publicUrl}/admin/Orders/${order.id}` } },
      ],
    }),
  };
}
