import type { TextsOf } from '../catalogue.ts'

export const permissions: TextsOf<'permissions'> = {
  'permissions.about':
    'Ce que d’autres peuvent prendre sur ce compte sur {network} sans vous demander à nouveau.',
  'permissions.list': 'Autorisations sur {network}',
  'permissions.search': 'Recherche sur le réseau',
  'permissions.searching': 'Recherche sur {network}, des blocs les plus récents aux plus anciens',
  'permissions.reading': 'Lecture des autorisations sur {network}',
  'permissions.done': 'Les {all} blocs du réseau {network} ont tous été parcourus.',
  'permissions.whole': 'Toutes les autorisations sur {network} ont été lues.',
  'permissions.back': 'Parcouru en remontant jusqu’au {date} : {covered} blocs sur {all}.',
  'permissions.backTo': 'Parcouru en remontant jusqu’au bloc {block} : {covered} blocs sur {all}.',
  'permissions.unread': 'Aucun nœud n’a accepté de parcourir ces blocs : {ranges}.',
  'permissions.stop': 'Arrêter',
  'permissions.continue': 'Poursuivre',
  'permissions.empty': 'Personne ne peut rien prendre sur ce compte sur {network}.',
  'permissions.failed': 'La recherche sur le réseau n’a pas pu continuer.',
  'permissions.amount': 'Prendre jusqu’à {amount}',
  'permissions.amount.unit': 'Prendre jusqu’à {amount} de la plus petite unité d’un jeton',
  'permissions.amount.unlimited': 'Prendre {symbol} sans limite',
  'permissions.amount.any': 'Prendre un jeton sans limite',
  'permissions.item': 'Prendre l’objet de collection nº {item}',
  'permissions.collection': 'Prendre tous les objets d’une collection, y compris ceux à venir',
  'permissions.close': 'Fermer un de vos comptes de jetons une fois vide, et obtenir son dépôt',
  'permissions.close.all':
    'Fermer un de vos comptes de jetons, et obtenir le montant de {amount} qu’il détient',
  'permissions.close.end':
    'Vous ne pouvez pas révoquer ceci. Déplacez le contenu du compte vers un autre.',
  'permissions.account': 'Compte de jetons',
  'permissions.until': 'Jusqu’au {date}',
  'permissions.permit2': 'Par Permit2',
  'permissions.spender': 'Qui',
  'permissions.token': 'Jeton',
  'permissions.collectible': 'Collection',
  'permissions.revoke': 'Révoquer',
  'permissions.revokeOf': 'Révoquer {token} pour {spender}',
  'permissions.asked': 'Confirmez dans {wallet}',
  'permissions.sent': 'Révocation…',
  'permissions.select': 'Sélectionner {token} pour {spender}',
  'permissions.revokeAll': {
    one: 'Révoquer {count} sélectionnée',
    other: 'Révoquer {count} sélectionnées',
  },
  'permissions.oneRequest': '{wallet} demande une seule fois pour toutes.',
  'permissions.eachRequest': '{wallet} demande pour chacune.',
  'permissions.grants': 'Accordées à cette page par votre portefeuille',
  'permissions.delegations': 'Code de ce compte',
  'permissions.delegated': 'Sur {network}, ce compte exécute le code d’un contrat',
  'permissions.undelegate':
    'Un tel contrat peut déplacer tout ce que le compte détient. Seul {wallet} peut annuler cela : cherchez « compte intelligent » (smart account) ou EIP-7702 dans ses paramètres.',
  'permissions.delegationUnread': 'Les nœuds n’ont pas dit s’il exécute du code sur {networks}.',
  'permissions.searched.eip155':
    'Recherché : approbations de jetons et d’objets de collection (Approval, ApprovalForAll) et Permit2. Non recherché : droits dans Morpho et Balancer, délégation de crédit d’Aave, opérateurs de jetons ERC-6909.',
  'permissions.searched.solana':
    'Recherché : délégués et autorités de clôture de vos comptes de jetons.',
  'permissions.notHeld': 'Vous n’en détenez aucun',
  'permissions.more': '{count} de plus de {token}',
  'permissions.showMore': 'Afficher {count} de plus',
  'permissions.skipped':
    'Ces contrats nomment plus d’autorisations qu’on ne peut en lire : {tokens}.',
  'permissions.leftOut':
    'Laissés de côté, car le contrat refuse ou demande bien trop de gaz : {tokens}.',
}
