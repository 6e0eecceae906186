import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Назад',
  close: 'Закрыть',
  retry: 'Повторить',
  reload: 'Перезагрузить',
  loading: 'Загрузка',
  'title.Connect': 'Подключить кошелек',
  'title.help': 'Что такое кошелек?',
  'account.network': 'Сеть',
  'connect.wallets': 'Кошельки',
  'connect.on': 'Подключение: {family}',
  'family.eip155': 'Сети EVM',
  'connect.allWallets': 'Все кошельки',
  'connect.haveNoWallet': 'Еще нет кошелька?',
  'connect.getStarted': 'Начать',
  'connect.empty': 'В этом браузере нет кошелька.',
  'connect.listFailed':
    'Не удалось загрузить список кошельков. Установленные кошельки по-прежнему работают.',
  'tag.installed': 'Установлен',
  'tag.recent': 'Недавний',
  'tag.qrCode': 'QR-код',
  'tag.multichain': 'Мультисетевой',
  'view.loadFailed':
    'Не удалось загрузить эту часть. Проверьте подключение или перезагрузите страницу.',
  'review.cannotRead': 'Мы не можем прочитать этот запрос',
}
