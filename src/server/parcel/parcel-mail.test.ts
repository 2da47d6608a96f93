import { expect, test } from 'vitest';
import { exampleOrder } from '#server/own-text/example/example-order.ts';
import { company as profile } from '#server/seed/company.ts';
import { houseWords } from '#server/words/house-words.ts';
import { parcelMail } from './parcel-mail.ts';

const recipient = {
  companyName: 'Muster AG',
  personName: 'Anna Muster',
  street: 'Seestrasse 1',
  street2: '',
  zipCode: '8001',
  city: 'Zürich',
  country: 'CH',
  phone: '',
  email: '',
  stateOrProvinceCode: '',
};

test.each([
  ['de', 'Sendungsnummer:', 'Sendungsnummern:'],
  ['fr', 'Numéro de suivi :', 'Numéros de suivi :'],
  ['en', 'Tracking number:', 'Tracking numbers:'],
] as const)('says in %s whether there is one number or several', (language, one, several) => {
  const text = (...trackingNumbers: string[]): string =>
    parcelMail(exampleOrder(language), {
      company: { ...profile, words: houseWords },
      publicUrl: 'https://shop.example',
      wish: { recipient, termsOfSale: 'DAP' },
      serviceName: 'FedEx Priority',
      trackingNumbers,
      arrivesOn: null,
    }).text.replaceAll('\u00A0', ' ');
  expect(text('794853583996')).toContain(one);
  expect(text('794853583996', '794853584003')).toContain(several);
});
