import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Sends over SMTP to a port of localhost. */
export function createSendMail(port: number): SendMail {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  return async (mail) => {
    await transport.sendMail({ from: 'Demo wallet <wallet@demo.test>', ...mail })
  }
}
