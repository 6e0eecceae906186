import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Назад',
  close: 'Закрити',
  retry: 'Повторити',
  reload: 'Перезавантажити',
  loading: 'Завантаження',
  'title.Connect': 'Підключити гаманець',
  'title.help': 'Що таке гаманець?',
  'account.network': 'Мережа',
  'connect.wallets': 'Гаманці',
  'connect.on': 'Підключення: {family}',
  'family.eip155': 'Мережі EVM',
  'connect.allWallets': 'Усі гаманці',
  'connect.haveNoWallet': 'Ще не маєте гаманця?',
  'connect.getStarted': 'Почати',
  'connect.empty': 'У цьому браузері немає гаманців.',
  'connect.listFailed':
    'Не вдалося завантажити список гаманців. Установлені гаманці й далі працюють.',
  'tag.installed': 'Установлено',
  'tag.recent': 'Недавній',
  'tag.qrCode': 'QR-код',
  'tag.multichain': 'Мультичейн',
  'view.loadFailed':
    'Не вдалося завантажити цю частину. Перевірте з’єднання або перезавантажте сторінку.',
  'review.cannotRead': 'Ми не можемо прочитати цей запит',
}
