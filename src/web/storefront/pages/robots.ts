import type { LoaderFunctionArgs } from 'react-router';
import { pageServices } from '#web/page-context.ts';

/** Personal pages and the API are not for search engines. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = pageServices(context).profile;
  const lines = [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /checkout',
    'Disallow: /order/',
    'Disallow: /user/',
    'Disallow: /favoriten',
    'Disallow: /api/',
    'Allow: /api/media/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
