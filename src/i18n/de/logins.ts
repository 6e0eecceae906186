import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'oder',
  'connect.collapsed': 'Mit einer Wallet fortfahren',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Social-Logins',
  'social.more': 'Weitere Social-Logins',
  'social.continue': 'Mit {provider} fortfahren',
  'email.label': 'E-Mail',
  'email.placeholder': 'name@example.com',
  'email.submit': 'Mit E-Mail fortfahren',
  'email.waiting': 'Der Login-Dienst wird kontaktiert',
  'email.silent':
    'Der Login-Dienst antwortet nicht. Prüfen Sie Ihre Verbindung oder versuchen Sie es erneut.',
  'email.cancel': 'Abbrechen',
  'email.hint':
    'Wir senden Ihnen einen Code per E-Mail. Sie brauchen kein Passwort und keine Wallet.',
  'legal.accept.both':
    'Ich akzeptiere die <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzerklärung</privacy>',
  'legal.accept.terms': 'Ich akzeptiere die <terms>Nutzungsbedingungen</terms>',
  'legal.accept.privacy': 'Ich akzeptiere die <privacy>Datenschutzerklärung</privacy>',
  'legal.notice.both':
    'Mit dem Verbinden stimmen Sie den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu',
  'legal.notice.terms': 'Mit dem Verbinden stimmen Sie den <terms>Nutzungsbedingungen</terms> zu',
  'legal.notice.privacy':
    'Mit dem Verbinden stimmen Sie der <privacy>Datenschutzerklärung</privacy> zu',
  'connecting.loadFailedHint': 'Prüfen Sie Ihre Verbindung oder laden Sie die Seite neu.',
  'error.INVALID_EMAIL':
    'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Bitte versuchen Sie es in {count} Sekunde erneut',
    other: 'Bitte versuchen Sie es in {count} Sekunden erneut',
  },
  'error.FRAME_LOAD_FAILED': 'Der E-Mail-Login konnte nicht geladen werden',
  'failure.FRAME_LOAD_FAILED':
    'Der Login-Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error.FRAME_TIMEOUT': 'Etwas ist schiefgegangen',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'Die Anfrage wurde abgebrochen',
  'error.ACTION_NOT_ALLOWED': 'Aktion nicht erlaubt',
}
