import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readFollowUps } from '#contract/note.ts';
import { readDoneToday } from '#contract/today.ts';
import { readUser } from '#contract/user.ts';
import { clockText } from '#domain/calendar/clock-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { paths } from '#web/paths.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import type { ScreenKey } from '../frame/screen.ts';
import { areasFor, requireScreen } from '../frame/screen-access.ts';
import { countedKinds } from '../frame/waits.ts';
import { dayAndMonthText, weekdayText } from '../text/weekday-text.ts';
import { Figure, PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { useDrawerKeys } from '../record/use-drawer-keys.ts';
import { DeskBar } from './desk-bar.tsx';
import { DoneList } from './done-list.tsx';
import { wholeFrancs } from './figure-rows.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import type { NotedRow } from './follow-up-dialog.tsx';
import { HeadActions } from './head-actions.tsx';
import { lateCount, onlyLateRows } from './late-rows.ts';
import { loadAside } from './load-aside.ts';
import { loadToday } from './load-today.ts';
import { NoteGroups } from './note-groups.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { hasAside, TodayAside } from './today-aside.tsx';
import { todayViewOf } from './today-view.ts';
import { todayWords as t } from './today-words.ts';
import { useFollowUpKeys, useRowKeys } from './use-row-keys.ts';
import { WaitingGroupList } from './waiting-group.tsx';
import styles from './today-page.module.css';

const refreshMs = 60_000;

export const meta: MetaFunction = () => [{ title: `${screenOf('today').word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call, language } = pageServices(context);
  const staff = requireScreen(session, 'today', request);
  const nowMs = Date.now();
  const view = todayViewOf(new URL(request.url).searchParams, staff.perm);
  const { desk, mine } = view;
  const [{ desks, groups }, done, aside, followUps, { roles }] = await Promise.all([
    loadToday({ call, language }, view, staff.perm),
    desk === null ? null : call(readDoneToday, { query: { desk, ...(mine ? { mine: 'true' } : {}) } }),
    loadAside({ call }, staff.perm, localNow(nowMs).date),
    call(readFollowUps, {}),
    call(readUser, { params: { id: staff.userId ?? 0 } }),
  ]);
  return { nowMs, areas: areasFor(staff), perm: staff.perm, roles, view, desks, groups, done, aside, followUps };
}

/** The start page: the open tasks of a desk, oldest first, each one click from where it is done; the notes of the user at the own one. */
export default function TodayPage() {
  const { nowMs, areas, perm, roles, view, desks, groups, done, aside, followUps } = useLoaderData<typeof loader>();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useDrawerKeys(open, setOpen);
  useRefresh();
  useRowKeys(list);
  const [asked, setAsked] = useState<NotedRow | null>(null);
  useFollowUpKeys(setAsked);
  const { date, minutesOfDay } = localNow(nowMs);
  const [only, setOnly] = useState<ScreenKey | null>(null);
  const [onlyLate, setOnlyLate] = useState(false);
  const isOwn = view.desk === (desks[0]?.desk ?? null);
  const noted = followUps.due.length + followUps.mentions.length;
  const counts = desks.map(({ desk, count }, at) => ({ desk, count: at === 0 ? count + noted : count }));
  const waiting = counts.find(({ desk }) => desk === view.desk)?.count ?? noted;
  const kinds = countedKinds(groups.map(({ wait }) => wait));
  const picked = kinds.some(({ screen }) => screen === only) ? only : null;
  const isEmpty = groups.length === 0 && !(isOwn && noted > 0);
  const late = lateCount(groups, nowMs);
  const showsLate = onlyLate && late.count > 0;
  const shown = (showsLate ? onlyLateRows(groups, nowMs) : groups).filter(({ wait }) => picked === null || wait.screen === picked);
  const openItems = aside.figures?.openItems ?? 0;
  const withAside = hasAside(aside, followUps.coming);
  return (
    <>
      <PageHead
        title={
          <span className={styles['title']}>
            <span className={styles['weekday']}>{weekdayText(date)},</span> {dayAndMonthText(date)}
          </span>
        }
        figures={
          <>
            <Figure className={styles['waiting']} number={String(waiting)} word={t.waiting(waiting)} />
            {late.count === 0 ? null : (
              <Figure
                number={`${late.count}${late.isAtLeast ? '+' : ''}`}
                word={t.late}
                pressed={showsLate}
                onPress={() => setOnlyLate(!showsLate)}
              />
            )}
            {openItems === 0 ? null : <Figure number={wholeFrancs(openItems)} word={t.openItems} to={paths.officePayments} />}
          </>
        }
      >
        {withAside ? (
          <button
            type="button"
            className={`${pageStyles['button']} ${styles['opener']}`}
            aria-expanded={open}
            aria-keyshortcuts="I"
            onClick={() => setOpen(!open)}
          >
            {t.overview} <kbd aria-hidden="true">I</kbd>
          </button>
        ) : null}
        <HeadActions perm={perm} />
      </PageHead>
      {done === null ? null : <DeskBar desks={counts} view={view} done={done.total} kinds={kinds} only={picked} onOnly={setOnly} />}
      <div className={`${styles['split']} ${withAside ? styles['beside'] : ''}`}>
        <div ref={list} className={styles['groups']}>
          {view.done && done !== null ? (
            <DoneList done={done} />
          ) : (
            <>
              {isOwn && picked === null && !showsLate ? <NoteGroups followUps={followUps} today={date} /> : null}
              {shown.map((group) => (
                <WaitingGroupList key={group.wait.key} group={group} nowMs={nowMs} />
              ))}
              {isEmpty ? <NothingWaits areas={areas} perm={perm} roles={roles} /> : null}
            </>
          )}
        </div>
        {withAside ? <TodayAside aside={aside} coming={followUps.coming} open={open} onClose={() => setOpen(false)} /> : null}
      </div>
      {asked === null ? null : <FollowUpDialog key={`${asked.kind} ${asked.id}`} row={asked} onClose={() => setAsked(null)} />}
      <footer className={styles['foot']}>
        <span className={styles['keys']}>
          <kbd>J</kbd> <kbd>K</kbd> {t.choose} <kbd>Enter</kbd> {t.open} <kbd>S</kbd> <kbd>A</kbd> {t.again}
          {isOwn && noted > 0 ? (
            <>
              {' '}
              <kbd>D</kbd> {t.endKey}
            </>
          ) : null}
        </span>
        <span>{t.asOf(clockText(minutesOfDay))}</span>
      </footer>
    </>
  );
}

/** Reloads every minute while the page is visible. */
function useRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}
