import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'یک توضیح تصدیق‌نشده می‌گوید: «{intent}»',
  'review.described.page': 'توضیح خود این صفحه، که تصدیق نشده است، می‌گوید: «{intent}»',
  'review.described.partly': 'بخش‌هایی از آنچه امضا می‌کنید در آن نیامده است.',
  'review.described.more': 'بایت‌های پایانی توضیح داده نشده است.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: «{value}»، متنی از توضیح',
  'review.field.above': '{label}: «{message}» {symbol} ({value})',
  'review.field.enum': '{label}: «{name}» ({value})',
  'review.field.sender': '{label}: {value}، یعنی {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: آیتم {value} از {collection}',
  'review.field.block': '{label}: بلوک {value}',
  'review.field.otherChain': '{label}: {value} از کوچک‌ترین واحد {token} در شبکهٔ {chain}',
  'review.field.noToken': '{label}: {value} از کوچک‌ترین واحد توکنی که نامش نیامده است',
  'review.field.group': '{label}',
  'review.descriptor': 'توضیح تصدیق‌نشده (ERC-7730)',
  'review.descriptor.page': 'توضیح تصدیق‌نشدهٔ این صفحه (ERC-7730)',
}
