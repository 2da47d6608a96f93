/**
 * Fills a room with blocks: always the space on top of the stack, with the block that fills the room best when the rest is filled greedily. Several rounds
 * examine more and more blocks until the number of tries is used up; the same input gives the same result.
 */
import type { Block } from './block.ts';
import type { Space } from './space.ts';
import { cut, withCorner } from './space.ts';

export interface Step {
  readonly block: Block;
  readonly space: Space;
}

export interface Filling {
  readonly steps: readonly Step[];
  readonly volume: number;
  readonly left: Int32Array;
  /** The spaces where nothing fits. */
  readonly rest: readonly Space[];
}

interface State {
  stack: Space[];
  left: Int32Array;
  payloadG: number;
  volume: number;
  steps: Step[];
  rest: Space[];
}

export interface FillTask {
  /** Largest volume first. */
  readonly blocks: readonly Block[];
  readonly quantities: Int32Array;
  /** In reverse order: the last one is filled first. */
  readonly spaces: readonly Space[];
  readonly payloadG: number;
  /** Maximum number of greedy fillings. */
  readonly tries: number;
}

export function fill({ blocks, quantities, spaces, payloadG, tries }: FillTask): Filling {
  let triesLeft = tries;
  const start: State = { stack: [...spaces], left: Int32Array.from(quantities), payloadG, volume: 0, steps: [], rest: [] };
  let best = greedy(blocks, copy(start));
  for (let wide = 2; triesLeft > 0 && best.left.some((count) => count > 0); wide *= 2) {
    const state = copy(start);
    while (triesLeft > 0) {
      const candidates = nextCandidates(blocks, state, wide);
      if (candidates.length === 0) break;
      let chosen = candidates[0]!;
      let chosenVolume = -1;
      for (const block of candidates) {
        const trial = copy(state);
        put(trial, block);
        const filled = greedy(blocks, trial);
        triesLeft -= 1;
        if (filled.volume > chosenVolume) [chosen, chosenVolume] = [block, filled.volume];
        if (filled.volume > best.volume) best = filled;
      }
      put(state, chosen);
    }
    if (wide > blocks.length) break;
  }
  return { steps: best.steps, volume: best.volume, left: best.left, rest: [...best.rest, ...best.stack] };
}

function greedy(blocks: readonly Block[], state: State): State {
  for (;;) {
    const [block] = nextCandidates(blocks, state, 1);
    if (block === undefined) return state;
    put(state, block);
  }
}

/** The largest blocks that fit into the space on top; spaces where nothing fits are popped off the stack on the way. */
function nextCandidates(blocks: readonly Block[], state: State, wanted: number): Block[] {
  while (state.stack.length > 0) {
    const space = state.stack.at(-1)!;
    const found = fitting(blocks, space, state, wanted);
    if (found.length > 0) return found;
    state.stack.pop();
    const below = state.stack.at(-1);
    if (space.lends !== null && below !== undefined) state.stack[state.stack.length - 1] = withCorner(below, space.lends);
    state.rest.push(space.lends === null || below === undefined ? space : withoutCorner(space, below));
  }
  return [];
}

/** A space that handed its corner over keeps the part beside the neighbour. */
function withoutCorner(space: Space, neighbour: Space): Space {
  if (space.lends?.axis === 0) return { ...space, size: [space.size[0], neighbour.at[1] - space.at[1], space.size[2]] };
  return { ...space, size: [neighbour.at[0] - space.at[0], space.size[1], space.size[2]] };
}

function fitting(blocks: readonly Block[], { size, bearing }: Space, { left, payloadG }: State, wanted: number): Block[] {
  const found: Block[] = [];
  for (const block of blocks) {
    const own = block.size;
    if (own[0] > size[0] || own[1] > size[1] || own[2] > size[2] || block.weightG > payloadG) continue;
    if (block.pressure > bearing || !inStock(block.needs, left)) continue;
    found.push(block);
    if (found.length === wanted) return found;
  }
  return found;
}

function inStock(needs: readonly number[], left: Int32Array): boolean {
  for (let index = 0; index < needs.length; index += 2) if (left[needs[index]!]! < needs[index + 1]!) return false;
  return true;
}

function put(state: State, block: Block): void {
  const space = state.stack.pop()!;
  state.stack.push(...cut(space, block));
  for (let index = 0; index < block.needs.length; index += 2) state.left[block.needs[index]!]! -= block.needs[index + 1]!;
  state.payloadG -= block.weightG;
  state.volume += block.volume;
  state.steps.push({ block, space });
}

const copy = (state: State): State => ({
  stack: [...state.stack],
  left: Int32Array.from(state.left),
  payloadG: state.payloadG,
  volume: state.volume,
  steps: [...state.steps],
  rest: [...state.rest],
});
