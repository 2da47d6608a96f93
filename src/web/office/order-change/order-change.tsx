import { useEffect, useEffectEvent } from 'react';
import type { Order } from '#contract/order.ts';
import pageStyles from '../ui/page.module.css';
import { ConfigurableProducts } from '../document/configurable-products.tsx';
import { useConfigurationWords } from '../document/use-configuration-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { useKeptFocus } from '../ui/keep-focus.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { stepByKey } from '../record/use-draft-history.ts';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { changeLabel } from './change-form.ts';
import { HeadEditor } from './head-editor.tsx';
import { LinesEditor } from './lines-editor.tsx';
import styles from './order-change.module.css';
import { StagedPanel } from './staged-panel.tsx';
import { useChoices } from './use-choices.ts';
import { useOrderChange } from './use-order-change.ts';
import { typedText } from './value-text.ts';
import { changeWords as t } from './change-words.ts';

/** Changes a placed order: at once, or as a draft that is previewed, sent to the customer for agreement, and applied. */
export function OrderChange({ order: loaded }: { order: Order }) {
  const changing = useOrderChange(loaded);
  const { record, order, staged, draft, change, history, url, count, isUnsaved } = changing;
  const { problems, busy } = record;
  const choices = useChoices(order.customerId);
  useKeptFocus();
  const configurationWord = useConfigurationWords(record.conflict);
  const blocker = useLeaveGuard(isUnsaved && !busy);
  const stageByKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!busy && count > 0 && document.querySelector('dialog[open]') === null) void changing.stage();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => stageByKey(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    // The fields in it take the keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-change className={styles['change']} onKeyDown={(event) => stepByKey(event, history)}>
      <ConfigurableProducts lines={order.positions}>
        <LinesEditor order={order} draft={draft} problems={problems} onChange={change} />
      </ConfigurableProducts>
      <HeadEditor order={order} draft={draft} problems={problems} choices={choices} onChange={change} />
      <div className={`${styles['actions']} ${isUnsaved ? styles['unsaved'] : ''}`} data-unsaved={isUnsaved || undefined}>
        <p role="status">{count === 0 ? t.nothingChanged : t.count(count)}</p>
        {isUnsaved ? (
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={record.discard}>
            {t.dropTyped}
          </button>
        ) : null}
        <button type="button" className={pageStyles['button']} disabled={busy || count === 0} onClick={() => void changing.saveNow()}>
          {t.saveNow}
        </button>
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['ink']}`}
          disabled={busy || count === 0}
          aria-keyshortcuts="Control+S"
          onClick={() => void changing.stage()}
        >
          {t.stage} <kbd aria-hidden="true">Ctrl S</kbd>
        </button>
      </div>
      {staged === null ? null : (
        <StagedPanel
          order={order}
          change={staged}
          choices={choices}
          url={url}
          busy={busy}
          onMerge={() => void changing.merge()}
          onDiscard={() => void changing.discard()}
          onSend={(sending) => void changing.send(sending)}
        />
      )}
      <ConflictDialog
        record={record}
        labelOf={(field) => changeLabel(draft, field)}
        textOf={(field, value) => configurationWord(field, value) ?? typedText(field, value, choices)}
      />
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}
