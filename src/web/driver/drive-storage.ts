/** What the phone stores of a drive until the shop has it: the stops as last read, unfinished entries, and unsent reports. */
import type { DriveSheet, StopReport } from '#contract/drive.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { ShortReason } from '#domain/order/handover.ts';

export interface Draft {
  /** By position; absent: all of them. */
  quantities: Record<number, number>;
  reasons: Record<number, ShortReason>;
  receivedBy: string;
  note: string;
  signature: StopReport['signature'];
}

export const emptyDraft: Draft = { quantities: {}, reasons: {}, receivedBy: '', note: '', signature: [] };

export interface OwnReport {
  /** The same for every attempt to send, so that it is booked once. */
  key: string;
  body: StopReport;
  state: 'WAITING' | 'SENT' | 'REFUSED';
  /** Why it was rejected. */
  problems: ErrorItem[];
}

export interface KeptDrive {
  /** Null: not read yet. */
  sheet: DriveSheet | null;
  /** When the stops were read, ms since 1970. */
  readAt: number;
  drafts: Record<number, Draft>;
  reports: OwnReport[];
}

export const nothingKept: KeptDrive = { sheet: null, readAt: 0, drafts: {}, reports: [] };

const start = 'fahrt:';

export const readKept = (driveId: number): KeptDrive => findKept(driveId) ?? nothingKept;

/** Null: nothing is stored, or storage is unavailable. */
export function findKept(driveId: number): KeptDrive | null {
  try {
    const text = localStorage.getItem(`${start}${driveId}`);
    return text === null ? null : { ...nothingKept, ...(JSON.parse(text) as Partial<KeptDrive>) };
  } catch {
    return null;
  }
}

/** False: storage is unavailable or full. */
export function writeKept(driveId: number, kept: KeptDrive): boolean {
  try {
    localStorage.setItem(`${start}${driveId}`, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Removes former drives that are completely sent. */
export function forgetOthers(driveId: number): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const name of names.filter((each) => each.startsWith(start) && each !== `${start}${driveId}`)) {
      const { reports } = readKept(Number(name.slice(start.length)));
      if (reports.every(({ state }) => state === 'SENT')) localStorage.removeItem(name);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
