import { describe, expect, it } from 'vitest';
import type { ProductImages } from '#contract/product-image.ts';
import { mergeFields } from '../record/merge-fields.ts';
import { draftOf, fieldsOf, movedTo, neighbour, withFields, withNew } from './image-draft.ts';
import type { ImageDraft } from './image-draft.ts';

const flat = (mediaId: number, shown = true): ImageDraft => ({ mediaId, kind: '2D', shown });
const stored = (...ids: number[]): ProductImages => ({
  version: 1,
  directory: '/produkte/x',
  images: ids.map((id) => ({ file: { id } as ProductImages['images'][number]['file'], kind: '2D', shown: true, inFolder: true })),
});
const ids = (draft: readonly ImageDraft[]): number[] => draft.map(({ mediaId }) => mediaId);

describe('pictures that are arranged', () => {
  it('take the place of the one they are put on, from either side', () => {
    const draft = [1, 2, 3, 4].map((id) => flat(id));
    expect(ids(movedTo(draft, 4, 2))).toEqual([1, 4, 2, 3]);
    expect(ids(movedTo(draft, 1, 3))).toEqual([2, 3, 1, 4]);
    expect(ids(movedTo(draft, 2, 9))).toEqual([1, 2, 3, 4]);
  });

  it('step over those that are not shown', () => {
    const draft = [flat(1), flat(2, false), flat(3)];
    expect([neighbour(draft, 3, -1), neighbour(draft, 3, 1)]).toEqual([1, undefined]);
  });

  it('are joined at the end by what came into the folder meanwhile, not by what was taken off', () => {
    expect(ids(withNew([flat(2)], stored(1, 2), stored(1, 2, 3)))).toEqual([2, 3]);
  });

  it('merge with what another clerk did: my kind, their new picture', () => {
    const before = draftOf(stored(1, 2));
    const theirs = draftOf(stored(1, 2, 3));
    const mine: ImageDraft[] = [{ ...flat(1), kind: '3D-Fix' }, flat(2)];
    const { fields, contradictions } = mergeFields(fieldsOf(before), fieldsOf(theirs), fieldsOf(mine));
    expect(contradictions).toEqual([]);
    expect(withFields(theirs, mine, fields)).toEqual([{ ...flat(1), kind: '3D-Fix' }, flat(2), flat(3)]);
  });
});
