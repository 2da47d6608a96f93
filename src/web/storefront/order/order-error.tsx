/** In place of an order's page: who comes by a link that leads nowhere (any more) is told where the one in force is. */
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { NotFound, StorefrontErrorBoundary } from '../page/error-page.tsx';

export function OrderErrorBoundary() {
  const error = useRouteError();
  const t = useTranslations('order');
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound text={t('linkOver')} />;
  return <StorefrontErrorBoundary />;
}
