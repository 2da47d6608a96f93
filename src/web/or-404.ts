/** Answers a loader gives where nothing is found: a 404 page, not a server error. */
import { CallFailure } from '#contract/failure.ts';

export const notThere = (): Response => new Response(null, { status: 404 });

/** Runs the reads of a page: if one of them finds nothing, or the address names what cannot exist, there is no such page. */
export async function or404<Things>(read: () => Promise<Things>): Promise<Things> {
  try {
    return await read();
  } catch (failure) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
    if (failure instanceof CallFailure && (failure.status === 404 || isMistyped(failure))) throw notThere();
    throw failure;
  }
}

const isMistyped = ({ errors }: CallFailure): boolean => errors.some(({ field }) => field?.startsWith('params.') === true);

const idDigits = /^[1-9]\d{0,8}$/;

/** The id in an address; anything else is a 404. */
export function idInPath(text: string | undefined): number {
  // oxlint-disable-next-line typescript/only-throw-error -- as above
  if (text === undefined || !idDigits.test(text)) throw notThere();
  return Number(text);
}

/** The id in a query; null: there is none. */
export const idInQuery = (text: string | null): number | null => (text !== null && idDigits.test(text) ? Number(text) : null);
