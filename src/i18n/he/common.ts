import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'חזרה',
  close: 'סגירה',
  retry: 'ניסיון נוסף',
  reload: 'טעינה מחדש',
  loading: 'בטעינה',
  'title.Connect': 'חיבור ארנק',
  'title.help': 'מהו ארנק?',
  'account.network': 'רשת',
  'connect.wallets': 'ארנקים',
  'connect.on': 'חיבור ב-{family}',
  'connect.allWallets': 'כל הארנקים',
  'connect.haveNoWallet': 'עדיין אין לכם ארנק?',
  'connect.getStarted': 'מתחילים כאן',
  'connect.empty': 'אין ארנק בדפדפן הזה.',
  'connect.listFailed': 'לא היה ניתן לטעון את רשימת הארנקים. ארנקים מותקנים ממשיכים לפעול.',
  'tag.installed': 'מותקן',
  'tag.recent': 'אחרון',
  'tag.qrCode': 'קוד QR',
  'tag.multichain': 'רב־שרשרתי',
  'view.loadFailed': 'לא היה ניתן לטעון את החלק הזה. בדקו את החיבור או טענו את הדף מחדש.',
}
