/** The goods of a cart on one kind of truck, packed like the trucks of a day: as they will be driven. */
import type { Triple } from '#domain/packing/box.ts';
import { fillTrucks, roomBeside } from '#domain/packing/fill-trucks.ts';
import type { FilledTrucks } from '#domain/packing/fill-trucks.ts';
import { bearingOf, goodsOf } from '#domain/packing/goods.ts';
import type { PackedGoods } from '#domain/packing/goods.ts';
import { roomOf } from '#domain/packing/round.ts';
import type { FreightLine } from '#domain/shipping/storing-space.ts';
import { goesByMail, storingSpacesOf } from '#domain/shipping/storing-space.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { StoredTruck } from './truck-store.ts';

export interface CartLoad {
  /** Null: too much to pack, or something does not fit on such a truck. */
  readonly filled: FilledTrucks | null;
  /** The largest quantity of a line up to `most` with which one truck takes everything; null: not packed. */
  readonly quantityBeside: (line: number, most: number) => number | null;
}

/** Each further line would require another packing. */
const mostLines = 5;

/** Typing a list causes nearly the same request again and again. */
const kept = new LeastRecentlyUsed<string, { readonly found: FilledTrucks | number | null }>(500);

export function packCart(truck: StoredTruck, lines: readonly FreightLine[]): CartLoad {
  const room = roomOf(truck);
  const goods = lines.map((line) => (goesByMail(line) || line.quantity <= 0 ? null : packed(line)));
  const kinds = goods.flatMap((each) => (each === null ? [] : [each.kind]));
  const filled = once(['filled', room, kinds], () => fillTrucks(room, kinds));
  return {
    filled,
    quantityBeside: (line, most) => {
      const own = goods[line];
      const one = lines[line];
      if (own == null || one === undefined || filled?.trucks !== 1 || kinds.length > mostLines) return null;
      // More pieces may fit on fuller pallets.
      const { kind, pieces } = packed({ ...one, quantity: most });
      const rest = kinds.filter((each) => each !== own.kind);
      const boxes = once(['beside', room, rest, kind], () => roomBeside(room, rest, kind));
      return boxes === null ? null : Math.max(one.quantity, Math.min(most, boxes * pieces));
    },
  };
}

function packed(line: FreightLine): PackedGoods {
  const size = line.size === null ? null : ([line.size.lengthMm, line.size.widthMm, line.size.heightMm] as Triple);
  const weightG = line.weightG ?? 0;
  return goodsOf({
    quantity: line.quantity,
    size,
    weightG,
    stackKgPerM2: line.bears ?? bearingOf({ size, weightG }),
    storingSpaces: storingSpacesOf(line),
  });
}

function once<Found extends FilledTrucks | number | null>(content: unknown, find: () => Found): Found {
  const key = JSON.stringify(content);
  const known = kept.get(key);
  if (known !== undefined) return known.found as Found;
  const found = find();
  kept.set(key, { found });
  return found;
}
