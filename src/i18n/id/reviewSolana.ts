import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Menandatangani transaksi',
  'review.solana.message':
    'Menandatangani transaksi yang diberikan sebagai pesan. Tanda tangan ini memungkinkan pihak lain mengirimnya:',
  'review.solana.notSigner': 'Ini bukan transaksi dari akun yang terhubung',
  'review.solana.feeUnread': 'Biayanya tidak dapat dibaca di sini',
  'review.solana.feeHigh': 'Biayanya luar biasa tinggi',
  'review.solana.fee': 'Biaya jaringan, paling banyak',
  'review.solana.payer': 'Biaya dibayar oleh',
  'review.solana.lookups': 'Akun yang tidak dibaca (dalam tabel pencarian)',
  'review.solana.unknown': 'Memanggil program: yang dilakukannya tidak dapat dibaca di sini',
  'review.solana.odd':
    'Panggilan dengan bentuk yang tidak biasa: yang dilakukannya tidak dapat dibaca di sini',
  'review.solana.program': 'Program {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs':
    'Program ini mendapat tanda tangan Anda, sehingga dapat memakai yang dimiliki akun Anda.',
  'review.solana.create': 'Membuat akun {account} dengan {value}, untuk program {program}',
  'review.solana.assign': 'Menjadikan program {program} pemilik {account}',
  'review.solana.assign.own':
    'Menjadikan program {program} pemilik akun Anda {account}. Setelah itu Anda tidak dapat lagi menggunakannya',
  'review.solana.allocate': 'Menyediakan ruang untuk data di {account}',
  'review.solana.nonce.create':
    'Menyiapkan {account} untuk transaksi yang tidak kedaluwarsa, dikendalikan oleh {owner}',
  'review.solana.nonce.advance': 'Transaksi ini tidak kedaluwarsa: dapat dikirim kapan saja nanti',
  'review.solana.control': 'Memberikan kendali atas {account} kepada {owner}',
  'review.solana.transfer': 'Mengirim {amount} ke akun token {receiver}',
  'review.solana.from': 'Dari akun token {account}.',
  'review.solana.revoke':
    'Tidak lagi mengizinkan pihak lain membelanjakan isi akun token {account}',
  'review.solana.authority.owner':
    'Memberikan akun token {account}, beserta semua isinya, kepada {owner}',
  'review.solana.authority.close':
    'Mengizinkan {owner} menutup akun token {account} dan mendapat SOL di dalamnya',
  'review.solana.authority.none': 'Melepaskan kendali atas {account} untuk selamanya',
  'review.solana.close': 'Menutup akun token {account} dan mendapat SOL di dalamnya',
  'review.solana.close.other':
    'Menutup akun token {account}. SOL di dalamnya dikirim ke {receiver}',
  'review.solana.burn': 'Menghancurkan {amount}',
  'review.solana.mint': 'Membuat {amount} di akun token {account}',
  'review.solana.freeze': 'Membekukan akun token {account}',
  'review.solana.thaw': 'Mencairkan akun token {account}',
  'review.solana.wrap': 'Menghitung SOL di {account} sebagai token',
  'review.solana.setUp': 'Menyiapkan akun token {account}, milik {owner}',
  'review.solana.fixOwner': 'Mengunci pemilik akun token {account}',
  'review.solana.open': 'Membuka akun milik {owner} untuk token {token}, jika belum ada',
  'review.solana.newToken': 'Membuat token {token}, yang dikendalikan {owner}',
  'review.solana.item': 'NFT {token}',
  'review.solana.others': 'Program yang tidak dibaca di sini juga mungkin mengubah data Anda.',
  'review.solana.memo': 'Catatan: {text}',
  'review.solana.stake.create': 'Menyiapkan {account} untuk staking. {owner} dapat menarik darinya',
  'review.solana.stake.delegate': 'Melakukan stake isi {account} pada validator {validator}',
  'review.solana.stake.split': 'Memindahkan {value} dari stake di {account} ke {target}',
  'review.solana.stake.merge': 'Memindahkan seluruh stake di {account} ke {target}',
  'review.solana.stake.end': 'Berhenti melakukan stake isi {account}',
}
