import { expect, test } from 'vitest';
import { followUpText } from './follow-up-text.ts';

test.each([
  ['followUp.day', null, '2026-11-26', 'Wiedervorlage: leer → 26.11.2026'],
  ['followUp.assignee', '', 'Marco Steiner', 'Zuständig: leer → Marco Steiner'],
  ['followUp.tags', 'Jahresabruf', '', 'Stichworte: Jahresabruf → leer'],
  ['followUp.version', 1, 2, null],
  ['state', 'PLACED', 'SENT', null],
])('%s %j → %j', (field, before, after, text) => {
  expect(followUpText({ field, before, after })).toBe(text);
});
