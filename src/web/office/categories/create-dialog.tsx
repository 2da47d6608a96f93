import { useState } from 'react';
import { createCategory } from '#contract/category-record.ts';
import type { CategoryRecord } from '#contract/category-record.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { useVerb } from '../record/use-verb.ts';
import { categoryFields, categoryForm, fieldsOf, newDraft } from './category-draft.ts';
import { CategoryFields } from './category-fields.tsx';
import { categoryWords as t } from './category-words.ts';

interface CreateDialogProps {
  records: readonly CategoryRecord[];
  parent: CategoryRecord | undefined;
  onMade: (made: CategoryRecord) => void;
  onClose: () => void;
}

export function CreateDialog({ records, parent, onMade, onClose }: CreateDialogProps) {
  const failureText = useFailureText();
  const verb = useVerb();
  const [draft, setDraft] = useState(() => newDraft(parent));
  const submit = (): void => {
    const wrong = categoryForm(failureText.key('validation.link')).problemsOf(draft);
    verb.refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    void verb.run(async (idempotencyKey) => onMade(await call(createCategory, { body: fieldsOf(draft) }, { idempotencyKey })));
  };
  return (
    <VerbDialog title={t.create} word={t.create} verb={verb} fields={categoryFields} wide onSubmit={submit} onClose={onClose}>
      <CategoryFields draft={draft} problems={verb.problems} records={records} record={null} idPrefix="new-" onChange={setDraft} />
    </VerbDialog>
  );
}
