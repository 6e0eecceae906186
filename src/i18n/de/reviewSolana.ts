import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Eine Transaktion signieren',
  'review.solana.message':
    'Eine Transaktion signieren, die als Nachricht übergeben wird. Mit der Signatur können andere sie senden:',
  'review.solana.notSigner': 'Das ist keine Transaktion des verbundenen Kontos',
  'review.solana.feeUnread': 'Die Gebühr ist hier nicht lesbar',
  'review.solana.feeHigh': 'Die Gebühr ist ungewöhnlich hoch',
  'review.solana.fee': 'Netzwerkgebühr, höchstens',
  'review.solana.payer': 'Die Gebühr zahlt',
  'review.solana.lookups': 'Konten, die nicht gelesen werden (in Lookup-Tabellen)',
  'review.solana.unknown': 'Ein Programm aufrufen: Was das bewirkt, ist hier nicht lesbar',
  'review.solana.odd': 'Ein Aufruf in ungewöhnlicher Form: Was er bewirkt, ist hier nicht lesbar',
  'review.solana.program': 'Programm {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs': 'Es erhält Ihre Signatur und kann daher verwenden, was Ihr Konto enthält.',
  'review.solana.create': 'Das Konto {account} mit {value} anlegen, für das Programm {program}',
  'review.solana.assign': 'Das Programm {program} zum Eigentümer von {account} machen',
  'review.solana.assign.own':
    'Das Programm {program} zum Eigentümer Ihres Kontos {account} machen. Sie können es dann nicht mehr verwenden',
  'review.solana.allocate': 'Platz für Daten in {account} reservieren',
  'review.solana.nonce.create':
    '{account} für Transaktionen einrichten, die nicht ablaufen, kontrolliert von {owner}',
  'review.solana.nonce.advance':
    'Diese Transaktion läuft nicht ab: Sie kann zu jedem späteren Zeitpunkt gesendet werden',
  'review.solana.control': 'Die Kontrolle über {account} an {owner} geben',
  'review.solana.transfer': '{amount} an das Tokenkonto {receiver} senden',
  'review.solana.from': 'Vom Tokenkonto {account}.',
  'review.solana.revoke': 'Andere nicht mehr ausgeben lassen, was das Tokenkonto {account} enthält',
  'review.solana.authority.owner':
    'Das Tokenkonto {account}, mit allem, was es enthält, an {owner} geben',
  'review.solana.authority.close':
    '{owner} erlauben, das Tokenkonto {account} zu schließen und dessen SOL zu erhalten',
  'review.solana.authority.none': 'Die Kontrolle über {account} für immer aufgeben',
  'review.solana.close': 'Das Tokenkonto {account} schließen und dessen SOL erhalten',
  'review.solana.close.other': 'Das Tokenkonto {account} schließen. Dessen SOL gehen an {receiver}',
  'review.solana.burn': '{amount} vernichten',
  'review.solana.mint': '{amount} im Tokenkonto {account} erzeugen',
  'review.solana.freeze': 'Das Tokenkonto {account} einfrieren',
  'review.solana.thaw': 'Das Einfrieren des Tokenkontos {account} aufheben',
  'review.solana.wrap': 'Die SOL in {account} als Token zählen',
  'review.solana.setUp': 'Das Tokenkonto {account} einrichten, das zu {owner} gehört',
  'review.solana.fixOwner': 'Den Eigentümer des Tokenkontos {account} unveränderlich machen',
  'review.solana.open':
    'Ein Konto von {owner} für das Token {token} eröffnen, falls es keines gibt',
  'review.solana.newToken': 'Das Token {token} erstellen, kontrolliert von {owner}',
  'review.solana.item': 'Das NFT {token}',
  'review.solana.others':
    'Programme, die hier nicht gelesen werden, können ebenfalls Daten von Ihnen ändern.',
  'review.solana.memo': 'Notiz: {text}',
  'review.solana.stake.create': '{account} für das Staking einrichten. {owner} kann daraus abheben',
  'review.solana.stake.delegate': 'Staken, was {account} enthält, über den Validator {validator}',
  'review.solana.stake.split': '{value} des Stakes in {account} nach {target} verschieben',
  'review.solana.stake.merge': 'Den ganzen Stake in {account} nach {target} verschieben',
  'review.solana.stake.end': 'Das Staking dessen beenden, was {account} enthält',
}
