import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

const HOST = '127.0.0.1'

export interface MailCatcher {
  port: number
  close(): Promise<void>
}

/** An SMTP server that delivers all mail to `mailbox`. */
export async function catchMail(port: number, mailbox: Mailbox): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mailbox.take(Buffer.concat(chunks), to).then(() => done(), done)
      })
    },
  })
  // A client's broken connection must not end this process.
  server.on('error', () => undefined)
  const listening = server.listen(port, HOST)
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The mail port is missing.')
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
