import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Comando desconocido',
  'error.UNKNOWN_VIEW': 'Vista desconocida',
  'error.INVALID_VIEW_DATA': 'Falta un dato: {missing}',
  'error.SIWX_NOT_ENABLED': 'El inicio de sesión con billetera (SIWX) no está activado',
  'error.NOT_ENABLED': 'No está activado: {what}',
  'error.USER_REJECTED': 'Solicitud rechazada en la billetera',
  'error.WALLET_NOT_FOUND': 'No se encontró {wallet}',
  'error.WALLET_TIMEOUT': 'Sin respuesta de {wallet}',
  'error.WALLET_UNREACHABLE': 'Tu billetera se actualizó o se reinició. Recarga la página',
  'error.WALLET_INVALID_RESPONSE': 'La billetera envió una respuesta inesperada',
  'error.WALLET_ERROR': 'La billetera informó de un error',
  'error.REQUEST_PENDING':
    'Aún hay una solicitud anterior abierta en tu billetera. Responde primero a esa',
  'error.CONNECTION_FAILED': 'No se pudo conectar con la billetera',
  'error.DISCONNECT_FAILED': 'No se pudo desconectar',
  'error.NOT_CONNECTED': 'No hay ninguna billetera conectada',
  'error.PAIRING_EXPIRED': 'La solicitud de conexión caducó',
  'error.RELAY_UNREACHABLE': 'No se puede contactar con WalletConnect',
  'error.SWITCH_FAILED': 'La billetera no cambió de red',
  'error.NETWORK_NOT_APPROVED':
    'La billetera no aprobó esta red. Desconecta, conecta de nuevo y permítela en la billetera.',
  'error.RPC_ERROR': 'La red rechazó la solicitud',
  'error.RPC_TIMEOUT': 'La red no respondió a tiempo',
  'error.COPY_FAILED': 'No se pudo copiar',
  'error.POPUP_BLOCKED':
    'Tu navegador bloqueó la ventana. Permite las ventanas emergentes e inténtalo de nuevo.',
  'error.SOCIAL_URI_MISSING': 'No se pudo empezar el inicio de sesión',
  'error.SOCIAL_TIMEOUT': 'El inicio de sesión tardó demasiado',
  'error.UNTRUSTED_ORIGIN': 'El inicio de sesión volvió desde un sitio inesperado y se detuvo',
  'error.UNSUPPORTED_CHAIN': 'Cadena no admitida',
}
