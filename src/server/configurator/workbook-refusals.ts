/** Why a workbook is not used, as error items: keys with cell and values; their sentences are among the shop's texts. */
import type { RefusalParams } from '#domain/refusal/refusal.ts';
import type { StoredValue, WorkbookFault } from '#domain/spreadsheet/workbook-document.ts';
import type { WorkbookModel } from './workbook-model.ts';

export interface WorkbookRefusal {
  message: string;
  params: RefusalParams;
}

const longestShown = 120;

function shown(value: StoredValue): string {
  if (value === null) return '–';
  return (typeof value === 'object' ? value.error : String(value)).slice(0, longestShown);
}

export function faultItem({ key, cell, detail }: WorkbookFault): WorkbookRefusal {
  return { message: `workbookFault.${key}`, params: { cell, detail: detail.slice(0, longestShown) } };
}

/** Empty: it is used. */
export function workbookRefusals(outcome: WorkbookModel): WorkbookRefusal[] {
  switch (outcome.kind) {
    case 'accepted':
      return [];
    case 'refused':
      return [{ message: outcome.refusal.key, params: outcome.refusal.params }];
    case 'faulty':
      return outcome.faults.map(faultItem);
    default: {
      const { differences, problem } = outcome.verification;
      if (problem !== null) return [{ message: 'workbookTooSlow', params: {} }];
      return differences.map(({ cell, formula, expected, computed }) => ({
        message: 'workbookDifferent',
        params: { cell, formula, expected: shown(expected), computed: shown(computed) },
      }));
    }
  }
}
