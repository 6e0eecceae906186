import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Oturum aç',
  'title.SIWXSignMessage': 'Oturum aç',
  'signIn.checking': 'Oturumunuzun açık olup olmadığı kontrol ediliyor…',
  'signIn.asks': '{app} oturum açmanızı istiyor',
  'signIn.prove':
    'Bu hesabın size ait olduğunu kanıtlamak için bir mesaj imzalayın. Ücretsizdir ve hiçbir şeyi taşımaz.',
  'signIn.site': 'Site',
  'signIn.account': 'Hesap',
  'signIn.network': 'Ağ',
  'signIn.statement': 'Neyi kabul ettiğiniz',
  'signIn.otherSite': 'Bu mesaj, bulunduğunuz siteden ({here}) başka bir site için.',
  'signIn.cancelDisconnects':
    'Oturum açmadan {app} kullanılamaz: “İptal” cüzdanınızın bağlantısını keser.',
  'signIn.later': 'Oturum açmadan devam edebilirsiniz.',
  'signIn.stay': 'Önce oturum açın veya iptal edin.',
  'signIn.sign': 'İmzala',
  'signIn.signing': 'İmzalanıyor…',
  'signIn.cancel': 'İptal',
  'signIn.cancelling': 'İptal ediliyor…',
  'signIn.authenticating': 'Kimlik doğrulanıyor…',
  'signIn.declined': 'İmza reddedildi',
  'signIn.smartAccount': 'Bu uygulama akıllı hesapları desteklemiyor olabilir',
  'signIn.cannotSign':
    'Bu hesap mesaj imzalamaz. Cüzdanınızda başka bir hesap seçin ya da iptal edip başka bir cüzdan bağlayın.',
  'signIn.formFirst': 'Önce oturum açın, sonra formu gönderin.',
  'failure.SIWX_NO_ACCOUNT': 'Oturum açılacak bağlı bir hesap yok. Cüzdanınızı tekrar bağlayın.',
  'failure.SIWX_INIT_FAILED':
    'Oturum açma başlatılamadı. Bağlantınızı kontrol edin, sonra tekrar bağlanın.',
  'failure.SIWX_FAILED': 'Oturumunuz açılamadı. Tekrar deneyin.',
  'failure.SIWX_UNVERIFIED': 'İmzanız şu anda kontrol edilemiyor. Birazdan tekrar deneyin.',
  'failure.SIWX_INVALID_SIGNATURE':
    'İmza bu hesapla eşleşmiyor. Burada gösterilen hesapla tekrar imzalayın.',
  'failure.SIWX_SIGN_OUT_FAILED': 'Site oturumunuzu kapatamadı. Tekrar deneyin.',
}
