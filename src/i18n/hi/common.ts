import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'वापस',
  close: 'बंद करें',
  retry: 'फिर कोशिश करें',
  reload: 'रीलोड करें',
  loading: 'लोड हो रहा है',
  'title.Connect': 'वॉलेट कनेक्ट करें',
  'title.help': 'वॉलेट क्या है?',
  'account.network': 'नेटवर्क',
  'connect.wallets': 'वॉलेट',
  'connect.on': '{family} पर कनेक्ट करें',
  'connect.allWallets': 'सभी वॉलेट',
  'connect.haveNoWallet': 'अभी कोई वॉलेट नहीं है?',
  'connect.getStarted': 'शुरू करें',
  'connect.empty': 'इस ब्राउज़र में कोई वॉलेट नहीं है।',
  'connect.listFailed': 'वॉलेट की सूची लोड नहीं हो सकी। इंस्टॉल किए गए वॉलेट फिर भी काम करते हैं।',
  'tag.installed': 'इंस्टॉल है',
  'tag.recent': 'हाल का',
  'tag.qrCode': 'QR कोड',
  'tag.multichain': 'मल्टीचेन',
  'view.loadFailed': 'यह हिस्सा लोड नहीं हो सका। अपना कनेक्शन जांचें या पेज रीलोड करें।',
}
