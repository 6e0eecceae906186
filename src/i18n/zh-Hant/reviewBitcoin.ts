import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': '網路手續費',
  'review.bitcoin.feeOfWallet': '由您的錢包告知',
  'review.bitcoin.feeHigh': '手續費超過傳送數量的十分之一',
  'review.bitcoin.spent': '您的幣',
  'review.bitcoin.others': '他人的幣',
  'review.bitcoin.sender': '送出者',
  'review.bitcoin.byWallet': '您的錢包',
  'review.bitcoin.byPage': '此網站或他人，可在日後任何時間',
  'review.bitcoin.noValue': '它所花費的數量未經證明，因此這裡無法得知手續費',
  'review.bitcoin.short': '它付出的多於它現有的，因此須由他人補入幣',
  'review.bitcoin.notSigner': '它不花費已連接帳戶的幣',
  'review.bitcoin.otherCoin': '您簽署所涉及的幣不屬於其中指定的帳戶',
  'review.bitcoin.unasked': '花費 {account} 的 {value}，雖然此請求並未要求這個簽名',
  'review.bitcoin.ordinals':
    '花費 {account} 的幣，其中可能帶有 Ordinals（銘文）。這些 {value} 的實際價值可能高出許多',
  'review.bitcoin.back': '在您的地址 {to} 收到 {value}',
  'review.bitcoin.goes': '{value} 傳送給 {to}，由所有參與者付出',
  'review.bitcoin.more': { other: '另有 {count} 筆付款未顯示，合計 {value}' },
  'review.bitcoin.script': '傳送 {value} 到這裡無法解讀的指令碼：{script}',
  'review.bitcoin.burn': '銷毀 {value}',
  'review.bitcoin.note': '將備註寫入鏈中：{text}',
  'review.bitcoin.data': '將這裡無法解讀的資料寫入鏈中。它可能會移轉代幣（例如符文）',
  'review.bitcoin.sighash.none': '讓持有此簽名的任何人決定您的幣的去向：它不涵蓋任何付款',
  'review.bitcoin.sighash.single':
    '允許他人變更一筆付款以外的一切：{value} 給 {to}。您其餘的幣可能流向任何地方',
  'review.bitcoin.sighash.anyone': '允許他人在您簽署後再加入幣',
  'review.bitcoin.sighash.unknown': '以不尋常的方式簽署：這裡無法解讀他人之後可以變更什麼',
}
