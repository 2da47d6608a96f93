import type { ArtworkChoice } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import { CallFailure } from '#contract/failure.ts';
import type { PricedFlatKey } from '#domain/artwork/flat-position.ts';
import { pricedFlatKeys } from '#domain/artwork/flat-position.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { artworkWords } from './artwork-words.ts';
import styles from './offer-aside.module.css';
import { NumberInput } from './number-input.tsx';

const t = artworkWords.offer;

interface OfferAsideProps {
  offer: ArtworkOffer;
  choice: ArtworkChoice;
  closed: boolean;
  onPrices: (prices: ArtworkChoice['prices']) => void;
}

/** Preview of the quote, line by line, and what is missing before it can be sent. */
export function OfferAside({ offer, choice, closed, onPrices }: OfferAsideProps) {
  const { lines, total, hasVat, problems } = offer;
  return (
    <aside className={styles['aside']} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        <p className="num">{francs(total)}</p>
        <p>{hasVat ? t.inland : t.export}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.number}</th>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ number, key, name, quantity, price, amount }, at) => (
            // Two packages may have the same number and name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <td>{number}</td>
              <td>
                {quantity > 1 ? `${quantity} × ` : ''}
                {name}
                {quantity > 1 && isPriced(key) && !closed ? (
                  <PriceField line={{ key, name, price }} prices={choice.prices} onPrices={onPrices} />
                ) : null}
              </td>
              <td>
                {quantity === 1 && isPriced(key) && !closed ? (
                  <PriceField line={{ key, name, price }} prices={choice.prices} onPrices={onPrices} />
                ) : (
                  francs(amount)
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t.total}</th>
            <td>{francs(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles['note']}>{t.note}</p>
      {closed || problems.length === 0 ? null : <Missing problems={problems} />}
    </aside>
  );
}

const francs = (chf: number | null): string => (chf === null ? '–' : amountText(rappenFromChf(chf)));

interface PriceFieldProps {
  line: { key: PricedFlatKey; name: string; price: number | null };
  prices: ArtworkChoice['prices'];
  onPrices: OfferAsideProps['onPrices'];
}

/** Price per piece; when cleared, the list price applies again. */
function PriceField({ line: { key, name, price }, prices, onPrices }: PriceFieldProps) {
  return (
    <NumberInput
      label={t.price(name)}
      value={price}
      text={price === null ? '' : francs(price)}
      onSave={(chf) => onPrices(withPrice(prices, key, chf))}
    />
  );
}

const isPriced = (key: string): key is PricedFlatKey => pricedFlatKeys.some((each) => each === key);

function withPrice(prices: ArtworkChoice['prices'], key: PricedFlatKey, chf: number | null): ArtworkChoice['prices'] {
  const others = Object.fromEntries(Object.entries(prices).filter(([each]) => each !== key));
  return chf === null ? others : { ...others, [key]: chf };
}

const mostMissing = 6;

function Missing({ problems }: Pick<ArtworkOffer, 'problems'>) {
  const failureText = useFailureText();
  const open = problems.filter(({ message }) => message === 'artworkFieldOpen').length;
  const others = problems.filter(({ message }) => message !== 'artworkFieldOpen');
  return (
    <section className={styles['missing']} aria-label={t.missing}>
      <h3>{t.missing}</h3>
      <ul>
        {open === 0 ? null : <li>{t.openFields(open)}</li>}
        {others.slice(0, mostMissing).map((problem) => (
          <li key={`${problem.message} ${problem.field}`}>{failureText(new CallFailure(422, [problem]))}</li>
        ))}
        {others.length > mostMissing ? <li>{t.more(others.length - mostMissing)}</li> : null}
      </ul>
    </section>
  );
}
