import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Cuenta no encontrada',
  'error.SHARE_FAILED': 'Tu navegador no permitió compartir',
  'error.NAME_RESOLVE_FAILED': 'No se pudo buscar el nombre',
  'error.NAME_GATEWAY_FAILED': 'El servidor que guarda este nombre no dio una respuesta válida',
  'error.NAME_OTHER_FAMILY': '{name} no tiene dirección en {family}',
  'error.NAMES_FETCH_FAILED': 'No se pudieron cargar los nombres de la dirección',
  'error.NAME_SUGGESTIONS_FAILED': 'No se pudieron cargar sugerencias de nombres',
  'error.NAME_REGISTRATION_FAILED': 'No se pudo registrar el nombre {name}',
  'error.NAME_NO_NETWORK': 'Red no encontrada',
  'error.NAME_NO_ACCOUNT':
    'No se encontró ninguna cuenta con inicio de sesión por correo o red social',
  'error.INVALID_CHAIN_ID': 'ID de red no válido',
  'error.SEND_INCOMPLETE': 'Escribe un importe y una dirección de destinatario válidos',
  'error.SEND_FAILED': 'Algo salió mal',
  'error.SOLANA_SEND_FAILED': 'No se pudo enviar la transacción. Inténtalo de nuevo.',
  'error.INSUFFICIENT_FUNDS': 'No hay suficiente {symbol}',
  'error.INSUFFICIENT_GAS': 'No hay suficiente {symbol} para la comisión de red',
  'error.WALLET_ELSEWHERE': 'Tu billetera está en otra red. Cámbiala a {network}',
  'error.WALLET_OTHER_ACCOUNT': 'Tu billetera está en otra cuenta. Cámbiala a {address}',
  'error.TRANSFER_REFUSED': '{symbol} rechazó esta transferencia',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'El destinatario aún no tiene cuenta en esta red, y {symbol} por sí solo no abre ninguna. Primero necesita {native}',
  'error.TRANSFER_TOO_SMALL': 'Una cuenta nueva necesita al menos {amount}',
  'error.TRANSFER_DUST': 'La red no acepta pagos inferiores a {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Tu cuenta debe conservar al menos {amount}, o vaciarse. Envía menos, o todo',
  'error.TRANSACTION_INVALID':
    'La red rechazó la transacción, así que no se envió nada: “{reason}”',
  'error.TRANSACTION_REVERTED':
    'Esta transacción fallaría. En palabras del propio contrato: “{reason}”',
  'error.TRANSFER_CHANGED': 'Llegaría menos {symbol} de lo que se mostró. Lee de nuevo el resumen',
  'error.FEE_CHANGED': 'La comisión de red ha cambiado. Lee de nuevo el resumen',
  'error.TRANSFER_TAKES_MORE':
    'Esta transferencia también te quitaría {what}, o dejaría que alguien te lo quite. No se envió nada',
  'error.TRANSFER_LOSES_MORE':
    'Con tu cuenta se perdería más {symbol} de lo que se mostró. Vuelve atrás y revísalo de nuevo',
  'error.TOKEN_UNVERIFIED':
    'No se pudo comprobar el importe de {symbol} con su contrato. No se envió nada',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'La cuenta de {symbol} del destinatario pertenece a otra persona. No se envió nada',
  'error.RECEIVER_FROZEN':
    'La cuenta de {symbol} del destinatario está congelada y no puede recibir nada',
  'error.SENDER_FROZEN':
    'Tu cuenta de {symbol} está congelada, así que no se puede enviar nada desde ella',
  'error.TOKEN_PAUSED': 'Todas las transferencias de {symbol} están en pausa. Inténtalo más tarde',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} no se puede enviar a otra cuenta',
  'error.TOKEN_SCALED':
    'Las billeteras muestran importes de {symbol} distintos de los que cuenta la red, así que no se puede enviar desde aquí',
  'error.MEMO_REQUIRED':
    'El destinatario solo acepta {symbol} con una nota. Pide un enlace de pago que la incluya',
  'error.SIGNED_DIFFERENTLY':
    'Tu billetera firmó algo distinto de lo que revisaste, así que no se envió nada desde aquí',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Tu billetera no firma este tipo de transacción. Actualízala o usa otra',
  'error.APPROVAL_EXPIRED': 'Tardaste más de un minuto, no se envió nada. Inténtalo de nuevo',
  'error.FEE_IMPLAUSIBLE':
    'La red indicó una comisión que no puede ser correcta. No se envió nada. Inténtalo más tarde',
  'error.TRANSACTION_FAILED': 'La transacción falló en la red',
  'error.TRANSACTION_REPLACED': 'Otra transacción ocupó su lugar. Revisa tu billetera',
  'error.NOT_REPLACEABLE': 'Esta transacción ya no se puede reemplazar',
  'error.TRANSACTION_NOT_FOUND': 'La red no conoce esta transacción. Revisa tu billetera',
  'error.TRANSACTION_DIFFERS':
    'Tu billetera envió {amount} a {address}, no la transferencia revisada',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Tu billetera envió algo distinto de lo que revisaste. Revisa tu billetera',
  'error.TRANSACTION_FOREIGN':
    'Tu billetera indicó una transacción de otra cuenta. Revisa tu billetera',
  'error.TRANSACTION_TAKEN_BACK':
    'La red retiró la confirmación. La transacción está pendiente de nuevo',
  'error.CALLS_PARTLY_FAILED': 'Algunas de las llamadas fallaron. Revisa tu billetera',
  'error.CALLS_STATUS_UNKNOWN':
    'Tu billetera no puede decir qué pasó con las llamadas. Revisa tu billetera',
  'error.TRANSACTIONS_UNAVAILABLE': 'No se pudieron cargar las transacciones',
  'error.SWAP_INIT_FAILED': 'No se pudo iniciar el canje',
  'error.PRICE_UNAVAILABLE': 'No se pudo cargar el precio de la moneda de la red',
  'error.GAS_PRICE_UNSUPPORTED': 'El precio del gas no está disponible en esta red',
  'error.SWAP_UNSUPPORTED': 'Esta red no admite canjes',
  'error.INCORRECT_AMOUNT': 'Importe incorrecto',
  'error.ALLOWANCE_UNAVAILABLE': 'No se pudo comprobar el límite de gasto',
  'error.APPROVAL_BUILD_FAILED': 'No se pudo preparar la aprobación',
  'error.SWAP_BUILD_FAILED': 'No se pudo preparar la transacción',
  'error.SWAP_REFUSED':
    'El servicio de canje respondió con algo distinto de lo que pediste. No se firmó nada.',
  'error.SWAP_SHORTFALL': 'Recibirías menos de {amount}. No se firmó nada.',
  'error.SWAP_TAKES_MORE':
    'Este canje también te quitaría {what}, o dejaría que alguien te lo quite. No se firmó nada.',
  'error.SWAP_PRICE_MOVED': 'El precio varió más de un 1 %',
  'error.SWAP_FAILED': 'Error en la transacción',
  'error.ONRAMP_NO_ADDRESS': 'No se encontró ninguna dirección',
  'error.ONRAMP_NO_NETWORK': 'No se encontró ninguna red',
  'error.ONRAMP_NO_PROJECT_ID': 'No se encontró el ID de proyecto',
  'error.LINK_NOT_FOUND': 'No se encontró el enlace',
  'error.BUY_FAILED': 'La compra falló',
  'error.PERMISSIONS_UNAVAILABLE': 'No se pudieron leer los permisos',
  'error.REVOCATION_REFUSED': 'El contrato lo rechaza, o te quitaría algo. No se envió nada',
  'error.REVOCATION_FAILED': 'No se pudo revocar el permiso',
  'error.SIWX_NO_ACCOUNT': 'No se encontró ninguna cuenta con la que iniciar sesión',
  'error.SIWX_INIT_FAILED': 'Hubo un problema al empezar el inicio de sesión',
  'error.SIWX_FAILED': 'No se pudo iniciar tu sesión',
  'error.SIWX_UNVERIFIED': 'No se pudo comprobar tu firma en este momento',
  'error.SIWX_UNCHECKABLE':
    'Este tipo de firma no se puede comprobar aquí. Usa una dirección con una sola clave',
  'error.SIWX_INVALID_SIGNATURE': 'La firma no es válida',
  'error.SIWX_SIGN_OUT_FAILED': 'El sitio no pudo cerrar tu sesión',
  'error.SMART_SESSIONS_UNAVAILABLE': 'No se pudieron cargar las sesiones inteligentes',
  'error.SMART_SESSION_REVOKE_FAILED': 'No se pudo revocar la sesión inteligente',
}
