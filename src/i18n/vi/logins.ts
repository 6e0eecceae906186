import type { TextsOf } from '../catalogue.ts'

export const logins: TextsOf<'logins'> = {
  'connect.or': 'hoặc',
  'connect.collapsed': 'Tiếp tục bằng ví',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Đăng nhập bằng mạng xã hội',
  'social.more': 'Mạng xã hội khác',
  'social.continue': 'Tiếp tục với {provider}',
  'email.label': 'Email',
  'email.placeholder': 'you@example.com',
  'email.submit': 'Tiếp tục bằng email',
  'email.waiting': 'Đang kết nối dịch vụ đăng nhập',
  'email.silent': 'Dịch vụ đăng nhập không phản hồi. Hãy kiểm tra kết nối hoặc thử lại.',
  'email.cancel': 'Hủy',
  'email.hint': 'Chúng tôi sẽ gửi mã qua email cho bạn. Bạn không cần mật khẩu và không cần ví.',
  'legal.accept.both':
    'Tôi chấp nhận <terms>Điều khoản dịch vụ</terms> và <privacy>Chính sách quyền riêng tư</privacy>',
  'legal.accept.terms': 'Tôi chấp nhận <terms>Điều khoản dịch vụ</terms>',
  'legal.accept.privacy': 'Tôi chấp nhận <privacy>Chính sách quyền riêng tư</privacy>',
  'legal.notice.both':
    'Khi kết nối, bạn đồng ý với <terms>Điều khoản dịch vụ</terms> và <privacy>Chính sách quyền riêng tư</privacy>',
  'legal.notice.terms': 'Khi kết nối, bạn đồng ý với <terms>Điều khoản dịch vụ</terms>',
  'legal.notice.privacy':
    'Khi kết nối, bạn đồng ý với <privacy>Chính sách quyền riêng tư</privacy>',
  'connecting.loadFailedHint': 'Hãy kiểm tra kết nối hoặc tải lại trang.',
  'error.INVALID_EMAIL': 'Nhập địa chỉ email đầy đủ, ví dụ you@example.com.',
  'error.EMAIL_COOLDOWN': { other: 'Vui lòng thử lại sau {count} giây' },
  'error.FRAME_LOAD_FAILED': 'Không tải được thành phần đăng nhập bằng email',
  'failure.FRAME_LOAD_FAILED':
    'Không thể kết nối tới dịch vụ đăng nhập. Hãy kiểm tra kết nối rồi thử lại.',
  'error.FRAME_TIMEOUT': 'Đã xảy ra lỗi',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'Yêu cầu đã bị dừng',
  'error.ACTION_NOT_ALLOWED': 'Thao tác không được phép',
}
