import { attributeType, refuseAttributeValue } from '#domain/catalog/product.ts';
import { PlainField } from '../ui/plain-field.tsx';
import styles from './product-edit.module.css';
import { productWords } from './product-words.ts';
import type { TextEditorProps } from './value-editor.tsx';

/** A web address, with a link to check it. */
export function LinkEditor(props: TextEditorProps) {
  const { value } = props;
  const isLink = value !== '' && refuseAttributeValue(attributeType.productLandingPage, value) === null;
  return (
    <div className={styles['link']}>
      <PlainField {...props} maxLength={2000} />
      {isLink ? (
        <a href={value} target="_blank" rel="noreferrer">
          {productWords.values.test}
        </a>
      ) : null}
    </div>
  );
}
