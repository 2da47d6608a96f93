/** How many nails, screws and connectors hold parts together, counted where the parts touch. */
import { contactOf, isEndGrain, type Block, type Contact } from './contact.ts';
import { clinchedNail } from './fastener.ts';

export interface Joint {
  /** Roles of the part that is fastened and of the part that receives the fastener. */
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

/** Two parts, by their index, and what holds them together. */
export interface Join {
  head: number;
  receiver: number;
  contact: Contact;
  rule: Joint['rule'];
  fastener: string;
  /** Its point comes out behind and is bent over. */
  isClinched: boolean;
  count: number;
}

export function joinsOf(parts: readonly JoinedPart[], joints: readonly Joint[]): Join[] {
  const byRole = Map.groupBy(parts.keys(), (index) => parts[index]!.role);
  const joins: Join[] = [];
  for (const joint of joints) {
    for (const head of byRole.get(joint.head) ?? []) {
      for (const receiver of byRole.get(joint.receiver) ?? []) {
        const one = parts[head]!;
        const other = parts[receiver]!;
        const contact = contactOf(one, other);
        if (contact === null || contact.areaMm2 < leastAreaMm2 || isEndGrain(other, contact.axis)) continue;
        const { axis } = contact;
        const isClinched = joint.fastener === 'clinched';
        const fastener = isClinched ? clinchedNail(one.size[axis] + other.size[axis]) : joint.fastener;
        const count = countIn(contact, joint, one.turn !== undefined || other.turn !== undefined);
        joins.push({ head, receiver, contact, rule: joint.rule, fastener, isClinched, count });
      }
    }
  }
  return joins;
}

/** Fastener id → count. */
export function fastenersFor(parts: readonly JoinedPart[], joints: readonly Joint[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { fastener, count } of joinsOf(parts, joints)) counts.set(fastener, (counts.get(fastener) ?? 0) + count);
  return counts;
}
