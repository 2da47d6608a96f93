import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Drive } from '#contract/drive.ts';
import { packTruckDay, saveTruckDay } from '#contract/truck-day.ts';
import type { DayStop, Round, TruckDay } from '#contract/truck-day.ts';
import { added, moved, onFloor, turned } from '#domain/packing/move-box.ts';
import type { RoundBox } from '#domain/packing/round.ts';
import { unloaded } from '#domain/packing/round.ts';
import { call } from '#web/call.ts';
import { useToast } from '#web/ui/toast.tsx';
import { usePersonName } from '../people/person-names.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { DrivePart } from './drive-part.tsx';
import { Judgement } from './judgement.tsx';
import { LeftBehind } from './left-behind.tsx';
import { LoadStage } from './load-stage.tsx';
import { roundView } from './round-view.ts';
import { StopList } from './stop-list.tsx';
import { truckWords as t } from './words.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePlan } from './use-plan.ts';
import styles from './trucks.module.css';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The rounds of a day: trucks as tabs, stops, the load, and whether it may be driven. */
export function TruckDesk({ read, drives }: { read: TruckDay; drives: readonly Drive[] }) {
  const [day, setDay] = useState(read);
  const plan = usePlan(read.rounds);
  const [truckId, setTruckId] = useState(read.rounds[0]?.truckId ?? read.trucks[0]?.id ?? 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, run } = useAction();
  const personName = usePersonName();
  const toast = useToast();
  const isUnsaved = plan.isChanged;
  const blocker = useLeaveGuard(isUnsaved && !busy);
  const round = plan.rounds.find((each) => each.truckId === truckId) ?? { truckId, stops: [], boxes: [] };
  const view = roundView(day, round);
  const left = unloaded(plan.rounds, day.stops);
  const free = day.trucks.filter(({ id }) => plan.rounds.every((each) => each.truckId !== id));

  const withRound = (next: Round): readonly Round[] =>
    plan.rounds.some((each) => each.truckId === next.truckId)
      ? plan.rounds.map((each) => (each.truckId === next.truckId ? next : each))
      : [...plan.rounds, next];
  const withBoxes = (boxes: readonly RoundBox[]): void =>
    plan.change(withRound({ ...round, boxes: boxes.map(({ positionId, at, size }) => ({ positionId, at: [...at], size: [...size] })) }));

  const pack = async (rounds: readonly Pick<Round, 'truckId' | 'stops'>[] | undefined): Promise<void> => {
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
  const moveStop = (from: number, to: number): void => {
    const stops = [...round.stops];
    const [stop] = stops.splice(from, 1);
    stops.splice(to, 0, stop!);
    void pack(withRound({ ...round, stops }));
  };
  const toTruck = ({ orderId }: DayStop, target: number): void => {
    const without = plan.rounds.map((each) => ({ ...each, stops: each.stops.filter((stop) => stop !== orderId) }));
    const there = without.find((each) => each.truckId === target) ?? { truckId: target, stops: [], boxes: [] };
    const others = without.filter((each) => each.truckId !== target && each.stops.length > 0);
    void pack([...others, { ...there, stops: [...there.stops, orderId] }]);
  };
  const put = (orderId: number, positionId: number): void => {
    const line = day.stops.flatMap(({ lines }) => lines).find((each) => each.positionId === positionId);
    const boxes = line && view ? added(round.boxes, { positionId, size: line.box.size }, view.truck) : null;
    if (boxes === null) return toast.error(t.noRoom);
    const stops = round.stops.includes(orderId) ? round.stops : [orderId, ...round.stops];
    plan.change(
      withRound({
        ...round,
        stops,
        boxes: boxes.map(({ at, size, positionId: id }) => ({ positionId: id, at: [...at], size: [...size] })),
      }),
    );
  };

  const turn = (): void => (chosen === null || view === null ? undefined : withBoxes(turned(round.boxes, chosen, view.truck)));
  const floor = (): void => {
    const boxes = chosen === null || view === null ? null : onFloor(round.boxes, chosen, view.truck);
    if (boxes === null) toast.error(t.noRoom);
    else withBoxes(boxes);
  };
  const off = (): void => {
    if (chosen === null) return;
    withBoxes(round.boxes.filter((_, index) => index !== chosen));
    setChosen(null);
  };
  const keys = (event: KeyboardEvent): void => {
    const arrow = event.altKey ? undefined : arrows[event.key];
    const verb = { r: turn, b: floor, Delete: off }[event.key];
    if (arrow !== undefined && chosen !== null && view !== null) {
      const step = event.shiftKey ? 10 : 100;
      withBoxes(moved(round.boxes, chosen, [arrow[0] * step, arrow[1] * step], view.truck));
    } else if (verb !== undefined && !event.ctrlKey && !event.metaKey) verb();
    else return;
    event.preventDefault();
  };
  /** A proposal that nobody saved yet can be saved as it is. */
  const canSave = !busy && (isUnsaved || day.version === 0);
  useDeskKeys({ undo: plan.canUndo ? plan.undo : null, save: canSave ? save : null });

  const standing = isUnsaved ? t.changed : day.version === 0 ? t.proposal : t.keptBy(personName(day.changedBy));
  const drive = drives.find((each) => each.truckId === truckId) ?? null;
  const mayGo = view !== null && view.faults.length === 0;
  return (
    <div className={styles['desk']}>
      <div className={styles['bar']}>
        <div className={styles['tabs']} role="group" aria-label={t.vehicles}>
          {plan.rounds.map(({ truckId: id, stops }) => (
            <button key={id} type="button" aria-pressed={id === truckId} onClick={() => (setTruckId(id), setChosen(null))}>
              {day.trucks.find((truck) => truck.id === id)?.name}{' '}
              <small>
                {stops.length} {t.stops(stops.length)}
              </small>
            </button>
          ))}
          {free.length === 0 ? null : (
            <select value="" aria-label={t.addVehicle} onChange={({ target }) => (setTruckId(Number(target.value)), setChosen(null))}>
              <option value="">{t.addVehicle}</option>
              {free.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </div>
        <span className={styles['standing']}>{standing}</span>
        <div className={styles['actions']}>
          <button type="button" className={pageStyles['button']} disabled={!plan.canUndo} onClick={plan.undo}>
            {t.undo}
          </button>
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void pack(plan.rounds)}>
            {t.repack}
          </button>
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void pack(undefined)}>
            {t.packByItself}
          </button>
          <a
            className={pageStyles['button']}
            href={`/api/truck-day/${day.day}/document?truckId=${truckId}`}
            aria-disabled={isUnsaved || !mayGo || undefined}
          >
            {t.print}
          </a>
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['ink']}`}
            disabled={!canSave}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void save()}
          >
            {t.save} <kbd aria-hidden="true">Ctrl ↵</kbd>
          </button>
        </div>
      </div>
      {view === null ? null : (
        <div className={styles['split']}>
          <div className={styles['rail']}>
            <StopList
              view={view}
              others={day.trucks.filter(({ id }) => id !== truckId)}
              chosenStop={chosen === null ? null : (view.boxes[chosen]?.stop ?? null)}
              busy={busy}
              onMove={moveStop}
              onTruck={toTruck}
            />
            <LeftBehind day={day} left={left} onPut={put} />
          </div>
          <div className={styles['stage']}>
            <LoadStage round={round} view={view} chosen={chosen} onChoose={setChosen} onKey={keys} />
            <ul className={styles['keys']}>
              {t.keys.map(([key, word]) => (
                <li key={key}>
                  <kbd>{key}</kbd> {word}
                </li>
              ))}
            </ul>
          </div>
          <Judgement
            {...{ round, view, chosen }}
            onChoose={setChosen}
            verbs={[
              { word: t.turn, key: 'R', run: turn },
              { word: t.floor, key: 'B', run: floor },
              { word: t.off, key: 'Entf', run: off },
            ]}
          >
            <DrivePart
              key={`${truckId} ${drive?.version ?? 0}`}
              day={day.day}
              truckId={truckId}
              drive={drive}
              mayGo={mayGo && !isUnsaved && day.version > 0 && round.stops.length > 0}
            />
          </Judgement>
        </div>
      )}
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}
