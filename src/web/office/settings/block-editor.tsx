import { PlainField } from '../ui/plain-field.tsx';
import { emptyValues } from './block-draft.ts';
import type { BlockDraft, Values } from './block-draft.ts';
import { blockKinds } from './block-kinds.ts';
import type { BlockField } from './block-kinds.ts';
import { pageWords as t } from './page-words.ts';
import settingStyles from './settings.module.css';
import styles from './pages.module.css';

interface EditorProps {
  block: BlockDraft;
  /** `de.blocks.3`: its path in the page, for the ids of its fields. */
  field: string;
  number: number;
  problems: Readonly<Record<string, string>>;
  onChange: (block: BlockDraft) => void;
  onRemove: () => void;
  /** null: it is the first or the last. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** One block of a page: its fields, its items, and its position. */
export function BlockEditor({ block, field, number, problems, onChange, onRemove, onUp, onDown }: EditorProps) {
  const { word, fields, item } = blockKinds[block.kind];
  const changeItem = (at: number, values: Values): void =>
    onChange({ ...block, items: block.items.map((each, index) => (index === at ? values : each)) });
  return (
    <fieldset className={styles['block']}>
      <legend>{t.blockOf(word, number)}</legend>
      <div className={styles['verbs']}>
        <Verb word={t.up} run={onUp} />
        <Verb word={t.down} run={onDown} />
        <Verb word={t.remove} run={onRemove} />
      </div>
      <BlockFields
        fields={fields}
        values={block.values}
        at={field}
        problems={problems}
        onChange={(values) => onChange({ ...block, values })}
      />
      {block.items.map((values, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have no identity of their own
        <fieldset key={index} className={styles['item']}>
          <legend>{t.itemOf(item?.word ?? '', index + 1)}</legend>
          <BlockFields
            fields={item?.fields ?? []}
            values={values}
            at={`${field}.items.${index}`}
            problems={problems}
            onChange={(next) => changeItem(index, next)}
          />
          <Verb word={t.remove} run={() => onChange({ ...block, items: block.items.filter((_each, at) => at !== index) })} />
        </fieldset>
      ))}
      {item === undefined ? null : (
        <Verb word={t.addItem(item.word)} run={() => onChange({ ...block, items: [...block.items, emptyValues(item.fields)] })} />
      )}
    </fieldset>
  );
}

interface FieldsProps {
  fields: readonly BlockField[];
  values: Values;
  at: string;
  problems: Readonly<Record<string, string>>;
  onChange: (values: Values) => void;
}

function BlockFields({ fields, values, at, problems, onChange }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <div className={styles['fields']}>
      {fields.map(({ path, word, lines, hint }) => (
        <PlainField
          key={path}
          id={`${at}.${path}`}
          label={word}
          value={values[path] ?? ''}
          maxLength={10_000}
          problem={problemAt(problems, `${at}.${path}`)}
          onChange={(text) => onChange({ ...values, [path]: text })}
          {...(lines === undefined ? {} : { lines })}
          {...(hint === undefined ? {} : { hint })}
        />
      ))}
    </div>
  );
}

/** Also for a part of it, such as one item of a list. */
const problemAt = (problems: Readonly<Record<string, string>>, field: string): string | undefined =>
  Object.entries(problems).find(([at]) => at === field || at.startsWith(`${field}.`))?.[1];

function Verb({ word, run }: { word: string; run: (() => void) | null }) {
  return (
    <button type="button" className={settingStyles['small']} disabled={run === null} onClick={() => run?.()}>
      {word}
    </button>
  );
}
