import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readProductHead } from '#contract/product-head.ts';
import { readHistory } from '#contract/record.ts';
import { readTransportRequirements } from '#contract/transport-requirement.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { recordWords } from '../record/record-words.ts';
import { RecordHistory, wholeHistory } from '../record/history.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { FreightExample } from './freight-example.tsx';
import styles from './product-delivery.module.css';
import { ProductFrame } from './product-frame.tsx';
import { historyLine } from './product-history.ts';
import { productHandle, productTitle } from './product-meta.ts';
import { productWords } from './product-words.ts';
import { TransportForm } from './transport-form.tsx';
import type { NeedField } from './transport-draft.ts';
import { useTransport } from './use-transport.ts';

export const handle = productHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => productTitle(loaderData, 'delivery');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'products', request);
  const id = idInPath(params['id']);
  return or404(async () => {
    const [head, { items }] = await Promise.all([
      call(readProductHead, { params: { id } }),
      call(readTransportRequirements, { query: { productIds: String(id) } }),
    ]);
    const [requirement = null] = items;
    const history =
      requirement === null
        ? []
        : (await call(readHistory, { query: { kind: 'transportRequirement', id: requirement.id, ...wholeHistory } })).items;
    return { head, requirement, history };
  });
}

export default function ProductDeliveryPage() {
  const data = useLoaderData<typeof loader>();
  return <Delivery key={data.head.id} {...data} />;
}

/** Transport of the product: its requirement, and the resulting cost for a number of pieces to a place. */
function Delivery({ head, requirement, history }: Awaited<ReturnType<typeof loader>>) {
  const transport = useTransport(head.id, requirement);
  const { control } = transport;
  const blocker = useLeaveGuard(control.unsaved.length > 0);
  return (
    <ProductFrame head={head}>
      <div className={styles['delivery']}>
        <TransportForm transport={transport} />
        <FreightExample productId={head.id} need={transport.need} />
        <aside className={styles['history']} aria-label={productWords.delivery.need}>
          <RecordHistory lines={history.map((entry) => historyLine(entry, () => undefined))} always />
        </aside>
      </div>
      <SaveBar
        unsaved={control.unsaved.length}
        busy={control.busy}
        onSave={transport.save}
        onDiscard={control.discard}
        foot={recordWords.allSaved}
      />
      <ConflictDialog record={control} labelOf={(field) => productWords.delivery[field as NeedField]} />
      <LeaveQuestion blocker={blocker} />
    </ProductFrame>
  );
}
