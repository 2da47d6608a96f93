import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import {
  deleteCustomerFile,
  deleteCustomerLogo,
  readCustomer,
  readCustomerFiles,
  storeCustomerFile,
  storeCustomerLogo,
} from '#contract/customer-record.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { call } from '#web/call.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { officeCustomerPath } from '#web/paths.ts';
import { useToast } from '#web/ui/toast.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { CustomerFiles } from './customer-files.tsx';
import { CustomerLogo, pictures } from './customer-logo.tsx';
import { customerHandle, customerTitle } from './customer-meta.ts';
import { standingOf } from './customer-view.ts';
import { customerWords } from './customer-words.ts';
import styles from './customer.module.css';
import { base64Of, largestFile } from './file-base64.ts';
import { FileButton } from './file-button.tsx';

const t = customerWords.media;

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
        <CustomerLogo
          customer={customer}
          hasLogo={hasLogo}
          busy={busy}
          onChoose={
            writable ? (file) => void send(file, async (content) => call(storeCustomerLogo, { params, body: { version, content } })) : null
          }
          onRemove={() => void run(async () => call(deleteCustomerLogo, { params, query: { version } }))}
        />
        <section className={styles['whole']} aria-labelledby="files">
          <h2 id="files">
            {customerWords.files} <small>{t.hint}</small>
          </h2>
          {files.length === 0 ? (
            <p>{t.empty}</p>
          ) : (
            <CustomerFiles
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
