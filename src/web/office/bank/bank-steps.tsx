import type { BankImport } from '#contract/bank-import.ts';
import { instantText } from '../text/instant-text.ts';
import { Steps } from '../ui/steps.tsx';
import { bankTexts } from './bank-words.ts';

const t = bankTexts.steps;
const places: Readonly<Record<BankImport['state'], number>> = { DRY: 1, APPLIED: 2, UNDONE: 3 };

/** Progress of a bank file: read, dry run, booked, undone. */
export function BankSteps({ file }: { file: BankImport }) {
  const steps = [
    { word: t.file, note: `${bankTexts.rows(file.totals.rows)}, ${instantText(file.createdAt)}` },
    { word: t.dry, note: file.appliedAt === null ? t.dryNote : '' },
    { word: t.apply, note: file.appliedAt === null ? t.applyNote : instantText(file.appliedAt) },
    { word: t.undo, note: file.undoneAt === null ? t.undoNote : instantText(file.undoneAt) },
  ];
  return <Steps label={t.label} steps={steps} place={places[file.state]} />;
}
