/** The everyday colour nearest to a colour code, so that customers filter by "weiss" and not by #FBF8F4. */

type Colour = readonly [number, number, number];

const families = {
  white: [251, 248, 244],
  natural: [228, 190, 134],
  oiled: [199, 155, 104],
  brown: [110, 72, 44],
  grey: [150, 148, 144],
  anthracite: [63, 60, 57],
  black: [15, 15, 15],
  green: [80, 135, 95],
  blue: [60, 100, 165],
  red: [185, 50, 45],
  yellow: [240, 205, 70],
} as const satisfies Record<string, Colour>;

export type ColourFamily = keyof typeof families;

export const colourFamilies = Object.keys(families) as ColourFamily[];

/** Pale ones that would count as grey or white: undyed cloth, sage. */
const pale: Partial<Record<ColourFamily, Colour>> = { natural: [222, 213, 197], green: [147, 178, 158] };

const isFamily = (name: string): name is ColourFamily => name in families;

/** Null: neither a code nor a known name. */
export function colourFamily(value: string): ColourFamily | null {
  const name = value.trim().toLowerCase();
  if (isFamily(name)) return name;
  const code = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(name);
  if (code === null) return null;
  const channels = code.slice(1).map((each) => Number.parseInt(each, 16));
  const to = (colour: Colour): number => colour.reduce((sum, channel, index) => sum + (channel - channels[index]!) ** 2, 0);
  const distance = (family: ColourFamily): number => Math.min(to(families[family]), to(pale[family] ?? families[family]));
  return colourFamilies.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** The colour code that represents a family on the screen. */
export function familyCode(family: ColourFamily): string {
  return `#${families[family].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
