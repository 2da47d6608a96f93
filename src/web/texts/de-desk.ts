/** Texts used only by the office, and why it is refused what it does for a buyer. */
import buyerErrors from './de/buyer-errors.ts';
import deskErrors from './de/desk-errors.ts';
import parcelErrors from './de/parcel-errors.ts';

const deDesk = { buyerErrors, deskErrors, parcelErrors } as const;
export default deDesk;
