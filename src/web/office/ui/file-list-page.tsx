import { useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { FileDrop } from './file-drop.tsx';
import { ListPager } from './list-pager.tsx';
import type { ListPage } from './list-pager.tsx';
import { PageHead } from './page-head.tsx';
import { DataTable } from './plain-table.tsx';
import type { Column } from './plain-table.tsx';
import pageStyles from './page.module.css';

interface FileListPageProps {
  /** Of the page; default: the list's. */
  head?: string;
  tabs: ReactNode;
  words: { title: string; drop: string; dropHint: string; choose: string; reading: string; none: string };
  accept: string;
  /** Reads a file and returns the address of its page. */
  onRead: (file: File) => Promise<string>;
  columns: readonly Column[];
  list: ListPage;
  /** Rows of the table, newest first. */
  children: readonly ReactNode[];
}

/** A screen whose records are files: a place to drop the next one, and a table of those read before. */
export function FileListPage({ head, tabs, words, accept, onRead, columns: heads, list, children }: FileListPageProps) {
  const navigate = useNavigate();
  const { title, drop, dropHint, choose, reading, none } = words;
  return (
    <>
      <PageHead title={head ?? title}>{tabs}</PageHead>
      <FileDrop
        title={drop}
        hint={dropHint}
        choose={choose}
        reading={reading}
        accept={accept}
        onFile={async (file) => {
          await navigate(await onRead(file));
        }}
      />
      {children.length === 0 ? (
        <p className={pageStyles['note']}>{none}</p>
      ) : (
        <DataTable label={title} columns={heads}>
          <tbody>{children}</tbody>
        </DataTable>
      )}
      <ListPager list={list} />
    </>
  );
}
