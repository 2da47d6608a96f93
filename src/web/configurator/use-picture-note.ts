import { useTranslations } from 'use-intl';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { numberText } from '#domain/configurator/message.ts';
import { outerSizeText, volumeText, weightText } from './outer-size.ts';

/** What stands below a picture: outside, number of parts, weight, wood. */
export function usePictureNote(): (evaluation: Evaluation) => string[] {
  const t = useTranslations('configurator');
  return (evaluation) => {
    const { parts, weight, woodVolume } = evaluation.totals;
    return [
      t('outside', { size: outerSizeText(evaluation) }),
      ...(parts > 0 ? [t('partCount', { count: parts, shown: numberText(parts) })] : []),
      weightText(weight),
      ...(woodVolume > 0 ? [t('wood', { volume: volumeText(woodVolume) })] : []),
    ];
  };
}
