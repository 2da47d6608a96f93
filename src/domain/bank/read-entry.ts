/** One booking of an account and its payments. */
import { rappen, sum, type Rappen } from '#domain/money/money.ts';
import { amountAt, dayAt, hundredthsOf, type BankAmount } from './amount.ts';
import { all, first, textAt, type Element } from './element.ts';
import type { Entry, Payment, Share } from './statement.ts';

/** Code of a booking for a returned transfer. */
const returned = 'RRTN';
/** Codes of the bank's own bookings: charges, commission, fees. */
const charged: readonly string[] = ['CHRG', 'COMM', 'FEES'];

export function readEntry(entry: Element): Entry {
  const amount = amountAt(entry, 'Amt');
  const legs = all(entry, 'NtryDtls', 'TxDtls');
  const batches = all(entry, 'NtryDtls', 'Btch');
  const counts = batches.map((batch) => textAt(batch, 'NbOfTxs')).filter((text) => /^[0-9]{1,15}$/.test(text));
  const sums = batches.map((batch) => hundredthsOf(textAt(batch, 'TtlAmt'))).filter((each) => each !== null);
  const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT';
  const code = textAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  return {
    bankReference: textAt(entry, 'AcctSvcrRef'),
    amount,
    isCredit,
    isReversal: textAt(entry, 'RvslInd') === 'true' || code === returned,
    isCharge: !isCredit && charged.includes(code),
    // Version 08 wraps the status once more.
    status: textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts'),
    bookedOn: dayAt(entry, 'BookgDt'),
    valueOn: dayAt(entry, 'ValDt'),
    text: textAt(entry, 'AddtlNtryInf'),
    charges: chargesOf(entry),
    batch: {
      count: counts.length === 0 ? null : counts.reduce((total, text) => total + Number(text), 0),
      amount: sums.length === 0 ? null : sum(sums),
    },
    payments: legs.map((leg) => readPayment(leg, { amount, isCredit, isOnly: legs.length === 1 })),
  };
}

interface Around {
  amount: BankAmount | null;
  isCredit: boolean;
  isOnly: boolean;
}

function readPayment(leg: Element, entry: Around): Payment {
  const side = textAt(leg, 'CdtDbtInd');
  return {
    amount: paymentAmount(leg, entry),
    isCredit: side === '' ? entry.isCredit : side === 'CRDT',
    shares: sharesOf(leg),
    debtor: debtorOf(leg),
    text: [...all(leg, 'RmtInf', 'Ustrd'), ...all(leg, 'RmtInf', 'Strd', 'AddtlRmtInf'), ...all(leg, 'AddtlTxInf')]
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join(' '),
    charges: chargesOf(leg),
    isReturn: first(leg, 'RtrInf') !== null,
  };
}

/** In the account's currency. The ordered amount (`InstdAmt`) is not the amount received. */
function paymentAmount(leg: Element, { amount, isOnly }: Around): Rappen | null {
  const given = [amountAt(leg, 'Amt'), amountAt(leg, 'AmtDtls', 'TxAmt', 'Amt')];
  const own = given.find((each) => each !== null && (each.currency === '' || each.currency === amount?.currency));
  return own?.amount ?? (isOnly ? (amount?.amount ?? null) : null);
}

function sharesOf(leg: Element): Share[] {
  return all(leg, 'RmtInf', 'Strd').flatMap((structured) => {
    const reference = textAt(structured, 'CdtrRefInf', 'Ref').replaceAll(/\s/g, '').toUpperCase();
    if (reference === '' || reference === 'NOTPROVIDED' || /^0+$/.test(reference)) return [];
    return [{ reference: reference.slice(0, 35), amount: amountAt(structured, 'RfrdDocAmt', 'RmtdAmt')?.amount ?? null }];
  });
}

/** Version 08 names a party or an agent. */
function debtorOf(leg: Element): string {
  const parties = ['Dbtr', 'UltmtDbtr'].map((name) => first(leg, 'RltdPties', name));
  const names = parties.flatMap((party) => [textAt(party, 'Nm'), textAt(party, 'Pty', 'Nm'), textAt(party, 'Agt', 'FinInstnId', 'Nm')]);
  return (names.find((name) => name !== '') ?? '').replaceAll(/\s+/g, ' ');
}

function chargesOf(element: Element): Rappen {
  const amounts = all(element, 'Chrgs', 'Rcrd').map((record) => amountAt(record, 'Amt')?.amount ?? rappen(0));
  return amounts.length > 0 ? sum(amounts) : (amountAt(element, 'Chrgs', 'TtlChrgsAndTaxAmt')?.amount ?? rappen(0));
}
