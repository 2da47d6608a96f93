import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { applyBankImport, discardBankImport, matchBankRows, readBankImport, undoBankImport } from '#contract/bank-import.ts';
import type { BankImportWithRows } from '#contract/bank-import.ts';
import { CallFailure } from '#contract/failure.ts';
import { call } from '#web/call.ts';
import { paths } from '#web/paths.ts';
import { sentKeys } from '#web/sent-keys.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { staleSaveOf } from '../record/stale-save.ts';
import { usePersonName } from '../people/person-names.tsx';
import { bankTexts as t } from './bank-words.ts';

export interface Choice {
  id: number;
  invoiceId?: number | null;
  orderId?: number | null;
}

/** A bank file with all its actions. After a refusal the file is read again. */
export function useBankFile(loaded: BankImportWithRows) {
  const [file, setFile] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [keys] = useState(sentKeys);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const personName = usePersonName();
  const params = { id: file.id };
  const run = async (action: () => Promise<BankImportWithRows>): Promise<boolean> => {
    setBusy(true);
    try {
      setFile(await action());
      // What waits for the bookkeeper is counted beside the menu.
      await revalidate();
      return true;
    } catch (error) {
      const stale = error instanceof CallFailure ? staleSaveOf(error) : null;
      toast.error(stale === null ? failureText(error) : t.stale(personName(stale.who)));
      await call(readBankImport, { params }).then(setFile, () => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const { version, totals } = file;
  return {
    file,
    busy,
    choose: async (rows: readonly Choice[]) => run(async () => call(matchBankRows, { params, body: { version, rows: [...rows] } })),
    apply: async () => {
      const body = { version, rows: totals.bookable, amount: totals.bookableAmount };
      if (await run(async () => call(applyBankImport, { params, body }, { idempotencyKey: keys.keyFor(body) })))
        toast.success(t.applied(totals.bookable, totals.bookableAmount));
    },
    discard: async () => {
      setBusy(true);
      try {
        await call(discardBankImport, { params, body: { version } });
        toast.success(t.discarded);
        await navigate(paths.officeBankFiles);
      } catch (error) {
        toast.error(failureText(error));
        setBusy(false);
      }
    },
    undo: async () => {
      const body = { version };
      if (await run(async () => call(undoBankImport, { params, body }, { idempotencyKey: keys.keyFor(body) }))) toast.success(t.undone);
    },
  };
}
