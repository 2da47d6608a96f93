import type { Problems } from '../record/use-record.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import pageStyles from '../ui/page.module.css';
import { newPerson } from './customer-draft.ts';
import type { CustomerDraft, PersonDraft, PersonField } from './customer-draft.ts';
import { customerWords } from './customer-words.ts';
import styles from './customer.module.css';

const t = customerWords.form;

interface RowsProps {
  draft: CustomerDraft;
  problems: Problems;
  onChange: (draft: CustomerDraft) => void;
}

/** Contact persons: edited, added, removed; the first one is the buyer. */
export function PersonRows({ draft, problems, onChange }: RowsProps) {
  const put = (person: PersonDraft): void =>
    onChange({ ...draft, persons: draft.persons.map((each) => (each.id === person.id ? person : each)) });
  const add = (): void => {
    const id = Math.min(0, ...draft.persons.map((person) => person.id)) - 1;
    onChange({ ...draft, persons: [...draft.persons, newPerson(id)] });
  };
  return (
    <section className={styles['whole']} aria-labelledby="form-persons">
      <h2 id="form-persons">
        {t.persons} <small>{t.firstPerson}</small>
      </h2>
      {problems['persons'] === undefined ? null : <p role="alert">{problems['persons']}</p>}
      <div className={styles['persons']}>
        {draft.persons.map((person) => (
          <PersonRow key={person.id} person={person} problems={problems} onChange={put} />
        ))}
      </div>
      <div>
        <button type="button" className={pageStyles['button']} onClick={add}>
          {t.addPerson}
        </button>
      </div>
    </section>
  );
}

interface RowProps {
  person: PersonDraft;
  problems: Problems;
  onChange: (person: PersonDraft) => void;
}

function PersonRow({ person, problems, onChange }: RowProps) {
  const { id, removed } = person;
  const set = (field: PersonField) => (value: string) => onChange({ ...person, [field]: value });
  const text = (field: PersonField, label: string, maxLength: number) => (
    <PlainField
      id={`${field}-${id}`}
      label={label}
      value={person[field]}
      maxLength={maxLength}
      readOnly={removed}
      problem={problems[`${field} ${id}`]}
      onChange={set(field)}
    />
  );
  return (
    <div className={`${styles['person']} ${removed ? styles['gone'] : ''}`}>
      <PlainSelect
        id={`title-${id}`}
        label={t.title}
        value={person.title}
        options={Object.entries(customerWords.titles)}
        onChange={set('title')}
      />
      {text('firstName', t.firstName, 70)}
      {text('lastName', t.lastName, 70)}
      {text('phone', customerWords.phone, 20)}
      {text('email', customerWords.email, 254)}
      <PlainSelect
        id={`languageId-${id}`}
        label={customerWords.language}
        value={person.languageId}
        options={Object.entries(customerWords.languages)}
        onChange={set('languageId')}
      />
      <button type="button" className={pageStyles['button']} onClick={() => onChange({ ...person, removed: !removed })}>
        {removed ? t.keepPerson : t.remove}
      </button>
    </div>
  );
}
