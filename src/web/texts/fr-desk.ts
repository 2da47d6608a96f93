import deskErrors from './fr/desk-errors.ts';
import type { DeskMessages } from './messages.ts';

const frDesk: DeskMessages = { deskErrors };
export default frDesk;
