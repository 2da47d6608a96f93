/** Two configurations side by side: drawing, price and day, and the rows of their choices. */
import { useTranslations } from 'use-intl';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { keptDrawing } from '#web/configurator/kept-drawing.ts';
import { outerSizeText } from '#web/configurator/outer-size.ts';
import { VatLabel } from '#web/storefront/page/price-view.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import styles from './compare-dialog.module.css';
import type { CompareRow } from './compare-rows.ts';
import { PlainPrice } from './plain-price.tsx';
import type { PriceAnswer } from './use-order-price.ts';

export interface CompareSide {
  head: string;
  evaluation: Evaluation;
  answer: PriceAnswer;
}

interface CompareTableProps {
  sides: readonly CompareSide[];
  rows: readonly CompareRow[];
  /** Earliest delivery day, the same for both; on a phone its weekday stands above its date. */
  day: string;
}

export function CompareTable({ sides, rows, day }: CompareTableProps) {
  const t = useTranslations('product');
  return (
    <table className={styles['compare']}>
      <thead>
        <tr>
          <td />
          {sides.map(({ head, evaluation }) => (
            <th key={head} scope="col">
              {head}
              <Drawing
                svg={
                  keptDrawing(evaluation, {
                    field: 'mode',
                    thin: true,
                    ...(evaluation.marks === null ? {} : { marks: evaluation.marks }),
                  }).svg
                }
                label={outerSizeText(evaluation)}
                className={styles['picture']}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {t('unitPrice')} <VatLabel />
          </th>
          {sides.map(({ head, answer }) => (
            <td key={head} aria-busy={answer.outdated}>
              <Each answer={answer} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('earliest')}</th>
          {sides.map(({ head }) => (
            <td key={head}>{day.replaceAll('\u00A0', ' ')}</td>
          ))}
        </tr>
        {rows.map(({ label, kept: one, now: other, differs }) => (
          <tr key={label} className={differs ? styles['differs'] : undefined}>
            <th scope="row">{label}</th>
            <td>{one === '' ? '–' : one}</td>
            <td>{other === '' ? '–' : other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Each({ answer: { price, outdated } }: { answer: PriceAnswer }) {
  const item = price?.cartPrice.items[0];
  if (outdated || item === undefined) return <>…</>;
  return item.pricePerOne === null ? (
    <>–</>
  ) : (
    <>
      CHF <PlainPrice net={item.pricePerOne} />
    </>
  );
}
