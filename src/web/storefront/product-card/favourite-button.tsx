import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/product.ts';
import { useRootData } from '#web/root-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { logInPath } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './favourite-button.module.css';
import { isLoggedIn } from '../page/require-log-in.ts';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  product: Pick<Product, 'id' | 'name'> & Partial<Pick<Product, 'customers'>>;
  /** With a word beside the heart. */
  worded?: boolean | undefined;
  className?: string | undefined;
  onStored?: ((isFavorite: boolean) => void) | undefined;
}

/** The heart of a product. Visitors are sent to the log-in and back; staff without a customer get none, as they have no favourites. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const t = useTranslations('favourite');
  const session = useRootData()?.session ?? null;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { name } = props.product;
  const look = [styles['heart'], props.worded && styles['worded'], props.className].filter(Boolean).join(' ');
  if (!isLoggedIn(session)) {
    return (
      <Link
        to={logInPath(pathname)}
        onClick={(event) => {
          // The values of a product and the filters of a list would stand in each of many hearts.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(logInPath(pathname + globalThis.location.search), { state: { why: t('toggleLogIn', { name }) } });
        }}
        className={look}
        rel="nofollow"
        aria-label={props.worded ? t('toggleLogIn', { name }) : undefined}
        title={t('toggleLogIn', { name })}
      >
        <Icon name="heartOpen" shared />
        {props.worded ? <span>{t('toggleWord')}</span> : null}
      </Link>
    );
  }
  return session.customerId === null ? null : <Toggle {...props} look={look} />;
}

function Toggle({ product, worded, onStored, look }: FavouriteButtonProps & { look: string }) {
  const t = useTranslations('favourite');
  const { isFavorite, toggle } = useFavourite(product.id, product.customers?.[0]?.isFavorite ?? false, onStored);
  return (
    <button type="button" className={look} aria-pressed={isFavorite} aria-label={t('toggle', { name: product.name })} onClick={toggle}>
      <Icon name={isFavorite ? 'heart' : 'heartOpen'} shared={!isFavorite} />
      {worded ? <span aria-hidden="true">{t(isFavorite ? 'toggledWord' : 'toggleWord')}</span> : null}
    </button>
  );
}
