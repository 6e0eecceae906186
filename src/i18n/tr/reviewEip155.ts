import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'Ücret alışılmadık ölçüde yüksek',
  'review.eip155.fee': 'Ağ ücreti, en fazla',
  'review.heading.grant': '{app} sizin adınıza hareket etmek istiyor',
  'review.grant':
    '{holder} adresine her seferinde size sormadan hesabınız adına hareket etme izni ver',
  'review.grant.endless': 'Bitiş tarihi belirtilmemiş.',
  'review.typed.unread': 'Bir sözleşme için veri imzala: ne yaptığı burada okunamıyor',
  'review.witness': 'Burada okunamayan bir koşul içeriyor.',
  'review.domain.noContract': 'Bunun hangi sözleşme için olduğu belirtilmemiş',
  'review.domain.badContract': 'Sözleşmenin adresi geçersiz: {contract}',
  'review.domain.ownAccount': 'Bu, bir sözleşmeymiş gibi kendi hesabınız için',
  'review.domain.noChain':
    'Bunun hangi ağ için olduğu belirtilmemiş, bu nedenle başka ağlarda da geçerli olabilir',
  'review.transferByOther':
    'İmzayı elinde tutan herkese, sizin işleminiz olmadan {receiver} adresine size ait {amount} gönderme izni ver',
  'review.order.give': 'Biri emri kabul ederse vereceğiniz',
  'review.order.get': 'Alacağınız',
  'review.order.nothing': 'Hiçbir şey almazsınız',
  'review.order.anyItem': 'Bir koleksiyonun herhangi bir öğesi',
  'review.safe': 'Bir Safe işlemini onayla',
  'review.forwarded': 'Başka birine bu çağrıyı sizin adınıza gönderme izni ver',
  'review.votes': 'Oylarınızı {delegate} adresine ver',
  'review.delegation': '{delegate} adresine hesabınız adına hareket etme izni ver (ERC-7710)',
  'review.delegation.limits': {
    one: 'Burada okunamayan bir sınırı var.',
    other: 'Burada okunamayan {count} sınırı var.',
  },
  'review.delegation.noLimits': 'Hiçbir sınır olmadan.',
  'review.moveItem':
    'Bir koleksiyonun {item} numaralı öğesini {owner} adresinden {receiver} adresine taşı',
  'review.moveItems': 'Bir koleksiyonun öğelerini {owner} adresinden {receiver} adresine taşı',
  'review.inner': 'Bu çağrıları yapan bir sözleşmeyi çağır',
  'review.delegateCall': 'Başka bir sözleşmenin kodunun bu sözleşme gibi hareket etmesine izin ver',
  'review.hidden':
    'Bir sözleşmeyi çağır: ne yaptığı burada okunamıyor ama harcama iznine veya transfere benzer bir şey içeriyor',
  'review.odd': 'Alışılmadık biçimde bir çağrı: ne yaptığı burada okunamıyor',
  'review.creates': 'Bir sözleşme oluştur: ne yaptığı burada okunamıyor',
  'review.delegate':
    '{delegate} kodunun, hesaptaki her şeyle birlikte hesabınız olarak hareket etmesine izin ver (EIP-7702)',
  'review.delegate.none': 'Hesabınız olarak hareket eden kodu sonlandır (EIP-7702)',
  'review.everyChain': 'Her ağda.',
  'review.onChain': '{chain} ağında.',
  'review.digest.domain': 'Alan adı hash’i (EIP-712)',
  'review.digest.struct': 'Mesaj hash’i (EIP-712)',
  'review.digest.typed': 'Son hash (EIP-712)',
  'review.digest.message': 'Mesaj hash’i (ERC-191)',
  'review.digest.calldata': 'Çağrı verisi özeti (ERC-8213 taslağı)',
}
