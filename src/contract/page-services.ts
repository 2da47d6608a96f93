/** What a page's loader gets from the server for a request: the only seam between server and pages besides the calls. */
import type { Language } from '#domain/language/language.ts';
import type { Call } from './endpoint.ts';
import type { Session } from './session.ts';
import type { ShopProfile } from './shop.ts';

export interface PageServices {
  call: Call;
  language: Language;
  session: Session | null;
  profile: ShopProfile;
  /** For inline scripts, per the content security policy. */
  nonce: string;
  /** True: a whole page is requested; false: the data of one, for a page that the browser draws. */
  isDocument: boolean;
  /** The query of a whole page as received, `?` first: its request leaves out what does not change it. Null: the data of a page. */
  asked: string | null;
  /**
   * Receives a whole page as text, bypassing the answer's body: converting to bytes and back costs as much as a query.
   * Null: the answer contains it.
   */
  takePage: ((html: string) => void) | null;
  /** True: whole pages that are not personal share their pieces, see `first-load/kept-pieces.ts`. */
  keepsPieces: boolean;
  /** Logs errors during rendering; never shown to the visitor. */
  reportError: (error: unknown) => void;
}
