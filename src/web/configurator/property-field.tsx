/** One choice: the input that fits its type. What is wrong with it stands below its row, see `property-message.tsx`. */
import { useLocale } from 'use-intl';
import type { Property } from '#domain/configurator/describe.ts';
import type { ParameterValue } from '#domain/configurator/evaluation.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DimensionField } from '#web/ui/dimension-field.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OptionCards } from './option-cards.tsx';
import { messageId } from './property-message.tsx';
import { SliderField } from './slider-field.tsx';

export interface PropertyFieldProps {
  property: Property;
  /** False where the group's heading already says what it is. */
  named: boolean;
  wrong: boolean;
  /** A number is a place between two ends rather than a measure to type. */
  slider: boolean;
  disabled: boolean;
  onChange: (id: string, value: ParameterValue, mergeKey?: string) => void;
}

/** More options than this become a list to open. */
const mostCards = 8;

export function PropertyField({ property, named, wrong, slider, disabled: all, onChange }: PropertyFieldProps) {
  const language = useLocale();
  const label = property.label[language];
  const { id } = property;
  const disabled = all || !property.enabled;
  switch (property.type) {
    case 'number': {
      const { value, min, max, unit } = property;
      const step = property.step ?? 1;
      const change = (next: number): void => onChange(id, Math.round(next * 1e6) / 1e6, id);
      if (slider) return <SliderField property={property} label={label} disabled={disabled} onChange={change} />;
      return unit === '' && step % 1 === 0 ? (
        <NumberStepper label={label} name={id} value={value} min={min} max={max} step={step} disabled={disabled} onChange={change} />
      ) : (
        <DimensionField
          label={label}
          unit={unit}
          id={`p-${id}`}
          name={id}
          value={value}
          min={min}
          max={max}
          step={step}
          invalid={wrong}
          describedBy={messageId(id)}
          disabled={disabled}
          onChange={change}
        />
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
      return (
        <CheckboxField label={label} name={id} checked={property.value} disabled={disabled} onChange={(checked) => onChange(id, checked)} />
      );
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
