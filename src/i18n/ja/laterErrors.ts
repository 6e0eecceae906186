import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'アカウントが見つかりません',
  'error.SHARE_FAILED': 'ブラウザが共有を許可しませんでした',
  'error.NAME_RESOLVE_FAILED': '名前を調べる際にエラーが発生しました',
  'error.NAME_GATEWAY_FAILED': 'この名前を保管するサーバーから有効な応答がありませんでした',
  'error.NAME_OTHER_FAMILY': '{name}には{family}のアドレスがありません',
  'error.NAMES_FETCH_FAILED': 'アドレスの名前を取得する際にエラーが発生しました',
  'error.NAME_SUGGESTIONS_FAILED': '名前の候補を取得する際にエラーが発生しました',
  'error.NAME_REGISTRATION_FAILED': '名前{name}を登録する際にエラーが発生しました',
  'error.NAME_NO_NETWORK': 'ネットワークが見つかりません',
  'error.NAME_NO_ACCOUNT': 'アドレスまたはログインしたアカウントが見つかりません',
  'error.INVALID_CHAIN_ID': 'チェーンIDが無効です',
  'error.SEND_INCOMPLETE': '有効な数量と受取人のアドレスを入力してください',
  'error.SEND_FAILED': '問題が発生しました',
  'error.SOLANA_SEND_FAILED': 'トランザクションを送信できませんでした。もう一度お試しください。',
  'error.INSUFFICIENT_FUNDS': '{symbol}が不足しています',
  'error.INSUFFICIENT_GAS': 'ネットワーク手数料のための{symbol}が不足しています',
  'error.WALLET_ELSEWHERE': 'ウォレットは別のネットワークにあります。{network}に切り替えてください',
  'error.WALLET_OTHER_ACCOUNT':
    'ウォレットは別のアカウントになっています。{address}に切り替えてください',
  'error.TRANSFER_REFUSED': '{symbol}がこの送金を拒否しました',
  'error.TRANSFER_NEEDS_ACCOUNT':
    '受取人はこのネットワークにまだアカウントがなく、{symbol}だけでは開設されません。先に{native}が必要です',
  'error.TRANSFER_TOO_SMALL': '新しいアカウントには少なくとも{amount}が必要です',
  'error.TRANSFER_DUST': 'ネットワークは{amount}未満の支払いを受け付けません',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'アカウントには少なくとも{amount}を残すか、空にする必要があります。送る数量を減らすか、すべて送ってください',
  'error.TRANSACTION_INVALID':
    'ネットワークがトランザクションを拒否したため、何も送られていません：「{reason}」',
  'error.TRANSACTION_REVERTED':
    'このトランザクションは実行すると失敗します。コントラクト自身のメッセージ：「{reason}」',
  'error.TRANSFER_CHANGED':
    '届く{symbol}が表示された数量より少なくなります。もう一度内容を確認してください',
  'error.FEE_CHANGED': 'ネットワーク手数料が変わりました。もう一度内容を確認してください',
  'error.TRANSFER_TAKES_MORE':
    'この送金では{what}も引き出されるか、誰かが引き出せるようになります。何も送られていません',
  'error.TRANSFER_LOSES_MORE':
    'アカウントとともに失われる{symbol}が、表示された数量より多くなります。戻ってもう一度確認してください',
  'error.TOKEN_UNVERIFIED':
    '{symbol}の数量をコントラクトで確認できませんでした。何も送られていません',
  'error.RECEIVER_ACCOUNT_TAKEN':
    '受取人の{symbol}アカウントは別の人のものです。何も送られていません',
  'error.RECEIVER_FROZEN': '受取人の{symbol}アカウントは凍結されているため、受け取れません',
  'error.SENDER_FROZEN': 'あなたの{symbol}アカウントは凍結されているため、何も送れません',
  'error.TOKEN_PAUSED': '{symbol}の送金はすべて一時停止されています。後でもう一度お試しください',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol}は別のアカウントに送れません',
  'error.TOKEN_SCALED':
    'ウォレットに表示される{symbol}の数量がネットワーク上の数量と異なるため、ここからは送れません',
  'error.MEMO_REQUIRED':
    '受取人はメモ付きの{symbol}だけを受け付けます。メモを含む支払いリンクを依頼してください',
  'error.SIGNED_DIFFERENTLY':
    'ウォレットが確認した内容とは異なるものに署名したため、ここからは何も送られていません',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'ウォレットはこの種類のトランザクションに署名できません。ウォレットを更新するか、別のウォレットを使ってください',
  'error.APPROVAL_EXPIRED': '1分以上かかったため、何も送られていません。もう一度お試しください',
  'error.FEE_IMPLAUSIBLE':
    'ネットワークが示した手数料は正しいはずがありません。何も送られていません。後でもう一度お試しください',
  'error.TRANSACTION_FAILED': 'トランザクションはネットワーク上で失敗しました',
  'error.TRANSACTION_REPLACED':
    '別のトランザクションに置き換えられました。ウォレットを確認してください',
  'error.NOT_REPLACEABLE': 'このトランザクションはもう置き換えられません',
  'error.TRANSACTION_NOT_FOUND':
    'ネットワークにこのトランザクションはありません。ウォレットを確認してください',
  'error.TRANSACTION_DIFFERS':
    'ウォレットは確認した送金ではなく、{amount} を {address} に送りました',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'ウォレットは確認した内容と異なるものを送りました。ウォレットを確認してください',
  'error.TRANSACTION_FOREIGN':
    'ウォレットは別のアカウントのトランザクションを返しました。ウォレットを確認してください',
  'error.TRANSACTION_TAKEN_BACK':
    'ネットワークが確定を取り消しました。トランザクションは再び保留中です',
  'error.CALLS_PARTLY_FAILED': '一部の呼び出しが失敗しました。ウォレットを確認してください',
  'error.CALLS_STATUS_UNKNOWN':
    '呼び出しの結果をウォレットから得られません。ウォレットを確認してください',
  'error.TRANSACTIONS_UNAVAILABLE': 'トランザクションを取得できませんでした',
  'error.SWAP_INIT_FAILED': 'スワップを初期化できませんでした',
  'error.PRICE_UNAVAILABLE': 'ネットワークのトークン価格を取得できませんでした',
  'error.GAS_PRICE_UNSUPPORTED': 'このネットワークのガス価格は取得できません',
  'error.SWAP_UNSUPPORTED': 'このネットワークはスワップに対応していません',
  'error.INCORRECT_AMOUNT': '数量が正しくありません',
  'error.ALLOWANCE_UNAVAILABLE': '使用上限を確認できませんでした',
  'error.APPROVAL_BUILD_FAILED': '承認トランザクションを作成できませんでした',
  'error.SWAP_BUILD_FAILED': 'トランザクションを作成できませんでした',
  'error.SWAP_REFUSED':
    'スワップサービスの応答が、求めた内容と異なっていました。何も署名されていません。',
  'error.SWAP_SHORTFALL': '受け取る数量が{amount}を下回ります。何も署名されていません。',
  'error.SWAP_TAKES_MORE':
    'このスワップでは{what}も引き出されるか、誰かが引き出せるようになります。何も署名されていません。',
  'error.SWAP_PRICE_MOVED': '価格が1%を超えて変動しました',
  'error.SWAP_FAILED': 'トランザクションでエラーが発生しました',
  'error.ONRAMP_NO_ADDRESS': 'アドレスが見つかりません',
  'error.ONRAMP_NO_NETWORK': 'ネットワークが見つかりません',
  'error.ONRAMP_NO_PROJECT_ID': 'プロジェクトIDが見つかりません',
  'error.LINK_NOT_FOUND': 'リンクが見つかりません',
  'error.BUY_FAILED': '購入できませんでした',
  'error.PERMISSIONS_UNAVAILABLE': '許可を読み取れませんでした',
  'error.REVOCATION_REFUSED':
    'コントラクトがこれを拒否するか、実行すると何かが引き出されます。何も送られていません',
  'error.REVOCATION_FAILED': '許可を取り消せませんでした',
  'error.SIWX_NO_ACCOUNT': 'サインインに使うアカウントが見つかりません',
  'error.SIWX_INIT_FAILED': '認証の初期化中に問題が発生しました',
  'error.SIWX_FAILED': 'サインインできませんでした',
  'error.SIWX_UNVERIFIED': '先ほど、署名を確認できませんでした',
  'error.SIWX_UNCHECKABLE':
    'この種類の署名はここでは確認できません。鍵が1つのアドレスを使ってください',
  'error.SIWX_INVALID_SIGNATURE': '署名が有効ではありません',
  'error.SIWX_SIGN_OUT_FAILED': 'サイトからサインアウトできませんでした',
  'error.SMART_SESSIONS_UNAVAILABLE': 'スマートセッションを取得する際にエラーが発生しました',
  'error.SMART_SESSION_REVOKE_FAILED': 'スマートセッションを取り消す際にエラーが発生しました',
}
