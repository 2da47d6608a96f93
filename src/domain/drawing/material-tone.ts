/**
 * The colours of the materials with light from the top left: top, left (long side), right (end) and edge line, and the slight difference in tone
 * between neighbouring boards. Specification: look, drawing rules, colour table. It knows no geometry.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import type { Shade } from './projection.ts';

export interface Tone {
  top: string;
  left: string;
  right: string;
  edge: string;
  /** How the surface is drawn, besides its colour. */
  surface: 'board' | 'sheet' | 'flakes' | 'soft' | 'plain';
  /** Colour of grain lines or flakes. */
  grain?: string;
  opacity?: number;
}

const woodGrain = '#8A5A2B';

const tones: Readonly<Record<string, Tone>> = {
  spruce: { top: '#F6E0B6', left: '#E4BE86', right: '#B98A52', edge: '#4A3220', surface: 'board', grain: woodGrain },
  'squared-timber': { top: '#EFD2A0', left: '#D5AA6E', right: '#A37542', edge: '#4A3220', surface: 'board', grain: '#7A4C22' },
  'spruce-planed': { top: '#FAEBCB', left: '#EDCF9F', right: '#C49A64', edge: '#4A3220', surface: 'board', grain: '#A87840' },
  larch: { top: '#E3B583', left: '#C98F57', right: '#9A6436', edge: '#43271A', surface: 'board', grain: '#6E3B18' },
  poplar: { top: '#F4EBD2', left: '#E2D3AE', right: '#B8A57C', edge: '#4A3E2A', surface: 'board', grain: '#8C7A4E' },
  pallet: { top: '#EAD3AB', left: '#CFAD7C', right: '#99764B', edge: '#3E2C1C', surface: 'board', grain: '#7A5630' },
  oiled: { top: '#D8AF77', left: '#BC8B51', right: '#8A5F34', edge: '#38220F', surface: 'board', grain: '#5F3A1A' },
  plywood: { top: '#F5E9D0', left: '#E2CCA3', right: '#BB9E72', edge: '#4A3A28', surface: 'sheet', grain: '#9C7B4C' },
  'plywood-birch': { top: '#F9F0DD', left: '#E9D8B8', right: '#C4AC86', edge: '#4A3A28', surface: 'sheet', grain: '#A88C5E' },
  'plywood-maritime': { top: '#EBCB98', left: '#D3AA70', right: '#A98049', edge: '#45301B', surface: 'sheet', grain: '#8A5F2E' },
  'plywood-strip': { top: '#EFE0C2', left: '#D8BF93', right: '#AE9163', edge: '#4A3A28', surface: 'sheet', grain: '#8C6B3E' },
  lvl: { top: '#E6CFA4', left: '#C9A974', right: '#9A7B4A', edge: '#3F2E1A', surface: 'sheet', grain: '#7A5A30' },
  wisa: { top: '#6E4B35', left: '#54372A', right: '#3B261D', edge: '#1E120C', surface: 'sheet', grain: '#2B1A12' },
  mdf: { top: '#D9BE95', left: '#BE9E72', right: '#93764F', edge: '#43321F', surface: 'plain' },
  pavatex: { top: '#B78A5C', left: '#996F45', right: '#725031', edge: '#33220F', surface: 'plain' },
  osb: { top: '#EDCF92', left: '#D6AE68', right: '#A67F42', edge: '#4A3220', surface: 'flakes', grain: '#B98F4C' },
  carton: { top: '#DDB98C', left: '#C79B68', right: '#9C7346', edge: '#4A3220', surface: 'plain' },
  tape: { top: '#EAD2AE', left: '#C9A777', right: '#B38B5C', edge: '#9C7346', surface: 'plain' },
  'cushion-natural': { top: '#F7F1E6', left: '#DED5C5', right: '#B4A996', edge: '#4A4038', surface: 'soft' },
  'cushion-green': { top: '#BFD4C4', left: '#93B29E', right: '#668672', edge: '#1C3A2B', surface: 'soft' },
  mattress: { top: '#FBFAF7', left: '#E6E3DC', right: '#BDB8AE', edge: '#4A4640', surface: 'soft' },
  white: { top: '#FBF8F4', left: '#E3DCD1', right: '#B9AFA1', edge: '#4A4038', surface: 'plain' },
  anthracite: { top: '#5A5652', left: '#3F3C39', right: '#2A2826', edge: '#12100F', surface: 'plain' },
  castor: { top: '#4A4643', left: '#35322F', right: '#221F1D', edge: '#12100F', surface: 'plain' },
  steel: { top: '#D3D6D8', left: '#A9AEB2', right: '#7D8388', edge: '#2C3033', surface: 'plain' },
  film: { top: '#DDE6EA', left: '#BFCDD4', right: '#9FB0B9', edge: '#6C7C85', surface: 'plain', opacity: 0.4 },
  foam: { top: '#F4F5F2', left: '#DADDD6', right: '#B6BAB1', edge: '#70756B', surface: 'plain' },
  rope: { top: '#D9BE8C', left: '#B99A63', right: '#8F7240', edge: '#4A3A1E', surface: 'plain' },
  liner: { top: '#3B4540', left: '#2E3733', right: '#222926', edge: '#111614', surface: 'plain' },
  soil: { top: '#5A4030', left: '#4A3326', right: '#38261C', edge: '#1D1310', surface: 'plain' },
  glass: { top: '#D6E8E2', left: '#AAC8BE', right: '#82A89C', edge: '#2B4A40', surface: 'plain', opacity: 0.74 },
};

/** The packed good inside the product, translucent. */
export const goodsTone: Tone = { top: '#8FB3DE', left: '#5F8AC4', right: '#3A66A3', edge: '#173F75', surface: 'plain', opacity: 0.55 };

/** A highlighted part keeps its shading but is drawn in the information blue, which is visible on every field. */
export const highlightTone: Tone = { top: '#8DB1E6', left: '#4F83CC', right: '#1D4F91', edge: '#0E2C56', surface: 'plain' };

/** How much a lit part is lightened towards white. */
const lightShare = 0.5;

function lightened(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => Math.round(((value >> shift) & 255) * (1 - lightShare) + 255 * lightShare);
  return `#${[16, 8, 0].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** A part affected by the choice at hand: its own tone, lightened, with edges in the information blue. */
export function litTone(tone: Tone): Tone {
  return { ...tone, top: lightened(tone.top), left: lightened(tone.left), right: lightened(tone.right), edge: highlightTone.right };
}

/** A material that is not in the table is drawn as spruce. */
export function toneOf(material: string): Tone {
  if (material === 'goods') return goodsTone;
  return tones[material] ?? tones.spruce!;
}

export const tonedMaterials: readonly string[] = Object.keys(tones);

/** Five steps of 1.2 % around the table's tone, chosen by the board's place, so that a board keeps its tone from picture to picture. */
export function jitterOf({ min, size }: Pick<Instance, 'min' | 'size'>): number {
  let mix = 17;
  for (const value of [...min, ...size]) {
    mix = Math.imul(mix ^ Math.round(value), 0x9e3779b1);
    mix ^= mix >>> 15;
  }
  return (((mix >>> 0) % 5) - 2) * 0.012;
}

export function tint(hex: string, factor: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => Math.max(0, Math.min(255, Math.round(((value >> shift) & 255) * (1 + factor))));
  return `#${[16, 8, 0].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

export function faceColour(tone: Tone, shade: Shade, jitter: number): string {
  return tone.surface === 'board' || tone.surface === 'sheet' ? tint(tone[shade], jitter) : tone[shade];
}
