/** Address and parameter names of an external price service, and a test request. */
import { useState } from 'react';
import { tryRemotePrice } from '#contract/price-explanation.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { RemoteState, StoredRemotePrice } from '#contract/product-price.ts';
import { chfUnitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { instantText } from '../text/instant-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { numbersIn } from './price-draft.ts';
import { priceWords as t } from './price-words.ts';
import { SamplePart } from './sample-part.tsx';
import styles from './prices.module.css';

interface RemoteFieldsProps {
  productId: number;
  remote: StoredRemotePrice;
  samples: string;
  state: RemoteState | null;
  problems: Readonly<Record<string, string>>;
  onChange: (over: { remote?: StoredRemotePrice; samples?: string }) => void;
}

export function RemoteFields({ productId, remote, samples, state, problems, onChange }: RemoteFieldsProps) {
  const setName = (fact: string, name: string): void => {
    const { [fact]: _, ...others } = remote.apiParamNames;
    onChange({ remote: { ...remote, apiParamNames: name === '' ? others : { ...others, [fact]: name } } });
  };
  return (
    <section className={styles['remote']}>
      {remote.url === '' ? <p>{t.noService}</p> : null}
      <RemoteStateLine state={state} />
      <PlainField
        id="url"
        label={t.url}
        value={remote.url}
        maxLength={2000}
        problem={problems['url']}
        onChange={(url) => onChange({ remote: { ...remote, url } })}
      />
      <PlainField
        id="samples"
        label={t.samples}
        hint={t.samplesHint}
        value={samples}
        problem={problems['samples']}
        onChange={(text) => onChange({ samples: text })}
      />
      <fieldset className={styles['names']}>
        <legend>{t.names}</legend>
        {Object.entries(t.facts).map(([fact, word]) => (
          <PlainField
            key={fact}
            id={`name-${fact}`}
            label={word}
            value={remote.apiParamNames[fact] ?? ''}
            maxLength={40}
            onChange={(name) => setName(fact, name)}
          />
        ))}
      </fieldset>
      <TryOut productId={productId} remote={{ ...remote, samplingPoints: numbersIn(samples) ?? [] }} />
      <SamplePart
        productId={productId}
        remote={{ ...remote, samplingPoints: numbersIn(samples) ?? [] }}
        onTake={(text) => onChange({ samples: text })}
      />
    </section>
  );
}

function RemoteStateLine({ state }: { state: RemoteState | null }) {
  if (state === null) return null;
  if (state.failure === '') return state.answeredAt === null ? null : <p>{t.lastAnswer(instantText(state.answeredAt))}</p>;
  return (
    <p className={styles['problem']}>
      {t.lastFailure(state.failedAt === null ? '' : instantText(state.failedAt), t.failure(state.failure))} <code>{state.question}</code>
    </p>
  );
}

function TryOut({ productId, remote }: { productId: number; remote: StoredRemotePrice }) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState<OutputOf<typeof tryRemotePrice> | null>(null);
  const [refused, setRefused] = useState('');
  const ask = async (): Promise<void> => {
    setBusy(true);
    setTried(null);
    setRefused('');
    try {
      setTried(await call(tryRemotePrice, { body: { productId, remotePrice: remote, quantity: remote.samplingPoints[0] ?? 1 } }));
    } catch (error) {
      setRefused(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <button type="button" className={pageStyles['button']} disabled={busy || remote.url === ''} onClick={() => void ask()}>
        {busy ? t.trying : t.tryOut}
      </button>
      <div role="status">
        {refused === '' ? null : <p className={styles['problem']}>{refused}</p>}
        {tried === null ? null : (
          <dl className={styles['tried']}>
            <dt>{t.question}</dt>
            <dd>
              <code>{tried.question}</code>
            </dd>
            <dt>{t.answer}</dt>
            <dd>
              <code>{tried.answer}</code> {t.took(tried.milliseconds)}
            </dd>
            <dt>{t.price}</dt>
            <dd>
              {tried.price === null ? (
                <span className={styles['problem']}>{t.failure(tried.failure)}</span>
              ) : (
                <b>{chfUnitPriceText(unitPriceFromChf(tried.price))}</b>
              )}
            </dd>
          </dl>
        )}
      </div>
    </div>
  );
}
