import { contentLoader } from './content-page.tsx';

export { ContentPageView as default } from './content-page.tsx';
export { StorefrontErrorBoundary as ErrorBoundary } from '../layout/error-page.tsx';

export const loader = contentLoader('impressum');
