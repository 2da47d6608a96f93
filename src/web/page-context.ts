/** What the server hands to every page's loader. The types mirror the server's `PageServices`; the value comes in through `makeLoadContext`. */
import { createContext } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { Call } from '#contract/endpoint.ts';
import type { Session } from '#contract/session.ts';
import type { ShopProfile } from '#contract/shop.ts';
import type { Language } from '#domain/language/language.ts';

export interface PageServices {
  call: Call;
  language: Language;
  session: Session | null;
  profile: ShopProfile;
  nonce: string;
  reportError: (error: unknown) => void;
}

export const pageContext = createContext<PageServices>();

/** In a loader: `const { call, language, session, profile } = pageServices(context)`. */
export const pageServices = (context: Readonly<RouterContextProvider>): PageServices => context.get(pageContext);
