import { redirect, useLoaderData, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readHolders } from '#contract/staff.ts';
import { holdsAbility, isOfficeAbility } from '#domain/access/permission.ts';
import { pageServices } from '#web/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useRootData } from '#web/root-data.ts';
import { logInPath, paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './account-page.module.css';
import { LogInForm } from './log-in-form.tsx';
import { homeOf } from './home-of.ts';
import { NotAllowed } from './not-allowed.tsx';
import type { Refused } from './not-allowed.tsx';
import { useLinkState } from '../page/use-link-state.ts';
import { ownPath } from './own-path.ts';
import { wholeNext } from './whole-next.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

/** Leads on who is logged in, perhaps in another tab meanwhile; told only if a page needed more rights than they have. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<{ refused: Refused | null }> {
  const { session, call } = pageServices(context);
  const { searchParams: query, host } = new URL(request.url);
  if (session === null || session.guest) {
    const whole = wholeNext(query.get('next') ?? '', request.headers.get('referer'), host);
    if (whole !== null) throw redirect(logInPath(whole));
    return { refused: null };
  }
  const needs = query.get('needs') ?? '';
  if (session.owesSecondFactor === true) throw redirect(homeOf(session));
  if (needs === '') throw redirect(ownPath(query.get('next')) ?? homeOf(session));
  const ability = isOfficeAbility(needs) ? needs : null;
  const isStaff = holdsAbility(session.perm, 'enterOffice');
  const roles = ability === null || !isStaff ? [] : (await call(readHolders, { query: { ability } })).roles;
  return { refused: { email: session.email ?? '', seesAs: session.seesAs ?? null, ability, isStaff, roles } };
}

export default function LoginPage() {
  const t = useTranslations('shell');
  const a = useTranslations('account');
  const { refused } = useLoaderData<typeof loader>();
  const why = (useLinkState() as { why: string } | null)?.why;
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  if (refused !== null)
    return (
      <AccountFrame title={a('notAllowed')} lead={a('signedInAs', { email: refused.email })}>
        <NotAllowed refused={refused} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={t('loginTitle')} lead={why ?? t('loginLead')}>
      <LogInForm />
      <NoAccount />
      <div className={styles['guest']}>
        <p>{t('loginGuest')}</p>
        <ButtonLink to={`/-${shop}`} kind="plain" mark="arrow">
          {t('loginGuestLink')}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

function NoAccount() {
  const t = useTranslations('account');
  const [query] = useSearchParams();
  const next = ownPath(query.get('next'));
  return (
    <div className={styles['guest']}>
      <p>{t('noAccount')}</p>
      <ButtonLink to={`${paths.register}${next === null ? '' : `?next=${encodeURIComponent(next)}`}`} kind="plain" mark="arrow">
        {t('registerTitle')}
      </ButtonLink>
    </div>
  );
}
