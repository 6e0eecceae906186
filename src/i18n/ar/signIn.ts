import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'تسجيل الدخول',
  'title.SIWXSignMessage': 'تسجيل الدخول',
  'signIn.checking': 'جارٍ التحقق مما إذا كنت قد سجّلت الدخول…',
  'signIn.asks': 'يطلب {app} منك تسجيل الدخول',
  'signIn.prove': 'وقّع رسالة لتثبت أن هذا الحساب لك. لا يكلّف ذلك شيئًا ولا ينقل شيئًا.',
  'signIn.site': 'الموقع',
  'signIn.account': 'الحساب',
  'signIn.network': 'الشبكة',
  'signIn.statement': 'ما توافق عليه',
  'signIn.otherSite': 'هذه الرسالة لموقع غير الموقع الذي أنت فيه ({here}).',
  'signIn.cancelDisconnects':
    'لا يمكنك استخدام {app} دون تسجيل الدخول: زر «إلغاء» يقطع اتصال محفظتك.',
  'signIn.later': 'يمكنك المتابعة دون تسجيل الدخول.',
  'signIn.stay': 'سجّل الدخول أو ألغِ أولًا.',
  'signIn.sign': 'توقيع',
  'signIn.signing': 'جارٍ التوقيع…',
  'signIn.cancel': 'إلغاء',
  'signIn.cancelling': 'جارٍ الإلغاء…',
  'signIn.authenticating': 'جارٍ التحقق من الهوية…',
  'signIn.declined': 'رُفض التوقيع',
  'signIn.smartAccount': 'قد لا يدعم هذا التطبيق الحسابات الذكية',
  'signIn.cannotSign':
    'لا يوقّع هذا الحساب الرسائل. اختر حسابًا آخر في محفظتك، أو ألغِ واربط محفظة أخرى.',
  'signIn.formFirst': 'سجّل الدخول أولًا، ثم أرسل النموذج.',
  'failure.SIWX_NO_ACCOUNT': 'لا يوجد حساب متصل لتسجيل الدخول به. اربط محفظتك من جديد.',
  'failure.SIWX_INIT_FAILED': 'تعذّر بدء تسجيل الدخول. تحقق من اتصالك، ثم اربط المحفظة من جديد.',
  'failure.SIWX_FAILED': 'تعذّر تسجيل دخولك. حاول مرة أخرى.',
  'failure.SIWX_UNVERIFIED': 'لا يمكن التحقق من توقيعك الآن. حاول مرة أخرى بعد قليل.',
  'failure.SIWX_INVALID_SIGNATURE':
    'لا يطابق التوقيع هذا الحساب. وقّع مرة أخرى بالحساب المعروض هنا.',
  'failure.SIWX_SIGN_OUT_FAILED': 'تعذّر على الموقع تسجيل خروجك. حاول مرة أخرى.',
}
