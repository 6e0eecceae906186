/** Loads the QR code, which has a chunk of its own: phones show links instead. */
export const loadQrCode = () => import('../../components/QrCode.tsx')
