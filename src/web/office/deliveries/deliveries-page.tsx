import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readDeliveries, readDeliveryValues } from '#contract/delivery.ts';
import type { Delivery } from '#contract/delivery.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeOrderPath } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { viewOf } from '../grid/rules/grid-view.ts';
import { choiceLabels } from '../list/choice-labels.ts';
import { ListScreen, revalidatesList, rowsPerPage } from '../list/list-screen.tsx';
import type { BulkRows } from '../list/list-screen.tsx';
import { useListViews } from '../list/use-list-views.ts';
import { openList } from '../list/open-list.ts';
import { wireQuery } from '../list/wire-query.ts';
import { TakeBackDialog } from '../orders/verbs/take-back-dialog.tsx';
import pageStyles from '../ui/page.module.css';
import { deliveryColumns, deliveryStandard, deliveryViews } from './delivery-columns.tsx';
import { deliveryWords as t } from './delivery-words.ts';

const { word, path } = screenOf('deliveries');
const noWaits = [] as const;

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];
export const shouldRevalidate = revalidatesList;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'deliveries', request);
  const view = viewOf(new URL(request.url).searchParams, deliveryStandard);
  const query = { ...wireQuery(view, deliveryColumns), perPage: rowsPerPage };
  const first = await openList(request, async () => callHere(readDeliveries, { query }));
  return { today: localNow(Date.now()).date, first, mayTakeBack: holdsAbility(perm, 'dispatch') };
}

/** Deliveries and returns; a row opens its order. */
export default function DeliveriesPage() {
  const { first, today, mayTakeBack } = useLoaderData<typeof loader>();
  const views = useListViews('deliveries', noWaits, deliveryViews);
  const [asked, setAsked] = useState<{ delivery: Delivery; onDone: () => void } | null>(null);
  const bulk = ({ ticks, loaded, clear, refresh }: BulkRows<Delivery>) => {
    const [id, ...others] = ticks.kind === 'some' ? [...ticks.ids] : [];
    const delivery = id === undefined || others.length > 0 ? undefined : loaded.get(id);
    const onDone = (): void => {
      clear();
      refresh();
    };
    const ask = (): void => (delivery === undefined ? undefined : setAsked({ delivery, onDone }));
    const canBeTaken = delivery?.kind === 'DELIVERY' && delivery.takenBackBy === null;
    return (
      <>
        <button type="button" className={pageStyles['button']} disabled={!canBeTaken} onClick={ask}>
          {t.takeBack}
        </button>
        {others.length > 0 ? <small>{t.takeBackOne}</small> : null}
      </>
    );
  };
  return (
    <>
      <ListScreen
        title={word}
        path={path}
        columns={deliveryColumns}
        standard={deliveryStandard}
        views={views}
        first={first}
        today={today}
        searchHint={t.search}
        load={async (query, page) => call(readDeliveries, { query: { ...query, page, perPage: rowsPerPage } })}
        loadValues={async (query, column) =>
          choiceLabels(deliveryColumns, column, await call(readDeliveryValues, { query: { ...query, column } }))
        }
        addressOf={({ orderId }) => officeOrderPath(orderId)}
        bulk={mayTakeBack ? bulk : undefined}
      />
      {asked === null ? null : <TakeBackDialog delivery={asked.delivery} onDone={asked.onDone} onClose={() => setAsked(null)} />}
    </>
  );
}
