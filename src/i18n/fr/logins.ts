import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'ou',
  'connect.collapsed': 'Continuer avec un portefeuille',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Connexion par réseau social',
  'social.more': 'Autres réseaux sociaux',
  'social.continue': 'Continuer avec {provider}',
  'email.label': 'E-mail',
  'email.placeholder': 'vous@exemple.com',
  'email.submit': 'Continuer par e-mail',
  'email.waiting': 'Contact du service de connexion',
  'email.silent': 'Le service de connexion ne répond pas. Vérifiez votre connexion, ou réessayez.',
  'email.cancel': 'Annuler',
  'email.hint':
    'Nous vous enverrons un code par e-mail. Il ne vous faut ni mot de passe ni portefeuille.',
  'legal.accept.both':
    'J’accepte les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>',
  'legal.accept.terms': 'J’accepte les <terms>Conditions d’utilisation</terms>',
  'legal.accept.privacy': 'J’accepte la <privacy>Politique de confidentialité</privacy>',
  'legal.notice.both':
    'En vous connectant, vous acceptez les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>',
  'legal.notice.terms':
    'En vous connectant, vous acceptez les <terms>Conditions d’utilisation</terms>',
  'legal.notice.privacy':
    'En vous connectant, vous acceptez la <privacy>Politique de confidentialité</privacy>',
  'connecting.loadFailedHint': 'Vérifiez votre connexion, ou rechargez la page.',
  'error.INVALID_EMAIL': 'Saisissez une adresse e-mail complète, comme vous@exemple.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Réessayez dans {count} seconde',
    other: 'Réessayez dans {count} secondes',
  },
  'error.FRAME_LOAD_FAILED': 'Le service de connexion par e-mail n’a pas pu être chargé',
  'failure.FRAME_LOAD_FAILED':
    'Le service de connexion est injoignable. Vérifiez votre connexion, puis réessayez.',
  'error.FRAME_TIMEOUT': 'Un problème est survenu',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'La demande a été interrompue',
  'error.ACTION_NOT_ALLOWED': 'Action non autorisée',
}
