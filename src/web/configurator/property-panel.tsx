/** The choices of a product, group by group; dimensions are side by side as in the drawing. */
import type { PropertyGroup, Property } from '#domain/configurator/describe.ts';
import type { ParameterValue, Problem, Values } from '#domain/configurator/evaluation.ts';
import type { NearestValid } from '#domain/configurator/nearest-valid.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { PropertyField } from './property-field.tsx';
import { rangeText, sharedUnit } from './measure-range.ts';
import { hasMessage, PropertyMessage } from './property-message.tsx';
import styles from './property-panel.module.css';

export interface PropertyPanelProps {
  groups: readonly PropertyGroup[];
  problems: readonly Problem[];
  suggestions: readonly NearestValid[];
  /** Locks the product; the choices of its picture stay open to everyone. */
  disabled: boolean;
  /** Ids of the choices to show; default: all. */
  only?: ReadonlySet<string> | null;
  /** If set, every changed choice can be reset. */
  presets?: Values | null;
  /** Numbers its groups like the balloons on the drawing. */
  numbered?: boolean;
  onChange: (id: string, value: ParameterValue, mergeKey?: string) => void;
}

const isMeasure = (property: Property): boolean => property.type === 'number' && property.unit !== '';

/** Adjacent dimensions share a row of three; anything else has a row of its own. */
function rowsOf(properties: readonly Property[]): Property[][] {
  const rows: Property[][] = [];
  for (const property of properties) {
    const last = rows.at(-1);
    if (last !== undefined && last.length < 3 && isMeasure(property) && last.every(isMeasure)) last.push(property);
    else rows.push([property]);
  }
  return rows;
}

export function PropertyPanel(props: PropertyPanelProps) {
  const shown = props.groups.filter(({ role, properties }) => role === 'product' && properties.some(({ visible }) => visible));
  const numbered = props.numbered === true && shown.length > 1;
  return props.groups.map((group) => <Group key={group.path} {...props} group={group} number={numbered ? shown.indexOf(group) + 1 : 0} />);
}

function Group({ group, number, ...props }: PropertyPanelProps & { group: PropertyGroup; number: number }) {
  const language = useLocale();
  const problemsOf = ({ id }: Property): Problem[] => props.problems.filter(({ params }) => params[0] === id);
  const { only = null, presets = null } = props;
  const locked = props.disabled && group.role === 'product';
  const visible = group.properties.filter((property) => property.visible && (only === null || only.has(property.id)));
  const [focused, setFocused] = useState<string | null>(null);
  if (visible.length === 0 && group.groups.length === 0) return null;
  const unit = group.role === 'product' ? sharedUnit(visible) : null;
  const range = rangeText(visible.find(({ id }) => id === focused));
  return (
    <fieldset className={styles['group']} disabled={locked} data-group={group.path}>
      <legend>
        {number > 0 && (
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
        )}
        {group.label[language]}
        {(range ?? unit) !== null && (
          <span className={styles['aside']} aria-hidden="true">
            {range ?? unit}
          </span>
        )}
      </legend>
      {(group.role === 'product' ? rowsOf(visible) : visible.map((property) => [property])).map((row) => (
        <div key={row[0]?.path}>
          <Fields measures={group.role === 'product' && row.every(isMeasure)}>
            {row.map((property) => (
              <PropertyField
                key={property.path}
                property={property}
                named={visible.length > 1}
                unitSaid={unit !== null}
                wrong={problemsOf(property).some(({ severity }) => severity === 'ERROR')}
                told={hasMessage(property, problemsOf(property), presets?.[property.id])}
                slider={group.role === 'render'}
                disabled={locked}
                onFocused={setFocused}
                onChange={props.onChange}
              />
            ))}
          </Fields>
          {row.map((property) => (
            <PropertyMessage
              key={property.path}
              property={property}
              problems={problemsOf(property)}
              suggestions={props.suggestions}
              preset={presets?.[property.id]}
              onChange={props.onChange}
            />
          ))}
        </div>
      ))}
      {group.groups.length > 0 && <PropertyPanel {...props} groups={group.groups} numbered={false} />}
    </fieldset>
  );
}

/** Places dimensions side by side. */
function Fields({ measures, children }: { measures: boolean; children: ReactNode }) {
  return measures ? <div className={styles['measures']}>{children}</div> : children;
}
