import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Вхід',
  'title.SIWXSignMessage': 'Вхід',
  'signIn.checking': 'Перевірка, чи ви ввійшли…',
  'signIn.asks': '{app} просить вас увійти',
  'signIn.prove':
    'Підпишіть повідомлення, щоб довести, що цей акаунт ваш. Це нічого не коштує й нічого не переказує.',
  'signIn.site': 'Сайт',
  'signIn.account': 'Акаунт',
  'signIn.network': 'Мережа',
  'signIn.statement': 'На що ви погоджуєтеся',
  'signIn.otherSite': 'Це повідомлення для іншого сайту, ніж той, на якому ви зараз ({here}).',
  'signIn.cancelDisconnects':
    'Без входу ви не зможете користуватися застосунком {app}: «Скасувати» відключить ваш гаманець.',
  'signIn.later': 'Ви можете продовжити без входу.',
  'signIn.stay': 'Спершу ввійдіть або скасуйте.',
  'signIn.sign': 'Підписати',
  'signIn.signing': 'Підписання…',
  'signIn.cancel': 'Скасувати',
  'signIn.cancelling': 'Скасування…',
  'signIn.authenticating': 'Автентифікація…',
  'signIn.declined': 'Підпис відхилено',
  'signIn.smartAccount': 'Цей застосунок може не підтримувати смартакаунти',
  'signIn.cannotSign':
    'Цей акаунт не підписує повідомлень. Виберіть інший акаунт у гаманці або скасуйте й підключіть інший гаманець.',
  'signIn.formFirst': 'Спершу ввійдіть, потім надішліть форму.',
  'failure.SIWX_NO_ACCOUNT':
    'Немає підключеного акаунта для входу. Підключіть свій гаманець знову.',
  'failure.SIWX_INIT_FAILED':
    'Не вдалося почати вхід. Перевірте з’єднання, потім підключіться знову.',
  'failure.SIWX_FAILED': 'Не вдалося виконати вхід. Спробуйте ще раз.',
  'failure.SIWX_UNVERIFIED': 'Зараз не вдається перевірити ваш підпис. Спробуйте ще раз за мить.',
  'failure.SIWX_INVALID_SIGNATURE':
    'Підпис не відповідає цьому акаунту. Підпишіть ще раз акаунтом, показаним тут.',
  'failure.SIWX_SIGN_OUT_FAILED': 'Сайт не зміг виконати вихід. Спробуйте ще раз.',
}
