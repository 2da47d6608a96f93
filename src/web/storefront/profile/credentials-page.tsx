import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readUser } from '#contract/user.ts';
import type { User } from '#contract/user.ts';
import { pageServices } from '#web/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { requireLogIn } from '../page/require-log-in.ts';
import { useLogOut } from '../page/log-out.ts';
import { EmailForm } from './email-form.tsx';
import { OwnDataPart } from './own-data-part.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile-form.module.css';

export { privateHeaders as headers } from '../page/private-headers.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<User> {
  const { call, session } = pageServices(context);
  const { userId } = requireLogIn(session, request);
  return call(readUser, { params: { id: userId ?? 0 } });
}

/** E-mail address, password, sessions. Logging out here ends all sessions. */
export default function CredentialsPage() {
  const t = useTranslations('profile');
  const user = useLoaderData<typeof loader>();
  const logOut = useLogOut();
  return (
    <div className={styles['parts']}>
      <EmailForm user={user} />
      <PasswordForm user={user} />
      <section className={styles['part']}>
        <h2>{t('sessionsPart')}</h2>
        <p>{t('sessionsText')}</p>
        <div className={styles['actions']}>
          <Button kind="outline" onClick={() => void logOut()}>
            {t('endSessions')}
          </Button>
        </div>
      </section>
      {user.customerId === null ? null : <OwnDataPart customerId={user.customerId} />}
    </div>
  );
}
