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
const night = { page: ink, left: '#5A5149', right: '#3E3731', floor: '#D8B98A', shadow: '#BE9B66' };

export const scenes: Readonly<Record<string, Scene>> = {
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
