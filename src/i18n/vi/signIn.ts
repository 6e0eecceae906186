import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Đăng nhập',
  'title.SIWXSignMessage': 'Đăng nhập',
  'signIn.checking': 'Đang kiểm tra bạn đã đăng nhập chưa…',
  'signIn.asks': '{app} yêu cầu bạn đăng nhập',
  'signIn.prove':
    'Ký một tin nhắn để chứng minh tài khoản này là của bạn. Việc này không tốn phí và không chuyển đi thứ gì.',
  'signIn.site': 'Trang web',
  'signIn.account': 'Tài khoản',
  'signIn.network': 'Mạng',
  'signIn.statement': 'Điều bạn đồng ý',
  'signIn.otherSite': 'Tin nhắn này dành cho trang web khác với trang bạn đang xem ({here}).',
  'signIn.cancelDisconnects':
    'Nếu không đăng nhập, bạn không dùng được {app}: nút Hủy sẽ ngắt kết nối ví của bạn.',
  'signIn.later': 'Bạn có thể tiếp tục mà không đăng nhập.',
  'signIn.stay': 'Hãy đăng nhập hoặc hủy trước.',
  'signIn.sign': 'Ký',
  'signIn.signing': 'Đang ký…',
  'signIn.cancel': 'Hủy',
  'signIn.cancelling': 'Đang hủy…',
  'signIn.authenticating': 'Đang xác thực…',
  'signIn.declined': 'Đã từ chối ký',
  'signIn.smartAccount': 'Ứng dụng này có thể không hỗ trợ tài khoản thông minh',
  'signIn.cannotSign':
    'Tài khoản này không ký tin nhắn. Hãy chọn tài khoản khác trong ví của bạn, hoặc hủy rồi kết nối ví khác.',
  'signIn.formFirst': 'Hãy đăng nhập trước rồi gửi biểu mẫu.',
  'failure.SIWX_NO_ACCOUNT':
    'Chưa có tài khoản nào được kết nối để đăng nhập. Hãy kết nối lại ví của bạn.',
  'failure.SIWX_INIT_FAILED':
    'Không thể bắt đầu đăng nhập. Hãy kiểm tra kết nối mạng rồi kết nối lại.',
  'failure.SIWX_FAILED': 'Không đăng nhập được cho bạn. Hãy thử lại.',
  'failure.SIWX_UNVERIFIED': 'Hiện chưa kiểm tra được chữ ký của bạn. Hãy thử lại sau giây lát.',
  'failure.SIWX_INVALID_SIGNATURE':
    'Chữ ký không khớp với tài khoản này. Hãy ký lại bằng tài khoản hiển thị ở đây.',
  'failure.SIWX_SIGN_OUT_FAILED': 'Trang web không đăng xuất được cho bạn. Hãy thử lại.',
}
