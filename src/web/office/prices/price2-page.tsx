import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readPlannedPrices } from '#contract/planned-price.ts';
import { findPayers } from '#contract/price-list.ts';
import { readDefaultRemotePrice } from '#contract/price-explanation.ts';
import { readPrices } from '#contract/product-price.ts';
import { readProductHead } from '#contract/product-head.ts';
import { readHistory } from '#contract/record.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { officeProductPath } from '#web/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { ProductFrame } from '../products/product-frame.tsx';
import { productHandle } from '../products/product-meta.ts';
import { wholeHistory } from '../record/history.tsx';
import pageStyles from '../ui/page.module.css';
import { CopyDialog } from './copy-dialog.tsx';
import { PayerChoice } from './payer-choice.tsx';
import { PriceEditor } from './price-editor.tsx';
import type { PriceOwner } from './price-editor.tsx';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import { TestButton } from './test-button.tsx';

export const handle = productHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${t.list} ${loaderData?.head.articleNumber ?? ''} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

const asked = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'prices', request);
  const id = idInPath(params['id']);
  const customerId = asked(new URL(request.url).searchParams.get('customer'));
  const [head, { items: rows }, { remotePrice }] = await or404(async () =>
    Promise.all([
      call(readProductHead, { params: { id } }),
      call(readPrices, { query: { productId: id, perPage: 5000 } }),
      call(readDefaultRemotePrice, {}),
    ]),
  );
  const row = (customerId === null ? rows.find(({ isDefault }) => isDefault) : rows.find((each) => each.customerId === customerId)) ?? null;
  const known =
    row === null
      ? (await call(findPayers, { query: customerId === null ? { isDefault: 'true' } : { ids: String(customerId) } })).items[0]
      : null;
  // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
  if (row === null && known === undefined) throw new Response(null, { status: 404 });
  const history = row === null ? [] : (await call(readHistory, { query: { kind: 'price', id: row.id, ...wholeHistory } })).items;
  const owner: PriceOwner = row === null ? { id: 0, name: '', isDefault: false, discount: 0, ...known } : ownerOf(row);
  const planned = row === null ? [] : (await call(readPlannedPrices, { params: { id: row.id } })).planned;
  return { head, rows, row, owner, remotePrice, history, planned, today: localNow(Date.now()).date };
}

const nameOf = ({
  companyName,
  contactPersonName,
  isDefault,
}: {
  companyName: string;
  contactPersonName: string;
  isDefault: boolean;
}): string => (isDefault ? t.standard : companyName === '' ? contactPersonName : companyName);

const ownerOf = (row: Parameters<typeof nameOf>[0] & { customerId: number; discount: number }): PriceOwner => ({
  id: row.customerId,
  name: nameOf(row),
  isDefault: row.isDefault,
  discount: row.discount,
});

export default function Price2Page() {
  const { head, rows, row, owner, remotePrice, history, planned, today } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'choice' | 'copy' | null>(null);
  const path = officeProductPath(head.id, 'price2');
  const addressOf = (customerId: number): string => `${path}?customer=${customerId}`;
  return (
    <ProductFrame
      head={head}
      actions={
        <>
          {row === null ? null : (
            <button type="button" className={pageStyles['button']} onClick={() => setOpen('copy')}>
              {t.copy}
            </button>
          )}
          <TestButton />
        </>
      }
    >
      <nav className={styles['payerTabs']} aria-label={t.customer}>
        {rows.map((each) => (
          <Link key={each.id} to={addressOf(each.customerId)} aria-current={each.customerId === owner.id ? 'page' : undefined}>
            {nameOf(each)}
          </Link>
        ))}
        {row === null ? (
          <Link to={addressOf(owner.id)} aria-current="page">
            {owner.isDefault ? t.standard : owner.name}
          </Link>
        ) : null}
        <button type="button" onClick={() => setOpen('choice')}>
          + {t.newCustomer}
        </button>
      </nav>
      <PriceEditor
        // Not by its version: saving leaves the cursor where it is.
        key={`${owner.id} ${row?.id ?? 0}`}
        productId={head.id}
        owner={owner.isDefault ? { ...owner, name: t.standard } : owner}
        row={row}
        standard={rows.find(({ isDefault }) => isDefault) ?? null}
        defaultRemote={remotePrice}
        history={history}
        planned={planned}
        today={today}
        path={path}
      />
      <Dialog beginsAt="field" title={t.newCustomer} open={open === 'choice'} onClose={() => setOpen(null)}>
        <PayerChoice
          without={rows.map(({ customerId }) => customerId)}
          onChosen={({ id }) => {
            setOpen(null);
            void navigate(addressOf(id));
          }}
        />
      </Dialog>
      {open === 'copy' && row !== null ? <CopyDialog priceId={row.id} without={owner.id} onClose={() => setOpen(null)} /> : null}
    </ProductFrame>
  );
}
