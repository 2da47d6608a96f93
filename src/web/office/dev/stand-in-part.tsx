import { useState } from 'react';
import { forgetStandInFaults, setStandInFault } from '#contract/stand-in.ts';
import type { StandIn } from '#contract/stand-in.ts';
import { call } from '#web/call.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import pageStyles from '../ui/page.module.css';
import { PlainSelect } from '../ui/plain-select.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './operation-part.module.css';
import { faultWord, operationWord, standInWords as t } from './stand-in-words.ts';

/** The stand-ins in use: planned faults, how to remove them, and how to plan one. */
export function StandInPart({ standIns }: { standIns: readonly StandIn[] }) {
  const [first] = standIns;
  if (first === undefined) return null;
  const broken = standIns.filter(({ waiting }) => waiting.length > 0);
  return (
    <section className={styles['standIns']} aria-labelledby="ersatz">
      <h2 id="ersatz">{t.title}</h2>
      <p className={pageStyles['note']}>{t.explain}</p>
      {broken.length === 0 ? null : (
        <ul className={styles['faults']} aria-label={t.isSet}>
          {broken.map((standIn) => (
            <SetFaults key={standIn.key} standIn={standIn} />
          ))}
        </ul>
      )}
      <FaultForm standIns={standIns} first={first} />
    </section>
  );
}

function SetFaults({ standIn: { key, waiting } }: { standIn: StandIn }) {
  const { busy, run } = useAction();
  return (
    <li>
      <StatusMark state="open" label={t.isSet} />
      <ul>
        {waiting.map(({ operation, faults }) => (
          <li key={operation}>{t.waiting(t.keys[key], operationWord(operation), countedFaults(faults))}</li>
        ))}
      </ul>
      <button
        type="button"
        className={pageStyles['button']}
        disabled={busy}
        aria-label={`${t.takeBack}: ${t.keys[key]}`}
        onClick={() => void run(async () => call(forgetStandInFaults, { params: { key }, body: {} }), t.takenBack)}
      >
        {t.takeBack}
      </button>
    </li>
  );
}

const countedFaults = (faults: readonly string[]): string =>
  [...Map.groupBy(faults, (fault) => fault)].map(([fault, all]) => t.many(faultWord(fault), all.length)).join(', ');

const upTo = [1, 2, 3, 5, 10, 20];

function FaultForm({ standIns, first }: { standIns: readonly StandIn[]; first: StandIn }) {
  const { busy, run } = useAction();
  const [wish, setWish] = useState({ key: first.key, operation: '', fault: '', times: 1 });
  const standIn = standIns.find(({ key }) => key === wish.key) ?? first;
  const operation = standIn.operations.includes(wish.operation) ? wish.operation : (standIn.operations[0] ?? '');
  const fault = standIn.faults.includes(wish.fault) ? wish.fault : (standIn.faults[0] ?? '');
  const set = async (): Promise<boolean> =>
    run(async () => call(setStandInFault, { params: { key: standIn.key }, body: { operation, fault, times: wish.times } }), t.done);
  return (
    <form
      className={styles['fault']}
      onSubmit={(event) => {
        event.preventDefault();
        void set();
      }}
    >
      <PlainSelect
        id="stand-in-service"
        label={t.service}
        value={standIn.key}
        options={standIns.map(({ key }) => [key, t.keys[key]])}
        onChange={(text) => setWish({ ...wish, key: standIns.find(({ key }) => key === text)?.key ?? first.key })}
      />
      <PlainSelect
        id="stand-in-operation"
        label={t.operation}
        value={operation}
        options={standIn.operations.map((each) => [each, operationWord(each)])}
        onChange={(text) => setWish({ ...wish, operation: text })}
      />
      <PlainSelect
        id="stand-in-fault"
        label={t.fault}
        value={fault}
        options={standIn.faults.map((each) => [each, faultWord(each)])}
        onChange={(text) => setWish({ ...wish, fault: text })}
      />
      <PlainSelect
        id="stand-in-times"
        label={t.times}
        value={String(wish.times)}
        options={upTo.map((count) => [String(count), String(count)])}
        onChange={(text) => setWish({ ...wish, times: Number(text) })}
      />
      <button type="submit" className={pageStyles['button']} disabled={busy}>
        {t.set}
      </button>
    </form>
  );
}
