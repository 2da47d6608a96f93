import { expect, test } from 'vitest';
import type { ContactPerson } from './customer.ts';
import { contactName, contactPersonProblems, customerName, isCompanyInfoValid, languageOf } from './customer.ts';

const person: ContactPerson = {
  title: 2,
  firstName: 'Anna',
  lastName: 'Muster',
  phone: '041 555 01 20',
  email: 'anna@example.ch',
  languageId: 1,
};

test.each([
  [{}, false],
  [{ id: 4 }, true],
  [{ name: 'Muster AG' }, true],
  [{ invoiceEmail: 'a@x.ch' }, true],
  [{ name: '  ', invoiceEmail: ' ' }, false],
  [{ code: 'M1' }, false],
])('company info %j is valid: %s', (given, valid) => {
  expect(isCompanyInfoValid({ id: null, code: '', name: '', invoiceEmail: '', ...given })).toBe(valid);
});

test('language ids', () => {
  expect([1, 2, 3, 9].map(languageOf)).toEqual(['de', 'en', 'fr', 'de']);
});

test('a contact person needs a last name and one e-mail address', () => {
  expect(contactPersonProblems(person)).toEqual([]);
  expect(
    contactPersonProblems({ ...person, firstName: 'A\n', lastName: '', phone: 'abc', email: 'a@x' }).map(
      ({ field, key }) => `${field} ${key}`,
    ),
  ).toEqual(['firstName validation.controlCharacter', 'lastName validation.required', 'phone validation.phone', 'email validation.email']);
  expect(contactPersonProblems({ ...person, email: '' })).toMatchObject([{ field: 'email', key: 'validation.required' }]);
});

test('the name of a person', () => {
  expect(contactName(person)).toBe('Anna Muster');
  expect(contactName({ firstName: '', lastName: 'Muster' })).toBe('Muster');
  const named = (isCompany: boolean, companyName: string): string => customerName({ ...person, isCompany, companyName });
  expect([named(true, 'Muster AG'), named(true, ''), named(false, 'Muster AG')]).toEqual(['Muster AG', 'Anna Muster', 'Anna Muster']);
});
