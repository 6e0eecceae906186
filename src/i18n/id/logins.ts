import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'atau',
  'connect.collapsed': 'Lanjutkan dengan dompet',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Login media sosial',
  'social.more': 'Login media sosial lainnya',
  'social.continue': 'Lanjutkan dengan {provider}',
  'email.label': 'Email',
  'email.placeholder': 'you@example.com',
  'email.submit': 'Lanjutkan dengan email',
  'email.waiting': 'Menghubungi layanan login',
  'email.silent': 'Layanan login tidak menjawab. Periksa koneksi Anda, atau coba lagi.',
  'email.cancel': 'Batal',
  'email.hint':
    'Kami akan mengirim kode ke email Anda. Anda tidak memerlukan kata sandi maupun dompet.',
  'legal.accept.both':
    'Saya menyetujui <terms>Ketentuan Layanan</terms> dan <privacy>Kebijakan Privasi</privacy>',
  'legal.accept.terms': 'Saya menyetujui <terms>Ketentuan Layanan</terms>',
  'legal.accept.privacy': 'Saya menyetujui <privacy>Kebijakan Privasi</privacy>',
  'legal.notice.both':
    'Dengan menghubungkan, Anda menyetujui <terms>Ketentuan Layanan</terms> dan <privacy>Kebijakan Privasi</privacy>',
  'legal.notice.terms': 'Dengan menghubungkan, Anda menyetujui <terms>Ketentuan Layanan</terms>',
  'legal.notice.privacy':
    'Dengan menghubungkan, Anda menyetujui <privacy>Kebijakan Privasi</privacy>',
  'connecting.loadFailedHint': 'Periksa koneksi Anda, atau muat ulang halaman.',
  'error.INVALID_EMAIL': 'Masukkan alamat email lengkap, misalnya you@example.com.',
  'error.EMAIL_COOLDOWN': { other: 'Coba lagi setelah {count} detik' },
  'error.FRAME_LOAD_FAILED': 'Komponen login email tidak dapat dimuat',
  'failure.FRAME_LOAD_FAILED':
    'Layanan login tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.',
  'error.FRAME_TIMEOUT': 'Terjadi kesalahan',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'Permintaan dihentikan',
  'error.ACTION_NOT_ALLOWED': 'Tindakan tidak diizinkan',
}
