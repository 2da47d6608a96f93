/** The queue that a tag manager reads, kept in this page's memory; nothing leaves the browser until the tag manager is loaded, which needs consent. */
type Entry = Record<string, unknown>;

const host = 'https://www.googletagmanager.com';

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

let loaded = false;

/** Once per page. The script has the page's nonce, as the content security policy requires. */
export function loadTagManager(id: string): void {
  if (loaded) return;
  loaded = true;
  pushEntry({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = `${host}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
