import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readPage, readPages } from '#contract/content-desk.ts';
import { readCompany } from '#contract/company.ts';
import { readOwnDays } from '#contract/holiday.ts';
import { readIntegrations } from '#contract/integration.ts';
import { readHistory } from '#contract/record.ts';
import { readOwnText, readOwnTexts } from '#contract/own-text.ts';
import { readSettings } from '#contract/setting.ts';
import { readTermsRecords } from '#contract/terms.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { contentPath } from '#web/content-address.ts';
import { notThere, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { wholeHistory } from '../record/history.tsx';
import { CompanySection } from './company-section.tsx';
import { PageEditor } from './page-editor.tsx';
import { PagesSection } from './pages-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { InterfacesSection } from './interfaces-section.tsx';
import { sectionOf } from '../frame/setting-sections.ts';
import { TermsSection } from './terms-section.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextsSection } from './texts-section.tsx';
import { SettingsSection } from './settings-section.tsx';

export const meta: MetaFunction = () => [{ title: `${screenOf('settings').word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

/** Record ids under which the sections write their history. */
const records = { decisions: 1, company: 2, holidays: 3, paymentTerms: 4, skonti: 5, interfaces: 7 } as const;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'settings', request);
  const section = sectionOf(params['section']);
  if (section === undefined) throw notThere();
  const { key: part } = section;
  const history = async (id: number) => (await call(readHistory, { query: { kind: 'setting', id, ...wholeHistory } })).items;
  const today = localNow(Date.now()).date;
  if (part === 'company') return { part, section, today, company: await call(readCompany, {}), history: await history(records.company) };
  if (part === 'holidays')
    return { part, section, today, days: (await call(readOwnDays, {})).items, history: await history(records.holidays) };
  if (part === 'pages') {
    const slug = new URL(request.url).searchParams.get('page');
    if (slug === null) return { part, section, pages: (await call(readPages, {})).items };
    const page = await or404(async () => call(readPage, { params: { slug } }));
    return { part: 'page' as const, section, page, path: contentPath(slug) };
  }
  if (part === 'texts') {
    const key = new URL(request.url).searchParams.get('text');
    if (key === null) return { part, section, texts: (await call(readOwnTexts, {})).items };
    return { part: 'text' as const, section, ...(await or404(async () => call(readOwnText, { params: { key } }))) };
  }
  if (part === 'interfaces') return { part, section, ...(await call(readIntegrations, {})), history: await history(records.interfaces) };
  if (part === 'terms') {
    const [terms, ...histories] = await Promise.all([call(readTermsRecords, {}), history(records.paymentTerms), history(records.skonti)]);
    return { part, section, today, terms, history: histories.flat().toSorted((a, b) => (a.at < b.at ? 1 : -1)) };
  }
  return { part, section, today, settings: (await call(readSettings, {})).items, history: await history(records.decisions) };
}

/** The shop-wide settings, one section at a time. */
export default function SettingsSectionPage() {
  const data = useLoaderData<typeof loader>();
  if (data.part === 'company') return <CompanySection {...data} />;
  if (data.part === 'interfaces') return <InterfacesSection {...data} />;
  if (data.part === 'terms') return <TermsSection {...data} />;
  if (data.part === 'pages') return <PagesSection {...data} />;
  if (data.part === 'page') return <PageEditor key={data.page.slug} {...data} />;
  if (data.part === 'texts') return <TextsSection {...data} />;
  if (data.part === 'text') return <TextEditor key={data.text.key} {...data} />;
  if (data.part === 'holidays') return <HolidaysSection {...data} />;
  return <SettingsSection key={data.part} {...data} />;
}
