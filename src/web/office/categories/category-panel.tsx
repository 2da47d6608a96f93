/** A category as a draft of the version that was read: picture, fields, and actions on the whole category. */
import { deleteCategory, readCategoryRecords, updateCategory } from '#contract/category-record.ts';
import type { CategoryRecord } from '#contract/category-record.ts';
import { pictureUrl } from '#domain/catalog/product-image.ts';
import { call } from '#web/call.ts';
import { officeProductTypePath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { RecordPanel } from '../record/record-panel.tsx';
import { recordWords } from '../record/record-words.ts';
import { useRecord } from '../record/use-record.ts';
import type { ShownUse } from '../ui/in-use.tsx';
import styles from './categories.module.css';
import { categoryForm, changeOf, draftOf } from './category-draft.ts';
import type { CategoryDraft } from './category-draft.ts';
import { categoryChoices, CategoryFields } from './category-fields.tsx';
import { categoryWords as t } from './category-words.ts';

const usesOf = ({ id, articleCount, productTypes }: CategoryRecord, records: readonly CategoryRecord[]): ShownUse[] => [
  ...records
    .filter(({ parentId }) => parentId === id)
    .map((below) => ({ name: t.uses.below(below.name.de), path: `?category=${below.id}` })),
  ...(articleCount === 0 ? [] : [{ name: t.uses.articles(articleCount), path: null }]),
  ...productTypes.map((type) => ({ name: t.uses.type(type.name), path: officeProductTypePath(type.id) })),
];

interface CategoryPanelProps {
  record: CategoryRecord;
  records: readonly CategoryRecord[];
  onUnsaved: (isUnsaved: boolean) => void;
  onRemoved: () => void;
}

export function CategoryPanel({ record, records, onUnsaved, onRemoved }: CategoryPanelProps) {
  const failureText = useFailureText();
  const control = useRecord<CategoryRecord, CategoryDraft>({
    loaded: record,
    draftOf,
    form: categoryForm(failureText.key('validation.link')),
    reread: async () => {
      const { items } = await call(readCategoryRecords, {});
      return items.find(({ id }) => id === record.id) ?? record;
    },
  });
  const { stored, draft, unsaved } = control;
  // Takes over changes made by the tree, such as its place, while there are no unsaved edits.
  if (unsaved.length === 0 && record !== stored && record.version >= stored.version) control.replace(record);
  const { id, version, pictureArticleNumber: picture } = stored;
  const remove = async (): Promise<void> => {
    await call(deleteCategory, { params: { id }, query: { version } });
    onRemoved();
  };
  return (
    <RecordPanel
      control={control}
      labels={t.form}
      choices={categoryChoices(records)}
      className={styles['panel']}
      foot={recordWords.allSaved}
      save={async () => call(updateCategory, { params: { id }, body: changeOf(stored, draft) })}
      removal={
        stored.parentId === null ? null : { title: t.removeTitle(stored.name.de), words: t, run: remove, uses: usesOf(stored, records) }
      }
      onUnsaved={onUnsaved}
      fields={
        <>
          {draft.imageFileName === '' && picture === null ? null : (
            <figure className={styles['picture']}>
              <figcaption>{stored.name.de}</figcaption>
              {draft.imageFileName === '' ? (
                <img src={`/api/media/product-overview/${encodeURIComponent(picture ?? '')}`} alt="" />
              ) : (
                <img src={`${pictureUrl(draft.imageFileName)}?productImage=320`} alt="" />
              )}
            </figure>
          )}
          <CategoryFields draft={draft} problems={control.problems} records={records} record={stored} onChange={control.change} />
        </>
      }
    />
  );
}
