import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { depth, seed } from '#test/depth.ts';
import { calendarFile } from './calendar-entry.ts';
import { plainDateOf } from './plain-date.ts';

const entry = {
  uid: 'order@shop.example',
  day: plainDateOf('2026-12-31'),
  confirmed: false,
  title: 'Lieferung; HK, 12',
  text: 'Zeile eins\nZeile zwei',
  place: 'Seestrasse 1, 8001 Zürich',
  url: 'https://shop.example/order/1?lang=de',
  writtenAt: '2026-11-22T17:00:00.000Z',
};

test('a whole day, a wish until it is confirmed', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261122T170000Z');
  expect(lines).toContain(String.raw`SUMMARY:Lieferung\; HK\, 12`);
  expect(lines).toContain(String.raw`DESCRIPTION:Zeile eins\nZeile zwei`);
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(calendarFile({ ...entry, confirmed: true })).toContain('STATUS:CONFIRMED');
});

test('whatever a text holds, no line is longer than 75 bytes and unfolded it is whole', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const file = calendarFile({ ...entry, text });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const escaped = text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
      expect(file.replaceAll('\r\n ', '').split('\r\n')).toContain(`DESCRIPTION:${escaped}`);
    }),
    { numRuns: depth(100, 2000), seed },
  );
});
