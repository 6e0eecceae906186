import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'De kosten zijn ongewoon hoog',
  'review.eip155.fee': 'Netwerkkosten, hoogstens',
  'review.heading.grant': '{app} vraagt om voor u te mogen handelen',
  'review.grant': '{holder} voor uw account laten handelen zonder het u elke keer te vragen',
  'review.grant.endless': 'Er is geen einddatum genoemd.',
  'review.typed.unread':
    'Gegevens voor een contract ondertekenen: wat ze doen is hier niet te lezen',
  'review.witness': 'Er hoort een voorwaarde bij die hier niet te lezen is.',
  'review.domain.noContract': 'Hierin staat niet voor welk contract dit is',
  'review.domain.badContract': 'Het adres van het contract is ongeldig: {contract}',
  'review.domain.ownAccount': 'Dit is voor uw eigen account, alsof het een contract is',
  'review.domain.noChain':
    'Hierin staat niet voor welk netwerk dit is, dus het kan ook op andere geldig zijn',
  'review.transferByOther':
    'Iedereen die de handtekening heeft, toestaan om {amount} van uw saldo te verzenden naar {receiver}, zonder een transactie van u',
  'review.order.give': 'Geven, als iemand de order accepteert',
  'review.order.get': 'Krijgen',
  'review.order.nothing': 'Niets krijgen',
  'review.order.anyItem': 'Een willekeurig object van een collectie',
  'review.safe': 'Een transactie van een Safe goedkeuren',
  'review.forwarded': 'Een ander deze aanroep voor u laten verzenden',
  'review.votes': 'Uw stemmen aan {delegate} geven',
  'review.delegation': '{delegate} voor uw account laten handelen (ERC-7710)',
  'review.delegation.limits': {
    one: 'Er is {count} beperking die hier niet te lezen is.',
    other: 'Er zijn {count} beperkingen die hier niet te lezen zijn.',
  },
  'review.delegation.noLimits': 'Zonder enige beperking.',
  'review.moveItem': 'Object {item} van een collectie verplaatsen van {owner} naar {receiver}',
  'review.moveItems': 'Objecten van een collectie verplaatsen van {owner} naar {receiver}',
  'review.inner': 'Een contract aanroepen dat deze aanroepen doet',
  'review.delegateCall': 'De code van een ander contract laten handelen als dit contract',
  'review.hidden':
    'Een contract aanroepen: wat dit doet is hier niet te lezen, maar het bevat iets als een bestedingslimiet of een overdracht',
  'review.odd': 'Een aanroep in een ongebruikelijke vorm: wat die doet is hier niet te lezen',
  'review.creates': 'Een contract maken: wat dit doet is hier niet te lezen',
  'review.delegate':
    'De code van {delegate} laten handelen als uw account (EIP-7702), met alles wat het account heeft',
  'review.delegate.none': 'De code beëindigen die als uw account handelt (EIP-7702)',
  'review.everyChain': 'Op elk netwerk.',
  'review.onChain': 'Op netwerk {chain}.',
  'review.digest.domain': 'Domeinhash (EIP-712)',
  'review.digest.struct': 'Berichthash (EIP-712)',
  'review.digest.typed': 'Uiteindelijke hash (EIP-712)',
  'review.digest.message': 'Berichthash (ERC-191)',
  'review.digest.calldata': 'Controlewaarde van calldata (ERC-8213, concept)',
}
