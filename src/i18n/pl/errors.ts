import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Nieznane polecenie',
  'error.UNKNOWN_VIEW': 'Nieznany widok',
  'error.INVALID_VIEW_DATA': 'Nie podano: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX nie jest włączone',
  'error.NOT_ENABLED': 'Nie włączono: {what}',
  'error.USER_REJECTED': 'Żądanie odrzucono w portfelu',
  'error.WALLET_NOT_FOUND': 'Nie znaleziono portfela {wallet}',
  'error.WALLET_TIMEOUT': 'Brak odpowiedzi z portfela {wallet}',
  'error.WALLET_UNREACHABLE':
    'Twój portfel został zaktualizowany lub uruchomiony ponownie. Odśwież stronę',
  'error.WALLET_INVALID_RESPONSE': 'Portfel wysłał nieoczekiwaną odpowiedź',
  'error.WALLET_ERROR': 'Portfel zgłosił błąd',
  'error.REQUEST_PENDING':
    'W Twoim portfelu jest jeszcze otwarte wcześniejsze żądanie. Najpierw odpowiedz na nie',
  'error.CONNECTION_FAILED': 'Nie udało się połączyć z portfelem',
  'error.DISCONNECT_FAILED': 'Nie udało się rozłączyć',
  'error.NOT_CONNECTED': 'Żaden portfel nie jest połączony',
  'error.PAIRING_EXPIRED': 'Żądanie połączenia wygasło',
  'error.RELAY_UNREACHABLE': 'WalletConnect jest nieosiągalny',
  'error.SWITCH_FAILED': 'Portfel nie przełączył sieci',
  'error.NETWORK_NOT_APPROVED':
    'Portfel nie zatwierdził tej sieci. Rozłącz się, połącz ponownie i zezwól na nią w portfelu.',
  'error.RPC_ERROR': 'Sieć odrzuciła żądanie',
  'error.RPC_TIMEOUT': 'Sieć nie odpowiedziała na czas',
  'error.COPY_FAILED': 'Nie udało się skopiować',
  'error.POPUP_BLOCKED':
    'Twoja przeglądarka zablokowała okno. Zezwól na wyskakujące okna, a potem spróbuj ponownie.',
  'error.SOCIAL_URI_MISSING': 'Nie udało się rozpocząć logowania',
  'error.SOCIAL_TIMEOUT': 'Logowanie trwało zbyt długo',
  'error.UNTRUSTED_ORIGIN': 'Logowanie wróciło z nieoczekiwanej strony i zostało zatrzymane',
  'error.UNSUPPORTED_CHAIN': 'Nieobsługiwana sieć',
}
