import { useState } from 'react';
import { useBlocker, useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { CallFailure } from '#contract/failure.ts';
import { readAttributes } from '#contract/product-type.ts';
import { updateAttribute } from '#contract/product-type-record.ts';
import type { AttributeRecord } from '#contract/product-type-record.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { Grid } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import type { RowAnswer, RowWrite } from '../grid/rules/save.ts';
import { useWholeRows } from '../grid/use-whole-rows.ts';
import listStyles from '../list/list-screen.module.css';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { attributeChange, attributeColumns } from './attribute-columns.ts';
import { AttributeDialog } from './attribute-dialog.tsx';
import { attributeWords as t } from './type-words.ts';

const { word } = screenOf('attributes');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'attributes', request);
  const { items } = await callHere(readAttributes, {});
  const attributes: AttributeRecord[] = items.flatMap(({ id, typeId, visibility, office }) =>
    office === undefined ? [] : [{ id, typeId, visibility, ...office }],
  );
  return { attributes, today: localNow(Date.now()).date };
}

/** All attributes as editable rows. */
export default function AttributesPage() {
  const { attributes, today } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const [view, setView] = useState<GridView>(plainView);
  const [unsaved, setUnsaved] = useState(0);
  const [creating, setCreating] = useState(false);
  const source = useWholeRows(attributes, attributeColumns, view, () => void revalidate());
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved > 0 && currentLocation.pathname !== nextLocation.pathname);
  const saveRow = async ({ id, version, changes }: RowWrite): Promise<RowAnswer> => {
    const record = attributes.find((each) => each.id === id);
    if (record === undefined) return { id, ok: false, errors: [{ message: failureText.key('notFound') }] };
    try {
      const saved = await call(updateAttribute, {
        params: { id: record.id },
        body: { version, ...attributeChange(record, changes) },
      });
      return { id, ok: true, version: saved.version };
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.status === 0) throw failure;
      return {
        id,
        ok: false,
        conflict: failure.conflict ?? undefined,
        errors: failure.errors.map((item) => ({ message: failureText.item(item), field: item.field?.replace(/^body\./, '') })),
      };
    }
  };
  const save = async (writes: readonly RowWrite[]): Promise<readonly RowAnswer[]> => {
    const answers: RowAnswer[] = [];
    for (const write of writes) answers.push(await saveRow(write));
    return answers;
  };
  return (
    <div className={listStyles['screen']}>
      <PageHead title={word}>
        <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={() => setCreating(true)}>
          {t.create}
        </button>
      </PageHead>
      <div className={listStyles['list']}>
        <Grid
          label={word}
          columns={attributeColumns}
          source={source}
          view={view}
          onView={setView}
          today={today}
          searchHint={t.search}
          onSave={save}
          onUnsaved={setUnsaved}
        />
      </div>
      {creating ? (
        <AttributeDialog
          onMade={() => {
            setCreating(false);
            void revalidate();
          }}
          onClose={() => setCreating(false)}
        />
      ) : null}
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}
