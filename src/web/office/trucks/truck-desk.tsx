import type { Drive } from '#contract/drive.ts';
import type { TruckDay } from '#contract/truck-day.ts';
import { unloaded } from '#domain/packing/round.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { DeskBar } from './desk-bar.tsx';
import { DrivePart } from './drive-part.tsx';
import { Judgement } from './judgement.tsx';
import { LeftBehind } from './left-behind.tsx';
import { LoadStage } from './load-stage.tsx';
import { StopList } from './stop-list.tsx';
import { useDayPlan } from './use-day-plan.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePieceVerbs } from './use-piece-verbs.ts';
import { truckWords as t } from './truck-words.ts';
import styles from './trucks.module.css';

/** The rounds of a day: trucks as tabs, stops, the load, and whether it may be driven. */
export function TruckDesk({ read, drives }: { read: TruckDay; drives: readonly Drive[] }) {
  const desk = useDayPlan(read);
  const { day, plan, truckId, round, view, chosen, busy } = desk;
  const { verbs, onKey } = usePieceVerbs(desk);
  const blocker = useLeaveGuard(plan.isChanged && !busy);
  useDeskKeys({ undo: plan.canUndo ? plan.undo : null, save: desk.canSave ? desk.save : null });
  const drive = drives.find((each) => each.truckId === truckId) ?? null;
  const mayGo = view !== null && view.faults.length === 0;
  return (
    <div className={styles['desk']}>
      <DeskBar desk={desk} mayGo={mayGo} />
      {view === null ? null : (
        <div className={styles['split']}>
          <div className={styles['rail']}>
            <StopList
              view={view}
              others={day.trucks.filter(({ id }) => id !== truckId)}
              chosenStop={chosen === null ? null : (view.boxes[chosen]?.stop ?? null)}
              busy={busy}
              onMove={desk.moveStop}
              onTruck={desk.toTruck}
            />
            <LeftBehind day={day} left={unloaded(plan.rounds, day.stops)} onPut={desk.put} />
          </div>
          <div className={styles['stage']}>
            <LoadStage round={round} view={view} chosen={chosen} onChoose={desk.choose} onKey={onKey} />
            <ul className={styles['keys']}>
              {t.keys.map(([key, word]) => (
                <li key={key}>
                  <kbd>{key}</kbd> {word}
                </li>
              ))}
            </ul>
          </div>
          <Judgement {...{ round, view, chosen }} onChoose={desk.choose} verbs={verbs}>
            <DrivePart
              key={truckId}
              day={day.day}
              truckId={truckId}
              drive={drive}
              mayGo={mayGo && !plan.isChanged && day.version > 0 && round.stops.length > 0}
            />
          </Judgement>
        </div>
      )}
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}
