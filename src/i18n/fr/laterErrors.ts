import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Compte introuvable',
  'error.SHARE_FAILED': 'Votre navigateur n’a pas autorisé le partage',
  'error.NAME_RESOLVE_FAILED': 'Le nom n’a pas pu être recherché',
  'error.NAME_GATEWAY_FAILED': 'Le serveur qui conserve ce nom n’a pas donné de réponse valide',
  'error.NAME_OTHER_FAMILY': '{name} n’a pas d’adresse sur {family}',
  'error.NAMES_FETCH_FAILED': 'Les noms de l’adresse n’ont pas pu être chargés',
  'error.NAME_SUGGESTIONS_FAILED': 'Les suggestions de noms n’ont pas pu être chargées',
  'error.NAME_REGISTRATION_FAILED': 'Le nom {name} n’a pas pu être enregistré',
  'error.NAME_NO_NETWORK': 'Réseau introuvable',
  'error.NAME_NO_ACCOUNT':
    'Aucune adresse ni aucun compte ouvert par e-mail ou réseau social n’a été trouvé',
  'error.INVALID_CHAIN_ID': 'L’identifiant de chaîne n’est pas valide',
  'error.SEND_INCOMPLETE': 'Saisissez un montant et une adresse de destinataire valides',
  'error.SEND_FAILED': 'Un problème est survenu',
  'error.SOLANA_SEND_FAILED': 'La transaction n’a pas pu être envoyée. Réessayez.',
  'error.INSUFFICIENT_FUNDS': 'Pas assez de fonds en {symbol}',
  'error.INSUFFICIENT_GAS': 'Pas assez de fonds en {symbol} pour les frais de réseau',
  'error.WALLET_ELSEWHERE':
    'Votre portefeuille est sur un autre réseau. Passez sur {network} dans le portefeuille',
  'error.WALLET_OTHER_ACCOUNT':
    'Votre portefeuille est sur un autre compte. Passez sur {address} dans le portefeuille',
  'error.TRANSFER_REFUSED': '{symbol} a refusé ce transfert',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'Le destinataire n’a pas encore de compte sur ce réseau, et {symbol} seul n’en ouvre pas. Il lui faut d’abord {native}',
  'error.TRANSFER_TOO_SMALL': 'Un nouveau compte a besoin d’au moins {amount}',
  'error.TRANSFER_DUST': 'Le réseau n’accepte aucun paiement inférieur à {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Votre compte doit garder au moins {amount}, ou être vidé. Envoyez moins, ou la totalité',
  'error.TRANSACTION_INVALID':
    'Le réseau a refusé la transaction ; rien n’a donc été envoyé : « {reason} »',
  'error.TRANSACTION_REVERTED':
    'Cette transaction échouerait. Selon le contrat lui-même : « {reason} »',
  'error.TRANSFER_CHANGED':
    'Il arriverait moins de jetons ({symbol}) que ce qui a été affiché. Relisez le récapitulatif',
  'error.FEE_CHANGED': 'Les frais de réseau ont changé. Relisez le récapitulatif',
  'error.TRANSFER_TAKES_MORE':
    'Ce transfert vous prendrait aussi {what}, ou laisserait quelqu’un le prendre. Rien n’a été envoyé',
  'error.TRANSFER_LOSES_MORE':
    'La perte en {symbol} avec votre compte serait plus élevée que ce qui a été affiché. Revenez en arrière et vérifiez à nouveau',
  'error.TOKEN_UNVERIFIED':
    'Le montant en {symbol} n’a pas pu être vérifié auprès de son contrat. Rien n’a été envoyé',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Le compte {symbol} du destinataire appartient à quelqu’un d’autre. Rien n’a été envoyé',
  'error.RECEIVER_FROZEN': 'Le compte {symbol} du destinataire est gelé et ne peut rien recevoir',
  'error.SENDER_FROZEN': 'Votre compte {symbol} est gelé, rien ne peut en être envoyé',
  'error.TOKEN_PAUSED': 'Tous les transferts de {symbol} sont suspendus. Réessayez plus tard',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} ne peut pas être envoyé à un autre compte',
  'error.TOKEN_SCALED':
    'Les portefeuilles affichent d’autres montants de {symbol} que ceux du réseau, l’envoi est donc impossible ici',
  'error.MEMO_REQUIRED':
    'Le destinataire n’accepte {symbol} qu’avec une note. Demandez un lien de paiement qui en contient une',
  'error.SIGNED_DIFFERENTLY':
    'Votre portefeuille a signé autre chose que ce que vous avez vérifié, rien n’a donc été envoyé d’ici',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Votre portefeuille ne signe pas ce type de transaction. Mettez-le à jour ou utilisez-en un autre',
  'error.APPROVAL_EXPIRED': 'Vous avez mis plus d’une minute, rien n’a été envoyé. Réessayez',
  'error.FEE_IMPLAUSIBLE':
    'Le réseau a indiqué des frais qui ne peuvent pas être justes. Rien n’a été envoyé. Réessayez plus tard',
  'error.TRANSACTION_FAILED': 'La transaction a échoué sur le réseau',
  'error.TRANSACTION_REPLACED':
    'Une autre transaction a pris sa place. Vérifiez votre portefeuille',
  'error.NOT_REPLACEABLE': 'Cette transaction ne peut plus être remplacée',
  'error.TRANSACTION_NOT_FOUND':
    'Le réseau ne connaît pas cette transaction. Vérifiez votre portefeuille',
  'error.TRANSACTION_DIFFERS':
    'Votre portefeuille a envoyé {amount} à {address}, et non le transfert vérifié',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Votre portefeuille a envoyé autre chose que ce que vous avez vérifié. Vérifiez votre portefeuille',
  'error.TRANSACTION_FOREIGN':
    'Votre portefeuille a indiqué une transaction d’un autre compte. Vérifiez votre portefeuille',
  'error.TRANSACTION_TAKEN_BACK':
    'Le réseau a retiré la confirmation. La transaction est de nouveau en attente',
  'error.CALLS_PARTLY_FAILED': 'Certains appels ont échoué. Vérifiez votre portefeuille',
  'error.CALLS_STATUS_UNKNOWN':
    'Votre portefeuille ne peut pas dire ce que les appels sont devenus. Vérifiez votre portefeuille',
  'error.TRANSACTIONS_UNAVAILABLE': 'Les transactions n’ont pas pu être chargées',
  'error.SWAP_INIT_FAILED': 'L’échange n’a pas pu être lancé',
  'error.PRICE_UNAVAILABLE': 'Le prix du jeton du réseau n’a pas pu être chargé',
  'error.GAS_PRICE_UNSUPPORTED': 'Le prix du gas n’est pas disponible sur ce réseau',
  'error.SWAP_UNSUPPORTED': 'Les échanges ne sont pas possibles sur ce réseau',
  'error.INCORRECT_AMOUNT': 'Montant incorrect',
  'error.ALLOWANCE_UNAVAILABLE': 'L’autorisation n’a pas pu être vérifiée',
  'error.APPROVAL_BUILD_FAILED': 'La transaction d’approbation n’a pas pu être créée',
  'error.SWAP_BUILD_FAILED': 'La transaction n’a pas pu être créée',
  'error.SWAP_REFUSED':
    'Le service d’échange a répondu autre chose que ce que vous avez demandé. Rien n’a été signé.',
  'error.SWAP_SHORTFALL': 'Vous recevriez moins de {amount}. Rien n’a été signé.',
  'error.SWAP_TAKES_MORE':
    'Cet échange vous prendrait aussi {what}, ou laisserait quelqu’un le prendre. Rien n’a été signé.',
  'error.SWAP_PRICE_MOVED': 'Le prix a changé de plus de 1 %',
  'error.SWAP_FAILED': 'Erreur de transaction',
  'error.ONRAMP_NO_ADDRESS': 'Aucune adresse trouvée',
  'error.ONRAMP_NO_NETWORK': 'Aucun réseau trouvé',
  'error.ONRAMP_NO_PROJECT_ID': 'Aucun identifiant de projet trouvé',
  'error.LINK_NOT_FOUND': 'Aucun lien trouvé',
  'error.BUY_FAILED': 'L’achat a échoué',
  'error.PERMISSIONS_UNAVAILABLE': 'Les autorisations n’ont pas pu être lues',
  'error.REVOCATION_REFUSED':
    'Le contrat refuse cette opération, ou vous prendrait quelque chose. Rien n’a été envoyé',
  'error.REVOCATION_FAILED': 'L’autorisation n’a pas pu être révoquée',
  'error.SIWX_NO_ACCOUNT': 'Aucune adresse active trouvée',
  'error.SIWX_INIT_FAILED': 'Un problème est survenu au lancement de l’identification',
  'error.SIWX_FAILED': 'L’identification a échoué',
  'error.SIWX_UNVERIFIED': 'Votre signature n’a pas pu être vérifiée à l’instant',
  'error.SIWX_UNCHECKABLE':
    'Ce type de signature ne peut pas être vérifié ici. Utilisez une adresse à clé unique',
  'error.SIWX_INVALID_SIGNATURE': 'La signature n’est pas valide',
  'error.SIWX_SIGN_OUT_FAILED': 'Le site n’a pas pu mettre fin à votre identification',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Les sessions intelligentes n’ont pas pu être chargées',
  'error.SMART_SESSION_REVOKE_FAILED': 'La session intelligente n’a pas pu être révoquée',
}
