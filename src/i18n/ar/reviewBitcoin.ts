import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'رسوم الشبكة',
  'review.bitcoin.feeOfWallet': 'ستعرضها محفظتك',
  'review.bitcoin.feeHigh': 'الرسوم أكثر من عُشر المبلغ المرسل',
  'review.bitcoin.spent': 'عملاتك',
  'review.bitcoin.others': 'عملات الآخرين',
  'review.bitcoin.sender': 'المُرسِل',
  'review.bitcoin.byWallet': 'محفظتك',
  'review.bitcoin.byPage': 'هذا الموقع أو آخرون، في أي وقت لاحق',
  'review.bitcoin.noValue': 'قيمة ما يُنفَق هنا غير مثبتة، لذا لا يمكن قراءة الرسوم هنا',
  'review.bitcoin.short': 'يدفع هذا أكثر مما فيه، لذا على آخرين إضافة عملات',
  'review.bitcoin.notSigner': 'لا ينفق هذا أي عملات من الحساب المتصل',
  'review.bitcoin.otherCoin': 'توقّع على عملات ليست عملات الحساب الذي يذكره الطلب',
  'review.bitcoin.unasked': 'إنفاق {value} من {account}، مع أن الطلب لا يطلب ذلك التوقيع',
  'review.bitcoin.ordinals':
    'إنفاق عملات من {account} قد تحمل ordinals (نقوشًا). قد تساوي {value} هذه أكثر بكثير',
  'review.bitcoin.back': 'تلقّي {value} على عنوانك {to}',
  'review.bitcoin.goes': 'يذهب {value} إلى {to}، من جميع المشاركين',
  'review.bitcoin.more': {
    zero: '{count} دفعة أخرى، مجموعها {value}، غير معروضة',
    one: 'دفعة أخرى، قدرها {value}، غير معروضة',
    two: 'دفعتان أخريان، مجموعهما {value}، غير معروضتين',
    few: '{count} دفعات أخرى، مجموعها {value}، غير معروضة',
    many: '{count} دفعة أخرى، مجموعها {value}، غير معروضة',
    other: '{count} دفعة أخرى، مجموعها {value}، غير معروضة',
  },
  'review.bitcoin.script': 'إرسال {value} إلى سكربت لا يمكن قراءته هنا: {script}',
  'review.bitcoin.burn': 'إتلاف {value}',
  'review.bitcoin.note': 'كتابة ملاحظة في السلسلة: {text}',
  'review.bitcoin.data':
    'كتابة بيانات في السلسلة لا يمكن قراءتها هنا. قد تنقل عملات رمزية (مثل runes)',
  'review.bitcoin.sighash.none':
    'السماح لمن يملك التوقيع بتحديد وجهة عملاتك: التوقيع لا يشمل أي دفعة',
  'review.bitcoin.sighash.single':
    'السماح للآخرين بتغيير كل شيء عدا دفعة واحدة: {value} إلى {to}. قد تذهب بقية عملاتك إلى أي جهة',
  'review.bitcoin.sighash.anyone': 'السماح للآخرين بإضافة عملات إلى هذه المعاملة بعد أن توقّع',
  'review.bitcoin.sighash.unknown':
    'التوقيع بطريقة غير معتادة: لا يمكن هنا قراءة ما يستطيع الآخرون تغييره بعد ذلك',
}
