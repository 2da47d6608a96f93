import type { ContentBlock } from '#contract/content.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './content-blocks.module.css';
import { PagePicture } from './page-picture.tsx';
import type { Scenes } from './page-picture.tsx';

const isWide = ({ kind }: ContentBlock): boolean => kind === 'gallery' || kind === 'teasers';

/** Text in a readable column; posters from edge to edge. */
export function ContentBlocks({ blocks, scenes }: { blocks: readonly ContentBlock[]; scenes: Scenes }) {
  const groups: ContentBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0] && !isWide(last[0]) && !isWide(block)) last.push(block);
    else groups.push([block]);
  }
  return groups.map((group, index) => {
    const [first] = group;
    // The blocks of a page never change their order while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    if (first && isWide(first)) return <WideBlock key={index} block={first} scenes={scenes} />;
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <div key={index} className="wrap">
        <div className={styles['text']}>
          {group.map((block, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <TextBlock key={place} block={block} scenes={scenes} />
          ))}
        </div>
      </div>
    );
  });
}

function TextBlock({ block, scenes }: { block: ContentBlock; scenes: Scenes }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'facts') {
    return (
      <dl className={styles['facts']}>
        {block.items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (block.kind === 'table') return <Table head={block.head} rows={block.rows} />;
  if (block.kind === 'entry') return <Entry entry={block} />;
  if (block.kind === 'picture') {
    return (
      <figure className={styles['figure']}>
        <PagePicture picture={block.picture} scenes={scenes} sizes="(min-width: 768px) 740px, 100vw" />
        <figcaption>{block.caption}</figcaption>
      </figure>
    );
  }
  return null;
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than a phone must scroll by keyboard too
    <div className={styles['table']} role="group" aria-label={head.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={cell} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={`${head[column]}`}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Entry({ entry }: { entry: Extract<ContentBlock, { kind: 'entry' }> }) {
  return (
    <section className={styles['entry']}>
      <p className="num">
        <time dateTime={entry.date}>{dateText(entry.date as PlainDate)}</time>
      </p>
      <div>
        <h2>{entry.title}</h2>
        <p>{entry.text}</p>
        {entry.link ? (
          <ButtonLink to={entry.link.to} kind="plain" mark="arrow">
            {entry.link.label}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

function WideBlock({ block, scenes }: { block: ContentBlock; scenes: Scenes }) {
  if (block.kind === 'gallery') {
    return (
      <div className={styles['gallery']}>
        {block.items.map(({ picture, title, text, link }) => (
          <figure key={title} className={styles['room']}>
            <PagePicture picture={picture} scenes={scenes} sizes="(min-width: 768px) 50vw, 100vw" />
            <figcaption>
              <h2>{title}</h2>
              <p>{text}</p>
              <ButtonLink to={link.to} kind="outline" mark="arrow">
                {link.label}
              </ButtonLink>
            </figcaption>
          </figure>
        ))}
      </div>
    );
  }
  if (block.kind !== 'teasers') return null;
  const pictured = block.items.some(({ picture }) => picture !== undefined);
  return (
    <div className={pictured ? styles['posters'] : `wrap ${styles['ways']}`}>
      {block.items.map(({ title, text, link, picture }) => (
        <Link key={title} to={link.to} className={styles[pictured ? 'poster' : 'way']}>
          <h2>{title}</h2>
          <p>{text}</p>
          {picture ? <PagePicture picture={picture} scenes={scenes} sizes="(min-width: 768px) 33vw, 100vw" /> : null}
          <span className={styles['go']}>
            {link.label}
            <Icon name="arrow" size="small" />
          </span>
        </Link>
      ))}
    </div>
  );
}
