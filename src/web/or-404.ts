/** What a loader answers where there is nothing: a page that says so, not an error. */
import { CallFailure } from '#contract/failure.ts';

export const notThere = (): Response => new Response(null, { status: 404 });

/** Runs what reads the things of a page: is one of them not there, neither is the page. */
export async function or404<Things>(read: () => Promise<Things>): Promise<Things> {
  try {
    return await read();
  } catch (failure) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses as its answer
    if (failure instanceof CallFailure && failure.status === 404) throw notThere();
    throw failure;
  }
}

/** The number of a thing in an address; what is none is an address of nothing. */
export function idInPath(text: string | undefined): number {
  // oxlint-disable-next-line typescript/only-throw-error -- as above
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) throw notThere();
  return Number(text);
}
