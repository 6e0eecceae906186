import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'Комісія незвично висока',
  'review.eip155.fee': 'Комісія мережі, щонайбільше',
  'review.heading.grant': '{app} просить дозволу діяти від вашого імені',
  'review.grant':
    'Дозволити адресі {holder} діяти від імені вашого акаунта, не запитуючи вас щоразу',
  'review.grant.endless': 'Кінцевої дати не вказано.',
  'review.typed.unread': 'Підписати дані для контракту: тут не можна прочитати, що це робить',
  'review.witness': 'Є умова, якої тут не можна прочитати.',
  'review.domain.noContract': 'Тут не вказано, для якого контракту це призначено',
  'review.domain.badContract': 'Адреса контракту недійсна: {contract}',
  'review.domain.ownAccount': 'Це для вашого власного акаунта, ніби він є контрактом',
  'review.domain.noChain':
    'Тут не вказано, для якої мережі це призначено, тож воно може діяти і в інших',
  'review.transferByOther':
    'Дозволити кожному, хто має підпис, надіслати {amount} ваших коштів на адресу {receiver} без вашої транзакції',
  'review.order.give': 'Віддати, якщо хтось прийме замовлення',
  'review.order.get': 'Отримати',
  'review.order.nothing': 'Не отримати нічого',
  'review.order.anyItem': 'Будь-який предмет колекції',
  'review.safe': 'Схвалити транзакцію гаманця Safe',
  'review.forwarded': 'Дозволити комусь іншому надіслати цей виклик за вас',
  'review.votes': 'Віддати ваші голоси адресі {delegate}',
  'review.delegation': 'Дозволити адресі {delegate} діяти від імені вашого акаунта (ERC-7710)',
  'review.delegation.limits': {
    one: 'Є {count} обмеження, якого тут не можна прочитати.',
    few: 'Є {count} обмеження, яких тут не можна прочитати.',
    many: 'Є {count} обмежень, яких тут не можна прочитати.',
    other: 'Є {count} обмеження, яких тут не можна прочитати.',
  },
  'review.delegation.noLimits': 'Без жодного обмеження.',
  'review.moveItem': 'Переказати предмет {item} колекції з адреси {owner} на адресу {receiver}',
  'review.moveItems': 'Переказати предмети колекції з адреси {owner} на адресу {receiver}',
  'review.inner': 'Викликати контракт, який робить ці виклики',
  'review.delegateCall': 'Дозволити коду іншого контракту діяти як цей',
  'review.hidden':
    'Викликати контракт: тут не можна прочитати, що це робить, але всередині є щось схоже на дозвіл на витрачання або переказ',
  'review.odd': 'Виклик у незвичній формі: тут не можна прочитати, що це робить',
  'review.creates': 'Створити контракт: тут не можна прочитати, що це робить',
  'review.delegate':
    'Дозволити коду адреси {delegate} діяти як ваш акаунт (EIP-7702), з усім, що на акаунті є',
  'review.delegate.none': 'Припинити дію коду, який діє як ваш акаунт (EIP-7702)',
  'review.everyChain': 'У кожній мережі.',
  'review.onChain': 'У мережі {chain}.',
  'review.digest.domain': 'Хеш домену (EIP-712)',
  'review.digest.struct': 'Хеш повідомлення (EIP-712)',
  'review.digest.typed': 'Остаточний хеш (EIP-712)',
  'review.digest.message': 'Хеш повідомлення (ERC-191)',
  'review.digest.calldata': 'Дайджест даних виклику (проєкт ERC-8213)',
}
