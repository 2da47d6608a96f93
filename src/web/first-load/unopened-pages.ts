import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#web/ui/toast.tsx';
import { guardOffline } from './offline-guard.ts';
import { guardReloads } from './reload-guard.ts';

/**
 * Without a connection the open page stays, and says so. A page whose parts are missing is fetched whole, as the server still has it. Returns whether one
 * is: the router never ends its navigation.
 */
export function useUnopenedPages(): boolean {
  const t = useTranslations('shell');
  const toast = useToast();
  const { location: aim, formMethod } = useNavigation();
  const [isPageMissing, setPageMissing] = useState(false);
  const tell = useEffectEvent(() => toast.error(t(navigator.onLine ? 'chunkFailed' : 'offline')));
  const onReloadRefused = useEffectEvent((of: 'page' | 'part') => {
    // That a page is missing can be known before its navigation is drawn.
    if (of === 'page' || aim !== undefined) setPageMissing(true);
    else tell();
  });
  useEffect(() => guardReloads(onReloadRefused), []);
  useEffect(() => guardOffline(tell), []);
  useEffect(() => {
    if (!isPageMissing || aim === undefined) return;
    if (formMethod === undefined && navigator.onLine) location.assign(aim.pathname + aim.search + aim.hash);
    else tell();
  }, [isPageMissing, aim, formMethod]);
  return isPageMissing;
}
