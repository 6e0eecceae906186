import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': '一份未經證實的描述指出：「{intent}」',
  'review.described.page': '此頁面自己提供、未經證實的描述指出：「{intent}」',
  'review.described.partly': '它遺漏了您簽署內容的一部分。',
  'review.described.more': '結尾的位元組未加描述。',
  'review.field': '{label}：{value}',
  'review.field.constant': '{label}：「{value}」，描述中的文字',
  'review.field.above': '{label}：「{message}」{symbol}（{value}）',
  'review.field.enum': '{label}：「{name}」（{value}）',
  'review.field.sender': '{label}：{value}，代表 {sender}',
  'review.field.symbol': '{label}：{symbol}（{value}）',
  'review.field.item': '{label}：{collection} 中編號 {value} 的收藏品',
  'review.field.block': '{label}：區塊 {value}',
  'review.field.otherChain': '{label}：網路 {chain} 上 {token} 的 {value} 個最小單位',
  'review.field.noToken': '{label}：某個未指明代幣的 {value} 個最小單位',
  'review.field.group': '{label}',
  'review.descriptor': '未經證實的描述（ERC-7730）',
  'review.descriptor.page': '此頁面未經證實的描述（ERC-7730）',
}
