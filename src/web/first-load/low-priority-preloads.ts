/**
 * Lets style and text come first: script preloads in the head are marked as low priority, because a page is complete and usable before its scripts.
 * Server only. React Router writes the preload links itself and offers no attribute for it.
 */
export function withLowPriorityPreloads(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  return html.slice(0, end).replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"') + html.slice(end);
}
