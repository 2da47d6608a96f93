import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import type { Navigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#web/ui/toast.tsx';
import { guardOffline } from './offline-guard.ts';
import { guardReloads } from './reload-guard.ts';

/**
 * Without a connection the open page stays, and says so. A page whose parts are missing is fetched whole, as the server still has it. Returns the aim that
 * is not reached: the router never ends its navigation.
 */
export function useUnopenedPages(): Navigation['location'] {
  const t = useTranslations('shell');
  const toast = useToast();
  const { location: aim, formMethod } = useNavigation();
  const [unreached, setUnreached] = useState<Navigation['location']>();
  const [isPageMissing, setPageMissing] = useState(false);
  const tell = useEffectEvent(() => toast.error(t(navigator.onLine ? 'chunkFailed' : 'offline')));
  const onReloadRefused = useEffectEvent((of: 'page' | 'part') => {
    if (of === 'page' || aim !== undefined) setPageMissing(true);
    else tell();
  });
  // That a page is missing can be known before its navigation is drawn.
  if (isPageMissing && aim !== undefined) {
    setPageMissing(false);
    setUnreached(aim);
  }
  const fetchWhole = useEffectEvent(({ pathname, search, hash }: NonNullable<typeof aim>) => {
    if (formMethod === undefined && navigator.onLine) location.assign(pathname + search + hash);
    else tell();
  });
  useEffect(() => guardReloads(onReloadRefused), []);
  useEffect(() => guardOffline(tell), []);
  useEffect(() => {
    if (unreached !== undefined) fetchWhole(unreached);
  }, [unreached]);
  return unreached;
}
