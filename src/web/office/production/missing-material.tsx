import { useState } from 'react';
import { markMissing } from '#contract/cut-plan.ts';
import type { MissingMaterial as Missing, PooledPlan } from '#contract/cut-plan.ts';
import { call } from '#web/call.ts';
import { decimalText } from '../text/decimal-text.ts';
import { useAction } from '../ui/use-action.ts';
import { cutWords as t } from './cut-words.ts';
import styles from './cut-plan.module.css';

type Rack = Pick<Missing, 'material' | 'thicknessMm' | 'widthMm' | 'name'>;

const mm = (value: number): string => decimalText(value, 1);
const keyOf = ({ material, thicknessMm, widthMm }: Rack): string => `${material} ${thicknessMm} ${widthMm}`;

/** Material the plan takes from stock: press what is missing. The work orders that need it show this until it is back. */
export function MissingMaterial({ plan }: { plan: PooledPlan }) {
  const { busy, run } = useAction();
  const [missing, setMissing] = useState(plan.missing);
  const mark = async ({ material, thicknessMm, widthMm, name }: Rack, isMissing: boolean): Promise<void> => {
    await run(
      async () => {
        setMissing((await call(markMissing, { body: { material, thicknessMm, widthMm, missing: isMissing } })).items);
      },
      isMissing ? t.markedMissing(name) : t.markedThere(name),
    );
  };
  return (
    <div className={styles['missing']} role="group" aria-labelledby="material">
      <h3 id="material">{t.material}</h3>
      {racksOf(plan).map((rack) => {
        const found = missing.find((each) => keyOf(each) === keyOf(rack));
        return (
          <button
            key={keyOf(rack)}
            type="button"
            aria-pressed={found !== undefined}
            disabled={busy}
            onClick={() => void mark(rack, found === undefined)}
          >
            {found === undefined ? rack.name : t.isMissing(rack.name)}
          </button>
        );
      })}
      <p>{t.materialHint}</p>
    </div>
  );
}

function racksOf({ bars, sheets }: PooledPlan): Rack[] {
  return [
    ...bars.map(({ material, name, thicknessMm, widthMm }) => ({
      material,
      thicknessMm,
      widthMm,
      name: `${name} ${mm(widthMm)} × ${mm(thicknessMm)}`,
    })),
    ...sheets.map(({ material, name, thicknessMm }) => ({ material, thicknessMm, widthMm: 0, name: `${name} ${mm(thicknessMm)}` })),
  ];
}
