/**
 * Turns a bank file's XML tree into its statements: camt.053 and camt.054 in the versions 04 and 08, as Swiss banks send them.
 * Everything stays text until this module reads it.
 */
import { rappen } from '#domain/money/money.ts';
import { accepted, refused, type Outcome } from '#domain/refusal/refusal.ts';
import { amountAt, dayAt, dayOfText } from './amount.ts';
import { all, first, textAt, type Element } from './element.ts';
import { readEntry } from './read-entry.ts';
import type { SignedAmount, Statement } from './statement.ts';

const roots = {
  '053': { group: 'BkToCstmrStmt', statement: 'Stmt' },
  '054': { group: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn' },
} as const;

/** `namespaces`: of the document's root. Refuses with `bankFileUnknown` or `bankFileIncomplete`. */
export function readBankFile(root: Element, namespaces: readonly string[]): Outcome<Statement[]> {
  const [, kind, version = ''] =
    namespaces.map((each) => /^urn:iso:std:iso:20022:tech:xsd:camt\.(\d{3})\.001\.(\d{2})$/.exec(each)).find(Boolean) ?? [];
  if (root.name !== 'Document' || (kind !== '053' && kind !== '054') || (version !== '04' && version !== '08'))
    return refused('bankFileUnknown', { found: kind === undefined ? root.name.slice(0, 40) : `camt.${kind}.001.${version}` });
  const names = roots[kind];
  const group = first(root, names.group);
  const found = all(group, names.statement);
  if (group === null || first(group, 'GrpHdr') === null || found.length === 0) return refused('bankFileIncomplete');
  return accepted(found.map((statement) => readStatement(kind, statement, group)));
}

function readStatement(kind: Statement['kind'], element: Element, group: Element): Statement {
  const paging = first(element, 'StmtPgntn') ?? first(element, 'NtfctnPgntn') ?? first(group, 'GrpHdr', 'MsgPgntn');
  const entries = textAt(element, 'TxsSummry', 'TtlNtries', 'NbOfNtries');
  const number = textAt(element, 'ElctrncSeqNb') || textAt(element, 'LglSeqNb');
  return {
    kind,
    id: textAt(element, 'Id'),
    account: (textAt(element, 'Acct', 'Id', 'IBAN') || textAt(element, 'Acct', 'Id', 'Othr', 'Id')).replaceAll(/\s/g, '').toUpperCase(),
    page: Number(textAt(paging, 'PgNb')) || 1,
    isLastPage: textAt(paging, 'LastPgInd') !== 'false',
    number: /^[0-9]{1,9}$/.test(number) ? Number(number) : null,
    endsOn: dayOfText(textAt(element, 'FrToDt', 'ToDtTm')) ?? dayAt(balanceOf(element, 'CLBD'), 'Dt'),
    opening: balance(element, 'OPBD') ?? balance(element, 'PRCD'),
    closing: balance(element, 'CLBD'),
    declaredEntries: /^[0-9]{1,15}$/.test(entries) ? Number(entries) : null,
    entries: all(element, 'Ntry').map(readEntry),
  };
}

function balance(statement: Element, code: string): SignedAmount | null {
  const found = balanceOf(statement, code);
  const amount = amountAt(found, 'Amt');
  if (amount === null) return null;
  return { amount: rappen(textAt(found, 'CdtDbtInd') === 'DBIT' ? 0 - amount.amount : amount.amount), currency: amount.currency };
}

const balanceOf = (statement: Element, code: string): Element | null =>
  all(statement, 'Bal').find((each) => textAt(each, 'Tp', 'CdOrPrtry', 'Cd') === code) ?? null;
