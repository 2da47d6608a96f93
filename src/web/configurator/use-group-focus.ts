import { useCallback, useState } from 'react';
import type { FocusEvent } from 'react';
import type { Focus } from './balloon/tie.ts';

export interface GroupFocus {
  focus: Focus | null;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** The group of choices the visitor is in, for the picture beside it. */
export function useGroupFocus(): GroupFocus {
  const [focus, setFocus] = useState<Focus | null>(null);
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const group = target.closest('[data-group]')?.getAttribute('data-group') ?? null;
    const property = target.getAttribute('name');
    setFocus((old) => (group === null ? null : old?.group === group && old.property === property ? old : { group, property }));
  }, []);
  const onBlur = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocus(null);
  }, []);
  return { focus, onFocus, onBlur };
}
