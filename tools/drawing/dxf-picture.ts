/** A DXF file as an SVG picture, as a preview of what other programs show. */
import { placedEntities } from './read-dxf.ts';

const inks: Readonly<Record<string, string>> = {
  MASS: '#1d4f91',
  POS: '#c0392b',
  VERDECKT: '#777',
  MITTE: '#c0392b',
  CREASE: '#1d4f91',
  CUT: '#c0392b',
};

export function dxfPicture(text: string, widthPx: number): string {
  const placed = placedEntities(text);
  const points: [number, number][] = [];
  const body = placed.map(({ entity, layer, dx, dy }) => {
    const {
      vertices = [],
      center,
      radius = 0,
      startPoint,
      endPoint,
      text: words = '',
      textHeight = 1,
      rotation = 0,
      halign,
      shape,
    } = entity;
    const ink = inks[layer] ?? '#111';
    const at = ({ x, y }: { x: number; y: number }): [number, number] => [x + dx, -(y + dy)];
    if (entity.type === 'CIRCLE' && center !== undefined) {
      const [x, y] = at(center);
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}"/>`;
    }
    if (entity.type === 'TEXT') {
      const [x, y] = at(halign === 1 && endPoint !== undefined ? endPoint : (startPoint ?? { x: 0, y: 0 }));
      points.push([x, y]);
      const anchor = halign === 1 ? 'middle' : 'start';
      return `<text font-family="monospace" font-size="${textHeight * 1.35}" fill="${ink}" stroke="none" text-anchor="${anchor}" transform="translate(${x} ${y}) rotate(${-rotation})">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
    }
    const corners = vertices.map(at);
    points.push(...corners);
    const closed = shape === true ? 'Z' : '';
    const dash = layer === 'VERDECKT' ? ' stroke-dasharray="12 6"' : '';
    return `<path d="M${corners.map((corner) => corner.join(' ')).join('L')}${closed}" fill="none" stroke="${ink}"${dash}/>`;
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const pad = width * 0.03;
  const box = `${left - pad} ${top - pad} ${width + 2 * pad} ${height + 2 * pad}`;
  const stroke = (width / widthPx) * 1.1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${widthPx}" height="${Math.round((widthPx * (height + 2 * pad)) / (width + 2 * pad))}"><rect x="${left - pad}" y="${top - pad}" width="${width + 2 * pad}" height="${height + 2 * pad}" fill="#fff"/><g stroke-width="${stroke}">${body.join('')}</g></svg>`;
}
