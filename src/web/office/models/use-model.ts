/** A model being edited: the draft of its content, and all its actions. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  checkModelDraft,
  deleteModelDraft,
  foreseeModelDraft,
  makeModelDraft,
  publishModelDraft,
  readModel,
  rollBackModel,
  saveModelDraft,
} from '#contract/model-desk.ts';
import type { ModelContent, ModelRecord } from '#contract/model-desk.ts';
import type { Impact } from '#contract/model-impact.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { RecordForm } from '../record/use-record.ts';
import { useRecord } from '../record/use-record.ts';
import { fieldsOf, withFields } from './content-fields.ts';
import { gateId } from './gate-part.tsx';
import { modelWords as t } from './model-words.ts';

const form: RecordForm<ModelContent> = {
  fieldsOf,
  withFields,
  // The model itself reports faults; a draft may be saved with them.
  problemsOf: () => ({}),
};

/** `inForce`: the content of the version used in the shop, shown while there is no draft. */
export function useModel(loaded: ModelRecord, inForce: ModelContent) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const contentOf = ({ draft }: ModelRecord): ModelContent =>
    draft === null ? inForce : { document: draft.document, cost: draft.cost, examples: draft.examples };
  const { id } = loaded;
  const params = { id };
  const reread = async (): Promise<ModelRecord> => call(readModel, { params });
  const record = useRecord<ModelRecord, ModelContent>({
    loaded,
    draftOf: contentOf,
    form,
    reread,
  });
  const { stored, draft: content, run, replace } = record;
  const { version } = stored;
  const [seen, setSeen] = useState<{ version: number; impact: Impact } | null>(null);
  /** The page restarts with the stored state, a moment after it was read: a dialog opened before that would close again. */
  const [restarts, setRestarts] = useState(false);
  const done = async (word: string): Promise<void> => {
    setRestarts(true);
    await revalidate();
    toast.success(word);
  };
  return {
    ...record,
    busy: record.busy || restarts,
    content,
    saved: contentOf(stored),
    /** Of the draft as saved; null: not requested yet. */
    impact: seen?.version === version ? seen.impact : null,
    begin: (from: number) =>
      run(async () => {
        await call(makeModelDraft, { params, body: { version, from } }, { idempotencyKey: newKey() });
        await done(t.begun);
      }),
    save: () =>
      run(async () => {
        await call(saveModelDraft, { params, body: { version, ...content } });
        // Edits are kept; only the version changes.
        replace(await reread());
        toast.success(t.saved);
      }),
    drop: () =>
      run(async () => {
        await call(deleteModelDraft, { params, query: { version } });
        await done(t.dropped);
      }),
    check: () =>
      run(async () => {
        const { green } = await call(checkModelDraft, { params, body: { version } });
        const fresh = await reread();
        replace(fresh);
        const { faults = [], red = [], cases = 0 } = fresh.draft?.gate ?? {};
        if (green) toast.success(t.gateGreen(cases));
        else toast.error(t.gateRed(faults.length + red.length));
        // The result stands below the example's values, mostly out of sight.
        document.getElementById(gateId)?.scrollIntoView({ block: 'start' });
        if (green) setSeen({ version, impact: await call(foreseeModelDraft, { params, body: { version } }) });
      }),
    publish: (note: string) =>
      run(async () => {
        const { number } = await call(publishModelDraft, { params, body: { version, note } }, { idempotencyKey: newKey() });
        await done(t.published(number));
      }),
    rollBack: (number: number, note: string) =>
      run(async () => {
        const made = await call(rollBackModel, { params, body: { version, number, note } }, { idempotencyKey: newKey() });
        await done(t.published(made.number));
      }),
  };
}

export type ModelControl = ReturnType<typeof useModel>;
