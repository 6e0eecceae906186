import { loadQrCode } from './loadQrCode.ts'
import { useChunk } from './useChunk.ts'

/** Returns the QR code's component; undefined until its chunk has loaded. */
export const useQrCode = () => useChunk(true, loadQrCode)?.QrCode
