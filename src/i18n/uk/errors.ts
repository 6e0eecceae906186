import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Невідома команда',
  'error.UNKNOWN_VIEW': 'Невідомий екран',
  'error.INVALID_VIEW_DATA': 'Бракує даних: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX не ввімкнено',
  'error.NOT_ENABLED': 'Не ввімкнено: {what}',
  'error.USER_REJECTED': 'Запит відхилено в гаманці',
  'error.WALLET_NOT_FOUND': '{wallet} не знайдено',
  'error.WALLET_TIMEOUT': 'Немає відповіді від гаманця {wallet}',
  'error.WALLET_UNREACHABLE':
    'Ваш гаманець було оновлено або перезапущено. Перезавантажте сторінку',
  'error.WALLET_INVALID_RESPONSE': 'Гаманець надіслав неочікувану відповідь',
  'error.WALLET_ERROR': 'Гаманець повідомив про помилку',
  'error.REQUEST_PENDING':
    'У вашому гаманці ще відкритий попередній запит. Спершу дайте відповідь на нього',
  'error.CONNECTION_FAILED': 'Не вдалося підключитися до гаманця',
  'error.DISCONNECT_FAILED': 'Не вдалося відключити',
  'error.NOT_CONNECTED': 'Жодного гаманця не підключено',
  'error.PAIRING_EXPIRED': 'Строк дії запиту на підключення минув',
  'error.RELAY_UNREACHABLE': 'Не вдається зв’язатися з WalletConnect',
  'error.SWITCH_FAILED': 'Гаманець не змінив мережу',
  'error.NETWORK_NOT_APPROVED':
    'Гаманець не схвалив цю мережу. Відключіться, підключіться знову та дозвольте її в гаманці.',
  'error.RPC_ERROR': 'Мережа відхилила запит',
  'error.RPC_TIMEOUT': 'Мережа не відповіла вчасно',
  'error.COPY_FAILED': 'Не вдалося скопіювати',
  'error.POPUP_BLOCKED':
    'Ваш браузер заблокував вікно. Дозвольте спливні вікна, потім спробуйте ще раз.',
  'error.SOCIAL_URI_MISSING': 'Не вдалося почати вхід',
  'error.SOCIAL_TIMEOUT': 'Вхід тривав надто довго',
  'error.UNTRUSTED_ORIGIN': 'Відповідь на вхід надійшла з неочікуваного сайту, тому вхід зупинено',
  'error.UNSUPPORTED_CHAIN': 'Цей блокчейн не підтримується',
}
