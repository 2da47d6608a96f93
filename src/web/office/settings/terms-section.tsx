import {
  changePaymentTerm,
  changeSkonto,
  changeTruck,
  createPaymentTerm,
  createSkonto,
  createTruck,
  deletePaymentTerm,
  readPaymentTermUses,
  readTermsRecords,
  deleteSkonto,
  readSkontoUses,
  deleteTruck,
  readTruckUses,
} from '#contract/terms.ts';
import type { TermsRecords } from '#contract/terms.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { axlesUnknown } from '#domain/packing/axle-load.ts';
import { call } from '#web/call.ts';
import { RecordHistory } from '../record/history.tsx';
import type { Section } from '../frame/setting-sections.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsWords } from './settings-words.ts';
import styles from './settings.module.css';
import { TermRow } from './term-row.tsx';
import type { TermField } from './term-row.tsx';

const t = settingsWords.terms;

interface SectionProps {
  section: Section;
  terms: TermsRecords;
  history: readonly HistoryEntry[];
}

const truckFields: readonly TermField[] = [
  { key: 'length', word: t.length, isLength: true },
  { key: 'width', word: t.width, isLength: true },
  { key: 'height', word: t.height, isLength: true },
  { key: 'loadMeter', word: t.loadMeter, isLength: true },
  { key: 'maxParkingLots', word: t.spaces },
  { key: 'payload', word: t.payload },
  { key: 'frontAxle', word: t.frontAxle, optional: true, isLength: true },
  { key: 'frontAxleEmpty', word: t.frontAxleEmpty, optional: true },
  { key: 'frontAxleMost', word: t.frontAxleMost, optional: true },
  { key: 'rearAxle', word: t.rearAxle, optional: true, isLength: true },
  { key: 'rearAxleEmpty', word: t.rearAxleEmpty, optional: true },
  { key: 'rearAxleMost', word: t.rearAxleMost, optional: true },
];
const dayField: TermField = { key: 'days', word: t.days };
const skontoFields: readonly TermField[] = [{ key: 'percent', word: t.percent }, dayField];

/** Records that customers' terms refer to: trucks, payment terms, cash discounts; each row is saved separately. */
export function TermsSection({ section, terms, history }: SectionProps) {
  return (
    <SettingsFrame
      section={section}
      unsaved={false}
      aside={
        <RecordHistory
          always
          lines={history.map(({ at, who, field, before, after }) => ({
            at,
            who,
            what: `${fieldText(field)}: ${String(before ?? '–')} → ${String(after ?? '–')}`,
          }))}
        />
      }
    >
      <h3 className={styles['head']}>
        {t.trucks} <small>{t.firstTruck}</small>
      </h3>
      <p className={styles['remark']}>{t.axlesNote}</p>
      {terms.trucks.map((truck) => (
        <TermRow
          key={`${truck.id} ${truck.version}`}
          fields={truckFields}
          value={truck}
          onSave={async (value) => call(changeTruck, { body: value })}
          kept={{
            reread: async () => (await call(readTermsRecords, {})).trucks.find(({ id }) => id === truck.id),
            readUses: async () => call(readTruckUses, { params: { id: truck.id } }),
            remove: async () => call(deleteTruck, { params: { id: truck.id } }),
          }}
        />
      ))}
      <TermRow
        key={`new ${terms.trucks.length}`}
        fields={truckFields}
        value={{ name: noName, length: 0, width: 0, height: 0, loadMeter: 0, maxParkingLots: 0, payload: 9000, ...axlesUnknown }}
        onSave={async (value, idempotencyKey) => call(createTruck, { body: value }, { idempotencyKey })}
      />
      <h3 className={styles['head']}>{t.paymentTerms}</h3>
      {terms.paymentTerms.map((term) => (
        <TermRow
          key={`${term.id} ${term.version}`}
          fields={[dayField]}
          value={term}
          onSave={async (value) => call(changePaymentTerm, { body: value })}
          kept={{
            reread: async () => (await call(readTermsRecords, {})).paymentTerms.find(({ id }) => id === term.id),
            readUses: async () => call(readPaymentTermUses, { params: { id: term.id } }),
            remove: async () => call(deletePaymentTerm, { params: { id: term.id } }),
          }}
        />
      ))}
      <TermRow
        key={`new ${terms.paymentTerms.length} term`}
        fields={[dayField]}
        value={{ name: noName, days: 0 }}
        onSave={async (value, idempotencyKey) => call(createPaymentTerm, { body: value }, { idempotencyKey })}
      />
      <h3 className={styles['head']}>{t.skonti}</h3>
      {terms.skonti.map((skonto) => (
        <TermRow
          key={`${skonto.id} ${skonto.version}`}
          fields={skontoFields}
          value={skonto}
          onSave={async (value) => call(changeSkonto, { body: value })}
          kept={{
            reread: async () => (await call(readTermsRecords, {})).skonti.find(({ id }) => id === skonto.id),
            readUses: async () => call(readSkontoUses, { params: { id: skonto.id } }),
            remove: async () => call(deleteSkonto, { params: { id: skonto.id } }),
          }}
        />
      ))}
      <TermRow
        key={`new ${terms.skonti.length} skonto`}
        fields={skontoFields}
        value={{ name: noName, percent: 0, days: 0 }}
        onSave={async (value, idempotencyKey) => call(createSkonto, { body: value }, { idempotencyKey })}
      />
    </SettingsFrame>
  );
}

const noName = { de: '', fr: '', en: '' };

/** `30 Tage netto, Tage` */
function fieldText(field: string): string {
  const at = field.lastIndexOf('.');
  const key = at < 0 ? field : field.slice(at + 1);
  const word = t.fields[key as keyof typeof t.fields] as string | undefined;
  return [at < 0 ? '' : field.slice(0, at), word ?? key].filter((part) => part !== '').join(', ');
}
