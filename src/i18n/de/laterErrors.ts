import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Konto nicht gefunden',
  'error.SHARE_FAILED': 'Ihr Browser hat das Teilen nicht erlaubt',
  'error.NAME_RESOLVE_FAILED': 'Der Name konnte nicht nachgeschlagen werden',
  'error.NAME_GATEWAY_FAILED':
    'Der Server, der diesen Namen verwaltet, hat keine gültige Antwort gegeben',
  'error.NAME_OTHER_FAMILY': '{name} hat keine Adresse auf {family}',
  'error.NAMES_FETCH_FAILED': 'Die Namen der Adresse konnten nicht geladen werden',
  'error.NAME_SUGGESTIONS_FAILED': 'Namensvorschläge konnten nicht geladen werden',
  'error.NAME_REGISTRATION_FAILED': 'Der Name {name} konnte nicht registriert werden',
  'error.NAME_NO_NETWORK': 'Netzwerk nicht gefunden',
  'error.NAME_NO_ACCOUNT': 'Kein Konto mit E-Mail- oder Social-Login gefunden',
  'error.INVALID_CHAIN_ID': 'Ungültige Netzwerk-ID',
  'error.SEND_INCOMPLETE': 'Bitte geben Sie einen gültigen Betrag und eine Empfängeradresse ein',
  'error.SEND_FAILED': 'Etwas ist schiefgegangen',
  'error.SOLANA_SEND_FAILED':
    'Die Transaktion konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'error.INSUFFICIENT_FUNDS': 'Nicht genug {symbol}',
  'error.INSUFFICIENT_GAS': 'Nicht genug {symbol} für die Netzwerkgebühr',
  'error.WALLET_ELSEWHERE':
    'Ihre Wallet ist auf einem anderen Netzwerk. Wechseln Sie dort zu {network}',
  'error.WALLET_OTHER_ACCOUNT':
    'In Ihrer Wallet ist ein anderes Konto aktiv. Wechseln Sie dort zu {address}',
  'error.TRANSFER_REFUSED': '{symbol} hat diese Übertragung abgelehnt',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'Der Empfänger hat auf diesem Netzwerk noch kein Konto, und {symbol} allein eröffnet keines. Es braucht zuerst {native}',
  'error.TRANSFER_TOO_SMALL': 'Ein neues Konto braucht mindestens {amount}',
  'error.TRANSFER_DUST': 'Das Netzwerk nimmt keine Zahlung unter {amount} an',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Auf Ihrem Konto müssen mindestens {amount} bleiben, oder es muss ganz geleert werden. Senden Sie weniger oder alles',
  'error.TRANSACTION_INVALID':
    'Das Netzwerk hat die Transaktion abgelehnt, es wurde also nichts gesendet: „{reason}“',
  'error.TRANSACTION_REVERTED':
    'Diese Transaktion würde fehlschlagen. Im Wortlaut des Contracts: „{reason}“',
  'error.TRANSFER_CHANGED':
    'Es würden weniger {symbol} ankommen als angezeigt. Lesen Sie die Übersicht noch einmal',
  'error.FEE_CHANGED': 'Die Netzwerkgebühr hat sich geändert. Lesen Sie die Übersicht noch einmal',
  'error.TRANSFER_TAKES_MORE':
    'Bei dieser Übertragung würden Sie auch {what} abgeben, oder jemand dürfte es sich nehmen. Es wurde nichts gesendet',
  'error.TRANSFER_LOSES_MORE':
    'Mit Ihrem Konto würden mehr {symbol} verloren gehen als angezeigt. Gehen Sie zurück und prüfen Sie es noch einmal',
  'error.TOKEN_UNVERIFIED':
    'Der Betrag in {symbol} konnte nicht mit dem Contract abgeglichen werden. Es wurde nichts gesendet',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Das Konto des Empfängers für {symbol} gehört jemand anderem. Es wurde nichts gesendet',
  'error.RECEIVER_FROZEN':
    'Das Konto des Empfängers für {symbol} ist eingefroren und kann nichts erhalten',
  'error.SENDER_FROZEN':
    'Ihr Konto für {symbol} ist eingefroren, davon kann nichts gesendet werden',
  'error.TOKEN_PAUSED':
    'Alle Übertragungen von {symbol} sind angehalten. Versuchen Sie es später noch einmal',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} kann nicht an ein anderes Konto gesendet werden',
  'error.TOKEN_SCALED':
    'Wallets zeigen andere Beträge in {symbol} an, als das Netzwerk zählt. Deshalb kann der Token hier nicht gesendet werden',
  'error.MEMO_REQUIRED':
    'Der Empfänger nimmt {symbol} nur mit einer Notiz an. Bitten Sie um einen Zahlungslink, der eine enthält',
  'error.SIGNED_DIFFERENTLY':
    'Ihre Wallet hat etwas anderes signiert, als Sie geprüft haben. Von hier wurde nichts gesendet',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Ihre Wallet signiert diese Art von Transaktion nicht. Aktualisieren Sie sie, oder verwenden Sie eine andere',
  'error.APPROVAL_EXPIRED':
    'Sie haben länger als eine Minute gebraucht, es wurde nichts gesendet. Versuchen Sie es noch einmal',
  'error.FEE_IMPLAUSIBLE':
    'Das Netzwerk hat eine Gebühr genannt, die nicht stimmen kann. Es wurde nichts gesendet. Versuchen Sie es später noch einmal',
  'error.TRANSACTION_FAILED': 'Die Transaktion ist auf dem Netzwerk fehlgeschlagen',
  'error.TRANSACTION_REPLACED':
    'Eine andere Transaktion ist an ihre Stelle getreten. Sehen Sie in Ihrer Wallet nach',
  'error.NOT_REPLACEABLE': 'Diese Transaktion kann nicht mehr ersetzt werden',
  'error.TRANSACTION_NOT_FOUND':
    'Das Netzwerk kennt diese Transaktion nicht. Sehen Sie in Ihrer Wallet nach',
  'error.TRANSACTION_DIFFERS':
    'Ihre Wallet hat {amount} an {address} gesendet, nicht die geprüfte Übertragung',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Ihre Wallet hat etwas anderes gesendet, als Sie geprüft haben. Sehen Sie in Ihrer Wallet nach',
  'error.TRANSACTION_FOREIGN':
    'Ihre Wallet hat eine Transaktion eines anderen Kontos genannt. Sehen Sie in Ihrer Wallet nach',
  'error.TRANSACTION_TAKEN_BACK':
    'Das Netzwerk hat die Bestätigung zurückgenommen. Die Transaktion steht wieder aus',
  'error.CALLS_PARTLY_FAILED':
    'Einige der Aufrufe sind fehlgeschlagen. Sehen Sie in Ihrer Wallet nach',
  'error.CALLS_STATUS_UNKNOWN':
    'Ihre Wallet kann nicht sagen, was aus den Aufrufen geworden ist. Sehen Sie in Ihrer Wallet nach',
  'error.TRANSACTIONS_UNAVAILABLE': 'Die Transaktionen konnten nicht geladen werden',
  'error.SWAP_INIT_FAILED': 'Der Tausch konnte nicht gestartet werden',
  'error.PRICE_UNAVAILABLE': 'Der Preis der Netzwerkwährung konnte nicht geladen werden',
  'error.GAS_PRICE_UNSUPPORTED': 'Auf diesem Netzwerk ist der Gaspreis nicht verfügbar',
  'error.SWAP_UNSUPPORTED': 'Auf diesem Netzwerk kann nicht getauscht werden',
  'error.INCORRECT_AMOUNT': 'Ungültiger Betrag',
  'error.ALLOWANCE_UNAVAILABLE': 'Das Ausgabenlimit konnte nicht geprüft werden',
  'error.APPROVAL_BUILD_FAILED': 'Die Genehmigung konnte nicht vorbereitet werden',
  'error.SWAP_BUILD_FAILED': 'Die Transaktion konnte nicht vorbereitet werden',
  'error.SWAP_REFUSED':
    'Der Tauschdienst hat mit etwas anderem geantwortet, als Sie angefragt haben. Es wurde nichts signiert.',
  'error.SWAP_SHORTFALL': 'Sie würden weniger als {amount} erhalten. Es wurde nichts signiert.',
  'error.SWAP_TAKES_MORE':
    'Bei diesem Tausch würden Sie auch {what} abgeben, oder jemand dürfte es sich nehmen. Es wurde nichts signiert.',
  'error.SWAP_PRICE_MOVED': 'Der Preis hat sich um mehr als 1 % geändert',
  'error.SWAP_FAILED': 'Fehler bei der Transaktion',
  'error.ONRAMP_NO_ADDRESS': 'Keine Adresse gefunden',
  'error.ONRAMP_NO_NETWORK': 'Kein Netzwerk gefunden',
  'error.ONRAMP_NO_PROJECT_ID': 'Keine Projekt-ID gefunden',
  'error.LINK_NOT_FOUND': 'Kein Link gefunden',
  'error.BUY_FAILED': 'Kauf fehlgeschlagen',
  'error.PERMISSIONS_UNAVAILABLE': 'Die Genehmigungen konnten nicht gelesen werden',
  'error.REVOCATION_REFUSED':
    'Der Contract lehnt dies ab oder würde Ihnen etwas nehmen. Es wurde nichts gesendet',
  'error.REVOCATION_FAILED': 'Die Genehmigung konnte nicht widerrufen werden',
  'error.SIWX_NO_ACCOUNT': 'Kein Konto gefunden, mit dem Sie sich anmelden können',
  'error.SIWX_INIT_FAILED': 'Beim Start der Anmeldung ist ein Problem aufgetreten',
  'error.SIWX_FAILED': 'Sie konnten nicht angemeldet werden',
  'error.SIWX_UNVERIFIED': 'Ihre Signatur konnte gerade nicht geprüft werden',
  'error.SIWX_UNCHECKABLE':
    'Diese Art von Signatur kann hier nicht geprüft werden. Verwenden Sie eine Adresse mit einem einzelnen Schlüssel',
  'error.SIWX_INVALID_SIGNATURE': 'Die Signatur ist ungültig',
  'error.SIWX_SIGN_OUT_FAILED': 'Die Website konnte Sie nicht abmelden',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Die Smart-Sitzungen konnten nicht geladen werden',
  'error.SMART_SESSION_REVOKE_FAILED': 'Die Smart-Sitzung konnte nicht widerrufen werden',
}
