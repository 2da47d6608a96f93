import { queryOfPage } from '#domain/catalog/campaign-name.ts';
import { paths } from '#web/paths.ts';

/** The log-in that leads back to a page: by the address that the server drew it for, so that both sides write the same link. */
export function logInAndBack(pathname: string, search: string): string {
  const query = queryOfPage(search.slice(1));
  return `${paths.logIn}?next=${encodeURIComponent(query === '' ? pathname : `${pathname}?${query}`)}`;
}
