import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export { privateHeaders as headers } from '../account/private-headers.ts';

export default function QuotesPage() {
  const t = useTranslations('profile');
  return (
    <EmptyState
      title={t('noQuotesTitle')}
      text={t('noQuotes')}
      action={
        <ButtonLink to="/kontakt" mark="arrow">
          {t('askQuote')}
        </ButtonLink>
      }
    />
  );
}
