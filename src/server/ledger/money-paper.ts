/** Common parts of the papers about money: the letterhead, a line with an amount, the words of the sheet. */
import type { Language } from '#domain/language/language.ts';
import { amountText } from '#domain/money/money-text.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { DocumentLine, DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { letterhead } from '#server/shop/letterhead.ts';

export function moneyPaper(
  company: Sender,
  language: Language,
  paper: Pick<
    DocumentPaper,
    | 'recipient'
    | 'title'
    | 'number'
    | 'createdAt'
    | 'facts'
    | 'intro'
    | 'lines'
    | 'tables'
    | 'sums'
    | 'contained'
    | 'blocks'
    | 'notes'
    | 'qrBill'
  >,
): DocumentPaper {
  return {
    ...paper,
    language,
    company: letterhead(company, language),
    words: company.words[language].document.words,
  };
}

export function moneyLine(item: number, name: string, amount: Rappen): DocumentLine {
  return {
    item: String(item),
    name,
    articleNumber: '',
    details: [],
    remark: '',
    quantity: '',
    unitPrice: '',
    amount: amountText(amount),
    picture: null,
    canceled: false,
  };
}
