import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'або',
  'connect.collapsed': 'Продовжити з гаманцем',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Вхід через соцмережі',
  'social.more': 'Інші соцмережі для входу',
  'social.continue': 'Продовжити через {provider}',
  'email.label': 'Ел. пошта',
  'email.placeholder': 'you@example.com',
  'email.submit': 'Продовжити з ел. поштою',
  'email.waiting': 'З’єднання зі службою входу',
  'email.silent': 'Служба входу не відповідає. Перевірте з’єднання або спробуйте ще раз.',
  'email.cancel': 'Скасувати',
  'email.hint': 'Ми надішлемо вам код ел. поштою. Ні пароль, ні гаманець не потрібні.',
  'legal.accept.both':
    'Я приймаю <terms>Умови надання послуг</terms> і <privacy>Політику конфіденційності</privacy>',
  'legal.accept.terms': 'Я приймаю <terms>Умови надання послуг</terms>',
  'legal.accept.privacy': 'Я приймаю <privacy>Політику конфіденційності</privacy>',
  'legal.notice.both':
    'Підключаючись, ви приймаєте <terms>Умови надання послуг</terms> і <privacy>Політику конфіденційності</privacy>',
  'legal.notice.terms': 'Підключаючись, ви приймаєте <terms>Умови надання послуг</terms>',
  'legal.notice.privacy':
    'Підключаючись, ви приймаєте <privacy>Політику конфіденційності</privacy>',
  'connecting.loadFailedHint': 'Перевірте з’єднання або перезавантажте сторінку.',
  'error.INVALID_EMAIL': 'Введіть повну адресу ел. пошти, наприклад you@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Спробуйте ще раз через {count} секунду',
    few: 'Спробуйте ще раз через {count} секунди',
    many: 'Спробуйте ще раз через {count} секунд',
    other: 'Спробуйте ще раз через {count} секунди',
  },
  'error.FRAME_LOAD_FAILED': 'Не вдалося завантажити потрібне для входу ел. поштою',
  'failure.FRAME_LOAD_FAILED':
    'Служба входу недоступна. Перевірте з’єднання, потім спробуйте ще раз.',
  'error.FRAME_TIMEOUT': 'Сталася помилка',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'Запит перервано',
  'error.ACTION_NOT_ALLOWED': 'Дія не дозволена',
}
