import { PlainField } from '../ui/plain-field.tsx';
import styles from './product-edit.module.css';
import { productWords } from './product-words.ts';
import type { TextEditorProps } from './value-editor.tsx';

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A colour by its code, with a sample. */
export function ColourEditor(props: TextEditorProps) {
  const { label, value, onChange } = props;
  return (
    <div className={styles['colour']}>
      <PlainField {...props} maxLength={7} hint={productWords.values.colour} />
      <input
        type="color"
        aria-label={productWords.values.pick(label)}
        value={isColour(value) ? value : '#ffffff'}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
    </div>
  );
}
