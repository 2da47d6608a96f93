/** General terms and conditions: 30 days net, reminder fee CHF 30, defects within 14 days, transport damage at once, pickup at the company site. */
import type { ContentPage } from './content-page.ts';
import { heading, list, paragraph } from './content-page.ts';

export const terms: readonly ContentPage[] = [
  {
    slug: 'agb',
    language: 'de',
    title: 'Allgemeine Geschäftsbedingungen',
    blocks: [
      paragraph('Stand: 1. Januar 2026. Kistenwerk AG, Industriestrasse 12, 6210 Sursee.'),
      heading('1. Geltung'),
      paragraph(
        'Diese Bedingungen gelten für alle Bestellungen in den Webshops der Kistenwerk AG für Verpackung und für Möbel, für Privatpersonen und Firmen mit Lieferadresse in der Schweiz oder in Liechtenstein. Lieferungen in andere Länder erfolgen auf Offerte. Abweichende Bedingungen der Kundschaft gelten nur, wenn wir sie schriftlich bestätigt haben.',
      ),
      heading('2. Angebot und Vertrag'),
      paragraph(
        'Die Angaben im Shop sind eine Einladung zur Bestellung. Vor dem Absenden sehen Sie alle Positionen, Masse, Preise, Lieferkosten und die Mehrwertsteuer auf einer Seite und können jede Eingabe korrigieren. Mit dem Absenden geben Sie eine verbindliche Bestellung auf. Der Vertrag kommt mit unserer Bestellbestätigung zustande, die Sie umgehend per E-Mail erhalten. Massgebend sind die bestätigten Masse und Ausführungen.',
      ),
      heading('3. Preise'),
      list(
        'Alle Preise verstehen sich in Schweizer Franken (CHF). Privatpersonen sehen Preise inklusive MWST, angemeldete Firmen Preise exklusive MWST; die Anzeige ist jeweils angeschrieben.',
        'Die Mehrwertsteuer von 8.1 % wird auf dem Total aus Waren und Lieferung berechnet. Bei Abholung in Sursee fällt sie immer an.',
        'Die Lieferkosten hängen von Postleitzahl und Platzbedarf ab und stehen vor der Bestellung fest.',
        'Positionen mit dem Vermerk «Preis auf Anfrage» sind keine Angebote; wir erstellen dafür gerne eine Offerte.',
      ),
      heading('4. Zahlung'),
      paragraph(
        'Rechnungen sind innert 30 Tagen ab Rechnungsdatum netto zahlbar. Ab der zweiten Mahnung verrechnen wir eine Mahngebühr von CHF 30. Bei Vorauskasse beginnen wir mit der Fertigung, sobald der Betrag eingegangen ist. Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum.',
      ),
      heading('5. Lieferung und Abholung'),
      list(
        'Liefertermine zählen in Arbeitstagen; Samstage, Sonntage, Feiertage und unsere Betriebsferien zählen nicht. Bestellungen nach 14.00 Uhr gelten als am folgenden Arbeitstag eingegangen.',
        'Geliefert wird ebenerdig bis zur Bordsteinkante oder zur Abladestelle. Bitte sorgen Sie für eine Zufahrt, die mit dem Lastwagen befahrbar ist.',
        'Abholort ist der Firmensitz in Sursee, während der Öffnungszeiten und nach unserer Meldung, dass die Ware bereitsteht.',
        'Können wir einen bestätigten Termin nicht halten, melden wir uns und nennen Ihnen einen neuen. Bei einer Verspätung von mehr als zehn Arbeitstagen dürfen Sie vom Vertrag zurücktreten, sofern die Ware nicht bereits nach Mass gefertigt ist.',
      ),
      heading('6. Transportschäden'),
      paragraph(
        'Prüfen Sie die Sendung bei der Übergabe. Transportschäden sind sofort, noch in Anwesenheit der Fahrerin oder des Fahrers, auf dem Lieferschein zu vermerken und uns mit einem Foto zu melden.',
      ),
      heading('7. Mängel und Gewährleistung'),
      paragraph(
        'Andere sichtbare Mängel melden Sie uns bitte innert einer Woche, spätestens aber innert 14 Tagen nach Erhalt der Ware. Verdeckte Mängel melden Sie sofort nach der Entdeckung. Wir bessern nach oder liefern Ersatz; gelingt beides nicht, erhalten Sie eine Preisminderung oder den Kaufpreis zurück. Die Gewährleistung dauert zwei Jahre ab Lieferung. Holz ist ein Naturprodukt: Farbunterschiede, Äste, Harzstellen und Risse, welche die Tragfähigkeit nicht mindern, sowie Masstoleranzen von ±3 mm sind keine Mängel.',
      ),
      heading('8. Rückgabe'),
      paragraph(
        'Das Schweizer Recht kennt für Käufe im Internet kein allgemeines Widerrufsrecht. Waren nach Mass sind von Rückgabe und Umtausch ausgeschlossen. Unbenutzte Lagerware nehmen wir nach Absprache innert 14 Tagen gegen Gutschrift zurück; die Kosten der Rücksendung tragen Sie.',
      ),
      heading('9. Tragfähigkeit und Haftung'),
      paragraph(
        'Lastangaben sind Richtwerte für sachgemäss verteilte und gesicherte Lasten. Ob die Ware für Ihren Zweck geeignet ist, ob für ein bestimmtes Gut und seine Reise oder für einen bestimmten Ort, beurteilen Sie; wir beraten Sie gerne. Wir haften für Schäden, die wir absichtlich oder grobfahrlässig verursacht haben; jede weitergehende Haftung ist ausgeschlossen, soweit das Gesetz es zulässt. Die Haftung nach Produktehaftpflichtgesetz bleibt vorbehalten.',
      ),
      heading('10. Recht und Gerichtsstand'),
      paragraph(
        'Es gilt schweizerisches Recht unter Ausschluss des Wiener Kaufrechts. Gerichtsstand ist Sursee; für Klagen von Konsumentinnen und Konsumenten gilt der gesetzliche Gerichtsstand.',
      ),
    ],
  },
  {
    slug: 'agb',
    language: 'fr',
    title: 'Conditions générales',
    blocks: [
      paragraph(
        'État au 1er janvier 2026. Kistenwerk AG, Industriestrasse 12, 6210 Sursee. En cas de divergence, la version allemande fait foi.',
      ),
      heading('1. Champ d’application'),
      paragraph(
        'Les présentes conditions s’appliquent à toutes les commandes passées dans les boutiques en ligne de Kistenwerk AG pour l’emballage et le mobilier, par des particuliers et des entreprises ayant une adresse de livraison en Suisse ou au Liechtenstein. Les livraisons dans d’autres pays font l’objet d’une offre. Les conditions divergentes de la clientèle ne sont valables que si nous les avons confirmées par écrit.',
      ),
      heading('2. Offre et contrat'),
      paragraph(
        'Les indications de la boutique constituent une invitation à commander. Avant l’envoi, vous voyez sur une seule page tous les articles, dimensions, prix, frais de livraison et la TVA, et pouvez corriger chaque saisie. L’envoi constitue une commande ferme. Le contrat est conclu par notre confirmation de commande, que vous recevez aussitôt par e-mail. Les dimensions et exécutions confirmées font foi.',
      ),
      heading('3. Prix'),
      list(
        'Tous les prix s’entendent en francs suisses (CHF). Les particuliers voient des prix TVA comprise, les entreprises connectées des prix hors TVA ; l’indication figure chaque fois à côté du prix.',
        'La TVA de 8.1 % est calculée sur le total des marchandises et de la livraison. Elle est toujours due en cas de retrait à Sursee.',
        'Les frais de livraison dépendent du code postal et de l’encombrement et sont connus avant la commande.',
        'Les articles portant la mention « Prix sur demande » ne sont pas des offres ; nous vous en établissons volontiers une.',
      ),
      heading('4. Paiement'),
      paragraph(
        'Les factures sont payables net à 30 jours dès la date de facturation. À partir du deuxième rappel, nous facturons des frais de CHF 30. En cas de paiement d’avance, la fabrication commence à réception du montant. La marchandise reste notre propriété jusqu’au paiement complet.',
      ),
      heading('5. Livraison et retrait'),
      list(
        'Les délais se comptent en jours ouvrables, sans les samedis, dimanches, jours fériés et vacances d’entreprise. Les commandes passées après 14h00 sont réputées reçues le jour ouvrable suivant.',
        'La livraison se fait de plain-pied, au bord du trottoir ou au point de déchargement. Veuillez garantir un accès praticable en camion.',
        'Le lieu de retrait est le siège de l’entreprise à Sursee, aux heures d’ouverture et après notre avis de mise à disposition.',
        'Si nous ne pouvons tenir une date confirmée, nous vous en proposons une nouvelle. Après un retard de plus de dix jours ouvrables, vous pouvez résilier le contrat, sauf si la marchandise a déjà été fabriquée sur mesure.',
      ),
      heading('6. Dommages de transport'),
      paragraph(
        'Contrôlez l’envoi à la remise. Les dommages de transport doivent être notés immédiatement sur le bulletin de livraison, en présence de la personne qui livre, et nous être signalés avec une photo.',
      ),
      heading('7. Défauts et garantie'),
      paragraph(
        'Veuillez signaler les autres défauts apparents dans la semaine, au plus tard dans les 14 jours suivant la réception. Les défauts cachés sont à signaler dès leur découverte. Nous réparons ou remplaçons ; si cela échoue, vous obtenez une réduction du prix ou son remboursement. La garantie dure deux ans dès la livraison. Le bois est un produit naturel : les différences de teinte, nœuds, poches de résine et fentes qui ne réduisent pas la résistance, ainsi que des tolérances de ±3 mm, ne sont pas des défauts.',
      ),
      heading('8. Retour'),
      paragraph(
        'Le droit suisse ne connaît pas de droit général de révocation pour les achats en ligne. Les marchandises sur mesure ne sont ni reprises ni échangées. Nous reprenons les articles en stock inutilisés, après entente, dans les 14 jours contre une note de crédit ; les frais de retour sont à votre charge.',
      ),
      heading('9. Charges et responsabilité'),
      paragraph(
        'Les charges indiquées sont des valeurs indicatives pour des charges bien réparties et arrimées. Il vous appartient de juger si la marchandise convient à l’usage prévu, que ce soit un contenu et son voyage ou un lieu donné ; nous vous conseillons volontiers. Nous répondons des dommages causés intentionnellement ou par négligence grave ; toute autre responsabilité est exclue dans les limites de la loi. La loi sur la responsabilité du fait des produits demeure réservée.',
      ),
      heading('10. Droit et for'),
      paragraph(
        'Le droit suisse est applicable, à l’exclusion de la Convention de Vienne sur la vente. Le for est à Sursee ; pour les consommatrices et consommateurs, le for légal s’applique.',
      ),
    ],
  },
  {
    slug: 'agb',
    language: 'en',
    title: 'Terms and conditions',
    blocks: [
      paragraph('As of 1 January 2026. Kistenwerk AG, Industriestrasse 12, 6210 Sursee. The German version prevails.'),
      heading('1. Scope'),
      paragraph(
        'These terms apply to all orders in the online shops of Kistenwerk AG for packaging and furniture, by private persons and companies with a delivery address in Switzerland or Liechtenstein. We quote deliveries to other countries individually. Differing terms of the customer apply only if we have confirmed them in writing.',
      ),
      heading('2. Offer and contract'),
      paragraph(
        'What the shop shows is an invitation to order. Before sending you see all items, dimensions, prices, delivery cost and VAT on one page and can correct every entry. By sending it you place a binding order. The contract is made by our order confirmation, which you receive at once by e-mail. The dimensions and finishes we confirm are the ones that count.',
      ),
      heading('3. Prices'),
      list(
        'All prices are in Swiss francs (CHF). Private persons see prices including VAT, companies that are logged in see prices excluding VAT; each price says which.',
        'VAT of 8.1% is charged on the total of goods and delivery. It always applies to collection in Sursee.',
        'Delivery costs depend on the postcode and the space needed and are known before you order.',
        'Items marked “price on request” are not offers; we are glad to prepare a quote.',
      ),
      heading('4. Payment'),
      paragraph(
        'Invoices are payable within 30 days of the invoice date, net. From the second reminder on we charge a fee of CHF 30. With payment in advance we start production once the amount has arrived. The goods remain our property until paid in full.',
      ),
      heading('5. Delivery and collection'),
      list(
        'Delivery times count in working days; Saturdays, Sundays, public holidays and company holidays do not count. Orders placed after 2 p.m. count as received on the next working day.',
        'We deliver at ground level, to the kerb or the unloading point. Please make sure a truck can get there.',
        'The place of collection is our site in Sursee, during opening hours and after we have told you that the goods are ready.',
        'If we cannot keep a confirmed date we tell you and name a new one. After a delay of more than ten working days you may withdraw from the contract, unless the goods have already been made to measure.',
      ),
      heading('6. Transport damage'),
      paragraph(
        'Check the consignment on handover. Transport damage must be noted immediately on the delivery note, in the presence of the driver, and reported to us with a photograph.',
      ),
      heading('7. Defects and warranty'),
      paragraph(
        'Please report other visible defects within a week, at the latest within 14 days of receipt. Report hidden defects as soon as you find them. We repair or replace; if both fail you get a price reduction or your money back. The warranty lasts two years from delivery. Wood is a natural product: differences in colour, knots, resin pockets and cracks that do not reduce strength, and tolerances of ±3 mm, are not defects.',
      ),
      heading('8. Returns'),
      paragraph(
        'Swiss law provides no general right of withdrawal for online purchases. Goods made to measure cannot be returned or exchanged. By agreement we take back unused stock items within 14 days against a credit note; you bear the cost of the return.',
      ),
      heading('9. Loads and liability'),
      paragraph(
        'Stated loads are guide values for loads that are properly spread and secured. It is for you to judge whether the goods suit your purpose, be it particular contents and their journey or a particular place; we are glad to advise. We are liable for damage caused intentionally or by gross negligence; any further liability is excluded as far as the law permits. Liability under the Product Liability Act is reserved.',
      ),
      heading('10. Law and jurisdiction'),
      paragraph(
        'Swiss law applies, excluding the UN sales convention. The place of jurisdiction is Sursee; for consumers the statutory place of jurisdiction applies.',
      ),
    ],
  },
];
