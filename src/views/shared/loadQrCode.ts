/** A chunk of its own: on a phone, links replace the QR code. */
export const loadQrCode = () => import('../../components/QrCode.tsx')
