import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readInsuranceCsv, readInsuranceTable, writeInsuranceTable } from '#contract/insurance.ts';
import type { InsuranceTable } from '#contract/insurance.ts';
import { pathOf } from '#contract/endpoint.ts';
import { insuranceKinds, transportModes } from '#domain/artwork/insurance.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { changedFields } from '../record/merge-fields.ts';
import { recordWords } from '../record/record-words.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { francsText } from '../text/francs-text.ts';
import { PageHead } from '../ui/page-head.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { artworkWords } from './artwork-words.ts';
import { NumberInput } from './number-input.tsx';
import styles from './rates.module.css';

const t = artworkWords.rates;
type Rate = InsuranceTable['rates'][number];

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: ask } = pageServices(context);
  requireScreen(session, 'artworks', request);
  return ask(readInsuranceTable, {});
}

export default function RatesPage() {
  const table = useLoaderData<typeof loader>();
  return <Rates read={table} />;
}

/** The whole table of rates: a draft until it is saved. */
function Rates({ read }: { read: InsuranceTable }) {
  const [table, setTable] = useState(read);
  const [rates, setRates] = useState(table.rates);
  const [zones, setZones] = useState(() => zoneTexts(table));
  const { busy, run } = useAction();
  const unsaved = changedRates(table.rates, rates) + changedFields(zoneTexts(table), zones).length;
  const blocker = useLeaveGuard(unsaved > 0 && !busy);
  const set = (at: number, change: Partial<Rate>): void =>
    setRates(rates.map((rate, place) => (place === at ? { ...rate, ...change } : rate)));
  const remove = (at: number): void => setRates(rates.filter((_, place) => place !== at));
  const shownZones = [...new Set([...rates.map(({ zone }) => zone), ...Object.keys(zones).map(Number)])].toSorted(
    (one, other) => one - other,
  );
  const save = async (): Promise<void> => {
    const body = { version: table.version, rates, countries: countriesOf(zones) };
    await run(async () => begin(await call(writeInsuranceTable, { body })));
  };
  const begin = (stored: InsuranceTable): void => {
    setTable(stored);
    setRates(stored.rates);
    setZones(zoneTexts(stored));
  };
  return (
    <>
      <PageHead title={t.title}>
        <ListTabs screen="artworks" />
        <a className={pageStyles['button']} href={pathOf(readInsuranceCsv)} download>
          {t.csv}
        </a>
      </PageHead>
      {rates.length === 0 ? <p className={pageStyles['note']}>{t.none}</p> : null}
      <DataTable
        className={styles['rates']}
        label={t.label}
        columns={[
          ...columns([t.provider]),
          ...columns([t.zone], 'number'),
          ...columns([t.kind, t.mode]),
          ...columns([t.rate, t.least], 'number'),
          { word: t.removeShort, kind: 'hidden' },
        ]}
      >
        <tbody>
          {rates.map((rate, at) => (
            // A draft row has no identity but its position.
            // oxlint-disable-next-line react/no-array-index-key
            <RateRow key={at} rate={rate} number={at + 1} onChange={(change) => set(at, change)} onRemove={() => remove(at)} />
          ))}
        </tbody>
      </DataTable>
      <p className={styles['add']}>
        <button type="button" className={pageStyles['button']} onClick={() => setRates([...rates, newRate(rates)])}>
          {t.add}
        </button>
      </p>
      <section className={styles['zones']} aria-label={t.countries}>
        <h2>
          {t.countries} <small>{t.countriesHint}</small>
        </h2>
        {shownZones.map((zone) => (
          <label key={zone}>
            {t.zoneCountries(zone)}
            <input value={zones[zone] ?? ''} onChange={(event) => setZones({ ...zones, [zone]: event.target.value.toUpperCase() })} />
          </label>
        ))}
      </section>
      <SaveBar unsaved={unsaved} busy={busy} onSave={() => void save()} onDiscard={() => begin(table)} foot={recordWords.allSaved} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}

interface RateRowProps {
  rate: Rate;
  /** From 1. */
  number: number;
  onChange: (change: Partial<Rate>) => void;
  onRemove: () => void;
}

function RateRow({ rate, number, onChange, onRemove }: RateRowProps) {
  return (
    <tr>
      <td>
        <input
          aria-label={`${t.provider} ${number}`}
          maxLength={80}
          value={rate.provider}
          onChange={(event) => onChange({ provider: event.target.value })}
        />
      </td>
      <td className={pageStyles['number']}>
        <NumberInput
          label={`${t.zone} ${number}`}
          value={rate.zone}
          text={String(rate.zone)}
          onSave={(zone) => onChange({ zone: Math.min(99, Math.max(1, Math.round(zone ?? 1))) })}
        />
      </td>
      <td>
        <select
          aria-label={`${t.kind} ${number}`}
          value={rate.kind}
          onChange={(event) => onChange({ kind: insuranceKinds.find((each) => each === event.target.value) ?? rate.kind })}
        >
          {insuranceKinds.map((each) => (
            <option key={each} value={each}>
              {artworkWords.insurance.kinds[each]}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          aria-label={`${t.mode} ${number}`}
          value={rate.mode}
          onChange={(event) => onChange({ mode: transportModes.find((each) => each === event.target.value) ?? rate.mode })}
        >
          {transportModes.map((each) => (
            <option key={each} value={each}>
              {artworkWords.insurance.modes[each]}
            </option>
          ))}
        </select>
      </td>
      <td className={pageStyles['number']}>
        <NumberInput
          label={`${t.rate} ${number}`}
          value={rate.rate}
          text={rate.rate.toFixed(3)}
          onSave={(value) => onChange({ rate: Math.min(100, Math.max(0.001, value ?? rate.rate)) })}
        />
      </td>
      <td className={pageStyles['number']}>
        <NumberInput
          label={`${t.least} ${number}`}
          value={rate.least}
          text={francsText(rate.least)}
          onSave={(value) => onChange({ least: value ?? 0 })}
        />
      </td>
      <td>
        <button type="button" className={pageStyles['button']} aria-label={t.remove(number)} onClick={onRemove}>
          {t.removeShort}
        </button>
      </td>
    </tr>
  );
}

const newRate = (rates: readonly Rate[]): Rate =>
  rates.at(-1) ?? { provider: '', zone: 1, kind: 'WOOD_PAINTINGS', mode: 'AIR', rate: 0.3, least: 30 };

/** A rate that was changed, added or removed counts once. */
function changedRates(before: readonly Rate[], now: readonly Rate[]): number {
  const gone = before.map((rate) => JSON.stringify(rate));
  const fresh = now.filter((rate) => {
    const at = gone.indexOf(JSON.stringify(rate));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  return Math.max(gone.length, fresh.length);
}

function zoneTexts({ countries }: InsuranceTable): Readonly<Record<number, string>> {
  const zones = Map.groupBy(countries, ({ zone }) => zone);
  return Object.fromEntries([...zones].map(([zone, all]) => [zone, all.map(({ country }) => country).join(' ')]));
}

function countriesOf(zones: Readonly<Record<number, string>>): InsuranceTable['countries'] {
  return Object.entries(zones).flatMap(([zone, text]) =>
    text
      .split(/[\s,;]+/)
      .filter((country) => country !== '')
      .map((country) => ({ country: country.slice(0, 2), zone: Number(zone) })),
  );
}
