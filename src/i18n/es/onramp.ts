import type { TextsOf } from '../catalogue.ts'

export const onramp: TextsOf<'onramp'> = {
  'title.OnRampProviders': 'Elegir proveedor',
  'title.OnRampTokenSelect': 'Elegir token',
  'title.OnRampFiatSelect': 'Elegir moneda',
  'title.OnRampActivity': 'Actividad',
  'title.BuyInProgress': 'Comprar',
  'title.WhatIsABuy': '¿Qué es comprar?',
  'onramp.amount': 'Importe',
  'onramp.presets': 'Opciones rápidas',
  'onramp.chooseCurrency': '{currency}, elegir otra moneda',
  'onramp.chooseToken': '{symbol}, elegir otro token',
  'onramp.limit.card': 'Entre {min} y {max} con tarjeta',
  'onramp.limit.bank': 'Entre {min} y {max} por transferencia bancaria',
  'onramp.limit.other': 'Entre {min} y {max}',
  'onramp.beyond.card': 'Con tarjeta puede ser entre {min} y {max}',
  'onramp.beyond.bank': 'Por transferencia bancaria puede ser entre {min} y {max}',
  'onramp.beyond.other': 'Puede ser entre {min} y {max}',
  'onramp.buy': 'Compras',
  'onramp.on': 'Llega en',
  'onramp.elsewhere':
    '{provider} no entrega en {network}. Lo que compres llegará en {delivery}, a la misma dirección.',
  'onramp.nowhere': '{provider} no entrega en {network}, y tu cuenta está solo en {network}.',
  'onramp.price': 'Precio',
  'onramp.pay': 'Pagas',
  'onramp.fees': 'Comisiones, incluidas',
  'onramp.get': 'Recibes aproximadamente',
  'onramp.pricing': 'Buscando precio',
  'onramp.noPrice': 'El proveedor mostrará el precio',
  'onramp.estimate':
    'Una estimación: {provider} no la ha confirmado, y muestra el precio antes de que pagues.',
  'onramp.providers': 'Proveedores',
  'onramp.continue': 'Continuar a {provider}',
  'onramp.wrongAmount': 'Cambia el importe',
  'onramp.chooseThere': 'Comisiones {range}, haces el pedido en su sitio',
  'onramp.amountThere': 'Eliges el importe y cómo pagar en el sitio del proveedor.',
  'onramp.activity': 'Compras',
  'onramp.none': 'Aquí no se puede comprar nada.',
  'onramp.builtIn': 'En este momento no se pueden mostrar todos.',
  'onramp.search': 'Buscar tokens',
  'onramp.searchPlaceholder': 'Nombre o símbolo',
  'onramp.tokens': 'Tokens',
  'onramp.currencies': 'Monedas',
  'onramp.noTokens': 'Ningún token coincide con “{query}”',
  'onramp.buyIn': 'Compra en {provider}',
  'onramp.opening': 'Abriendo {provider}',
  'onramp.continueOn': 'Continúa en la ventana externa, en {host}.',
  'onramp.watching': 'Cuando hayas pagado, tu compra aparecerá aquí.',
  'onramp.unwatched':
    '{provider} no informa aquí de tu compra. Lo que compres aparecerá en tu cuenta cuando llegue.',
  'onramp.blocked': 'Tu navegador no abrió ninguna ventana. Abre {provider} aquí, en {host}.',
  'onramp.open': 'Abrir {provider}',
  'onramp.openAgain': 'Abrir {provider} de nuevo',
  'onramp.closed':
    'La ventana de {provider} está cerrada. Si has pagado, tu compra aparecerá aquí en un momento.',
  'onramp.unreachable': 'Tu compra no se puede consultar en este momento. Seguimos intentándolo.',
  'onramp.failed': 'La compra falló',
  'onramp.unseen':
    'No se vio ninguna compra en 3 minutos. Si has pagado, aparecerá en tus compras cuando se complete.',
  'onramp.unseenOffline':
    'Tus compras no se pudieron consultar durante 3 minutos. Si has pagado, mira allí antes de intentarlo de nuevo.',
  'onramp.linkFailed': '{provider} no se puede abrir en este momento. No se compró nada.',
  'onramp.done': 'Listo',
  'onramp.empty': 'Aún no has comprado nada aquí.',
  'help.buy.cardTitle': 'Cripto con dinero corriente',
  'help.buy.card':
    'Paga con tarjeta o desde tu cuenta bancaria, como en cualquier otra tienda, y recibe tokens a cambio.',
  'help.buy.providerTitle': 'Lo vende un proveedor',
  'help.buy.provider':
    'Una empresa autorizada cobra tu pago en una ventana propia. Puede preguntarte quién eres. Sus comisiones son parte del precio.',
  'help.buy.walletTitle': 'Directo a tu billetera',
  'help.buy.wallet':
    'Lo que compras se envía a tu propia dirección, casi siempre en minutos. Ninguna empresa lo guarda por ti.',
  'failure.ONRAMP_NO_ADDRESS':
    'No hay ninguna cuenta conectada. Conecta una billetera e inténtalo de nuevo.',
  'failure.ONRAMP_NO_NETWORK': 'No hay ninguna red elegida. Elige una red e inténtalo de nuevo.',
  'failure.ONRAMP_NO_PROJECT_ID': 'La compra no está configurada en esta página.',
  'failure.LINK_NOT_FOUND':
    'El proveedor no se puede abrir en este momento. Inténtalo de nuevo más tarde.',
  'failure.BUY_FAILED':
    'No se vio ninguna compra terminada. Mira en tus compras antes de intentarlo de nuevo.',
}
