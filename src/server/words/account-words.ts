/** Texts of the mails about an account. */
import type { Language } from '#domain/language/language.ts';

export interface AccountWords {
  welcome: { title: string; text: (company: string) => string; action: string; otherwise: string };
  invitation: { title: string; text: (company: string) => string; action: string; otherwise: string };
  exists: { title: string; text: string; question: string; action: string; forgotten: (link: string) => string; otherwise: string };
  passwordLink: { title: string; text: string; action: string; otherwise: string };
  access: { title: string; text: (company: string) => string; action: string; otherwise: string };
  passwordChanged: { title: string; text: string; otherwise: string; action: string };
  emailLink: { title: string; text: string; action: string; otherwise: string };
  emailChanged: { title: string; text: (email: string) => string; otherwise: string };
}

const de: AccountWords = {
  welcome: {
    title: 'Willkommen',
    text: (company) => `Ihr Konto bei der ${company} ist eröffnet. Sie melden sich mit dieser E-Mail-Adresse und Ihrem Passwort an.`,
    action: 'Anmelden',
    otherwise: 'Haben Sie kein Konto eröffnet? Dann antworten Sie uns bitte, und wir löschen es.',
  },
  invitation: {
    title: 'Ihr Zugang zum Büro',
    text: (company) =>
      `Für Sie ist ein Zugang zum Büro der ${company} eingerichtet. Wählen Sie ein Passwort und melden Sie sich damit und mit dieser E-Mail-Adresse an.`,
    action: 'Passwort wählen',
    otherwise: 'Der Link gilt sieben Tage und nur einmal. Danach verlangen Sie bitte bei Ihrer Leitung einen neuen.',
  },
  exists: {
    title: 'Sie haben bereits ein Konto',
    text: 'Jemand wollte mit Ihrer E-Mail-Adresse ein Konto eröffnen oder ein bestehendes Konto auf diese Adresse umstellen. Unter dieser Adresse gibt es schon eines; es ist nichts geändert worden.',
    question: 'Waren Sie es selbst? Dann melden Sie sich an:',
    action: 'Anmelden',
    forgotten: (link) => `Wissen Sie das Passwort nicht mehr? Hier wählen Sie ein neues: ${link}`,
    otherwise: 'Waren Sie es nicht, müssen Sie nichts tun.',
  },
  passwordLink: {
    title: 'Neues Passwort',
    text: 'Mit diesem Link wählen Sie ein neues Passwort. Er gilt zwei Stunden und nur einmal.',
    action: 'Neues Passwort wählen',
    otherwise: 'Haben Sie kein neues Passwort verlangt? Dann müssen Sie nichts tun; Ihr Passwort bleibt, wie es ist.',
  },
  access: {
    title: 'Ihr Zugang',
    text: (company) =>
      `Die ${company} hat für Sie einen Zugang zum Shop eröffnet. Sie melden sich mit dieser E-Mail-Adresse an und sehen Ihre Bestellungen, Offerten und Preise. Wählen Sie dafür ein Passwort; der Link gilt 14 Tage und nur einmal.`,
    action: 'Passwort wählen',
    otherwise: 'Möchten Sie keinen Zugang? Dann antworten Sie uns bitte, und wir schliessen ihn.',
  },
  passwordChanged: {
    title: 'Ihr Passwort ist geändert',
    text: 'Das Passwort Ihres Kontos ist soeben geändert worden. Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
    otherwise: 'Waren Sie es nicht? Wählen Sie sofort ein neues Passwort und rufen Sie uns an.',
    action: 'Neues Passwort verlangen',
  },
  emailLink: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Mit dieser E-Mail-Adresse melden Sie sich bei uns an. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt einen Tag.',
    action: 'E-Mail-Adresse bestätigen',
    otherwise: 'Haben Sie das nicht verlangt? Dann müssen Sie nichts tun.',
  },
  emailChanged: {
    title: 'Ihre Anmeldung ist geändert',
    text: (email) => `Ihr Konto hat jetzt eine andere E-Mail-Adresse: ${email}.`,
    otherwise: 'Waren Sie es nicht? Rufen Sie uns bitte sofort an.',
  },
};

const fr: AccountWords = {
  welcome: {
    title: 'Bienvenue',
    text: (company) => `Votre compte auprès de ${company} est ouvert. Vous vous connectez avec cette adresse e-mail et votre mot de passe.`,
    action: 'Se connecter',
    otherwise: 'Vous n’avez pas ouvert de compte ? Répondez-nous, et nous le supprimerons.',
  },
  invitation: {
    title: 'Votre accès à l’administration',
    text: (company) =>
      `Un accès à l’administration de ${company} a été créé pour vous. Choisissez un mot de passe, puis connectez-vous avec celui-ci et cette adresse e-mail.`,
    action: 'Choisir un mot de passe',
    otherwise: 'Le lien est valable sept jours et une seule fois. Ensuite, veuillez en demander un nouveau à votre direction.',
  },
  exists: {
    title: 'Vous avez déjà un compte',
    text: 'Quelqu’un a voulu ouvrir un compte avec votre adresse e-mail, ou y rattacher un compte. Il en existe déjà un à cette adresse ; rien n’a été modifié.',
    question: 'C’était vous ? Alors connectez-vous :',
    action: 'Se connecter',
    forgotten: (link) => `Mot de passe oublié ? Choisissez-en un nouveau ici : ${link}`,
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  passwordLink: {
    title: 'Nouveau mot de passe',
    text: 'Ce lien vous permet de choisir un nouveau mot de passe. Il est valable deux heures et une seule fois.',
    action: 'Choisir un nouveau mot de passe',
    otherwise: 'Vous n’avez pas demandé de nouveau mot de passe ? Vous n’avez rien à faire ; votre mot de passe reste inchangé.',
  },
  access: {
    title: 'Votre accès',
    text: (company) =>
      `${company} vous a ouvert un accès à la boutique. Vous vous connectez avec cette adresse e-mail et voyez vos commandes, vos offres et vos prix. Choisissez un mot de passe ; le lien est valable 14 jours et une seule fois.`,
    action: 'Choisir un mot de passe',
    otherwise: 'Vous ne souhaitez pas d’accès ? Répondez-nous, et nous le fermerons.',
  },
  passwordChanged: {
    title: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte vient d’être modifié. Tous vos autres appareils sont désormais déconnectés.',
    otherwise: 'Ce n’était pas vous ? Choisissez immédiatement un nouveau mot de passe et appelez-nous.',
    action: 'Demander un nouveau mot de passe',
  },
  emailLink: {
    title: 'Confirmer l’adresse e-mail',
    text: 'Vous vous connectez chez nous avec cette adresse e-mail. Veuillez confirmer qu’elle vous appartient. Le lien est valable un jour.',
    action: 'Confirmer l’adresse e-mail',
    otherwise: 'Vous n’avez rien demandé ? Vous n’avez rien à faire.',
  },
  emailChanged: {
    title: 'Votre identifiant a été modifié',
    text: (email) => `Votre compte a désormais une autre adresse e-mail : ${email}.`,
    otherwise: 'Ce n’était pas vous ? Appelez-nous immédiatement.',
  },
};

const en: AccountWords = {
  welcome: {
    title: 'Welcome',
    text: (company) => `Your account with ${company} is open. You log in with this e-mail address and your password.`,
    action: 'Log in',
    otherwise: 'If you did not open an account, please reply to this message and we will delete it.',
  },
  invitation: {
    title: 'Your access to the back office',
    text: (company) =>
      `You have been given access to the back office of ${company}. Choose a password, then log in with it and this e-mail address.`,
    action: 'Choose a password',
    otherwise: 'The link is valid for seven days and works once. After that, please ask your manager for a new one.',
  },
  exists: {
    title: 'You already have an account',
    text: 'Somebody tried to open an account with your e-mail address, or to move one to it. An account with this address already exists; nothing has been changed.',
    question: 'If it was you, please log in:',
    action: 'Log in',
    forgotten: (link) => `Forgotten your password? Choose a new one here: ${link}`,
    otherwise: 'If it was not you, you do not need to do anything.',
  },
  passwordLink: {
    title: 'New password',
    text: 'Use this link to choose a new password. It is valid for two hours and works once.',
    action: 'Choose a new password',
    otherwise: 'If you did not ask for a new password, you do not need to do anything; your password stays as it is.',
  },
  access: {
    title: 'Your access',
    text: (company) =>
      `${company} has given you access to the shop. You log in with this e-mail address and see your orders, quotes and prices. Choose a password; the link is valid for 14 days and works once.`,
    action: 'Choose a password',
    otherwise: 'If you do not want access, please reply to this message and we will close it.',
  },
  passwordChanged: {
    title: 'Your password has been changed',
    text: 'The password of your account has just been changed. You are now logged out on all other devices.',
    otherwise: 'If this was not you, choose a new password at once and call us.',
    action: 'Ask for a new password',
  },
  emailLink: {
    title: 'Confirm your e-mail address',
    text: 'You log in with this e-mail address. Please confirm that it is yours. The link is valid for one day.',
    action: 'Confirm e-mail address',
    otherwise: 'If you did not ask for this, you do not need to do anything.',
  },
  emailChanged: {
    title: 'Your log-in has been changed',
    text: (email) => `Your account now has a different e-mail address: ${email}.`,
    otherwise: 'If this was not you, please call us at once.',
  },
};

export const accountWords: Readonly<Record<Language, AccountWords>> = { de, fr, en };
