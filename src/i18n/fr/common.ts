import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Retour',
  close: 'Fermer',
  retry: 'Réessayer',
  reload: 'Recharger',
  loading: 'Chargement',
  'title.Connect': 'Connecter un portefeuille',
  'title.help': 'Qu’est-ce qu’un portefeuille ?',
  'account.network': 'Réseau',
  'connect.wallets': 'Portefeuilles',
  'connect.on': 'Connexion sur {family}',
  'family.eip155': 'Réseaux EVM',
  'connect.allWallets': 'Tous les portefeuilles',
  'connect.haveNoWallet': 'Pas encore de portefeuille ?',
  'connect.getStarted': 'Commencer',
  'connect.empty': 'Aucun portefeuille dans ce navigateur.',
  'connect.listFailed':
    'La liste des portefeuilles n’a pas pu être chargée. Les portefeuilles installés restent utilisables.',
  'tag.installed': 'Installé',
  'tag.recent': 'Récent',
  'tag.qrCode': 'Code QR',
  'tag.multichain': 'Multichaîne',
  'view.loadFailed':
    'Cette partie n’a pas pu être chargée. Vérifiez votre connexion, ou rechargez la page.',
  'review.cannotRead': 'Nous ne pouvons pas lire cette demande',
}
