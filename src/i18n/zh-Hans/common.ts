import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: '返回',
  close: '关闭',
  retry: '重试',
  reload: '重新加载',
  loading: '正在加载',
  'title.Connect': '连接钱包',
  'title.help': '什么是钱包？',
  'account.network': '网络',
  'connect.wallets': '钱包',
  'connect.on': '在 {family} 上连接',
  'connect.allWallets': '所有钱包',
  'connect.haveNoWallet': '还没有钱包？',
  'connect.getStarted': '开始使用',
  'connect.empty': '此浏览器中没有钱包。',
  'connect.listFailed': '无法加载钱包列表。已安装的钱包仍可使用。',
  'tag.installed': '已安装',
  'tag.recent': '最近使用',
  'tag.qrCode': '二维码',
  'tag.multichain': '多链',
  'view.loadFailed': '无法加载此部分。请检查网络连接，或重新加载页面。',
}
