import { describe, expect, it } from 'vitest';
import type { Customer } from '#contract/customer.ts';
import { changeOf, draftOf, emptyDraft, newPerson, problemsOf, ticked } from './customer-draft.ts';
import { customerForm, fieldLabel } from './customer-form-fields.ts';
import { mergeFields } from '../record/merge-fields.ts';

const customer: Customer = {
  id: 7,
  customerId: 7,
  formattedId: 'K100007',
  version: 3,
  status: 'REGISTERED',
  isCompanyCustomer: true,
  active: true,
  name: 'Meier AG',
  contactPerson: [{ id: 12, title: 2, firstName: 'Eva', lastName: 'Meier', phone: '', email: 'eva@meier.example', languageId: 1 }],
  companyInfo: { code: 'MEI', name: 'Meier AG', invoiceEmail: 'r@meier.example' },
  customerOrderSettings: { invoiceEmail: 'r@meier.example', preferredDeliveryAddressId: 4, preferredInvoiceAddressId: null },
  quickOrderSetting: { isActive: true, truckId: 2 },
  discount: 0.125,
  paymentTermId: 1,
  skontoId: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  email: 'eva@meier.example',
  city: 'Zürich',
  companyCode: 'MEI',
  deliveryCostMultiplier: 1.1,
  isDefault: false,
  creditLimit: 25_000,
  onHold: false,
  holdReason: '',
  invoiceRhythm: 'MONTH',
  featureFlags: 0,
  mergedInto: null,
  erasedAt: null,
};
const say = ({ key }: { key: string }): string => key;
const draft = draftOf(customer);

describe('a draft of a customer', () => {
  it('that nobody touched changes nothing', () => {
    const { companyInfo, contactPerson, customerOrderSettings, discount, deliveryCostMultiplier, paymentTermId } = customer;
    expect(changeOf(customer, draft)).toMatchObject({
      id: 7,
      version: 3,
      companyInfo,
      contactPerson,
      customerOrderSettings,
      discount,
      deliveryCostMultiplier,
      paymentTermId,
      skontoId: null,
      creditLimit: 25_000,
      quickOrderSetting: { isActive: true, truckId: 2 },
      invoiceRhythm: 'MONTH',
    });
    expect(problemsOf(draft, say)).toEqual({});
  });

  it('reads percents, factors and amounts as people write them', () => {
    const typed = { ...draft, discount: '7.5', multiplier: '1', creditLimit: "1'234.50" };
    expect(changeOf(customer, typed)).toMatchObject({ discount: 0.075, deliveryCostMultiplier: 1, creditLimit: 1234.5 });
    expect(changeOf(customer, { ...draft, creditLimit: ' ' }).creditLimit).toBeNull();
  });

  it('names what is wrong at its field', () => {
    const wrong = {
      ...draft,
      companyName: ' ',
      discount: '101',
      multiplier: 'x',
      creditLimit: '-1',
      onHold: ticked,
      invoiceEmail: 'kein at',
    };
    expect(Object.keys(problemsOf(wrong, say)).toSorted()).toEqual([
      'companyName',
      'creditLimit',
      'discount',
      'holdReason',
      'invoiceEmail',
      'multiplier',
    ]);
  });

  it('adds and removes persons, and keeps at least one', () => {
    const [first] = draft.persons;
    if (!first) throw new Error('no person');
    const added = { ...newPerson(-1), lastName: 'Frei', email: 'frei@meier.example' };
    const changed = changeOf(customer, { ...draft, persons: [{ ...first, removed: true }, added] });
    expect(changed.contactPerson).toEqual([
      { title: 0, firstName: '', lastName: 'Frei', phone: '', email: 'frei@meier.example', languageId: 1 },
    ]);
    expect(problemsOf({ ...draft, persons: [{ ...first, removed: true }] }, say)).toHaveProperty('persons');
    expect(problemsOf({ ...draft, persons: [{ ...first, email: 'kein at' }] }, say)).toEqual({ 'email 12': 'validation.email' });
  });

  it('of another customer is never stored here', () => {
    expect(() => changeOf({ ...customer, id: 8 }, draft)).toThrow('draft of customer 7 for customer 8');
  });

  it('begins with the agreed defaults', () => {
    expect([emptyDraft.discount, emptyDraft.multiplier, emptyDraft.truckId]).toEqual(['0', '1.1', '1']);
  });

  it('is fitted together with what somebody else saved, field by field', () => {
    const form = customerForm(say);
    const theirs = draftOf({
      ...customer,
      version: 4,
      discount: 0.2,
      contactPerson: customer.contactPerson.map((person) => ({ ...person, phone: '041 555 01 01' })),
    });
    const mine = { ...draft, creditLimit: '500', persons: [...draft.persons, { ...newPerson(-1), lastName: 'Frei' }] };
    const { fields, contradictions } = mergeFields(form.fieldsOf(draft), form.fieldsOf(theirs), form.fieldsOf(mine));
    expect(contradictions).toEqual([]);
    const merged = form.withFields(theirs, mine, fields);
    expect(merged).toMatchObject({ discount: '20', creditLimit: '500' });
    expect(merged.persons.map(({ lastName, phone }) => [lastName, phone])).toEqual([
      ['Meier', '041 555 01 01'],
      ['Frei', ''],
    ]);
    const both = mergeFields(form.fieldsOf(draft), form.fieldsOf(theirs), form.fieldsOf({ ...draft, discount: '9' }));
    expect(both.contradictions).toEqual([{ field: 'discount', before: '12.5', theirs: '20', mine: '9' }]);
    expect([fieldLabel(draft, 'discount'), fieldLabel(draft, 'phone 12')]).toEqual(['Rabatt %', 'Telefon Eva Meier']);
  });
});
