/** Reads one XML part of the archive through a handler. Throws WorkbookRefused. */
import { ArchiveRefused, type Archive } from '../archive/archive.ts';
import { XmlReader, XmlRefused, type Attributes, type XmlHandler } from '../xml/xml-reader.ts';
import { WorkbookRefused, workbookLimits } from './refusal.ts';

const nothing = (): void => undefined;

export async function readPart(archive: Archive, name: string, handler: Partial<XmlHandler>): Promise<void> {
  const reader = new XmlReader({ open: nothing, close: nothing, text: nothing, ...handler }, workbookLimits.textLength);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of archive.read(name)) reader.write(decoder.decode(bytes, { stream: true }));
    reader.write(decoder.decode());
    reader.end();
  } catch (error) {
    throw asRefusal(error, name);
  }
}

/** Visits the start tags of a part. */
export async function readMarks(archive: Archive, name: string, open: (name: string, attributes: Attributes) => void): Promise<void> {
  await readPart(archive, name, { open });
}

function asRefusal(error: unknown, part: string): WorkbookRefused {
  if (error instanceof WorkbookRefused) return error;
  if (error instanceof ArchiveRefused && error.reason === 'tooLarge') return new WorkbookRefused('workbookTooLarge', { part });
  if (error instanceof XmlRefused && error.reason === 'doctype') return new WorkbookRefused('workbookDoctype');
  if (error instanceof XmlRefused && error.reason === 'textTooLong')
    return new WorkbookRefused('workbookTextTooLong', { limit: workbookLimits.textLength });
  return new WorkbookRefused('workbookNotReadable', { part });
}

/** `_x000D_` in a text encodes a character that XML cannot hold. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
