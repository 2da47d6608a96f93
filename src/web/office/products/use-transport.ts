/** A product's transport requirement as a draft: set, changed, or removed by clearing every field. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  changeTransportRequirement,
  createTransportRequirement,
  deleteTransportRequirement,
  readTransportRequirements,
} from '#contract/transport-requirement.ts';
import type { TransportRequirement } from '#contract/transport-requirement.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { useRecord } from '../record/use-record.ts';
import { needDraftOf, needFields, needOf, needProblems } from './transport-draft.ts';
import type { NeedDraft } from './transport-draft.ts';

type Stored = TransportRequirement | null;

export function useTransport(productId: number, loaded: Stored) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [key, setKey] = useState(newKey);
  const control = useRecord<Stored, NeedDraft>({
    loaded,
    draftOf: needDraftOf,
    form: {
      fieldsOf: (draft) => draft,
      withFields: (_saved, own, fields) => Object.fromEntries(needFields.map((field) => [field, fields[field] ?? own[field]])) as NeedDraft,
      problemsOf: needProblems,
    },
    reread: async () => (await call(readTransportRequirements, { query: { productIds: String(productId) } })).items[0] ?? null,
  });
  const { stored, draft } = control;
  const store = async (): Promise<Stored> => {
    const need = needOf(draft);
    if (need === null) {
      if (stored !== null) await call(deleteTransportRequirement, { params: { id: stored.id }, query: { version: stored.version } });
      return null;
    }
    if (stored !== null) return call(changeTransportRequirement, { params: { id: stored.id }, body: { ...need, version: stored.version } });
    const made = await call(createTransportRequirement, { body: { productId, ...need } }, { idempotencyKey: key });
    setKey(newKey());
    return made;
  };
  const save = (): void => {
    if (!control.check()) return;
    void control.run(async () => {
      control.replace(await store());
      toast.success(officeWords.saved);
      await revalidate();
    });
  };
  return { control, need: needOf(draft), save };
}

export type Transport = ReturnType<typeof useTransport>;
