/** One page of a bucket's contents, from the XML answer of ListObjectsV2. */
import { XmlReader } from '../xml/xml-reader.ts';

export interface S3Page {
  objects: { key: string; size: number }[];
  /** Null: this is the last page. */
  next: string | null;
}

const longestText = 4096;

export function readPage(xml: string): S3Page {
  const page: S3Page = { objects: [], next: null };
  const open: string[] = [];
  let current = { key: '', size: 0 };
  const reader = new XmlReader(
    {
      open: (name) => {
        open.push(name);
        if (name === 'Contents') current = { key: '', size: 0 };
      },
      close: (name) => {
        open.pop();
        if (name === 'Contents') page.objects.push(current);
      },
      text: (text) => {
        const path = open.slice(1).join('/');
        if (path === 'Contents/Key') current.key += text;
        if (path === 'Contents/Size') current.size = Number(text);
        if (path === 'NextContinuationToken') page.next = (page.next ?? '') + text;
      },
    },
    longestText,
  );
  reader.write(xml);
  reader.end();
  return page;
}
