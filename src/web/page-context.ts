/** What the server provides to every page's loader; the values come in through `makeLoadContext`. */
import { createContext } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { PageServices } from '#contract/page-services.ts';
import type { ModelDocument } from './configurator/compile-documents.ts';

export const pageContext = createContext<PageServices>();

/** Drawings included in the document and therefore not sent again as data, by the id of their element. */
export const drawnContext = createContext<Map<string, string>>();

/** The model documents that the page's product is rendered with, see `configurator/documents-by-server.ts`. */
export const documentsContext = createContext<{ documents: ModelDocument[] }>();

/** In a loader: `const { call, language, session, profile } = pageServices(context)`. */
export const pageServices = (context: Readonly<RouterContextProvider>): PageServices => context.get(pageContext);

/** In a loader: a drawing of the page as data; null for a whole page, which contains the drawing itself. */
export function sentDrawing(context: Readonly<RouterContextProvider>, id: string, svg: string): string | null {
  if (!pageServices(context).isDocument) return svg;
  context.get(drawnContext).set(id, svg);
  return null;
}

/** In a loader: the documents of a model as data; null for a whole page, which is rendered with them but does not carry them. */
export function sentDocuments(context: Readonly<RouterContextProvider>, documents: ModelDocument[]): ModelDocument[] | null {
  if (!pageServices(context).isDocument || documents.length === 0) return documents;
  context.get(documentsContext).documents = documents;
  return null;
}
