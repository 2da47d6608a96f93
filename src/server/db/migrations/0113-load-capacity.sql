-- One word for what a product carries, as on its drawings and papers.
update attribute
set name = '{"de": "Tragfähigkeit in kg", "fr": "Charge admissible en kg", "en": "Load capacity in kg"}'
where name @> '{"de": "Höchstlast in kg"}';
