import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readInsuranceCsv, readInsuranceTable, writeInsuranceTable } from '#contract/insurance.ts';
import type { InsuranceTable } from '#contract/insurance.ts';
import { pathOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { changedFields } from '../record/merge-fields.ts';
import { recordWords } from '../record/record-words.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { PageHead } from '../ui/page-head.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { artworkWords } from './artwork-words.ts';
import { changedRates, countriesOf, newRate, zoneTexts } from './rate-draft.ts';
import type { Rate } from './rate-draft.ts';
import { RateRow } from './rate-row.tsx';
import styles from './rates.module.css';

const t = artworkWords.rates;

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
