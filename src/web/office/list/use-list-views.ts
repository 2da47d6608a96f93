import { useMemo } from 'react';
import { useRootData } from '#web/root-data.ts';
import type { ScreenKey } from '../frame/screen.ts';
import type { Wait } from '../frame/waits.ts';
import type { SavedView, Views } from '../grid/use-views.ts';
import { listViews } from './list-views.ts';

/** `own`: views the list offers to everyone; must be the same object each time. */
export function useListViews(screen: ScreenKey, waits: readonly Wait[], own?: readonly SavedView[]): Views {
  const person = useRootData()?.session?.email ?? '';
  return useMemo(() => listViews(screen, waits, person, own), [screen, waits, person, own]);
}
