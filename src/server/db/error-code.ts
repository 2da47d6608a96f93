// The code of an error: from the operating system (ENOENT), PostgreSQL (40001) or SQLite (5).
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return String(error.errcode);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const uniqueViolation = '23505';

/** Another row has a value of which there may be one. */
export const isTaken = (error: unknown): boolean => errorCode(error) === uniqueViolation;
