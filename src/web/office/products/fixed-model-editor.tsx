import type { ViewData } from '#domain/configurator/configurator-info.ts';
import { PlainField } from '../ui/plain-field.tsx';
import fieldStyles from '../ui/field.module.css';
import { fixedModelOf } from './fixed-model-text.ts';
import styles from './product-edit.module.css';
import { productWords } from './product-words.ts';
import type { TextEditorProps } from './value-editor.tsx';

const t = productWords.values.fixedModel;

/** A fixed 3D model by its fields: file, viewpoint, shown choices. A text that cannot be parsed is shown as it is. */
export function FixedModelEditor({ id, label, value, problem, onChange }: TextEditorProps) {
  const data = fixedModelOf(value);
  if (data === null)
    return <PlainField id={id} label={label} lines={4} value={value} problem={problem ?? t.unreadable} onChange={onChange} />;
  const write = (over: Partial<ViewData>): void => {
    const next = { ...data, ...over };
    onChange(next.fileName.trim() === '' ? '' : JSON.stringify(next));
  };
  return (
    <fieldset className={styles['words']}>
      <legend>{label}</legend>
      <PlainField
        id={id}
        label={t.file}
        value={data.fileName}
        maxLength={200}
        problem={problem}
        onChange={(fileName) => write({ fileName })}
      />
      {value.trim() === '' ? null : (
        <>
          {(['x', 'y', 'z'] as const).map((axis) => (
            <div key={axis} className={fieldStyles['field']}>
              <label htmlFor={`${id}.${axis}`}>{t.camera(axis)}</label>
              <input
                id={`${id}.${axis}`}
                type="number"
                step={0.1}
                min={-100}
                max={100}
                defaultValue={data.cameraPosition[axis]}
                onChange={({ target: { valueAsNumber: place } }) => {
                  if (Math.abs(place) <= 100) write({ cameraPosition: { ...data.cameraPosition, [axis]: place } });
                }}
              />
            </div>
          ))}
          <div className={fieldStyles['field']}>
            <label htmlFor={`${id}.shown`}>{t.shown}</label>
            <textarea
              id={`${id}.shown`}
              rows={2}
              defaultValue={data.visibleProperties.join('\n')}
              onBlur={({ target }) => write({ visibleProperties: target.value.split('\n').filter((line) => line.trim() !== '') })}
            />
            <small>{t.shownHint}</small>
          </div>
          <p className={styles['places']}>{t.bound(data.bind.length)}</p>
        </>
      )}
    </fieldset>
  );
}
