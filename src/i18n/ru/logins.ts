import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'или',
  'connect.collapsed': 'Продолжить с кошельком',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Вход через соцсети',
  'social.more': 'Другие соцсети',
  'social.continue': 'Продолжить через {provider}',
  'email.label': 'Эл. почта',
  'email.placeholder': 'you@example.com',
  'email.submit': 'Продолжить через эл. почту',
  'email.waiting': 'Связь со службой входа',
  'email.silent': 'Служба входа не отвечает. Проверьте подключение или повторите попытку.',
  'email.cancel': 'Отмена',
  'email.hint': 'Мы пришлем код на эл. почту. Ни пароль, ни кошелек не нужны.',
  'legal.accept.both':
    'Я принимаю <terms>Условия использования</terms> и <privacy>Политику конфиденциальности</privacy>',
  'legal.accept.terms': 'Я принимаю <terms>Условия использования</terms>',
  'legal.accept.privacy': 'Я принимаю <privacy>Политику конфиденциальности</privacy>',
  'legal.notice.both':
    'Подключаясь, вы принимаете <terms>Условия использования</terms> и <privacy>Политику конфиденциальности</privacy>',
  'legal.notice.terms': 'Подключаясь, вы принимаете <terms>Условия использования</terms>',
  'legal.notice.privacy':
    'Подключаясь, вы принимаете <privacy>Политику конфиденциальности</privacy>',
  'connecting.loadFailedHint': 'Проверьте подключение или перезагрузите страницу.',
  'error.INVALID_EMAIL': 'Введите полный адрес эл. почты, например you@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Повторите попытку через {count} секунду',
    few: 'Повторите попытку через {count} секунды',
    many: 'Повторите попытку через {count} секунд',
    other: 'Повторите попытку через {count} секунды',
  },
  'error.FRAME_LOAD_FAILED': 'Не удалось загрузить вход по эл. почте',
  'failure.FRAME_LOAD_FAILED':
    'Служба входа недоступна. Проверьте подключение и повторите попытку.',
  'error.FRAME_TIMEOUT': 'Что-то пошло не так',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'Запрос прерван',
  'error.ACTION_NOT_ALLOWED': 'Действие не разрешено',
}
