import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'veya',
  'connect.collapsed': 'Cüzdanla devam et',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Sosyal girişler',
  'social.more': 'Diğer sosyal girişler',
  'social.continue': '{provider} ile devam et',
  'email.label': 'E-posta',
  'email.placeholder': 'you@example.com',
  'email.submit': 'E-postayla devam et',
  'email.waiting': 'Giriş hizmetine ulaşılıyor',
  'email.silent': 'Giriş hizmeti yanıt vermiyor. Bağlantınızı kontrol edin veya tekrar deneyin.',
  'email.cancel': 'İptal',
  'email.hint': 'Size e-postayla bir kod göndereceğiz. Parola ve cüzdan gerekmez.',
  'legal.accept.both':
    '<terms>Hizmet Şartları</terms> ve <privacy>Gizlilik Politikası</privacy> metinlerini kabul ediyorum',
  'legal.accept.terms': '<terms>Hizmet Şartları</terms> metnini kabul ediyorum',
  'legal.accept.privacy': '<privacy>Gizlilik Politikası</privacy> metnini kabul ediyorum',
  'legal.notice.both':
    'Bağlanarak <terms>Hizmet Şartları</terms> ve <privacy>Gizlilik Politikası</privacy> metinlerini kabul edersiniz',
  'legal.notice.terms': 'Bağlanarak <terms>Hizmet Şartları</terms> metnini kabul edersiniz',
  'legal.notice.privacy':
    'Bağlanarak <privacy>Gizlilik Politikası</privacy> metnini kabul edersiniz',
  'connecting.loadFailedHint': 'Bağlantınızı kontrol edin veya sayfayı yeniden yükleyin.',
  'error.INVALID_EMAIL': 'E-posta adresinin tamamını girin, örneğin you@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: '{count} saniye sonra tekrar deneyin',
    other: '{count} saniye sonra tekrar deneyin',
  },
  'error.FRAME_LOAD_FAILED': 'E-postayla giriş bileşeni yüklenemedi',
  'failure.FRAME_LOAD_FAILED':
    'Giriş hizmetine ulaşılamıyor. Bağlantınızı kontrol edin, sonra tekrar deneyin.',
  'error.FRAME_TIMEOUT': 'Bir sorun oluştu',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'İstek iptal edildi',
  'error.ACTION_NOT_ALLOWED': 'Bu eyleme izin verilmiyor',
}
