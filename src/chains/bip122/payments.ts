import type { CaipNetworkId } from '../../types/caip.ts'
import type { PaymentProblem, PaymentReader } from '../../types/payment.ts'
import { formatUnits } from '../../utils/amount.ts'
import { cleanPayment, readQuery, readWords } from '../paymentQuery.ts'
import { bitcoinChains } from './chains.ts'
import { parsePayee } from './parsePayee.ts'

const satoshiDecimals = 8
const maxSatoshi = 21_000_000n * 10n ** 8n

/**
 * Parses an amount of a URI (decimal digits in BTC) to satoshi. Null if the amount is malformed, zero, or above the
 * supply.
 */
function readAmount(text: string): bigint | null {
  const [, whole, fraction = ''] = /^(\d{1,8})?(?:\.(\d{1,20}))?$/.exec(text) ?? []
  const digits = fraction.replace(/0+$/, '')
  if ((whole ?? fraction) === '' || digits.length > satoshiDecimals) return null
  const satoshi = BigInt(`${whole ?? ''}${digits.padEnd(satoshiDecimals, '0')}`)
  return satoshi > 0n && satoshi <= maxSatoshi ? satoshi : null
}

/** Parses a recipient. `ids` contains several networks if test networks share the format of the address. */
function readRecipient(text: string): { recipient: string; ids: CaipNetworkId[] } | null {
  const found = bitcoinChains.flatMap(({ caipNetworkId }) => {
    const recipient = parsePayee(text, caipNetworkId)
    return recipient === null ? [] : [{ recipient, caipNetworkId }]
  })
  const [first] = found
  const ids = found.map(({ caipNetworkId }) => caipNetworkId)
  return first ? { recipient: first.recipient, ids } : null
}

const refuse = (problem: PaymentProblem) => ({ problem })

const caip10 = /^(bip122:[\da-f]{32}):([\da-z]{1,90})$/i
const uri = /^bitcoin:([\da-z]{0,90})(?:\?(.*))?$/is

/**
 * The address in a query, where BIP-321 has it if the path has none: `bc` on the main network, `tb` on test networks. The first
 * one counts, since any of them may be paid.
 */
const addressIn = (query: string) => /(?:^|&)(bc|tb)=(\1[\da-z]{1,88})(?=&|$)/i.exec(query)?.[2]

/** Optional parameters of BIP-21, BIP-72, BIP-78 and BIP-321, and of apps, that do not change this payment. */
const ignored = ['lightning', 'lno', 'sp', 'bc', 'tb', 'pj', 'pjos', 'pop', 'r']

/** Seconds from which on a number is a time since the epoch, since no request is valid for 31 years. */
const firstTime = 1_000_000_000

/**
 * Reads the end of a request in ms since the epoch; undefined if it has none. BIP-21 and BIP-321 define none; Electrum
 * reads `time` and `exp` (https://github.com/spesmilo/electrum/blob/master/electrum/bip21.py). `exp` is taken as seconds
 * after `time`, or after now without a time, and 0 as no end. Null if malformed.
 */
function readExpiry(time: string | undefined, exp: string | undefined): number | null | undefined {
  if ([time, exp].some((text) => text !== undefined && !/^\d{1,10}$/.test(text))) return null
  const seconds = Number(exp ?? 0)
  if (seconds === 0) return undefined
  const begins = time === undefined ? Math.floor(Date.now() / 1000) : Number(time)
  return (seconds >= firstTime ? seconds : begins + seconds) * 1000
}

/** Reads URIs of BIP-21 and BIP-321, and CAIP-10 ids. Optional parameters such as `lightning` are ignored. */
export const bip122Payments: PaymentReader = {
  hasNotes: true,
  writePayment({ recipient, amountBaseUnits, note }) {
    const amount = formatUnits(amountBaseUnits, satoshiDecimals)
    return `bitcoin:${recipient}?amount=${amount}${note && `&message=${encodeURIComponent(note)}`}`
  },
  readPayment(given) {
    const text = cleanPayment(given)
    const [, named, account] = caip10.exec(text) ?? []
    const [, target, query = ''] = uri.exec(text) ?? []
    const written = account ?? (target === '' ? addressIn(query) : target)
    if (written === undefined) return refuse('paymentMalformed')
    const read = readRecipient(written)
    if (!read) return { problem: 'malformed' }
    const { recipient, ids } = read
    const network = named?.toLowerCase() as CaipNetworkId | undefined
    if (network !== undefined && !ids.includes(network)) return { problem: 'malformed' }
    const [only = null] = ids.length === 1 ? ids : []
    const payment = {
      caipNetworkId: network ?? only,
      recipient,
      token: null,
      amountBaseUnits: null,
    }
    if (network !== undefined) return { payment }
    // Parameter names may be in upper case, because a QR code of upper-case text is smaller.
    const lowered = query.replace(/(^|&)[^=&]+/g, (name) => name.toLowerCase())
    const single = ['amount', 'label', 'message']
    const parameters = readQuery(lowered, { single, times: ['time', 'exp'], ignored })
    if ('problem' in parameters) return parameters
    // An unknown parameter whose name starts with `req-` must be refused. The only known one is BIP-321's `req-pop`, for
    // wallets that prove a payment to its receiver.
    if (parameters.all.some(([name]) => name.startsWith('req-'))) return refuse('paymentParameter')
    const amount = parameters.get('amount')
    const amountBaseUnits = amount === undefined ? null : readAmount(amount)
    if (amount !== undefined && amountBaseUnits === null) return refuse('paymentAmount')
    const expiresAt = readExpiry(parameters.get('time'), parameters.get('exp'))
    if (expiresAt === null) return refuse('paymentParameter')
    const words = readWords(parameters.get('label'), parameters.get('message'))
    return {
      payment: {
        ...payment,
        amountBaseUnits,
        ...(words && { words }),
        ...(expiresAt && { expiresAt }),
      },
    }
  },
}
