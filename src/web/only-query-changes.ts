import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The same page with other filters, another search or another part: its frame stays as it is, also without a connection. */
export const onlyQueryChanges = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
