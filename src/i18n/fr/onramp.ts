import type { TextsOf } from '../catalogue.ts'

export const onramp: TextsOf<'onramp'> = {
  'title.OnRampProviders': 'Choisir un fournisseur',
  'title.OnRampTokenSelect': 'Choisir un jeton',
  'title.OnRampFiatSelect': 'Choisir une devise',
  'title.OnRampActivity': 'Activité',
  'title.BuyInProgress': 'Acheter',
  'title.WhatIsABuy': 'Qu’est-ce que l’achat ?',
  'onramp.amount': 'Montant',
  'onramp.presets': 'Choix rapide',
  'onramp.chooseCurrency': '{currency}, choisir une autre devise',
  'onramp.chooseToken': '{symbol}, choisir un autre jeton',
  'onramp.limit.card': 'Entre {min} et {max} par carte',
  'onramp.limit.bank': 'Entre {min} et {max} par virement bancaire',
  'onramp.limit.other': 'Entre {min} et {max}',
  'onramp.beyond.card': 'Par carte, le montant doit être entre {min} et {max}',
  'onramp.beyond.bank': 'Par virement bancaire, le montant doit être entre {min} et {max}',
  'onramp.beyond.other': 'Le montant doit être entre {min} et {max}',
  'onramp.buy': 'Vous achetez',
  'onramp.on': 'Arrive sur',
  'onramp.elsewhere':
    '{provider} ne livre pas sur {network}. Votre achat arrive sur {delivery}, à la même adresse.',
  'onramp.nowhere':
    '{provider} ne livre pas sur {network}, et votre compte n’est que sur {network}.',
  'onramp.price': 'Prix',
  'onramp.pay': 'Vous payez',
  'onramp.fees': 'Frais, inclus',
  'onramp.get': 'Vous recevez environ',
  'onramp.pricing': 'Demande du prix',
  'onramp.noPrice': 'Le fournisseur affichera le prix',
  'onramp.estimate':
    'Estimation : {provider} ne l’a pas confirmée, et affiche le prix avant que vous payiez.',
  'onramp.providers': 'Fournisseurs',
  'onramp.continue': 'Continuer vers {provider}',
  'onramp.wrongAmount': 'Modifier le montant',
  'onramp.chooseThere': 'Frais {range}, vous commandez sur le site du fournisseur',
  'onramp.amountThere': 'Vous choisissez le montant et le moyen de paiement chez le fournisseur.',
  'onramp.activity': 'Achats',
  'onramp.none': 'Rien ne peut être acheté ici.',
  'onramp.builtIn': 'La liste complète ne peut pas être affichée pour l’instant.',
  'onramp.search': 'Rechercher des jetons',
  'onramp.searchPlaceholder': 'Nom ou symbole',
  'onramp.tokens': 'Jetons',
  'onramp.currencies': 'Devises',
  'onramp.noTokens': 'Aucun jeton ne correspond à « {query} »',
  'onramp.buyIn': 'Acheter chez {provider}',
  'onramp.opening': 'Ouverture : {provider}',
  'onramp.continueOn': 'Continuez dans la fenêtre externe, sur {host}.',
  'onramp.watching': 'Quand vous aurez payé, votre achat s’affichera ici.',
  'onramp.unwatched':
    '{provider} ne signale pas votre achat ici. Ce que vous achetez apparaît dans votre compte dès son arrivée.',
  'onramp.blocked':
    'Votre navigateur n’a pas ouvert de fenêtre. Ouvrez {provider} ici, sur {host}.',
  'onramp.open': 'Ouvrir {provider}',
  'onramp.openAgain': 'Rouvrir {provider}',
  'onramp.closed':
    'La fenêtre du fournisseur {provider} est fermée. Si vous avez payé, votre achat s’affiche ici dans un instant.',
  'onramp.unreachable':
    'Votre achat ne peut pas être consulté pour l’instant. Nous continuons d’essayer.',
  'onramp.failed': 'L’achat a échoué',
  'onramp.unseen':
    'Aucun achat n’a été vu en 3 minutes. Si vous avez payé, il apparaît dans vos achats dès qu’il est terminé.',
  'onramp.unseenOffline':
    'Vos achats n’ont pas pu être consultés pendant 3 minutes. Si vous avez payé, consultez-les avant de réessayer.',
  'onramp.linkFailed': '{provider} ne peut pas être ouvert pour l’instant. Rien n’a été acheté.',
  'onramp.done': 'Terminé',
  'onramp.empty': 'Vous n’avez encore rien acheté ici.',
  'help.buy.cardTitle': 'Des cryptos contre de l’argent courant',
  'help.buy.card':
    'Payez par carte ou depuis votre compte bancaire, comme dans toute autre boutique, et recevez des jetons en échange.',
  'help.buy.providerTitle': 'Vendu par un fournisseur',
  'help.buy.provider':
    'Une entreprise agréée reçoit votre paiement dans sa propre fenêtre. Elle peut vous demander qui vous êtes. Ses frais sont compris dans le prix.',
  'help.buy.walletTitle': 'Directement dans votre portefeuille',
  'help.buy.wallet':
    'Votre achat est envoyé à votre propre adresse, le plus souvent en quelques minutes. Aucune entreprise ne le garde pour vous.',
  'failure.ONRAMP_NO_ADDRESS':
    'Aucun compte n’est connecté. Connectez un portefeuille, puis réessayez.',
  'failure.ONRAMP_NO_NETWORK': 'Aucun réseau n’est choisi. Choisissez un réseau, puis réessayez.',
  'failure.ONRAMP_NO_PROJECT_ID': 'L’achat n’est pas configuré sur cette page.',
  'failure.LINK_NOT_FOUND':
    'Le fournisseur ne peut pas être ouvert pour l’instant. Réessayez plus tard.',
  'failure.BUY_FAILED': 'Aucun achat terminé n’a été vu. Consultez vos achats avant de réessayer.',
}
