/** Rule for models that say how their parts are joined: what is driven into a part ends inside it and holds there; what is bent over behind comes out far enough. */
import { fasteners } from '#domain/joinery/fastener.ts';
import { joinsOf, type JoinedPart, type Join } from '#domain/joinery/joint.ts';
import type { Evaluation } from './evaluation.ts';

export interface FastenerFault {
  key: 'fastener';
  detail: string;
}

/** Wood left in front of the point. */
const coverMm = 2;
/** How far a nail comes out that is bent over. */
const clinch = { leastMm: 5, mostMm: 25 };
const slackMm = 0.05;

export function fastenerFaults({ instances, partList, joints = [] }: Evaluation): FastenerFault[] {
  if (joints.length === 0) return [];
  const parts = instances.map((part) => ({ ...part, role: partList[part.line]?.articleNumber ?? '' }));
  const faults = joinsOf(parts, joints).flatMap((join) => {
    const [head, receiver] = [parts[join.head], parts[join.receiver]];
    const fault = head === undefined || receiver === undefined ? null : faultOf(join, head, receiver);
    return fault === null ? [] : [fault];
  });
  return faults.slice(0, 1).map((detail) => ({ key: 'fastener', detail }));
}

function faultOf({ fastener, isClinched, contact: { axis } }: Join, head: JoinedPart, receiver: JoinedPart): string | null {
  const { lengthMm = null, leastHoldMm = null } = fasteners[fastener] ?? {};
  if (lengthMm === null) return null;
  const inside = lengthMm - head.size[axis];
  const out = inside - receiver.size[axis];
  const isRight = isClinched
    ? out >= clinch.leastMm - slackMm && out <= clinch.mostMm + slackMm
    : out <= -coverMm + slackMm && inside >= (leastHoldMm ?? 0) - slackMm;
  return isRight ? null : `${fastener} ${head.role}-${receiver.role}: ${head.size[axis]} + ${receiver.size[axis]}`;
}
