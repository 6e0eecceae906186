import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Una descrizione non attestata dice: “{intent}”',
  'review.described.page':
    'La descrizione propria di questa pagina, non attestata, dice: “{intent}”',
  'review.described.partly': 'Tralascia parti di ciò che firmi.',
  'review.described.more': 'I byte alla fine non sono descritti.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”, un testo della descrizione',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value}, che sta per {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: pezzo {value} di {collection}',
  'review.field.block': '{label}: blocco {value}',
  'review.field.otherChain': '{label}: {value} dell’unità minima di {token} sulla rete {chain}',
  'review.field.noToken': '{label}: {value} dell’unità minima di un token non indicato',
  'review.field.group': '{label}',
  'review.descriptor': 'Descrizione non attestata (ERC-7730)',
  'review.descriptor.page': 'Descrizione non attestata di questa pagina (ERC-7730)',
}
