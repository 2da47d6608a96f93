/** Reads the first page of a list for its loader. */
import { redirect } from 'react-router';
import { CallFailure } from '#contract/failure.ts';

/** An old link whose order or filter no longer exists opens the list as it usually is. */
export async function openList<Page>({ url }: Request, read: () => Promise<Page>): Promise<Page> {
  try {
    return await read();
  } catch (failure) {
    const { pathname, search } = new URL(url);
    // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
    if (search !== '' && isUnknownView(failure)) throw redirect(pathname.replace(/\.data$/, ''));
    throw failure;
  }
}

const isUnknownView = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.status < 500 && failure.errors.some(({ field }) => field?.startsWith('query.') === true);
