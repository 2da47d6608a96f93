import { Link } from 'react-router';
import type { ImportDesk } from '#contract/import.ts';
import { officeOrderPath, officeQuotePath } from '#web/paths.ts';
import { importTexts as t } from './import-words.ts';
import styles from './imports.module.css';

const paths = { order: officeOrderPath, quote: officeQuotePath } as const;

/** Links to the documents created from a template. */
export function ImportDocuments({ desk: { kind, documents } }: { desk: Pick<ImportDesk, 'kind' | 'documents'> }) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h2>{t.documents[kind]}</h2>
      <ul className={styles['documents']}>
        {documents.map((made) => (
          <li key={made.id}>
            <Link to={paths[made.kind](made.id)}>{made.formattedId}</Link>
          </li>
        ))}
      </ul>
      <p className={styles['small']}>{t.documentsNote}</p>
    </section>
  );
}
