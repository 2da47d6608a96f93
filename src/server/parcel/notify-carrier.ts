/** Tells a haulier by mail what to collect from us and where it goes. */
import type { Order } from '#contract/order.ts';
import type { ParcelPosition } from '#contract/parcel.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { email, required } from '#domain/contact/rules.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import { postAgain } from '#server/mail/again.ts';
import { letter } from '#server/mail/letter.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { companyAddress } from '#server/shop/letterhead.ts';
import { refuseUnshippable } from './confirm-shipment.ts';
import type { ParcelServices } from './parcel-services.ts';
import { lastCarrierRecipient } from './parcel-store.ts';
import { proposeShipment } from './propose-shipment.ts';
import type { PackedWork } from './propose-shipment.ts';

export interface CarrierNote {
  recipient?: string | undefined;
  message: string;
}

interface Asked {
  who: string;
  /** What the order's packaging holds, of an order of artworks. */
  works: readonly PackedWork[] | null;
}

export async function notifyCarrier(
  services: ParcelServices,
  id: number,
  note: CarrierNote,
  { who, works }: Asked,
): Promise<{ recipient: string }> {
  const { db, now, jobs } = services;
  const company = await services.readCompany();
  return transaction(db, async (trx) => {
    await lockedOrder(trx, id);
    const order = await wholeOrderOf(trx, id);
    refuseUnshippable(order);
    const recipient = note.recipient ?? (await lastCarrierRecipient(trx)) ?? '';
    const problem = required(recipient) ?? email(recipient);
    refuseProblems('body', problem === null ? [] : [{ ...problem, field: 'recipient' }]);
    const nowMs = now();
    const packages = (await proposeShipment(trx, services, order, works))?.packages ?? [];
    const weight = works === null ? order.weight : works.reduce((sum, each) => sum + each.weight, 0);
    const subject = `Transportauftrag ${order.formattedId} | ${company.name}`;
    const body = letter({
      company,
      language: 'de',
      title: `Transportauftrag ${order.formattedId}`,
      words: note.message,
      paragraphs: partsOf(order, { packages, weight }, company),
    });
    const mail = { recipient, recipientName: '', subject, pictures: [], orderId: id, ...body };
    if (!(await postAgain(trx, jobs, `order-carrier:${order.uuid}:`, mail, nowMs))) return { recipient };
    const write = { recordId: id, version: null, at: new Date(nowMs), who };
    await addHistory(trx, 'order', write, [{ field: 'carrierNotification', before: '', after: recipient }]);
    return { recipient };
  });
}

/** Without prices, which do not concern the haulier. */
function partsOf(order: Order, { packages, weight }: { packages: readonly ParcelPosition[]; weight: number }, company: CompanyProfile) {
  const day = parsePlainDate(order.confirmedDeliveryDate ?? order.requestedDeliveryDate ?? '');
  const address = order.deliveryAddress === null ? [] : addressLines(order.deliveryAddress);
  const facts: (readonly [string, string])[] = [
    ['Abholen bei', [...companyAddress(company), company.phone].join('\n')],
    ['Liefern an', [...address, order.customer.phone].filter((line) => line !== '').join('\n')],
    ...(day === null ? [] : ([['Liefertag', dateText(day)]] as const)),
    ['Packstücke', packages.map(packageText).join('\n')],
    ['Gewicht', `${groupedText(Math.round(weight))} kg`],
  ];
  return ['Bitte übernehmen Sie den folgenden Transport und bestätigen Sie uns den Termin.', { facts }];
}

function packageText({ packageCount, articleNumber, dimensions: { length, width, height }, weight }: ParcelPosition): string {
  return `${packageCount} × ${articleNumber}, ${length} × ${width} × ${height} cm, ${groupedText(weight.value)} kg`;
}
