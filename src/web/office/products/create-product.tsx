import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createProduct, readNextArticleNumber } from '#contract/create-product.ts';
import { languages } from '#domain/language/language.ts';
import type { Language } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import { officeProductPath } from '#web/paths.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { general, useVerb } from '../record/use-verb.ts';
import { PlainCheck } from '../ui/plain-check.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './product-create.module.css';
import { productWords } from './product-words.ts';

const t = productWords.create;

interface CreateProductProps {
  types: readonly { id: number; name: string }[];
  kinds: readonly { code: number; name: string }[];
  categories: readonly { id: number; name: string }[];
  /** The product to copy; null: none. */
  source: { id: number; articleNumber: string; name: Record<Language, string>; typeId: number; kindCode: number } | null;
}

export function CreateProduct({ types, kinds, categories, source }: CreateProductProps) {
  const { verb, draft, change, submit, blocker } = useNewProduct(source, kinds[0]?.code ?? 1);
  const { typeId, kindCode, name, articleNumber, chosen, published } = draft;
  const next = useNextNumber(typeId);
  const { problems } = verb;
  return (
    <form
      noValidate
      className={styles['create']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {source === null ? (
        <PlainSelect
          id="typeId"
          label={productWords.fields.typeId}
          value={typeId}
          options={[['', t.choose], ...types.map((type) => [String(type.id), type.name] as const)]}
          problem={problems['typeId']}
          onChange={(id) => change({ typeId: id })}
        />
      ) : (
        <p>
          {t.copyFrom}: <b>{source.articleNumber}</b> {source.name.de}. {t.copyHint}
        </p>
      )}
      <PlainField
        id="articleNumber"
        label={productWords.fields.articleNumber}
        value={articleNumber}
        maxLength={80}
        hint={t.numberHint(next)}
        problem={problems['articleNumber']}
        onChange={(number) => change({ articleNumber: number })}
      />
      {languages.map((language) => (
        <PlainField
          key={language}
          id={`name.${language}`}
          label={`${productWords.fields.name} ${productWords.languages[language]}`}
          value={name[language]}
          maxLength={120}
          problem={problems[`name.${language}`]}
          onChange={(text) => change({ name: { ...name, [language]: text } })}
        />
      ))}
      <PlainSelect
        id="kindCode"
        label={productWords.fields.kindCode}
        value={kindCode}
        options={kinds.map((kind) => [String(kind.code), kind.name] as const)}
        onChange={(code) => change({ kindCode: code })}
      />
      <fieldset className={styles['categories']}>
        <legend>
          {t.categories} {source === null ? null : <small>{t.fromCopy}</small>}
        </legend>
        {categories.map(({ id, name: word }) => (
          <PlainCheck
            key={id}
            id={`category-${id}`}
            label={word}
            checked={chosen.has(id)}
            onChange={(is) => change({ chosen: new Set(is ? [...chosen, id] : [...chosen].filter((each) => each !== id)) })}
          />
        ))}
      </fieldset>
      <PlainCheck id="published" label={t.publish} checked={published} onChange={(is) => change({ published: is })} />
      {problems[general] === undefined ? null : (
        <p role="alert" className={styles['problem']}>
          {problems[general]}
        </p>
      )}
      <div>
        <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={verb.busy}>
          {t.submit}
        </button>
      </div>
      <LeaveQuestion blocker={blocker} />
    </form>
  );
}

interface NewProduct {
  typeId: string;
  kindCode: string;
  name: Record<Language, string>;
  articleNumber: string;
  /** Ids of categories. */
  chosen: ReadonlySet<number>;
  published: boolean;
}

function useNewProduct(source: CreateProductProps['source'], usualKind: number) {
  const verb = useVerb();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<NewProduct>({
    typeId: source === null ? '' : String(source.typeId),
    kindCode: String(source?.kindCode ?? usualKind),
    name: source?.name ?? { de: '', fr: '', en: '' },
    articleNumber: '',
    chosen: new Set(),
    published: false,
  });
  const [isTyped, setTyped] = useState(false);
  const blocker = useLeaveGuard(isTyped && !verb.busy);
  const { typeId, kindCode, name, articleNumber, chosen, published } = draft;
  const submit = (): void => {
    const missing = {
      ...(typeId === '' ? { typeId: t.typeMissing } : {}),
      ...(name.de.trim() === '' ? { 'name.de': productWords.problems.required } : {}),
    };
    const [wrong] = Object.keys(missing);
    if (wrong !== undefined) {
      verb.refuse(missing);
      document.getElementById(wrong)?.focus();
      return;
    }
    void verb.run(async (idempotencyKey) => {
      const body = {
        typeId: Number(typeId),
        kindCode: Number(kindCode) as 1 | 2 | 99,
        name,
        published,
        ...(articleNumber.trim() === '' ? {} : { articleNumber: articleNumber.trim() }),
        ...(chosen.size === 0 && source !== null ? {} : { categoryIds: [...chosen] }),
        ...(source === null ? {} : { copyFrom: source.id }),
      };
      const { id } = await call(createProduct, { body }, { idempotencyKey });
      await navigate(officeProductPath(id, 'edit'));
    });
  };
  const change = (part: Partial<NewProduct>): void => {
    setTyped(true);
    setDraft({ ...draft, ...part });
  };
  return { verb, draft, change, submit, blocker };
}

/** The next number of the type; empty while unknown. */
function useNextNumber(typeId: string): string {
  const [next, setNext] = useState<{ typeId: string; number: string } | null>(null);
  useEffect(() => {
    if (typeId === '') return;
    call(readNextArticleNumber, { query: { productTypeId: Number(typeId) } }).then(
      ({ articleNumber: number }) => setNext({ typeId, number }),
      // The number is assigned on creation, even if it could not be shown before.
      () => undefined,
    );
  }, [typeId]);
  return next?.typeId === typeId ? next.number : '';
}
