import { useEffect, useRef, useState } from 'react'
import { type ScanProblem, scanCode, scanProblemOf } from '../../actions/send/scanCode.ts'
import { Button } from '../../components/Button.tsx'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './CodeScanner.css'

addStyles(css)

interface CodeScannerProps {
  onText: (text: string) => void
  onClose: () => void
}

/** Reads QR codes with the camera, which is requested on mount and stopped on unmount. */
export default function CodeScanner({ onText, onClose }: CodeScannerProps) {
  const { t } = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<ScanProblem>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is requested once per mount
  useEffect(() => {
    const scanning = new AbortController()
    const { signal } = scanning
    if (video.current)
      scanCode(video.current, signal).then(onText, (thrown: unknown) => {
        if (!signal.aborted) setProblem(scanProblemOf(thrown))
      })
    return () => scanning.abort()
  }, [])

  return (
    <div className="code-scanner">
      {problem ? (
        <p className="error" role="alert">
          {t(`send.scan.${problem}`)}
        </p>
      ) : (
        <>
          <video ref={video} muted playsInline aria-label={t('send.scan.camera')} />
          <p className="quiet" role="status">
            {t('send.scan.hint')}
          </p>
        </>
      )}
      <Button variant="quiet" onClick={onClose}>
        {t('send.scan.close')}
      </Button>
    </div>
  )
}
