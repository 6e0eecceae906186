import type { TextsOf } from '../catalogue.ts'

export const reviewPolkadot: TextsOf<'reviewPolkadot'> = {
  'review.polkadot.loading': 'Выясняется, что это делает. Пока это здесь нельзя прочитать',
  'review.polkadot.unproved': 'Что это значит, сообщает узел, и транзакция этого не доказывает',
  'review.polkadot.payload': 'Подписать транзакцию, переданную в виде байтов',
  'review.polkadot.checks': 'Здесь опущены проверки сети или добавлены некоторые',
  'review.polkadot.tip': 'Заплатить чаевые {value} сверх комиссии',
  'review.polkadot.nonce': 'Номер транзакции',
  'review.polkadot.era': 'Можно отправить',
  'review.polkadot.immortal': 'В любое время позже',
  'review.polkadot.blocks': 'Блоков, в которых можно отправить',
  'review.polkadot.call': 'Вызов',
  'review.polkadot.unknown': 'Вызвать {name}: что это делает, здесь нельзя прочитать',
  'review.polkadot.more': {
    one: 'Еще {count} вызов, который не показан',
    few: 'Еще {count} вызова, которые не показаны',
    many: 'Еще {count} вызовов, которые не показаны',
    other: 'Еще {count} вызова, которые не показаны',
  },
  'review.polkadot.all': 'Отправить весь ваш баланс {symbol} на адрес {to}',
  'review.polkadot.burn': 'Уничтожить {amount}',
  'review.polkadot.note': 'Записать заметку в блокчейн: {text}',
  'review.polkadot.batch': 'Сделать эти вызовы, из которых некоторые могут не удаться',
  'review.polkadot.batchAll': 'Сделать все эти вызовы или ни одного',
  'review.polkadot.derivative': 'С аккаунта, которым управляет ваш',
  'review.polkadot.as': 'От имени аккаунта {account}',
  'review.polkadot.multisig':
    'Одобрить этот вызов аккаунта, которым управляют несколько участников',
  'review.polkadot.multisig.hash':
    'Одобрить вызов аккаунта, которым управляют несколько участников. Что он делает, здесь нельзя прочитать: {hash}',
  'review.polkadot.root': 'С правами самой сети',
  'review.polkadot.control': 'Передать управление адресу {owner}',
  'review.polkadot.proxy':
    'Разрешить адресу {delegate} действовать от имени вашего аккаунта, не спрашивая вас, с правами вида {kind}',
  'review.polkadot.proxy.none':
    'Больше не разрешать адресу {delegate} действовать от имени вашего аккаунта',
  'review.polkadot.proxy.removed':
    'Больше никому не разрешать действовать от имени вашего аккаунта',
  'review.polkadot.kill': 'Навсегда отказаться от аккаунта и всего, что на нем хранится',
  'review.polkadot.announce': 'Объявить вызов, который здесь нельзя прочитать: {hash}',
  'review.polkadot.stake': 'Отправить {value} в стейкинг',
  'review.polkadot.unstake': 'Прекратить стейкинг {value}',
  'review.polkadot.withdraw': 'Вернуть то, что больше не в стейкинге',
  'review.polkadot.chill': 'Больше не выбирать валидаторов',
  'review.polkadot.nominate': {
    one: 'Выбрать валидаторов: {count}',
    few: 'Выбрать валидаторов: {count}',
    many: 'Выбрать валидаторов: {count}',
    other: 'Выбрать валидаторов: {count}',
  },
  'review.polkadot.rewards': 'Выплачивать ваши награды на адрес {account}',
  'review.polkadot.rewards.own': 'Ваши награды остаются у вас',
  'review.polkadot.controller.own': 'Управлять вашим стейкингом с этого аккаунта',
  'review.polkadot.pool': 'Отправить {value} в стейкинг через пул {pool}',
  'review.polkadot.claim': 'Получить ваши награды',
  'review.polkadot.votes': 'Передать ваши голоса адресу {delegate}',
  'review.polkadot.votes.none': 'Забрать ваши голоса обратно',
}
