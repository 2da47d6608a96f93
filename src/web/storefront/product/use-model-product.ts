/** State of a page whose product has a model: everything on it is derived from one evaluation. */
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { propertiesOf, treeInMode } from '#domain/configurator/describe.ts';
import type { ViewMode } from '#domain/configurator/describe.ts';
import type { Configuration, Values, Vec3 } from '#domain/configurator/evaluation.ts';
import { shareQuery } from '#domain/configurator/share-link.ts';
import type { PricedFor } from '#web/configurator/admin/customer-select.tsx';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import { chosenValues } from '#web/configurator/property-text.ts';
import { useInBrowser } from '#web/configurator/use-in-browser.ts';
import { useModelScreen } from '#web/configurator/use-model-screen.ts';
import { useCart } from '#web/storefront/cart/cart-state.tsx';
import { pageStart } from './page-start.ts';
import type { ProductData } from './product-data.ts';
import { allValues, configurationStart } from './start-values.ts';
import { useAddress } from './use-address.ts';
import { useOrderPrice } from './use-order-price.ts';

const noValues: Values = {};

export type ModelProductState = ReturnType<typeof useModelProduct>;

export function useModelProduct(page: ProductData, documents: readonly ModelDocument[]) {
  const { product } = page;
  const { search } = useLocation();
  const t = useTranslations('configurator');
  const language = useLocale();
  const { zipCode } = useCart();
  const compiled = useMemo(() => compileDocuments(documents), [documents]);
  const start = useMemo(() => pageStart(search, product.unitOfSales), [search, product.unitOfSales]);
  const presets = useMemo(() => allValues(compiled, product.configuration?.values ?? noValues), [compiled, product.configuration]);
  const asked = useMemo(() => configurationStart(compiled, search, presets), [compiled, search, presets]);
  const fixed = !product.canBeConfigured;
  const [quantity, setQuantity] = useState(start.quantity);
  const shown = useModelScreen({
    documents,
    compiled,
    start: fixed ? presets : asked.values,
    presets,
    quantity,
    firstAnswer: page.workbook,
    fixedModel: product.fixedModel,
  });
  const { evaluation, tree, screen } = shown;
  const { valid } = screen;
  const [mode, setMode] = useState<ViewMode>('all');
  const [markedLine, setMarkedLine] = useState<number | null>(null);
  const [pricedFor, setPricedFor] = useState<PricedFor | null>(null);
  const [camera, setCamera] = useState<Vec3 | null>(asked.camera ?? cameraOf(page));
  const query = shareQuery(compiled, { values: shown.allValues, presets, quantity });
  useAddress(query, { line: start.lineKey });
  const configuration: Configuration = { modelId: evaluation.modelId, version: evaluation.version, values: evaluation.values };
  const customerId = pricedFor?.id;
  const answer = useOrderPrice(valid ? { productId: product.id, configuration, quantity, zipCode, customerId } : null, page.firstPrice);
  const answered = answer.price?.cartPrice.items[0] ?? null;
  const productTree = treeInMode(tree, 'product-model');
  // Without choices of the product there are still those of its picture.
  const { groups } = treeInMode(tree, fixed ? 'render-model' : mode);
  const shownFields = new Set(fixed ? [] : propertiesOf(groups).flatMap(({ id, visible }) => (visible ? [id] : [])));
  return {
    ...shown,
    page,
    product,
    presets,
    start,
    unknownKeys: asked.unknown,
    ofEarlierVersion: asked.earlier,
    fixed,
    /** Whether anything can be chosen. */
    mayChoose: !fixed && !start.viewOnly,
    inBrowser: useInBrowser(),
    zipCode,
    valid,
    configuration,
    groups,
    shownFields,
    /** What stands in the way and at no field. */
    unplaced: evaluation.problems.find(({ severity, params: [first = ''] }) => severity === 'ERROR' && !shownFields.has(first)),
    productTree,
    /** What leads back to all that is chosen. */
    query,
    details: chosenValues(productTree, language, { yes: t('yes'), no: t('no') }),
    answer,
    /** A configuration that cannot be built has no price; the error is shown at its field, not as a price on request. */
    item: answered?.problem === 'configurationInvalid' ? null : answered,
    quantity,
    setQuantity,
    mode,
    setMode,
    markedLine,
    setMarkedLine,
    pricedFor,
    setPricedFor,
    camera,
    setCamera,
  };
}

function cameraOf({ product: { fixedModel } }: ProductData): Vec3 | null {
  return fixedModel === null ? null : [fixedModel.cameraPosition.x, fixedModel.cameraPosition.y, fixedModel.cameraPosition.z];
}
