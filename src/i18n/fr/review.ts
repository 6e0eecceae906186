import type { TextsOf } from '../catalogue.ts'

export const review: TextsOf<'review'> = {
  'review.heading.unread': '{app} demande quelque chose qui ne peut pas être lu ici',
  'review.otherChain': 'Ceci désigne un autre réseau que celui où vous êtes : {chain}',
  'review.otherAccount': 'Ceci désigne un compte qui n’est pas connecté : {address}',
  'review.heading.transaction': '{app} demande une transaction',
  'review.heading.transactions': {
    one: '{app} demande {count} transaction',
    other: '{app} demande {count} transactions',
  },
  'review.heading.message': '{app} demande une signature',
  'review.heading.signIn': '{app} vous demande de vous identifier',
  'review.message': 'Signer ce texte',
  'review.message.hash':
    'Signer un hash. Il peut représenter n’importe quoi, et ce que c’est ne peut pas être lu ici',
  'review.message.transaction':
    'Signer ce qui ressemble à une transaction : elle ne peut pas être lue ici',
  'review.message.bytes':
    'Signer des données qui ne sont pas du texte : leur sens ne peut pas être lu ici',
  'review.message.hidden':
    'Le texte contient des caractères que vous ne pouvez pas voir. Ils s’affichent comme �',
  'review.message.long': 'Le texte est trop long pour être affiché en entier',
  'review.signIn': 'S’identifier sur un site avec ce compte',
  'review.signIn.domain': 'Site',
  'review.signIn.malformed':
    'Ceci ressemble à une identification, mais pas sous la forme prévue par la norme',
  'review.signIn.otherDomain': 'Ceci vous identifie sur un autre site que celui-ci : {domain}',
  'review.signIn.otherUri': 'Ceci désigne une adresse qui n’est pas celle de ce site : {uri}',
  'review.signIn.expired': 'Cette identification a expiré',
  'review.until': 'Date de fin : {date}',
  'review.never': 'aucune',
  'review.raw': 'Demande',
  'review.details': 'Détails',
  'review.unread': 'Non lu',
  'review.unsigned': 'Non signé',
  'review.notRead': 'Parties de cette demande que nous ne lisons pas',
  'review.heading.calls': {
    one: '{app} demande {count} appel',
    other: '{app} demande {count} appels',
  },
  'review.amount': '{amount}',
  'review.item': 'Objet {item} d’une collection',
  'review.itemCount': 'Objet {item} : {count}',
  'review.newOwner': 'Faire de {owner} le propriétaire de ce contrat',
  'review.approve.item': 'Laisser {spender} prendre l’objet {item}',
  'review.changes': 'Ce qui va changer',
  'review.changes.pending': 'Pas encore essayé…',
  'review.changes.none': 'Rien de ce que vous avez ne change',
  'review.changes.fails': 'Cela échouerait maintenant, et ne coûterait que les frais du réseau',
  'review.changes.unknown': 'Cela ne peut pas être essayé à l’avance ici',
  'review.gives': 'Vous donnez',
  'review.gets': 'Vous recevez',
  'review.leaves': 'Après cela',
  'review.list': 'Ce qu’ils font',
  'review.pay': 'Envoyer {value} à {to}',
  'review.pay.nothing': 'Appeler {to} sans rien envoyer',
  'review.transfer': 'Envoyer {amount} à {receiver}',
  'review.move': 'Déplacer {amount} du compte {owner} vers {receiver}',
  'review.approve': 'Laisser {spender} dépenser jusqu’à {amount} vous appartenant',
  'review.approve.unlimited':
    'Laisser {spender} dépenser tous vos {symbol}, maintenant et plus tard : sans limite',
  'review.approve.none': 'Ne plus laisser {spender} dépenser vos {symbol}',
  'review.approve.unread':
    'Laisser {spender} dépenser jusqu’à {amount} de la plus petite unité de ce jeton ou, s’il s’agit d’une collection, prendre l’objet {amount}',
  'review.approve.unread.unlimited':
    'Laisser {spender} dépenser tout ce que vous avez de ce jeton, maintenant et plus tard, sans limite ou, s’il s’agit d’une collection, en prendre un objet',
  'review.increase': 'Laisser {spender} dépenser {amount} de plus vous appartenant',
  'review.increase.unread':
    'Laisser {spender} dépenser {amount} de plus de la plus petite unité de ce jeton',
  'review.approveAll':
    'Laisser {spender} prendre tous les objets de cette collection que vous avez, maintenant et plus tard',
  'review.approveAll.none': 'Ne plus laisser {spender} prendre des objets de cette collection',
  'review.unknown': 'Appeler un contrat : ce que cela fait ne peut pas être lu ici',
  'review.andPays': 'Cela envoie aussi {value}.',
  'review.extras':
    'Il contient des instructions pour votre portefeuille, qui ne peuvent pas être lues ici.',
  'review.extras.batch':
    'La demande contient des instructions pour votre portefeuille, qui ne peuvent pas être lues ici.',
  'review.unreadAmount':
    '{amount} de la plus petite unité de ce jeton (ou l’objet {amount}, s’il s’agit d’une collection)',
  'review.tokens': { one: '{amount} jeton', other: '{amount} jetons' },
  'review.unknownToken': 'jetons de nom inconnu',
  'review.contract': 'Contrat',
  'review.reading': 'Recherche des jetons…',
  'review.network': 'Réseau',
  'review.account': 'Compte',
  'review.together': 'Ensemble',
  'review.atomic': 'Tout ou rien',
  'review.separate': 'Une partie peut avoir lieu et le reste échouer',
  'review.cancel': 'Annuler',
  'review.declineAll': { one: 'Refuser {count} demande', other: 'Refuser les {count} demandes' },
  'review.continue': 'Continuer',
  'review.upgrade':
    'Votre portefeuille peut demander de passer ce compte en compte intelligent (EIP-7702).',
  'review.upgrade.text':
    'Un contrat choisi par votre portefeuille exécute alors vos appels ensemble, y compris plus tard. Votre adresse et ce qu’elle détient restent les mêmes. Vous pouvez annuler ce passage dans votre portefeuille.',
  'review.next': 'Ensuite, votre portefeuille vous demande de confirmer.',
}
