import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.INVALID_ATTRIBUTE': 'Ungültiges Attribut',
  'error.PROJECT_ID_NOT_CONFIGURED': 'Projekt-ID nicht eingerichtet',
  'error.INVALID_APP_CONFIGURATION': 'Ungültige Konfiguration der App',
  'error.INVALID_PROJECT_ID': 'Ungültige Projekt-ID',
  'error.SESSION_EXPIRED': 'Sitzung abgelaufen',
  'error.LOAD_FAILED': 'Dieser Teil konnte nicht geladen werden',
  'error.NETWORK_NOT_FOUND': 'Netzwerk nicht gefunden',
  'error.HTTP_ERROR': 'HTTP-Statuscode: {status}',
  'error.SERVICE_UNREACHABLE': 'Der Server ist nicht erreichbar',
  'error.SERVICE_INVALID_RESPONSE': 'Unerwartete Antwort des Servers',
  'error.BALANCE_UNAVAILABLE': 'Token-Guthaben nicht verfügbar',
  'error.UNKNOWN': 'Etwas ist schiefgegangen',
  'error.UNKNOWN_COMMAND': 'Unbekannter Befehl',
  'error.UNKNOWN_VIEW': 'Unbekannte Ansicht',
  'error.INVALID_VIEW_DATA': 'Angabe fehlt: {missing}',
  'error.SIWX_NOT_ENABLED': 'Die Anmeldung mit der Wallet (SIWX) ist nicht aktiviert',
  'error.NOT_ENABLED': '{what} ist nicht aktiviert',
  'error.USER_REJECTED': 'Anfrage in der Wallet abgelehnt',
  'error.WALLET_NOT_FOUND': '{wallet} wurde nicht gefunden',
  'error.WALLET_TIMEOUT': 'Keine Antwort von {wallet}',
  'error.WALLET_UNREACHABLE':
    'Ihre Wallet wurde aktualisiert oder neu gestartet. Laden Sie die Seite neu',
  'error.WALLET_INVALID_RESPONSE': 'Die Wallet hat eine unerwartete Antwort gesendet',
  'error.WALLET_NO_ACCOUNT':
    'Wählen Sie in der Wallet ein Konto für diese Seite aus und versuchen Sie es erneut.',
  'error.WALLET_ERROR': 'Die Wallet hat einen Fehler gemeldet',
  'error.REQUEST_PENDING':
    'In Ihrer Wallet ist noch eine frühere Anfrage offen. Beantworten Sie zuerst diese',
  'error.CONNECTION_FAILED': 'Die Wallet konnte nicht verbunden werden',
  'error.DISCONNECT_FAILED': 'Die Verbindung konnte nicht getrennt werden',
  'error.NOT_CONNECTED': 'Keine Wallet ist verbunden',
  'error.PAIRING_EXPIRED': 'Die Verbindungsanfrage ist abgelaufen',
  'error.RELAY_UNREACHABLE': 'WalletConnect ist nicht erreichbar',
  'error.SWITCH_FAILED': 'Die Wallet hat das Netzwerk nicht gewechselt',
  'error.NETWORK_NOT_APPROVED':
    'Die Wallet hat dieses Netzwerk nicht genehmigt. Trennen Sie die Verbindung, verbinden Sie sich neu und erlauben Sie es in der Wallet.',
  'error.RPC_ERROR': 'Das Netzwerk hat die Anfrage abgelehnt',
  'error.RPC_TIMEOUT': 'Das Netzwerk hat nicht rechtzeitig geantwortet',
  'error.COPY_FAILED': 'Kopieren fehlgeschlagen',
  'error.POPUP_BLOCKED':
    'Ihr Browser hat das Fenster blockiert. Erlauben Sie Pop-ups und versuchen Sie es erneut.',
  'error.SOCIAL_URI_MISSING': 'Die Anmeldung konnte nicht gestartet werden',
  'error.SOCIAL_TIMEOUT': 'Die Anmeldung hat zu lange gedauert',
  'error.UNTRUSTED_ORIGIN':
    'Die Anmeldung kam von einer unerwarteten Website zurück und wurde gestoppt',
  'error.UNSUPPORTED_CHAIN': 'Chain nicht unterstützt',
}
