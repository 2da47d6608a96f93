/** Below a product with a model: its parts taken apart and as a list, how they are computed, and files to download. */
import { useTranslations } from 'use-intl';
import { ExplodedDrawing } from '#web/configurator/exploded-drawing.tsx';
import { PartListTable } from '#web/configurator/part-list-table.tsx';
import { ComputedDetails } from '#web/configurator/why/computed-details.tsx';
import { Downloads } from './downloads.tsx';
import styles from './product-page.module.css';
import type { ModelProductState } from './use-model-product.ts';

export function ModelParts({ state }: { state: ModelProductState }) {
  const { product, compiled, listed, isSheet, presets, quantity, query, markedLine, setMarkedLine } = state;
  const t = useTranslations('configurator');
  if (listed === null || listed.partList.length === 0) return null;
  return (
    <section className={styles['parts']} aria-label={t('partList')}>
      {listed.contours.length === 0 && listed.instances.length > 1 && (
        <ExplodedDrawing evaluation={listed} name={product.name} markedLine={markedLine} />
      )}
      <div className={styles['list']}>
        <PartListTable compiled={isSheet ? null : compiled} evaluation={listed} markedLine={markedLine} onMark={setMarkedLine} />
        {!isSheet && <ComputedDetails compiled={compiled} values={listed.values} />}
        <Downloads articleNumber={product.articleNumber} values={listed.values} presets={presets} quantity={quantity} query={query} />
      </div>
    </section>
  );
}
