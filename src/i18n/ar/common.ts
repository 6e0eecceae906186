import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'رجوع',
  close: 'إغلاق',
  retry: 'إعادة المحاولة',
  reload: 'إعادة التحميل',
  loading: 'جارٍ التحميل',
  'title.Connect': 'ربط المحفظة',
  'title.help': 'ما هي المحفظة؟',
  'account.network': 'الشبكة',
  'connect.wallets': 'المحافظ',
  'connect.on': 'الربط على {family}',
  'connect.allWallets': 'كل المحافظ',
  'connect.haveNoWallet': 'ليست لديك محفظة بعد؟',
  'connect.getStarted': 'ابدأ الآن',
  'connect.empty': 'لا توجد محفظة في هذا المتصفح.',
  'connect.listFailed': 'تعذّر تحميل قائمة المحافظ. لا تزال المحافظ المثبّتة تعمل.',
  'tag.installed': 'مثبّتة',
  'tag.recent': 'حديثة',
  'tag.qrCode': 'رمز QR',
  'tag.multichain': 'متعددة السلاسل',
  'view.loadFailed': 'تعذّر تحميل هذا الجزء. تحقق من اتصالك أو أعد تحميل الصفحة.',
}
