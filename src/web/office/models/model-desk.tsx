import { useState } from 'react';
import type { ModelContent, ModelRecord } from '#contract/model-desk.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { ConflictDialog } from '../record/conflict.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { ModelActions } from './model-actions.tsx';
import { ModelAside } from './model-aside.tsx';
import { ModelParts } from './model-parts.tsx';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';
import { instantText } from '../text/instant-text.ts';
import { startValues } from './start-values.ts';
import { useDraftHistory } from '../record/use-draft-history.ts';
import { usePersonName } from '../people/person-names.tsx';
import { useEvaluation } from './use-evaluation.ts';
import { useModel } from './use-model.ts';

interface ModelDeskProps {
  loaded: ModelRecord;
  /** Content of the version used in the shop. */
  inForce: ModelContent;
  mayEdit: boolean;
  mayPrice: boolean;
}

/** A model's parts as tables, beside them the result for an example's values, and all actions on the model. */
export function ModelDesk({ loaded, inForce, mayEdit, mayPrice }: ModelDeskProps) {
  const personName = usePersonName();
  const control = useModel(loaded, inForce);
  const { stored: model, content, saved, unsaved, busy } = control;
  const [values, setValues] = useState<Values>(() => startValues(content));
  const [quantity, setQuantity] = useState(1);
  const evaluated = useEvaluation(model.id, content, values, quantity);
  const history = useDraftHistory(content, control.change);
  const blocker = useLeaveGuard(unsaved.length > 0);
  const { draft } = model;
  return (
    <div className={styles['desk']}>
      <header className={styles['head']}>
        <h1>{model.label.de}</h1>
        <p className={styles['marks']}>
          <StatusMark state="done" label={t.inShop(model.number)} />
          {draft === null ? null : <StatusMark state="part" label={t.draft(draft.number)} />}
        </p>
        {mayEdit ? <ModelActions control={control} /> : null}
      </header>
      <div className={styles['split']}>
        <div className={styles['work']}>
          <ModelParts
            content={content}
            stored={saved}
            evaluation={evaluated.evaluation}
            history={history}
            mayEdit={draft !== null && mayEdit}
            mayPrice={draft !== null && mayPrice}
            values={values}
            onValues={setValues}
          />
          <SaveBar
            unsaved={unsaved.length}
            busy={busy}
            onSave={() => void control.save()}
            onDiscard={control.discard}
            foot={
              draft === null ? (
                t.readOnly
              ) : (
                <>
                  {t.savedBy(instantText(draft.changedAt), personName(draft.who))} <KeyHints />
                </>
              )
            }
          />
        </div>
        <ModelAside
          control={control}
          evaluated={evaluated}
          values={values}
          quantity={quantity}
          mayEdit={mayEdit}
          onValues={setValues}
          onQuantity={setQuantity}
        />
      </div>
      <ConflictDialog record={control} labelOf={(field) => field} />
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}

function KeyHints() {
  return (
    <span className={styles['keys']} aria-hidden="true">
      <kbd>F2</kbd> {t.keys.formula} <kbd>F8</kbd> {t.keys.fault} <kbd>Alt Enter</kbd> {t.keys.mend} <kbd>Ctrl S</kbd> {t.keys.save}
    </span>
  );
}
