/** The shop's operator: one record that staff edit. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { line } from './wire.ts';

const fields = {
  name: line(70),
  street: line(70),
  zipCode: line(4),
  city: line(35),
  canton: line(2),
  phone: line(20),
  email: line(254),
  /** As used in page titles: kistenwerk.example. */
  domain: line(100),
  /** CHE-123.456.788 MWST; empty: the company is not registered for VAT. */
  uid: line(20),
  iban: line(34),
  /** Empty: none. */
  qrIban: line(34),
  pageTitle: line(100),
  openingHours: z.strictObject({ de: line(200), fr: line(200), en: line(200) }),
};

export const Company = z.object({ ...fields, version: Version });
export type Company = z.infer<typeof Company>;

export const readCompany = endpoint({
  method: 'GET',
  path: '/company',
  tag: 'setting',
  summary: 'The company record behind pages, papers, slips and distances',
  access: staff('manageSettings'),
  response: Company,
});

export const changeCompany = endpoint({
  method: 'PUT',
  path: '/company',
  tag: 'setting',
  summary: 'Change the company record; papers that are made already stay as they are',
  access: staff('manageSettings'),
  body: z
    .strictObject({ ...fields, version: Version })
    .partial()
    .required({ version: true }),
  response: Company,
  errors: ['changedMeanwhile', 'zipCodeUnknown', 'ibanNotRight', 'qrIbanNotRight', 'uidNotRight', 'validation.email', 'validation.phone'],
});
