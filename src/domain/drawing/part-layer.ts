/**
 * The layer of a part in a workshop drawing: by its workshop role (article numbers QK, SB, DT …),
 * else by material, thickness and whether it is turned. It knows no model.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';

const partLayers = ['KUFE', 'BRETT', 'PLATTE', 'LEISTE', 'TRAEGER', 'STREBE'] as const;
export type PartLayer = (typeof partLayers)[number];

const layerOfRole: Readonly<Record<string, PartLayer>> = Object.fromEntries(
  (
    [
      ['KUFE', 'QK LK KH KU KL'],
      ['TRAEGER', 'DT PF EP TB'],
      ['BRETT', 'BB SB LB DB BR PB PBD PBQ PBB'],
      ['PLATTE', 'BP SP LP DP PT OSB'],
      ['LEISTE', 'SL SG LL LG BL DL EL LE RI'],
      ['STREBE', 'SS LS ST'],
    ] as const
  ).flatMap(([layer, roles]) => roles.split(' ').map((role) => [role, layer])),
);

/** Minimum thickness of squared timber. */
const beamMm = 60;

export function layerOf({ turn, size }: Instance, line: PartLine | undefined): PartLayer {
  if (turn !== undefined) return 'STREBE';
  const known = layerOfRole[line?.articleNumber ?? ''];
  if (known !== undefined) return known;
  const key = line?.partInfo.key ?? '';
  if (line?.partInfo.unit === 'SM' || key.startsWith('PL') || key.startsWith('SK')) return 'PLATTE';
  if (key.startsWith('KB')) return Math.min(...size) >= beamMm ? 'TRAEGER' : 'LEISTE';
  return 'BRETT';
}

/** Load-bearing parts are drawn dashed where other parts hide them. */
export function isShownHidden(layer: PartLayer): boolean {
  return layer === 'KUFE' || layer === 'TRAEGER';
}
