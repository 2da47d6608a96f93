/** Faults for the next calls of a stand-in, in order and by kind of call: set by tests, or by staff of a demo. */
export interface FaultDesk<Operation extends string, Fault extends string> {
  readonly operations: readonly Operation[];
  readonly faults: readonly Fault[];
  readonly fail: (operation: Operation, ...next: Fault[]) => void;
  /** By name; false: no such call or fault. */
  readonly failByName: (operation: string, fault: string, times: number) => boolean;
  /** The fault of this call, which is thereby used up; undefined: none. */
  readonly meet: (operation: Operation) => Fault | undefined;
  readonly waiting: () => Readonly<Record<string, readonly Fault[]>>;
  /** Cancels all faults that have not occurred yet. */
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
