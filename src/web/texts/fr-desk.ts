import buyerErrors from './fr/buyer-errors.ts';
import deskErrors from './fr/desk-errors.ts';
import parcelErrors from './fr/parcel-errors.ts';
import type { DeskMessages } from './messages.ts';

const frDesk: DeskMessages = { buyerErrors, deskErrors, parcelErrors };
export default frDesk;
