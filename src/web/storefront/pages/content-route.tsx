import { data, redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readContentPage } from '#contract/content.ts';
import type { ContentBlock, ContentPage } from '#contract/content.ts';
import { toExactAddress } from '#web/exact-address.ts';
import { or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { breadcrumbData, JsonLd } from '../page/json-ld.tsx';
import { PageHead } from '../page/page-head.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactRequest } from './contact-request.tsx';
import { contentAddress, elsewhere } from '#web/content-address.ts';
import { picturesAt } from '../scene/load-scene.ts';
import { ContentBlocks } from './content-blocks.tsx';
import { PagePicture } from './page-picture.tsx';
import type { Scenes } from './page-picture.tsx';
import styles from './content-route.module.css';
import { HandlingMarks } from './handling-marks.tsx';
import { wholeBlocks } from './whole-words.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

interface ContentData {
  page: ContentPage;
  path: string;
  parent: { title: string; path: string } | null;
  /** Its rendered pictures, by address. */
  scenes: Scenes;
}

/** A page without content is a 404; a page of the other shop redirects there, if that has an address. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ContentData> {
  const services = pageServices(context);
  const { call, profile } = services;
  const { pathname, search, searchParams } = new URL(request.url);
  const address = contentAddress(pathname.replace(/\.data$/, ''));
  if (!address) throw data(null, { status: 404 });
  const away = elsewhere(address, profile.shop, profile.otherShopUrl);
  if (away !== null) throw redirect(`${away}${search}`);
  toExactAddress(services, request, address.path);
  const query = searchParams.has('entwurf') ? { draft: 'true' } : {};
  const read = async (slug: string): Promise<ContentPage> => or404(async () => call(readContentPage, { params: { slug }, query }));
  const above = address.parent === undefined ? undefined : contentAddress(address.parent);
  const [page, parent] = await Promise.all([read(address.slug), above ? read(above.slug) : null]);
  return {
    page: { ...page, blocks: wholeBlocks(page.blocks) },
    path: address.canonical ?? address.path,
    parent: parent && above ? { title: parent.title, path: above.path } : null,
    scenes: picturesAt(services, page.blocks.flatMap(picturesOf)),
  };
}

function picturesOf(block: ContentBlock): string[] {
  if (block.kind === 'picture') return [block.picture.src];
  if (block.kind === 'gallery' || block.kind === 'teasers') return block.items.flatMap(({ picture }) => picture?.src ?? []);
  return [];
}

/** Content of the poster beside the title: the first paragraph and picture of a page that begins with a picture. */
function posterOf(blocks: readonly ContentBlock[]) {
  const [first, second] = blocks;
  if (first?.kind !== 'picture') return { picture: null, lead: null, rest: blocks };
  const lead = second?.kind === 'paragraph' ? second.text : null;
  return { picture: first.picture, lead, rest: blocks.slice(lead === null ? 1 : 2) };
}

export default function ContentRoute() {
  const { page, path, parent, scenes } = useLoaderData<typeof loader>();
  const profile = useRootData()?.profile;
  const t = useTranslations('shell');
  const { picture, lead, rest } = posterOf(page.blocks);
  const firstText = page.blocks.find((block) => block.kind === 'paragraph');
  const trail = [
    { label: t('home'), path: `/-${profile?.shop ?? 'verpackung'}` },
    ...(parent ? [{ label: parent.title, path: parent.path }] : []),
    { label: page.title, path },
  ];
  return (
    <article>
      <PageHead
        title={`${page.title} | ${profile?.domain ?? ''}`}
        description={firstText?.kind === 'paragraph' ? firstText.text : undefined}
        path={path}
      />
      <header className={`f-mode ${styles['head']}`}>
        <div className={`wrap ${picture ? styles['poster'] : ''}`}>
          <div>
            {parent ? (
              <Breadcrumb items={trail.map((step, index) => ({ label: step.label, to: index === 2 ? undefined : step.path }))} />
            ) : null}
            <h1 className={page.title.length > 12 ? styles['long'] : undefined}>{page.title}</h1>
            {lead === null ? null : <p className={styles['lead']}>{lead}</p>}
          </div>
          {picture ? (
            <PagePicture eager className={styles['picture']} picture={picture} scenes={scenes} sizes="(min-width: 992px) 50vw, 100vw" />
          ) : null}
        </div>
      </header>
      {page.slug === 'kontakt' && profile ? <ContactCard profile={profile} /> : null}
      {page.slug === 'labels' ? <HandlingMarks /> : null}
      <ContentBlocks blocks={rest} scenes={scenes} />
      {page.slug === 'kontakt' && profile ? <ContactRequest shop={profile.shop} /> : null}
      {profile ? <JsonLd data={breadcrumbData(profile.publicUrl, trail)} /> : null}
    </article>
  );
}
