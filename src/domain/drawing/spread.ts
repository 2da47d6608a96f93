/** Places labels side by side without touching, each as near to its wanted place as the others allow. One-dimensional; it knows no drawing. */

export interface Wish {
  centre: number;
  width: number;
}

/** Places of the labels, in the order of the wishes; `within` is respected if all of them fit into it. */
export function spread(wishes: readonly Wish[], gap: number, within: readonly [number, number] = [-Infinity, Infinity]): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => wishes[a]!.centre - wishes[b]!.centre || a - b);
  const need = wishes.reduce((sum, { width }) => sum + width, gap * Math.max(0, wishes.length - 1));
  const [low, high] = need <= within[1] - within[0] ? within : [-Infinity, Infinity];
  // Blocks of touching labels move as one, to the mean of their members' wishes.
  const blocks: { members: number[]; start: number; width: number; sum: number }[] = [];
  for (const index of order) {
    const { centre, width } = wishes[index]!;
    blocks.push({ members: [index], start: clamped(centre - width / 2, width, low, high), width, sum: centre - width / 2 });
    while (blocks.length > 1) {
      const [left, right] = [blocks.at(-2)!, blocks.at(-1)!];
      if (left.start + left.width + gap <= right.start + 1e-9) break;
      blocks.splice(-2, 2, joined(left, right, gap, low, high));
    }
  }
  const places = wishes.map(() => 0);
  for (const { members, start } of blocks) {
    let at = start;
    for (const index of members) {
      const { width } = wishes[index]!;
      places[index] = at + width / 2;
      at += width + gap;
    }
  }
  return places;
}

type Block = { members: number[]; start: number; width: number; sum: number };

/** `sum` adds up the block starts wanted by the members. */
function joined(left: Block, right: Block, gap: number, low: number, high: number): Block {
  const members = [...left.members, ...right.members];
  const width = left.width + gap + right.width;
  const sum = left.sum + right.sum - right.members.length * (left.width + gap);
  return { members, width, sum, start: clamped(sum / members.length, width, low, high) };
}

function clamped(start: number, width: number, low: number, high: number): number {
  return Math.max(low, Math.min(high - width, start));
}
