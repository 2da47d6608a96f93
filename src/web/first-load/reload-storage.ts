/** When the program last reloaded this tab. */
const key = 'reloadedAt';

export function lastReloadMs(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

export function rememberReload(nowMs: number): void {
  try {
    sessionStorage.setItem(key, String(nowMs));
  } catch {
    // Without storage the guard sees no earlier reload.
  }
}
