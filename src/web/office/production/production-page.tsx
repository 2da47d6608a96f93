import { useState } from 'react';
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readProductionLoad, readWorkOrders } from '#contract/work-order.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays, parsePlainDate } from '#domain/calendar/plain-date.ts';
import { planningWeek, weekNumber, weekOf } from '#domain/calendar/week.ts';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import control from '../grid/control.module.css';
import { Figure, PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { hoursText, volumeText } from './amount-text.ts';
import { columnsOf } from './board-view.ts';
import { cutWords } from './cut-words.ts';
import { PrintDialog } from './print-dialog.tsx';
import { weekViewOf, weekViews } from './week-views.ts';
import { WeekBoard } from './week-board.tsx';
import { productionWords as t } from './production-words.ts';
import styles from './production.module.css';

const { word } = screenOf('production');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

/** `?week=2026-11-23`: any day of the week; default: the current week. Adjacent days are read too: work can be moved there. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  const staff = requireScreen(session, 'production', request);
  const asked = parsePlainDate(new URL(request.url).searchParams.get('week') ?? '');
  const { from, to } = asked === null ? planningWeek(localNow(Date.now()).date) : weekOf(asked);
  const [{ items, today, unconfirmed }, { days }] = await Promise.all([
    call(readWorkOrders, { query: { from, to } }),
    call(readProductionLoad, { query: { from: addDays(from, -7), to: addDays(to, 21) } }),
  ]);
  return { works: items, days, unconfirmed, week: { from, to, today }, maySeeOrders: holdsAbility(staff.perm, 'seeOrders') };
}

export default function ProductionPage() {
  const { works, days, unconfirmed, week, maySeeOrders } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [printing, setPrinting] = useState(false);
  const [params, setParams] = useSearchParams();
  const view = weekViewOf(params.get('ansicht'));
  // Keeps the current view.
  const weekLink = (week: string): string => `?${new URLSearchParams({ week, ansicht: view }).toString()}`;
  const thisWeek = (): void => void navigate(`${paths.officeProduction}?ansicht=${view}`);
  const columns = columnsOf(days, works, week);
  const sum = (of: (column: (typeof columns)[number]) => number): number => columns.reduce((all, column) => all + of(column), 0);
  const tooFull = columns.filter(({ isOver }) => isOver).length;
  const from = week.from;
  return (
    <>
      <PageHead
        title={t.week(weekNumber(from))}
        figures={
          <>
            <Figure
              number={hoursText(sum(({ booked }) => booked.minutes))}
              word={t.ofHours(hoursText(sum(({ capacity }) => capacity.minutes)))}
            />
            <Figure
              number={volumeText(sum(({ booked }) => booked.litres))}
              word={t.ofVolume(volumeText(sum(({ capacity }) => capacity.litres)))}
            />
            {tooFull === 0 ? null : (
              <li className={styles['bad']}>
                <span className="num">{tooFull}</span> {t.tooFull(tooFull)}
              </li>
            )}
          </>
        }
      >
        <nav className={styles['weeks']} aria-label={t.weeks}>
          <Link className={pageStyles['button']} to={weekLink(addDays(from, -7))} aria-label={t.weekBefore}>
            ‹
          </Link>
          <Link className={pageStyles['button']} to={`${paths.officeProduction}?ansicht=${view}`}>
            {t.thisWeek} <kbd aria-hidden="true">T</kbd>
          </Link>
          <Link className={pageStyles['button']} to={weekLink(addDays(from, 7))} aria-label={t.weekAfter}>
            ›
          </Link>
        </nav>
        <div className={control['segments']} role="group" aria-label={t.view}>
          {weekViews.map((each) => (
            <button
              key={each}
              type="button"
              className={control['segment']}
              aria-pressed={each === view}
              onClick={() => setParams((now) => ({ ...Object.fromEntries(now), ansicht: each }), { replace: true })}
            >
              {t.views[each]}
            </button>
          ))}
        </div>
        <button type="button" className={pageStyles['button']} aria-keyshortcuts="P" onClick={() => setPrinting(true)}>
          {cutWords.sheets} <kbd aria-hidden="true">P</kbd>
        </button>
      </PageHead>
      {printing ? <PrintDialog columns={columns} onClose={() => setPrinting(false)} /> : null}
      <WeekBoard key={week.from} {...{ view, works, days, week, maySeeOrders }} onThisWeek={thisWeek} onPrint={() => setPrinting(true)} />
      {works.length === 0 ? (
        <div className={styles['nothing']}>
          <p>{t.nothing}</p>
          <p className={styles['hint']}>{t.nothingHint}</p>
        </div>
      ) : null}
      {unconfirmed === 0 || !maySeeOrders ? null : (
        <p className={pageStyles['note']}>
          <Link to={`${paths.officeOrders}?filter=confirmedDeliveryDate:&filter=orderStatusId:1`}>{t.unconfirmed(unconfirmed)}</Link>
        </p>
      )}
    </>
  );
}
