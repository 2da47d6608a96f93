import type { PartLine } from '#contract/configurator.ts';
import { materialName } from '#domain/workshop/material-name.ts';
import { decimalText } from '../text/decimal-text.ts';
import pageStyles from '../ui/page.module.css';
import { officeWords } from '../frame/office-words.ts';

const t = officeWords.order.parts;
const units = { SM: 'm²', CM: 'm³', PC: 'Stk' } as const;

/** The part list of one piece, as cut by the workshop. */
export function PartListTable({ lines, caption }: { lines: readonly PartLine[]; caption: string }) {
  return (
    <table className={pageStyles['table']} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col" className={pageStyles['number']}>
            {t.count}
          </th>
          <th scope="col">{t.name}</th>
          {[t.length, t.width, t.height].map((word) => (
            <th key={word} scope="col" className={pageStyles['number']}>
              {word}
            </th>
          ))}
          <th scope="col">{t.material}</th>
          <th scope="col" className={pageStyles['number']}>
            {t.amount}
          </th>
          <th scope="col" className={pageStyles['number']}>
            {t.weight}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.order} ${line.articleNumber} ${line.length} ${line.width} ${line.height} ${line.remark.de}`}>
            <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{line.count}</td>
            <td>
              {line.articleName.de}
              {line.remark.de === '' ? null : <small> {line.remark.de}</small>}
            </td>
            {[line.length, line.width, line.height].map((value, index) => (
              <td key={['length', 'width', 'height'][index]} className={pageStyles['number']}>
                {value === 0 ? '–' : decimalText(value, 1)}
              </td>
            ))}
            <td>{materialName(line, 'de')}</td>
            <td className={pageStyles['number']}>
              {decimalText(line.partInfo.amount, 4)} {units[line.partInfo.unit]}
            </td>
            <td className={pageStyles['number']}>{decimalText(line.partInfo.weight, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
