import { useState } from 'react';
import type { WorkbookInfo } from '#domain/configurator/configurator-info.ts';
import { PlainField } from '../ui/plain-field.tsx';
import styles from './product-edit.module.css';
import { productWords } from './product-words.ts';
import type { TextEditorProps } from './value-editor.tsx';
import { linesOf, pairsOf, workbookOf, workbookText } from './workbook-text.ts';

const t = productWords.values.workbook;

/** A workbook by its fields: file, input cells for choices and output cells for results. A text that cannot be parsed is shown as it is. */
export function WorkbookEditor({ id, label, value, problem, onChange }: TextEditorProps) {
  const info = workbookOf(value);
  // As typed: an incomplete line is not a pair of name and cell.
  const [inputs, setInputs] = useState(() => linesOf((info?.inputs ?? []).map(({ ref, cell }) => [ref, cell])));
  const [outputs, setOutputs] = useState(() => linesOf((info?.outputs ?? []).map((output) => [output.id, output.cell])));
  if (info === null)
    return <PlainField id={id} label={label} lines={4} value={value} problem={problem ?? t.unreadable} onChange={onChange} />;
  const write = (over: Partial<WorkbookInfo>): void => onChange(workbookText({ ...info, ...over }));
  const writeQuantity = (text: string): void => {
    const { quantity: _, ...rest } = info;
    onChange(workbookText(text.trim() === '' ? rest : { ...rest, quantity: text.trim() }));
  };
  const kept = [info.partList, info.problems, info.geometry, info.texts].filter((part) => part !== undefined).length;
  return (
    <fieldset className={styles['words']}>
      <legend>{label}</legend>
      <PlainField id={id} label={t.file} value={info.file} maxLength={200} problem={problem} onChange={(file) => write({ file })} />
      <PlainField id={`${id}.quantity`} label={t.quantity} value={info.quantity ?? ''} maxLength={100} onChange={writeQuantity} />
      <PlainField
        id={`${id}.inputs`}
        label={t.inputs}
        lines={5}
        hint={t.inputsHint}
        value={inputs}
        onChange={(text) => {
          setInputs(text);
          write({ inputs: pairsOf(text).map(([ref, at]) => ({ ref, cell: at })) });
        }}
      />
      <PlainField
        id={`${id}.outputs`}
        label={t.outputs}
        lines={5}
        hint={t.outputsHint}
        value={outputs}
        onChange={(text) => {
          setOutputs(text);
          write({ outputs: pairsOf(text).map(([name, at]) => ({ id: name, cell: at })) });
        }}
      />
      {kept === 0 ? null : <p className={styles['places']}>{t.kept(kept)}</p>}
    </fieldset>
  );
}
