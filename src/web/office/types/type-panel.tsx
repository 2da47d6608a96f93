/** A product type as a draft of the version that was read, with its attributes below. */
import { deleteProductType, readTypesWithAttributes, updateProductType } from '#contract/product-type-record.ts';
import type { ProductTypeRecord } from '#contract/product-type-record.ts';
import { call } from '#web/call.ts';
import { officeProductsOfTypePath } from '#web/paths.ts';
import { RecordPanel } from '../record/record-panel.tsx';
import { recordWords } from '../record/record-words.ts';
import { useRecord } from '../record/use-record.ts';
import { TypeAttributes } from './type-attributes.tsx';
import { changeOf, draftOf, typeForm } from './type-draft.ts';
import type { TypeDraft } from './type-draft.ts';
import { typeChoices, TypeFields } from './type-fields.tsx';
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
  const control = useRecord<ProductTypeRecord, TypeDraft>({
    loaded: type,
    draftOf,
    form: typeForm,
    reread: async () => (await call(readTypesWithAttributes, {})).items.find(({ id }) => id === type.id) ?? type,
  });
  const { stored, draft, unsaved } = control;
  // Its attributes are edited below, which raises its version.
  if (type.version > stored.version) control.replace(type, unsaved.length > 0 ? draft : draftOf(type));
  const latest = stored.version > type.version ? stored : type;
  const { id, version } = stored;
  const remove = async (): Promise<void> => {
    await call(deleteProductType, { params: { id }, query: { version } });
    onRemoved();
  };
  const uses = stored.productCount === 0 ? [] : [{ name: t.articles(stored.productCount), path: officeProductsOfTypePath(id) }];
  return (
    <RecordPanel
      control={control}
      labels={t.form}
      choices={typeChoices(choices)}
      className={styles['panel']}
      foot={recordWords.allSaved}
      save={async () => call(updateProductType, { params: { id }, body: changeOf(stored, draft) })}
      removal={{ title: t.removeTitle(stored.name), words: t, run: remove, uses }}
      onUnsaved={onUnsaved}
      fields={<TypeFields draft={draft} problems={control.problems} choices={choices} onChange={control.change} />}
    >
      <TypeAttributes type={latest} all={attributes} />
      {stored.kind === 'COMPOSITE' ? null : <WorkbookPart type={latest} />}
    </RecordPanel>
  );
}
