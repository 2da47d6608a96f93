import buyerErrors from './en/buyer-errors.ts';
import deskErrors from './en/desk-errors.ts';
import parcelErrors from './en/parcel-errors.ts';
import type { DeskMessages } from './messages.ts';

const enDesk: DeskMessages = { buyerErrors, deskErrors, parcelErrors };
export default enDesk;
