import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'サインイン',
  'title.SIWXSignMessage': 'サインイン',
  'signIn.checking': 'サインイン済みか確認しています…',
  'signIn.asks': '{app}がサインインを求めています',
  'signIn.prove':
    'このアカウントがご自身のものであることを証明するため、メッセージに署名してください。費用はかからず、資産も移動しません。',
  'signIn.site': 'サイト',
  'signIn.account': 'アカウント',
  'signIn.network': 'ネットワーク',
  'signIn.statement': '同意する内容',
  'signIn.otherSite': 'このメッセージは、現在のサイト（{here}）ではなく別のサイト向けのものです。',
  'signIn.cancelDisconnects':
    'サインインしないと{app}を使えません。キャンセルするとウォレットが切断されます。',
  'signIn.later': 'サインインせずに続けることもできます。',
  'signIn.stay': '先にサインインするか、キャンセルしてください。',
  'signIn.sign': '署名',
  'signIn.signing': '署名中…',
  'signIn.cancel': 'キャンセル',
  'signIn.cancelling': 'キャンセル中…',
  'signIn.authenticating': '認証中…',
  'signIn.declined': '署名が拒否されました',
  'signIn.smartAccount': 'このアプリはスマートアカウントに対応していない可能性があります',
  'signIn.cannotSign':
    'このアカウントはメッセージに署名できません。ウォレットで別のアカウントを選ぶか、キャンセルして別のウォレットを接続してください。',
  'signIn.formFirst': '先にサインインしてから、フォームを送信してください。',
  'failure.SIWX_NO_ACCOUNT':
    'サインインに使えるアカウントが接続されていません。ウォレットを接続し直してください。',
  'failure.SIWX_INIT_FAILED':
    'サインインを開始できませんでした。通信状態を確認してから、接続し直してください。',
  'failure.SIWX_FAILED': 'サインインできませんでした。もう一度お試しください。',
  'failure.SIWX_UNVERIFIED': '現在、署名を確認できません。しばらくしてからもう一度お試しください。',
  'failure.SIWX_INVALID_SIGNATURE':
    '署名がこのアカウントと一致しません。ここに表示されているアカウントで署名し直してください。',
  'failure.SIWX_SIGN_OUT_FAILED':
    'サイトからサインアウトできませんでした。もう一度お試しください。',
}
