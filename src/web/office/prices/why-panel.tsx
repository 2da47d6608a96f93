/** «Warum dieser Preis»: for a customer and a quantity, step by step down to the line's total. */
import { useState } from 'react';
import { explainPrice } from '#contract/price-explanation.ts';
import type { PriceExplanation } from '#contract/price-explanation.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { FromDay } from './from-day.tsx';
import { plannedWords } from './planned-words.ts';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import whyStyles from './why.module.css';
import { WhyAnswer } from './why-answer.tsx';

export interface Payer {
  /** null: a visitor, who pays the standard price. */
  readonly id: number | null;
  readonly name: string;
}

export function WhyPanel({ productId, payer }: { productId: number; payer: Payer }) {
  const failureText = useFailureText();
  const [quantity, setQuantity] = useState('12');
  const [day, setDay] = useState('');
  const [asked, setAsked] = useState<{ payer: Payer; answer: PriceExplanation | null; failure: string } | null>(null);
  const ask = async (): Promise<void> => {
    try {
      const body = { productId, customerId: payer.id, quantity: parseNumber(quantity) ?? 0, ...(day === '' ? {} : { day }) };
      setAsked({ payer, answer: await call(explainPrice, { body }), failure: '' });
    } catch (error) {
      setAsked({ payer, answer: null, failure: failureText(error) });
    }
  };
  const shown = asked !== null && asked.payer.id === payer.id ? asked : null;
  return (
    <section className={styles['why']}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <h2>{t.why}</h2>
        <p>
          {t.customer}: <b>{payer.name}</b>
        </p>
        <div className={whyStyles['whyFields']}>
          <PlainField id="why-quantity" label={t.quantity} numeric value={quantity} maxLength={6} onChange={setQuantity} />
          <FromDay id="why-day" label={plannedWords.whyDay} hint={plannedWords.whyHint} value={day} onChange={setDay} />
          <button type="submit" className={pageStyles['button']}>
            {t.explain}
          </button>
        </div>
      </form>
      <div aria-live="polite">
        {shown === null ? null : shown.answer === null ? (
          <p className={styles['problem']}>{shown.failure}</p>
        ) : (
          <WhyAnswer answer={shown.answer} />
        )}
      </div>
    </section>
  );
}
