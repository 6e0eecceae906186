import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Biaya jaringan',
  'review.bitcoin.feeOfWallet': 'Sesuai dompet Anda',
  'review.bitcoin.feeHigh': 'Biaya lebih dari sepersepuluh dari yang dikirim',
  'review.bitcoin.spent': 'Koin Anda',
  'review.bitcoin.others': 'Koin pihak lain',
  'review.bitcoin.sender': 'Dikirim oleh',
  'review.bitcoin.byWallet': 'Dompet Anda',
  'review.bitcoin.byPage': 'Situs ini atau pihak lain, kapan saja nanti',
  'review.bitcoin.noValue':
    'Yang dibelanjakan di sini tidak terbukti, sehingga biayanya tidak dapat dibaca di sini',
  'review.bitcoin.short':
    'Ini membayar lebih dari yang dimilikinya, sehingga pihak lain harus menambahkan koin',
  'review.bitcoin.notSigner': 'Ini tidak membelanjakan koin dari akun yang terhubung',
  'review.bitcoin.otherCoin':
    'Anda menandatangani untuk koin yang bukan milik akun yang disebutkan',
  'review.bitcoin.unasked':
    'Membelanjakan {value} dari {account}, meskipun permintaan ini tidak meminta tanda tangan itu',
  'review.bitcoin.ordinals':
    'Membelanjakan koin {account} yang mungkin membawa ordinal (inskripsi). Nilai {value} itu mungkin jauh lebih tinggi',
  'review.bitcoin.back': 'Mendapat {value} di alamat Anda {to}',
  'review.bitcoin.goes': '{value} dikirim ke {to}, dari semua yang ikut serta',
  'review.bitcoin.more': {
    other: '{count} pembayaran lagi, total {value}, yang tidak ditampilkan',
  },
  'review.bitcoin.script': 'Mengirim {value} ke skrip yang tidak dapat dibaca di sini: {script}',
  'review.bitcoin.burn': 'Menghancurkan {value}',
  'review.bitcoin.note': 'Menulis catatan ke blockchain: {text}',
  'review.bitcoin.data':
    'Menulis data ke blockchain yang tidak dapat dibaca di sini. Data itu mungkin memindahkan token (seperti rune)',
  'review.bitcoin.sighash.none':
    'Membiarkan siapa pun yang memegang tanda tangan menentukan ke mana koin Anda pergi: tanda tangan ini tidak mencakup pembayaran apa pun',
  'review.bitcoin.sighash.single':
    'Membiarkan pihak lain mengubah semuanya kecuali satu pembayaran: {value} ke {to}. Sisa koin Anda bisa pergi ke mana saja',
  'review.bitcoin.sighash.anyone':
    'Membiarkan pihak lain menambahkan koin ke sini setelah Anda menandatangani',
  'review.bitcoin.sighash.unknown':
    'Menandatangani dengan cara yang tidak biasa: yang dapat diubah pihak lain setelahnya tidak dapat dibaca di sini',
}
