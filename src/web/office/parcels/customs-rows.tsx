import { exportPurposes, incoterms } from '#domain/parcel/terms.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { customsValueText } from './parcel-draft.ts';
import type { CommodityDraft, ParcelDraft } from './parcel-draft.ts';
import styles from './parcels.module.css';
import { parcelWords } from './parcel-words.ts';

const t = parcelWords.customs;

const figures = [
  ['quantity', 'quantity', t.quantity],
  ['weight', 'weight.value', t.weight],
  ['unitPrice', 'unitPrice', t.unitPrice],
] as const;
const codes = [
  ['hsCode', 'hsCode', t.hsCode, 20],
  ['originCountry', 'originCountry', t.origin, 2],
] as const;

interface CustomsRowsProps {
  draft: ParcelDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (draft: ParcelDraft) => void;
}

/** Customs details of each kind of goods. */
export function CustomsRows({ draft, problems, onChange }: CustomsRowsProps) {
  const { commodities } = draft;
  const put = (at: number, change: Partial<CommodityDraft>): void =>
    onChange({ ...draft, commodities: commodities.map((each, index) => (index === at ? { ...each, ...change } : each)) });
  const problem = (at: number, path: string): string | undefined => problems[`commodities.${at}.${path}`];
  return (
    <section className={styles['section']} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        <small>{t.value(customsValueText(draft))}</small>
      </header>
      <div className={styles['grid']}>
        <PlainSelect
          id="parcel-terms"
          label={t.terms}
          value={draft.terms}
          options={incoterms.map((each) => [each, t.incoterms[each]] as const)}
          onChange={(value) => onChange({ ...draft, terms: incoterms.find((each) => each === value) ?? draft.terms })}
        />
        <PlainSelect
          id="parcel-purpose"
          label={t.purpose}
          value={draft.purpose}
          options={exportPurposes.map((each) => [each, t.purposes[each]] as const)}
          onChange={(value) => onChange({ ...draft, purpose: exportPurposes.find((each) => each === value) ?? draft.purpose })}
        />
      </div>
      <DataTable
        label={t.title}
        columns={[
          ...columns([t.description]),
          ...columns(codes.map(([, , word]) => word)),
          ...columns(
            figures.map(([, , word]) => word),
            'number',
          ),
        ]}
      >
        <tbody>
          {commodities.map((each, at) => (
            <tr key={`${at} ${each.articleNumber}`}>
              <td className={styles['wide']}>
                <PlainField
                  bare
                  id={`commodity-description-${at}`}
                  label={`${t.description} ${each.articleNumber}`}
                  value={each.description}
                  problem={problem(at, 'description')}
                  onChange={(description) => put(at, { description })}
                />
              </td>
              {codes.map(([field, path, word, maxLength]) => (
                <td key={field} className={styles['code']}>
                  <PlainField
                    bare
                    id={`commodity-${field}-${at}`}
                    label={`${word} ${each.articleNumber}`}
                    value={each[field]}
                    maxLength={maxLength}
                    problem={problem(at, path)}
                    onChange={(value) => put(at, { [field]: value })}
                  />
                </td>
              ))}
              {figures.map(([field, path, word]) => (
                <td key={field}>
                  <PlainField
                    bare
                    numeric
                    amount={field === 'unitPrice'}
                    id={`commodity-${field}-${at}`}
                    label={`${word} ${each.articleNumber}`}
                    value={each[field]}
                    problem={problem(at, path)}
                    onChange={(value) => put(at, { [field]: value })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className={styles['under']}>
        <small>
          {t.hint} {t.paper}
        </small>
      </p>
    </section>
  );
}
