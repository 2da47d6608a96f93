/** The choices in the modal, all or only those that differ from the preset. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PropertyGroup, Property } from '#domain/configurator/describe.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { modifiedIds } from '../modified.ts';
import { PropertyPanel } from '../property-panel.tsx';
import { QuickPresets } from '../quick-presets.tsx';
import { ResetButton } from '../reset-button.tsx';
import type { ModelScreen } from '../use-model-screen.ts';
import styles from './configurator-modal.module.css';

interface ScreenChoicesProps {
  shown: ModelScreen;
  groups: readonly PropertyGroup[];
  /** The visible choices of the groups. */
  properties: readonly Property[];
  presets: Values;
  savedVersion: number;
  viewOnly: boolean;
}

export function ScreenChoices({ shown, groups, properties, presets, savedVersion, viewOnly }: ScreenChoicesProps) {
  const { compiled, screen, evaluation, isFlat, isSheet } = shown;
  const { version } = compiled.model;
  const t = useTranslations('configurator');
  const [onlyModified, setOnlyModified] = useState(false);
  const modified = modifiedIds(properties, presets);
  return (
    <section data-cards className={styles['choices']} aria-label={t('configuration')} {...shown.watch}>
      {savedVersion !== version && (
        <p className={styles['notice']}>{t('otherVersion', { saved: String(savedVersion), shown: String(version) })}</p>
      )}
      {!viewOnly && <QuickPresets compiled={compiled} values={evaluation.values} onTake={screen.change} />}
      {properties.length > 0 && (
        <div className={styles['filter']}>
          <CheckboxField
            label={t('onlyModified', { count: String(modified.size) })}
            name="onlyModified"
            checked={onlyModified}
            onChange={setOnlyModified}
          />
        </div>
      )}
      {properties.length === 0 && <p className={styles['notice']}>{t('nothingToChoose')}</p>}
      {onlyModified && modified.size === 0 && <p className={styles['notice']}>{t('nothingModified')}</p>}
      <PropertyPanel
        groups={groups}
        problems={evaluation.problems}
        suggestions={screen.suggestions}
        disabled={viewOnly}
        numbered={!isFlat && !isSheet && !onlyModified}
        only={onlyModified ? modified : null}
        presets={viewOnly ? null : presets}
        onChange={(id, value, mergeKey) => screen.change({ [id]: value }, mergeKey)}
      />
      {!viewOnly && properties.length > 0 && <ResetButton screen={screen} />}
    </section>
  );
}
