import control from '../../grid/control.module.css';
import { productWords as t } from '../product-words.ts';
import type { BulkVerb } from './bulk-plan.ts';

const verbs: readonly BulkVerb[] = ['show', 'hide', 'field', 'delete'];
const deletedVerbs: readonly BulkVerb[] = ['restore'];

/** Below the list while rows are ticked: actions on all of them. */
export function BulkBar({ areDeleted, onVerb }: { areDeleted: boolean; onVerb: (verb: BulkVerb) => void }) {
  return (
    <>
      {(areDeleted ? deletedVerbs : verbs).map((verb) => (
        <button key={verb} type="button" className={control['button']} onClick={() => onVerb(verb)}>
          {t.bulk[verb]}
        </button>
      ))}
    </>
  );
}
