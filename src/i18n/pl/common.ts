import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Wstecz',
  close: 'Zamknij',
  retry: 'Spróbuj ponownie',
  reload: 'Odśwież',
  loading: 'Wczytywanie',
  'title.Connect': 'Połącz portfel',
  'title.help': 'Czym jest portfel?',
  'account.network': 'Sieć',
  'connect.wallets': 'Portfele',
  'connect.on': 'Połączenie: {family}',
  'family.eip155': 'Sieci EVM',
  'connect.allWallets': 'Wszystkie portfele',
  'connect.haveNoWallet': 'Nie masz jeszcze portfela?',
  'connect.getStarted': 'Zacznij',
  'connect.empty': 'W tej przeglądarce nie ma portfela.',
  'connect.listFailed':
    'Nie udało się wczytać listy portfeli. Zainstalowane portfele nadal działają.',
  'tag.installed': 'Zainstalowany',
  'tag.recent': 'Ostatni',
  'tag.qrCode': 'Kod QR',
  'tag.multichain': 'Wielosieciowy',
  'view.loadFailed': 'Nie udało się wczytać tej części. Sprawdź połączenie lub odśwież stronę.',
  'review.cannotRead': 'Nie możemy odczytać tego żądania',
}
