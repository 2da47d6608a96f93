import type { BankImport } from '#contract/bank-import.ts';
import { instantText } from '../text/instant-text.ts';
import { bankTexts } from './bank-words.ts';
import styles from './bank.module.css';

const t = bankTexts.steps;
const places: Readonly<Record<BankImport['state'], number>> = { DRY: 1, APPLIED: 2, UNDONE: 3 };

/** How far a bank file is: read, dry run, booked, taken back. */
export function BankSteps({ file }: { file: BankImport }) {
  const steps = [
    { word: t.file, note: `${bankTexts.rows(file.totals.rows)}, ${instantText(file.createdAt)}` },
    { word: t.dry, note: t.dryNote },
    { word: t.apply, note: file.appliedAt === null ? t.applyNote : instantText(file.appliedAt) },
    { word: t.undo, note: file.undoneAt === null ? t.undoNote : instantText(file.undoneAt) },
  ];
  const place = places[file.state];
  return (
    <ol className={styles['steps']} aria-label={t.label}>
      {steps.map(({ word, note }, index) => (
        <li key={word} aria-current={index === place ? 'step' : undefined}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <b>{word}</b>
            <small>{note}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
