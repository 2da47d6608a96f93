/** Sends waiting reports one by one. A rejected one stays on the phone with the reason; one that was not received is sent again under the same key. */
import { reportStop } from '#contract/drive.ts';
import type { DriveStop } from '#contract/drive.ts';
import { CallFailure } from '#contract/failure.ts';
import type { Call } from '#contract/endpoint.ts';
import type { OwnReport } from './drive-storage.ts';

export interface Sent {
  report: OwnReport;
  /** As stored by the shop; null: not booked. */
  stop: DriveStop | null;
}

/** The link is invalid or the shop cannot answer now: nothing is wrong with what was sent. */
export const waits = ({ status }: CallFailure): boolean =>
  status === 0 || status === 404 || status === 410 || status === 429 || status >= 500 || status === 408;

/** Stops at the first report that cannot be sent now and returns the failure; null: none is left waiting. */
export async function sendReports(
  call: Call,
  token: string,
  reports: readonly OwnReport[],
  told: (sent: Sent) => void,
): Promise<CallFailure | null> {
  for (const report of reports.filter(({ state }) => state === 'WAITING')) {
    try {
      const stop = await call(reportStop, { params: { token }, body: report.body }, { idempotencyKey: report.key });
      told({ report: { ...report, state: 'SENT', problems: [] }, stop });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (waits(failure)) return failure;
      told({ report: { ...report, state: 'REFUSED', problems: [...failure.errors] }, stop: null });
    }
  }
  return null;
}
