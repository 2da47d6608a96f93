import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { createInternalPrice, readInternalPrice, updateInternalPrice } from '#contract/internal-price.ts';
import type { InternalPrice } from '#contract/internal-price.ts';
import { readDefaultRemotePrice } from '#contract/price-explanation.ts';
import type { StoredRemotePrice } from '#contract/product-price.ts';
import { readProductHead } from '#contract/product-head.ts';
import { readHistory } from '#contract/record.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { ProductFrame } from '../products/product-frame.tsx';
import { RecordHistory } from '../record/history.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { QuoteField } from '../ui/field.tsx';
import { LadderTable } from './ladder-table.tsx';
import { draftsOf, readLadder } from './ladder-draft.ts';
import { noRemote, numbersIn } from './price-draft.ts';
import { priceHistoryLine } from './price-history-line.ts';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import { RemoteFields } from './remote-fields.tsx';
import { SourceChoice } from './source-choice.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${t.internal} ${loaderData?.head.articleNumber ?? ''} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'prices', request);
  const id = idInPath(params['id']);
  const [head, internal, { remotePrice }] = await or404(async () =>
    Promise.all([
      callHere(readProductHead, { params: { id } }),
      callHere(readInternalPrice, { query: { productId: id } }),
      callHere(readDefaultRemotePrice, {}),
    ]),
  );
  const history =
    internal.id === null ? [] : (await callHere(readHistory, { query: { kind: 'internalPrice', id: internal.id, perPage: 20 } })).items;
  return { head, internal, remotePrice, history };
}

export default function InternalPricePage() {
  const { head, internal, remotePrice, history } = useLoaderData<typeof loader>();
  return (
    <ProductFrame head={head} note={t.marginRows(internal.marginRows)}>
      <InternalPriceEditor key={internal.version} internal={internal} defaultRemote={remotePrice} history={history} />
    </ProductFrame>
  );
}

interface EditorProps {
  internal: InternalPrice;
  defaultRemote: StoredRemotePrice | null;
  history: readonly HistoryEntry[];
}

function draftOf(internal: InternalPrice, defaultRemote: StoredRemotePrice | null) {
  const remote = internal.remotePrice ?? defaultRemote ?? noRemote;
  return {
    source: internal.source,
    margin: String(internal.marginPrice),
    steps: draftsOf(internal.steps),
    remote,
    samples: remote.samplingPoints.join(', '),
  };
}

function InternalPriceEditor({ internal, defaultRemote, history }: EditorProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const stored = draftOf(internal, defaultRemote);
  const [draft, setDraft] = useState(stored);
  const [busy, setBusy] = useState(false);
  const key = useRef(newKey());
  const { source } = draft;
  const margin = parseNumber(draft.margin);
  const problems: Record<string, string> = {
    ...(source === 'MARGIN_PRICE' && (margin === null || margin < -99 || margin > 900) ? { margin: t.wrong.margin } : {}),
    ...(source === 'FIX_PRICE'
      ? Object.fromEntries(
          readLadder(draft.steps).problems.map(({ field, key: problem, params }) => [field, failureText.key(problem, { ...params })]),
        )
      : {}),
  };
  const unsaved = (Object.keys(stored) as (keyof typeof stored)[]).filter(
    (part) => JSON.stringify(stored[part]) !== JSON.stringify(draft[part]),
  );
  const save = async (): Promise<void> => {
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    const given = {
      source,
      ...(source === 'FIX_PRICE' ? { steps: [...readLadder(draft.steps).entries] } : {}),
      ...(source === 'MARGIN_PRICE' ? { marginPrice: margin ?? 0 } : {}),
      ...(source === 'REMOTE_PRICE' ? { remotePrice: { ...draft.remote, samplingPoints: numbersIn(draft.samples) ?? [] } } : {}),
    };
    try {
      const { id, version, productId } = internal;
      if (id === null) await call(createInternalPrice, { body: { productId, ...given } }, { idempotencyKey: key.current });
      else await call(updateInternalPrice, { params: { id }, body: { version, ...given } });
      toast.success(officeTexts.saved);
      await revalidate();
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={styles['desk']}>
        <div className={styles['rail']}>
          <SourceChoice
            title={t.internalSource}
            words={t.internalSources}
            notes={t.internalNotes}
            chosen={source}
            onChoose={(chosen) => setDraft({ ...draft, source: chosen })}
          />
          {internal.id === null ? <p className={styles['notice']}>{t.undecided}</p> : null}
          <RecordHistory lines={history.map(priceHistoryLine)} />
        </div>
        <div className={styles['work']}>
          {source === 'MARGIN_PRICE' ? (
            <QuoteField
              id="margin"
              label={t.overhead}
              numeric
              value={draft.margin}
              maxLength={8}
              problem={problems['margin']}
              onChange={(text) => setDraft({ ...draft, margin: text })}
            />
          ) : null}
          {source === 'FIX_PRICE' ? (
            <LadderTable
              steps={draft.steps}
              stored={new Map(internal.steps.map(({ quantity, price }) => [quantity, price]))}
              problems={problems}
              factsAt={() => undefined}
              discount={0}
              compares={false}
              onChange={(steps) => setDraft({ ...draft, steps: [...steps] })}
            />
          ) : null}
          {source === 'REMOTE_PRICE' ? (
            <RemoteFields
              productId={internal.productId}
              remote={draft.remote}
              samples={draft.samples}
              state={null}
              problems={problems}
              onChange={(over) => setDraft({ ...draft, ...over })}
            />
          ) : null}
          <CostTable costs={internal.costs} />
        </div>
      </div>
      <SaveBar
        unsaved={unsaved.length}
        busy={busy}
        onSave={() => void save()}
        onDiscard={() => setDraft(stored)}
        foot={officeTexts.saved}
      />
    </>
  );
}

const shown = (chf: number | undefined | null): string => (chf === undefined || chf === null ? '–' : unitPriceText(unitPriceFromChf(chf)));

function CostTable({ costs }: Pick<InternalPrice, 'costs'>) {
  const labels = [...new Set(costs.flatMap(({ items }) => items.map(({ label }) => label)))];
  if (costs.length === 0) return null;
  return (
    <section className={styles['ladder']}>
      <h2>{t.costsToday}</h2>
      <div className={styles['costs']}>
        <table className={styles['steps']}>
          <thead>
            <tr>
              <th scope="col">{t.from}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{t.cost}</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ quantity, cost, items }) => (
              <tr key={quantity}>
                <td>{quantity}</td>
                {labels.map((label) => (
                  <td key={label}>{shown(items.find((item) => item.label === label)?.chf)}</td>
                ))}
                <td>
                  <b>{cost === null ? t.unknown : shown(cost)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
