/** Prints a paper of an order: for the customer through the order's link, for the owner and for staff by its id. */
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { epochMsOf, localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { documentsOfOrder, isOrderDocument } from '#domain/order/order-document.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { OrderEvent, Order } from '#contract/order.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound, paperNotIssued } from '#server/call/refusal.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { documentPaperOf } from './document-paper-of.ts';
import { documentTexts } from '../words/document-words.ts';
import { picturesOf } from './picture-of.ts';
import { shownPosition } from './shown-positions.ts';

interface OrderToPrint {
  order: Order;
  history: readonly OrderEvent[];
}

export interface DocumentServices {
  readOrder: (id: number, actor: Actor) => Promise<OrderToPrint>;
  readOrderByLink: (uuid: string) => Promise<OrderToPrint>;
  /** SVG of a stored picture. */
  readPicture: (hash: string) => Promise<string | null>;
  /** The latest note or invoice as issued; null: the order is older than such records. Refuses if none has been issued yet. */
  latestPaper: (orderId: number, kind: 'lieferschein' | 'rechnung') => Promise<FileAnswer | null>;
  models: () => ModelLibrary;
  readCompany: ReadCompany;
  readRules: ReadRules;
  printShop: PrintShop;
  now: () => number;
}

export async function printOrderByLink(services: DocumentServices, uuid: string, kind: string): Promise<FileAnswer> {
  return print(services, await services.readOrderByLink(uuid), kind, 'customer');
}

export async function printOrderById(services: DocumentServices, id: number, kind: string, actor: Actor): Promise<FileAnswer> {
  return print(services, await services.readOrder(id, actor), kind, may(actor, 'generateReports') ? 'staff' : 'customer');
}

/** The confirmation with every configured line from all four corners, for staff. */
export async function printOrderWithViews(services: DocumentServices, id: number, actor: Actor): Promise<FileAnswer> {
  return print(services, await services.readOrder(id, actor), 'auftragsbestaetigung', 'staff', shownPosition(services.models()));
}

/** 404 for a paper that the order does not have (yet). A delivery note or an invoice is the latest that was issued. */
async function print(
  services: DocumentServices,
  subject: OrderToPrint,
  kind: string,
  reader: 'customer' | 'staff',
  shownOf?: ReturnType<typeof shownPosition>,
): Promise<FileAnswer> {
  const { order } = subject;
  if (!isOrderDocument(kind)) throw notFound();
  if (kind === 'lieferschein' || kind === 'rechnung') {
    const issued = await services.latestPaper(order.id, kind);
    if (issued !== null) return issued;
    // Before deliveries and invoices were records, these papers were drawn from the order itself.
    if (order.orderStatusId !== orderState.SENT && order.orderStatusId !== orderState.INVOICED) throw paperNotIssued();
  } else if (!documentsOfOrder(order, reader).includes(kind)) throw notFound();
  const day = dayOf(subject, kind, services.now());
  const paper = documentPaperOf(order, {
    kind,
    company: await services.readCompany(),
    reminderFee: (await services.readRules()).reminderFee,
    day,
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    pictureOf: await picturesOf(services.readPicture, order.positions),
    ...(shownOf === undefined ? {} : { shownOf }),
  });
  const { bytes, etag } = await services.printShop.printDocument(paper);
  return new FileAnswer(bytes, 'application/pdf', {
    etag,
    fileName: `${documentTexts[order.language].file[kind]}-${order.formattedId}.pdf`,
  });
}

const localDay = (instant: string): PlainDate => localNow(Date.parse(instant)).date;

/** Confirmation and slip carry the date of the order; invoice and delivery note that of the delivery, before it the day of printing. */
function dayOf({ order, history }: OrderToPrint, kind: OrderDocument, now: number): PlainDate {
  if (kind === 'auftragsbestaetigung' || kind === 'einzahlungsschein') return localDay(order.createdAt);
  const moved = (to: string) => history.findLast(({ what, after }) => what === 'state' && after === to);
  const left = moved('SENT') ?? moved('INVOICED');
  return left === undefined ? localNow(now).date : localDay(left.at);
}
