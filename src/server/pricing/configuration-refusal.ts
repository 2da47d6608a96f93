import type { PricedLine } from './priced-cart.ts';

/** Why a configuration is refused, in words for the office: what is sold as it is has none at all. */
export const configurationRefusal = ({ product }: Pick<PricedLine, 'product'>): 'configurationInvalid' | 'configurationFixed' =>
  product?.canBeConfigured === false ? 'configurationFixed' : 'configurationInvalid';
