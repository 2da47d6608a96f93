/** The change of an order between form and server: staged, saved at once, sent or discarded. Edits stay until they are stored. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailure } from '#contract/failure.ts';
import type { Order } from '#contract/order.ts';
import { changeOrder } from '#contract/order-change.ts';
import { applyOrderChange, askOrderChange, discardOrderChange, readOrderChange, stageOrderChange } from '#contract/staged-change.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { staleSaveOf } from '../record/stale-save.ts';
import { usePersonName } from '../people/person-names.tsx';
import { countOf, draftOf, draftWith, problemsOf, updateOf } from './change-draft.ts';
import type { ChangeDraft } from './change-draft.ts';
import type { Sending } from './staged-panel.tsx';
import { changeWords as t } from './change-words.ts';

const isOpen = ({ state }: StagedChange): boolean => state !== 'APPLIED' && state !== 'ACCEPTED' && state !== 'REFUSED';

export function useOrderChange(order: Order) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const personName = usePersonName();
  const [draft, setDraft] = useState<ChangeDraft>(() => draftOf(order));
  /** The draft as last read or staged. */
  const [kept, setKept] = useState(draft);
  const [staged, setStaged] = useState<StagedChange | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [marked, setMarked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, version } = order;
  useEffect(() => {
    let wanted = true;
    call(readOrderChange, { params: { id } }).then(
      ({ change }) => {
        if (!wanted) return;
        setStaged(change);
        const read = change !== null && isOpen(change) ? draftWith(order, change.wish) : draftOf(order);
        setDraft(read);
        setKept(read);
      },
      (error: unknown) => toast.error(failureText(error)),
    );
    return () => {
      wanted = false;
    };
    // Read again only for another version of the order: edits made meanwhile stay.
    // oxlint-disable-next-line react/exhaustive-deps -- toast and failureText are new on each render
  }, [id, version]);

  const update = updateOf(order, draft);
  const problems = problemsOf(draft);
  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      const stale = error instanceof CallFailure ? staleSaveOf(error) : null;
      toast.error(stale === null ? failureText(error) : t.changedMeanwhile(personName(stale.who)));
    } finally {
      setBusy(false);
    }
  };
  const checked = (action: () => Promise<void>) => async (): Promise<void> => {
    setMarked(true);
    const [first] = Object.keys(problems);
    if (first === undefined) await run(action);
    else document.getElementById(first)?.focus();
  };
  const stage = async (): Promise<StagedChange> => {
    const open = staged !== null && isOpen(staged) ? { changeVersion: staged.version } : {};
    const change = await call(stageOrderChange, { params: { id }, body: { version, ...update, ...open } });
    setStaged(change);
    setKept(draft);
    setUrl(null);
    return change;
  };
  return {
    draft,
    change: setDraft,
    staged,
    url,
    busy,
    problems: marked ? problems : {},
    unsaved: countOf(update),
    isUnsaved: draft !== kept && countOf(update) > 0,
    stage: checked(async () => void (await stage())),
    saveNow: checked(async () => {
      await call(changeOrder, { params: { id }, body: { version, ...update } });
      toast.success(t.saved);
      await revalidate();
    }),
    discard: async () =>
      run(async () => {
        if (staged !== null) await call(discardOrderChange, { params: { id }, body: { changeVersion: staged.version } });
        setStaged(null);
        setUrl(null);
        const fresh = draftOf(order);
        setDraft(fresh);
        setKept(fresh);
        toast.success(t.discarded);
      }),
    send: async ({ way, message }: Sending) =>
      checked(async () => {
        // Stages the current form, so that exactly that is sent.
        const change = await stage();
        const versions = { version, changeVersion: change.version };
        if (way === 'ask') {
          const asked = await call(askOrderChange, { params: { id }, body: { ...versions, message } });
          setStaged(asked.change);
          setUrl(asked.url);
          toast.success(t.sent(order.customer.email));
        } else {
          await call(applyOrderChange, { params: { id }, body: { ...versions, tell: way === 'tell' } });
          toast.success(t.applied);
          await revalidate();
        }
      })(),
  };
}
