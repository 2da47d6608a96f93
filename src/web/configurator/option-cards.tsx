/** A few options side by side in joined frames; the chosen one shows it by frame, tint and weight. Materials come with a drawn sample. */
import { useId } from 'react';
import { useLocale } from 'use-intl';
import type { Property } from '#domain/configurator/describe.ts';
import tileStyles from '#web/ui/option-tile.module.css';
import { MaterialSwatch, swatchTone } from './material-swatch.tsx';
import styles from './option-cards.module.css';

export interface OptionCardsProps {
  label: string;
  showLabel: boolean;
  property: Extract<Property, { type: 'option' }>;
  disabled: boolean;
  onChange: (value: string) => void;
}

export function OptionCards({ label, showLabel, property, disabled, onChange }: OptionCardsProps) {
  const language = useLocale();
  const made = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {showLabel && (
        <span className={styles['label']} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={styles['cards']}>
        {property.options.map((option) => (
          <label key={option.value} className={`${tileStyles['tile']} ${styles['card']}`}>
            <input
              type="radio"
              name={`${made}-${property.id}`}
              value={option.value}
              checked={option.value === property.value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {swatchTone(option.value) !== null && <MaterialSwatch material={option.value} />}
            <span>{option.label[language]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
