/** The kinds of values that an attribute can have. Specification: back-office §3 (Attribute types). Numbers are those of `attributeType`. */
import { attributeType } from './product.ts';

export interface AttributeTypeNote {
  readonly id: number;
  readonly name: keyof typeof attributeType;
  readonly note: string;
}

const notes: Partial<Record<keyof typeof attributeType, string>> = {
  dimension: 'digits only or empty',
  excelConfigurationInfo: 'not relevant for configuration',
  fixModelConfiguratorInfo: 'not relevant for configuration',
  weight: 'digits only or empty',
  productLandingPage: 'validated as a link; not relevant for configuration',
  commodityReference: 'not relevant for configuration',
};

/** Sorted by number. */
export const attributeTypes: readonly AttributeTypeNote[] = (Object.keys(attributeType) as (keyof typeof attributeType)[])
  .map((name) => ({ id: attributeType[name], name, note: notes[name] ?? '' }))
  .sort((a, b) => a.id - b.id);

export const isAttributeType = (id: number): boolean => attributeTypes.some((type) => type.id === id);
