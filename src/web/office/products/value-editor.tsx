/** Editor of one attribute of a product, by its kind. */
import type { ProductRecord } from '#contract/product-record.ts';
import { attributeType, feature, isVisibleIn } from '#domain/catalog/product.ts';
import { languages } from '#domain/language/language.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { ColourEditor } from './colour-editor.tsx';
import { CommodityEditor } from './commodity-editor.tsx';
import { FixedModelEditor } from './fixed-model-editor.tsx';
import { LinkEditor } from './link-editor.tsx';
import type { ProductDraft } from './product-draft.ts';
import { isNewChoice } from './product-draft.ts';
import { trueOrFalse } from './field-text.ts';
import styles from './product-edit.module.css';
import { productWords } from './product-words.ts';
import { WorkbookEditor } from './workbook-editor.tsx';

const t = productWords.values;

export interface EditorProps {
  attribute: ProductRecord['attributes'][number];
  draft: ProductDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (field: string, value: string) => void;
}

/** Props of every editor of a plain text. */
export interface TextEditorProps {
  id: string;
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

export function ValueEditor(props: EditorProps) {
  const { attribute } = props;
  const places = ([feature.PRODUCT_CONFIGURATOR, feature.ORDER_POSITION_GRID, feature.SORT, feature.QUICK_ORDER_GRID] as const).filter(
    (bit) => isVisibleIn(attribute.visibility, bit),
  );
  return (
    <div>
      <Editor {...props} />
      <p className={styles['places']}>{places.length === 0 ? t.nowhere : places.map((bit) => t.places[bit]).join(', ')}</p>
    </div>
  );
}

function Editor({ attribute, draft, problems, onChange }: EditorProps) {
  const path = `values.${attribute.attributeId}`;
  const label = attribute.name.de;
  const plain: TextEditorProps = {
    id: path,
    label,
    value: draft[path] ?? '',
    problem: problems[path],
    onChange: (value) => onChange(path, value),
  };
  switch (attribute.typeId) {
    case attributeType.string:
      return <Words path={path} label={label} draft={draft} problems={problems} onChange={onChange} />;
    case attributeType.enum:
      return <Choice attribute={attribute} draft={draft} problems={problems} onChange={onChange} />;
    case attributeType.boolean:
      return <PlainSelect {...plain} options={trueOrFalse} />;
    case attributeType.color:
      return <ColourEditor {...plain} />;
    case attributeType.productLandingPage:
      return <LinkEditor {...plain} />;
    case attributeType.commodityReference:
      return <CommodityEditor {...plain} />;
    case attributeType.fixModelConfiguratorInfo:
      return <FixedModelEditor {...plain} />;
    case attributeType.excelConfigurationInfo:
      return <WorkbookEditor {...plain} />;
    default:
      return <PlainField {...plain} numeric maxLength={12} />;
  }
}

function Words({ path, label, draft, problems, onChange }: Omit<EditorProps, 'attribute'> & { path: string; label: string }) {
  return (
    <fieldset className={styles['words']}>
      <legend>{label}</legend>
      {languages.map((language) => (
        <PlainField
          key={language}
          id={`${path}.${language}`}
          label={productWords.languages[language]}
          value={draft[`${path}.${language}`] ?? ''}
          maxLength={500}
          problem={problems[`${path}.${language}`] ?? (language === 'de' ? problems[path] : undefined)}
          onChange={(value) => onChange(`${path}.${language}`, value)}
        />
      ))}
    </fieldset>
  );
}

/** One of the words used by products, or a new one in all languages. */
function Choice({ attribute, draft, problems, onChange }: EditorProps) {
  const path = `values.${attribute.attributeId}`;
  const word = draft[path] ?? '';
  const isNew = isNewChoice(attribute, word);
  return (
    <>
      <PlainField
        id={path}
        label={attribute.name.de}
        value={word}
        maxLength={500}
        problem={problems[path]}
        list={attribute.choices}
        {...(isNew ? { hint: t.newChoice } : {})}
        onChange={(value) => onChange(path, value)}
      />
      {isNew
        ? (['fr', 'en'] as const).map((language) => (
            <PlainField
              key={language}
              id={`${path}.${language}`}
              label={`${attribute.name.de} ${productWords.languages[language]}`}
              value={draft[`${path}.${language}`] ?? ''}
              maxLength={500}
              onChange={(value) => onChange(`${path}.${language}`, value)}
            />
          ))
        : null}
    </>
  );
}
