import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'of',
  'connect.collapsed': 'Doorgaan met een wallet',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Sociale logins',
  'social.more': 'Meer sociale logins',
  'social.continue': 'Doorgaan met {provider}',
  'email.label': 'E-mail',
  'email.placeholder': 'naam@example.com',
  'email.submit': 'Doorgaan met e-mail',
  'email.waiting': 'Verbinding met de inlogdienst wordt gemaakt',
  'email.silent': 'De inlogdienst antwoordt niet. Controleer uw verbinding of probeer het opnieuw.',
  'email.cancel': 'Annuleren',
  'email.hint': 'We mailen u een code. U hebt geen wachtwoord en geen wallet nodig.',
  'legal.accept.both':
    'Ik ga akkoord met de <terms>gebruiksvoorwaarden</terms> en het <privacy>privacybeleid</privacy>',
  'legal.accept.terms': 'Ik ga akkoord met de <terms>gebruiksvoorwaarden</terms>',
  'legal.accept.privacy': 'Ik ga akkoord met het <privacy>privacybeleid</privacy>',
  'legal.notice.both':
    'Door te verbinden gaat u akkoord met de <terms>gebruiksvoorwaarden</terms> en het <privacy>privacybeleid</privacy>',
  'legal.notice.terms':
    'Door te verbinden gaat u akkoord met de <terms>gebruiksvoorwaarden</terms>',
  'legal.notice.privacy':
    'Door te verbinden gaat u akkoord met het <privacy>privacybeleid</privacy>',
  'connecting.loadFailedHint': 'Controleer uw verbinding of herlaad de pagina.',
  'error.INVALID_EMAIL': 'Voer een volledig e-mailadres in, zoals naam@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Probeer het over {count} seconde opnieuw',
    other: 'Probeer het over {count} seconden opnieuw',
  },
  'error.FRAME_LOAD_FAILED': 'Inloggen met e-mail kan niet worden geladen',
  'failure.FRAME_LOAD_FAILED':
    'De inlogdienst is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  'error.FRAME_TIMEOUT': 'Er is iets misgegaan',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'Het verzoek is afgebroken',
  'error.ACTION_NOT_ALLOWED': 'Actie niet toegestaan',
}
