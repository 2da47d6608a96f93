import type { LoaderFunctionArgs } from 'react-router';
import { readCategories } from '#contract/category.ts';
import { readProductSummary } from '#contract/product.ts';
import { languages } from '#domain/language/language.ts';
import { pageServices } from '#web/page-context.ts';
import { productPath } from '#web/paths.ts';
import { pagesOf } from '#web/content-address.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** All public pages of the shop, each with its languages. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { call, profile } = pageServices(context);
  const [categories, products] = await Promise.all([call(readCategories, {}), call(readProductSummary, {})]);
  const addresses = [
    `/-${profile.shop}`,
    ...categories.items.filter(({ published, url }) => published && url.startsWith('/')).map(({ url }) => url),
    ...products.items.map(({ articleNumber }) => productPath(articleNumber)),
    ...pagesOf(profile.shop),
    // The furniture shop has no packaging finder.
    ...(profile.shop === 'verpackung' ? ['/verpackung-finden'] : []),
  ];
  const entries = [...new Set(addresses)].map((path) => {
    const address = escaped(`${profile.publicUrl}${path}`);
    const alternates = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
    );
    return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
