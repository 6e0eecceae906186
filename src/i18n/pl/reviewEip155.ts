import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'Opłata jest niezwykle wysoka',
  'review.eip155.fee': 'Opłata sieciowa, najwyżej',
  'review.heading.grant': '{app} prosi o zgodę na działanie w Twoim imieniu',
  'review.grant':
    'Pozwolić adresowi {holder} działać w imieniu Twojego konta bez pytania Cię za każdym razem',
  'review.grant.endless': 'Nie podano daty końcowej.',
  'review.typed.unread': 'Podpisać dane dla kontraktu: nie da się tu odczytać, co to robi',
  'review.witness': 'Zawiera warunek, którego nie da się tu odczytać.',
  'review.domain.noContract': 'Nie podano, dla którego kontraktu jest to przeznaczone',
  'review.domain.badContract': 'Adres kontraktu jest nieprawidłowy: {contract}',
  'review.domain.ownAccount':
    'To jest przeznaczone dla Twojego własnego konta, jakby było ono kontraktem',
  'review.domain.noChain':
    'Nie podano, dla której sieci jest to przeznaczone, więc może być ważne także w innych',
  'review.transferByOther':
    'Pozwolić każdemu, kto ma podpis, wysłać {amount} Twoich środków na adres {receiver} bez Twojej transakcji',
  'review.order.give': 'Oddać, jeśli ktoś przyjmie zlecenie',
  'review.order.get': 'Otrzymać',
  'review.order.nothing': 'Nie otrzymać nic',
  'review.order.anyItem': 'Dowolny przedmiot z kolekcji',
  'review.safe': 'Zatwierdzić transakcję Safe',
  'review.forwarded': 'Pozwolić komuś innemu wysłać to wywołanie za Ciebie',
  'review.votes': 'Oddać Twoje głosy adresowi {delegate}',
  'review.delegation': 'Pozwolić adresowi {delegate} działać w imieniu Twojego konta (ERC-7710)',
  'review.delegation.limits': {
    one: 'Zawiera {count} ograniczenie, którego nie da się tu odczytać.',
    few: 'Zawiera {count} ograniczenia, których nie da się tu odczytać.',
    many: 'Zawiera {count} ograniczeń, których nie da się tu odczytać.',
    other: 'Zawiera {count} ograniczenia, których nie da się tu odczytać.',
  },
  'review.delegation.noLimits': 'Bez żadnych ograniczeń.',
  'review.moveItem': 'Przenieść przedmiot {item} kolekcji z adresu {owner} na adres {receiver}',
  'review.moveItems': 'Przenieść przedmioty kolekcji z adresu {owner} na adres {receiver}',
  'review.inner': 'Wywołać kontrakt, który wykonuje te wywołania',
  'review.delegateCall': 'Pozwolić kodowi innego kontraktu działać jako ten kontrakt',
  'review.hidden':
    'Wywołać kontrakt: nie da się tu odczytać, co to robi, ale zawiera coś w rodzaju uprawnienia lub przelewu',
  'review.odd': 'Wywołanie w nietypowej formie: nie da się tu odczytać, co robi',
  'review.creates': 'Utworzyć kontrakt: nie da się tu odczytać, co robi',
  'review.delegate':
    'Pozwolić kodowi kontraktu {delegate} działać jako Twoje konto (EIP-7702), ze wszystkim, co konto ma',
  'review.delegate.none': 'Zakończyć działanie kodu, który działa jako Twoje konto (EIP-7702)',
  'review.everyChain': 'W każdej sieci.',
  'review.onChain': 'W sieci {chain}.',
  'review.digest.domain': 'Hash domeny (EIP-712)',
  'review.digest.struct': 'Hash wiadomości (EIP-712)',
  'review.digest.typed': 'Hash końcowy (EIP-712)',
  'review.digest.message': 'Hash wiadomości (ERC-191)',
  'review.digest.calldata': 'Skrót danych wywołania (ERC-8213, wersja robocza)',
}
