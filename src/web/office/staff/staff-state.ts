/** The state of an office user's account as mark and words. */
import type { StaffMember } from '#contract/staff.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { instantDayText } from '../text/instant-text.ts';
import { staffWords as t } from './staff-words.ts';

export function staffState({ active, invitedAt }: Pick<StaffMember, 'active' | 'invitedAt'>): { state: StatusState; label: string } {
  if (!active) return { state: 'canceled', label: t.states.closed };
  if (invitedAt !== null) return { state: 'open', label: t.states.invited(instantDayText(invitedAt)) };
  return { state: 'done', label: t.states.open };
}
