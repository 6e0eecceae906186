import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Netzwerkgebühr',
  'review.bitcoin.feeOfWallet': 'Nennt Ihre Wallet',
  'review.bitcoin.feeHigh': 'Die Gebühr ist mehr als ein Zehntel dessen, was gesendet wird',
  'review.bitcoin.spent': 'Coins von Ihnen',
  'review.bitcoin.others': 'Coins von anderen',
  'review.bitcoin.sender': 'Gesendet von',
  'review.bitcoin.byWallet': 'Ihre Wallet',
  'review.bitcoin.byPage': 'Diese Website oder andere, zu jedem späteren Zeitpunkt',
  'review.bitcoin.noValue':
    'Der Wert dessen, was hier ausgegeben wird, ist nicht belegt, daher ist die Gebühr hier nicht lesbar',
  'review.bitcoin.short':
    'Hier wird mehr gezahlt als vorhanden ist, daher müssen andere Coins beisteuern',
  'review.bitcoin.notSigner': 'Hier werden keine Coins des verbundenen Kontos ausgegeben',
  'review.bitcoin.otherCoin': 'Sie signieren für Coins, die nicht dem genannten Konto gehören',
  'review.bitcoin.unasked':
    '{value} von {account} ausgeben, obwohl die Anfrage nicht um diese Signatur bittet',
  'review.bitcoin.ordinals':
    'Coins von {account} ausgeben, die Ordinals (Inscriptions) tragen können. Deren {value} können viel mehr wert sein',
  'review.bitcoin.back': '{value} an Ihrer Adresse {to} erhalten',
  'review.bitcoin.goes': '{value} gehen an {to}, von allen Beteiligten',
  'review.bitcoin.more': {
    one: '{count} weitere Zahlung, über {value}, die nicht angezeigt wird',
    other: '{count} weitere Zahlungen, zusammen {value}, die nicht angezeigt werden',
  },
  'review.bitcoin.script': '{value} an ein Skript senden, das hier nicht lesbar ist: {script}',
  'review.bitcoin.burn': '{value} vernichten',
  'review.bitcoin.note': 'Eine Notiz in die Blockchain schreiben: {text}',
  'review.bitcoin.data':
    'Daten in die Blockchain schreiben, die hier nicht lesbar sind. Diese Daten können Token (etwa Runes) bewegen',
  'review.bitcoin.sighash.none':
    'Jeden, der die Signatur hat, entscheiden lassen, wohin Ihre Coins gehen: Sie deckt keine Zahlung ab',
  'review.bitcoin.sighash.single':
    'Andere alles ändern lassen außer einer Zahlung: {value} an {to}. Der Rest Ihrer Coins kann überallhin gehen',
  'review.bitcoin.sighash.anyone':
    'Andere hier Coins hinzufügen lassen, nachdem Sie signiert haben',
  'review.bitcoin.sighash.unknown':
    'Auf ungewöhnliche Weise signieren: Was andere danach ändern können, ist hier nicht lesbar',
}
