import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { categoryRecord } from '#test/office/category-record.ts';
import { draftOf, newDraft } from './category-draft.ts';
import { CategoryFields } from './category-fields.tsx';

it('names the fields of a dialog apart from those of the panel behind it', () => {
  const record = categoryRecord(2, 1, 'Holzkisten');
  const shared = { problems: {}, records: [record], onChange: () => undefined };
  const element = (
    <>
      <CategoryFields {...shared} draft={draftOf(record)} record={record} />
      <CategoryFields {...shared} draft={newDraft(record)} record={null} idPrefix="new-" />
    </>
  );
  showRoutes([{ path: '/', element }]);
  expect(screen.getAllByLabelText<HTMLInputElement>('Name DE').map(({ value }) => value)).toEqual(['Holzkisten', '']);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
