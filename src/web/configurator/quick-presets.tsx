/** The model's named presets as chips: a press sets their values as one undoable step. */
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { isTaken } from '#domain/configurator/quick-preset.ts';
import styles from './quick-presets.module.css';

export interface QuickPresetsProps {
  compiled: CompiledModel;
  values: Values;
  onTake: (values: Values) => void;
}

export function QuickPresets({ compiled, values, onTake }: QuickPresetsProps) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const title = useId();
  const presets = compiled.model.presets ?? [];
  if (presets.length === 0) return null;
  return (
    <div className={styles['presets']} role="group" aria-labelledby={title}>
      <span id={title} className={styles['title']}>
        {t('presets')}
      </span>
      <div className={styles['chips']}>
        {presets.map((preset) => (
          <button key={preset.id} type="button" aria-pressed={isTaken(preset, values)} onClick={() => onTake(preset.values)}>
            {preset.label[language]}
          </button>
        ))}
      </div>
    </div>
  );
}
