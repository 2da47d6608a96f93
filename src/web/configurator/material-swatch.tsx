/** A drawn sample of a material: a small board in the product's view, in the drawing's three tones. */
import { memo } from 'react';
import type { Property } from '#domain/configurator/describe.ts';
import { tonedMaterials, toneOf } from '#domain/drawing/material-tone.ts';
import styles from './material-swatch.module.css';

const finishes: Readonly<Record<string, string>> = { raw: 'pallet', oiled: 'larch' };

const tonedAs = (material: string): string => finishes[material] ?? material;

export const hasSwatch = (material: string): boolean => tonedMaterials.includes(tonedAs(material));

/** The id of its sample, short because a part list names it in every row. */
export const swatchName = (material: string): string => `w${tonedMaterials.indexOf(tonedAs(material))}`;

/** Needs `SharedSwatches` on the page; 34 by 26 pixels by the style of its place. */
export function MaterialSwatch({ material }: { material: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`#${swatchName(material)}`} />
    </svg>
  );
}

/** The materials whose samples appear among the choices or in the part list. */
export function swatchesOf(properties: readonly Property[], parts: readonly { material: string }[]): string {
  const chosen = properties.flatMap((property) => (property.type === 'option' ? property.options.map(({ value }) => value) : []));
  const shown = [...chosen, ...parts.map(({ material }) => material)].filter(hasSwatch).map(tonedAs);
  return [...new Set(shown)].toSorted().join(' ');
}

/** Every sample of a page, included once; all places refer to it. */
export const SharedSwatches = memo(function SharedSwatches({ materials }: { materials: string }) {
  const html = materials === '' ? '' : sides + materials.split(' ').map(sample).join('');
  return <svg className={styles['shared']} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
});

/** What all samples have alike: their three sides and the lines of their grain. */
const sides =
  '<defs><path id=wt d="M1 9 17 1l16 8-16 8z"/><path id=wl d="M1 9l16 8v8L1 17z"/><path id=wr d="M33 9l-16 8v8l16-8z"/>' +
  '<path id=wg d="M9 5l16 8M5 7l16 8M13 3l16 8" stroke-width=.7 opacity=.45 fill=none /></defs>';

function sample(material: string): string {
  const { edge, grain, ...tones } = toneOf(material);
  const faces = (['top', 'left', 'right'] as const).map((side) => `<use href=#w${side[0]} fill=${tones[side]} />`).join('');
  const lines = grain === undefined ? '' : `<use href=#wg stroke=${grain} />`;
  return `<symbol id=${swatchName(material)} stroke=${edge}>${faces}${lines}</symbol>`;
}
