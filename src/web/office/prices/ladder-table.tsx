/** Editable ladder: quantity and price of each step, with cost, margin and the difference from the standard price per piece. */
import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { parseNumber } from '#domain/list/number-text.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { groupedNumber } from '../text/grouped-number.ts';
import pageStyles from '../ui/page.module.css';
import type { StepDraft } from './ladder-draft.ts';
import { LadderHeads } from './ladder-heads.tsx';
import { LadderPaste } from './ladder-paste.tsx';
import type { DraftProblems } from './price-draft.ts';
import { priceWords as t } from './price-words.ts';
import { againstText, marginText } from './step-figures.ts';
import ladderStyles from './ladder.module.css';
import styles from './prices.module.css';

interface StepFacts {
  cost: number | null;
  standard: number | null;
}

interface LadderTableProps {
  steps: readonly StepDraft[];
  /** As stored, by quantity. */
  stored: ReadonlyMap<number, number>;
  problems: DraftProblems;
  factsAt: (quantity: number) => StepFacts | undefined;
  /** As a fraction; 0: none. */
  discount: number;
  /** False when the standard ladder itself is edited. */
  compares: boolean;
  onChange: (steps: readonly StepDraft[]) => void;
}

const known = (price: number | null | undefined): price is number => typeof price === 'number';
const chf = (price: number | null | undefined): string => (known(price) ? unitPriceText(unitPriceFromChf(price)) : '–');
/** Four decimals only below one franc. */
const about = (price: number | null | undefined): string => (known(price) && price >= 1 ? amountText(rappenFromChf(price)) : chf(price));

export function LadderTable({ steps, stored, problems, factsAt, discount, compares, onChange }: LadderTableProps) {
  const [pasted, setPasted] = useState<string | null>(null);
  const change = (at: number, over: Partial<StepDraft>): void =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...over } : step)));
  /** A block of cells replaces the ladder; a single value goes into its field. */
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    setPasted(text);
  };
  return (
    <>
      <section className={ladderStyles['ladder']} onPaste={paste}>
        <header>
          <h2>{t.ladder}</h2>
          <small>{t.ladderNote}</small>
          <button type="button" className={pageStyles['button']} onClick={() => setPasted('')}>
            {t.paste}
          </button>
        </header>
        <div className={ladderStyles['costs']}>
          <table className={ladderStyles['steps']}>
            <thead>
              <tr>
                <LadderHeads discount={discount} compares={compares} />
                <th scope="col">
                  <VisuallyHidden>{t.removal}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step, at) => {
                const quantity = parseNumber(step.quantity);
                const price = parseNumber(step.price);
                const facts = quantity === null ? undefined : factsAt(quantity);
                const before = quantity === null ? undefined : stored.get(quantity);
                const isUnsaved = before === undefined || before !== price;
                const net = price === null ? null : price * (1 - discount);
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- steps have no identity while they are edited
                  <tr key={at} className={isUnsaved ? ladderStyles['unsaved'] : undefined}>
                    <Cell
                      id={`${at}.quantity`}
                      label={t.fromOf(at + 1)}
                      text={step.quantity}
                      problem={problems[`${at}.quantity`]}
                      onChange={(text) => change(at, { quantity: text })}
                    />
                    <Cell
                      id={`${at}.price`}
                      label={`${t.price} ${t.from} ${step.quantity}`}
                      text={step.price}
                      problem={problems[`${at}.price`]}
                      before={before !== undefined && before !== price ? chf(before) : undefined}
                      onChange={(text) => change(at, { price: text })}
                    />
                    {discount > 0 ? <td>{about(net)}</td> : null}
                    <td>{about(facts?.cost)}</td>
                    <td>
                      <b>{marginText(net, facts?.cost)}</b>
                    </td>
                    {compares ? <td>{againstText(price, facts?.standard)}</td> : null}
                    <td>
                      <button
                        type="button"
                        className={ladderStyles['remove']}
                        aria-label={t.remove(step.quantity)}
                        onClick={() => onChange(steps.filter((_, place) => place !== at))}
                      >
                        ×
                      </button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <p>
          <button type="button" className={pageStyles['button']} onClick={() => onChange([...steps, { quantity: '', price: '' }])}>
            {t.add}
          </button>
          {problems[''] === undefined ? null : <small className={styles['problem']}>{problems['']}</small>}
        </p>
      </section>
      {pasted === null ? null : <LadderPaste text={pasted} steps={steps} onInsert={onChange} onClose={() => setPasted(null)} />}
    </>
  );
}

interface CellProps {
  id: string;
  label: string;
  text: string;
  problem: string | undefined;
  before?: string | undefined;
  onChange: (text: string) => void;
}

function Cell({ id, label, text, problem, before, onChange }: CellProps) {
  return (
    <td>
      <span className={ladderStyles['cell']}>
        {before === undefined ? null : <del>{before}</del>}
        <input
          id={id}
          aria-label={label}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => groupedNumber(text) !== text && onChange(groupedNumber(text))}
        />
      </span>
      {problem === undefined ? null : (
        <small id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </small>
      )}
    </td>
  );
}
