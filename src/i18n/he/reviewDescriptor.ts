import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'לפי תיאור לא מאומת: ”{intent}”',
  'review.described.page': 'לפי תיאור לא מאומת של הדף הזה עצמו: ”{intent}”',
  'review.described.partly': 'התיאור משמיט חלקים ממה שאתם חותמים עליו.',
  'review.described.more': 'הבייטים שבסוף אינם מתוארים.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: ”{value}”, טקסט מתוך התיאור',
  'review.field.above': '{label}: ”{message}” {symbol} ({value})',
  'review.field.enum': '{label}: ”{name}” ({value})',
  'review.field.sender': '{label}: {value}, כלומר {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: פריט {value} מתוך {collection}',
  'review.field.block': '{label}: בלוק {value}',
  'review.field.otherChain': '{label}: {value} מהיחידה הקטנה ביותר של {token} ברשת {chain}',
  'review.field.noToken': '{label}: {value} מהיחידה הקטנה ביותר של טוקן ששמו לא צוין',
  'review.field.group': '{label}',
  'review.descriptor': 'תיאור לא מאומת (ERC-7730)',
  'review.descriptor.page': 'תיאור לא מאומת של הדף הזה (ERC-7730)',
}
