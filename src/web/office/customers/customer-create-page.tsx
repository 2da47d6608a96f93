import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { createCustomer } from '#contract/customer.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { officeCustomerPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { changedFields } from '../record/merge-fields.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { PageHead } from '../ui/page-head.tsx';
import { addressOf, addressProblemsOf, emptyAddress } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { companyOf, emptyDraft, personsOf, problemsOf, termsOf, ticked } from './customer-draft.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';
import { loadChoices } from './load-choices.ts';

export const meta: MetaFunction = () => [{ title: `${t.create} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'customers', request, 'manageCustomers');
  return { choices: await loadChoices(callHere) };
}

/** A new customer, created once however often the button is pressed. */
export default function CustomerCreatePage() {
  const { choices } = useLoaderData<typeof loader>();
  const [draft, setDraft] = useState(emptyDraft);
  const [address, setAddress] = useState(emptyAddress);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const say = ({ key, params }: { key: string; params: Readonly<Record<string, string | number>> }) => failureText.key(key, { ...params });
  const isPlaced = address.street.trim() !== '' || address.city.trim() !== '' || address.zipCode.trim() !== '';
  const name =
    address.name.trim() || draft.companyName.trim() || `${draft.persons[0]?.firstName ?? ''} ${draft.persons[0]?.lastName ?? ''}`.trim();
  const problems = problemsOf(draft, say);
  const wrongAddress = isPlaced ? addressProblemsOf({ ...address, name }, say) : {};
  const typed = changedFields(emptyDraft, draft).length + changedFields(emptyAddress, address).length;
  const blocker = useLeaveGuard(typed > 0 && !busy);
  const discard = (): void => {
    setDraft(emptyDraft);
    setAddress(emptyAddress);
    setChecked(false);
  };
  const submit = async (): Promise<void> => {
    setChecked(true);
    const [first] = [...Object.keys(problems), ...Object.keys(wrongAddress)];
    if (first !== undefined) {
      document.getElementById(first.replace(' ', '-'))?.focus();
      return;
    }
    setBusy(true);
    try {
      const isCompany = draft.isCompany === ticked;
      const body = {
        ...termsOf(draft),
        contactPerson: personsOf(draft),
        ...(isCompany ? { companyInfo: companyOf(draft) } : {}),
        ...(draft.invoiceEmail.trim() === '' ? {} : { invoiceEmail: draft.invoiceEmail.trim() }),
        ...(isPlaced ? { address: addressOf({ ...address, name }) } : {}),
      };
      const { id } = await call(createCustomer, { body }, { idempotencyKey });
      toast.success(officeWords.saved);
      await navigate(officeCustomerPath(id));
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHead title={t.create} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CustomerForm draft={draft} problems={checked ? problems : {}} choices={choices} addresses={null} onChange={setDraft}>
          <section className={styles['whole']} aria-labelledby="form-address">
            <h2 id="form-address">{t.form.address}</h2>
            <AddressFields address={address} problems={checked ? wrongAddress : {}} onChange={setAddress} />
          </section>
        </CustomerForm>
        {/* For Enter in a field. */}
        <input type="submit" hidden />
      </form>
      <SaveBar unsaved={typed} busy={busy} onSave={() => void submit()} onDiscard={discard} foot={t.nothingYet} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
