import type { GateAnswer } from '#contract/model-desk.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { caseText, faultText, gateFaultText } from './fault-words.ts';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';

export const gateId = 'gate';

/** The gate's result for the saved draft; if it failed, with each case. */
export function GatePart({ gate }: { gate: GateAnswer | null }) {
  return (
    <section id={gateId} role="status">
      {gate === null ? (
        <StatusMark state="open" label={t.gateNone} />
      ) : gate.green ? (
        <StatusMark state="done" label={t.gateGreen(gate.cases)} />
      ) : (
        <>
          <StatusMark state="open" label={t.gateRed(gate.faults.length + gate.red.length)} />
          <ul className={styles['red']}>
            {gate.faults.map((fault, index) => (
              <li key={index}>
                <b>{fault.where}</b> {faultText(fault)}
              </li>
            ))}
            {gate.red.map((each, index) => (
              <li key={index}>
                <b>{caseText(each)}</b>
                {each.faults.map((fault, at) => (
                  <span key={at}>{gateFaultText(fault)}</span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
