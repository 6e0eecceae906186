import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Firmar una transacción',
  'review.solana.message':
    'Firmar una transacción que se entrega como mensaje. La firma permite que otros la envíen:',
  'review.solana.notSigner': 'Esta no es una transacción de la cuenta conectada',
  'review.solana.feeUnread': 'La comisión no se puede leer aquí',
  'review.solana.feeHigh': 'La comisión es inusualmente alta',
  'review.solana.fee': 'Comisión de red, como máximo',
  'review.solana.payer': 'La comisión la paga',
  'review.solana.lookups': 'Cuentas que no se leen (en tablas de búsqueda)',
  'review.solana.unknown': 'Llamar a un programa: lo que hace no se puede leer aquí',
  'review.solana.odd': 'Una llamada con una forma poco habitual: lo que hace no se puede leer aquí',
  'review.solana.program': 'Programa {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs': 'Obtiene tu firma, así que puede usar lo que tiene tu cuenta.',
  'review.solana.create': 'Crear la cuenta {account} con {value}, para el programa {program}',
  'review.solana.assign': 'Hacer al programa {program} propietario de {account}',
  'review.solana.assign.own':
    'Hacer al programa {program} propietario de tu cuenta {account}. Después ya no podrás usarla',
  'review.solana.allocate': 'Reservar espacio para datos en {account}',
  'review.solana.nonce.create':
    'Preparar {account}, bajo el control de {owner}, para transacciones que no caducan',
  'review.solana.nonce.advance':
    'Esta transacción no caduca: se puede enviar en cualquier momento posterior',
  'review.solana.control': 'Dar el control de {account} a {owner}',
  'review.solana.transfer': 'Enviar {amount} a la cuenta de token {receiver}',
  'review.solana.from': 'Desde la cuenta de token {account}.',
  'review.solana.revoke':
    'Dejar de permitir que otros gasten lo que contiene la cuenta de token {account}',
  'review.solana.authority.owner':
    'Dar la cuenta de token {account}, con todo lo que contiene, a {owner}',
  'review.solana.authority.close':
    'Permitir que {owner} cierre la cuenta de token {account} y reciba sus SOL',
  'review.solana.authority.none': 'Renunciar para siempre al control de {account}',
  'review.solana.close': 'Cerrar la cuenta de token {account} y recibir sus SOL',
  'review.solana.close.other': 'Cerrar la cuenta de token {account}. Sus SOL van a {receiver}',
  'review.solana.burn': 'Destruir {amount}',
  'review.solana.mint': 'Crear {amount} en la cuenta de token {account}',
  'review.solana.freeze': 'Congelar la cuenta de token {account}',
  'review.solana.thaw': 'Descongelar la cuenta de token {account}',
  'review.solana.wrap': 'Contar como tokens los SOL de {account}',
  'review.solana.setUp': 'Preparar la cuenta de token {account}, que pertenece a {owner}',
  'review.solana.fixOwner': 'Hacer inmutable el propietario de la cuenta de token {account}',
  'review.solana.open': 'Abrir una cuenta de {owner} para el token {token}, si no hay ninguna',
  'review.solana.newToken': 'Crear el token {token}, que {owner} controla',
  'review.solana.item': 'El NFT {token}',
  'review.solana.others': 'Los programas que no se leen aquí también pueden cambiar datos tuyos.',
  'review.solana.memo': 'Nota: {text}',
  'review.solana.stake.create': 'Preparar {account} para staking. {owner} puede retirar de ella',
  'review.solana.stake.delegate':
    'Hacer staking de lo que contiene {account} con el validador {validator}',
  'review.solana.stake.split': 'Mover {value} del staking de {account} a {target}',
  'review.solana.stake.merge': 'Mover todo el staking de {account} a {target}',
  'review.solana.stake.end': 'Dejar de hacer staking de lo que contiene {account}',
}
