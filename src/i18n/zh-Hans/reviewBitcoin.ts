import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': '网络费',
  'review.bitcoin.feeOfWallet': '由您的钱包告知',
  'review.bitcoin.feeHigh': '费用超过发送数量的十分之一',
  'review.bitcoin.spent': '您的币',
  'review.bitcoin.others': '他人的币',
  'review.bitcoin.sender': '发送者',
  'review.bitcoin.byWallet': '您的钱包',
  'review.bitcoin.byPage': '此网站或他人，可在以后任何时间',
  'review.bitcoin.noValue': '它所花费的数量未经证明，因此此处无法得知费用',
  'review.bitcoin.short': '它付出的多于它已有的，因此须由他人补充币',
  'review.bitcoin.notSigner': '它不花费已连接账户的币',
  'review.bitcoin.otherCoin': '您签名所涉及的币不属于其中指定的账户',
  'review.bitcoin.unasked': '花费 {account} 的 {value}，尽管该请求没有要求这个签名',
  'review.bitcoin.ordinals':
    '花费 {account} 的币，其中可能带有 Ordinals（铭文）。这些 {value} 的实际价值可能高得多',
  'review.bitcoin.back': '在您的地址 {to} 收到 {value}',
  'review.bitcoin.goes': '{value} 发送给 {to}，由所有参与者付出',
  'review.bitcoin.more': { other: '另有 {count} 笔付款未显示，合计 {value}' },
  'review.bitcoin.script': '发送 {value} 到此处无法解读的脚本：{script}',
  'review.bitcoin.burn': '销毁 {value}',
  'review.bitcoin.note': '将备注写入链：{text}',
  'review.bitcoin.data': '将此处无法解读的数据写入链。它可能会转移代币（例如符文）',
  'review.bitcoin.sighash.none': '让持有该签名的任何人决定您的币的去向：它不涵盖任何付款',
  'review.bitcoin.sighash.single':
    '允许他人更改除一笔付款之外的一切：{value} 给 {to}。您其余的币可能流向任何地方',
  'review.bitcoin.sighash.anyone': '允许他人在您签名后向其中添加币',
  'review.bitcoin.sighash.unknown': '以不寻常的方式签名：此处无法解读他人之后可以更改什么',
}
