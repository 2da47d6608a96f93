/** A category as a draft over the version that was read: picture, fields, and what is done with it as a whole. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { deleteCategory, readCategoryRecords, updateCategory } from '#contract/category-record.ts';
import type { CategoryRecord } from '#contract/category-record.ts';
import { pictureUrl } from '#domain/catalog/product-image.ts';
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
import styles from './categories.module.css';
import { categoryForm, changeOf, draftOf } from './category-draft.ts';
import type { CategoryDraft } from './category-draft.ts';
import { CategoryFields } from './category-fields.tsx';
import { categoryWords as t } from './category-words.ts';

interface CategoryPanelProps {
  record: CategoryRecord;
  records: readonly CategoryRecord[];
  onUnsaved: (isUnsaved: boolean) => void;
  onRemoved: () => void;
}

export function CategoryPanel({ record, records, onUnsaved, onRemoved }: CategoryPanelProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const action = useAction();
  const [removing, setRemoving] = useState(false);
  const control = useRecord<CategoryRecord, CategoryDraft>({
    loaded: record,
    draftOf,
    form: categoryForm(failureText.key('validation.link')),
    reread: async () => {
      const { items } = await call(readCategoryRecords, {});
      return items.find(({ id }) => id === record.id) ?? record;
    },
    onFailure: (error) => toast.error(failureText(error)),
    onMerged: (who, at) => toast.success(recordWords.conflict.merged(who, instantText(at))),
  });
  const { stored, draft, unsaved, busy } = control;
  const isUnsaved = unsaved.length > 0;
  // What the tree changed of it, such as its place, is taken over while nothing is typed.
  if (!isUnsaved && record !== stored && record.version >= stored.version) control.replace(record);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const blocker = useLeaveGuard(isUnsaved);
  const save = (): void => {
    if (!control.check()) return;
    void control.run(async () => {
      control.replace(await call(updateCategory, { params: { id: stored.id }, body: changeOf(stored, draft) }));
      toast.success(officeTexts.saved);
      await revalidate();
    });
  };
  const remove = (): void => {
    setRemoving(false);
    const { id, version } = stored;
    void action.run(async () => {
      await call(deleteCategory, { params: { id }, query: { version } });
      onRemoved();
    }, t.removed);
  };
  const picture = stored.pictureArticleNumber;
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
        <figure className={styles['picture']}>
          <figcaption>{stored.name.de}</figcaption>
          {draft.imageFileName !== '' ? (
            <img src={`${pictureUrl(draft.imageFileName)}?productImage=320`} alt="" />
          ) : picture === null ? null : (
            <img src={`/api/media/product-overview/${encodeURIComponent(picture)}`} alt="" />
          )}
        </figure>
        <CategoryFields draft={draft} problems={control.problems} records={records} record={stored} onChange={control.change} />
      </form>
      <SaveBar unsaved={unsaved.length} busy={busy} onSave={save} onDiscard={control.discard} foot={officeTexts.saved}>
        {stored.parentId === null || isUnsaved ? null : (
          <button type="button" className={pageStyles['button']} onClick={() => setRemoving(true)}>
            {t.remove}
          </button>
        )}
      </SaveBar>
      <ConflictDialog
        conflict={control.conflict}
        labelOf={(field) => t.form[field as keyof typeof t.form] ?? field}
        onResolve={control.resolve}
      />
      <Ask
        title={t.removeTitle(stored.name.de)}
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
