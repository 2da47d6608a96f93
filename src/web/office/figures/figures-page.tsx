import { useState } from 'react';
import { useLoaderData, useNavigation } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readFigureReport } from '#contract/figure.ts';
import type { FigureReport } from '#contract/figure.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { askedSpan } from '#domain/figure/month-span.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { FigureSection } from './figure-section.tsx';
import type { FigureTable } from './figure-table.ts';
import styles from './figures.module.css';
import { figuresWords as t } from './figures-words.ts';
import { ordersTable, promisesTable, quotesTable, spanOf, turnoverTable } from './month-tables.ts';
import { PeriodBar } from './period-bar.tsx';
import { customersTable, familiesTable, fewCustomers, openItemsTable, reasonsTable } from './share-tables.ts';

const { word } = screenOf('figures');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'figures', request);
  const { searchParams } = new URL(request.url);
  const span = askedSpan({ from: searchParams.get('from'), to: searchParams.get('to') }, localNow(Date.now()).date);
  return call(readFigureReport, { query: { from: span.from, to: span.to } });
}

/** The reports of some months: each a table with a chart, each figure a link to its rows, each saved as CSV. */
export default function FiguresPage() {
  const report = useLoaderData<typeof loader>();
  const isLoading = useNavigation().location?.pathname === screenOf('figures').path;
  const { quotes, margins } = report;
  const today = report.today as PlainDate;
  const fileName = (table: FigureTable): string => `${table.title} ${report.from} ${report.to}`.toLowerCase().replaceAll(' ', '-');
  const section = (table: FigureTable) => <FigureSection key={table.key} table={table} fileName={fileName(table)} />;
  return (
    <>
      <PageHead title={word}>
        <PeriodBar span={spanOf(report)} today={today} />
      </PageHead>
      <div className={styles['reports']} aria-busy={isLoading}>
        {section(turnoverTable(report))}
        {section(ordersTable(report))}
        {quotes === null ? null : section(quotesTable(report, quotes))}
        {section(promisesTable(report))}
        {quotes === null ? null : section(reasonsTable(report, quotes))}
        {section(openItemsTable(report))}
        {margins === null ? null : section(familiesTable(report, margins))}
        {margins === null ? null : <CustomerSection report={report} margins={margins} fileName={fileName} />}
      </div>
      <p className={styles['foot']}>{t.asOf(dateText(today))}</p>
    </>
  );
}

interface CustomerSectionProps {
  report: FigureReport;
  margins: NonNullable<FigureReport['margins']>;
  fileName: (table: FigureTable) => string;
}

/** The largest customers, or all that were read; the file has them all. */
function CustomerSection({ report, margins, fileName }: CustomerSectionProps) {
  const [all, showAll] = useState(false);
  const count = margins.customers.length;
  const whole = customersTable(report, margins, count);
  const table = all ? whole : customersTable(report, margins, fewCustomers);
  return (
    <FigureSection table={table} whole={whole} fileName={fileName(whole)}>
      {count <= fewCustomers ? null : (
        <p className={styles['more']}>
          <button type="button" className={pageStyles['button']} aria-expanded={all} onClick={() => showAll(!all)}>
            {all ? t.margins.fewer : t.margins.all(count)}
          </button>
        </p>
      )}
    </FigureSection>
  );
}
