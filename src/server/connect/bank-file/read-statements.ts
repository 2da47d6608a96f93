/** The statements of an uploaded file: one XML, or a zip with many. Runs in the worker. */
import { readBankFile } from '#domain/bank/read-bank-file.ts';
import type { Statement } from '#domain/bank/statement.ts';
import { accepted, refused, type Outcome } from '#domain/refusal/refusal.ts';
import { ArchiveRefused, isZip, openArchive } from '../archive/archive.ts';
import { XmlRefused } from '../xml/xml-reader.ts';
import { bankFileLimits } from './bank-file-limits.ts';
import { decodeXml } from './decode-xml.ts';
import { parseTree } from './parse-tree.ts';

/** Refused as a whole if any part of it is wrong. */
export async function readStatements(bytes: Buffer): Promise<Outcome<Statement[]>> {
  try {
    const statements: Statement[] = [];
    for (const text of await textsOf(bytes)) {
      const { root, namespaces } = parseTree(text);
      const read = readBankFile(root, namespaces);
      if (!read.ok) return read;
      statements.push(...read.value);
    }
    return accepted(statements);
  } catch (error) {
    return refused(keyOf(error));
  }
}

async function textsOf(bytes: Buffer): Promise<string[]> {
  if (!isZip(bytes)) return [decodeXml(bytes)];
  const archive = await openArchive(bytes, bankFileLimits);
  // Names only tell folders from files; the path inside the archive does not matter.
  const names = archive.names().filter((name) => !name.endsWith('/'));
  const texts: string[] = [];
  for (const name of names) {
    const chunks: Buffer[] = [];
    for await (const chunk of archive.read(name)) chunks.push(chunk);
    texts.push(decodeXml(Buffer.concat(chunks)));
  }
  if (texts.length === 0) throw new ArchiveRefused('notReadable');
  return texts;
}

/** A file that does not begin as XML is something else; one that begins well but does not end is truncated. */
function keyOf(error: unknown): string {
  if (error instanceof ArchiveRefused) return error.reason === 'tooLarge' ? 'bankFileTooLarge' : 'bankFileNotXml';
  if (!(error instanceof XmlRefused)) throw error;
  if (error.reason === 'doctype') return 'bankFileHasDoctype';
  if (error.reason === 'cut') return 'bankFileIncomplete';
  return error.reason === 'textTooLong' ? 'bankFileTooLarge' : 'bankFileNotXml';
}
