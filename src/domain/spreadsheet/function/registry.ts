/** All functions available to workbooks, by name. Any other name is a fault that is reported with its cell. Specification: domain decisions §10. */
import { aggregates } from './aggregate.ts';
import { cellInformationFunctions } from './cell-information.ts';
import { conditionalFunctions } from './conditional.ts';
import { convertFunctions } from './convert.ts';
import { databaseFunctions } from './database.ts';
import { dateFunctions } from './date.ts';
import { distributionFunctions } from './distribution.ts';
import { dynamicFunctions } from './dynamic.ts';
import { financeFunctions } from './finance.ts';
import { formatFunctions } from './format.ts';
import { informationFunctions } from './information.ts';
import { investmentFunctions } from './investment.ts';
import { logicFunctions } from './logic.ts';
import { lookupFunctions } from './lookup.ts';
import { mathFunctions } from './math.ts';
import { matrixFunctions } from './matrix.ts';
import { numberSystemFunctions } from './number-system.ts';
import { rankFunctions } from './rank.ts';
import { regressionFunctions } from './regression.ts';
import { referenceFunctions } from './reference.ts';
import { shapeFunctions } from './shape.ts';
import { spreadFunctions } from './spread.ts';
import { subtotalFunctions } from './subtotal.ts';
import type { FunctionTable, SheetFunction } from './sheet-function.ts';
import { splitFunctions } from './split.ts';
import { textFunctions } from './text.ts';
import { totalFunctions } from './total.ts';
import { workdayFunctions } from './workday.ts';

const families: readonly FunctionTable[] = [
  mathFunctions,
  totalFunctions,
  aggregates,
  rankFunctions,
  conditionalFunctions,
  logicFunctions,
  informationFunctions,
  lookupFunctions,
  referenceFunctions,
  textFunctions,
  formatFunctions,
  dateFunctions,
  workdayFunctions,
  financeFunctions,
  investmentFunctions,
  dynamicFunctions,
  shapeFunctions,
  subtotalFunctions,
  matrixFunctions,
  regressionFunctions,
  spreadFunctions,
  distributionFunctions,
  databaseFunctions,
  numberSystemFunctions,
  convertFunctions,
  cellInformationFunctions,
  splitFunctions,
];

/** Families whose results are never references, so that no cell has to be picked from them. */
const plainFamilies = [mathFunctions, totalFunctions, aggregates, conditionalFunctions, textFunctions, formatFunctions, dateFunctions];

export const plainFunctions: ReadonlySet<string> = new Set([
  ...plainFamilies.flatMap((family) => Object.keys(family)),
  'VLOOKUP',
  'HLOOKUP',
  'MATCH',
]);

export const sheetFunctions: ReadonlyMap<string, SheetFunction> = new Map(families.flatMap((family) => Object.entries(family)));
