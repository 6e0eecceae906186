/** The Shape Detection API, which TypeScript's DOM types lack. */
interface BarcodeDetectorClass {
  new (options: {
    formats: string[]
  }): {
    detect(source: HTMLVideoElement): Promise<{ rawValue?: unknown }[]>
  }
  getSupportedFormats(): Promise<string[]>
}

const detectorClass = () =>
  (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector

export type ScanProblem = 'denied' | 'missing' | 'failed'

const intervalMs = 150

/** True if the browser reads QR codes and may offer a camera, which only secure contexts do. */
export async function canScanCodes(): Promise<boolean> {
  try {
    const formats = await detectorClass()?.getSupportedFormats()
    return formats?.includes('qr_code') === true && 'mediaDevices' in navigator
  } catch {
    return false
  }
}

/** Maps the name of a DOMException of `getUserMedia` to a problem. */
export function scanProblemOf(thrown: unknown): ScanProblem {
  const { name } = Object(thrown) as { name?: unknown }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

/**
 * Shows the camera in `video` until it detects a QR code, then stops the camera and resolves with the code's text.
 *
 * @throws DOMException of `getUserMedia` or the detector; NotReadableError if the camera stops; the signal's reason
 */
export async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const Detector = detectorClass()
  if (!Detector) throw new DOMException('', 'NotSupportedError')
  const camera = { facingMode: 'environment' }
  const stream = await navigator.mediaDevices.getUserMedia({ video: camera })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    video.srcObject = stream
    await video.play()
    const detector = new Detector({ formats: ['qr_code'] })
    for (;;) {
      signal.throwIfAborted()
      // The camera was unplugged, or its permission withdrawn.
      if (!stream.active) throw new DOMException('', 'NotReadableError')
      const [code] = await detector.detect(video)
      signal.throwIfAborted()
      if (typeof code?.rawValue === 'string' && code.rawValue !== '') return code.rawValue
      await new Promise((resolve) => setTimeout(resolve, intervalMs))
    }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}
