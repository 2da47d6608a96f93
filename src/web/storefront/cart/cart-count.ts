/** Number of cart lines in a cookie, so that the server can render the cart page at the right size. No cookie for visitors who never added anything. */
const cookie = 'cart_lines';
const counted = new RegExp(`(?:^|;\\s*)${cookie}=(\\d{1,4})(?:;|$)`);
const yearSeconds = 365 * 86_400;

export const countIn = (cookies: string | null): number => Number(counted.exec(cookies ?? '')?.[1] ?? 0);

/** In the browser only. */
export function keepCount(lines: number): void {
  if (countIn(document.cookie) !== lines) document.cookie = `${cookie}=${lines}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
