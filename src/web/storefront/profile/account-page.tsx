import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readAddresses } from '#contract/address.ts';
import { readCustomers } from '#contract/customer.ts';
import type { Address } from '#contract/address.ts';
import type { Customer } from '#contract/customer.ts';
import { pageServices } from '#web/page-context.ts';
import { requireLogIn } from '../page/require-log-in.ts';
import { AddressList } from './address-list.tsx';
import { ContactForm } from './contact-form.tsx';
import { OrderSettingsForm } from './order-settings-form.tsx';
import styles from './profile-form.module.css';

export { privateHeaders as headers } from '../page/private-headers.ts';

interface Data {
  /** null: staff without a customer. */
  customer: Customer | null;
  addresses: Address[];
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const { call, session } = pageServices(context);
  const { customerId } = requireLogIn(session, request);
  if (customerId === null) return { customer: null, addresses: [] };
  const [customers, addresses] = await Promise.all([
    call(readCustomers, { query: { ids: String(customerId) } }),
    call(readAddresses, { params: { id: customerId } }),
  ]);
  return { customer: customers.items[0] ?? null, addresses: addresses.items };
}

/** Contact person, order settings and addresses; each part is saved separately. */
export default function AccountPage() {
  const t = useTranslations('profile');
  const { customer, addresses } = useLoaderData<typeof loader>();
  if (customer === null) return <p className={styles['note']}>{t('staffAccount')}</p>;
  return (
    <div className={styles['parts']}>
      <ContactForm customer={customer} />
      <OrderSettingsForm customer={customer} addresses={addresses} />
      <AddressList customerId={customer.id} addresses={addresses} />
    </div>
  );
}
