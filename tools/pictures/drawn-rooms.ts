/**
 * The rooms and halls of the galleries and service pages: which products stand where, and the flat fields around them.
 * Millimetres; the corner of the walls is the origin, x runs to the right front, y to the left front, as in every drawing.
 */
export interface SceneItem {
  model: string;
  values?: Record<string, number | string | boolean>;
  at: [x: number, y: number, z?: number];
  /** One group raised by so many mm. */
  lift?: { group: string; by: number };
  /** Something grows in it. */
  planted?: boolean;
}

/** A flat field on a wall: window, picture, gate. Along the wall from `from` to `to`, from height `low` to `high`. */
export interface WallField {
  wall: 'left' | 'right';
  from: number;
  to: number;
  low: number;
  high: number;
  colour: string;
}

export interface Scene {
  room: [x: number, y: number, z: number];
  colours: { page: string; left: string; right: string; floor: string; shadow: string };
  fields?: WallField[];
  items: SceneItem[];
  /** What stands about and is not ours: a mattress, plants, the packed machine. */
  things?: { material: string; min: [number, number, number]; size: [number, number, number] }[];
}

const ink = '#1D1916';
const kraft = { page: '#D8B98A', left: '#FBF8F4', right: '#EFE2CB', floor: '#BE9B66', shadow: '#A58550' };
const coral = { page: '#FF7F50', left: '#FFD8C7', right: '#F3B79E', floor: '#F3ECE2', shadow: '#DDD2C2' };
const night = { page: ink, left: '#5A5149', right: '#3E3731', floor: '#D8B98A', shadow: '#BE9B66' };

const crate = (length: number, width: number, height: number, mass: number) => ({ length, width, height, mass });

export const scenes: Readonly<Record<string, Scene>> = {
  laths: {
    room: [4200, 2600, 1600],
    colours: coral,
    items: [
      { model: 'latte', values: { count: 20, length: 3000, section: '100!30', material: 'spruce' }, at: [400, 400] },
      { model: 'latte', values: { count: 12, length: 2400, section: '60!18', material: 'larch' }, at: [800, 1400] },
    ],
  },
  dispatch: {
    room: [5400, 2800, 2400],
    colours: kraft,
    fields: [
      { wall: 'right', from: 500, to: 2300, low: 0, high: 2000, colour: '#5A5149' },
      { wall: 'right', from: 2900, to: 4700, low: 0, high: 2000, colour: '#5A5149' },
    ],
    items: [
      { model: 'holzkiste', values: crate(1100, 700, 700, 250), at: [700, 300] },
      { model: 'exportkiste', values: crate(1500, 900, 900, 700), at: [3000, 300] },
      { model: 'epal1', at: [900, 1700] },
      ...[0, 1].flatMap((column) =>
        [0, 1].map((row): SceneItem => ({
          model: 'fefco-0201',
          values: { length: 575, width: 375, height: 450, flute: 'EB' },
          at: [910 + column * 594, 1710 + row * 394, 144],
        })),
      ),
    ],
  },
  dangerous: {
    room: [3000, 2400, 1800],
    colours: night,
    items: [
      { model: 'epal1', at: [700, 700] },
      ...[0, 1].flatMap((column) =>
        [0, 1].map((row): SceneItem => ({
          model: 'fefco-0201',
          values: { length: 575, width: 375, height: 400, flute: 'EB' },
          at: [710 + column * 594, 710 + row * 394, 144],
        })),
      ),
    ],
  },
};
