import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Perintah tidak dikenal',
  'error.UNKNOWN_VIEW': 'Tampilan tidak dikenal',
  'error.INVALID_VIEW_DATA': 'Data tidak diberikan: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX tidak diaktifkan',
  'error.NOT_ENABLED': '{what} tidak diaktifkan',
  'error.USER_REJECTED': 'Permintaan ditolak di dompet',
  'error.WALLET_NOT_FOUND': '{wallet} tidak ditemukan',
  'error.WALLET_TIMEOUT': 'Tidak ada jawaban dari {wallet}',
  'error.WALLET_UNREACHABLE': 'Dompet Anda diperbarui atau dimulai ulang. Muat ulang halaman',
  'error.WALLET_INVALID_RESPONSE': 'Dompet mengirim jawaban tak terduga',
  'error.WALLET_ERROR': 'Dompet melaporkan kesalahan',
  'error.REQUEST_PENDING':
    'Permintaan sebelumnya masih terbuka di dompet Anda. Jawab permintaan itu dulu',
  'error.CONNECTION_FAILED': 'Tidak dapat terhubung ke dompet',
  'error.DISCONNECT_FAILED': 'Gagal memutuskan koneksi',
  'error.NOT_CONNECTED': 'Tidak ada dompet yang terhubung',
  'error.PAIRING_EXPIRED': 'Permintaan koneksi telah kedaluwarsa',
  'error.RELAY_UNREACHABLE': 'WalletConnect tidak dapat dijangkau',
  'error.SWITCH_FAILED': 'Dompet tidak beralih jaringan',
  'error.NETWORK_NOT_APPROVED':
    'Dompet tidak menyetujui jaringan ini. Putuskan koneksi, hubungkan lagi, dan izinkan jaringan ini di dompet.',
  'error.RPC_ERROR': 'Jaringan menolak permintaan',
  'error.RPC_TIMEOUT': 'Jaringan tidak menjawab tepat waktu',
  'error.COPY_FAILED': 'Gagal menyalin',
  'error.POPUP_BLOCKED': 'Browser Anda memblokir jendela. Izinkan pop-up, lalu coba lagi.',
  'error.SOCIAL_URI_MISSING': 'Login tidak dapat dimulai',
  'error.SOCIAL_TIMEOUT': 'Login memakan waktu terlalu lama',
  'error.UNTRUSTED_ORIGIN': 'Login kembali dari situs yang tak terduga dan dihentikan',
  'error.UNSUPPORTED_CHAIN': 'Blockchain ini tidak didukung',
}
