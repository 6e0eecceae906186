import type { TextsOf } from '../catalogue.ts'

export const swap: TextsOf<'swap'> = {
  'title.Swap': 'Tauschen',
  'title.SwapSelectToken': 'Token wählen',
  'title.SwapPreview': 'Tausch prüfen',
  'swap.give': 'Sie geben',
  'swap.get': 'Sie erhalten',
  'swap.amount': 'Betrag',
  'swap.balance': 'Guthaben: {amount}',
  'swap.max': 'Max.',
  'swap.flip': 'Die beiden Token vertauschen',
  'swap.choose': 'Token wählen',
  'swap.step.selectToken': 'Token wählen',
  'swap.step.addAmount': 'Betrag eingeben',
  'swap.step.incorrectValue': 'Ungültiger Wert',
  'swap.step.insufficientFunds': 'Guthaben reicht nicht',
  'swap.step.insufficientGas': 'Zu wenig für Gas',
  'swap.step.quoting': 'Preis wird geholt',
  'swap.step.failed': 'Tauschen',
  'swap.step.review': 'Tausch prüfen',
  'swap.noRoute':
    'Für diesen Betrag wurde kein Preis gefunden. Versuchen Sie einen anderen Betrag oder ein anderes Token.',
  'swap.failed':
    'Der Preis kann nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'swap.stale': 'Der Preis kann nicht aktualisiert werden, er kann sich also geändert haben.',
  'swap.noPrice': 'Kein bestätigter Preis',
  'swap.about': 'Sie erhalten etwa {amount}',
  'swap.more': '{percent} mehr als eben noch',
  'swap.less': '{percent} weniger als eben noch',
  'swap.about.more': 'Sie erhalten etwa {amount}. Das sind {percent} mehr als eben noch.',
  'swap.about.less': 'Sie erhalten etwa {amount}. Das sind {percent} weniger als eben noch.',
  'swap.row.rate': 'Kurs',
  'swap.row.rateValue': '1 {source} = {amount} {target}',
  'swap.row.impact': 'Preisauswirkung',
  'swap.row.providerFee': 'Gebühr des Anbieters ({percent})',
  'swap.row.networkFee': 'Netzwerkgebühr, höchstens',
  'swap.row.minimum': 'Verlangtes Minimum (Slippage {percent})',
  'swap.row.total': 'Gesamtkosten, höchstens',
  'swap.total': 'Kostet etwa {amount}',
  'swap.total.unknown': 'Kosten unbekannt',
  'swap.row.unknown': 'Unbekannt',
  'swap.row.feeUnknown': 'Ihre Wallet zeigt sie an',
  'swap.row.network': 'Netzwerk',
  'swap.highImpact':
    'Dieser Tausch verliert {percent} seines Werts. Ein kleinerer Betrag verliert vielleicht weniger.',
  'swap.unknownImpact':
    'Wie viel dieser Tausch verliert, ist unbekannt, weil keine zweite Quelle die Preise bestätigt. Vergleichen Sie die Beträge selbst.',
  'swap.contradicted':
    'Die Quellen sind sich über den Preis eines Tokens nicht einig. Hier zählt der schlechtere. Vergleichen Sie die Beträge selbst.',
  'swap.typeToConfirm':
    'Um fortzufahren, geben Sie den Betrag ein, den Sie erhalten werden: {amount}',
  'swap.pressAgain': 'Wenn Sie sicher sind, drücken Sie „Trotzdem tauschen“.',
  'swap.impostor':
    'Das ist nicht das bekannte {symbol}, obwohl es denselben Namen hat. Seine Adresse ist {address}.',
  'swap.twin':
    'Mehrere Token hier heißen {symbol}. Prüfen Sie, ob Sie das mit der Adresse {address} meinen.',
  'swap.notThe': 'Nicht das bekannte {symbol}',
  'swap.gasHint': 'Sie brauchen {symbol} für die Netzwerkgebühr, etwa {amount}',
  'swap.search': 'Token suchen',
  'swap.searchPlaceholder': 'Name, Symbol oder Adresse',
  'swap.suggested': 'Vorgeschlagen',
  'swap.yours': 'Ihre Token',
  'swap.popular': 'Alle Token',
  'swap.found': 'Gefunden',
  'swap.none': 'Kein Token passt zu „{query}“',
  'swap.unsupported': 'Auf {network} wird kein Tausch angeboten. Wählen Sie ein anderes Netzwerk.',
  'swap.unsupportedNone': 'Auf keinem Netzwerk dieser App wird ein Tausch angeboten.',
  'swap.preparing': 'Der Tausch wird vorbereitet',
  'swap.approve': 'Genehmigen',
  'swap.approving': 'Genehmigung läuft …',
  'swap.swap': 'Tauschen',
  'swap.swapAnyway': 'Trotzdem tauschen',
  'swap.swapping': 'Wird getauscht …',
  'swap.cancel': 'Abbrechen',
  'swap.retry': 'Erneut versuchen',
  'swap.allow':
    'Erlauben Sie {spender} zuerst, {amount} auszugeben. Es darf dieser Betrag genommen werden und nicht mehr.',
  'swap.allowReset':
    'Für {symbol} muss zuerst eine frühere Genehmigung entfernt werden, daher fragt Ihre Wallet zweimal.',
  'swap.waitingApproval': 'Warten, bis das Netzwerk die Genehmigung bestätigt',
  'swap.sentence':
    'Sie tauschen {source} gegen etwa {target} auf {network}. Eine Simulation eben ergab {arrived}. Der Tausch bricht ab, falls Sie weniger als {minimum} erhalten würden.',
  'swap.sentenceAbout': 'Sie tauschen {source} gegen etwa {target} auf {network}.',
  'swap.unchecked':
    'Dieser Tausch kann auf diesem Netzwerk nicht simuliert werden, daher ist nicht geprüft, was Sie erhalten werden. Tauschen Sie nur, wenn Sie diesem Dienst vertrauen.',
  'swap.oneNode':
    'Nur der Tauschdienst selbst hat diesen Tausch simuliert, daher ist nicht bestätigt, was Sie erhalten werden. Tauschen Sie nur, wenn Sie diesem Dienst vertrauen.',
  'swap.failedHint':
    'Ihr Entwurf bleibt erhalten. Falls Ihre Wallet die Transaktion anzeigt, senden Sie sie nicht noch einmal.',
  'swap.toast.approve': 'Genehmigen Sie das höhere Ausgabenlimit in Ihrer Wallet',
  'swap.toast.confirm': 'Bestätigen Sie die Transaktion in Ihrer Wallet',
  'swap.toast.swapping': '{source} wird in {amount} getauscht',
  'swap.toast.swapped': '{source} in {amount} getauscht',
  'swap.toast.done': '{source} in {target} getauscht',
  'swap.toast.short':
    'Der Tausch ist abgeschlossen, aber Sie haben für {source} nur {amount} erhalten',
  'swap.left': 'Nach diesem Tausch darf {spender} noch {amount} aus Ihrem Guthaben ausgeben.',
  'swap.left.unlimited':
    'Nach diesem Tausch darf {spender} weiterhin Ihre {symbol} ohne Limit ausgeben.',
  'swap.takeBack': 'Zurücknehmen',
  'swap.keep': 'So lassen',
  'failure.SWAP_INIT_FAILED':
    'Der Tausch kann gerade nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.GAS_PRICE_UNSUPPORTED':
    'Auf diesem Netzwerk ist gerade kein Tausch möglich. Versuchen Sie es später erneut oder wählen Sie ein anderes Netzwerk.',
  'failure.SWAP_UNSUPPORTED':
    'Auf diesem Netzwerk wird kein Tausch angeboten. Wählen Sie ein anderes Netzwerk.',
  'failure.PRICE_UNAVAILABLE':
    'Preise in Dollar können gerade nicht geladen werden. Vergleichen Sie die Beträge selbst.',
  'failure.INCORRECT_AMOUNT':
    'Dieser Betrag kann nicht getauscht werden. Versuchen Sie einen anderen Betrag.',
  'failure.ALLOWANCE_UNAVAILABLE':
    'Der Tausch konnte nicht vorbereitet werden. Versuchen Sie es gleich noch einmal.',
  'failure.APPROVAL_BUILD_FAILED':
    'Die Genehmigung konnte nicht vorbereitet werden. Versuchen Sie es gleich noch einmal.',
  'failure.SWAP_BUILD_FAILED':
    'Der Tausch konnte nicht vorbereitet werden. Versuchen Sie es erneut oder ändern Sie den Betrag.',
  'failure.SWAP_PRICE_MOVED':
    'Der Preis hat sich um mehr als 1 % geändert. Lesen Sie den neuen Preis und bestätigen Sie dann erneut.',
  'failure.SWAP_FAILED':
    'Der Tausch konnte nicht gesendet werden. Sehen Sie in Ihrer Wallet nach und versuchen Sie es erneut.',
}
