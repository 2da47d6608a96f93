/** One choice: the input for its type. Its problems are shown below its row, see `property-message.tsx`. */
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Property } from '#domain/configurator/describe.ts';
import type { ParameterValue } from '#domain/configurator/evaluation.ts';
import { measureText, unitText } from '#domain/configurator/message.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DimensionField } from '#web/ui/dimension-field.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OptionCards } from './option-cards.tsx';
import { listedOptions } from './listed-options.ts';
import { rangeText } from './measure-range.ts';
import { messageId } from './property-message.tsx';
import { SliderField } from './slider-field.tsx';
import { useInBrowser } from './use-in-browser.ts';

export interface PropertyFieldProps {
  property: Property;
  /** False if the group's heading already names it. */
  named: boolean;
  /** The group's heading shows the unit. */
  unitSaid: boolean;
  wrong: boolean;
  /** There is a message below its row. */
  told: boolean;
  /** A number to set with a slider rather than to type. */
  slider: boolean;
  disabled: boolean;
  /** The id of the focused dimension; null on blur. */
  onFocused: (id: string | null) => void;
  onChange: (id: string, value: ParameterValue, mergeKey?: string) => void;
}

/** With more options than this, a select is used. */
const mostCards = 8;

export function PropertyField(props: PropertyFieldProps) {
  const { property, named, unitSaid, wrong, told, slider, disabled: all, onFocused, onChange } = props;
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
        <MeasureField
          property={property}
          label={label}
          unitSaid={unitSaid}
          wrong={wrong}
          told={told}
          disabled={disabled}
          onFocused={onFocused}
          onChange={change}
        />
      );
    }
    case 'option':
      return property.options.length > mostCards ? (
        <LongList property={property} label={label} disabled={disabled} onChange={(value) => onChange(id, value)} />
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

interface LongListProps {
  property: Extract<Property, { type: 'option' }>;
  label: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** A select. The server renders only its first options and the selected one; the others are added before it can be opened. */
function LongList({ property, label, disabled, onChange }: LongListProps) {
  const language = useLocale();
  const inBrowser = useInBrowser();
  const options = useMemo(() => listedOptions(property.options, language), [property.options, language]);
  const sent = inBrowser ? options : options.filter(({ value }, index) => index < mostCards || value === property.value);
  return (
    <SelectField
      label={label}
      id={`p-${property.id}`}
      name={property.id}
      value={property.value}
      disabled={disabled}
      options={sent}
      onChange={onChange}
    />
  );
}

interface MeasureFieldProps extends Pick<PropertyFieldProps, 'unitSaid' | 'wrong' | 'told' | 'disabled' | 'onFocused'> {
  property: Extract<Property, { type: 'number' }>;
  label: string;
  onChange: (value: number) => void;
}

/** Invalid text stays visible, with a note of the value that still applies. */
function MeasureField({ property, label, unitSaid, wrong, told, disabled, onFocused, onChange }: MeasureFieldProps) {
  const t = useTranslations('configurator');
  const [unreadable, setUnreadable] = useState(false);
  const { id, value, min, max, unit, step } = property;
  return (
    <DimensionField
      label={label}
      unit={unitSaid ? '' : unitText(unit)}
      id={`p-${id}`}
      name={id}
      value={value}
      min={min}
      max={max}
      step={step ?? 1}
      error={unreadable ? (wrong ? t('noNumber') : t('noNumberBut', { value: measureText(value, unit) })) : undefined}
      invalid={wrong}
      range={rangeText(property) ?? undefined}
      describedBy={told ? messageId(id) : undefined}
      disabled={disabled}
      onUnreadable={setUnreadable}
      onFocused={(focused) => onFocused(focused ? id : null)}
      onChange={onChange}
    />
  );
}
