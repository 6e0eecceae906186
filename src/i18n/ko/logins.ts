import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': '또는',
  'connect.collapsed': '지갑으로 계속하기',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': '소셜 로그인',
  'social.more': '다른 소셜 로그인',
  'social.continue': '{provider} 계정으로 계속하기',
  'email.label': '이메일',
  'email.placeholder': 'you@example.com',
  'email.submit': '이메일로 계속하기',
  'email.waiting': '로그인 서비스에 연결하는 중',
  'email.silent': '로그인 서비스가 응답하지 않습니다. 인터넷 연결을 확인하거나 다시 시도하세요.',
  'email.cancel': '취소',
  'email.hint': '이메일로 코드를 보내 드립니다. 비밀번호도 지갑도 필요하지 않습니다.',
  // The marks around a document's name become a link to it.
  'legal.accept.both':
    '<terms>서비스 약관</terms> 및 <privacy>개인정보처리방침</privacy>에 동의합니다',
  'legal.accept.terms': '<terms>서비스 약관</terms>에 동의합니다',
  'legal.accept.privacy': '<privacy>개인정보처리방침</privacy>에 동의합니다',
  'legal.notice.both':
    '연결하면 <terms>서비스 약관</terms> 및 <privacy>개인정보처리방침</privacy>에 동의하게 됩니다',
  'legal.notice.terms': '연결하면 <terms>서비스 약관</terms>에 동의하게 됩니다',
  'legal.notice.privacy': '연결하면 <privacy>개인정보처리방침</privacy>에 동의하게 됩니다',
  'connecting.loadFailedHint': '인터넷 연결을 확인하거나 페이지를 새로고침하세요.',
  'error.INVALID_EMAIL': 'you@example.com처럼 전체 이메일 주소를 입력하세요.',
  'error.EMAIL_COOLDOWN': { other: '{count}초 후에 다시 시도하세요' },
  'error.FRAME_LOAD_FAILED': '이메일 로그인을 불러올 수 없습니다',
  'failure.FRAME_LOAD_FAILED':
    '로그인 서비스에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도하세요.',
  'error.FRAME_TIMEOUT': '문제가 발생했습니다',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': '요청이 중단되었습니다',
  'error.ACTION_NOT_ALLOWED': '허용되지 않는 작업입니다',
}
