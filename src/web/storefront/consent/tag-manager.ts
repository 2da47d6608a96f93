/** Fetched only where a tag manager is set up and the visitor has agreed. */
import { pushEntry } from './tracking-layer.ts';

const host = 'https://www.googletagmanager.com';

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
