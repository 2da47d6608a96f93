import { data } from 'react-router';

export { NotFound as default } from '../page/error-page.tsx';
export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

/** Unknown addresses return 404 inside the storefront's frame. */
export function loader() {
  return data(null, { status: 404 });
}
