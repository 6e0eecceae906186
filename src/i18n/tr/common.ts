import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Geri',
  close: 'Kapat',
  retry: 'Tekrar dene',
  reload: 'Yeniden yükle',
  loading: 'Yükleniyor',
  'title.Connect': 'Cüzdan bağla',
  'title.help': 'Cüzdan nedir?',
  'account.network': 'Ağ',
  'connect.wallets': 'Cüzdanlar',
  'connect.on': '{family} üzerinde bağlan',
  'family.eip155': 'EVM ağları',
  'connect.allWallets': 'Tüm cüzdanlar',
  'connect.haveNoWallet': 'Henüz cüzdanınız yok mu?',
  'connect.getStarted': 'Başlayın',
  'connect.empty': 'Bu tarayıcıda cüzdan yok.',
  'connect.listFailed': 'Cüzdan listesi yüklenemedi. Yüklü cüzdanlar yine de çalışır.',
  'tag.installed': 'Yüklü',
  'tag.recent': 'En son',
  'tag.qrCode': 'QR kodu',
  'tag.multichain': 'Çok zincirli',
  'view.loadFailed':
    'Bu bölüm yüklenemedi. Bağlantınızı kontrol edin veya sayfayı yeniden yükleyin.',
  'review.cannotRead': 'Bu isteği okuyamıyoruz',
}
