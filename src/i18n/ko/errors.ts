import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': '알 수 없는 명령입니다',
  'error.UNKNOWN_VIEW': '알 수 없는 화면입니다',
  'error.INVALID_VIEW_DATA': '누락된 값: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX가 사용 설정되지 않았습니다',
  'error.NOT_ENABLED': '사용 설정되지 않은 기능: {what}',
  'error.USER_REJECTED': '지갑에서 요청이 거부되었습니다',
  'error.WALLET_NOT_FOUND': '{wallet} 지갑을 찾을 수 없습니다',
  'error.WALLET_TIMEOUT': '{wallet}에서 응답이 없습니다',
  'error.WALLET_UNREACHABLE':
    '지갑이 업데이트되었거나 다시 시작되었습니다. 페이지를 새로고침하세요',
  'error.WALLET_INVALID_RESPONSE': '지갑이 예상치 못한 응답을 보냈습니다',
  'error.WALLET_ERROR': '지갑이 오류를 보고했습니다',
  'error.REQUEST_PENDING': '지갑에 이전 요청이 아직 남아 있습니다. 먼저 그 요청에 응답하세요',
  'error.CONNECTION_FAILED': '지갑에 연결하지 못했습니다',
  'error.DISCONNECT_FAILED': '연결을 해제하지 못했습니다',
  'error.NOT_CONNECTED': '연결된 지갑이 없습니다',
  'error.PAIRING_EXPIRED': '연결 요청이 만료되었습니다',
  'error.RELAY_UNREACHABLE': 'WalletConnect에 연결할 수 없습니다',
  'error.SWITCH_FAILED': '지갑이 네트워크를 전환하지 않았습니다',
  'error.NETWORK_NOT_APPROVED':
    '지갑이 이 네트워크를 승인하지 않았습니다. 연결을 해제하고 다시 연결한 후 지갑에서 허용하세요.',
  'error.RPC_ERROR': '네트워크가 요청을 거부했습니다',
  'error.RPC_TIMEOUT': '네트워크가 제시간에 응답하지 않았습니다',
  'error.COPY_FAILED': '복사하지 못했습니다',
  'error.POPUP_BLOCKED': '브라우저가 창을 차단했습니다. 팝업을 허용한 후 다시 시도하세요.',
  'error.SOCIAL_URI_MISSING': '로그인을 시작하지 못했습니다',
  'error.SOCIAL_TIMEOUT': '로그인이 너무 오래 걸렸습니다',
  'error.UNTRUSTED_ORIGIN': '로그인이 예상치 못한 사이트에서 돌아와 중단되었습니다',
  'error.UNSUPPORTED_CHAIN': '지원되지 않는 체인입니다',
}
