import { expect, test } from 'vitest';
import { AddressChange, OrderUpdate, PositionUpdate } from '#contract/order-change.ts';
import type { OrderPosition } from '#contract/order.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { historyText, historyWord, isTold, modelOf } from './history-text.ts';

const order = { positions: [{ id: 7 }, { id: 9 }] as OrderPosition[] };

const notWritten = ['version', 'tell', 'updatePositions', 'newPositions', 'orderStatusId', 'paymentStatusId'];
const head = Object.keys(OrderUpdate.shape).filter((name) => !notWritten.includes(name) && !name.endsWith('Address'));
const addresses = ['deliveryAddress', 'invoiceAddress'].flatMap((name) =>
  Object.keys(AddressChange.shape)
    .filter((part) => part !== 'id')
    .map((part) => `${name}.${part}`),
);
const written = ['quantity', 'pricePerOne', 'name', 'storno', 'kommentar', 'rechnungskommentar', 'externalCustomerNo', 'insuranceRate'];
const lines = [...written, 'configuration.length', 'commodityReferences.0.quantity'].map((name) => `positions.9.${name}`);

test.each([...head, ...addresses, ...lines, 'hasVat', 'total'])('%s has a word of its own', (what) => {
  const word = historyWord(what, order);
  const last = what.split('.').at(-1) ?? '';
  expect(word).toMatch(/^(?:Pos 2 )?[A-ZÄÖÜ]/);
  expect(word).not.toMatch(new RegExp(`\\b${last}\\b`));
});

test('every field of a line that may be written is one of those', () => {
  const named = Object.keys(PositionUpdate.shape).filter((name) => written.includes(name));
  expect(named.toSorted()).toEqual(written.toSorted());
});

test.each([
  [{ what: 'state', before: 'PLACED', after: 'SENT' }, 'Status: bestellt → geliefert'],
  [{ what: 'positions.9.quantity', before: '10', after: '12' }, 'Pos 2 Menge: 10 → 12'],
  [{ what: 'positions.12', before: '', after: '2 × Leiste' }, 'Neue Position: 2 × Leiste'],
  [{ what: 'positions.7.storno', before: 'false', after: 'true' }, 'Pos 1 Storno: nein → ja'],
  [{ what: 'total', before: '108.1', after: '216.2' }, 'Total CHF: 108.10 → 216.20'],
  [{ what: 'deliveryAddress.city', before: 'Zürich', after: 'Bern' }, 'Lieferadresse Ort: Zürich → Bern'],
  [{ what: 'deliveryType', before: 'DELIVERY', after: 'PICKUP' }, 'Lieferart: Lieferung → Abholung'],
  [{ what: 'payment', before: '', after: 'Zahlung CHF 100.50' }, 'Zahlung CHF 100.50'],
  [{ what: 'payment', before: '', after: 'Skonto CHF 2.00' }, 'Zahlung: Skonto CHF 2.00'],
  [{ what: 'paymentTermId', before: '1', after: '2' }, 'Zahlungsfrist geändert'],
  [{ what: 'comment', before: 'Tor 3', after: '' }, 'Bemerkung: Tor 3 → leer'],
  [{ what: 'change', before: '', after: 'asked' }, 'Änderung dem Kunden vorgelegt'],
])('%j reads %s', (entry, text) => {
  expect(historyText(entry, order)).toBe(text);
});

test('a configuration is told with label and measure of its model, and as it is stored without', () => {
  const local = (de: string) => ({ de, fr: de, en: de });
  const params = [
    { id: 'length', label: local('Länge innen'), unit: 'mm', type: 'number' },
    { id: 'load', label: local('Last'), unit: 'kg', type: 'number' },
    { id: 'wood', label: local('Holz'), type: 'option', options: [{ value: 'spruce', label: local('Fichte') }] },
    { id: 'lid', label: local('Deckel'), type: 'bool' },
  ];
  const models = { kiste: { params } as unknown as ProductModel };
  const positions = [{ id: 7 }, { id: 9, configuration: { modelId: 'kiste', version: 1, values: {} } }] as OrderPosition[];
  const told = (param: string, before: string, after: string, known = models): string =>
    historyText({ what: `positions.9.configuration.${param}`, before, after }, { positions }, known);
  expect(modelOf({ what: 'positions.9.configuration.length' }, { positions })).toBe('kiste');
  expect(told('length', '1000', '1500')).toBe('Pos 2 Länge innen: 1000 mm → 1500 mm');
  expect(told('load', '', '80')).toBe('Pos 2 Last: leer → 80 kg');
  expect(told('wood', 'pine', 'spruce')).toBe('Pos 2 Holz: pine → Fichte');
  expect(told('lid', 'true', 'false')).toBe('Pos 2 Deckel: ja → nein');
  expect(told('length', '1000', '1500', {} as typeof models)).toBe('Pos 2 Konfiguration: 1000 → 1500');
});

test('amounts are told with their currency, discounts in percent', () => {
  const told = (what: string, before: string, after: string): string => historyText({ what, before, after }, order);
  expect(told('positions.7.pricePerOne', '82', '90.5')).toBe('Pos 1 Preis CHF: 82.00 → 90.50');
  expect(told('positions.7.insuranceRate', '', '12')).toBe('Pos 1 Versicherung CHF: 12.00');
  expect(told('deliveryCost', '21', '0')).toBe('Lieferkosten CHF: 21.00 → 0.00');
  expect(told('discount', '0.05', '0.1')).toBe('Rabatt %: 5 → 10');
});

test('pictures and places of lines are not told', () => {
  expect(isTold({ what: 'positions.7.pictureUrl', before: 'a', after: 'b' })).toBe(false);
});
