import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { fromLine } from '@vitrine/domain/website/settings/mail-sender'
import { afterEach, describe, expect, it } from 'vitest'
import { smtpMailer } from './smtp-mailer.ts'

let server: Server | undefined

afterEach(() => {
  server?.close()
})

const letter = {
  id: 'order-1-placed',
  to: 'ada@example.com',
  from: 'Demo <shop@example.com>',
  subject: 'Your order',
  text: 'Thanks',
  html: '<p>Thanks</p>',
  orderId: null,
  orderName: '',
  reason: 'other' as const,
}

describe('the SMTP mailer', () => {
  it('hands a letter to the mail server, under an id that stays', async () => {
    const received: string[] = []
    const url = await listen((socket) => speakSmtp(socket, received))
    await smtpMailer(url).send(letter)
    const [message = ''] = received
    expect(message).toContain('Message-ID: <order-1-placed@example.com>')
    expect(message).toContain('To: ada@example.com')
    expect(message).toContain('<p>Thanks</p>')
  })

  it('writes a name with quotes and strokes into the head as the standard has it', async () => {
    const received: string[] = []
    const url = await listen((socket) => speakSmtp(socket, received))
    await smtpMailer(url).send({ ...letter, from: fromLine('shop@example.com', 'Harbour "Best" \\ Co') })
    expect(received[0]).toContain('From: "Harbour \\"Best\\" \\\\ Co" <shop@example.com>\r\n')
  })

  it('fails when the server refuses, so that the job is tried again', async () => {
    const url = await listen((socket) => socket.end('554 No\r\n'))
    await expect(smtpMailer(url).send(letter)).rejects.toThrow()
  })
})

async function listen(answer: (socket: Socket) => void): Promise<string> {
  const listening = createServer(answer).listen(0, '127.0.0.1')
  server = listening
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}

/** As much of a mail server as it takes to receive a letter. */
function speakSmtp(socket: Socket, received: string[]): void {
  let message: string | undefined
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    const text = chunk.toString()
    if (message !== undefined) message += text
    else if (/^DATA/m.test(text)) message = ''
    else return socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    if (!message.endsWith('\r\n.\r\n')) return message === '' ? socket.write('354 go\r\n') : undefined
    received.push(message)
    message = undefined
    return socket.write('250 kept\r\n')
  })
}
