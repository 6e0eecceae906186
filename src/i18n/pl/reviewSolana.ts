import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Podpisać transakcję',
  'review.solana.message':
    'Podpisać transakcję przekazaną jako wiadomość. Podpis pozwala innym ją wysłać:',
  'review.solana.notSigner': 'To nie jest transakcja połączonego konta',
  'review.solana.feeUnread': 'Nie da się tu odczytać opłaty',
  'review.solana.feeHigh': 'Opłata jest niezwykle wysoka',
  'review.solana.fee': 'Opłata sieciowa, najwyżej',
  'review.solana.payer': 'Opłatę płaci',
  'review.solana.lookups': 'Konta, których nie odczytano (w tabelach wyszukiwania)',
  'review.solana.unknown': 'Wywołać program: nie da się tu odczytać, co to robi',
  'review.solana.odd': 'Wywołanie w nietypowej formie: nie da się tu odczytać, co robi',
  'review.solana.program': 'Program {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs': 'Otrzymuje Twój podpis, więc może użyć tego, co ma Twoje konto.',
  'review.solana.create': 'Utworzyć konto {account} z {value} dla programu {program}',
  'review.solana.assign': 'Uczynić program {program} właścicielem konta {account}',
  'review.solana.assign.own':
    'Uczynić program {program} właścicielem Twojego konta {account}. Nie będzie można już wtedy z niego korzystać',
  'review.solana.allocate': 'Zarezerwować miejsce na dane w {account}',
  'review.solana.nonce.create':
    'Przygotować {account} do transakcji, które nie wygasają, pod kontrolą {owner}',
  'review.solana.nonce.advance':
    'Ta transakcja nie wygasa: można ją wysłać w dowolnym późniejszym momencie',
  'review.solana.control': 'Oddać kontrolę nad kontem {account} adresowi {owner}',
  'review.solana.transfer': 'Wysłać {amount} na konto tokena {receiver}',
  'review.solana.from': 'Z konta tokena {account}.',
  'review.solana.revoke': 'Nie pozwalać już innym wydawać tego, co jest na koncie tokena {account}',
  'review.solana.authority.owner':
    'Oddać konto tokena {account}, ze wszystkim, co na nim jest, adresowi {owner}',
  'review.solana.authority.close':
    'Pozwolić adresowi {owner} zamknąć konto tokena {account} i otrzymać jego SOL',
  'review.solana.authority.none': 'Zrezygnować na zawsze z kontroli nad kontem {account}',
  'review.solana.close': 'Zamknąć konto tokena {account} i otrzymać jego SOL',
  'review.solana.close.other':
    'Zamknąć konto tokena {account}. Jego SOL trafia na adres {receiver}',
  'review.solana.burn': 'Zniszczyć {amount}',
  'review.solana.mint': 'Utworzyć {amount} na koncie tokena {account}',
  'review.solana.freeze': 'Zamrozić konto tokena {account}',
  'review.solana.thaw': 'Odmrozić konto tokena {account}',
  'review.solana.wrap': 'Zaliczyć SOL na koncie {account} jako tokeny',
  'review.solana.setUp': 'Przygotować konto tokena {account}, które należy do {owner}',
  'review.solana.fixOwner': 'Utrwalić właściciela konta tokena {account}',
  'review.solana.open': 'Otworzyć dla {owner} konto tokena {token}, jeśli go nie ma',
  'review.solana.newToken': 'Utworzyć token {token}, nad którym kontrolę ma {owner}',
  'review.solana.item': 'NFT {token}',
  'review.solana.others': 'Programy, których tu nie odczytano, też mogą zmienić Twoje dane.',
  'review.solana.memo': 'Notatka: {text}',
  'review.solana.stake.create': 'Przygotować {account} do stakingu. Wypłacać z niego może {owner}',
  'review.solana.stake.delegate':
    'Oddać do stakingu to, co jest na {account}, u walidatora {validator}',
  'review.solana.stake.split': 'Przenieść {value} stakingu z {account} na {target}',
  'review.solana.stake.merge': 'Przenieść cały staking z {account} na {target}',
  'review.solana.stake.end': 'Zakończyć staking tego, co jest na {account}',
}
