import { expect, test } from 'vitest';
import { deliveryDayWords } from './delivery-day-words.ts';
import { orderState } from './order-state.ts';

test.each([
  ['de', '2026-11-26', null, 'gewünscht auf Do\u00A026.11.2026'],
  ['de', '2026-11-26', '2026-11-30', 'bestätigt auf Mo\u00A030.11.2026'],
  ['fr', '2026-11-26', null, 'jeu.\u00A026.11.2026 (date souhaitée)'],
  ['en', '2026-11-26', null, 'requested for Thu\u00A026.11.2026'],
  ['en', null, '2026-11-30', 'confirmed for Mon\u00A030.11.2026'],
  ['de', null, null, ''],
] as const)('in %s, wished %s, confirmed %s: %s', (language, requestedDeliveryDate, confirmedDeliveryDate, text) => {
  expect(deliveryDayWords({ requestedDeliveryDate, confirmedDeliveryDate }, language)).toBe(text);
});

test('a cancelled order promises no day', () => {
  const cancelled = { orderStatusId: orderState.CANCELED, requestedDeliveryDate: '2026-11-26', confirmedDeliveryDate: null };
  expect(deliveryDayWords(cancelled, 'de')).toBe('');
});
