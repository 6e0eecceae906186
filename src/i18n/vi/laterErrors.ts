import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Không tìm thấy tài khoản',
  'error.SHARE_FAILED': 'Trình duyệt của bạn không cho phép chia sẻ',
  'error.NAME_RESOLVE_FAILED': 'Lỗi khi tra cứu tên',
  'error.NAME_GATEWAY_FAILED': 'Máy chủ lưu tên này không đưa ra phản hồi hợp lệ',
  'error.NAME_OTHER_FAMILY': '{name} không có địa chỉ trên {family}',
  'error.NAMES_FETCH_FAILED': 'Lỗi khi lấy tên cho địa chỉ',
  'error.NAME_SUGGESTIONS_FAILED': 'Lỗi khi lấy gợi ý tên',
  'error.NAME_REGISTRATION_FAILED': 'Lỗi khi đăng ký tên {name}',
  'error.NAME_NO_NETWORK': 'Không tìm thấy mạng',
  'error.NAME_NO_ACCOUNT': 'Không tìm thấy địa chỉ hoặc trình kết nối đăng nhập',
  'error.INVALID_CHAIN_ID': 'chainId không hợp lệ',
  'error.SEND_INCOMPLETE': 'Vui lòng nhập số tiền và địa chỉ người nhận hợp lệ',
  'error.SEND_FAILED': 'Đã xảy ra lỗi',
  'error.SOLANA_SEND_FAILED': 'Không gửi được giao dịch. Vui lòng thử lại.',
  'error.INSUFFICIENT_FUNDS': 'Không đủ {symbol}',
  'error.INSUFFICIENT_GAS': 'Không đủ {symbol} để trả phí mạng',
  'error.WALLET_ELSEWHERE': 'Ví của bạn đang ở mạng khác. Hãy chuyển sang {network}',
  'error.WALLET_OTHER_ACCOUNT': 'Ví của bạn đang dùng tài khoản khác. Hãy chuyển sang {address}',
  'error.TRANSFER_REFUSED': '{symbol} đã từ chối lần chuyển này',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'Người nhận chưa có tài khoản trên mạng này, và chỉ {symbol} thì không mở được tài khoản. Trước hết cần có {native}',
  'error.TRANSFER_TOO_SMALL': 'Tài khoản mới cần ít nhất {amount}',
  'error.TRANSFER_DUST': 'Mạng không nhận khoản thanh toán dưới {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Tài khoản của bạn phải giữ lại ít nhất {amount}, hoặc được rút hết. Hãy gửi ít hơn, hoặc gửi tất cả',
  'error.TRANSACTION_INVALID': 'Mạng đã từ chối giao dịch nên không có gì được gửi: “{reason}”',
  'error.TRANSACTION_REVERTED': 'Giao dịch này sẽ thất bại. Lời của chính hợp đồng: “{reason}”',
  'error.TRANSFER_CHANGED':
    'Số {symbol} đến nơi sẽ ít hơn số đã hiển thị. Hãy đọc lại phần xem lại',
  'error.FEE_CHANGED': 'Phí mạng đã thay đổi. Hãy đọc lại phần xem lại',
  'error.TRANSFER_TAKES_MORE':
    'Lần chuyển này sẽ còn lấy {what} của bạn, hoặc cho phép ai đó lấy. Không có gì được gửi',
  'error.TRANSFER_LOSES_MORE':
    'Số {symbol} mất cùng tài khoản của bạn sẽ nhiều hơn số đã hiển thị. Hãy quay lại và xem lại lần nữa',
  'error.TOKEN_UNVERIFIED':
    'Không kiểm tra được số {symbol} với hợp đồng của nó. Không có gì được gửi',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'Tài khoản {symbol} của người nhận thuộc về người khác. Không có gì được gửi',
  'error.RECEIVER_FROZEN': 'Tài khoản {symbol} của người nhận bị đóng băng nên không nhận được gì',
  'error.SENDER_FROZEN': 'Tài khoản {symbol} của bạn bị đóng băng nên không gửi được gì từ đó',
  'error.TOKEN_PAUSED': 'Mọi lần chuyển {symbol} đang tạm dừng. Hãy thử lại sau',
  'error.TOKEN_NOT_TRANSFERABLE': 'Không thể gửi {symbol} đến tài khoản khác',
  'error.TOKEN_SCALED':
    'Các ví hiển thị số {symbol} khác với số mà mạng tính, nên không thể gửi ở đây',
  'error.MEMO_REQUIRED':
    'Người nhận chỉ nhận {symbol} kèm ghi chú. Hãy xin liên kết thanh toán có ghi chú',
  'error.SIGNED_DIFFERENTLY':
    'Ví của bạn đã ký nội dung khác với nội dung bạn xem lại, nên không có gì được gửi từ đây',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Ví của bạn không ký loại giao dịch này. Hãy cập nhật ví hoặc dùng ví khác',
  'error.APPROVAL_EXPIRED': 'Bạn mất hơn một phút, không có gì được gửi. Hãy thử lại',
  'error.FEE_IMPLAUSIBLE':
    'Mạng đưa ra một mức phí không thể đúng. Không có gì được gửi. Hãy thử lại sau',
  'error.TRANSACTION_FAILED': 'Giao dịch đã thất bại trên mạng',
  'error.TRANSACTION_REPLACED': 'Một giao dịch khác đã thay thế. Hãy kiểm tra ví của bạn',
  'error.NOT_REPLACEABLE': 'Giao dịch này không thể thay thế được nữa',
  'error.TRANSACTION_NOT_FOUND': 'Mạng không biết giao dịch này. Hãy kiểm tra ví của bạn',
  'error.TRANSACTION_DIFFERS':
    'Ví của bạn đã gửi {amount} đến {address}, không phải khoản chuyển đã xem lại',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Ví của bạn đã gửi một giao dịch khác với những gì bạn đã xem lại. Hãy kiểm tra ví của bạn',
  'error.TRANSACTION_FOREIGN':
    'Ví của bạn đã nêu giao dịch của một tài khoản khác. Hãy kiểm tra ví của bạn',
  'error.TRANSACTION_TAKEN_BACK': 'Mạng đã rút lại xác nhận. Giao dịch lại đang chờ',
  'error.CALLS_PARTLY_FAILED': 'Một số lệnh gọi đã thất bại. Hãy kiểm tra ví của bạn',
  'error.CALLS_STATUS_UNKNOWN':
    'Ví của bạn không cho biết được kết quả các lệnh gọi. Hãy kiểm tra ví của bạn',
  'error.TRANSACTIONS_UNAVAILABLE': 'Không lấy được các giao dịch',
  'error.SWAP_INIT_FAILED': 'Không khởi tạo được việc hoán đổi',
  'error.PRICE_UNAVAILABLE': 'Không lấy được giá token của mạng',
  'error.GAS_PRICE_UNSUPPORTED': 'Mạng này không hỗ trợ lấy giá gas',
  'error.SWAP_UNSUPPORTED': 'Mạng này không hỗ trợ hoán đổi',
  'error.INCORRECT_AMOUNT': 'Số tiền không đúng',
  'error.ALLOWANCE_UNAVAILABLE': 'Không kiểm tra được hạn mức chi tiêu',
  'error.APPROVAL_BUILD_FAILED': 'Không tạo được giao dịch phê duyệt',
  'error.SWAP_BUILD_FAILED': 'Không tạo được giao dịch',
  'error.SWAP_REFUSED':
    'Dịch vụ hoán đổi đã trả lời khác với điều bạn yêu cầu. Không có gì được ký.',
  'error.SWAP_SHORTFALL': 'Bạn sẽ nhận ít hơn {amount}. Không có gì được ký.',
  'error.SWAP_TAKES_MORE':
    'Lần hoán đổi này sẽ còn lấy {what} của bạn, hoặc cho phép ai đó lấy. Không có gì được ký.',
  'error.SWAP_PRICE_MOVED': 'Giá đã thay đổi hơn 1%',
  'error.SWAP_FAILED': 'Lỗi giao dịch',
  'error.ONRAMP_NO_ADDRESS': 'Không tìm thấy địa chỉ',
  'error.ONRAMP_NO_NETWORK': 'Không tìm thấy mạng',
  'error.ONRAMP_NO_PROJECT_ID': 'Không tìm thấy projectId',
  'error.LINK_NOT_FOUND': 'Không tìm thấy liên kết',
  'error.BUY_FAILED': 'Mua không thành công',
  'error.PERMISSIONS_UNAVAILABLE': 'Không đọc được các quyền',
  'error.REVOCATION_REFUSED':
    'Hợp đồng từ chối việc này, hoặc sẽ lấy thứ gì đó của bạn. Không có gì được gửi',
  'error.REVOCATION_FAILED': 'Không thu hồi được quyền',
  'error.SIWX_NO_ACCOUNT': 'Không tìm thấy ActiveCaipAddress',
  'error.SIWX_INIT_FAILED': 'Đã xảy ra sự cố khi khởi tạo xác thực',
  'error.SIWX_FAILED': 'Không đăng nhập được cho bạn',
  'error.SIWX_UNVERIFIED': 'Hiện chưa kiểm tra được chữ ký của bạn',
  'error.SIWX_UNCHECKABLE':
    'Loại chữ ký này không kiểm tra được ở đây. Hãy dùng địa chỉ có một khóa duy nhất',
  'error.SIWX_INVALID_SIGNATURE': 'Chữ ký không hợp lệ',
  'error.SIWX_SIGN_OUT_FAILED': 'Trang web không đăng xuất được cho bạn',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Lỗi khi lấy các phiên thông minh',
  'error.SMART_SESSION_REVOKE_FAILED': 'Lỗi khi thu hồi phiên thông minh',
}
