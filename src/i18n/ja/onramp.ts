import type { TextsOf } from '../catalogue.ts'

export const onramp: TextsOf<'onramp'> = {
  'title.OnRampProviders': 'プロバイダーを選択',
  'title.OnRampTokenSelect': 'トークンを選択',
  'title.OnRampFiatSelect': '通貨を選択',
  'title.OnRampActivity': '履歴',
  'title.BuyInProgress': '購入',
  'title.WhatIsABuy': '購入とは？',
  'onramp.amount': '金額',
  'onramp.presets': 'クイック選択',
  'onramp.chooseCurrency': '{currency}、別の通貨を選ぶ',
  'onramp.chooseToken': '{symbol}、別のトークンを選ぶ',
  'onramp.limit.card': 'カード払い：{min}～{max}',
  'onramp.limit.bank': '銀行振込：{min}～{max}',
  'onramp.limit.other': '{min}～{max}',
  'onramp.beyond.card': 'カード払いの金額は{min}～{max}です',
  'onramp.beyond.bank': '銀行振込の金額は{min}～{max}です',
  'onramp.beyond.other': '金額は{min}～{max}です',
  'onramp.buy': '購入するもの',
  'onramp.on': '届くネットワーク',
  'onramp.elsewhere':
    '{provider}は{network}への送付に対応していません。購入したものは、同じアドレスの{delivery}に届きます。',
  'onramp.nowhere':
    '{provider}は{network}への送付に対応しておらず、アカウントは{network}にしかありません。',
  'onramp.price': '価格',
  'onramp.pay': '支払額',
  'onramp.fees': '手数料（込み）',
  'onramp.get': '受け取る数量（約）',
  'onramp.pricing': '価格を取得中',
  'onramp.noPrice': '価格はプロバイダーが表示します',
  'onramp.estimate': '見積もりです。{provider}はまだ確認しておらず、支払いの前に価格を表示します。',
  'onramp.providers': 'プロバイダー',
  'onramp.continue': '{provider}へ進む',
  'onramp.wrongAmount': '金額を変更してください',
  'onramp.chooseThere': '手数料{range}、注文はプロバイダーのサイトで',
  'onramp.amountThere': '金額と支払い方法は、プロバイダーのサイトで選びます。',
  'onramp.activity': '購入履歴',
  'onramp.none': 'ここで購入できるものはありません。',
  'onramp.builtIn': '現在、すべてを表示することはできません。',
  'onramp.search': 'トークンを検索',
  'onramp.searchPlaceholder': '名前またはシンボル',
  'onramp.tokens': 'トークン',
  'onramp.currencies': '通貨',
  'onramp.noTokens': '「{query}」に一致するトークンはありません',
  'onramp.buyIn': '{provider}で購入',
  'onramp.opening': '{provider}を開いています',
  'onramp.continueOn': '外部のウィンドウ（{host}）で続けてください。',
  'onramp.watching': '支払いが済むと、購入がここに表示されます。',
  'onramp.unwatched':
    '{provider}は、購入の状況をここに通知しません。購入したものは、届いた時点でアカウントに表示されます。',
  'onramp.blocked':
    'ブラウザがウィンドウを開きませんでした。ここから{provider}（{host}）を開いてください。',
  'onramp.open': '{provider}を開く',
  'onramp.openAgain': '{provider}をもう一度開く',
  'onramp.closed':
    '{provider}のウィンドウは閉じられました。支払いが済んでいる場合、購入はまもなくここに表示されます。',
  'onramp.unreachable': '現在、購入を照会できません。照会を続けています。',
  'onramp.failed': '購入できませんでした',
  'onramp.unseen':
    '3分以内に購入を確認できませんでした。支払いが済んでいる場合は、完了後に購入履歴に表示されます。',
  'onramp.unseenOffline':
    '3分間、購入を照会できませんでした。支払いが済んでいる場合は、やり直す前に購入履歴を確認してください。',
  'onramp.linkFailed': '現在{provider}を開けません。何も購入されていません。',
  'onramp.done': '完了',
  'onramp.empty': 'ここではまだ何も購入していません。',
  'help.buy.cardTitle': '普段のお金で暗号資産を',
  'help.buy.card': '他のお店と同じように、カードや銀行口座で支払うと、トークンを受け取れます。',
  'help.buy.providerTitle': '販売するのはプロバイダー',
  'help.buy.provider':
    '認可を受けた企業が、専用のウィンドウで支払いを受け付けます。本人確認を求められる場合があります。手数料は価格に含まれています。',
  'help.buy.walletTitle': 'ウォレットに直接',
  'help.buy.wallet':
    '購入したものは、たいてい数分以内にご自身のアドレスに送られます。企業が代わりに預かることはありません。',
  'failure.ONRAMP_NO_ADDRESS':
    'アカウントが接続されていません。ウォレットを接続してから、もう一度お試しください。',
  'failure.ONRAMP_NO_NETWORK':
    'ネットワークが選ばれていません。ネットワークを選んでから、もう一度お試しください。',
  'failure.ONRAMP_NO_PROJECT_ID': 'このページでは購入機能が設定されていません。',
  'failure.LINK_NOT_FOUND': '現在プロバイダーを開けません。後でもう一度お試しください。',
  'failure.BUY_FAILED':
    '完了した購入を確認できませんでした。やり直す前に購入履歴を確認してください。',
}
