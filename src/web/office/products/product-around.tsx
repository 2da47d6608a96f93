/** Beside the form of a product: what is missing, its categories, its customers. */
import { Link } from 'react-router';
import type { ProductHead } from '#contract/product-head.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import type { Gap } from '#domain/catalog/completeness.ts';
import { officeProductPath, paths } from '#web/paths.ts';
import { missingTexts } from './missing-texts.ts';
import styles from './product-edit.module.css';
import { productWords as t } from './product-words.ts';
import { TiedCustomers } from './tied-customers.tsx';

export function ProductAround({ head, record }: { head: ProductHead; record: ProductRecord }) {
  return (
    <>
      <section>
        <h2>{t.sections.gaps}</h2>
        <Gaps head={head} record={record} />
      </section>
      <section>
        <h2>{t.sections.categories}</h2>
        {record.categories.length === 0 ? <p>{t.noCategory}</p> : null}
        <ul>
          {record.categories.map(({ linkId, name }) => (
            <li key={linkId}>
              <Link to={paths.officeCategories}>{name.de}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.sections.customers}</h2>
        <TiedCustomers productId={record.id} customers={record.customers} />
      </section>
    </>
  );
}

/** Each links to where it can be fixed. */
function Gaps({ head: { id, gaps }, record }: { head: ProductHead; record: ProductRecord }) {
  if (gaps === null) return <p>{t.otherShop}</p>;
  if (gaps.length === 0) return <p>{t.complete}</p>;
  return (
    <ul className={styles['gaps']}>
      {gaps.map((gap) => (
        <li key={gap}>
          <GapLink gap={gap} id={id} record={record} />
        </li>
      ))}
    </ul>
  );
}

function GapLink({ gap, id, record }: { gap: Gap; id: number; record: ProductRecord }) {
  if (gap === 'fr' || gap === 'en') {
    const fields = missingTexts(record, gap);
    return (
      <button type="button" onClick={() => document.getElementById(fields[0] ?? `name.${gap}`)?.focus()}>
        {t.gaps[gap]}
        {fields.length > 1 ? ` (${fields.length})` : ''}
      </button>
    );
  }
  const part = ({ picture: 'media', price: 'price2', transport: 'delivery', category: null } as const)[gap];
  return <Link to={part === null ? paths.officeCategories : officeProductPath(id, part)}>{t.gaps[gap]}</Link>;
}
