import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Comisión de red',
  'review.bitcoin.feeOfWallet': 'La indica tu billetera',
  'review.bitcoin.feeHigh': 'La comisión es más de una décima parte de lo que se envía',
  'review.bitcoin.spent': 'Monedas tuyas',
  'review.bitcoin.others': 'Monedas de otros',
  'review.bitcoin.sender': 'Lo envía',
  'review.bitcoin.byWallet': 'Tu billetera',
  'review.bitcoin.byPage': 'Este sitio u otros, en cualquier momento posterior',
  'review.bitcoin.noValue':
    'El valor de lo que esto gasta no está demostrado, así que la comisión no se puede leer aquí',
  'review.bitcoin.short': 'Esto paga más de lo que tiene, así que otros deben añadir monedas',
  'review.bitcoin.notSigner': 'Esto no gasta monedas de la cuenta conectada',
  'review.bitcoin.otherCoin': 'Firmas por monedas que no son de la cuenta que se nombra',
  'review.bitcoin.unasked': 'Gastar {value} de {account}, aunque la solicitud no pide esa firma',
  'review.bitcoin.ordinals':
    'Gastar monedas de {account} que pueden llevar ordinals (inscripciones). Sus {value} pueden valer mucho más',
  'review.bitcoin.back': 'Recibir {value} en tu dirección {to}',
  'review.bitcoin.goes': '{value} va a {to}, de todos los que participan',
  'review.bitcoin.more': {
    one: '{count} pago más, de {value}, que no se muestra',
    other: '{count} pagos más, de {value} en conjunto, que no se muestran',
  },
  'review.bitcoin.script': 'Enviar {value} a un script que no se puede leer aquí: {script}',
  'review.bitcoin.burn': 'Destruir {value}',
  'review.bitcoin.note': 'Escribir una nota en la cadena de bloques: {text}',
  'review.bitcoin.data':
    'Escribir en la cadena de bloques datos que no se pueden leer aquí. Pueden mover tokens (como runas)',
  'review.bitcoin.sighash.none':
    'Dejar que quien tenga la firma decida adónde van tus monedas: la firma no cubre ningún pago',
  'review.bitcoin.sighash.single':
    'Dejar que otros cambien todo menos un pago: {value} a {to}. El resto de tus monedas puede ir a cualquier parte',
  'review.bitcoin.sighash.anyone': 'Dejar que otros añadan monedas a esto después de que firmes',
  'review.bitcoin.sighash.unknown':
    'Firmar de una forma poco habitual: lo que otros pueden cambiar después no se puede leer aquí',
}
