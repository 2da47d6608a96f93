/**
 * The data a page hands over to its scripts, read completely before rendering. The router reads it while rendering and suspends React for each part,
 * which a page rendered synchronously cannot do. The parts are put where the router caches those it has read itself. Server only.
 */
import type { EntryContext } from 'react-router';

type ReadPart = Promise<void> & { result: { done: boolean; value: string } };

/** Returns a function for the context of one rendering: each gets a stream of its own, with nothing left to read. */
export async function readHandoff(context: EntryContext): Promise<() => EntryContext> {
  const reader = context.serverHandoffStream?.getReader();
  if (reader === undefined) return () => ({ ...context, renderMeta: {} });
  const decoder = new TextDecoder();
  const streamCache: Record<number, ReadPart> = {};
  for (let number = 0, ended = false; !ended; number++) {
    // Parts arrive in sequence.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read();
    ended = done;
    streamCache[number] = Object.assign(Promise.resolve(), { result: { done, value: decoder.decode(value, { stream: true }) } });
  }
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } });
}
