import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'o',
  'connect.collapsed': 'Continuar con una billetera',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Inicio de sesión con redes sociales',
  'social.more': 'Más redes sociales',
  'social.continue': 'Continuar con {provider}',
  'email.label': 'Correo electrónico',
  'email.placeholder': 'nombre@example.com',
  'email.submit': 'Continuar con correo electrónico',
  'email.waiting': 'Contactando con el servicio de inicio de sesión',
  'email.silent':
    'El servicio de inicio de sesión no responde. Comprueba tu conexión o inténtalo de nuevo.',
  'email.cancel': 'Cancelar',
  'email.hint': 'Te enviaremos un código por correo. No necesitas contraseña ni billetera.',
  'legal.accept.both':
    'Acepto los <terms>términos del servicio</terms> y la <privacy>política de privacidad</privacy>',
  'legal.accept.terms': 'Acepto los <terms>términos del servicio</terms>',
  'legal.accept.privacy': 'Acepto la <privacy>política de privacidad</privacy>',
  'legal.notice.both':
    'Al conectarte, aceptas los <terms>términos del servicio</terms> y la <privacy>política de privacidad</privacy>',
  'legal.notice.terms': 'Al conectarte, aceptas los <terms>términos del servicio</terms>',
  'legal.notice.privacy': 'Al conectarte, aceptas la <privacy>política de privacidad</privacy>',
  'connecting.loadFailedHint': 'Comprueba tu conexión o recarga la página.',
  'error.INVALID_EMAIL': 'Escribe una dirección de correo completa, como nombre@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Inténtalo de nuevo dentro de {count} segundo',
    other: 'Inténtalo de nuevo dentro de {count} segundos',
  },
  'error.FRAME_LOAD_FAILED': 'No se pudo cargar el inicio de sesión por correo',
  'failure.FRAME_LOAD_FAILED':
    'No se puede contactar con el servicio de inicio de sesión. Comprueba tu conexión e inténtalo de nuevo.',
  'error.FRAME_TIMEOUT': 'Algo salió mal',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'La solicitud se interrumpió',
  'error.ACTION_NOT_ALLOWED': 'Acción no permitida',
}
