import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Незаверенное описание гласит: «{intent}»',
  'review.described.page': 'Собственное незаверенное описание этой страницы гласит: «{intent}»',
  'review.described.partly': 'В нем опущены части того, что вы подписываете.',
  'review.described.more': 'Байты в конце не описаны.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: «{value}», текст из описания',
  'review.field.above': '{label}: «{message}» {symbol} ({value})',
  'review.field.enum': '{label}: «{name}» ({value})',
  'review.field.sender': '{label}: {value}, что означает {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: предмет {value} из коллекции {collection}',
  'review.field.block': '{label}: блок {value}',
  'review.field.otherChain': '{label}: {value} наименьших единиц токена {token} в сети {chain}',
  'review.field.noToken': '{label}: {value} наименьших единиц токена, который не назван',
  'review.field.group': '{label}',
  'review.descriptor': 'Незаверенное описание (ERC-7730)',
  'review.descriptor.page': 'Незаверенное описание этой страницы (ERC-7730)',
}
