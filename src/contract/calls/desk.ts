export { readDoneToday, readToday } from '../today.ts';
export { readFigureReport, readFigures } from '../figure.ts';
export { createNote, readFollowUps, readMention, readNotes, storeFollowUp } from '../note.ts';
export { readHistory } from '../record.ts';
export { readMail, readMails } from '../mail.ts';
export { generateReport, readPrintBatch, readPrintBatches, readReportDeclarations, startPrintBatch } from '../report.ts';
export { readOperation, retryQueue } from '../operation.ts';
export { forgetStandInFaults, readStandIns, setStandInFault } from '../stand-in.ts';
