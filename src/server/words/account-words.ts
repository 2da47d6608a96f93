/** What the mails around an account say. */
import type { Language } from '#domain/language/language.ts';

export interface AccountWords {
  title: string;
  /** In order; an action is a link to follow. */
  paragraphs: readonly (string | { action: { label: string; url: string } })[];
}

type InLanguages = Readonly<Record<Language, AccountWords>>;

export const welcomeWords = (company: string, url: string): InLanguages => ({
  de: {
    title: 'Willkommen',
    paragraphs: [
      `Ihr Konto bei der ${company} ist eröffnet. Sie melden sich mit dieser E-Mail-Adresse und Ihrem Passwort an.`,
      { action: { label: 'Anmelden', url } },
      'Haben Sie kein Konto eröffnet? Dann antworten Sie uns bitte, und wir löschen es.',
    ],
  },
  fr: {
    title: 'Bienvenue',
    paragraphs: [
      `Votre compte auprès de ${company} est ouvert. Vous vous connectez avec cette adresse e-mail et votre mot de passe.`,
      { action: { label: 'Se connecter', url } },
      'Vous n’avez pas ouvert de compte? Répondez-nous, et nous le supprimerons.',
    ],
  },
  en: {
    title: 'Welcome',
    paragraphs: [
      `Your account with ${company} is open. You log in with this e-mail address and your password.`,
      { action: { label: 'Log in', url } },
      'You did not open an account? Please reply to this message and we will delete it.',
    ],
  },
});

export const invitationWords = (company: string, url: string): InLanguages => ({
  de: {
    title: 'Ihr Zugang zum Büro',
    paragraphs: [
      `Für Sie ist ein Zugang zum Büro der ${company} eingerichtet. Wählen Sie ein Passwort und melden Sie sich damit und mit dieser E-Mail-Adresse an.`,
      { action: { label: 'Passwort wählen', url } },
      'Der Link gilt sieben Tage und nur einmal. Danach verlangen Sie bitte bei Ihrer Leitung einen neuen.',
    ],
  },
  fr: {
    title: 'Votre accès au bureau',
    paragraphs: [
      `Un accès au bureau de ${company} a été créé pour vous. Choisissez un mot de passe, puis connectez-vous avec celui-ci et cette adresse e-mail.`,
      { action: { label: 'Choisir un mot de passe', url } },
      'Le lien est valable sept jours et une seule fois. Ensuite, veuillez en demander un nouveau à votre direction.',
    ],
  },
  en: {
    title: 'Your access to the office',
    paragraphs: [
      `You have been given access to the office of ${company}. Choose a password and log in with it and this e-mail address.`,
      { action: { label: 'Choose a password', url } },
      'The link is valid for seven days and works once. After that please ask your management for a new one.',
    ],
  },
});

export const alreadyRegisteredWords = (urls: { logIn: string; reset: string }): InLanguages => ({
  de: {
    title: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand wollte mit Ihrer E-Mail-Adresse ein Konto eröffnen oder ein Konto darauf ändern. Unter dieser Adresse gibt es schon eines; es ist nichts geändert worden.',
      'Waren Sie es selbst? Dann melden Sie sich an:',
      { action: { label: 'Anmelden', url: urls.logIn } },
      `Wissen Sie das Passwort nicht mehr? Hier wählen Sie ein neues: ${urls.reset}`,
      'Waren Sie es nicht, müssen Sie nichts tun.',
    ],
  },
  fr: {
    title: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un a voulu ouvrir un compte avec votre adresse e-mail, ou y rattacher un compte. Il en existe déjà un à cette adresse; rien n’a été modifié.',
      'C’était vous? Alors connectez-vous:',
      { action: { label: 'Se connecter', url: urls.logIn } },
      `Vous ne connaissez plus le mot de passe? Choisissez-en un nouveau ici: ${urls.reset}`,
      'Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
  },
  en: {
    title: 'You already have an account',
    paragraphs: [
      'Somebody wanted to open an account with your e-mail address or move one to it. There already is an account with this address; nothing has been changed.',
      'Was it you? Then please log in:',
      { action: { label: 'Log in', url: urls.logIn } },
      `You no longer know the password? Choose a new one here: ${urls.reset}`,
      'If it was not you, you need not do anything.',
    ],
  },
});

export const passwordLinkWords = (url: string): InLanguages => ({
  de: {
    title: 'Neues Passwort',
    paragraphs: [
      'Mit diesem Link wählen Sie ein neues Passwort. Er gilt zwei Stunden und nur einmal.',
      { action: { label: 'Neues Passwort wählen', url } },
      'Haben Sie kein neues Passwort verlangt? Dann müssen Sie nichts tun; Ihr Passwort bleibt, wie es ist.',
    ],
  },
  fr: {
    title: 'Nouveau mot de passe',
    paragraphs: [
      'Ce lien vous permet de choisir un nouveau mot de passe. Il est valable deux heures et une seule fois.',
      { action: { label: 'Choisir un nouveau mot de passe', url } },
      'Vous n’avez pas demandé de nouveau mot de passe? Vous n’avez rien à faire; votre mot de passe reste inchangé.',
    ],
  },
  en: {
    title: 'New password',
    paragraphs: [
      'Use this link to choose a new password. It is valid for two hours and works once.',
      { action: { label: 'Choose a new password', url } },
      'You did not ask for a new password? You need not do anything; your password stays as it is.',
    ],
  },
});

export const accessWords = (company: string, url: string): InLanguages => ({
  de: {
    title: 'Ihr Zugang',
    paragraphs: [
      `Die ${company} hat für Sie einen Zugang zum Shop eröffnet. Sie melden sich mit dieser E-Mail-Adresse an und sehen Ihre Bestellungen, Offerten und Preise. Wählen Sie dafür ein Passwort; der Link gilt 14 Tage und nur einmal.`,
      { action: { label: 'Passwort wählen', url } },
      'Möchten Sie keinen Zugang? Dann antworten Sie uns bitte, und wir schliessen ihn.',
    ],
  },
  fr: {
    title: 'Votre accès',
    paragraphs: [
      `${company} vous a ouvert un accès à la boutique. Vous vous connectez avec cette adresse e-mail et voyez vos commandes, vos offres et vos prix. Choisissez un mot de passe; le lien est valable 14 jours et une seule fois.`,
      { action: { label: 'Choisir un mot de passe', url } },
      'Vous ne souhaitez pas d’accès? Répondez-nous, et nous le fermerons.',
    ],
  },
  en: {
    title: 'Your access',
    paragraphs: [
      `${company} has opened access to the shop for you. You log in with this e-mail address and see your orders, quotes and prices. Choose a password; the link is valid for 14 days and works once.`,
      { action: { label: 'Choose a password', url } },
      'You do not want access? Please reply to this message and we will close it.',
    ],
  },
});

export const passwordChangedWords = (url: string): InLanguages => ({
  de: {
    title: 'Ihr Passwort ist geändert',
    paragraphs: [
      'Das Passwort Ihres Kontos ist soeben geändert worden. Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
      'Waren Sie es nicht? Wählen Sie sofort ein neues Passwort und rufen Sie uns an.',
      { action: { label: 'Neues Passwort verlangen', url } },
    ],
  },
  fr: {
    title: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié. Vous êtes désormais déconnecté de tous les autres appareils.',
      'Ce n’était pas vous? Choisissez immédiatement un nouveau mot de passe et appelez-nous.',
      { action: { label: 'Demander un nouveau mot de passe', url } },
    ],
  },
  en: {
    title: 'Your password has been changed',
    paragraphs: [
      'The password of your account has just been changed. You are now logged out on all other devices.',
      'It was not you? Choose a new password at once and call us.',
      { action: { label: 'Ask for a new password', url } },
    ],
  },
});

export const emailLinkWords = (url: string): InLanguages => ({
  de: {
    title: 'E-Mail-Adresse bestätigen',
    paragraphs: [
      'Sie möchten sich künftig mit dieser E-Mail-Adresse anmelden. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt einen Tag.',
      { action: { label: 'E-Mail-Adresse bestätigen', url } },
      'Haben Sie das nicht verlangt? Dann müssen Sie nichts tun.',
    ],
  },
  fr: {
    title: 'Confirmer l’adresse e-mail',
    paragraphs: [
      'Vous souhaitez vous connecter désormais avec cette adresse e-mail. Veuillez confirmer qu’elle vous appartient. Le lien est valable un jour.',
      { action: { label: 'Confirmer l’adresse e-mail', url } },
      'Vous n’avez rien demandé? Vous n’avez rien à faire.',
    ],
  },
  en: {
    title: 'Confirm your e-mail address',
    paragraphs: [
      'You would like to log in with this e-mail address from now on. Please confirm that it is yours. The link is valid for one day.',
      { action: { label: 'Confirm e-mail address', url } },
      'You did not ask for this? You need not do anything.',
    ],
  },
});

export const emailChangedWords = (email: string): InLanguages => ({
  de: {
    title: 'Ihre Anmeldung ist geändert',
    paragraphs: [`Ihr Konto hat jetzt eine andere E-Mail-Adresse: ${email}.`, 'Waren Sie es nicht? Rufen Sie uns bitte sofort an.'],
  },
  fr: {
    title: 'Votre identifiant a été modifié',
    paragraphs: [`Votre compte a désormais une autre adresse e-mail: ${email}.`, 'Ce n’était pas vous? Appelez-nous immédiatement.'],
  },
  en: {
    title: 'Your log-in has been changed',
    paragraphs: [`Your account now has another e-mail address: ${email}.`, 'It was not you? Please call us at once.'],
  },
});
