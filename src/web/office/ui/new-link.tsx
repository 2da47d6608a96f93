import { Link, useNavigate } from 'react-router';
import pageStyles from './page.module.css';
import { useLetterKeys } from './use-letter-keys.ts';

/** Begins a new record of the list; `N` does so from anywhere on the page. */
export function NewLink({ to, word }: { to: string; word: string }) {
  const navigate = useNavigate();
  useLetterKeys({ n: () => void navigate(to) });
  return (
    <Link className={`${pageStyles['button']} ${pageStyles['ink']}`} to={to} aria-keyshortcuts="N">
      {word} <kbd aria-hidden="true">N</kbd>
    </Link>
  );
}
