/** Freezes the note of a delivery or a return, as of the transaction that writes it. */
import type { Order } from '#contract/order.ts';
import type { Trx } from '#server/db/pool.ts';
import { picturesOf } from '#server/document/picture-of.ts';
import { freezePaper } from '#server/paper/freeze-paper.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { deliveryOf } from './delivery-answer.ts';
import { deliveryFileName, deliveryPaper } from './delivery-paper.ts';
import type { DeliveryServices } from './delivery-services.ts';

export async function freezeNote(
  trx: Trx,
  services: DeliveryServices,
  id: number,
  { order, company, signature = null }: { order: Order; company: Sender; signature?: string | null },
): Promise<void> {
  const delivery = await deliveryOf(trx, id);
  const pictureOf = await picturesOf(async (hash) => services.readPicture(trx, hash), delivery.lines);
  await freezePaper(trx, services, {
    kind: 'delivery',
    recordId: id,
    fileName: deliveryFileName(order, delivery.formattedId),
    paper: deliveryPaper(order, delivery, { company, pictureOf, signature }),
    at: new Date(services.now()),
  });
}
