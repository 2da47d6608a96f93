import { Link } from 'react-router';
import type { PageSummary } from '#contract/content-desk.ts';
import { contentPath } from '#web/content-address.ts';
import { officeSettingsPath } from '#web/paths.ts';
import { StateWord } from '../grid/state-word.tsx';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { pageWords as t } from './page-words.ts';
import type { Section } from '../frame/setting-sections.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { usePersonName } from '../people/person-names.tsx';

/** All text pages of the shop. */
export function PagesSection({ section, pages }: { section: Section; pages: readonly PageSummary[] }) {
  const nameOf = usePersonName();
  return (
    <SettingsFrame section={section} unsaved={false} aside={null}>
      <DataTable label={t.allPages} columns={columns([t.page, t.address, t.state, t.lastPublished])}>
        <tbody>
          {pages.map(({ slug, title, hasDraft, publishedAt, who }) => (
            <tr key={slug}>
              <td className={pageStyles['strong']}>
                <Link to={`${officeSettingsPath('pages')}?page=${slug}`}>{title}</Link>
              </td>
              <td>{contentPath(slug)}</td>
              <td>{hasDraft ? <StateWord mark="part">{t.draft}</StateWord> : <StateWord mark="done">{t.published}</StateWord>}</td>
              <td>{publishedAt === null ? t.fromStart : `${instantText(publishedAt)}, ${nameOf(who)}`}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </SettingsFrame>
  );
}
