/** A few options side by side in joined frames; the selected one is marked by frame, tint and weight. Materials have a drawn sample. */
import { useLocale } from 'use-intl';
import type { Property } from '#domain/configurator/describe.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import tileStyles from '#web/ui/option-tile.module.css';
import { hasSwatch, MaterialSwatch } from './material-swatch.tsx';
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
  return (
    <div role="radiogroup" aria-label={label}>
      {showLabel && (
        <span className={styles['label']} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={`${tileStyles['tiles']} ${styles['cards']}`}>
        {property.options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`p-${property.id}`}
              value={option.value}
              checked={option.value === property.value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {hasSwatch(option.value) && <MaterialSwatch material={option.value} />}
            <span>{unbrokenSize(option.label[language])}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
