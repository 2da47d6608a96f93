import { useEffect } from 'react';
import pageStyles from '../../ui/page.module.css';
import type { OrderVerb } from '../order-verbs.ts';
import { verbWords } from './verb-words.ts';
import styles from './verbs.module.css';

/** The actions that have a key of their own. */
const verbKeys: Readonly<Partial<Record<OrderVerb, string>>> = { confirmDay: 'T', deliver: 'L', invoice: 'F', pay: 'Z', mail: 'E' };

interface VerbButtonsProps {
  verbs: readonly OrderVerb[];
  /** The action that is due. */
  main?: OrderVerb | null;
  onVerb: (verb: OrderVerb) => void;
}

export function VerbButtons({ verbs, main = null, onVerb }: VerbButtonsProps) {
  return verbs.map((verb) => (
    <button
      key={verb}
      type="button"
      className={`${pageStyles['button']} ${verb === main ? pageStyles['ink'] : ''} ${styles['verb']}`}
      aria-keyshortcuts={verbKeys[verb]}
      onClick={() => onVerb(verb)}
    >
      {verbWords.verbs[verb]}
      {verbKeys[verb] === undefined ? null : <kbd aria-hidden="true">{verbKeys[verb]}</kbd>}
    </button>
  ));
}

/** Single letters; ignored while a field or a dialog has the focus. */
export function useVerbKeys(verbs: readonly OrderVerb[], onVerb: (verb: OrderVerb) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null)
        return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]') !== null) return;
      const verb = verbs.find((each) => verbKeys[each] === event.key.toUpperCase());
      if (verb === undefined) return;
      event.preventDefault();
      onVerb(verb);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [verbs, onVerb]);
}
