import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.heading.grant': '{app}が代理での操作を求めています',
  'review.grant': '{holder}に、毎回確認を求めずにこのアカウントの代理で操作することを許可する',
  'review.grant.endless': '終了日は指定されていません。',
  'review.typed.unread': 'コントラクト用のデータに署名する：行われることはここでは読み取れません',
  'review.witness': 'ここでは読み取れない条件があります。',
  'review.domain.noContract': 'どのコントラクト用かが示されていません',
  'review.domain.badContract': 'コントラクトのアドレスが無効です：{contract}',
  'review.domain.ownAccount': 'ご自身のアカウントを、コントラクトであるかのように対象としています',
  'review.domain.noChain':
    'どのネットワーク用かが示されていないため、他のネットワークでも有効な可能性があります',
  'review.transferByOther':
    '署名を持つ者なら誰でも、ご自身のトランザクションなしに、お持ちの{amount}を{receiver}に送ることを許可する',
  'review.order.give': '誰かが注文を受け入れた場合に渡すもの',
  'review.order.get': '受け取るもの',
  'review.order.nothing': '何も受け取らない',
  'review.order.anyItem': 'コレクションの任意のアイテム',
  'review.safe': 'Safeのトランザクションを承認する',
  'review.forwarded': '他者がこの呼び出しを代わりに送信することを許可する',
  'review.votes': '投票権を{delegate}に渡す',
  'review.delegation': '{delegate}に、アカウントの代理で操作することを許可する（ERC-7710）',
  'review.delegation.limits': { other: 'ここでは読み取れない制限が{count}件あります。' },
  'review.delegation.noLimits': '制限はありません。',
  'review.moveItem': 'コレクションのアイテム{item}を{owner}から{receiver}に移す',
  'review.moveItems': 'コレクションのアイテムを{owner}から{receiver}に移す',
  'review.inner': '次の呼び出しを行うコントラクトを呼び出す',
  'review.delegateCall': '別のコントラクトのコードが、このコントラクトとして動作することを許可する',
  'review.hidden':
    'コントラクトを呼び出す：行われることはここでは読み取れませんが、使用の許可または送金のようなものが含まれています',
  'review.odd': '通常とは異なる形式の呼び出し：行われることはここでは読み取れません',
  'review.creates': 'コントラクトを作成する：行われることはここでは読み取れません',
  'review.delegate':
    '{delegate}のコードが、アカウントの持つすべてに対し、そのアカウントとして動作することを許可する（EIP-7702）',
  'review.delegate.none': 'アカウントとして動作するコードを終了する（EIP-7702）',
  'review.everyChain': 'すべてのネットワークで。',
  'review.onChain': 'ネットワーク{chain}で。',
  'review.digest.domain': 'ドメインのハッシュ（EIP-712）',
  'review.digest.struct': 'メッセージのハッシュ（EIP-712）',
  'review.digest.typed': '最終ハッシュ（EIP-712）',
  'review.digest.message': 'メッセージのハッシュ（ERC-191）',
  'review.digest.calldata': '呼び出しデータのダイジェスト（ERC-8213ドラフト）',
}
