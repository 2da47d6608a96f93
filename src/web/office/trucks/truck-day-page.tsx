import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readDrives } from '#contract/drive.ts';
import { readTruckDay } from '#contract/truck-day.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { longDayText } from '../text/day-text.ts';
import { dayAndMonthText, weekdayText } from '../text/weekday-text.ts';
import { Figure, PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { TruckDesk } from './truck-desk.tsx';
import { truckWords as t } from './truck-words.ts';
import styles from './trucks.module.css';

const { word } = screenOf('trucks');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

/** `?day=2026-11-26`; default: today, or the next day with something to deliver. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'trucks', request);
  const asked = parsePlainDate(new URL(request.url).searchParams.get('day') ?? '');
  const first = await call(readTruckDay, { params: { day: asked ?? localNow(Date.now()).date } });
  const stays = asked !== null || first.stops.length > 0 || first.nextDay === null;
  const read = stays ? first : await call(readTruckDay, { params: { day: first.nextDay! } });
  return { read, drives: (await call(readDrives, { params: { day: read.day } })).items };
}

export default function TruckDayPage() {
  const { read, drives } = useLoaderData<typeof loader>();
  const day = read.day as PlainDate;
  const boxes = read.stops.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.boxes, 0);
  const km = read.rounds.reduce((sum, { distance }) => sum + distance, 0);
  return (
    <>
      <PageHead
        title={
          <>
            <span className={styles['weekday']}>{weekdayText(day)},</span> {dayAndMonthText(day)}
          </>
        }
        figures={
          <>
            <Figure number={String(read.stops.length)} word={t.stops(read.stops.length)} />
            <Figure number={String(boxes)} word={t.boxes(boxes)} />
            <Figure number={String(km)} word={t.km} />
          </>
        }
      >
        <nav className={styles['days']} aria-label={t.day}>
          <Link className={pageStyles['button']} to={`?day=${addDays(day, -1)}`} aria-label={t.before}>
            ‹
          </Link>
          <Link className={pageStyles['button']} to={`?day=${addDays(day, 1)}`} aria-label={t.after}>
            ›
          </Link>
        </nav>
      </PageHead>
      {read.stops.length === 0 ? (
        <div className={styles['none']}>
          <p>{t.nothing}</p>
          <p className={styles['hint']}>{t.nothingHint}</p>
          {read.nextDay === null ? null : <Link to={`?day=${read.nextDay}`}>{t.next(longDayText(read.nextDay))}</Link>}
        </div>
      ) : (
        <TruckDesk key={read.day} read={read} drives={drives} />
      )}
    </>
  );
}
