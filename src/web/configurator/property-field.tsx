/** One choice. An error names what is wrong and offers the nearest value that can be built; a warning only says so. */
import { useLocale, useTranslations } from 'use-intl';
import type { Property } from '#domain/configurator/describe.ts';
import type { ParameterValue, Problem } from '#domain/configurator/evaluation.ts';
import { numberText } from '#domain/configurator/message.ts';
import type { NearestValid } from '#domain/configurator/nearest-valid.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DimensionField } from '#web/ui/dimension-field.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OptionCards } from './option-cards.tsx';
import styles from './property-field.module.css';

export interface PropertyFieldProps {
  property: Property;
  /** False where the group's heading already says what it is. */
  named: boolean;
  problems: readonly Problem[];
  suggestion: NearestValid | undefined;
  disabled: boolean;
  onChange: (id: string, value: ParameterValue, mergeKey?: string) => void;
}

/** More options than this become a list to open. */
const mostCards = 8;

export function PropertyField({ property, named, problems, suggestion, disabled, onChange }: PropertyFieldProps) {
  const language = useLocale();
  const wrong = problems.some(({ severity }) => severity === 'ERROR');
  return (
    <div className={styles['field']}>
      <Input property={property} named={named} wrong={wrong} disabled={disabled || !property.enabled} onChange={onChange} />
      {property.help !== null && problems.length === 0 && <p className={styles['help']}>{property.help[language]}</p>}
      {problems.map((problem) => (
        <p key={problem.id} className={problem.severity === 'ERROR' ? styles['error'] : styles['warning']}>
          {problem.message[language]}
        </p>
      ))}
      {wrong && suggestion !== undefined && <Suggestion property={property} value={suggestion.value} onChange={onChange} />}
    </div>
  );
}

function Suggestion({ property, value, onChange }: Pick<PropertyFieldProps, 'property' | 'onChange'> & { value: ParameterValue }) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const option = property.type === 'option' ? property.options.find((candidate) => candidate.value === value)?.label[language] : undefined;
  const text = typeof value === 'number' ? `${numberText(value)} ${property.unit}`.trim() : (option ?? t(value === true ? 'yes' : 'no'));
  return (
    <button type="button" className={styles['suggestion']} onClick={() => onChange(property.id, value)}>
      {t('takeValue', { value: text })}
    </button>
  );
}

function Input({ property, named, wrong, disabled, onChange }: Omit<PropertyFieldProps, 'problems' | 'suggestion'> & { wrong: boolean }) {
  const language = useLocale();
  const label = property.label[language];
  const { id } = property;
  switch (property.type) {
    case 'number': {
      const { value, min, max, unit } = property;
      const step = property.step ?? 1;
      const change = (next: number): void => onChange(id, Math.round(next * 1e6) / 1e6, id);
      return unit === '' && step % 1 === 0 ? (
        <NumberStepper label={label} name={id} value={value} min={min} max={max} step={step} disabled={disabled} onChange={change} />
      ) : (
        <div className={wrong ? styles['wrong'] : undefined}>
          <DimensionField
            label={label}
            unit={unit}
            id={`p-${id}`}
            name={id}
            value={value}
            min={min}
            max={max}
            step={step}
            onChange={change}
          />
        </div>
      );
    }
    case 'option':
      return property.options.length > mostCards ? (
        <SelectField
          label={label}
          id={`p-${id}`}
          name={id}
          value={property.value}
          disabled={disabled}
          options={property.options.map((option) => ({ value: option.value, label: option.label[language] }))}
          onChange={(value) => onChange(id, value)}
        />
      ) : (
        <OptionCards label={label} showLabel={named} property={property} disabled={disabled} onChange={(value) => onChange(id, value)} />
      );
    case 'bool':
      return <CheckboxField label={label} checked={property.value} onChange={(checked) => onChange(id, checked)} />;
    default:
      return (
        <TextField
          label={label}
          id={`p-${id}`}
          name={id}
          value={property.value}
          maxLength={property.maxLength}
          onChange={(text) => onChange(id, text, id)}
        />
      );
  }
}
