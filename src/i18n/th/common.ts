import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'กลับ',
  close: 'ปิด',
  retry: 'ลองอีกครั้ง',
  reload: 'โหลดใหม่',
  loading: 'กำลังโหลด',
  'title.Connect': 'เชื่อมต่อวอลเล็ต',
  'title.help': 'วอลเล็ตคืออะไร',
  'account.network': 'เครือข่าย',
  'connect.wallets': 'วอลเล็ต',
  'connect.on': 'เชื่อมต่อบน {family}',
  'connect.allWallets': 'วอลเล็ตทั้งหมด',
  'connect.haveNoWallet': 'ยังไม่มีวอลเล็ตใช่ไหม',
  'connect.getStarted': 'เริ่มต้น',
  'connect.empty': 'ไม่มีวอลเล็ตในเบราว์เซอร์นี้',
  'connect.listFailed': 'โหลดรายการวอลเล็ตไม่ได้ วอลเล็ตที่ติดตั้งไว้ยังใช้งานได้',
  'tag.installed': 'ติดตั้งแล้ว',
  'tag.recent': 'ล่าสุด',
  'tag.qrCode': 'QR โค้ด',
  'tag.multichain': 'หลายเชน',
  'view.loadFailed': 'โหลดส่วนนี้ไม่ได้ โปรดตรวจสอบการเชื่อมต่อ หรือโหลดหน้านี้ใหม่',
}
