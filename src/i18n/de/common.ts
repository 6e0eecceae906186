import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Zurück',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  loading: 'Wird geladen',
  'title.Connect': 'Wallet verbinden',
  'title.help': 'Was ist eine Wallet?',
  'account.network': 'Netzwerk',
  'connect.wallets': 'Wallets',
  'connect.on': 'Verbinden: {family}',
  'family.eip155': 'EVM-Netzwerke',
  'connect.allWallets': 'Alle Wallets',
  'connect.haveNoWallet': 'Noch keine Wallet?',
  'connect.getStarted': 'Erste Schritte',
  'connect.empty': 'Keine Wallet in diesem Browser.',
  'connect.listFailed':
    'Die Liste der Wallets konnte nicht geladen werden. Installierte Wallets funktionieren weiterhin.',
  'tag.installed': 'Installiert',
  'tag.recent': 'Zuletzt',
  'tag.qrCode': 'QR-Code',
  'tag.multichain': 'Multichain',
  'view.loadFailed':
    'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung oder laden Sie die Seite neu.',
  'review.cannotRead': 'Wir können diese Anfrage nicht lesen',
}
