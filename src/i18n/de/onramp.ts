import type { TextsOf } from '../catalogue.ts'

export const onramp: TextsOf<'onramp'> = {
  'title.OnRampProviders': 'Anbieter wählen',
  'title.OnRampTokenSelect': 'Token wählen',
  'title.OnRampFiatSelect': 'Währung wählen',
  'title.OnRampActivity': 'Aktivität',
  'title.BuyInProgress': 'Kaufen',
  'title.WhatIsABuy': 'Was heißt Kaufen?',
  'onramp.amount': 'Betrag',
  'onramp.presets': 'Schnellauswahl',
  'onramp.chooseCurrency': '{currency}, andere Währung wählen',
  'onramp.chooseToken': '{symbol}, anderes Token wählen',
  'onramp.limit.card': 'Zwischen {min} und {max} per Karte',
  'onramp.limit.bank': 'Zwischen {min} und {max} per Banküberweisung',
  'onramp.limit.other': 'Zwischen {min} und {max}',
  'onramp.beyond.card': 'Per Karte sind zwischen {min} und {max} möglich',
  'onramp.beyond.bank': 'Per Banküberweisung sind zwischen {min} und {max} möglich',
  'onramp.beyond.other': 'Möglich sind zwischen {min} und {max}',
  'onramp.buy': 'Sie kaufen',
  'onramp.on': 'Kommt an auf',
  'onramp.elsewhere':
    '{provider} liefert nicht auf {network}. Was Sie kaufen, kommt auf {delivery} an, an derselben Adresse.',
  'onramp.nowhere': '{provider} liefert nicht auf {network}, und Ihr Konto ist nur auf {network}.',
  'onramp.price': 'Preis',
  'onramp.pay': 'Sie zahlen',
  'onramp.fees': 'Gebühren, enthalten',
  'onramp.get': 'Sie erhalten etwa',
  'onramp.pricing': 'Preis wird geholt',
  'onramp.noPrice': 'Der Anbieter zeigt den Preis',
  'onramp.estimate':
    'Eine Schätzung: {provider} hat sie nicht bestätigt und zeigt den Preis, bevor Sie zahlen.',
  'onramp.providers': 'Anbieter',
  'onramp.continue': 'Weiter zu {provider}',
  'onramp.wrongAmount': 'Betrag ändern',
  'onramp.chooseThere': 'Gebühren {range}, Sie bestellen auf der Website des Anbieters',
  'onramp.amountThere': 'Betrag und Zahlungsart wählen Sie beim Anbieter.',
  'onramp.activity': 'Käufe',
  'onramp.none': 'Hier kann nichts gekauft werden.',
  'onramp.builtIn': 'Nicht alle können gerade aufgeführt werden.',
  'onramp.search': 'Token suchen',
  'onramp.searchPlaceholder': 'Name oder Symbol',
  'onramp.tokens': 'Token',
  'onramp.currencies': 'Währungen',
  'onramp.noTokens': 'Kein Token passt zu „{query}“',
  'onramp.buyIn': 'Kauf bei {provider}',
  'onramp.opening': '{provider} wird geöffnet',
  'onramp.continueOn': 'Weiter im externen Fenster, auf {host}.',
  'onramp.watching': 'Wenn Sie bezahlt haben, erscheint Ihr Kauf hier.',
  'onramp.unwatched':
    '{provider} meldet Ihren Kauf hier nicht. Was Sie kaufen, erscheint in Ihrem Konto, sobald es ankommt.',
  'onramp.blocked':
    'Ihr Browser hat kein Fenster geöffnet. Öffnen Sie {provider} hier, auf {host}.',
  'onramp.open': '{provider} öffnen',
  'onramp.openAgain': '{provider} erneut öffnen',
  'onramp.closed':
    'Das Fenster von {provider} ist geschlossen. Wenn Sie bezahlt haben, erscheint Ihr Kauf gleich hier.',
  'onramp.unreachable': 'Ihr Kauf kann gerade nicht abgefragt werden. Wir versuchen es weiter.',
  'onramp.failed': 'Kauf fehlgeschlagen',
  'onramp.unseen':
    'Innerhalb von 3 Minuten war kein Kauf zu sehen. Wenn Sie bezahlt haben, erscheint er unter Ihren Käufen, sobald er abgeschlossen ist.',
  'onramp.unseenOffline':
    'Ihre Käufe konnten 3 Minuten lang nicht abgefragt werden. Wenn Sie bezahlt haben, sehen Sie dort nach, bevor Sie es erneut versuchen.',
  'onramp.linkFailed': '{provider} kann gerade nicht geöffnet werden. Es wurde nichts gekauft.',
  'onramp.done': 'Fertig',
  'onramp.empty': 'Sie haben hier noch nichts gekauft.',
  'help.buy.cardTitle': 'Krypto für gewöhnliches Geld',
  'help.buy.card':
    'Zahlen Sie mit Karte oder vom Bankkonto, wie in jedem anderen Geschäft, und erhalten Sie dafür Token.',
  'help.buy.providerTitle': 'Verkauft von einem Anbieter',
  'help.buy.provider':
    'Ein zugelassenes Unternehmen nimmt Ihre Zahlung in einem eigenen Fenster entgegen. Es fragt vielleicht, wer Sie sind. Seine Gebühren sind Teil des Preises.',
  'help.buy.walletTitle': 'Direkt in Ihre Wallet',
  'help.buy.wallet':
    'Was Sie kaufen, wird an Ihre eigene Adresse gesendet, meist innerhalb von Minuten. Kein Unternehmen verwahrt es für Sie.',
  'failure.ONRAMP_NO_ADDRESS':
    'Kein Konto ist verbunden. Verbinden Sie eine Wallet und versuchen Sie es erneut.',
  'failure.ONRAMP_NO_NETWORK':
    'Kein Netzwerk ist gewählt. Wählen Sie ein Netzwerk und versuchen Sie es erneut.',
  'failure.ONRAMP_NO_PROJECT_ID': 'Kaufen ist auf dieser Seite nicht eingerichtet.',
  'failure.LINK_NOT_FOUND':
    'Der Anbieter kann gerade nicht geöffnet werden. Versuchen Sie es später erneut.',
  'failure.BUY_FAILED':
    'Es war kein abgeschlossener Kauf zu sehen. Sehen Sie in Ihren Käufen nach, bevor Sie es erneut versuchen.',
}
