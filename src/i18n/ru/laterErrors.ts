import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Аккаунт не найден',
  'error.SHARE_FAILED': 'Ваш браузер не разрешил поделиться',
  'error.NAME_RESOLVE_FAILED': 'Не удалось найти имя',
  'error.NAME_GATEWAY_FAILED': 'Сервер, который хранит это имя, не дал верного ответа',
  'error.NAME_OTHER_FAMILY': 'У имени {name} нет адреса в сети {family}',
  'error.NAMES_FETCH_FAILED': 'Не удалось получить имена для адреса',
  'error.NAME_SUGGESTIONS_FAILED': 'Не удалось получить варианты имен',
  'error.NAME_REGISTRATION_FAILED': 'Не удалось зарегистрировать имя {name}',
  'error.NAME_NO_NETWORK': 'Сеть не найдена',
  'error.NAME_NO_ACCOUNT': 'Не найден адрес или вход по эл. почте либо через соцсети',
  'error.INVALID_CHAIN_ID': 'Недопустимый идентификатор сети',
  'error.SEND_INCOMPLETE': 'Введите допустимую сумму и адрес получателя',
  'error.SEND_FAILED': 'Что-то пошло не так',
  'error.SOLANA_SEND_FAILED': 'Не удалось отправить транзакцию. Повторите попытку.',
  'error.INSUFFICIENT_FUNDS': 'Недостаточно {symbol}',
  'error.INSUFFICIENT_GAS': 'Недостаточно {symbol} для комиссии сети',
  'error.WALLET_ELSEWHERE': 'Ваш кошелек работает в другой сети. Переключите его на сеть {network}',
  'error.WALLET_OTHER_ACCOUNT': 'В кошельке выбран другой аккаунт. Переключите его на {address}',
  'error.TRANSFER_REFUSED': 'Токен {symbol} отклонил этот перевод',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'У получателя еще нет аккаунта в этой сети, а одного {symbol} для его открытия мало. Сначала нужно {native}',
  'error.TRANSFER_TOO_SMALL': 'Новому аккаунту нужно не менее {amount}',
  'error.TRANSFER_DUST': 'Сеть не принимает платежи меньше {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'На вашем аккаунте должно остаться не менее {amount}, либо его нужно опустошить. Отправьте меньше или все',
  'error.TRANSACTION_INVALID':
    'Сеть отклонила транзакцию, поэтому ничего не отправлено: «{reason}»',
  'error.TRANSACTION_REVERTED':
    'Эта транзакция не выполнилась бы. Ответ самого контракта: «{reason}»',
  'error.TRANSFER_CHANGED':
    'Поступит меньше {symbol}, чем было показано. Прочитайте сводку еще раз',
  'error.FEE_CHANGED': 'Комиссия сети изменилась. Прочитайте сводку еще раз',
  'error.TRANSFER_TAKES_MORE':
    'Этот перевод также забрал бы у вас {what} или позволил бы кому-то это забрать. Ничего не отправлено',
  'error.TRANSFER_LOSES_MORE':
    'Вместе с аккаунтом было бы потеряно больше {symbol}, чем было показано. Вернитесь и проверьте еще раз',
  'error.TOKEN_UNVERIFIED':
    'Сумму {symbol} не удалось проверить по контракту. Ничего не отправлено',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Аккаунт получателя для {symbol} принадлежит кому-то другому. Ничего не отправлено',
  'error.RECEIVER_FROZEN': 'Аккаунт получателя для {symbol} заморожен и не может ничего получить',
  'error.SENDER_FROZEN': 'Ваш аккаунт для {symbol} заморожен, с него нельзя ничего отправить',
  'error.TOKEN_PAUSED': 'Все переводы {symbol} приостановлены. Попробуйте позже',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} нельзя отправить на другой аккаунт',
  'error.TOKEN_SCALED':
    'Кошельки показывают другие суммы {symbol}, чем считает сеть, поэтому отправить отсюда нельзя',
  'error.MEMO_REQUIRED':
    'Получатель принимает {symbol} только с заметкой. Попросите платежную ссылку, в которой она есть',
  'error.SIGNED_DIFFERENTLY':
    'Ваш кошелек подписал не то, что вы проверили, поэтому отсюда ничего не отправлено',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Кошелек не подписывает транзакции такого вида. Обновите его или используйте другой',
  'error.APPROVAL_EXPIRED': 'Прошло больше минуты, ничего не отправлено. Попробуйте еще раз',
  'error.FEE_IMPLAUSIBLE':
    'Сеть назвала комиссию, которая не может быть верной. Ничего не отправлено. Попробуйте позже',
  'error.TRANSACTION_FAILED': 'Транзакция не выполнена в сети',
  'error.TRANSACTION_REPLACED': 'Ее место заняла другая транзакция. Проверьте кошелек',
  'error.NOT_REPLACEABLE': 'Эту транзакцию больше нельзя заменить',
  'error.TRANSACTION_NOT_FOUND': 'Сеть не знает этой транзакции. Проверьте кошелек',
  'error.TRANSACTION_DIFFERS':
    'Кошелек отправил {amount} на адрес {address}, а не проверенный перевод',
  'error.TRANSACTION_DIFFERS_UNREAD': 'Кошелек отправил не то, что вы проверили. Проверьте кошелек',
  'error.TRANSACTION_FOREIGN': 'Кошелек назвал транзакцию другого аккаунта. Проверьте кошелек',
  'error.TRANSACTION_TAKEN_BACK': 'Сеть отменила подтверждение. Транзакция снова в обработке',
  'error.CALLS_PARTLY_FAILED': 'Часть вызовов не удалась. Проверьте кошелек',
  'error.CALLS_STATUS_UNKNOWN':
    'Кошелек не может сообщить, что стало с вызовами. Проверьте кошелек',
  'error.TRANSACTIONS_UNAVAILABLE': 'Не удалось получить транзакции',
  'error.SWAP_INIT_FAILED': 'Не удалось начать обмен',
  'error.PRICE_UNAVAILABLE': 'Не удалось получить цену токена сети',
  'error.GAS_PRICE_UNSUPPORTED': 'Для этой сети нельзя узнать цену газа',
  'error.SWAP_UNSUPPORTED': 'Обмен в этой сети не поддерживается',
  'error.INCORRECT_AMOUNT': 'Неверная сумма',
  'error.ALLOWANCE_UNAVAILABLE': 'Не удалось проверить разрешение',
  'error.APPROVAL_BUILD_FAILED': 'Не удалось создать транзакцию одобрения',
  'error.SWAP_BUILD_FAILED': 'Не удалось создать транзакцию',
  'error.SWAP_REFUSED': 'Служба обмена ответила не тем, что вы запросили. Ничего не подписано.',
  'error.SWAP_SHORTFALL': 'Вы получили бы меньше {amount}. Ничего не подписано.',
  'error.SWAP_TAKES_MORE':
    'Этот обмен также забрал бы у вас {what} или позволил бы кому-то это забрать. Ничего не подписано.',
  'error.SWAP_PRICE_MOVED': 'Цена изменилась более чем на 1 %',
  'error.SWAP_FAILED': 'Ошибка транзакции',
  'error.ONRAMP_NO_ADDRESS': 'Адрес не найден',
  'error.ONRAMP_NO_NETWORK': 'Сеть не найдена',
  'error.ONRAMP_NO_PROJECT_ID': 'Идентификатор проекта не найден',
  'error.LINK_NOT_FOUND': 'Ссылка не найдена',
  'error.BUY_FAILED': 'Покупка не удалась',
  'error.PERMISSIONS_UNAVAILABLE': 'Не удалось прочитать разрешения',
  'error.REVOCATION_REFUSED':
    'Контракт отклоняет это или забрал бы что-то у вас. Ничего не отправлено',
  'error.REVOCATION_FAILED': 'Не удалось отозвать разрешение',
  'error.SIWX_NO_ACCOUNT': 'Активный адрес не найден',
  'error.SIWX_INIT_FAILED': 'При начале входа возникла проблема',
  'error.SIWX_FAILED': 'Не удалось выполнить вход',
  'error.SIWX_UNVERIFIED': 'Сейчас не удалось проверить вашу подпись',
  'error.SIWX_UNCHECKABLE':
    'Подпись такого вида здесь нельзя проверить. Используйте адрес с одним ключом',
  'error.SIWX_INVALID_SIGNATURE': 'Подпись недействительна',
  'error.SIWX_SIGN_OUT_FAILED': 'Сайту не удалось выполнить выход',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Не удалось получить смарт-сессии',
  'error.SMART_SESSION_REVOKE_FAILED': 'Не удалось отозвать смарт-сессию',
}
