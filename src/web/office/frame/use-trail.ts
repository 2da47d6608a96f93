/** Breadcrumb of a record: its list, its own name, and its neighbours in the list as last viewed. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { screens } from './areas.ts';
import { keptTrailText } from './list-trail-storage.ts';
import type { ListTrail } from './list-trail-storage.ts';

export interface Trail {
  list: string;
  listAddress: string;
  record: string;
  place: { number: number; total: number; before: string | null; after: string | null } | null;
}

/** Exported by a record's page as `handle`: gets the record's name from the loader data. */
export interface RecordHandle {
  recordName: (data: unknown) => string;
}

const neverChanges = () => () => undefined;

export function useTrail(): Trail | null {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  // The list is stored before its record opens, so reading it once is enough.
  const text = useSyncExternalStore(neverChanges, keptTrailText, () => null);
  const kept = useMemo(() => (text === null ? null : (JSON.parse(text) as ListTrail)), [text]);
  const handle = match?.handle as RecordHandle | undefined;
  const data = match?.loaderData;
  const trail = useMemo(() => {
    const screen = screens.find(({ path, record }) => record !== undefined && pathname.startsWith(`${path}/`));
    return handle === undefined || screen === undefined || data === undefined
      ? null
      : trailOf(screen.word, screen.path, handle.recordName(data), pathname, kept);
  }, [pathname, handle, data, kept]);
  useStepKeys(trail);
  return trail;
}

function trailOf(list: string, path: string, record: string, pathname: string, kept: ListTrail | null): Trail {
  const at = kept?.records.indexOf(pathname) ?? -1;
  if (kept === null || at === -1) return { list, listAddress: path, record, place: null };
  return {
    list,
    listAddress: kept.address,
    record,
    place: {
      number: kept.offset + at + 1,
      total: kept.total,
      before: kept.records[at - 1] ?? null,
      after: kept.records[at + 1] ?? null,
    },
  };
}

/** `K` and `J` go to the neighbours; single letters are ignored while a field, a grid or a dialog has the focus. */
function useStepKeys(trail: Trail | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [role=grid], dialog') !== null) return;
      const to = event.key === 'k' ? trail?.place?.before : event.key === 'j' ? trail?.place?.after : null;
      if (to) void navigate(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [trail, navigate]);
}
