/** The server must write the same markup as the router does for a link in the browser, or the browser would render the page again. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import type { LinkProps } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Link, NavLink } from './link.tsx';

type Props = Partial<LinkProps> & { to: string; end?: boolean };

function markup(link: unknown, props: Props, at: string): string {
  return renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [at] }, createElement(link as 'a', props as unknown as { href: string }, 'Kisten')),
  );
}

/** Attributes in any order, without the mark that the browser adds. */
const attributesOf = (html: string): string[] =>
  [...html.matchAll(/[\w-]+="[^"]*"/g)]
    .map(([attribute]) => attribute)
    .filter((attribute) => attribute !== 'data-discover="true"')
    .toSorted();

const addresses = [
  '/',
  '/produkte/holzkisten',
  '/products/HK_0001?k=3&length=900#teile',
  '/suche?q=a//b/../c',
  '/a//b',
  '/a/../b',
  '?seite=2',
  'neben',
  'https://example.com/a',
];

describe('a link written by the server', () => {
  it('is not the router’s own', () => {
    expect(Link).not.toBe(RouterLink);
  });

  it.each(addresses)('to %s reads as the router’s', (to) => {
    const props: Props = {
      to,
      className: 'knopf',
      replace: true,
      preventScrollReset: true,
      prefetch: 'none',
      'aria-label': 'Zu den Kisten',
    };
    expect(attributesOf(markup(Link, props, '/produkte?seite=1'))).toEqual(attributesOf(markup(RouterLink, props, '/produkte?seite=1')));
  });

  it.each(['/', '/produkte', '/produkte/', '/Produkte/holzkisten', '/produkte/holzkisten/gross', '/produktezwei'])(
    'knows at %s whether it leads here',
    (at) => {
      for (const to of ['/', '/produkte', '/produkte/holzkisten']) {
        for (const end of [false, true]) {
          const ofTheRouter = attributesOf(markup(RouterNavLink, { to, end }, at)).filter((attribute) => attribute !== 'class=""');
          expect(attributesOf(markup(NavLink, { to, end }, at)), to).toEqual(ofTheRouter);
        }
      }
    },
  );
});
