/**
 * What a page hands over to its scripts, read to its end before the page is drawn. The router reads it while it draws and lets React wait for each part,
 * which a page that is drawn in one go cannot. It finds the parts where it keeps those that it has read itself. Server only.
 */
import type { EntryContext } from 'react-router';

type ReadPart = Promise<void> & { result: { done: boolean; value: string } };

/** Answers what one drawing of the page needs: each takes hold of a stream of its own, in which nothing is left to read. */
export async function readHandoff(context: EntryContext): Promise<() => EntryContext> {
  const reader = context.serverHandoffStream?.getReader();
  if (reader === undefined) return () => ({ ...context, renderMeta: {} });
  const decoder = new TextDecoder();
  const streamCache: Record<number, ReadPart> = {};
  for (let number = 0, ended = false; !ended; number++) {
    // Each part comes after the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read();
    ended = done;
    streamCache[number] = Object.assign(Promise.resolve(), { result: { done, value: decoder.decode(value, { stream: true }) } });
  }
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } });
}
