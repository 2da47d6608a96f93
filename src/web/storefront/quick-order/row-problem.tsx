import { useTranslations } from 'use-intl';
import type { PricedItem } from '#contract/cart.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { useLineProblem } from '../cart/use-line-problem.ts';
import type { QuickRow, RowMeaning } from './quick-rows.ts';
import { useProblemText } from './use-problem-text.ts';

interface RowProblemProps {
  meaning: RowMeaning;
  priced: PricedItem | null;
  unitOfSales: number;
  onChange: (id: number, change: Partial<Omit<QuickRow, 'id'>>) => void;
}

/** What a row still needs, with a button to fix it where possible. */
export function RowProblem({ meaning, priced, unitOfSales, onChange }: RowProblemProps) {
  const t = useTranslations('favourites');
  const problemText = useProblemText();
  const lineProblem = useLineProblem();
  const { row, isEmpty, articleProblem, quantityProblem, quantity } = meaning;
  if (isEmpty) return null;
  const refusal: Refusal | null = articleProblem ?? quantityProblem;
  if (refusal !== null) {
    const near = refusal.params['near'];
    return (
      <p>
        <span>{problemText(refusal)}</span>
        {typeof near === 'string' ? (
          <Button kind="plain" onClick={() => onChange(row.id, { article: near })}>
            {t('meant', { near })}
          </Button>
        ) : null}
      </p>
    );
  }
  const problem = priced === null ? null : (priced.problem ?? (priced.pricePerOne === null ? 'priceOnRequest' : null));
  if (problem === null) return null;
  const whole = Math.ceil((quantity ?? 0) / unitOfSales) * unitOfSales;
  return (
    <p>
      <span>{lineProblem(problem, unitOfSales)}</span>
      {problem === 'quantityNotMultiple' ? (
        <Button kind="plain" onClick={() => onChange(row.id, { quantity: String(whole) })}>
          {t('roundUp', { quantity: String(whole) })}
        </Button>
      ) : null}
    </p>
  );
}
