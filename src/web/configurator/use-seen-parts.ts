/** What a picture draws of an evaluation: folded, with its look, with the goods inside. */
import { useMemo } from 'react';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { picturedParts } from '#domain/configurator/look.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import { foldedEvaluation } from './folded-evaluation.ts';
import { goodsBox, partsInSpace } from './goods-box.ts';

/** How the picture shows the product, set by its own choices. */
export interface PictureLook {
  compiled: CompiledModel;
  view: Values;
}

export type SeenParts = ReturnType<typeof useSeenParts>;

export function useSeenParts(evaluation: Evaluation, look: PictureLook | undefined, withGoods: boolean) {
  const flat = evaluation.contours.length > 0;
  const goods = useMemo(() => goodsBox(evaluation), [evaluation]);
  const shownGoods = withGoods ? goods : null;
  const standing = useMemo(() => (flat ? foldedEvaluation(evaluation) : evaluation), [evaluation, flat]);
  const looked = useMemo(() => (look === undefined ? null : picturedParts(look.compiled, evaluation, look.view)), [look, evaluation]);
  const seen = useMemo(
    (): Evaluation =>
      looked === null ? evaluation : { ...evaluation, instances: looked, hash: `${evaluation.hash} ${JSON.stringify(look?.view)}` },
    [evaluation, looked, look],
  );
  return {
    goods,
    shownGoods,
    /** A carton as it is folded, anything else as it is built. */
    standing,
    /** With its look. */
    seen,
    /** What the dimension lines measure, where the look adds something that sticks out. */
    measured: useMemo(() => (looked === null ? null : boundingBox(evaluation.instances)), [looked, evaluation]),
    spaceParts: useMemo(() => partsInSpace(looked ?? standing.instances, shownGoods), [looked, standing, shownGoods]),
  };
}
