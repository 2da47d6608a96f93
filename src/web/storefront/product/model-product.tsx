/** A product with a model: its picture, choices, prices and parts. */
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { AdminBar } from '#web/configurator/admin/admin-bar.tsx';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import { ConstructionsContext } from '#web/configurator/next-construction.tsx';
import { outerSizeText } from '#web/configurator/outer-size.ts';
import { ModelPanel } from './model-panel.tsx';
import { ModelParts } from './model-parts.tsx';
import { ModelPicture } from './model-picture.tsx';
import { ProductBar } from './product-bar.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-page.module.css';
import { ProductSheet } from './product-sheet.tsx';
import { useModelProduct } from './use-model-product.ts';

const UnplacedProblem = lazy(async () => import('./unplaced-problem.tsx'));
const MoreForLess = lazy(async () => import('./more-for-less.tsx'));

export function ModelProduct({ page, documents }: { page: ProductData; documents: readonly ModelDocument[] }) {
  const state = useModelProduct(page, documents);
  const { product, screen, evaluation, start, fixed, pictured, valid, configuration, details, answer, item, quantity } = state;
  const { viewOnly, lineKey } = start;
  const t = useTranslations('configurator');
  const sheetLines = [
    ...(fixed ? product.keyFigures : details),
    ...(fixed || pictured === null ? [] : [{ label: t('outsideLabel'), value: outerSizeText(pictured) }]),
  ];
  return (
    <ConstructionsContext value={page.constructions}>
      <AdminBar
        screen={screen}
        product={product}
        pricedFor={state.pricedFor}
        onPricedFor={state.setPricedFor}
        viewOnly={viewOnly || fixed}
        mode={fixed ? null : state.mode}
        onMode={state.setMode}
      />
      {state.inBrowser && <ProductSheet product={product} item={item} quantity={quantity} lines={sheetLines} />}
      <div className={`${styles['stage']} ${product.published ? '' : styles['faded']}`} data-configuration="" data-stage="">
        {pictured !== null && <ModelPicture state={state} pictured={pictured} />}
        <ModelPanel state={state} />
      </div>
      <ProductBar
        page={page}
        answer={answer}
        item={item}
        quantity={quantity}
        onQuantity={state.setQuantity}
        hint={
          state.inBrowser && state.unplaced !== undefined ? (
            <Suspense>
              <UnplacedProblem problem={state.unplaced} />
            </Suspense>
          ) : state.inBrowser && valid && state.mayChoose && !state.isSheet ? (
            <Suspense>
              <MoreForLess
                compiled={state.compiled}
                evaluation={evaluation}
                question={{ productId: product.id, quantity, customerId: state.pricedFor?.id }}
                price={answer.outdated ? null : (item?.pricePerOne ?? null)}
                onTake={screen.change}
              />
            </Suspense>
          ) : null
        }
        bought={{ valid, viewOnly, lineKey, configuration, details }}
      />
      <ModelParts state={state} />
    </ConstructionsContext>
  );
}
