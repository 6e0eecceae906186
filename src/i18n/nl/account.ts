import type { TextsOf } from '../catalogue.ts'

export const account: TextsOf<'account'> = {
  'title.WalletSend': 'Verzenden',
  'title.WalletSendSelectToken': 'Token kiezen',
  'title.WalletSendPreview': 'Controleren',
  'title.WalletReceive': 'Ontvangen',
  'title.WalletCompatibleNetworks': 'Geldige netwerken',
  'title.Transactions': 'Activiteit',
  'title.ChooseAccountName': 'Naam kiezen',
  'title.RegisterAccountName': 'Naam kiezen',
  'title.RegisterAccountNameSuccess': 'Naam geregistreerd',
  'account.pending': '{amount} in behandeling',
  'receive.qrLabel': 'QR-code van uw adres',
  'receive.share': 'Delen',
  'receive.unverified': 'Weergavenaam, niet geverifieerd: iedereen kan deze gebruiken',
  'receive.searching': 'Er wordt een nieuw adres van uw account gezocht…',
  'receive.fresh':
    'Een nieuw adres van uw account. Betalingen naar eerdere adressen ervan komen nog steeds aan.',
  'receive.noAccount': 'Verbind een wallet om het adres te zien waarop u ontvangt.',
  'receive.only':
    'Stuur alleen activa op deze netwerken naar uw adres. Wat op een ander netwerk wordt verzonden, kan verloren gaan.',
  'name.aboutTitle': 'Een naam in plaats van een adres',
  'name.about':
    'Kies een naam die mensen kunnen lezen en onthouden. Ze kunnen ernaar verzenden zoals naar uw adres.',
  'name.signTitle': 'Eén handtekening',
  'name.sign':
    'U registreert de naam door een bericht te ondertekenen. Er wordt niets verzonden en er zijn geen netwerkkosten.',
  'name.present': 'Uw account heeft al de naam {name}.',
  'name.start': 'Naam kiezen',
  'name.another': 'Andere naam kiezen',
  'name.label': 'Accountnaam',
  'name.hint': 'Minstens 4 letters, cijfers of koppeltekens',
  'name.tooShort': 'De naam moet minstens 4 tekens lang zijn',
  'name.characters': 'Alleen letters, cijfers en het teken - zijn toegestaan',
  'name.checking': '{name} wordt gecontroleerd',
  'name.available': '{name} is beschikbaar',
  'name.taken': '{name} is al geregistreerd',
  'name.suggestions': 'Suggesties',
  'name.free': 'Beschikbaar',
  'name.registered': 'Geregistreerd',
  'name.register': 'Registreren',
  'name.registering': 'Registreren…',
  'name.confirm': 'Onderteken het bericht in uw wallet om {name} te registreren',
  'name.successHint': 'De naam is van u. Anderen kunnen ernaar verzenden zoals naar uw adres.',
  'name.done': 'Klaar',
  'send.amount': 'Bedrag',
  'send.balance': 'Saldo: {amount}',
  'send.max': 'Max.',
  'send.all': 'Alles, account sluiten',
  'send.inFiat': 'Invoeren in Amerikaanse dollars',
  'send.inToken': 'Invoeren in {symbol}',
  'send.chooseToken': '{symbol}, ander token kiezen',
  'send.receiver': 'Ontvanger',
  'send.receiverPlaceholder': 'Adres of naam',
  'send.resolving': 'De naam wordt opgezocht',
  'send.resolved': '{name} is adres {address}',
  'send.scan': 'QR-code scannen',
  'send.scan.camera': 'Beeld van de camera',
  'send.scan.hint': 'Houd de QR-code van een adres of een betaling voor de camera',
  'send.scan.close': 'Camera sluiten',
  'send.scan.denied':
    'De camera is geblokkeerd. Sta de camera voor deze website toe in uw browser, of plak het adres',
  'send.scan.missing': 'Er is geen camera gevonden. Plak in plaats daarvan het adres',
  'send.scan.failed':
    'De camera kan niet worden gebruikt. Misschien gebruikt een ander programma die. Plak in plaats daarvan het adres',
  'send.paymentWords': 'De betaling noemt zichzelf “{words}”. Iedereen kan dit schrijven',
  'send.step.selectToken': 'Token kiezen',
  'send.step.incorrectValue': 'Ongeldige waarde',
  'send.step.amountTooSmall': 'Bedrag te klein',
  'send.step.addAmount': 'Bedrag invoeren',
  'send.step.insufficientFunds': 'Onvoldoende saldo',
  'send.step.insufficientGas': 'Te weinig voor gas',
  'send.step.addAddress': 'Adres invoeren',
  'send.step.invalidAddress': 'Ongeldig adres',
  'send.step.preview': 'Controleren',
  'send.amount.text': 'Schrijf het bedrag in cijfers, zoals {example}',
  'send.amount.negative': 'Een bedrag kan niet onder nul zijn',
  'send.amount.decimals': {
    one: '{symbol} heeft hoogstens {count} decimaal',
    other: '{symbol} heeft hoogstens {count} decimalen',
  },
  'send.amount.noDecimals': '{symbol} kan alleen in hele getallen worden verzonden',
  'send.amount.ambiguous':
    'Dit kan op twee manieren worden gelezen. Schrijf het zonder scheidingstekens voor duizendtallen',
  'send.amount.unit': 'Dit veld is in {symbol}. Schrijf het bedrag zonder een andere eenheid',
  'send.amount.large': 'Dit bedrag is te groot',
  'send.receiver.malformed': 'Dit is geen adres op {network}',
  'send.receiver.checksum':
    'Dit adres bevat een typefout: de hoofdletters kloppen niet. Kopieer het opnieuw',
  'send.receiver.zero':
    'Dit adres is van niemand. Alles wat ernaartoe wordt verzonden, is verloren',
  'send.receiver.unknownName': 'Niemand heeft deze naam. Controleer de spelling',
  'send.receiver.otherFamily': 'Deze naam heeft geen adres op {network}',
  'send.receiver.nameFailed':
    'De naam kan niet worden opgezocht. Controleer uw verbinding of plak het adres',
  'send.receiver.gatewayFailed':
    'De server die deze naam bewaart, gaf binnen 10 seconden geen geldig antwoord. Plak het adres',
  'send.receiver.offchainName':
    'Deze naam staat op een externe server, die deze pagina niet raadpleegt. Plak het adres',
  'send.receiver.paymentMalformed':
    'Deze betaling is niet te lezen. Plak in plaats daarvan het adres',
  'send.receiver.paymentFunction':
    'Dit vraagt om iets anders dan een overdracht, dus wordt het geweigerd',
  'send.receiver.paymentTransaction':
    'Dit laat een website kiezen wat u ondertekent, dus wordt het geweigerd. Vraag om een gewone betaling',
  'send.receiver.paymentParameter':
    'Deze betaling heeft ontbrekende of onbekende gegevens, dus wordt ze geweigerd. Plak in plaats daarvan het adres',
  'send.receiver.paymentUnknown':
    'Deze betaling heeft het gegeven “{parameter}”, dat onbekend of verkeerd gespeld is, dus wordt ze geweigerd. Plak in plaats daarvan het adres',
  'send.receiver.paymentAmount': 'Het bedrag van deze betaling is niet geldig',
  'send.receiver.paymentNetwork':
    'Dit is voor een ander netwerk dan {network}. Wissel van netwerk en plak het opnieuw',
  'send.receiver.otherNetwork':
    'Dit is voor {other}, niet voor {network}. Wissel van netwerk en plak het opnieuw',
  'send.receiver.paymentToken': 'U bezit het token van deze betaling niet op {network}',
  'send.receiver.paymentFailed':
    'Deze betaling kan niet worden gelezen. Controleer uw verbinding of plak het adres',
  'send.unsupported': 'Op {network} kunnen van hieruit geen tokens worden verzonden',
  'send.coins.least': 'Het netwerk accepteert geen betaling onder {amount}',
  'send.coins.kept':
    '{amount} wordt bewaard: er kunnen inscripties op staan, die een betaling zou vernietigen',
  'send.coins.waiting': '{amount} kan na het volgende blok worden uitgegeven',
  'send.fees': 'Netwerkkosten',
  'send.fee.fast': 'Snel',
  'send.fee.normal': 'Normaal',
  'send.fee.slow': 'Langzaam',
  'send.fee.time': 'ongeveer {time}',
  'send.fee.sum': 'Netwerkkosten: {amount}',
  'send.total': 'Totaal',
  'send.total.atMost': 'Totaal, hoogstens',
  'send.total.feeUnknown': '{amount} + netwerkkosten',
  'send.gasHint': 'U hebt {symbol} nodig voor de netwerkkosten, hoogstens {amount}',
  'send.preparing.code': 'Verzenden op {network} wordt voorbereid: stap 1 van 2',
  'send.preparing.network': 'De regels van {network} worden van de node gelezen: stap 2 van 2',
  'send.preparing.failed': 'Verzenden op {network} kan niet worden voorbereid',
  'send.search': 'Tokens zoeken',
  'send.searchPlaceholder': 'Naam of adres',
  'send.tokens': 'Tokens',
  'send.noTokens': 'Geen token komt overeen met “{query}”',
  'send.preview.amount': 'U verzendt',
  'send.preview.to': 'Aan',
  'send.preview.profile': 'Geschreven door de eigenaar van {name}, niet geverifieerd',
  'send.preview.network': 'Netwerk',
  'send.preview.fee': 'Netwerkkosten, hoogstens',
  'send.preview.feeExact': 'Netwerkkosten',
  'send.preview.expected': 'Verwacht in een blok',
  'send.preview.feeUnknown': 'Uw wallet toont dit',
  'send.preview.account': 'Openen van een {symbol}-account',
  'send.preview.memo': 'Notitie, openbaar',
  'send.preview.sentence':
    '{amount} gaat naar dit adres op {network}. Dit kan niet ongedaan worden gemaakt.',
  'send.preview.sentenceNamed':
    '{amount} gaat naar {receiver} op {network}. Dit kan niet ongedaan worden gemaakt.',
  'send.preview.accountSentence':
    'De ontvanger heeft nog geen account voor {symbol}. Het openen ervan kost u {amount}.',
  'send.preview.arrives': 'Komt aan',
  'send.preview.arrivesSentence': 'Het token houdt kosten in: {amount} zal aankomen.',
  'send.preview.incomplete': 'Ga terug en voeg een bedrag en een ontvanger toe.',
  'send.preview.checking': 'De ontvanger wordt gecontroleerd',
  'send.waiting.hint':
    'Vergelijk wat de wallet toont met dit overzicht en bevestig het daarna daar.',
  'send.waiting.later':
    'Niets te bevestigen? Open {wallet} zelf; de wallet is misschien vergrendeld.',
  'send.preview.confirm':
    'Lees de waarschuwing. Als u het zeker weet, drukt u op “Toch verzenden”.',
  'send.cancel': 'Annuleren',
  'send.send': 'Verzenden',
  'send.sendAnyway': 'Toch verzenden',
  'send.failedHint':
    'Uw concept is bewaard. Als uw wallet de transactie toont, verzend die dan niet opnieuw.',
  'send.warning.lookalike':
    'Dit adres lijkt op {address}, dat u eerder hebt gebruikt, maar het is een ander adres. Oplichters maken zulke adressen. Vergelijk elk teken.',
  'send.warning.otherNetwork':
    'U hebt naar dit adres verzonden op {network}, nooit op {here}. Beurzen en smart accounts hebben het hier misschien niet.',
  'send.warning.contract': 'Dit is een contract. Misschien kan het de tokens niet teruggeven.',
  'send.warning.token':
    'Dit is het contract van een token. Tokens die naar zo’n contract worden verzonden, zijn bijna altijd verloren.',
  'send.warning.closing':
    'Uw account wordt gesloten: er zou minder dan {deposit} op blijven, wat het netwerk niet toestaat. Wat na de huidige kosten overblijft, {lost}, gaat verloren.',
  'send.warning.own': 'Dit is uw eigen account. U zou alleen de kosten betalen.',
  'send.warning.new': 'Uw geschiedenis toont nog geen betaling naar dit adres.',
  'send.warning.unchecked':
    'Dit adres kon niet volledig worden gecontroleerd. Vergelijk het met het adres dat u hebt gekregen.',
  'send.warning.fee':
    'Dit token houdt misschien kosten in, dus er kan minder aankomen. Dit kon niet worden gecontroleerd.',
  'send.warning.confusable': 'Een andere naam kan op {name} lijken. Vergelijk het adres.',
  'send.warning.symbol': 'Het eigen contract van het token noemt het {symbol}.',
  'send.warning.feeShare': 'De netwerkkosten van {fee} zijn meer dan een tiende van het bedrag.',
  'send.warning.feeHigh':
    'De netwerkkosten van {fee} zijn veel hoger dan wat een transactie gewoonlijk kost.',
  'order.renew': 'Opnieuw controleren',
  'order.feeUnread': 'Niet leesbaar',
  'order.stale.fee': 'De netwerkkosten zijn gestegen naar {amount}. Er is niets verzonden.',
  'order.stale.feeUnread':
    'De netwerkkosten zijn veranderd en nu niet leesbaar. Er is niets verzonden.',
  'order.stale.arrives': 'Er zou nu maar {amount} aankomen. Er is niets verzonden.',
  'order.stale.unchecked':
    'Hoeveel er aankomt, kan niet meer worden gecontroleerd. Er is niets verzonden.',
  'order.stale.closes': 'Er zou nu {amount} verloren gaan. Er is niets verzonden.',
  'order.stale.expired': 'Dit overzicht is ouder dan een minuut.',
  'send.refusal.decimals':
    'Het bedrag in {symbol} staat vermeld in een andere eenheid dan het contract gebruikt, dus er zou een ander bedrag worden verzonden. Het kan van hieruit niet worden verzonden.',
  'send.refusal.unreadable':
    'Het contract van {symbol} is op dit moment niet te lezen, dus het bedrag kan niet worden gecontroleerd. Probeer het later opnieuw.',
  'send.refusal.scaled':
    'Wallets tonen andere bedragen in {symbol} dan het netwerk telt, dus het kan hier niet worden verzonden.',
  'send.refusal.ownToken':
    'Dit is het contract van {symbol} zelf. Alles wat ernaartoe wordt verzonden, is verloren.',
  'send.refusal.tokenAccount':
    'Dit account bevat een token en hoort bij een wallet. Vraag om het adres van de wallet.',
  'activity.speedUp': 'Versnellen',
  'activity.speedUp.of': 'Versnellen: {amount}',
  'activity.speedUp.title': 'Versnellen',
  'activity.speedUp.hint':
    'Dezelfde betaling voor hogere kosten. Slechts één van de twee kan in een blok komen.',
  'activity.speedUp.submit': 'Opnieuw verzenden',
  'activity.cancel': 'Annuleren',
  'activity.cancel.of': 'Annuleren: {amount}',
  'activity.cancel.title': 'Betaling annuleren',
  'activity.cancel.hint':
    'De munten gaan voor hogere kosten terug naar uw account. Als een blok eerst de betaling opneemt, blijft die bestaan.',
  'activity.cancel.submit': 'Betaling annuleren',
  'activity.replace.back': 'Terug',
  'activity.formerFee': 'Eerdere kosten',
  'transaction.replacing': 'Wordt vervangen',
  'transaction.started': 'Transactie gestart',
  'transaction.mark.pending': 'Transactie in behandeling',
  'transaction.mark.confirmed': 'Transactie bevestigd',
  'transaction.submitted': 'Wacht',
  'transaction.confirmed': 'Bevestigd',
  'transaction.failed': 'Mislukt',
  'transaction.replaced': 'Vervangen in de wallet',
  'transaction.spedUp': 'Versneld in de wallet',
  'transaction.dropped': 'Niet gevonden op het netwerk',
  'transaction.partial': 'Deels mislukt',
  'transaction.untold': 'Niet bekend bij de wallet',
  'account.total': 'Totaal',
  'account.features': 'Wat u kunt doen',
  'account.feature.onramp': 'Koop',
  'account.buyCrypto': 'Crypto kopen',
  'account.feature.swaps': 'Wissel',
  'account.feature.receive': 'Ontvang',
  'account.feature.send': 'Verzend',
  'account.tabs': 'Wat het account bevat',
  'account.showAll': 'Alle {count} tonen',
  'account.showLess': 'Minder tonen',
  'tokens.title': 'Tokens',
  'tokens.empty': 'Nog geen tokens op dit netwerk.',
  'tokens.worthUnknown': 'Waarde onbekend',
  'tokens.unlisted': 'Andere tokens op dit netwerk kunnen hier niet worden vermeld.',
  'tokens.moved':
    '{symbol} is verhuisd van {network} naar {home}. Uw saldo staat daar zeer waarschijnlijk; verzend en ontvang daar.',
  'tokens.failed': 'Uw tokens kunnen niet worden gelezen.',
  'tokens.failed.soon':
    'Uw tokens kunnen op dit moment niet worden gelezen. Over 30 seconden kunt u het opnieuw proberen.',
  'tokens.partial': 'Niet al uw tokens kunnen worden gelezen.',
  'tokens.partial.soon':
    'Niet al uw tokens kunnen op dit moment worden gelezen. Over 30 seconden kunt u het opnieuw proberen.',
  'nfts.title': 'NFT’s',
  'nfts.empty': 'Nog geen NFT’s op dit netwerk.',
  'nfts.failed': 'Uw NFT’s kunnen niet worden geladen.',
  'nfts.noneRecent': 'Geen NFT’s in uw laatste transacties.',
  'activity.loadMore': 'Meer laden',
  'nfts.further': 'Verder terugzoeken',
  'nfts.showSpam': { one: '{count} ongewenste tonen', other: '{count} ongewenste tonen' },
  'nfts.hideSpam': 'Ongewenste verbergen',
  'activity.title': 'Activiteit',
  'activity.all': 'Alle activiteit',
  'activity.empty': 'Nog geen activiteit op dit netwerk.',
  'activity.ownOnly':
    'Nodes op {network} vermelden geen transacties van een account. Dit zijn de transacties die deze browser in de laatste 3 dagen heeft verzonden, en de bedragen die hij in die tijd heeft zien aankomen.',
  'activity.ownOnly.empty':
    'Deze browser heeft in de laatste 3 dagen op {network} niets verzonden en niets zien aankomen. De nodes vermelden geen andere transacties.',
  'activity.failed': 'Uw activiteit kan niet worden geladen.',
  'activity.out': 'Aan {address}',
  'activity.in': 'Van {address}',
  'activity.sending': 'Sturen…',
  'activity.swapping': 'Wisselen…',
  'activity.approving': 'Goedkeuren…',
  'activity.approved': 'Goedgekeurd',
  'activity.revoking': 'Intrekken…',
  'activity.revoked': 'Ingetrokken',
  'activity.app': 'App-transactie',
  'activity.bought': 'Gekocht',
  'activity.buying': 'Kopen…',
  'activity.borrowed': 'Geleend',
  'activity.burnt': 'Verbrand',
  'activity.canceled': 'Geannuleerd',
  'activity.claimed': 'Geclaimd',
  'activity.deployed': 'Uitgerold',
  'activity.deposited': 'Gestort',
  'activity.executed': 'Uitgevoerd',
  'activity.minted': 'Gemunt',
  'activity.arrived': 'Aankomst gezien',
  'activity.received': 'Ontvangen',
  'activity.repaid': 'Terugbetaald',
  'activity.sent': 'Verzonden',
  'activity.sold': 'Verkocht',
  'activity.staked': 'Gestaket',
  'activity.swapped': 'Gewisseld',
  'activity.unstaked': 'Staking gestopt',
  'activity.withdrawn': 'Opgenomen',
  'failure.SEND_FAILED':
    'Verzenden is mislukt. Controleer het overzicht en uw wallet en probeer het opnieuw.',
  'failure.SOLANA_SEND_FAILED':
    'Verzenden is mislukt. Controleer het overzicht en uw wallet en probeer het opnieuw.',
  'failure.BALANCE_UNAVAILABLE':
    'Uw saldo kan op dit moment niet worden gelezen. Probeer het over 30 seconden opnieuw.',
  'failure.ACCOUNT_NOT_FOUND':
    'Er is geen account verbonden. Verbind een wallet en probeer het opnieuw.',
  'failure.TRANSACTIONS_UNAVAILABLE':
    'Uw activiteit kan op dit moment niet worden geladen. Probeer het zo opnieuw.',
  'failure.NAME_SUGGESTIONS_FAILED':
    'Suggesties kunnen op dit moment niet worden geladen. U kunt wel een naam kiezen.',
  'failure.NAME_REGISTRATION_FAILED':
    'De naam {name} kan niet worden geregistreerd. Probeer het opnieuw of kies een andere naam.',
  'failure.NAME_NO_NETWORK':
    'Op dit netwerk kunnen geen namen worden geregistreerd. Kies een ander netwerk.',
  'failure.NAME_NO_ACCOUNT':
    'Namen zijn voor accounts met e-maillogin of sociale login. Log op die manier in om er een te kiezen.',
  'failure.INVALID_CHAIN_ID':
    'Op dit netwerk kunnen geen namen worden geregistreerd. Kies een ander netwerk.',
}
