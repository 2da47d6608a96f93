import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readCustomerLogo } from '#contract/customer.ts';
import {
  deleteCustomerFile,
  deleteCustomerLogo,
  readCustomer,
  readCustomerFile,
  readCustomerFiles,
  storeCustomerFile,
  storeCustomerLogo,
} from '#contract/customer-record.ts';
import type { CustomerFile } from '#contract/customer-record.ts';
import { pathOf } from '#contract/endpoint.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { call } from '#web/call.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { officeCustomerPath } from '#web/paths.ts';
import { useToast } from '#web/ui/toast.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { instantText } from '../text/instant-text.ts';
import { Ask } from '../ui/ask.tsx';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { customerHandle, customerTitle } from './customer-meta.ts';
import { standingOf } from './customer-view.ts';
import { customerWords } from './customer-words.ts';
import styles from './customer.module.css';
import { base64Of, largestFile } from './file-base64.ts';
import { FileButton } from './file-button.tsx';
import { PersonName } from '../people/person-names.tsx';

const t = customerWords.media;
const pictures = '.svg,.png,.jpg,.jpeg,.webp';

export const handle = customerHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => customerTitle(loaderData, customerWords.files);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'customers', request);
  const of = { params: { id: idInPath(params['id']) } };
  const [record, files] = await or404(async () => Promise.all([callHere(readCustomer, of), callHere(readCustomerFiles, of)]));
  return { record, files: files.items, writable: holdsAbility(perm, 'manageCustomers') && standingOf(record.customer) === null };
}

/** Logo and files of a customer. */
export default function CustomerMediaPage() {
  const {
    record: { customer, hasLogo },
    files,
    writable,
  } = useLoaderData<typeof loader>();
  const { busy, run } = useAction();
  const toast = useToast();
  const params = { id: customer.id };
  const { version } = customer;
  const send = async (file: File, store: (content: string) => Promise<unknown>): Promise<void> => {
    if (file.size > largestFile) toast.error(t.tooLarge);
    else await run(async () => store(await base64Of(file)));
  };
  return (
    <>
      <PageHead title={`${customer.name}: ${customerWords.files}`}>
        <Link className={pageStyles['button']} to={officeCustomerPath(customer.id)}>
          {customerWords.overview}
        </Link>
        {writable ? (
          <FileButton
            word={t.add}
            accept={`${pictures},.pdf`}
            disabled={busy}
            onChosen={(file) =>
              void send(file, async (content) =>
                call(storeCustomerFile, { params, body: { version, name: file.name.slice(0, 120), content } }),
              )
            }
          />
        ) : null}
      </PageHead>
      <div className={styles['columns']}>
        <section className={styles['logo']} aria-labelledby="logo">
          <h2 id="logo">{t.logo}</h2>
          {hasLogo ? <img src={`${pathOf(readCustomerLogo, params)}?v=${version}`} alt={t.logo} /> : <p>{t.noLogo}</p>}
          <small>{t.logoHint}</small>
          {writable ? (
            <div className={styles['verbs']}>
              <FileButton
                word={t.chooseLogo}
                accept={pictures}
                disabled={busy}
                onChosen={(file) => void send(file, async (content) => call(storeCustomerLogo, { params, body: { version, content } }))}
              />
              {hasLogo ? (
                <button
                  type="button"
                  className={pageStyles['button']}
                  disabled={busy}
                  onClick={() => void run(async () => call(deleteCustomerLogo, { params, query: { version } }))}
                >
                  {t.removeLogo}
                </button>
              ) : null}
            </div>
          ) : null}
        </section>
        <section className={styles['whole']} aria-labelledby="files">
          <h2 id="files">
            {customerWords.files} <small>{t.hint}</small>
          </h2>
          {files.length === 0 ? (
            <p>{t.empty}</p>
          ) : (
            <Files
              files={files}
              customerId={customer.id}
              onDelete={
                writable
                  ? (file) => void run(async () => call(deleteCustomerFile, { params: { ...params, fileId: file.id }, query: { version } }))
                  : null
              }
            />
          )}
        </section>
      </div>
    </>
  );
}

interface FilesProps {
  files: readonly CustomerFile[];
  customerId: number;
  /** null: read-only. */
  onDelete: ((file: CustomerFile) => void) | null;
}

function Files({ files, customerId, onDelete }: FilesProps) {
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
