import deskErrors from './en/desk-errors.ts';
import type { DeskMessages } from './messages.ts';

const enDesk: DeskMessages = { deskErrors };
export default enDesk;
