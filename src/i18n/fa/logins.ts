import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'یا',
  'connect.collapsed': 'ادامه با کیف پول',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'ورود با شبکه‌های اجتماعی',
  'social.more': 'شبکه‌های اجتماعی بیشتر',
  'social.continue': 'ادامه با {provider}',
  'email.label': 'ایمیل',
  'email.placeholder': 'you@example.com',
  'email.submit': 'ادامه با ایمیل',
  'email.waiting': 'در حال اتصال به سرویس ورود',
  'email.silent': 'سرویس ورود پاسخ نمی‌دهد. اتصال خود را بررسی کنید یا دوباره امتحان کنید.',
  'email.cancel': 'انصراف',
  'email.hint': 'کدی به ایمیل شما می‌فرستیم. نه به گذرواژه نیاز دارید و نه به کیف پول.',
  'legal.accept.both':
    '<terms>شرایط خدمات</terms> و <privacy>سیاست حریم خصوصی</privacy> را می‌پذیرم',
  'legal.accept.terms': '<terms>شرایط خدمات</terms> را می‌پذیرم',
  'legal.accept.privacy': '<privacy>سیاست حریم خصوصی</privacy> را می‌پذیرم',
  'legal.notice.both':
    'با اتصال، <terms>شرایط خدمات</terms> و <privacy>سیاست حریم خصوصی</privacy> را می‌پذیرید',
  'legal.notice.terms': 'با اتصال، <terms>شرایط خدمات</terms> را می‌پذیرید',
  'legal.notice.privacy': 'با اتصال، <privacy>سیاست حریم خصوصی</privacy> را می‌پذیرید',
  'connecting.loadFailedHint': 'اتصال خود را بررسی کنید یا صفحه را دوباره بارگیری کنید.',
  'error.INVALID_EMAIL': 'آدرس کامل ایمیل را وارد کنید، مانند you@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: '{count} ثانیه دیگر دوباره امتحان کنید',
    other: '{count} ثانیه دیگر دوباره امتحان کنید',
  },
  'error.FRAME_LOAD_FAILED': 'بخش ورود با ایمیل بارگیری نشد',
  'failure.FRAME_LOAD_FAILED':
    'سرویس ورود در دسترس نیست. اتصال خود را بررسی کنید و دوباره امتحان کنید.',
  'error.FRAME_TIMEOUT': 'مشکلی پیش آمد',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'درخواست لغو شد',
  'error.ACTION_NOT_ALLOWED': 'این کار مجاز نیست',
}
