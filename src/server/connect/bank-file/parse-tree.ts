/** An XML text as a tree of elements, everything as text. Throws XmlRefused. */
import type { Element } from '#domain/bank/element.ts';
import { XmlReader, XmlRefused } from '../xml/xml-reader.ts';
import { bankFileLimits } from './bank-file-limits.ts';

interface Growing extends Element {
  text: string;
  children: Growing[];
}

export interface Document {
  root: Element;
  /** Those that the root declares, under any prefix. */
  namespaces: readonly string[];
}

export function parseTree(text: string): Document {
  const roots: Growing[] = [];
  const open: Growing[] = [];
  let namespaces: readonly string[] = [];
  let count = 0;
  const reader = new XmlReader(
    {
      open: (name, attributes) => {
        count += 1;
        if (count > bankFileLimits.elements) throw new XmlRefused('textTooLong');
        if (open.length === 0) namespaces = attributes.namespaces();
        const element: Growing = { name, text: '', currency: attributes.get('Ccy') ?? '', children: [] };
        (open.at(-1)?.children ?? roots).push(element);
        open.push(element);
      },
      close: () => open.pop(),
      text: (piece) => {
        const element = open.at(-1);
        if (element !== undefined) element.text += piece;
      },
    },
    bankFileLimits.textLength,
  );
  const step = 65_536;
  for (let at = 0; at < text.length; at += step) reader.write(text.slice(at, at + step));
  reader.end();
  const [root] = roots;
  if (root === undefined || roots.length > 1) throw new XmlRefused('malformed');
  return { root, namespaces };
}
