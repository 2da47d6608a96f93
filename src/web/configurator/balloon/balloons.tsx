/** The numbered balloon of the group being edited, over the drawing and tied to its parts. Decorative: the groups show the same numbers and names. */
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { PropertyGroup } from '#domain/configurator/describe.ts';
import type { Drawing } from '#domain/drawing/svg-document.ts';
import styles from './balloons.module.css';
import { balloonsOf, litComponents } from './tie.ts';
import type { Focus } from './tie.ts';

export interface BalloonsProps {
  compiled: CompiledModel;
  groups: readonly PropertyGroup[];
  drawing: Drawing;
  focus: Focus | null;
  /** Components to highlight, `a b c`; empty: none. */
  onLit: (components: string) => void;
}

const percent = (fraction: number): string => `${fraction * 100}%`;

export default function Balloons({ compiled, groups, drawing, focus, onLit }: BalloonsProps) {
  const balloons = useMemo(() => balloonsOf(compiled, groups, drawing.anchors), [compiled, groups, drawing.anchors]);
  const lit = useMemo(() => litComponents(compiled, groups, focus).join(' '), [compiled, groups, focus]);
  const tell = useEffectEvent(onLit);
  useEffect(() => {
    tell(lit);
    return () => tell('');
  }, [lit]);
  const shown = balloons.filter(({ group }) => group === focus?.group);
  if (shown.length === 0) return null;
  const ratio = drawing.width / drawing.height;
  return (
    <div className={styles['over']} aria-hidden="true">
      <div className={styles['sheet']} style={{ aspectRatio: ratio, width: `min(100cqw, ${100 * ratio}cqh)` }}>
        <svg className={styles['lines']}>
          {shown.map(({ group, anchor, place }) => (
            <g key={group}>
              <line x1={percent(place.x)} y1={percent(place.y)} x2={percent(anchor.x)} y2={percent(anchor.y)} />
              <circle cx={percent(anchor.x)} cy={percent(anchor.y)} r="3" />
            </g>
          ))}
        </svg>
        {shown.map(({ group, number, place }) => (
          <span key={group} className={styles['balloon']} style={{ left: percent(place.x), top: percent(place.y) }}>
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}
