import { chfText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { dearerSteps } from '#domain/pricing/ladder-rules.ts';
import { readLadder } from './ladder-draft.ts';
import type { StepDraft } from './ladder-draft.ts';
import { priceWords as t } from './price-words.ts';
import styles from './ladder.module.css';

/** Notes where more pieces cost less in total; whether that is intended is up to the editor. */
export function LadderNotices({ steps, unit }: { steps: readonly StepDraft[]; unit: number }) {
  const { entries, problems } = readLadder(steps);
  if (problems.length > 0) return null;
  const ladder = entries.map(({ quantity, price }) => ({ quantity, price: unitPriceFromChf(price) }));
  const dearer = dearerSteps(ladder, Number.isInteger(unit) && unit >= 1 ? unit : 1);
  if (dearer.length === 0) return null;
  return (
    <ul className={styles['notices']}>
      {dearer.map(({ quantity, total, larger, largerTotal }) => (
        <li key={quantity}>{t.dearer(quantity, chfText(total), larger, chfText(largerTotal))}</li>
      ))}
    </ul>
  );
}
