/** How well the invoices of six houses are read, as the bench prints it: the values found, and those the reader is sure of. */
import { describe, expect, test } from 'vitest';
import { auctionInvoices } from '#demo/artwork/invoices.ts';
import { invoicePdf } from '#demo/artwork/pen.ts';
import { scoreOf } from '#demo/artwork/score.ts';
import { readInvoice } from '#domain/artwork/read-invoice.ts';
import { openInvoice } from './open-invoice.ts';

describe.each(auctionInvoices.map((invoice) => [invoice.name, invoice] as const))('%s', (_name, invoice) => {
  test('is read as it stands, each field with its place on the page', async () => {
    const file = await openInvoice(await invoicePdf(invoice));
    if (!file.ok) throw new Error(file.refusal.key);
    const read = readInvoice(file.value.pages);
    const { right, there, wrong, sure, surelyRight } = scoreOf(invoice, read);
    expect(wrong).toEqual([]);
    expect([right / there, surelyRight / sure]).toEqual([1, 1]);
    expect(read.house?.key).toBe(invoice.house);
    for (const { box, value } of read.fields) {
      if (value === '') continue;
      expect(box).not.toBeNull();
      for (const share of [box?.x, box?.y, box?.width, box?.height]) expect(share).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 2) + (box?.width ?? 0)).toBeLessThanOrEqual(1.02);
    }
  });
});

test('without the words of its house an invoice is read less surely', async () => {
  const [seefeld] = auctionInvoices;
  if (seefeld === undefined) throw new Error('no invoice');
  const file = await openInvoice(await invoicePdf(seefeld));
  if (!file.ok) throw new Error(file.refusal.key);
  const nameless = file.value.pages.map((page) => ({ ...page, items: page.items.filter(({ text }) => !/SEEFELD/.test(text)) }));
  const { house, fields } = readInvoice(nameless);
  const size = fields.find(({ key }) => key === 'frameSize');
  expect([house, size?.value, size?.doubt]).toEqual([null, '94 × 128 × 7 cm', 'guessedOrder']);
  expect(size?.confidence).toBeLessThan(90);
});
