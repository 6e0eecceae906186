import type { TextsOf } from '../catalogue.ts'

export const permissions: TextsOf<'permissions'> = {
  'permissions.about':
    '{network}のこのアカウントから、他者が改めて確認を求めずに引き出せるものです。',
  'permissions.list': '{network}での許可',
  'permissions.search': 'ネットワークの検索',
  'permissions.searching': '{network}を新しいブロックから順に検索中',
  'permissions.reading': '{network}での許可を読み取り中',
  'permissions.done': '{network}の全{all}ブロックを検索しました。',
  'permissions.whole': '{network}での許可をすべて読み取りました。',
  'permissions.back': '{date}までさかのぼって検索しました：{all}ブロック中{covered}ブロック。',
  'permissions.backTo':
    'ブロック{block}までさかのぼって検索しました：{all}ブロック中{covered}ブロック。',
  'permissions.unread': '次のブロックを検索するノードはありませんでした：{ranges}。',
  'permissions.stop': '停止',
  'permissions.continue': '検索を続ける',
  'permissions.empty': '{network}のこのアカウントから引き出せる者はいません。',
  'permissions.failed': 'ネットワークをこれ以上検索できませんでした。',
  'permissions.amount': '最大{amount}を引き出す',
  'permissions.amount.unit': 'あるトークンを最小単位で最大{amount}引き出す',
  'permissions.amount.unlimited': '{symbol}を上限なく引き出す',
  'permissions.amount.any': 'あるトークンを上限なく引き出す',
  'permissions.item': 'コレクティブル#{item}を引き出す',
  'permissions.collection': 'コレクションのコレクティブルを、今後のものも含めすべて引き出す',
  'permissions.close':
    'ご自身のトークンアカウントが空になったときに閉鎖し、そのデポジットを受け取る',
  'permissions.close.all': 'ご自身のトークンアカウントを閉鎖し、その中の{amount}を受け取る',
  'permissions.close.end':
    'この許可は取り消せません。アカウントの保有資産を別のアカウントに移してください。',
  'permissions.account': 'トークンアカウント',
  'permissions.until': '{date}まで',
  'permissions.permit2': 'Permit2経由',
  'permissions.spender': '許可の相手',
  'permissions.token': 'トークン',
  'permissions.collectible': 'コレクション',
  'permissions.revoke': '取り消す',
  'permissions.revokeOf': '{spender}に与えた{token}の許可を取り消す',
  'permissions.asked': '{wallet}で確定してください',
  'permissions.sent': '取り消し中…',
  'permissions.select': '{spender}に与えた{token}の許可を選択',
  'permissions.revokeAll': { other: '選択した{count}件を取り消す' },
  'permissions.oneRequest': '{wallet}がまとめて1回だけ確認を求めます。',
  'permissions.eachRequest': '{wallet}が1件ずつ確認を求めます。',
  'permissions.grants': 'ウォレットがこのページに与えた許可',
  'permissions.delegations': 'このアカウントのコード',
  'permissions.delegated': '{network}では、このアカウントはコントラクトのコードを実行します',
  'permissions.undelegate':
    'このようなコントラクトは、アカウントの保有するすべてを移動できます。解除できるのは{wallet}だけです。設定でスマートアカウントまたはEIP-7702を探してください。',
  'permissions.delegationUnread':
    '{networks}でコードを実行するかどうか、ノードから回答がありませんでした。',
  'permissions.showAll': '{count}件すべて表示',
}
