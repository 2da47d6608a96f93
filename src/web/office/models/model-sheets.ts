/** The sheets of each part of a model. */
import type { ModelContent } from '#contract/model-desk.ts';
import { costSheets } from './cost-sheets.ts';
import type { Sheet } from './sheet.ts';
import { parameterSheets } from './parameter-sheets.ts';
import { tableSheets } from './table-sheets.ts';
import { formulaSheets, ruleSheets } from './formula-sheets.ts';
import { componentSheets } from './component-sheets.ts';
import { viewSheets, exampleSheets } from './view-sheets.ts';

export type PartKey = 'params' | 'tables' | 'formulas' | 'components' | 'rules' | 'prices' | 'views' | 'examples';

export function sheetsOf(part: PartKey, content: ModelContent): readonly Sheet[] {
  switch (part) {
    case 'params':
      return parameterSheets(content);
    case 'tables':
      return tableSheets(content);
    case 'formulas':
      return formulaSheets;
    case 'components':
      return componentSheets(content);
    case 'rules':
      return ruleSheets;
    case 'prices':
      return costSheets;
    case 'views':
      return viewSheets;
    default:
      return exampleSheets;
  }
}
