import { languages } from '#domain/language/language.ts';
import type { Language } from '#domain/language/language.ts';
import { PlainField } from '../ui/plain-field.tsx';
import type { ProductDraft } from './product-draft.ts';
import styles from './product-edit.module.css';
import { productWords as t } from './product-words.ts';

interface TextColumnsProps {
  draft: ProductDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (field: string, value: string) => void;
}

const texts = ['name', 'description'] as const;

/** Name and description in three languages side by side; missing translations are marked above. */
export function TextColumns({ draft, problems, onChange }: TextColumnsProps) {
  const isMissing = (field: (typeof texts)[number], language: Language): boolean =>
    (draft[`${field}.de`] ?? '').trim() !== '' && (draft[`${field}.${language}`] ?? '').trim() === '';
  return (
    <section aria-label={t.sections.texts} className={styles['whole']}>
      <div className={styles['languages']}>
        {languages.map((language) => {
          const missing = texts.filter((field) => isMissing(field, language)).length;
          return (
            <fieldset key={language}>
              <legend>
                {t.languages[language]}
                {missing > 0 ? <span className={styles['missing']}>{t.languageMissing(missing)}</span> : null}
              </legend>
              {texts.map((field) => (
                <PlainField
                  key={field}
                  id={`${field}.${language}`}
                  label={t.fields[field]}
                  value={draft[`${field}.${language}`] ?? ''}
                  lines={field === 'name' ? 1 : 5}
                  maxLength={field === 'name' ? 120 : 10_000}
                  problem={problems[`${field}.${language}`]}
                  onChange={(value) => onChange(`${field}.${language}`, value)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}
