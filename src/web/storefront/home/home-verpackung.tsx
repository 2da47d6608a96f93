import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';
import type { HomeData } from './load-home.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  return loadHome(args, 'verpackung');
}

export default function Home() {
  return <HomePage data={useLoaderData<typeof loader>()} />;
}
