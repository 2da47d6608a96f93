/** Trucks as tabs, how the plan stands, and what can be done with it. */
import { usePersonName } from '../people/person-names.tsx';
import pageStyles from '../ui/page.module.css';
import type { DayPlan } from './use-day-plan.ts';
import { truckWords as t } from './truck-words.ts';
import styles from './trucks.module.css';

export function DeskBar({ desk, mayGo }: { desk: DayPlan; mayGo: boolean }) {
  const { day, plan, truckId, busy, canSave, pack, save } = desk;
  const personName = usePersonName();
  const standing = plan.isChanged ? t.changed : day.version === 0 ? t.proposal : t.keptBy(personName(day.changedBy));
  return (
    <div className={styles['bar']}>
      <TruckTabs desk={desk} />
      <span className={styles['standing']}>{standing}</span>
      <div className={styles['actions']}>
        <button type="button" className={pageStyles['button']} disabled={!plan.canUndo} onClick={plan.undo}>
          {t.undo}
        </button>
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void pack(plan.rounds)}>
          {t.repack}
        </button>
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void pack()}>
          {t.packByItself}
        </button>
        <a
          className={pageStyles['button']}
          href={`/api/truck-day/${day.day}/document?truckId=${truckId}`}
          aria-disabled={plan.isChanged || !mayGo || undefined}
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
  );
}

function TruckTabs({ desk: { day, plan, truckId, chooseTruck } }: { desk: DayPlan }) {
  const free = day.trucks.filter(({ id }) => plan.rounds.every((each) => each.truckId !== id));
  return (
    <div className={styles['tabs']} role="group" aria-label={t.vehicles}>
      {plan.rounds.map(({ truckId: id, stops }) => (
        <button key={id} type="button" aria-pressed={id === truckId} onClick={() => chooseTruck(id)}>
          {day.trucks.find((truck) => truck.id === id)?.name}{' '}
          <small>
            {stops.length} {t.stops(stops.length)}
          </small>
        </button>
      ))}
      {free.length === 0 ? null : (
        <select value="" aria-label={t.addVehicle} onChange={({ target }) => chooseTruck(Number(target.value))}>
          <option value="">{t.addVehicle}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
