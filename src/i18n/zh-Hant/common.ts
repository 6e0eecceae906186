import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: '返回',
  close: '關閉',
  retry: '再試一次',
  reload: '重新載入',
  loading: '載入中',
  'title.Connect': '連接錢包',
  'title.help': '什麼是錢包？',
  'account.network': '網路',
  'connect.wallets': '錢包',
  'connect.on': '在 {family} 上連接',
  'connect.allWallets': '所有錢包',
  'connect.haveNoWallet': '還沒有錢包？',
  'connect.getStarted': '開始使用',
  'connect.empty': '此瀏覽器中沒有錢包。',
  'connect.listFailed': '無法載入錢包清單。已安裝的錢包仍可使用。',
  'tag.installed': '已安裝',
  'tag.recent': '最近使用',
  'tag.qrCode': 'QR 碼',
  'tag.multichain': '多鏈',
  'view.loadFailed': '無法載入這個部分。請檢查網路連線，或重新載入頁面。',
}
