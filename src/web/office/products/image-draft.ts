/** The list of a product's pictures as arranged by staff, until it is saved. */
import type { ProductImage, ProductImages } from '#contract/product-image.ts';
import type { ImageKind } from '#domain/catalog/product-image.ts';
import type { Fields } from '../record/merge-fields.ts';

export interface ImageDraft {
  readonly mediaId: number;
  readonly kind: ImageKind;
  readonly shown: boolean;
}

const entryOf = ({ file, kind, shown }: ProductImage): ImageDraft => ({ mediaId: file.id, kind, shown });

export const draftOf = ({ images }: ProductImages): ImageDraft[] => images.map(entryOf);

/** Appends pictures added to the folder since. */
export function withNew(draft: readonly ImageDraft[], stored: ProductImages, loaded: ProductImages): ImageDraft[] {
  const known = new Set([...draft.map(({ mediaId }) => mediaId), ...stored.images.map(({ file }) => file.id)]);
  return [...draft, ...draftOf(loaded).filter(({ mediaId }) => !known.has(mediaId))];
}

export function fieldsOf(draft: readonly ImageDraft[]): Fields {
  return {
    order: draft.map(({ mediaId }) => mediaId).join(' '),
    ...Object.fromEntries(
      draft.flatMap(({ mediaId, kind, shown }) => [
        [`kind ${mediaId}`, kind],
        [`shown ${mediaId}`, String(shown)],
      ]),
    ),
  };
}

/** Applies `fields` to each picture; one that the other person removed is gone. */
export function withFields(saved: readonly ImageDraft[], own: readonly ImageDraft[], fields: Fields): ImageDraft[] {
  const known = new Map([...own, ...saved].map((entry) => [entry.mediaId, entry]));
  const order = (fields['order'] ?? '').split(' ').map(Number);
  return order.flatMap((id) => {
    const entry = known.get(id);
    if (entry === undefined) return [];
    const kind = (fields[`kind ${id}`] ?? entry.kind) as ImageKind;
    return [{ mediaId: id, kind, shown: (fields[`shown ${id}`] ?? String(entry.shown)) === 'true' }];
  });
}

/** Moves a picture to the place of another; shown and hidden ones are in one sequence. */
export function movedTo(draft: readonly ImageDraft[], mediaId: number, target: number): ImageDraft[] {
  const from = draft.findIndex((entry) => entry.mediaId === mediaId);
  const to = draft.findIndex((entry) => entry.mediaId === target);
  const entry = draft[from];
  if (entry === undefined || to < 0 || from === to) return [...draft];
  return draft.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The next shown picture in that direction; undefined: there is none. */
export function neighbour(draft: readonly ImageDraft[], mediaId: number, by: 1 | -1): number | undefined {
  const shown = draft.filter((entry) => entry.shown);
  return shown[shown.findIndex((entry) => entry.mediaId === mediaId) + by]?.mediaId;
}
