import { Link } from '#web/ui/link.tsx';
import styles from './choice-links.module.css';

interface ChoiceLinksProps<Value extends string> {
  label: string;
  shown: Value;
  choices: readonly { value: Value; to: string; text: string }[];
}

/** Switches between a few lists; the address holds the choice. */
export function ChoiceLinks<Value extends string>({ label, shown, choices }: ChoiceLinksProps<Value>) {
  return (
    <nav aria-label={label}>
      <ul className={styles['choice']}>
        {choices.map(({ value, to, text }) => (
          <li key={value}>
            <Link to={to} replace aria-current={value === shown ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
