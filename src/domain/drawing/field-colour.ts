/**
 * The flat background fields of a drawing, and what depends on them: the shade of the shadow and the colour of numerals and lines.
 * Inline drawings follow the page through custom properties, stand-alone ones contain the values. Specification: look, colour and drawing rules.
 */
export type FieldId =
  | 'mode'
  | 'coral'
  | 'forest'
  | 'kraft'
  | 'paper'
  | 'paper-2'
  | 'ink'
  | 'coral-tint'
  | 'forest-tint'
  | 'kraft-tint'
  | 'blueprint'
  | 'white';

export interface Field {
  background: string;
  shadow: string;
  line: string;
}

const ink = '#1D1916';
const paper = '#FBF8F4';

const fields: Readonly<Record<FieldId, Field>> = {
  mode: { background: '#FF7F50', shadow: '#E5632F', line: ink },
  coral: { background: '#FF7F50', shadow: '#E5632F', line: ink },
  forest: { background: '#2F6B4F', shadow: '#24563F', line: paper },
  kraft: { background: '#D8B98A', shadow: '#BE9B66', line: ink },
  paper: { background: paper, shadow: '#E7DFD5', line: ink },
  'paper-2': { background: '#F3ECE2', shadow: '#DDD2C2', line: ink },
  white: { background: '#FFFFFF', shadow: '#E7DFD5', line: ink },
  ink: { background: ink, shadow: '#0B0908', line: paper },
  'coral-tint': { background: '#FFD8C7', shadow: '#F3B79E', line: ink },
  'forest-tint': { background: '#CFE0D4', shadow: '#AFC8B8', line: ink },
  'kraft-tint': { background: '#EFE2CB', shadow: '#DCC9A6', line: ink },
  blueprint: { background: '#1D4F91', shadow: '#173F75', line: '#DCE8F8' },
};

export interface FieldColours {
  background: string;
  shadow: string;
  line: string;
  /** Faces and edges of the blueprint style. */
  blueprintFace: string;
  blueprintEdge: string;
}

export function fieldColours(id: FieldId, standalone: boolean): FieldColours {
  const { background, shadow, line } = fields[id];
  const blueprint = { blueprintFace: standalone ? fields.blueprint.background : 'var(--blueprint,#1D4F91)', blueprintEdge: '#DCE8F8' };
  if (standalone) return { background, shadow, line, ...blueprint };
  const follow = id === 'mode' ? `var(--field-shade,${shadow})` : shadow;
  return { background, shadow: `var(--sh,${follow})`, line: 'currentColor', ...blueprint };
}
