import type { TextsOf } from '../catalogue.ts'

export const onramp: TextsOf<'onramp'> = {
  'title.OnRampProviders': 'Wybierz dostawcę',
  'title.OnRampTokenSelect': 'Wybierz token',
  'title.OnRampFiatSelect': 'Wybierz walutę',
  'title.OnRampActivity': 'Aktywność',
  'title.BuyInProgress': 'Kup',
  'title.WhatIsABuy': 'Czym jest zakup?',
  'onramp.amount': 'Kwota',
  'onramp.presets': 'Szybki wybór',
  'onramp.chooseCurrency': '{currency}, wybierz inną walutę',
  'onramp.chooseToken': '{symbol}, wybierz inny token',
  'onramp.limit.card': 'Od {min} do {max} kartą',
  'onramp.limit.bank': 'Od {min} do {max} przelewem bankowym',
  'onramp.limit.other': 'Od {min} do {max}',
  'onramp.beyond.card': 'Przy płatności kartą kwota może wynosić od {min} do {max}',
  'onramp.beyond.bank': 'Przy przelewie bankowym kwota może wynosić od {min} do {max}',
  'onramp.beyond.other': 'Kwota może wynosić od {min} do {max}',
  'onramp.buy': 'Kupujesz',
  'onramp.on': 'Dotrze w sieci',
  'onramp.elsewhere':
    '{provider} nie dostarcza do sieci {network}. To, co kupisz, dotrze w sieci {delivery}, na ten sam adres.',
  'onramp.nowhere':
    '{provider} nie dostarcza do sieci {network}, a Twoje konto jest tylko w sieci {network}.',
  'onramp.price': 'Cena',
  'onramp.pay': 'Płacisz',
  'onramp.fees': 'Opłaty, wliczone',
  'onramp.get': 'Otrzymujesz około',
  'onramp.pricing': 'Pobieranie ceny',
  'onramp.noPrice': 'Cenę pokaże dostawca',
  'onramp.estimate':
    'Szacunek bez potwierdzenia od {provider}: cena zostanie pokazana, zanim zapłacisz.',
  'onramp.providers': 'Dostawcy',
  'onramp.continue': 'Przejdź do {provider}',
  'onramp.wrongAmount': 'Zmień kwotę',
  'onramp.chooseThere': 'Opłaty {range}, zamawiasz na stronie dostawcy',
  'onramp.amountThere': 'Kwotę i sposób płatności wybierasz u dostawcy.',
  'onramp.activity': 'Zakupy',
  'onramp.none': 'Nic nie można tu kupić.',
  'onramp.builtIn': 'Nie można teraz wyświetlić wszystkich.',
  'onramp.search': 'Szukaj tokenów',
  'onramp.searchPlaceholder': 'Nazwa lub symbol',
  'onramp.tokens': 'Tokeny',
  'onramp.currencies': 'Waluty',
  'onramp.noTokens': 'Żaden token nie pasuje do „{query}”',
  'onramp.buyIn': 'Kup w {provider}',
  'onramp.opening': 'Otwieranie {provider}',
  'onramp.continueOn': 'Kontynuuj w zewnętrznym oknie, na {host}.',
  'onramp.watching': 'Gdy zapłacisz, zakup pojawi się tutaj.',
  'onramp.unwatched':
    '{provider} nie zgłasza tu Twojego zakupu. To, co kupisz, pojawi się na Twoim koncie, gdy dotrze.',
  'onramp.blocked': 'Twoja przeglądarka nie otworzyła okna. Otwórz {provider} tutaj, na {host}.',
  'onramp.open': 'Otwórz {provider}',
  'onramp.openAgain': 'Otwórz ponownie {provider}',
  'onramp.closed':
    'Okno {provider} jest zamknięte. Jeśli płatność została dokonana, zakup za chwilę pojawi się tutaj.',
  'onramp.unreachable': 'Nie można teraz sprawdzić Twojego zakupu. Nadal próbujemy.',
  'onramp.failed': 'Zakup nie powiódł się',
  'onramp.unseen':
    'W ciągu 3 minut nie zauważono zakupu. Jeśli płatność została dokonana, zakup pojawi się w Twoich zakupach, gdy zostanie ukończony.',
  'onramp.unseenOffline':
    'Przez 3 minuty nie udało się sprawdzić Twoich zakupów. Jeśli płatność została dokonana, zajrzyj tam, zanim spróbujesz ponownie.',
  'onramp.linkFailed': 'Nie można teraz otworzyć {provider}. Nic nie kupiono.',
  'onramp.done': 'Gotowe',
  'onramp.empty': 'Nie ma tu jeszcze Twoich zakupów.',
  'help.buy.cardTitle': 'Krypto za zwykłe pieniądze',
  'help.buy.card':
    'Zapłać kartą lub z konta bankowego, jak w każdym innym sklepie, i otrzymaj za to tokeny.',
  'help.buy.providerTitle': 'Sprzedaje dostawca',
  'help.buy.provider':
    'Licencjonowana firma przyjmuje Twoją płatność we własnym oknie. Może zapytać, kim jesteś. Jej opłaty są częścią ceny.',
  'help.buy.walletTitle': 'Prosto do Twojego portfela',
  'help.buy.wallet':
    'To, co kupisz, jest wysyłane na Twój własny adres, zwykle w ciągu kilku minut. Żadna firma nie przechowuje tego za Ciebie.',
  'failure.ONRAMP_NO_ADDRESS':
    'Żadne konto nie jest połączone. Połącz portfel, a potem spróbuj ponownie.',
  'failure.ONRAMP_NO_NETWORK': 'Nie wybrano sieci. Wybierz sieć, a potem spróbuj ponownie.',
  'failure.ONRAMP_NO_PROJECT_ID': 'Kupowanie nie jest skonfigurowane na tej stronie.',
  'failure.LINK_NOT_FOUND': 'Nie można teraz otworzyć strony dostawcy. Spróbuj ponownie później.',
  'failure.BUY_FAILED':
    'Nie zauważono ukończonego zakupu. Zajrzyj do swoich zakupów, zanim spróbujesz ponownie.',
}
