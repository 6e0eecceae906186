import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Masuk',
  'title.SIWXSignMessage': 'Masuk',
  'signIn.checking': 'Memeriksa apakah Anda sudah masuk…',
  'signIn.asks': '{app} meminta Anda masuk',
  'signIn.prove':
    'Tandatangani pesan untuk membuktikan bahwa akun ini milik Anda. Ini tidak berbiaya dan tidak memindahkan apa pun.',
  'signIn.site': 'Situs',
  'signIn.account': 'Akun',
  'signIn.network': 'Jaringan',
  'signIn.statement': 'Yang Anda setujui',
  'signIn.otherSite': 'Pesan ini untuk situs lain, bukan situs yang sedang Anda buka ({here}).',
  'signIn.cancelDisconnects':
    'Tanpa masuk, Anda tidak dapat menggunakan {app}: Batal memutuskan koneksi dompet Anda.',
  'signIn.later': 'Anda dapat melanjutkan tanpa masuk.',
  'signIn.stay': 'Masuk atau batalkan dulu.',
  'signIn.sign': 'Tanda tangani',
  'signIn.signing': 'Menandatangani…',
  'signIn.cancel': 'Batal',
  'signIn.cancelling': 'Membatalkan…',
  'signIn.authenticating': 'Mengautentikasi…',
  'signIn.declined': 'Tanda tangan ditolak',
  'signIn.smartAccount': 'Aplikasi ini mungkin tidak mendukung akun cerdas',
  'signIn.cannotSign':
    'Akun ini tidak menandatangani pesan. Pilih akun lain di dompet Anda, atau batalkan dan hubungkan dompet lain.',
  'signIn.formFirst': 'Masuk dulu, lalu kirim formulir.',
  'failure.SIWX_NO_ACCOUNT':
    'Tidak ada akun yang terhubung untuk masuk. Hubungkan dompet Anda lagi.',
  'failure.SIWX_INIT_FAILED':
    'Proses masuk tidak dapat dimulai. Periksa koneksi Anda, lalu hubungkan lagi.',
  'failure.SIWX_FAILED': 'Proses masuk gagal. Coba lagi.',
  'failure.SIWX_UNVERIFIED':
    'Tanda tangan Anda tidak dapat diperiksa saat ini. Coba lagi sebentar lagi.',
  'failure.SIWX_INVALID_SIGNATURE':
    'Tanda tangan tidak cocok dengan akun ini. Tanda tangani lagi dengan akun yang ditampilkan di sini.',
  'failure.SIWX_SIGN_OUT_FAILED': 'Situs gagal mengakhiri sesi masuk Anda. Coba lagi.',
}
