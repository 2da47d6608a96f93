import { useState } from 'react';
import type { ReactNode } from 'react';
import { redirect, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { registerCompany, registerPerson } from '#contract/registration.ts';
import { logIn } from '#contract/session.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { Link } from '#web/ui/link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import { AddressFields, useAddressLabels } from '../form/address-fields.tsx';
import { Optional } from '../form/optional.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import type { FormErrors } from '../form/form-errors.ts';
import { GuestFields, useGuestLabels } from '../form/guest-fields.tsx';
import type { KnownGuest } from '../form/known-guest.ts';
import { StepForm } from '../form/step-form.tsx';
import { useLinkState } from '../page/use-link-state.ts';
import { AccountDone, AccountFrame } from './account-frame.tsx';
import styles from './account-page.module.css';
import { ownPath } from './own-path.ts';
import { PasswordField } from './password-field.tsx';
import { emptyRegistration, registerBody, registerProblems, registrationOf } from './register-form.ts';
import type { RegisterForm } from './register-form.ts';
import { useCaptcha } from './use-captcha.ts';
import type { Captcha } from './use-captcha.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

/** Redirects visitors who are logged in: they have an account. */
export function loader({ context }: LoaderFunctionArgs): null {
  const { session } = pageServices(context);
  if (session !== null && !session.guest) throw redirect(paths.profileAccount);
  return null;
}

export default function RegisterPage() {
  const t = useTranslations('account');
  const [query] = useSearchParams();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const guest = useLinkState() as KnownGuest | null;
  return (
    <AccountFrame title={t('registerTitle')} lead={`${t('registerLead')} ${t('registerCart')}`}>
      {mailedTo === null ? (
        <RegisterFields key={guest === null ? 'new' : 'known'} guest={guest} onMailed={setMailedTo} />
      ) : (
        <AccountDone title={t('checkMailTitle')}>
          <p>{t('checkMail', { email: mailedTo })}</p>
        </AccountDone>
      )}
      <p className={styles['guest']}>
        {t('haveAccount')}{' '}
        <Link className={styles['word']} to={`${paths.logIn}${query.size === 0 ? '' : `?${query.toString()}`}`}>
          {t('toLogIn')}
        </Link>
      </p>
    </AccountFrame>
  );
}

function useRegisterLabels(): Record<string, string> {
  const t = useTranslations('account');
  const { name: _, ...address } = useAddressLabels();
  return { ...useGuestLabels(), ...address, invoiceEmail: t('invoiceEmail'), password: t('password'), answer: t('question') };
}

/** `onMailed`: the account cannot be used yet; a mail explains why. */
function RegisterFields({ guest, onMailed }: { guest: KnownGuest | null; onMailed: (email: string) => void }) {
  const t = useTranslations('account');
  const language = useLocale();
  const [query] = useSearchParams();
  const [form, setForm] = useState(() => (guest === null ? emptyRegistration : registrationOf(guest)));
  const problems = registerProblems(form);
  const errors = useFormErrors(useRegisterLabels(), problems);
  const captcha = useCaptcha();
  const change = (part: Partial<RegisterForm>): void => setForm((before) => ({ ...before, ...part }));
  const submit = async (): Promise<void> => {
    if (problems.length > 0 || captcha.question === null) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    const body = registerBody(form, captcha.question.questionId, language);
    try {
      const { name: _, invoiceEmail: __, ...person } = body;
      await (form.buyer.kind === 'company' ? call(registerCompany, { body }) : call(registerPerson, { body: person }));
    } catch (failure) {
      if (isWrongAnswer(failure)) {
        captcha.askAgain();
        change({ answer: '' });
      }
      throw failure;
    }
    try {
      await call(logIn, { body: { email: body.email, password: form.password } });
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.status !== 401) throw failure;
      onMailed(body.email);
      return;
    }
    // A fresh document with the customer's own prices; the cart is stored in the browser and stays.
    location.assign(ownPath(query.get('next')) ?? paths.profileAccount);
  };
  return (
    <StepForm errors={errors} next={t('registerNow')} onSubmit={submit}>
      <section className={styles['part']} aria-label={t('aboutYou')}>
        <GuestFields
          legend={t('registerAs')}
          value={form.buyer}
          onChange={(part) => change({ buyer: { ...form.buyer, ...part } })}
          errors={errors}
        />
        <SelectField
          label={<Optional text={t('title')} />}
          name="title"
          value={form.title}
          onChange={(title) => change({ title })}
          options={[
            { value: '0', label: t('titles.unknown') },
            { value: '2', label: t('titles.female') },
            { value: '1', label: t('titles.male') },
          ]}
        />
        {form.buyer.kind === 'company' ? (
          <EmailField
            label={<Optional text={t('invoiceEmail')} />}
            {...errors.input('invoiceEmail', form.invoiceEmail, (invoiceEmail) => change({ invoiceEmail }))}
            hint={t('invoiceEmailHint')}
          />
        ) : null}
      </section>
      <section className={styles['part']}>
        <h2>{t('yourAddress')}</h2>
        <AddressFields
          section="billing"
          named={false}
          value={form.address}
          onChange={(part) => setForm((before) => ({ ...before, address: { ...before.address, ...part } }))}
          errors={errors}
        />
      </section>
      <section className={styles['part']}>
        <h2>{t('yourLogIn')}</h2>
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          {...errors.input('password', form.password, (password) => change({ password }))}
        />
        <CaptchaField captcha={captcha} value={form.answer} onChange={(answer) => change({ answer })} errors={errors} />
      </section>
      <p className="small">{t.rich('legal', { agb: termsLink, datenschutz: privacyLink })}</p>
    </StepForm>
  );
}

const termsLink = (words: ReactNode): ReactNode => <Link to={paths.terms}>{words}</Link>;
const privacyLink = (words: ReactNode): ReactNode => <Link to={paths.privacy}>{words}</Link>;

const isWrongAnswer = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.errors.some(({ message }) => message === 'wrongCaptcha');

interface CaptchaFieldProps {
  captcha: Captcha;
  value: string;
  onChange: (answer: string) => void;
  errors: FormErrors;
}

/** The question is the field's label, so screen readers read it too. */
function CaptchaField({ captcha, value, onChange, errors }: CaptchaFieldProps) {
  const colon = useColon();
  const t = useTranslations('account');
  const failureText = useFailureText();
  const waiting = captcha.failure === null ? t('questionLoading') : failureText(captcha.failure);
  return (
    <div>
      <TextField
        label={`${t('question')}${colon} ${captcha.question?.question ?? waiting}`}
        required
        autoComplete="off"
        {...errors.input('answer', value, onChange)}
        hint={t('questionHint')}
        maxLength={60}
      />
      <button
        type="button"
        className={styles['word']}
        onClick={() => {
          captcha.askAgain();
          onChange('');
        }}
      >
        {t('otherQuestion')}
      </button>
    </div>
  );
}
