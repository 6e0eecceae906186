import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Een transactie ondertekenen',
  'review.solana.message':
    'Een transactie ondertekenen die als bericht is doorgegeven. Met de handtekening kunnen anderen de transactie verzenden:',
  'review.solana.notSigner': 'Dit is geen transactie van het verbonden account',
  'review.solana.feeUnread': 'De kosten zijn hier niet te lezen',
  'review.solana.feeHigh': 'De kosten zijn ongewoon hoog',
  'review.solana.fee': 'Netwerkkosten, hoogstens',
  'review.solana.payer': 'De kosten worden betaald door',
  'review.solana.lookups': 'Accounts die niet worden gelezen (in opzoektabellen)',
  'review.solana.unknown': 'Een programma aanroepen: wat dit doet is hier niet te lezen',
  'review.solana.odd':
    'Een aanroep in een ongebruikelijke vorm: wat die doet is hier niet te lezen',
  'review.solana.program': 'Programma {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs': 'Het krijgt uw handtekening, dus het kan gebruiken wat uw account heeft.',
  'review.solana.create': 'Het account {account} maken met {value}, voor het programma {program}',
  'review.solana.assign': 'Het programma {program} eigenaar maken van {account}',
  'review.solana.assign.own':
    'Het programma {program} eigenaar maken van uw account {account}. U kunt het dan niet meer gebruiken',
  'review.solana.allocate': 'Ruimte voor gegevens reserveren in {account}',
  'review.solana.nonce.create':
    '{account} instellen voor transacties die niet verlopen, beheerd door {owner}',
  'review.solana.nonce.advance':
    'Deze transactie verloopt niet: ze kan op elk later moment worden verzonden',
  'review.solana.control': 'Het beheer van {account} geven aan {owner}',
  'review.solana.transfer': '{amount} verzenden naar het tokenaccount {receiver}',
  'review.solana.from': 'Vanaf het tokenaccount {account}.',
  'review.solana.revoke': 'Anderen niet langer laten uitgeven wat het tokenaccount {account} bevat',
  'review.solana.authority.owner':
    'Het tokenaccount {account}, met alles wat erop staat, aan {owner} geven',
  'review.solana.authority.close':
    '{owner} toestaan om het tokenaccount {account} te sluiten en de SOL ervan te krijgen',
  'review.solana.authority.none': 'Het beheer van {account} voorgoed opgeven',
  'review.solana.close': 'Het tokenaccount {account} sluiten en de SOL ervan krijgen',
  'review.solana.close.other':
    'Het tokenaccount {account} sluiten. De SOL ervan gaat naar {receiver}',
  'review.solana.burn': '{amount} vernietigen',
  'review.solana.mint': '{amount} maken in het tokenaccount {account}',
  'review.solana.freeze': 'Het tokenaccount {account} bevriezen',
  'review.solana.thaw': 'De bevriezing van het tokenaccount {account} opheffen',
  'review.solana.wrap': 'De SOL in {account} als tokens tellen',
  'review.solana.setUp': 'Het tokenaccount {account} instellen, dat van {owner} is',
  'review.solana.fixOwner': 'De eigenaar van het tokenaccount {account} onveranderlijk maken',
  'review.solana.open': 'Een account van {owner} openen voor het token {token}, als er geen is',
  'review.solana.newToken': 'Het token {token} maken, beheerd door {owner}',
  'review.solana.item': 'De NFT {token}',
  'review.solana.others':
    'Programma’s die hier niet worden gelezen, kunnen ook gegevens van u veranderen.',
  'review.solana.memo': 'Notitie: {text}',
  'review.solana.stake.create': '{account} instellen voor staking. {owner} kan eruit opnemen',
  'review.solana.stake.delegate': 'Staken wat {account} bevat, bij de validator {validator}',
  'review.solana.stake.split': '{value} van de inzet in {account} verplaatsen naar {target}',
  'review.solana.stake.merge': 'De hele inzet in {account} verplaatsen naar {target}',
  'review.solana.stake.end': 'Stoppen met het staken van wat {account} bevat',
}
