import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Акаунт не знайдено',
  'error.SHARE_FAILED': 'Ваш браузер не дозволив поділитися',
  'error.NAME_RESOLVE_FAILED': 'Помилка пошуку адреси за ім’ям',
  'error.NAME_GATEWAY_FAILED': 'Сервер, який зберігає це ім’я, не дав правильної відповіді',
  'error.NAME_OTHER_FAMILY': 'Ім’я {name} не має адреси для {family}',
  'error.NAMES_FETCH_FAILED': 'Помилка отримання імен для адреси',
  'error.NAME_SUGGESTIONS_FAILED': 'Помилка отримання варіантів імен',
  'error.NAME_REGISTRATION_FAILED': 'Помилка реєстрації імені {name}',
  'error.NAME_NO_NETWORK': 'Мережу не знайдено',
  'error.NAME_NO_ACCOUNT': 'Адресу або конектор входу не знайдено',
  'error.INVALID_CHAIN_ID': 'Недійсний chainId',
  'error.SEND_INCOMPLETE': 'Введіть дійсні суму й адресу одержувача',
  'error.SEND_FAILED': 'Сталася помилка',
  'error.SOLANA_SEND_FAILED': 'Не вдалося надіслати транзакцію. Спробуйте ще раз.',
  'error.INSUFFICIENT_FUNDS': 'Недостатньо {symbol}',
  'error.INSUFFICIENT_GAS': 'Недостатньо {symbol} для комісії мережі',
  'error.WALLET_ELSEWHERE': 'Ваш гаманець в іншій мережі. Перемкніть його на {network}',
  'error.WALLET_OTHER_ACCOUNT':
    'У вашому гаманці вибрано інший акаунт. Перемкніть його на {address}',
  'error.TRANSFER_REFUSED': 'Контракт {symbol} відхилив цей переказ',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'Одержувач ще не має акаунта в цій мережі, а самі лише {symbol} його не відкривають. Спершу потрібні {native}',
  'error.TRANSFER_TOO_SMALL': 'Новому акаунту потрібно щонайменше {amount}',
  'error.TRANSFER_DUST': 'Мережа не приймає платежів, менших за {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'На вашому акаунті має лишитися щонайменше {amount} або нічого. Надішліть менше чи все',
  'error.TRANSACTION_INVALID': 'Мережа відхилила транзакцію, тож нічого не надіслано: «{reason}»',
  'error.TRANSACTION_REVERTED': 'Ця транзакція не вдалася б. Власні слова контракту: «{reason}»',
  'error.TRANSFER_CHANGED': 'Надійшло б менше {symbol}, ніж було показано. Перечитайте огляд',
  'error.FEE_CHANGED': 'Комісія мережі змінилася. Перечитайте огляд',
  'error.TRANSFER_TAKES_MORE':
    'Цей переказ також забрав би у вас {what} або дозволив би комусь це забрати. Нічого не надіслано',
  'error.TRANSFER_LOSES_MORE':
    'Разом із вашим акаунтом було б утрачено більше {symbol}, ніж було показано. Поверніться та перевірте ще раз',
  'error.TOKEN_UNVERIFIED':
    'Суму {symbol} не вдалося перевірити за контрактом токена. Нічого не надіслано',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Акаунт одержувача для {symbol} належить комусь іншому. Нічого не надіслано',
  'error.RECEIVER_FROZEN': 'Акаунт одержувача для {symbol} заморожено, він не може нічого отримати',
  'error.SENDER_FROZEN': 'Ваш акаунт для {symbol} заморожено, з нього не можна нічого надіслати',
  'error.TOKEN_PAUSED': 'Усі перекази {symbol} призупинено. Спробуйте пізніше',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} не можна надіслати на інший акаунт',
  'error.TOKEN_SCALED':
    'Гаманці показують інші суми {symbol}, ніж рахує мережа, тому надіслати звідси не можна',
  'error.MEMO_REQUIRED':
    'Одержувач приймає {symbol} лише з приміткою. Попросіть платіжне посилання, у якому вона є',
  'error.SIGNED_DIFFERENTLY':
    'Ваш гаманець підписав не те, що ви переглянули, тому звідси нічого не надіслано',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Ваш гаманець не підписує транзакції такого виду. Оновіть його або скористайтеся іншим',
  'error.APPROVAL_EXPIRED': 'Минуло більше хвилини, нічого не надіслано. Спробуйте ще раз',
  'error.FEE_IMPLAUSIBLE':
    'Мережа назвала комісію, яка не може бути правильною. Нічого не надіслано. Спробуйте пізніше',
  'error.TRANSACTION_FAILED': 'Транзакція не вдалася в мережі',
  'error.TRANSACTION_REPLACED': 'Її замінила інша транзакція. Перевірте свій гаманець',
  'error.NOT_REPLACEABLE': 'Цю транзакцію вже не можна замінити',
  'error.TRANSACTION_NOT_FOUND': 'Мережа не знає цієї транзакції. Перевірте свій гаманець',
  'error.TRANSACTION_DIFFERS':
    'Ваш гаманець надіслав {amount} на адресу {address}, а не перевірений переказ',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Ваш гаманець надіслав не те, що ви перевірили. Перевірте свій гаманець',
  'error.TRANSACTION_FOREIGN':
    'Ваш гаманець назвав транзакцію іншого акаунта. Перевірте свій гаманець',
  'error.TRANSACTION_TAKEN_BACK': 'Мережа скасувала підтвердження. Транзакція знову очікує',
  'error.CALLS_PARTLY_FAILED': 'Деякі виклики не вдалися. Перевірте свій гаманець',
  'error.CALLS_STATUS_UNKNOWN':
    'Ваш гаманець не може сказати, що сталося з викликами. Перевірте свій гаманець',
  'error.TRANSACTIONS_UNAVAILABLE': 'Не вдалося отримати транзакції',
  'error.SWAP_INIT_FAILED': 'Не вдалося підготувати обмін',
  'error.PRICE_UNAVAILABLE': 'Не вдалося отримати ціну токена мережі',
  'error.GAS_PRICE_UNSUPPORTED': 'Для цієї мережі ціна газу недоступна',
  'error.SWAP_UNSUPPORTED': 'Обмін у цій мережі не підтримується',
  'error.INCORRECT_AMOUNT': 'Неправильна сума',
  'error.ALLOWANCE_UNAVAILABLE': 'Не вдалося перевірити дозвіл на витрачання',
  'error.APPROVAL_BUILD_FAILED': 'Не вдалося створити транзакцію схвалення',
  'error.SWAP_BUILD_FAILED': 'Не вдалося створити транзакцію',
  'error.SWAP_REFUSED': 'Служба обміну відповіла не тим, про що ви просили. Нічого не підписано.',
  'error.SWAP_SHORTFALL': 'Ви отримали б менше ніж {amount}. Нічого не підписано.',
  'error.SWAP_TAKES_MORE':
    'Цей обмін також забрав би у вас {what} або дозволив би комусь це забрати. Нічого не підписано.',
  'error.SWAP_PRICE_MOVED': 'Ціна змінилася більш ніж на 1%',
  'error.SWAP_FAILED': 'Помилка транзакції',
  'error.ONRAMP_NO_ADDRESS': 'Адресу не знайдено',
  'error.ONRAMP_NO_NETWORK': 'Мережу не знайдено',
  'error.ONRAMP_NO_PROJECT_ID': 'projectId не знайдено',
  'error.LINK_NOT_FOUND': 'Посилання не знайдено',
  'error.BUY_FAILED': 'Купівля не вдалася',
  'error.PERMISSIONS_UNAVAILABLE': 'Не вдалося прочитати дозволи',
  'error.REVOCATION_REFUSED': 'Контракт відхиляє це або забрав би щось у вас. Нічого не надіслано',
  'error.REVOCATION_FAILED': 'Не вдалося відкликати дозвіл',
  'error.SIWX_NO_ACCOUNT': 'ActiveCaipAddress не знайдено',
  'error.SIWX_INIT_FAILED': 'Під час підготовки автентифікації сталася помилка',
  'error.SIWX_FAILED': 'Не вдалося виконати вхід',
  'error.SIWX_UNVERIFIED': 'Зараз не вдалося перевірити ваш підпис',
  'error.SIWX_UNCHECKABLE':
    'Підпис такого виду не можна перевірити тут. Скористайтеся адресою з одним ключем',
  'error.SIWX_INVALID_SIGNATURE': 'Підпис недійсний',
  'error.SIWX_SIGN_OUT_FAILED': 'Сайт не зміг виконати вихід',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Помилка отримання смартсесій',
  'error.SMART_SESSION_REVOKE_FAILED': 'Помилка відкликання смартсесії',
}
