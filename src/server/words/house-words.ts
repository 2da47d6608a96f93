/** All sentences of mails and papers in one tree, in the house's wording. */
import type { Language } from '#domain/language/language.ts';
import { accountWords } from './account-words.ts';
import { canceledWords } from './canceled-words.ts';
import { changeWords } from './change-words.ts';
import { confirmationWords } from './confirmation-words.ts';
import { confirmedWords } from './confirmed-words.ts';
import { deliveryMailWords } from './delivery-mail-words.ts';
import { documentTexts } from './document-words.ts';
import { invoiceMailWords } from './invoice-mail-words.ts';
import { letterWords } from './letter-words.ts';
import { paperWords } from './paper-words.ts';
import { parcelWords } from './parcel-words.ts';
import { paymentWords } from './payment-words.ts';
import { quoteWords } from './quote-words.ts';
import { reminderWords } from './reminder-words.ts';

const wordsIn = (language: Language) => ({
  letter: letterWords[language],
  confirmation: confirmationWords[language],
  confirmed: confirmedWords[language],
  canceled: canceledWords[language],
  change: changeWords[language],
  deliveryMail: deliveryMailWords[language],
  parcel: parcelWords[language],
  payment: paymentWords[language],
  invoiceMail: invoiceMailWords[language],
  reminder: reminderWords[language],
  quote: quoteWords[language],
  account: accountWords[language],
  document: documentTexts[language],
  paper: paperWords[language],
});

export type Words = ReturnType<typeof wordsIn>;
export type HouseWords = Readonly<Record<Language, Words>>;

export const houseWords: HouseWords = { de: wordsIn('de'), fr: wordsIn('fr'), en: wordsIn('en') };
