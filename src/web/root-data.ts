/** What every page knows about the shop and its visitor. */
import { useRouteLoaderData } from 'react-router';
import type { Session } from '#contract/session.ts';
import type { ShopProfile } from '#contract/shop.ts';

export interface RootData {
  profile: ShopProfile;
  session: Session | null;
}

/** What the root loader read; undefined only on its own error page. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
