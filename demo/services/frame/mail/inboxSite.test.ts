import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../../shared/http.ts'
import { catchMail, type MailCatcher } from './catchMail.ts'
import { startInbox } from './inboxSite.ts'
import { Mailbox } from './mailbox.ts'
import { createSendMail } from './sendMail.ts'

const mailbox = new Mailbox()
let catcher: MailCatcher
let inbox: RunningServer

beforeAll(async () => {
  catcher = await catchMail(0, mailbox)
  inbox = await startInbox(0, 'the inbox', mailbox)
})
afterAll(() => Promise.all([catcher.close(), inbox.close()]))

test('the inbox shows mail content as text, not HTML', async () => {
  const subject = '<img src=x onerror=alert(1)>'
  const text = 'Zoë <script>alert(1)</script> javascript:alert(1) http://localhost:1/"><b>'
  await createSendMail(catcher.port)({ to: 'ada@example.test', subject, text })
  expect(mailbox.to('ADA@example.test')[0]).toMatchObject({ subject, text: `${text}\n` })
  const list = await (await fetch(inbox.url)).text()
  expect(list).toContain('&lt;img src=x onerror=alert(1)&gt;')
  const page = await (await fetch(`${inbox.url}/mail?id=1`)).text()
  expect(page).toContain('Zoë &lt;script&gt;')
  expect(page).not.toMatch(/<script>alert|<img|<b>|href="javascript/)
})

test('the inbox shows a page for a mail that does not exist', async () => {
  expect((await fetch(`${inbox.url}/mail?id=99`)).status).toBe(400)
})
