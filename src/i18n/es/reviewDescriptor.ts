import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Una descripción no avalada dice: “{intent}”',
  'review.described.page': 'La descripción propia de esta página, no avalada, dice: “{intent}”',
  'review.described.partly': 'Omite partes de lo que firmas.',
  'review.described.more': 'Hay bytes al final que no están descritos.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”, un texto de la descripción',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value}, que representa a {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: pieza {value} de {collection}',
  'review.field.block': '{label}: bloque {value}',
  'review.field.otherChain': '{label}: {value} de la unidad mínima de {token} en la red {chain}',
  'review.field.noToken': '{label}: {value} de la unidad mínima de un token que no se nombra',
  'review.field.group': '{label}',
  'review.descriptor': 'Descripción no avalada (ERC-7730)',
  'review.descriptor.page': 'Descripción no avalada de esta página (ERC-7730)',
}
