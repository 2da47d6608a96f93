import { useTranslations } from 'use-intl';
import { useToast } from '#web/ui/toast.tsx';

/** Copies an address and says so. Where the browser forbids it, the message shows the address. */
export function useCopyLink() {
  const t = useTranslations('configurator');
  const toast = useToast();
  return async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('linkCopied'));
    } catch {
      toast.info(link);
    }
  };
}
