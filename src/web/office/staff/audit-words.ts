import type { AuditEntry } from '#contract/audit.ts';

/** The texts of the audit log. */
export const kindWords: Readonly<Record<AuditEntry['kind'], string>> = {
  logIn: 'Anmeldung',
  logInFailed: 'Falsches Passwort',
  secondFactorFailed: 'Falscher Code',
  recoveryCodeUsed: 'Wiederherstellungscode gebraucht',
  logOut: 'Abmeldung',
  sessionsEnded: 'Anmeldungen beendet',
  passwordChanged: 'Passwort geändert',
  secondFactorSet: 'Zweiter Faktor eingerichtet',
  secondFactorRemoved: 'Zweiter Faktor entfernt',
  seeAsCustomer: 'Sieht als Kunde',
  seeAsCustomerEnded: 'Sieht nicht mehr als Kunde',
  export: 'Daten heruntergeladen',
  accessDenied: 'Ohne Recht versucht',
  user: 'Konto geändert',
  role: 'Rolle geändert',
  setting: 'Einstellung geändert',
};

export const auditWords = {
  at: 'Zeit',
  kind: 'Was',
  who: 'Wer',
  about: 'Betrifft',
  change: 'Änderung',
  address: 'Von wo',
  filter: 'Zeigen',
  all: 'alles',
  explain: 'Anmeldungen, Fehlversuche und geänderte Rechte. Niemand kann hier etwas ändern; nach einem Jahr verfallen die Einträge.',
  none: 'Nichts Entsprechendes',
  noneText: 'In diesem Protokoll steht dazu noch nichts.',
} as const;
