import { useTranslations } from 'use-intl';
import type { Facet } from '#contract/search.ts';
import { colourFamilies } from '#domain/search/colour-family.ts';
import { sizeClasses } from '#domain/search/size-class.ts';
import { figureText } from '#domain/catalog/attribute-unit.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { useColon } from '#web/texts/use-colon.ts';

type Option = Facet['options'][number];

/** Texts of facets: attributes have their own, sizes, colours and figures are named here. */
export function useFacetWords() {
  const colon = useColon();
  const t = useTranslations('catalog');
  const name = ({ key, label }: Facet): string => {
    if (key === 'size') return t('size');
    return key === 'configurable' ? t('configurableOnly') : unbrokenSize(label);
  };
  const option = (facet: Facet, { value, label }: Option): string => {
    if (facet.kind === 'switch') return name(facet);
    if (facet.kind === 'atLeast') return t('atLeast', { figure: figureText(value, facet.unit) });
    const size = sizeClasses.find((each) => each === value);
    if (facet.key === 'size' && size !== undefined) return t(`sizes.${size}`);
    const colour = colourFamilies.find((each) => each === value);
    if (facet.kind === 'colour' && colour !== undefined) return t(`colours.${colour}`);
    return unbrokenSize(label);
  };
  return {
    name,
    option,
    /** An option on its own, without the name of its facet beside it. */
    chip: (facet: Facet, each: Option): string =>
      facet.kind === 'atLeast' ? `${name(facet)}${colon} ${option(facet, each)}` : option(facet, each),
  };
}
