import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { pageServices } from '#web/page-context.ts';

/** Redirects `/` to the home page of the shop mode; a language in the query is kept. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  return redirect(`/-${pageServices(context).profile.shop}${new URL(request.url).search}`);
}
