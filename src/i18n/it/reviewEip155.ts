import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'La commissione è insolitamente alta',
  'review.eip155.fee': 'Commissione di rete, al massimo',
  'review.heading.grant': '{app} chiede di agire per te',
  'review.grant': 'Consentire a {holder} di agire per il tuo account senza chiederti ogni volta',
  'review.grant.endless': 'Non è indicata una data di fine.',
  'review.typed.unread': 'Firmare dati per un contratto: qui non è leggibile che cosa fanno',
  'review.witness': 'Ha una condizione che qui non è leggibile.',
  'review.domain.noContract': 'Qui non è indicato per quale contratto è',
  'review.domain.badContract': 'L’indirizzo del contratto non è valido: {contract}',
  'review.domain.ownAccount': 'È per il tuo stesso account, come se fosse un contratto',
  'review.domain.noChain':
    'Qui non è indicato per quale rete è, quindi potrebbe valere anche su altre',
  'review.transferByOther':
    'Consentire a chiunque abbia la firma di inviare {amount} dei tuoi fondi a {receiver}, senza una tua transazione',
  'review.order.give': 'Dare, se qualcuno accetta l’ordine',
  'review.order.get': 'Ricevere',
  'review.order.nothing': 'Non ricevere nulla',
  'review.order.anyItem': 'Un pezzo qualsiasi di una collezione',
  'review.safe': 'Approvare una transazione di un Safe',
  'review.forwarded': 'Consentire a un altro di inviare questa chiamata per te',
  'review.votes': 'Dare i tuoi voti a {delegate}',
  'review.delegation': 'Consentire a {delegate} di agire per il tuo account (ERC-7710)',
  'review.delegation.limits': {
    one: 'Ha {count} limite che qui non è leggibile.',
    other: 'Ha {count} limiti che qui non sono leggibili.',
  },
  'review.delegation.noLimits': 'Senza alcun limite.',
  'review.moveItem': 'Spostare il pezzo {item} di una collezione da {owner} a {receiver}',
  'review.moveItems': 'Spostare pezzi di una collezione da {owner} a {receiver}',
  'review.inner': 'Chiamare un contratto che fa queste chiamate',
  'review.delegateCall': 'Lasciare che il codice di un altro contratto agisca come questo',
  'review.hidden':
    'Chiamare un contratto: qui non è leggibile che cosa fa, ma contiene qualcosa come un limite di spesa o un trasferimento',
  'review.odd': 'Una chiamata in una forma insolita: qui non è leggibile che cosa fa',
  'review.creates': 'Creare un contratto: qui non è leggibile che cosa fa',
  'review.delegate':
    'Lasciare che il codice di {delegate} agisca come il tuo account (EIP-7702), con tutto ciò che l’account ha',
  'review.delegate.none': 'Porre fine al codice che agisce come il tuo account (EIP-7702)',
  'review.everyChain': 'Su ogni rete.',
  'review.onChain': 'Sulla rete {chain}.',
  'review.digest.domain': 'Hash del dominio (EIP-712)',
  'review.digest.struct': 'Hash del messaggio (EIP-712)',
  'review.digest.typed': 'Hash finale (EIP-712)',
  'review.digest.message': 'Hash del messaggio (ERC-191)',
  'review.digest.calldata': 'Digest dei calldata (ERC-8213, bozza)',
}
