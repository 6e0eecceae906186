import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'עמלת רשת',
  'review.bitcoin.feeOfWallet': 'תוצג בארנק שלכם',
  'review.bitcoin.feeHigh': 'העמלה גבוהה מעשירית מהסכום שנשלח',
  'review.bitcoin.spent': 'מטבעות שלכם',
  'review.bitcoin.others': 'מטבעות של אחרים',
  'review.bitcoin.sender': 'נשלח על ידי',
  'review.bitcoin.byWallet': 'הארנק שלכם',
  'review.bitcoin.byPage': 'האתר הזה או אחרים, בכל זמן בהמשך',
  'review.bitcoin.noValue':
    'אין הוכחה לערך של המטבעות שמוציאים כאן, ולכן לא ניתן לקרוא כאן את העמלה',
  'review.bitcoin.short': 'התשלום גדול ממה שיש כאן, ולכן אחרים צריכים להוסיף מטבעות',
  'review.bitcoin.notSigner': 'העסקה אינה מוציאה מטבעות של החשבון המחובר',
  'review.bitcoin.otherCoin': 'אתם חותמים על מטבעות שאינם של החשבון שהבקשה מציינת',
  'review.bitcoin.unasked': 'הוצאת {value} מהחשבון {account}, אף שהבקשה אינה מבקשת את החתימה הזו',
  'review.bitcoin.ordinals':
    'הוצאת מטבעות של {account} שייתכן שהם נושאים ordinals (אינסקריפציות). ייתכן ש-{value} אלה שווים הרבה יותר',
  'review.bitcoin.back': 'קבלת {value} בכתובת שלכם {to}',
  'review.bitcoin.goes': '{value} עוברים אל {to}, מכל המשתתפים',
  'review.bitcoin.more': {
    one: 'תשלום נוסף אחד, בסך {value}, שאינו מוצג',
    two: 'שני תשלומים נוספים, בסך {value} יחד, שאינם מוצגים',
    other: '{count} תשלומים נוספים, בסך {value} יחד, שאינם מוצגים',
  },
  'review.bitcoin.script': 'שליחת {value} לסקריפט שלא ניתן לקרוא כאן: {script}',
  'review.bitcoin.burn': 'השמדת {value}',
  'review.bitcoin.note': 'כתיבת הערה בשרשרת: {text}',
  'review.bitcoin.data':
    'כתיבת נתונים בשרשרת שלא ניתן לקרוא כאן. ייתכן שהם מעבירים טוקנים (כגון runes)',
  'review.bitcoin.sighash.none':
    'מתן רשות למי שבידו החתימה להחליט לאן ילכו המטבעות שלכם: החתימה אינה מכסה אף תשלום',
  'review.bitcoin.sighash.single':
    'מתן רשות לאחרים לשנות הכול מלבד תשלום אחד: {value} אל {to}. שאר המטבעות שלכם יכולים להגיע לכל מקום',
  'review.bitcoin.sighash.anyone': 'מתן רשות לאחרים להוסיף לכך מטבעות אחרי שתחתמו',
  'review.bitcoin.sighash.unknown':
    'חתימה באופן חריג: לא ניתן לקרוא כאן מה אחרים יוכלו לשנות לאחר מכן',
}
