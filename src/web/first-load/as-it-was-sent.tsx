/** Keeps showing the server's HTML of a part that waits for its script, even if something around it changes meanwhile. */
export function AsItWasSent({ id, className }: { id: string; className?: string | undefined }) {
  const sent = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
  return <div className={className} dangerouslySetInnerHTML={{ __html: sent }} />;
}
