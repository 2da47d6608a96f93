/** CONVERT: units of length, area, volume, mass, time, force, energy, power, pressure, temperature and data. Specification: domain decisions §10. */
import { errors } from '../value.ts';
import { numberAt, textAt, values, type FunctionTable } from './sheet-function.ts';

/** Size of one unit in the family's basic unit; `metric` units take prefixes. */
interface Unit {
  family: string;
  factor: number;
  power: number;
}

const inch = 0.0254;
const foot = 0.3048;
const mile = 1609.344;
const gallon = 231 * inch ** 3;
const imperialGallon = 0.00454609;
const pound = 453.59237;

const plain: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: {
    sg: 14593.90293720636,
    lbm: pound,
    ozm: pound / 16,
    grain: pound / 7000,
    cwt: pound * 100,
    shweight: pound * 100,
    uk_cwt: pound * 112,
    lcwt: pound * 112,
    stone: pound * 14,
    ton: pound * 2000,
    uk_ton: pound * 2240,
    LTON: pound * 2240,
    brton: pound * 2240,
  },
  length: {
    mi: mile,
    Nmi: 1852,
    in: inch,
    ft: foot,
    yd: 0.9144,
    ell: 1.143,
    Pica: inch / 72,
    Picapt: inch / 72,
    pica: inch / 6,
    survey_mi: (5280 * 1200) / 3937,
    ly: 9.46073047258e15,
    pc: 3.0856775812815532e16,
    parsec: 3.0856775812815532e16,
  },
  area: {
    ha: 10_000,
    us_acre: 4046.872609874252,
    uk_acre: 4046.8564224,
    Morgen: 2500,
    mi2: mile ** 2,
    Nmi2: 1852 ** 2,
    in2: inch ** 2,
    ft2: foot ** 2,
    yd2: 0.9144 ** 2,
  },
  volume: {
    gal: gallon,
    qt: gallon / 4,
    us_pt: gallon / 8,
    pt: gallon / 8,
    cup: gallon / 16,
    oz: gallon / 128,
    tbs: gallon / 256,
    tsp: gallon / 768,
    tspm: 5e-6,
    uk_gal: imperialGallon,
    uk_qt: imperialGallon / 4,
    uk_pt: imperialGallon / 8,
    barrel: gallon * 42,
    bushel: 2150.42 * inch ** 3,
    in3: inch ** 3,
    ft3: foot ** 3,
    yd3: 0.9144 ** 3,
    mi3: mile ** 3,
    Nmi3: 1852 ** 3,
    GRT: 100 * foot ** 3,
    regton: 100 * foot ** 3,
    MTON: 40 * foot ** 3,
  },
  time: { yr: 31_557_600, day: 86_400, d: 86_400, hr: 3600, mn: 60, min: 60 },
  force: { lbf: 4.4482216152605 },
  energy: { flb: 1.3558179483314, BTU: 1055.05585262, btu: 1055.05585262, HPh: 2_684_519.537696173, hh: 2_684_519.537696173 },
  power: { HP: 745.6998715822702, h: 745.6998715822702, PS: 735.49875 },
  pressure: { atm: 101_325, at: 101_325, psi: 6894.757293168361, Torr: 101_325 / 760 },
  speed: { mph: 0.44704, kn: 1852 / 3600, admkn: 0.514773333333333 },
};

const metric: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: { g: 1, u: 1.6605390666e-24 },
  length: { m: 1, ang: 1e-10 },
  volume: { l: 0.001, L: 0.001, lt: 0.001 },
  time: { s: 1, sec: 1 },
  force: { N: 1, dyn: 1e-5, dy: 1e-5, pond: 0.00980665 },
  energy: { J: 1, e: 1e-7, c: 4.184, cal: 4.1868, eV: 1.602176634e-19, ev: 1.602176634e-19, Wh: 3600, wh: 3600 },
  power: { W: 1, w: 1 },
  pressure: { Pa: 1, p: 1, mmHg: 133.322 },
  magnetism: { T: 1, ga: 1e-4 },
  speed: { 'm/s': 1, 'm/sec': 1, 'm/h': 1 / 3600, 'm/hr': 1 / 3600 },
  data: { bit: 1, byte: 8 },
  area: { ar: 100, m2: 1, 'm^2': 1 },
};
/** Prefixes of squares and cubes apply twice or three times. */
const cubes: Readonly<Record<string, number>> = { m3: 1, 'm^3': 1 };

const prefixes: Readonly<Record<string, number>> = {
  Y: 24,
  Z: 21,
  E: 18,
  P: 15,
  T: 12,
  G: 9,
  M: 6,
  k: 3,
  h: 2,
  da: 1,
  e: 1,
  d: -1,
  c: -2,
  m: -3,
  u: -6,
  n: -9,
  p: -12,
  f: -15,
  a: -18,
  z: -21,
  y: -24,
};
const binaryPrefixes: Readonly<Record<string, number>> = { ki: 10, Mi: 20, Gi: 30, Ti: 40, Pi: 50, Ei: 60, Zi: 70, Yi: 80 };

function metricUnit(name: string): Unit | null {
  if (Object.hasOwn(cubes, name)) return { family: 'volume', factor: 1, power: 3 };
  for (const [family, units] of Object.entries(metric)) {
    const factor = Object.hasOwn(units, name) ? units[name] : undefined;
    if (factor !== undefined) return { family, factor, power: name.endsWith('2') ? 2 : 1 };
  }
  return null;
}

function unitOf(name: string): Unit | null {
  const whole = metricUnit(name);
  if (whole !== null) return whole;
  for (const [family, units] of Object.entries(plain)) {
    const factor = Object.hasOwn(units, name) ? units[name] : undefined;
    if (factor !== undefined) return { family, factor, power: 1 };
  }
  for (const [prefix, exponent] of Object.entries(prefixes)) {
    const unit = name.startsWith(prefix) ? metricUnit(name.slice(prefix.length)) : null;
    if (unit !== null) return { ...unit, factor: unit.factor * 10 ** (exponent * unit.power) };
  }
  for (const [prefix, exponent] of Object.entries(binaryPrefixes)) {
    const unit = name.startsWith(prefix) ? metricUnit(name.slice(prefix.length)) : null;
    if (unit?.family === 'data') return { ...unit, factor: unit.factor * 2 ** exponent };
  }
  return null;
}

/** Conversion of a temperature to Kelvin and back; null if the unit is not a temperature. */
const temperatures: Readonly<Record<string, { scale: number; zero: number }>> = {
  C: { scale: 1, zero: 273.15 },
  cel: { scale: 1, zero: 273.15 },
  F: { scale: 5 / 9, zero: 459.67 },
  fah: { scale: 5 / 9, zero: 459.67 },
  K: { scale: 1, zero: 0 },
  kel: { scale: 1, zero: 0 },
  Rank: { scale: 5 / 9, zero: 0 },
  Reau: { scale: 1.25, zero: 218.52 },
};

function converted(value: number, from: string, to: string): number {
  const [cold, warm] = [temperatures[from], temperatures[to]];
  if (cold !== undefined && warm !== undefined && Object.hasOwn(temperatures, from) && Object.hasOwn(temperatures, to)) {
    if (from === to) return value;
    return ((value + cold.zero) * cold.scale) / warm.scale - warm.zero;
  }
  const [source, target] = [unitOf(from), unitOf(to)];
  if (source === null || target === null || source.family !== target.family) throw errors.missing;
  return (value * source.factor) / target.factor;
}

export const convertFunctions: FunctionTable = {
  CONVERT: values('v', 3, 3, (args) => converted(numberAt(args, 0), textAt(args, 1), textAt(args, 2))),
};
