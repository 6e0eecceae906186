import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': '로그인',
  'title.SIWXSignMessage': '로그인',
  'signIn.checking': '로그인되어 있는지 확인하는 중…',
  'signIn.asks': '{app}에서 로그인을 요청합니다',
  'signIn.prove':
    '이 계정이 내 것임을 증명하기 위해 메시지에 서명하세요. 비용이 들지 않으며 자산도 이동하지 않습니다.',
  'signIn.site': '사이트',
  'signIn.account': '계정',
  'signIn.network': '네트워크',
  'signIn.statement': '동의하는 내용',
  'signIn.otherSite': '이 메시지는 현재 사이트({here})가 아닌 다른 사이트용입니다.',
  'signIn.cancelDisconnects':
    '로그인하지 않으면 {app} 앱을 사용할 수 없습니다. 취소하면 지갑 연결이 해제됩니다.',
  'signIn.later': '로그인하지 않고 계속할 수 있습니다.',
  'signIn.stay': '먼저 로그인하거나 취소하세요.',
  'signIn.sign': '서명',
  'signIn.signing': '서명하는 중…',
  'signIn.cancel': '취소',
  'signIn.cancelling': '취소하는 중…',
  'signIn.authenticating': '인증하는 중…',
  'signIn.declined': '서명이 거부되었습니다',
  'signIn.smartAccount': '이 앱은 스마트 계정을 지원하지 않을 수 있습니다',
  'signIn.cannotSign':
    '이 계정은 메시지에 서명할 수 없습니다. 지갑에서 다른 계정을 선택하거나, 취소하고 다른 지갑을 연결하세요.',
  'signIn.formFirst': '먼저 로그인한 후 양식을 제출하세요.',
  'failure.SIWX_NO_ACCOUNT': '로그인할 수 있는 연결된 계정이 없습니다. 지갑을 다시 연결하세요.',
  'failure.SIWX_INIT_FAILED':
    '로그인을 시작하지 못했습니다. 인터넷 연결을 확인한 후 지갑을 다시 연결하세요.',
  'failure.SIWX_FAILED': '로그인하지 못했습니다. 다시 시도하세요.',
  'failure.SIWX_UNVERIFIED': '현재 서명을 확인할 수 없습니다. 잠시 후 다시 시도하세요.',
  'failure.SIWX_INVALID_SIGNATURE':
    '서명이 이 계정과 일치하지 않습니다. 여기에 표시된 계정으로 다시 서명하세요.',
  'failure.SIWX_SIGN_OUT_FAILED': '사이트에서 로그아웃하지 못했습니다. 다시 시도하세요.',
}
