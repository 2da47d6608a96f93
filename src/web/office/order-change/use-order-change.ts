/** The change of an order between form and server: staged, saved at once, sent or discarded. Edits stay until they are stored. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/order.ts';
import { readOrder } from '#contract/order.ts';
import { changeOrder } from '#contract/order-change.ts';
import { applyOrderChange, askOrderChange, discardOrderChange, readOrderChange, stageOrderChange } from '#contract/staged-change.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import { call } from '#web/call.ts';
import { sentKeys } from '#web/sent-keys.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useRecord } from '../record/use-record.ts';
import { useDraftHistory } from '../record/use-draft-history.ts';
import type { ChangeDraft } from './change-draft.ts';
import { countOf, updateOf } from './change-update.ts';
import { changeForm } from './change-form.ts';
import { changeOf, isOpen, shownOf, sidesOf } from './staged-sides.ts';
import type { Changing } from './staged-sides.ts';
import type { Sending } from './staged-panel.tsx';
import { changeWords as t } from './change-words.ts';

export function useOrderChange(loaded: Order) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const [url, setUrl] = useState<string | null>(null);
  const [keys] = useState(sentKeys);
  const { id } = loaded;
  const readStaged = async (): Promise<StagedChange | null> => (await call(readOrderChange, { params: { id } })).change;
  const reread = async (): Promise<Changing> => {
    const [{ order }, staged] = await Promise.all([call(readOrder, { params: { id } }), readStaged()]);
    // What stands around the form is read again, too.
    void revalidate();
    return { order, staged };
  };
  const record = useRecord<Changing, ChangeDraft>({
    loaded: { order: loaded, staged: null },
    draftOf: changeOf,
    form: changeForm,
    sidesOf,
    reread,
  });
  const { stored, draft, conflict, replace, rebaseOn, check, run } = record;
  const { order, staged } = stored;
  const { version } = order;
  const history = useDraftHistory(draft, record.change);
  const update = updateOf(order, draft);
  const isUnsaved = JSON.stringify(update) !== JSON.stringify(updateOf(order, changeOf(stored)));

  const follow = useEffectEvent((fresh: Changing): void => {
    if (conflict !== null) return;
    if (isUnsaved) rebaseOn(fresh, fresh.staged?.behind?.who, fresh.staged?.behind?.at);
    else replace(shownOf(fresh));
  });
  const fail = useEffectEvent((error: unknown): void => {
    toast.error(failureText(error));
  });
  useEffect(() => {
    let wanted = true;
    call(readOrderChange, { params: { id } }).then(
      ({ change }) => (wanted ? follow({ order: loaded, staged: change }) : undefined),
      (error: unknown) => fail(error),
    );
    return () => {
      wanted = false;
    };
    // Read again only for another version of the order.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, loaded.version]);

  const checked = (action: () => Promise<void>) => async (): Promise<void> => {
    if (check()) await run(action);
  };
  const stage = async (): Promise<StagedChange> => {
    const open = staged !== null && isOpen(staged) ? { changeVersion: staged.version } : {};
    const change = await call(stageOrderChange, { params: { id }, body: { version, ...update, ...open } });
    replace({ order, staged: change }, draft);
    setUrl(null);
    return change;
  };
  const dropStaged = async (): Promise<void> => {
    if (staged !== null && isOpen(staged)) await call(discardOrderChange, { params: { id }, body: { changeVersion: staged.version } });
  };
  return {
    record,
    order,
    staged,
    draft,
    change: (next: ChangeDraft): void => history.change(() => next),
    history,
    url,
    count: countOf(update),
    isUnsaved,
    stage: checked(async () => {
      await stage();
      // What is staged shows below the form, often out of sight.
      toast.success(t.kept);
    }),
    saveNow: checked(async () => {
      const body = { version, ...update };
      const saved = await call(changeOrder, { params: { id }, body }, { idempotencyKey: keys.keyFor(body) });
      await dropStaged();
      replace({ order: saved, staged: null });
      toast.success(t.saved);
      await revalidate();
    }),
    merge: async () =>
      run(async () => {
        const fresh = await reread();
        rebaseOn(fresh, fresh.staged?.behind?.who, fresh.staged?.behind?.at);
      }),
    discard: async () =>
      run(async () => {
        await dropStaged();
        setUrl(null);
        replace({ order, staged: null });
        toast.success(t.discarded);
      }),
    send: async ({ way, message }: Sending) =>
      checked(async () => {
        // Stages the current form, so that exactly that is sent.
        const change = await stage();
        const versions = { version, changeVersion: change.version };
        if (way === 'ask') {
          const asked = await call(askOrderChange, { params: { id }, body: { ...versions, message } });
          // What was left to the tariff is fixed from now on, and the form shows it.
          replace({ order, staged: asked.change });
          setUrl(asked.url);
          toast.success(t.sent(order.customer.email));
        } else {
          const applied = await call(applyOrderChange, { params: { id }, body: { ...versions, tell: way === 'tell' } });
          replace({ order: applied, staged: null });
          toast.success(t.applied);
          await revalidate();
        }
      })(),
  };
}
