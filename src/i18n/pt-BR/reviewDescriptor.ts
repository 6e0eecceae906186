import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Uma descrição não atestada diz: “{intent}”',
  'review.described.page': 'A descrição desta própria página, não atestada, diz: “{intent}”',
  'review.described.partly': 'Ela omite partes do que você assina.',
  'review.described.more': 'Os bytes no final não são descritos.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”, um texto da descrição',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value}, que representa {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: item {value} da coleção {collection}',
  'review.field.block': '{label}: bloco {value}',
  'review.field.otherChain': '{label}: {value} da menor unidade do token {token} na rede {chain}',
  'review.field.noToken': '{label}: {value} da menor unidade de um token que não é indicado',
  'review.field.group': '{label}',
  'review.descriptor': 'Descrição não atestada (ERC-7730)',
  'review.descriptor.page': 'Descrição não atestada desta página (ERC-7730)',
}
