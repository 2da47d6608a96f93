/** Whether something may be prefetched. */

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or has a slow connection: then nothing is prefetched. */
export function isSparing(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** In the browser only. */
export function maySpendData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !isSparing(connection);
}
