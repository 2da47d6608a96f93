import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { csvText } from '#domain/list/csv.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { largestFileBytes } from './decode-table-file.ts';
import { saveText } from './save-text.ts';
import styles from './table-import.module.css';

interface TableImportProps {
  /** Article numbers for the example lines of the template, known to the customer. */
  examples: readonly string[];
  onTable: (text: string) => void;
  onFile: (file: File) => void;
}

const longestPaste = largestFileBytes;

/** Import of a table from clipboard or file, and a template to start with. */
export function TableImport({ examples, onTable, onFile }: TableImportProps) {
  const t = useTranslations('favourites');
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const template = (): void => {
    const head = [t('templateHead.article'), t('templateHead.quantity'), t('templateHead.remark')];
    saveText(
      t('templateName'),
      csvText([head, ...examples.map((number, at) => [number, String(10 * (at + 1)), at === 0 ? t('templateRemark') : ''])]),
    );
  };
  return (
    <section className={styles['import']} aria-labelledby="quick-import">
      <h2 id="quick-import">{t('import')}</h2>
      <form
        className={styles['paste']}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          onTable(text);
          setText('');
        }}
      >
        <TextField
          label={t('paste')}
          name="quick-paste"
          multiline
          value={text}
          onChange={setText}
          hint={t('pasteHint')}
          maxLength={longestPaste}
          autoComplete="off"
        />
        <Button type="submit" size="small" kind="outline" mark="arrow">
          {t('pasteTake')}
        </Button>
      </form>
      <div className={styles['file']}>
        <label className={styles['upload']}>
          <span>{t('upload')}</span>
          <input
            ref={file}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            aria-describedby="quick-upload-hint"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) onFile(chosen);
              // Allows the same file to be selected again after it was corrected.
              event.target.value = '';
            }}
          />
        </label>
        <p id="quick-upload-hint" className="small muted">
          {t('uploadHint')}
        </p>
        <Button kind="plain" mark="down" onClick={template}>
          {t('template')}
        </Button>
      </div>
    </section>
  );
}
