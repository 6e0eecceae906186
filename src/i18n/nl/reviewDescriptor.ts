import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Een niet-gewaarmerkte beschrijving zegt: “{intent}”',
  'review.described.page':
    'De eigen, niet-gewaarmerkte beschrijving van deze pagina zegt: “{intent}”',
  'review.described.partly': 'Ze laat delen weg van wat u ondertekent.',
  'review.described.more': 'Bytes aan het einde zijn niet beschreven.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”, een tekst van de beschrijving',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value}, dat staat voor {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: object {value} van {collection}',
  'review.field.block': '{label}: blok {value}',
  'review.field.otherChain':
    '{label}: {value} van de kleinste eenheid van {token} op netwerk {chain}',
  'review.field.noToken':
    '{label}: {value} van de kleinste eenheid van een token dat niet wordt genoemd',
  'review.field.group': '{label}',
  'review.descriptor': 'Niet-gewaarmerkte beschrijving (ERC-7730)',
  'review.descriptor.page': 'Niet-gewaarmerkte beschrijving van deze pagina (ERC-7730)',
}
