import { useEffect, useState } from 'react';
import { queryOf, sameView, viewOf, type GridView } from './rules/grid-view.ts';

/** A named view, as the query of its address. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
  /** What waits there; of a person's own views nothing is counted. */
  readonly count?: number;
}

/** Storage of a person's views. */
export interface Views {
  readonly list: () => Promise<readonly SavedView[]>;
  /** Replaces the view of the same name. */
  readonly save: (view: SavedView) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

export interface ViewControl {
  readonly saved: readonly SavedView[];
  /** Whether the view differs from the saved one it is based on. */
  readonly isChanged: boolean;
  readonly failed: boolean;
  readonly open: (name: string | null) => void;
  readonly save: (name: string) => void;
  readonly remove: (name: string) => void;
}

/** Named views of a list besides its default, which has no name. */
export function useViews(views: Views | undefined, view: GridView, standard: GridView, onView: (view: GridView) => void): ViewControl {
  const [saved, setSaved] = useState<readonly SavedView[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    views?.list().then(
      (list) => isCurrent && setSaved(list),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [views]);

  const named = (name: string | null): GridView => {
    const found = saved.find((each) => each.name === name);
    return found === undefined ? standard : { ...viewOf(new URLSearchParams(found.query), standard), name: found.name };
  };
  /** Updates the tabs only after the change is stored. */
  const keep = (kept: Promise<void>, next: readonly SavedView[]): void => {
    setFailed(false);
    kept.then(
      () => setSaved(next),
      () => setFailed(true),
    );
  };
  return {
    saved,
    isChanged: !sameView(view, named(view.name)),
    failed,
    open: (name) => onView(named(name)),
    save: (name) => {
      const own = { name, query: String(queryOf({ ...view, name: null }, standard)) };
      if (views === undefined) return;
      const at = saved.findIndex((each) => each.name === name);
      keep(views.save(own), at === -1 ? [...saved, own] : saved.with(at, own));
      onView({ ...view, name });
    },
    remove: (name) => {
      if (views === undefined) return;
      keep(
        views.remove(name),
        saved.filter((each) => each.name !== name),
      );
      onView({ ...view, name: null });
    },
  };
}
