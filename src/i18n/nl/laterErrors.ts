import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Account niet gevonden',
  'error.SHARE_FAILED': 'Uw browser stond delen niet toe',
  'error.NAME_RESOLVE_FAILED': 'De naam kan niet worden opgezocht',
  'error.NAME_GATEWAY_FAILED':
    'De server die deze naam bewaart, heeft geen geldig antwoord gegeven',
  'error.NAME_OTHER_FAMILY': '{name} heeft geen adres op {family}',
  'error.NAMES_FETCH_FAILED': 'De namen van het adres kunnen niet worden geladen',
  'error.NAME_SUGGESTIONS_FAILED': 'Suggesties voor namen kunnen niet worden geladen',
  'error.NAME_REGISTRATION_FAILED': 'De naam {name} kan niet worden geregistreerd',
  'error.NAME_NO_NETWORK': 'Netwerk niet gevonden',
  'error.NAME_NO_ACCOUNT': 'Geen account met e-maillogin of sociale login gevonden',
  'error.INVALID_CHAIN_ID': 'Ongeldige netwerk-ID',
  'error.SEND_INCOMPLETE': 'Voer een geldig bedrag en een adres van de ontvanger in',
  'error.SEND_FAILED': 'Er is iets misgegaan',
  'error.SOLANA_SEND_FAILED': 'De transactie kan niet worden verzonden. Probeer het opnieuw.',
  'error.INSUFFICIENT_FUNDS': 'Niet genoeg {symbol}',
  'error.INSUFFICIENT_GAS': 'Niet genoeg {symbol} voor de netwerkkosten',
  'error.WALLET_ELSEWHERE':
    'Uw wallet is op een ander netwerk. Schakel in de wallet over naar {network}',
  'error.WALLET_OTHER_ACCOUNT':
    'Uw wallet gebruikt een ander account. Schakel in de wallet over naar {address}',
  'error.TRANSFER_REFUSED': '{symbol} heeft deze overdracht geweigerd',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'De ontvanger heeft nog geen account op dit netwerk, en {symbol} alleen opent er geen. Er is eerst {native} nodig',
  'error.TRANSFER_TOO_SMALL': 'Een nieuw account heeft minstens {amount} nodig',
  'error.TRANSFER_DUST': 'Het netwerk accepteert geen betaling onder {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Op uw account moet minstens {amount} blijven, of het moet worden geleegd. Verzend minder, of alles',
  'error.TRANSACTION_INVALID':
    'Het netwerk heeft de transactie geweigerd, dus er is niets verzonden: “{reason}”',
  'error.TRANSACTION_REVERTED':
    'Deze transactie zou mislukken. In de woorden van het contract: “{reason}”',
  'error.TRANSFER_CHANGED':
    'Er zou minder {symbol} aankomen dan getoond. Lees het overzicht opnieuw',
  'error.FEE_CHANGED': 'De netwerkkosten zijn veranderd. Lees het overzicht opnieuw',
  'error.TRANSFER_TAKES_MORE':
    'Deze overdracht zou ook {what} van u afnemen, of iemand toestaan dat te nemen. Er is niets verzonden',
  'error.TRANSFER_LOSES_MORE':
    'Met uw account zou meer {symbol} verloren gaan dan getoond. Ga terug en controleer het opnieuw',
  'error.TOKEN_UNVERIFIED':
    'Het bedrag in {symbol} kon niet bij het contract worden gecontroleerd. Er is niets verzonden',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Het {symbol}-account van de ontvanger is van iemand anders. Er is niets verzonden',
  'error.RECEIVER_FROZEN':
    'Het {symbol}-account van de ontvanger is bevroren en kan niets ontvangen',
  'error.SENDER_FROZEN': 'Uw {symbol}-account is bevroren, er kan niets vanaf worden verzonden',
  'error.TOKEN_PAUSED': 'Alle overdrachten van {symbol} zijn gepauzeerd. Probeer het later opnieuw',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} kan niet naar een ander account worden verzonden',
  'error.TOKEN_SCALED':
    'Wallets tonen andere bedragen in {symbol} dan het netwerk telt, dus het kan hier niet worden verzonden',
  'error.MEMO_REQUIRED':
    'De ontvanger accepteert {symbol} alleen met een notitie. Vraag om een betaallink die er een bevat',
  'error.SIGNED_DIFFERENTLY':
    'Uw wallet heeft iets anders ondertekend dan u hebt gecontroleerd, dus er is vanaf hier niets verzonden',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Uw wallet ondertekent dit soort transactie niet. Werk de wallet bij of gebruik een andere',
  'error.APPROVAL_EXPIRED':
    'U deed er langer dan een minuut over, er is niets verzonden. Probeer het opnieuw',
  'error.FEE_IMPLAUSIBLE':
    'Het netwerk noemde kosten die niet kunnen kloppen. Er is niets verzonden. Probeer het later opnieuw',
  'error.TRANSACTION_FAILED': 'De transactie is op het netwerk mislukt',
  'error.TRANSACTION_REPLACED':
    'Een andere transactie is ervoor in de plaats gekomen. Kijk in uw wallet',
  'error.NOT_REPLACEABLE': 'Deze transactie kan niet meer worden vervangen',
  'error.TRANSACTION_NOT_FOUND': 'Het netwerk kent deze transactie niet. Kijk in uw wallet',
  'error.TRANSACTION_DIFFERS':
    'Uw wallet heeft {amount} naar {address} gestuurd, niet de gecontroleerde overdracht',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Uw wallet heeft iets anders verstuurd dan u hebt gecontroleerd. Kijk in uw wallet',
  'error.TRANSACTION_FOREIGN':
    'Uw wallet noemde een transactie van een ander account. Kijk in uw wallet',
  'error.TRANSACTION_TAKEN_BACK':
    'Het netwerk heeft de bevestiging teruggenomen. De transactie wacht weer',
  'error.CALLS_PARTLY_FAILED': 'Sommige aanroepen zijn mislukt. Kijk in uw wallet',
  'error.CALLS_STATUS_UNKNOWN':
    'Uw wallet kan niet zeggen wat er van de aanroepen is geworden. Kijk in uw wallet',
  'error.TRANSACTIONS_UNAVAILABLE': 'De transacties kunnen niet worden geladen',
  'error.SWAP_INIT_FAILED': 'Het wisselen kan niet worden gestart',
  'error.PRICE_UNAVAILABLE': 'De prijs van de netwerkmunt kan niet worden geladen',
  'error.GAS_PRICE_UNSUPPORTED': 'De gasprijs is niet beschikbaar op dit netwerk',
  'error.SWAP_UNSUPPORTED': 'Wisselen is niet mogelijk op dit netwerk',
  'error.INCORRECT_AMOUNT': 'Ongeldig bedrag',
  'error.ALLOWANCE_UNAVAILABLE': 'De bestedingslimiet kan niet worden gecontroleerd',
  'error.APPROVAL_BUILD_FAILED': 'De goedkeuring kan niet worden voorbereid',
  'error.SWAP_BUILD_FAILED': 'De transactie kan niet worden voorbereid',
  'error.SWAP_REFUSED':
    'De wisseldienst antwoordde met iets anders dan u hebt gevraagd. Er is niets ondertekend.',
  'error.SWAP_SHORTFALL': 'U zou minder dan {amount} krijgen. Er is niets ondertekend.',
  'error.SWAP_TAKES_MORE':
    'Deze omwisseling zou ook {what} van u afnemen, of iemand toestaan dat te nemen. Er is niets ondertekend.',
  'error.SWAP_PRICE_MOVED': 'De prijs is meer dan 1% veranderd',
  'error.SWAP_FAILED': 'Fout bij de transactie',
  'error.ONRAMP_NO_ADDRESS': 'Geen adres gevonden',
  'error.ONRAMP_NO_NETWORK': 'Geen netwerk gevonden',
  'error.ONRAMP_NO_PROJECT_ID': 'Geen project-ID gevonden',
  'error.LINK_NOT_FOUND': 'Geen link gevonden',
  'error.BUY_FAILED': 'Aankoop mislukt',
  'error.PERMISSIONS_UNAVAILABLE': 'De toestemmingen kunnen niet worden gelezen',
  'error.REVOCATION_REFUSED':
    'Het contract weigert dit, of zou iets van u afnemen. Er is niets verzonden',
  'error.REVOCATION_FAILED': 'De toestemming kan niet worden ingetrokken',
  'error.SIWX_NO_ACCOUNT': 'Geen account gevonden om mee in te loggen',
  'error.SIWX_INIT_FAILED': 'Er is een probleem opgetreden bij het starten van het inloggen',
  'error.SIWX_FAILED': 'Inloggen is niet gelukt',
  'error.SIWX_UNVERIFIED': 'Uw handtekening kon zojuist niet worden gecontroleerd',
  'error.SIWX_UNCHECKABLE':
    'Dit soort handtekening kan hier niet worden gecontroleerd. Gebruik een adres met één sleutel',
  'error.SIWX_INVALID_SIGNATURE': 'De handtekening is niet geldig',
  'error.SIWX_SIGN_OUT_FAILED': 'De website kon u niet uitloggen',
  'error.SMART_SESSIONS_UNAVAILABLE': 'De smart sessions kunnen niet worden geladen',
  'error.SMART_SESSION_REVOKE_FAILED': 'De smart session kan niet worden ingetrokken',
}
