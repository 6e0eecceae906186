import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Accedi',
  'title.SIWXSignMessage': 'Accedi',
  'signIn.checking': 'Verifica se hai già effettuato l’accesso…',
  'signIn.asks': '{app} ti chiede di accedere',
  'signIn.prove':
    'Firma un messaggio per dimostrare che questo account è tuo. Non costa nulla e non sposta nulla.',
  'signIn.site': 'Sito',
  'signIn.account': 'Account',
  'signIn.network': 'Rete',
  'signIn.statement': 'Che cosa accetti',
  'signIn.otherSite': 'Questo messaggio è per un sito diverso da quello in cui sei ({here}).',
  'signIn.cancelDisconnects':
    'Senza accedere non puoi usare {app}: “Annulla” disconnette il tuo portafoglio.',
  'signIn.later': 'Puoi continuare senza accedere.',
  'signIn.stay': 'Prima accedi o annulla.',
  'signIn.sign': 'Firma',
  'signIn.signing': 'Firma in corso…',
  'signIn.cancel': 'Annulla',
  'signIn.cancelling': 'Annullamento…',
  'signIn.authenticating': 'Autenticazione…',
  'signIn.declined': 'Firma rifiutata',
  'signIn.smartAccount': 'Questa app potrebbe non supportare gli smart account',
  'signIn.cannotSign':
    'Questo account non firma messaggi. Scegli un altro account nel portafoglio, oppure annulla e connetti un altro portafoglio.',
  'signIn.formFirst': 'Prima accedi, poi invia il modulo.',
  'failure.SIWX_NO_ACCOUNT':
    'Non è connesso alcun account con cui accedere. Connetti di nuovo il portafoglio.',
  'failure.SIWX_INIT_FAILED':
    'Non è stato possibile avviare l’accesso. Controlla la connessione, poi connettiti di nuovo.',
  'failure.SIWX_FAILED': 'Non è stato possibile farti accedere. Riprova.',
  'failure.SIWX_UNVERIFIED':
    'Al momento la tua firma non si può verificare. Riprova tra un momento.',
  'failure.SIWX_INVALID_SIGNATURE':
    'La firma non corrisponde a questo account. Firma di nuovo con l’account mostrato qui.',
  'failure.SIWX_SIGN_OUT_FAILED': 'Il sito non è riuscito a chiudere la tua sessione. Riprova.',
}
