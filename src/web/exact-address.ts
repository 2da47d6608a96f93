/** A page has one address: search engines and the page cache would take any other for a page of its own. */
import { redirect } from 'react-router';
import type { PageServices } from '#contract/page-services.ts';

/** Throws the redirect to the page's own path, query kept, if it was asked for by another way of writing it. */
export function toExactAddress({ asked }: Pick<PageServices, 'asked'>, request: Request, path: string): void {
  const { pathname, search } = new URL(request.url);
  // As browsers send it: a path chosen by the office may hold letters that they encode.
  const exact = new URL(path, request.url).pathname;
  // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
  if (pathname.replace(/\.data$/, '') !== exact) throw redirect(`${exact}${asked ?? search}`, 301);
}
