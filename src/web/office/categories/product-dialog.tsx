/** The fields of a product that are often corrected in passing: its names and who can see it. All others are on its own page. */
import { useEffect, useState } from 'react';
import { readProductRecord, updateProduct } from '#contract/product-record.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import { languages } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { useVerb } from '../record/use-verb.ts';
import { PlainCheck } from '../ui/plain-check.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import styles from './categories.module.css';
import { categoryWords } from './category-words.ts';

const t = categoryWords.product;

interface ProductDialogProps {
  productId: number;
  onSaved: () => void;
  onClose: () => void;
}

export function ProductDialog({ productId, onSaved, onClose }: ProductDialogProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const [record, setRecord] = useState<ProductRecord | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    call(readProductRecord, { params: { id: productId } }).then(setRecord, (failure: unknown) => setFailed(failureText(failure)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once for each product
  }, [productId]);
  useEffect(() => {
    if (failed === null) return;
    toast.error(failed);
    onClose();
  }, [failed, toast, onClose]);
  return record === null ? null : <ProductForm key={record.id} record={record} onSaved={onSaved} onClose={onClose} />;
}

function ProductForm({ record, onSaved, onClose }: { record: ProductRecord; onSaved: () => void; onClose: () => void }) {
  const verb = useVerb();
  const [name, setName] = useState(record.name);
  const [shown, setShown] = useState({ published: record.published, publiclyAvailable: record.publiclyAvailable });
  const submit = (): void => {
    const body = { version: record.version, name, ...shown };
    void verb.run(async () => {
      await call(updateProduct, { params: { id: record.id }, body });
      onSaved();
    });
  };
  return (
    <VerbDialog
      title={t.title(record.articleNumber)}
      word={t.save}
      verb={verb}
      fields={['name.de', 'name.fr', 'name.en']}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        {languages.map((language) => (
          <PlainField
            key={language}
            id={`product-${language}`}
            label={t[`name.${language}`]}
            value={name[language]}
            maxLength={200}
            problem={verb.problems[`name.${language}`]}
            onChange={(value) => setName({ ...name, [language]: value })}
          />
        ))}
      </div>
      {(['published', 'publiclyAvailable'] as const).map((field) => (
        <PlainCheck
          key={field}
          id={`product-${field}`}
          label={t[field]}
          checked={shown[field]}
          onChange={(is) => setShown({ ...shown, [field]: is })}
        />
      ))}
    </VerbDialog>
  );
}
