/** The rail of an order's states with details of each, derived from the order's deliveries, invoices and payments alone. */
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { deliveredIndicator, invoicedIndicator, orderIndicator } from '#domain/position/line-status.ts';
import type { Order } from '#contract/order.ts';
import { officeWords } from '../frame/office-words.ts';
import type { RailStep } from '../record/state-rail.tsx';
import { dayText, longDayText } from '../text/day-text.ts';
import { instantText } from '../text/instant-text.ts';
import { deliveryText, paymentText, progressMark } from './order-view.ts';
import type { OrderPapers } from './papers/order-papers.ts';

const t = officeWords.order;

/** A document of the order: its number and day. */
export interface RailPaper {
  formattedId: string;
  day: string;
}

interface RailPapers {
  delivery: RailPaper | null;
  invoice: RailPaper | null;
}

/** The delivery and the invoice that the rail names. */
export function railPapers({ deliveries, invoices }: OrderPapers): RailPapers {
  const [invoice] = invoices;
  return {
    delivery: deliveries.find(({ kind, takenBackBy }) => kind === 'DELIVERY' && takenBackBy === null) ?? null,
    invoice: invoice === undefined ? null : { formattedId: invoice.formattedId, day: invoice.issuedOn },
  };
}

/** `today` decides whether a payment is late. */
export function orderRail(order: Order, papers: RailPapers, today: string): RailStep[] {
  const steps = [orderedStep(order), productionStep(order), deliveredStep(order, papers.delivery), invoicedStep(order, papers.invoice)];
  const all = [...steps, paidStep(order, today)];
  if (order.orderStatusId !== orderState.CANCELED) return all;
  return all.map((step) => ({ ...step, mark: { state: 'canceled', label: `${step.word}: storniert` } }));
}

const piecesOf = (order: Order) => {
  const counted = order.positions.filter(({ type, storno }) => type === 'PRODUCT' && !storno);
  const sumOf = (field: 'quantity' | 'quantityDelivered'): number => counted.reduce((sum, position) => sum + position[field], 0);
  return { counted, wanted: sumOf('quantity'), delivered: sumOf('quantityDelivered') };
};

const share = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.min(1, part / whole));
const amount = (chf: number): string => amountText(rappenFromChf(chf));

/** Done only once the day is confirmed: a new order is not confirmed yet. */
function orderedStep({ orderStatusId, createdAt, confirmedDeliveryDate, requestedDeliveryDate }: Order): RailStep {
  const word = t.rail.ordered;
  if (orderStatusId === orderState.PREPARATION)
    return { word, mark: { state: 'working', label: t.waitsForPayment }, facts: [instantText(createdAt), t.waitsForPayment], share: 0 };
  if (confirmedDeliveryDate !== null) {
    const said = t.confirmedFor(longDayText(confirmedDeliveryDate));
    return { word, mark: { state: 'done', label: said }, facts: [said, instantText(createdAt)], share: 1 };
  }
  const said = requestedDeliveryDate === null ? t.noDay : t.wishedFor(longDayText(requestedDeliveryDate));
  return {
    word,
    mark: { state: 'part', label: t.notConfirmed },
    facts: [`${said}, ${t.notConfirmed}`, instantText(createdAt)],
    share: 0.5,
  };
}

function productionStep(order: Order): RailStep {
  const { wanted, delivered } = piecesOf(order);
  const { productionStartedOn } = order;
  const word = t.rail.production;
  if (wanted > 0 && delivered >= wanted)
    return { word, mark: { state: 'done', label: `${word}: erledigt` }, facts: [t.allMade, startedText(productionStartedOn)], share: 1 };
  if (productionStartedOn === null) return { word, mark: { state: 'open', label: `${word}: offen` }, facts: [t.notStarted, ''], share: 0 };
  return {
    word,
    mark: { state: 'working', label: `${word}: läuft` },
    facts: [startedText(productionStartedOn), t.leftOf(wanted - delivered, wanted)],
    share: share(delivered, wanted),
  };
}

const startedText = (day: string | null): string => (day === null ? '' : t.startedOn(dayText(day)));

function deliveredStep(order: Order, last: RailPaper | null): RailStep {
  const { counted, wanted, delivered } = piecesOf(order);
  const { word, mark } = progressMark(t.rail.delivered, orderIndicator(counted.map(deliveredIndicator)));
  const said = last === null ? deliveryText(order) : t.paperOf(last.formattedId, dayText(last.day));
  return { word, mark, facts: [t.doneOf(delivered, wanted), said], share: share(delivered, wanted) };
}

function invoicedStep(order: Order, last: RailPaper | null): RailStep {
  const { counted } = piecesOf(order);
  const { total } = order.totals;
  const { word, mark } = progressMark(t.rail.invoiced, orderIndicator(counted.map(invoicedIndicator)));
  const said = last === null ? paymentText(order.paymentMethodId) : t.paperOf(last.formattedId, dayText(last.day));
  return { word, mark, facts: [t.paidOf(amount(order.invoicedAmount), amount(total)), said], share: share(order.invoicedAmount, total) };
}

function paidStep(order: Order, today: string): RailStep {
  const { paidAmount, owedAmount, paymentDueDate, paymentStatusId } = order;
  if (owedAmount <= 0 && order.totals.total > 0)
    return { word: t.rail.paid, mark: { state: 'done', label: t.nothingOwed }, facts: [t.nothingOwed, ''], share: 1 };
  const isLate = paymentDueDate !== null && paymentDueDate < today;
  const isPaid = paymentStatusId === paymentStatus.PAID;
  const { word, mark } = progressMark(t.rail.paid, isPaid ? 'COMPLETE' : paidAmount > 0 ? 'PARTIAL' : 'OPEN');
  const due = paymentDueDate === null ? paymentText(order.paymentMethodId) : t.dueOn(longDayText(paymentDueDate));
  return {
    word,
    mark: isLate ? { state: 'error', label: t.overdue } : mark,
    facts: [t.paidOf(amount(paidAmount), amount(owedAmount)), isLate ? `${t.overdue}, ${due}` : due],
    share: isPaid ? 1 : share(paidAmount, owedAmount),
  };
}
