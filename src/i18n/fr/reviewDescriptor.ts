import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Une description non attestée dit : « {intent} »',
  'review.described.page': 'La description de cette page, non attestée, dit : « {intent} »',
  'review.described.partly': 'Elle omet des parties de ce que vous signez.',
  'review.described.more': 'Des octets à la fin ne sont pas décrits.',
  'review.field': '{label} : {value}',
  'review.field.constant': '{label} : « {value} », un texte de la description',
  'review.field.above': '{label} : « {message} » {symbol} ({value})',
  'review.field.enum': '{label} : « {name} » ({value})',
  'review.field.sender': '{label} : {value}, qui représente {sender}',
  'review.field.symbol': '{label} : {symbol} ({value})',
  'review.field.item': '{label} : objet {value} de la collection {collection}',
  'review.field.block': '{label} : bloc {value}',
  'review.field.otherChain':
    '{label} : {value} de la plus petite unité du jeton {token} sur le réseau {chain}',
  'review.field.noToken':
    '{label} : {value} de la plus petite unité d’un jeton qui n’est pas nommé',
  'review.field.group': '{label}',
  'review.descriptor': 'Description non attestée (ERC-7730)',
  'review.descriptor.page': 'Description non attestée de cette page (ERC-7730)',
}
