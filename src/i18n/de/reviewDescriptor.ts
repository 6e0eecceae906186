import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Eine nicht beglaubigte Beschreibung sagt: „{intent}“',
  'review.described.page':
    'Die eigene, nicht beglaubigte Beschreibung dieser Seite sagt: „{intent}“',
  'review.described.partly': 'Sie lässt Teile dessen aus, was Sie signieren.',
  'review.described.more': 'Bytes am Ende sind nicht beschrieben.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: „{value}“, ein Text der Beschreibung',
  'review.field.above': '{label}: „{message}“ {symbol} ({value})',
  'review.field.enum': '{label}: „{name}“ ({value})',
  'review.field.sender': '{label}: {value}, das steht für {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: Objekt {value} von {collection}',
  'review.field.block': '{label}: Block {value}',
  'review.field.otherChain':
    '{label}: {value} der kleinsten Einheit von {token} auf dem Netzwerk {chain}',
  'review.field.noToken':
    '{label}: {value} der kleinsten Einheit eines Tokens, das nicht genannt ist',
  'review.field.group': '{label}',
  'review.descriptor': 'Nicht beglaubigte Beschreibung (ERC-7730)',
  'review.descriptor.page': 'Nicht beglaubigte Beschreibung dieser Seite (ERC-7730)',
}
