/** The head of every page below /favoriten: tabs, title, one sentence. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '../page/page-head.tsx';
import { TabFrame, TabHead } from '../page/tab-frame.tsx';
import { mayQuickOrder } from '../page/require-log-in.ts';

interface FavouritesFrameProps {
  tab: 'root' | 'own' | 'last' | 'quick';
  lead: string;
  children: ReactNode;
}

const addresses = {
  root: paths.favourites,
  own: paths.ownProducts,
  last: paths.lastOrdered,
  quick: paths.quickOrder,
} as const;

export function FavouritesFrame({ tab, lead, children }: FavouritesFrameProps) {
  const t = useTranslations('favourites');
  const root = useRootData();
  const tabs = (['root', 'own', 'last', 'quick'] as const).filter((each) => each !== 'quick' || mayQuickOrder(root?.session ?? null));
  return (
    <TabFrame label={t('menu')} tabs={tabs.map((each) => ({ to: addresses[each], label: t(`tabs.${each}`), end: true }))}>
      <PageHead title={`${t(`tabs.${tab}`)} | ${root?.profile.domain ?? ''}`} noIndex />
      <TabHead title={t(`tabs.${tab}`)} lead={lead} />
      {children}
    </TabFrame>
  );
}
