import type { TextsOf } from '../catalogue.ts'

export const swap: TextsOf<'swap'> = {
  'title.Swap': 'Échanger',
  'title.SwapSelectToken': 'Choisir un jeton',
  'title.SwapPreview': 'Aperçu de l’échange',
  'swap.give': 'Vous donnez',
  'swap.get': 'Vous recevez',
  'swap.amount': 'Montant',
  'swap.balance': 'Solde : {amount}',
  'swap.max': 'Max.',
  'swap.flip': 'Inverser les deux jetons',
  'swap.choose': 'Choisir un jeton',
  'swap.step.selectToken': 'Choisir un jeton',
  'swap.step.addAmount': 'Saisir un montant',
  'swap.step.incorrectValue': 'Valeur incorrecte',
  'swap.step.insufficientFunds': 'Solde insuffisant',
  'swap.step.insufficientGas': 'Solde trop bas pour les frais',
  'swap.step.quoting': 'Demande du prix',
  'swap.step.failed': 'Échanger',
  'swap.step.review': 'Vérifier l’échange',
  'swap.noRoute':
    'Aucun prix n’a été trouvé pour ce montant. Essayez un autre montant ou un autre jeton.',
  'swap.failed': 'Le prix ne peut pas être chargé. Vérifiez votre connexion, puis réessayez.',
  'swap.stale': 'Le prix ne peut pas être mis à jour ; il a donc peut-être changé.',
  'swap.noPrice': 'Pas de prix confirmé',
  'swap.about': 'Vous recevez environ {amount}',
  'swap.more': '{percent} de plus qu’il y a un instant',
  'swap.less': '{percent} de moins qu’il y a un instant',
  'swap.about.more': 'Vous recevez environ {amount}. C’est {percent} de plus qu’il y a un instant.',
  'swap.about.less':
    'Vous recevez environ {amount}. C’est {percent} de moins qu’il y a un instant.',
  'swap.row.rate': 'Taux',
  'swap.row.rateValue': '1 {source} = {amount} {target}',
  'swap.row.impact': 'Impact sur le prix',
  'swap.row.providerFee': 'Frais du fournisseur ({percent})',
  'swap.row.networkFee': 'Frais de réseau, au maximum',
  'swap.row.minimum': 'Minimum demandé (glissement {percent})',
  'swap.row.total': 'Coût total, au maximum',
  'swap.total': 'Coûte environ {amount}',
  'swap.total.unknown': 'Coût inconnu',
  'swap.row.unknown': 'Inconnu',
  'swap.row.feeUnknown': 'Votre portefeuille les affichera',
  'swap.row.network': 'Réseau',
  'swap.highImpact':
    'Cet échange perd {percent} de sa valeur. Un montant plus petit perd peut-être moins.',
  'swap.unknownImpact':
    'On ignore combien cet échange perd, car aucune seconde source ne confirme les prix. Comparez vous-même les montants.',
  'swap.contradicted':
    'Les sources ne s’accordent pas sur le prix d’un jeton. Le moins bon compte ici. Comparez vous-même les montants.',
  'swap.typeToConfirm': 'Pour continuer, saisissez le montant que vous recevrez : {amount}',
  'swap.pressAgain': 'Si vous en avez la certitude, appuyez sur « Échanger quand même ».',
  'swap.impostor':
    'Ce n’est pas le jeton {symbol} bien connu, bien qu’il porte le même nom. Son adresse est {address}.',
  'swap.twin':
    'Plusieurs jetons s’appellent ici {symbol}. Vérifiez que vous voulez bien celui de l’adresse {address}.',
  'swap.notThe': 'Pas le {symbol} bien connu',
  'swap.gasHint': 'Il vous faut {symbol} pour les frais de réseau, environ {amount}',
  'swap.search': 'Rechercher des jetons',
  'swap.searchPlaceholder': 'Nom, symbole ou adresse',
  'swap.suggested': 'Suggérés',
  'swap.yours': 'Vos jetons',
  'swap.popular': 'Tous les jetons',
  'swap.found': 'Trouvés',
  'swap.none': 'Aucun jeton ne correspond à « {query} »',
  'swap.unsupported':
    'Les échanges ne sont pas proposés sur {network}. Choisissez un autre réseau.',
  'swap.unsupportedNone': 'Les échanges ne sont proposés sur aucun réseau de cette application.',
  'swap.preparing': 'Préparation de l’échange',
  'swap.approve': 'Approuver',
  'swap.approving': 'Approbation…',
  'swap.swap': 'Échanger',
  'swap.swapAnyway': 'Échanger quand même',
  'swap.swapping': 'Échange…',
  'swap.cancel': 'Annuler',
  'swap.retry': 'Réessayer',
  'swap.allow':
    'Autorisez d’abord l’adresse {spender} à dépenser {amount}. Elle peut prendre ce montant et pas plus.',
  'swap.allowReset':
    '{symbol} exige qu’une autorisation précédente soit d’abord supprimée ; votre portefeuille demande donc deux fois.',
  'swap.waitingApproval': 'En attente de la confirmation de l’approbation par le réseau',
  'swap.sentence':
    'Vous échangez {source} contre environ {target} sur {network}. Une simulation vient de donner {arrived}. L’échange s’arrête si vous deviez recevoir moins de {minimum}.',
  'swap.sentenceAbout': 'Vous échangez {source} contre environ {target} sur {network}.',
  'swap.unchecked':
    'Cet échange ne peut pas être simulé sur ce réseau ; ce que vous recevrez n’est donc pas vérifié. N’échangez que si vous faites confiance à ce service.',
  'swap.oneNode':
    'Seul le service d’échange lui-même a simulé cet échange ; ce que vous recevrez n’est donc pas confirmé. N’échangez que si vous faites confiance à ce service.',
  'swap.failedHint':
    'Votre brouillon est conservé. Si votre portefeuille affiche la transaction, ne l’envoyez pas une nouvelle fois.',
  'swap.toast.approve': 'Approuvez l’augmentation de la limite dans votre portefeuille',
  'swap.toast.confirm': 'Confirmez la transaction dans votre portefeuille',
  'swap.toast.swapping': 'Échange de {source} contre {amount}',
  'swap.toast.swapped': 'Échange effectué : {source} contre {amount}',
  'swap.toast.done': 'Échange effectué : {source} contre {target}',
  'swap.toast.short': 'L’échange est terminé, mais vous n’avez reçu que {amount} pour {source}',
  'swap.left': 'Après cet échange, {spender} peut encore dépenser {amount} vous appartenant.',
  'swap.left.unlimited':
    'Après cet échange, {spender} peut encore dépenser vos {symbol} sans limite.',
  'swap.takeBack': 'Révoquer',
  'swap.keep': 'Laisser',
  'failure.SWAP_INIT_FAILED':
    'Les échanges ne peuvent pas être chargés pour l’instant. Vérifiez votre connexion, puis réessayez.',
  'failure.GAS_PRICE_UNSUPPORTED':
    'Les échanges ne sont pas disponibles sur ce réseau pour l’instant. Réessayez plus tard, ou choisissez un autre réseau.',
  'failure.SWAP_UNSUPPORTED':
    'Les échanges ne sont pas proposés sur ce réseau. Choisissez un autre réseau.',
  'failure.PRICE_UNAVAILABLE':
    'Les prix en dollars ne peuvent pas être chargés pour l’instant. Comparez vous-même les montants.',
  'failure.INCORRECT_AMOUNT': 'Ce montant ne peut pas être échangé. Essayez un autre montant.',
  'failure.ALLOWANCE_UNAVAILABLE': 'L’échange n’a pas pu être préparé. Réessayez dans un moment.',
  'failure.APPROVAL_BUILD_FAILED':
    'L’approbation n’a pas pu être préparée. Réessayez dans un moment.',
  'failure.SWAP_BUILD_FAILED':
    'L’échange n’a pas pu être préparé. Réessayez, ou modifiez le montant.',
  'failure.SWAP_PRICE_MOVED':
    'Le prix a changé de plus de 1 %. Lisez le nouveau prix, puis confirmez à nouveau.',
  'failure.SWAP_FAILED':
    'L’échange n’a pas pu être envoyé. Regardez dans votre portefeuille, puis réessayez.',
}
