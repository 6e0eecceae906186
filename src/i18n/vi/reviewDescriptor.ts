import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Một mô tả chưa được chứng thực cho biết: “{intent}”',
  'review.described.page': 'Mô tả chưa được chứng thực của chính trang này cho biết: “{intent}”',
  'review.described.partly': 'Mô tả bỏ sót một số phần của nội dung bạn ký.',
  'review.described.more': 'Các byte ở cuối không được mô tả.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”, một đoạn chữ của mô tả',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value}, đại diện cho {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: vật phẩm {value} của {collection}',
  'review.field.block': '{label}: khối {value}',
  'review.field.otherChain': '{label}: {value} đơn vị nhỏ nhất của {token} trên mạng {chain}',
  'review.field.noToken': '{label}: {value} đơn vị nhỏ nhất của một token không được nêu tên',
  'review.field.group': '{label}',
  'review.descriptor': 'Mô tả chưa được chứng thực (ERC-7730)',
  'review.descriptor.page': 'Mô tả chưa được chứng thực của trang này (ERC-7730)',
}
