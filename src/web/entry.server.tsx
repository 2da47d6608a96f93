import type { ReactElement } from 'react';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { DocumentsByServer } from './configurator/documents-by-server.ts';
import { drawnAtOnce, drawnWhenReady } from './first-load/draw-page.ts';
import { DrawnByServer } from './first-load/drawn-by-server.ts';
import { KeptPieces, PagePieces } from './first-load/kept-pieces.ts';
import { readHandoff } from './first-load/read-handoff.ts';
import { withScriptsAfterPaint } from './first-load/scripts-after-paint.ts';
import { documentsContext, drawnContext, pageContext, pageServices } from './page-context.ts';
import type { PageServices } from '#contract/page-services.ts';
import { PiecesOfPage } from './storefront/page/kept.tsx';
import { KeptTextProvider } from './texts/kept-text-provider.tsx';

export function makeLoadContext(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, services);
  context.set(drawnContext, new Map());
  context.set(documentsContext, { documents: [] });
  return context;
}

/** Loader and render errors; responses that pages throw themselves (404 and the like) are not errors. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (!request.signal.aborted) pageServices(context).reportError(error);
}

/** Pieces of pages that are not personal. */
const kept = new KeptPieces();

/** The page is sent when it is complete: no page has anything worth streaming earlier (decision 0023). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, profile, nonce, takePage, keepsPieces } = pageServices(context);
  const entryOfDrawing = await readHandoff(routerContext);
  const page = (pieces: PagePieces | null): ReactElement => (
    <KeptTextProvider language={language}>
      <DrawnByServer value={context.get(drawnContext)}>
        <DocumentsByServer value={context.get(documentsContext)}>
          <PiecesOfPage value={pieces}>
            <ServerRouter context={entryOfDrawing()} url={request.url} nonce={nonce} />
          </PiecesOfPage>
        </DocumentsByServer>
      </DrawnByServer>
    </KeptTextProvider>
  );
  // In development the sources behind cached pieces change.
  const pieces = keepsPieces && import.meta.env.PROD ? new PagePieces(kept, profile.shop) : null;
  const atOnce = drawnAtOnce(page(pieces));
  const { html, isBroken } =
    atOnce === null ? await drawnWhenReady(page(null), nonce) : { html: pieces?.whole(atOnce) ?? atOnce, isBroken: false };
  const whole = withScriptsAfterPaint(html);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  takePage?.(whole);
  return new Response(takePage === null ? whole : null, { headers, status: isBroken ? 500 : status });
}
