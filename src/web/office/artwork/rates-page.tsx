import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readInsuranceCsv, readInsuranceTable, writeInsuranceTable } from '#contract/insurance.ts';
import type { InsuranceTable } from '#contract/insurance.ts';
import { pathOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { recordWords } from '../record/record-words.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { useSavedRecord } from '../record/use-saved-record.ts';
import { PageHead } from '../ui/page-head.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { artworkWords } from './artwork-words.ts';
import { draftOf, newRate, ratesForm, tableOf } from './rate-draft.ts';
import type { Rate, RatesDraft } from './rate-draft.ts';
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
  const record = useSavedRecord<InsuranceTable, RatesDraft>({
    loaded: read,
    draftOf,
    form: ratesForm,
    reread: async () => call(readInsuranceTable, {}),
    save: async ({ stored, draft }) => call(writeInsuranceTable, { body: { version: stored.version, ...tableOf(draft) } }),
  });
  const { draft, unsaved, busy } = record;
  const { rates, zones } = draft;
  const blocker = useLeaveGuard(unsaved.length > 0 && !busy);
  const setRates = (changed: readonly Rate[]): void => record.change({ ...draft, rates: changed });
  const set = (at: number, change: Partial<Rate>): void =>
    setRates(rates.map((rate, place) => (place === at ? { ...rate, ...change } : rate)));
  const remove = (at: number): void => setRates(rates.filter((_, place) => place !== at));
  const shownZones = [...new Set([...rates.map(({ zone }) => zone), ...Object.keys(zones).map(Number)])].toSorted(
    (one, other) => one - other,
  );
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
            <input
              value={zones[zone] ?? ''}
              onChange={(event) => record.change({ ...draft, zones: { ...zones, [zone]: event.target.value.toUpperCase() } })}
            />
          </label>
        ))}
      </section>
      <SaveBar unsaved={unsaved.length} busy={busy} onSave={record.store} onDiscard={record.discard} foot={recordWords.allSaved} />
      <ConflictDialog record={record} labelOf={(field) => field} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
