import { useState } from 'react';
import { copyPrice } from '#contract/price-bulk.ts';
import type { Payer } from '#contract/price-list.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { useAction } from '../ui/use-action.ts';
import { PayerChoice } from './payer-choice.tsx';
import { priceWords as t } from './price-words.ts';
import bulkStyles from './bulk.module.css';
import ladderStyles from './ladder.module.css';

/** Copies the current price to other customers. */
export function CopyDialog({ priceId, without, onClose }: { priceId: number; without: number; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly Payer[]>([]);
  const [replace, setReplace] = useState(false);
  const toast = useToast();
  const { busy, run } = useAction();
  const copy = async (): Promise<void> => {
    const { rows } = await call(copyPrice, { params: { id: priceId }, body: { customerIds: chosen.map(({ id }) => id), replace } });
    const done = rows.filter((row) => row.done === 'created' || row.done === 'replaced').length;
    toast.success(t.copyDone(done, rows.length - done));
  };
  return (
    <Dialog beginsAt="field" title={t.copy} open onClose={onClose}>
      <p>{t.copyHint}</p>
      <ul className={bulkStyles['copied']}>
        {chosen.map((payer) => (
          <li key={payer.id}>
            <b>{payer.name}</b>{' '}
            <button
              type="button"
              className={ladderStyles['remove']}
              aria-label={t.takeOut(payer.name)}
              onClick={() => setChosen(chosen.filter((each) => each !== payer))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <PayerChoice without={[without, ...chosen.map(({ id }) => id)]} onChosen={(payer) => setChosen([...chosen, payer])} />
      <p className={bulkStyles['copied']}>
        <label>
          <input type="checkbox" checked={replace} onChange={(event) => setReplace(event.target.checked)} />
          {t.copyReplace}
        </label>
      </p>
      <DialogFoot
        verb={t.copy}
        busy={busy || chosen.length === 0}
        onYes={() => void run(copy, null).then((done) => done && onClose())}
        onBack={onClose}
      />
    </Dialog>
  );
}
