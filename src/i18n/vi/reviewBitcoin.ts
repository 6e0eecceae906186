import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Phí mạng',
  'review.bitcoin.feeOfWallet': 'Ví của bạn cho biết',
  'review.bitcoin.feeHigh': 'Phí cao hơn một phần mười số được gửi',
  'review.bitcoin.spent': 'Coin của bạn',
  'review.bitcoin.others': 'Coin của người khác',
  'review.bitcoin.sender': 'Gửi bởi',
  'review.bitcoin.byWallet': 'Ví của bạn',
  'review.bitcoin.byPage': 'Trang web này hoặc người khác, vào bất kỳ lúc nào sau này',
  'review.bitcoin.noValue': 'Số tiền chi ra chưa được chứng minh, nên không đọc được phí ở đây',
  'review.bitcoin.short': 'Giao dịch này trả nhiều hơn số nó có, nên người khác phải thêm coin',
  'review.bitcoin.notSigner': 'Giao dịch này không chi coin nào của tài khoản đã kết nối',
  'review.bitcoin.otherCoin': 'Bạn ký cho những coin không thuộc tài khoản được nêu',
  'review.bitcoin.unasked': 'Chi {value} của {account}, dù yêu cầu không đòi chữ ký đó',
  'review.bitcoin.ordinals':
    'Chi coin của {account} có thể mang ordinal (inscription). {value} này có thể đáng giá hơn nhiều',
  'review.bitcoin.back': 'Nhận {value} tại địa chỉ {to} của bạn',
  'review.bitcoin.goes': '{value} chuyển tới {to}, từ tất cả những người tham gia',
  'review.bitcoin.more': {
    other: 'Thêm {count} khoản thanh toán, tổng cộng {value}, không được hiển thị',
  },
  'review.bitcoin.script': 'Gửi {value} tới một script không đọc được ở đây: {script}',
  'review.bitcoin.burn': 'Hủy vĩnh viễn {value}',
  'review.bitcoin.note': 'Ghi một ghi chú vào chuỗi: {text}',
  'review.bitcoin.data':
    'Ghi vào chuỗi dữ liệu không đọc được ở đây. Dữ liệu có thể di chuyển token (như rune)',
  'review.bitcoin.sighash.none':
    'Để bất kỳ ai có chữ ký quyết định coin của bạn đi đâu: chữ ký không bao gồm khoản thanh toán nào',
  'review.bitcoin.sighash.single':
    'Để người khác thay đổi mọi thứ trừ một khoản thanh toán: {value} tới {to}. Phần coin còn lại của bạn có thể đi bất cứ đâu',
  'review.bitcoin.sighash.anyone': 'Để người khác thêm coin vào đây sau khi bạn ký',
  'review.bitcoin.sighash.unknown':
    'Ký theo cách bất thường: không đọc được ở đây người khác có thể thay đổi gì sau đó',
}
