import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': '一份未经证实的描述称：“{intent}”',
  'review.described.page': '此页面自己的、未经证实的描述称：“{intent}”',
  'review.described.partly': '它遗漏了您所签内容的一部分。',
  'review.described.more': '末尾的字节未作描述。',
  'review.field': '{label}：{value}',
  'review.field.constant': '{label}：“{value}”，描述中的文本',
  'review.field.above': '{label}：“{message}” {symbol}（{value}）',
  'review.field.enum': '{label}：“{name}”（{value}）',
  'review.field.sender': '{label}：{value}，代表 {sender}',
  'review.field.symbol': '{label}：{symbol}（{value}）',
  'review.field.item': '{label}：{collection} 中编号为 {value} 的藏品',
  'review.field.block': '{label}：区块 {value}',
  'review.field.otherChain': '{label}：网络 {chain} 上 {token} 的 {value} 个最小单位',
  'review.field.noToken': '{label}：某个未指明代币的 {value} 个最小单位',
  'review.field.group': '{label}',
  'review.descriptor': '未经证实的描述（ERC-7730）',
  'review.descriptor.page': '此页面的未经证实的描述（ERC-7730）',
}
