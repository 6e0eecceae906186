import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'Die Gebühr ist ungewöhnlich hoch',
  'review.eip155.fee': 'Netzwerkgebühr, höchstens',
  'review.heading.grant': '{app} möchte für Sie handeln dürfen',
  'review.grant': '{holder} für Ihr Konto handeln lassen, ohne Sie jedes Mal zu fragen',
  'review.grant.endless': 'Kein Enddatum ist genannt.',
  'review.typed.unread':
    'Daten für einen Contract signieren: Was sie bewirken, ist hier nicht lesbar',
  'review.witness': 'Enthalten ist eine Bedingung, die hier nicht lesbar ist.',
  'review.domain.noContract': 'Hier steht nicht, für welchen Contract dies ist',
  'review.domain.badContract': 'Die Adresse des Contracts ist ungültig: {contract}',
  'review.domain.ownAccount': 'Das ist für Ihr eigenes Konto, als wäre es ein Contract',
  'review.domain.noChain':
    'Hier steht nicht, für welches Netzwerk dies ist; es kann also auch auf anderen gültig sein',
  'review.transferByOther':
    'Jedem, der die Signatur hat, erlauben, {amount} aus Ihrem Guthaben an {receiver} zu senden, ohne eine Transaktion von Ihnen',
  'review.order.give': 'Abgeben, falls jemand die Order annimmt',
  'review.order.get': 'Erhalten',
  'review.order.nothing': 'Nichts erhalten',
  'review.order.anyItem': 'Ein beliebiges Objekt einer Sammlung',
  'review.safe': 'Eine Transaktion eines Safe genehmigen',
  'review.forwarded': 'Jemand anderen diesen Aufruf für Sie senden lassen',
  'review.votes': 'Ihre Stimmen an {delegate} geben',
  'review.delegation': '{delegate} für Ihr Konto handeln lassen (ERC-7710)',
  'review.delegation.limits': {
    one: 'Enthalten ist {count} Einschränkung, die hier nicht lesbar ist.',
    other: 'Enthalten sind {count} Einschränkungen, die hier nicht lesbar sind.',
  },
  'review.delegation.noLimits': 'Ohne jede Einschränkung.',
  'review.moveItem': 'Objekt {item} einer Sammlung von {owner} an {receiver} übertragen',
  'review.moveItems': 'Objekte einer Sammlung von {owner} an {receiver} übertragen',
  'review.inner': 'Einen Contract aufrufen, der diese Aufrufe ausführt',
  'review.delegateCall':
    'Den Code eines anderen Contracts so handeln lassen, als wäre er dieser Contract',
  'review.hidden':
    'Einen Contract aufrufen: Was das bewirkt, ist hier nicht lesbar, es enthält aber etwas wie ein Ausgabenlimit oder eine Übertragung',
  'review.odd': 'Ein Aufruf in ungewöhnlicher Form: Was er bewirkt, ist hier nicht lesbar',
  'review.creates': 'Einen Contract erstellen: Was das bewirkt, ist hier nicht lesbar',
  'review.delegate':
    'Den Code von {delegate} als Ihr Konto handeln lassen (EIP-7702), mit allem, was das Konto hat',
  'review.delegate.none': 'Den Code beenden, der als Ihr Konto handelt (EIP-7702)',
  'review.everyChain': 'Auf jedem Netzwerk.',
  'review.onChain': 'Auf dem Netzwerk {chain}.',
  'review.digest.domain': 'Domain-Hash (EIP-712)',
  'review.digest.struct': 'Nachrichten-Hash (EIP-712)',
  'review.digest.typed': 'Endgültiger Hash (EIP-712)',
  'review.digest.message': 'Nachrichten-Hash (ERC-191)',
  'review.digest.calldata': 'Calldata-Prüfwert (ERC-8213, Entwurf)',
}
