import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { readContentPage } from '#contract/content.ts';
import type { ContentBlock, ContentPage } from '#contract/content.ts';
import { CallFailure } from '#contract/failure.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root.tsx';
import { PageHead } from '../layout/page-head.tsx';
import styles from './content-page.module.css';

/** The loader of a page of text; a page that was not written is not found. */
export function contentLoader(slug: string): (args: LoaderFunctionArgs) => Promise<ContentPage> {
  return async ({ context }) => {
    try {
      return await pageServices(context).call(readContentPage, { params: { slug } });
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 404) throw data(null, { status: 404 });
      throw failure;
    }
  };
}

export function ContentPageView() {
  const { title, blocks } = useLoaderData<ContentPage>();
  const domain = useRootData()?.profile.domain ?? '';
  const lead = blocks.find((block) => block.kind === 'paragraph');
  return (
    <article>
      <PageHead title={`${title} | ${domain}`} description={lead?.kind === 'paragraph' ? lead.text.slice(0, 160) : undefined} />
      <header className={`f-mode ${styles['head']}`}>
        <div className="wrap">
          <h1 className={title.length > 12 ? styles['long'] : undefined}>{title}</h1>
        </div>
      </header>
      <div className="wrap">
        <div className={styles['text']}>
          {blocks.map((block, index) => (
            // The blocks of a page never change their order while it is shown.
            // oxlint-disable-next-line react/no-array-index-key
            <Block key={index} block={block} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Block({ block }: { block: ContentBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
