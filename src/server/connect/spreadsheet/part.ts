/** Reads one XML part of the archive through a handler. */
import type { Archive } from './archive.ts';
import { workbookLimits } from './refusal.ts';
import { XmlReader, type Attributes, type XmlHandler } from './xml.ts';

const nothing = (): void => undefined;

export async function readPart(archive: Archive, name: string, handler: Partial<XmlHandler>): Promise<void> {
  const reader = new XmlReader({ open: nothing, close: nothing, text: nothing, ...handler }, workbookLimits.textLength);
  await archive.read(name, (text) => reader.write(text));
  reader.end();
}

/** Visits the start marks of a part. */
export async function readMarks(archive: Archive, name: string, open: (name: string, attributes: Attributes) => void): Promise<void> {
  await readPart(archive, name, { open });
}

/** `_x000D_` in texts stands for a sign that XML cannot hold. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
