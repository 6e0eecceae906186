import type { TextsOf } from '../catalogue.ts'

export const onramp: TextsOf<'onramp'> = {
  'title.OnRampProviders': 'Aanbieder kiezen',
  'title.OnRampTokenSelect': 'Token kiezen',
  'title.OnRampFiatSelect': 'Valuta kiezen',
  'title.OnRampActivity': 'Activiteit',
  'title.BuyInProgress': 'Kopen',
  'title.WhatIsABuy': 'Wat is kopen?',
  'onramp.amount': 'Bedrag',
  'onramp.presets': 'Snelle keuze',
  'onramp.chooseCurrency': '{currency}, andere valuta kiezen',
  'onramp.chooseToken': '{symbol}, ander token kiezen',
  'onramp.limit.card': 'Tussen {min} en {max} met kaart',
  'onramp.limit.bank': 'Tussen {min} en {max} via bankoverschrijving',
  'onramp.limit.other': 'Tussen {min} en {max}',
  'onramp.beyond.card': 'Met kaart kan het tussen {min} en {max} zijn',
  'onramp.beyond.bank': 'Via bankoverschrijving kan het tussen {min} en {max} zijn',
  'onramp.beyond.other': 'Het kan tussen {min} en {max} zijn',
  'onramp.buy': 'U koopt',
  'onramp.on': 'Komt aan op',
  'onramp.elsewhere':
    '{provider} levert niet op {network}. Wat u koopt, komt aan op {delivery}, op hetzelfde adres.',
  'onramp.nowhere': '{provider} levert niet op {network}, en uw account is alleen op {network}.',
  'onramp.price': 'Prijs',
  'onramp.pay': 'U betaalt',
  'onramp.fees': 'Kosten, inbegrepen',
  'onramp.get': 'U krijgt ongeveer',
  'onramp.pricing': 'Prijs wordt opgehaald',
  'onramp.noPrice': 'De aanbieder toont de prijs',
  'onramp.estimate':
    'Een schatting: {provider} heeft die niet bevestigd en toont de prijs voordat u betaalt.',
  'onramp.providers': 'Aanbieders',
  'onramp.continue': 'Doorgaan naar {provider}',
  'onramp.wrongAmount': 'Wijzig het bedrag',
  'onramp.chooseThere': 'Kosten {range}, u bestelt op de website van de aanbieder',
  'onramp.amountThere': 'Bij de aanbieder kiest u het bedrag en hoe u betaalt.',
  'onramp.activity': 'Aankopen',
  'onramp.none': 'Hier kan niets worden gekocht.',
  'onramp.builtIn': 'Niet alle kunnen op dit moment worden vermeld.',
  'onramp.search': 'Tokens zoeken',
  'onramp.searchPlaceholder': 'Naam of symbool',
  'onramp.tokens': 'Tokens',
  'onramp.currencies': 'Valuta’s',
  'onramp.noTokens': 'Geen token komt overeen met “{query}”',
  'onramp.buyIn': 'Kopen bij {provider}',
  'onramp.opening': '{provider} wordt geopend',
  'onramp.continueOn': 'Ga verder in het externe venster, op {host}.',
  'onramp.watching': 'Als u hebt betaald, verschijnt uw aankoop hier.',
  'onramp.unwatched':
    '{provider} meldt uw aankoop hier niet. Wat u koopt, verschijnt in uw account zodra het aankomt.',
  'onramp.blocked': 'Uw browser heeft geen venster geopend. Open {provider} hier, op {host}.',
  'onramp.open': '{provider} openen',
  'onramp.openAgain': '{provider} opnieuw openen',
  'onramp.closed':
    'Het venster van {provider} is gesloten. Als u hebt betaald, verschijnt uw aankoop zo hier.',
  'onramp.unreachable':
    'Uw aankoop kan op dit moment niet worden opgezocht. We blijven het proberen.',
  'onramp.failed': 'Aankoop mislukt',
  'onramp.unseen':
    'Binnen 3 minuten is geen aankoop gezien. Als u hebt betaald, verschijnt de aankoop bij uw aankopen zodra die voltooid is.',
  'onramp.unseenOffline':
    'Uw aankopen konden 3 minuten lang niet worden opgezocht. Als u hebt betaald, kijk daar dan voordat u het opnieuw probeert.',
  'onramp.linkFailed': '{provider} kan op dit moment niet worden geopend. Er is niets gekocht.',
  'onramp.done': 'Klaar',
  'onramp.empty': 'U hebt hier nog niets gekocht.',
  'help.buy.cardTitle': 'Crypto voor gewoon geld',
  'help.buy.card':
    'Betaal met kaart of vanaf uw bankrekening, zoals in elke andere winkel, en krijg er tokens voor.',
  'help.buy.providerTitle': 'Verkocht door een aanbieder',
  'help.buy.provider':
    'Een bedrijf met een vergunning neemt uw betaling aan in een eigen venster. Het kan vragen wie u bent. De kosten ervan zijn deel van de prijs.',
  'help.buy.walletTitle': 'Rechtstreeks naar uw wallet',
  'help.buy.wallet':
    'Wat u koopt, wordt naar uw eigen adres verzonden, meestal binnen enkele minuten. Geen bedrijf bewaart het voor u.',
  'failure.ONRAMP_NO_ADDRESS':
    'Er is geen account verbonden. Verbind een wallet en probeer het opnieuw.',
  'failure.ONRAMP_NO_NETWORK':
    'Er is geen netwerk gekozen. Kies een netwerk en probeer het opnieuw.',
  'failure.ONRAMP_NO_PROJECT_ID': 'Kopen is op deze pagina niet ingesteld.',
  'failure.LINK_NOT_FOUND':
    'De aanbieder kan op dit moment niet worden geopend. Probeer het later opnieuw.',
  'failure.BUY_FAILED':
    'Er is geen voltooide aankoop gezien. Kijk bij uw aankopen voordat u het opnieuw probeert.',
}
