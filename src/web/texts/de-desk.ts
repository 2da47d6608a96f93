/** What only the office says. */
import deskErrors from './de/desk-errors.ts';

const deDesk = { deskErrors } as const;
export default deDesk;
