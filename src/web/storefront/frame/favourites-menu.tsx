import { useTranslations } from 'use-intl';
import type { Session } from '#contract/session.ts';
import { isAdmin } from '#domain/access/permission.ts';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './favourites-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** Pages that customers come back for. Guests have none; quick order is for customers with the permission, and for staff. */
export function useFavouritePages(session: Session | null): { to: string; label: string }[] {
  const t = useTranslations('shell.favourites');
  if (session === null || session.guest) return [];
  return [
    { to: paths.ownProducts, label: t('own') },
    { to: paths.favourites, label: t('root') },
    { to: paths.lastOrdered, label: t('last') },
    ...(session.hasQuickOrder || isAdmin(session.perm) ? [{ to: paths.quickOrder, label: t('quick') }] : []),
  ];
}

export function FavouritesMenu({ session }: { session: Session | null }) {
  const t = useTranslations('shell.favourites');
  const pages = useFavouritePages(session);
  const { open, toggle, element, trigger } = useDisclosure<HTMLDivElement, HTMLButtonElement>();
  if (pages.length === 0) return null;
  return (
    <div ref={element} className={styles['menu']}>
      <button ref={trigger} type="button" aria-label={t('root')} aria-expanded={open} aria-controls="favourites-menu" onClick={toggle}>
        <Icon name="heartOpen" />
        <span>{t('root')}</span>
      </button>
      <nav id="favourites-menu" aria-label={t('menu')} hidden={!open}>
        <ul>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
