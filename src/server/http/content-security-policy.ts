/**
 * What a page may load and from where. The tag manager, which can run any script, is allowed only after the visitor's consent and never where people
 * pay, log in or work. Quality §2 item 35.
 */

const tagManager = {
  script: ' https://www.googletagmanager.com',
  image: ' https://www.googletagmanager.com https://*.google-analytics.com',
  connect: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};
const noTagManager = { script: '', image: '', connect: '' };

/** Addresses are matched like the router does, ignoring case. */
const secretPages = /^\/+(?:admin|checkout|checkout-quote|fahrt|order|user)(?:[/.?]|$)/i;

/** Whether visits to this address (path and query) may be tracked. */
export function mayCount(url: string): boolean {
  return !secretPages.test(url);
}

/** `scripts`: sources of the page's own inline scripts, `'nonce-…'` or `'sha256-…'`. */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { production, counts }: { production: boolean; counts: boolean },
): string {
  const script = ["'self'", ...scripts, ...(production ? [] : ["'unsafe-eval'"])].join(' ');
  const extra = counts ? tagManager : noTagManager;
  return [
    "default-src 'self'",
    `script-src ${script}${extra.script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${extra.image}`,
    "font-src 'self'",
    `${production ? "connect-src 'self'" : "connect-src 'self' ws:"}${extra.connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
