import type { TextsOf } from '../catalogue.ts'

export const account: TextsOf<'account'> = {
  'title.WalletSend': 'Senden',
  'title.WalletSendSelectToken': 'Token wählen',
  'title.WalletSendPreview': 'Zahlung prüfen',
  'title.WalletReceive': 'Empfangen',
  'title.WalletCompatibleNetworks': 'Gültige Netzwerke',
  'title.Transactions': 'Aktivität',
  'title.ChooseAccountName': 'Namen wählen',
  'title.RegisterAccountName': 'Namen wählen',
  'title.RegisterAccountNameSuccess': 'Name registriert',
  'account.pending': '{amount} ausstehend',
  'receive.qrLabel': 'QR-Code Ihrer Adresse',
  'receive.share': 'Teilen',
  'receive.unverified': 'Anzeigename, nicht überprüft: Jeder kann ihn verwenden',
  'receive.searching': 'Eine neue Adresse Ihres Kontos wird gesucht …',
  'receive.fresh':
    'Eine neue Adresse Ihres Kontos. Zahlungen an seine früheren Adressen kommen weiterhin an.',
  'receive.noAccount': 'Verbinden Sie eine Wallet, um Ihre Empfangsadresse zu sehen.',
  'receive.only':
    'Senden Sie nur Vermögenswerte auf diesen Netzwerken an Ihre Adresse. Was auf einem anderen Netzwerk gesendet wird, kann verloren gehen.',
  'name.aboutTitle': 'Ein Name statt einer Adresse',
  'name.about':
    'Wählen Sie einen Namen, den man lesen und sich merken kann. An ihn lässt sich senden wie an Ihre Adresse.',
  'name.signTitle': 'Eine Signatur',
  'name.sign':
    'Sie registrieren ihn, indem Sie eine Nachricht signieren. Es wird nichts gesendet und es fällt keine Netzwerkgebühr an.',
  'name.present': 'Ihr Konto hat bereits den Namen {name}.',
  'name.start': 'Namen wählen',
  'name.another': 'Anderen Namen wählen',
  'name.label': 'Kontoname',
  'name.hint': 'Mindestens 4 Buchstaben, Ziffern oder Bindestriche',
  'name.tooShort': 'Der Name muss mindestens 4 Zeichen lang sein',
  'name.characters': 'Nur Buchstaben, Ziffern und das Zeichen - sind erlaubt',
  'name.checking': '{name} wird geprüft',
  'name.available': '{name} ist verfügbar',
  'name.taken': '{name} ist bereits registriert',
  'name.suggestions': 'Vorschläge',
  'name.free': 'Verfügbar',
  'name.registered': 'Registriert',
  'name.register': 'Registrieren',
  'name.registering': 'Wird registriert',
  'name.confirm': 'Signieren Sie die Nachricht in Ihrer Wallet, um {name} zu registrieren',
  'name.successHint': 'Er gehört Ihnen. Andere können an ihn senden wie an Ihre Adresse.',
  'name.done': 'Fertig',
  'send.amount': 'Betrag',
  'send.balance': 'Guthaben: {amount}',
  'send.max': 'Max.',
  'send.all': 'Alles, Konto schließen',
  'send.inFiat': 'In US-Dollar eingeben',
  'send.inToken': 'In {symbol} eingeben',
  'send.chooseToken': '{symbol}, anderes Token wählen',
  'send.receiver': 'Empfänger',
  'send.receiverPlaceholder': 'Adresse oder Name',
  'send.resolving': 'Der Name wird nachgeschlagen',
  'send.resolved': '{name} ist {address}',
  'send.scan': 'QR-Code scannen',
  'send.scan.camera': 'Bild der Kamera',
  'send.scan.hint': 'Halten Sie den QR-Code einer Adresse oder einer Zahlung vor die Kamera',
  'send.scan.close': 'Kamera schließen',
  'send.scan.denied':
    'Die Kamera ist blockiert. Erlauben Sie sie für diese Website im Browser oder fügen Sie die Adresse ein',
  'send.scan.missing': 'Keine Kamera gefunden. Fügen Sie stattdessen die Adresse ein',
  'send.scan.failed':
    'Die Kamera konnte nicht verwendet werden. Vielleicht nutzt sie ein anderes Programm. Fügen Sie stattdessen die Adresse ein',
  'send.paymentWords': 'Die Zahlung nennt sich selbst „{words}“. Das kann jeder schreiben',
  'send.step.selectToken': 'Token wählen',
  'send.step.incorrectValue': 'Ungültiger Wert',
  'send.step.amountTooSmall': 'Betrag zu klein',
  'send.step.addAmount': 'Betrag eingeben',
  'send.step.insufficientFunds': 'Guthaben reicht nicht',
  'send.step.insufficientGas': 'Zu wenig für Gas',
  'send.step.addAddress': 'Adresse eingeben',
  'send.step.invalidAddress': 'Ungültige Adresse',
  'send.step.preview': 'Zahlung prüfen',
  'send.amount.text': 'Schreiben Sie den Betrag in Ziffern, zum Beispiel {example}',
  'send.amount.negative': 'Ein Betrag kann nicht unter null liegen',
  'send.amount.decimals': {
    one: '{symbol} hat höchstens {count} Nachkommastelle',
    other: '{symbol} hat höchstens {count} Nachkommastellen',
  },
  'send.amount.noDecimals': '{symbol} kann nur in ganzen Zahlen gesendet werden',
  'send.amount.ambiguous':
    'Das lässt sich auf zwei Arten lesen. Schreiben Sie es ohne Tausendertrennzeichen',
  'send.amount.unit':
    'Dieses Feld ist in {symbol}. Schreiben Sie den Betrag ohne eine andere Einheit',
  'send.amount.large': 'Dieser Betrag ist zu groß',
  'send.receiver.malformed': 'Das ist keine Adresse auf {network}',
  'send.receiver.checksum':
    'Diese Adresse enthält einen Tippfehler: Die Großbuchstaben stimmen nicht. Kopieren Sie die Adresse noch einmal',
  'send.receiver.zero': 'Diese Adresse gehört niemandem. Was dorthin gesendet wird, ist verloren',
  'send.receiver.unknownName': 'Niemand hat diesen Namen. Prüfen Sie die Schreibweise',
  'send.receiver.otherFamily': 'Dieser Name hat keine Adresse auf {network}',
  'send.receiver.nameFailed':
    'Der Name konnte nicht nachgeschlagen werden. Prüfen Sie Ihre Verbindung oder fügen Sie die Adresse ein',
  'send.receiver.gatewayFailed':
    'Der Server, der diesen Namen verwaltet, hat innerhalb von 10 Sekunden keine gültige Antwort gegeben. Fügen Sie die Adresse ein',
  'send.receiver.offchainName':
    'Dieser Name liegt auf einem externen Server, den diese Seite nicht befragt. Fügen Sie die Adresse ein',
  'send.receiver.paymentMalformed':
    'Diese Zahlung ist nicht lesbar. Fügen Sie stattdessen die Adresse ein',
  'send.receiver.paymentFunction':
    'Hier wird etwas anderes als eine Übertragung verlangt, deshalb wird es abgelehnt',
  'send.receiver.paymentTransaction':
    'Hier könnte eine Website bestimmen, was Sie signieren, deshalb wird es abgelehnt. Bitten Sie um eine einfache Zahlung',
  'send.receiver.paymentParameter':
    'Dieser Zahlung fehlen Angaben oder sie hat unbekannte, deshalb wird sie abgelehnt. Fügen Sie stattdessen die Adresse ein',
  'send.receiver.paymentUnknown':
    'Diese Zahlung hat die Angabe „{parameter}“, die unbekannt oder falsch geschrieben ist, deshalb wird sie abgelehnt. Fügen Sie stattdessen die Adresse ein',
  'send.receiver.paymentAmount': 'Der Betrag dieser Zahlung ist ungültig',
  'send.receiver.paymentExpired':
    'Diese Zahlungsanforderung ist abgelaufen. Bitten Sie um eine neue',
  'send.receiver.paymentNetwork':
    'Das ist für ein anderes Netzwerk als {network}. Wechseln Sie das Netzwerk und fügen Sie es dann noch einmal ein',
  'send.receiver.otherNetwork':
    'Das ist für {other}, nicht für {network}. Wechseln Sie das Netzwerk und fügen Sie es dann noch einmal ein',
  'send.receiver.paymentToken': 'Sie besitzen das Token dieser Zahlung auf {network} nicht',
  'send.receiver.paymentFailed':
    'Diese Zahlung konnte nicht gelesen werden. Prüfen Sie Ihre Verbindung oder fügen Sie die Adresse ein',
  'send.unsupported': 'Auf {network} können von hier aus keine Token gesendet werden',
  'send.coins.least': 'Das Netzwerk nimmt keine Zahlung unter {amount} an',
  'send.coins.kept':
    '{amount} werden zurückbehalten: Darin können Inscriptions enthalten sein, die eine Zahlung zerstören würde',
  'send.coins.waiting': '{amount} können nach dem nächsten Block ausgegeben werden',
  'send.fees': 'Netzwerkgebühr',
  'send.fee.fast': 'Schnell',
  'send.fee.normal': 'Normal',
  'send.fee.slow': 'Langsam',
  'send.fee.time': 'etwa {time}',
  'send.fee.sum': 'Netzwerkgebühr: {amount}',
  'send.total': 'Summe',
  'send.total.atMost': 'Summe, höchstens',
  'send.total.feeUnknown': '{amount} + Netzwerkgebühr',
  'send.gasHint': 'Sie brauchen {symbol} für die Netzwerkgebühr, höchstens {amount}',
  'send.preparing.code': 'Das Senden auf {network} wird vorbereitet: Schritt 1 von 2',
  'send.preparing.network': 'Die Regeln von {network} werden vom Knoten gelesen: Schritt 2 von 2',
  'send.preparing.failed': 'Das Senden auf {network} konnte nicht vorbereitet werden',
  'send.search': 'Token suchen',
  'send.searchPlaceholder': 'Name oder Adresse',
  'send.tokens': 'Token',
  'send.noTokens': 'Kein Token passt zu „{query}“',
  'send.preview.amount': 'Sie senden',
  'send.preview.to': 'An',
  'send.preview.profile': 'Vom Inhaber von {name} geschrieben, nicht überprüft',
  'send.preview.network': 'Netzwerk',
  'send.preview.fee': 'Netzwerkgebühr, höchstens',
  'send.preview.feeExact': 'Netzwerkgebühr',
  'send.preview.expected': 'Voraussichtlich in einem Block',
  'send.preview.feeUnknown': 'Ihre Wallet zeigt sie an',
  'send.preview.account': 'Eröffnung eines {symbol}-Kontos',
  'send.preview.memo': 'Notiz, öffentlich',
  'send.preview.sentence':
    '{amount} gehen auf {network} an diese Adresse. Das lässt sich nicht rückgängig machen.',
  'send.preview.sentenceNamed':
    '{amount} gehen auf {network} an {receiver}. Das lässt sich nicht rückgängig machen.',
  'send.preview.accountSentence':
    'Der Empfänger hat noch kein Konto für {symbol}. Die Eröffnung kostet Sie {amount}.',
  'send.preview.arrives': 'Kommt an',
  'send.preview.arrivesSentence': 'Das Token behält eine Gebühr ein: {amount} werden ankommen.',
  'send.preview.incomplete': 'Gehen Sie zurück und ergänzen Sie Betrag und Empfänger.',
  'send.preview.checking': 'Der Empfänger wird geprüft',
  'send.waiting.hint':
    'Vergleichen Sie, was dort angezeigt wird, mit dieser Übersicht und bestätigen Sie es dann dort.',
  'send.waiting.later':
    'Nichts zu bestätigen? Öffnen Sie {wallet} selbst; vielleicht ist die Wallet gesperrt.',
  'send.preview.confirm':
    'Lesen Sie die Warnung. Wenn Sie sicher sind, drücken Sie „Trotzdem senden“.',
  'send.cancel': 'Abbrechen',
  'send.send': 'Senden',
  'send.sendAnyway': 'Trotzdem senden',
  'send.failedHint':
    'Ihr Entwurf bleibt erhalten. Falls Ihre Wallet die Transaktion anzeigt, senden Sie sie nicht noch einmal.',
  'send.warning.lookalike':
    'Diese Adresse sieht aus wie {address}, die Sie schon verwendet haben, ist aber eine andere. Betrüger erzeugen solche Adressen. Vergleichen Sie jedes Zeichen.',
  'send.warning.otherNetwork':
    'Sie haben an diese Adresse schon auf {network} gesendet, aber nie auf {here}. Börsen und Smart-Konten haben sie hier vielleicht nicht.',
  'send.warning.contract': 'Das ist ein Contract. Er kann die Token vielleicht nicht zurückgeben.',
  'send.warning.token':
    'Das ist der Contract eines Tokens. Token, die an einen solchen Contract gesendet werden, sind fast immer verloren.',
  'send.warning.closing':
    'Ihr Konto wird geschlossen: Es würde weniger als {deposit} behalten, was das Netzwerk nicht zulässt. Was nach der heutigen Gebühr übrig bleibt, {lost}, ist verloren.',
  'send.warning.own': 'Das ist Ihr eigenes Konto. Sie würden nur die Gebühr zahlen.',
  'send.warning.new': 'Ihr Verlauf zeigt noch keine Zahlung an diese Adresse.',
  'send.warning.unchecked':
    'Diese Adresse konnte nicht vollständig geprüft werden. Vergleichen Sie sie mit der, die Sie erhalten haben.',
  'send.warning.fee':
    'Dieses Token behält vielleicht eine Gebühr ein, sodass weniger ankommen kann. Das konnte nicht geprüft werden.',
  'send.warning.confusable':
    'Ein anderer Name kann wie {name} aussehen. Vergleichen Sie die Adresse.',
  'send.warning.symbol': 'Der eigene Contract des Tokens nennt es {symbol}.',
  'send.warning.unlisted':
    'Dieses Token steht auf keiner Liste. Vergleichen Sie seine Adresse: {address}',
  'send.warning.revocable': 'Der Herausgeber des Tokens kann es jedem Konto wegnehmen.',
  'send.warning.feeShare': 'Das kostet zusätzlich {fee}, mehr als ein Zehntel des Betrags.',
  'send.warning.feeHigh':
    'Die Netzwerkgebühr von {fee} liegt weit über dem, was eine Transaktion üblicherweise kostet.',
  'order.renew': 'Neu prüfen',
  'order.feeUnread': 'Nicht lesbar',
  'order.stale.fee': 'Die Netzwerkgebühr ist auf {amount} gestiegen. Es wurde nichts gesendet.',
  'order.stale.feeChanged': 'Die Netzwerkgebühr hat sich geändert. Es wurde nichts gesendet.',
  'order.stale.arrives': 'Jetzt würden nur {amount} ankommen. Es wurde nichts gesendet.',
  'order.stale.unchecked':
    'Wie viel ankommt, lässt sich nicht mehr prüfen. Es wurde nichts gesendet.',
  'order.stale.closes': 'Jetzt gingen {amount} verloren. Es wurde nichts gesendet.',
  'order.stale.expired': 'Diese Übersicht ist über eine Minute alt.',
  'send.refusal.decimals':
    'Der Betrag in {symbol} ist in einer anderen Einheit verzeichnet, als der Contract sie verwendet, sodass ein anderer Betrag gesendet würde. Von hier aus kann es nicht gesendet werden.',
  'send.refusal.unreadable':
    'Der Contract von {symbol} ist gerade nicht lesbar, daher kann der Betrag nicht geprüft werden. Versuchen Sie es später erneut.',
  'send.refusal.scaled':
    'Wallets zeigen andere Beträge in {symbol} an, als das Netzwerk zählt. Deshalb kann der Token hier nicht gesendet werden.',
  'send.refusal.ownToken':
    'Das ist der Contract von {symbol} selbst. Was dorthin gesendet wird, ist verloren.',
  'send.refusal.tokenAccount':
    'Dieses Konto enthält ein Token und gehört zu einer Wallet. Fragen Sie nach der Adresse der Wallet.',
  'activity.speedUp': 'Beschleunigen',
  'activity.speedUp.of': 'Beschleunigen: {amount}',
  'activity.speedUp.title': 'Beschleunigen',
  'activity.speedUp.hint':
    'Dieselbe Zahlung für eine höhere Gebühr. Nur eine der beiden kann in einen Block kommen.',
  'activity.speedUp.submit': 'Erneut senden',
  'activity.cancel': 'Stornieren',
  'activity.cancel.of': 'Stornieren: {amount}',
  'activity.cancel.title': 'Zahlung stornieren',
  'activity.cancel.hint':
    'Die Coins gehen für eine höhere Gebühr zurück auf Ihr Konto. Nimmt ein Block vorher die Zahlung auf, bleibt sie bestehen.',
  'activity.cancel.submit': 'Zahlung stornieren',
  'activity.replace.back': 'Zurück',
  'activity.formerFee': 'Bisherige Gebühr',
  'transaction.replacing': 'Wird ersetzt',
  'transaction.started': 'Transaktion gestartet',
  'transaction.mark.pending': 'Transaktion ausstehend',
  'transaction.mark.confirmed': 'Transaktion bestätigt',
  'transaction.submitted': 'Ausstehend',
  'transaction.confirmed': 'Bestätigt',
  'transaction.failed': 'Fehlgeschlagen',
  'transaction.replaced': 'In der Wallet ersetzt',
  'transaction.spedUp': 'In der Wallet beschleunigt',
  'transaction.dropped': 'Im Netzwerk nicht gefunden',
  'transaction.partial': 'Teils fehlgeschlagen',
  'transaction.untold': 'Der Wallet unbekannt',
  'transaction.differs': 'Nicht wie geprüft',
  'transaction.oneNode': 'Das sagt nur ein Knoten',
  'transaction.foreign': 'Transaktion eines anderen Kontos',
  'transaction.proposal': 'Wartet auf die Eigentümer des Safe',
  'transaction.userOperation': 'Bei Ihrem Smart-Konto',
  'account.total': 'Summe',
  'account.features': 'Was Sie tun können',
  'account.feature.onramp': 'Kaufen',
  'account.buyCrypto': 'Krypto kaufen',
  'account.feature.swaps': 'Tauschen',
  'account.feature.receive': 'Erhalten',
  'account.feature.send': 'Senden',
  'account.tabs': 'Inhalt des Kontos',
  'account.showAll': 'Alle {count} anzeigen',
  'account.showLess': 'Weniger anzeigen',
  'tokens.title': 'Token',
  'tokens.empty': 'Noch keine Token auf diesem Netzwerk.',
  'tokens.worthUnknown': 'Wert unbekannt',
  'tokens.unlisted': 'Andere Token auf diesem Netzwerk können hier nicht aufgeführt werden.',
  'tokens.moved':
    '{symbol} ist von {network} auf {home} umgezogen. Ihr Guthaben ist höchstwahrscheinlich dort; dort senden und empfangen.',
  'tokens.failed': 'Ihre Token konnten nicht gelesen werden.',
  'tokens.failed.soon':
    'Ihre Token können gerade nicht gelesen werden. In 30 Sekunden können Sie es erneut versuchen.',
  'tokens.partial': 'Nicht alle Ihre Token konnten gelesen werden.',
  'tokens.partial.soon':
    'Nicht alle Ihre Token können gerade gelesen werden. In 30 Sekunden können Sie es erneut versuchen.',
  'nfts.title': 'NFTs',
  'nfts.empty': 'Noch keine NFTs auf diesem Netzwerk.',
  'nfts.failed': 'Ihre NFTs konnten nicht geladen werden.',
  'nfts.noneRecent': 'Keine NFTs in Ihren neuesten Transaktionen.',
  'activity.loadMore': 'Mehr laden',
  'nfts.further': 'Weiter zurück suchen',
  'nfts.showSpam': {
    one: '{count} unerwünschtes anzeigen',
    other: '{count} unerwünschte anzeigen',
  },
  'nfts.hideSpam': 'Unerwünschte ausblenden',
  'activity.title': 'Aktivität',
  'activity.all': 'Gesamte Aktivität',
  'activity.empty': 'Noch keine Aktivität auf diesem Netzwerk.',
  'activity.ownOnly':
    'Knoten auf {network} führen keine Transaktionen eines Kontos auf. Hier steht, was dieser Browser in den letzten 3 Tagen gesendet hat und welche Beträge er in dieser Zeit hat ankommen sehen.',
  'activity.ownOnly.empty':
    'Dieser Browser hat in den letzten 3 Tagen auf {network} nichts gesendet und keinen Eingang gesehen. Die Knoten führen keine anderen Transaktionen auf.',
  'activity.failed': 'Ihre Aktivität konnte nicht geladen werden.',
  'activity.out': 'An {address}',
  'activity.in': 'Von {address}',
  'activity.sending': 'Senden …',
  'activity.swapping': 'Wird getauscht',
  'activity.approving': 'Genehmigung läuft',
  'activity.approved': 'Genehmigt',
  'activity.revoking': 'Wird widerrufen',
  'activity.revoked': 'Widerrufen',
  'activity.app': 'App-Transaktion',
  'activity.bought': 'Gekauft',
  'activity.buying': 'Wird gekauft',
  'activity.borrowed': 'Geliehen',
  'activity.burnt': 'Verbrannt',
  'activity.canceled': 'Storniert',
  'activity.claimed': 'Beansprucht',
  'activity.deployed': 'Bereitgestellt',
  'activity.deposited': 'Eingezahlt',
  'activity.executed': 'Ausgeführt',
  'activity.minted': 'Geprägt',
  'activity.arrived': 'Eingang gesehen',
  'activity.received': 'Empfangen',
  'activity.repaid': 'Zurückgezahlt',
  'activity.sent': 'Gesendet',
  'activity.sold': 'Verkauft',
  'activity.staked': 'Gestakt',
  'activity.swapped': 'Getauscht',
  'activity.unstaked': 'Staking beendet',
  'activity.withdrawn': 'Abgehoben',
  'failure.SEND_FAILED':
    'Das Senden ist fehlgeschlagen. Prüfen Sie die Übersicht und Ihre Wallet und versuchen Sie es erneut.',
  'failure.SOLANA_SEND_FAILED':
    'Das Senden ist fehlgeschlagen. Prüfen Sie die Übersicht und Ihre Wallet und versuchen Sie es erneut.',
  'failure.BALANCE_UNAVAILABLE':
    'Ihr Guthaben kann gerade nicht gelesen werden. Versuchen Sie es in 30 Sekunden erneut.',
  'failure.ACCOUNT_NOT_FOUND':
    'Kein Konto ist verbunden. Verbinden Sie eine Wallet und versuchen Sie es erneut.',
  'failure.TRANSACTIONS_UNAVAILABLE':
    'Ihre Aktivität kann gerade nicht geladen werden. Versuchen Sie es gleich noch einmal.',
  'failure.NAME_SUGGESTIONS_FAILED':
    'Vorschläge können gerade nicht geladen werden. Einen Namen wählen können Sie trotzdem.',
  'failure.NAME_REGISTRATION_FAILED':
    'Der Name {name} konnte nicht registriert werden. Versuchen Sie es erneut oder wählen Sie einen anderen Namen.',
  'failure.NAME_NO_NETWORK':
    'Auf diesem Netzwerk können keine Namen registriert werden. Wählen Sie ein anderes Netzwerk.',
  'failure.NAME_NO_ACCOUNT':
    'Namen gibt es für Konten mit E-Mail- oder Social-Login. Melden Sie sich so an, um einen zu wählen.',
  'failure.INVALID_CHAIN_ID':
    'Auf diesem Netzwerk können keine Namen registriert werden. Wählen Sie ein anderes Netzwerk.',
}
