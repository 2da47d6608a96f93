import type { ReactNode } from 'react';
import type { Customer } from '#contract/customer.ts';
import { FactList } from '../document/fact-list.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { chfText, percentText } from './customer-view.ts';
import { customerWords as t } from './customer-words.ts';

interface TermsProps {
  customer: Customer;
  terms: readonly { id: number; name: string }[];
  skonti: readonly { id: number; name: string }[];
}

const nameOf = (all: readonly { id: number; name: string }[], id: number | null): string | undefined =>
  all.find((each) => each.id === id)?.name;

/** Agreed terms. */
export function CustomerTerms({ customer, terms, skonti }: TermsProps) {
  const { invoiceEmail } = customer.customerOrderSettings;
  const facts: [string, ReactNode][] = [
    [t.discount, percentText(customer.discount)],
    [t.multiplier, String(customer.deliveryCostMultiplier ?? 1)],
    [t.paymentTerm, nameOf(terms, customer.paymentTermId) ?? t.defaultTerm],
    [t.skonto, nameOf(skonti, customer.skontoId) ?? t.none],
    [t.rhythm, t.rhythms[customer.invoiceRhythm ?? 'DELIVERY']],
    [t.creditLimit, typeof customer.creditLimit === 'number' ? `CHF ${chfText(customer.creditLimit)}` : t.none],
    [t.quickOrder, customer.quickOrderSetting.isActive ? t.yes : t.no],
    [t.language, t.languages[customer.contactPerson[0]?.languageId ?? 1] ?? ''],
    [t.invoiceEmail, invoiceEmail === '' ? t.none : <EmailText key="email" email={invoiceEmail} />],
    [t.active, customer.active ? t.yes : t.no],
  ];
  return (
    <section>
      <h2>{t.terms}</h2>
      <FactList facts={facts} />
    </section>
  );
}
