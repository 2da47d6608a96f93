/**
 * A small XML reader for streamed text: elements, attributes, text, the five named entities and numeric ones. Document types are
 * refused, so nothing can be declared or fetched. Name prefixes are dropped. Throws XmlRefused. Specification: quality §2 item 19.
 */

/** `doctype`: the file declares a document type; `textTooLong`: a text between two tags; `cut`: it ends too early; `malformed`: not well-formed. */
export class XmlRefused extends Error {
  readonly reason: 'malformed' | 'doctype' | 'textTooLong' | 'cut';
  constructor(reason: XmlRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export interface XmlHandler {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

const entityNames: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const longestMark = 256 * 1024;
const deepest = 64;

const malformed = (): XmlRefused => new XmlRefused('malformed');

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&([^;&<]{0,12});?/g, (whole, body: string) => {
    if (!whole.endsWith(';')) throw malformed();
    const named = Object.hasOwn(entityNames, body) ? entityNames[body] : undefined;
    if (named !== undefined) return named;
    const numeric = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(body);
    const code = numeric === null ? -1 : numeric[1] === undefined ? Number(numeric[2]) : Number.parseInt(numeric[1], 16);
    if (code <= 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) throw malformed();
    return String.fromCodePoint(code);
  });
}

export class Attributes {
  private readonly source: string;
  private readonly end: number;
  private parsed: Map<string, string> | null = null;

  constructor(source: string, end: number) {
    this.source = source;
    this.end = end;
  }

  get(name: string): string | undefined {
    this.parsed ??= this.parse();
    return this.parsed.get(name);
  }

  /** Names without their prefix, with their values. */
  entries(): [name: string, value: string][] {
    this.parsed ??= this.parse();
    return [...this.parsed];
  }

  /** URIs of the namespaces that the element declares, under any prefix. */
  namespaces(): string[] {
    this.parsed ??= this.parse();
    return [...this.parsed].filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:')).map(([, address]) => address);
  }

  private parse(): Map<string, string> {
    const found = new Map<string, string>();
    const pattern = /([^\s=<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
    for (const [, name = '', double, single] of this.source.slice(this.end).matchAll(pattern)) {
      const plain = name.slice(name.indexOf(':') + 1);
      found.set(name.startsWith('xmlns') ? name : plain, decodeEntities(double ?? single ?? ''));
    }
    return found;
  }
}

export class XmlReader {
  private readonly handler: XmlHandler;
  private readonly longestText: number;
  private readonly open: string[] = [];
  private rest = '';

  /** `longestText`: limit for a text between two tags. */
  constructor(handler: XmlHandler, longestText: number) {
    this.handler = handler;
    this.longestText = longestText;
  }

  write(text: string): void {
    // Not a character of XML, and the database stores no text with it.
    if (text.includes('\0')) throw malformed();
    this.rest += text;
    let at = 0;
    for (;;) {
      const start = this.rest.indexOf('<', at);
      const end = start < 0 ? -1 : this.markEnd(start);
      if (start < 0 || end < 0) break;
      if (start > at) this.text(this.rest.slice(at, start));
      this.mark(this.rest.slice(start, end));
      at = end;
    }
    this.rest = this.rest.slice(at);
    if (this.rest.length > longestMark + this.longestText) throw malformed();
  }

  end(): void {
    if (this.open.length > 0) throw new XmlRefused('cut');
    if (this.rest.trim() !== '') throw malformed();
  }

  /** Index after the tag that starts here; -1 while it is incomplete. */
  private markEnd(start: number): number {
    const closing = (mark: string): number => {
      const at = this.rest.indexOf(mark, start);
      return at < 0 ? -1 : at + mark.length;
    };
    if (this.rest.startsWith('<!--', start)) return closing('-->');
    if (this.rest.startsWith('<![CDATA[', start)) return closing(']]>');
    if (this.rest.startsWith('<?', start)) return closing('?>');
    if (this.rest.startsWith('<!', start)) {
      if (this.rest.length - start < 9) return -1;
      throw new XmlRefused('doctype');
    }
    for (let at = start + 1, quote = ''; at < this.rest.length; at += 1) {
      const sign = this.rest.charAt(at);
      if (quote !== '') quote = sign === quote ? '' : quote;
      else if (sign === '>') return at + 1;
      else if (sign === '"' || sign === "'") quote = sign;
      else if (sign === '<') throw malformed();
    }
    return -1;
  }

  private text(raw: string): void {
    if (raw.length > this.longestText * 8) throw new XmlRefused('textTooLong');
    const text = decodeEntities(raw);
    if (text.length > this.longestText) throw new XmlRefused('textTooLong');
    if (this.open.length > 0) this.handler.text(text);
    else if (text.replace('\ufeff', '').trim() !== '') throw malformed();
  }

  private mark(mark: string): void {
    if (mark.startsWith('<![CDATA[')) {
      this.handler.text(mark.slice(9, -3));
      return;
    }
    if (mark.startsWith('<?') || mark.startsWith('<!')) return;
    if (mark.startsWith('</')) {
      const name = mark.slice(2, -1).trim();
      if (this.open.pop() !== name) throw malformed();
      this.handler.close(name.slice(name.indexOf(':') + 1));
      return;
    }
    const name = /^<([^\s/>=]+)/.exec(mark)?.[1];
    if (name === undefined) throw malformed();
    const plain = name.slice(name.indexOf(':') + 1);
    this.handler.open(plain, new Attributes(mark, name.length + 1));
    if (mark.endsWith('/>')) this.handler.close(plain);
    else {
      this.open.push(name);
      if (this.open.length > deepest) throw malformed();
    }
  }
}
