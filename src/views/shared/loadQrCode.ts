/** The QR code is a chunk of its own: on a phone, links take its place. */
export const loadQrCode = () => import('../../components/QrCode.tsx')
