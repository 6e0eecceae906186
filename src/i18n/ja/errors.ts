import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.INVALID_ATTRIBUTE': '属性が無効です',
  'error.PROJECT_ID_NOT_CONFIGURED': 'プロジェクトIDが設定されていません',
  'error.INVALID_APP_CONFIGURATION': 'アプリの設定が無効です',
  'error.INVALID_PROJECT_ID': 'プロジェクトIDが無効です',
  'error.SESSION_EXPIRED': 'セッションの有効期限が切れました',
  'error.LOAD_FAILED': 'この部分を読み込めませんでした',
  'error.NETWORK_NOT_FOUND': 'ネットワークが見つかりません',
  'error.HTTP_ERROR': 'HTTPステータスコード：{status}',
  'error.SERVICE_UNREACHABLE': 'サーバーに接続できません',
  'error.SERVICE_INVALID_RESPONSE': 'サーバーから予期しない応答がありました',
  'error.BALANCE_UNAVAILABLE': 'トークンの残高を取得できません',
  'error.UNKNOWN': '問題が発生しました',
  'error.UNKNOWN_COMMAND': '不明なコマンドです',
  'error.UNKNOWN_VIEW': '不明な画面です',
  'error.INVALID_VIEW_DATA': '{missing}が指定されていません',
  'error.SIWX_NOT_ENABLED': 'SIWXが有効になっていません',
  'error.NOT_ENABLED': '{what}が有効になっていません',
  'error.USER_REJECTED': 'リクエストはウォレットで拒否されました',
  'error.WALLET_NOT_FOUND': '{wallet}が見つかりませんでした',
  'error.WALLET_TIMEOUT': '{wallet}から応答がありません',
  'error.WALLET_UNREACHABLE':
    'ウォレットが更新または再起動されました。ページを再読み込みしてください',
  'error.WALLET_INVALID_RESPONSE': 'ウォレットから予期しない応答がありました',
  'error.WALLET_NO_ACCOUNT':
    'ウォレットでこのページに使うアカウントを選び、もう一度お試しください。',
  'error.WALLET_ERROR': 'ウォレットがエラーを報告しました',
  'error.REQUEST_PENDING':
    '以前のリクエストがまだウォレットに残っています。先にそちらに応答してください',
  'error.CONNECTION_FAILED': 'ウォレットに接続できませんでした',
  'error.DISCONNECT_FAILED': '切断できませんでした',
  'error.NOT_CONNECTED': 'ウォレットが接続されていません',
  'error.PAIRING_EXPIRED': '接続リクエストの有効期限が切れました',
  'error.RELAY_UNREACHABLE': 'WalletConnectに接続できません',
  'error.SWITCH_FAILED': 'ウォレットがネットワークを切り替えませんでした',
  'error.NETWORK_NOT_APPROVED':
    'ウォレットがこのネットワークを承認しませんでした。いったん切断して再接続し、ウォレットで許可してください。',
  'error.RPC_ERROR': 'ネットワークがリクエストを拒否しました',
  'error.RPC_TIMEOUT': 'ネットワークが時間内に応答しませんでした',
  'error.COPY_FAILED': 'コピーできませんでした',
  'error.POPUP_BLOCKED':
    'ブラウザがウィンドウをブロックしました。ポップアップを許可してから、もう一度お試しください。',
  'error.SOCIAL_URI_MISSING': 'ログインを開始できませんでした',
  'error.SOCIAL_TIMEOUT': 'ログインに時間がかかりすぎました',
  'error.UNTRUSTED_ORIGIN': 'ログインが予期しないサイトから戻ってきたため、中止されました',
  'error.UNSUPPORTED_CHAIN': '対応していないチェーンです',
}
