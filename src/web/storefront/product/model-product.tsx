/** A product with a model: everything on the page is derived from one evaluation. */
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { FixedModel } from '#contract/product.ts';
import { numberText } from '#domain/configurator/message.ts';
import type { Configuration, Values, Vec3 } from '#domain/configurator/evaluation.ts';
import { propertiesOf, treeInMode } from '#domain/configurator/describe.ts';
import type { ViewMode } from '#domain/configurator/describe.ts';
import { shareQuery } from '#domain/configurator/share-link.ts';
import { AdminBar } from '#web/configurator/admin/admin-bar.tsx';
import type { PricedFor } from '#web/configurator/admin/customer-select.tsx';
import { compileDocuments, drawingModel } from '#web/configurator/compile-documents.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import { ExplodedDrawing } from '#web/configurator/exploded-drawing.tsx';
import { CompareButton } from './compare-button.tsx';
import { Downloads } from './downloads.tsx';
import { outerSizeText, volumeText, weightText } from '#web/configurator/outer-size.ts';
import { SharedSwatches, swatchesOf } from '#web/configurator/material-swatch.tsx';
import { PartListTable } from '#web/configurator/part-list-table.tsx';
import { PictureField } from '#web/configurator/picture-field.tsx';
import { PinnedDrawing } from '#web/configurator/pinned-drawing.tsx';
import { ProblemList } from '#web/configurator/problem-list.tsx';
import { PropertyPanel } from '#web/configurator/property-panel.tsx';
import { QuickPresets } from '#web/configurator/quick-presets.tsx';
import { chosenValues, dimensionFields } from '#web/configurator/property-text.ts';
import { ResetButton } from '#web/configurator/reset-button.tsx';
import { RoomButton } from '#web/configurator/room/room-button.tsx';
import { ShareButton } from '#web/configurator/share/share-button.tsx';
import { useConfiguration } from '#web/configurator/use-configuration.ts';
import { useFixedModel } from '#web/configurator/use-fixed-model.ts';
import { useGroupFocus } from '#web/configurator/use-group-focus.ts';
import { useInBrowser } from '#web/configurator/use-in-browser.ts';
import { useUndoKeys } from '#web/configurator/use-undo-keys.ts';
import { WorkbookResults } from '#web/configurator/workbook-results.tsx';
import { ConstructionsContext } from '#web/configurator/next-construction.tsx';
import { ResultSentences } from '#web/configurator/result-sentences.tsx';
import { ComputedDetails } from '#web/configurator/why/computed-details.tsx';
import { useCart } from '#web/storefront/cart/cart-state.tsx';
import { AttributeList, KeyFigures } from './attribute-list.tsx';
import { pageStart } from './page-start.ts';
import { ProductBar } from './product-bar.tsx';
import type { PageProduct, ProductData } from './product-data.ts';
import { ProductHead, ProductText } from './product-head.tsx';
import styles from './product-page.module.css';
import { ProductSheet } from './product-sheet.tsx';
import { allValues, configurationStart } from './start-values.ts';
import { StepPrices } from './step-prices.tsx';
import { useAddress } from './use-address.ts';
import { useOrderPrice } from './use-order-price.ts';

const Alternatives = lazy(async () => import('./alternatives.tsx'));
const MoreForLess = lazy(async () => import('./more-for-less.tsx'));

const noValues: Values = {};

/** Without the fixed model the drawing stays. */
function opensInSpace({ landingPage, fixedModel }: PageProduct): boolean {
  return landingPage === '3D_CONFIGURATOR' || (landingPage === '3D_MODEL_FIX' && fixedModel !== null);
}

function cameraOf(model: FixedModel | null): Vec3 | null {
  return model === null ? null : [model.cameraPosition.x, model.cameraPosition.y, model.cameraPosition.z];
}

export function ModelProduct({ page, documents }: { page: ProductData; documents: readonly ModelDocument[] }) {
  const { product, search } = page;
  const t = useTranslations('configurator');
  const language = useLocale();
  const cart = useCart();
  const compiled = useMemo(() => compileDocuments(documents), [documents]);
  const start = useMemo(() => pageStart(search, product.unitOfSales), [search, product.unitOfSales]);
  const presets = useMemo(() => allValues(compiled, product.configuration?.values ?? noValues), [compiled, product.configuration]);
  const asked = useMemo(() => configurationStart(compiled, search, presets), [compiled, search, presets]);
  const fixed = !product.canBeConfigured;
  const [quantity, setQuantity] = useState(start.quantity);
  const isSheet = compiled.model.kind === 'sheet';
  const workbook = useMemo(
    () => (isSheet ? { drawing: drawingModel(documents), quantity, first: page.workbook } : null),
    [isSheet, documents, quantity, page.workbook],
  );
  const screen = useConfiguration(compiled, fixed ? presets : asked.values, { own: presets, workbook });
  const { evaluation, buildable, valid, view } = screen;
  const { fixedModel } = product;
  const { tree, model: shownModel } = useFixedModel({ compiled, tree: screen.tree, values: { ...evaluation.values, ...view } }, fixedModel);
  const [mode, setMode] = useState<ViewMode>('all');
  // Without choices of the product there are still those of its picture.
  const groups = treeInMode(tree, fixed ? 'render-model' : mode).groups;
  const productTree = treeInMode(tree, 'product-model');
  const look = useMemo(() => ({ compiled, view }), [compiled, view]);
  // Typing has priority, then the picture, then what is below it.
  const pictured = useDeferredValue(buildable);
  const listed = useDeferredValue(pictured);
  const inBrowser = useInBrowser();
  const [markedLine, setMarkedLine] = useState<number | null>(null);
  const [pricedFor, setPricedFor] = useState<PricedFor | null>(null);
  const [camera, setCamera] = useState<Vec3 | null>(asked.camera ?? cameraOf(fixedModel));
  const { focus, ...watch } = useGroupFocus();
  const isFlat = evaluation.contours.length > 0;
  const ties = useMemo(() => ({ compiled, groups: tree.groups, focus }), [compiled, tree.groups, focus]);
  useUndoKeys(screen.undo, screen.redo);
  const query = shareQuery(compiled, { values: { ...evaluation.values, ...view }, presets, quantity });
  useAddress(query, { line: start.lineKey });
  const configuration: Configuration = { modelId: evaluation.modelId, version: evaluation.version, values: evaluation.values };
  const answer = useOrderPrice(
    valid ? { productId: product.id, configuration, quantity, zipCode: cart.zipCode, customerId: pricedFor?.id } : null,
    page.firstPrice,
  );
  const details = chosenValues(productTree, language, { yes: t('yes'), no: t('no') });
  const shownFields = new Set(propertiesOf(groups).flatMap(({ id, visible }) => (visible ? [id] : [])));
  const answered = answer.price?.cartPrice.items[0] ?? null;
  // A configuration that cannot be built has no price; the error is shown at its field, not as a price on request.
  const item = answered?.problem === 'configurationInvalid' ? null : answered;
  const sheetLines = [
    ...(fixed ? product.keyFigures : details),
    ...(fixed || pictured === null ? [] : [{ label: t('outsideLabel'), value: outerSizeText(pictured) }]),
  ];
  return (
    <ConstructionsContext value={page.constructions}>
      <AdminBar
        screen={screen}
        product={product}
        pricedFor={pricedFor}
        onPricedFor={setPricedFor}
        viewOnly={start.viewOnly || fixed}
        mode={fixed ? null : mode}
        onMode={setMode}
      />
      {inBrowser && <ProductSheet product={product} item={item} quantity={quantity} lines={sheetLines} />}
      <div className={`${styles['stage']} ${product.published ? '' : styles['faded']}`} data-configuration="" data-stage="">
        {pictured !== null && (
          <PictureField
            evaluation={pictured}
            look={look}
            name={product.name}
            markedLine={markedLine}
            camera={camera}
            onCamera={setCamera}
            model={shownModel}
            first={opensInSpace(product) ? 'space' : 'drawing'}
            ties={fixed || isSheet ? undefined : ties}
            keyed={fixed || start.viewOnly ? undefined : dimensionFields(productTree, language)}
            lead={<RoomButton articleNumber={product.articleNumber} name={product.name} values={pictured.values} />}
            note={[
              t('outside', { size: outerSizeText(pictured) }),
              ...(pictured.totals.parts > 0
                ? [t('partCount', { count: pictured.totals.parts, shown: numberText(pictured.totals.parts) })]
                : []),
              weightText(pictured.totals.weight),
              ...(pictured.totals.woodVolume > 0 ? [t('wood', { volume: volumeText(pictured.totals.woodVolume) })] : []),
            ]}
          >
            <ShareButton
              compiled={compiled}
              articleNumber={product.articleNumber}
              name={product.name}
              values={{ ...evaluation.values, ...view }}
              presets={presets}
              quantity={quantity}
              camera={camera}
            />
            {!fixed && !isSheet && (
              <CompareButton
                compiled={compiled}
                search={search}
                evaluation={pictured}
                productId={product.id}
                articleNumber={product.articleNumber}
                quantity={quantity}
                zipCode={cart.zipCode}
                earliest={page.earliest}
                onTake={screen.change}
              />
            )}
          </PictureField>
        )}
        <div className={styles['panel']}>
          {focus !== null && pictured !== null && !isFlat && <PinnedDrawing evaluation={pictured} />}
          <SharedSwatches materials={swatchesOf(propertiesOf(groups), listed?.partList ?? [])} />
          <ProductHead page={page} />
          {asked.unknown.length > 0 && <p className={styles['notice']}>{t('unknownKeys', { keys: asked.unknown.join(', ') })}</p>}
          {(!fixed || groups.length > 0) && (
            <section aria-label={t('configuration')} {...watch}>
              <PropertyPanel
                groups={groups}
                problems={evaluation.problems}
                suggestions={screen.suggestions}
                disabled={start.viewOnly}
                numbered={!isFlat && !isSheet}
                onChange={(id, value, mergeKey) => screen.change({ [id]: value }, mergeKey)}
              />
              {!start.viewOnly && !fixed && <QuickPresets compiled={compiled} values={evaluation.values} onTake={screen.change} />}
              {!start.viewOnly && !fixed && <ResetButton screen={screen} />}
            </section>
          )}
          {inBrowser && !fixed && !start.viewOnly && evaluation.alternatives.length > 0 && (
            <Suspense>
              <Alternatives
                evaluation={evaluation}
                productId={product.id}
                quantity={quantity}
                zipCode={cart.zipCode}
                price={item?.pricePerOne ?? null}
                constructions={page.constructions}
                onTake={screen.change}
              />
            </Suspense>
          )}
          <ProductText product={product} />
          {fixed && <KeyFigures figures={product.keyFigures} />}
          <AttributeList values={product.values} />
          <StepPrices line={item} quantity={quantity} onQuantity={setQuantity} />
          {screen.workbook !== null && <WorkbookResults evaluation={evaluation} workbook={screen.workbook} />}
          {valid && <ResultSentences outputs={evaluation.outputs} />}
          <ProblemList problems={evaluation.problems} shownAtFields={fixed ? new Set() : shownFields} />
        </div>
      </div>
      <ProductBar
        page={page}
        answer={answer}
        item={item}
        quantity={quantity}
        onQuantity={setQuantity}
        hint={
          inBrowser && valid && !fixed && !isSheet && !start.viewOnly ? (
            <Suspense>
              <MoreForLess
                compiled={compiled}
                evaluation={evaluation}
                question={{ productId: product.id, quantity, customerId: pricedFor?.id }}
                price={answer.outdated ? null : (item?.pricePerOne ?? null)}
                onTake={screen.change}
              />
            </Suspense>
          ) : null
        }
        bought={{ valid, viewOnly: start.viewOnly, lineKey: start.lineKey, configuration, details }}
      />
      {listed !== null && listed.partList.length > 0 && (
        <section className={styles['parts']} aria-label={t('partList')}>
          {listed.contours.length === 0 && listed.instances.length > 1 && (
            <ExplodedDrawing evaluation={listed} name={product.name} markedLine={markedLine} />
          )}
          <div className={styles['list']}>
            <PartListTable compiled={isSheet ? null : compiled} evaluation={listed} markedLine={markedLine} onMark={setMarkedLine} />
            {!isSheet && <ComputedDetails compiled={compiled} values={listed.values} />}
            <Downloads articleNumber={product.articleNumber} values={listed.values} presets={presets} quantity={quantity} />
          </div>
        </section>
      )}
    </ConstructionsContext>
  );
}
