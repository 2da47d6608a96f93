import { useState } from 'react';
import { PickFile } from '../files/pick-file.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './categories.module.css';
import { categoryWords as t } from './category-words.ts';

/** A picture of the file library, by its path without the ending, as categories store it. */
export function PictureField({ id, value, onChange }: { id: string; value: string; onChange: (value: string) => void }) {
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={styles['pick']}>
      <PlainField
        id={id}
        label={t.form.imageFileName}
        value={value}
        readOnly
        {...(value === '' ? { hint: t.imageHint } : {})}
        onChange={() => undefined}
      />
      <button type="button" className={pageStyles['button']} onClick={() => setPicking(true)}>
        {t.pickImage}
      </button>
      {value === '' ? null : (
        <button type="button" className={pageStyles['button']} onClick={() => onChange('')}>
          {t.dropImage}
        </button>
      )}
      {isPicking ? (
        <PickFile
          onPick={({ path }) => {
            onChange(path.slice(0, path.lastIndexOf('.')));
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  );
}
