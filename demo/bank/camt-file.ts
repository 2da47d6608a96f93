/** Writes a bank file for given bookings, as Swiss banks send them: camt.053 or camt.054, version 04 or 08. For the demo and the tests. */

export interface CamtPayment {
  /** Whole hundredths, as all amounts here. */
  amount: number;
  /** QR or creditor reference; absent: none. */
  reference?: string;
  debtor: string;
  /** The payer's own words. */
  text?: string;
  /** Reason of a return, `AC04`. */
  returned?: string;
}

export interface CamtEntry {
  /** The bank's number of the booking; empty: none. */
  bankReference: string;
  /** `2026-11-20` */
  day: string;
  currency?: string;
  isOutgoing?: boolean;
  isReversal?: boolean;
  /** A charge by the bank. */
  isCharge?: boolean;
  /** Charges deducted by the bank from the payments. */
  charges?: number;
  /** The bank's own words. */
  text?: string;
  /** `BOOK` if absent. */
  status?: string;
  /** Only the sum and the number of payments; the details are in another file. */
  isSumOnly?: boolean;
  /** If it differs from the sum of its payments. */
  amount?: number;
  payments: readonly CamtPayment[];
}

export interface CamtFile {
  kind: '053' | '054';
  version: '04' | '08';
  id: string;
  iban: string;
  /** `2026-11-20` */
  day: string;
  /** The bank's statement number. */
  number?: number;
  /** Opening balance; a 053 has one. */
  opening?: number;
  entries: readonly CamtEntry[];
}

export function camtFile(file: CamtFile): string {
  const { kind, version, id, iban, day } = file;
  const [group, statement] = kind === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  const entries = file.entries.map((entry) => entryText(entry, version)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}">
<${group}>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${day}T06:00:00</CreDtTm><MsgPgntn><PgNb>1</PgNb><LastPgInd>true</LastPgInd></MsgPgntn></GrpHdr>
<${statement}>
<Id>${id}</Id>${tag('ElctrncSeqNb', file.number === undefined ? '' : String(file.number))}<CreDtTm>${day}T06:00:00</CreDtTm>
<FrToDt><FrDtTm>${day}T00:00:00</FrDtTm><ToDtTm>${day}T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>${iban.replaceAll(' ', '')}</IBAN></Id><Ccy>CHF</Ccy></Acct>
${kind === '053' ? balances(file) : ''}
${entries}
</${statement}>
</${group}>
</Document>
`;
}

function balances({ opening = 0, entries, day }: CamtFile): string {
  const booked = entries.filter(({ status = 'BOOK' }) => status === 'BOOK');
  const closing = opening + booked.reduce((sum, entry) => sum + (entry.isOutgoing === true ? -1 : 1) * amountOf(entry), 0);
  const balance = (code: string, amount: number): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money('Amt', Math.abs(amount))}<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
  return `${balance('OPBD', opening)}\n${balance('CLBD', closing)}`;
}

const amountOf = ({ amount, charges = 0, payments }: CamtEntry): number =>
  amount ?? payments.reduce((sum, payment) => sum + payment.amount, 0) - charges;

function entryText(entry: CamtEntry, version: CamtFile['version']): string {
  const {
    bankReference,
    day,
    currency = 'CHF',
    isOutgoing = false,
    isReversal = false,
    isCharge = false,
    charges = 0,
    text = '',
    isSumOnly = false,
    status = 'BOOK',
    payments,
  } = entry;
  const side = `<CdtDbtInd>${isOutgoing ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const batch =
    payments.length > 1 || isSumOnly
      ? `<Btch><NbOfTxs>${payments.length}</NbOfTxs>${money('TtlAmt', amountOf(entry), currency)}${side}</Btch>`
      : '';
  const kept = charges === 0 ? '' : `<Chrgs><Rcrd>${money('Amt', charges, currency)}</Rcrd></Chrgs>`;
  const legs = isSumOnly ? '' : payments.map((payment) => paymentText(payment, { version, currency, side })).join('\n');
  return `<Ntry>${money('Amt', amountOf(entry), currency)}${side}${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${tag('AcctSvcrRef', bankReference)}<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${isCharge ? 'MDOP' : isOutgoing ? 'ICDT' : 'RCDT'}</Cd><SubFmlyCd>${isCharge ? 'CHRG' : isOutgoing ? 'AUTT' : 'VCOM'}</SubFmlyCd></Fmly></Domn></BkTxCd>${kept}<NtryDtls>${batch}
${legs}</NtryDtls>${tag('AddtlNtryInf', text)}</Ntry>`;
}

interface Around {
  version: CamtFile['version'];
  currency: string;
  side: string;
}

function paymentText({ amount, reference, debtor, text, returned }: CamtPayment, { version, currency, side }: Around): string {
  const name = tag('Nm', debtor);
  const type = reference?.startsWith('RF') === true ? '<Cd>SCOR</Cd>' : '<Prtry>QRR</Prtry>';
  const structured =
    reference === undefined ? '' : `<Strd><CdtrRefInf><Tp><CdOrPrtry>${type}</CdOrPrtry></Tp>${tag('Ref', reference)}</CdtrRefInf></Strd>`;
  const information = `${tag('Ustrd', text ?? '')}${structured}`;
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${money('Amt', amount, currency)}${side}<RltdPties><Dbtr>${version === '08' ? `<Pty>${name}</Pty>` : name}</Dbtr></RltdPties>${information === '' ? '' : `<RmtInf>${information}</RmtInf>`}${returned === undefined ? '' : `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>`}</TxDtls>`;
}

const money = (name: string, amount: number, currency = 'CHF'): string =>
  `<${name} Ccy="${currency}">${(amount / 100).toFixed(2)}</${name}>`;

/** Empty without text. */
const tag = (name: string, text: string): string => (text === '' ? '' : `<${name}>${escaped(text)}</${name}>`);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
