import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareDraft } from '../../actions/send/prepareDraft.ts'
import { setOpen } from '../../controllers/modal.ts'
import { resetSend, updateSend } from '../../controllers/send.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { dialog, focused, showView } from '../testing/showView.tsx'

vi.mock('../../actions/send/prepareDraft.ts', { spy: true })
vi.mock('../../actions/send/estimateCost.ts', async (load) => ({
  ...(await load<object>()),
  estimateCost: async () => true,
}))

const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const native = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  iconUrl: null,
  quantity: { decimals: '18', numeric: '10' },
} as const

const form = () => dialog('Send')
const scan = () => form().getByRole('button', { name: 'Scan a QR code' })
const picture = () => form().getByLabelText('Picture of the camera')
const close = () => form().getByRole('button', { name: 'Close the camera' })

/** The text of the QR code in front of the camera. */
let seen: string | undefined
let streams: MediaStream[]
const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia')

/** Not every Chromium has a BarcodeDetector, so the test defines one. The camera's stream is real. */
function installDetector(formats: string[]) {
  const getSupportedFormats = vi.fn(async () => formats)
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = getSupportedFormats
      detect = async () => (seen === undefined ? [] : [{ rawValue: seen }])
    },
  )
  return getSupportedFormats
}

const isLive = () => streams.some((stream) => stream.active)

beforeEach(() => {
  vi.mocked(prepareDraft).mockResolvedValue()
  seen = undefined
  streams = []
  getUserMedia.mockReset()
  getUserMedia.mockImplementation(async () => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const stream = canvas.captureStream()
    streams.push(stream)
    return stream
  })
  resetSend()
  connectAccount()
  updateSend({ token: native, tokenBalances: [native], networkBalance: 10n ** 19n, gasPrice: 1n })
})
afterEach(() => vi.unstubAllGlobals())

it('the camera button is hidden if the browser cannot read QR codes', async () => {
  const getSupportedFormats = installDetector(['ean_13'])
  showView('WalletSend')
  await expect.poll(() => getSupportedFormats.mock.calls.length).toBeGreaterThan(0)
  await expect.element(form().getByLabelText('Receiver')).toBeVisible()
  expect(scan().elements()).toHaveLength(0)
  expect(getUserMedia).not.toHaveBeenCalled()
})

it('a scanned payment fills the form, and the camera stops', async () => {
  installDetector(['qr_code'])
  showView('WalletSend')
  await expect.element(scan()).toBeVisible()
  expect(getUserMedia).not.toHaveBeenCalled()
  await scan().click()
  await expect.element(picture()).toBeVisible()
  expect(getUserMedia).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(isLive()).toBe(true))
  seen = `ethereum:${checksummed}@1?value=1.5e18`
  await expect.element(form().getByLabelText('Receiver')).toHaveValue(checksummed)
  await expect.element(form().getByLabelText('Amount')).toHaveValue('1.5')
  expect(picture().elements()).toHaveLength(0)
  await vi.waitFor(() => expect(isLive()).toBe(false))
})

it('the camera stops when the user closes it, and when the modal closes', async () => {
  installDetector(['qr_code'])
  const modal = showView('WalletSend')
  await scan().click()
  await vi.waitFor(() => expect(isLive()).toBe(true))
  await close().click()
  expect(picture().elements()).toHaveLength(0)
  await vi.waitFor(() => expect(isLive()).toBe(false))
  await scan().click()
  await vi.waitFor(() => expect(isLive()).toBe(true))
  setOpen(modal, false)
  await vi.waitFor(() => expect(isLive()).toBe(false))
})

it('a camera that is granted after the user has closed the scanner stops at once', async () => {
  installDetector(['qr_code'])
  let grant: ((stream: MediaStream) => void) | undefined
  getUserMedia.mockImplementation(
    () =>
      new Promise((resolve) => {
        grant = resolve
      }),
  )
  showView('WalletSend')
  await scan().click()
  await close().click()
  const late = document.createElement('canvas')
  late.getContext('2d')?.fillRect(0, 0, 9, 9)
  const stream = late.captureStream()
  expect(stream.active).toBe(true)
  grant?.(stream)
  await vi.waitFor(() => expect(stream.active).toBe(false))
})

it.each([
  ['NotAllowedError', /^The camera is blocked/],
  ['NotFoundError', /^No camera was found/],
  ['NotReadableError', /^The camera couldn’t be used/],
])('the form explains a camera that fails with %s', async (name, text) => {
  installDetector(['qr_code'])
  getUserMedia.mockRejectedValue(new DOMException('', name))
  showView('WalletSend')
  await scan().click()
  await expect.element(form().getByText(text)).toBeVisible()
  expect(picture().elements()).toHaveLength(0)
  await close().click()
  expect(focused()).toBe(form().getByLabelText('Receiver').element())
})
