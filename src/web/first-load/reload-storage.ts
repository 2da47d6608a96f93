const pauseMs = 60_000;

/** Whether this tab may be reloaded for a missing part; from now on it has been. Without storage it is not known when it was. */
export function takeReload(): boolean {
  try {
    const now = Date.now();
    if (!navigator.onLine || now - Number(sessionStorage.getItem('reloadedAt')) < pauseMs) return false;
    sessionStorage.setItem('reloadedAt', String(now));
    return true;
  } catch {
    return false;
  }
}
