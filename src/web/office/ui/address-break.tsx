import { Fragment } from 'react';

/** A text in which an e-mail address that is too long for its place breaks before its @, never within a word. */
export function AddressBreak({ text }: { text: string }) {
  return text.split(/(?=@)/).map((part, at) => (
    // The parts of one text keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
