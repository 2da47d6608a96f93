export {
  changeInvoice,
  collectInvoices,
  creditInvoice,
  makeInvoice,
  readCreditNoteDocument,
  readInvoice,
  readInvoiceDocument,
  readInvoiceValues,
  readInvoices,
  sendInvoice,
} from '../invoice.ts';
export {
  makeReminders,
  readOpenItemValues,
  readOpenItems,
  readOrderMoney,
  readPaymentEntries,
  readPaymentEntryValues,
  readReminderDocument,
  readStatement,
  recordPayment,
  reversePayment,
} from '../ledger.ts';
export { payOrder, readOrderPayment, receivePaymentNotice, refundOrder } from '../payment.ts';
export { readPaymentTerms, readSkonti } from '../payment-term.ts';
export {
  applyBankImport,
  discardBankImport,
  findBankTargets,
  importBankFile,
  matchBankRows,
  readBankImport,
  readBankImports,
  undoBankImport,
} from '../bank-import.ts';
