import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Неизвестная команда',
  'error.UNKNOWN_VIEW': 'Неизвестный экран',
  'error.INVALID_VIEW_DATA': 'Не указано: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX не включен',
  'error.NOT_ENABLED': 'Не включено: {what}',
  'error.USER_REJECTED': 'Запрос отклонен в кошельке',
  'error.WALLET_NOT_FOUND': 'Кошелек {wallet} не найден',
  'error.WALLET_TIMEOUT': 'Нет ответа от кошелька {wallet}',
  'error.WALLET_UNREACHABLE': 'Ваш кошелек обновлен или перезапущен. Перезагрузите страницу',
  'error.WALLET_INVALID_RESPONSE': 'Кошелек прислал неожиданный ответ',
  'error.WALLET_ERROR': 'Кошелек сообщил об ошибке',
  'error.REQUEST_PENDING':
    'В вашем кошельке еще открыт предыдущий запрос. Сначала ответьте на него',
  'error.CONNECTION_FAILED': 'Не удалось подключиться к кошельку',
  'error.DISCONNECT_FAILED': 'Не удалось отключиться',
  'error.NOT_CONNECTED': 'Ни один кошелек не подключен',
  'error.PAIRING_EXPIRED': 'Срок запроса на подключение истек',
  'error.RELAY_UNREACHABLE': 'WalletConnect недоступен',
  'error.SWITCH_FAILED': 'Кошелек не сменил сеть',
  'error.NETWORK_NOT_APPROVED':
    'Кошелек не одобрил эту сеть. Отключитесь, подключитесь снова и разрешите ее в кошельке.',
  'error.RPC_ERROR': 'Сеть отклонила запрос',
  'error.RPC_TIMEOUT': 'Сеть не ответила вовремя',
  'error.COPY_FAILED': 'Не удалось скопировать',
  'error.POPUP_BLOCKED':
    'Ваш браузер заблокировал окно. Разрешите всплывающие окна и повторите попытку.',
  'error.SOCIAL_URI_MISSING': 'Не удалось начать вход',
  'error.SOCIAL_TIMEOUT': 'Вход занял слишком много времени',
  'error.UNTRUSTED_ORIGIN': 'Вход вернулся с неожиданного сайта и был остановлен',
  'error.UNSUPPORTED_CHAIN': 'Сеть не поддерживается',
}
