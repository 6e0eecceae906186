import type { TextsOf } from '../catalogue.ts'

export const account: TextsOf<'account'> = {
  'title.WalletSend': 'Envoyer',
  'title.WalletSendSelectToken': 'Choisir un jeton',
  'title.WalletSendPreview': 'Vérifier l’envoi',
  'title.WalletReceive': 'Recevoir',
  'title.WalletCompatibleNetworks': 'Réseaux compatibles',
  'title.Transactions': 'Activité',
  'title.ChooseAccountName': 'Choisir un nom',
  'title.RegisterAccountName': 'Choisir un nom',
  'title.RegisterAccountNameSuccess': 'Nom enregistré',
  'account.pending': '{amount} en attente',
  'receive.qrLabel': 'Code QR de votre adresse',
  'receive.share': 'Partager',
  'receive.unverified': 'Nom d’affichage non vérifié : n’importe qui peut l’utiliser',
  'receive.searching': 'Recherche d’une nouvelle adresse de votre compte…',
  'receive.fresh':
    'Une nouvelle adresse de votre compte. Les paiements vers ses adresses précédentes arrivent toujours.',
  'receive.noAccount': 'Connectez un portefeuille pour voir l’adresse sur laquelle vous recevez.',
  'receive.only':
    'N’envoyez à votre adresse que des actifs sur ces réseaux. Tout ce qui est envoyé sur un autre réseau peut être perdu.',
  'name.aboutTitle': 'Un nom à la place d’une adresse',
  'name.about':
    'Choisissez un nom facile à lire et à retenir. On peut y envoyer des fonds comme à votre adresse.',
  'name.signTitle': 'Une signature',
  'name.sign':
    'Vous l’enregistrez en signant un message. Rien n’est envoyé et il n’y a pas de frais de réseau.',
  'name.present': 'Votre compte a déjà le nom {name}.',
  'name.start': 'Choisir un nom',
  'name.another': 'Choisir un autre nom',
  'name.label': 'Nom du compte',
  'name.hint': 'Au moins 4 lettres, chiffres ou traits d’union',
  'name.tooShort': 'Le nom doit compter au moins 4 caractères',
  'name.characters': 'Uniquement des lettres, des chiffres et le caractère -',
  'name.checking': 'Vérification du nom {name}',
  'name.available': '{name} est disponible',
  'name.taken': '{name} est déjà enregistré',
  'name.suggestions': 'Suggestions',
  'name.free': 'Disponible',
  'name.registered': 'Enregistré',
  'name.register': 'Enregistrer',
  'name.registering': 'Enregistrement',
  'name.confirm': 'Signez le message dans votre portefeuille pour enregistrer {name}',
  'name.successHint': 'Il est à vous. On peut y envoyer des fonds comme à votre adresse.',
  'name.done': 'Terminé',
  'send.amount': 'Montant',
  'send.balance': 'Solde : {amount}',
  'send.max': 'Max.',
  'send.all': 'Tout, fermer le compte',
  'send.inFiat': 'Saisir en dollars américains',
  'send.inToken': 'Saisir en {symbol}',
  'send.chooseToken': '{symbol}, choisir un autre jeton',
  'send.receiver': 'Destinataire',
  'send.receiverPlaceholder': 'Adresse ou nom',
  'send.resolving': 'Recherche du nom',
  'send.resolved': '{name} correspond à {address}',
  'send.scan': 'Scanner un code QR',
  'send.scan.camera': 'Image de la caméra',
  'send.scan.hint': 'Placez devant la caméra le code QR d’une adresse ou d’un paiement',
  'send.scan.close': 'Fermer la caméra',
  'send.scan.denied':
    'La caméra est bloquée. Autorisez-la pour ce site dans votre navigateur, ou collez l’adresse',
  'send.scan.missing': 'Aucune caméra n’a été trouvée. Collez plutôt l’adresse',
  'send.scan.failed':
    'La caméra n’a pas pu être utilisée. Un autre programme l’utilise peut-être. Collez plutôt l’adresse',
  'send.paymentWords': 'Le paiement s’intitule « {words} ». N’importe qui peut écrire cela',
  'send.step.selectToken': 'Choisir un jeton',
  'send.step.incorrectValue': 'Valeur incorrecte',
  'send.step.amountTooSmall': 'Montant trop faible',
  'send.step.addAmount': 'Saisir un montant',
  'send.step.insufficientFunds': 'Fonds insuffisants',
  'send.step.insufficientGas': 'Solde trop bas pour les frais',
  'send.step.addAddress': 'Saisir une adresse',
  'send.step.invalidAddress': 'Adresse non valide',
  'send.step.preview': 'Vérifier l’envoi',
  'send.amount.text': 'Écrivez le montant en chiffres, par exemple {example}',
  'send.amount.negative': 'Un montant ne peut pas être inférieur à zéro',
  'send.amount.decimals': {
    one: '{symbol} a au plus {count} décimale',
    other: '{symbol} a au plus {count} décimales',
  },
  'send.amount.noDecimals': '{symbol} ne peut être envoyé qu’en nombres entiers',
  'send.amount.ambiguous':
    'Ce nombre peut se lire de deux façons. Écrivez-le sans séparateurs de milliers',
  'send.amount.unit': 'Ce champ est en {symbol}. Écrivez le montant sans autre unité',
  'send.amount.large': 'Ce montant est trop élevé',
  'send.receiver.malformed': 'Ce n’est pas une adresse sur {network}',
  'send.receiver.checksum':
    'Cette adresse contient une faute de frappe : ses majuscules ne concordent pas. Copiez-la à nouveau',
  'send.receiver.zero': 'Cette adresse n’appartient à personne. Tout ce qui y est envoyé est perdu',
  'send.receiver.unknownName': 'Personne n’a ce nom. Vérifiez l’orthographe',
  'send.receiver.otherFamily': 'Ce nom n’a pas d’adresse sur {network}',
  'send.receiver.nameFailed':
    'Le nom n’a pas pu être recherché. Vérifiez votre connexion, ou collez l’adresse',
  'send.receiver.gatewayFailed':
    'Le serveur qui conserve ce nom n’a pas donné de réponse valide en 10 secondes. Collez l’adresse',
  'send.receiver.offchainName':
    'Ce nom est conservé sur un serveur externe, que cette page n’interroge pas. Collez l’adresse',
  'send.receiver.paymentMalformed': 'Ce paiement est illisible. Collez plutôt l’adresse',
  'send.receiver.paymentFunction':
    'Cette demande porte sur autre chose qu’un transfert ; elle est donc refusée',
  'send.receiver.paymentTransaction':
    'Ceci laisse un site web choisir ce que vous signez ; c’est donc refusé. Demandez un paiement simple',
  'send.receiver.paymentParameter':
    'Ce paiement a des détails manquants ou inconnus ; il est donc refusé. Collez plutôt l’adresse',
  'send.receiver.paymentUnknown':
    'Ce paiement a le détail « {parameter} », inconnu ou mal écrit ; il est donc refusé. Collez plutôt l’adresse',
  'send.receiver.paymentAmount': 'Le montant de ce paiement n’est pas valide',
  'send.receiver.paymentNetwork':
    'Ceci concerne un autre réseau que {network}. Changez de réseau, puis collez à nouveau',
  'send.receiver.otherNetwork':
    'Ceci concerne {other}, et non {network}. Changez de réseau, puis collez à nouveau',
  'send.receiver.paymentToken': 'Vous ne détenez pas le jeton de ce paiement sur {network}',
  'send.receiver.paymentFailed':
    'Ce paiement n’a pas pu être lu. Vérifiez votre connexion, ou collez l’adresse',
  'send.unsupported': 'Il n’est pas possible d’envoyer des jetons d’ici sur {network}',
  'send.coins.least': 'Le réseau n’accepte aucun paiement inférieur à {amount}',
  'send.coins.kept':
    'Un montant de {amount} est conservé : il contient peut-être des inscriptions, qu’un paiement détruirait',
  'send.coins.waiting': 'Un montant de {amount} pourra être dépensé après le prochain bloc',
  'send.fees': 'Frais de réseau',
  'send.fee.fast': 'Rapide',
  'send.fee.normal': 'Normal',
  'send.fee.slow': 'Lent',
  'send.fee.time': 'environ {time}',
  'send.fee.sum': 'Frais de réseau : {amount}',
  'send.total': 'Total',
  'send.total.atMost': 'Total, au maximum',
  'send.total.feeUnknown': '{amount} + frais de réseau',
  'send.gasHint': 'Il vous faut {symbol} pour les frais de réseau, {amount} au maximum',
  'send.preparing.code': 'Préparation de l’envoi sur {network} : étape 1 sur 2',
  'send.preparing.network':
    'Lecture des règles du réseau {network} auprès de son nœud : étape 2 sur 2',
  'send.preparing.failed': 'L’envoi sur {network} n’a pas pu être préparé',
  'send.search': 'Rechercher des jetons',
  'send.searchPlaceholder': 'Nom ou adresse',
  'send.tokens': 'Jetons',
  'send.noTokens': 'Aucun jeton ne correspond à « {query} »',
  'send.preview.amount': 'Vous envoyez',
  'send.preview.to': 'À',
  'send.preview.profile': 'Rédigé par le titulaire du nom {name}, non vérifié',
  'send.preview.network': 'Réseau',
  'send.preview.fee': 'Frais de réseau, au maximum',
  'send.preview.feeExact': 'Frais de réseau',
  'send.preview.expected': 'Attendu dans un bloc',
  'send.preview.feeUnknown': 'Votre portefeuille les affichera',
  'send.preview.account': 'Ouverture d’un compte {symbol}',
  'send.preview.memo': 'Note, publique',
  'send.preview.sentence':
    'Un montant de {amount} ira à cette adresse sur {network}. Cela ne peut pas être annulé.',
  'send.preview.sentenceNamed':
    'Un montant de {amount} ira à {receiver} sur {network}. Cela ne peut pas être annulé.',
  'send.preview.accountSentence':
    'Le destinataire n’a pas encore de compte pour {symbol}. En ouvrir un vous coûte {amount}.',
  'send.preview.arrives': 'Arrive',
  'send.preview.arrivesSentence': 'Le jeton retient des frais : il arrivera {amount}.',
  'send.preview.incomplete': 'Revenez en arrière et ajoutez un montant et un destinataire.',
  'send.preview.checking': 'Vérification du destinataire',
  'send.waiting.hint':
    'Comparez ce qu’il affiche avec ce récapitulatif, puis confirmez dans le portefeuille.',
  'send.waiting.later':
    'Rien à confirmer ? Ouvrez vous-même {wallet} ; le portefeuille est peut-être verrouillé.',
  'send.preview.confirm':
    'Lisez l’avertissement. Si vous en avez la certitude, appuyez sur « Envoyer quand même ».',
  'send.cancel': 'Annuler',
  'send.send': 'Envoyer',
  'send.sendAnyway': 'Envoyer quand même',
  'send.failedHint':
    'Votre brouillon est conservé. Si votre portefeuille affiche la transaction, ne l’envoyez pas une nouvelle fois.',
  'send.warning.lookalike':
    'Cette adresse ressemble à {address}, que vous avez déjà utilisée, mais c’en est une autre. Des escrocs créent de telles adresses. Comparez chaque caractère.',
  'send.warning.otherNetwork':
    'Vous avez déjà envoyé à cette adresse sur {network}, jamais sur {here}. Les plateformes d’échange et les comptes intelligents ne l’ont peut-être pas ici.',
  'send.warning.contract':
    'Ceci est un contrat. Il ne sera peut-être pas en mesure de rendre les jetons.',
  'send.warning.token':
    'Ceci est le contrat d’un jeton. Les jetons envoyés à un tel contrat sont presque toujours perdus.',
  'send.warning.closing':
    'Votre compte sera fermé : il lui resterait moins de {deposit}, ce que le réseau n’autorise pas. Le reste après les frais d’aujourd’hui, {lost}, est perdu.',
  'send.warning.own': 'Ceci est votre propre compte. Vous ne feriez que payer les frais.',
  'send.warning.new': 'Votre historique ne montre encore aucun paiement vers cette adresse.',
  'send.warning.unchecked':
    'Cette adresse n’a pas pu être entièrement vérifiée. Comparez-la avec celle qui vous a été donnée.',
  'send.warning.fee':
    'Ce jeton retient peut-être des frais ; il peut donc arriver moins. Cela n’a pas pu être vérifié.',
  'send.warning.confusable': 'Un autre nom peut ressembler à {name}. Comparez l’adresse.',
  'send.warning.symbol': 'Le contrat même du jeton l’appelle {symbol}.',
  'send.refusal.decimals':
    'Le montant en {symbol} est indiqué dans une autre unité que celle de son contrat ; un autre montant serait donc envoyé. L’envoi n’est pas possible ici.',
  'send.refusal.unreadable':
    'Le contrat du jeton {symbol} ne peut pas être lu pour l’instant ; le montant ne peut donc pas être vérifié. Réessayez plus tard.',
  'send.refusal.scaled':
    'Les portefeuilles affichent d’autres montants de {symbol} que ceux du réseau, l’envoi est donc impossible ici.',
  'send.refusal.ownToken':
    'Ceci est le contrat du jeton {symbol} lui-même. Tout ce qui y est envoyé est perdu.',
  'send.refusal.tokenAccount':
    'Ce compte détient un jeton et appartient à un portefeuille. Demandez l’adresse du portefeuille.',
  'activity.speedUp': 'Accélérer',
  'activity.speedUp.of': 'Accélérer {amount}',
  'activity.speedUp.title': 'Accélérer',
  'activity.speedUp.hint':
    'Le même paiement avec des frais plus élevés. Un seul des deux peut entrer dans un bloc.',
  'activity.speedUp.submit': 'Renvoyer',
  'activity.cancel': 'Annuler',
  'activity.cancel.of': 'Annuler {amount}',
  'activity.cancel.title': 'Annuler le paiement',
  'activity.cancel.hint':
    'Les fonds reviennent sur votre compte, avec des frais plus élevés. Si un bloc prend d’abord le paiement, celui-ci reste valable.',
  'activity.cancel.submit': 'Annuler le paiement',
  'activity.replace.back': 'Retour',
  'activity.formerFee': 'Frais précédents',
  'transaction.replacing': 'En remplacement',
  'transaction.started': 'Transaction lancée',
  'transaction.mark.pending': 'Transaction en attente',
  'transaction.mark.confirmed': 'Transaction confirmée',
  'transaction.submitted': 'En attente',
  'transaction.confirmed': 'Confirmée',
  'transaction.failed': 'Échouée',
  'transaction.replaced': 'Remplacée dans le portefeuille',
  'transaction.spedUp': 'Accélérée dans le portefeuille',
  'transaction.dropped': 'Introuvable sur le réseau',
  'transaction.partial': 'Des appels ont échoué',
  'transaction.untold': 'Inconnue du portefeuille',
  'account.total': 'Total',
  'account.features': 'Ce que vous pouvez faire',
  'account.feature.onramp': 'Acheter',
  'account.buyCrypto': 'Acheter des cryptos',
  'account.feature.swaps': 'Échanger',
  'account.feature.receive': 'Recevoir',
  'account.feature.send': 'Envoyer',
  'account.tabs': 'Contenu du compte',
  'account.showAll': 'Tout afficher ({count})',
  'account.showLess': 'Afficher moins',
  'tokens.title': 'Jetons',
  'tokens.empty': 'Pas encore de jetons sur ce réseau.',
  'tokens.worthUnknown': 'Valeur inconnue',
  'tokens.unlisted': 'Les autres jetons sur ce réseau ne peuvent pas être listés ici.',
  'tokens.moved':
    '{symbol} est passé de {network} à {home}. Votre solde s’y trouve très probablement ; envoyez et recevez là-bas.',
  'tokens.failed': 'Vos jetons n’ont pas pu être lus.',
  'tokens.failed.soon':
    'Vos jetons ne peuvent pas être lus pour l’instant. Vous pourrez réessayer dans 30 secondes.',
  'tokens.partial': 'Vos jetons n’ont pas tous pu être lus.',
  'tokens.partial.soon':
    'Vos jetons ne peuvent pas tous être lus pour l’instant. Vous pourrez réessayer dans 30 secondes.',
  'nfts.title': 'NFT',
  'nfts.empty': 'Pas encore de NFT sur ce réseau.',
  'nfts.failed': 'Vos NFT n’ont pas pu être chargés.',
  'nfts.noneRecent': 'Aucun NFT dans vos dernières transactions.',
  'activity.loadMore': 'Charger plus',
  'nfts.further': 'Chercher plus loin',
  'nfts.showSpam': {
    one: 'Afficher {count} indésirable',
    other: 'Afficher {count} indésirables',
  },
  'nfts.hideSpam': 'Masquer les indésirables',
  'activity.title': 'Activité',
  'activity.all': 'Toute l’activité',
  'activity.empty': 'Pas encore d’activité sur ce réseau.',
  'activity.ownOnly':
    'Les nœuds du réseau {network} ne listent pas les transactions d’un compte. Voici celles que ce navigateur a envoyées et les montants qu’il a vus arriver, ces 3 derniers jours.',
  'activity.ownOnly.empty':
    'Ces 3 derniers jours, ce navigateur n’a rien envoyé sur {network} et n’a rien vu arriver. Les nœuds du réseau ne listent pas d’autres transactions.',
  'activity.failed': 'Votre activité n’a pas pu être chargée.',
  'activity.out': 'À {address}',
  'activity.in': 'De {address}',
  'activity.sending': 'Envoi',
  'activity.swapping': 'Échange',
  'activity.approving': 'Approbation',
  'activity.approved': 'Approuvé',
  'activity.revoking': 'Révocation',
  'activity.revoked': 'Révoqué',
  'activity.app': 'Transaction d’appli',
  'activity.bought': 'Acheté',
  'activity.buying': 'Achat',
  'activity.borrowed': 'Emprunté',
  'activity.burnt': 'Brûlé',
  'activity.canceled': 'Annulé',
  'activity.claimed': 'Réclamé',
  'activity.deployed': 'Déployé',
  'activity.deposited': 'Déposé',
  'activity.executed': 'Exécuté',
  'activity.minted': 'Créé (mint)',
  'activity.arrived': 'Arrivée vue',
  'activity.received': 'Reçu',
  'activity.repaid': 'Remboursé',
  'activity.sent': 'Envoyé',
  'activity.sold': 'Vendu',
  'activity.staked': 'Mis en staking',
  'activity.swapped': 'Échangé',
  'activity.unstaked': 'Staking arrêté',
  'activity.withdrawn': 'Retiré',
  'failure.SEND_FAILED':
    'L’envoi a échoué. Vérifiez le récapitulatif et votre portefeuille, puis réessayez.',
  'failure.SOLANA_SEND_FAILED':
    'L’envoi a échoué. Vérifiez le récapitulatif et votre portefeuille, puis réessayez.',
  'failure.BALANCE_UNAVAILABLE':
    'Votre solde ne peut pas être lu pour l’instant. Réessayez dans 30 secondes.',
  'failure.ACCOUNT_NOT_FOUND':
    'Aucun compte n’est connecté. Connectez un portefeuille, puis réessayez.',
  'failure.TRANSACTIONS_UNAVAILABLE':
    'Votre activité ne peut pas être chargée pour l’instant. Réessayez dans un moment.',
  'failure.NAME_SUGGESTIONS_FAILED':
    'Les suggestions ne peuvent pas être chargées pour l’instant. Vous pouvez tout de même choisir un nom.',
  'failure.NAME_REGISTRATION_FAILED':
    'Le nom {name} n’a pas pu être enregistré. Réessayez, ou choisissez un autre nom.',
  'failure.NAME_NO_NETWORK':
    'Il n’est pas possible d’enregistrer un nom sur ce réseau. Choisissez un autre réseau.',
  'failure.NAME_NO_ACCOUNT':
    'Les noms sont réservés aux comptes ouverts par e-mail ou réseau social. Connectez-vous ainsi pour en choisir un.',
  'failure.INVALID_CHAIN_ID':
    'Il n’est pas possible d’enregistrer un nom sur ce réseau. Choisissez un autre réseau.',
}
