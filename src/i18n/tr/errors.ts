import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Bilinmeyen komut',
  'error.UNKNOWN_VIEW': 'Bilinmeyen görünüm',
  'error.INVALID_VIEW_DATA': 'Eksik bilgi: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX etkin değil',
  'error.NOT_ENABLED': 'Etkin değil: {what}',
  'error.USER_REJECTED': 'İstek cüzdanda reddedildi',
  'error.WALLET_NOT_FOUND': '{wallet} bulunamadı',
  'error.WALLET_TIMEOUT': '{wallet} yanıt vermiyor',
  'error.WALLET_UNREACHABLE':
    'Cüzdanınız güncellendi veya yeniden başlatıldı. Sayfayı yeniden yükleyin',
  'error.WALLET_INVALID_RESPONSE': 'Cüzdan beklenmeyen bir yanıt gönderdi',
  'error.WALLET_ERROR': 'Cüzdan bir hata bildirdi',
  'error.REQUEST_PENDING': 'Önceki bir istek cüzdanınızda hâlâ açık. Önce onu yanıtlayın',
  'error.CONNECTION_FAILED': 'Cüzdana bağlanılamadı',
  'error.DISCONNECT_FAILED': 'Bağlantı kesilemedi',
  'error.NOT_CONNECTED': 'Bağlı cüzdan yok',
  'error.PAIRING_EXPIRED': 'Bağlantı isteğinin süresi doldu',
  'error.RELAY_UNREACHABLE': 'WalletConnect hizmetine ulaşılamıyor',
  'error.SWITCH_FAILED': 'Cüzdan ağ değiştirmedi',
  'error.NETWORK_NOT_APPROVED':
    'Cüzdan bu ağı onaylamadı. Bağlantıyı kesin, tekrar bağlanın ve cüzdanda bu ağa izin verin.',
  'error.RPC_ERROR': 'Ağ isteği kabul etmedi',
  'error.RPC_TIMEOUT': 'Ağ zamanında yanıt vermedi',
  'error.COPY_FAILED': 'Kopyalanamadı',
  'error.POPUP_BLOCKED':
    'Tarayıcınız pencereyi engelledi. Açılır pencerelere izin verin, sonra tekrar deneyin.',
  'error.SOCIAL_URI_MISSING': 'Giriş başlatılamadı',
  'error.SOCIAL_TIMEOUT': 'Giriş çok uzun sürdü',
  'error.UNTRUSTED_ORIGIN': 'Giriş yanıtı beklenmeyen bir siteden geldi ve durduruldu',
  'error.UNSUPPORTED_CHAIN': 'Desteklenmeyen zincir',
}
