/** Settings as texts by field: a value of a list is `reminderDays.0`; a ticked box has the value `ja`. */
import type { Setting } from '#contract/setting.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseAmount } from '#domain/money/money-text.ts';
import { isSettingValue, settingLimits } from '#domain/setting/setting.ts';
import type { SettingKey } from '#domain/setting/setting.ts';
import type { RecordForm } from '../record/use-record.ts';
import { groupedNumber } from '../text/grouped-number.ts';
import { timeText } from './time-text.ts';
import { settingFields } from './setting-fields.ts';
import { settingsWords as t } from './settings-words.ts';

export interface SettingDraft {
  readonly values: Readonly<Record<string, string>>;
  /** Empty: today. */
  readonly validFrom: string;
}

export const ticked = 'ja';

export function draftOf(settings: readonly Setting[]): SettingDraft {
  return { values: Object.fromEntries(settings.flatMap(({ key, value }) => textsOf(key, value))), validFrom: '' };
}

function textsOf(key: string, value: Setting['value']): [string, string][] {
  if (typeof value === 'object') return value.map((each, index) => [`${key}.${index}`, numberText(key, each)]);
  if (typeof value === 'boolean') return [[key, value ? ticked : '']];
  return [[key, isClock(key) ? timeText(value) : numberText(key, value)]];
}

/** Francs with two decimals. */
const numberText = (key: string, value: number): string =>
  groupedNumber(settingFields[key as SettingKey].unit === 'CHF' ? value.toFixed(2) : String(value));

const isClock = (key: string): boolean => settingFields[key as SettingKey].clock === true;

/** Minutes for a time, 14.00 or 14:00, else the number typed. */
const numberOf = (key: string, text: string): number | null => (isClock(key) ? minutesOf(text) : parseAmount(text));

function minutesOf(text: string): number | null {
  const [, hours, minutes = '0'] = /^([0-9]{1,2})(?:[.:]([0-9]{2}))?$/.exec(text.trim()) ?? [];
  return hours === undefined || Number(minutes) > 59 ? null : Number(hours) * 60 + Number(minutes);
}

/** Null: the typed text is not a valid value. */
export function valueOf({ key, usual }: Setting, { values }: SettingDraft): Setting['value'] | null {
  const value =
    typeof usual === 'object'
      ? usual.map((_, index) => parseAmount(values[`${key}.${index}`] ?? ''))
      : typeof usual === 'boolean'
        ? values[key] === ticked
        : numberOf(key, values[key] ?? '');
  return isSettingValue(key as SettingKey, value) ? value : null;
}

export function settingForm(settings: readonly Setting[], today: PlainDate): RecordForm<SettingDraft> {
  return {
    fieldsOf: ({ values }) => values,
    withFields: (saved, own, fields) => ({ values: { ...saved.values, ...fields }, validFrom: own.validFrom }),
    problemsOf: (draft) => ({
      ...Object.fromEntries(
        settings.filter((setting) => valueOf(setting, draft) === null).map(({ key }) => [key, problemOf(key as SettingKey)]),
      ),
      ...(dayOf(draft, today) === null ? { validFrom: t.dayProblem } : {}),
    }),
  };
}

/** Null: invalid, or in the past. */
export function dayOf({ validFrom }: SettingDraft, today: PlainDate): PlainDate | null {
  const day = validFrom.trim() === '' ? today : parseTypedDate(validFrom, today);
  return day === null || day < today ? null : day;
}

function problemOf(key: SettingKey): string {
  if (!(key in settingLimits)) return t.required;
  if (isClock(key)) return t.timeProblem;
  const { least, most, rising } = settingLimits[key as keyof typeof settingLimits];
  return t.numberProblem(least, most, rising === true);
}

/** The changes to send: only differences, each with the version of the decision already made for that day. */
export function changesOf(settings: readonly Setting[], draft: SettingDraft, day: PlainDate) {
  return settings.flatMap((setting) => {
    const value = valueOf(setting, draft);
    if (value === null || String(value) === String(setting.value)) return [];
    const version = setting.decisions.find(({ validFrom }) => validFrom === day)?.version;
    return [{ key: setting.key, value, ...(version === undefined ? {} : { version }) }];
  });
}

/** `Mahngebühr 2. Mahnung` */
export function fieldLabel(field: string): string {
  const [key = '', index] = field.split('.');
  const known = settingFields[key as SettingKey] as (typeof settingFields)[SettingKey] | undefined;
  if (known === undefined) return field;
  return index === undefined ? known.label : `${known.label} ${known.parts?.[Number(index)] ?? ''}`;
}
