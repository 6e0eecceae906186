import type { TextsOf } from '../catalogue.ts'

export const reviewPolkadot: TextsOf<'reviewPolkadot'> = {
  'review.polkadot.loading': 'Đang tra cứu việc này làm gì. Đến giờ vẫn chưa đọc được ở đây',
  'review.polkadot.unproved':
    'Một nút cho biết ý nghĩa của việc này, và giao dịch không chứng minh điều đó',
  'review.polkadot.payload': 'Ký một giao dịch được truyền dưới dạng byte',
  'review.polkadot.checks': 'Việc này bỏ qua một số bước kiểm tra của mạng, hoặc thêm vào một số',
  'review.polkadot.tip': 'Trả thêm tiền tip {value} ngoài phí',
  'review.polkadot.nonce': 'Số thứ tự giao dịch',
  'review.polkadot.era': 'Có thể gửi',
  'review.polkadot.immortal': 'Vào bất kỳ lúc nào sau này',
  'review.polkadot.blocks': 'Các khối có thể gửi giao dịch này',
  'review.polkadot.call': 'Lệnh gọi',
  'review.polkadot.unknown': 'Gọi {name}: không đọc được ở đây việc này làm gì',
  'review.polkadot.more': { other: 'Thêm {count} lệnh gọi không được hiển thị' },
  'review.polkadot.all': 'Gửi toàn bộ {symbol} của bạn tới {to}',
  'review.polkadot.burn': 'Hủy vĩnh viễn {amount}',
  'review.polkadot.note': 'Ghi một ghi chú vào chuỗi: {text}',
  'review.polkadot.batch': 'Thực hiện các lệnh gọi này, trong đó một số có thể thất bại',
  'review.polkadot.batchAll': 'Thực hiện tất cả các lệnh gọi này, hoặc không lệnh nào',
  'review.polkadot.derivative': 'Từ một tài khoản do tài khoản của bạn kiểm soát',
  'review.polkadot.as': 'Cho tài khoản {account}',
  'review.polkadot.multisig': 'Phê duyệt lệnh gọi này của một tài khoản do nhiều người kiểm soát',
  'review.polkadot.multisig.hash':
    'Phê duyệt một lệnh gọi của tài khoản do nhiều người kiểm soát. Không đọc được ở đây lệnh này làm gì: {hash}',
  'review.polkadot.root': 'Với quyền của chính mạng lưới',
  'review.polkadot.control': 'Trao quyền kiểm soát cho {owner}',
  'review.polkadot.proxy':
    'Cho phép {delegate} hành động thay cho tài khoản của bạn mà không hỏi bạn, với quyền thuộc loại {kind}',
  'review.polkadot.proxy.none':
    'Không còn cho phép {delegate} hành động thay cho tài khoản của bạn',
  'review.polkadot.proxy.removed':
    'Không còn cho phép bất kỳ ai hành động thay cho tài khoản của bạn',
  'review.polkadot.kill': 'Từ bỏ vĩnh viễn một tài khoản, cùng với mọi thứ nó giữ',
  'review.polkadot.announce': 'Thông báo một lệnh gọi không đọc được ở đây: {hash}',
  'review.polkadot.stake': 'Đem {value} đi stake',
  'review.polkadot.unstake': 'Ngừng stake {value}',
  'review.polkadot.withdraw': 'Nhận lại phần không còn được stake',
  'review.polkadot.chill': 'Ngừng chọn trình xác thực',
  'review.polkadot.nominate': { other: 'Chọn {count} trình xác thực' },
  'review.polkadot.rewards': 'Trả phần thưởng của bạn cho {account}',
  'review.polkadot.rewards.own': 'Phần thưởng của bạn vẫn thuộc về bạn',
  'review.polkadot.controller.own': 'Kiểm soát phần stake của bạn bằng tài khoản này',
  'review.polkadot.pool': 'Stake {value} với nhóm {pool}',
  'review.polkadot.claim': 'Nhận phần thưởng của bạn',
  'review.polkadot.votes': 'Trao phiếu bầu của bạn cho {delegate}',
  'review.polkadot.votes.none': 'Lấy lại phiếu bầu của bạn',
}
