import type { CaipNetworkId } from '../../../types/caip.ts'
import type { HandNotes, PaymentProblem, PaymentReader } from '../../../types/payment.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { cleanPayment, readQuery, readWords } from '../../paymentQuery.ts'
import { hidesCharacters } from '../../plainText.ts'
import { isSolanaAddress } from '../address.ts'
import { toCluster, toStandardChain } from '../clusters.ts'
import { readAddress } from './readAddress.ts'
import { toSolanaPayPart } from './solanaPayPart.ts'

/**
 * Limits of the data that a payment may add. A transaction has 1,232 bytes, and a token transfer from several accounts
 * leaves about 500 of them.
 */
const maxReferences = 4
const maxMemoBytes = 256

/**
 * Parses a decimal amount of Solana Pay: digits, with an optional fraction. Null if the amount is malformed or zero.
 */
function readAmount(text: string): string | null {
  const [, whole, fraction = ''] = /^(\d{1,20})(?:\.(\d{1,20}))?$/.exec(text) ?? []
  if (whole === undefined || !/[1-9]/.test(text)) return null
  const digits = fraction.replace(/0+$/, '')
  return `${BigInt(whole)}${digits && `.${digits}`}`
}

/**
 * Reads the network of a link by its parameter `cluster`, which Solana Pay leaves to wallets, and which apps write as
 * `Connection` names it. Undefined for an unknown one.
 */
const readCluster = (cluster: string) => toCluster(`solana:${cluster.replace(/-beta$/, '')}`)

/** True if a value has an address in it, such as a mint. */
const hasAddress = (value: string) => value.split(/[^a-z\d]+/i).some(isSolanaAddress)

const refuse = (problem: PaymentProblem) => ({ problem })

const caip10 = /^(solana:[-_a-z\d]{1,32}):([a-z\d]{32,44})$/i
const transferRequest = /^solana:([a-z\d]{1,64})(?:\?(.*))?$/is
const transactionRequest = /^solana:https(?::|%3a)/i

/** True if a memo can be sent: the review shows all of it, and the transaction has space for it. */
const isMemo = (memo: string): boolean =>
  new TextEncoder().encode(memo).length <= maxMemoBytes && !hidesCharacters(memo)

const handNotes: HandNotes = {
  read: ({ solanaPay }) => solanaPay?.memo ?? '',
  write({ solanaPay }, note) {
    const memo = note === '' ? null : note
    const references = solanaPay?.references ?? []
    return isMemo(note) ? toSolanaPayPart({ references, memo }) : null
  },
}

/** Reads transfer requests of Solana Pay, and CAIP-10 ids. */
export const solanaPayments: PaymentReader = {
  hasNotes: true,
  handNotes,
  writePayment({ caipNetworkId, recipient, token, amountBaseUnits, decimals, note }) {
    const cluster = toStandardChain(caipNetworkId).replace(/^solana:/, '')
    const query = [
      `amount=${formatUnits(amountBaseUnits, decimals)}`,
      ...(token === null ? [] : [`spl-token=${token}`]),
      ...(note ? [`message=${encodeURIComponent(note)}`] : []),
      // Solana Pay leaves the network to the wallet, which is the main network for most.
      ...(cluster === 'mainnet' || cluster === 'localnet' ? [] : [`cluster=${cluster}`]),
    ]
    return `solana:${recipient}?${query.join('&')}`
  },
  readPayment(given) {
    const text = cleanPayment(given)
    if (transactionRequest.test(text)) return refuse('paymentTransaction')
    const [, named, account] = caip10.exec(text) ?? []
    const [, target, query = ''] = transferRequest.exec(text) ?? []
    const written = account ?? target
    if (written === undefined) return refuse('paymentMalformed')
    const read = readAddress(written)
    if ('problem' in read) return read
    const recipient = read.address
    if (named !== undefined) {
      const caipNetworkId = named as CaipNetworkId
      return { payment: { caipNetworkId, recipient, token: null, amountBaseUnits: null } }
    }
    const parameters = readQuery(query, {
      single: ['amount', 'spl-token', 'label', 'message', 'memo', 'cluster'],
      repeated: ['reference'],
      ignored: ['redirect'],
      isUnsafe: hasAddress,
    })
    if ('problem' in parameters) return parameters
    const token = parameters.get('spl-token') ?? null
    const references = parameters.all.flatMap(([name, value]) =>
      name === 'reference' ? value : [],
    )
    const memo = parameters.get('memo') || null
    const isRead =
      (token === null || isSolanaAddress(token)) &&
      references.length <= maxReferences &&
      references.every(isSolanaAddress) &&
      isMemo(memo ?? '')
    if (!isRead) return refuse('paymentParameter')
    const cluster = parameters.get('cluster')
    const caipNetworkId = cluster === undefined ? null : readCluster(cluster)
    if (caipNetworkId === undefined) return refuse('paymentNetwork')
    const wanted = parameters.get('amount')
    const amount = wanted === undefined ? undefined : readAmount(wanted)
    if (amount === null) return refuse('paymentAmount')
    return {
      payment: {
        caipNetworkId,
        recipient,
        token,
        amountBaseUnits: null,
        amount,
        words: readWords(parameters.get('label'), parameters.get('message')),
        part:
          references.length > 0 || memo !== null
            ? toSolanaPayPart({ references, memo })
            : undefined,
      },
    }
  },
}
