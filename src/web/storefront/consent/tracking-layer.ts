/** The queue that a tag manager reads, kept in this page's memory; nothing leaves the browser until the tag manager is loaded, which needs consent. */
type Entry = Record<string, unknown>;

function layer(): Entry[] {
  const page = globalThis as { dataLayer?: Entry[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}

export function pushEntry(entry: Entry): void {
  layer().push(entry);
}

export function pushConsent(accepted: boolean): void {
  pushEntry({ event: 'cookie_consent', accepted });
}
