/** The dialogs of the category screen have addresses of their own: each leads to the screen with that dialog open. */
import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

export const dialogs = ['link', 'edit', 'product'] as const;
export type CategoryDialog = (typeof dialogs)[number];

export const dialogOf = (query: URLSearchParams): CategoryDialog | null => dialogs.find((each) => each === query.get('dialog')) ?? null;

/** Keeps `category` and `product` of the address. */
export function toDialog(request: Request, dialog: CategoryDialog): Response {
  const query = new URL(request.url).searchParams;
  query.set('dialog', dialog);
  return redirect(`${paths.officeCategories}?${query.toString()}`);
}
