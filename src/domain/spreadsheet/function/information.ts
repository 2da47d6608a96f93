/** Information about a value: its kind, and whether it is an error. Specification: domain decisions §10. */
import { toNumber } from '../coerce.ts';
import { Area, CellError, errors, Grid, isBlock, type Scalar } from '../value.ts';
import { values, type FunctionTable, type ValueFunction } from './sheet-function.ts';

function asks(test: (value: Scalar) => boolean): ValueFunction {
  return values('v', 1, 1, ([value = null]) => test(value as Scalar), true);
}

const errorNumbers = ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'];

export const informationFunctions: FunctionTable = {
  ISBLANK: asks((value) => value === null),
  ISNUMBER: asks((value) => typeof value === 'number'),
  ISTEXT: asks((value) => typeof value === 'string'),
  ISNONTEXT: asks((value) => typeof value !== 'string'),
  ISLOGICAL: asks((value) => typeof value === 'boolean'),
  ISERROR: asks((value) => value instanceof CellError),
  ISERR: asks((value) => value instanceof CellError && value !== errors.missing),
  ISNA: asks((value) => value === errors.missing),
  ISREF: values('b', 1, 1, ([value]) => value instanceof Area),
  ISEVEN: values('v', 1, 1, ([value = null]) => Math.trunc(toNumber(value as Scalar)) % 2 === 0),
  ISODD: values('v', 1, 1, ([value = null]) => Math.trunc(toNumber(value as Scalar)) % 2 !== 0),
  NA: values('v', 0, 0, () => errors.missing),
  N: values('v', 1, 1, ([value = null]) => (typeof value === 'number' ? value : value === true ? 1 : 0)),
  T: values('v', 1, 1, ([value = null]) => (typeof value === 'string' ? value : '')),
  TYPE: values(
    'b',
    1,
    1,
    ([operand = null]) => {
      if (operand instanceof Grid || (operand instanceof Area && operand.rows * operand.columns > 1)) return 64;
      const value = isBlock(operand) ? operand.at(0, 0) : operand;
      if (value instanceof CellError) return 16;
      return typeof value === 'string' ? 2 : typeof value === 'boolean' ? 4 : 1;
    },
    true,
  ),
  'ERROR.TYPE': values(
    'v',
    1,
    1,
    ([value = null]) => {
      const number = value instanceof CellError ? errorNumbers.indexOf(value.code) + 1 : 0;
      return number === 0 ? errors.missing : number;
    },
    true,
  ),
};
