import { useState } from 'react';
import { createProductType } from '#contract/product-type-record.ts';
import { call } from '#web/call.ts';
import { useVerb } from '../record/use-verb.ts';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { fieldsOf, newDraft, typeForm } from './type-draft.ts';
import { TypeFields } from './type-fields.tsx';
import type { TypeChoices } from './type-fields.tsx';
import { typeWords as t } from './type-words.ts';

interface TypeDialogProps {
  choices: TypeChoices;
  onMade: (id: number) => void;
  onClose: () => void;
}

export function TypeDialog({ choices, onMade, onClose }: TypeDialogProps) {
  const verb = useVerb();
  const [draft, setDraft] = useState(newDraft);
  const submit = (): void => {
    const wrong = typeForm.problemsOf(draft);
    verb.refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    void verb.run(async (idempotencyKey) => onMade((await call(createProductType, { body: fieldsOf(draft) }, { idempotencyKey })).id));
  };
  return (
    <VerbDialog title={t.create} word={t.create} verb={verb} fields={['name', 'modelId']} wide onSubmit={submit} onClose={onClose}>
      <TypeFields draft={draft} problems={verb.problems} choices={choices} idPrefix="new-" onChange={setDraft} />
    </VerbDialog>
  );
}
