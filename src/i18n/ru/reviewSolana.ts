import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Подписать транзакцию',
  'review.solana.message':
    'Подписать транзакцию, переданную в виде сообщения. С подписью ее могут отправить другие:',
  'review.solana.notSigner': 'Это не транзакция подключенного аккаунта',
  'review.solana.feeUnread': 'Комиссию здесь нельзя прочитать',
  'review.solana.feeHigh': 'Комиссия необычно высока',
  'review.solana.fee': 'Комиссия сети, не более',
  'review.solana.payer': 'Комиссию платит',
  'review.solana.lookups': 'Аккаунты, которые не прочитаны (в таблицах поиска)',
  'review.solana.unknown': 'Вызвать программу: что это делает, здесь нельзя прочитать',
  'review.solana.odd': 'Вызов в необычной форме: что он делает, здесь нельзя прочитать',
  'review.solana.program': 'Программа {program}',
  'review.solana.token': 'Токен {token}',
  'review.solana.signs':
    'Она получает вашу подпись, поэтому может использовать то, что есть на вашем аккаунте.',
  'review.solana.create': 'Создать аккаунт {account} с {value} для программы {program}',
  'review.solana.assign': 'Сделать программу {program} владельцем аккаунта {account}',
  'review.solana.assign.own':
    'Сделать программу {program} владельцем вашего аккаунта {account}. После этого вы больше не сможете его использовать',
  'review.solana.allocate': 'Зарезервировать место для данных в {account}',
  'review.solana.nonce.create':
    'Настроить {account} для бессрочных транзакций под управлением {owner}',
  'review.solana.nonce.advance':
    'Эта транзакция бессрочная: ее можно отправить в любое время позже',
  'review.solana.control': 'Передать управление аккаунтом {account} адресу {owner}',
  'review.solana.transfer': 'Отправить {amount} на токен-аккаунт {receiver}',
  'review.solana.from': 'С токен-аккаунта {account}.',
  'review.solana.revoke':
    'Больше не разрешать другим тратить то, что хранится на токен-аккаунте {account}',
  'review.solana.authority.owner':
    'Отдать токен-аккаунт {account} со всем, что на нем хранится, адресу {owner}',
  'review.solana.authority.close':
    'Разрешить адресу {owner} закрыть токен-аккаунт {account} и получить его SOL',
  'review.solana.authority.none': 'Навсегда отказаться от управления аккаунтом {account}',
  'review.solana.close': 'Закрыть токен-аккаунт {account} и получить его SOL',
  'review.solana.close.other':
    'Закрыть токен-аккаунт {account}. Его SOL поступят на адрес {receiver}',
  'review.solana.burn': 'Уничтожить {amount}',
  'review.solana.mint': 'Создать {amount} на токен-аккаунте {account}',
  'review.solana.freeze': 'Заморозить токен-аккаунт {account}',
  'review.solana.thaw': 'Разморозить токен-аккаунт {account}',
  'review.solana.wrap': 'Учесть SOL на аккаунте {account} как токены',
  'review.solana.setUp': 'Настроить токен-аккаунт {account}, который принадлежит адресу {owner}',
  'review.solana.fixOwner': 'Закрепить владельца токен-аккаунта {account}',
  'review.solana.open': 'Открыть для адреса {owner} аккаунт для токена {token}, если его нет',
  'review.solana.newToken': 'Создать токен {token}, которым управляет {owner}',
  'review.solana.item': 'NFT с адресом {token}',
  'review.solana.others': 'Программы, которые здесь не прочитаны, тоже могут изменить ваши данные.',
  'review.solana.memo': 'Заметка: {text}',
  'review.solana.stake.create':
    'Настроить {account} для стейкинга. Выводить средства может {owner}',
  'review.solana.stake.delegate':
    'Отправить в стейкинг то, что хранится на {account}, через валидатора {validator}',
  'review.solana.stake.split': 'Переместить {value} стейка с {account} на {target}',
  'review.solana.stake.merge': 'Переместить весь стейк с {account} на {target}',
  'review.solana.stake.end': 'Прекратить стейкинг того, что хранится на {account}',
}
