import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'คำอธิบายที่ไม่มีการรับรองระบุว่า: “{intent}”',
  'review.described.page': 'คำอธิบายของหน้านี้เองที่ไม่มีการรับรองระบุว่า: “{intent}”',
  'review.described.partly': 'คำอธิบายนี้ละเว้นบางส่วนของสิ่งที่คุณลงนาม',
  'review.described.more': 'ไบต์ที่อยู่ท้ายสุดไม่ได้อธิบายไว้',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}” ข้อความจากคำอธิบาย',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value} ซึ่งหมายถึง {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: ไอเทม {value} ของ {collection}',
  'review.field.block': '{label}: บล็อก {value}',
  'review.field.otherChain': '{label}: {value} หน่วยย่อยที่สุดของ {token} บนเครือข่าย {chain}',
  'review.field.noToken': '{label}: {value} หน่วยย่อยที่สุดของโทเค็นที่ไม่ได้ระบุชื่อ',
  'review.field.group': '{label}',
  'review.descriptor': 'คำอธิบายที่ไม่มีการรับรอง (ERC-7730)',
  'review.descriptor.page': 'คำอธิบายของหน้านี้ที่ไม่มีการรับรอง (ERC-7730)',
}
