import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Iniciar sesión',
  'title.SIWXSignMessage': 'Iniciar sesión',
  'signIn.checking': 'Comprobando si tienes la sesión iniciada…',
  'signIn.asks': '{app} te pide que inicies sesión',
  'signIn.prove':
    'Firma un mensaje para demostrar que esta cuenta es tuya. No cuesta nada y no mueve nada.',
  'signIn.site': 'Sitio',
  'signIn.account': 'Cuenta',
  'signIn.network': 'Red',
  'signIn.statement': 'Lo que aceptas',
  'signIn.otherSite': 'Este mensaje es para un sitio distinto de aquel en el que estás ({here}).',
  'signIn.cancelDisconnects':
    'Sin iniciar sesión no puedes usar {app}: “Cancelar” desconecta tu billetera.',
  'signIn.later': 'Puedes continuar sin iniciar sesión.',
  'signIn.stay': 'Primero inicia sesión o cancela.',
  'signIn.sign': 'Firmar',
  'signIn.signing': 'Firmando…',
  'signIn.cancel': 'Cancelar',
  'signIn.cancelling': 'Cancelando…',
  'signIn.authenticating': 'Autenticando…',
  'signIn.declined': 'Firma rechazada',
  'signIn.smartAccount': 'Puede que esta app no admita cuentas inteligentes',
  'signIn.cannotSign':
    'Esta cuenta no firma mensajes. Elige otra cuenta en tu billetera, o cancela y conecta otra billetera.',
  'signIn.formFirst': 'Primero inicia sesión y luego envía el formulario.',
  'failure.SIWX_NO_ACCOUNT':
    'No hay ninguna cuenta conectada con la que iniciar sesión. Conecta de nuevo tu billetera.',
  'failure.SIWX_INIT_FAILED':
    'No se pudo empezar el inicio de sesión. Comprueba tu conexión y luego conecta de nuevo.',
  'failure.SIWX_FAILED': 'No se pudo iniciar tu sesión. Inténtalo de nuevo.',
  'failure.SIWX_UNVERIFIED':
    'Tu firma no se puede comprobar en este momento. Inténtalo de nuevo en un momento.',
  'failure.SIWX_INVALID_SIGNATURE':
    'La firma no corresponde a esta cuenta. Firma de nuevo con la cuenta que se muestra aquí.',
  'failure.SIWX_SIGN_OUT_FAILED': 'El sitio no pudo cerrar tu sesión. Inténtalo de nuevo.',
}
