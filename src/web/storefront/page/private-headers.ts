/** Personal pages: no cache may store them, and their address is not passed on as referrer. */
export const privateHeaders = (): HeadersInit => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
