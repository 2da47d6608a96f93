/** An e-mail address as a link; where it is too long for its place it breaks at the @, never within a word. */
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
