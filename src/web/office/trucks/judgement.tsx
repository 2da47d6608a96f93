import type { ReactNode } from 'react';
import type { Round } from '#contract/truck-day.ts';
import type { AxleUse } from '#domain/packing/axle-load.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { decimalText } from '../text/decimal-text.ts';
import { StateSquare } from '../grid/state-square.tsx';
import type { RoundView } from './round-view.ts';
import { boxName, metresText } from './round-view.ts';
import { axlesPassed, faultWords, passedWords, truckWords as t } from './truck-words.ts';
import judgementStyles from './judgement.module.css';
import styles from './trucks.module.css';

interface JudgementProps {
  round: Round;
  view: RoundView;
  chosen: number | null;
  onChoose: (box: number) => void;
  verbs: { word: string; key: string; run: () => void }[];
  /** Shown below the load. */
  children: ReactNode;
}

/** What forbids the round, how full the truck is, and the selected piece with its actions. */
export function Judgement({ round, view, chosen, onChoose, verbs, children }: JudgementProps) {
  const { truck, faults } = view;
  const nameOf = (index: number | null): string => (index === null ? truck.name : boxName(view.boxes[index]!));
  const placed = chosen === null ? undefined : round.boxes[chosen];
  const box = chosen === null ? undefined : view.boxes[chosen];
  return (
    <aside className={judgementStyles['side']} aria-label={t.allowed}>
      <section>
        <h2>
          {t.allowed} <small>{faults.length === 0 ? null : t.faults(faults.length)}</small>
        </h2>
        <div role="status">
          {faults.length === 0 ? <p className={judgementStyles['fine']}>{t.fine}</p> : null}
          <ul className={judgementStyles['faults']}>
            {faults.slice(0, 8).map((fault) => (
              <li key={`${fault.fault} ${fault.box} ${fault.other}`}>
                <button type="button" disabled={fault.box === null} onClick={() => fault.box === null || onChoose(fault.box)}>
                  {faultWords[fault.fault](nameOf(fault.box), nameOf(fault.other))}
                </button>
              </li>
            ))}
          </ul>
          <ul className={judgementStyles['passed']}>
            {(view.axles === null ? passedWords : [...passedWords, axlesPassed])
              .filter(([, kinds]) => !faults.some(({ fault }) => kinds.includes(fault)))
              .map(([word]) => (
                <li key={word}>
                  <StateSquare mark="done" /> {word}
                </li>
              ))}
          </ul>
        </div>
      </section>
      <section>
        <h2>{t.load}</h2>
        <Share word={t.payload} used={view.weight} most={truck.payload} text={(each) => groupedText(Math.round(each))} unit="kg" />
        {view.axleUses === null ? null : (
          <>
            <AxleShare word={t.frontAxle} use={view.axleUses.front} />
            <AxleShare word={t.rearAxle} use={view.axleUses.rear} />
          </>
        )}
        <Share word={t.metres} used={view.length} most={truck.length} text={metresText} unit="m" />
        <Share word={t.loadHeight} used={view.height} most={truck.height} text={metresText} unit="m" />
        <Share word={t.spaces} used={view.spaces} most={truck.maxParkingLots} text={(each) => decimalText(each, 1)} />
      </section>
      {children}
      <section>
        <h2>{t.chosen}</h2>
        {placed === undefined || box === undefined ? (
          <p className={styles['hint']}>{t.noneChosen}</p>
        ) : (
          <>
            <p>
              <strong>{boxName(box)}</strong>
              <span>{placed.size.map((side) => groupedText(side)).join(' × ')} mm</span>
              <span>{`${groupedText(Math.round(box.line.box.weight / 1000))} kg`}</span>
              <span>{t.place(metresText(placed.at[0]), metresText(placed.at[1]), metresText(placed.at[2]))}</span>
            </p>
            <div className={styles['verbs']}>
              {verbs.map(({ word, key, run }) => (
                <button key={word} type="button" onClick={run}>
                  {word} <kbd>{key}</kbd>
                </button>
              ))}
            </div>
          </>
        )}
      </section>
    </aside>
  );
}

/** With the stop after which the axle carries its most, if it is not at the start. */
function AxleShare({ word, use: { kg, mostKg, afterStops } }: { word: string; use: AxleUse }) {
  const when = afterStops === 0 ? word : `${word}, ${t.afterStop(afterStops)}`;
  return <Share word={when} used={kg} most={mostKg} text={t.tonnes} unit="t" />;
}

interface ShareProps {
  word: string;
  used: number;
  most: number;
  text: (value: number) => string;
  unit?: string;
}

function Share({ word, used, most, text, unit = '' }: ShareProps) {
  return (
    <label className={judgementStyles['share']}>
      <span>{word}</span> <span>{`${t.of(text(used), text(most))} ${unit}`.trim()}</span>
      <meter min={0} max={most} high={most} value={Math.min(used, most)} />
    </label>
  );
}
