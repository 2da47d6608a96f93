import { useState } from 'react';
import { readCustomerFile } from '#contract/customer-record.ts';
import type { CustomerFile } from '#contract/customer-record.ts';
import { pathOf } from '#contract/endpoint.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { PersonName } from '../people/person-names.tsx';
import { instantText } from '../text/instant-text.ts';
import { Ask } from '../ui/ask.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { customerWords } from './customer-words.ts';
import styles from './customer.module.css';

const t = customerWords.media;

interface CustomerFilesProps {
  files: readonly CustomerFile[];
  customerId: number;
  /** null: read-only. */
  onDelete: ((file: CustomerFile) => void) | null;
}

/** The files of a customer, to open or delete. */
export function CustomerFiles({ files, customerId, onDelete }: CustomerFilesProps) {
  const [going, setGoing] = useState<CustomerFile | null>(null);
  return (
    <>
      <DataTable
        label={customerWords.files}
        columns={[...columns([t.file, t.size, t.stored]), { word: customerWords.address.actions, kind: 'hidden' }]}
      >
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              <td className={pageStyles['strong']}>{file.name}</td>
              <td>{`${groupedText(Math.max(1, Math.round(file.size / 1000)))} KB`}</td>
              <td>
                {instantText(file.createdAt)}, <PersonName who={file.who} />
              </td>
              <td>
                <div className={styles['verbs']}>
                  <a
                    className={pageStyles['button']}
                    href={pathOf(readCustomerFile, { id: customerId, fileId: file.id })}
                    download={file.name}
                  >
                    {t.open}
                  </a>
                  {onDelete === null ? null : (
                    <button type="button" className={pageStyles['button']} onClick={() => setGoing(file)}>
                      {customerWords.delete}
                    </button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Ask
        title={t.deleteAsk(going?.name ?? '')}
        text={t.deleteText}
        verb={customerWords.delete}
        back={customerWords.keep}
        open={going !== null}
        onYes={() => {
          if (going !== null) onDelete?.(going);
          setGoing(null);
        }}
        onNo={() => setGoing(null)}
      />
    </>
  );
}
