/** How each setting is asked for: its words, its unit and one sentence that says what it does. */
import type { SettingKey } from '#domain/setting/setting.ts';

export interface SettingField {
  readonly label: string;
  readonly unit?: string;
  readonly says: string;
  /** Of a list: the words of its values. */
  readonly parts?: readonly string[];
}

const levels = ['1. Mahnung', '2. Mahnung', '3. Mahnung'];

export const settingFields: Readonly<Record<SettingKey, SettingField>> = {
  confirmByItself: {
    label: 'Wunschtermin sofort bestätigen',
    says: 'Der gewünschte Liefertag einer neuen Bestellung gilt ohne Zutun als zugesagt.',
  },
  prepaymentBeforeDelivery: {
    label: 'Vorauskasse erst liefern, wenn bezahlt',
    says: 'Eine Bestellung gegen Vorauskasse kann erst ausgeliefert werden, wenn das Geld da ist.',
  },
  marginFloor: {
    label: 'Untergrenze der Marge',
    unit: '%',
    says: 'Eine Offertzeile darunter geht erst hinaus, wenn jemand mit dem Recht dazu sie freigibt.',
  },
  quoteReminderDays: {
    label: 'Erinnerung vor Ablauf',
    unit: 'Tage',
    says: 'So viele Tage bevor eine Offerte abläuft, wird der Kunde erinnert. 0: gar nicht.',
  },
  invoiceWithDelivery: {
    label: 'Mit jeder Lieferung fakturieren',
    says: 'Wer auf Rechnung kauft, erhält sie mit der Lieferung, ausser seine Rechnungen werden gesammelt.',
  },
  reminderDays: {
    label: 'Mahnen nach',
    unit: 'Tage',
    says: 'So viele Tage nach dem Fälligkeitstag ist jede Mahnung an der Reihe.',
    parts: levels,
  },
  reminderFees: {
    label: 'Mahngebühr',
    unit: 'CHF',
    says: 'So viel kostet den Kunden jede Mahnung, MWST inbegriffen.',
    parts: levels,
  },
};
