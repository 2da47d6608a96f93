import { expect, it } from 'vitest';
import { numberedMail, numberMark } from './new-order.ts';

const uuid = '5f0c1d1e-0000-4000-8000-000000000001';

it('puts the number of an order wherever its mail has the mark, and leaves the rest', () => {
  const mark = numberMark(uuid);
  const mail = { dedupeKey: `order-${uuid}`, subject: `Bestellung ${mark}`, html: `<b>${mark}</b> ${mark}`, text: 'ohne' };
  expect(numberedMail(mail, { uuid, formattedId: 'A2026-00042' })).toEqual({
    dedupeKey: `order-${uuid}`,
    subject: 'Bestellung A2026-00042',
    html: '<b>A2026-00042</b> A2026-00042',
    text: 'ohne',
  });
});
