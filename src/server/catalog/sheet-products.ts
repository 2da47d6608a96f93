/** The products with a workbook, in the form needed for opening workbooks. */
import { attributeType } from '#domain/catalog/product.ts';
import type { SheetFacts } from '#server/configurator/open-sheets.ts';
import type { ProductFacts } from './product-store.ts';

const namesWorkbook = ({ typeId, value }: ProductFacts['values'][number]): boolean =>
  typeId === attributeType.excelConfigurationInfo && value !== '';

export function hasWorkbook({ values }: ProductFacts): boolean {
  return values.some(namesWorkbook);
}

export function sheetProducts(workbooks: ReadonlyMap<number, ProductFacts>): SheetFacts {
  const facts = [...workbooks.values()];
  return {
    products: facts.map(({ row: { id, articleNumber, name, modelId } }) => ({ id, articleNumber, name, modelId })),
    values: facts.flatMap(({ row, values }) =>
      values.filter(namesWorkbook).map(({ typeId, value }) => ({ productId: row.id, typeId, value })),
    ),
  };
}
