import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'ورود',
  'title.SIWXSignMessage': 'ورود',
  'signIn.checking': 'در حال بررسی ورود شما…',
  'signIn.asks': '{app} از شما می‌خواهد وارد شوید',
  'signIn.prove':
    'پیامی را امضا کنید تا نشان دهید این حساب مال شماست. هزینه‌ای ندارد و چیزی را جابه‌جا نمی‌کند.',
  'signIn.site': 'سایت',
  'signIn.account': 'حساب',
  'signIn.network': 'شبکه',
  'signIn.statement': 'آنچه می‌پذیرید',
  'signIn.otherSite': 'این پیام برای سایتی جز سایت فعلی شما ({here}) است.',
  'signIn.cancelDisconnects':
    'بدون ورود نمی‌توانید از {app} استفاده کنید: «انصراف» اتصال کیف پول شما را قطع می‌کند.',
  'signIn.later': 'می‌توانید بدون ورود ادامه دهید.',
  'signIn.stay': 'اول وارد شوید یا انصراف دهید.',
  'signIn.sign': 'امضا',
  'signIn.signing': 'در حال امضا…',
  'signIn.cancel': 'انصراف',
  'signIn.cancelling': 'در حال انصراف…',
  'signIn.authenticating': 'در حال احراز هویت…',
  'signIn.declined': 'امضا رد شد',
  'signIn.smartAccount': 'ممکن است این برنامه از حساب‌های هوشمند پشتیبانی نکند',
  'signIn.cannotSign':
    'این حساب پیامی را امضا نمی‌کند. در کیف پول خود حساب دیگری انتخاب کنید، یا لغو کنید و کیف پول دیگری متصل کنید.',
  'signIn.formFirst': 'اول وارد شوید، سپس فرم را بفرستید.',
  'failure.SIWX_NO_ACCOUNT': 'حساب متصلی برای ورود نیست. کیف پول خود را دوباره متصل کنید.',
  'failure.SIWX_INIT_FAILED': 'ورود آغاز نشد. اتصال خود را بررسی کنید و دوباره متصل شوید.',
  'failure.SIWX_FAILED': 'ورود شما انجام نشد. دوباره امتحان کنید.',
  'failure.SIWX_UNVERIFIED':
    'در این لحظه نمی‌توان امضای شما را بررسی کرد. کمی بعد دوباره امتحان کنید.',
  'failure.SIWX_INVALID_SIGNATURE':
    'امضا با این حساب مطابقت ندارد. با حسابی که اینجا نشان داده شده دوباره امضا کنید.',
  'failure.SIWX_SIGN_OUT_FAILED': 'سایت نتوانست شما را خارج کند. دوباره امتحان کنید.',
}
