import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { pageServices } from '#web/page-context.ts';

/** `/` leads to the home page of the shop mode; the question of a language goes along. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  return redirect(`/-${pageServices(context).profile.shop}${new URL(request.url).search}`);
}
