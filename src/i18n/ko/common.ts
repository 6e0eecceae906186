import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: '뒤로',
  close: '닫기',
  retry: '다시 시도',
  reload: '새로고침',
  loading: '불러오는 중',
  'title.Connect': '지갑 연결',
  'title.help': '지갑이란?',
  'account.network': '네트워크',
  'connect.wallets': '지갑',
  'connect.on': '{family}에서 연결',
  'family.eip155': 'EVM 네트워크',
  'connect.allWallets': '모든 지갑',
  'connect.haveNoWallet': '아직 지갑이 없으신가요?',
  'connect.getStarted': '시작하기',
  'connect.empty': '이 브라우저에 지갑이 없습니다.',
  'connect.listFailed': '지갑 목록을 불러오지 못했습니다. 설치된 지갑은 계속 사용할 수 있습니다.',
  'tag.installed': '설치됨',
  'tag.recent': '최근 사용',
  'tag.qrCode': 'QR 코드',
  'tag.multichain': '멀티체인',
  'view.loadFailed':
    '이 부분을 불러오지 못했습니다. 인터넷 연결을 확인하거나 페이지를 새로고침하세요.',
  'review.cannotRead': '이 요청은 해석할 수 없습니다',
}
