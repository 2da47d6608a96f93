-- Trucks, payment terms and cash discounts are named in the three languages of the shop. What staff named otherwise reads the same in all of them.

alter table truck alter column name type jsonb using jsonb_build_object('de', name, 'fr', name, 'en', name);
update truck set name = translated.name from (values
  ('{"de": "Lastwagen 18 t", "fr": "Camion 18 t", "en": "Lorry 18 t"}'::jsonb),
  ('{"de": "Lieferwagen 3.5 t", "fr": "Camionnette 3.5 t", "en": "Van 3.5 t"}'),
  ('{"de": "Sattelzug 40 t", "fr": "Semi-remorque 40 t", "en": "Articulated lorry 40 t"}')
) as translated(name) where truck.name ->> 'de' = translated.name ->> 'de';

alter table payment_term alter column name type jsonb using jsonb_build_object('de', name, 'fr', name, 'en', name);
update payment_term set name = name || jsonb_build_object('fr', days || ' jours net', 'en', days || ' days net')
where name ->> 'de' = days || ' Tage netto';

alter table skonto alter column name type jsonb using jsonb_build_object('de', name, 'fr', name, 'en', name);
update skonto set name = name || jsonb_build_object(
  'fr', percent / 100 || ' % pour paiement dans les ' || days || ' jours',
  'en', percent / 100 || ' % for payment within ' || days || ' days')
where name ->> 'de' = percent / 100 || ' % bei Zahlung innert ' || days || ' Tagen';
