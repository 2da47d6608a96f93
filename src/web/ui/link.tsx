/**
 * The links of the shop. In the browser they are the router's. On the server, internal addresses are written unchanged:
 * the router would resolve each of a page's hundred links against its parent routes, with the same result.
 * The attribute by which the router finds links to prefetch is added in the browser, see `first-load/look-ahead.ts`.
 */
import type { ReactNode, RefAttributes } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router';
import type { LinkProps } from 'react-router';

interface NavLinkProps {
  to: string;
  /** True: only the exact page counts as current, not those below it. */
  end?: boolean;
  prefetch?: 'none' | 'intent';
  children: ReactNode;
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** True for addresses that mean the same on every page: not relative, no dot segments, no other host. */
function standsAlone(to: LinkProps['to']): to is string {
  if (typeof to !== 'string') return false;
  const path = pathOf(to);
  return path.startsWith('/') && !path.includes('//') && !path.includes('/.');
}

/** Props that matter only for clicks. */
const ofTheRouter = new Set([
  'to',
  'discover',
  'prefetch',
  'relative',
  'reloadDocument',
  'replace',
  'state',
  'preventScrollReset',
  'onClick',
]);

function WrittenLink(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  if (!standsAlone(props.to)) return <RouterLink {...props} />;
  const attributes: Record<string, unknown> = {};
  for (const name of Object.keys(props) as (keyof typeof props)[]) if (!ofTheRouter.has(name)) attributes[name] = props[name];
  return (
    <a {...attributes} href={props.to}>
      {props.children}
    </a>
  );
}

const activeName = ({ isActive }: { isActive: boolean }): string | undefined => (isActive ? 'active' : undefined);

/** Whether a page is the target of a link, or lies below it. */
export function isAt(pathname: string, to: string, end = false): boolean {
  const here = pathname.toLowerCase();
  const there = pathOf(to).toLowerCase();
  // The root is above every page, so it is current only on itself.
  const below = there !== '/' && there.endsWith('/') ? there : `${there}/`;
  return here === there || (!end && here.startsWith(below));
}

function WrittenNavLink({ end = false, ...link }: NavLinkProps) {
  const isHere = isAt(useLocation().pathname, link.to, end);
  return <WrittenLink {...link} className={activeName({ isActive: isHere })} aria-current={isHere ? 'page' : undefined} />;
}

export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;
export const NavLink: (props: NavLinkProps) => ReactNode = import.meta.env.SSR
  ? WrittenNavLink
  : (props) => <RouterNavLink {...props} className={activeName} />;
