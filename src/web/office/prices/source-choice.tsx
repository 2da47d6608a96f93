import type { ReactNode } from 'react';
import type { PriceStrategy } from '#contract/product-price.ts';
import styles from './prices.module.css';

interface SourceChoiceProps {
  title: string;
  words: Readonly<Record<PriceStrategy, string>>;
  notes: Readonly<Record<PriceStrategy, string>>;
  chosen: PriceStrategy;
  onChoose: (strategy: PriceStrategy) => void;
  children?: ReactNode;
}

const order: readonly PriceStrategy[] = ['FIX_PRICE', 'MARGIN_PRICE', 'EXCEL_PRICE', 'REMOTE_PRICE', 'NONE'];

/** The five price sources, each with an explanation. */
export function SourceChoice({ title, words, notes, chosen, onChoose, children }: SourceChoiceProps) {
  return (
    <fieldset className={styles['sources']}>
      <legend>{title}</legend>
      {order.map((strategy) => (
        <label key={strategy}>
          <input type="radio" name="source" value={strategy} checked={chosen === strategy} onChange={() => onChoose(strategy)} />
          <b>{words[strategy]}</b>
          <small>{notes[strategy]}</small>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
