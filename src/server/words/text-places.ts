/**
 * The values in each sentence, by the names that staff write in braces, in the order of the function's parameters. null: the wording depends on
 * the value, such as one day and several days; such sentences cannot be changed.
 */
import type { Words } from './house-words.ts';

type Sentence = (...values: never[]) => string;

/** Whether there are sentences with values anywhere below. */
type HasSentence<T> = T extends string
  ? false
  : T extends Sentence
    ? true
    : true extends { [K in keyof T]: HasSentence<T[K]> }[keyof T]
      ? true
      : false;

type Places<T> = T extends (...values: infer Values) => string
  ? { readonly [K in keyof Values]: string } | null
  : { readonly [K in keyof T as HasSentence<T[K]> extends true ? K : never]: Places<T[K]> };

export const textPlaces: Places<Words> = {
  letter: { questions: ['telefon'] },
  confirmation: { pickupOn: null, deliveryOn: null, dispatchOn: null, invoiceLine: ['email', 'tage'], providerLine: ['zahlungsart'] },
  confirmed: { title: ['nummer', 'tag'], deliveryText: ['tag'], dispatchText: ['tag'], pickupText: ['tag'] },
  canceled: { title: ['nummer'] },
  change: {
    askTitle: ['nummer'],
    askText: ['tag'],
    doneTitle: ['nummer'],
    pieces: null,
    atPrice: ['preis'],
    money: { none: null, nextInvoice: ['betrag'], payInAdvance: ['betrag'], payOnline: ['betrag'], refund: ['betrag'], credit: ['betrag'] },
  },
  deliveryMail: { delivered: ['nummer'], ready: ['nummer'], partDelivered: ['nummer'], partReady: ['nummer'] },
  parcel: { title: ['nummer'], text: null },
  payment: { received: ['nummer'], failed: ['nummer'] },
  invoiceMail: { invoice: ['nummer'], creditNote: ['nummer'], open: ['tag'], creditText: ['rechnung'] },
  reminder: {
    invoice: ['nummer', 'tag'],
    feeVat: ['gebühr', 'mwst', 'satz'],
    payBy: ['tag'],
    mailText: ['rechnung', 'tag'],
    withFees: ['gebühr'],
    daysOverdue: null,
    payTo: ['iban'],
  },
  quote: { requested: ['nummer'], ready: ['nummer'], expiring: ['nummer'], pin: ['code'] },
  account: {
    welcome: { text: ['firma'] },
    invitation: { text: ['firma'] },
    exists: { forgotten: ['link'] },
    access: { text: ['firma'] },
    emailChanged: { text: ['email'] },
  },
  document: {
    parcel: ['versandart'],
    underWay: null,
    workingDays: null,
    payBy: ['tag'],
    invoice: ['tage'],
    skonto: ['prozent', 'tage'],
    discount: ['prozent'],
    vat: ['satz'],
    vatContained: ['satz'],
    weight: ['gewicht'],
    terms: ['mahngebühr'],
    noSlip: ['iban'],
  },
  paper: { handedOverBy: ['name'], receivedBy: ['name'], stop: ['name'], creditIntro: ['rechnung'] },
};
