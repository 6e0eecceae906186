import type { TextsOf } from '../catalogue.ts'

export const swap: TextsOf<'swap'> = {
  'title.Swap': 'Canjear',
  'title.SwapSelectToken': 'Elegir token',
  'title.SwapPreview': 'Revisar canje',
  'swap.give': 'Das',
  'swap.get': 'Recibes',
  'swap.amount': 'Importe',
  'swap.balance': 'Saldo: {amount}',
  'swap.max': 'Máx.',
  'swap.flip': 'Invertir los dos tokens',
  'swap.choose': 'Elegir token',
  'swap.step.selectToken': 'Elegir token',
  'swap.step.addAmount': 'Escribir importe',
  'swap.step.incorrectValue': 'Valor incorrecto',
  'swap.step.insufficientFunds': 'Saldo insuficiente',
  'swap.step.insufficientGas': 'Falta saldo para gas',
  'swap.step.quoting': 'Buscando precio',
  'swap.step.failed': 'Canjear',
  'swap.step.review': 'Revisar canje',
  'swap.noRoute':
    'No se encontró ningún precio para este importe. Prueba con otro importe u otro token.',
  'swap.failed': 'No se puede cargar el precio. Comprueba tu conexión e inténtalo de nuevo.',
  'swap.stale': 'El precio no se puede actualizar, así que puede haber cambiado.',
  'swap.noPrice': 'Sin precio confirmado',
  'swap.about': 'Recibes aproximadamente {amount}',
  'swap.more': '{percent} más que hace un momento',
  'swap.less': '{percent} menos que hace un momento',
  'swap.about.more': 'Recibes aproximadamente {amount}. Es un {percent} más que hace un momento.',
  'swap.about.less': 'Recibes aproximadamente {amount}. Es un {percent} menos que hace un momento.',
  'swap.row.rate': 'Tipo de cambio',
  'swap.row.rateValue': '1 {source} = {amount} {target}',
  'swap.row.impact': 'Impacto en el precio',
  'swap.row.providerFee': 'Comisión del proveedor ({percent})',
  'swap.row.networkFee': 'Comisión de red, como máximo',
  'swap.row.minimum': 'Mínimo exigido ({percent} de deslizamiento)',
  'swap.row.total': 'Costo total, como máximo',
  'swap.total': 'Cuesta aproximadamente {amount}',
  'swap.total.unknown': 'Costo desconocido',
  'swap.row.unknown': 'Desconocido',
  'swap.row.feeUnknown': 'Tu billetera la mostrará',
  'swap.row.network': 'Red',
  'swap.highImpact':
    'Este canje pierde un {percent} de su valor. Un importe menor puede perder menos.',
  'swap.unknownImpact':
    'No se sabe cuánto pierde este canje, porque ninguna segunda fuente confirma los precios. Compara tú los importes.',
  'swap.contradicted':
    'Las fuentes no coinciden en el precio de un token. Aquí cuenta el peor. Compara tú los importes.',
  'swap.typeToConfirm': 'Para continuar, escribe el importe que recibirás: {amount}',
  'swap.pressAgain': 'Si lo tienes claro, pulsa “Canjear igualmente”.',
  'swap.impostor':
    'Este no es el conocido {symbol}, aunque tiene el mismo nombre. Su dirección es {address}.',
  'swap.twin':
    'Aquí varios tokens se llaman {symbol}. Comprueba que te refieres al de la dirección {address}.',
  'swap.notThe': 'No es el conocido {symbol}',
  'swap.gasHint': 'Necesitas {symbol} para la comisión de red, aproximadamente {amount}',
  'swap.search': 'Buscar tokens',
  'swap.searchPlaceholder': 'Nombre, símbolo o dirección',
  'swap.suggested': 'Sugeridos',
  'swap.yours': 'Tus tokens',
  'swap.popular': 'Todos los tokens',
  'swap.found': 'Encontrados',
  'swap.none': 'Ningún token coincide con “{query}”',
  'swap.unsupported': 'No se ofrecen canjes en {network}. Elige otra red.',
  'swap.unsupportedNone': 'No se ofrecen canjes en ninguna red de esta app.',
  'swap.preparing': 'Preparando el canje',
  'swap.approve': 'Aprobar',
  'swap.approving': 'Aprobando…',
  'swap.swap': 'Canjear',
  'swap.swapAnyway': 'Canjear igualmente',
  'swap.swapping': 'Canjeando…',
  'swap.cancel': 'Cancelar',
  'swap.retry': 'Reintentar',
  'swap.allow':
    'Primero permite que {spender} gaste {amount}. Podrá tomar este importe y nada más.',
  'swap.allowReset':
    'Para {symbol} hay que quitar primero un permiso anterior, así que tu billetera pregunta dos veces.',
  'swap.waitingApproval': 'Esperando a que la red confirme la aprobación',
  'swap.sentence':
    'Canjeas {source} por aproximadamente {target} en {network}. Una simulación hace un momento dio {arrived}. El canje se detiene si fueras a recibir menos de {minimum}.',
  'swap.sentenceAbout': 'Canjeas {source} por aproximadamente {target} en {network}.',
  'swap.unchecked':
    'Este canje no se puede simular en esta red, así que lo que recibirás no está comprobado. Canjea solo si confías en este servicio.',
  'swap.oneNode':
    'Solo el propio servicio de canje ha simulado este canje, así que lo que recibirás no está confirmado. Canjea solo si confías en este servicio.',
  'swap.failedHint':
    'Tu borrador se conserva. Si tu billetera muestra la transacción, no la envíes de nuevo.',
  'swap.toast.approve': 'Aprueba en tu billetera el aumento del límite de gasto',
  'swap.toast.confirm': 'Confirma la transacción en tu billetera',
  'swap.toast.swapping': 'Canjeando {source} por {amount}',
  'swap.toast.swapped': 'Se canjeó {source} por {amount}',
  'swap.toast.done': 'Se canjeó {source} por {target}',
  'swap.toast.short': 'El canje se completó, pero solo recibiste {amount} por {source}',
  'swap.left': 'Después de este canje, {spender} aún puede gastar {amount} de tus fondos.',
  'swap.left.unlimited':
    'Después de este canje, {spender} aún puede gastar tus {symbol} sin límite.',
  'swap.takeBack': 'Retirar permiso',
  'swap.keep': 'Dejarlo',
  'failure.SWAP_INIT_FAILED':
    'Los canjes no se pueden cargar en este momento. Comprueba tu conexión e inténtalo de nuevo.',
  'failure.GAS_PRICE_UNSUPPORTED':
    'Los canjes no están disponibles en esta red en este momento. Inténtalo de nuevo más tarde o elige otra red.',
  'failure.SWAP_UNSUPPORTED': 'No se ofrecen canjes en esta red. Elige otra red.',
  'failure.PRICE_UNAVAILABLE':
    'Los precios en dólares no se pueden cargar en este momento. Compara tú los importes.',
  'failure.INCORRECT_AMOUNT': 'Este importe no se puede canjear. Prueba con otro importe.',
  'failure.ALLOWANCE_UNAVAILABLE':
    'No se pudo preparar el canje. Inténtalo de nuevo en un momento.',
  'failure.APPROVAL_BUILD_FAILED':
    'No se pudo preparar la aprobación. Inténtalo de nuevo en un momento.',
  'failure.SWAP_BUILD_FAILED':
    'No se pudo preparar el canje. Inténtalo de nuevo o cambia el importe.',
  'failure.SWAP_PRICE_MOVED':
    'El precio varió más de un 1 %. Lee el nuevo precio y luego confirma de nuevo.',
  'failure.SWAP_FAILED':
    'No se pudo enviar el canje. Mira en tu billetera y luego inténtalo de nuevo.',
}
