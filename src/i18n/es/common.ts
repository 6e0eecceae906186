import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Atrás',
  close: 'Cerrar',
  retry: 'Reintentar',
  reload: 'Recargar',
  loading: 'Cargando',
  'title.Connect': 'Conectar billetera',
  'title.help': '¿Qué es una billetera?',
  'account.network': 'Red',
  'connect.wallets': 'Billeteras',
  'connect.on': 'Conectar en {family}',
  'family.eip155': 'Redes EVM',
  'connect.allWallets': 'Todas las billeteras',
  'connect.haveNoWallet': '¿Aún no tienes billetera?',
  'connect.getStarted': 'Empezar',
  'connect.empty': 'No hay ninguna billetera en este navegador.',
  'connect.listFailed':
    'No se pudo cargar la lista de billeteras. Las billeteras instaladas siguen funcionando.',
  'tag.installed': 'Instalada',
  'tag.recent': 'Reciente',
  'tag.qrCode': 'Código QR',
  'tag.multichain': 'Multichain',
  'view.loadFailed': 'No se pudo cargar esta parte. Comprueba tu conexión o recarga la página.',
  'review.cannotRead': 'No podemos leer esta solicitud',
}
