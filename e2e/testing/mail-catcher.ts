import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server that keeps what it is given. */
export interface MailCatcher {
  /** What a shop is told about it. */
  readonly url: string
  /** Waits for a letter to an address with such a subject; gives its text. */
  waitFor(to: string, subject: RegExp): Promise<string>
  close(): void
}

/** Listens as a mail server. */
export async function catchMail(): Promise<MailCatcher> {
  const letters: string[] = []
  const server = createServer((socket) => speakSmtp(socket, letters)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    async waitFor(to, subject) {
      const giveUpAt = Date.now() + 30_000
      while (Date.now() < giveUpAt) {
        const letter = letters.find((each) => each.includes(`\nTo: ${to}`) && subject.test(each))
        if (letter) return letter.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`No letter to ${to} about ${subject} among ${letters.length}.`)
    },
    close: () => void server.close(),
  }
}

/** As much of a mail server as it takes to receive letters. */
function speakSmtp(socket: Socket, letters: string[]): void {
  let letter: string | undefined
  socket.on('error', () => socket.destroy())
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    const text = chunk.toString()
    if (letter !== undefined) letter += text
    else if (/^DATA/m.test(text)) letter = ''
    else return socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    if (!letter.endsWith('\r\n.\r\n')) return letter === '' ? socket.write('354 go\r\n') : undefined
    letters.push(letter)
    letter = undefined
    return socket.write('250 kept\r\n')
  })
}
