/** Privacy notice under the revised Swiss data protection act and FMG art. 45c. It describes what this shop actually does. */
import type { ContentPage } from './content-page.ts';
import { heading, list, paragraph } from './content-page.ts';

export const privacy: readonly ContentPage[] = [
  {
    slug: 'datenschutz',
    language: 'de',
    title: 'Datenschutz',
    blocks: [
      paragraph(
        'Wir bearbeiten Personendaten nach dem schweizerischen Datenschutzgesetz. Verantwortlich ist die Kistenwerk AG, Industriestrasse 12, 6210 Sursee, shop@kistenwerk.example.',
      ),
      heading('Welche Daten wir bearbeiten'),
      list(
        'Bestellungen und Offerten: Name, Firma, Adressen, E-Mail, Telefon, Positionen, Bemerkungen und Zahlungsart, um zu fertigen, zu liefern und abzurechnen.',
        'Kundenkonto: E-Mail und ein nicht zurückrechenbar verschlüsseltes Passwort.',
        'Betrieb: IP-Adresse und Zeitpunkt von Zugriffen, kurzzeitig, um Missbrauch zu begrenzen und Fehler zu beheben.',
      ),
      heading('Weitergabe'),
      paragraph(
        'Wir geben Daten nur weiter, soweit es für Ihren Auftrag nötig ist: an Transportunternehmen, an die Bank oder den Zahlungsdienst, an unsere Treuhandstelle. Wir verkaufen keine Daten. Die Server stehen in der Schweiz.',
      ),
      heading('Cookies und lokaler Speicher'),
      list(
        'Notwendig: Anmeldung, Sprache, Preisanzeige, Warenkorb und Postleitzahl. Warenkorb und Postleitzahl liegen nur in Ihrem Browser; ein Cookie sagt, wie viele Artikel darin sind.',
        'Statistik: Google Tag Manager (Google Ireland Limited, Dublin), nur wenn er eingerichtet ist und Sie im Hinweis zugestimmt haben. Vorher wird nichts davon geladen und nichts gesendet. Dabei können Angaben über Ihren Besuch nach Irland und in die USA gelangen, nie Name, Adresse oder E-Mail.',
        'Ihre Wahl gilt 365 Tage. Ändern können Sie sie jederzeit unter «Cookie-Einstellungen» in der Fusszeile.',
      ),
      heading('Aufbewahrung'),
      paragraph(
        'Belege bewahren wir zehn Jahre auf, wie es das Obligationenrecht verlangt. Konten löschen wir auf Wunsch, sobald nichts mehr offen ist; Rechnungen und ausgestellte Belege bleiben zehn Jahre mit ihrem Inhalt. Zugriffsprotokolle löschen wir nach 30 Tagen.',
      ),
      heading('Ihre Rechte'),
      paragraph(
        'Sie können Auskunft, Berichtigung, Löschung und Herausgabe Ihrer Daten verlangen und einer Bearbeitung widersprechen. Eine Kopie Ihrer Daten und die Löschung des Kontos finden Sie im Profil unter «Zugangsdaten»; sonst genügt eine Nachricht an shop@kistenwerk.example. Aufsichtsbehörde ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) in Bern.',
      ),
    ],
  },
  {
    slug: 'datenschutz',
    language: 'fr',
    title: 'Protection des données',
    blocks: [
      paragraph(
        'Nous traitons les données personnelles selon la loi suisse sur la protection des données. Le responsable du traitement est Kistenwerk AG, Industriestrasse 12, 6210 Sursee, shop@kistenwerk.example.',
      ),
      heading('Données traitées'),
      list(
        'Commandes et offres : nom, entreprise, adresses, e-mail, téléphone, articles, remarques et mode de paiement, afin de fabriquer, livrer et facturer.',
        'Compte client : e-mail et mot de passe chiffré de manière irréversible.',
        'Exploitation : adresse IP et heure des accès, brièvement, pour limiter les abus et corriger les erreurs.',
      ),
      heading('Communication'),
      paragraph(
        'Nous ne communiquons des données que si votre commande l’exige : aux transporteurs, à la banque ou au prestataire de paiement, à notre fiduciaire. Nous ne vendons pas de données. Les serveurs se trouvent en Suisse.',
      ),
      heading('Cookies et stockage local'),
      list(
        'Nécessaires : connexion, langue, affichage des prix, panier et code postal. Le panier et le code postal restent dans votre navigateur. Un cookie dit combien d’articles contient le panier.',
        'Statistique : Google Tag Manager (Google Ireland Limited, Dublin), uniquement s’il est installé et que vous l’avez accepté dans l’avis. Avant cela, rien n’en est chargé ni envoyé. Des indications sur votre visite peuvent alors parvenir en Irlande et aux États-Unis, jamais votre nom, votre adresse ni votre e-mail.',
        'Votre choix vaut 365 jours. Vous pouvez le modifier à tout moment sous « Paramètres des cookies » au pied de la page.',
      ),
      heading('Conservation'),
      paragraph(
        'Nous conservons les pièces comptables dix ans, comme l’exige le Code des obligations. Nous supprimons les comptes sur demande dès que plus rien n’est en suspens ; les factures et les pièces émises restent dix ans avec leur contenu. Les journaux d’accès sont supprimés après 30 jours.',
      ),
      heading('Vos droits'),
      paragraph(
        'Vous pouvez demander l’accès, la rectification, l’effacement et la remise de vos données et vous opposer à un traitement. La copie de vos données et la suppression du compte se trouvent dans votre profil ; sinon, un message à shop@kistenwerk.example suffit. L’autorité de surveillance est le Préposé fédéral à la protection des données et à la transparence (PFPDT) à Berne.',
      ),
    ],
  },
  {
    slug: 'datenschutz',
    language: 'en',
    title: 'Privacy',
    blocks: [
      paragraph(
        'We process personal data under the Swiss Federal Act on Data Protection. Kistenwerk AG, Industriestrasse 12, 6210 Sursee, shop@kistenwerk.example, is responsible.',
      ),
      heading('What we process'),
      list(
        'Orders and quotes: name, company, addresses, e-mail, phone, items, notes and payment method, in order to make, deliver and invoice.',
        'Customer account: e-mail and a password stored so that it cannot be recovered.',
        'Operation: IP address and time of access, kept briefly to limit abuse and fix errors.',
      ),
      heading('Who receives data'),
      paragraph(
        'We pass on data only as far as your order requires it: to carriers, to the bank or payment provider, to our accountants. We sell no data. The servers are in Switzerland.',
      ),
      heading('Cookies and local storage'),
      list(
        'Necessary: log-in, language, price display, cart and postcode. Cart and postcode stay in your browser; a cookie says how many items it holds.',
        'Statistics: Google Tag Manager (Google Ireland Limited, Dublin), only if it is set up and you have accepted it in the notice. Before that nothing of it is loaded and nothing is sent. Details of your visit may then reach Ireland and the USA, never your name, address or e-mail.',
        'Your choice lasts 365 days. You can change it at any time under “Cookie settings” in the footer.',
      ),
      heading('Retention'),
      paragraph(
        'We keep accounting records for ten years, as the Code of Obligations requires. We delete accounts on request as soon as nothing is outstanding; invoices and issued records stay for ten years with their content. Access logs are deleted after 30 days.',
      ),
      heading('Your rights'),
      paragraph(
        'You may ask for access, correction, deletion and a copy of your data and object to processing. A copy of your data and the deletion of your account are found in your profile; otherwise a message to shop@kistenwerk.example is enough. The supervisory authority is the Federal Data Protection and Information Commissioner (FDPIC) in Bern.',
      ),
    ],
  },
];
