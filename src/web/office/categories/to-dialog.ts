import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { CategoryDialog } from './category-dialogs.ts';

/** Redirects staff to the screen with the dialog open; `category` and `product` of the address are kept. */
export function toDialog({ context, request }: LoaderFunctionArgs, dialog: CategoryDialog): Response {
  requireScreen(pageServices(context).session, 'categories', request);
  const query = new URL(request.url).searchParams;
  query.set('dialog', dialog);
  return redirect(`${paths.officeCategories}?${query.toString()}`);
}
