import { changeCompany, readCompany } from '#contract/company.ts';
import type { Company } from '#contract/company.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { companyForm, companyOf, draftOf } from './company-draft.ts';
import type { CompanyDraft, CompanyField } from './company-draft.ts';
import type { Section } from '../frame/setting-sections.ts';
import { SettingPart } from './settings-frame.tsx';
import { SettingsRecord } from './settings-record.tsx';
import { settingsWords } from './settings-words.ts';
import styles from './settings.module.css';
import { useSavedRecord } from '../record/use-saved-record.ts';

const t = settingsWords.company;

interface SectionProps {
  section: Section;
  company: Company;
  history: readonly HistoryEntry[];
}

/** The operator of the shop: name, address and accounts, as shown on pages and documents. */
export function CompanySection({ section, company, history }: SectionProps) {
  const failureText = useFailureText();
  const record = useSavedRecord<Company, CompanyDraft>({
    loaded: company,
    draftOf,
    form: companyForm(({ key, params }) => failureText.key(key, { ...params })),
    reread: async () => call(readCompany, {}),
    save: async ({ stored, draft }) => call(changeCompany, { body: { ...companyOf(draft), version: stored.version } }),
  });
  const { draft, problems, change } = record;
  const field = (name: CompanyField, label: string, maxLength: number, hint?: string) => (
    <PlainField
      id={name.replace('.', '-')}
      label={label}
      value={draft[name]}
      maxLength={maxLength}
      problem={problems[name]}
      onChange={(value) => change({ ...draft, [name]: value })}
      {...(hint === undefined ? {} : { hint })}
    />
  );
  return (
    <SettingsRecord
      section={section}
      record={record}
      labelOf={labelOf}
      history={history.map(({ at, who, field: name, before, after }) => ({
        at,
        who,
        what: `${labelOf(name)}: ${String(before ?? '–')} → ${String(after ?? '–')}`,
      }))}
      effect={<Letterhead draft={draft} />}
    >
      <SettingPart word={t.who}>
        {field('name', t.name, 70)}
        {field('street', t.street, 70)}
        <div className={styles['place']}>
          {field('zipCode', t.zipCode, 4, t.zipCodeSays)}
          {field('city', t.city, 35)}
          {field('canton', t.canton, 2)}
        </div>
      </SettingPart>
      <SettingPart word={t.reach}>
        {field('phone', t.phone, 20)}
        {field('email', t.email, 254, t.emailSays)}
        {hours.map((name) => (
          <div key={name}>{field(name, labelOf(name), 200)}</div>
        ))}
      </SettingPart>
      <SettingPart word={t.money}>
        {field('uid', t.uid, 20, t.uidSays)}
        {field('iban', t.iban, 34, t.ibanSays)}
        {field('qrIban', t.qrIban, 34, t.qrIbanSays)}
      </SettingPart>
      <SettingPart word={t.shop}>
        {field('domain', t.domain, 100, t.domainSays)}
        {field('pageTitle', t.pageTitle, 100)}
      </SettingPart>
    </SettingsRecord>
  );
}

/** `Öffnungszeiten, Deutsch` */
function labelOf(name: string): string {
  const [field = '', language] = name.split('.');
  const word: unknown = t[field as keyof typeof t];
  const own = typeof word === 'string' ? word : name;
  return language === undefined ? own : `${own}, ${t.languages[language as keyof typeof t.languages]}`;
}

const hours = ['openingHours.de', 'openingHours.fr', 'openingHours.en'] as const;

/** Name, address and accounts as printed on documents. */
function Letterhead({ draft }: { draft: CompanyDraft }) {
  return (
    <section>
      <h2>{t.preview}</h2>
      <p className={styles['letterhead']}>
        <b>{draft.name}</b>
        <span>{draft.street}</span>
        <span>
          {draft.zipCode} {draft.city}
        </span>
        <span>{draft.phone}</span>
        <span>{draft.email}</span>
        <span>{draft.uid}</span>
        <span>IBAN {draft.iban}</span>
      </p>
    </section>
  );
}
