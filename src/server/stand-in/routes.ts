import * as wire from '#contract/stand-in.ts';
import type { StandIn, StandInKey } from '#contract/stand-in.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound, refused } from '#server/call/refusal.ts';

/** Faults that a stand-in can simulate, and those it is about to simulate. */
interface Faults {
  readonly operations: readonly string[];
  readonly faults: readonly string[];
  /** False: no such call or fault. */
  readonly failByName: (operation: string, fault: string, times: number) => boolean;
  readonly waiting: () => Readonly<Record<string, readonly string[]>>;
  readonly forget: () => void;
}

/** Null: a real service is configured, or none. */
export type StandIns = Readonly<Record<StandInKey, Faults | null>>;

export function standInRoutes(standIns: StandIns): Binding[] {
  const items = (): StandIn[] =>
    wire.StandInKey.options.flatMap((key) => {
      const used = standIns[key];
      return used === null ? [] : [standInAnswer(key, used)];
    });
  const of = (key: StandInKey): Faults => {
    const found = standIns[key];
    if (found === null) throw notFound();
    return found;
  };
  return [
    bind(wire.readStandIns, async () => ({ items: items() })),
    bind(wire.setStandInFault, async ({ params, body: { operation, fault, times } }) => {
      if (!of(params.key).failByName(operation, fault, times)) throw refused('standInFaultUnknown', {}, 'body.fault');
      return { items: items() };
    }),
    bind(wire.forgetStandInFaults, async ({ params }) => {
      of(params.key).forget();
      return { items: items() };
    }),
  ];
}

function standInAnswer(key: StandInKey, { operations, faults, waiting }: Faults): StandIn {
  const next = Object.entries(waiting()).map(([operation, each]) => ({ operation, faults: [...each] }));
  return { key, operations: [...operations], faults: [...faults], waiting: next };
}
