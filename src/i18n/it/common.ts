import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Indietro',
  close: 'Chiudi',
  retry: 'Riprova',
  reload: 'Ricarica',
  loading: 'Caricamento',
  'title.Connect': 'Connetti portafoglio',
  'title.help': 'Cos’è un portafoglio?',
  'account.network': 'Rete',
  'connect.wallets': 'Portafogli',
  'connect.on': 'Connetti su {family}',
  'family.eip155': 'Reti EVM',
  'connect.allWallets': 'Tutti i portafogli',
  'connect.haveNoWallet': 'Non hai un portafoglio?',
  'connect.getStarted': 'Inizia',
  'connect.empty': 'Nessun portafoglio in questo browser.',
  'connect.listFailed':
    'Non è stato possibile caricare l’elenco dei portafogli. Quelli installati funzionano comunque.',
  'tag.installed': 'Installato',
  'tag.recent': 'Recente',
  'tag.qrCode': 'Codice QR',
  'tag.multichain': 'Multichain',
  'view.loadFailed':
    'Non è stato possibile caricare questa parte. Controlla la connessione o ricarica la pagina.',
  'review.cannotRead': 'Non possiamo leggere questa richiesta',
}
