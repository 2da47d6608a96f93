/** Pages for one person: nothing on the way may keep them, and their address goes nowhere else. */
export const privateHeaders = (): HeadersInit => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
