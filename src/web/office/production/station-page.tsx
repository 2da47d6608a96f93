import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readWorkOrder } from '#contract/work-order.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { longDayText } from '../text/day-text.ts';
import { StationDesk } from './station-desk.tsx';
import { stationPageWords as t } from './station-words.ts';
import styles from './station.module.css';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.work.formattedId ?? t.title} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

/** Target of the code on a workshop sheet: one work order on the worker's phone. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'production', request);
  return { work: await or404(async () => call(readWorkOrder, { params: { id: idInPath(params['id']) } })) };
}

export default function StationPage() {
  const { work } = useLoaderData<typeof loader>();
  return (
    <article className={styles['station']}>
      <header>
        <p>
          <Link to={paths.officeProduction}>{t.back}</Link>
        </p>
        <h1>
          <span className="num">{work.quantity}</span> × {work.name}
        </h1>
        <p>
          <b>{work.formattedId}</b>, {work.customerName}
        </p>
        <p>
          {t.finishBy} <b>{longDayText(work.day)}</b>
          {work.quantity === work.lineQuantity ? '' : `, ${t.partOf(work.lineQuantity)}`}
        </p>
        {work.remark === '' ? null : <p className={styles['remark']}>{work.remark}</p>}
      </header>
      {work.pictureHash === null ? null : <img className={styles['picture']} src={`/api/media/picture/${work.pictureHash}`} alt="" />}
      <StationDesk key={work.id} work={work} />
    </article>
  );
}
