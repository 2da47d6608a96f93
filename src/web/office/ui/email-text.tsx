/** An e-mail address to write to; where it is too long for its place it breaks at the @, never in a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a href={`mailto:${email}`} style={{ overflowWrap: 'normal' }}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
