import '#web/texts/desk-texts.ts';
import { isRouteErrorResponse, useLoaderData, useParams, useRouteError } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readDrive } from '#contract/drive.ts';
import { CallFailure } from '#contract/failure.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { pageServices } from '#web/page-context.ts';
import { DriveDesk } from './drive-desk.tsx';
import { driverWords as t } from './driver-words.ts';
import styles from './drive.module.css';

export const meta: MetaFunction = () => [
  { title: `${t.title} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** An invalid link gets its status and the reason. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = pageServices(context);
  try {
    return { sheet: await call(readDrive, { params: { token: params['token'] ?? '' } }), readAt: Date.now() };
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.status >= 500) throw failure;
    const isLink = failure.status === 404 || failure.status === 410 || failure.status === 429;
    // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
    throw Response.json(isLink ? failure.errors[0]?.message : 'driveUnknown', { status: isLink ? failure.status : 404 });
  }
}

export default function DrivePage() {
  const drawn = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  return <DriveDesk key={drawn.sheet.id} token={token} drawn={drawn} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const failureText = useFailureText();
  const key = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : 'unexpectedError';
  return (
    <main id="inhalt" tabIndex={-1} lang="de-CH" className={styles['stopped']}>
      <h1>{t.closedHead}</h1>
      <p>{failureText.key(key)}</p>
    </main>
  );
}
