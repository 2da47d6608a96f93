import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';

/** Asks for the page once more, as a whole document: after a failure nothing of the page can be relied on. */
export function TryAgain() {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  return (
    <ButtonLink reloadDocument to={pathname + search}>
      {t('tryAgain')}
    </ButtonLink>
  );
}
