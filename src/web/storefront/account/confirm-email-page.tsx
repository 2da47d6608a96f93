import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmEmail } from '#contract/registration.ts';
import { call } from '#web/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import { AccountDone, AccountFrame } from './account-frame.tsx';
import { isLinkExpired, LinkOver } from './link-over.tsx';
import { useLinkToken } from './link-token.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';
export { privateHeaders as headers } from '../page/private-headers.ts';

/** Confirms the new log-in address. Needs a click: programs that scan mails follow links, but press no buttons. */
export default function ConfirmEmailPage() {
  const t = useTranslations('account');
  const token = useLinkToken();
  const errors = useFormErrors({});
  const [email, setEmail] = useState<string | null>(null);
  const [expired, setExpired] = useState(false);
  const isOver = token === '' || expired;
  const submit = async (): Promise<void> => {
    errors.clear();
    try {
      setEmail((await call(confirmEmail, { body: { token: token ?? '' } })).email);
    } catch (failure) {
      if (!isLinkExpired(failure)) throw failure;
      setExpired(true);
    }
  };
  return (
    <AccountFrame title={t('confirmTitle')} lead={email !== null || isOver ? null : t('confirmLead')}>
      {email !== null ? (
        <AccountDone title={t('confirmDoneTitle')}>
          <p>{t('confirmDone', { email })}</p>
          <ButtonLink reloadDocument mark="arrow" to={paths.profileCredentials}>
            {t('toProfile')}
          </ButtonLink>
        </AccountDone>
      ) : isOver ? (
        // A new link is asked for there; who has confirmed before sees it there.
        <LinkOver expired={expired} to={paths.profileCredentials} label={t('toProfile')} />
      ) : (
        <StepForm errors={errors} next={t('confirmNow')} onSubmit={submit}>
          {null}
        </StepForm>
      )}
    </AccountFrame>
  );
}
