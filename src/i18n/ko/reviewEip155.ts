import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.heading.grant': '{app}에서 나를 대신해 작업할 권한을 요청합니다',
  'review.grant': '{holder}에게 매번 묻지 않고 내 계정을 대신해 작업하도록 허용',
  'review.grant.endless': '종료일이 지정되지 않았습니다.',
  'review.typed.unread': '컨트랙트용 데이터에 서명: 어떤 작업인지 여기서 해석할 수 없습니다',
  'review.witness': '여기서 해석할 수 없는 조건이 있습니다.',
  'review.domain.noContract': '어떤 컨트랙트용인지 나와 있지 않습니다',
  'review.domain.badContract': '컨트랙트 주소가 유효하지 않습니다: {contract}',
  'review.domain.ownAccount': '내 계정을 마치 컨트랙트인 것처럼 대상으로 합니다',
  'review.domain.noChain':
    '어떤 네트워크용인지 나와 있지 않아 다른 네트워크에서도 유효할 수 있습니다',
  'review.transferByOther':
    '서명을 가진 누구든지 내 트랜잭션 없이 {receiver}에게 내 {amount} 보내기 허용',
  'review.order.give': '누군가 주문을 수락하면 내주는 것',
  'review.order.get': '받는 것',
  'review.order.nothing': '아무것도 받지 않음',
  'review.order.anyItem': '컬렉션의 아무 아이템',
  'review.safe': 'Safe의 트랜잭션 승인',
  'review.forwarded': '다른 사람이 나를 대신해 이 호출을 보내도록 허용',
  'review.votes': '{delegate}에게 내 투표권 부여',
  'review.delegation': '{delegate}에게 내 계정을 대신해 작업하도록 허용(ERC-7710)',
  'review.delegation.limits': { other: '여기서 해석할 수 없는 제한이 {count}개 있습니다.' },
  'review.delegation.noLimits': '아무 제한이 없습니다.',
  'review.moveItem': '컬렉션의 아이템 {item} 옮기기: {owner}에서 {receiver}에게',
  'review.moveItems': '컬렉션의 아이템 옮기기: {owner}에서 {receiver}에게',
  'review.inner': '다음 호출을 실행하는 컨트랙트 호출',
  'review.delegateCall': '다른 컨트랙트의 코드가 이 컨트랙트로서 작동하도록 허용',
  'review.hidden':
    '컨트랙트 호출: 어떤 작업인지 여기서 해석할 수 없지만, 사용 허용이나 전송과 비슷한 것이 들어 있습니다',
  'review.odd': '일반적이지 않은 형식의 호출: 어떤 작업인지 여기서 해석할 수 없습니다',
  'review.creates': '컨트랙트 생성: 어떤 작업인지 여기서 해석할 수 없습니다',
  'review.delegate':
    '{delegate}의 코드가 계정이 가진 모든 것에 대해 내 계정으로서 작동하도록 허용(EIP-7702)',
  'review.delegate.none': '내 계정으로서 작동하는 코드 종료(EIP-7702)',
  'review.everyChain': '모든 네트워크에서.',
  'review.onChain': '네트워크 {chain}에서.',
  'review.digest.domain': '도메인 해시(EIP-712)',
  'review.digest.struct': '메시지 해시(EIP-712)',
  'review.digest.typed': '최종 해시(EIP-712)',
  'review.digest.message': '메시지 해시(ERC-191)',
  'review.digest.calldata': '호출 데이터 다이제스트(ERC-8213 초안)',
}
