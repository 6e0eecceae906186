import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Commande inconnue',
  'error.UNKNOWN_VIEW': 'Vue inconnue',
  'error.INVALID_VIEW_DATA': 'Donnée manquante : {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX n’est pas activé',
  'error.NOT_ENABLED': 'Fonction non activée : {what}',
  'error.USER_REJECTED': 'Demande refusée dans le portefeuille',
  'error.WALLET_NOT_FOUND': '{wallet} est introuvable',
  'error.WALLET_TIMEOUT': 'Pas de réponse du portefeuille {wallet}',
  'error.WALLET_UNREACHABLE': 'Votre portefeuille a été mis à jour ou redémarré. Rechargez la page',
  'error.WALLET_INVALID_RESPONSE': 'Le portefeuille a envoyé une réponse inattendue',
  'error.WALLET_ERROR': 'Le portefeuille a signalé une erreur',
  'error.REQUEST_PENDING':
    'Une demande précédente est encore ouverte dans votre portefeuille. Répondez d’abord à celle-ci',
  'error.CONNECTION_FAILED': 'La connexion au portefeuille a échoué',
  'error.DISCONNECT_FAILED': 'La déconnexion a échoué',
  'error.NOT_CONNECTED': 'Aucun portefeuille n’est connecté',
  'error.PAIRING_EXPIRED': 'La demande de connexion a expiré',
  'error.RELAY_UNREACHABLE': 'WalletConnect est injoignable',
  'error.SWITCH_FAILED': 'Le portefeuille n’a pas changé de réseau',
  'error.NETWORK_NOT_APPROVED':
    'Le portefeuille n’a pas approuvé ce réseau. Déconnectez-vous, reconnectez-vous et autorisez-le dans le portefeuille.',
  'error.RPC_ERROR': 'Le réseau a refusé la demande',
  'error.RPC_TIMEOUT': 'Le réseau n’a pas répondu à temps',
  'error.COPY_FAILED': 'La copie a échoué',
  'error.POPUP_BLOCKED':
    'Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres pop-up, puis réessayez.',
  'error.SOCIAL_URI_MISSING': 'La connexion n’a pas pu être lancée',
  'error.SOCIAL_TIMEOUT': 'La connexion a pris trop de temps',
  'error.UNTRUSTED_ORIGIN': 'La connexion est revenue d’un site inattendu et a été arrêtée',
  'error.UNSUPPORTED_CHAIN': 'Chaîne non prise en charge',
}
