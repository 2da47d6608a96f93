import { useMemo } from 'react';
import { useRootData } from '#web/root-data.ts';
import type { ScreenKey } from '../frame/areas.ts';
import type { Wait } from '../frame/waits.ts';
import type { Views } from '../grid/use-views.ts';
import { listViews } from './list-views.ts';

export function useListViews(screen: ScreenKey, waits: readonly Wait[]): Views {
  const person = useRootData()?.session?.email ?? '';
  return useMemo(() => listViews(screen, waits, person), [screen, waits, person]);
}
