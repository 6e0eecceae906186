import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'トランザクションに署名する',
  'review.solana.message':
    'メッセージとして渡されたトランザクションに署名する。署名があれば、他者がそれを送信できます：',
  'review.solana.notSigner': 'これは接続中のアカウントのトランザクションではありません',
  'review.solana.feeUnread': '手数料はここでは読み取れません',
  'review.solana.feeHigh': '手数料が異常に高くなっています',
  'review.solana.fee': 'ネットワーク手数料（最大）',
  'review.solana.payer': '手数料の支払者',
  'review.solana.lookups': '読み取っていないアカウント（ルックアップテーブル内）',
  'review.solana.unknown': 'プログラムを呼び出す：行われることはここでは読み取れません',
  'review.solana.odd': '通常とは異なる形式の呼び出し：行われることはここでは読み取れません',
  'review.solana.program': 'プログラム{program}',
  'review.solana.token': 'トークン{token}',
  'review.solana.signs': 'これは署名を受け取るため、アカウントの持つものを使用できます。',
  'review.solana.create':
    'プログラム{program}のために、{value}を入れてアカウント{account}を作成する',
  'review.solana.assign': 'プログラム{program}を{account}の所有者にする',
  'review.solana.assign.own':
    'プログラム{program}をご自身のアカウント{account}の所有者にする。以後、ご自身では使えなくなります',
  'review.solana.allocate': '{account}にデータ用の領域を確保する',
  'review.solana.nonce.create':
    '有効期限のないトランザクション用に、{owner}が管理する{account}を設定する',
  'review.solana.nonce.advance':
    'このトランザクションには有効期限がありません：今後いつでも送信できます',
  'review.solana.control': '{account}の管理権を{owner}に渡す',
  'review.solana.transfer': 'トークンアカウント{receiver}に{amount}を送る',
  'review.solana.from': 'トークンアカウント{account}から。',
  'review.solana.revoke':
    'トークンアカウント{account}の保有資産を他者が使用することを、今後は許可しない',
  'review.solana.authority.owner':
    'トークンアカウント{account}を、保有するすべてを含めて{owner}に渡す',
  'review.solana.authority.close':
    '{owner}に、トークンアカウント{account}を閉鎖してそのSOLを受け取ることを許可する',
  'review.solana.authority.none': '{account}の管理権を永久に放棄する',
  'review.solana.close': 'トークンアカウント{account}を閉鎖し、そのSOLを受け取る',
  'review.solana.close.other':
    'トークンアカウント{account}を閉鎖する。そのSOLは{receiver}に送られます',
  'review.solana.burn': '{amount}を消滅させる',
  'review.solana.mint': 'トークンアカウント{account}に{amount}を発行する',
  'review.solana.freeze': 'トークンアカウント{account}を凍結する',
  'review.solana.thaw': 'トークンアカウント{account}の凍結を解除する',
  'review.solana.wrap': '{account}のSOLをトークンとして計上する',
  'review.solana.setUp': '{owner}に属するトークンアカウント{account}を設定する',
  'review.solana.fixOwner': 'トークンアカウント{account}の所有者を固定する',
  'review.solana.open': 'トークン{token}用の{owner}のアカウントを開設する（まだない場合）',
  'review.solana.newToken': '{owner}が管理するトークン{token}を作成する',
  'review.solana.item': 'NFT {token}',
  'review.solana.others':
    'ここで読み取っていないプログラムも、ご自身のデータを変更する可能性があります。',
  'review.solana.memo': 'メモ：{text}',
  'review.solana.stake.create':
    '{account}をステーキング用に設定する。{owner}はそこから引き出せます',
  'review.solana.stake.delegate': '{account}の保有資産をバリデータ{validator}にステークする',
  'review.solana.stake.split': '{account}のステークのうち{value}を{target}に移す',
  'review.solana.stake.merge': '{account}のステークをすべて{target}に移す',
  'review.solana.stake.end': '{account}の保有資産のステークを終了する',
}
