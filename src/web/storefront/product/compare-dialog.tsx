/** Two configurations side by side: the kept one and that of the page; either can be taken. */
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { productPath } from '#web/paths.ts';
import { besideWords } from '#web/configurator/beside-words.ts';
import { useCopyLink } from '#web/configurator/share/use-copy-link.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './compare-dialog.module.css';
import { compareQuery } from './compare-link.ts';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { useOrderPrice } from './use-order-price.ts';

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
  const words = useTranslations('configurator');
  const beside = besideWords[useLocale()];
  const language = useLocale();
  const copy = useCopyLink();
  const kept = useMemo(() => evaluate(compiled, keptValues), [compiled, keptValues]);
  const question = ({ modelId, version, values }: Evaluation) => ({
    productId,
    configuration: { modelId, version, values },
    quantity,
    zipCode,
  });
  const sides = [
    { head: beside.keptHead, evaluation: kept, answer: useOrderPrice(question(kept), null) },
    { head: beside.nowHead, evaluation: now, answer: useOrderPrice(question(now), null) },
  ];
  const rows = compareRows(compiled, [kept, now], language, {
    yes: words('yes'),
    no: words('no'),
    outside: words('outsideLabel'),
    parts: beside.parts,
    weight: beside.weight,
    wood: beside.wood,
  });
  const date = parsePlainDate(earliest);
  const link = (): string =>
    `${location.origin}${productPath(articleNumber)}?${compareQuery(compiled, keptValues, { values: now.values, quantity })}`;
  return createPortal(
    <Dialog title={beside.title} open wide onClose={onClose}>
      <CompareTable sides={sides} rows={rows} day={date === null ? earliest : dayText(date, language)} />
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
        <Button mark="document" onClick={() => void copy(link())}>
          {words('copyLink')}
        </Button>
      </div>
    </Dialog>,
    document.body,
  );
}
