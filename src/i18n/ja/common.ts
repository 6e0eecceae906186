import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: '戻る',
  close: '閉じる',
  retry: '再試行',
  reload: '再読み込み',
  loading: '読み込み中',
  'title.Connect': 'ウォレットを接続',
  'title.help': 'ウォレットとは？',
  'account.network': 'ネットワーク',
  'connect.wallets': 'ウォレット',
  'connect.on': '{family}で接続',
  'family.eip155': 'EVMネットワーク',
  'connect.allWallets': 'すべてのウォレット',
  'connect.haveNoWallet': 'ウォレットをお持ちでない場合',
  'connect.getStarted': 'はじめる',
  'connect.empty': 'このブラウザにはウォレットがありません。',
  'connect.listFailed':
    'ウォレットの一覧を読み込めませんでした。インストール済みのウォレットは使えます。',
  'tag.installed': 'インストール済',
  'tag.recent': '最近使用',
  'tag.qrCode': 'QRコード',
  'tag.multichain': 'マルチチェーン',
  'view.loadFailed':
    'この部分を読み込めませんでした。通信状態を確認するか、ページを再読み込みしてください。',
  'review.cannotRead': 'このリクエストは読み取れません',
}
