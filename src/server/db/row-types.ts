// How PostgreSQL's types arrive in TypeScript. A date stays the text 'yyyy-mm-dd': the driver would turn it into local midnight, a day earlier in UTC.
// int8 (money, counts) becomes a number; numeric stays a text; timestamptz becomes a Date.
import { types, type CustomTypesConfig } from 'pg';

const INT8 = 20;
const DATE = 1082;
// Missing from the driver's own type numbers, hence a plain number.
const TEXT_ARRAY: number = 1009;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

const parseTextArray: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY, 'text');

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, toNumber],
  [DATE, (text) => text],
  [INT8_ARRAY, (text) => parseTextArray(text).map((each) => (each === null ? null : toNumber(each)))],
  [DATE_ARRAY, parseTextArray],
]);

export const rowTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text')) as CustomTypesConfig['getTypeParser'],
};

function toNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`int8 ${text} does not fit into a number`);
  return number;
}
