/** Problems of a choice, with the nearest buildable value one click away for an error. A changed choice can be reset to its preset. */
import { Fragment, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Property } from '#domain/configurator/describe.ts';
import type { ParameterValue, Problem } from '#domain/configurator/evaluation.ts';
import { measureText } from '#domain/configurator/message.ts';
import type { NearestValid } from '#domain/configurator/nearest-valid.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { NextConstructions } from './next-construction.tsx';
import styles from './property-message.module.css';

export const messageId = (property: string): string => `m-${property}`;

export interface PropertyMessageProps {
  property: Property;
  problems: readonly Problem[];
  suggestions: readonly NearestValid[];
  preset?: ParameterValue | undefined;
  onChange: (id: string, value: ParameterValue) => void;
}

/** Whether there is anything to show below the row of this choice. */
export function hasMessage(property: Property, problems: readonly Problem[], preset: ParameterValue | undefined): boolean {
  return property.help !== null || problems.length > 0 || (preset !== undefined && preset !== property.value);
}

const isError = ({ severity }: Problem): boolean => severity === 'ERROR';

/** The way out of an error stands right below it, before what is only to be considered. */
export function PropertyMessage({ property, problems, suggestions, preset, onChange }: PropertyMessageProps) {
  const language = useLocale();
  const wrong = problems.some(isError);
  const suggestion = suggestions.find(({ param }) => param === property.id);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only while its field has the focus: a page that opens with an error must not jump.
    if (wrong && document.activeElement?.getAttribute('name') === property.id) said.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong, property.id]);
  if (!hasMessage(property, problems, preset)) return null;
  return (
    <div id={messageId(property.id)} ref={said}>
      {property.help !== null && problems.length === 0 && <p className={styles['help']}>{property.help[language]}</p>}
      <Messages problems={problems.filter(isError)} />
      {wrong && suggestion !== undefined && <Suggestion property={property} value={suggestion.value} onChange={onChange} />}
      <Messages problems={problems.filter((problem) => !isError(problem))} />
      {preset !== undefined && preset !== property.value && <Reset property={property} value={preset} onChange={onChange} />}
    </div>
  );
}

function Messages({ problems }: { problems: readonly Problem[] }) {
  const language = useLocale();
  return problems.map((problem) => (
    <Fragment key={problem.id}>
      <p className={isError(problem) ? styles['error'] : styles['warning']}>{unbrokenSize(problem.message[language])}</p>
      <NextConstructions problem={problem} />
    </Fragment>
  ));
}

interface OfferProps extends Pick<PropertyMessageProps, 'property' | 'onChange'> {
  value: ParameterValue;
}

function useValueText(property: Property, value: ParameterValue): string {
  const t = useTranslations('configurator');
  const language = useLocale();
  if (typeof value === 'number') return measureText(value, property.unit);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const option = property.type === 'option' ? property.options.find((candidate) => candidate.value === value) : undefined;
  return option?.label[language] ?? value;
}

function Suggestion({ property, value, onChange }: OfferProps) {
  const t = useTranslations('configurator');
  const text = useValueText(property, value);
  return (
    <button type="button" className={styles['suggestion']} onClick={() => onChange(property.id, value)}>
      {t('takeValue', { value: text })}
    </button>
  );
}

function Reset({ property, value, onChange }: OfferProps) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const text = useValueText(property, value);
  return (
    <button type="button" className={styles['reset']} onClick={() => onChange(property.id, value)}>
      {t('resetValue', { label: property.label[language], value: text })}
    </button>
  );
}
