/**
 * Checks that the pieces of a product model fit together before any formula is examined: groups, assemblies, rows of tables.
 * Specification: configurator design §5.2.
 */
import type { ProductModel } from './model-schema.ts';
import type { SymbolTable } from './symbol-table.ts';

export function checkGroups(model: ProductModel, symbols: SymbolTable): void {
  const ids = new Set(model.groups.map((group) => group.id));
  if (ids.size !== model.groups.length) symbols.fault('groups', 'duplicate-name', '');
  for (const group of model.groups) {
    if (group.parent !== undefined && !ids.has(group.parent)) symbols.fault(`groups.${group.id}`, 'unknown-group', group.parent);
    if (group.id === 'darstellung' && group.role !== 'render')
      symbols.fault(`groups.${group.id}`, 'property group type violation', group.role);
  }
  for (const param of model.params) if (!ids.has(param.group)) symbols.fault(`params.${param.id}`, 'unknown-group', param.group);
  const components = new Set(model.components.map((component) => component.id));
  if (components.size !== model.components.length) symbols.fault('components', 'duplicate-name', '');
  for (const component of model.components) {
    if (!Object.hasOwn(model.assemblies, component.group)) symbols.fault(`components.${component.id}`, 'unknown-assembly', component.group);
  }
}

export function checkTables(symbols: SymbolTable): void {
  for (const [id, table] of symbols.tables) {
    const columns = Object.keys(table.columns);
    if (!columns.includes(table.key)) symbols.fault(`tables.${id}`, 'unknown-column', table.key);
    table.rows.forEach((row, index) => {
      for (const column of columns) {
        const wanted = table.columns[column] === 'text' ? 'string' : 'number';
        if (typeof row[column] !== wanted) symbols.fault(`tables.${id}.${index + 1}`, 'cell-type', column);
      }
      const previous = table.rows[index - 1];
      if (table.lookup !== 'exact' && previous !== undefined && Number(previous[table.key]) >= Number(row[table.key])) {
        symbols.fault(`tables.${id}.${index + 1}`, 'rows-not-ascending', table.key);
      }
    });
  }
}
