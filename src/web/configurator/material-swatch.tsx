/** A drawn sample of a material: a small board in the product's view, in the drawing's three tones. */
import { memo } from 'react';
import type { Property } from '#domain/configurator/describe.ts';
import { tonedMaterials, toneOf } from '#domain/drawing/material-tone.ts';
import styles from './material-swatch.module.css';

const finishes: Readonly<Record<string, string>> = { raw: 'pallet', oiled: 'larch' };

const tonedAs = (material: string): string => finishes[material] ?? material;

export const hasSwatch = (material: string): boolean => tonedMaterials.includes(tonedAs(material));

/** Needs `SharedSwatches` on the page; 34 by 26 pixels by the style of its place. */
export function MaterialSwatch({ material }: { material: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`#swatch-${tonedAs(material)}`} />
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
  const html = materials === '' ? '' : materials.split(' ').map(sample).join('');
  return <svg className={styles['shared']} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
});

function sample(material: string): string {
  const { edge, top, left, right, grain } = toneOf(material);
  const faces = `<path d="M1 9 17 1l16 8-16 8z" fill="${top}"/><path d="M1 9l16 8v8L1 17z" fill="${left}"/><path d="M33 9l-16 8v8l16-8z" fill="${right}"/>`;
  const lines = `<path d="M9 5l16 8M5 7l16 8M13 3l16 8" stroke="${grain ?? ''}" stroke-width=".7" opacity=".45" fill="none"/>`;
  return `<symbol id="swatch-${material}" stroke="${edge}">${faces}${grain === undefined ? '' : lines}</symbol>`;
}
