/** The pictures of a product's gallery: drawn views in a meaningful order, then the stored pictures. */
import type { PictureView } from '#contract/media.ts';
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { GalleryImage } from '#contract/product.ts';
import { mediaUrl } from '#domain/catalog/product.ts';
import { inShownOrder } from '#domain/catalog/product-image.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { StoredPicture } from './media-store.ts';
import { packedParts } from './packed-parts.ts';

const viewNames: Readonly<Record<PictureView, LocalizedText>> = {
  isometric: { de: 'Ansicht', fr: 'Vue', en: 'View' },
  back: { de: 'Rückseite', fr: 'Arrière', en: 'Back' },
  detail: { de: 'Ecke im Detail', fr: 'Angle en détail', en: 'Corner in detail' },
  exploded: { de: 'Alle Teile', fr: 'Toutes les pièces', en: 'All parts' },
  front: { de: 'Vorderansicht mit Massen', fr: 'Face cotée', en: 'Front with dimensions' },
  side: { de: 'Seitenansicht mit Massen', fr: 'Côté coté', en: 'Side with dimensions' },
  top: { de: 'Draufsicht mit Massen', fr: 'Dessus coté', en: 'Top with dimensions' },
  blank: { de: 'Zuschnitt flach', fr: 'Découpe à plat', en: 'Flat blank' },
  packed: { de: 'Auf der Europalette', fr: 'Sur l’europalette', en: 'On a Euro pallet' },
};

/** Furniture also gets a view from behind, other goods one on their pallet. */
const furnitureModels: ReadonlySet<string> = new Set(['lounge', 'ecklounge', 'bar', 'bett', 'couchtisch', 'tisch', 'hochbeet']);

function viewsOf(models: ModelLibrary, evaluation: Evaluation): PictureView[] {
  const { modelId, contours, instances } = evaluation;
  if (contours.length > 0) return ['isometric', 'blank', ...(packedParts(models, evaluation) === null ? [] : (['packed'] as const))];
  if (instances.length === 1) return ['isometric', 'top'];
  if (furnitureModels.has(modelId)) return ['isometric', 'back', 'detail', 'exploded', 'front'];
  const isPallet = modelId === 'palette' || modelId === 'epal1';
  const packed = !isPallet && modelId !== 'latte' && packedParts(models, evaluation) !== null;
  return ['isometric', 'detail', 'exploded', isPallet ? 'top' : 'front', ...(packed ? (['packed'] as const) : [])];
}

export function galleryOf(
  models: ModelLibrary,
  product: CatalogProduct,
  stored: readonly StoredPicture[],
  language: Language,
): GalleryImage[] {
  const evaluation = product.configuration === null ? null : evaluateConfiguration(models, product.configuration);
  const address = pathOf(drawProduct, { articleNumber: product.articleNumber });
  const drawn = evaluation === null || evaluation.instances.length === 0 ? [] : viewsOf(models, evaluation);
  return [
    ...drawn.map((view) => ({
      view,
      kind: null,
      name: viewNames[view][language],
      url: `${address}?${view === 'isometric' ? 'numerals=all' : `view=${view}`}`,
    })),
    ...inShownOrder(stored, product.landingPage).map(({ name, texts, kind, folder }) => ({
      view: null,
      kind,
      name: texts[language] || name,
      url: mediaUrl(folder, name),
    })),
  ];
}
