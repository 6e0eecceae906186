import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Niepoświadczony opis mówi: „{intent}”',
  'review.described.page': 'Własny, niepoświadczony opis tej strony mówi: „{intent}”',
  'review.described.partly': 'Pomija on części tego, co podpisujesz.',
  'review.described.more': 'Bajty na końcu nie są opisane.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: „{value}”, tekst z opisu',
  'review.field.above': '{label}: „{message}” {symbol} ({value})',
  'review.field.enum': '{label}: „{name}” ({value})',
  'review.field.sender': '{label}: {value}, co oznacza {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: przedmiot {value} z kolekcji {collection}',
  'review.field.block': '{label}: blok {value}',
  'review.field.otherChain':
    '{label}: {value} najmniejszych jednostek tokena {token} w sieci {chain}',
  'review.field.noToken': '{label}: {value} najmniejszych jednostek tokena, który nie jest podany',
  'review.field.group': '{label}',
  'review.descriptor': 'Niepoświadczony opis (ERC-7730)',
  'review.descriptor.page': 'Niepoświadczony opis tej strony (ERC-7730)',
}
