import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'La comisión es inusualmente alta',
  'review.eip155.fee': 'Comisión de red, como máximo',
  'review.heading.grant': '{app} pide actuar por ti',
  'review.grant': 'Permitir que {holder} actúe en nombre de tu cuenta sin preguntarte cada vez',
  'review.grant.endless': 'No se indica fecha de fin.',
  'review.typed.unread': 'Firmar datos para un contrato: lo que hacen no se puede leer aquí',
  'review.witness': 'Tiene una condición que no se puede leer aquí.',
  'review.domain.noContract': 'Esto no indica para qué contrato es',
  'review.domain.badContract': 'La dirección del contrato no es válida: {contract}',
  'review.domain.ownAccount': 'Esto es para tu propia cuenta, como si fuera un contrato',
  'review.domain.noChain':
    'Esto no indica para qué red es, así que puede ser válido también en otras',
  'review.transferByOther':
    'Permitir que cualquiera que tenga la firma envíe {amount} de tus fondos a {receiver}, sin una transacción tuya',
  'review.order.give': 'Dar, si alguien acepta la orden',
  'review.order.get': 'Recibir',
  'review.order.nothing': 'No recibir nada',
  'review.order.anyItem': 'Cualquier pieza de una colección',
  'review.safe': 'Aprobar una transacción de un Safe',
  'review.forwarded': 'Permitir que otro envíe esta llamada por ti',
  'review.votes': 'Dar tus votos a {delegate}',
  'review.delegation': 'Permitir que {delegate} actúe en nombre de tu cuenta (ERC-7710)',
  'review.delegation.limits': {
    one: 'Tiene {count} límite que no se puede leer aquí.',
    other: 'Tiene {count} límites que no se pueden leer aquí.',
  },
  'review.delegation.noLimits': 'Sin ningún límite.',
  'review.moveItem': 'Mover la pieza {item} de una colección, de {owner} a {receiver}',
  'review.moveItems': 'Mover piezas de una colección, de {owner} a {receiver}',
  'review.inner': 'Llamar a un contrato que hace estas llamadas',
  'review.delegateCall': 'Permitir que el código de otro contrato actúe como si fuera este',
  'review.hidden':
    'Llamar a un contrato: lo que hace no se puede leer aquí, pero contiene algo parecido a un límite de gasto o una transferencia',
  'review.odd': 'Una llamada con una forma poco habitual: lo que hace no se puede leer aquí',
  'review.creates': 'Crear un contrato: lo que hace no se puede leer aquí',
  'review.delegate':
    'Permitir que el código de {delegate} actúe como tu cuenta (EIP-7702), con todo lo que la cuenta tiene',
  'review.delegate.none': 'Poner fin al código que actúa como tu cuenta (EIP-7702)',
  'review.everyChain': 'En todas las redes.',
  'review.onChain': 'En la red {chain}.',
  'review.digest.domain': 'Hash del dominio (EIP-712)',
  'review.digest.struct': 'Hash del mensaje (EIP-712)',
  'review.digest.typed': 'Hash final (EIP-712)',
  'review.digest.message': 'Hash del mensaje (ERC-191)',
  'review.digest.calldata': 'Resumen criptográfico de calldata (ERC-8213, borrador)',
}
