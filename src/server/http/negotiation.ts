/** What a browser says of the answer that it wants: how it may be compressed, and what it has already. */
import type { Encoding } from '#server/cache/encoded-bytes.ts';

/** The best encoding that the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  const takes = (name: string): boolean =>
    (accepted ?? '').split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
      return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
    });
  return (['br', 'gzip'] as const).find(takes) ?? 'identity';
}

/** `asked`: the header If-None-Match; `etag` with its quotation marks. */
export function isKnown(asked: string | undefined, etag: string): boolean {
  return (asked ?? '').split(',').some((each) => each.trim() === etag);
}
