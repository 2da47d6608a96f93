import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readMail } from '#contract/mail.ts';
import type { MailSummary } from '#contract/mail.ts';
import { or404, idInPath } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { instantText } from '../text/instant-text.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { mailListWords } from '../document/mail-words.ts';
import { officeWords } from '../frame/office-words.ts';
import { PageHead } from '../ui/page-head.tsx';
import styles from './mail-page.module.css';

const t = officeWords.mails;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.subject ?? `${t.title} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export const handle: RecordHandle = { recordName: (data) => (data as MailSummary).subject };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'outbox', request);
  const id = idInPath(params['id']);
  return or404(async () => call(readMail, { params: { id } }));
}

/** A mail as its reader sees it, with pictures and as plain text. */
export default function MailPage() {
  const mail = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={mail.subject} />
      <p className={styles['about']}>
        {instantText(mail.createdAt)}, {mail.to}, {mailListWords.states[mail.state]}
      </p>
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
