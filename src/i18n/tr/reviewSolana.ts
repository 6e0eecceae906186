import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Bir işlem imzala',
  'review.solana.message':
    'Mesaj olarak iletilen bir işlemi imzala. İmza, başkalarının onu göndermesini sağlar:',
  'review.solana.notSigner': 'Bu, bağlı hesabın işlemi değil',
  'review.solana.feeUnread': 'Ücret burada okunamıyor',
  'review.solana.feeHigh': 'Ücret alışılmadık ölçüde yüksek',
  'review.solana.fee': 'Ağ ücreti, en fazla',
  'review.solana.payer': 'Ücreti ödeyen',
  'review.solana.lookups': 'Okunmayan hesaplar (arama tablolarında)',
  'review.solana.unknown': 'Bir programı çağır: ne yaptığı burada okunamıyor',
  'review.solana.odd': 'Alışılmadık biçimde bir çağrı: ne yaptığı burada okunamıyor',
  'review.solana.program': 'Program {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs': 'İmzanızı alır, bu nedenle hesabınızdakileri kullanabilir.',
  'review.solana.create': '{program} programı için {value} ile {account} hesabını oluştur',
  'review.solana.assign': '{program} programını {account} hesabının sahibi yap',
  'review.solana.assign.own':
    '{program} programını {account} hesabınızın sahibi yap. Bundan sonra onu kullanamazsınız',
  'review.solana.allocate': '{account} hesabında veri için yer ayır',
  'review.solana.nonce.create':
    '{account} hesabını süresi dolmayan işlemler için kur; {owner} denetler',
  'review.solana.nonce.advance':
    'Bu işlemin süresi dolmaz: sonradan herhangi bir zamanda gönderilebilir',
  'review.solana.control': '{account} hesabının denetimini {owner} adresine ver',
  'review.solana.transfer': '{receiver} token hesabına {amount} gönder',
  'review.solana.from': '{account} token hesabından.',
  'review.solana.revoke': 'Başkalarının {account} token hesabındakileri harcama iznini kaldır',
  'review.solana.authority.owner':
    '{account} token hesabını içindeki her şeyle birlikte {owner} adresine ver',
  'review.solana.authority.close':
    '{owner} adresine {account} token hesabını kapatma ve SOL bakiyesini alma izni ver',
  'review.solana.authority.none': '{account} hesabının denetiminden kalıcı olarak vazgeç',
  'review.solana.close': '{account} token hesabını kapat ve SOL bakiyesini al',
  'review.solana.close.other':
    '{account} token hesabını kapat. SOL bakiyesi {receiver} adresine gider',
  'review.solana.burn': '{amount} yok et',
  'review.solana.mint': '{account} token hesabında {amount} oluştur',
  'review.solana.freeze': '{account} token hesabını dondur',
  'review.solana.thaw': '{account} token hesabının dondurulmasını kaldır',
  'review.solana.wrap': '{account} hesabındaki SOL miktarını token olarak say',
  'review.solana.setUp': '{account} token hesabını kur; sahibi {owner}',
  'review.solana.fixOwner': '{account} token hesabının sahibini sabitle',
  'review.solana.open': 'Yoksa, {token} token’ı için {owner} adına bir hesap aç',
  'review.solana.newToken': '{token} token’ını oluştur; {owner} denetler',
  'review.solana.item': 'NFT: {token}',
  'review.solana.others': 'Burada okunmayan programlar da verilerinizi değiştirebilir.',
  'review.solana.memo': 'Not: {text}',
  'review.solana.stake.create': '{account} hesabını stake için kur. {owner} oradan çekebilir',
  'review.solana.stake.delegate': '{account} hesabındakileri {validator} doğrulayıcısında stake et',
  'review.solana.stake.split':
    '{account} hesabındaki stake’ten {value} miktarını {target} hesabına taşı',
  'review.solana.stake.merge': '{account} hesabındaki stake’in tamamını {target} hesabına taşı',
  'review.solana.stake.end': '{account} hesabındakileri stake etmeyi bırak',
}
