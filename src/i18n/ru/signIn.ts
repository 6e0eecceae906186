import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Вход',
  'title.SIWXSignMessage': 'Вход',
  'signIn.checking': 'Проверка, выполнен ли вход…',
  'signIn.asks': '{app} просит вас войти',
  'signIn.prove':
    'Подпишите сообщение, чтобы доказать, что этот аккаунт ваш. Это ничего не стоит и ничего не перемещает.',
  'signIn.site': 'Сайт',
  'signIn.account': 'Аккаунт',
  'signIn.network': 'Сеть',
  'signIn.statement': 'С чем вы соглашаетесь',
  'signIn.otherSite':
    'Это сообщение для другого сайта, а не для того, на котором вы находитесь ({here}).',
  'signIn.cancelDisconnects': 'Без входа нельзя пользоваться {app}: «Отмена» отключит ваш кошелек.',
  'signIn.later': 'Можно продолжить без входа.',
  'signIn.stay': 'Сначала войдите или отмените вход.',
  'signIn.sign': 'Подписать',
  'signIn.signing': 'Подписание…',
  'signIn.cancel': 'Отмена',
  'signIn.cancelling': 'Отмена…',
  'signIn.authenticating': 'Выполняется вход…',
  'signIn.declined': 'Подпись отклонена',
  'signIn.smartAccount': 'Это приложение может не поддерживать смарт-аккаунты',
  'signIn.cannotSign':
    'Этот аккаунт не подписывает сообщения. Выберите другой аккаунт в кошельке или отмените и подключите другой кошелек.',
  'signIn.formFirst': 'Сначала войдите, затем отправьте форму.',
  'failure.SIWX_NO_ACCOUNT': 'Нет подключенного аккаунта для входа. Подключите кошелек снова.',
  'failure.SIWX_INIT_FAILED':
    'Не удалось начать вход. Проверьте подключение и подключите кошелек снова.',
  'failure.SIWX_FAILED': 'Не удалось выполнить вход. Повторите попытку.',
  'failure.SIWX_UNVERIFIED': 'Сейчас нельзя проверить вашу подпись. Повторите попытку чуть позже.',
  'failure.SIWX_INVALID_SIGNATURE':
    'Подпись не соответствует этому аккаунту. Подпишите снова аккаунтом, который показан здесь.',
  'failure.SIWX_SIGN_OUT_FAILED': 'Сайту не удалось выполнить выход. Повторите попытку.',
}
