/** Runs a change, says that it is stored, and reads the page's data again. What fails is thrown on, to stand at the form. */
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
