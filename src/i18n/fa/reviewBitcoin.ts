import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'کارمزد شبکه',
  'review.bitcoin.feeOfWallet': 'کیف پول شما نشان می‌دهد',
  'review.bitcoin.feeHigh': 'کارمزد بیش از یک‌دهم مبلغ ارسالی است',
  'review.bitcoin.spent': 'سکه‌های شما',
  'review.bitcoin.others': 'سکه‌های دیگران',
  'review.bitcoin.sender': 'فرستنده',
  'review.bitcoin.byWallet': 'کیف پول شما',
  'review.bitcoin.byPage': 'این سایت یا دیگران، هر زمان بعد از این',
  'review.bitcoin.noValue':
    'ارزش آنچه اینجا خرج می‌شود اثبات نشده است، پس کارمزد در اینجا قابل خواندن نیست',
  'review.bitcoin.short': 'این بیش از آنچه دارد می‌پردازد، پس دیگران باید سکه اضافه کنند',
  'review.bitcoin.notSigner': 'این هیچ سکه‌ای از حساب متصل خرج نمی‌کند',
  'review.bitcoin.otherCoin': 'برای سکه‌هایی امضا می‌کنید که مال حساب نام‌برده در درخواست نیست',
  'review.bitcoin.unasked': 'خرج کردن {value} از {account}، با آنکه درخواست آن امضا را نمی‌خواهد',
  'review.bitcoin.ordinals':
    'خرج کردن سکه‌هایی از {account} که ممکن است ordinals (اینسکریپشن) داشته باشند. این {value} ممکن است بسیار بیشتر بیارزد',
  'review.bitcoin.back': 'گرفتن {value} در آدرس شما {to}',
  'review.bitcoin.goes': '{value} به {to} می‌رود، از همهٔ شرکت‌کنندگان',
  'review.bitcoin.more': {
    one: '{count} پرداخت دیگر، به مبلغ {value}، که نشان داده نشده است',
    other: '{count} پرداخت دیگر، روی هم {value}، که نشان داده نشده است',
  },
  'review.bitcoin.script': 'ارسال {value} به اسکریپتی که در اینجا قابل خواندن نیست: {script}',
  'review.bitcoin.burn': 'نابود کردن {value}',
  'review.bitcoin.note': 'نوشتن یادداشتی در زنجیره: {text}',
  'review.bitcoin.data':
    'نوشتن داده‌ای در زنجیره که در اینجا قابل خواندن نیست. ممکن است توکن‌هایی را جابه‌جا کند (مانند runes)',
  'review.bitcoin.sighash.none':
    'اجازه به دارندهٔ امضا برای تعیین مقصد سکه‌های شما: امضا هیچ پرداختی را در بر نمی‌گیرد',
  'review.bitcoin.sighash.single':
    'اجازه به دیگران برای تغییر همه چیز جز یک پرداخت: {value} به {to}. بقیهٔ سکه‌های شما می‌تواند به هر جایی برود',
  'review.bitcoin.sighash.anyone': 'اجازه به دیگران برای افزودن سکه به این، پس از امضای شما',
  'review.bitcoin.sighash.unknown':
    'امضا به شیوه‌ای نامعمول: آنچه دیگران بعداً می‌توانند تغییر دهند در اینجا قابل خواندن نیست',
}
