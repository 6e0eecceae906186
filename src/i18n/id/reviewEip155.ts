import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'Biayanya luar biasa tinggi',
  'review.eip155.fee': 'Biaya jaringan, paling banyak',
  'review.heading.grant': '{app} meminta izin bertindak atas nama Anda',
  'review.grant':
    'Mengizinkan {holder} bertindak atas nama akun Anda tanpa bertanya kepada Anda setiap kali',
  'review.grant.endless': 'Tidak ada tanggal berakhir yang disebutkan.',
  'review.typed.unread':
    'Menandatangani data untuk sebuah kontrak: yang dilakukannya tidak dapat dibaca di sini',
  'review.witness': 'Ada syarat yang tidak dapat dibaca di sini.',
  'review.domain.noContract': 'Tidak disebutkan ini untuk kontrak mana',
  'review.domain.badContract': 'Alamat kontrak tidak valid: {contract}',
  'review.domain.ownAccount': 'Ini untuk akun Anda sendiri, seolah-olah itu kontrak',
  'review.domain.noChain':
    'Tidak disebutkan ini untuk jaringan mana, jadi mungkin juga berlaku di jaringan lain',
  'review.transferByOther':
    'Mengizinkan siapa pun yang memegang tanda tangan mengirim {amount} milik Anda ke {receiver}, tanpa transaksi dari Anda',
  'review.order.give': 'Memberi, jika seseorang menerima pesanan ini',
  'review.order.get': 'Mendapat',
  'review.order.nothing': 'Tidak mendapat apa pun',
  'review.order.anyItem': 'Barang apa pun dari suatu koleksi',
  'review.safe': 'Menyetujui transaksi dari sebuah Safe',
  'review.forwarded': 'Mengizinkan pihak lain mengirim panggilan ini untuk Anda',
  'review.votes': 'Memberikan hak suara Anda kepada {delegate}',
  'review.delegation': 'Mengizinkan {delegate} bertindak atas nama akun Anda (ERC-7710)',
  'review.delegation.limits': { other: 'Ada {count} batasan yang tidak dapat dibaca di sini.' },
  'review.delegation.noLimits': 'Tanpa batasan apa pun.',
  'review.moveItem': 'Memindahkan barang {item} dari suatu koleksi dari {owner} ke {receiver}',
  'review.moveItems': 'Memindahkan barang-barang dari suatu koleksi dari {owner} ke {receiver}',
  'review.inner': 'Memanggil kontrak yang melakukan panggilan ini',
  'review.delegateCall': 'Mengizinkan kode kontrak lain bertindak sebagai kontrak ini',
  'review.hidden':
    'Memanggil kontrak: yang dilakukannya tidak dapat dibaca di sini, tetapi di dalamnya ada sesuatu seperti izin penggunaan atau transfer',
  'review.odd':
    'Panggilan dengan bentuk yang tidak biasa: yang dilakukannya tidak dapat dibaca di sini',
  'review.creates': 'Membuat kontrak: yang dilakukannya tidak dapat dibaca di sini',
  'review.delegate':
    'Mengizinkan kode {delegate} bertindak sebagai akun Anda (EIP-7702), dengan semua yang dimiliki akun itu',
  'review.delegate.none': 'Mengakhiri kode yang bertindak sebagai akun Anda (EIP-7702)',
  'review.everyChain': 'Di setiap jaringan.',
  'review.onChain': 'Di jaringan {chain}.',
  'review.digest.domain': 'Hash domain (EIP-712)',
  'review.digest.struct': 'Hash pesan (EIP-712)',
  'review.digest.typed': 'Hash akhir (EIP-712)',
  'review.digest.message': 'Hash pesan (ERC-191)',
  'review.digest.calldata': 'Digest calldata (rancangan ERC-8213)',
}
