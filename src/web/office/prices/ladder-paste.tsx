/** Lines of a spreadsheet as a whole ladder: shown beside the current one, and only inserted without errors. */
import { useState } from 'react';
import { parseNumber } from '#domain/list/number-text.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import type { StepDraft } from './ladder-draft.ts';
import { readLadder, readPasted } from './ladder-draft.ts';
import { priceWords as t } from './price-words.ts';
import bulkStyles from './bulk.module.css';
import ladderStyles from './ladder.module.css';

interface LadderPasteProps {
  /** From the clipboard; empty: to be pasted into the field. */
  text: string;
  steps: readonly StepDraft[];
  onInsert: (steps: readonly StepDraft[]) => void;
  onClose: () => void;
}

export function LadderPaste({ text: given, steps, onInsert, onClose }: LadderPasteProps) {
  const [text, setText] = useState(given);
  const failureText = useFailureText();
  const { drafts, unreadable } = readPasted(text);
  const { problems } = readLadder(drafts);
  const faults = [
    ...unreadable.map((line) => t.unreadable(line)),
    ...(text.trim() === '' ? [] : problems.map(({ key, params }) => failureText.key(key, { ...params }))),
  ];
  const isReady = drafts.length > 0 && faults.length === 0;
  return (
    <Dialog title={t.pasteTitle} open beginsAt={given.trim() === '' ? 'field' : 'answer'} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          onInsert(drafts);
          onClose();
        }}
      >
        <PlainField id="ladder-paste" label={t.pasteField} lines={6} value={text} hint={t.pasteHint} onChange={setText} />
        <PastePreview before={steps} after={drafts} />
        <ul role="status" className={bulkStyles['faults']}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
        <DialogFoot verb={`${t.insert} ${drafts.length > 0 ? t.pasted(drafts.length) : ''}`.trim()} busy={!isReady} onBack={onClose} />
      </form>
    </Dialog>
  );
}

function PastePreview({ before, after }: { before: readonly StepDraft[]; after: readonly StepDraft[] }) {
  const old = new Map(before.map(({ quantity, price }) => [parseNumber(quantity), price]));
  const now = new Map(after.map(({ quantity, price }) => [parseNumber(quantity), price]));
  const quantities = [...new Set([...old.keys(), ...now.keys()])].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  if (after.length === 0) return null;
  return (
    <table className={ladderStyles['preview']}>
      <thead>
        <tr>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {quantities.map((quantity) => (
          <tr key={String(quantity)}>
            <th scope="row">{quantity ?? ''}</th>
            <td>{old.get(quantity) ?? '–'}</td>
            <td>{now.get(quantity) ?? t.gone}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
