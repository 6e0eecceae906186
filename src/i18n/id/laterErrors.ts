import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Akun tidak ditemukan',
  'error.SHARE_FAILED': 'Browser Anda tidak mengizinkan berbagi',
  'error.NAME_RESOLVE_FAILED': 'Gagal mencari alamat dari nama',
  'error.NAME_GATEWAY_FAILED': 'Server yang menyimpan nama ini tidak memberikan jawaban yang valid',
  'error.NAME_OTHER_FAMILY': '{name} tidak memiliki alamat di {family}',
  'error.NAMES_FETCH_FAILED': 'Gagal mengambil nama untuk alamat',
  'error.NAME_SUGGESTIONS_FAILED': 'Gagal mengambil saran nama',
  'error.NAME_REGISTRATION_FAILED': 'Gagal mendaftarkan nama {name}',
  'error.NAME_NO_NETWORK': 'Jaringan tidak ditemukan',
  'error.NAME_NO_ACCOUNT': 'Alamat atau konektor login tidak ditemukan',
  'error.INVALID_CHAIN_ID': 'chainId tidak valid',
  'error.SEND_INCOMPLETE': 'Masukkan jumlah dan alamat penerima yang valid',
  'error.SEND_FAILED': 'Terjadi kesalahan',
  'error.SOLANA_SEND_FAILED': 'Gagal mengirim transaksi. Coba lagi.',
  'error.INSUFFICIENT_FUNDS': '{symbol} tidak cukup',
  'error.INSUFFICIENT_GAS': '{symbol} tidak cukup untuk biaya jaringan',
  'error.WALLET_ELSEWHERE': 'Dompet Anda berada di jaringan lain. Alihkan ke {network}',
  'error.WALLET_OTHER_ACCOUNT': 'Dompet Anda memakai akun lain. Alihkan ke {address}',
  'error.TRANSFER_REFUSED': '{symbol} menolak transfer ini',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'Penerima belum memiliki akun di jaringan ini, dan {symbol} saja tidak dapat membukanya. Akun itu memerlukan {native} terlebih dahulu',
  'error.TRANSFER_TOO_SMALL': 'Akun baru memerlukan setidaknya {amount}',
  'error.TRANSFER_DUST': 'Jaringan tidak menerima pembayaran di bawah {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Akun Anda harus menyisakan setidaknya {amount}, atau dikosongkan. Kirim lebih sedikit, atau semuanya',
  'error.TRANSACTION_INVALID':
    'Jaringan menolak transaksi, sehingga tidak ada yang dikirim: “{reason}”',
  'error.TRANSACTION_REVERTED':
    'Transaksi ini akan gagal. Kata-kata dari kontrak itu sendiri: “{reason}”',
  'error.TRANSFER_CHANGED':
    '{symbol} yang akan tiba lebih sedikit daripada yang ditampilkan. Baca lagi tinjauannya',
  'error.FEE_CHANGED': 'Biaya jaringan telah berubah. Baca lagi tinjauannya',
  'error.TRANSFER_TAKES_MORE':
    'Transfer ini juga akan mengambil {what} dari Anda, atau membiarkan orang lain mengambilnya. Tidak ada yang dikirim',
  'error.TRANSFER_LOSES_MORE':
    '{symbol} yang akan hilang bersama akun Anda lebih banyak daripada yang ditampilkan. Kembali dan tinjau lagi',
  'error.TOKEN_UNVERIFIED':
    'Jumlah {symbol} tidak dapat diperiksa pada kontraknya. Tidak ada yang dikirim',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Akun {symbol} penerima adalah milik orang lain. Tidak ada yang dikirim',
  'error.RECEIVER_FROZEN': 'Akun {symbol} penerima dibekukan dan tidak dapat menerima apa pun',
  'error.SENDER_FROZEN': 'Akun {symbol} Anda dibekukan, jadi tidak ada yang dapat dikirim darinya',
  'error.TOKEN_PAUSED': 'Semua transfer {symbol} sedang dijeda. Coba lagi nanti',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} tidak dapat dikirim ke akun lain',
  'error.TOKEN_SCALED':
    'Dompet menampilkan jumlah {symbol} yang berbeda dari hitungan jaringan, jadi tidak dapat dikirim di sini',
  'error.MEMO_REQUIRED':
    'Penerima hanya menerima {symbol} dengan catatan. Mintalah tautan pembayaran yang memuatnya',
  'error.SIGNED_DIFFERENTLY':
    'Dompet Anda menandatangani sesuatu yang berbeda dari yang Anda tinjau, jadi tidak ada yang dikirim dari sini',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Dompet Anda tidak menandatangani jenis transaksi ini. Perbarui, atau gunakan dompet lain',
  'error.APPROVAL_EXPIRED':
    'Anda memerlukan lebih dari satu menit, tidak ada yang dikirim. Coba lagi',
  'error.FEE_IMPLAUSIBLE':
    'Jaringan menyebutkan biaya yang tidak mungkin benar. Tidak ada yang dikirim. Coba lagi nanti',
  'error.TRANSACTION_FAILED': 'Transaksi gagal di jaringan',
  'error.TRANSACTION_REPLACED': 'Transaksi lain menggantikannya. Periksa dompet Anda',
  'error.NOT_REPLACEABLE': 'Transaksi ini tidak dapat diganti lagi',
  'error.TRANSACTION_NOT_FOUND': 'Jaringan tidak mengenal transaksi ini. Periksa dompet Anda',
  'error.TRANSACTION_DIFFERS':
    'Dompet Anda mengirim {amount} ke {address}, bukan transfer yang ditinjau',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Dompet Anda mengirim sesuatu yang berbeda dari yang Anda tinjau. Periksa dompet Anda',
  'error.TRANSACTION_FOREIGN': 'Dompet Anda menyebut transaksi dari akun lain. Periksa dompet Anda',
  'error.TRANSACTION_TAKEN_BACK': 'Jaringan menarik kembali konfirmasinya. Transaksi tertunda lagi',
  'error.CALLS_PARTLY_FAILED': 'Sebagian panggilan gagal. Periksa dompet Anda',
  'error.CALLS_STATUS_UNKNOWN':
    'Dompet Anda tidak dapat memberi tahu hasil panggilan. Periksa dompet Anda',
  'error.TRANSACTIONS_UNAVAILABLE': 'Gagal mengambil transaksi',
  'error.SWAP_INIT_FAILED': 'Gagal memulai penukaran',
  'error.PRICE_UNAVAILABLE': 'Gagal mengambil harga token jaringan',
  'error.GAS_PRICE_UNSUPPORTED': 'Harga gas tidak tersedia untuk jaringan ini',
  'error.SWAP_UNSUPPORTED': 'Penukaran tidak didukung di jaringan ini',
  'error.INCORRECT_AMOUNT': 'Jumlah tidak benar',
  'error.ALLOWANCE_UNAVAILABLE': 'Gagal memeriksa izin penggunaan token',
  'error.APPROVAL_BUILD_FAILED': 'Gagal membuat transaksi persetujuan',
  'error.SWAP_BUILD_FAILED': 'Gagal membuat transaksi',
  'error.SWAP_REFUSED':
    'Layanan penukaran menjawab dengan sesuatu yang lain dari yang Anda minta. Tidak ada yang ditandatangani.',
  'error.SWAP_SHORTFALL': 'Anda akan mendapat kurang dari {amount}. Tidak ada yang ditandatangani.',
  'error.SWAP_TAKES_MORE':
    'Penukaran ini juga akan mengambil {what} dari Anda, atau membiarkan orang lain mengambilnya. Tidak ada yang ditandatangani.',
  'error.SWAP_PRICE_MOVED': 'Harga berubah lebih dari 1%',
  'error.SWAP_FAILED': 'Kesalahan transaksi',
  'error.ONRAMP_NO_ADDRESS': 'Alamat tidak ditemukan',
  'error.ONRAMP_NO_NETWORK': 'Jaringan tidak ditemukan',
  'error.ONRAMP_NO_PROJECT_ID': 'projectId tidak ditemukan',
  'error.LINK_NOT_FOUND': 'Tautan tidak ditemukan',
  'error.BUY_FAILED': 'Pembelian gagal',
  'error.PERMISSIONS_UNAVAILABLE': 'Izin tidak dapat dibaca',
  'error.REVOCATION_REFUSED':
    'Kontrak menolak ini, atau akan mengambil sesuatu dari Anda. Tidak ada yang dikirim',
  'error.REVOCATION_FAILED': 'Izin tidak dapat dicabut',
  'error.SIWX_NO_ACCOUNT': 'ActiveCaipAddress tidak ditemukan',
  'error.SIWX_INIT_FAILED': 'Terjadi masalah saat memulai autentikasi',
  'error.SIWX_FAILED': 'Proses masuk gagal',
  'error.SIWX_UNVERIFIED': 'Tanda tangan Anda tidak dapat diperiksa saat ini',
  'error.SIWX_UNCHECKABLE':
    'Jenis tanda tangan ini tidak dapat diperiksa di sini. Gunakan alamat dengan satu kunci',
  'error.SIWX_INVALID_SIGNATURE': 'Tanda tangan tidak valid',
  'error.SIWX_SIGN_OUT_FAILED': 'Situs gagal mengakhiri sesi masuk Anda',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Gagal mengambil sesi cerdas',
  'error.SMART_SESSION_REVOKE_FAILED': 'Gagal mencabut sesi cerdas',
}
