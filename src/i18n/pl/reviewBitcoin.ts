import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Opłata sieciowa',
  'review.bitcoin.feeOfWallet': 'Podaje Twój portfel',
  'review.bitcoin.feeHigh': 'Opłata to więcej niż jedna dziesiąta tego, co jest wysyłane',
  'review.bitcoin.spent': 'Twoje monety',
  'review.bitcoin.others': 'Monety innych',
  'review.bitcoin.sender': 'Wysyła',
  'review.bitcoin.byWallet': 'Twój portfel',
  'review.bitcoin.byPage': 'Ta strona lub inni, w dowolnym późniejszym momencie',
  'review.bitcoin.noValue':
    'Wydawana kwota nie jest udowodniona, więc nie da się tu odczytać opłaty',
  'review.bitcoin.short': 'Płatności są większe niż dostępne środki, więc inni muszą dodać monety',
  'review.bitcoin.notSigner': 'To nie wydaje monet połączonego konta',
  'review.bitcoin.otherCoin':
    'Podpisujesz za monety, które nie należą do konta wskazanego w żądaniu',
  'review.bitcoin.unasked': 'Wydać {value} z adresu {account}, choć żądanie nie prosi o ten podpis',
  'review.bitcoin.ordinals':
    'Wydać monety z adresu {account}, które mogą nieść ordinals (inskrypcje). Łącznie to {value}, ale mogą być warte znacznie więcej',
  'review.bitcoin.back': 'Otrzymać {value} na Twój adres {to}',
  'review.bitcoin.goes': '{value} trafia na adres {to}, od wszystkich uczestników',
  'review.bitcoin.more': {
    one: 'Jeszcze {count} płatność, na {value}, której nie pokazano',
    few: 'Jeszcze {count} płatności, łącznie na {value}, których nie pokazano',
    many: 'Jeszcze {count} płatności, łącznie na {value}, których nie pokazano',
    other: 'Jeszcze {count} płatności, łącznie na {value}, których nie pokazano',
  },
  'review.bitcoin.script': 'Wysłać {value} do skryptu, którego nie da się tu odczytać: {script}',
  'review.bitcoin.burn': 'Zniszczyć {value}',
  'review.bitcoin.note': 'Zapisać notatkę w blockchainie: {text}',
  'review.bitcoin.data':
    'Zapisać w blockchainie dane, których nie da się tu odczytać. Mogą one przenosić tokeny (na przykład runes)',
  'review.bitcoin.sighash.none':
    'Pozwolić każdemu, kto ma podpis, decydować, dokąd trafią Twoje monety: nie obejmuje on żadnej płatności',
  'review.bitcoin.sighash.single':
    'Pozwolić innym zmienić wszystko poza jedną płatnością: {value} na adres {to}. Reszta Twoich monet może trafić dokądkolwiek',
  'review.bitcoin.sighash.anyone': 'Pozwolić innym dodać tu monety po Twoim podpisie',
  'review.bitcoin.sighash.unknown':
    'Podpisać w nietypowy sposób: nie da się tu odczytać, co inni mogą potem zmienić',
}
