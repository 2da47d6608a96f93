/** What the configurator modal is given and what it gives back. */
import type { ReactNode } from 'react';
import type { FixedModel } from '#contract/product.ts';
import type { ViewMode } from '#domain/configurator/describe.ts';
import type { Configuration, Values } from '#domain/configurator/evaluation.ts';

export interface Chosen {
  configuration: Configuration;
  /** The choices in words, for cart and papers. */
  details: { label: string; value: string }[];
  /** False: cannot be built like this. */
  valid: boolean;
  /** The customer whose prices staff want to see; null: the visitor's own. */
  pricedFor: number | null;
}

export interface ConfiguratorModalProps {
  name: string;
  articleNumber: string;
  /** With it, staff get the admin feature bar. */
  product?: { id: number; typeId: number } | undefined;
  configuration: Configuration;
  /** Values that a reset goes back to; the model's own where the product has none. */
  presets?: Values | undefined;
  /** Shown in the 3D view in place of the parts. */
  fixedModel?: FixedModel | null | undefined;
  quantity: number;
  viewOnly: boolean;
  /** Which groups of choices are shown at first; all where nothing is said. */
  mode?: ViewMode | undefined;
  /** Where it was opened, first in the breadcrumb. */
  place: string;
  /** Amount and price bar; absent: the no-price mode. */
  renderBar?: ((chosen: Chosen) => ReactNode) | undefined;
  onOk?: ((chosen: Chosen) => void) | undefined;
  onClose: () => void;
}
