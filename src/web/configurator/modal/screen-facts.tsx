/** What results from the choices in the modal: a workbook's results, problems, parts and how they are computed. */
import type { Property } from '#domain/configurator/describe.ts';
import { PartListTable } from '../part-list-table.tsx';
import { ProblemList } from '../problem-list.tsx';
import type { ModelScreen } from '../use-model-screen.ts';
import { ComputedDetails } from '../why/computed-details.tsx';
import { WorkbookResults } from '../workbook-results.tsx';
import styles from './configurator-modal.module.css';

interface ScreenFactsProps {
  shown: ModelScreen;
  properties: readonly Property[];
  markedLine: number | null;
  onMark: (line: number | null) => void;
}

export function ScreenFacts({ shown, properties, markedLine, onMark }: ScreenFactsProps) {
  const { compiled, screen, evaluation, isSheet, listed } = shown;
  return (
    <div className={styles['facts']}>
      {screen.workbook !== null && <WorkbookResults evaluation={evaluation} workbook={screen.workbook} />}
      <ProblemList problems={evaluation.problems} shownAtFields={new Set(properties.map(({ id }) => id))} />
      {listed !== null && listed.partList.length > 0 && (
        <div className={styles['list']}>
          <PartListTable compact compiled={isSheet ? null : compiled} evaluation={listed} markedLine={markedLine} onMark={onMark} />
          {!isSheet && <ComputedDetails compiled={compiled} values={listed.values} />}
        </div>
      )}
    </div>
  );
}
