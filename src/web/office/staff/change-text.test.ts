import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { changeText } from './change-text.ts';

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  at: '2026-11-23T08:00:00.000Z',
  kind: 'user',
  who: 'leitung@kistenwerk.example',
  address: '',
  about: '',
  field: '',
  before: null,
  after: null,
  ...over,
});

test.each<[Partial<AuditEntry>, string]>([
  [{ kind: 'logIn' }, ''],
  [{ field: 'created', after: 'neu@kistenwerk.example' }, 'Konto angelegt'],
  [{ field: 'roles', before: '', after: 'Verkauf, Katalog' }, 'Rollen: – → Verkauf, Katalog'],
  [{ field: 'active', before: true, after: false }, 'Konto: aktiv → gesperrt'],
  [
    { kind: 'role', field: 'permissions', before: '5, 6', after: '5' },
    'Rechte: Bestellungen und Offerten, Kunden → Bestellungen und Offerten',
  ],
  [{ kind: 'role', field: 'permissions', before: '101', after: '' }, 'Rechte: Werkstatt → –'],
  [{ kind: 'role', field: 'requiresSecondFactor', before: false, after: true }, 'verlangt zweiten Faktor: nein → ja'],
  [{ kind: 'setting', field: 'reminders', before: null, after: '10' }, 'reminders: – → 10'],
])('%j reads %s', (over, text) => {
  expect(changeText(entry(over))).toBe(text);
});
