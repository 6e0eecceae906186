import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Hesap bulunamadı',
  'error.SHARE_FAILED': 'Tarayıcınız paylaşmaya izin vermedi',
  'error.NAME_RESOLVE_FAILED': 'Ad sorgulanamadı',
  'error.NAME_GATEWAY_FAILED': 'Bu adı tutan sunucu geçerli bir yanıt vermedi',
  'error.NAME_OTHER_FAMILY': '{name} adının {family} üzerinde adresi yok',
  'error.NAMES_FETCH_FAILED': 'Adresin adları alınamadı',
  'error.NAME_SUGGESTIONS_FAILED': 'Ad önerileri alınamadı',
  'error.NAME_REGISTRATION_FAILED': '{name} adı kaydedilemedi',
  'error.NAME_NO_NETWORK': 'Ağ bulunamadı',
  'error.NAME_NO_ACCOUNT': 'Adres veya giriş yöntemi bulunamadı',
  'error.INVALID_CHAIN_ID': 'Zincir kimliği geçersiz',
  'error.SEND_INCOMPLETE': 'Geçerli bir tutar ve alıcı adresi girin',
  'error.SEND_FAILED': 'Bir sorun oluştu',
  'error.SOLANA_SEND_FAILED': 'İşlem gönderilemedi. Tekrar deneyin.',
  'error.INSUFFICIENT_FUNDS': 'Yeterli {symbol} yok',
  'error.INSUFFICIENT_GAS': 'Ağ ücreti için yeterli {symbol} yok',
  'error.WALLET_ELSEWHERE': 'Cüzdanınız başka bir ağda. {network} ağına geçirin',
  'error.WALLET_OTHER_ACCOUNT': 'Cüzdanınız başka bir hesapta. {address} hesabına geçirin',
  'error.TRANSFER_REFUSED': '{symbol} token’ı bu transferi kabul etmedi',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'Alıcının bu ağda henüz hesabı yok ve {symbol} tek başına hesap açmıyor. Önce {native} gerekiyor',
  'error.TRANSFER_TOO_SMALL': 'Yeni bir hesap için en az {amount} gerekir',
  'error.TRANSFER_DUST': 'Ağ, {amount} altındaki ödemeleri kabul etmez',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Hesabınızda en az {amount} kalmalı ya da hesap boşaltılmalı. Daha az gönderin veya tamamını gönderin',
  'error.TRANSACTION_INVALID':
    'Ağ işlemi kabul etmedi, bu nedenle hiçbir şey gönderilmedi: “{reason}”',
  'error.TRANSACTION_REVERTED': 'Bu işlem başarısız olurdu. Sözleşmenin kendi sözleri: “{reason}”',
  'error.TRANSFER_CHANGED': 'Gösterilenden daha az {symbol} ulaşacaktı. İncelemeyi tekrar okuyun',
  'error.FEE_CHANGED': 'Ağ ücreti değişti. İncelemeyi tekrar okuyun',
  'error.TRANSFER_TAKES_MORE':
    'Bu transfer sizden ayrıca {what} alır veya birinin almasına izin verirdi. Hiçbir şey gönderilmedi',
  'error.TRANSFER_LOSES_MORE':
    'Hesabınızla birlikte gösterilenden daha fazla {symbol} kaybedilecekti. Geri dönüp tekrar inceleyin',
  'error.TOKEN_UNVERIFIED':
    '{symbol} tutarı sözleşmesiyle karşılaştırılıp kontrol edilemedi. Hiçbir şey gönderilmedi',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Alıcının {symbol} hesabı başka birine ait. Hiçbir şey gönderilmedi',
  'error.RECEIVER_FROZEN': 'Alıcının {symbol} hesabı dondurulmuş, hiçbir şey alamaz',
  'error.SENDER_FROZEN': '{symbol} hesabınız dondurulmuş, oradan hiçbir şey gönderilemez',
  'error.TOKEN_PAUSED': 'Tüm {symbol} transferleri durduruldu. Daha sonra tekrar deneyin',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} başka bir hesaba gönderilemez',
  'error.TOKEN_SCALED':
    'Cüzdanlar {symbol} için ağın saydığından farklı tutarlar gösteriyor, bu yüzden buradan gönderilemez',
  'error.MEMO_REQUIRED':
    'Alıcı {symbol} ödemesini yalnızca notla kabul ediyor. Not içeren bir ödeme bağlantısı isteyin',
  'error.SIGNED_DIFFERENTLY':
    'Cüzdanınız incelediğinizden farklı bir şey imzaladı, bu yüzden buradan hiçbir şey gönderilmedi',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Cüzdanınız bu tür bir işlemi imzalamıyor. Cüzdanı güncelleyin veya başka bir cüzdan kullanın',
  'error.APPROVAL_EXPIRED': 'Bir dakikadan uzun sürdü, hiçbir şey gönderilmedi. Tekrar deneyin',
  'error.FEE_IMPLAUSIBLE':
    'Ağ, doğru olamayacak bir ücret bildirdi. Hiçbir şey gönderilmedi. Daha sonra tekrar deneyin',
  'error.TRANSACTION_FAILED': 'İşlem ağda başarısız oldu',
  'error.TRANSACTION_REPLACED': 'Yerine başka bir işlem geçti. Cüzdanınızı kontrol edin',
  'error.NOT_REPLACEABLE': 'Bu işlem artık değiştirilemez',
  'error.TRANSACTION_NOT_FOUND': 'Ağ bu işlemi tanımıyor. Cüzdanınızı kontrol edin',
  'error.TRANSACTION_DIFFERS':
    'Cüzdanınız incelenen aktarımı değil, {address} adresine {amount} gönderdi',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Cüzdanınız incelediğinizden başka bir şey gönderdi. Cüzdanınızı kontrol edin',
  'error.TRANSACTION_FOREIGN':
    'Cüzdanınız başka bir hesabın işlemini bildirdi. Cüzdanınızı kontrol edin',
  'error.TRANSACTION_TAKEN_BACK': 'Ağ onayı geri aldı. İşlem yeniden beklemede',
  'error.CALLS_PARTLY_FAILED': 'Bazı çağrılar başarısız oldu. Cüzdanınızı kontrol edin',
  'error.CALLS_STATUS_UNKNOWN':
    'Cüzdanınız çağrıların sonucunu bildiremiyor. Cüzdanınızı kontrol edin',
  'error.TRANSACTIONS_UNAVAILABLE': 'İşlemler alınamadı',
  'error.SWAP_INIT_FAILED': 'Takas başlatılamadı',
  'error.PRICE_UNAVAILABLE': 'Ağ token’ının fiyatı alınamadı',
  'error.GAS_PRICE_UNSUPPORTED': 'Bu ağda gaz fiyatı desteklenmiyor',
  'error.SWAP_UNSUPPORTED': 'Bu ağda takas desteklenmiyor',
  'error.INCORRECT_AMOUNT': 'Yanlış tutar',
  'error.ALLOWANCE_UNAVAILABLE': 'Harcama izni kontrol edilemedi',
  'error.APPROVAL_BUILD_FAILED': 'Onay işlemi oluşturulamadı',
  'error.SWAP_BUILD_FAILED': 'İşlem oluşturulamadı',
  'error.SWAP_REFUSED':
    'Takas hizmeti, istediğinizden farklı bir şeyle yanıt verdi. Hiçbir şey imzalanmadı.',
  'error.SWAP_SHORTFALL': 'Alacağınız miktar {amount} altında kalırdı. Hiçbir şey imzalanmadı.',
  'error.SWAP_TAKES_MORE':
    'Bu takas sizden ayrıca {what} alır veya birinin almasına izin verirdi. Hiçbir şey imzalanmadı.',
  'error.SWAP_PRICE_MOVED': 'Fiyat %1’den fazla değişti',
  'error.SWAP_FAILED': 'İşlem hatası',
  'error.ONRAMP_NO_ADDRESS': 'Adres bulunamadı',
  'error.ONRAMP_NO_NETWORK': 'Ağ bulunamadı',
  'error.ONRAMP_NO_PROJECT_ID': 'Proje kimliği bulunamadı',
  'error.LINK_NOT_FOUND': 'Bağlantı adresi bulunamadı',
  'error.BUY_FAILED': 'Satın alma başarısız oldu',
  'error.PERMISSIONS_UNAVAILABLE': 'İzinler okunamadı',
  'error.REVOCATION_REFUSED':
    'Sözleşme bunu kabul etmiyor veya sizden bir şey alırdı. Hiçbir şey gönderilmedi',
  'error.REVOCATION_FAILED': 'İzin kaldırılamadı',
  'error.SIWX_NO_ACCOUNT': 'Bağlı hesap bulunamadı',
  'error.SIWX_INIT_FAILED': 'Oturum açma başlatılırken bir sorun oluştu',
  'error.SIWX_FAILED': 'Oturumunuz açılamadı',
  'error.SIWX_UNVERIFIED': 'İmzanız şu anda kontrol edilemedi',
  'error.SIWX_UNCHECKABLE':
    'Bu tür bir imza burada kontrol edilemiyor. Tek anahtarlı bir adres kullanın',
  'error.SIWX_INVALID_SIGNATURE': 'İmza geçerli değil',
  'error.SIWX_SIGN_OUT_FAILED': 'Site oturumunuzu kapatamadı',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Akıllı oturumlar alınamadı',
  'error.SMART_SESSION_REVOKE_FAILED': 'Akıllı oturumun izni kaldırılamadı',
}
