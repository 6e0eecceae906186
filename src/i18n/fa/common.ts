import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'بازگشت',
  close: 'بستن',
  retry: 'تلاش دوباره',
  reload: 'بارگیری دوباره',
  loading: 'در حال بارگیری',
  'title.Connect': 'اتصال کیف پول',
  'title.help': 'کیف پول چیست؟',
  'account.network': 'شبکه',
  'connect.wallets': 'کیف پول‌ها',
  'connect.on': 'اتصال در {family}',
  'connect.allWallets': 'همهٔ کیف پول‌ها',
  'connect.haveNoWallet': 'هنوز کیف پول ندارید؟',
  'connect.getStarted': 'شروع کنید',
  'connect.empty': 'هیچ کیف پولی در این مرورگر نیست.',
  'connect.listFailed': 'فهرست کیف پول‌ها بارگیری نشد. کیف پول‌های نصب‌شده همچنان کار می‌کنند.',
  'tag.installed': 'نصب‌شده',
  'tag.recent': 'اخیر',
  'tag.qrCode': 'کد QR',
  'tag.multichain': 'چندزنجیره‌ای',
  'view.loadFailed': 'این بخش بارگیری نشد. اتصال خود را بررسی کنید یا صفحه را دوباره بارگیری کنید.',
}
