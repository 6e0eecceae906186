import type { TextsOf } from '../catalogue.ts'

export const onramp: TextsOf<'onramp'> = {
  'title.OnRampProviders': 'Scegli fornitore',
  'title.OnRampTokenSelect': 'Scegli token',
  'title.OnRampFiatSelect': 'Scegli valuta',
  'title.OnRampActivity': 'Attività',
  'title.BuyInProgress': 'Acquista',
  'title.WhatIsABuy': 'Cos’è l’acquisto?',
  'onramp.amount': 'Importo',
  'onramp.presets': 'Scelta rapida',
  'onramp.chooseCurrency': '{currency}, scegli un’altra valuta',
  'onramp.chooseToken': '{symbol}, scegli un altro token',
  'onramp.limit.card': 'Tra {min} e {max} con carta',
  'onramp.limit.bank': 'Tra {min} e {max} con bonifico',
  'onramp.limit.other': 'Tra {min} e {max}',
  'onramp.beyond.card': 'Con carta può essere tra {min} e {max}',
  'onramp.beyond.bank': 'Con bonifico può essere tra {min} e {max}',
  'onramp.beyond.other': 'Può essere tra {min} e {max}',
  'onramp.buy': 'Acquisti',
  'onramp.on': 'Arriva su',
  'onramp.elsewhere':
    '{provider} non consegna su {network}. Ciò che acquisti arriva su {delivery}, allo stesso indirizzo.',
  'onramp.nowhere': '{provider} non consegna su {network}, e il tuo account è solo su {network}.',
  'onramp.price': 'Prezzo',
  'onramp.pay': 'Paghi',
  'onramp.fees': 'Commissioni, incluse',
  'onramp.get': 'Ricevi circa',
  'onramp.pricing': 'Ricerca del prezzo',
  'onramp.noPrice': 'Il prezzo lo mostrerà il fornitore',
  'onramp.estimate':
    'Una stima: {provider} non l’ha confermata, e mostra il prezzo prima che tu paghi.',
  'onramp.providers': 'Fornitori',
  'onramp.continue': 'Continua su {provider}',
  'onramp.wrongAmount': 'Cambia l’importo',
  'onramp.chooseThere': 'Commissioni {range}, ordini sul loro sito',
  'onramp.amountThere': 'Scegli l’importo e come pagare sul sito del fornitore.',
  'onramp.activity': 'I tuoi acquisti',
  'onramp.none': 'Qui non si può acquistare nulla.',
  'onramp.builtIn': 'Al momento non è possibile elencarli tutti.',
  'onramp.search': 'Cerca token',
  'onramp.searchPlaceholder': 'Nome o simbolo',
  'onramp.tokens': 'Token',
  'onramp.currencies': 'Valute',
  'onramp.noTokens': 'Nessun token corrisponde a “{query}”',
  'onramp.buyIn': 'Acquista su {provider}',
  'onramp.opening': 'Apertura di {provider}',
  'onramp.continueOn': 'Continua nella finestra esterna, su {host}.',
  'onramp.watching': 'Quando avrai pagato, il tuo acquisto comparirà qui.',
  'onramp.unwatched':
    '{provider} non segnala qui il tuo acquisto. Ciò che acquisti compare nel tuo account quando arriva.',
  'onramp.blocked': 'Il browser non ha aperto alcuna finestra. Apri {provider} qui, su {host}.',
  'onramp.open': 'Apri {provider}',
  'onramp.openAgain': 'Apri di nuovo {provider}',
  'onramp.closed':
    'La finestra di {provider} è chiusa. Se hai pagato, il tuo acquisto comparirà qui tra un momento.',
  'onramp.unreachable':
    'Al momento non è possibile controllare il tuo acquisto. Continuiamo a provare.',
  'onramp.failed': 'Acquisto non riuscito',
  'onramp.unseen':
    'Entro 3 minuti non si è visto alcun acquisto. Se hai pagato, comparirà tra i tuoi acquisti quando sarà completo.',
  'onramp.unseenOffline':
    'Per 3 minuti non è stato possibile controllare i tuoi acquisti. Se hai pagato, guarda lì prima di riprovare.',
  'onramp.linkFailed':
    'Al momento non è possibile aprire {provider}. Non è stato acquistato nulla.',
  'onramp.done': 'Fatto',
  'onramp.empty': 'Non hai ancora acquistato nulla qui.',
  'help.buy.cardTitle': 'Cripto con denaro ordinario',
  'help.buy.card':
    'Paga con carta o dal tuo conto bancario, come in qualsiasi altro negozio, e ricevi in cambio token.',
  'help.buy.providerTitle': 'Venduto da un fornitore',
  'help.buy.provider':
    'Un’azienda autorizzata riceve il pagamento in una finestra propria. Potrebbe chiederti chi sei. Le sue commissioni fanno parte del prezzo.',
  'help.buy.walletTitle': 'Direttamente nel tuo portafoglio',
  'help.buy.wallet':
    'Ciò che acquisti viene inviato al tuo indirizzo, per lo più entro pochi minuti. Nessuna azienda lo custodisce per te.',
  'failure.ONRAMP_NO_ADDRESS': 'Nessun account è connesso. Connetti un portafoglio, poi riprova.',
  'failure.ONRAMP_NO_NETWORK': 'Nessuna rete è scelta. Scegli una rete, poi riprova.',
  'failure.ONRAMP_NO_PROJECT_ID': 'L’acquisto non è configurato in questa pagina.',
  'failure.LINK_NOT_FOUND': 'Al momento non è possibile aprire il fornitore. Riprova più tardi.',
  'failure.BUY_FAILED':
    'Non si è visto alcun acquisto concluso. Guarda tra i tuoi acquisti prima di riprovare.',
}
