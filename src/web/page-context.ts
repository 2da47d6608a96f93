/** What the server provides to every page's loader. The types mirror the server's `PageServices`; the value comes in through `makeLoadContext`. */
import { createContext } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { Call } from '#contract/endpoint.ts';
import type { Session } from '#contract/session.ts';
import type { ShopProfile } from '#contract/shop.ts';
import type { Language } from '#domain/language/language.ts';
import type { ModelDocument } from './configurator/compile-documents.ts';

export interface PageServices {
  call: Call;
  language: Language;
  session: Session | null;
  profile: ShopProfile;
  nonce: string;
  /** True: a whole page is requested; false: only the data of a page, for the browser to render. */
  isDocument: boolean;
  /** The query of a whole page as received, `?` first: its request leaves out what does not change it. Null: the data of a page. */
  asked: string | null;
  /** Takes the whole page as text instead of the response body: encoding and decoding it costs as much as a query. Null: the response carries it. */
  takePage: ((html: string) => void) | null;
  /** Whole pages that are not personal share rendered pieces, see `first-load/kept-pieces.ts`. */
  keepsPieces: boolean;
  reportError: (error: unknown) => void;
}

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
