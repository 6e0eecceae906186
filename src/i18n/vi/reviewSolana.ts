import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Ký một giao dịch',
  'review.solana.message':
    'Ký một giao dịch được truyền dưới dạng tin nhắn. Chữ ký cho phép người khác gửi giao dịch đó:',
  'review.solana.notSigner': 'Đây không phải giao dịch của tài khoản đã kết nối',
  'review.solana.feeUnread': 'Không đọc được phí ở đây',
  'review.solana.feeHigh': 'Phí cao bất thường',
  'review.solana.fee': 'Phí mạng, tối đa',
  'review.solana.payer': 'Người trả phí',
  'review.solana.lookups': 'Các tài khoản không được đọc (trong bảng tra cứu)',
  'review.solana.unknown': 'Gọi một chương trình: không đọc được ở đây việc này làm gì',
  'review.solana.odd': 'Lệnh gọi ở dạng bất thường: không đọc được ở đây việc này làm gì',
  'review.solana.program': 'Chương trình {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs':
    'Chương trình nhận chữ ký của bạn, nên có thể dùng những gì tài khoản của bạn có.',
  'review.solana.create': 'Tạo tài khoản {account} với {value}, cho chương trình {program}',
  'review.solana.assign': 'Đặt chương trình {program} làm chủ sở hữu của {account}',
  'review.solana.assign.own':
    'Đặt chương trình {program} làm chủ sở hữu tài khoản {account} của bạn. Sau đó bạn không thể dùng tài khoản này nữa',
  'review.solana.allocate': 'Dành chỗ cho dữ liệu trong {account}',
  'review.solana.nonce.create':
    'Thiết lập {account} cho các giao dịch không hết hạn, do {owner} kiểm soát',
  'review.solana.nonce.advance':
    'Giao dịch này không hết hạn: có thể được gửi vào bất kỳ lúc nào sau này',
  'review.solana.control': 'Trao quyền kiểm soát {account} cho {owner}',
  'review.solana.transfer': 'Gửi {amount} tới tài khoản token {receiver}',
  'review.solana.from': 'Từ tài khoản token {account}.',
  'review.solana.revoke':
    'Không còn cho phép người khác chi những gì tài khoản token {account} giữ',
  'review.solana.authority.owner':
    'Trao tài khoản token {account}, cùng mọi thứ nó giữ, cho {owner}',
  'review.solana.authority.close':
    'Cho phép {owner} đóng tài khoản token {account} và nhận SOL của nó',
  'review.solana.authority.none': 'Từ bỏ vĩnh viễn quyền kiểm soát {account}',
  'review.solana.close': 'Đóng tài khoản token {account} và nhận SOL của nó',
  'review.solana.close.other': 'Đóng tài khoản token {account}. SOL của nó chuyển tới {receiver}',
  'review.solana.burn': 'Hủy vĩnh viễn {amount}',
  'review.solana.mint': 'Tạo {amount} trong tài khoản token {account}',
  'review.solana.freeze': 'Đóng băng tài khoản token {account}',
  'review.solana.thaw': 'Bỏ đóng băng tài khoản token {account}',
  'review.solana.wrap': 'Tính SOL trong {account} là token',
  'review.solana.setUp': 'Thiết lập tài khoản token {account}, thuộc về {owner}',
  'review.solana.fixOwner': 'Cố định chủ sở hữu của tài khoản token {account}',
  'review.solana.open': 'Mở một tài khoản của {owner} cho token {token}, nếu chưa có',
  'review.solana.newToken': 'Tạo token {token}, do {owner} kiểm soát',
  'review.solana.item': 'NFT {token}',
  'review.solana.others':
    'Các chương trình không được đọc ở đây cũng có thể thay đổi dữ liệu của bạn.',
  'review.solana.memo': 'Ghi chú: {text}',
  'review.solana.stake.create': 'Thiết lập {account} để stake. {owner} có thể rút từ đó',
  'review.solana.stake.delegate': 'Stake những gì {account} giữ với trình xác thực {validator}',
  'review.solana.stake.split': 'Chuyển {value} của phần stake trong {account} sang {target}',
  'review.solana.stake.merge': 'Chuyển toàn bộ phần stake trong {account} sang {target}',
  'review.solana.stake.end': 'Ngừng stake những gì {account} giữ',
}
