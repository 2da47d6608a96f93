/**
 * A drawn page names its own scripts by what they say instead of by a secret of one visitor: so the same bytes can go to many.
 * Only scripts that carry the drawing's nonce count; whatever a text might smuggle in has none and stays without permission.
 */
import { createHash } from 'node:crypto';

export interface NamedScripts {
  /** The page without the nonce. */
  html: string;
  /** Sources for the content security policy: `'sha256-…'`. */
  sources: string[];
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

export function nameScripts(html: string, nonce: string): NamedScripts {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (attributes.includes(mark) && text !== '') sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), sources: [...sources] };
}
