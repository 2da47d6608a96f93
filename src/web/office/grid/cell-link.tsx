import { use } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { RowButton } from './row-button.ts';

/** A link in a cell: the mouse takes it, and Enter on its cell. It is no stop of the Tab key, or a list would have one for every row. In a row that is a button it is its text. */
export function CellLink(props: LinkProps) {
  return use(RowButton) ? <span className={props.className}>{props.children}</span> : <Link {...props} tabIndex={-1} />;
}
