import type { TextsOf } from '../catalogue.ts'

export const swap: TextsOf<'swap'> = {
  'title.Swap': 'Scambia',
  'title.SwapSelectToken': 'Scegli token',
  'title.SwapPreview': 'Verifica scambio',
  'swap.give': 'Dai',
  'swap.get': 'Ricevi',
  'swap.amount': 'Importo',
  'swap.balance': 'Saldo: {amount}',
  'swap.max': 'Max.',
  'swap.flip': 'Inverti i due token',
  'swap.choose': 'Scegli token',
  'swap.step.selectToken': 'Scegli token',
  'swap.step.addAmount': 'Inserisci importo',
  'swap.step.incorrectValue': 'Valore non corretto',
  'swap.step.insufficientFunds': 'Saldo insufficiente',
  'swap.step.insufficientGas': 'Saldo gas insufficiente',
  'swap.step.quoting': 'Ricerca del prezzo',
  'swap.step.failed': 'Scambia',
  'swap.step.review': 'Verifica scambio',
  'swap.noRoute':
    'Non è stato trovato alcun prezzo per questo importo. Prova un altro importo o un altro token.',
  'swap.failed': 'Non è possibile caricare il prezzo. Controlla la connessione, poi riprova.',
  'swap.stale': 'Il prezzo non si può aggiornare, quindi potrebbe essere cambiato.',
  'swap.noPrice': 'Nessun prezzo confermato',
  'swap.about': 'Ricevi circa {amount}',
  'swap.more': '{percent} in più rispetto a poco fa',
  'swap.less': '{percent} in meno rispetto a poco fa',
  'swap.about.more': 'Ricevi circa {amount}, cioè {percent} in più rispetto a poco fa.',
  'swap.about.less': 'Ricevi circa {amount}, cioè {percent} in meno rispetto a poco fa.',
  'swap.row.rate': 'Tasso di cambio',
  'swap.row.rateValue': '1 {source} = {amount} {target}',
  'swap.row.impact': 'Impatto sul prezzo',
  'swap.row.providerFee': 'Commissione del fornitore ({percent})',
  'swap.row.networkFee': 'Commissione di rete, al massimo',
  'swap.row.minimum': 'Minimo richiesto ({percent} di slippage)',
  'swap.row.total': 'Costo totale, al massimo',
  'swap.total': 'Costa circa {amount}',
  'swap.total.unknown': 'Costo sconosciuto',
  'swap.row.unknown': 'Sconosciuto',
  'swap.row.feeUnknown': 'La mostrerà il tuo portafoglio',
  'swap.row.network': 'Rete',
  'swap.highImpact':
    'Questo scambio perde {percent} del suo valore. Un importo minore potrebbe perdere meno.',
  'swap.unknownImpact':
    'Non si sa quanto perde questo scambio, perché nessuna seconda fonte conferma i prezzi. Confronta tu gli importi.',
  'swap.contradicted':
    'Le fonti non concordano sul prezzo di un token. Qui conta il peggiore. Confronta tu gli importi.',
  'swap.typeToConfirm': 'Per continuare, scrivi l’importo che riceverai: {amount}',
  'swap.pressAgain': 'Se non hai dubbi, premi “Scambia comunque”.',
  'swap.impostor':
    'Questo non è il noto {symbol}, anche se ha lo stesso nome. Il suo indirizzo è {address}.',
  'swap.twin':
    'Qui più token si chiamano {symbol}. Controlla di intendere quello all’indirizzo {address}.',
  'swap.notThe': 'Non è il noto {symbol}',
  'swap.gasHint': 'Ti serve {symbol} per la commissione di rete, circa {amount}',
  'swap.search': 'Cerca token',
  'swap.searchPlaceholder': 'Nome, simbolo o indirizzo',
  'swap.suggested': 'Suggeriti',
  'swap.yours': 'I tuoi token',
  'swap.popular': 'Tutti i token',
  'swap.found': 'Trovati',
  'swap.none': 'Nessun token corrisponde a “{query}”',
  'swap.unsupported': 'Gli scambi non sono offerti su {network}. Scegli un’altra rete.',
  'swap.unsupportedNone': 'Gli scambi non sono offerti su nessuna rete di questa app.',
  'swap.preparing': 'Preparazione dello scambio',
  'swap.approve': 'Approva',
  'swap.approving': 'Approvazione…',
  'swap.swap': 'Scambia',
  'swap.swapAnyway': 'Scambia comunque',
  'swap.swapping': 'Scambio in corso…',
  'swap.cancel': 'Annulla',
  'swap.retry': 'Riprova',
  'swap.allow':
    'Prima consenti a {spender} di spendere {amount}. Può prendere questo importo e non di più.',
  'swap.allowReset':
    'Per {symbol} va prima rimosso un permesso precedente, quindi il portafoglio chiede due volte.',
  'swap.waitingApproval': 'In attesa che la rete confermi l’approvazione',
  'swap.sentence':
    'Scambi {source} con circa {target} su {network}. Una simulazione appena fatta ha dato {arrived}. Lo scambio si ferma se riceveresti meno di {minimum}.',
  'swap.sentenceAbout': 'Scambi {source} con circa {target} su {network}.',
  'swap.unchecked':
    'Su questa rete lo scambio non si può simulare, quindi ciò che riceverai non è verificato. Scambia solo se ti fidi di questo servizio.',
  'swap.oneNode':
    'Solo il servizio di scambio stesso ha simulato questo scambio, quindi ciò che riceverai non è confermato. Scambia solo se ti fidi di questo servizio.',
  'swap.failedHint':
    'La tua bozza è conservata. Se il portafoglio mostra la transazione, non inviarla di nuovo.',
  'swap.toast.approve': 'Approva nel portafoglio l’aumento del limite di spesa',
  'swap.toast.confirm': 'Conferma la transazione nel portafoglio',
  'swap.toast.swapping': 'Scambio di {source} con {amount}',
  'swap.toast.swapped': 'Scambio di {source} con {amount} completato',
  'swap.toast.done': 'Scambio di {source} con {target} completato',
  'swap.toast.short': 'Lo scambio è completato, ma hai ricevuto solo {amount} per {source}',
  'swap.left': 'Dopo questo scambio, {spender} può ancora spendere {amount} dei tuoi fondi.',
  'swap.left.unlimited':
    'Dopo questo scambio, {spender} può ancora spendere i tuoi {symbol} senza limite.',
  'swap.takeBack': 'Revoca',
  'swap.keep': 'Lascia così',
  'failure.SWAP_INIT_FAILED':
    'Al momento non è possibile caricare gli scambi. Controlla la connessione, poi riprova.',
  'failure.GAS_PRICE_UNSUPPORTED':
    'Al momento gli scambi non sono disponibili su questa rete. Riprova più tardi, oppure scegli un’altra rete.',
  'failure.SWAP_UNSUPPORTED': 'Gli scambi non sono offerti su questa rete. Scegli un’altra rete.',
  'failure.PRICE_UNAVAILABLE':
    'Al momento non è possibile caricare i prezzi in dollari. Confronta tu gli importi.',
  'failure.INCORRECT_AMOUNT': 'Questo importo non si può scambiare. Prova un altro importo.',
  'failure.ALLOWANCE_UNAVAILABLE':
    'Non è stato possibile preparare lo scambio. Riprova tra un momento.',
  'failure.APPROVAL_BUILD_FAILED':
    'Non è stato possibile preparare l’approvazione. Riprova tra un momento.',
  'failure.SWAP_BUILD_FAILED':
    'Non è stato possibile preparare lo scambio. Riprova, oppure cambia l’importo.',
  'failure.SWAP_PRICE_MOVED':
    'Il prezzo è cambiato di oltre l’1%. Leggi il nuovo prezzo, poi conferma di nuovo.',
  'failure.SWAP_FAILED':
    'Non è stato possibile inviare lo scambio. Guarda nel portafoglio, poi riprova.',
}
