import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Onbekende opdracht',
  'error.UNKNOWN_VIEW': 'Onbekende weergave',
  'error.INVALID_VIEW_DATA': 'Gegeven ontbreekt: {missing}',
  'error.SIWX_NOT_ENABLED': 'Inloggen met de wallet (SIWX) is niet ingeschakeld',
  'error.NOT_ENABLED': '{what} is niet ingeschakeld',
  'error.USER_REJECTED': 'Verzoek afgewezen in de wallet',
  'error.WALLET_NOT_FOUND': '{wallet} is niet gevonden',
  'error.WALLET_TIMEOUT': 'Geen antwoord van {wallet}',
  'error.WALLET_UNREACHABLE': 'Uw wallet is bijgewerkt of herstart. Herlaad de pagina',
  'error.WALLET_INVALID_RESPONSE': 'De wallet stuurde een onverwacht antwoord',
  'error.WALLET_ERROR': 'De wallet meldde een fout',
  'error.REQUEST_PENDING':
    'Er staat nog een eerder verzoek open in uw wallet. Beantwoord dat eerst',
  'error.CONNECTION_FAILED': 'Verbinden met de wallet is mislukt',
  'error.DISCONNECT_FAILED': 'Loskoppelen is mislukt',
  'error.NOT_CONNECTED': 'Er is geen wallet verbonden',
  'error.PAIRING_EXPIRED': 'Het verbindingsverzoek is verlopen',
  'error.RELAY_UNREACHABLE': 'WalletConnect is niet bereikbaar',
  'error.SWITCH_FAILED': 'De wallet is niet van netwerk gewisseld',
  'error.NETWORK_NOT_APPROVED':
    'De wallet heeft dit netwerk niet goedgekeurd. Koppel los, verbind opnieuw en sta het toe in de wallet.',
  'error.RPC_ERROR': 'Het netwerk heeft het verzoek geweigerd',
  'error.RPC_TIMEOUT': 'Het netwerk antwoordde niet op tijd',
  'error.COPY_FAILED': 'Kopiëren is mislukt',
  'error.POPUP_BLOCKED':
    'Uw browser heeft het venster geblokkeerd. Sta pop-ups toe en probeer het opnieuw.',
  'error.SOCIAL_URI_MISSING': 'Het inloggen kan niet worden gestart',
  'error.SOCIAL_TIMEOUT': 'Het inloggen duurde te lang',
  'error.UNTRUSTED_ORIGIN': 'Het inloggen kwam terug van een onverwachte website en is gestopt',
  'error.UNSUPPORTED_CHAIN': 'Keten niet ondersteund',
}
