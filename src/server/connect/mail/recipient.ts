/** Final check of an address before it goes to a mail server: exactly one mailbox, nothing that could start another header. */
import { controlCharacter, email, required } from '#domain/contact/rules.ts';

export interface Mailbox {
  name: string;
  address: string;
}

/** Throws for anything but one plain address; forms refuse such input long before. Control characters are removed from the name. */
export function checkedMailbox({ name, address }: Mailbox): Mailbox {
  if (required(address) ?? controlCharacter(address) ?? email(address)) throw new Error('not one mail address');
  return { name: name.replaceAll(/\p{Cc}+/gu, ' ').trim(), address };
}
