import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Незасвідчений опис говорить: «{intent}»',
  'review.described.page': 'Власний, незасвідчений опис цієї сторінки говорить: «{intent}»',
  'review.described.partly': 'У ньому немає частин того, що ви підписуєте.',
  'review.described.more': 'Байти в кінці не описано.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: «{value}», текст з опису',
  'review.field.above': '{label}: «{message}» {symbol} ({value})',
  'review.field.enum': '{label}: «{name}» ({value})',
  'review.field.sender': '{label}: {value}, що означає {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: предмет {value} колекції {collection}',
  'review.field.block': '{label}: блок {value}',
  'review.field.otherChain': '{label}: {value} найменших одиниць токена {token} у мережі {chain}',
  'review.field.noToken': '{label}: {value} найменших одиниць токена, якого не названо',
  'review.field.group': '{label}',
  'review.descriptor': 'Незасвідчений опис (ERC-7730)',
  'review.descriptor.page': 'Незасвідчений опис цієї сторінки (ERC-7730)',
}
