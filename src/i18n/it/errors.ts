import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Comando sconosciuto',
  'error.UNKNOWN_VIEW': 'Schermata sconosciuta',
  'error.INVALID_VIEW_DATA': 'Dato mancante: {missing}',
  'error.SIWX_NOT_ENABLED': 'L’accesso con il portafoglio (SIWX) non è attivo',
  'error.NOT_ENABLED': 'Non attivo: {what}',
  'error.USER_REJECTED': 'Richiesta rifiutata nel portafoglio',
  'error.WALLET_NOT_FOUND': '{wallet} non è stato trovato',
  'error.WALLET_TIMEOUT': 'Nessuna risposta da {wallet}',
  'error.WALLET_UNREACHABLE': 'Il portafoglio è stato aggiornato o riavviato. Ricarica la pagina',
  'error.WALLET_INVALID_RESPONSE': 'Il portafoglio ha inviato una risposta imprevista',
  'error.WALLET_ERROR': 'Il portafoglio ha segnalato un errore',
  'error.REQUEST_PENDING':
    'Nel portafoglio è ancora aperta una richiesta precedente. Rispondi prima a quella',
  'error.CONNECTION_FAILED': 'Non è stato possibile connettersi al portafoglio',
  'error.DISCONNECT_FAILED': 'Non è stato possibile disconnettersi',
  'error.NOT_CONNECTED': 'Nessun portafoglio è connesso',
  'error.PAIRING_EXPIRED': 'La richiesta di connessione è scaduta',
  'error.RELAY_UNREACHABLE': 'WalletConnect non è raggiungibile',
  'error.SWITCH_FAILED': 'Il portafoglio non ha cambiato rete',
  'error.NETWORK_NOT_APPROVED':
    'Il portafoglio non ha approvato questa rete. Disconnettiti, connettiti di nuovo e consentila nel portafoglio.',
  'error.RPC_ERROR': 'La rete ha rifiutato la richiesta',
  'error.RPC_TIMEOUT': 'La rete non ha risposto in tempo',
  'error.COPY_FAILED': 'Copia non riuscita',
  'error.POPUP_BLOCKED': 'Il browser ha bloccato la finestra. Consenti i popup, poi riprova.',
  'error.SOCIAL_URI_MISSING': 'Non è stato possibile avviare l’accesso',
  'error.SOCIAL_TIMEOUT': 'L’accesso ha richiesto troppo tempo',
  'error.UNTRUSTED_ORIGIN': 'L’accesso è tornato da un sito imprevisto ed è stato interrotto',
  'error.UNSUPPORTED_CHAIN': 'Catena non supportata',
}
