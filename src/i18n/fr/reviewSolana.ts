import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Signer une transaction',
  'review.solana.message':
    'Signer une transaction transmise sous forme de message. La signature permet à d’autres de l’envoyer :',
  'review.solana.notSigner': 'Ceci n’est pas une transaction du compte connecté',
  'review.solana.feeUnread': 'Les frais ne peuvent pas être lus ici',
  'review.solana.feeHigh': 'Les frais sont inhabituellement élevés',
  'review.solana.fee': 'Frais de réseau, au maximum',
  'review.solana.payer': 'Frais payés par',
  'review.solana.lookups': 'Comptes non lus (dans des tables de recherche)',
  'review.solana.unknown': 'Appeler un programme : ce que cela fait ne peut pas être lu ici',
  'review.solana.odd':
    'Un appel sous une forme inhabituelle : ce que cela fait ne peut pas être lu ici',
  'review.solana.program': 'Programme {program}',
  'review.solana.token': 'Jeton {token}',
  'review.solana.signs':
    'Il obtient votre signature ; il peut donc utiliser ce que votre compte possède.',
  'review.solana.create': 'Créer le compte {account} avec {value}, pour le programme {program}',
  'review.solana.assign': 'Faire du programme {program} le propriétaire du compte {account}',
  'review.solana.assign.own':
    'Faire du programme {program} le propriétaire de votre compte {account}. Vous ne pourrez alors plus l’utiliser',
  'review.solana.allocate': 'Réserver de l’espace pour des données dans {account}',
  'review.solana.nonce.create':
    'Préparer {account} pour des transactions qui n’expirent pas, contrôlées par {owner}',
  'review.solana.nonce.advance':
    'Cette transaction n’expire pas : elle peut être envoyée à tout moment ultérieur',
  'review.solana.control': 'Donner le contrôle du compte {account} à {owner}',
  'review.solana.transfer': 'Envoyer {amount} au compte de jetons {receiver}',
  'review.solana.from': 'Depuis le compte de jetons {account}.',
  'review.solana.revoke':
    'Ne plus laisser d’autres dépenser ce que détient le compte de jetons {account}',
  'review.solana.authority.owner':
    'Donner le compte de jetons {account}, avec tout ce qu’il détient, à {owner}',
  'review.solana.authority.close':
    'Laisser {owner} fermer le compte de jetons {account} et obtenir ses SOL',
  'review.solana.authority.none': 'Abandonner définitivement le contrôle du compte {account}',
  'review.solana.close': 'Fermer le compte de jetons {account} et obtenir ses SOL',
  'review.solana.close.other': 'Fermer le compte de jetons {account}. Ses SOL vont à {receiver}',
  'review.solana.burn': 'Détruire {amount}',
  'review.solana.mint': 'Créer {amount} dans le compte de jetons {account}',
  'review.solana.freeze': 'Geler le compte de jetons {account}',
  'review.solana.thaw': 'Dégeler le compte de jetons {account}',
  'review.solana.wrap': 'Compter les SOL du compte {account} comme des jetons',
  'review.solana.setUp': 'Préparer le compte de jetons {account}, qui appartient à {owner}',
  'review.solana.fixOwner': 'Fixer le propriétaire du compte de jetons {account}',
  'review.solana.open': 'Ouvrir pour {owner} un compte pour le jeton {token}, s’il n’y en a pas',
  'review.solana.newToken': 'Créer le jeton {token}, que {owner} contrôle',
  'review.solana.item': 'Le NFT {token}',
  'review.solana.others':
    'Des programmes qui ne sont pas lus ici peuvent aussi modifier vos données.',
  'review.solana.memo': 'Note : {text}',
  'review.solana.stake.create':
    'Préparer {account} pour le staking. {owner} peut en retirer des fonds',
  'review.solana.stake.delegate':
    'Mettre en staking ce que détient {account} auprès du validateur {validator}',
  'review.solana.stake.split': 'Déplacer {value} du staking dans {account} vers {target}',
  'review.solana.stake.merge': 'Déplacer tout le staking dans {account} vers {target}',
  'review.solana.stake.end': 'Arrêter le staking de ce que détient {account}',
}
