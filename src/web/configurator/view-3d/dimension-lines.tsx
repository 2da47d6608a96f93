import { labelPlace, numeralSize } from './label-place.ts';
import type { SceneSight } from './product-scene.ts';
import styles from './view-3d.module.css';

const textAt = { length: 0, width: 1, height: 2 } as const;

/** Over the canvas. `texts`: of outer length, width and height. */
export function DimensionLines({ sight, texts }: { sight: SceneSight; texts: readonly [string, string, string] }) {
  const size = numeralSize(sight.width);
  return (
    <svg className={styles['overlay']} style={{ fontSize: size }} aria-hidden="true">
      {sight.dimensions.map(({ id, line, extensions }) => {
        const text = texts[textAt[id]];
        const [x, y] = labelPlace(line, extensions, { text, size });
        return (
          <g key={id}>
            <line x1={line[0]} y1={line[1]} x2={line[2]} y2={line[3]} />
            {extensions.map((extension) => (
              <line key={extension.join()} x1={extension[0]} y1={extension[1]} x2={extension[2]} y2={extension[3]} />
            ))}
            <text x={x} y={y}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
