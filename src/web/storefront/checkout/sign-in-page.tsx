import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { logIn } from '#contract/session.ts';
import { required } from '#domain/contact/rules.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { Link } from '#web/ui/link.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { paths } from '#web/paths.ts';
import { saveGuest } from './buyer-actions.ts';
import { useBuyer, useCheckout } from './checkout-state.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { GuestFields, useGuestLabels } from '../form/guest-fields.tsx';
import { guestProblems } from '../form/guest-form.ts';
import { StepForm } from '../form/step-form.tsx';
import { routeOf, stepAfter } from './step-guard.ts';
import { useToldBefore } from './use-told-before.ts';
import styles from './step-page.module.css';

/** As a guest, or with an account. */
export default function SignInPage() {
  const t = useTranslations('checkout');
  const [way, setWay] = useState<'guest' | 'account'>('guest');
  return (
    <div className={styles['parts']}>
      <RadioCards
        legend={t('signInWay')}
        name="way"
        value={way}
        onChange={setWay}
        options={[
          { value: 'guest', title: t('asGuest'), text: t('asGuestText') },
          { value: 'account', title: t('withAccount'), text: t('withAccountText') },
        ]}
      />
      {way === 'guest' ? <GuestPart /> : <AccountPart />}
    </div>
  );
}

function GuestPart() {
  const t = useTranslations('checkout');
  const language = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { store, session } = useCheckout();
  const { customerId } = useBuyer();
  const errors = useFormErrors(useGuestLabels(), guestProblems(session.guestDraft));
  useToldBefore();
  const submit = async (): Promise<void> => {
    const form = session.guestDraft;
    const problems = guestProblems(form);
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    await saveGuest({ store, call, language, customerId }, form);
    const facts = { cartEmpty: false, loggedIn: false, checkout: store.session.checkout };
    await navigate(stepAfter('signin', facts, search.get('return') === 'summary'));
  };
  return (
    <StepForm errors={errors} next={t('toInvoice')} back={routeOf('cart')} onSubmit={submit}>
      <GuestFields value={session.guestDraft} onChange={(part) => store.typeGuest(part)} errors={errors} />
    </StepForm>
  );
}

function AccountPart() {
  const t = useTranslations('checkout');
  const a = useTranslations('account');
  const errors = useFormErrors({ email: t('email'), password: t('password') });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = async (): Promise<void> => {
    const problems = (
      [
        ['email', email],
        ['password', password],
      ] as const
    ).flatMap(([field, value]) => {
      const problem = required(value);
      return problem ? [refusal(problem.key, problem.params, field)] : [];
    });
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    await call(logIn, { body: { email: email.trim(), password } });
    // A new document: everything is loaded again with the customer's own prices.
    globalThis.location.assign(routeOf('invoice'));
  };
  return (
    <StepForm errors={errors} next={t('logIn')} back={routeOf('cart')} onSubmit={submit}>
      <EmailField label={t('email')} autoComplete="username" required {...errors.input('email', email, setEmail)} />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        required
        {...errors.input('password', password, setPassword)}
      />
      <div className={styles['ways']}>
        <Link to={paths.requestReset}>{a('forgotten')}</Link>
        <Link to={`${paths.register}?next=${encodeURIComponent(routeOf('invoice'))}`}>{a('registerTitle')}</Link>
      </div>
    </StepForm>
  );
}
