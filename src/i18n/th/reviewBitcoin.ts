import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'ค่าธรรมเนียมเครือข่าย',
  'review.bitcoin.feeOfWallet': 'วอลเล็ตของคุณจะบอก',
  'review.bitcoin.feeHigh': 'ค่าธรรมเนียมมากกว่าหนึ่งในสิบของจำนวนที่ส่ง',
  'review.bitcoin.spent': 'เหรียญของคุณ',
  'review.bitcoin.others': 'เหรียญของผู้อื่น',
  'review.bitcoin.sender': 'ส่งโดย',
  'review.bitcoin.byWallet': 'วอลเล็ตของคุณ',
  'review.bitcoin.byPage': 'เว็บไซต์นี้หรือผู้อื่น เมื่อใดก็ได้ในภายหลัง',
  'review.bitcoin.noValue': 'ไม่มีหลักฐานยืนยันจำนวนที่ใช้จ่าย จึงอ่านค่าธรรมเนียมที่นี่ไม่ได้',
  'review.bitcoin.short': 'รายการนี้จ่ายมากกว่าที่มี ผู้อื่นจึงต้องเพิ่มเหรียญ',
  'review.bitcoin.notSigner': 'รายการนี้ไม่ใช้จ่ายเหรียญของบัญชีที่เชื่อมต่ออยู่',
  'review.bitcoin.otherCoin': 'คุณลงนามสำหรับเหรียญที่ไม่ใช่ของบัญชีที่ระบุไว้',
  'review.bitcoin.unasked': 'ใช้จ่าย {value} ของ {account} แม้คำขอไม่ได้ขอลายเซ็นนั้น',
  'review.bitcoin.ordinals':
    'ใช้จ่ายเหรียญของ {account} ที่อาจมีออร์ดินัล (อินสคริปชัน) อยู่ โดย {value} นี้อาจมีมูลค่ามากกว่านั้นมาก',
  'review.bitcoin.back': 'รับ {value} ที่ที่อยู่ของคุณ {to}',
  'review.bitcoin.goes': '{value} ไปยัง {to} จากทุกคนที่มีส่วนร่วม',
  'review.bitcoin.more': {
    other: 'การชำระเงินอีก {count} รายการ รวม {value} ที่ไม่ได้แสดง',
  },
  'review.bitcoin.script': 'ส่ง {value} ไปยังสคริปต์ที่อ่านที่นี่ไม่ได้: {script}',
  'review.bitcoin.burn': 'ทำลาย {value}',
  'review.bitcoin.note': 'เขียนบันทึกลงในเชน: {text}',
  'review.bitcoin.data': 'เขียนข้อมูลที่อ่านที่นี่ไม่ได้ลงในเชน ข้อมูลนี้อาจย้ายโทเค็น (เช่น รูน)',
  'review.bitcoin.sighash.none':
    'ให้ใครก็ตามที่มีลายเซ็นกำหนดว่าเหรียญของคุณจะไปที่ใด: ลายเซ็นไม่ครอบคลุมการชำระเงินใดเลย',
  'review.bitcoin.sighash.single':
    'ให้ผู้อื่นเปลี่ยนได้ทุกอย่างยกเว้นการชำระเงินเดียว: {value} ไปยัง {to} เหรียญที่เหลือของคุณอาจไปที่ใดก็ได้',
  'review.bitcoin.sighash.anyone': 'ให้ผู้อื่นเพิ่มเหรียญในรายการนี้หลังจากที่คุณลงนาม',
  'review.bitcoin.sighash.unknown': 'ลงนามด้วยวิธีที่ไม่ปกติ: อ่านที่นี่ไม่ได้ว่าผู้อื่นจะเปลี่ยนอะไรได้ภายหลัง',
}
