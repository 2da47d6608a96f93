-- By when a plan must be finished is computed from the promised day.
alter table work_plan drop column finish_day;
