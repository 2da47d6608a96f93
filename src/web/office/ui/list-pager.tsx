import { Link, useSearchParams } from 'react-router';
import pageStyles from './page.module.css';

/** A page of a list, as calls answer it. */
export interface ListPage {
  page: number;
  perPage: number;
  total: number;
}

const words = {
  page: (page: number, pages: number): string => `Seite ${page} von ${pages}`,
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
} as const;

const lastPage = 100_000;

/** The page that the address asks for. `name`: of the address's part, where a screen has several lists. */
export function pageIn(request: Request, name = 'page'): number {
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get(name)));
  return Math.max(1, Math.min(lastPage, asked || 1));
}

/** Links to the pages before and after, below a list that is longer than one. */
export function ListPager({ list: { page, perPage, total }, name = 'page' }: { list: ListPage; name?: string }) {
  const [query] = useSearchParams();
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1 && page === 1) return null;
  const address = (next: number): string => {
    const changed = new URLSearchParams(query);
    changed.set(name, String(next));
    return `?${changed.toString()}`;
  };
  return (
    <footer className={pageStyles['foot']}>
      <span>{words.page(page, pages)}</span>
      {page > 1 ? <Link to={address(Math.min(page - 1, pages))}>{words.previous}</Link> : null}
      {page < pages ? <Link to={address(page + 1)}>{words.next}</Link> : null}
    </footer>
  );
}
