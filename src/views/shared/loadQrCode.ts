/** Loads the chunk of the QR code, which is lazy because phones show links instead. */
export const loadQrCode = () => import('../../components/QrCode.tsx')
