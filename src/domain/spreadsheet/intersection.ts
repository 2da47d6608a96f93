/** The value of a range where a plain formula needs a single one: the cell in the formula's own row or column. Specification: domain decisions §10. */
import type { Place } from './context.ts';
import { errors, type Area, type Scalar } from './value.ts';

export function intersected(area: Area, place: Place): Scalar {
  if (area.rows === 1 && area.columns === 1) return area.at(0, 0);
  const row = place.row - area.top;
  const column = place.column - area.left;
  if (area.columns === 1 && row >= 0 && row < area.rows) return area.at(row, 0);
  if (area.rows === 1 && column >= 0 && column < area.columns) return area.at(0, column);
  return errors.value;
}
