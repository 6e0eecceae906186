import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Lệnh không xác định',
  'error.UNKNOWN_VIEW': 'Màn hình không xác định',
  'error.INVALID_VIEW_DATA': 'Thiếu dữ liệu: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX chưa được bật',
  'error.NOT_ENABLED': '{what} chưa được bật',
  'error.USER_REJECTED': 'Yêu cầu đã bị từ chối trong ví',
  'error.WALLET_NOT_FOUND': 'Không tìm thấy {wallet}',
  'error.WALLET_TIMEOUT': 'Không có phản hồi từ {wallet}',
  'error.WALLET_UNREACHABLE': 'Ví của bạn đã được cập nhật hoặc khởi động lại. Hãy tải lại trang',
  'error.WALLET_INVALID_RESPONSE': 'Ví đã gửi phản hồi không mong đợi',
  'error.WALLET_ERROR': 'Ví đã báo lỗi',
  'error.REQUEST_PENDING':
    'Một yêu cầu trước đó vẫn đang mở trong ví. Hãy trả lời yêu cầu đó trước',
  'error.CONNECTION_FAILED': 'Không thể kết nối với ví',
  'error.DISCONNECT_FAILED': 'Không ngắt được kết nối',
  'error.NOT_CONNECTED': 'Chưa có ví nào được kết nối',
  'error.PAIRING_EXPIRED': 'Yêu cầu kết nối đã hết hạn',
  'error.RELAY_UNREACHABLE': 'Không thể kết nối tới WalletConnect',
  'error.SWITCH_FAILED': 'Ví đã không chuyển mạng',
  'error.NETWORK_NOT_APPROVED':
    'Ví chưa phê duyệt mạng này. Hãy ngắt kết nối, kết nối lại và cho phép mạng này trong ví.',
  'error.RPC_ERROR': 'Mạng đã từ chối yêu cầu',
  'error.RPC_TIMEOUT': 'Mạng không phản hồi kịp thời',
  'error.COPY_FAILED': 'Không sao chép được',
  'error.POPUP_BLOCKED':
    'Trình duyệt của bạn đã chặn cửa sổ. Hãy cho phép cửa sổ bật lên rồi thử lại.',
  'error.SOCIAL_URI_MISSING': 'Không thể bắt đầu đăng nhập',
  'error.SOCIAL_TIMEOUT': 'Đăng nhập mất quá nhiều thời gian',
  'error.UNTRUSTED_ORIGIN': 'Kết quả đăng nhập đến từ một trang web không mong đợi và đã bị dừng',
  'error.UNSUPPORTED_CHAIN': 'Chuỗi không được hỗ trợ',
}
