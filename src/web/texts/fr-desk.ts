import buyerErrors from './fr/buyer-errors.ts';
import deskErrors from './fr/desk-errors.ts';
import type { DeskMessages } from './messages.ts';

const frDesk: DeskMessages = { buyerErrors, deskErrors };
export default frDesk;
