/** A product type as a draft over the version that was read, with its attributes below. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { deleteProductType, readTypesWithAttributes, updateProductType } from '#contract/product-type-record.ts';
import type { ProductTypeRecord } from '#contract/product-type-record.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { recordWords } from '../record/record-words.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { useRecord } from '../record/use-record.ts';
import { instantText } from '../text/instant-text.ts';
import { Ask } from '../ui/ask.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { TypeAttributes } from './type-attributes.tsx';
import { changeOf, draftOf, typeForm } from './type-draft.ts';
import type { TypeDraft } from './type-draft.ts';
import { TypeFields } from './type-fields.tsx';
import type { TypeChoices } from './type-fields.tsx';
import { typeWords as t } from './type-words.ts';
import styles from './types.module.css';
import { WorkbookPart } from './workbook-part.tsx';

interface TypePanelProps {
  type: ProductTypeRecord;
  choices: TypeChoices;
  attributes: readonly { id: number; name: string }[];
  onUnsaved: (isUnsaved: boolean) => void;
  onRemoved: () => void;
}

export function TypePanel({ type, choices, attributes, onUnsaved, onRemoved }: TypePanelProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const action = useAction();
  const [removing, setRemoving] = useState(false);
  const control = useRecord<ProductTypeRecord, TypeDraft>({
    loaded: type,
    draftOf,
    form: typeForm,
    reread: async () => (await call(readTypesWithAttributes, {})).items.find(({ id }) => id === type.id) ?? type,
    onFailure: (error) => toast.error(failureText(error)),
    onMerged: (who, at) => toast.success(recordWords.conflict.merged(who, instantText(at))),
  });
  const { stored, draft, unsaved, busy } = control;
  const isUnsaved = unsaved.length > 0;
  // Its attributes are changed below, which raises its version.
  if (type.version > stored.version) control.replace(type, isUnsaved ? draft : draftOf(type));
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const blocker = useLeaveGuard(isUnsaved);
  const save = (): void => {
    if (!control.check()) return;
    void control.run(async () => {
      control.replace(await call(updateProductType, { params: { id: stored.id }, body: changeOf(stored, draft) }));
      toast.success(officeTexts.saved);
      await revalidate();
    });
  };
  const remove = (): void => {
    setRemoving(false);
    const { id, version } = stored;
    void action.run(async () => {
      await call(deleteProductType, { params: { id }, query: { version } });
      onRemoved();
    }, t.removed);
  };
  return (
    <>
      <form
        noValidate
        className={styles['panel']}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TypeFields draft={draft} problems={control.problems} choices={choices} onChange={control.change} />
      </form>
      <SaveBar unsaved={unsaved.length} busy={busy} onSave={save} onDiscard={control.discard} foot={t.articles(stored.productCount)}>
        {isUnsaved ? null : (
          <button type="button" className={pageStyles['button']} onClick={() => setRemoving(true)}>
            {t.remove}
          </button>
        )}
      </SaveBar>
      <TypeAttributes type={stored.version > type.version ? stored : type} all={attributes} />
      {stored.kind === 'COMPOSITE' ? null : <WorkbookPart type={stored.version > type.version ? stored : type} />}
      <ConflictDialog
        conflict={control.conflict}
        labelOf={(field) => t.form[field as keyof typeof t.form] ?? field}
        onResolve={control.resolve}
      />
      <Ask
        title={t.removeTitle(stored.name)}
        text={t.removeText}
        verb={t.removeVerb}
        back={t.keep}
        open={removing}
        onYes={remove}
        onNo={() => setRemoving(false)}
      />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
