-- Since when a log-in address is known to belong to its user: a link mailed there was followed. null: nobody has shown it yet.
alter table app_user add column email_confirmed_at timestamptz;
