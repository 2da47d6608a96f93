/** Two configurations side by side: drawing, size, weight, strength, price and day, and the differing choices. */
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { keptDrawing } from '#web/configurator/kept-drawing.ts';
import { outerSizeText } from '#web/configurator/outer-size.ts';
import { productPath } from '#web/paths.ts';
import { VatLabel } from '#web/storefront/page/price-view.tsx';
import { besideWords } from '#web/configurator/beside-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './compare-dialog.module.css';
import { compareQuery } from './compare-link.ts';
import { compareRows } from './compare-rows.ts';
import { PlainPrice } from './plain-price.tsx';
import { useOrderPrice, type PriceAnswer } from './use-order-price.ts';

export interface CompareDialogProps {
  compiled: CompiledModel;
  /** Current state of the page. */
  evaluation: Evaluation;
  productId: number;
  articleNumber: string;
  quantity: number;
  zipCode: string;
  /** Earliest delivery day of the page. */
  earliest: string;
  kept: Values;
  onKeep: () => void;
  onTake: (values: Values) => void;
  onClose: () => void;
}

export default function CompareDialog(props: CompareDialogProps) {
  const {
    compiled,
    evaluation: now,
    kept: keptValues,
    productId,
    articleNumber,
    quantity,
    zipCode,
    earliest,
    onKeep,
    onTake,
    onClose,
  } = props;
  const t = useTranslations('product');
  const words = useTranslations('configurator');
  const beside = besideWords[useLocale()];
  const language = useLocale();
  const toast = useToast();
  const kept = useMemo(() => evaluate(compiled, keptValues), [compiled, keptValues]);
  const question = ({ modelId, version, values }: Evaluation) => ({
    productId,
    configuration: { modelId, version, values },
    quantity,
    zipCode,
  });
  const answers = [useOrderPrice(question(kept), null), useOrderPrice(question(now), null)];
  const rows = compareRows(compiled, [kept, now], language, {
    yes: words('yes'),
    no: words('no'),
    outside: words('outsideLabel'),
    parts: beside.parts,
    weight: beside.weight,
    wood: beside.wood,
  });
  const date = parsePlainDate(earliest);
  const day = date === null ? earliest : dayText(date, language);
  const copy = async (): Promise<void> => {
    const link = `${location.origin}${productPath(articleNumber)}?${compareQuery(compiled, keptValues, { values: now.values, quantity })}`;
    try {
      await navigator.clipboard.writeText(link);
      toast.success(words('linkCopied'));
    } catch {
      toast.info(link);
    }
  };
  const sides = [
    { head: beside.keptHead, evaluation: kept },
    { head: beside.nowHead, evaluation: now },
  ];
  return createPortal(
    <Dialog title={beside.title} open wide onClose={onClose}>
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
            {answers.map((answer, at) => (
              <td key={sides[at]?.head} aria-busy={answer.outdated}>
                <Each answer={answer} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('earliest')}</th>
            {sides.map(({ head }) => (
              <td key={head}>{day}</td>
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
      <div className={styles['verbs']}>
        <Button
          kind="outline"
          onClick={() => {
            onTake(keptValues);
            onClose();
          }}
        >
          {beside.take}
        </Button>
        <Button kind="outline" onClick={onKeep}>
          {beside.again}
        </Button>
        <Button mark="document" onClick={() => void copy()}>
          {words('copyLink')}
        </Button>
      </div>
    </Dialog>,
    document.body,
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
