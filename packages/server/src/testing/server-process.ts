import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts a server over a folder, and kills it at once when a moment has come that is waited for once it printed its address, which the moment is told of. */
export async function runAndKill(
  dataDir: string,
  moment: (printed: string) => Promise<unknown>,
): Promise<void> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await moment(await untilItPrints(child, '/config'))
  child.kill('SIGKILL')
  await once(child, 'close')
}

function untilItPrints(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes(words)) resolve(printed)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`The server ended before it answered:\n${printed}`)))
  })
}
