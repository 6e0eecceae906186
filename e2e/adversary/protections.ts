/** An edit that takes a part of a protection back. `from` must be in the file once. */
interface Edit {
  file: string
  from: string
  to: string
}

/** A protection of the code, and the test whose examples must fail without it. */
export interface Protection {
  name: string
  test: string
  edits: readonly Edit[]
}

const remove = (file: string, from: string): Edit => ({ file, from, to: '' })

const pressSend = 'src/actions/send/pressSend.ts'
const tokenState = 'src/chains/solana/send/tokenState.ts'
const describeQuote = 'src/actions/swap/describeQuote.ts'

export const protections: readonly Protection[] = [
  {
    name: 'the press submits the frozen order',
    test: 'evm',
    edits: [
      {
        file: pressSend,
        from: "import { reviewDraft } from './reviewDraft.ts'",
        to: "import { reviewDraft } from './reviewDraft.ts'\nimport { makeOrder } from './makeOrder.ts'",
      },
      {
        file: pressSend,
        from: 'if (review?.order) await submitSend(modal, review.order)',
        to: `const paying = sendingAccount()
      const again = paying && makeOrder(paying, modal.state.locale)
      if (again) await submitSend(modal, again)`,
      },
    ],
  },
  {
    name: 'values of Bitcoin coins are proved',
    test: 'bitcoin',
    edits: [
      {
        file: 'src/chains/bip122/transfer/toInput.ts',
        from: 'needsProof(coin) ? await readProof(rpc, coin) : undefined',
        to: 'undefined',
      },
      {
        file: 'src/chains/bip122/transfer/previousTransactions.ts',
        from: 'coins.filter(needsProof)',
        to: 'coins.filter(() => false)',
      },
    ],
  },
  {
    name: 'coins of pending payments are not spent again',
    test: 'bitcoin',
    edits: [
      remove(
        'src/chains/bip122/transfer/readFunds.ts',
        '.filter(({ coin }) => !own.spent.has(outpointOf(coin)))',
      ),
      remove(
        'src/chains/bip122/send/signAndBroadcast.ts',
        'if (!isReplacement) await checkUnspent(selected, context)',
      ),
    ],
  },
  {
    name: 'one host proves no price of a swap',
    test: 'evmSwap',
    edits: [
      remove(describeQuote, "  if (!isProved) return 'unknown'\n"),
      {
        file: 'src/actions/swap/readPrices.ts',
        from: "return dollars.includes(key) ? [...told, { source: 'dollar', usd: 1 }] : told",
        to: 'return told',
      },
    ],
  },
  {
    name: 'the receiver’s token account is the receiver’s',
    test: 'solana',
    edits: [
      remove(tokenState, "if (!held.owner.equals(owner)) throw refuse('RECEIVER_ACCOUNT_TAKEN')"),
      {
        file: 'src/chains/solana/send/tokenInstructions.ts',
        from: 'createAssociatedTokenAccountIdempotentInstruction(payer, target, owner, key, program),\n  ]',
        to: '...(exists ? [] : [createAssociatedTokenAccountIdempotentInstruction(payer, target, owner, key, program)]),\n  ]',
      },
    ],
  },
  {
    name: 'tokens with scaled amounts are refused',
    test: 'solana',
    edits: [
      remove(tokenState, "if (isScaled(data)) throw refuse('TOKEN_SCALED')"),
      remove(
        'src/chains/solana/tokenUnit.ts',
        "if (isScaled(data)) {\n    const { symbol } = metaplex\n    throw new WalletModalError('TOKEN_SCALED', { params: { symbol } })\n  }",
      ),
    ],
  },
  {
    name: 'stored addresses are not paid',
    test: 'bitcoin',
    edits: [
      {
        file: 'src/chains/bip122/provider.ts',
        from: '...others.filter(({ isStored }) => !isStored)]',
        to: '...others]',
      },
    ],
  },
  {
    name: 'each tab asks a node for the end of a transaction',
    test: 'evm',
    edits: [
      {
        file: 'src/controllers/pendingTransactions.ts',
        from: 'all.push(isOld ? other : reopened(other))',
        to: `all.push(reopened(other))
      if (!isOld && !isOpen(other)) ended.push(other)`,
      },
      {
        file: 'src/actions/transactions/followTransactions.ts',
        from: 'if (own) hurry(own)',
        to: `if (own) {
      const before = { ...own }
      updatePending(own, { phase })
      void tellChange({ before, after: { ...own, phase } })
    }`,
      },
    ],
  },
  {
    name: 'the wallet gets the reviewed fee',
    test: 'evm',
    edits: [
      {
        file: 'src/chains/eip155/send/sendCall.ts',
        from: 'const reviewed = isSmartAccount ? null : reviewedFee',
        to: 'const reviewed = null as bigint | null',
      },
      remove(
        'src/chains/eip155/send/simulateTransfer.ts',
        `if (reviewedFee !== null && !isSmartAccount)
    await checkFee(transfer, rpc, reviewedFee, { feeRate, feeTip })`,
      ),
    ],
  },
  {
    name: 'a session is that of a verified signature',
    test: 'evmSignIn',
    edits: [
      {
        file: 'src/actions/signIn/verifySignature.ts',
        from: 'if (!(await verifier.verify({ message, signature, address, caipNetworkId, rpc }))) return false',
        to: 'await verifier.verify({ message, signature, address, caipNetworkId, rpc })',
      },
    ],
  },
  {
    name: 'no fee is named whose gas is a guess',
    test: 'evm',
    edits: [
      {
        file: 'src/actions/send/makeOrder.ts',
        from: 'isEstimated && !isSmartAccount && !(isOfWallet && gasLimit === null)',
        to: 'isEstimated && !isSmartAccount',
      },
    ],
  },
  {
    name: 'a card is revoked for its own account',
    test: 'evmRevoke',
    edits: [remove('src/actions/permissions/revokePermissions.ts', '!isShown(paying) || ')],
  },
  {
    name: 'a refused quote names no tokens',
    test: 'evmPurchase',
    edits: [remove('src/actions/onramp/toPurchaseOrder.ts', ' && !isStandIn(quote.response)')],
  },
  {
    name: 'a provider’s page opens for the account of the press alone',
    test: 'evmPurchase',
    edits: [
      remove(
        'src/actions/onramp/startPurchase.ts',
        'if (!isStillPaying(paying)) return closeProviderWindow()',
      ),
    ],
  },
  {
    name: 'what an EVM wallet has sent is compared',
    test: 'evm',
    edits: [
      {
        file: 'src/chains/eip155/send/readTransaction.ts',
        from: 'if (isOwn && isOrdered(transaction, sent)) {',
        to: 'if (isOwn) {',
      },
    ],
  },
  {
    name: 'an approval of zero is no lower approval',
    test: 'evmSwap',
    edits: [remove('src/chains/eip155/send/compareCall.ts', 'sent.amount > 0n && ')],
  },
]
