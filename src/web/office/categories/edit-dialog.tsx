import { useState } from 'react';
import { updateCategory } from '#contract/category-record.ts';
import type { CategoryRecord } from '#contract/category-record.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { recordWords } from '../record/record-words.ts';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { useVerb } from '../record/use-verb.ts';
import { categoryFields, categoryForm, changeOf, draftOf } from './category-draft.ts';
import { CategoryFields } from './category-fields.tsx';
import { categoryWords as t } from './category-words.ts';

interface EditDialogProps {
  record: CategoryRecord;
  records: readonly CategoryRecord[];
  onSaved: () => void;
  onClose: () => void;
}

/** A category at its own address, for links from elsewhere. */
export function EditDialog({ record, records, onSaved, onClose }: EditDialogProps) {
  const failureText = useFailureText();
  const verb = useVerb();
  const [draft, setDraft] = useState(() => draftOf(record));
  const submit = (): void => {
    const wrong = categoryForm(failureText.key('validation.link')).problemsOf(draft);
    verb.refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    void verb.run(async () => {
      await call(updateCategory, { params: { id: record.id }, body: changeOf(record, draft) });
      onSaved();
    });
  };
  return (
    <VerbDialog
      title={t.edit(record.name.de)}
      word={recordWords.save}
      verb={verb}
      fields={categoryFields}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <CategoryFields draft={draft} problems={verb.problems} records={records} record={record} idPrefix="edit-" onChange={setDraft} />
    </VerbDialog>
  );
}
