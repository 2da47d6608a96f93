/** The rounds of a day being planned: which truck is shown, packing, saving, and stops moved between trucks. */
import { useState } from 'react';
import { packTruckDay, saveTruckDay } from '#contract/truck-day.ts';
import type { DayStop, Round, TruckDay } from '#contract/truck-day.ts';
import { added } from '#domain/packing/move-box.ts';
import type { RoundBox } from '#domain/packing/round.ts';
import { call } from '#web/call.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useAction } from '../ui/use-action.ts';
import { roundView } from './round-view.ts';
import { usePlan } from './use-plan.ts';
import { truckWords as t } from './truck-words.ts';

const roundOf = (rounds: readonly Round[], truckId: number): Round =>
  rounds.find((each) => each.truckId === truckId) ?? { truckId, stops: [], boxes: [] };

const ownBoxes = (boxes: readonly RoundBox[]): Round['boxes'] =>
  boxes.map(({ positionId, at, size }) => ({ positionId, at: [...at], size: [...size] }));

export function useDayPlan(read: TruckDay) {
  const [day, setDay] = useState(read);
  const plan = usePlan(read.rounds);
  const [truckId, setTruckId] = useState(read.rounds[0]?.truckId ?? read.trucks[0]?.id ?? 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, run } = useAction();
  const toast = useToast();
  const round = roundOf(plan.rounds, truckId);
  const view = roundView(day, round);

  const withRound = (next: Round): readonly Round[] =>
    plan.rounds.some((each) => each.truckId === next.truckId)
      ? plan.rounds.map((each) => (each.truckId === next.truckId ? next : each))
      : [...plan.rounds, next];
  /** Without rounds the server proposes them. */
  const pack = async (rounds?: readonly Pick<Round, 'truckId' | 'stops'>[]): Promise<void> => {
    const body = rounds === undefined ? {} : { rounds: rounds.map(({ truckId: id, stops }) => ({ truckId: id, stops: [...stops] })) };
    await run(async () => {
      const answer = await call(packTruckDay, { params: { day: day.day }, body });
      plan.change(answer.rounds.map(({ truckId: id, stops, boxes }) => ({ truckId: id, stops, boxes })));
      setChosen(null);
      setTruckId((now) => (answer.rounds.some((each) => each.truckId === now) ? now : (answer.rounds[0]?.truckId ?? now)));
    }, null);
  };
  const save = async (): Promise<void> => {
    await run(async () => {
      const body = { version: day.version, rounds: plan.rounds.map((each) => ({ ...each })) };
      const kept = await call(saveTruckDay, { params: { day: day.day }, body });
      setDay(kept);
      plan.restart(kept.rounds);
    }, t.saved);
  };
  return {
    day,
    plan,
    truckId,
    round,
    /** null: the truck no longer exists. */
    view,
    chosen,
    busy,
    /** A proposal that nobody saved yet can be saved as it is. */
    canSave: !busy && (plan.isChanged || day.version === 0),
    choose: setChosen,
    chooseTruck: (id: number): void => {
      setTruckId(id);
      setChosen(null);
    },
    changeBoxes: (boxes: readonly RoundBox[]): void => plan.change(withRound({ ...round, boxes: ownBoxes(boxes) })),
    pack,
    save,
    moveStop: (from: number, to: number): void => {
      const stops = [...round.stops];
      const [stop] = stops.splice(from, 1);
      stops.splice(to, 0, stop!);
      void pack(withRound({ ...round, stops }));
    },
    toTruck: ({ orderId }: DayStop, target: number): void => {
      const without = plan.rounds.map((each) => ({ ...each, stops: each.stops.filter((stop) => stop !== orderId) }));
      const there = roundOf(without, target);
      const others = without.filter((each) => each.truckId !== target && each.stops.length > 0);
      void pack([...others, { ...there, stops: [...there.stops, orderId] }]);
    },
    put: (orderId: number, positionId: number): void => {
      const line = day.stops.flatMap(({ lines }) => lines).find((each) => each.positionId === positionId);
      const boxes = line && view ? added(round.boxes, { positionId, size: line.box.size }, view.truck) : null;
      if (boxes === null) return toast.error(t.noRoom);
      const stops = round.stops.includes(orderId) ? round.stops : [orderId, ...round.stops];
      plan.change(withRound({ ...round, stops, boxes: ownBoxes(boxes) }));
    },
  };
}

export type DayPlan = ReturnType<typeof useDayPlan>;
