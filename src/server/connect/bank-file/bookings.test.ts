import { describe, expect, it } from 'vitest';
import { bookingsOf } from '#domain/bank/booking.ts';
import { statementProblems } from '#domain/bank/check-statements.ts';
import { camtFile, type CamtFile } from '#demo/bank/camt-file.ts';
import { readStatements } from './read-statements.ts';

const iban = 'CH9300762011623852957';
const qrIban = 'CH4431999123000889012';
const reference = '210000000003139471430009017';

function frame(entries: string, { kind = '054', version = '08' }: Partial<CamtFile> = {}): string {
  const empty = camtFile({ kind, version, id: 'F1', iban, day: '2026-09-01', entries: [] });
  const end = kind === '054' ? '</Ntfctn>' : '</Stmt>';
  return empty.replace(end, `${entries}${end}`);
}

async function read(...texts: string[]) {
  const outcomes = await Promise.all(texts.map(async (text) => readStatements(Buffer.from(text))));
  const statements = outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : []));
  return { bookings: bookingsOf(statements, [iban, qrIban]), problems: statementProblems(statements).map(({ key }) => key) };
}

const booked = (text: string): string => `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-09-01</Dt></BookgDt>${text}`;
const remittance = `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf>`;
const single = `<Ntry><NtryRef>${qrIban}</NtryRef><Amt Ccy="CHF">129.90</Amt><CdtDbtInd>CRDT</CdtDbtInd>${booked('<AcctSvcrRef>A1</AcctSvcrRef>')}<NtryDtls><TxDtls><Amt Ccy="CHF">129.90</Amt><RltdPties><Dbtr><Pty><Nm>A. B.</Nm></Pty></Dbtr></RltdPties>${remittance}</TxDtls></NtryDtls></Ntry>`;
const leg = (amount: string): string => `<TxDtls><Amt Ccy="CHF">${amount}</Amt></TxDtls>`;
const batch = `<Ntry><Amt Ccy="CHF">60</Amt><CdtDbtInd>CRDT</CdtDbtInd>${booked('<AcctSvcrRef>B1</AcctSvcrRef>')}<NtryDtls><Btch><NbOfTxs>3</NbOfTxs></Btch>${leg('10')}${leg('20')}${leg('30')}</NtryDtls></Ntry>`;

describe('bookings of a bank file', () => {
  it('a payment with a QR reference', async () => {
    const { bookings, problems } = await read(frame(single));
    expect(bookings).toMatchObject([{ amount: 12_990, reference, debtor: 'A. B.', day: '2026-09-01', problem: null, isReversal: false }]);
    expect(problems).toEqual([]);
  });

  it('a batch counts once, each leg with its own amount', async () => {
    const { bookings, problems } = await read(frame(batch));
    expect(bookings.map(({ amount, problem }) => [amount, problem])).toEqual([
      [1000, null],
      [2000, null],
      [3000, null],
    ]);
    expect(problems).toEqual([]);
  });

  it('a return takes money back, and says which', async () => {
    const returned = single
      .replace('CRDT</CdtDbtInd>', 'DBIT</CdtDbtInd><RvslInd>true</RvslInd>')
      .replace('<RltdPties>', '<RtrInf><Rsn><Cd>FOCR</Cd></Rsn></RtrInf><RltdPties>');
    const { bookings } = await read(frame(returned));
    expect(bookings).toMatchObject([{ amount: -12_990, reference, isReversal: true, problem: null }]);
  });

  it('a statement and its details count the same money once, in either order', async () => {
    const [statement, details] = [frame(single, { kind: '053' }), frame(single.replace('A. B.', 'A.B.'))];
    const one = (await read(statement)).bookings.map(({ key }) => key);
    const other = (await read(details)).bookings.map(({ key }) => key);
    expect(one).toEqual(other);
    expect((await read(details, statement)).bookings.map(({ problem }) => problem)).toEqual([null, 'bankRowTwice']);
  });

  it('versions 04 and 08 give the same keys', async () => {
    const old = batch.replaceAll('<Cd>BOOK</Cd>', 'BOOK').replaceAll('</Amt></TxDtls>', '</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>');
    const [before, now] = [await read(frame(old, { version: '04' })), await read(frame(batch))];
    expect(before.bookings).toEqual(now.bookings);
  });

  it('two equal payments without a number of the bank stay two', async () => {
    const nameless = single.replace('<AcctSvcrRef>A1</AcctSvcrRef>', '');
    const { bookings } = await read(frame(nameless + nameless));
    expect(bookings.map(({ problem }) => problem)).toEqual([null, null]);
    expect(new Set(bookings.map(({ key }) => key)).size).toBe(2);
  });

  it('a payment split over references becomes as many rows; without amounts it waits', async () => {
    const share = (ref: string, amount: string): string => `<Strd>${amount}<CdtrRefInf><Ref>${ref}</Ref></CdtrRefInf></Strd>`;
    const split = (amounts: [string, string]): string =>
      single.replace(/<RmtInf>.*<\/RmtInf>/, `<RmtInf>${share(reference, amounts[0])}${share('RF18 5390 0754 7034', amounts[1])}</RmtInf>`);
    const part = (text: string): string => `<RfrdDocAmt><RmtdAmt Ccy="CHF">${text}</RmtdAmt></RfrdDocAmt>`;
    expect((await read(frame(split([part('100'), part('29.90')])))).bookings).toMatchObject([
      { amount: 10_000, reference },
      { amount: 2990, reference: 'RF18539007547034' },
    ]);
    expect((await read(frame(split(['', ''])))).bookings).toMatchObject([{ amount: 12_990, problem: 'bankSeveralReferences' }]);
  });

  it.each([
    ['0000139471430009016', '000000000000139471430009016'.slice(0, 27)],
    ['21 00000 00003 13947 14300 09017', reference],
  ])('reads the reference %s', async (given, expected) => {
    const { bookings } = await read(frame(single.replace(reference, given)));
    expect(bookings[0]?.reference.replace(/^0+/, '')).toBe(expected.replace(/^0+/, ''));
  });

  it.each([
    ['bankPending', single.replace('BOOK', 'PDNG')],
    ['bankForeignCurrency', single.replaceAll('Ccy="CHF"', 'Ccy="EUR"')],
    ['bankOutgoing', single.replace('CRDT', 'DBIT')],
    ['bankOwnPaymentReturned', single.replace('<RltdPties>', '<RtrInf/><RltdPties>')],
    ['bankDetailsMissing', batch.replaceAll(/<TxDtls>.*<\/TxDtls>/g, '')],
    ['bankDayMissing', single.replace(/<BookgDt>.*<\/BookgDt>/, '')],
    ['bankAmountUnreadable', single.replace('>129.90<', '>1e3<')],
  ])('%s stands in the way', async (problem, entry) => {
    expect((await read(frame(entry))).bookings[0]?.problem).toBe(problem);
  });

  it('another account of the file is not ours', async () => {
    const { bookings } = await read(frame(single).replace(iban, 'CH5604835012345678009'));
    expect(bookings).toMatchObject([{ problem: 'bankOtherAccount' }]);
  });

  it.each([
    ['bankBatchSumWrong', batch.replace('>30<', '>31<')],
    ['bankBatchCountWrong', batch.replace('<NbOfTxs>3<', '<NbOfTxs>4<')],
    ['bankBatchSumWrong', batch.replace('<Btch>', '<Btch><TtlAmt Ccy="CHF">61</TtlAmt>')],
  ])('%s stops the file', async (problem, entry) => {
    expect((await read(frame(entry))).problems).toEqual([problem]);
  });

  it('charges explain a difference between payments and booking', async () => {
    const charged = batch
      .replace('>30<', '>32<')
      .replace('</TxDtls></NtryDtls>', '<Chrgs><Rcrd><Amt Ccy="CHF">2</Amt></Rcrd></Chrgs></TxDtls></NtryDtls>');
    expect((await read(frame(charged))).problems).toEqual([]);
  });

  it('balances must agree, and no page may be missing', async () => {
    const file = camtFile({
      kind: '053',
      version: '08',
      id: 'S1',
      iban,
      day: '2026-09-01',
      opening: 500,
      entries: [
        { bankReference: 'X', day: '2026-09-01', payments: [{ amount: 700, debtor: 'C' }] },
        { bankReference: 'Y', day: '2026-09-01', isOutgoing: true, payments: [{ amount: 2000, debtor: 'D' }] },
        { bankReference: 'Z', day: '2026-09-01', status: 'PDNG', payments: [{ amount: 4000, debtor: 'E' }] },
      ],
    });
    expect((await read(file)).problems).toEqual([]);
    expect((await read(file.replace('<Amt Ccy="CHF">8.00</Amt>', '<Amt Ccy="CHF">8.01</Amt>'))).problems).toEqual(['bankBalanceWrong']);
    expect((await read(file.replace('<LastPgInd>true', '<LastPgInd>false'))).problems).toEqual(['bankPageMissing']);
    expect(
      (await read(file.replace('<Bal>', '<TxsSummry><TtlNtries><NbOfNtries>4</NbOfNtries></TtlNtries></TxsSummry><Bal>'))).problems,
    ).toEqual(['bankEntryCountWrong']);
  });
});
