import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Account non trovato',
  'error.SHARE_FAILED': 'Il browser non ha consentito la condivisione',
  'error.NAME_RESOLVE_FAILED': 'Non è stato possibile cercare il nome',
  'error.NAME_GATEWAY_FAILED': 'Il server che conserva questo nome non ha dato una risposta valida',
  'error.NAME_OTHER_FAMILY': '{name} non ha un indirizzo su {family}',
  'error.NAMES_FETCH_FAILED': 'Non è stato possibile caricare i nomi dell’indirizzo',
  'error.NAME_SUGGESTIONS_FAILED': 'Non è stato possibile caricare i nomi suggeriti',
  'error.NAME_REGISTRATION_FAILED': 'Non è stato possibile registrare il nome {name}',
  'error.NAME_NO_NETWORK': 'Rete non trovata',
  'error.NAME_NO_ACCOUNT': 'Nessun account con accesso via email o social trovato',
  'error.INVALID_CHAIN_ID': 'ID della rete non valido',
  'error.SEND_INCOMPLETE': 'Inserisci un importo e un indirizzo del destinatario validi',
  'error.SEND_FAILED': 'Qualcosa è andato storto',
  'error.SOLANA_SEND_FAILED': 'Non è stato possibile inviare la transazione. Riprova.',
  'error.INSUFFICIENT_FUNDS': 'Non c’è abbastanza {symbol}',
  'error.INSUFFICIENT_GAS': 'Non c’è abbastanza {symbol} per la commissione di rete',
  'error.WALLET_ELSEWHERE': 'Il portafoglio è su un’altra rete. Passa lì a {network}',
  'error.WALLET_OTHER_ACCOUNT': 'Il portafoglio è su un altro account. Passa lì a {address}',
  'error.TRANSFER_REFUSED': '{symbol} ha rifiutato questo trasferimento',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'Il destinatario non ha ancora un account su questa rete, e {symbol} da solo non ne apre uno. Prima serve {native}',
  'error.TRANSFER_TOO_SMALL': 'Un nuovo account richiede almeno {amount}',
  'error.TRANSFER_DUST': 'La rete non accetta pagamenti inferiori a {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Sul tuo account devono restare almeno {amount}, oppure va svuotato. Invia di meno, oppure tutto',
  'error.TRANSACTION_INVALID':
    'La rete ha rifiutato la transazione, quindi non è stato inviato nulla: “{reason}”',
  'error.TRANSACTION_REVERTED':
    'Questa transazione non riuscirebbe. Nelle parole del contratto: “{reason}”',
  'error.TRANSFER_CHANGED': 'Arriverebbe meno {symbol} di quanto mostrato. Rileggi il riepilogo',
  'error.FEE_CHANGED': 'La commissione di rete è cambiata. Rileggi il riepilogo',
  'error.TRANSFER_TAKES_MORE':
    'Questo trasferimento ti toglierebbe anche {what}, o permetterebbe a qualcuno di prenderlo. Non è stato inviato nulla',
  'error.TRANSFER_LOSES_MORE':
    'Con il tuo account andrebbe perso più {symbol} di quanto mostrato. Torna indietro e ricontrolla',
  'error.TOKEN_UNVERIFIED':
    'Non è stato possibile verificare l’importo di {symbol} con il suo contratto. Non è stato inviato nulla',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'L’account {symbol} del destinatario appartiene a qualcun altro. Non è stato inviato nulla',
  'error.RECEIVER_FROZEN':
    'L’account {symbol} del destinatario è congelato e non può ricevere nulla',
  'error.SENDER_FROZEN': 'Il tuo account {symbol} è congelato, quindi non se ne può inviare nulla',
  'error.TOKEN_PAUSED': 'Tutti i trasferimenti di {symbol} sono sospesi. Riprova più tardi',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} non può essere inviato a un altro account',
  'error.TOKEN_SCALED':
    'I wallet mostrano importi di {symbol} diversi da quelli contati dalla rete, quindi qui non si può inviare',
  'error.MEMO_REQUIRED':
    'Il destinatario accetta {symbol} solo con una nota. Chiedi un link di pagamento che la contenga',
  'error.SIGNED_DIFFERENTLY':
    'Il tuo wallet ha firmato qualcosa di diverso da ciò che hai verificato, quindi da qui non è stato inviato nulla',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Il portafoglio non firma questo tipo di transazione. Aggiornalo o usane un altro',
  'error.APPROVAL_EXPIRED': 'Hai impiegato più di un minuto, non è stato inviato nulla. Riprova',
  'error.FEE_IMPLAUSIBLE':
    'La rete ha indicato una commissione che non può essere giusta. Non è stato inviato nulla. Riprova più tardi',
  'error.TRANSACTION_FAILED': 'La transazione non è riuscita sulla rete',
  'error.TRANSACTION_REPLACED':
    'Un’altra transazione ha preso il suo posto. Controlla il portafoglio',
  'error.NOT_REPLACEABLE': 'Questa transazione non si può più sostituire',
  'error.TRANSACTION_NOT_FOUND': 'La rete non conosce questa transazione. Controlla il portafoglio',
  'error.TRANSACTION_DIFFERS':
    'Il portafoglio ha inviato {amount} a {address}, non il trasferimento verificato',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Il portafoglio ha inviato qualcosa di diverso da ciò che hai verificato. Controlla il portafoglio',
  'error.TRANSACTION_FOREIGN':
    'Il portafoglio ha indicato una transazione di un altro account. Controlla il portafoglio',
  'error.TRANSACTION_TAKEN_BACK':
    'La rete ha ritirato la conferma. La transazione è di nuovo in attesa',
  'error.CALLS_PARTLY_FAILED': 'Alcune delle chiamate non sono riuscite. Controlla il portafoglio',
  'error.CALLS_STATUS_UNKNOWN':
    'Il portafoglio non sa dire che ne è stato delle chiamate. Controlla il portafoglio',
  'error.TRANSACTIONS_UNAVAILABLE': 'Non è stato possibile caricare le transazioni',
  'error.SWAP_INIT_FAILED': 'Non è stato possibile avviare lo scambio',
  'error.PRICE_UNAVAILABLE': 'Non è stato possibile caricare il prezzo della moneta di rete',
  'error.GAS_PRICE_UNSUPPORTED': 'Il prezzo del gas non è disponibile su questa rete',
  'error.SWAP_UNSUPPORTED': 'Gli scambi non sono supportati su questa rete',
  'error.INCORRECT_AMOUNT': 'Importo non corretto',
  'error.ALLOWANCE_UNAVAILABLE': 'Non è stato possibile verificare il limite di spesa',
  'error.APPROVAL_BUILD_FAILED': 'Non è stato possibile preparare l’approvazione',
  'error.SWAP_BUILD_FAILED': 'Non è stato possibile preparare la transazione',
  'error.SWAP_REFUSED':
    'Il servizio di scambio ha risposto con qualcosa di diverso da ciò che hai chiesto. Non è stato firmato nulla.',
  'error.SWAP_SHORTFALL': 'Riceveresti meno di {amount}. Non è stato firmato nulla.',
  'error.SWAP_TAKES_MORE':
    'Questo scambio ti toglierebbe anche {what}, o permetterebbe a qualcuno di prenderlo. Non è stato firmato nulla.',
  'error.SWAP_PRICE_MOVED': 'Il prezzo è cambiato di oltre l’1%',
  'error.SWAP_FAILED': 'Errore nella transazione',
  'error.ONRAMP_NO_ADDRESS': 'Nessun indirizzo trovato',
  'error.ONRAMP_NO_NETWORK': 'Nessuna rete trovata',
  'error.ONRAMP_NO_PROJECT_ID': 'Nessun ID progetto trovato',
  'error.LINK_NOT_FOUND': 'Nessun link trovato',
  'error.BUY_FAILED': 'Acquisto non riuscito',
  'error.PERMISSIONS_UNAVAILABLE': 'Non è stato possibile leggere i permessi',
  'error.REVOCATION_REFUSED':
    'Il contratto lo rifiuta, o ti toglierebbe qualcosa. Non è stato inviato nulla',
  'error.REVOCATION_FAILED': 'Non è stato possibile revocare il permesso',
  'error.SIWX_NO_ACCOUNT': 'Nessun account trovato con cui accedere',
  'error.SIWX_INIT_FAILED': 'Si è verificato un problema all’avvio dell’accesso',
  'error.SIWX_FAILED': 'Non è stato possibile farti accedere',
  'error.SIWX_UNVERIFIED': 'Non è stato possibile verificare ora la tua firma',
  'error.SIWX_UNCHECKABLE':
    'Questo tipo di firma non si può verificare qui. Usa un indirizzo con una sola chiave',
  'error.SIWX_INVALID_SIGNATURE': 'La firma non è valida',
  'error.SIWX_SIGN_OUT_FAILED': 'Il sito non è riuscito a chiudere la tua sessione',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Non è stato possibile caricare le smart session',
  'error.SMART_SESSION_REVOKE_FAILED': 'Non è stato possibile revocare la smart session',
}
