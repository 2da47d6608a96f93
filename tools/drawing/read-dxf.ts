/** Reads DXF files with a reader that is not ours, as other programs do. */
// oxlint-disable-next-line import/no-named-as-default -- the named class is not there at run time
import DxfParser from 'dxf-parser';
import type { IBlock, IDxf, IEntity } from 'dxf-parser';

/** Fields of the entities of lines, circles and texts. */
interface DxfShape {
  vertices?: { x: number; y: number }[];
  center?: { x: number; y: number };
  radius?: number;
  startPoint?: { x: number; y: number };
  endPoint?: { x: number; y: number };
  text?: string;
  textHeight?: number;
  rotation?: number;
  halign?: number;
  shape?: boolean;
}

export interface PlacedEntity {
  entity: IEntity & DxfShape;
  layer: string;
  dx: number;
  dy: number;
}

export function readDxf(text: string): IDxf {
  const dxf = new DxfParser().parseSync(text);
  if (dxf === null) throw new Error('The reader found no drawing.');
  return dxf;
}

/** Entities of all inserted blocks and of the drawing itself, at their places. */
export function placedEntities(text: string): PlacedEntity[] {
  const dxf = readDxf(text);
  const place = (entities: readonly IEntity[], dx: number, dy: number): PlacedEntity[] =>
    entities.flatMap((entity) => {
      if (entity.type !== 'INSERT') return [{ entity, layer: entity.layer, dx, dy }];
      const { name, position } = entity as IEntity & { name: string; position: { x: number; y: number } };
      const block: IBlock | undefined = dxf.blocks[name];
      return place(block?.entities ?? [], dx + position.x, dy + position.y);
    });
  return place(dxf.entities, 0, 0);
}
