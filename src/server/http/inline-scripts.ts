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
  const named = html.replace(scripts, (whole, attributes: string, text: string) => {
    if (!attributes.includes(mark) || text === '') return whole;
    const said = attributes.includes('type="module"') ? onOneLine(text) : singlyQuoted(text);
    sources.add(`'sha256-${createHash('sha256').update(said).digest('base64')}'`);
    return `<script${attributes}>${said}</script>`;
  });
  return { html: named.replaceAll(mark, ''), sources: [...sources] };
}

/** The router sets its list of scripts out in lines: a quarter of it is blanks. No text has a line break in it. */
function onOneLine(text: string): string {
  return text.replaceAll(/\n {2,}/g, '');
}

const data = /^(window\.__reactRouterContext\.streamController\.enqueue\()"(.*)"(\);)$/;

/** The router puts its data, which is full of quotation marks, between such: a tenth of it is strokes before them. */
function singlyQuoted(text: string): string {
  const [, before = '', sent, after = ''] = data.exec(text) ?? [];
  if (sent === undefined) return text;
  return `${before}'${sent.replaceAll(/\\.|'/g, (sign) => requoted[sign] ?? sign)}'${after}`;
}

const requoted: Readonly<Record<string, string>> = { '\\"': '"', "'": "\\'" };
