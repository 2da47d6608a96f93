import { Link } from 'react-router';
import type { LinkProps } from 'react-router';

/** A link in a cell: the mouse takes it, and Enter on its cell. It is no stop of the Tab key, or a list would have one for every row. */
export function CellLink(props: LinkProps) {
  return <Link {...props} tabIndex={-1} />;
}
