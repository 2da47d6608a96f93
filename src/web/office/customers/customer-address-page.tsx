import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { deleteAddress } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { readCustomer } from '#contract/customer-record.ts';
import { addressLines } from '#domain/contact/address.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { call } from '#web/call.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { officeCustomerPath } from '#web/paths.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { Ask } from '../ui/ask.tsx';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { AddressDialog } from './address-dialog.tsx';
import { addressRemarks } from './address-list.tsx';
import { customerHandle, customerTitle } from './customer-meta.ts';
import { standingOf } from './customer-view.ts';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';

export const handle = customerHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => customerTitle(loaderData, t.addresses);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  const { perm } = requireScreen(session, 'customers', request);
  const id = idInPath(params['id']);
  const record = await or404(async () => callHere(readCustomer, { params: { id } }));
  return { record, writable: holdsAbility(perm, 'manageCustomers') && standingOf(record.customer) === null };
}

/** The addresses of a customer, with the delivery cost of each. */
export default function CustomerAddressPage() {
  const {
    record: { customer, addresses },
    writable,
  } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  const [going, setGoing] = useState<Address | null>(null);
  const { busy, run } = useAction();
  const remove = async (address: Address): Promise<void> => {
    setGoing(null);
    await run(async () => call(deleteAddress, { params: { id: customer.id, addressId: address.id } }));
  };
  return (
    <>
      <PageHead title={`${customer.name}: ${t.addresses}`}>
        <Link className={pageStyles['button']} to={officeCustomerPath(customer.id)}>
          {t.overview}
        </Link>
        {writable ? (
          <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={() => setOpen('new')}>
            {t.address.new}
          </button>
        ) : null}
      </PageHead>
      {addresses.length === 0 ? (
        <p className={styles['empty']}>{t.address.empty}</p>
      ) : (
        <DataTable
          label={t.addresses}
          columns={[...columns([t.address.name, t.form.address, t.address.use]), { word: t.address.actions, kind: 'hidden' }]}
        >
          <tbody>
            {addresses.map((address) => {
              const [name, ...lines] = addressLines(address);
              return (
                <tr key={address.id}>
                  <td className={pageStyles['strong']}>{name}</td>
                  <td>{lines.join(', ')}</td>
                  <td>{addressRemarks(address).join(', ')}</td>
                  <td>
                    <div className={styles['verbs']}>
                      {writable ? (
                        <>
                          <button type="button" className={pageStyles['button']} onClick={() => setOpen(address)}>
                            {t.edit}
                          </button>
                          {address.isDefaultShipping || address.isDefaultInvoice ? (
                            <small>{t.address.stays}</small>
                          ) : (
                            <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => setGoing(address)}>
                              {t.delete}
                            </button>
                          )}
                        </>
                      ) : null}
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </DataTable>
      )}
      {open === null ? null : <AddressDialog customer={customer} address={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      <Ask
        title={t.address.deleteAsk}
        text={t.address.deleteText}
        verb={t.delete}
        back={t.keep}
        open={going !== null}
        onYes={() => going === null || void remove(going)}
        onNo={() => setGoing(null)}
      />
    </>
  );
}
