import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailure } from '#contract/failure.ts';
import type { ProductHead } from '#contract/product-head.ts';
import { readProductRecord, updateProduct } from '#contract/product-record.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import type { HistoryEntry } from '#contract/record.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { RecordHistory } from '../record/history.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { recordWords } from '../record/record-words.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { useRecord } from '../record/use-record.ts';
import type { RecordForm } from '../record/use-record.ts';
import { fieldLabel } from './field-label.ts';
import { fieldText } from './field-text.ts';
import { ProductAround } from './product-around.tsx';
import { changesOf, draftOf, problemsOf } from './product-draft.ts';
import type { ProductDraft } from './product-draft.ts';
import styles from './product-edit.module.css';
import { ProductForm } from './product-form.tsx';
import { ProductFrame } from './product-frame.tsx';
import { historyLine } from './product-history.ts';

interface EditProductProps {
  head: ProductHead;
  record: ProductRecord;
  types: readonly { id: number; name: string }[];
  history: readonly HistoryEntry[];
  today: PlainDate;
}

/** A product as a draft of the version that was read; the server's errors are shown at their fields. */
export function EditProduct({ head, record, types, history, today }: EditProductProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { id } = record;
  const reread = async (): Promise<ProductRecord> => call(readProductRecord, { params: { id } });
  const form: RecordForm<ProductDraft> = {
    fieldsOf: (draft) => draft,
    withFields: (_saved, _own, fields) => fields,
    problemsOf: (draft) => problemsOf(record, draft, today, ({ key, params }) => failureText.key(key, { ...params })),
  };
  const control = useRecord<ProductRecord, ProductDraft>({
    loaded: record,
    draftOf,
    form,
    reread,
    onRefused: (error) => {
      const items = error instanceof CallFailure ? error.errors.filter(({ field }) => field !== undefined) : [];
      setRefused(Object.fromEntries(items.map((item) => [(item.field ?? '').replace(/^body\./, ''), failureText.item(item)])));
    },
  });
  const { stored, draft, unsaved, busy } = control;
  const [read, setRead] = useState(record);
  // Changes taken over from another product show at once; with unsaved edits, the next save merges both.
  if (read !== record) {
    setRead(record);
    if (record.version > stored.version && unsaved.length === 0) control.replace(record);
  }
  const blocker = useLeaveGuard(unsaved.length > 0);
  const save = (): void => {
    if (!control.check()) return;
    setRefused({});
    void control.run(async () => {
      const body = { ...changesOf(stored, draft, today), version: stored.version };
      control.replace(await call(updateProduct, { params: { id }, body }));
      toast.success(officeWords.saved);
      await revalidate();
    });
  };
  const change = (field: string, value: string): void => {
    setRefused(Object.fromEntries(Object.entries(refused).filter(([each]) => each !== field && !each.startsWith(`${field}.`))));
    control.change({ ...draft, [field]: value });
  };
  const nameOf = (relation: string, member: string): string | undefined =>
    relation === 'values' ? record.attributes.find(({ attributeId }) => String(attributeId) === member)?.name.de : undefined;
  return (
    <ProductFrame head={{ ...head, version: stored.version }}>
      <div className={styles['split']}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <ProductForm
            head={head}
            record={stored}
            draft={draft}
            problems={{ ...control.problems, ...refused }}
            types={types}
            onChange={change}
          />
        </form>
        <aside className={styles['aside']} aria-label={recordWords.aside}>
          <ProductAround head={head} record={record} />
          <RecordHistory lines={history.map((entry) => historyLine(entry, nameOf))} />
        </aside>
      </div>
      <SaveBar unsaved={unsaved.length} busy={busy} onSave={save} onDiscard={control.discard} foot={recordWords.allSaved} />
      <ConflictDialog record={control} labelOf={(field) => fieldLabel(record, field)} textOf={fieldText(head, record, types)} />
      <LeaveQuestion blocker={blocker} />
    </ProductFrame>
  );
}
