/** A part of the page that waits for its script stays to be seen as the server sent it, also when something around it changes meanwhile. */
export function AsItWasSent({ id, className }: { id: string; className?: string | undefined }) {
  const sent = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
  return <div className={className} dangerouslySetInnerHTML={{ __html: sent }} />;
}
