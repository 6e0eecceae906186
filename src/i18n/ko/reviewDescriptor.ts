import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': '검증되지 않은 설명: “{intent}”',
  'review.described.page': '이 페이지가 직접 제공한 검증되지 않은 설명: “{intent}”',
  'review.described.partly': '서명하는 내용의 일부가 설명에 빠져 있습니다.',
  'review.described.more': '끝부분의 바이트는 설명되지 않았습니다.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”(설명에 적힌 텍스트)',
  'review.field.above': '{label}: “{message}” {symbol}({value})',
  'review.field.enum': '{label}: “{name}”({value})',
  'review.field.sender': '{label}: {value}({sender}에 해당)',
  'review.field.symbol': '{label}: {symbol}({value})',
  'review.field.item': '{label}: {collection}의 아이템 {value}',
  'review.field.block': '{label}: 블록 {value}',
  'review.field.otherChain': '{label}: 네트워크 {chain}에 있는 {token}의 최소 단위 {value}개',
  'review.field.noToken': '{label}: 지정되지 않은 토큰의 최소 단위 {value}개',
  'review.field.group': '{label}',
  'review.descriptor': '검증되지 않은 설명(ERC-7730)',
  'review.descriptor.page': '이 페이지의 검증되지 않은 설명(ERC-7730)',
}
