/** A hint above the price that a slightly larger size costs less, applied with one click. */
import { useLocale } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { measureText } from '#domain/configurator/message.ts';
import { besideWords } from '#web/configurator/beside-words.ts';
import { Difference } from './difference.tsx';
import styles from './more-for-less.module.css';
import { useMoreForLess } from './use-more-for-less.ts';
import type { PriceQuestion } from './use-order-price.ts';

export interface MoreForLessProps {
  compiled: CompiledModel;
  evaluation: Evaluation;
  question: Omit<PriceQuestion, 'configuration' | 'zipCode'>;
  /** Net CHF of one piece as configured; null while unknown. */
  price: number | null;
  onTake: (values: Values) => void;
}

export default function MoreForLess({ compiled, evaluation, question, price, onTake }: MoreForLessProps) {
  const words = besideWords[useLocale()];
  const offer = useMoreForLess(compiled, evaluation, question, price);
  if (offer === null || price === null) return null;
  const { parameter, by, to, values } = offer.more;
  const said = { length: words.longer, width: words.wider, height: words.higher, mass: words.forWeight }[parameter];
  return (
    <p className={styles['hint']} role="status">
      <span>
        {parameter === 'mass' ? said(measureText(to, 'kg')) : said(measureText(by, 'mm'))}{' '}
        <b>
          <Difference now={price} other={offer.price} />
        </b>
      </span>
      <button type="button" onClick={() => onTake({ [parameter]: values[parameter] ?? to })}>
        {words.takeAlternative}
      </button>
    </p>
  );
}
