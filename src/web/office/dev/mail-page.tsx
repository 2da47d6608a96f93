import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { readMail } from '#contract/mail.ts';
import { or404, idInPath } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { instantText } from '../text/instant-text.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import pageStyles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import styles from './mail-page.module.css';

const t = officeTexts.mails;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'outbox', request);
  const id = idInPath(params['id']);
  return or404(async () => call(readMail, { params: { id } }));
}

export default function MailPage() {
  const mail = useLoaderData<typeof loader>();
  return (
    <>
      <header className={pageStyles['head']}>
        <div>
          <nav aria-label={screenOf('outbox').word}>
            <Link to={paths.officeDevelopment}>{t.title}</Link> / {mail.id}
          </nav>
          <h1>{mail.subject}</h1>
          <p>
            {instantText(mail.createdAt)}, {mail.to}, {t.states[mail.state]}
          </p>
        </div>
      </header>
      <div className={styles['bodies']}>
        <section>
          <h2>{t.html}</h2>
          <iframe className={styles['html']} title={t.html} sandbox="" srcDoc={mail.html} />
        </section>
        <section>
          <h2>{t.text}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre className={styles['text']} tabIndex={0}>
            {mail.text}
          </pre>
        </section>
      </div>
    </>
  );
}
