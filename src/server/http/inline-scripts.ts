/**
 * The policy of a drawn page allows its scripts by hash instead of by a visitor's nonce, so that the same bytes can be sent to many.
 * Only scripts with the drawing's nonce are allowed; anything smuggled in through a text has none and is blocked.
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

/** The router writes its list of scripts on indented lines: a quarter of it is spaces. No text in it contains a line break. */
function onOneLine(text: string): string {
  return text.replaceAll(/\n {2,}/g, '');
}

const data = /^(window\.__reactRouterContext\.streamController\.enqueue\()"(.*)"(\);)$/;

/**
 * The router puts its data, which is full of double quotes, between double quotes: a tenth of it is backslashes. The last backslash before a double
 * quote is always the one that escapes it, since none stands there by itself.
 */
function singlyQuoted(text: string): string {
  const [, before = '', sent, after = ''] = data.exec(text) ?? [];
  if (sent === undefined) return text;
  return `${before}'${sent.replaceAll("'", String.raw`\'`).replaceAll(String.raw`\"`, '"')}'${after}`;
}
