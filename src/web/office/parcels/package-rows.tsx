import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { newPackage, packageTotals } from './parcel-draft.ts';
import type { PackageDraft, ParcelDraft } from './parcel-draft.ts';
import styles from './parcels.module.css';
import { parcelWords } from './parcel-words.ts';

const t = parcelWords.packages;

const figures = [
  ['count', 'packageCount', t.count],
  ['length', 'dimensions.length', t.length],
  ['width', 'dimensions.width', t.width],
  ['height', 'dimensions.height', t.height],
  ['weight', 'weight.value', t.weight],
] as const;

interface PackageRowsProps {
  draft: ParcelDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (draft: ParcelDraft) => void;
}

/** Packages of each kind with dimensions and weight; derived from the positions and editable. */
export function PackageRows({ draft, problems, onChange }: PackageRowsProps) {
  const { packages } = draft;
  const put = (key: number, change: Partial<PackageDraft>): void =>
    onChange({ ...draft, packages: packages.map((each) => (each.key === key ? { ...each, ...change } : each)) });
  const { count, kg } = packageTotals(draft);
  return (
    <section className={styles['section']} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        <small>{t.sum(count, kg)}</small>
      </header>
      <DataTable
        label={t.title}
        columns={[
          ...columns([t.article]),
          ...columns(
            figures.map(([, , word]) => word),
            'number',
          ),
          { word: t.remove, kind: 'hidden' },
        ]}
      >
        <tbody>
          {packages.map((each, at) => (
            <tr key={each.key}>
              <td className={styles['wide']}>
                <PlainField
                  bare
                  id={`parcel-article-${each.key}`}
                  label={`${t.article} ${at + 1}`}
                  value={each.articleNumber}
                  maxLength={60}
                  onChange={(articleNumber) => put(each.key, { articleNumber })}
                />
              </td>
              {figures.map(([field, path, word]) => (
                <td key={field}>
                  <PlainField
                    bare
                    numeric
                    id={`parcel-${field}-${each.key}`}
                    label={`${word} ${at + 1}`}
                    value={each[field]}
                    problem={problems[`packagingLineItems.${at}.${path}`] ?? problems[`positions.${at}.${path}`]}
                    onChange={(value) => put(each.key, { [field]: value })}
                  />
                </td>
              ))}
              <td className={pageStyles['number']}>
                <button
                  type="button"
                  className={styles['verb']}
                  aria-label={`${t.remove}: ${at + 1}`}
                  disabled={packages.length === 1}
                  onClick={() => onChange({ ...draft, packages: packages.filter(({ key }) => key !== each.key) })}
                >
                  {t.remove}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className={styles['under']}>
        <button
          type="button"
          className={pageStyles['button']}
          onClick={() => onChange({ ...draft, packages: [...packages, newPackage(packages)] })}
        >
          {t.add}
        </button>
        <small>{t.hint}</small>
      </p>
    </section>
  );
}
