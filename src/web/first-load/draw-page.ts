/** Renders a page completely to text. Server only. */
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { WholePage } from './whole-page.ts';

const timeoutMs = 10_000;

/** React's marker for a part that is suspended or failed. */
const missing = '<!--$!-->';

/**
 * Synchronous, which saves a tenth of a page's time: nothing is suspended, and the text is never converted to bytes. Null: something suspended or failed.
 * The doctype, which React omits here, is prepended.
 */
export function drawnAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    return html.includes(missing) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    // Rendering it the other way reports the error.
    return null;
  }
}

/** Resolves when all parts are ready. Broken: some part failed. */
export async function drawnWhenReady(page: ReactElement, nonce: string): Promise<{ html: string; isBroken: boolean }> {
  return new Promise((resolve, reject) => {
    let isBroken = false;
    const whole = new WholePage((html) => resolve({ html, isBroken }));
    const timer = setTimeout(() => abort(), timeoutMs).unref();
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Puts everything that is ready in its final place, so that it works without script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        // A pending timer keeps the whole page in memory: hundreds of them at once on a busy day.
        clearTimeout(timer);
        pipe(whole);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: () => {
        isBroken = true;
      },
    });
  });
}
