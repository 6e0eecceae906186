import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': '네트워크 수수료',
  'review.bitcoin.feeOfWallet': '지갑에서 알려 줍니다',
  'review.bitcoin.feeHigh': '수수료가 보내는 수량의 10분의 1을 넘습니다',
  'review.bitcoin.spent': '내 코인',
  'review.bitcoin.others': '다른 사람의 코인',
  'review.bitcoin.sender': '보내는 주체',
  'review.bitcoin.byWallet': '내 지갑',
  'review.bitcoin.byPage': '이 사이트 또는 다른 사람이 이후 언제든지',
  'review.bitcoin.noValue': '사용되는 수량이 증명되지 않아 여기서는 수수료를 알 수 없습니다',
  'review.bitcoin.short': '포함된 코인보다 많이 지불하므로 다른 사람이 코인을 추가해야 합니다',
  'review.bitcoin.notSigner': '연결된 계정의 코인을 사용하지 않습니다',
  'review.bitcoin.otherCoin': '서명하는 코인이 지정된 계정의 코인이 아닙니다',
  'review.bitcoin.unasked': '요청에서 해당 서명을 요구하지 않았지만 {account}의 {value} 사용',
  'review.bitcoin.ordinals':
    'Ordinals(인스크립션)가 담겨 있을 수 있는 {account}의 코인 사용. 해당 {value}의 가치가 훨씬 클 수 있습니다',
  'review.bitcoin.back': '내 주소 {to}에서 {value} 받기',
  'review.bitcoin.goes': '참여자 모두에게서 {to}에게 {value} 전달',
  'review.bitcoin.more': { other: '표시되지 않은 결제 {count}건 더 있음(합계 {value})' },
  'review.bitcoin.script': '여기서 해석할 수 없는 스크립트에 {value} 보내기: {script}',
  'review.bitcoin.burn': '{value} 소각',
  'review.bitcoin.note': '체인에 메모 기록: {text}',
  'review.bitcoin.data':
    '여기서 해석할 수 없는 데이터를 체인에 기록. 토큰(예: Runes)이 이동할 수 있습니다',
  'review.bitcoin.sighash.none':
    '서명을 가진 누구든지 내 코인의 행방을 정하도록 허용: 이 서명이 적용되는 결제는 없습니다',
  'review.bitcoin.sighash.single':
    '결제 하나({to}에게 {value})를 제외한 모든 것을 다른 사람이 변경하도록 허용. 나머지 코인은 어디로든 갈 수 있습니다',
  'review.bitcoin.sighash.anyone': '서명한 후 다른 사람이 코인을 추가하도록 허용',
  'review.bitcoin.sighash.unknown':
    '일반적이지 않은 방식으로 서명: 이후 다른 사람이 무엇을 변경할 수 있는지 여기서 해석할 수 없습니다',
}
