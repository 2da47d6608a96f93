import { Link, redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Customer } from '#contract/customer.ts';
import { updateCustomer } from '#contract/customer.ts';
import { readCustomer } from '#contract/customer-record.ts';
import type { CustomerRecord } from '#contract/customer-record.ts';
import { call } from '#web/call.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { officeCustomerPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { wordsFrom } from '../record/choice-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { recordWords } from '../record/record-words.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { useRecord } from '../record/use-record.ts';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { changeOf, draftOf } from './customer-draft.ts';
import { customerForm, fieldLabel } from './customer-form-fields.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerChoices } from './customer-choices.ts';
import type { Choices } from './customer-choices.ts';
import { customerHandle, customerTitle } from './customer-meta.ts';
import { standingOf } from './customer-view.ts';
import { customerWords as t } from './customer-words.ts';
import { loadChoices } from './load-choices.ts';

export const handle = customerHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => customerTitle(loaderData, t.edit);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'customers', request, 'manageCustomers');
  const id = idInPath(params['id']);
  const [record, choices] = await or404(async () => Promise.all([callHere(readCustomer, { params: { id } }), loadChoices(callHere)]));
  // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
  if (standingOf(record.customer) !== null) throw redirect(officeCustomerPath(id));
  return { record, choices };
}

export default function CustomerEditPage() {
  const { record, choices } = useLoaderData<typeof loader>();
  return <EditForm key={record.customer.id} record={record} choices={choices} />;
}

/** A customer as a draft of the version that was read. */
function EditForm({ record, choices }: { record: CustomerRecord; choices: Choices }) {
  const toast = useToast();
  const failureText = useFailureText();
  const { id } = record.customer;
  const control = useRecord<Customer, ReturnType<typeof draftOf>>({
    loaded: record.customer,
    draftOf,
    form: customerForm(({ key, params }) => failureText.key(key, { ...params })),
    reread: async () => (await call(readCustomer, { params: { id } })).customer,
  });
  const { stored, draft, problems, unsaved, busy } = control;
  const blocker = useLeaveGuard(unsaved.length > 0);
  const save = (): void => {
    if (!control.check()) return;
    void control.run(async () => {
      control.replace(await call(updateCustomer, { body: changeOf(stored, draft) }));
      toast.success(officeWords.saved);
    });
  };
  return (
    <>
      <PageHead title={`${stored.formattedId} ${stored.name}`}>
        <Link className={pageStyles['button']} to={officeCustomerPath(id)}>
          {t.overview}
        </Link>
        <Link className={pageStyles['button']} to={officeCustomerPath(id, 'address')}>
          {t.addresses}
        </Link>
      </PageHead>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <CustomerForm draft={draft} problems={problems} choices={choices} addresses={record.addresses} onChange={control.change} />
      </form>
      <SaveBar unsaved={unsaved.length} busy={busy} onSave={save} onDiscard={control.discard} foot={recordWords.allSaved} />
      <ConflictDialog
        record={control}
        labelOf={(field) => fieldLabel(draft, field)}
        textOf={wordsFrom(customerChoices(choices, record.addresses))}
      />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
