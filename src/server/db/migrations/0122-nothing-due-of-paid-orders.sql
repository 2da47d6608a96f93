-- An order whose goods are paid was held for overdue while reminder fees of its invoice were open.
update sales_order set payment_due_date = null where payment_due_date is not null and paid_amount >= owed_amount;
