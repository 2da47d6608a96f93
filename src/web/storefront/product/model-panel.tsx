/** Beside the picture of a product with a model: its head, choices, facts and prices. */
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { propertiesOf } from '#domain/configurator/describe.ts';
import { SharedSwatches, swatchesOf } from '#web/configurator/material-swatch.tsx';
import { PinnedDrawing } from '#web/configurator/pinned-drawing.tsx';
import { ProblemList } from '#web/configurator/problem-list.tsx';
import { PropertyPanel } from '#web/configurator/property-panel.tsx';
import { QuickPresets } from '#web/configurator/quick-presets.tsx';
import { ResetButton } from '#web/configurator/reset-button.tsx';
import { ResultSentences } from '#web/configurator/result-sentences.tsx';
import { WorkbookResults } from '#web/configurator/workbook-results.tsx';
import { AttributeList, KeyFigures } from './attribute-list.tsx';
import { PriceOnRequest } from './price-on-request.tsx';
import { ProductHead, ProductText } from './product-head.tsx';
import styles from './product-page.module.css';
import { StepPrices } from './step-prices.tsx';
import type { ModelProductState } from './use-model-product.ts';

const Alternatives = lazy(async () => import('./alternatives.tsx'));

export function ModelPanel({ state }: { state: ModelProductState }) {
  const { page, product, screen, evaluation, fixed, groups, item, pictured, unknownKeys, ofEarlierVersion } = state;
  const t = useTranslations('configurator');
  return (
    <div className={styles['panel']}>
      {state.focus !== null && pictured !== null && <PinnedDrawing evaluation={pictured} />}
      <SharedSwatches materials={swatchesOf(propertiesOf(groups), state.listed?.partList ?? [])} />
      <ProductHead page={page} />
      {ofEarlierVersion && <p className={styles['notice']}>{t('revisedSinceLink')}</p>}
      {unknownKeys.length > 0 && <p className={styles['notice']}>{t('unknownKeys', { keys: unknownKeys.join(', ') })}</p>}
      {(!fixed || groups.length > 0) && <ModelChoices state={state} />}
      {state.inBrowser && state.mayChoose && evaluation.alternatives.length > 0 && (
        <Suspense>
          <Alternatives
            evaluation={evaluation}
            productId={product.id}
            quantity={state.quantity}
            zipCode={state.zipCode}
            price={item?.pricePerOne ?? null}
            constructions={page.constructions}
            onTake={screen.change}
          />
        </Suspense>
      )}
      <ProductText product={product} />
      {fixed && <KeyFigures figures={product.keyFigures} />}
      <AttributeList values={product.values} toMeasure={!fixed} told={fixed ? product.keyFigures : []} />
      <StepPrices line={item} quantity={state.quantity} onQuantity={state.setQuantity} />
      <PriceOnRequest item={item} articleNumber={product.articleNumber} />
      {screen.workbook !== null && <WorkbookResults evaluation={evaluation} workbook={screen.workbook} />}
      {state.valid && <ResultSentences outputs={evaluation.outputs} />}
      <ProblemList problems={evaluation.problems} shownAtFields={state.shownFields} />
    </div>
  );
}

function ModelChoices({ state }: { state: ModelProductState }) {
  const { screen, evaluation } = state;
  const t = useTranslations('configurator');
  return (
    <section aria-label={t('configuration')} {...state.watch}>
      <PropertyPanel
        groups={state.groups}
        problems={evaluation.problems}
        suggestions={screen.suggestions}
        disabled={state.start.viewOnly}
        numbered={!state.isFlat && !state.isSheet}
        onChange={(id, value, mergeKey) => screen.change({ [id]: value }, mergeKey)}
      />
      {state.mayChoose && <QuickPresets compiled={state.compiled} values={evaluation.values} onTake={screen.change} />}
      {state.mayChoose && <ResetButton screen={screen} />}
    </section>
  );
}
