/** Runs a change, shows a success message, and reloads the page's data. Errors are left to the form, which shows them. */
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#web/ui/toast.tsx';

export function useSave(): (work: () => Promise<unknown>, said?: string) => Promise<void> {
  const t = useTranslations('profile');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return async (work, said = t('saved')) => {
    await work();
    toast.success(said);
    await revalidate();
  };
}
