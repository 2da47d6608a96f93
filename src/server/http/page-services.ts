/** What the pages get from the server for one request; the single seam between server and pages. */
import type { Call } from '#contract/endpoint.ts';
import type { Session } from '#contract/session.ts';
import type { ShopProfile } from '#contract/shop.ts';
import type { Language } from '#domain/language/language.ts';

export interface PageServices {
  call: Call;
  language: Language;
  session: Session | null;
  profile: ShopProfile;
  /** For inline scripts, per the content security policy. */
  nonce: string;
  /** A whole page is asked for; otherwise the data of one, for a page that the browser draws. */
  isDocument: boolean;
  /** Takes a whole page as its text, past an answer's body: into bytes and back costs as much as a query. Null: the answer carries it. */
  takePage: ((html: string) => void) | null;
  /** Whole pages for nobody in particular share their pieces, see `first-load/kept-pieces.ts`. */
  keepsPieces: boolean;
  /** Logs what broke while a page was made; never shown to the visitor. */
  reportError: (error: unknown) => void;
}
