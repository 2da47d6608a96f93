/** Packs a day: automatically by nearest places, or the given trucks with the given stops. */
import type { DayStop, Round } from '#contract/truck-day.ts';
import { loadBalanced } from '#domain/packing/balance.ts';
import type { Load } from '#domain/packing/load.ts';
import { drivingOrder, planDay } from '#domain/packing/plan-day.ts';
import { kindOfLine, roomOf } from '#domain/packing/round.ts';
import { roadDistanceM } from '#domain/shipping/distance.ts';
import { refused } from '#server/call/refusal.ts';
import { placeOf } from '#server/shipping/postal-codes.ts';
import type { StoredTruck } from '#server/truck/read-fleet.ts';

/** Greedy fillings per slice length: a day of twenty stops is packed in well under a second. */
const tries = 40;

export interface Day {
  readonly fleet: readonly StoredTruck[];
  readonly stops: readonly DayStop[];
  /** Where the trucks start. */
  readonly siteZipCode: string;
}

const goodsOf = ({ lines }: DayStop) => ({ kinds: lines.map((line) => kindOfLine(line)) });

export function packDay({ fleet, stops, siteZipCode }: Day): Round[] {
  const site = placeOf(siteZipCode);
  const places = stops.map(({ place }) => place);
  const order = site === null ? stops.map((_, index) => index) : drivingOrder(site, places, roadDistanceM);
  const inOrder = order.map((index) => stops[index]!);
  const trucks = fleet.map((truck) => ({ id: truck.id, room: roomOf(truck) }));
  return planDay(trucks, inOrder.map(goodsOf), tries).rounds.map(({ truckId, stops: chosen, load }) =>
    roundOf(
      truckId,
      chosen.map((index) => inOrder[index]!),
      load,
    ),
  );
}

/** What does not fit is left behind; the caller notices the missing boxes. */
export function packRounds({ fleet, stops }: Day, rounds: readonly Pick<Round, 'truckId' | 'stops'>[]): Round[] {
  return rounds.map(({ truckId, stops: orders }, index) => {
    const truck = fleet.find(({ id }) => id === truckId);
    if (truck === undefined) throw refused('truckUnknown', {}, `body.rounds.${index}.truckId`);
    const chosen = orders.map((orderId) => stops.find((stop) => stop.orderId === orderId)!);
    return roundOf(truckId, chosen, loadBalanced(roomOf(truck), chosen.map(goodsOf), tries));
  });
}

function roundOf(truckId: number, stops: readonly DayStop[], { boxes }: Load): Round {
  return {
    truckId,
    stops: stops.map(({ orderId }) => orderId),
    boxes: boxes.map(({ stop, kind, at, size }) => ({
      positionId: stops[stop]!.lines[kind]!.positionId,
      at: [...at],
      size: [...size],
    })),
  };
}
