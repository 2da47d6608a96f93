/** The course of a payment once the visitor acts: every step is recorded in the ledger and reported to the shop. */
import type { Outcome } from './hosted-page.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { WebhookSender } from './webhook-sender.ts';

export interface PaymentCourse {
  complete: (entry: Entry) => void;
  void: (entry: Entry) => void;
  /** Applies a visitor's choice on the page, and returns the address to go to. */
  decide: (entry: Entry, outcome: Outcome) => string;
  /** Drops slow payments that are not decided yet. */
  stop: () => void;
}

/** `slowMs`: delay before a slow payment is decided. */
export function openPaymentCourse({
  ledger,
  webhooks,
  slowMs,
}: {
  ledger: Ledger;
  webhooks: WebhookSender;
  slowMs: number;
}): PaymentCourse {
  const timers = new Set<NodeJS.Timeout>();
  const tell = (entry: Entry): void => webhooks.tell({ entityId: entry.transaction.id, state: entry.transaction.state });
  const step = (entry: Entry, to: Entry['transaction']['state'], part = {}): void => {
    if (ledger.move(entry, to, part)) tell(entry);
  };
  const pay = (entry: Entry): void => {
    step(entry, 'AUTHORIZED');
    if (entry.asked.completionBehavior === 'COMPLETE_IMMEDIATELY') complete(entry);
  };
  const complete = (entry: Entry): void => {
    step(entry, 'COMPLETED');
    step(entry, 'FULFILL');
  };
  const decide = (entry: Entry, outcome: Outcome): string => {
    const { successUrl, failedUrl } = entry.asked;
    if (entry.transaction.state !== 'PENDING') return entry.transaction.state === 'FAILED' ? failedUrl : successUrl;
    if (outcome === 'abort') return failedUrl;
    const mode = webhooks.mode;
    if (outcome === 'silent') webhooks.mode = 'drop';
    step(entry, 'CONFIRMED');
    step(entry, 'PROCESSING');
    if (outcome === 'slow') {
      const timer = setTimeout(() => {
        timers.delete(timer);
        pay(entry);
      }, slowMs);
      timers.add(timer.unref());
    } else if (outcome === 'decline')
      step(entry, 'FAILED', { failureReason: { category: 'END_USER', name: { 'en-US': 'Declined' }, description: {} } });
    else pay(entry);
    webhooks.mode = mode;
    return outcome === 'decline' ? failedUrl : successUrl;
  };
  return {
    complete,
    void: (entry) => step(entry, 'VOIDED'),
    decide,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
