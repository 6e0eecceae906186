import type { TextsOf } from '../catalogue.ts'

export const swap: TextsOf<'swap'> = {
  'title.Swap': 'Zamień',
  'title.SwapSelectToken': 'Wybierz token',
  'title.SwapPreview': 'Podgląd zamiany',
  'swap.give': 'Dajesz',
  'swap.get': 'Otrzymujesz',
  'swap.amount': 'Kwota',
  'swap.balance': 'Saldo: {amount}',
  'swap.max': 'Maks.',
  'swap.flip': 'Odwróć kolejność tokenów',
  'swap.choose': 'Wybierz token',
  'swap.step.selectToken': 'Wybierz token',
  'swap.step.addAmount': 'Podaj kwotę',
  'swap.step.incorrectValue': 'Nieprawidłowa wartość',
  'swap.step.insufficientFunds': 'Za małe saldo',
  'swap.step.insufficientGas': 'Za mało na opłatę sieciową',
  'swap.step.quoting': 'Pobieranie ceny',
  'swap.step.failed': 'Zamień',
  'swap.step.review': 'Sprawdź zamianę',
  'swap.noRoute': 'Nie znaleziono ceny dla tej kwoty. Spróbuj innej kwoty lub innego tokena.',
  'swap.failed': 'Nie można wczytać ceny. Sprawdź połączenie, a potem spróbuj ponownie.',
  'swap.stale': 'Nie można zaktualizować ceny, więc mogła się zmienić.',
  'swap.noPrice': 'Brak potwierdzonej ceny',
  'swap.about': 'Otrzymujesz około {amount}',
  'swap.more': 'o {percent} więcej niż przed chwilą',
  'swap.less': 'o {percent} mniej niż przed chwilą',
  'swap.about.more': 'Otrzymujesz około {amount}. To o {percent} więcej niż przed chwilą.',
  'swap.about.less': 'Otrzymujesz około {amount}. To o {percent} mniej niż przed chwilą.',
  'swap.row.rate': 'Kurs',
  'swap.row.rateValue': '1 {source} = {amount} {target}',
  'swap.row.impact': 'Wpływ na cenę',
  'swap.row.providerFee': 'Opłata dostawcy ({percent})',
  'swap.row.networkFee': 'Opłata sieciowa, najwyżej',
  'swap.row.minimum': 'Żądane minimum (poślizg {percent})',
  'swap.row.total': 'Koszt łącznie, najwyżej',
  'swap.total': 'Kosztuje około {amount}',
  'swap.total.unknown': 'Koszt nieznany',
  'swap.row.unknown': 'Nieznane',
  'swap.row.feeUnknown': 'Pokaże ją Twój portfel',
  'swap.row.network': 'Sieć',
  'swap.highImpact':
    'Ta zamiana traci {percent} swojej wartości. Mniejsza kwota może stracić mniej.',
  'swap.unknownImpact':
    'Nie wiadomo, ile traci ta zamiana, bo żadne drugie źródło nie potwierdza cen. Porównaj kwoty samodzielnie.',
  'swap.contradicted':
    'Źródła podają różne ceny tokena. Tutaj liczy się gorsza. Porównaj kwoty samodzielnie.',
  'swap.typeToConfirm': 'Aby kontynuować, wpisz kwotę, którą otrzymasz: {amount}',
  'swap.pressAgain': 'Jeśli masz pewność, naciśnij „Zamień mimo to”.',
  'swap.impostor':
    'To nie jest ten znany token {symbol}, choć ma tę samą nazwę. Jego adres to {address}.',
  'swap.twin':
    'Kilka tokenów nazywa się tu {symbol}. Sprawdź, czy chodzi Ci o ten pod adresem {address}.',
  'swap.notThe': 'Nie ten znany {symbol}',
  'swap.gasHint': 'Na opłatę sieciową potrzebujesz {symbol}, około {amount}',
  'swap.search': 'Szukaj tokenów',
  'swap.searchPlaceholder': 'Nazwa, symbol lub adres',
  'swap.suggested': 'Sugerowane',
  'swap.yours': 'Twoje tokeny',
  'swap.popular': 'Wszystkie tokeny',
  'swap.found': 'Znalezione',
  'swap.none': 'Żaden token nie pasuje do „{query}”',
  'swap.unsupported': 'W sieci {network} zamiany nie są oferowane. Wybierz inną sieć.',
  'swap.unsupportedNone': 'Zamiany nie są oferowane w żadnej sieci tej aplikacji.',
  'swap.preparing': 'Przygotowywanie zamiany',
  'swap.approve': 'Zatwierdź',
  'swap.approving': 'Zatwierdzanie…',
  'swap.swap': 'Zamień',
  'swap.swapAnyway': 'Zamień mimo to',
  'swap.swapping': 'Zamienianie…',
  'swap.cancel': 'Anuluj',
  'swap.retry': 'Spróbuj ponownie',
  'swap.allow':
    'Najpierw pozwól kontraktowi {spender} wydać {amount}. Może zabrać tę kwotę i nic więcej.',
  'swap.allowReset':
    '{symbol} wymaga najpierw usunięcia wcześniejszego uprawnienia, więc portfel zapyta dwa razy.',
  'swap.waitingApproval': 'Oczekiwanie na potwierdzenie zatwierdzenia przez sieć',
  'swap.sentence':
    'Zamieniasz {source} na około {target} w sieci {network}. Symulacja przed chwilą dała {arrived}. Zamiana zatrzyma się, jeśli otrzymana kwota byłaby mniejsza niż {minimum}.',
  'swap.sentenceAbout': 'Zamieniasz {source} na około {target} w sieci {network}.',
  'swap.unchecked':
    'Tej zamiany nie można symulować w tej sieci, więc to, co otrzymasz, nie jest sprawdzone. Zamieniaj tylko wtedy, gdy ufasz tej usłudze.',
  'swap.oneNode':
    'Tę zamianę symulowała tylko sama usługa zamiany, więc to, co otrzymasz, nie jest potwierdzone. Zamieniaj tylko wtedy, gdy ufasz tej usłudze.',
  'swap.failedHint':
    'Twoja wersja robocza została zachowana. Jeśli portfel pokazuje transakcję, nie wysyłaj jej ponownie.',
  'swap.toast.approve': 'Zatwierdź zwiększenie limitu w portfelu',
  'swap.toast.confirm': 'Potwierdź transakcję w portfelu',
  'swap.toast.swapping': 'Zamiana {source} na {amount}',
  'swap.toast.swapped': 'Zamieniono {source} na {amount}',
  'swap.toast.done': 'Zamieniono {source} na {target}',
  'swap.toast.short': 'Zamianę wykonano, ale za {source} otrzymano tylko {amount}',
  'swap.left': 'Po tej zamianie {spender} nadal może wydać {amount} Twoich środków.',
  'swap.left.unlimited':
    'Po tej zamianie {spender} nadal może wydawać Twoje saldo {symbol} bez limitu.',
  'swap.takeBack': 'Odwołaj',
  'swap.keep': 'Zostaw',
  'failure.SWAP_INIT_FAILED':
    'Nie można teraz wczytać zamian. Sprawdź połączenie, a potem spróbuj ponownie.',
  'failure.GAS_PRICE_UNSUPPORTED':
    'Zamiany są teraz niedostępne w tej sieci. Spróbuj ponownie później lub wybierz inną sieć.',
  'failure.SWAP_UNSUPPORTED': 'W tej sieci zamiany nie są oferowane. Wybierz inną sieć.',
  'failure.PRICE_UNAVAILABLE':
    'Nie można teraz wczytać cen w dolarach. Porównaj kwoty samodzielnie.',
  'failure.INCORRECT_AMOUNT': 'Tej kwoty nie można zamienić. Spróbuj innej kwoty.',
  'failure.ALLOWANCE_UNAVAILABLE': 'Nie udało się przygotować zamiany. Spróbuj ponownie za chwilę.',
  'failure.APPROVAL_BUILD_FAILED':
    'Nie udało się przygotować zatwierdzenia. Spróbuj ponownie za chwilę.',
  'failure.SWAP_BUILD_FAILED':
    'Nie udało się przygotować zamiany. Spróbuj ponownie lub zmień kwotę.',
  'failure.SWAP_PRICE_MOVED':
    'Cena zmieniła się o więcej niż 1%. Przeczytaj nową cenę, a potem potwierdź ponownie.',
  'failure.SWAP_FAILED':
    'Nie udało się wysłać zamiany. Zajrzyj do portfela, a potem spróbuj ponownie.',
}
