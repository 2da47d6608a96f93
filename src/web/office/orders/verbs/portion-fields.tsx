import { GermanName } from '../../document/german-names.tsx';
import pageStyles from '../../ui/page.module.css';
import { PlainField } from '../../ui/plain-field.tsx';
import { verbWords as t } from './verb-words.ts';
import { typedOf } from './portions.ts';
import type { OpenLine, Portions } from './portions.ts';
import styles from './portion-fields.module.css';

interface PortionFieldsProps {
  label: string;
  lines: readonly OpenLine[];
  portions: Portions;
  onChange: (portions: Portions) => void;
  /** By line id. */
  problems: Readonly<Record<number, string>>;
}

/** The lines with their open quantities, and the number of pieces to take. */
export function PortionFields({ label, lines, portions, onChange, problems }: PortionFieldsProps) {
  return (
    <table className={`${pageStyles['table']} ${styles['lines']}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.position}</th>
          <th scope="col">{t.article}</th>
          <th scope="col" className={pageStyles['number']}>
            {t.openPieces}
          </th>
          <th scope="col" className={pageStyles['number']}>
            {t.taken}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.number}</td>
            <td>
              {line.name}{' '}
              <small>
                <GermanName {...line} />
              </small>
            </td>
            <td className={pageStyles['number']}>{line.open}</td>
            <td className={pageStyles['number']}>
              <PlainField
                bare
                numeric
                id={`portion-${line.id}`}
                label={`${t.taken}, ${t.position} ${line.number} ${line.name}`}
                value={typedOf(portions, line)}
                onChange={(value) => onChange({ ...portions, [line.id]: value })}
                problem={problems[line.id]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
