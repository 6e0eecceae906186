import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'کارمزد به‌طور نامعمولی زیاد است',
  'review.eip155.fee': 'کارمزد شبکه، حداکثر',
  'review.heading.grant': '{app} می‌خواهد به جای شما عمل کند',
  'review.grant': 'اجازه به {holder} برای عمل کردن به جای حساب شما، بدون پرسیدن هر بار',
  'review.grant.endless': 'تاریخ پایانی ذکر نشده است.',
  'review.typed.unread': 'امضای داده برای یک قرارداد: کار آن در اینجا قابل خواندن نیست',
  'review.witness': 'شرطی دارد که در اینجا قابل خواندن نیست.',
  'review.domain.noContract': 'گفته نشده که این برای کدام قرارداد است',
  'review.domain.badContract': 'آدرس قرارداد نامعتبر است: {contract}',
  'review.domain.ownAccount': 'این برای حساب خود شماست، گویی که قرارداد باشد',
  'review.domain.noChain':
    'گفته نشده که این برای کدام شبکه است، پس ممکن است در شبکه‌های دیگر هم معتبر باشد',
  'review.transferByOther':
    'اجازه به هر کسی که امضا را دارد تا {amount} از دارایی شما را به {receiver} بفرستد، بدون تراکنشی از شما',
  'review.order.give': 'می‌دهید، اگر کسی سفارش را بپذیرد',
  'review.order.get': 'می‌گیرید',
  'review.order.nothing': 'چیزی نمی‌گیرید',
  'review.order.anyItem': 'هر آیتمی از یک مجموعه',
  'review.safe': 'تأیید تراکنشی از یک Safe',
  'review.forwarded': 'اجازه به دیگری برای ارسال این فراخوانی به جای شما',
  'review.votes': 'دادن رأی‌های شما به {delegate}',
  'review.delegation': 'اجازه به {delegate} برای عمل کردن به جای حساب شما (ERC-7710)',
  'review.delegation.limits': {
    one: '{count} محدودیت دارد که در اینجا قابل خواندن نیست.',
    other: '{count} محدودیت دارد که در اینجا قابل خواندن نیست.',
  },
  'review.delegation.noLimits': 'بدون هیچ محدودیتی.',
  'review.moveItem': 'انتقال آیتم {item} از یک مجموعه، از {owner} به {receiver}',
  'review.moveItems': 'انتقال آیتم‌هایی از یک مجموعه، از {owner} به {receiver}',
  'review.inner': 'فراخوانی قراردادی که این فراخوانی‌ها را انجام می‌دهد',
  'review.delegateCall': 'اجازه به کد قراردادی دیگر تا مانند این قرارداد عمل کند',
  'review.hidden':
    'فراخوانی یک قرارداد: کار آن در اینجا قابل خواندن نیست، اما چیزی شبیه مجوز خرج کردن یا انتقال در آن هست',
  'review.odd': 'فراخوانی به شکلی نامعمول: کار آن در اینجا قابل خواندن نیست',
  'review.creates': 'ساختن یک قرارداد: کار آن در اینجا قابل خواندن نیست',
  'review.delegate':
    'اجازه به کد {delegate} تا مانند حساب شما عمل کند (EIP-7702)، با همهٔ آنچه در حساب است',
  'review.delegate.none': 'پایان دادن به کدی که مانند حساب شما عمل می‌کند (EIP-7702)',
  'review.everyChain': 'در همهٔ شبکه‌ها.',
  'review.onChain': 'در شبکهٔ {chain}.',
  'review.digest.domain': 'هش دامنه (EIP-712)',
  'review.digest.struct': 'هش پیام (EIP-712)',
  'review.digest.typed': 'هش نهایی (EIP-712)',
  'review.digest.message': 'هش پیام (ERC-191)',
  'review.digest.calldata': 'چکیدهٔ دادهٔ فراخوانی (پیش‌نویس ERC-8213)',
}
