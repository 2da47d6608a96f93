/**
 * Whether a drawing (SVG) is only a drawing: allowed elements and attributes, no scripts, no external links, no declarations, and not without end.
 * Returns the name of what is refused; null: nothing.
 */
import { DrawingWork } from './drawing-work.ts';
import { XmlReader } from '../xml/xml-reader.ts';
import type { Attributes } from '../xml/xml-reader.ts';

const marks: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image switch ' +
    'linearGradient radialGradient stop pattern clipPath mask marker style filter feBlend feColorMatrix feComponentTransfer feComposite ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence ' +
    // Metadata of drawing programs.
    'RDF Work format type title creator Agent namedview grid guide page'
  ).split(' '),
);
const longestText = 200_000;

const harmlessLink = /^(#[\w.:-]{1,200}$|data:image\/(png|jpeg|webp);base64,[\w+/=\s]*$)/;

/** Style of an attribute or of a style sheet. */
function activeStyle(text: string): boolean {
  const plain = text.replaceAll(/\/\*.*?\*\//gs, '').toLowerCase();
  if (/\\|@import|expression\s*\(|javascript:|-moz-binding|behavior\s*:/.test(plain)) return true;
  return [...plain.matchAll(/url\s*\(\s*["']?([^"')]*)/g)].some(([, address = '']) => !harmlessLink.test(address.trim()));
}

function activeAttribute([name, value]: [string, string]): boolean {
  const lower = name.toLowerCase();
  if (lower.startsWith('xmlns')) return false;
  if (lower.startsWith('on')) return true;
  if (lower === 'href' || lower === 'src') return !harmlessLink.test(value.trim());
  return activeStyle(value);
}

export function activePartOf(svg: string): string | null {
  let found: string | null = null;
  let isStyle = false;
  let style = '';
  const work = new DrawingWork();
  const tell = (name: string): void => {
    found ??= name.slice(0, 40);
  };
  const open = (name: string, attributes: Attributes): void => {
    if (!marks.has(name)) tell(name);
    isStyle = name === 'style';
    work.open(name, attributes);
    const active = attributes.entries().find(activeAttribute);
    if (active !== undefined) tell(active[0]);
  };
  const text = (part: string): void => {
    if (isStyle) style += part;
  };
  const close = (): void => {
    isStyle = false;
    work.close();
  };
  try {
    const reader = new XmlReader({ open, text, close }, longestText);
    reader.write(svg);
    reader.end();
  } catch {
    return 'xml';
  }
  // Comments can split a style sheet into pieces: check it as a whole.
  if (activeStyle(style)) tell('style');
  const endless = work.tooMuch(style.replaceAll(/\/\*.*?\*\//gs, ''));
  if (endless !== null) tell(endless);
  return /<\?xml-stylesheet/i.test(svg) ? 'xml-stylesheet' : found;
}
