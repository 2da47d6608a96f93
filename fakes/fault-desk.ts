/** What the next calls of a stand-in meet, in turn and by the kind of call: set by tests, or by staff of a demo. */
export interface FaultDesk<Operation extends string, Fault extends string> {
  readonly operations: readonly Operation[];
  readonly faults: readonly Fault[];
  readonly fail: (operation: Operation, ...next: Fault[]) => void;
  /** By their names; false: there is no such call or fault. */
  readonly failByName: (operation: string, fault: string, times: number) => boolean;
  /** The fault of this call, which is used up by it; undefined: it goes well. */
  readonly meet: (operation: Operation) => Fault | undefined;
  readonly waiting: () => Readonly<Record<string, readonly Fault[]>>;
  /** What was to go wrong and has not yet, does not. */
  readonly forget: () => void;
}

export function openFaultDesk<Operation extends string, Fault extends string>(
  operations: readonly Operation[],
  faults: readonly Fault[],
): FaultDesk<Operation, Fault> {
  const waiting = new Map<Operation, Fault[]>();
  const fail = (operation: Operation, ...next: Fault[]): void => {
    waiting.set(operation, [...(waiting.get(operation) ?? []), ...next]);
  };
  return {
    operations,
    faults,
    fail,
    failByName: (operationName, faultName, times) => {
      const operation = operations.find((each) => each === operationName);
      const fault = faults.find((each) => each === faultName);
      if (operation === undefined || fault === undefined) return false;
      fail(operation, ...Array.from({ length: times }, () => fault));
      return true;
    },
    meet: (operation) => waiting.get(operation)?.shift(),
    waiting: () =>
      Object.fromEntries([...waiting].filter(([, next]) => next.length > 0).map(([operation, next]) => [operation, [...next]])),
    forget: () => waiting.clear(),
  };
}
