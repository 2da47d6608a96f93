/** The mail that tells the customer that the order was cancelled. */
import type { Order } from '#contract/order.ts';
import { customerMail, readerOf } from '#server/mail/letter-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { Sender } from '#server/shop/company-profile.ts';

export interface CanceledMailFacts {
  company: Sender;
  publicUrl: string;
  /** Text by staff, placed first. */
  words?: string;
  /** True: money that came in for the order is now the customer's credit. */
  hasCredit: boolean;
}

/** `order`: after it was cancelled. */
export function canceledMail(order: Order, { company, publicUrl, words = '', hasCredit }: CanceledMailFacts): NewMail {
  const { language, formattedId, uuid, externalCustomerNo } = order;
  const text = company.words[language].canceled;
  const lines = order.positions.filter(({ parentId, storno }) => parentId === null && !storno);
  const facts: (readonly [string, string])[] = [
    [text.what, lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n')],
    ...(externalCustomerNo === '' ? [] : ([[company.words[language].document.reference, externalCustomerNo]] as const)),
  ];
  return {
    orderId: order.id,
    ...customerMail({
      company,
      key: `order-canceled:${uuid}`,
      title: text.title(formattedId),
      to: readerOf(order),
      language,
      words,
      paragraphs: [
        text.text,
        ...(hasCredit ? [text.creditText] : []),
        { facts },
        { action: { label: text.look, url: orderLink(publicUrl, order) } },
      ],
    }),
  };
}
