import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Anmelden',
  'title.SIWXSignMessage': 'Anmelden',
  'signIn.checking': 'Es wird geprüft, ob Sie angemeldet sind …',
  'signIn.asks': '{app} bittet Sie, sich anzumelden',
  'signIn.prove':
    'Signieren Sie eine Nachricht, um zu belegen, dass dieses Konto Ihnen gehört. Das kostet nichts und bewegt nichts.',
  'signIn.site': 'Website',
  'signIn.account': 'Konto',
  'signIn.network': 'Netzwerk',
  'signIn.statement': 'Dem stimmen Sie zu',
  'signIn.otherSite':
    'Diese Nachricht ist für eine andere Website als die, auf der Sie sind ({here}).',
  'signIn.cancelDisconnects':
    'Ohne Anmeldung können Sie {app} nicht nutzen: „Abbrechen“ trennt Ihre Wallet.',
  'signIn.later': 'Sie können ohne Anmeldung fortfahren.',
  'signIn.stay': 'Melden Sie sich zuerst an oder brechen Sie ab.',
  'signIn.sign': 'Signieren',
  'signIn.signing': 'Wird signiert …',
  'signIn.cancel': 'Abbrechen',
  'signIn.cancelling': 'Wird abgebrochen …',
  'signIn.authenticating': 'Anmeldung läuft …',
  'signIn.declined': 'Signatur abgelehnt',
  'signIn.smartAccount': 'Diese App unterstützt Smart-Konten möglicherweise nicht',
  'signIn.cannotSign':
    'Dieses Konto signiert keine Nachrichten. Wählen Sie in Ihrer Wallet ein anderes Konto, oder brechen Sie ab und verbinden Sie eine andere Wallet.',
  'signIn.formFirst': 'Melden Sie sich zuerst an und senden Sie dann das Formular.',
  'failure.SIWX_NO_ACCOUNT':
    'Kein Konto ist verbunden, mit dem Sie sich anmelden können. Verbinden Sie Ihre Wallet erneut.',
  'failure.SIWX_INIT_FAILED':
    'Die Anmeldung konnte nicht starten. Prüfen Sie Ihre Verbindung und verbinden Sie sich dann erneut.',
  'failure.SIWX_FAILED': 'Sie konnten nicht angemeldet werden. Versuchen Sie es erneut.',
  'failure.SIWX_UNVERIFIED':
    'Ihre Signatur kann gerade nicht geprüft werden. Versuchen Sie es gleich noch einmal.',
  'failure.SIWX_INVALID_SIGNATURE':
    'Die Signatur passt nicht zu diesem Konto. Signieren Sie noch einmal, mit dem hier gezeigten Konto.',
  'failure.SIWX_SIGN_OUT_FAILED': 'Die Website konnte Sie nicht abmelden. Versuchen Sie es erneut.',
}
