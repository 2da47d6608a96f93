import { expect, test } from 'vitest';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { priceListCsv } from './price-list-csv.ts';

const line = { customerNumber: 'K1', articleNumber: 'HK_1', productName: 'Kiste', source: 'fix', unitOfSales: 1 };

test.each(['=1+1', '＝1+1', '\u0001=1+1', '%x', "'=1"])('no name begins a formula: %j', (customerName) => {
  const text = priceListCsv([{ ...line, customerName, step: { quantity: 10, price: unitPriceFromChf(1.5) } }]);
  expect(text.split('\r\n')[1]).toBe(`K1;'${customerName};HK_1;Kiste;fix;1;10;1.5000`);
});
