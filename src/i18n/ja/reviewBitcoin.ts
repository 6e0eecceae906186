import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'ネットワーク手数料',
  'review.bitcoin.feeOfWallet': 'ウォレットに表示されます',
  'review.bitcoin.feeHigh': '手数料が送る数量の10分の1を超えています',
  'review.bitcoin.spent': 'ご自身のコイン',
  'review.bitcoin.others': '他者のコイン',
  'review.bitcoin.sender': '送信者',
  'review.bitcoin.byWallet': 'ご自身のウォレット',
  'review.bitcoin.byPage': 'このサイトまたは他者（今後いつでも）',
  'review.bitcoin.noValue': '使われる数量が証明されていないため、手数料はここでは読み取れません',
  'review.bitcoin.short':
    '含まれるコインより多くを支払うため、他者がコインを追加する必要があります',
  'review.bitcoin.notSigner': '接続中のアカウントのコインは使われません',
  'review.bitcoin.otherCoin': '署名するコインは、指定されているアカウントのものではありません',
  'review.bitcoin.unasked': 'リクエストはその署名を求めていませんが、{account}の{value}を使う',
  'review.bitcoin.ordinals':
    'Ordinals（インスクリプション）を含む可能性のある{account}のコインを使う。その{value}には、はるかに高い価値がある可能性があります',
  'review.bitcoin.back': 'ご自身のアドレス{to}で{value}を受け取る',
  'review.bitcoin.goes': '{value}が参加者全員から{to}に送られます',
  'review.bitcoin.more': { other: '表示されていない支払いが他に{count}件（合計{value}）' },
  'review.bitcoin.script': 'ここでは読み取れないスクリプトに{value}を送る：{script}',
  'review.bitcoin.burn': '{value}を消滅させる',
  'review.bitcoin.note': 'チェーンにメモを書き込む：{text}',
  'review.bitcoin.data':
    'ここでは読み取れないデータをチェーンに書き込む。トークン（Runesなど）が移動する可能性があります',
  'review.bitcoin.sighash.none':
    '署名を持つ者なら誰でも、コインの送り先を決められるようにする：この署名はどの支払いも対象としていません',
  'review.bitcoin.sighash.single':
    '1件の支払い（{to}に{value}）を除くすべての変更を他者に許可する。残りのコインはどこにでも送られ得ます',
  'review.bitcoin.sighash.anyone': '署名した後に他者がコインを追加することを許可する',
  'review.bitcoin.sighash.unknown':
    '通常とは異なる方法で署名する：後で他者が何を変更できるかは、ここでは読み取れません',
}
