// Every page of the specification in both shops and three languages, requested like a search engine does: the status, its language, its landmarks,
// no German where there should be none, no broken link.
import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { isLong } from '../depth.ts';
import { german } from './german.ts';
import { listedPages } from './page-list.ts';
import type { ListedPage } from './page-list.ts';
import { furnitureShop, packagingShop } from './shop-under-test.ts';

const shops = [
  { name: 'packaging', url: packagingShop.url, home: '/-verpackung', articleNumber: 'HK_0001', category: 'holzkisten' },
  { name: 'furniture', url: furnitureShop.url, home: '/-moebel', articleNumber: 'LO_0001', category: 'lounges' },
] as const;
type Shop = (typeof shops)[number];

const htmlLanguages = { de: 'de-CH', fr: 'fr-CH', en: 'en' } as const;
type Language = keyof typeof htmlLanguages;

const count = (html: string, tag: string): number => html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;

/** The visible text, line by line. */
function textOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replaceAll(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Redirects are not followed: where a page leads to is part of what is checked. */
async function ask(request: APIRequestContext, shop: Shop, path: string, language: Language) {
  const answer = await request.get(`${shop.url}${path}`, {
    headers: { cookie: `i18n_redirected=${language}` },
    maxRedirects: 0,
    failOnStatusCode: false,
  });
  return { status: answer.status(), to: answer.headers()['location'] ?? '', html: await answer.text() };
}

function problemsOf(html: string, language: Language): string[] {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
  const wanted: [boolean, string][] = [
    [html.includes(`<html lang="${htmlLanguages[language]}"`), 'language'],
    [title.trim() !== '', 'title'],
    [count(html, 'h1') === 1, `${count(html, 'h1')} h1`],
    [count(html, 'main') === 1, 'main'],
    [count(html, 'header') > 0, 'header'],
    [count(html, 'footer') > 0, 'footer'],
    [html.includes('rel="canonical"'), 'canonical'],
    [html.includes('hrefLang="fr"'), 'languages'],
    [html.includes('name="description"'), 'description'],
  ];
  const leftover = language === 'de' ? [] : textOf(html).filter((line) => german.test(line));
  return [...wanted.filter(([right]) => !right).map(([, what]) => what), ...leftover.map((line) => `German: ${line}`)];
}

/** In the short run each page is read in one of the foreign languages, in turn; redirects are the same in all. */
const isAskedIn =
  (language: Language) =>
  ({ visitor }: ListedPage, at: number): boolean =>
    isLong || language === 'de' || (visitor === 'shown' && (at % 2 === 0) === (language === 'fr'));

for (const shop of shops) {
  for (const language of ['de', 'fr', 'en'] as const) {
    test(`every page of the ${shop.name} shop in ${language}`, { tag: '@desktop' }, async ({ request }) => {
      const found: string[] = [];
      for (const { path: pattern, visitor } of listedPages.filter(isAskedIn(language))) {
        const path = pattern.replace('{articleNumber}', shop.articleNumber).replace('{category}', shop.category);
        const answer = await ask(request, shop, path, language);
        // A page of the other shop redirects to its counterpart here.
        if (answer.status === 302 && path.startsWith('/-') && !path.startsWith(shop.home)) {
          expect((await ask(request, shop, answer.to, language)).status, `${path} → ${answer.to}`).toBe(200);
          continue;
        }
        if (visitor === 'login') {
          // The profile itself redirects to its first page.
          if (answer.to.startsWith('/user/profile/')) continue;
          if (answer.status !== 302 || !answer.to.startsWith('/user/login')) found.push(`${path}: ${answer.status} ${answer.to}`);
        } else if (visitor === 'cart') {
          if (answer.status !== 302 || !answer.to.startsWith('/checkout')) found.push(`${path}: ${answer.status} ${answer.to}`);
        } else if (answer.status === 200) found.push(...problemsOf(answer.html, language).map((problem) => `${path}: ${problem}`));
        else found.push(`${path}: ${answer.status} ${answer.to}`);
      }
      expect(found).toEqual([]);
    });
  }

  test(`no page of text in the ${shop.name} shop links into nothing`, { tag: '@desktop' }, async ({ request }) => {
    const pages = listedPages.filter(({ path }) => /^\/(-|dienst|agb|daten|impressum|kontakt|labels|gesch|news)/.test(path));
    const links = new Set<string>();
    for (const { path } of pages) {
      const { html } = await ask(request, shop, path, 'de');
      for (const [, link] of html.matchAll(/(?:href|src)="(\/(?!assets\/)[^"#]*)"/g)) links.add((link ?? '').replaceAll('&amp;', '&'));
    }
    const dead: string[] = [];
    for (const link of links) {
      const { status } = await ask(request, shop, link, 'de');
      if (status >= 400) dead.push(`${link}: ${status}`);
    }
    expect(links.size).toBeGreaterThan(40);
    expect(dead).toEqual([]);
  });
}

test('the sitemap names pages that are there, each with its languages', { tag: '@desktop' }, async ({ request }) => {
  for (const shop of shops) {
    const { html: xml } = await ask(request, shop, '/sitemap.xml', 'de');
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
    expect(paths).toContain('/labels');
    expect(paths.includes('/verpackung-finden')).toBe(shop.name === 'packaging');
    expect(xml.match(/hreflang="fr"/g)).toHaveLength(paths.length);
    for (const path of paths.filter((each) => !each.startsWith('/products/')))
      expect((await ask(request, shop, path, 'en')).status, path).toBe(200);
  }
});
