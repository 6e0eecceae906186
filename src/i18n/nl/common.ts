import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Terug',
  close: 'Sluiten',
  retry: 'Opnieuw proberen',
  reload: 'Herladen',
  loading: 'Laden',
  'title.Connect': 'Wallet verbinden',
  'title.help': 'Wat is een wallet?',
  'account.network': 'Netwerk',
  'connect.wallets': 'Wallets',
  'connect.on': 'Verbinden op {family}',
  'family.eip155': 'EVM-netwerken',
  'connect.allWallets': 'Alle wallets',
  'connect.haveNoWallet': 'Nog geen wallet?',
  'connect.getStarted': 'Beginnen',
  'connect.empty': 'Geen wallet in deze browser.',
  'connect.listFailed':
    'De lijst met wallets kan niet worden geladen. Geïnstalleerde wallets werken wel.',
  'tag.installed': 'Geïnstalleerd',
  'tag.recent': 'Recent',
  'tag.qrCode': 'QR-code',
  'tag.multichain': 'Multichain',
  'view.loadFailed':
    'Dit onderdeel kan niet worden geladen. Controleer uw verbinding of herlaad de pagina.',
  'review.cannotRead': 'We kunnen dit verzoek niet lezen',
}
