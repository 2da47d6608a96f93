/** An external service's prices for several sizes and quantities at once: a table and a curve per size, or why there are none. */
import { useState } from 'react';
import { sampleRemotePrice } from '#contract/price-explanation.ts';
import type { RemoteSample } from '#contract/price-explanation.ts';
import type { StoredRemotePrice } from '#contract/product-price.ts';
import { chfUnitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { numbersIn } from './price-draft.ts';
import { priceWords as t } from './price-words.ts';
import { SampleCurves } from './sample-curves.tsx';
import { sizesIn, sizeText } from './sampled-size.ts';
import styles from './sample-part.module.css';

const words = t.sampling;

interface SamplePartProps {
  productId: number;
  remote: StoredRemotePrice;
  /** Takes the quantities over as sampling points of the shown ladder. */
  onTake: (quantities: string) => void;
}

export function SamplePart({ productId, remote, onTake }: SamplePartProps) {
  const failureText = useFailureText();
  const [asked, setAsked] = useState({
    sizes: '',
    quantities: remote.samplingPoints.length > 0 ? remote.samplingPoints.join(', ') : words.usualQuantities,
  });
  const [busy, setBusy] = useState(false);
  const [items, setItems] = useState<readonly RemoteSample[]>([]);
  const [refused, setRefused] = useState('');
  const sizes = sizesIn(asked.sizes);
  const quantities = numbersIn(asked.quantities);
  const isSound = sizes !== null && quantities !== null && quantities.length > 0;

  const ask = async (): Promise<void> => {
    if (!isSound) return;
    setBusy(true);
    setRefused('');
    try {
      const body = { productId, remotePrice: remote, sizes, quantities: [...new Set(quantities)].toSorted((one, other) => one - other) };
      setItems((await call(sampleRemotePrice, { body })).items);
    } catch (error) {
      setItems([]);
      setRefused(failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles['sampling']} aria-labelledby="sampling">
      <h3 id="sampling">{words.title}</h3>
      <div className={styles['wish']}>
        <PlainField
          id="sample-sizes"
          label={words.sizes}
          hint={words.sizesHint}
          value={asked.sizes}
          problem={sizes === null ? words.sizesWrong : undefined}
          onChange={(text) => setAsked({ ...asked, sizes: text })}
        />
        <PlainField
          id="sample-quantities"
          label={words.quantities}
          hint={words.quantitiesHint}
          value={asked.quantities}
          problem={quantities === null || quantities.length === 0 ? t.wrong.quantities : undefined}
          onChange={(text) => setAsked({ ...asked, quantities: text })}
        />
      </div>
      <div className={styles['verbs']}>
        <button type="button" className={pageStyles['button']} disabled={busy || !isSound || remote.url === ''} onClick={() => void ask()}>
          {busy ? t.trying : words.ask}
        </button>
        {items.length === 0 ? null : (
          <button type="button" className={pageStyles['button']} disabled={!isSound} onClick={() => onTake(asked.quantities)}>
            {words.take}
          </button>
        )}
      </div>
      <div role="status">
        {refused === '' ? null : <p className={styles['failure']}>{refused}</p>}
        {items.length === 0 ? null : <SampleSummary items={items} />}
      </div>
      {items.length === 0 ? null : (
        <>
          <SampleCurves items={items} />
          <SampleTable items={items} />
        </>
      )}
    </section>
  );
}

function SampleSummary({ items }: { items: readonly RemoteSample[] }) {
  const points = items.flatMap((item) => item.points);
  const missing = points.filter(({ price }) => price === null).length;
  const slowest = Math.max(...points.map(({ milliseconds }) => milliseconds));
  return <p className={missing > 0 ? styles['failure'] : undefined}>{words.summary(points.length, missing, slowest)}</p>;
}

function SampleTable({ items }: { items: readonly RemoteSample[] }) {
  const reasons = [...new Set(items.flatMap(({ points }) => points.map(({ failure }) => failure)))].filter((each) => each !== '');
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={words.table}>
        <table className={styles['table']}>
          <caption>{words.perPiece}</caption>
          <thead>
            <tr>
              <th scope="col">{words.size}</th>
              {items[0]?.points.map(({ quantity }) => (
                <th key={quantity} scope="col">
                  {words.from(quantity)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ size, points }, at) => (
              <tr key={sizeText(size)}>
                <th scope="row">
                  <span className={styles['key']} data-line={at} aria-hidden="true" />
                  {sizeText(size)}
                </th>
                {points.map(({ quantity, price, failure }) => (
                  <td key={quantity}>
                    {price === null ? (
                      <span className={styles['failure']}>{words.none(reasons.indexOf(failure) + 1)}</span>
                    ) : (
                      chfUnitPriceText(unitPriceFromChf(price))
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reasons.length === 0 ? null : (
        <ol className={styles['reasons']}>
          {reasons.map((failure) => (
            <li key={failure}>{t.failure(failure)}</li>
          ))}
        </ol>
      )}
    </>
  );
}
