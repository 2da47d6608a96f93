/** The history of an order in words: events have their own texts, written fields the names and values used for order changes. */
import type { OrderEvent, Order } from '#contract/order.ts';
import { orderState } from '#domain/order/order-state.ts';
import { followUpText } from '../notes/follow-up-text.ts';
import { valueName, valueText } from '../order-change/value-text.ts';
import { changeWords } from '../order-change/change-words.ts';
import { dayText } from '../text/day-text.ts';
import { labelOf, valueWord } from '../document/configuration-text.ts';
import type { Models } from '../document/use-models.ts';
import { paymentText, stateMark } from './order-view.ts';

type Entry = Pick<OrderEvent, 'what' | 'before' | 'after'>;

const events: Readonly<Record<string, string>> = {
  created: 'Bestellung eingegangen',
  state: 'Status',
  reason: 'Grund',
  payment: 'Zahlung',
  notification: 'Mail',
  productionStartedOn: 'Produktion begonnen',
  erpNumber: 'Nummer im ERP',
  erpExport: 'Ans ERP, Datei Nr.',
  delivery: 'Lieferung',
  handover: 'Weniger abgegeben',
  return: 'Rücknahme',
  deliveryTakenBack: 'Lieferung zurückgenommen',
  shipment: 'Paketdienst',
  pickup: 'Abholung durch Kurier',
  carrierNotification: 'Mail an Spediteur',
  invoice: 'Rechnung',
  creditNote: 'Gutschrift',
  change: 'Änderung',
  customerId: 'Kunde',
  customerRequestType: 'Shop',
};

const answers: Readonly<Record<string, string>> = {
  asked: 'dem Kunden vorgelegt',
  withdrawn: 'zurückgezogen',
  refused: 'vom Kunden abgelehnt',
};

/** Pictures, products and the place in a set follow from other changes. */
const silent = /\.(pictureUrl|parentId|productId)$/;
/** Their values are ids of records. */
const byNumber = ['customerId', 'paymentTermId', 'skontoId'];

export const isTold = ({ what }: Entry): boolean => !silent.test(what);

const configured = /^(positions\.(\d+))\.configuration\.(\w+)$/;

/** Model of the line whose configuration changed; undefined: nothing else did, or the line is gone. */
export function modelOf({ what }: Pick<Entry, 'what'>, { positions }: Pick<Order, 'positions'>): string | undefined {
  const id = configured.exec(what)?.[2];
  return id === undefined ? undefined : positions.find((position) => String(position.id) === id)?.configuration?.modelId;
}

/** `Status: bestellt → geliefert`, `Pos 2 Menge: 10 → 12`; with its model `Pos 2 Länge innen: 1000 mm → 1500 mm` */
export function historyText(entry: Entry, order: Pick<Order, 'positions'>, models: Models = {}): string {
  const { what } = entry;
  const followUp = followUpText({ ...entry, field: what });
  if (followUp !== null) return followUp;
  const [, line = '', , param = ''] = configured.exec(what) ?? [];
  const model = models[modelOf(entry, order) ?? ''];
  const label = labelOf(model, param);
  if (label !== undefined) {
    const [before, after] = [entry.before, entry.after].map((value) => (value === '' ? 'leer' : valueWord(model, param, value)));
    return `${valueName(line, order)} ${label}: ${before} → ${after}`;
  }
  const word = historyWord(what, order);
  if (byNumber.includes(what)) return `${word} geändert`;
  const [before, after] = [textOf(what, entry.before), textOf(what, entry.after)];
  if (what === 'change') return `${word} ${after}`;
  // The booking names itself.
  if (before === '' && after.startsWith(word)) return after;
  if (before !== '') return `${word}: ${before} → ${after === '' ? 'leer' : after}`;
  return after === '' ? word : `${word}: ${after}`;
}

const workFields: Readonly<Record<string, string>> = {
  day: 'fertig bis',
  quantity: 'Stück',
  state: 'Stand',
  SAW: 'Zuschnitt',
  NAIL: 'Zusammenbau',
  READY: 'Bereitstellen',
};
const workStates: Readonly<Record<string, string>> = { OPEN: 'offen', BEGUN: 'begonnen', DONE: 'fertig', CANCELED: 'storniert' };
const workField = /^workOrder\.(\d+)\.(\w+)$/;

/** The path itself if there is no text for it, which a test looks for. */
export function historyWord(what: string, order: Pick<Order, 'positions'>): string {
  const [, number, field = ''] = workField.exec(what) ?? [];
  if (number !== undefined) return `Werkauftrag ${number}, ${workFields[field] ?? field}`;
  return events[what] ?? valueName(what, order);
}

function textOf(what: string, value: string): string {
  if (value === '') return '';
  if (what === 'state') return value in orderState ? stateMark(orderState[value as keyof typeof orderState]).label : value;
  if (what === 'change') return answers[value] ?? value;
  if (what === 'deliveryType') return changeWords.deliveryTypes[value as keyof typeof changeWords.deliveryTypes];
  if (what === 'paymentMethodId') return paymentText(Number(value));
  if (workField.test(what) && value in workStates) return workStates[value]!;
  if (value === 'true' || value === 'false') return value === 'true' ? 'ja' : 'nein';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayText(value);
  if (what === 'pickup') return value.replace(/^\d{4}-\d{2}-\d{2}/, dayText);
  const isFigure = /^(discount|deliveryCost|total)$|\.(pricePerOne|insuranceRate)$/.test(what);
  return isFigure ? valueText(what, Number(value)) : value;
}
