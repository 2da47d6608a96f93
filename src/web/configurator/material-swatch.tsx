/** A drawn sample of a material: a small board seen as the product is seen, with the drawing's own three tones. */
import { tonedMaterials, toneOf } from '#domain/drawing/material-tone.ts';
import type { Tone } from '#domain/drawing/material-tone.ts';

const finishes: Readonly<Record<string, string>> = { raw: 'pallet', oiled: 'larch' };

export function swatchTone(material: string): Tone | null {
  const id = finishes[material] ?? material;
  return tonedMaterials.includes(id) ? toneOf(id) : null;
}

interface SwatchProps {
  material: string;
  /** For others to repeat it. */
  id?: string;
}

export function MaterialSwatch({ material, id }: SwatchProps) {
  const tone = swatchTone(material);
  if (tone === null) return null;
  return (
    <svg width="34" height="26" viewBox="0 0 34 26" aria-hidden="true">
      <g id={id}>
        <g stroke={tone.edge} strokeWidth="1" strokeLinejoin="round">
          <path d="M1 9 17 1l16 8-16 8z" fill={tone.top} />
          <path d="M1 9l16 8v8L1 17z" fill={tone.left} />
          <path d="M33 9l-16 8v8l16-8z" fill={tone.right} />
        </g>
        {tone.grain !== undefined && (
          <path d="M9 5l16 8M5 7l16 8M13 3l16 8" stroke={tone.grain} strokeWidth=".7" opacity=".45" fill="none" />
        )}
      </g>
    </svg>
  );
}

/** The sample that stands on the page with this id, once more. */
export function RepeatedSwatch({ id }: { id: string }) {
  return (
    <svg width="34" height="26" viewBox="0 0 34 26" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
