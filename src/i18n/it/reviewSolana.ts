import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Firmare una transazione',
  'review.solana.message':
    'Firmare una transazione fornita come messaggio. La firma consente ad altri di inviarla:',
  'review.solana.notSigner': 'Questa non è una transazione dell’account connesso',
  'review.solana.feeUnread': 'Qui la commissione non è leggibile',
  'review.solana.feeHigh': 'La commissione è insolitamente alta',
  'review.solana.fee': 'Commissione di rete, al massimo',
  'review.solana.payer': 'La commissione è pagata da',
  'review.solana.lookups': 'Account che non sono letti (in tabelle di ricerca)',
  'review.solana.unknown': 'Chiamare un programma: qui non è leggibile che cosa fa',
  'review.solana.odd': 'Una chiamata in una forma insolita: qui non è leggibile che cosa fa',
  'review.solana.program': 'Programma {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs': 'Riceve la tua firma, quindi può usare ciò che il tuo account ha.',
  'review.solana.create': 'Creare l’account {account} con {value}, per il programma {program}',
  'review.solana.assign': 'Rendere il programma {program} proprietario di {account}',
  'review.solana.assign.own':
    'Rendere il programma {program} proprietario del tuo account {account}. Poi non potrai più usarlo',
  'review.solana.allocate': 'Riservare spazio per dati in {account}',
  'review.solana.nonce.create':
    'Preparare {account}, sotto il controllo di {owner}, per transazioni che non scadono',
  'review.solana.nonce.advance':
    'Questa transazione non scade: si può inviare in qualsiasi momento successivo',
  'review.solana.control': 'Dare il controllo di {account} a {owner}',
  'review.solana.transfer': 'Inviare {amount} all’account di token {receiver}',
  'review.solana.from': 'Dall’account di token {account}.',
  'review.solana.revoke':
    'Non consentire più ad altri di spendere ciò che l’account di token {account} contiene',
  'review.solana.authority.owner':
    'Dare l’account di token {account}, con tutto ciò che contiene, a {owner}',
  'review.solana.authority.close':
    'Consentire a {owner} di chiudere l’account di token {account} e ricevere i suoi SOL',
  'review.solana.authority.none': 'Rinunciare per sempre al controllo di {account}',
  'review.solana.close': 'Chiudere l’account di token {account} e ricevere i suoi SOL',
  'review.solana.close.other':
    'Chiudere l’account di token {account}. I suoi SOL vanno a {receiver}',
  'review.solana.burn': 'Distruggere {amount}',
  'review.solana.mint': 'Creare {amount} nell’account di token {account}',
  'review.solana.freeze': 'Congelare l’account di token {account}',
  'review.solana.thaw': 'Scongelare l’account di token {account}',
  'review.solana.wrap': 'Contare come token i SOL in {account}',
  'review.solana.setUp': 'Preparare l’account di token {account}, che appartiene a {owner}',
  'review.solana.fixOwner': 'Rendere immutabile il proprietario dell’account di token {account}',
  'review.solana.open': 'Aprire un account di {owner} per il token {token}, se non ce n’è già uno',
  'review.solana.newToken': 'Creare il token {token}, controllato da {owner}',
  'review.solana.item': 'L’NFT {token}',
  'review.solana.others': 'Anche programmi che qui non sono letti potrebbero cambiare dati tuoi.',
  'review.solana.memo': 'Nota: {text}',
  'review.solana.stake.create': 'Preparare {account} per lo staking. {owner} può prelevarne',
  'review.solana.stake.delegate':
    'Mettere in staking ciò che {account} contiene con il validatore {validator}',
  'review.solana.stake.split': 'Spostare {value} dello staking in {account} a {target}',
  'review.solana.stake.merge': 'Spostare tutto lo staking in {account} a {target}',
  'review.solana.stake.end': 'Togliere dallo staking ciò che {account} contiene',
}
