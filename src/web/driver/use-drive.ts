import { useCallback, useEffect, useRef, useState } from 'react';
import { readDrive } from '#contract/drive.ts';
import type { DriveSheet, StopReport } from '#contract/drive.ts';
import { CallFailure } from '#contract/failure.ts';
import { newKey } from '#web/new-key.ts';
import type { Draft, KeptDrive, OwnReport } from './drive-storage.ts';
import { findKept, forgetOthers, nothingKept, readKept, writeKept } from './drive-storage.ts';
import { inTime } from './in-time.ts';
import { keepOffline } from './keep-offline.ts';
import { sendReports } from './send-reports.ts';

/** How often to retry while something waits, as not every browser tells that the network is back, and to look for a changed plan while nothing does. */
const retryMs = 5000;
const lookMs = 120_000;

const call = inTime(30_000);

export interface DriveState {
  sheet: DriveSheet;
  drafts: KeptDrive['drafts'];
  reports: readonly OwnReport[];
  /** Why nothing can be sent now; null: it can. */
  failure: CallFailure | null;
  /** The office changed the plan since it was last looked at. */
  planChanged: boolean;
  /** False: the phone stores nothing. */
  keeps: boolean;
  fill: (orderId: number, draft: Draft) => void;
  report: (body: StopReport) => void;
  /** Sends a rejected one again. */
  again: (report: OwnReport) => void;
  drop: (report: OwnReport) => void;
  seePlan: () => void;
}

/** The drive on this phone: starts with the server-rendered data, continues with what the phone stored, and sends as soon as there is a network. */
export function useDrive(token: string, drawn: { sheet: DriveSheet; readAt: number }): DriveState {
  const { id } = drawn.sheet;
  const [kept, setKept] = useState<KeptDrive>({ ...nothingKept, ...drawn });
  const [ready, setReady] = useState(false);
  const [keeps, setKeeps] = useState(true);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [seenPlan, setSeenPlan] = useState(drawn.sheet.planVersion);
  const sending = useRef(false);
  const sheet = kept.sheet ?? drawn.sheet;

  useEffect(() => {
    const stored = readKept(id);
    const isNewer = stored.sheet !== null && stored.readAt > drawn.readAt;
    setKept({ ...stored, ...(isNewer ? {} : drawn) });
    setReady(true);
    forgetOthers(id);
    const pictures = drawn.sheet.stops.flatMap(({ lines }) => lines.map(({ pictureUrl }) => pictureUrl));
    keepOffline(pictures).catch(() => undefined);
    // The drive stays the same for the life of the page.
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [id]);
  useEffect(() => {
    if (ready) setKeeps(writeKept(id, kept));
  }, [id, kept, ready]);

  // Another tab of this phone writes to the same place: what it did is taken over before this one writes again.
  useEffect(() => {
    if (!ready) return undefined;
    const takeOver = (): void => {
      const stored = findKept(id);
      if (stored !== null) setKept(stored);
    };
    addEventListener('storage', takeOver);
    addEventListener('pageshow', takeOver);
    document.addEventListener('visibilitychange', takeOver);
    return () => {
      removeEventListener('storage', takeOver);
      removeEventListener('pageshow', takeOver);
      document.removeEventListener('visibilitychange', takeOver);
    };
  }, [id, ready]);

  const send = useCallback(async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    try {
      const stuck = await sendReports(call, token, readKept(id).reports, ({ report, stop }) =>
        setKept((all) => ({
          ...all,
          reports: all.reports.map((each) => (each.key === report.key ? report : each)),
          sheet: stop === null || all.sheet === null ? all.sheet : withStop(all.sheet, stop),
        })),
      );
      setFailure(stuck);
      if (stuck !== null) return;
      const read = await call(readDrive, { params: { token } });
      setKept((all) => ({ ...all, sheet: read, readAt: Date.now() }));
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      setFailure(problem);
    } finally {
      sending.current = false;
    }
  }, [id, token]);

  const waiting = kept.reports.filter(({ state }) => state === 'WAITING').length;
  useEffect(() => {
    if (!ready) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void send();
    };
    look();
    const timer = setInterval(look, waiting > 0 || failure !== null ? retryMs : lookMs);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
    // A new report is sent at once; a failure only changes the interval.
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [ready, waiting, failure === null, send]);

  const own = (change: (reports: OwnReport[]) => OwnReport[]): void => setKept((all) => ({ ...all, reports: change(all.reports) }));
  return {
    sheet,
    drafts: kept.drafts,
    reports: kept.reports,
    failure,
    planChanged: sheet.planVersion !== seenPlan,
    keeps,
    fill: (orderId, draft) => setKept((all) => ({ ...all, drafts: { ...all.drafts, [orderId]: draft } })),
    report: (body) => own((all) => [...all, { key: newKey(), body, state: 'WAITING', problems: [] }]),
    again: (report) => own((all) => all.map((each) => (each.key === report.key ? { ...each, state: 'WAITING', problems: [] } : each))),
    drop: (report) => own((all) => all.filter(({ key }) => key !== report.key)),
    seePlan: () => setSeenPlan(sheet.planVersion),
  };
}

function withStop(sheet: DriveSheet, stop: DriveSheet['stops'][number]): DriveSheet {
  return { ...sheet, stops: sheet.stops.map((each) => (each.orderId === stop.orderId ? stop : each)) };
}
