import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Inloggen',
  'title.SIWXSignMessage': 'Inloggen',
  'signIn.checking': 'Er wordt gecontroleerd of u bent ingelogd…',
  'signIn.asks': '{app} vraagt u om in te loggen',
  'signIn.prove':
    'Onderteken een bericht om te bewijzen dat dit account van u is. Het kost niets en verplaatst niets.',
  'signIn.site': 'Website',
  'signIn.account': 'Account',
  'signIn.network': 'Netwerk',
  'signIn.statement': 'Waarmee u akkoord gaat',
  'signIn.otherSite': 'Dit bericht is voor een andere website dan die waarop u bent ({here}).',
  'signIn.cancelDisconnects':
    'Zonder in te loggen kunt u {app} niet gebruiken: “Annuleren” koppelt uw wallet los.',
  'signIn.later': 'U kunt doorgaan zonder in te loggen.',
  'signIn.stay': 'Log eerst in of annuleer.',
  'signIn.sign': 'Ondertekenen',
  'signIn.signing': 'Ondertekenen…',
  'signIn.cancel': 'Annuleren',
  'signIn.cancelling': 'Annuleren…',
  'signIn.authenticating': 'Inloggen…',
  'signIn.declined': 'Handtekening afgewezen',
  'signIn.smartAccount': 'Deze app ondersteunt mogelijk geen smart accounts',
  'signIn.cannotSign':
    'Dit account ondertekent geen berichten. Kies een ander account in uw wallet, of annuleer en verbind een andere wallet.',
  'signIn.formFirst': 'Log eerst in en verstuur daarna het formulier.',
  'failure.SIWX_NO_ACCOUNT':
    'Er is geen account verbonden om mee in te loggen. Verbind uw wallet opnieuw.',
  'failure.SIWX_INIT_FAILED':
    'Inloggen kan niet worden gestart. Controleer uw verbinding en verbind dan opnieuw.',
  'failure.SIWX_FAILED': 'Inloggen is niet gelukt. Probeer het opnieuw.',
  'failure.SIWX_UNVERIFIED':
    'Uw handtekening kan op dit moment niet worden gecontroleerd. Probeer het zo opnieuw.',
  'failure.SIWX_INVALID_SIGNATURE':
    'De handtekening past niet bij dit account. Onderteken opnieuw met het account dat hier staat.',
  'failure.SIWX_SIGN_OUT_FAILED': 'De website kon u niet uitloggen. Probeer het opnieuw.',
}
