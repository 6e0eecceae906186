import type { TextsOf } from '../catalogue.ts'

export const review: TextsOf<'review'> = {
  'review.heading.unread': '{app} bittet um etwas, das hier nicht gelesen werden kann',
  'review.otherChain': 'Hier ist ein anderes Netzwerk genannt als das, auf dem Sie sind: {chain}',
  'review.otherAccount': 'Hier ist ein Konto genannt, das nicht verbunden ist: {address}',
  'review.heading.transaction': '{app} bittet um eine Transaktion',
  'review.heading.transactions': {
    one: '{app} bittet um eine Transaktion',
    other: '{app} bittet um {count} Transaktionen',
  },
  'review.heading.message': '{app} bittet um eine Signatur',
  'review.heading.signIn': '{app} bittet Sie, sich anzumelden',
  'review.message': 'Diesen Text signieren',
  'review.message.hash':
    'Einen Hash signieren. Er kann für alles Mögliche stehen, und wofür, ist hier nicht lesbar',
  'review.message.transaction':
    'Etwas signieren, das wie eine Transaktion aussieht: Hier ist es nicht lesbar',
  'review.message.bytes':
    'Daten signieren, die kein Text sind: Was sie bedeuten, ist hier nicht lesbar',
  'review.message.hidden':
    'Der Text enthält Zeichen, die Sie nicht sehen können. Diese erscheinen als �',
  'review.message.long': 'Der Text ist zu lang, um ihn ganz zu zeigen',
  'review.signIn': 'Sich mit diesem Konto bei einer Website anmelden',
  'review.signIn.domain': 'Website',
  'review.signIn.malformed':
    'Das sieht wie eine Anmeldung aus, hat aber nicht die Form des Standards',
  'review.signIn.otherDomain': 'Das meldet Sie bei einer anderen Website als dieser an: {domain}',
  'review.signIn.otherUri':
    'Hier ist eine Adresse genannt, die nicht die dieser Website ist: {uri}',
  'review.signIn.expired': 'Diese Anmeldung ist abgelaufen',
  'review.until': 'Enddatum: {date}',
  'review.never': 'keines',
  'review.raw': 'Anfrage',
  'review.details': 'Details',
  'review.unread': 'Nicht gelesen',
  'review.unsigned': 'Nicht signiert',
  'review.notRead': 'Teile dieser Anfrage, die wir nicht lesen',
  'review.heading.calls': {
    one: '{app} bittet um einen Aufruf',
    other: '{app} bittet um {count} Aufrufe',
  },
  'review.amount': '{amount}',
  'review.item': 'Objekt {item} einer Sammlung',
  'review.itemCount': 'Objekt {item}: {count}',
  'review.newOwner': '{owner} zum Eigentümer dieses Contracts machen',
  'review.approve.item': '{spender} erlauben, Objekt {item} zu nehmen',
  'review.changes': 'Was sich ändern wird',
  'review.changes.pending': 'Noch nicht getestet …',
  'review.changes.none': 'Nichts, was Sie haben, ändert sich',
  'review.changes.fails': 'Das würde jetzt fehlschlagen und nur die Netzwerkgebühr kosten',
  'review.changes.unknown': 'Das kann hier nicht vorab getestet werden',
  'review.gives': 'Sie geben',
  'review.gets': 'Sie erhalten',
  'review.leaves': 'Danach',
  'review.list': 'Was sie bewirken',
  'review.pay': '{value} an {to} senden',
  'review.pay.nothing': '{to} aufrufen, ohne etwas zu senden',
  'review.transfer': '{amount} an {receiver} senden',
  'review.move': '{amount} von {owner} an {receiver} übertragen',
  'review.approve': '{spender} erlauben, bis zu {amount} aus Ihrem Guthaben auszugeben',
  'review.approve.unlimited':
    '{spender} erlauben, alle Ihre {symbol} auszugeben, jetzt und später: kein Limit',
  'review.approve.none': '{spender} nicht mehr erlauben, Ihre {symbol} auszugeben',
  'review.approve.unread':
    '{spender} erlauben, bis zu {amount} der kleinsten Einheit dieses Tokens auszugeben oder, falls dies eine Sammlung ist, Objekt {amount} zu nehmen',
  'review.approve.unread.unlimited':
    '{spender} erlauben, alles auszugeben, was Sie von diesem Token haben, jetzt und später, ohne Limit, oder, falls dies eine Sammlung ist, ein Objekt davon zu nehmen',
  'review.increase': '{spender} erlauben, zusätzlich {amount} aus Ihrem Guthaben auszugeben',
  'review.increase.unread':
    '{spender} erlauben, zusätzlich {amount} der kleinsten Einheit dieses Tokens auszugeben',
  'review.approveAll':
    '{spender} erlauben, jedes Objekt zu nehmen, das Sie von dieser Sammlung haben, jetzt und später',
  'review.approveAll.none': '{spender} nicht mehr erlauben, Objekte dieser Sammlung zu nehmen',
  'review.unknown': 'Einen Contract aufrufen: Was das bewirkt, ist hier nicht lesbar',
  'review.andPays': 'Dabei werden auch {value} gesendet.',
  'review.extras': 'Enthalten sind Anweisungen für Ihre Wallet, die hier nicht lesbar sind.',
  'review.extras.batch':
    'Die Anfrage enthält Anweisungen für Ihre Wallet, die hier nicht lesbar sind.',
  'review.unreadAmount':
    '{amount} der kleinsten Einheit dieses Tokens (oder Objekt {amount}, falls dies eine Sammlung ist)',
  'review.tokens': { one: '{amount} Token', other: '{amount} Token' },
  'review.unknownToken': 'Token mit unbekanntem Namen',
  'review.contract': 'Contract',
  'review.reading': 'Die Token werden nachgeschlagen …',
  'review.network': 'Netzwerk',
  'review.account': 'Konto',
  'review.together': 'Zusammen',
  'review.atomic': 'Alles oder nichts',
  'review.separate': 'Einige können ausgeführt werden und andere fehlschlagen',
  'review.cancel': 'Abbrechen',
  'review.declineAll': { one: 'Eine Anfrage ablehnen', other: 'Alle {count} Anfragen ablehnen' },
  'review.continue': 'Weiter',
  'review.upgrade':
    'Ihre Wallet fragt vielleicht, ob dieses Konto zu einem Smart-Konto werden soll (EIP-7702).',
  'review.upgrade.text':
    'Ein Contract, den Ihre Wallet wählt, führt dann Ihre Aufrufe zusammen aus, auch später. Ihre Adresse und was sie enthält bleiben gleich. Sie können das in Ihrer Wallet rückgängig machen.',
  'review.next': 'Als Nächstes bittet Ihre Wallet Sie um Bestätigung.',
}
