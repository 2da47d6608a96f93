import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { ChangeDifference } from '#contract/staged-change.ts';
import cart from '#web/texts/de/cart.ts';
import order from '#web/texts/de/order.ts';
import { ShownTo, VatRateProvider } from '../page/price-view.tsx';
import { ChangedLines, ChangedTotals } from './change-difference.tsx';

/** Ten pallets become sixty, and a crate becomes shorter. */
const difference: ChangeDifference = {
  lines: [
    {
      positionId: 1,
      kind: 'changed',
      name: 'Europalette',
      articleNumber: 'EP_0001',
      details: [],
      quantity: { before: 10, after: 1060 },
      pricePerOne: { before: 12.1, after: 11.6 },
      finalPrice: { before: 121, after: 12_296 },
    },
    {
      positionId: 2,
      kind: 'changed',
      name: 'Holzkiste',
      articleNumber: 'HK_0001',
      details: [
        { label: 'Länge innen', before: '1450 mm', value: '1300 mm' },
        { label: 'Griffe', before: 'zwei Seilgriffe', value: '' },
      ],
      quantity: { before: 3, after: 3 },
      pricePerOne: { before: 160.18, after: 160.18 },
      finalPrice: { before: 480.54, after: 480.54 },
    },
  ],
  fields: [],
  lineAmounts: { before: [121, 480.54], after: [12_296, 480.54] },
  before: { products: 601.54, discountAmount: 0, shipping: 146.62, net: 748.16, vat: 60.6, total: 808.76 },
  after: { products: 12_776.54, discountAmount: 0, shipping: 258.75, net: 13_035.29, vat: 1055.86, total: 14_091.15 },
  money: { way: 'nextInvoice', amount: 13_282.39 },
};

function shown(company: boolean, hasVat = true): string {
  const html = renderToString(
    <IntlProvider locale="de" messages={{ cart, order }}>
      <ShownTo document={{ customer: { company }, hasVat }}>
        <VatRateProvider vatPercent={8.1}>
          <ChangedLines difference={difference} />
          <ChangedTotals difference={difference} />
        </VatRateProvider>
      </ShownTo>
    </IntlProvider>,
  );
  return html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('&#x27;', "'");
}

test('a private person reads every amount with VAT, in sums that add up as on the page of the order', () => {
  const text = shown(false);
  expect(text).toContain('10 Stück × CHF 13.08');
  expect(text).toContain("1'060 Stück × CHF 12.5396");
  expect(text).toContain("Positionen inkl. MWST|650.26|13'811.44|Lieferung|158.50|279.71|Total");
  expect(text).toContain("darin MWST 8.1\u00A0%|60.60|1'055.86|");
  expect(text).not.toContain('exkl.');
});

test('a firm reads them without', () => {
  const text = shown(true);
  expect(text).toContain('10 Stück × CHF 12.10');
  expect(text).toContain("Positionen exkl. MWST|601.54|12'776.54|Lieferung|146.62|258.75|MWST|60.60|1'055.86|Total");
});

test('what it comes to is in francs, with its sign', () => {
  expect(shown(false)).toContain("Differenz: CHF +13'282.39");
});

test('of a configuration only what differs is named, with what it was', () => {
  expect(shown(false)).toContain('Länge innen|bisher |1450 mm|neu |1300 mm|');
  expect(shown(false)).toContain('Griffe|bisher |zwei Seilgriffe|neu |–|');
});
