/** Input and result of the configurator modal. */
import type { ReactNode } from 'react';
import type { FixedModel } from '#contract/product.ts';
import type { ViewMode } from '#domain/configurator/describe.ts';
import type { Configuration, Values } from '#domain/configurator/evaluation.ts';

export interface Chosen {
  configuration: Configuration;
  /** The choices in words, for cart and documents. */
  details: { label: string; value: string }[];
  /** False: cannot be built. */
  valid: boolean;
  /** The customer whose prices staff want to see; null: the visitor's own. */
  pricedFor: number | null;
}

export interface ConfiguratorModalProps {
  name: string;
  articleNumber: string;
  /** If set, staff get the admin feature bar. */
  product?: { id: number; typeId: number } | undefined;
  configuration: Configuration;
  /** Values for a reset; default: the model's own. */
  presets?: Values | undefined;
  /** Shown in the 3D view instead of the parts. */
  fixedModel?: FixedModel | null | undefined;
  quantity: number;
  viewOnly: boolean;
  /** Which groups of choices are shown at first; default: all. */
  mode?: ViewMode | undefined;
  /** Name of the page it was opened from, first in the breadcrumb. */
  place: string;
  /** Bar with quantity and price; absent: the no-price mode. */
  renderBar?: ((chosen: Chosen) => ReactNode) | undefined;
  onOk?: ((chosen: Chosen) => void) | undefined;
  onClose: () => void;
}
