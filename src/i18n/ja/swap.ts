import type { TextsOf } from '../catalogue.ts'

export const swap: TextsOf<'swap'> = {
  'title.Swap': 'スワップ',
  'title.SwapSelectToken': 'トークンを選択',
  'title.SwapPreview': 'スワップの確認',
  'swap.give': '渡す数量',
  'swap.get': '受け取る数量',
  'swap.amount': '数量',
  'swap.balance': '残高：{amount}',
  'swap.max': '最大',
  'swap.flip': '2つのトークンを入れ替える',
  'swap.choose': 'トークンを選択',
  'swap.step.selectToken': 'トークンを選択',
  'swap.step.addAmount': '数量を入力',
  'swap.step.incorrectValue': '値が不正です',
  'swap.step.insufficientFunds': '残高不足',
  'swap.step.insufficientGas': 'ガス代不足',
  'swap.step.quoting': '価格を取得中',
  'swap.step.failed': 'スワップ',
  'swap.step.review': 'スワップを確認',
  'swap.noRoute':
    'この数量の価格が見つかりませんでした。別の数量または別のトークンをお試しください。',
  'swap.failed': '価格を読み込めません。通信状態を確認してから、もう一度お試しください。',
  'swap.stale': '価格を更新できないため、変わっている可能性があります。',
  'swap.noPrice': '確認済みの価格なし',
  'swap.about': '約{amount}を受け取ります',
  'swap.more': '先ほどより{percent}多い',
  'swap.less': '先ほどより{percent}少ない',
  'swap.about.more': '約{amount}を受け取ります。先ほどより{percent}多くなっています。',
  'swap.about.less': '約{amount}を受け取ります。先ほどより{percent}少なくなっています。',
  'swap.row.rate': 'レート',
  'swap.row.rateValue': '1 {source} = {amount} {target}',
  'swap.row.impact': '価格への影響',
  'swap.row.providerFee': 'プロバイダー手数料（{percent}）',
  'swap.row.networkFee': 'ネットワーク手数料（最大）',
  'swap.row.minimum': '要求する最小数量（スリッページ{percent}）',
  'swap.row.total': '総費用（最大）',
  'swap.total': '費用は約{amount}',
  'swap.total.unknown': '費用不明',
  'swap.row.unknown': '不明',
  'swap.row.feeUnknown': 'ウォレットに表示されます',
  'swap.row.network': 'ネットワーク',
  'swap.highImpact':
    'このスワップでは価値の{percent}が失われます。数量を減らすと、損失が少なくなる可能性があります。',
  'swap.unknownImpact':
    '価格を裏付ける別の情報源がないため、このスワップでどれだけ失われるかは不明です。ご自身で数量を見比べてください。',
  'swap.contradicted':
    'トークンの価格が情報源によって異なります。ここでは不利なほうの価格を使っています。ご自身で数量を見比べてください。',
  'swap.typeToConfirm': '続けるには、受け取る数量を入力してください：{amount}',
  'swap.pressAgain': 'それでもよい場合は「それでもスワップ」を押してください。',
  'swap.impostor':
    'これは、名前は同じですが、よく知られた{symbol}ではありません。アドレスは{address}です。',
  'swap.twin':
    'ここには{symbol}という名前のトークンが複数あります。目的のものが{address}のトークンであることを確認してください。',
  'swap.notThe': 'よく知られた{symbol}ではありません',
  'swap.gasHint': 'ネットワーク手数料として{symbol}が必要です（約{amount}）',
  'swap.search': 'トークンを検索',
  'swap.searchPlaceholder': '名前、シンボル、アドレス',
  'swap.suggested': 'おすすめ',
  'swap.yours': '保有トークン',
  'swap.popular': 'すべてのトークン',
  'swap.found': '検索結果',
  'swap.none': '「{query}」に一致するトークンはありません',
  'swap.unsupported': '{network}ではスワップを提供していません。別のネットワークを選んでください。',
  'swap.unsupportedNone': 'このアプリのどのネットワークでもスワップを提供していません。',
  'swap.preparing': 'スワップを準備中',
  'swap.approve': '承認',
  'swap.approving': '承認中…',
  'swap.swap': 'スワップ',
  'swap.swapAnyway': 'それでもスワップ',
  'swap.swapping': 'スワップ中…',
  'swap.cancel': 'キャンセル',
  'swap.retry': '再試行',
  'swap.allow':
    '先に、{spender}に{amount}の使用を許可してください。引き出せるのはこの数量までです。',
  'swap.allowReset':
    '{symbol}は以前の許可を先に取り除く必要があるため、ウォレットは2回確認を求めます。',
  'swap.waitingApproval': 'ネットワークが承認を確定するのを待っています',
  'swap.sentence':
    '{network}で{source}を約{target}にスワップします。直前のシミュレーションの結果は{arrived}でした。受け取る数量が{minimum}を下回る場合、スワップは中止されます。',
  'swap.sentenceAbout': '{network}で{source}を約{target}にスワップします。',
  'swap.unchecked':
    'このネットワークではこのスワップをシミュレーションできないため、受け取る数量は確認されていません。このサービスを信頼できる場合にのみスワップしてください。',
  'swap.oneNode':
    'このスワップをシミュレーションしたのはスワップサービス自身だけのため、受け取る数量は確認されていません。このサービスを信頼できる場合にのみスワップしてください。',
  'swap.failedHint':
    '下書きは保存されています。ウォレットにこのトランザクションが表示されている場合は、再度送らないでください。',
  'swap.toast.approve': 'ウォレットで使用上限の引き上げを承認してください',
  'swap.toast.confirm': 'ウォレットでトランザクションを確定してください',
  'swap.toast.swapping': '{source}を{amount}にスワップ中',
  'swap.toast.swapped': '{source}を{amount}にスワップしました',
  'swap.toast.done': '{source}を{target}にスワップしました',
  'swap.toast.short': 'スワップは完了しましたが、{source}で受け取ったのは{amount}だけでした',
  'swap.left': 'このスワップの後も、{spender}はお持ちの資産から{amount}を使用できます。',
  'swap.left.unlimited': 'このスワップの後も、{spender}はお持ちの{symbol}を上限なく使用できます。',
  'swap.takeBack': '許可を取り消す',
  'swap.keep': 'そのままにする',
  'failure.SWAP_INIT_FAILED':
    '現在スワップを読み込めません。通信状態を確認してから、もう一度お試しください。',
  'failure.GAS_PRICE_UNSUPPORTED':
    '現在、このネットワークではスワップを利用できません。後でもう一度試すか、別のネットワークを選んでください。',
  'failure.SWAP_UNSUPPORTED':
    'このネットワークではスワップを提供していません。別のネットワークを選んでください。',
  'failure.PRICE_UNAVAILABLE': '現在ドル価格を読み込めません。ご自身で数量を見比べてください。',
  'failure.INCORRECT_AMOUNT': 'この数量はスワップできません。別の数量をお試しください。',
  'failure.ALLOWANCE_UNAVAILABLE':
    'スワップを準備できませんでした。しばらくしてからもう一度お試しください。',
  'failure.APPROVAL_BUILD_FAILED':
    '承認を準備できませんでした。しばらくしてからもう一度お試しください。',
  'failure.SWAP_BUILD_FAILED':
    'スワップを準備できませんでした。もう一度試すか、数量を変更してください。',
  'failure.SWAP_PRICE_MOVED':
    '価格が1%を超えて変動しました。新しい価格を確認してから、もう一度確定してください。',
  'failure.SWAP_FAILED':
    'スワップを送信できませんでした。ウォレットを確認してから、もう一度お試しください。',
}
