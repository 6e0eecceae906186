import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'فرمان ناشناخته',
  'error.UNKNOWN_VIEW': 'نمای ناشناخته',
  'error.INVALID_VIEW_DATA': 'این مورد داده نشده است: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX فعال نیست',
  'error.NOT_ENABLED': 'فعال نیست: {what}',
  'error.USER_REJECTED': 'درخواست در کیف پول رد شد',
  'error.WALLET_NOT_FOUND': 'کیف پول {wallet} پیدا نشد',
  'error.WALLET_TIMEOUT': 'پاسخی از {wallet} نرسید',
  'error.WALLET_UNREACHABLE':
    'کیف پول شما به‌روزرسانی یا دوباره راه‌اندازی شده است. صفحه را دوباره بارگیری کنید',
  'error.WALLET_INVALID_RESPONSE': 'کیف پول پاسخی غیرمنتظره فرستاد',
  'error.WALLET_ERROR': 'کیف پول خطایی گزارش کرد',
  'error.REQUEST_PENDING': 'یک درخواست قبلی هنوز در کیف پول شما باز است. اول به آن پاسخ دهید',
  'error.CONNECTION_FAILED': 'اتصال به کیف پول ممکن نشد',
  'error.DISCONNECT_FAILED': 'قطع اتصال انجام نشد',
  'error.NOT_CONNECTED': 'هیچ کیف پولی متصل نیست',
  'error.PAIRING_EXPIRED': 'درخواست اتصال منقضی شد',
  'error.RELAY_UNREACHABLE': 'WalletConnect در دسترس نیست',
  'error.SWITCH_FAILED': 'کیف پول شبکه را تغییر نداد',
  'error.NETWORK_NOT_APPROVED':
    'کیف پول این شبکه را تأیید نکرد. اتصال را قطع کنید، دوباره متصل شوید و در کیف پول به آن اجازه دهید.',
  'error.RPC_ERROR': 'شبکه درخواست را نپذیرفت',
  'error.RPC_TIMEOUT': 'شبکه به‌موقع پاسخ نداد',
  'error.COPY_FAILED': 'کپی انجام نشد',
  'error.POPUP_BLOCKED':
    'مرورگر شما پنجره را مسدود کرد. پنجره‌های بازشو را مجاز کنید و دوباره امتحان کنید.',
  'error.SOCIAL_URI_MISSING': 'ورود آغاز نشد',
  'error.SOCIAL_TIMEOUT': 'ورود بیش از حد طول کشید',
  'error.UNTRUSTED_ORIGIN': 'پاسخ ورود از سایتی غیرمنتظره آمد و ورود متوقف شد',
  'error.UNSUPPORTED_CHAIN': 'زنجیره پشتیبانی نمی‌شود',
}
