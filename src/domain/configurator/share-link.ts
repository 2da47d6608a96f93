/**
 * A configuration as the query of a readable link: `menge=3&k=12&length=1200&cam=0.7,0.7,0.7`. `k` is the model version, only values that
 * differ from the preset are included, unknown keys are reported to the customer and ignored. A whole link (`v=12` in place of `k=12`) depends
 * on no preset, so that a code on paper opens the same for ever: it leaves out only values that are empty: an unticked box, an empty text, the
 * first choice. Specification: storefront §9 (query keys), configurator design §5.9.
 */
import type { CompiledModel, CompiledParam } from './compiled-model.ts';
import type { ParameterValue, Values, Vec3 } from './evaluation.ts';
import { readNumber } from './normalise.ts';
import { presetValues, viewPresets } from './preset.ts';

export interface SharedView {
  /** Of the product, and of its picture if the link is to preserve it. */
  values: Values;
  quantity?: number;
  camera?: Vec3;
  viewOnly?: boolean;
  /** Values that the link's reader assumes for omitted ones; by default the model's presets. */
  presets?: Values;
  /** True: the link must not depend on presets. */
  whole?: boolean;
}

export interface ParsedLink {
  /** All values of the product, presets overridden by the link, and the link's values for its picture. Not checked yet: evaluation does that. */
  values: Values;
  quantity: number | null;
  /** Model version for which the link was made. */
  version: number | null;
  /** Omitted values are empty, whatever a product presets. */
  whole: boolean;
  camera: Vec3 | null;
  viewOnly: boolean;
  /** Keys unknown to this model. */
  unknown: string[];
}

const longestQuery = 4000;

export function shareQuery(compiled: CompiledModel, view: SharedView): string {
  const { whole = false } = view;
  const presets: Values = { ...viewPresets(compiled), ...(whole ? emptyValues(compiled) : (view.presets ?? presetValues(compiled))) };
  const pairs: [string, string][] = [];
  if (view.quantity !== undefined) pairs.push(['menge', String(view.quantity)]);
  pairs.push([whole ? 'v' : 'k', String(compiled.model.version)]);
  for (const { param } of [...compiled.params, ...compiled.viewParams]) {
    const value = view.values[param.id];
    if (value !== undefined && value !== presets[param.id]) pairs.push([param.id, String(value)]);
  }
  if (view.camera !== undefined) pairs.push(['cam', view.camera.map((weight) => Math.round(weight * 1000) / 1000).join(',')]);
  if (view.viewOnly === true) pairs.push(['viewOnly', 'true']);
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
}

/** The empty value of each parameter; a number has none and is never left out. */
function emptyValues({ params }: CompiledModel): Values {
  const values: Record<string, ParameterValue> = {};
  for (const { param } of params) {
    if (param.type === 'bool') values[param.id] = false;
    if (param.type === 'text') values[param.id] = '';
    const [first] = param.type === 'option' ? param.options : [];
    if (first !== undefined) values[param.id] = first.value;
  }
  return values;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function pairsOf(query: string): [string, string][] {
  return query
    .slice(0, longestQuery)
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
    });
}

function read({ param }: CompiledParam, text: string): ParameterValue {
  if (param.type === 'number') return readNumber(text);
  return param.type === 'bool' ? text === 'true' || text === '1' : text;
}

function readWhole(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

function readCamera(text: string): Vec3 | null {
  const [x, y, z, ...rest] = text.split(',').map(readNumber);
  if (x === undefined || y === undefined || z === undefined || rest.length > 0) return null;
  return [x, y, z].every((weight) => Number.isFinite(weight) && Math.abs(weight) <= 100) ? [x, y, z] : null;
}

export function parseShareQuery(compiled: CompiledModel, query: string): ParsedLink {
  const pairs = pairsOf(query);
  const whole = pairs.some(([key]) => key === 'v');
  const values: Record<string, ParameterValue> = { ...presetValues(compiled), ...(whole ? emptyValues(compiled) : {}) };
  const params = [...compiled.params, ...compiled.viewParams];
  const link: ParsedLink = { values, quantity: null, version: null, whole, camera: null, viewOnly: false, unknown: [] };
  for (const [key, text] of pairs) {
    const param = params.find((candidate) => candidate.param.id === key);
    if (param !== undefined) values[key] = read(param, text);
    else if (key === 'menge') link.quantity = readWhole(text);
    else if (key === 'k' || key === 'v') link.version = readWhole(text);
    else if (key === 'cam') link.camera = readCamera(text);
    else if (key === 'viewOnly') link.viewOnly = text === 'true' || text === '1' || text === '';
    else link.unknown.push(key);
  }
  return link;
}
