import type { TextsOf } from '../catalogue.ts'

export const permissions: TextsOf<'permissions'> = {
  'permissions.about':
    '{network} ağında başkalarının size tekrar sormadan bu hesaptan alabilecekleri.',
  'permissions.list': '{network} ağındaki izinler',
  'permissions.search': 'Ağda arama',
  'permissions.searching': '{network} ağında aranıyor, en yeni bloklardan başlayarak',
  'permissions.reading': '{network} ağındaki izinler okunuyor',
  'permissions.done': '{network} ağının {all} bloğunun tamamı arandı.',
  'permissions.whole': '{network} ağındaki tüm izinler okundu.',
  'permissions.back': 'Geriye doğru {date} tarihine kadar arandı: {all} bloğun {covered} tanesi.',
  'permissions.backTo':
    'Geriye doğru {block} numaralı bloğa kadar arandı: {all} bloğun {covered} tanesi.',
  'permissions.unread': 'Hiçbir düğüm şu bloklarda arama yapmayı kabul etmedi: {ranges}.',
  'permissions.stop': 'Durdur',
  'permissions.continue': 'Aramaya devam et',
  'permissions.empty': '{network} ağında kimsenin bu hesaptan bir şey alma izni yok.',
  'permissions.failed': 'Ağda aramaya devam edilemedi.',
  'permissions.amount': 'En fazla {amount} alma',
  'permissions.amount.unit': 'Bir token’ın en küçük biriminden en fazla {amount} alma',
  'permissions.amount.unlimited': 'Sınırsız {symbol} alma',
  'permissions.amount.any': 'Bir token’ı sınırsız alma',
  'permissions.item': '#{item} numaralı koleksiyon öğesini alma',
  'permissions.collection': 'Bir koleksiyonun tüm öğelerini alma, sonradan gelenler dâhil',
  'permissions.close': 'Bir token hesabınızı boşaldığında kapatma ve depozitosunu alma',
  'permissions.close.all': 'Bir token hesabınızı kapatma ve içindeki {amount} tutarını alma',
  'permissions.close.end': 'Bunu kaldıramazsınız. Hesaptakileri başka bir hesaba taşıyın.',
  'permissions.account': 'Token hesabı',
  'permissions.until': 'Bitiş: {date}',
  'permissions.permit2': 'Permit2 üzerinden',
  'permissions.spender': 'Kim',
  'permissions.token': 'Token',
  'permissions.collectible': 'Koleksiyon',
  'permissions.revoke': 'İzni kaldır',
  'permissions.revokeOf': 'İzni kaldır: {token}, {spender}',
  'permissions.asked': '{wallet} cüzdanında onaylayın',
  'permissions.sent': 'İzin kaldırılıyor…',
  'permissions.select': '{spender} için {token} iznini seç',
  'permissions.revokeAll': {
    one: 'Seçilen {count} izni kaldır',
    other: 'Seçilen {count} izni kaldır',
  },
  'permissions.oneRequest': '{wallet} hepsi için bir kez sorar.',
  'permissions.eachRequest': '{wallet} her biri için ayrı ayrı sorar.',
  'permissions.grants': 'Cüzdanınızın bu sayfaya verdiği izinler',
  'permissions.delegations': 'Bu hesabın kodu',
  'permissions.delegated': '{network} ağında bu hesap bir sözleşmenin kodunu çalıştırıyor',
  'permissions.undelegate':
    'Böyle bir sözleşme hesaptaki her şeyi taşıyabilir. Bunu yalnızca {wallet} geri alabilir: ayarlarında akıllı hesap veya EIP-7702 seçeneğini arayın.',
  'permissions.delegationUnread':
    'Düğümler, hesabın şu ağlarda kod çalıştırıp çalıştırmadığını bildirmedi: {networks}.',
  'permissions.searched.eip155':
    'Arananlar: token ve koleksiyon onayları (Approval, ApprovalForAll) ile Permit2. Aranmayanlar: Morpho ve Balancer’daki haklar, Aave kredi devri, ERC-6909 tokenlarının operatörleri.',
  'permissions.searched.solana':
    'Arananlar: token hesaplarının temsilcileri ve onları kapatabilecek olanlar.',
  'permissions.notHeld': 'Sende hiç yok',
  'permissions.more': '{token} için {count} tane daha',
  'permissions.showMore': '{count} tane daha göster',
  'permissions.skipped': 'Bu sözleşmeler okunabilecekten fazla izin belirtiyor: {tokens}.',
  'permissions.leftOut':
    'Sözleşme reddettiği veya çok fazla gas istediği için dışarıda bırakıldı: {tokens}.',
}
