import type { MouseEvent } from 'react';
import type { GridRow } from './rules/column.ts';
import type { PlacedRows } from './use-placed-rows.ts';
import type { TickControl } from './use-ticks.ts';

/** A click on a row's tick box or on the mark that opens its parts. */
export function clickOn<Row extends GridRow>(rows: PlacedRows<Row>, ticks: TickControl<Row>): (event: MouseEvent) => void {
  return ({ target }) => {
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('[data-tick], [data-parts]');
    const row = control === null ? undefined : rows.at(Number(control.dataset['tick'] ?? control.dataset['parts']))?.row;
    if (control === null || row === undefined) return;
    if (control.dataset['tick'] === undefined) rows.toggle(row.id);
    else ticks.toggle([row]);
  };
}
