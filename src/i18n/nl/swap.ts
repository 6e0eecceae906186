import type { TextsOf } from '../catalogue.ts'

export const swap: TextsOf<'swap'> = {
  'title.Swap': 'Wisselen',
  'title.SwapSelectToken': 'Token kiezen',
  'title.SwapPreview': 'Controleren',
  'swap.give': 'U geeft',
  'swap.get': 'U krijgt',
  'swap.amount': 'Bedrag',
  'swap.balance': 'Saldo: {amount}',
  'swap.max': 'Max.',
  'swap.flip': 'De twee tokens omdraaien',
  'swap.choose': 'Token kiezen',
  'swap.step.selectToken': 'Token kiezen',
  'swap.step.addAmount': 'Bedrag invoeren',
  'swap.step.incorrectValue': 'Ongeldige waarde',
  'swap.step.insufficientFunds': 'Onvoldoende saldo',
  'swap.step.insufficientGas': 'Te weinig voor gas',
  'swap.step.quoting': 'Prijs wordt opgehaald',
  'swap.step.failed': 'Wisselen',
  'swap.step.review': 'Controleren',
  'swap.noRoute':
    'Voor dit bedrag is geen prijs gevonden. Probeer een ander bedrag of een ander token.',
  'swap.failed':
    'De prijs kan niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
  'swap.stale': 'De prijs kan niet worden bijgewerkt en kan dus zijn veranderd.',
  'swap.noPrice': 'Geen bevestigde prijs',
  'swap.about': 'U krijgt ongeveer {amount}',
  'swap.more': '{percent} meer dan zojuist',
  'swap.less': '{percent} minder dan zojuist',
  'swap.about.more': 'U krijgt ongeveer {amount}. Dat is {percent} meer dan zojuist.',
  'swap.about.less': 'U krijgt ongeveer {amount}. Dat is {percent} minder dan zojuist.',
  'swap.row.rate': 'Koers',
  'swap.row.rateValue': '1 {source} = {amount} {target}',
  'swap.row.impact': 'Prijsimpact',
  'swap.row.providerFee': 'Kosten van de aanbieder ({percent})',
  'swap.row.networkFee': 'Netwerkkosten, hoogstens',
  'swap.row.minimum': 'Gevraagd minimum ({percent} slippage)',
  'swap.row.total': 'Totale kosten, hoogstens',
  'swap.total': 'Kost ongeveer {amount}',
  'swap.total.unknown': 'Kosten onbekend',
  'swap.row.unknown': 'Onbekend',
  'swap.row.feeUnknown': 'Uw wallet toont dit',
  'swap.row.network': 'Netwerk',
  'swap.highImpact':
    'Deze omwisseling verliest {percent} van haar waarde. Een kleiner bedrag verliest misschien minder.',
  'swap.unknownImpact':
    'Hoeveel deze omwisseling verliest, is onbekend, omdat geen tweede bron de prijzen bevestigt. Vergelijk de bedragen zelf.',
  'swap.contradicted':
    'De bronnen zijn het niet eens over de prijs van een token. Hier telt de slechtste. Vergelijk de bedragen zelf.',
  'swap.typeToConfirm': 'Typ het bedrag dat u zult krijgen om door te gaan: {amount}',
  'swap.pressAgain': 'Als u het zeker weet, drukt u op “Toch wisselen”.',
  'swap.impostor':
    'Dit is niet het bekende {symbol}, hoewel het dezelfde naam heeft. Het adres ervan is {address}.',
  'swap.twin':
    'Meerdere tokens hier heten {symbol}. Controleer of u het token met adres {address} bedoelt.',
  'swap.notThe': 'Niet het bekende {symbol}',
  'swap.gasHint': 'U hebt {symbol} nodig voor de netwerkkosten, ongeveer {amount}',
  'swap.search': 'Tokens zoeken',
  'swap.searchPlaceholder': 'Naam, symbool of adres',
  'swap.suggested': 'Voorgesteld',
  'swap.yours': 'Uw tokens',
  'swap.popular': 'Alle tokens',
  'swap.found': 'Gevonden',
  'swap.none': 'Geen token komt overeen met “{query}”',
  'swap.unsupported': 'Wisselen wordt niet aangeboden op {network}. Kies een ander netwerk.',
  'swap.unsupportedNone': 'Wisselen wordt op geen enkel netwerk van deze app aangeboden.',
  'swap.preparing': 'Het wisselen wordt voorbereid',
  'swap.approve': 'Goedkeuren',
  'swap.approving': 'Goedkeuren…',
  'swap.swap': 'Wisselen',
  'swap.swapAnyway': 'Toch wisselen',
  'swap.swapping': 'Wisselen…',
  'swap.cancel': 'Annuleren',
  'swap.retry': 'Opnieuw proberen',
  'swap.allow':
    'Sta {spender} eerst toe om {amount} uit te geven. Dit bedrag mag worden genomen en niet meer.',
  'swap.allowReset':
    'Voor {symbol} moet eerst een eerdere toestemming worden verwijderd, dus uw wallet vraagt het twee keer.',
  'swap.waitingApproval': 'Wachten tot het netwerk de goedkeuring bevestigt',
  'swap.sentence':
    'U wisselt {source} voor ongeveer {target} op {network}. Een simulatie van zojuist gaf {arrived}. De omwisseling stopt als u minder dan {minimum} zou krijgen.',
  'swap.sentenceAbout': 'U wisselt {source} voor ongeveer {target} op {network}.',
  'swap.unchecked':
    'Deze omwisseling kan op dit netwerk niet worden gesimuleerd, dus wat u zult krijgen is niet gecontroleerd. Wissel alleen als u deze dienst vertrouwt.',
  'swap.oneNode':
    'Alleen de omwisseldienst zelf heeft deze omwisseling gesimuleerd, dus wat u zult krijgen is niet bevestigd. Wissel alleen als u deze dienst vertrouwt.',
  'swap.failedHint':
    'Uw concept is bewaard. Als uw wallet de transactie toont, verzend die dan niet opnieuw.',
  'swap.toast.approve': 'Keur de hogere bestedingslimiet goed in uw wallet',
  'swap.toast.confirm': 'Bevestig de transactie in uw wallet',
  'swap.toast.swapping': '{source} wordt gewisseld voor {amount}',
  'swap.toast.swapped': '{source} gewisseld voor {amount}',
  'swap.toast.done': '{source} gewisseld voor {target}',
  'swap.toast.short':
    'De omwisseling is klaar, maar u hebt slechts {amount} gekregen voor uw {source}',
  'swap.left': 'Na deze omwisseling mag {spender} nog {amount} van uw saldo uitgeven.',
  'swap.left.unlimited':
    'Na deze omwisseling mag {spender} nog steeds uw {symbol} uitgeven zonder limiet.',
  'swap.takeBack': 'Terugnemen',
  'swap.keep': 'Zo laten',
  'failure.SWAP_INIT_FAILED':
    'Wisselen kan op dit moment niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
  'failure.GAS_PRICE_UNSUPPORTED':
    'Wisselen is op dit moment niet beschikbaar op dit netwerk. Probeer het later opnieuw of kies een ander netwerk.',
  'failure.SWAP_UNSUPPORTED':
    'Wisselen wordt niet aangeboden op dit netwerk. Kies een ander netwerk.',
  'failure.PRICE_UNAVAILABLE':
    'Prijzen in dollars kunnen op dit moment niet worden geladen. Vergelijk de bedragen zelf.',
  'failure.INCORRECT_AMOUNT': 'Dit bedrag kan niet worden gewisseld. Probeer een ander bedrag.',
  'failure.ALLOWANCE_UNAVAILABLE':
    'De omwisseling kan niet worden voorbereid. Probeer het zo opnieuw.',
  'failure.APPROVAL_BUILD_FAILED':
    'De goedkeuring kan niet worden voorbereid. Probeer het zo opnieuw.',
  'failure.SWAP_BUILD_FAILED':
    'De omwisseling kan niet worden voorbereid. Probeer het opnieuw of wijzig het bedrag.',
  'failure.SWAP_PRICE_MOVED':
    'De prijs is meer dan 1% veranderd. Lees de nieuwe prijs en bevestig opnieuw.',
  'failure.SWAP_FAILED':
    'De omwisseling kan niet worden verzonden. Kijk in uw wallet en probeer het opnieuw.',
}
