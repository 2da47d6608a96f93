const neverChanges = () => () => undefined;

/** The product taken apart, as a blueprint of the part list. Far down the page and large, so the browser draws it, not the server. */
import { memo, useMemo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { numberText } from '#domain/configurator/message.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import styles from './exploded-drawing.module.css';
import { keptDrawing } from './kept-drawing.ts';

export const ExplodedDrawing = memo(function ExplodedDrawing({
  evaluation,
  name,
  markedLine,
}: {
  evaluation: Evaluation;
  name: string;
  markedLine: number | null;
}) {
  const t = useTranslations('configurator');
  const { totals } = evaluation;
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const svg = useMemo(
    () =>
      inBrowser
        ? keptDrawing(evaluation, {
            blueprint: true,
            explode: 0.7,
            shadow: false,
            ...(markedLine === null ? {} : { highlight: { line: markedLine } }),
          }).svg
        : '',
    [inBrowser, evaluation, markedLine],
  );
  return (
    <div className={`f-blueprint ${styles['field']}`}>
      <h2>{t('partCount', { count: totals.parts, shown: numberText(totals.parts) })}</h2>
      <Drawing svg={svg} label={inBrowser ? t('explodedOf', { name }) : ''} className={styles['picture']} />
    </div>
  );
});
