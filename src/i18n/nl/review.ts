import type { TextsOf } from '../catalogue.ts'

export const review: TextsOf<'review'> = {
  'review.heading.unread': '{app} vraagt om iets wat hier niet te lezen is',
  'review.otherChain': 'Hierin staat een ander netwerk dan dat waarop u bent: {chain}',
  'review.otherAccount': 'Hierin staat een account dat niet verbonden is: {address}',
  'review.heading.transaction': '{app} vraagt om een transactie',
  'review.heading.transactions': {
    one: '{app} vraagt om één transactie',
    other: '{app} vraagt om {count} transacties',
  },
  'review.heading.message': '{app} vraagt om een handtekening',
  'review.heading.signIn': '{app} vraagt u om in te loggen',
  'review.message': 'Deze tekst ondertekenen',
  'review.message.hash':
    'Een hash ondertekenen. Die kan voor van alles staan, en waarvoor is hier niet te lezen',
  'review.message.transaction':
    'Iets ondertekenen wat op een transactie lijkt: het is hier niet te lezen',
  'review.message.bytes':
    'Gegevens ondertekenen die geen tekst zijn: wat ze betekenen is hier niet te lezen',
  'review.message.hidden': 'De tekst bevat tekens die u niet kunt zien. Ze verschijnen als �',
  'review.message.long': 'De tekst is te lang om helemaal te tonen',
  'review.signIn': 'Met dit account inloggen op een website',
  'review.signIn.domain': 'Website',
  'review.signIn.malformed': 'Dit lijkt op inloggen, maar niet in de vorm van de standaard',
  'review.signIn.otherDomain': 'Hiermee logt u in op een andere website dan deze: {domain}',
  'review.signIn.otherUri': 'Hierin staat een adres dat niet van deze website is: {uri}',
  'review.signIn.expired': 'Deze inlogpoging is verlopen',
  'review.until': 'Einddatum: {date}',
  'review.never': 'geen',
  'review.raw': 'Verzoek',
  'review.details': 'Details',
  'review.unread': 'Niet gelezen',
  'review.unsigned': 'Niet ondertekend',
  'review.notRead': 'Delen van dit verzoek die we niet lezen',
  'review.heading.calls': {
    one: '{app} vraagt om één aanroep',
    other: '{app} vraagt om {count} aanroepen',
  },
  'review.amount': '{amount}',
  'review.item': 'Object {item} van een collectie',
  'review.itemCount': 'Object {item}: {count}',
  'review.newOwner': '{owner} eigenaar van dit contract maken',
  'review.approve.item': '{spender} toestaan om object {item} te nemen',
  'review.changes': 'Wat het zal veranderen',
  'review.changes.pending': 'Nog niet geprobeerd…',
  'review.changes.none': 'Niets van wat u hebt verandert',
  'review.changes.fails': 'Dit zou nu mislukken en alleen de netwerkkosten kosten',
  'review.changes.unknown': 'Dit kan hier niet vooraf worden geprobeerd',
  'review.gives': 'U geeft',
  'review.gets': 'U krijgt',
  'review.leaves': 'Daarna',
  'review.list': 'Wat ze doen',
  'review.pay': '{value} verzenden naar {to}',
  'review.pay.nothing': '{to} aanroepen zonder iets te verzenden',
  'review.transfer': '{amount} verzenden naar {receiver}',
  'review.move': '{amount} verplaatsen van {owner} naar {receiver}',
  'review.approve': '{spender} toestaan om tot {amount} van uw saldo uit te geven',
  'review.approve.unlimited':
    '{spender} toestaan om al uw {symbol} uit te geven, nu en later: geen limiet',
  'review.approve.none': '{spender} niet langer toestaan om uw {symbol} uit te geven',
  'review.approve.unread':
    '{spender} toestaan om tot {amount} van de kleinste eenheid van dit token uit te geven of, als dit een collectie is, object {amount} te nemen',
  'review.approve.unread.unlimited':
    '{spender} toestaan om alles wat u van dit token hebt uit te geven, nu en later, zonder limiet of, als dit een collectie is, er een object van te nemen',
  'review.increase': '{spender} toestaan om {amount} extra van uw saldo uit te geven',
  'review.increase.unread':
    '{spender} toestaan om {amount} extra van de kleinste eenheid van dit token uit te geven',
  'review.approveAll':
    '{spender} toestaan om elk object te nemen dat u van deze collectie hebt, nu en later',
  'review.approveAll.none':
    '{spender} niet langer toestaan om objecten van deze collectie te nemen',
  'review.unknown': 'Een contract aanroepen: wat dit doet is hier niet te lezen',
  'review.andPays': 'Er wordt ook {value} verzonden.',
  'review.extras': 'Het bevat instructies voor uw wallet die hier niet te lezen zijn.',
  'review.extras.batch':
    'Het verzoek bevat instructies voor uw wallet die hier niet te lezen zijn.',
  'review.unreadAmount':
    '{amount} van de kleinste eenheid van dit token (of object {amount}, als dit een collectie is)',
  'review.tokens': { one: '{amount} token', other: '{amount} tokens' },
  'review.unknownToken': 'tokens met onbekende naam',
  'review.contract': 'Contract',
  'review.reading': 'De tokens worden opgezocht…',
  'review.network': 'Netwerk',
  'review.account': 'Account',
  'review.together': 'Samen',
  'review.atomic': 'Alles of niets',
  'review.separate': 'Sommige kunnen gebeuren en andere mislukken',
  'review.cancel': 'Annuleren',
  'review.declineAll': { one: 'Eén verzoek afwijzen', other: 'Alle {count} verzoeken afwijzen' },
  'review.continue': 'Doorgaan',
  'review.upgrade':
    'Uw wallet kan vragen om dit account te upgraden naar een smart account (EIP-7702).',
  'review.upgrade.text':
    'Een contract dat uw wallet kiest, voert uw aanroepen dan samen uit, ook later. Uw adres en wat erop staat blijven hetzelfde. U kunt de upgrade in uw wallet ongedaan maken.',
  'review.next': 'Hierna vraagt uw wallet u om te bevestigen.',
}
