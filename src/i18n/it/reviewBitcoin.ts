import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Commissione di rete',
  'review.bitcoin.feeOfWallet': 'La indica il portafoglio',
  'review.bitcoin.feeHigh': 'La commissione è più di un decimo di ciò che viene inviato',
  'review.bitcoin.spent': 'Monete tue',
  'review.bitcoin.others': 'Monete di altri',
  'review.bitcoin.sender': 'Inviata da',
  'review.bitcoin.byWallet': 'Il tuo portafoglio',
  'review.bitcoin.byPage': 'Questo sito o altri, in qualsiasi momento successivo',
  'review.bitcoin.noValue':
    'Il valore di ciò che viene speso non è dimostrato, quindi qui la commissione non è leggibile',
  'review.bitcoin.short': 'Qui si paga più di quanto c’è, quindi altri devono aggiungere monete',
  'review.bitcoin.notSigner': 'Qui non si spendono monete dell’account connesso',
  'review.bitcoin.otherCoin': 'Firmi per monete che non sono dell’account indicato',
  'review.bitcoin.unasked':
    'Spendere {value} di {account}, anche se la richiesta non chiede quella firma',
  'review.bitcoin.ordinals':
    'Spendere monete di {account} che potrebbero portare ordinals (inscription). I loro {value} potrebbero valere molto di più',
  'review.bitcoin.back': 'Ricevere {value} al tuo indirizzo {to}',
  'review.bitcoin.goes': '{value} va a {to}, da tutti i partecipanti',
  'review.bitcoin.more': {
    one: '{count} altro pagamento, di {value}, che non è mostrato',
    other: '{count} altri pagamenti, di {value} in tutto, che non sono mostrati',
  },
  'review.bitcoin.script': 'Inviare {value} a uno script che qui non è leggibile: {script}',
  'review.bitcoin.burn': 'Distruggere {value}',
  'review.bitcoin.note': 'Scrivere una nota nella blockchain: {text}',
  'review.bitcoin.data':
    'Scrivere nella blockchain dati che qui non sono leggibili. Potrebbero spostare token (come le rune)',
  'review.bitcoin.sighash.none':
    'Lasciare che chiunque abbia la firma decida dove vanno le tue monete: la firma non copre alcun pagamento',
  'review.bitcoin.sighash.single':
    'Lasciare che altri cambino tutto tranne un pagamento: {value} a {to}. Il resto delle tue monete può andare ovunque',
  'review.bitcoin.sighash.anyone': 'Lasciare che altri aggiungano qui monete dopo la tua firma',
  'review.bitcoin.sighash.unknown':
    'Firmare in un modo insolito: qui non è leggibile che cosa altri possono cambiare dopo',
}
