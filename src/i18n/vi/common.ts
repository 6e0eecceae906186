import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Quay lại',
  close: 'Đóng',
  retry: 'Thử lại',
  reload: 'Tải lại',
  loading: 'Đang tải',
  'title.Connect': 'Kết nối ví',
  'title.help': 'Ví là gì?',
  'account.network': 'Mạng',
  'connect.wallets': 'Ví',
  'connect.on': 'Kết nối trên {family}',
  'connect.allWallets': 'Tất cả ví',
  'connect.haveNoWallet': 'Chưa có ví?',
  'connect.getStarted': 'Bắt đầu',
  'connect.empty': 'Không có ví nào trong trình duyệt này.',
  'connect.listFailed': 'Không tải được danh sách ví. Các ví đã cài đặt vẫn hoạt động.',
  'tag.installed': 'Đã cài đặt',
  'tag.recent': 'Gần đây',
  'tag.qrCode': 'Mã QR',
  'tag.multichain': 'Đa chuỗi',
  'view.loadFailed': 'Không tải được phần này. Hãy kiểm tra kết nối hoặc tải lại trang.',
}
