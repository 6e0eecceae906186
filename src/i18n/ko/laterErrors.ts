import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': '계정을 찾을 수 없습니다',
  'error.SHARE_FAILED': '브라우저가 공유를 허용하지 않았습니다',
  'error.NAME_RESOLVE_FAILED': '이름을 조회하는 중 오류가 발생했습니다',
  'error.NAME_GATEWAY_FAILED': '이 이름을 보관하는 서버가 유효한 응답을 보내지 않았습니다',
  'error.NAME_OTHER_FAMILY': '{name} 이름에는 {family} 주소가 없습니다',
  'error.NAMES_FETCH_FAILED': '주소의 이름을 가져오는 중 오류가 발생했습니다',
  'error.NAME_SUGGESTIONS_FAILED': '추천 이름을 가져오는 중 오류가 발생했습니다',
  'error.NAME_REGISTRATION_FAILED': '{name} 이름을 등록하는 중 오류가 발생했습니다',
  'error.NAME_NO_NETWORK': '네트워크를 찾을 수 없습니다',
  'error.NAME_NO_ACCOUNT': '주소 또는 로그인한 계정을 찾을 수 없습니다',
  'error.INVALID_CHAIN_ID': '체인 ID가 잘못되었습니다',
  'error.SEND_INCOMPLETE': '유효한 수량과 받는 사람의 주소를 입력하세요',
  'error.SEND_FAILED': '문제가 발생했습니다',
  'error.SOLANA_SEND_FAILED': '트랜잭션을 보내지 못했습니다. 다시 시도하세요.',
  'error.INSUFFICIENT_FUNDS': '{symbol} 잔액이 부족합니다',
  'error.INSUFFICIENT_GAS': '네트워크 수수료로 낼 {symbol} 잔액이 부족합니다',
  'error.WALLET_ELSEWHERE': '지갑이 다른 네트워크에 있습니다. {network} 네트워크로 전환하세요',
  'error.WALLET_OTHER_ACCOUNT': '지갑이 다른 계정을 사용 중입니다. {address} 계정으로 전환하세요',
  'error.TRANSFER_REFUSED': '{symbol} 토큰이 이 전송을 거부했습니다',
  'error.TRANSFER_NEEDS_ACCOUNT':
    '받는 사람이 아직 이 네트워크에 계정이 없고, {symbol}만으로는 계정이 열리지 않습니다. 먼저 {native} 잔액이 필요합니다',
  'error.TRANSFER_TOO_SMALL': '새 계정에는 최소 {amount}만큼 필요합니다',
  'error.TRANSFER_DUST': '네트워크는 {amount} 미만의 결제를 받지 않습니다',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    '계정에는 최소 {amount}만큼 남아 있거나 잔액이 전혀 없어야 합니다. 더 적게 보내거나 전부 보내세요',
  'error.TRANSACTION_INVALID':
    '네트워크가 트랜잭션을 거부하여 아무것도 보내지 않았습니다: “{reason}”',
  'error.TRANSACTION_REVERTED':
    '이 트랜잭션은 실행하면 실패합니다. 컨트랙트 자체 메시지: “{reason}”',
  'error.TRANSFER_CHANGED':
    '표시된 것보다 적은 {symbol} 수량이 도착하게 됩니다. 내용을 다시 확인하세요',
  'error.FEE_CHANGED': '네트워크 수수료가 변경되었습니다. 내용을 다시 확인하세요',
  'error.TRANSFER_TAKES_MORE':
    '이 전송은 {what}도 가져가거나 다른 사람이 가져가도록 허용합니다. 아무것도 보내지 않았습니다',
  'error.TRANSFER_LOSES_MORE':
    '계정과 함께 잃게 되는 {symbol} 수량이 표시된 것보다 많습니다. 뒤로 돌아가 다시 확인하세요',
  'error.TOKEN_UNVERIFIED':
    '{symbol} 수량을 컨트랙트에서 확인하지 못했습니다. 아무것도 보내지 않았습니다',
  'error.RECEIVER_ACCOUNT_TAKEN':
    '받는 사람의 {symbol} 계정은 다른 사람의 것입니다. 아무것도 보내지 않았습니다',
  'error.RECEIVER_FROZEN': '받는 사람의 {symbol} 계정이 동결되어 아무것도 받을 수 없습니다',
  'error.SENDER_FROZEN': '내 {symbol} 계정이 동결되어 아무것도 보낼 수 없습니다',
  'error.TOKEN_PAUSED': '{symbol} 전송이 모두 일시 중지되었습니다. 나중에 다시 시도하세요',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} 토큰은 다른 계정으로 보낼 수 없습니다',
  'error.TOKEN_SCALED':
    '지갑에 표시되는 {symbol} 수량이 네트워크의 수량과 달라 여기에서는 보낼 수 없습니다',
  'error.MEMO_REQUIRED':
    '받는 사람은 메모가 있는 {symbol}만 받습니다. 메모가 포함된 결제 링크를 요청하세요',
  'error.SIGNED_DIFFERENTLY':
    '지갑이 확인한 내용과 다른 것에 서명해 여기에서는 아무것도 보내지 않았습니다',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    '지갑이 이 종류의 트랜잭션에 서명하지 않습니다. 지갑을 업데이트하거나 다른 지갑을 사용하세요',
  'error.APPROVAL_EXPIRED': '1분 넘게 걸려 아무것도 보내지 않았습니다. 다시 시도하세요',
  'error.FEE_IMPLAUSIBLE':
    '네트워크가 알린 수수료가 올바를 수 없습니다. 아무것도 보내지 않았습니다. 나중에 다시 시도하세요',
  'error.TRANSACTION_FAILED': '네트워크에서 트랜잭션이 실패했습니다',
  'error.TRANSACTION_REPLACED': '다른 트랜잭션으로 대체되었습니다. 지갑을 확인하세요',
  'error.NOT_REPLACEABLE': '이 트랜잭션은 더 이상 대체할 수 없습니다',
  'error.TRANSACTION_NOT_FOUND': '네트워크에 이 트랜잭션이 없습니다. 지갑을 확인하세요',
  'error.TRANSACTION_DIFFERS':
    '지갑이 확인한 전송이 아니라 {amount}을(를) {address}(으)로 보냈습니다',
  'error.TRANSACTION_DIFFERS_UNREAD': '지갑이 확인한 것과 다른 것을 보냈습니다. 지갑을 확인하세요',
  'error.TRANSACTION_FOREIGN': '지갑이 다른 계정의 트랜잭션을 알려 주었습니다. 지갑을 확인하세요',
  'error.TRANSACTION_TAKEN_BACK': '네트워크가 확정을 취소했습니다. 트랜잭션이 다시 대기 중입니다',
  'error.CALLS_PARTLY_FAILED': '일부 호출이 실패했습니다. 지갑을 확인하세요',
  'error.CALLS_STATUS_UNKNOWN': '지갑이 호출의 결과를 알려 주지 못합니다. 지갑을 확인하세요',
  'error.TRANSACTIONS_UNAVAILABLE': '트랜잭션을 가져오지 못했습니다',
  'error.SWAP_INIT_FAILED': '스왑을 초기화하지 못했습니다',
  'error.PRICE_UNAVAILABLE': '네트워크 토큰 가격을 가져오지 못했습니다',
  'error.GAS_PRICE_UNSUPPORTED': '이 네트워크의 가스 가격은 지원되지 않습니다',
  'error.SWAP_UNSUPPORTED': '이 네트워크는 스왑을 지원하지 않습니다',
  'error.INCORRECT_AMOUNT': '수량이 올바르지 않습니다',
  'error.ALLOWANCE_UNAVAILABLE': '사용 한도를 확인하지 못했습니다',
  'error.APPROVAL_BUILD_FAILED': '승인 트랜잭션을 만들지 못했습니다',
  'error.SWAP_BUILD_FAILED': '트랜잭션을 만들지 못했습니다',
  'error.SWAP_REFUSED':
    '스왑 서비스가 요청한 것과 다른 내용으로 응답했습니다. 아무것도 서명하지 않았습니다.',
  'error.SWAP_SHORTFALL': '받는 수량이 {amount}보다 적게 됩니다. 아무것도 서명하지 않았습니다.',
  'error.SWAP_TAKES_MORE':
    '이 스왑은 {what}도 가져가거나 다른 사람이 가져가도록 허용합니다. 아무것도 서명하지 않았습니다.',
  'error.SWAP_PRICE_MOVED': '가격이 1% 넘게 변동했습니다',
  'error.SWAP_FAILED': '트랜잭션 오류가 발생했습니다',
  'error.ONRAMP_NO_ADDRESS': '주소를 찾을 수 없습니다',
  'error.ONRAMP_NO_NETWORK': '네트워크를 찾을 수 없습니다',
  'error.ONRAMP_NO_PROJECT_ID': '프로젝트 ID를 찾을 수 없습니다',
  'error.LINK_NOT_FOUND': '링크를 찾을 수 없습니다',
  'error.BUY_FAILED': '구매하지 못했습니다',
  'error.PERMISSIONS_UNAVAILABLE': '권한을 읽지 못했습니다',
  'error.REVOCATION_REFUSED':
    '컨트랙트가 이를 거부하거나, 실행하면 내 자산을 가져갑니다. 아무것도 보내지 않았습니다',
  'error.REVOCATION_FAILED': '권한을 철회하지 못했습니다',
  'error.SIWX_NO_ACCOUNT': '로그인에 사용할 계정을 찾을 수 없습니다',
  'error.SIWX_INIT_FAILED': '인증을 초기화하는 중 문제가 발생했습니다',
  'error.SIWX_FAILED': '로그인하지 못했습니다',
  'error.SIWX_UNVERIFIED': '방금 서명을 확인하지 못했습니다',
  'error.SIWX_UNCHECKABLE':
    '여기서는 이 종류의 서명을 확인할 수 없습니다. 키가 하나인 주소를 사용하세요',
  'error.SIWX_INVALID_SIGNATURE': '서명이 유효하지 않습니다',
  'error.SIWX_SIGN_OUT_FAILED': '사이트에서 로그아웃하지 못했습니다',
  'error.SMART_SESSIONS_UNAVAILABLE': '스마트 세션을 가져오는 중 오류가 발생했습니다',
  'error.SMART_SESSION_REVOKE_FAILED': '스마트 세션을 철회하는 중 오류가 발생했습니다',
}
