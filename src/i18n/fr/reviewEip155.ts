import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'Les frais sont inhabituellement élevés',
  'review.eip155.fee': 'Frais de réseau, au maximum',
  'review.heading.grant': '{app} demande à agir en votre nom',
  'review.grant':
    'Laisser {holder} agir au nom de votre compte sans vous le demander à chaque fois',
  'review.grant.endless': 'Aucune date de fin n’est indiquée.',
  'review.typed.unread':
    'Signer des données pour un contrat : ce que cela fait ne peut pas être lu ici',
  'review.witness': 'Il y a une condition qui ne peut pas être lue ici.',
  'review.domain.noContract': 'Ceci n’indique pas à quel contrat c’est destiné',
  'review.domain.badContract': 'L’adresse du contrat n’est pas valide : {contract}',
  'review.domain.ownAccount': 'Ceci est destiné à votre propre compte, comme si c’était un contrat',
  'review.domain.noChain':
    'Ceci n’indique pas à quel réseau c’est destiné ; c’est donc peut-être aussi valable sur d’autres',
  'review.transferByOther':
    'Laisser quiconque a la signature envoyer {amount} vous appartenant à {receiver}, sans transaction de votre part',
  'review.order.give': 'Donner, si quelqu’un accepte l’ordre',
  'review.order.get': 'Recevoir',
  'review.order.nothing': 'Ne rien recevoir',
  'review.order.anyItem': 'N’importe quel objet d’une collection',
  'review.safe': 'Approuver une transaction d’un Safe',
  'review.forwarded': 'Laisser quelqu’un d’autre envoyer cet appel pour vous',
  'review.votes': 'Donner vos voix à {delegate}',
  'review.delegation': 'Laisser {delegate} agir au nom de votre compte (ERC-7710)',
  'review.delegation.limits': {
    one: 'Avec {count} limite qui ne peut pas être lue ici.',
    other: 'Avec {count} limites qui ne peuvent pas être lues ici.',
  },
  'review.delegation.noLimits': 'Sans aucune limite.',
  'review.moveItem': 'Déplacer l’objet {item} d’une collection du compte {owner} vers {receiver}',
  'review.moveItems': 'Déplacer des objets d’une collection du compte {owner} vers {receiver}',
  'review.inner': 'Appeler un contrat qui effectue ces appels',
  'review.delegateCall': 'Laisser le code d’un autre contrat agir comme celui-ci',
  'review.hidden':
    'Appeler un contrat : ce que cela fait ne peut pas être lu ici, mais il s’y trouve quelque chose comme une autorisation ou un transfert',
  'review.odd': 'Un appel sous une forme inhabituelle : ce que cela fait ne peut pas être lu ici',
  'review.creates': 'Créer un contrat : ce que cela fait ne peut pas être lu ici',
  'review.delegate':
    'Laisser le code du contrat {delegate} agir comme votre compte (EIP-7702), avec tout ce que le compte possède',
  'review.delegate.none': 'Mettre fin au code qui agit comme votre compte (EIP-7702)',
  'review.everyChain': 'Sur tous les réseaux.',
  'review.onChain': 'Sur le réseau {chain}.',
  'review.digest.domain': 'Hash du domaine (EIP-712)',
  'review.digest.struct': 'Hash du message (EIP-712)',
  'review.digest.typed': 'Hash final (EIP-712)',
  'review.digest.message': 'Hash du message (ERC-191)',
  'review.digest.calldata': 'Empreinte des données d’appel (ERC-8213, brouillon)',
}
