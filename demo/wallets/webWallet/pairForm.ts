import { h } from '../shared/dom.ts'
import { hasCamera, readQrCode, scanWithCamera } from './scanner.ts'

const NO_CODE = 'No QR code was found. Try a sharper or closer picture.'

export interface PairForm {
  element: HTMLElement
  /** Enters the URI and submits it. */
  submit(uri: string): void
}

/** The form to pair: paste the URI, choose or paste an image of the code, or use the camera. */
export function createPairForm(pair: (uri: string) => Promise<void>): PairForm {
  const error = h('p', { className: 'error', id: 'uri-error', role: 'alert' })
  const input = h('input', {
    id: 'uri',
    name: 'uri',
    placeholder: 'wc:…',
    autocomplete: 'off',
    spellcheck: false,
    'aria-describedby': 'uri-error',
  })
  const connect = h('button', { type: 'submit', className: 'primary' }, 'Connect')
  const file = h('input', { type: 'file', accept: 'image/*', id: 'qr-image' })
  const camera = h('button', { type: 'button', className: 'quiet', hidden: true }, 'Use the camera')
  const video = h('video', { muted: true, playsInline: true, hidden: true })
  const form = h(
    'form',
    { noValidate: true },
    h('label', { htmlFor: 'uri' }, 'WalletConnect URI'),
    h('div', { className: 'field' }, input, connect),
    error,
    h(
      'div',
      { className: 'scan' },
      h('label', { htmlFor: 'qr-image', className: 'quiet button' }, 'Scan a picture', file),
      camera,
    ),
    video,
  )

  const fail = (message: string) => {
    error.textContent = message
    input.setAttribute('aria-invalid', String(message !== ''))
  }
  const submit = async (uri: string) => {
    input.value = uri
    fail('')
    connect.disabled = true
    try {
      await pair(uri)
      input.value = ''
    } catch (cause) {
      fail(cause instanceof Error ? cause.message : String(cause))
    }
    connect.disabled = false
  }
  const scan = (picture: Promise<string | undefined>) =>
    picture.then(
      (uri) => (uri === undefined ? fail(NO_CODE) : submit(uri)),
      () => fail('This picture cannot be read.'),
    )

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit(input.value)
  })
  file.addEventListener('change', () => {
    const picture = file.files?.[0]
    if (picture) scan(readQrCode(picture))
    file.value = ''
  })
  document.addEventListener('paste', (event) => {
    const picture = event.clipboardData?.files[0]
    if (picture) scan(readQrCode(picture))
  })
  offerCamera(camera, video, submit, fail)

  const element = h('section', { 'aria-labelledby': 'connect-heading' })
  element.append(h('h2', { id: 'connect-heading' }, 'Connect to a site'), form)
  return { element, submit: (uri) => void submit(uri) }
}

async function offerCamera(
  button: HTMLButtonElement,
  video: HTMLVideoElement,
  submit: (uri: string) => void,
  fail: (message: string) => void,
): Promise<void> {
  button.hidden = !(await hasCamera())
  let scanning: AbortController | undefined
  button.addEventListener('click', async () => {
    if (scanning) return scanning.abort()
    scanning = new AbortController()
    button.textContent = 'Stop the camera'
    video.hidden = false
    try {
      const uri = await scanWithCamera(video, scanning.signal)
      if (uri !== undefined) submit(uri)
    } catch {
      fail('The camera cannot be used. Allow it in the browser, or scan a picture.')
    }
    scanning = undefined
    button.textContent = 'Use the camera'
    video.hidden = true
  })
}
