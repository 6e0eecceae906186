import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.heading.grant': '{app} просит разрешения действовать за вас',
  'review.grant':
    'Разрешить адресу {holder} действовать за ваш аккаунт, не спрашивая вас каждый раз',
  'review.grant.endless': 'Дата окончания не указана.',
  'review.typed.unread': 'Подписать данные для контракта: что они делают, здесь нельзя прочитать',
  'review.witness': 'Есть условие, которое здесь нельзя прочитать.',
  'review.domain.noContract': 'Не указано, для какого контракта это предназначено',
  'review.domain.badContract': 'Адрес контракта недопустим: {contract}',
  'review.domain.ownAccount':
    'Это предназначено для вашего собственного аккаунта, как если бы он был контрактом',
  'review.domain.noChain':
    'Не указано, для какой сети это предназначено, поэтому это может действовать и в других',
  'review.transferByOther':
    'Разрешить любому, у кого есть подпись, отправить {amount} из ваших средств на адрес {receiver} без вашей транзакции',
  'review.order.give': 'Отдать, если кто-то примет ордер',
  'review.order.get': 'Получить',
  'review.order.nothing': 'Не получить ничего',
  'review.order.anyItem': 'Любой предмет из коллекции',
  'review.safe': 'Одобрить транзакцию Safe',
  'review.forwarded': 'Разрешить другому отправить этот вызов за вас',
  'review.votes': 'Передать ваши голоса адресу {delegate}',
  'review.delegation': 'Разрешить адресу {delegate} действовать за ваш аккаунт (ERC-7710)',
  'review.delegation.limits': {
    one: 'Есть {count} ограничение, которое здесь нельзя прочитать.',
    few: 'Есть {count} ограничения, которые здесь нельзя прочитать.',
    many: 'Есть {count} ограничений, которые здесь нельзя прочитать.',
    other: 'Есть {count} ограничения, которые здесь нельзя прочитать.',
  },
  'review.delegation.noLimits': 'Без каких-либо ограничений.',
  'review.moveItem': 'Переместить предмет {item} из коллекции с адреса {owner} на адрес {receiver}',
  'review.moveItems': 'Переместить предметы из коллекции с адреса {owner} на адрес {receiver}',
  'review.inner': 'Вызвать контракт, который делает эти вызовы',
  'review.delegateCall': 'Разрешить коду другого контракта действовать как этот',
  'review.hidden':
    'Вызвать контракт: что это делает, здесь нельзя прочитать, но внутри есть что-то вроде разрешения или перевода',
  'review.odd': 'Вызов в необычной форме: что он делает, здесь нельзя прочитать',
  'review.creates': 'Создать контракт: что он делает, здесь нельзя прочитать',
  'review.delegate':
    'Разрешить коду контракта {delegate} действовать как ваш аккаунт (EIP-7702), со всем, что на аккаунте есть',
  'review.delegate.none': 'Прекратить действие кода, который действует как ваш аккаунт (EIP-7702)',
  'review.everyChain': 'Во всех сетях.',
  'review.onChain': 'В сети {chain}.',
  'review.digest.domain': 'Хеш домена (EIP-712)',
  'review.digest.struct': 'Хеш сообщения (EIP-712)',
  'review.digest.typed': 'Итоговый хеш (EIP-712)',
  'review.digest.message': 'Хеш сообщения (ERC-191)',
  'review.digest.calldata': 'Дайджест данных вызова (ERC-8213, черновик)',
}
