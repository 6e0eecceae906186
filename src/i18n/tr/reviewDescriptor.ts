import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Doğrulanmamış bir açıklamaya göre: “{intent}”',
  'review.described.page': 'Bu sayfanın kendi, doğrulanmamış açıklamasına göre: “{intent}”',
  'review.described.partly': 'Açıklama, imzaladığınızın bazı bölümlerini içermiyor.',
  'review.described.more': 'Sondaki baytlar açıklanmamış.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”, açıklamadan bir metin',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value}, yani {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: {collection} koleksiyonunun {value} numaralı öğesi',
  'review.field.block': '{label}: blok {value}',
  'review.field.otherChain':
    '{label}: {chain} ağında {token} token’ının en küçük biriminden {value}',
  'review.field.noToken': '{label}: adı belirtilmeyen bir token’ın en küçük biriminden {value}',
  'review.field.group': '{label}',
  'review.descriptor': 'Doğrulanmamış açıklama (ERC-7730)',
  'review.descriptor.page': 'Bu sayfanın doğrulanmamış açıklaması (ERC-7730)',
}
