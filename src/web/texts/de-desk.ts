/** Texts used only by the office. */
import deskErrors from './de/desk-errors.ts';

const deDesk = { deskErrors } as const;
export default deDesk;
