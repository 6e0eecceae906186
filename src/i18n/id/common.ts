import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Kembali',
  close: 'Tutup',
  retry: 'Coba lagi',
  reload: 'Muat ulang',
  loading: 'Memuat',
  'title.Connect': 'Hubungkan dompet',
  'title.help': 'Apa itu dompet?',
  'account.network': 'Jaringan',
  'connect.wallets': 'Dompet',
  'connect.on': 'Hubungkan di {family}',
  'family.eip155': 'Jaringan EVM',
  'connect.allWallets': 'Semua dompet',
  'connect.haveNoWallet': 'Belum punya dompet?',
  'connect.getStarted': 'Mulai',
  'connect.empty': 'Tidak ada dompet di browser ini.',
  'connect.listFailed': 'Daftar dompet tidak dapat dimuat. Dompet yang terpasang tetap berfungsi.',
  'tag.installed': 'Terpasang',
  'tag.recent': 'Terakhir',
  'tag.qrCode': 'Kode QR',
  'tag.multichain': 'Multichain',
  'view.loadFailed':
    'Bagian ini tidak dapat dimuat. Periksa koneksi Anda, atau muat ulang halaman.',
  'review.cannotRead': 'Kami tidak dapat membaca permintaan ini',
}
