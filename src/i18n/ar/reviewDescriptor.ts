import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'يقول وصف غير مصدَّق: «{intent}»',
  'review.described.page': 'يقول وصف من هذه الصفحة نفسها، غير مصدَّق: «{intent}»',
  'review.described.partly': 'يُغفل الوصف أجزاءً مما توقّعه.',
  'review.described.more': 'البايتات في النهاية غير موصوفة.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: «{value}»، نص من الوصف',
  'review.field.above': '{label}: «{message}» {symbol} ({value})',
  'review.field.enum': '{label}: «{name}» ({value})',
  'review.field.sender': '{label}: {value}، أي {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: العنصر {value} من {collection}',
  'review.field.block': '{label}: الكتلة {value}',
  'review.field.otherChain': '{label}: {value} من أصغر وحدة لعملة {token} على شبكة {chain}',
  'review.field.noToken': '{label}: {value} من أصغر وحدة لعملة رمزية غير مذكورة الاسم',
  'review.field.group': '{label}',
  'review.descriptor': 'وصف غير مصدَّق (ERC-7730)',
  'review.descriptor.page': 'وصف غير مصدَّق من هذه الصفحة (ERC-7730)',
}
