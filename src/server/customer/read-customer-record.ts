/** A customer for the office's page: personal data, addresses, log-ins, figures, likely duplicates, and related records. */
import type { CustomerFigures, CustomerRecord, CustomerUser, OwnPrice } from '#contract/customer-record.ts';
import type { MailSummary } from '#contract/mail.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { chfFromHundredths, chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { usersOf } from './account-store.ts';
import { addressAnswer } from './address-answer.ts';
import { customerExists, listAddresses } from './customer-store.ts';
import { boughtMost, countsOf, duplicatesOf, lastOrderOf, monthsOf, openItemsOf, paysAfter } from './figures-store.ts';
import { mailsOf, ownPricesOf } from './kept-store.ts';
import { hasLogo } from './logo-store.ts';
import { customerById } from './read-customers.ts';
import type { CustomerServices } from './write-customer.ts';

export async function readCustomerRecord({ db, now }: CustomerServices, id: number): Promise<CustomerRecord> {
  const customer = await customerById(db, id);
  const [addresses, users, figures, logo, duplicates] = await Promise.all([
    listAddresses(db, id),
    usersOf(db, id),
    figuresOf(db, id, localNow(now()).date),
    hasLogo(db, id),
    customer.mergedInto === null && customer.erasedAt === null ? duplicatesOf(db, id) : [],
  ]);
  return {
    customer,
    addresses: addresses.map(addressAnswer),
    users: users.map(userAnswer),
    figures,
    hasLogo: logo,
    duplicates: duplicates.map(({ sameEmail, sameCompany, ...each }) => ({
      ...each,
      why: [...(sameEmail ? (['email'] as const) : []), ...(sameCompany ? (['company'] as const) : [])],
    })),
  };
}

type UserRow = Awaited<ReturnType<typeof usersOf>>[number];

export const userAnswer = ({ invitedAt, createdAt, ...row }: UserRow): CustomerUser => ({
  ...row,
  invitedAt: invitedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

async function figuresOf(db: Db, id: number, today: PlainDate): Promise<CustomerFigures> {
  const [months, { notInvoiced, ...counts }, open, paysAfterDays, last, bought] = await Promise.all([
    monthsOf(db, id, today),
    countsOf(db, id, today),
    openItemsOf(db, id, today),
    paysAfter(db, id, today),
    lastOrderOf(db, id),
    boughtMost(db, id, today),
  ]);
  return {
    ...counts,
    months: months.map(({ month, net }) => ({ month, net: chfFromHundredths(net) })),
    ordered: chfFromHundredths(months.reduce((sum, { net }) => sum + net, 0)),
    openItems: { ...open, amount: chfFromHundredths(open.amount), overdue: chfFromHundredths(open.overdue) },
    creditUsed: chfFromHundredths(open.amount + notInvoiced),
    paysAfterDays,
    lastOrder: last === null ? null : { ...last, createdAt: last.createdAt.toISOString() },
    bought: bought.map((each) => ({ ...each, amount: chfFromHundredths(each.amount) })),
  };
}

interface PageAsked {
  page: number;
  perPage: number;
}

export async function readMailsOf(db: Db, id: number, asked: PageAsked): Promise<PageAsked & { items: MailSummary[]; total: number }> {
  if (!(await customerExists(db, id))) throw notFound();
  const { items, total } = await mailsOf(db, id, asked);
  return {
    ...asked,
    total,
    items: items.map(({ recipient, createdAt, ...row }) => ({ ...row, to: recipient, createdAt: createdAt.toISOString() })),
  };
}

export async function readPricesOf(db: Db, id: number, asked: PageAsked): Promise<PageAsked & { items: OwnPrice[]; total: number }> {
  if (!(await customerExists(db, id))) throw notFound();
  const { items, total, steps } = await ownPricesOf(db, id, asked);
  const ladder = (priceId: number) =>
    (steps.get(priceId) ?? []).map(({ quantity, price }) => ({ quantity, price: chfFromUnitPrice(unitPrice(price)) }));
  return { ...asked, total, items: items.map(({ id: priceId, name, ...row }) => ({ ...row, name: name.de, ladder: ladder(priceId) })) };
}
