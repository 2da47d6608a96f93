// Pages of two customers and a visitor, requested concurrently: none shows another's data, and no cache may keep personal pages.
import { depth } from '../depth.ts';
import { demoCompany, demoCustomer, demoToken } from './demo-log-in.ts';
import { expect, test } from './watched-page.ts';
import { packagingShop } from './shop-under-test.ts';

const paths = ['/', '/produkte/paletten', '/products/EP_0001', '/products/HK_0002', '/checkout', '/favoriten', '/favoriten/meine-produkte'];
/** Each asker has each page: three times at least. */
const questions = depth(63, 200);
const atOnce = 10;

test(`${questions} pages of two customers and a visitor stay apart`, { tag: '@desktop' }, async ({ context, playwright }) => {
  const { url } = packagingShop;
  const asker = async (email: string | null, markers: readonly string[]) => {
    const cookie = email === null ? '' : `token=${await demoToken(context, url, email)}`;
    return {
      email,
      markers,
      request: await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: cookie === '' ? {} : { cookie } }),
    };
  };
  const askers = await Promise.all([
    asker(demoCompany, [demoCompany, 'AP-4711', 'AP-4801']),
    asker(demoCustomer, [demoCustomer]),
    asker(null, []),
  ]);
  const complaints: string[] = [];
  let seen = 0;
  const ask = async (number: number): Promise<void> => {
    // Consecutive requests are for the same page by different people.
    const own = askers[number % askers.length]!;
    const path = paths[Math.floor(number / askers.length) % paths.length]!;
    const answer = await own.request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    if (own.email !== null && answer.headers()['cache-control'] !== 'no-store') complaints.push(`${own.email} ${path}: may be kept`);
    for (const other of askers) {
      const found = other.markers.filter((marker) => html.includes(marker));
      if (other === own) seen += found.length;
      else if (found.length > 0) complaints.push(`${own.email ?? 'visitor'} sees ${found.join(', ')} at ${path}`);
    }
  };
  for (let start = 0; start < questions; start += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, questions - start) }, async (_, index) => ask(start + index)));
  }
  expect(complaints).toEqual([]);
  expect(seen).toBeGreaterThan(questions / 2);
});
