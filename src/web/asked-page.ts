/** The address of the page that a loader was asked for, as it stands in the address bar: React Router's own marks for its data requests are left out. */
export function askedPage({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_routes');
  const query = searchParams.toString();
  return pathname.replace(/\.data$/, '') + (query === '' ? '' : `?${query}`);
}
