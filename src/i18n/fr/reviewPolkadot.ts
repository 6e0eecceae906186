import type { TextsOf } from '../catalogue.ts'

export const reviewPolkadot: TextsOf<'reviewPolkadot'> = {
  'review.polkadot.loading':
    'Recherche de ce que cela fait. Pour l’instant, cela ne peut pas être lu ici',
  'review.polkadot.unproved':
    'Un nœud dit ce que cela signifie, et la transaction ne le prouve pas',
  'review.polkadot.payload': 'Signer une transaction transmise sous forme d’octets',
  'review.polkadot.checks': 'Ceci omet des contrôles du réseau, ou en ajoute',
  'review.polkadot.tip': 'Payer un pourboire de {value} en plus des frais',
  'review.polkadot.nonce': 'Numéro de transaction',
  'review.polkadot.era': 'Peut être envoyée',
  'review.polkadot.immortal': 'À tout moment ultérieur',
  'review.polkadot.blocks': 'Blocs dans lesquels l’envoi est possible',
  'review.polkadot.call': 'Appel',
  'review.polkadot.unknown': 'Appeler {name} : ce que cela fait ne peut pas être lu ici',
  'review.polkadot.more': {
    one: '{count} autre appel qui n’est pas affiché',
    other: '{count} autres appels qui ne sont pas affichés',
  },
  'review.polkadot.all': 'Envoyer tous vos {symbol} à {to}',
  'review.polkadot.burn': 'Détruire {amount}',
  'review.polkadot.note': 'Écrire une note dans la chaîne : {text}',
  'review.polkadot.batch': 'Effectuer ces appels, dont certains peuvent échouer',
  'review.polkadot.batchAll': 'Effectuer tous ces appels, ou aucun',
  'review.polkadot.derivative': 'Depuis un compte que le vôtre contrôle',
  'review.polkadot.as': 'Au nom du compte {account}',
  'review.polkadot.multisig': 'Approuver cet appel d’un compte que plusieurs parties contrôlent',
  'review.polkadot.multisig.hash':
    'Approuver un appel d’un compte que plusieurs parties contrôlent. Ce qu’il fait ne peut pas être lu ici : {hash}',
  'review.polkadot.root': 'Avec les droits du réseau lui-même',
  'review.polkadot.control': 'Donner le contrôle à {owner}',
  'review.polkadot.proxy':
    'Laisser {delegate} agir au nom de votre compte sans vous le demander, avec des droits de type {kind}',
  'review.polkadot.proxy.none': 'Ne plus laisser {delegate} agir au nom de votre compte',
  'review.polkadot.proxy.removed': 'Ne plus laisser personne agir au nom de votre compte',
  'review.polkadot.kill': 'Abandonner définitivement un compte, avec tout ce qu’il détient',
  'review.polkadot.announce': 'Annoncer un appel qui ne peut pas être lu ici : {hash}',
  'review.polkadot.stake': 'Mettre {value} en staking',
  'review.polkadot.unstake': 'Arrêter le staking de {value}',
  'review.polkadot.withdraw': 'Récupérer ce qui n’est plus en staking',
  'review.polkadot.chill': 'Ne plus choisir de validateurs',
  'review.polkadot.nominate': {
    one: 'Choisir {count} validateur',
    other: 'Choisir {count} validateurs',
  },
  'review.polkadot.rewards': 'Verser vos récompenses à {account}',
  'review.polkadot.rewards.own': 'Vos récompenses restent chez vous',
  'review.polkadot.controller.own': 'Contrôler vos fonds en staking par ce compte',
  'review.polkadot.pool': 'Mettre {value} en staking dans le pool {pool}',
  'review.polkadot.claim': 'Recevoir vos récompenses',
  'review.polkadot.votes': 'Donner vos voix à {delegate}',
  'review.polkadot.votes.none': 'Reprendre vos voix',
}
