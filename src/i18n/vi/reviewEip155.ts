import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'Phí cao bất thường',
  'review.eip155.fee': 'Phí mạng, tối đa',
  'review.heading.grant': '{app} xin được hành động thay bạn',
  'review.grant': 'Cho phép {holder} hành động thay cho tài khoản của bạn mà không hỏi bạn mỗi lần',
  'review.grant.endless': 'Không nêu ngày kết thúc.',
  'review.typed.unread': 'Ký dữ liệu cho một hợp đồng: không đọc được ở đây việc này làm gì',
  'review.witness': 'Có một điều kiện không đọc được ở đây.',
  'review.domain.noContract': 'Nội dung này không nêu dành cho hợp đồng nào',
  'review.domain.badContract': 'Địa chỉ hợp đồng không hợp lệ: {contract}',
  'review.domain.ownAccount':
    'Nội dung này dành cho chính tài khoản của bạn, như thể đó là một hợp đồng',
  'review.domain.noChain':
    'Nội dung này không nêu dành cho mạng nào, nên cũng có thể có hiệu lực trên các mạng khác',
  'review.transferByOther':
    'Cho phép bất kỳ ai có chữ ký gửi {amount} của bạn tới {receiver}, mà không cần giao dịch của bạn',
  'review.order.give': 'Đưa, nếu có người chấp nhận lệnh này',
  'review.order.get': 'Nhận',
  'review.order.nothing': 'Không nhận gì',
  'review.order.anyItem': 'Bất kỳ vật phẩm nào của một bộ sưu tập',
  'review.safe': 'Phê duyệt một giao dịch của Safe',
  'review.forwarded': 'Cho phép người khác gửi lệnh gọi này thay bạn',
  'review.votes': 'Trao phiếu bầu của bạn cho {delegate}',
  'review.delegation': 'Cho phép {delegate} hành động thay cho tài khoản của bạn (ERC-7710)',
  'review.delegation.limits': { other: 'Có {count} giới hạn không đọc được ở đây.' },
  'review.delegation.noLimits': 'Không có giới hạn nào.',
  'review.moveItem': 'Chuyển vật phẩm {item} của một bộ sưu tập từ {owner} tới {receiver}',
  'review.moveItems': 'Chuyển các vật phẩm của một bộ sưu tập từ {owner} tới {receiver}',
  'review.inner': 'Gọi một hợp đồng thực hiện các lệnh gọi này',
  'review.delegateCall': 'Cho phép mã của hợp đồng khác hành động như hợp đồng này',
  'review.hidden':
    'Gọi một hợp đồng: không đọc được ở đây việc này làm gì, nhưng bên trong có thứ giống như hạn mức chi tiêu hoặc lệnh chuyển',
  'review.odd': 'Lệnh gọi ở dạng bất thường: không đọc được ở đây việc này làm gì',
  'review.creates': 'Tạo một hợp đồng: không đọc được ở đây việc này làm gì',
  'review.delegate':
    'Cho phép mã của {delegate} hành động như tài khoản của bạn (EIP-7702), với mọi thứ tài khoản có',
  'review.delegate.none': 'Chấm dứt mã đang hành động như tài khoản của bạn (EIP-7702)',
  'review.everyChain': 'Trên mọi mạng.',
  'review.onChain': 'Trên mạng {chain}.',
  'review.digest.domain': 'Mã băm miền (EIP-712)',
  'review.digest.struct': 'Mã băm tin nhắn (EIP-712)',
  'review.digest.typed': 'Mã băm cuối cùng (EIP-712)',
  'review.digest.message': 'Mã băm tin nhắn (ERC-191)',
  'review.digest.calldata': 'Mã băm dữ liệu lệnh gọi (bản thảo ERC-8213)',
}
