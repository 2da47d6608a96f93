/** When this tab was last reloaded by the program itself. */
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
    // Without storage the navigation guard below simply sees no earlier reload.
  }
}
