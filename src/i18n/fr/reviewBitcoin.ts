import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Frais de réseau',
  'review.bitcoin.feeOfWallet': 'Indiqués par votre portefeuille',
  'review.bitcoin.feeHigh': 'Les frais dépassent un dixième de ce qui est envoyé',
  'review.bitcoin.spent': 'Vos fonds',
  'review.bitcoin.others': 'Fonds d’autres personnes',
  'review.bitcoin.sender': 'Envoyé par',
  'review.bitcoin.byWallet': 'Votre portefeuille',
  'review.bitcoin.byPage': 'Ce site ou d’autres, à tout moment ultérieur',
  'review.bitcoin.noValue':
    'Ce que ceci dépense n’est pas prouvé ; les frais ne peuvent donc pas être lus ici',
  'review.bitcoin.short': 'Ceci paie plus que ce qu’il a ; d’autres doivent donc ajouter des fonds',
  'review.bitcoin.notSigner': 'Ceci ne dépense aucun fonds du compte connecté',
  'review.bitcoin.otherCoin':
    'Vous signez pour des fonds qui ne sont pas ceux du compte que la demande désigne',
  'review.bitcoin.unasked':
    'Dépenser {value} du compte {account}, bien que la demande ne réclame pas cette signature',
  'review.bitcoin.ordinals':
    'Dépenser des fonds du compte {account} qui portent peut-être des ordinals (inscriptions). Ils totalisent {value}, mais valent peut-être bien plus',
  'review.bitcoin.back': 'Recevoir {value} à votre adresse {to}',
  'review.bitcoin.goes': 'Un montant de {value} va à {to}, de la part de tous les participants',
  'review.bitcoin.more': {
    one: '{count} autre paiement, de {value}, qui n’est pas affiché',
    other: '{count} autres paiements, de {value} au total, qui ne sont pas affichés',
  },
  'review.bitcoin.script': 'Envoyer {value} à un script qui ne peut pas être lu ici : {script}',
  'review.bitcoin.burn': 'Détruire {value}',
  'review.bitcoin.note': 'Écrire une note dans la chaîne : {text}',
  'review.bitcoin.data':
    'Écrire dans la chaîne des données qui ne peuvent pas être lues ici. Elles peuvent déplacer des jetons (par exemple des runes)',
  'review.bitcoin.sighash.none':
    'Laisser quiconque a la signature décider où vont vos fonds : elle ne couvre aucun paiement',
  'review.bitcoin.sighash.single':
    'Laisser d’autres tout changer sauf un paiement : {value} à {to}. Le reste de vos fonds peut aller n’importe où',
  'review.bitcoin.sighash.anyone':
    'Laisser d’autres ajouter des fonds à ceci après votre signature',
  'review.bitcoin.sighash.unknown':
    'Signer d’une manière inhabituelle : ce que d’autres peuvent changer ensuite ne peut pas être lu ici',
}
