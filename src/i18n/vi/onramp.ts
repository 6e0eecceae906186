import type { TextsOf } from '../catalogue.ts'

export const onramp: TextsOf<'onramp'> = {
  'title.OnRampProviders': 'Chọn nhà cung cấp',
  'title.OnRampTokenSelect': 'Chọn token',
  'title.OnRampFiatSelect': 'Chọn tiền tệ',
  'title.OnRampActivity': 'Hoạt động',
  'title.BuyInProgress': 'Mua',
  'title.WhatIsABuy': 'Mua là gì?',
  'onramp.amount': 'Số tiền',
  'onramp.presets': 'Chọn nhanh',
  'onramp.chooseCurrency': '{currency}, chọn tiền tệ khác',
  'onramp.chooseToken': '{symbol}, chọn token khác',
  'onramp.limit.card': 'Từ {min} đến {max} bằng thẻ',
  'onramp.limit.bank': 'Từ {min} đến {max} bằng chuyển khoản ngân hàng',
  'onramp.limit.other': 'Từ {min} đến {max}',
  'onramp.beyond.card': 'Bằng thẻ, số tiền có thể từ {min} đến {max}',
  'onramp.beyond.bank': 'Bằng chuyển khoản ngân hàng, số tiền có thể từ {min} đến {max}',
  'onramp.beyond.other': 'Số tiền có thể từ {min} đến {max}',
  'onramp.buy': 'Bạn mua',
  'onramp.on': 'Đến trên mạng',
  'onramp.elsewhere':
    '{provider} không giao tới {network}. Những gì bạn mua sẽ đến trên {delivery}, tại cùng địa chỉ.',
  'onramp.nowhere':
    '{provider} không giao tới {network}, và tài khoản của bạn chỉ có trên {network}.',
  'onramp.price': 'Giá',
  'onramp.pay': 'Bạn trả',
  'onramp.fees': 'Phí, đã bao gồm',
  'onramp.get': 'Bạn nhận khoảng',
  'onramp.pricing': 'Đang lấy giá',
  'onramp.noPrice': 'Nhà cung cấp sẽ hiển thị giá',
  'onramp.estimate':
    'Đây là ước tính: {provider} chưa xác nhận, và sẽ hiển thị giá trước khi bạn thanh toán.',
  'onramp.providers': 'Nhà cung cấp',
  'onramp.continue': 'Tiếp tục tới {provider}',
  'onramp.wrongAmount': 'Thay đổi số tiền',
  'onramp.chooseThere': 'Phí {range}, bạn đặt mua trên trang của họ',
  'onramp.amountThere': 'Bạn chọn số tiền và cách thanh toán tại nhà cung cấp.',
  'onramp.activity': 'Các lần mua',
  'onramp.none': 'Không thể mua gì ở đây.',
  'onramp.builtIn': 'Hiện không thể liệt kê tất cả.',
  'onramp.search': 'Tìm token',
  'onramp.searchPlaceholder': 'Tên hoặc ký hiệu',
  'onramp.tokens': 'Token',
  'onramp.currencies': 'Tiền tệ',
  'onramp.noTokens': 'Không có token nào khớp với “{query}”',
  'onramp.buyIn': 'Mua trong {provider}',
  'onramp.opening': 'Đang mở {provider}',
  'onramp.continueOn': 'Tiếp tục trong cửa sổ bên ngoài, trên {host}.',
  'onramp.watching': 'Khi bạn đã thanh toán, lần mua sẽ hiện ở đây.',
  'onramp.unwatched':
    '{provider} không báo lần mua của bạn về đây. Những gì bạn mua sẽ hiện trong tài khoản khi đến nơi.',
  'onramp.blocked':
    'Trình duyệt của bạn không mở cửa sổ nào. Hãy mở {provider} tại đây, trên {host}.',
  'onramp.open': 'Mở {provider}',
  'onramp.openAgain': 'Mở lại {provider}',
  'onramp.closed':
    'Cửa sổ của {provider} đã đóng. Nếu bạn đã thanh toán, lần mua sẽ sớm hiện ở đây.',
  'onramp.unreachable': 'Hiện không tra cứu được lần mua của bạn. Chúng tôi vẫn tiếp tục thử.',
  'onramp.failed': 'Mua không thành công',
  'onramp.unseen':
    'Không thấy lần mua nào trong 3 phút. Nếu bạn đã thanh toán, lần mua sẽ hiện trong danh sách của bạn khi hoàn tất.',
  'onramp.unseenOffline':
    'Không tra cứu được các lần mua của bạn trong 3 phút. Nếu bạn đã thanh toán, hãy xem ở đó trước khi thử lại.',
  'onramp.linkFailed': 'Hiện không mở được {provider}. Chưa mua gì cả.',
  'onramp.done': 'Xong',
  'onramp.empty': 'Bạn chưa mua gì ở đây.',
  'help.buy.cardTitle': 'Mua tiền mã hóa bằng tiền thông thường',
  'help.buy.card':
    'Thanh toán bằng thẻ hoặc từ tài khoản ngân hàng, như ở mọi cửa hàng khác, và nhận token.',
  'help.buy.providerTitle': 'Do nhà cung cấp bán',
  'help.buy.provider':
    'Một công ty có giấy phép nhận thanh toán của bạn trong cửa sổ riêng của họ. Họ có thể hỏi bạn là ai. Phí của họ nằm trong giá.',
  'help.buy.walletTitle': 'Thẳng vào ví của bạn',
  'help.buy.wallet':
    'Những gì bạn mua được gửi tới địa chỉ của chính bạn, thường trong vài phút. Không công ty nào giữ hộ bạn.',
  'failure.ONRAMP_NO_ADDRESS': 'Chưa có tài khoản nào được kết nối. Hãy kết nối ví rồi thử lại.',
  'failure.ONRAMP_NO_NETWORK': 'Chưa chọn mạng nào. Hãy chọn mạng rồi thử lại.',
  'failure.ONRAMP_NO_PROJECT_ID': 'Trang này chưa thiết lập tính năng mua.',
  'failure.LINK_NOT_FOUND': 'Hiện không mở được nhà cung cấp. Hãy thử lại sau.',
  'failure.BUY_FAILED':
    'Không thấy lần mua nào hoàn tất. Hãy xem các lần mua của bạn trước khi thử lại.',
}
