/** Where to go after log-in: only addresses of this shop, never another site. */
export function ownPath(next: string | null): string | null {
  if (next === null || !/^\/(?!\.*[/\\])/.test(next)) return null;
  // Browsers drop tabs and line breaks, which could turn a path into another host.
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\\]/.test(next) ? null : next;
}
