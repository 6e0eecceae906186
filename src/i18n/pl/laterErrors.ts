import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Nie znaleziono konta',
  'error.SHARE_FAILED': 'Twoja przeglądarka nie zezwoliła na udostępnienie',
  'error.NAME_RESOLVE_FAILED': 'Nie udało się wyszukać nazwy',
  'error.NAME_GATEWAY_FAILED': 'Serwer, który przechowuje tę nazwę, nie dał prawidłowej odpowiedzi',
  'error.NAME_OTHER_FAMILY': 'Nazwa {name} nie ma adresu w sieci {family}',
  'error.NAMES_FETCH_FAILED': 'Nie udało się pobrać nazw dla adresu',
  'error.NAME_SUGGESTIONS_FAILED': 'Nie udało się pobrać propozycji nazw',
  'error.NAME_REGISTRATION_FAILED': 'Nie udało się zarejestrować nazwy {name}',
  'error.NAME_NO_NETWORK': 'Nie znaleziono sieci',
  'error.NAME_NO_ACCOUNT':
    'Nie znaleziono adresu lub logowania przez e-mail albo serwis społecznościowy',
  'error.INVALID_CHAIN_ID': 'Nieprawidłowy identyfikator sieci',
  'error.SEND_INCOMPLETE': 'Podaj prawidłową kwotę i adres odbiorcy',
  'error.SEND_FAILED': 'Coś poszło nie tak',
  'error.SOLANA_SEND_FAILED': 'Nie udało się wysłać transakcji. Spróbuj ponownie.',
  'error.INSUFFICIENT_FUNDS': 'Za mało {symbol}',
  'error.INSUFFICIENT_GAS': 'Za mało {symbol} na opłatę sieciową',
  'error.WALLET_ELSEWHERE': 'Twój portfel jest w innej sieci. Przełącz go na sieć {network}',
  'error.WALLET_OTHER_ACCOUNT': 'Twój portfel jest na innym koncie. Przełącz go na {address}',
  'error.TRANSFER_REFUSED': 'Token {symbol} odrzucił ten przelew',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'Odbiorca nie ma jeszcze konta w tej sieci, a samo {symbol} go nie otworzy. Najpierw potrzebne jest {native}',
  'error.TRANSFER_TOO_SMALL': 'Nowe konto potrzebuje co najmniej {amount}',
  'error.TRANSFER_DUST': 'Sieć nie przyjmuje płatności poniżej {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Na Twoim koncie musi zostać co najmniej {amount} albo trzeba je opróżnić. Wyślij mniej lub wszystko',
  'error.TRANSACTION_INVALID': 'Sieć odrzuciła transakcję, więc nic nie wysłano: „{reason}”',
  'error.TRANSACTION_REVERTED':
    'Ta transakcja by się nie powiodła. Słowa samego kontraktu: „{reason}”',
  'error.TRANSFER_CHANGED':
    'Dotarłoby mniej {symbol}, niż pokazano. Przeczytaj podsumowanie ponownie',
  'error.FEE_CHANGED': 'Opłata sieciowa się zmieniła. Przeczytaj podsumowanie ponownie',
  'error.TRANSFER_TAKES_MORE':
    'Ten przelew zabrałby Ci także {what} lub pozwoliłby komuś to zabrać. Nic nie wysłano',
  'error.TRANSFER_LOSES_MORE':
    'Razem z kontem przepadłoby więcej {symbol}, niż pokazano. Wróć i sprawdź ponownie',
  'error.TOKEN_UNVERIFIED':
    'Nie udało się sprawdzić kwoty {symbol} w jego kontrakcie. Nic nie wysłano',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Konto odbiorcy dla {symbol} należy do kogoś innego. Nic nie wysłano',
  'error.RECEIVER_FROZEN': 'Konto odbiorcy dla {symbol} jest zamrożone i nie może nic otrzymać',
  'error.SENDER_FROZEN':
    'Twoje konto dla {symbol} jest zamrożone, więc nie można z niego nic wysłać',
  'error.TOKEN_PAUSED': 'Wszystkie przelewy {symbol} są wstrzymane. Spróbuj ponownie później',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} nie można wysłać na inne konto',
  'error.TOKEN_SCALED':
    'Portfele pokazują inne kwoty {symbol} niż sieć, więc nie można tego stąd wysłać',
  'error.MEMO_REQUIRED':
    'Odbiorca przyjmuje {symbol} tylko z notatką. Poproś o link do płatności, który ją zawiera',
  'error.SIGNED_DIFFERENTLY':
    'Twój portfel podpisał coś innego niż sprawdzono, więc nic stąd nie wysłano',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Twój portfel nie podpisuje tego rodzaju transakcji. Zaktualizuj go lub użyj innego',
  'error.APPROVAL_EXPIRED': 'Trwało to dłużej niż minutę, nic nie wysłano. Spróbuj ponownie',
  'error.FEE_IMPLAUSIBLE':
    'Sieć podała opłatę, która nie może być prawidłowa. Nic nie wysłano. Spróbuj ponownie później',
  'error.TRANSACTION_FAILED': 'Transakcja nie powiodła się w sieci',
  'error.TRANSACTION_REPLACED': 'Jej miejsce zajęła inna transakcja. Sprawdź portfel',
  'error.NOT_REPLACEABLE': 'Tej transakcji nie można już zastąpić',
  'error.TRANSACTION_NOT_FOUND': 'Sieć nie zna tej transakcji. Sprawdź portfel',
  'error.TRANSACTION_DIFFERS':
    'Portfel wysłał {amount} na adres {address}, a nie sprawdzony przelew',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Portfel wysłał coś innego, niż zostało sprawdzone. Sprawdź portfel',
  'error.TRANSACTION_FOREIGN': 'Portfel wskazał transakcję innego konta. Sprawdź portfel',
  'error.TRANSACTION_TAKEN_BACK': 'Sieć cofnęła potwierdzenie. Transakcja jest znów w toku',
  'error.CALLS_PARTLY_FAILED': 'Część wywołań nie powiodła się. Sprawdź portfel',
  'error.CALLS_STATUS_UNKNOWN':
    'Twój portfel nie może powiedzieć, co się stało z wywołaniami. Sprawdź portfel',
  'error.TRANSACTIONS_UNAVAILABLE': 'Nie udało się pobrać transakcji',
  'error.SWAP_INIT_FAILED': 'Nie udało się rozpocząć zamiany',
  'error.PRICE_UNAVAILABLE': 'Nie udało się pobrać ceny tokena sieci',
  'error.GAS_PRICE_UNSUPPORTED': 'W tej sieci nie można sprawdzić ceny gazu',
  'error.SWAP_UNSUPPORTED': 'Zamiany nie są możliwe w tej sieci',
  'error.INCORRECT_AMOUNT': 'Nieprawidłowa kwota',
  'error.ALLOWANCE_UNAVAILABLE': 'Nie udało się sprawdzić uprawnienia',
  'error.APPROVAL_BUILD_FAILED': 'Nie udało się utworzyć transakcji zatwierdzenia',
  'error.SWAP_BUILD_FAILED': 'Nie udało się utworzyć transakcji',
  'error.SWAP_REFUSED':
    'Usługa zamiany odpowiedziała czymś innym, niż było w zapytaniu. Nic nie podpisano.',
  'error.SWAP_SHORTFALL': 'Otrzymana kwota byłaby mniejsza niż {amount}. Nic nie podpisano.',
  'error.SWAP_TAKES_MORE':
    'Ta zamiana zabrałaby Ci także {what} lub pozwoliłaby komuś to zabrać. Nic nie podpisano.',
  'error.SWAP_PRICE_MOVED': 'Cena zmieniła się o więcej niż 1%',
  'error.SWAP_FAILED': 'Błąd transakcji',
  'error.ONRAMP_NO_ADDRESS': 'Nie znaleziono adresu',
  'error.ONRAMP_NO_NETWORK': 'Nie znaleziono sieci',
  'error.ONRAMP_NO_PROJECT_ID': 'Nie znaleziono identyfikatora projektu',
  'error.LINK_NOT_FOUND': 'Nie znaleziono linku',
  'error.BUY_FAILED': 'Zakup nie powiódł się',
  'error.PERMISSIONS_UNAVAILABLE': 'Nie udało się odczytać uprawnień',
  'error.REVOCATION_REFUSED': 'Kontrakt odrzuca to lub zabrałby Ci coś. Nic nie wysłano',
  'error.REVOCATION_FAILED': 'Nie udało się odwołać uprawnienia',
  'error.SIWX_NO_ACCOUNT': 'Nie znaleziono aktywnego adresu',
  'error.SIWX_INIT_FAILED': 'Wystąpił problem przy rozpoczynaniu logowania',
  'error.SIWX_FAILED': 'Nie udało się zalogować',
  'error.SIWX_UNVERIFIED': 'Nie udało się teraz sprawdzić Twojego podpisu',
  'error.SIWX_UNCHECKABLE':
    'Tego rodzaju podpisu nie można tu sprawdzić. Użyj adresu z jednym kluczem',
  'error.SIWX_INVALID_SIGNATURE': 'Podpis jest nieprawidłowy',
  'error.SIWX_SIGN_OUT_FAILED': 'Strona nie mogła Cię wylogować',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Nie udało się pobrać sesji inteligentnych',
  'error.SMART_SESSION_REVOKE_FAILED': 'Nie udało się odwołać sesji inteligentnej',
}
