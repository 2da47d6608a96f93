/** News of the demo company, newest first. */
import type { ContentPage } from './content-page.ts';
import { entry, inLanguages } from './content-page.ts';

export const news: readonly ContentPage[] = inLanguages('news', { de: 'News', fr: 'Actualités', en: 'News' }, (_language, say) => [
  entry(
    '2026-11-02',
    say({ de: 'Betriebsferien über die Festtage', fr: 'Fermeture pendant les fêtes', en: 'Closed over the holidays' }),
    say({
      de: 'Vom 23. Dezember 2026 bis und mit 3. Januar 2027 steht die Säge still. Der Webshop bleibt offen und nennt bei jedem Produkt den ersten möglichen Liefertag.',
      fr: 'Du 23 décembre 2026 au 3 janvier 2027 inclus, la scie se repose. La boutique en ligne reste ouverte et indique pour chaque produit le premier jour de livraison possible.',
      en: 'From 23 December 2026 to 3 January 2027 the saws stand still. The online shop stays open and shows the first possible delivery date for every product.',
    }),
  ),
  entry(
    '2026-09-14',
    say({
      de: 'Preis, Zeichnung und Stückliste sofort',
      fr: 'Prix, dessin et liste des pièces aussitôt',
      en: 'Instant price, drawing and parts list',
    }),
    say({
      de: 'Der neue Webshop rechnet jede Kiste Brett für Brett. Was Sie eintippen, sehen Sie gezeichnet, mit Gewicht, Preis und Liefertag.',
      fr: 'La nouvelle boutique calcule chaque caisse planche par planche. Ce que vous saisissez apparaît dessiné, avec poids, prix et jour de livraison.',
      en: 'The new online shop calculates every crate board by board. Whatever you type is drawn straight away, with weight, price and delivery date.',
    }),
    { to: '/kontakt', label: say({ de: 'Rückmeldung geben', fr: 'Donner votre avis', en: 'Tell us what you think' }) },
  ),
  entry(
    '2026-05-04',
    say({ de: 'Abholen bis 17 Uhr', fr: 'Retrait jusqu’à 17 heures', en: 'Collection until 5 p.m.' }),
    say({
      de: 'Die Rampe hinter dem Haus ist neu von Montag bis Freitag bis 17.00 Uhr besetzt. Ein Stapler und jemand, der hilft, sind da.',
      fr: 'La rampe derrière le bâtiment est désormais ouverte du lundi au vendredi jusqu’à 17h00. Un chariot élévateur et une personne pour aider sont là.',
      en: 'The loading bay behind the building is now open from Monday to Friday until 5 p.m., with a forklift and a helping hand on site.',
    }),
    { to: '/kontakt', label: say({ de: 'So finden Sie uns', fr: 'Comment nous trouver', en: 'How to find us' }) },
  ),
  entry(
    '2026-01-12',
    say({ de: 'Neue AGB seit 1. Januar', fr: 'Nouvelles conditions depuis le 1er janvier', en: 'New terms since 1 January' }),
    say({
      de: 'Kürzer und klarer: zahlbar innert 30 Tagen, Transportschäden sofort melden, andere sichtbare Mängel innert einer Woche.',
      fr: 'Plus courtes et plus claires : paiement à 30 jours, dommages de transport signalés aussitôt, autres défauts apparents dans la semaine.',
      en: 'Shorter and clearer: payment within 30 days, transport damage reported at once, other visible defects within a week.',
    }),
    { to: '/agb', label: say({ de: 'AGB lesen', fr: 'Lire les conditions', en: 'Read the terms' }) },
  ),
]);
