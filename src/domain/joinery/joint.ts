/** How many nails, screws and connectors hold parts together, counted where they lie against each other. */
import { contactOf, isEndGrain, type Block, type Contact } from './contact.ts';
import { clinchedNail } from './fastener.ts';

export interface Joint {
  /** Roles of the part that is fixed and of the part that the fastener goes into. */
  head: string;
  receiver: string;
  rule: 'cross' | 'every' | 'each';
  /** `every`: mm along the contact; `each`: number in every contact. */
  by: number;
  /** Id of the fastener, or `clinched`. */
  fastener: string;
}

export interface JoinedPart extends Block {
  role: string;
}

/** A smaller face holds no nail. */
const leastAreaMm2 = 800;
/** Where both sides of a crossing are that long, it takes two nails. */
const wideCrossingMm = 60;

function countIn({ sides: [a, b] }: Contact, { rule, by }: Joint, brace: boolean): number {
  if (rule === 'each') return by;
  if (rule === 'every') return Math.floor(Math.max(a, b) / by + 1e-6) + 1;
  return brace || Math.min(a, b) >= wideCrossingMm - 0.05 ? 2 : 1;
}

/** Fastener id → count. */
export function fastenersFor(parts: readonly JoinedPart[], joints: readonly Joint[]): Map<string, number> {
  const byRole = Map.groupBy(parts, ({ role }) => role);
  const counts = new Map<string, number>();
  for (const joint of joints) {
    for (const head of byRole.get(joint.head) ?? []) {
      for (const receiver of byRole.get(joint.receiver) ?? []) {
        const contact = contactOf(head, receiver);
        if (contact === null || contact.areaMm2 < leastAreaMm2 || isEndGrain(receiver, contact.axis)) continue;
        const { axis } = contact;
        const fastener = joint.fastener === 'clinched' ? clinchedNail(head.size[axis] + receiver.size[axis]) : joint.fastener;
        const count = countIn(contact, joint, head.turn !== undefined || receiver.turn !== undefined);
        counts.set(fastener, (counts.get(fastener) ?? 0) + count);
      }
    }
  }
  return counts;
}
