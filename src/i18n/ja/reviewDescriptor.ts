import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': '証明されていない説明によると：「{intent}」',
  'review.described.page': 'このページ自身による、証明されていない説明によると：「{intent}」',
  'review.described.partly': '署名する内容の一部が説明から抜けています。',
  'review.described.more': '末尾のバイトは説明されていません。',
  'review.field': '{label}：{value}',
  'review.field.constant': '{label}：「{value}」（説明文のテキスト）',
  'review.field.above': '{label}：「{message}」{symbol}（{value}）',
  'review.field.enum': '{label}：「{name}」（{value}）',
  'review.field.sender': '{label}：{value}（{sender}を表します）',
  'review.field.symbol': '{label}：{symbol}（{value}）',
  'review.field.item': '{label}：{collection}のアイテム{value}',
  'review.field.block': '{label}：ブロック{value}',
  'review.field.otherChain': '{label}：ネットワーク{chain}の{token}の最小単位で{value}',
  'review.field.noToken': '{label}：指定されていないトークンの最小単位で{value}',
  'review.field.group': '{label}',
  'review.descriptor': '証明されていない説明（ERC-7730）',
  'review.descriptor.page': 'このページによる、証明されていない説明（ERC-7730）',
}
