/** Whether something may be fetched ahead of being asked for. */

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays for every byte: then nothing is fetched ahead. */
export function isSparing(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** In the browser only. */
export function maySpendData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !isSparing(connection);
}
