/** Why the shop did not start, for whoever starts it: what is in the way, and the setting that leads there. */

const databaseCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
]);
const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EEXIST', 'ENOTDIR']);

interface SystemError extends Error {
  code?: string;
  path?: string;
  port?: number;
  syscall?: string;
}

export function startFailure(error: unknown, { databaseUrl }: { databaseUrl?: string | undefined }): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, port, syscall }: SystemError = error;
  const message = messageOf(error);
  if (syscall === 'listen' && code === 'EADDRINUSE') return `Port ${port ?? ''} is taken by another program. Stop that one, or set PORT.`;
  if (databaseUrl !== undefined && databaseCodes.has(code))
    return `The database of DATABASE_URL (${new URL(databaseUrl).host}) cannot be used: ${message}`;
  const isFolder = folderCodes.has(code) || (syscall === 'mkdir' && code === 'ENOENT');
  if (path !== undefined && isFolder) return `The folder of DATA_DIR cannot be written to: ${message}`;
  return message;
}

/** A host with several addresses fails with one error per address, and no message of its own. */
function messageOf(error: Error): string {
  if (error.message !== '' || !(error instanceof AggregateError)) return error.message;
  const causes: unknown[] = error.errors;
  return causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join(', ');
}
