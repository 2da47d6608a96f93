/** Numbering of positions on screens and documents: 1, 2, and 2.1 for a part of a composite. */
export function positionNumbers(positions: readonly { id: number; parentId: number | null }[]): Map<number, string> {
  const numbers = new Map<number, string>();
  const counts = new Map<number | null, number>();
  for (const { id, parentId } of positions) {
    const count = (counts.get(parentId) ?? 0) + 1;
    counts.set(parentId, count);
    const parent = parentId === null ? undefined : numbers.get(parentId);
    numbers.set(id, parent === undefined ? String(count) : `${parent}.${count}`);
  }
  return numbers;
}
