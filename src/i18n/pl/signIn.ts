import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Zaloguj się',
  'title.SIWXSignMessage': 'Zaloguj się',
  'signIn.checking': 'Sprawdzanie logowania…',
  'signIn.asks': '{app} prosi o zalogowanie się',
  'signIn.prove':
    'Podpisz wiadomość, aby udowodnić, że to konto jest Twoje. Nic to nie kosztuje i nic nie przenosi.',
  'signIn.site': 'Strona',
  'signIn.account': 'Konto',
  'signIn.network': 'Sieć',
  'signIn.statement': 'Na co się zgadzasz',
  'signIn.otherSite': 'Ta wiadomość jest dla innej strony niż ta, na której jesteś ({here}).',
  'signIn.cancelDisconnects':
    'Bez zalogowania nie można używać {app}: „Anuluj” rozłącza Twój portfel.',
  'signIn.later': 'Możesz kontynuować bez logowania.',
  'signIn.stay': 'Najpierw zaloguj się lub anuluj.',
  'signIn.sign': 'Podpisz',
  'signIn.signing': 'Podpisywanie…',
  'signIn.cancel': 'Anuluj',
  'signIn.cancelling': 'Anulowanie…',
  'signIn.authenticating': 'Logowanie…',
  'signIn.declined': 'Podpis odrzucono',
  'signIn.smartAccount': 'Ta aplikacja może nie obsługiwać kont inteligentnych',
  'signIn.cannotSign':
    'To konto nie podpisuje wiadomości. Wybierz w portfelu inne konto albo anuluj i połącz inny portfel.',
  'signIn.formFirst': 'Najpierw zaloguj się, a potem wyślij formularz.',
  'failure.SIWX_NO_ACCOUNT': 'Nie ma połączonego konta do logowania. Połącz portfel ponownie.',
  'failure.SIWX_INIT_FAILED':
    'Nie udało się rozpocząć logowania. Sprawdź połączenie, a potem połącz portfel ponownie.',
  'failure.SIWX_FAILED': 'Nie udało się zalogować. Spróbuj ponownie.',
  'failure.SIWX_UNVERIFIED':
    'Nie można teraz sprawdzić Twojego podpisu. Spróbuj ponownie za chwilę.',
  'failure.SIWX_INVALID_SIGNATURE':
    'Podpis nie pasuje do tego konta. Podpisz ponownie kontem pokazanym tutaj.',
  'failure.SIWX_SIGN_OUT_FAILED': 'Strona nie mogła Cię wylogować. Spróbuj ponownie.',
}
