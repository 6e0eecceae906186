/** The text of the QR code in an image; undefined if the image has none. */
export async function readQrCode(image: ImageBitmapSource): Promise<string | undefined> {
  const bitmap = await createImageBitmap(image)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const { default: jsQR } = await import('jsqr')
  return jsQR(data, width, height)?.data
}

/** True if the device has a camera. Shows no prompt. */
export async function hasCamera(): Promise<boolean> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => [])
  return devices?.some(({ kind }) => kind === 'videoinput') ?? false
}

const FRAME_INTERVAL_MS = 200

/** Shows the camera in `video` until a QR code is found or `signal` aborts. Then releases the camera. */
export async function scanWithCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const text = await readQrCode(video)
      if (text !== undefined) return text
      await new Promise((resolve) => setTimeout(resolve, FRAME_INTERVAL_MS))
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
