import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { newBlock } from './block-draft.ts';
import type { BlockDraft } from './block-draft.ts';
import { BlockEditor } from './block-editor.tsx';
import { blockKinds, kindsInOrder } from './block-kinds.ts';
import type { BlockKind } from './block-kinds.ts';
import type { TextDraft } from './page-draft.ts';
import { pageWords as t } from './page-words.ts';
import styles from './pages.module.css';
import settingStyles from './settings.module.css';

interface BlocksProps {
  language: Language;
  text: TextDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (text: TextDraft) => void;
}

/** A page in one language: its title and its blocks. */
export function PageBlocks({ language, text, problems, onChange }: BlocksProps) {
  const [kind, setKind] = useState<BlockKind>('paragraph');
  const { title, blocks } = text;
  const setBlocks = (next: readonly BlockDraft[]): void => onChange({ ...text, blocks: next });
  const swap = (from: number, to: number): (() => void) | null =>
    blocks[from] === undefined || blocks[to] === undefined
      ? null
      : () => setBlocks(blocks.map((block, at) => (at === from ? blocks[to] : at === to ? blocks[from] : block) ?? block));
  return (
    <div lang={language} className={styles['blocks']}>
      <PlainField
        id={`${language}.title`}
        label={t.title}
        value={title}
        maxLength={120}
        problem={problems[`${language}.title`]}
        onChange={(next) => onChange({ ...text, title: next })}
      />
      {blocks.map((block, index) => (
        <BlockEditor
          // oxlint-disable-next-line react/no-array-index-key -- they have no identity of their own, and no state outside the draft
          key={index}
          block={block}
          field={`${language}.blocks.${index}`}
          number={index + 1}
          problems={problems}
          onChange={(next) => setBlocks(blocks.map((each, at) => (at === index ? next : each)))}
          onRemove={() => setBlocks(blocks.filter((_each, at) => at !== index))}
          onUp={swap(index, index - 1)}
          onDown={swap(index, index + 1)}
        />
      ))}
      <div className={styles['add']}>
        <PlainSelect
          id="add-kind"
          label={t.addKind}
          value={kind}
          options={kindsInOrder.map((each) => [each, blockKinds[each].word])}
          onChange={(value) => setKind(kindsInOrder.find((each) => each === value) ?? 'paragraph')}
        />
        <button type="button" className={settingStyles['small']} onClick={() => setBlocks([...blocks, newBlock(kind)])}>
          {t.add}
        </button>
      </div>
    </div>
  );
}
