-- What people did today, by desk: the start page reads a day of it.
create index record_history_done on record_history (at) where who <> '' and (
    kind = 'order' and field = 'confirmedDeliveryDate'
    or kind = 'quote' and field in ('state', 'marginRelease')
    or kind in ('delivery', 'invoice') and field = 'created');
create index payment_entry_made on payment_entry (created_at);
create index work_step_done on work_step (done_at) where station = 'READY';
