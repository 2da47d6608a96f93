/** What the server hands to every page's loader. The types mirror the server's `PageServices`; the value comes in through `makeLoadContext`. */
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
  /** A whole page is asked for; otherwise the data of one, for a page that the browser draws. */
  isDocument: boolean;
  /** Takes a whole page as its text, past an answer's body: into bytes and back costs as much as a query. Null: the answer carries it. */
  takePage: ((html: string) => void) | null;
  /** Whole pages for nobody in particular share their pieces, see `first-load/kept-pieces.ts`. */
  keepsPieces: boolean;
  reportError: (error: unknown) => void;
}

export const pageContext = createContext<PageServices>();

/** Drawings that stand in the document and are not sent a second time as data, by the id of their element. */
export const drawnContext = createContext<Map<string, string>>();

/** What the page's product is drawn with, see `configurator/documents-by-server.ts`. */
export const documentsContext = createContext<{ documents: ModelDocument[] }>();

/** In a loader: `const { call, language, session, profile } = pageServices(context)`. */
export const pageServices = (context: Readonly<RouterContextProvider>): PageServices => context.get(pageContext);

/** In a loader: what it answers for a drawing of the page. A document holds the drawing itself, so its data does not: null. */
export function sentDrawing(context: Readonly<RouterContextProvider>, id: string, svg: string): string | null {
  if (!pageServices(context).isDocument) return svg;
  context.get(drawnContext).set(id, svg);
  return null;
}

/** In a loader: what it answers for the documents of a model, which a whole page is drawn with and does not carry: null. */
export function sentDocuments(context: Readonly<RouterContextProvider>, documents: ModelDocument[]): ModelDocument[] | null {
  if (!pageServices(context).isDocument || documents.length === 0) return documents;
  context.get(documentsContext).documents = documents;
  return null;
}
