import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'حساب پیدا نشد',
  'error.SHARE_FAILED': 'مرورگر شما اجازهٔ هم‌رسانی نداد',
  'error.NAME_RESOLVE_FAILED': 'جست‌وجوی نام انجام نشد',
  'error.NAME_GATEWAY_FAILED': 'سروری که این نام را نگه می‌دارد پاسخ معتبری نداد',
  'error.NAME_OTHER_FAMILY': 'نام {name} در {family} آدرسی ندارد',
  'error.NAMES_FETCH_FAILED': 'نام‌های این آدرس دریافت نشد',
  'error.NAME_SUGGESTIONS_FAILED': 'پیشنهادهای نام دریافت نشد',
  'error.NAME_REGISTRATION_FAILED': 'نام {name} ثبت نشد',
  'error.NAME_NO_NETWORK': 'شبکه پیدا نشد',
  'error.NAME_NO_ACCOUNT': 'آدرس یا روش ورود پیدا نشد',
  'error.INVALID_CHAIN_ID': 'شناسهٔ زنجیره نامعتبر است',
  'error.SEND_INCOMPLETE': 'مبلغ و آدرس گیرندهٔ معتبر وارد کنید',
  'error.SEND_FAILED': 'مشکلی پیش آمد',
  'error.SOLANA_SEND_FAILED': 'تراکنش ارسال نشد. دوباره امتحان کنید.',
  'error.INSUFFICIENT_FUNDS': 'موجودی {symbol} کافی نیست',
  'error.INSUFFICIENT_GAS': 'موجودی {symbol} برای کارمزد شبکه کافی نیست',
  'error.WALLET_ELSEWHERE': 'کیف پول شما در شبکهٔ دیگری است. آن را به {network} تغییر دهید',
  'error.WALLET_OTHER_ACCOUNT': 'کیف پول شما روی حساب دیگری است. آن را به {address} تغییر دهید',
  'error.TRANSFER_REFUSED': 'توکن {symbol} این انتقال را نپذیرفت',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'گیرنده هنوز در این شبکه حسابی ندارد و {symbol} به‌تنهایی حسابی باز نمی‌کند. اول به {native} نیاز دارد',
  'error.TRANSFER_TOO_SMALL': 'حساب تازه دست‌کم به {amount} نیاز دارد',
  'error.TRANSFER_DUST': 'شبکه پرداخت کمتر از {amount} را نمی‌پذیرد',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'باید دست‌کم {amount} در حساب شما بماند، یا حساب خالی شود. مبلغ کمتری بفرستید، یا همه را بفرستید',
  'error.TRANSACTION_INVALID': 'شبکه تراکنش را نپذیرفت، پس چیزی ارسال نشد: «{reason}»',
  'error.TRANSACTION_REVERTED': 'این تراکنش ناموفق خواهد شد. به گفتهٔ خود قرارداد: «{reason}»',
  'error.TRANSFER_CHANGED':
    'مقدار {symbol} که می‌رسید کمتر از مقدار نشان‌داده‌شده بود. بازبینی را دوباره بخوانید',
  'error.FEE_CHANGED': 'کارمزد شبکه تغییر کرده است. بازبینی را دوباره بخوانید',
  'error.TRANSFER_TAKES_MORE':
    'این انتقال {what} را هم از شما می‌گرفت، یا به کسی اجازهٔ گرفتن آن را می‌داد. چیزی ارسال نشد',
  'error.TRANSFER_LOSES_MORE':
    'مقدار {symbol} که با حساب شما از دست می‌رفت بیشتر از مقدار نشان‌داده‌شده بود. برگردید و دوباره بازبینی کنید',
  'error.TOKEN_UNVERIFIED': 'بررسی مقدار {symbol} با قرارداد آن ممکن نشد. چیزی ارسال نشد',
  'error.RECEIVER_ACCOUNT_TAKEN': 'حساب {symbol} گیرنده متعلق به شخص دیگری است. چیزی ارسال نشد',
  'error.RECEIVER_FROZEN': 'حساب {symbol} گیرنده مسدود است و نمی‌تواند چیزی دریافت کند',
  'error.SENDER_FROZEN': 'حساب {symbol} شما مسدود است و نمی‌توان از آن چیزی ارسال کرد',
  'error.TOKEN_PAUSED': 'همهٔ انتقال‌های {symbol} متوقف شده‌اند. بعداً دوباره امتحان کنید',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} را نمی‌توان به حساب دیگری فرستاد',
  'error.TOKEN_SCALED':
    'کیف پول‌ها مقدار {symbol} را با آنچه شبکه می‌شمارد متفاوت نشان می‌دهند، پس نمی‌توان آن را از اینجا فرستاد',
  'error.MEMO_REQUIRED':
    'گیرنده {symbol} را فقط همراه یادداشت می‌پذیرد. پیوند پرداختی بخواهید که یادداشت داشته باشد',
  'error.SIGNED_DIFFERENTLY':
    'کیف پول شما چیزی غیر از آنچه بازبینی کردید امضا کرد، پس از اینجا چیزی ارسال نشد',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'کیف پول شما این نوع تراکنش را امضا نمی‌کند. آن را به‌روزرسانی کنید یا از کیف پول دیگری استفاده کنید',
  'error.APPROVAL_EXPIRED': 'بیش از یک دقیقه طول کشید، چیزی ارسال نشد. دوباره امتحان کنید',
  'error.FEE_IMPLAUSIBLE':
    'شبکه کارمزدی اعلام کرد که نمی‌تواند درست باشد. چیزی ارسال نشد. بعداً دوباره امتحان کنید',
  'error.TRANSACTION_FAILED': 'تراکنش در شبکه ناموفق شد',
  'error.TRANSACTION_REPLACED': 'تراکنش دیگری جای آن را گرفت. کیف پول خود را بررسی کنید',
  'error.NOT_REPLACEABLE': 'این تراکنش دیگر قابل جایگزینی نیست',
  'error.TRANSACTION_NOT_FOUND': 'شبکه این تراکنش را نمی‌شناسد. کیف پول خود را بررسی کنید',
  'error.TRANSACTION_DIFFERS':
    'کیف پول شما {amount} به {address} فرستاد، نه انتقالی را که بازبینی کردید',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'کیف پول شما چیزی غیر از آنچه بازبینی کردید فرستاد. کیف پول خود را بررسی کنید',
  'error.TRANSACTION_FOREIGN':
    'کیف پول شما تراکنش حساب دیگری را اعلام کرد. کیف پول خود را بررسی کنید',
  'error.TRANSACTION_TAKEN_BACK': 'شبکه تأیید را پس گرفت. تراکنش دوباره در انتظار است',
  'error.CALLS_PARTLY_FAILED': 'بعضی از فراخوانی‌ها ناموفق شد. کیف پول خود را بررسی کنید',
  'error.CALLS_STATUS_UNKNOWN':
    'کیف پول شما نمی‌داند فراخوانی‌ها به کجا رسید. کیف پول خود را بررسی کنید',
  'error.TRANSACTIONS_UNAVAILABLE': 'تراکنش‌ها دریافت نشد',
  'error.SWAP_INIT_FAILED': 'سواپ آماده نشد',
  'error.PRICE_UNAVAILABLE': 'قیمت ارز شبکه دریافت نشد',
  'error.GAS_PRICE_UNSUPPORTED': 'قیمت گس برای این شبکه در دسترس نیست',
  'error.SWAP_UNSUPPORTED': 'سواپ در این شبکه پشتیبانی نمی‌شود',
  'error.INCORRECT_AMOUNT': 'مبلغ نادرست است',
  'error.ALLOWANCE_UNAVAILABLE': 'بررسی مجوز خرج کردن ممکن نشد',
  'error.APPROVAL_BUILD_FAILED': 'تراکنش تأیید ساخته نشد',
  'error.SWAP_BUILD_FAILED': 'تراکنش ساخته نشد',
  'error.SWAP_REFUSED': 'سرویس سواپ با چیزی جز آنچه خواسته بودید پاسخ داد. چیزی امضا نشد.',
  'error.SWAP_SHORTFALL': 'کمتر از {amount} دریافت می‌کردید. چیزی امضا نشد.',
  'error.SWAP_TAKES_MORE':
    'این سواپ {what} را هم از شما می‌گرفت، یا به کسی اجازهٔ گرفتن آن را می‌داد. چیزی امضا نشد.',
  'error.SWAP_PRICE_MOVED': 'قیمت بیش از 1% تغییر کرد',
  'error.SWAP_FAILED': 'خطای تراکنش',
  'error.ONRAMP_NO_ADDRESS': 'آدرسی پیدا نشد',
  'error.ONRAMP_NO_NETWORK': 'شبکه‌ای پیدا نشد',
  'error.ONRAMP_NO_PROJECT_ID': 'شناسهٔ پروژه پیدا نشد',
  'error.LINK_NOT_FOUND': 'پیوندی پیدا نشد',
  'error.BUY_FAILED': 'خرید ناموفق بود',
  'error.PERMISSIONS_UNAVAILABLE': 'خواندن مجوزها ممکن نشد',
  'error.REVOCATION_REFUSED': 'قرارداد این را نمی‌پذیرد، یا چیزی از شما می‌گرفت. چیزی ارسال نشد',
  'error.REVOCATION_FAILED': 'لغو مجوز ممکن نشد',
  'error.SIWX_NO_ACCOUNT': 'حساب متصلی پیدا نشد',
  'error.SIWX_INIT_FAILED': 'هنگام آغاز ورود مشکلی پیش آمد',
  'error.SIWX_FAILED': 'ورود شما انجام نشد',
  'error.SIWX_UNVERIFIED': 'بررسی امضای شما در این لحظه ممکن نشد',
  'error.SIWX_UNCHECKABLE':
    'این نوع امضا در اینجا قابل بررسی نیست. از آدرسی با یک کلید استفاده کنید',
  'error.SIWX_INVALID_SIGNATURE': 'امضا معتبر نیست',
  'error.SIWX_SIGN_OUT_FAILED': 'سایت نتوانست شما را خارج کند',
  'error.SMART_SESSIONS_UNAVAILABLE': 'نشست‌های هوشمند دریافت نشد',
  'error.SMART_SESSION_REVOKE_FAILED': 'لغو مجوز نشست هوشمند ممکن نشد',
}
