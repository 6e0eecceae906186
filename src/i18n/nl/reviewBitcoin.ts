import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Netwerkkosten',
  'review.bitcoin.feeOfWallet': 'Uw wallet toont dit',
  'review.bitcoin.feeHigh': 'De kosten zijn meer dan een tiende van wat wordt verzonden',
  'review.bitcoin.spent': 'Munten van u',
  'review.bitcoin.others': 'Munten van anderen',
  'review.bitcoin.sender': 'Verzonden door',
  'review.bitcoin.byWallet': 'Uw wallet',
  'review.bitcoin.byPage': 'Deze website of anderen, op elk later moment',
  'review.bitcoin.noValue':
    'De waarde van wat hier wordt uitgegeven is niet bewezen, dus de kosten zijn hier niet te lezen',
  'review.bitcoin.short': 'Hier wordt meer betaald dan er is, dus anderen moeten munten toevoegen',
  'review.bitcoin.notSigner': 'Hier worden geen munten van het verbonden account uitgegeven',
  'review.bitcoin.otherCoin': 'U ondertekent voor munten die niet van het genoemde account zijn',
  'review.bitcoin.unasked':
    '{value} van {account} uitgeven, hoewel het verzoek niet om die handtekening vraagt',
  'review.bitcoin.ordinals':
    'Munten van {account} uitgeven die ordinals (inscripties) kunnen dragen. Hun {value} kan veel meer waard zijn',
  'review.bitcoin.back': '{value} krijgen op uw adres {to}',
  'review.bitcoin.goes': '{value} gaat naar {to}, van iedereen die meedoet',
  'review.bitcoin.more': {
    one: 'Nog {count} betaling, van {value}, die niet wordt getoond',
    other: 'Nog {count} betalingen, samen {value}, die niet worden getoond',
  },
  'review.bitcoin.script': '{value} verzenden naar een script dat hier niet te lezen is: {script}',
  'review.bitcoin.burn': '{value} vernietigen',
  'review.bitcoin.note': 'Een notitie in de blockchain schrijven: {text}',
  'review.bitcoin.data':
    'Gegevens in de blockchain schrijven die hier niet te lezen zijn. Ze kunnen tokens (zoals runes) verplaatsen',
  'review.bitcoin.sighash.none':
    'Iedereen die de handtekening heeft, laten beslissen waar uw munten heen gaan: de handtekening dekt geen enkele betaling',
  'review.bitcoin.sighash.single':
    'Anderen alles laten veranderen behalve één betaling: {value} naar {to}. De rest van uw munten kan overal heen gaan',
  'review.bitcoin.sighash.anyone':
    'Anderen hier munten aan laten toevoegen nadat u hebt ondertekend',
  'review.bitcoin.sighash.unknown':
    'Op een ongebruikelijke manier ondertekenen: wat anderen daarna kunnen veranderen is hier niet te lezen',
}
