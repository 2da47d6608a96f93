/** Inputs for the publish gate: anywhere inside the limits, often at them, the same in every run. */
import type { Frame } from '#domain/formula/compile.ts';
import type { CompiledModel, CompiledParam } from './compiled-model.ts';
import { emptyFrame, prepare } from './evaluate.ts';
import type { ParameterValue } from './evaluation.ts';

/** Pseudo-random numbers, the same in every run (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomValue({ param, min, max }: CompiledParam, frame: Frame, random: () => number): ParameterValue {
  switch (param.type) {
    case 'number': {
      const [low, high, step] = [Number(min(frame)), Number(max(frame)), param.step ?? 1];
      const edge = random();
      if (edge < 0.08) return low;
      if (edge > 0.92) return high;
      return Math.round((low + Math.round((random() * (high - low)) / step) * step) * 1e6) / 1e6;
    }
    case 'option':
      return param.options[Math.floor(random() * param.options.length)]?.value ?? '';
    case 'bool':
      return random() < 0.5;
    default:
      return 'Text';
  }
}

export function randomValues(compiled: CompiledModel, random: () => number): Record<string, ParameterValue> {
  const frame = emptyFrame(compiled);
  const drawn = Object.fromEntries(compiled.params.map((param) => [param.param.id, randomValue(param, frame, random)]));
  // Limits may depend on the other choices.
  prepare(compiled, drawn, frame);
  const inside = ({ param: { id }, min, max }: CompiledParam): ParameterValue => {
    const value = drawn[id] ?? 0;
    return typeof value === 'number' ? Math.max(Number(min(frame)), Math.min(Number(max(frame)), value)) : value;
  };
  return Object.fromEntries(compiled.params.map((param) => [param.param.id, inside(param)]));
}
