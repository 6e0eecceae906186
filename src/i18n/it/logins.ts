import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'oppure',
  'connect.collapsed': 'Continua con un portafoglio',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Accesso con i social',
  'social.more': 'Altri social',
  'social.continue': 'Continua con {provider}',
  'email.label': 'Indirizzo email',
  'email.placeholder': 'nome@example.com',
  'email.submit': 'Continua con l’email',
  'email.waiting': 'Collegamento al servizio di accesso',
  'email.silent': 'Il servizio di accesso non risponde. Controlla la connessione o riprova.',
  'email.cancel': 'Annulla',
  'email.hint': 'Ti invieremo un codice per email. Non servono né password né portafoglio.',
  'legal.accept.both':
    'Accetto i <terms>Termini di servizio</terms> e l’<privacy>Informativa sulla privacy</privacy>',
  'legal.accept.terms': 'Accetto i <terms>Termini di servizio</terms>',
  'legal.accept.privacy': 'Accetto l’<privacy>Informativa sulla privacy</privacy>',
  'legal.notice.both':
    'Connettendoti accetti i <terms>Termini di servizio</terms> e l’<privacy>Informativa sulla privacy</privacy>',
  'legal.notice.terms': 'Connettendoti accetti i <terms>Termini di servizio</terms>',
  'legal.notice.privacy': 'Connettendoti accetti l’<privacy>Informativa sulla privacy</privacy>',
  'connecting.loadFailedHint': 'Controlla la connessione o ricarica la pagina.',
  'error.INVALID_EMAIL': 'Inserisci un indirizzo email completo, come nome@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Riprova tra {count} secondo',
    other: 'Riprova tra {count} secondi',
  },
  'error.FRAME_LOAD_FAILED': 'Non è stato possibile caricare l’accesso con email',
  'failure.FRAME_LOAD_FAILED':
    'Il servizio di accesso non è raggiungibile. Controlla la connessione, poi riprova.',
  'error.FRAME_TIMEOUT': 'Qualcosa è andato storto',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'La richiesta è stata interrotta',
  'error.ACTION_NOT_ALLOWED': 'Azione non consentita',
}
