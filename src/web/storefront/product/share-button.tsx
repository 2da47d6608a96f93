import { useTranslations } from 'use-intl';
import { useToast } from '#web/ui/toast.tsx';

/** Copies a link that brings back exactly this product, these values and this view. */
export function ShareButton({ query }: { query: string }) {
  const t = useTranslations('product');
  const toast = useToast();
  const copy = async (): Promise<void> => {
    const link = `${location.origin}${location.pathname}?${query}`;
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('linkCopied'));
    } catch {
      toast.info(link);
    }
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {t('share')}
    </button>
  );
}
