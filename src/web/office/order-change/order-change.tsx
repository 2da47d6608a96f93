import type { Order } from '#contract/order.ts';
import pageStyles from '../ui/page.module.css';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { HeadEditor } from './head-editor.tsx';
import { LinesEditor } from './lines-editor.tsx';
import styles from './order-change.module.css';
import { StagedPanel } from './staged-panel.tsx';
import { useOrderChange } from './use-order-change.ts';
import { changeWords as t } from './change-words.ts';

/** Changes a placed order: at once, or as a draft that is previewed, sent to the customer for agreement, and applied. */
export function OrderChange({ order }: { order: Order }) {
  const { draft, change, staged, url, busy, problems, unsaved, isUnsaved, stage, saveNow, discard, send } = useOrderChange(order);
  const blocker = useLeaveGuard(isUnsaved && !busy);
  return (
    <div className={styles['change']}>
      <LinesEditor order={order} draft={draft} problems={problems} onChange={change} />
      <HeadEditor order={order} draft={draft} problems={problems} onChange={change} />
      <div className={styles['actions']}>
        <p role="status">{unsaved === 0 ? t.nothingChanged : t.count(unsaved)}</p>
        <button type="button" className={pageStyles['button']} disabled={busy || unsaved === 0} onClick={() => void saveNow()}>
          {t.saveNow}
        </button>
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['ink']}`}
          disabled={busy || unsaved === 0}
          onClick={() => void stage()}
        >
          {t.stage}
        </button>
      </div>
      {staged === null ? null : (
        <StagedPanel
          order={order}
          change={staged}
          url={url}
          busy={busy}
          onDiscard={() => void discard()}
          onSend={(sending) => void send(sending)}
        />
      )}
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}
