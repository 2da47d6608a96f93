import { useState } from 'react';
import { createAttribute } from '#contract/product-type-record.ts';
import { attributeTypes } from '#domain/catalog/attribute-type.ts';
import { attributeType } from '#domain/catalog/product.ts';
import { languages } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import { useVerb } from '../record/use-verb.ts';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { PlainCheck } from '../ui/plain-check.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { attributeTypeNames, attributeWords as t, visibilities } from './type-words.ts';

export function AttributeDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const verb = useVerb();
  const [name, setName] = useState({ de: '', fr: '', en: '' });
  const [typeId, setTypeId] = useState<number>(attributeType.string);
  const [visibility, setVisibility] = useState(0);
  const submit = (): void => {
    const missing = languages.filter((language) => name[language].trim() === '');
    verb.refuse(Object.fromEntries(missing.map((language) => [`name.${language}`, t.required])));
    if (missing.length > 0) return;
    void verb.run(async (idempotencyKey) => {
      await call(createAttribute, { body: { name, typeId, visibility } }, { idempotencyKey });
      onMade();
    });
  };
  return (
    <VerbDialog title={t.create} word={t.create} verb={verb} fields={['name.de', 'name.fr', 'name.en']} onSubmit={submit} onClose={onClose}>
      {languages.map((language) => (
        <PlainField
          key={language}
          id={`attribute-${language}`}
          label={t.columns[language]}
          value={name[language]}
          maxLength={100}
          problem={verb.problems[`name.${language}`]}
          onChange={(value) => setName({ ...name, [language]: value })}
        />
      ))}
      <PlainSelect
        id="attribute-type"
        label={t.columns.typeId}
        value={String(typeId)}
        options={attributeTypes.map(({ id }) => [String(id), attributeTypeNames[id] ?? ''] as const)}
        onChange={(value) => setTypeId(Number(value))}
      />
      <div role="group" aria-label={t.shown}>
        {visibilities.map(({ bit, key, word }) => (
          <PlainCheck
            key={key}
            id={`attribute-${key}`}
            label={word}
            checked={(visibility & bit) !== 0}
            onChange={() => setVisibility(visibility ^ bit)}
          />
        ))}
      </div>
    </VerbDialog>
  );
}
