// The code of an error: of the operating system (ENOENT), of PostgreSQL (40001), of SQLite (5).
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return String(error.errcode);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
