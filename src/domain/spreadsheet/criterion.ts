/** Conditions of SUMIF and similar functions: a value, `">=10"`, `"<>PL*"`. Specification: domain decisions §10. */
import { truthOf } from './coerce.ts';
import { compareNumbers, compareTexts, sameText } from './compare.ts';
import { textToNumber } from './number-text.ts';
import { CellError, errorCodes, errorOf, type Scalar } from './value.ts';
import { hasWildcard, wildcardTest } from './wildcard.ts';

export type Criterion = (value: Scalar) => boolean;

function ordered(operator: string, order: number): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  return order >= 0;
}

function equalTo(wanted: string): Criterion {
  const number = textToNumber(wanted);
  if (number !== null)
    return (value) =>
      typeof value === 'number' ? compareNumbers(value, number) === 0 : typeof value === 'string' && textToNumber(value) === number;
  const truth = truthOf(wanted);
  if (truth !== null) return (value) => value === truth;
  const upper = wanted.toUpperCase();
  if (errorCodes.some((code) => code === upper)) return (value) => value === errorOf(upper);
  const matches = hasWildcard(wanted) ? wildcardTest(wanted) : (text: string): boolean => sameText(text, wanted);
  return (value) => typeof value === 'string' && matches(value);
}

function textCriterion(text: string): Criterion {
  const operator = /^(<=|>=|<>|<|>|=)/.exec(text)?.[0] ?? '';
  const operand = text.slice(operator.length);
  if (operator === '' || operator === '=') {
    if (operand !== '') return equalTo(operand);
    return operator === '' ? (value) => value === null || value === '' : (value) => value === null;
  }
  if (operator === '<>') {
    if (operand === '') return (value) => value !== null;
    const equal = equalTo(operand);
    return (value) => !equal(value);
  }
  const number = textToNumber(operand);
  if (number !== null) return (value) => typeof value === 'number' && ordered(operator, compareNumbers(value, number));
  return (value) => typeof value === 'string' && ordered(operator, compareTexts(value, operand));
}

export function criterionOf(wanted: Scalar): Criterion {
  if (typeof wanted === 'string') return textCriterion(wanted);
  if (wanted === null) return equalTo('0');
  if (typeof wanted === 'number')
    return (value) =>
      typeof value === 'number' ? compareNumbers(value, wanted) === 0 : typeof value === 'string' && textToNumber(value) === wanted;
  if (wanted instanceof CellError) return (value) => value === wanted;
  return (value) => value === wanted;
}
