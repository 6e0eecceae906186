import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Ağ ücreti',
  'review.bitcoin.feeOfWallet': 'Cüzdanınız gösterecek',
  'review.bitcoin.feeHigh': 'Ücret, gönderilenin onda birinden fazla',
  'review.bitcoin.spent': 'Sizin coin’leriniz',
  'review.bitcoin.others': 'Başkalarının coin’leri',
  'review.bitcoin.sender': 'Gönderen',
  'review.bitcoin.byWallet': 'Cüzdanınız',
  'review.bitcoin.byPage': 'Bu site veya başkaları, sonradan herhangi bir zamanda',
  'review.bitcoin.noValue':
    'Bunun ne kadar harcadığı kanıtlanmamış, bu nedenle ücret burada okunamıyor',
  'review.bitcoin.short':
    'Bu, içindekinden fazlasını ödüyor, bu nedenle başkalarının coin eklemesi gerekiyor',
  'review.bitcoin.notSigner': 'Bu, bağlı hesabın hiçbir coin’ini harcamıyor',
  'review.bitcoin.otherCoin':
    'İstekte belirtilen hesaba ait olmayan coin’ler için imza atıyorsunuz',
  'review.bitcoin.unasked': '{account} hesabından {value} harca, istek o imzayı istemediği hâlde',
  'review.bitcoin.ordinals':
    '{account} hesabının ordinals (inscription) taşıyabilecek coin’lerini harca. Bu {value} çok daha değerli olabilir',
  'review.bitcoin.back': '{to} adresinizde {value} al',
  'review.bitcoin.goes': 'Katılanların tümünden {to} adresine {value} gidiyor',
  'review.bitcoin.more': {
    one: 'Gösterilmeyen bir ödeme daha, {value}',
    other: 'Gösterilmeyen {count} ödeme daha, toplam {value}',
  },
  'review.bitcoin.script': 'Burada okunamayan bir betiğe {value} gönder: {script}',
  'review.bitcoin.burn': '{value} yok et',
  'review.bitcoin.note': 'Zincire not yaz: {text}',
  'review.bitcoin.data':
    'Zincire burada okunamayan veri yaz. Token (örneğin runes) taşıyor olabilir',
  'review.bitcoin.sighash.none':
    'İmzayı elinde tutanın, coin’lerinizin nereye gideceğine karar vermesine izin ver: imza hiçbir ödemeyi kapsamıyor',
  'review.bitcoin.sighash.single':
    'Başkalarının bir ödeme dışında her şeyi değiştirmesine izin ver: {to} adresine {value}. Coin’lerinizin geri kalanı herhangi bir yere gidebilir',
  'review.bitcoin.sighash.anyone':
    'Siz imzaladıktan sonra başkalarının buna coin eklemesine izin ver',
  'review.bitcoin.sighash.unknown':
    'Alışılmadık bir biçimde imzala: başkalarının sonradan neyi değiştirebileceği burada okunamıyor',
}
