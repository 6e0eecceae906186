import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'または',
  'connect.collapsed': 'ウォレットで続ける',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'ソーシャルログイン',
  'social.more': 'その他のソーシャルログイン',
  'social.continue': '{provider}で続ける',
  'email.label': 'メールアドレス',
  'email.placeholder': 'you@example.com',
  'email.submit': 'メールで続ける',
  'email.waiting': 'ログインサービスに接続中',
  'email.silent':
    'ログインサービスから応答がありません。通信状態を確認するか、もう一度お試しください。',
  'email.cancel': 'キャンセル',
  'email.hint': 'メールでコードをお送りします。パスワードもウォレットも必要ありません。',
  // The marks around a document's name become a link to it.
  'legal.accept.both':
    '<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意します',
  'legal.accept.terms': '<terms>利用規約</terms>に同意します',
  'legal.accept.privacy': '<privacy>プライバシーポリシー</privacy>に同意します',
  'legal.notice.both':
    '接続すると、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したことになります',
  'legal.notice.terms': '接続すると、<terms>利用規約</terms>に同意したことになります',
  'legal.notice.privacy':
    '接続すると、<privacy>プライバシーポリシー</privacy>に同意したことになります',
  'connecting.loadFailedHint': '通信状態を確認するか、ページを再読み込みしてください。',
  'error.INVALID_EMAIL': 'you@example.comのように、メールアドレス全体を入力してください。',
  'error.EMAIL_COOLDOWN': { other: '{count}秒後にもう一度お試しください' },
  'error.FRAME_LOAD_FAILED': 'メールログインを読み込めません',
  'failure.FRAME_LOAD_FAILED':
    'ログインサービスに接続できません。通信状態を確認してから、もう一度お試しください。',
  'error.FRAME_TIMEOUT': '問題が発生しました',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'リクエストは中止されました',
  'error.ACTION_NOT_ALLOWED': 'この操作は許可されていません',
}
